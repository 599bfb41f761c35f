"""What a die costs when it is used as another value (BUR-4), and where a stored tile may go (BUR-5.2)."""

from typing import Final

from bastide.games.burgundy.components import BUILDING, TYPE_OF
from bastide.games.burgundy.duchies import DIE_MASK, DUCHIES
from bastide.games.burgundy.knowledge import DOUBLE, SAME_BUILDINGS
from bastide.games.burgundy.position import Player

DISTANCE: Final = [[min((a - b) % 6, (b - a) % 6) for b in range(7)] for a in range(7)]
"""Steps from die value to die value; 6 and 1 are neighbours (BUR-4.1)."""


PRICE: Final = [[0, 1, 2, 3], [0, 0, 1, 2], [0, 1, 1, 2], [0, 0, 1, 1]]
"""Workers for so many steps (BUR-4.3, BUR-4.5), by discount: 1 is a free step, 2 two steps a worker (R-7), 3 both."""
MOST_WORKERS: Final = 3
"""The dearest use of a die."""


def values_within(price: list[int], face: int, workers: int) -> list[int]:
    """The values a die can be used as by a player with so many workers."""
    return [value for value in range(1, 7) if price[DISTANCE[face][value]] <= workers]


WITHIN: Final = [
    [[values_within(price, face, workers) for workers in range(MOST_WORKERS + 1)] for face in range(7)]
    for price in PRICE
]
"""By discount, face of the die and workers (no more than MOST_WORKERS): see `values_within`."""
HEXES_WITHIN: Final = [
    [[sum([DIE_MASK[value] for value in values]) for values in by_workers] for by_workers in by_face]
    for by_face in WITHIN
]
"""The same as masks of hexes."""


def price(player: Player, face: int, value: int, cover: int) -> int:
    """Workers for using a die as another value (BUR-4.3); `cover` is the knowledge that covers such a use (BUR-4.6)."""
    known = player.knowledge
    discount = (2 if known & DOUBLE else 0) + (1 if known & cover else 0)
    return PRICE[discount][DISTANCE[face][value]]


def open_hexes(player: Player, tile: int) -> int:
    """BUR-5.2: hexes (a) empty, (b) of the tile's type, (c) next to a filled one, (e) in a city without that building
    (BUR-7.4). A tile that has none stays in storage (BUR-5.2.3)."""
    duchy = DUCHIES[player.duchy]
    kind = TYPE_OF[tile]
    mask = player.reach & duchy.type_mask[kind]
    if kind == BUILDING and mask and not player.knows(SAME_BUILDINGS):
        hexes = player.hexes
        for city in duchy.cities:
            for where in city:
                if hexes[where] == tile:
                    mask &= ~duchy.area_mask[duchy.area_of[where]]
                    break
    return mask
