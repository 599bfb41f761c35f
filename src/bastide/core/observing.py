"""Observations: what a seat may know, as bytes of one length for all tables of a game, for programs that learn.

A game declares blocks of numbers (core/blocks.py), for the table and for every player; the layout, the bytes and the
tables of docs/observations.md follow from them. The looking seat comes first, the others after it in seat order, and
seats that nobody has are zeros.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from bastide.core import decision as decisions
from bastide.core.blocks import ONE, WORD, Amount, Block, Look, spread

if TYPE_CHECKING:
    from bastide.core.state import State

LOWEST: Final = -1_000
"""Points below zero are written too: so much is added to them."""
DEPTH: Final = 4
"""Of what is asked one after the other, so much is shown."""
CARRIED: Final = 8
"""Of the numbers of a decision (a, b, c and more), so many are shown."""


# ---- what every game shows


class Viewer(Block):
    """Who looks."""

    def __init__(self, seats: int) -> None:
        super().__init__("seat", 1, seats)

    def numbers(self, owner: Any, look: Look) -> Sequence[int]:
        return ONE[look.viewer]


class Acting(Block):
    """Who owes a decision, the viewer first."""

    def __init__(self, seats: int) -> None:
        super().__init__("to_act", seats, 2)
        self.sure = True

    def numbers(self, owner: Any, look: Look) -> Sequence[int]:
        mask = 0
        for seat in look.state.to_act:
            mask |= 1 << look.place(seat) - 1
        return spread(mask, self.entries)


class Mine(Block):
    """What the viewer is asked: the kind of the question."""

    def __init__(self, kinds: int) -> None:
        super().__init__("question", 1, kinds + 1, True)

    def numbers(self, owner: Any, look: Look) -> Sequence[int]:
        decision = decisions.asked(look.state.stack, look.viewer)
        return b"" if decision is None else ONE[decision.kind + 1]


class With(Block):
    """The numbers that come with that question; their meaning is each question's own."""

    def __init__(self) -> None:
        super().__init__("with", CARRIED, WORD)

    def numbers(self, owner: Any, look: Look) -> Sequence[int]:
        decision = decisions.asked(look.state.stack, look.viewer)
        if decision is None or not (decision.a or decision.b or decision.c or decision.more):
            return b""
        return [decision.a, decision.b, decision.c, *decision.more][:CARRIED]


class Asked(Block):
    """What is asked of whom, the top first: the kind of the question, and whose it is."""

    def __init__(self, kinds: int, seats: int) -> None:
        super().__init__("asked", 2 * DEPTH, max(kinds, seats) + 1, True)
        self.sure = True

    def numbers(self, owner: Any, look: Look) -> Sequence[int]:
        found: list[int] = []
        state = look.state
        for decision in reversed(decisions.in_the_open(state.stack, look.viewer)[-DEPTH:]):
            found.append(state.questions[decision.kind].seen(state, decision) + 1)
            found.append(look.place(decision.seat))
        return found


class Points(Block):
    """Points as they stand, where the viewer may know them; the viewer's first."""

    def __init__(self, seats: int) -> None:
        super().__init__("points", seats, WORD)

    def numbers(self, owner: Any, look: Look) -> Sequence[int]:
        state, viewer = look.state, look.viewer
        scores = state.scores()
        seats = [*range(viewer, look.seats), *range(viewer)]
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
        self.secret = block.secret
        self.player = player
        """Whose it is as the viewer counts (0: the viewer's own), or -1: the table's."""


class Section:
    """Blocks of something that not every table of a game has, as what a module brings: `find` looks for it in a state,
    and where it is not there they are all zeros."""

    def __init__(self, find: Callable[[Any], Any], blocks: Sequence[Block]) -> None:
        self.find = find
        self.blocks = list(blocks)
        self.zeros = bytes(sum([block.length for block in blocks]))

    def write(self, found: list[bytes], state: "State", look: Look) -> None:
        owner = self.find(state)
        if owner is None:
            found.append(self.zeros)
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
            Viewer(seats),
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
        self.absent = bytes(sum([block.length for block in player]))
        """What is seen of a seat that nobody has."""

    def read(self, state: "State", viewer: int) -> bytes:
        """What a seat observes."""
        found: list[bytes] = []
        look = Look(state, viewer)
        for block in self.table:
            block.write(found, state, look)
        for section in self.sections:
            section.write(found, state, look)
        players = getattr(state, self.players)
        for step in range(look.seats):
            seat = (viewer + step) % look.seats
            look.turn_to(seat)
            for block in self.player:
                block.write(found, players[seat], look)
        for _ in range(self.seats - look.seats):
            found.append(self.absent)
        seen = b"".join(found)
        assert len(seen) == self.length, "a block has more numbers than it says"
        return seen
