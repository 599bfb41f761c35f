"""Setting up (ORL-2)."""

from bastide.core.option import Setting
from bastide.core.rng import Rng
from bastide.games.orleans import goods, tokens, turn
from bastide.games.orleans.components import GOODS_REMOVED, SUPPLY, TECHNOLOGY
from bastide.games.orleans.events import BASE_EVENTS, PILGRIMAGE
from bastide.games.orleans.expansion import MODULES, box_of
from bastide.games.orleans.map import SPACES
from bastide.games.orleans.position import Player, Position
from bastide.games.orleans.state import OrleansState


def deal(seats: int, rng: Rng, options: dict[str, Setting]) -> OrleansState:
    """ORL-2. Coins, markets, cubes and merchants are a new player's (ORL-2.1, ORL-2.2, ORL-2.3, ORL-2.4). Technology
    tiles are a stack (ORL-2.5), place tiles lie open (ORL-2.10); modules add theirs (ORL-2.12)."""
    chosen = sum([1 << number for number, name in enumerate(MODULES) if options[name] is True])
    box = box_of(seats, chosen, str(options["components"]))
    state = OrleansState(seats, rng, [Player() for _ in range(seats)], box)
    state.in_order = state.in_turn = options["planning"] == "turn_order"
    state.supply = tokens.heap_of(list(SUPPLY[seats]))
    state.technology = TECHNOLOGY
    state.tiles = box.tiles
    state.deeds = bytes(box.spaces)
    state.hourglass = stack_events(rng)
    for module in box.modules:
        module.set_up(state)
    lay_goods(state)
    first = options["first"]
    state.first = first if isinstance(first, int) else rng.below(seats)  # ORL-2.11
    if options["remove_place_tiles"] is True:
        state.stack = turn.removals(state)
    else:
        state.proceed()
    return state


def stack_events(rng: Rng) -> bytes:
    """ORL-2.6: a Pilgrimage on top of the others, which are shuffled."""
    others = bytes([event for event, tile in enumerate(BASE_EVENTS) for _ in range(tile.copies)])
    return rng.shuffled(others[1:]) + bytes([PILGRIMAGE])


def lay_goods(state: Position) -> None:
    """ORL-2.8: some are removed at random, one lies on every space that is used, the rest is the goods market. What
    modules have laid out already is not among them."""
    taken = state.lost_goods + state.laid_goods()
    pile = [good for good in range(goods.KINDS) for _ in range(goods.COUNTS[good] - goods.count(taken, good))]
    state.rng.shuffle(pile)
    removed = GOODS_REMOVED[state.seats]
    state.lost_goods += goods.stock_of(pile[:removed])
    used = [space for space, players in enumerate(SPACES) if players <= state.seats]
    laid = bytearray(len(SPACES))
    for space, good in zip(used, pile[removed:], strict=False):
        laid[space] = good + 1
    state.map_goods = bytes(laid)
    state.market = goods.stock_of(pile[removed + len(used) :])
