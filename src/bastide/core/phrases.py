"""A sentence not yet in any language: a key of the Fluent files and what it speaks of."""

from collections.abc import Mapping
from typing import Final, Union

Value = int | str | tuple[int, ...]
"""What a field of an action or an event may hold."""

Args = Mapping[str, Union[int, str, tuple[int, ...], "Phrase"]]
"""What a phrase may speak of. A text "@key" stands for the words of that key, "@a @b" for a list of them; "@player-2"
(`player(1)`) is whoever sits there."""

NO_ARGS: Final[dict[str, Value]] = {}
PLAYER: Final = "@player-"


def player(seat: int) -> str:
    """A player that a phrase speaks of: by number, where nobody has a name (`called`)."""
    return f"{PLAYER}{seat + 1}"


def number_of(value: object) -> int:
    """The number of a player that is spoken of, counted from 1; 0 if it is none."""
    if not isinstance(value, str) or not value.startswith(PLAYER):
        return 0
    number = value[len(PLAYER) :]
    return int(number) if number.isdecimal() and len(number) < 3 else 0


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


def called(phrase: Phrase, names: list[str | Phrase]) -> Phrase:
    """The phrase with its players called by their names."""
    found: dict[str, int | str | tuple[int, ...] | Phrase] = {}
    for name, value in phrase.args.items():
        number = number_of(value)
        if isinstance(value, Phrase):
            found[name] = called(value, names)
        elif 0 < number <= len(names):
            found[name] = names[number - 1]
    return Phrase(phrase.key, {**phrase.args, **found}) if found else phrase
