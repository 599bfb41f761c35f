"""Placing a tile and everything that follows from it (BUR-5.2.1, BUR-6, BUR-7), selling and taking workers."""

from bastide.core.decision import Decision
from bastide.games.burgundy import components, goods, knowledge
from bastide.games.burgundy.components import GOODS_NAMES, TILE_NAMES, TYPE_OF
from bastide.games.burgundy.duchies import DUCHIES
from bastide.games.burgundy.position import ASK_CASTLE, ASK_LOAD, ASK_SHIP, BUILDING_ASKS, Player, Position
from bastide.games.burgundy.scoring import score_area, score_bonus


def place(state: Position, seat: int, slot: int, where: int) -> None:
    """BUR-5.2.1: the tile is placed, the area is scored, a bonus tile is taken, then the tile's effect (R-11).

    An effect that asks something comes on top of what is pending: depth first (BUR-3.4.3), chains without a limit of
    their own (BUR-6.3.2, R-21), and also when both dice are used (BUR-3.4.5).
    """
    player = state.players[seat]
    tile = player.storage[slot]
    player.storage[slot] = 0
    state.lay(seat, tile, where, slot)
    score_area(state, seat, where)
    score_bonus(state, seat, where)
    kind = TYPE_OF[tile]
    if kind == components.BUILDING:
        building_effect(state, seat, tile)  # BUR-6.5
    elif kind == components.SHIP:
        state.stack.append(Decision(seat, ASK_SHIP))  # BUR-6.1
    elif kind == components.ANIMAL:
        score_animals(state, seat, tile, where)
    elif kind == components.CASTLE:
        state.stack.append(Decision(seat, ASK_CASTLE))  # BUR-6.3
    # BUR-6.4: a mine pays at the end of the phase. BUR-8: knowledge holds from now on.


def score_animals(state: Position, seat: int, tile: int, where: int) -> None:
    """BUR-6.2: all animals of the kind in this pasture."""
    player = state.players[seat]
    duchy = DUCHIES[player.duchy]
    kind = components.ANIMAL_KIND[tile]
    extra = knowledge.tile_points(player)
    points = 0
    for near in duchy.areas[duchy.area_of[where]]:
        other = player.hexes[near]
        if other and components.ANIMAL_KIND[other] == kind:
            points += components.ANIMAL_COUNT[other] + extra
    state.gain_points(seat, points, "BUR-6.2", "why-animals", TILE_NAMES[tile])


def building_effect(state: Position, seat: int, tile: int) -> None:
    """BUR-7, without a die (BUR-7.3)."""
    if tile == components.BOARDING_HOUSE:
        state.gain_workers(seat, components.BOARDING_HOUSE_WORKERS, "boarding_house")
    elif tile == components.BANK:
        state.gain_silver(seat, components.BANK_SILVER, "bank")
    elif tile == components.WATCHTOWER:
        state.gain_points(seat, components.WATCHTOWER_POINTS, "BUR-7", "why-watchtower", "watchtower")
    else:
        state.stack.append(Decision(seat, BUILDING_ASKS[tile], components.FETCHED[tile]))


def sell(state: Position, seat: int, colour: int) -> None:
    """All tiles of a colour (BUR-5.3.1): N points a tile and silver for the sale (BUR-5.3.2). Goods leave the goods
    storage in no other way (BUR-5.3.3, R-23)."""
    player = state.players[seat]
    sold = goods.count(player.goods, colour)
    player.goods -= goods.only(player.goods, colour)
    player.sold += sold * goods.one(colour)
    if state.events is not None:
        state.moved("sell", seat, GOODS_NAMES[colour - 1], f"goods:{colour}", "sold", more={"count": sold})
    state.gain_points(seat, sold * state.seats, "BUR-5.3.2", "why-sale", GOODS_NAMES[colour - 1])
    state.gain_silver(seat, knowledge.sale_silver(player), "sale")
    state.gain_workers(seat, knowledge.sale_workers(player), "sale")


def take_workers(state: Position, seat: int) -> None:
    """BUR-5.4.1."""
    player = state.players[seat]
    state.gain_workers(seat, knowledge.taken_workers(player), "action")
    state.gain_silver(seat, knowledge.taken_silver(player), "action")


# ---- ships


def second_depot(depot: int) -> int:
    """The next depot of the ring (BUR-1.10)."""
    return depot % 6 + 1


def sail(state: Position, seat: int, depot: int, second: int) -> None:
    """BUR-6.1.1: take all goods that fit (R-15); ask when new colours compete for the free spaces. A pair of depots is
    one pool (R-10); where nothing fits nothing is taken (BUR-6.1.2)."""
    player = state.players[seat]
    if state.events is not None and not state.depot_goods[depot] + state.depot_goods[second]:
        state.tell("missed", seat, {"missed": "empty"})
    for colour in goods.colours(player.goods):
        load(state, seat, depot, second, colour)
    new = new_colours(state, player, depot, second)
    free = free_goods_spaces(player)
    if new.bit_count() > free > 0:
        state.stack.append(Decision(seat, ASK_LOAD, depot, second, new))
        return
    if free:
        for colour in range(1, 7):
            if new >> colour & 1:
                load(state, seat, depot, second, colour)
    tell_left(state, seat, depot, second)
    state.advance(seat)  # BUR-6.1.3, whatever was taken, in the last round too


def tell_left(state: Position, seat: int, depot: int, second: int) -> None:
    """BUR-6.1.1: what stays in the depots, because there is no room for its colour."""
    left = goods.colours(state.depot_goods[depot] + state.depot_goods[second])
    if left and state.events is not None:
        state.tell("missed", seat, {"missed": "room", "goods": goods.goods_words(left)})


def new_colours(state: Position, player: Player, depot: int, second: int) -> int:
    """The colours in the depots that the player does not have, as a mask."""
    pool = state.depot_goods[depot] + state.depot_goods[second]
    held = goods.colours(player.goods)
    return sum([1 << colour for colour in goods.colours(pool) if colour not in held])


def free_goods_spaces(player: Player) -> int:
    return components.GOODS_SPACES - len(goods.colours(player.goods))


def load(state: Position, seat: int, depot: int, second: int, colour: int) -> None:
    """A colour that is taken is taken completely."""
    for source in (depot, second):
        taken = goods.only(state.depot_goods[source], colour)
        if taken:
            state.depot_goods[source] -= taken
            state.players[seat].goods += taken
            if state.events is not None:
                name, count = GOODS_NAMES[colour - 1], goods.count(taken, colour)
                place = f"depot_goods:{source}"
                state.moved("load", seat, name, place, f"goods:{colour}", more={"count": count, "depot": source})
