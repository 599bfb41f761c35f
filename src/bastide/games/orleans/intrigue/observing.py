"""What a seat sees of villains as numbers (ORL-8.4): the board, and what one of them is about to do."""

from collections.abc import Sequence
from typing import Final

from bastide.core.blocks import Bits, Block, Look, Made
from bastide.games.orleans import goods, tracks
from bastide.games.orleans.blocks import COINS, Board, unpacked, waiting
from bastide.games.orleans.box import PLACES, SLOTS
from bastide.games.orleans.components import DEEDS, MOST_SPACES, SEATS
from bastide.games.orleans.intrigue.asks import ASK_BRIBE, ASK_OFFER, ASK_PLOT
from bastide.games.orleans.intrigue.components import SPACES
from bastide.games.orleans.intrigue.plots import HOLDINGS, PERSON, SLOT, TRACK, offered, villain
from bastide.games.orleans.position import Position

FIRST: Final = min([DEEDS.index(name) for name in SPACES])
"""The number of the first villain."""
BRIBES: Final = 1 << ASK_OFFER | 1 << ASK_BRIBE
PLOTS: Final = 1 << ASK_PLOT | BRIBES


def plotting(state: Position, look: Look) -> Sequence[int]:
    decision = waiting(state, PLOTS)
    return [] if decision is None else [decision.a + 1 - FIRST]


def sides(state: Position, look: Look) -> Sequence[int]:
    """Whose villain it is, and whom it hits."""
    decision = waiting(state, PLOTS)
    if decision is None:
        return []
    if decision.kind == ASK_PLOT:
        return [look.place(decision.seat)]
    sides = [look.place(decision.c), look.place(decision.seat)]
    return sides if decision.kind == ASK_OFFER else [sides[1], sides[0]]


def effect(state: Position, look: Look) -> Sequence[int]:
    """What was named: a slot, a track, or the good of the target and one's own; those on a Brasserie come after the
    others."""
    decision = waiting(state, BRIBES)
    if decision is None:
        return []
    way = villain(state, decision.a).way
    if way == PERSON:
        return []
    if way == SLOT:
        return [decision.b + 1]
    if way == TRACK:
        return [0, decision.b + 1]
    return [0, 0, decision.b // HOLDINGS + 1, decision.b % HOLDINGS + 1]


def offer_coins(state: Position, look: Look) -> Sequence[int]:
    """Of what is put together or offered."""
    decision = waiting(state, BRIBES)
    return [] if decision is None else [offered(decision)[0]]


def offer_goods(state: Position, look: Look) -> Sequence[int]:
    decision = waiting(state, BRIBES)
    return [] if decision is None else unpacked(offered(decision)[1], goods.WIDTH)


def offer_brasserie(state: Position, look: Look) -> Sequence[int]:
    decision = waiting(state, BRIBES)
    return [] if decision is None else unpacked(offered(decision)[2], goods.WIDTH)


TABLE: Final[list[Block]] = [
    Board("intrigue", dict.fromkeys(SPACES, MOST_SPACES)),
    Made("villain", 1, len(SPACES) + 1, plotting, ids=True),
    Made("by_target", 2, SEATS + 1, sides, ids=True),
    Made("effect", 4, max(SLOTS, len(tracks.TRACKS), HOLDINGS) + 1, effect, ids=True),
    Made("offer_coins", 1, COINS + 1, offer_coins),
    Made("offer_goods", goods.KINDS, goods.ALL + 1, offer_goods),
    Made("offer_brasserie", goods.KINDS, goods.ALL + 1, offer_brasserie),
]
PLAYER: Final[list[Block]] = [Bits("barred", len(PLACES))]
