"""Placing a tile and everything that follows from it (BUR-5.2.1, BUR-6, BUR-7), selling and taking workers."""

from typing import Final

from bastide.core.decision import Decision
from bastide.games.burgundy import goods
from bastide.games.burgundy.components import (
    ALL_SPACES,
    ANIMAL,
    ANIMAL_COUNT,
    ANIMAL_KIND,
    BANK,
    BANK_SILVER,
    BLACK_SPACES,
    BOARDING_HOUSE,
    BOARDING_HOUSE_WORKERS,
    BUILDING,
    CARPENTERS_WORKSHOP,
    CASTLE,
    CHURCH,
    CITY_HALL,
    GOODS_NAMES,
    GOODS_SPACES,
    KNOWLEDGE,
    MARKET,
    MINE,
    SHIP,
    TAKEN_WORKERS,
    TAKEN_WORKERS_WITH_14,
    TILE_NAMES,
    TYPE_OF,
    WAREHOUSE,
    WATCHTOWER,
    WATCHTOWER_POINTS,
)
from bastide.games.burgundy.duchies import DUCHIES
from bastide.games.burgundy.position import CASTLE as ASK_CASTLE
from bastide.games.burgundy.position import CITY_HALL as ASK_CITY_HALL
from bastide.games.burgundy.position import FETCH as ASK_FETCH
from bastide.games.burgundy.position import LOAD as ASK_LOAD
from bastide.games.burgundy.position import SHIP as ASK_SHIP
from bastide.games.burgundy.position import WAREHOUSE as ASK_WAREHOUSE
from bastide.games.burgundy.position import Player, Position
from bastide.games.burgundy.prices import open_hexes
from bastide.games.burgundy.scoring import score_area, score_bonus

FETCHED_TYPES: Final = (1 << BUILDING, 1 << MINE | 1 << KNOWLEDGE | 1 << CASTLE, 1 << SHIP | 1 << ANIMAL)
"""What carpenter's workshop, church and market take, as masks of types (BUR-7)."""


def place(state: Position, seat: int, slot: int, where: int) -> None:
    """BUR-5.2.1: the tile is placed, the area is scored, a bonus tile is taken, then the tile's effect."""
    player = state.players[seat]
    tile = player.storage[slot]
    player.storage[slot] = 0
    state.lay(seat, tile, where, slot)
    score_area(state, seat, where)
    score_bonus(state, seat, where)
    kind = TYPE_OF[tile]
    if kind == BUILDING:
        building_effect(state, seat, tile)
    elif kind == SHIP:
        state.stack.append(Decision(seat, ASK_SHIP))  # BUR-6.1
    elif kind == ANIMAL:
        score_animals(state, seat, tile, where)
    elif kind == CASTLE:
        state.stack.append(Decision(seat, ASK_CASTLE))  # BUR-6.3
    # BUR-6.4: a mine pays at the end of the phase. BUR-8: knowledge holds from now on.


def score_animals(state: Position, seat: int, tile: int, where: int) -> None:
    """BUR-6.2: all animals of the kind in this pasture; knowledge 7 adds a point for each tile counted."""
    player = state.players[seat]
    duchy = DUCHIES[player.duchy]
    points = 0
    for near in duchy.areas[duchy.area_of[where]]:
        other = player.hexes[near]
        if other and ANIMAL_KIND[other] == ANIMAL_KIND[tile]:
            points += ANIMAL_COUNT[other]
            if player.knows(7):
                points += 1
    state.gain_points(seat, points, "BUR-6.2", "why-animals", TILE_NAMES[tile])


