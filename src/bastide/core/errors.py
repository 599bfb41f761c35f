"""Saying no: which rule forbids an action, and what is wrong with input from outside."""

from mypy_extensions import mypyc_attr

from bastide.core.phrases import NO_ARGS, Args, Phrase


class Refusal:
    """Why an action is not legal: the number of the rule that forbids it, and a sentence.

    Of several actions with the same thing that are all refused, the one with the highest `near` was nearest to being
    legal: its reason is told. Games say so where a thing can be touched for several purposes.
    """

    def __init__(self, rule: str, key: str, args: Args = NO_ARGS, near: int = 0) -> None:
        self.rule = rule
        self.phrase = Phrase(key, args)
        self.near = near

    @property
    def pending(self) -> bool:
        """Whether it only says that something else is asked; every game has this key for that."""
        return self.phrase.key == "refuse-pending"

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.phrase!r})"


def first_reason(args: Args, reasons: list[tuple[bool, str, str]]) -> Refusal | None:
    """Of some reasons against an action, each with whether it holds, its rule and its sentence, the first that does."""
    for holds, rule, key in reasons:
        if holds:
            return Refusal(rule, key, args)
    return None


@mypyc_attr(allow_interpreted_subclasses=True)
class InputError(ValueError):
    """Bad input from outside: what is wrong, where, and what is allowed. `str()` is English; `say` any language."""

    def __init__(self, phrase: Phrase, game: str = "") -> None:
        super().__init__(phrase, game)
        self.phrase = phrase
        self.game = game

    def __str__(self) -> str:
        return self.say("en")

    def say(self, language: str) -> str:
        """The sentence in a language."""
        from bastide.core.words import words

        return words(language, self.game).say(self.phrase)


class IllegalAction(Exception):  # noqa: N818 - a fixed public name
    """An action that the rules forbid here. The state has not changed."""

    def __init__(self, rule: str, message: str, phrase: Phrase | None = None) -> None:
        super().__init__(f"{rule}: {message}" if rule else message)
        self.rule = rule
        self.message = message
        self.phrase = phrase

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (type(self), (self.rule, self.message, self.phrase))
