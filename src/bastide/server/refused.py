"""Saying no over the wire: a status, a code for programs, a sentence for people, and the rule where there is one."""

from bastide.core.errors import IllegalAction, InputError
from bastide.core.phrases import NO_ARGS, Args, Phrase, called
from bastide.core.words import words


class Refused(Exception):  # noqa: N818 - an answer, not a failure
    """The request cannot be done; nothing has changed."""

    def __init__(
        self,
        status: int,
        code: str,
        args: Args = NO_ARGS,
        phrase: Phrase | None = None,
        rule: str = "",
        game: str = "",
        detail: str = "",
        wait: float = 0.0,
    ) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.phrase = phrase or Phrase(f"no-{code}", args)
        self.rule = rule
        self.game = game
        self.wait = wait
        """Seconds after which the same request may be allowed."""
        self.detail = detail
        """What a programmer wants to know besides, in English."""

    def body(self, language: str) -> dict[str, str]:
        said = words(language, self.game, "bastide.server").say_once(self.phrase)
        more = {"rule": self.rule, "detail": self.detail}
        return {"code": self.code, "message": said, **{name: value for name, value in more.items() if value}}


def illegal(error: IllegalAction, game: str, names: list[str | Phrase]) -> Refused:
    phrase = called(error.phrase or Phrase(error.message), names)
    return Refused(409, "illegal", phrase=phrase, rule=error.rule, game=game)


def bad_input(error: InputError) -> Refused:
    return Refused(422, "bad-input", phrase=error.phrase, game=error.game)
