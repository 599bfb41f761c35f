"""What a die costs when it is used as another value (BUR-4), and where a stored tile may go (BUR-5.2)."""

from typing import Final

from bastide.games.burgundy.components import ANIMAL, BUILDING, SHIP, TYPE_OF
from bastide.games.burgundy.duchies import DUCHIES
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


def take_price(player: Player, face: int, depot: int) -> int:
    """Using a die to take from a depot; knowledge 12 covers it (BUR-4.6)."""
    known = player.knowledge
    return workers_for(DISTANCE[face][depot], known & TWELVE != 0, known & EIGHT != 0)


def place_price(player: Player, face: int, value: int, tile: int) -> int:
    """Using a die to place a tile; knowledge 9, 10 and 11 cover it by type (BUR-4.6)."""
    known = player.knowledge
    kind = TYPE_OF[tile]
    if kind == BUILDING:
        cover = NINE
    elif kind in (SHIP, ANIMAL):
        cover = TEN
    else:
        cover = ELEVEN
    return workers_for(DISTANCE[face][value], known & cover != 0, known & EIGHT != 0)


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
        for number, city in enumerate(duchy.area_mask):
            if mask & city:
                for where in duchy.areas[number]:
                    if hexes[where] == tile:
                        mask &= ~city
                        break
    return mask
