"""What a seat sees of the characters, as numbers. All of it is public."""

from collections.abc import Sequence
from typing import Any, Final

from bastide.core.blocks import WORD, Amount, Amounts, Bits, Block, Look, Made, Place
from bastide.core.observing import Section
from bastide.games.florence.components import OBJECTS, SEATS
from bastide.games.florence.muse_princess.asks import ASK_FREE
from bastide.games.florence.muse_princess.cast import Cast
from bastide.games.florence.muse_princess.components import CHARACTERS, MOST_SPACE
from bastide.games.florence.position import Position

PHASES: Final = ("after_auction", "characters", "after_actions", "after_best_work", "exchange")


def find(state: Position) -> Cast | None:
    for extra in state.extras:
        if isinstance(extra, Cast):
            return extra
    return None


def turn(cast: Cast, look: Look) -> Sequence[int]:
    """Whose it is while characters are sold (FLO-11.3)."""
    state: Any = look.state
    selling = state.phase_name == "characters" and len(cast.out) < state.seats
    return [look.place(cast.turn)] if selling else []


def among(seats: tuple[int, ...], look: Look) -> Sequence[int]:
    """Who is among some, the viewer first."""
    found = [0] * SEATS
    for seat in seats:
        found[look.place(seat) - 1] = 1
    return found


def free(cast: Cast, look: Look) -> Sequence[int]:
    """The object that the Merchant may pay for (FLO-11.8)."""
    stack = look.state.stack
    return [stack[-1].a + 1] if stack and stack[-1].kind == ASK_FREE else []


def free_price(cast: Cast, look: Look) -> Sequence[int]:
    stack = look.state.stack
    return [stack[-1].b] if stack and stack[-1].kind == ASK_FREE else []


BLOCKS: Final[list[Block]] = [
    Made("muse_princess", 1, 2, lambda cast, look: [1]),
    Amount("banker_coins", WORD - 1, "coins"),
    Place("holders", SEATS, entries=len(CHARACTERS)),
    Place("character_bidders", SEATS, "bidders", len(CHARACTERS)),
    Amounts("spaces", len(CHARACTERS), MOST_SPACE),
    Bits("down", len(CHARACTERS)),
    Made("character_turn", 1, SEATS + 1, turn, ids=True),
    Made("out", SEATS, 2, lambda cast, look: among(cast.out, look)),
    Place("banker", SEATS),
    Place("muse", SEATS),
    Made("offered", SEATS, 2, lambda cast, look: among(cast.offered, look)),
    Made("free", 1, len(OBJECTS) + 1, free, ids=True),
    Made("free_price", 1, WORD, free_price),
]
SECTION: Final = Section(find, BLOCKS)
