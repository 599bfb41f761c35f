"""Saying no, and saying anything, in the reader's language: a phrase is a key of the Fluent files and its arguments."""

from collections.abc import Mapping
from typing import Final, Union

Value = int | str | tuple[int, ...]
"""What a field of an action or an event may hold."""

Args = Mapping[str, Union[int, str, tuple[int, ...], "Phrase"]]
"""What a phrase may speak of. A text "@key" stands for the words of that key, "@a @b" for a list of them."""

NO_ARGS: Final[dict[str, Value]] = {}


class Phrase:
    """A sentence not yet in any language."""

    def __init__(self, key: str, args: Args = NO_ARGS) -> None:
        self.key = key
        self.args = args

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Phrase, (self.key, dict(self.args)))

    def __repr__(self) -> str:
        return f"Phrase({self.key!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.key, tuple(self.args.items())))


class Refusal:
    """Why an action is not legal: the number of the rule that forbids it, and a sentence."""

    def __init__(self, rule: str, key: str, args: Args = NO_ARGS) -> None:
        self.rule = rule
        self.phrase = Phrase(key, args)

    @property
    def pending(self) -> bool:
        """Whether it only says that something else is asked; every game has this key for that."""
        return self.phrase.key == "refuse-pending"

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.phrase!r})"


class InputError(ValueError):
    """Bad input from outside: what is wrong, where, and what is allowed. `str()` is English; `say` any language."""

    def __init__(self, phrase: Phrase, game: str = "") -> None:
        super().__init__(phrase, game)
        self.phrase = phrase
        self.game = game

    def __str__(self) -> str:
        return self.say("en")

    def say(self, language: str) -> str:
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
