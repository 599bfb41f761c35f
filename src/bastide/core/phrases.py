"""A sentence not yet in any language: a key of the Fluent files and what it speaks of."""

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
