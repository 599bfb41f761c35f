"""Every legal answer to a decision (BUR-16)."""

from typing import Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.games.burgundy import goods, shared
from bastide.games.burgundy.actions import Buy, Choose, End, Load, Ship, Skip
from bastide.games.burgundy.components import ALL_SPACES, BLACK_SPACES, SPACE_PLAYERS, STORAGE, TYPE_OF, space
from bastide.games.burgundy.duchies import DUCHIES
from bastide.games.burgundy.effects import free_goods_spaces
from bastide.games.burgundy.moves import NONE
from bastide.games.burgundy.position import (
    CASTLE,
    CHOOSE,
    CITY_HALL,
    FETCH,
    LOAD,
    SHIP,
    TURN,
    WAREHOUSE,
    Player,
    Position,
)
from bastide.games.burgundy.prices import COVER, HEXES_WITHIN, MOST_WORKERS, TWELVE, WITHIN, discount, open_hexes
from bastide.games.burgundy.turn import BOTH_DICE, can_buy

ALL_TYPES: Final = 63
USED_SPACES: Final = [
    [[space(depot, slot) for slot in range(4) if depot and SPACE_PLAYERS[slot] <= seats] for depot in range(7)]
    for seats in range(5)
]
"""The spaces of each numbered depot that are in use, by number of players (BUR-1.9)."""


def options(state: Position, decision: Decision) -> list[Action]:
    seat = decision.seat
    kind = decision.kind
    found: list[Action] = []
    if kind == TURN:
        turn_options(state, seat, found)
    elif kind == SHIP:
        pair = state.players[seat].knows(5)
        for depot in range(1, 7):
            found.append(Ship(seat, depot, pair))
    elif kind == LOAD:
        load_options(state, decision, found)
    elif kind == CASTLE:
        take_options(state, seat, ALL_TYPES, found)
        place_options(state, seat, found)
        sell_options(state, seat, found)
        found.append(shared.WORKERS[shared.row_of(seat, NONE)])
    elif kind == WAREHOUSE:
        sell_options(state, seat, found)
    elif kind == FETCH:
        take_options(state, seat, decision.a, found)
    elif kind == CITY_HALL:
        place_options(state, seat, found)
        found.append(Skip(seat))
    elif kind == CHOOSE:
        for duchy in state.boards[seat]:
            for castle in DUCHIES[duchy].castles:
                found.append(Choose(seat, duchy, castle))
    return found


# ---- D2, D3, D7: the turn


def turn_options(state: Position, seat: int, found: list[Action]) -> None:
    player = state.players[seat]
    if state.used != BOTH_DICE:
        hexes = [open_hexes(player, tile) if tile else 0 for tile in player.storage]
        for die in range(2):
            if not state.used >> die & 1:
                die_options(state, player, seat, die, hexes, found)
    if can_buy(state, player):
        buy_options(state, player, seat, found)
        if state.used == BOTH_DICE:
            found.append(End(seat))


def die_options(state: Position, player: Player, seat: int, die: int, hexes: list[int], found: list[Action]) -> None:
    """BUR-5: the four actions with one die, each at a price the player can pay."""
    row = shared.row_of(seat, die)
    face = state.dice[2 * seat + die]
    workers = player.workers if player.workers < MOST_WORKERS else MOST_WORKERS
    depots = state.depots
    full = player.free_storage() == NONE
    takes = shared.TAKES[row]
    spaces = USED_SPACES[state.seats]
    for depot in WITHIN[discount(player, TWELVE)][face][workers]:
        for here in spaces[depot]:
            tile = depots[here]
            if tile:
                if full:
                    for discard in range(STORAGE):
                        found.append(shared.take(row, here, tile, discard))
                else:
                    known = takes[here * shared.SPAN + tile]  # looked up here: this line runs more often than any other
                    found.append(known if known is not None else shared.take(row, here, tile, NONE))
    storage = player.storage
    for stored in range(STORAGE):
        mask = hexes[stored]
        if mask:
            tile = storage[stored]
            mask &= HEXES_WITHIN[discount(player, COVER[TYPE_OF[tile]])][face][workers]
            while mask:
                low = mask & -mask
                found.append(shared.place(row, stored, tile, low.bit_length() - 1))
                mask ^= low
    if player.goods:
        for colour in WITHIN[discount(player, 0)][face][workers]:
            if goods.count(player.goods, colour):
                found.append(shared.SELLS[row][colour])
    found.append(shared.WORKERS[row])


def buy_options(state: Position, player: Player, seat: int, found: list[Action]) -> None:
    """BUR-10.1: the black depot; with knowledge 6 the numbered ones too."""
    full = player.free_storage() == NONE
    for here in range(ALL_SPACES if player.knows(6) else BLACK_SPACES):
        tile = state.depots[here]
        if tile:
            depot = 0 if here < BLACK_SPACES else (here - BLACK_SPACES) // 4 + 1
            slot = here if depot == 0 else here % 4
            if full:
                for discard in range(STORAGE):
                    found.append(Buy(seat, depot, slot, tile, discard))
            else:
                found.append(Buy(seat, depot, slot, tile, NONE))


# ---- effects: no die, no price


def take_options(state: Position, seat: int, types: int, found: list[Action]) -> None:
    """BUR-6.3.1, BUR-7.1: numbered depots only. A placement came before, so there is room (BUR-5.1.2)."""
    row = shared.row_of(seat, NONE)
    for here in range(BLACK_SPACES, ALL_SPACES):
        tile = state.depots[here]
        if tile and types >> TYPE_OF[tile] & 1:
            found.append(shared.take(row, here, tile, NONE))


def place_options(state: Position, seat: int, found: list[Action]) -> None:
    row = shared.row_of(seat, NONE)
    player = state.players[seat]
    for stored in range(STORAGE):
        tile = player.storage[stored]
        if tile:
            mask = open_hexes(player, tile)
            while mask:
                low = mask & -mask
                found.append(shared.place(row, stored, tile, low.bit_length() - 1))
                mask ^= low


def sell_options(state: Position, seat: int, found: list[Action]) -> None:
    for colour in goods.colours(state.players[seat].goods):
        found.append(shared.SELLS[shared.row_of(seat, NONE)][colour])


def load_options(state: Position, decision: Decision, found: list[Action]) -> None:
    """Every set of new colours that fills the free spaces just so (R-15)."""
    free = free_goods_spaces(state.players[decision.seat])
    for chosen in range(2, 128, 2):
        if not chosen & ~decision.c and chosen.bit_count() == free:
            found.append(Load(decision.seat, chosen))
