"""Actions are values, so the same one is made once and shared: listing options then only looks them up.

The tables fill as games are played; they cannot grow beyond the number of different actions.
"""

from typing import Final

from bastide.core.action import Action
from bastide.games.burgundy.actions.dice import Place, Sell, Workers
from bastide.games.burgundy.actions.move import NONE
from bastide.games.burgundy.actions.take import Buy, Take
from bastide.games.burgundy.components import ALL_SPACES, STORAGE, TILES, depot_of, slot_of
from bastide.games.burgundy.duchies import HEXES

SEATS: Final = 4
HANDS: Final = 4
"""No die, first die, second die, silver: a row of each table for every seat and hand."""
SILVER: Final = 2
"""The hand that buys."""
KINDS: Final = len(TILES)
DISCARDS: Final = STORAGE + 1
SPAN: Final = DISCARDS * KINDS
"""Entries of `TAKES` for one space; the first of them discard nothing."""


def row_of(seat: int, die: int) -> int:
    return seat * HANDS + die + 1


ROWS: Final = [(seat, die) for seat in range(SEATS) for die in range(NONE, HANDS - 1)]

TAKES: Final[list[list[Take | None]]] = [[None] * (ALL_SPACES * SPAN) for _ in ROWS]
PLACES: Final[list[list[Place | None]]] = [[None] * (STORAGE * HEXES * KINDS) for _ in ROWS]
SELLS: Final = [[Sell(seat, colour, die) for colour in range(7)] for seat, die in ROWS]
WORKERS: Final = [Workers(seat, die) for seat, die in ROWS]


def take(row: int, here: int, tile: int, discard: int) -> Take:
    """The action that takes a tile from a space, or buys it."""
    table = TAKES[row]
    index = here * SPAN + (discard + 1) * KINDS + tile
    action = table[index]
    if action is None:
        seat, die = ROWS[row]
        depot, slot = depot_of(here), slot_of(here)
        action = Buy(seat, depot, slot, tile, discard) if die == SILVER else Take(seat, depot, slot, tile, die, discard)
        table[index] = action
    return action


def places(row: int, stored: int, tile: int, mask: int, found: list[Action]) -> None:
    """The actions that add a stored tile to the duchy, on each hex of a mask."""
    table = PLACES[row]
    first = (stored * KINDS + tile) * HEXES
    while mask:
        low = mask & -mask
        where = low.bit_length() - 1
        action = table[first + where]
        if action is None:
            seat, die = ROWS[row]
            action = table[first + where] = Place(seat, stored, tile, where, die)
        found.append(action)
        mask ^= low
