"""Paying, and torture (ORL-5.8): what is given for coins that are missing."""

from bastide.games.orleans import goods, tracks
from bastide.games.orleans.asks import ASK_DEBT
from bastide.games.orleans.box import PLACE_NAMES, PLACES
from bastide.games.orleans.components import FIRST_TILE, SACRISTY
from bastide.games.orleans.position import Player, Position
from bastide.games.orleans.tokens import NEUTRAL_FIELDS


def pay(state: Position, seat: int, coins: int) -> None:
    """ORL-5.8: what one has, and for each coin that is missing an item; all coins go first (ORL-5.8.3)."""
    there = min(coins, state.players[seat].coins)
    state.pay_coins(seat, there)
    owe(state, seat, coins - there)


def owe(state: Position, seat: int, items: int) -> None:
    """So many items; who has nothing that could be given is excused (ORL-5.8.2)."""
    if items > 0:
        state.tell("owe", seat, {"count": items})
        state.ask(ASK_DEBT, seat, items)


def can_give(player: Player) -> bool:
    """Whether a player owns anything of the list (ORL-5.8 (a) to (f))."""
    return bool(
        player.supply
        or player.stations
        or player.bag & NEUTRAL_FIELDS
        or can_lose_point(player)
        or player.goods
        or player.brasserie
        or player.places >> FIRST_TILE
        or player.held
        or player.technology()
    )


def can_lose_point(player: Player) -> bool:
    """ORL-5.8 (c): never onto a coin space, nor off or across one."""
    return player.index(tracks.DEVELOPMENT) not in tracks.FIRM


def lose_good(state: Position, seat: int, good: int, on_tile: bool) -> None:
    """ORL-5.8.1, ORL-5.8.4: it leaves the game."""
    state.give_good(seat, good, on_tile, "box")
    state.lost_goods += goods.ONE[good]


def lose_tile(state: Position, seat: int, tile: int) -> None:
    """R-9: tokens on it go into the bag, its technology leaves the game, goods that lie on it stay with the owner."""
    player = state.players[seat]
    name = PLACE_NAMES[tile]
    row = PLACES[tile]
    state.to_bag(seat, player.clear(tile), f"place:{name}")
    if player.has_technology(tile):
        player.slots = player.slots[: row.first] + bytes(row.end - row.first) + player.slots[row.end :]
        state.lost_technology += 1
    state.box.effects[tile].lost(state, seat)
    player.places &= ~(1 << tile)
    player.open &= ~row.mask
    player.active &= ~(1 << tile)
    player.barred &= ~(1 << tile)
    state.moved("lose_tile", seat, name, f"place:{name}", "box")


def sheltered(state: Position, seat: int) -> bool:
    """ORL-4.10: whether the Sacristy can ward off the event of now; not if it is barred (R-42)."""
    player = state.players[seat]
    return state.box.events[state.event].negative and (player.active & ~player.barred) >> SACRISTY & 1 == 1
