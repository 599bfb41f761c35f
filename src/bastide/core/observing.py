"""Observations: what a seat may know, as bytes of one length for all tables of a game, for programs that learn.

A game declares blocks of numbers, for the table and for every player; the layout and the bytes follow from them. The
looking seat comes first, the others after it in seat order, and seats that nobody has are zeros. Larger numbers have
two bytes, the high one first.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from bastide.core import decision as decisions

if TYPE_CHECKING:
    from bastide.core.state import State

BYTE: Final = 256
WORD: Final = 65_536
LOWEST: Final = -1_000
"""Points below zero are written too: so much is added to them."""
DEPTH: Final = 4
"""Of what is asked one after the other, so much is shown."""
CARRIED: Final = 8
"""Of the numbers of a decision (a, b, c and more), so many are shown."""


class Look:
    """Somebody looks at something: the table, whose eyes, and whose thing it is."""

    def __init__(self, state: "State", viewer: int, seat: int) -> None:
        self.state = state
        self.viewer = viewer
        self.seat = seat
        self.whole = viewer == seat or state.over or state.revealed
        """Whether what this seat keeps to itself is seen."""

    def place(self, seat: int) -> int:
        """A seat as the viewer counts: 1 is the viewer, 2 the next one; 0 is nobody."""
        return (seat - self.viewer) % self.state.seats + 1 if 0 <= seat < self.state.seats else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Block(ABC):
    """So many numbers with a name, each below `values`; of what is larger the largest is written. `ids` are each one
    thing of a list (0: none), others are amounts. A `secret` one is zeros to everybody but its owner."""

    def __init__(self, name: str, entries: int, values: int, ids: bool = False, secret: bool = False) -> None:
        self.name = name
        self.entries = entries
        self.values = values
        self.ids = ids
        self.secret = secret
        self.wide = values > BYTE
        self.length = entries * (2 if self.wide else 1)
        self.sure = False
        """Its numbers cannot be too large, nor below 0: they are written as they are. Never where it is wide."""

    @abstractmethod
    def numbers(self, owner: Any, look: Look) -> Sequence[int]:
        """At most as many as there are entries; the others are zeros."""

    def write(self, found: list[int], owner: Any, look: Look) -> None:
        if self.secret and not look.whole:
            found += [0] * self.length
            return
        end = len(found) + self.length
        if self.sure:
            found.extend(self.numbers(owner, look))
        else:
            self.write_checked(found, self.numbers(owner, look))
        missing = end - len(found)
        if missing:
            found += [0] * missing

    def write_checked(self, found: list[int], numbers: Sequence[int]) -> None:
        most = self.values - 1
        for number in numbers:
            if number > most:
                number = most
            elif number < 0:
                number = 0
            if self.wide:
                found.append(number >> 8)
                found.append(number & 255)
            else:
                found.append(number)


class Amount(Block):
    """One number of which there may be more or less; `low` is the least."""

    def __init__(self, name: str, most: int, attribute: str = "", low: int = 0, secret: bool = False) -> None:
        super().__init__(name, 1, most - low + 1, False, secret)
        self.attribute = attribute or name
        self.low = low

    def numbers(self, owner: Any, look: Look) -> Sequence[int]:
        number: int = getattr(owner, self.attribute)
        return [number - self.low]

    def write(self, found: list[int], owner: Any, look: Look) -> None:
        number = 0  # without a row: there are many blocks of one number
        if look.whole or not self.secret:
            number = getattr(owner, self.attribute)
            number -= self.low
            if number < 0:
                number = 0
            elif number >= self.values:
                number = self.values - 1
        if self.wide:
            found.append(number >> 8)
            number &= 255
        found.append(number)


class Amounts(Block):
    """A row of them."""

    def __init__(self, name: str, entries: int, most: int, attribute: str = "", secret: bool = False) -> None:
        super().__init__(name, entries, most + 1, False, secret)
        self.attribute = attribute or name

    def numbers(self, owner: Any, look: Look) -> Sequence[int]:
        row: Sequence[int] = getattr(owner, self.attribute)
        return row


class Id(Block):
    """One thing of a list of so many, from 1; `first` is the number that the first of them has in the engine, and what
    has a smaller one is none."""

    def __init__(self, name: str, things: int, attribute: str = "", first: int = 0, secret: bool = False) -> None:
        super().__init__(name, 1, things + 1, True, secret)
        self.attribute = attribute or name
        self.first = first

    def numbers(self, owner: Any, look: Look) -> Sequence[int]:
        number: int = getattr(owner, self.attribute)
        return [number + 1 - self.first]


class Ids(Block):
    """A row of them."""

    def __init__(
        self, name: str, entries: int, things: int, attribute: str = "", first: int = 0, secret: bool = False
    ) -> None:
        super().__init__(name, entries, things + 1, True, secret)
        self.attribute = attribute or name
        self.shift = 1 - first

    def numbers(self, owner: Any, look: Look) -> Sequence[int]:
        row: Sequence[int] = getattr(owner, self.attribute)
        return [number + self.shift for number in row] if self.shift else row

    def write(self, found: list[int], owner: Any, look: Look) -> None:
        row: Sequence[int] = getattr(owner, self.attribute)
        if self.shift or self.wide or self.secret or len(row) != self.entries:
            super().write(found, owner, look)
        else:  # as it is, which is most of what there is to see
            found.extend(row)


class Bits(Block):
    """A mask, one number for each bit from the `first` on."""

    def __init__(self, name: str, entries: int, attribute: str = "", secret: bool = False, first: int = 0) -> None:
        super().__init__(name, entries, 2, False, secret)
        self.attribute = attribute or name
        self.first = first
        self.all = (1 << entries) - 1
        self.sure = True

    def numbers(self, owner: Any, look: Look) -> Sequence[int]:
        mask: int = getattr(owner, self.attribute)
        return bits_of(mask >> self.first & self.all)


def bits_of(mask: int) -> list[int]:
    """The bits of a mask, the lowest first, up to the highest that is set."""
    found: list[int] = []
    while mask:
        found.append(mask & 1)
        mask >>= 1
    return found


class Place(Block):
    """A seat, or a row of seats, as the viewer counts them (`Look.place`)."""

    def __init__(self, name: str, seats: int, attribute: str = "", entries: int = 1) -> None:
        super().__init__(name, entries, seats + 1, True)
        self.attribute = attribute or name

    def numbers(self, owner: Any, look: Look) -> Sequence[int]:
        if self.entries == 1:
            seat: int = getattr(owner, self.attribute)
            return [look.place(seat)]
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
        seats = look.state.seats
        return bits_of((mask >> look.viewer | mask << seats - look.viewer) & (1 << seats) - 1)


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


# ---- what every game shows


class Asked(Block):
    """What is asked of whom, the top first: the kind of the question, and whose it is."""

    def __init__(self, kinds: int, seats: int) -> None:
        super().__init__("asked", 2 * DEPTH, max(kinds, seats) + 1, True)

    def numbers(self, owner: Any, look: Look) -> Sequence[int]:
        found: list[int] = []
        state = look.state
        for decision in reversed(decisions.in_the_open(state.stack, look.viewer)[-DEPTH:]):
            found.append(state.questions[decision.kind].seen(state, decision) + 1)
            found.append(look.place(decision.seat))
        return found


class Mine(Block):
    """What the viewer is asked: the kind of the question."""

    def __init__(self, kinds: int) -> None:
        super().__init__("question", 1, kinds + 1, True)

    def numbers(self, owner: Any, look: Look) -> Sequence[int]:
        decision = decisions.asked(look.state.stack, look.viewer)
        return [] if decision is None else [decision.kind + 1]


class With(Block):
    """The numbers that come with that question; their meaning is each question's own."""

    def __init__(self) -> None:
        super().__init__("with", CARRIED, WORD)

    def numbers(self, owner: Any, look: Look) -> Sequence[int]:
        decision = decisions.asked(look.state.stack, look.viewer)
        return [] if decision is None else [decision.a, decision.b, decision.c, *decision.more][:CARRIED]


