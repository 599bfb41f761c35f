"""What a seat sees as numbers (BUR-15; `State.observe`): the blocks of the table, and of every player.

Tiles are the numbers of components.py, where 0 is none; what is printed on a duchy follows from its number.
"""

from collections.abc import Sequence
from typing import Final

from bastide.core.blocks import Amount, Amounts, Bits, Block, Id, Ids, Look, Made, Place
from bastide.core.observing import Observed
from bastide.games.burgundy import goods
from bastide.games.burgundy.components import (
    ALL_SPACES,
    COLOURS,
    GOODS_OF_A_COLOUR,
    GOODS_PER_PHASE,
    HEX_NAMES,
    PHASES,
    PILE_NAMES,
    ROUNDS,
    STORAGE,
    TILES,
    TYPES,
)
from bastide.games.burgundy.duchies import DUCHIES, HEXES
from bastide.games.burgundy.position import SETUPS, Player, Position
from bastide.games.burgundy.questions import QUESTIONS
from bastide.games.burgundy.view import unseen_goods

SEATS: Final = 4
SIDES: Final = 2
"""Of a board: a seat chooses between so many duchies (BUR-13.2)."""
TILE: Final = len(TILES) - 1
DUCHY: Final = len(DUCHIES) - 1
PILE: Final = 64
"""More tiles than any pile has."""


THREE: Final = [bytes([pile & 7, pile >> 3 & 7, pile >> 6]) for pile in range(1 << 9)]
"""By half a pile of goods, how many of each of three colours."""
NO_GOODS: Final = bytes(len(COLOURS))


def by_colour(pile: int) -> bytes:
    return THREE[pile & 511] + THREE[pile >> 9] if pile else NO_GOODS


def depot_goods(state: Position, look: Look) -> Sequence[int]:
    """Depot by depot, colour by colour."""
    return b"".join([by_colour(pile) for pile in state.depot_goods[1:]])


def piles(state: Position, look: Look) -> Sequence[int]:
    return [len(pile) for pile in state.piles]


def to_come(state: Position, look: Look) -> Sequence[int]:
    return by_colour(unseen_goods(state))


def dice(player: Player, look: Look) -> Sequence[int]:
    state = look.state
    assert isinstance(state, Position)
    return state.dice[2 * look.seat : 2 * look.seat + 2]


def sides(player: Player, look: Look) -> Sequence[int]:
    """The duchies that a seat chooses from, dealt in public (BUR-13.6)."""
    state = look.state
    assert isinstance(state, Position)
    return state.boards[look.seat] if state.boards else []


def chosen(player: Player, look: Look) -> Sequence[int]:
    """Whether a seat has chosen in secret (BUR-13.3)."""
    state = look.state
    assert isinstance(state, Position)
    return [1 if state.secret[look.seat] else 0]


def choice(player: Player, look: Look) -> Sequence[int]:
    """What it has chosen: the duchy, and the hex of its castle from 1."""
    state = look.state
    assert isinstance(state, Position)
    duchy, where = divmod(state.secret[look.seat], 64)
    return [duchy, where + 1 if duchy else 0]


def held(player: Player, look: Look) -> Sequence[int]:
    return by_colour(player.goods)


def sold(player: Player, look: Look) -> Sequence[int]:
    return [goods.total(player.sold)]


def sold_goods(player: Player, look: Look) -> Sequence[int]:
    """Others only remember what was sold (R-22)."""
    return by_colour(player.sold)


TABLE: Final[list[Block]] = [
    Id("setup", len(SETUPS)),
    Id("phase", len(PHASES)),
    Amount("round", ROUNDS),
    Place("track", SEATS, entries=SEATS),
    Place("order", SEATS, entries=SEATS),
    Amount("turn", SEATS - 1),
    Id("white", 6, first=1),
    Bits("used", 2),
    Amount("bought", 1),
    Ids("depots", ALL_SPACES, TILE, first=1),
    Made("depot_goods", 6 * len(COLOURS), GOODS_OF_A_COLOUR + 1, depot_goods),
    Made("piles", len(PILE_NAMES), PILE, piles),
    Ids("round_goods", GOODS_PER_PHASE, len(COLOURS), first=1),
    Made("unseen_goods", len(COLOURS), GOODS_OF_A_COLOUR + 1, to_come),
    Amounts("gone", len(TILES), PILE - 1),
    Bits("large_left", len(TYPES)),
    Bits("small_left", len(TYPES)),
]
PLAYER: Final[list[Block]] = [
    Id("duchy", DUCHY, first=1),
    Ids("hexes", HEXES, TILE, first=1),
    Ids("storage", STORAGE, TILE, first=1),
    Made("goods", len(COLOURS), GOODS_OF_A_COLOUR + 1, held),
    Made("sold", 1, len(COLOURS) * GOODS_OF_A_COLOUR + 1, sold),
    Made("sold_goods", len(COLOURS), GOODS_OF_A_COLOUR + 1, sold_goods, secret=True),
    Amount("silver", 255),
    Amount("workers", 255),
    Bits("large", len(TYPES)),
    Bits("small", len(TYPES)),
    Amount("position", 6),
    Made("dice", 2, 7, dice, ids=True),
    Made("sides", SIDES, DUCHY + 1, sides, ids=True),
    Made("chosen", 1, 2, chosen),
    Made("choice", 2, len(HEX_NAMES) + 1, choice, ids=True, secret=True),
]
OBSERVED: Final = Observed(SEATS, len(QUESTIONS), TABLE, PLAYER)
