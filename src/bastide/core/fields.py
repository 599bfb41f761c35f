"""The fields of actions, declared once: notation, JSON and integer codes follow from the declaration."""

from typing import Final

from bastide.core.kinds import Kind
from bastide.core.phrases import Value
from bastide.core.reading import Reader

NEEDED: Final = -(1 << 40)
"""No number that a field may have: the field cannot be left out."""


class Field:
    """One thing that an action says.

    `attribute` is where the action keeps its number (without one, under the field's name). With `absent`, the field may
    be left out and then has that number. What is not `coded` can be read off the table (the tile that lies on a space):
    it is no part of the integer code, nor is it touched, and `Action.complete` finds it. What the others point at is a
    thing whose id begins with `touch` (without one, with the field's name); `first` is touched before the others. What
    it points at is given up by the action if it `gives`: discarded, sacrificed, paid with.
    """

    def __init__(
        self,
        name: str,
        kind: Kind,
        attribute: str = "",
        absent: int = NEEDED,
        coded: bool = True,
        touch: str = "",
        first: bool = False,
        gives: bool = False,
    ) -> None:
        self.name = name
        self.kind = kind
        self.attribute = attribute or name
        self.absent = absent
        self.optional = absent != NEEDED
        self.coded = coded
        self.touch = touch or name
        self.first = first
        self.gives = gives
        self.said = kind.noun or name
        """What sentences call it."""
        self.size = (kind.size + (1 if self.optional else 0)) if coded else 1
        """How many values it has in a code."""

    def of(self, action: object) -> int:
        """Its value in an action."""
        number: int = getattr(action, self.attribute)
        return number

    def write(self, number: int) -> Value:
        """A value as notation and JSON have it."""
        return self.kind.write(number)

    def touches(self, number: int) -> list[str]:
        """The ids of what it points at."""
        if not self.coded or number == self.absent:
            return []
        value = self.write(number)
        return [f"{self.touch}:{one}" for one in (value if isinstance(value, tuple) else (value,))]

    def read(self, reader: Reader) -> int:
        """A value from its JSON."""
        return self.kind.read(reader)

    @property
    def blank(self) -> int:
        """What stands in its place where nothing was said."""
        return self.absent if self.optional else self.kind.number(0)

    def digit(self, number: int) -> int:
        """A value as a digit of the code; -1 where it has none."""
        if not self.coded:
            return 0
        if self.optional:
            return 0 if number == self.absent else self.kind.digit(number) + 1 or -1
        return self.kind.digit(number)

    def number(self, digit: int) -> int:
        """The value of a digit."""
        if not self.coded:
            return self.blank
        if self.optional:
            return self.absent if digit == 0 else self.kind.number(digit - 1)
        return self.kind.number(digit)