class Acting(Block):
    """Who owes a decision, the viewer first."""

    def __init__(self, seats: int) -> None:
        super().__init__("to_act", seats, 2)

    def numbers(self, owner: Any, look: Look) -> Sequence[int]:
        found = [0] * look.state.seats
        for seat in look.state.to_act:
            found[look.place(seat) - 1] = 1
        return found


class Points(Block):
    """Points as they stand, where the viewer may know them; the viewer's first."""

    def __init__(self, seats: int) -> None:
        super().__init__("points", seats, WORD)

    def numbers(self, owner: Any, look: Look) -> Sequence[int]:
        state, viewer = look.state, look.viewer
        scores = state.scores()
        seats = [(viewer + step) % state.seats for step in range(state.seats)]
        return [scores[seat] - LOWEST if state.sees_points(viewer, seat) else 0 for seat in seats]


class Cell:
    """A part of the layout: the numbers of one block, and where they stand."""

    def __init__(self, block: Block, offset: int, player: int) -> None:
        self.name = block.name
        self.offset = offset
        self.entries = block.entries
        self.width = 2 if block.wide else 1
        self.values = block.values
        self.ids = block.ids
        self.player = player
        """Whose it is as the viewer counts (0: the viewer's own), or -1: the table's."""


class Section:
    """Blocks of something that not every table of a game has, as what a module brings: `find` looks for it in a state,
    and where it is not there they are all zeros."""

    def __init__(self, find: Callable[[Any], Any], blocks: Sequence[Block]) -> None:
        self.find = find
        self.blocks = list(blocks)
        self.length = sum([block.length for block in blocks])

    def write(self, found: list[int], state: "State", look: Look) -> None:
        owner = self.find(state)
        if owner is None:
            found += [0] * self.length
            return
        for block in self.blocks:
            block.write(found, owner, look)


class Observed:
    """All that a seat of a game sees. `players` is the attribute under which a state has a row of them."""

    def __init__(
        self,
        seats: int,
        kinds: int,
        table: Sequence[Block],
        player: Sequence[Block],
        players: str = "players",
        sections: Sequence[Section] = (),
    ) -> None:
        self.seats = seats
        common: list[Block] = [
            Amount("seats", seats),
            Made("seat", 1, seats, lambda state, look: [look.viewer]),
            Acting(seats),
            Mine(kinds),
            With(),
            Asked(kinds, seats),
            Points(seats),
        ]
        self.table = [*common, *table]
        self.sections = list(sections)
        self.player = list(player)
        self.players = players
        self.layout: list[Cell] = []
        self.length = 0
        once = [(-1, blocks) for blocks in (self.table, *[section.blocks for section in self.sections])]
        for place, blocks in [*once, *[(place, self.player) for place in range(seats)]]:
            for block in blocks:
                self.layout.append(Cell(block, self.length, place))
                self.length += block.length

    def read(self, state: "State", viewer: int) -> bytes:
        """What a seat observes."""
        found: list[int] = []
        look = Look(state, viewer, viewer)
        for block in self.table:
            block.write(found, state, look)
        for section in self.sections:
            section.write(found, state, look)
        players = getattr(state, self.players)
        for step in range(state.seats):
            seat = (viewer + step) % state.seats
            look = Look(state, viewer, seat)
            for block in self.player:
                block.write(found, players[seat], look)
        found += [0] * (self.length - len(found))
        return bytes(found)
