"""What a seat sees as numbers (CAY-9; `State.observe`): the blocks of the table, and of every player.

Buildings are the numbers of components.py, where 0 is none.
"""

from collections.abc import Sequence
from typing import Final

from bastide.core.blocks import Amount, Bits, Block, Id, Ids, Look, Made, Place
from bastide.core.observing import Observed
from bastide.games.caylus1303.components import (
    BUILDINGS,
    CHARACTERS,
    FIRST_YELLOW,
    HOUSES,
    LAST_YELLOW,
    MOST_SQUARES,
    ROUNDS,
    SEATS,
    SITE_SLOTS,
    SPACES,
    WORKERS,
)
from bastide.games.caylus1303.goods import GOODS, count
from bastide.games.caylus1303.position import PHASES, Player, Position
from bastide.games.caylus1303.state import QUESTIONS

BUILDING: Final = len(BUILDINGS) - 1


def owners(state: Position, look: Look) -> Sequence[int]:
    """Whose house stands above each space."""
    return [look.place(owner - 1) for owner in state.owners]


def using(state: Position, look: Look) -> Sequence[int]:
    return [look.place(state.using - 1)]


def goods(player: Player, look: Look) -> Sequence[int]:
    return [count(player.goods, good) for good in range(len(GOODS))]


TABLE: Final[list[Block]] = [
    Amount("open_scores", 1),
    Amount("first_game", 1),
    Amount("squares", MOST_SQUARES),
    Amount("round", ROUNDS),
    Id("phase", len(PHASES)),
    Place("first", SEATS),
    Place("tile", SEATS, "holder"),
    Amount("provost", SPACES + MOST_SQUARES),
    Amount("at", SPACES),
    Amount("step", SEATS + 2, "stage"),
    Made("using", 1, SEATS + 1, using, ids=True),
    Ids("road", SPACES, BUILDING, first=1),
    Made("owners", SPACES, SEATS + 1, owners, ids=True),
    Ids("layout", LAST_YELLOW - FIRST_YELLOW + 1, BUILDING, first=1),
    Ids("site_tiles", SITE_SLOTS, BUILDING, first=1),
    Place("site", SEATS, entries=SEATS),
    Place("bridge", SEATS, entries=SEATS),
    Amount("joined", SPACES, low=-1),
    Place("joiner", SEATS),
    Bits("used", len(CHARACTERS)),
    Bits("offer", len(CHARACTERS)),
    Bits("board", len(CHARACTERS), "board_characters"),
]
PLAYER: Final[list[Block]] = [
    Made("goods", len(GOODS), 256, goods),
    Amount("reserve", WORKERS),
    Amount("camp", WORKERS),
    Bits("standing", SPACES),
    Amount("houses", HOUSES),
    Bits("characters", len(CHARACTERS)),
    Amount("sets", 255),
]
OBSERVED: Final = Observed(SEATS, len(QUESTIONS), TABLE, PLAYER)
