"""Actions are values, so the same one is made once and shared: listing options then only looks them up.

The tables fill as games are played; they cannot grow beyond the number of different actions.
"""

from typing import Final

from bastide.games.burgundy.components import ALL_SPACES, BLACK_SPACES, STORAGE, TILES
from bastide.games.burgundy.dice import Place, Sell, Take, Workers
from bastide.games.burgundy.duchies import HEXES
from bastide.games.burgundy.moves import NONE

SEATS: Final = 4
HANDS: Final = 3
"""No die, first die, second die: a row of each table for every seat and hand."""
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
    """The action that takes a tile from a space of a numbered depot."""
    table = TAKES[row]
    index = here * SPAN + (discard + 1) * KINDS + tile
    action = table[index]
    if action is None:
        seat, die = ROWS[row]
        depot = (here - BLACK_SPACES) // 4 + 1
        action = table[index] = Take(seat, depot, here % 4, tile, die, discard)
    return action


def place(row: int, stored: int, tile: int, where: int) -> Place:
    """The action that adds a stored tile to the duchy."""
    table = PLACES[row]
    index = (stored * HEXES + where) * KINDS + tile
    action = table[index]
    if action is None:
        seat, die = ROWS[row]
        action = table[index] = Place(seat, stored, tile, where, die)
    return action