def building_effect(state: Position, seat: int, tile: int) -> None:
    """BUR-7; an effect that cannot be used is lost (BUR-7.2)."""
    player = state.players[seat]
    if tile == WAREHOUSE:
        if player.goods:
            state.stack.append(Decision(seat, ASK_WAREHOUSE))
    elif tile == CARPENTERS_WORKSHOP:
        fetch(state, seat, FETCHED_TYPES[0])
    elif tile == CHURCH:
        fetch(state, seat, FETCHED_TYPES[1])
    elif tile == MARKET:
        fetch(state, seat, FETCHED_TYPES[2])
    elif tile == BOARDING_HOUSE:
        state.gain_workers(seat, BOARDING_HOUSE_WORKERS, "boarding_house")
    elif tile == BANK:
        state.gain_silver(seat, BANK_SILVER, "bank")
    elif tile == CITY_HALL:
        if can_place(player):
            state.stack.append(Decision(seat, ASK_CITY_HALL))
    elif tile == WATCHTOWER:
        state.gain_points(seat, WATCHTOWER_POINTS, "BUR-7", "why-watchtower", "watchtower")


def can_place(player: Player) -> bool:
    """Whether a stored tile can go anywhere, whatever the die number."""
    return any(stored and open_hexes(player, stored) for stored in player.storage)


def fetch(state: Position, seat: int, types: int) -> None:
    """Carpenter's workshop, church and market: a tile of these types from a numbered depot (BUR-7.1)."""
    depots = state.depots
    for here in range(BLACK_SPACES, ALL_SPACES):
        tile = depots[here]
        if tile and types >> TYPE_OF[tile] & 1:
            state.stack.append(Decision(seat, ASK_FETCH, types))
            return


def sell(state: Position, seat: int, colour: int) -> None:
    """BUR-5.3.2: N points a tile, one silver a sale; knowledge 3 makes it two, knowledge 4 adds a worker (BUR-8.2)."""
    player = state.players[seat]
    sold = goods.count(player.goods, colour)
    player.goods -= goods.only(player.goods, colour)
    player.sold += sold * goods.one(colour)
    if state.events is not None:
        state.tell(
            "sell",
            seat,
            {"piece": GOODS_NAMES[colour - 1], "count": sold, "from": f"goods:{colour}", "to": "sold"},
        )
    state.gain_points(seat, sold * state.seats, "BUR-5.3.2", "why-sale", GOODS_NAMES[colour - 1])
    state.gain_silver(seat, 2 if player.knows(3) else 1, "sale")
    if player.knows(4):
        state.gain_workers(seat, 1, "sale")


def take_workers(state: Position, seat: int) -> None:
    """BUR-5.4.1; knowledge 14 makes it four workers, knowledge 13 adds a silver (BUR-8.2)."""
    player = state.players[seat]
    state.gain_workers(seat, TAKEN_WORKERS_WITH_14 if player.knows(14) else TAKEN_WORKERS, "action")
    if player.knows(13):
        state.gain_silver(seat, 1, "action")


def second_depot(depot: int) -> int:
    """The next depot of the ring (BUR-1.10)."""
    return depot % 6 + 1


def sail(state: Position, seat: int, depot: int, second: int) -> None:
    """BUR-6.1.1: take all goods that fit; ask when new colours compete for the free spaces."""
    player = state.players[seat]
    pool = state.depot_goods[depot] + (state.depot_goods[second] if second else 0)
    new = 0
    for colour in goods.colours(pool):
        if goods.count(player.goods, colour):
            load(state, seat, depot, second, colour)
        else:
            new |= 1 << colour
    free = free_goods_spaces(player)
    if new.bit_count() > free > 0:
        state.stack.append(Decision(seat, ASK_LOAD, depot, second, new))
        return
    if free:
        for colour in range(1, 7):
            if new >> colour & 1:
                load(state, seat, depot, second, colour)
    state.advance(seat)  # BUR-6.1.3, whatever was taken


def free_goods_spaces(player: Player) -> int:
    return GOODS_SPACES - len(goods.colours(player.goods))


def load(state: Position, seat: int, depot: int, second: int, colour: int) -> None:
    """A colour that is taken is taken completely."""
    for source in (depot, second):
        taken = goods.only(state.depot_goods[source], colour) if source else 0
        if taken:
            state.depot_goods[source] -= taken
            state.players[seat].goods += taken
            if state.events is not None:
                count = goods.count(taken, colour)
                move = {
                    "piece": GOODS_NAMES[colour - 1],
                    "from": f"depot_goods:{source}",
                    "to": f"goods:{colour}",
                }
                state.tell("load", seat, {**move, "count": count, "depot": source})
