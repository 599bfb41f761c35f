"""What a seat sees of joined estates and of a negotiation, as numbers (FLO-15: offers are public)."""

from collections.abc import Sequence
from typing import Any, Final

from bastide.core.blocks import WORD, Amount, Block, Look, Made
from bastide.core.observing import Section
from bastide.core.state import State
from bastide.games.florence.blocks import Cells, mark
from bastide.games.florence.components import BUILDINGS, SEATS
from bastide.games.florence.cooperative.asks import ASK_ANSWER, ASK_JOIN, ASK_SETTLE, ASK_SHARE
from bastide.games.florence.cooperative.borders import JointLie
from bastide.games.florence.cooperative.table import MOST_OFFERS, Joined
from bastide.games.florence.position import Position

OFFER: Final = len(BUILDINGS) + 1
DRAFT: Final = OFFER + 1
BOTH: Final = DRAFT + 1
"""In place of a joint building: where one is offered, where another offer is being made, and where both would lie."""


def find(state: Position) -> Joined | None:
    for extra in state.extras:
        if isinstance(extra, Joined):
            return extra
    return None


def talks(state: State) -> bool:
    """Whether two neighbours negotiate: nothing lies over such a question."""
    return len(state.stack) > 0 and ASK_JOIN <= state.stack[-1].kind <= ASK_SETTLE


def offered(table: Joined, state: State) -> JointLie | None:
    """Where the building of the offer on the table would lie."""
    asked = state.stack[-1]
    if asked.kind in (ASK_ANSWER, ASK_SETTLE):
        return table.borders.spots[asked.a][asked.b]
    return table.borders.spots[asked.a][asked.more[0]] if asked.more else None


def drafted(table: Joined, state: State) -> JointLie | None:
    """Where that of the offer would lie that is being made."""
    asked = state.stack[-1]
    return table.borders.spots[asked.a][asked.b] if asked.kind == ASK_SHARE else None


def offer(table: Joined, look: Look) -> Sequence[int]:
    """By whom, to whom, and what."""
    lie = offered(table, look.state) if talks(look.state) else None
    if lie is None:
        return []
    asked = look.state.stack[-1]
    by = asked.seat if asked.kind == ASK_SETTLE else lie.other(asked.seat)
    return [look.place(by), look.place(lie.other(by)), asked.a + 1]


def offer_coins(table: Joined, look: Look) -> Sequence[int]:
    """What the partner would pay."""
    if not talks(look.state):
        return []
    asked = look.state.stack[-1]
    if asked.kind in (ASK_ANSWER, ASK_SETTLE):
        return [asked.c]
    return [asked.more[1]] if asked.more else []


def draft(table: Joined, look: Look) -> Sequence[int]:
    """The same of the one that is being made."""
    if not talks(look.state):
        return []
    asked = look.state.stack[-1]
    if asked.kind == ASK_JOIN:
        return [look.place(asked.seat), look.place(asked.b), asked.a + 1]
    lie = drafted(table, look.state)
    return [] if lie is None else [look.place(asked.seat), look.place(lie.other(asked.seat)), asked.a + 1]


class Joint(Cells):
    """What lies over the borders of an estate: a joint building, or one that is offered."""

    def __init__(self) -> None:
        super().__init__("joint", BOTH)

    def put(self, found: list[int], owner: Any, look: Look) -> None:
        state: Any = look.state
        table = find(state)
        if table is None:
            return
        for building, lie in table.joint:
            put(found, lie, look.seat, building + 1)
        if not talks(state):
            return
        old, new = offered(table, state), drafted(table, state)
        put(found, old, look.seat, OFFER)
        put(found, new, look.seat, DRAFT)
        if old is not None and new is not None and old.has(look.seat):
            mark(found, 0, old.cells_of(look.seat) & new.cells_of(look.seat), BOTH)


def put(found: list[int], lie: JointLie | None, seat: int, number: int) -> None:
    """The cells of a place in an estate."""
    if lie is not None and lie.has(seat):
        mark(found, 0, lie.cells_of(seat), number)


SECTION: Final = Section(
    find,
    [
        Made("cooperative", 1, 2, lambda table, look: [1]),
        Amount("offers", MOST_OFFERS),
        Made("offer", 3, max(SEATS, len(BUILDINGS)) + 1, offer, ids=True),
        Made("offer_coins", 1, WORD, offer_coins),
        Made("draft", 3, max(SEATS, len(BUILDINGS)) + 1, draft, ids=True),
    ],
)
PLAYER: Final[list[Block]] = [Joint()]
