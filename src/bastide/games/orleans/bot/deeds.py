"""What a token on a deed or a villain brings, in points, citizens aside."""

from typing import Final

from bastide.games.orleans import gains, goods
from bastide.games.orleans.deeds import Deed
from bastide.games.orleans.intrigue.plots import HOLDINGS, WIDE, Villain, opponents
from bastide.games.orleans.intrigue.villains import TRIBUTE
from bastide.games.orleans.map import AT, RIVER
from bastide.games.orleans.new_deeds.deeds import Laden, Research, Uncrowned
from bastide.games.orleans.position import Position
from bastide.games.orleans.rules import Row
from bastide.games.orleans.tokens import CRAFTSMAN

SPITE: Final = {"spy": 2.5, "traitor": 1.5}
USUAL_SPITE: Final = 0.5
"""What the effect of a villain is worth."""
JURY: Final = 3.0
"""What carrying out a place for free is worth."""
PLAIN: Final = goods.VALUES * 2
"""What holdings are worth."""


def token_promise(row: Row, state: Position, seat: int) -> float:
    if isinstance(row, Villain):
        return villain_promise(row, state, seat)
    assert isinstance(row, Deed)
    player = state.players[seat]
    if row.name == "alchemy":
        return 1.5 if player.bag else 0.0
    if row.name == "tugboat":
        return 1.5 if AT[player.merchant][RIVER] else 0.0
    if row.name == "town_charter":
        return 3.0 if state.tiles & state.box.up_to[gains.tile_level(state, seat)] else 0.0
    if row.name == "navigation":
        return 2.5 if state.reserved and player.index(CRAFTSMAN) else 0.0
    if row.name == "architecture":
        return 1.5 + 0.75 * player.level
    if isinstance(row, Research):
        return 2.0 * min(row.points, gains.steps_left(player))
    return float(row.coins) + (last_promise(row, state) if isinstance(row, Uncrowned) else 0.0)


def last_promise(row: Uncrowned, state: Position) -> float:
    """What filling it brings to who fills it, and the best good that lies on it."""
    best = max([0, *[goods.VALUES[good] for good in goods.kinds(row.lying(state))]]) if isinstance(row, Laden) else 0
    last = state.deeds.count(0, row.first, row.end) == 1
    return best + ((JURY if row.name == "jury" else float(row.bounty)) if last else 0.0)


def villain_promise(row: Villain, state: Position, seat: int) -> float:
    if row.name == "swindler":
        swaps = [divmod(plot % WIDE, HOLDINGS) for plot in row.plots(state, seat)]
        return float(max([0, *[PLAIN[his] - PLAIN[mine] for his, mine in swaps]]))
    if row.name == "tax_collector":
        return float(sum([min(TRIBUTE, state.players[other].coins) for other in opponents(state, seat)]))
    possible = row.hits_all or row.plots(state, seat)
    return row.coins + (SPITE.get(row.name, USUAL_SPITE) if possible else 0.0)
