"""Blocks of an observation (core/observing.py): numbers with a name, each kind of block with its own way to find them.

Whatever is written is bytes: rows that a state has as bytes are taken as they are, and of a single number or a few bits
the bytes are made once. Numbers that are larger than a block's have two bytes, the high one first.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from bastide.core.state import State

BYTE: Final = 256
WORD: Final = 65_536
ONE: Final = [bytes([number]) for number in range(BYTE)]
"""By number, its byte."""
BITS: Final = [[bytes([mask >> bit & 1 for bit in range(bits)]) for mask in range(BYTE)] for bits in range(9)]
"""By so many bits and mask, a byte for each of the bits, the lowest first."""


class Look:
    """Somebody looks at something: the table, whose eyes, and whose thing it is."""

    def __init__(self, state: "State", viewer: int) -> None:
        self.state = state
        self.seats = state.seats
        self.viewer = viewer
        self.open = state.over or state.revealed
        self.seat = viewer
        self.whole = True
        """Whether what this seat keeps to itself is seen."""

    def turn_to(self, seat: int) -> None:
        """Look at what somebody has."""
        self.seat = seat
        self.whole = self.open or seat == self.viewer

    def place(self, seat: int) -> int:
        """A seat as the viewer counts: 1 is the viewer, 2 the next one; 0 is nobody."""
        return (seat - self.viewer) % self.seats + 1 if 0 <= seat < self.seats else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Block(ABC):
    """So many numbers with a name, each below `values`; of what is larger the largest is written. `ids` are each one
    thing of a list (0: none), others are amounts. A `secret` one is zeros to everybody but its owner, until the end."""

    def __init__(self, name: str, entries: int, values: int, ids: bool = False, secret: bool = False) -> None:
        self.name = name
        self.entries = entries
        self.values = values
        self.ids = ids
        self.secret = secret
        self.wide = values > BYTE
        self.length = entries * (2 if self.wide else 1)
        self.zeros = bytes(self.length)
        self.most = bytes([min(number, values - 1) for number in range(BYTE)])
        """What is written for each number, where they have one byte."""
        self.sure = values == BYTE
        """Its numbers, if they fit into a byte, are never larger than they may be."""

    @abstractmethod
    def numbers(self, owner: Any, look: Look) -> Sequence[int]:
        """At most as many as there are entries; the others are zeros. Bytes are a row of numbers too."""

    def write(self, found: list[bytes], owner: Any, look: Look) -> None:
        if self.secret and not look.whole:
            found.append(self.zeros)
        else:
            found.append(self.row(self.numbers(owner, look)))

    def row(self, numbers: Sequence[int]) -> bytes:
        """Numbers as the bytes of this block."""
        if not numbers:
            return self.zeros
        if self.wide:
            row = self.apart(numbers)
        else:
            try:
                row = bytes(numbers)
                if not self.sure:
                    row = row.translate(self.most)
            except ValueError:
                row = self.apart(numbers)
        return row if len(row) == self.length else row.ljust(self.length, b"\0")

    def apart(self, numbers: Sequence[int]) -> bytes:
        """Numbers one by one, for they may be too large, or below 0."""
        found: list[bytes] = []
        for number in numbers:
            number = self.fitting(number)
            if self.wide:
                found.append(ONE[number >> 8])
            found.append(ONE[number & 255])
        return b"".join(found)

    def fitting(self, number: int) -> int:
        """What is written for a number."""
        if number < 0:
            return 0
        return number if number < self.values else self.values - 1


class Amount(Block):
    """One number of which there may be more or less; `low` is the least."""

    def __init__(self, name: str, most: int, attribute: str = "", low: int = 0, secret: bool = False) -> None:
        super().__init__(name, 1, most - low + 1, False, secret)
        self.attribute = attribute or name
        self.low = low

    def numbers(self, owner: Any, look: Look) -> Sequence[int]:
        number: int = getattr(owner, self.attribute)
        return [number - self.low]

    def write(self, found: list[bytes], owner: Any, look: Look) -> None:
        if self.secret and not look.whole:
            found.append(self.zeros)
            return
        number: int = getattr(owner, self.attribute)
        number -= self.low
        if not 0 <= number < self.values:
            number = self.fitting(number)
        if self.wide:
            found.append(ONE[number >> 8])
            number &= 255
        found.append(ONE[number])  # without a row: there are many blocks of one number


class Amounts(Block):
    """A row of them."""

    def __init__(self, name: str, entries: int, most: int, attribute: str = "", secret: bool = False) -> None:
        super().__init__(name, entries, most + 1, False, secret)
        self.attribute = attribute or name

    def numbers(self, owner: Any, look: Look) -> Sequence[int]:
        row: Sequence[int] = getattr(owner, self.attribute)
        return row


class Id(Amount):
    """One thing of a list of so many, from 1; `first` is the number that the first of them has in the engine, and what
    has a smaller one is none."""

    def __init__(self, name: str, things: int, attribute: str = "", first: int = 0, secret: bool = False) -> None:
        super().__init__(name, things + first - 1, attribute, first - 1, secret)
        self.ids = True


class Ids(Block):
    """A row of them; of numbers below `first` there are none."""

    def __init__(
        self,
        name: str,
        entries: int,
        things: int,
        attribute: str = "",
        first: int = 0,
        secret: bool = False,
    ) -> None:
        super().__init__(name, entries, things + 1, True, secret)
        self.attribute = attribute or name
        self.first = first
        self.most = bytes([min(self.fitting(number), BYTE - 1) for number in range(BYTE)])
        self.sure = first == 1

    def fitting(self, number: int) -> int:
        return super().fitting(number + 1 - self.first)

    def numbers(self, owner: Any, look: Look) -> Sequence[int]:
        row: Sequence[int] = getattr(owner, self.attribute)
        return row


class Bits(Block):
    """A mask, one number for each bit from the `first` on."""

    def __init__(self, name: str, entries: int, attribute: str = "", secret: bool = False, first: int = 0) -> None:
        super().__init__(name, entries, 2, False, secret)
        self.attribute = attribute or name
        self.first = first

    def numbers(self, owner: Any, look: Look) -> Sequence[int]:
        return spread(self.mask(owner, look), self.entries)

    def mask(self, owner: Any, look: Look) -> int:
        mask: int = getattr(owner, self.attribute)
        return mask >> self.first

    def write(self, found: list[bytes], owner: Any, look: Look) -> None:
        if self.secret and not look.whole:
            found.append(self.zeros)
        else:
            write_bits(found, self.mask(owner, look), self.entries)


def write_bits(found: list[bytes], mask: int, bits: int) -> None:
    """The lowest bits of a mask, a byte for each."""
    while bits > 8:
        found.append(BITS[8][mask & 255])
        mask >>= 8
        bits -= 8
    found.append(BITS[bits][mask & 255])


def spread(mask: int, bits: int) -> bytes:
    """The same as one row."""
    if bits <= 8:
        return BITS[bits][mask & 255]
    found: list[bytes] = []
    write_bits(found, mask, bits)
    return b"".join(found)


class Place(Block):
    """A seat, or a row of seats, as the viewer counts them (`Look.place`)."""

    def __init__(self, name: str, seats: int, attribute: str = "", entries: int = 1) -> None:
        super().__init__(name, entries, seats + 1, True)
        self.attribute = attribute or name
        self.sure = True

    def numbers(self, owner: Any, look: Look) -> Sequence[int]:
        if self.entries == 1:
            seat: int = getattr(owner, self.attribute)
            return ONE[look.place(seat)]
        seats: Sequence[int] = getattr(owner, self.attribute)
        return [look.place(seat) for seat in seats]


class Seats(Block):
    """A mask of seats, the viewer's bit first."""

    def __init__(self, name: str, seats: int, attribute: str = "") -> None:
        super().__init__(name, seats, 2)
        self.attribute = attribute or name
        self.sure = True

    def numbers(self, owner: Any, look: Look) -> Sequence[int]:
        mask: int = getattr(owner, self.attribute)
        return spread(look_round(mask, look), self.entries)


def look_round(mask: int, look: Look) -> int:
    """A mask of seats as the viewer counts them."""
    return (mask >> look.viewer | mask << look.seats - look.viewer) & (1 << look.seats) - 1


class Made(Block):
    """Numbers that have to be worked out."""

    def __init__(
        self,
        name: str,
        entries: int,
        values: int,
        make: Callable[[Any, Look], Sequence[int]],
        ids: bool = False,
        secret: bool = False,
    ) -> None:
        super().__init__(name, entries, values, ids, secret)
        self.make = make

    def numbers(self, owner: Any, look: Look) -> Sequence[int]:
        return self.make(owner, look)
