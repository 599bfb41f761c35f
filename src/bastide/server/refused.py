"""Saying no over the wire: a status, a code for programs, a sentence for people, and the rule where there is one."""

from bastide.core.refusal import NO_ARGS, Args, IllegalAction, InputError, Phrase
from bastide.core.words import words


class Refused(Exception):  # noqa: N818 - an answer, not a failure
    """The request cannot be done; nothing has changed."""

    def __init__(
        self, status: int, code: str, args: Args = NO_ARGS, phrase: Phrase | None = None, rule: str = "", game: str = ""
    ) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.phrase = phrase or Phrase(f"no-{code}", args)
        self.rule = rule
        self.game = game

    def body(self, language: str) -> dict[str, str]:
        said = words(language, self.game, "bastide.server").say(self.phrase)
        found = {"code": self.code, "message": said}
        return {**found, "rule": self.rule} if self.rule else found


def illegal(error: IllegalAction, game: str) -> Refused:
    return Refused(409, "illegal", phrase=error.phrase or Phrase(error.message), rule=error.rule, game=game)


def bad_input(error: InputError) -> Refused:
    return Refused(422, "bad-input", phrase=error.phrase, game=error.game)
