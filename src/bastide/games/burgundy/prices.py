"""What a die costs when it is used as another value (BUR-4), and where a stored tile may go (BUR-5.2)."""

from typing import Final

from bastide.games.burgundy.components import BUILDING, TYPE_OF
from bastide.games.burgundy.duchies import DIE_MASK, DUCHIES
from bastide.games.burgundy.position import Player

DISTANCE: Final = [[min((a - b) % 6, (b - a) % 6) for b in range(7)] for a in range(7)]
"""Steps from die value to die value; 6 and 1 are neighbours (BUR-4.1)."""

EIGHT: Final = 1 << 8
NINE: Final = 1 << 9
TEN: Final = 1 << 10
ELEVEN: Final = 1 << 11
TWELVE: Final = 1 << 12


def workers_for(distance: int, free_step: bool, eight: bool) -> int:
    """Workers for so many steps (BUR-4.3)."""
    if free_step and distance > 0:
        distance -= 1
    return (distance + 1) // 2 if eight else distance


COVER: Final[tuple[int, ...]] = (NINE, TEN, ELEVEN, ELEVEN, ELEVEN, TEN)
"""The knowledge that gives a free step when a tile is placed, by type (BUR-4.6)."""

MOST_WORKERS: Final = 3
"""The dearest use of a die."""


def values_within(discount: int, face: int, workers: int) -> list[int]:
    """The values a die can be used as by a player with so many workers."""
    free_step = discount & 1 == 1
    eight = discount & 2 == 2
    return [value for value in range(1, 7) if workers_for(DISTANCE[face][value], free_step, eight) <= workers]


WITHIN: Final = [
    [[values_within(discount, face, workers) for workers in range(MOST_WORKERS + 1)] for face in range(7)]
    for discount in range(4)
]
"""By discount, face of the die and workers (no more than MOST_WORKERS): see `values_within`."""
HEXES_WITHIN: Final = [
    [[sum([DIE_MASK[value] for value in values]) for values in by_workers] for by_workers in by_face]
    for by_face in WITHIN
]
"""The same as masks of hexes."""


def discount(player: Player, cover: int) -> int:
    """1 with the knowledge that covers this use of the die, plus 2 with knowledge 8."""
    known = player.knowledge
    return (1 if known & cover else 0) + (2 if known & EIGHT else 0)


def take_price(player: Player, face: int, depot: int) -> int:
    """Using a die to take from a depot; knowledge 12 covers it (BUR-4.6)."""
    known = player.knowledge
    return workers_for(DISTANCE[face][depot], known & TWELVE != 0, known & EIGHT != 0)


def place_price(player: Player, face: int, value: int, tile: int) -> int:
    """Using a die to place a tile; knowledge 9, 10 and 11 cover it by type (BUR-4.6)."""
    known = player.knowledge
    return workers_for(DISTANCE[face][value], known & COVER[TYPE_OF[tile]] != 0, known & EIGHT != 0)


def sell_price(player: Player, face: int, colour: int) -> int:
    """Using a die to sell; no free step covers it (BUR-4.6)."""
    return workers_for(DISTANCE[face][colour], False, player.knowledge & EIGHT != 0)


def open_hexes(player: Player, tile: int) -> int:
    """Hexes (a) empty, (b) of the tile's type, (c) next to a filled one, (e) in a city without that building."""
    duchy = DUCHIES[player.duchy]
    kind = TYPE_OF[tile]
    mask = player.reach & duchy.type_mask[kind]
    if kind == BUILDING and mask and not player.knowledge & 2:  # knowledge 1 lifts (e)
        hexes = player.hexes
        for city in duchy.cities:
            for where in city:
                if hexes[where] == tile:
                    mask &= ~duchy.area_mask[duchy.area_of[where]]
                    break
    return mask
