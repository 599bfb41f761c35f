"""How well an estate is laid out: what is left of it for buildings, and how much of that hangs together."""

from typing import Final

from bastide.core.action import Action
from bastide.games.florence.actions.laying import Lay
from bastide.games.florence.components import CELLS, GRID, TOUCHING
from bastide.games.florence.position import FIRST_LANDSCAPE, Player

ESTATE: Final = (1 << CELLS) - 1
FIRST_COLUMN: Final = sum([1 << row * GRID for row in range(GRID)])
LAST_COLUMN: Final = FIRST_COLUMN << GRID - 1
PLACES: Final = 4
"""How many of the best places for a tile are worth a look."""
FIT: Final = 0.06
"""What it is worth that a kind of tile still fits."""
PAIR: Final = 0.012
"""What two free cells side by side are worth."""
COVER: Final = 0.3
"""How much of that holds for cells where only landscapes can come for now."""


def around(cells: int) -> int:
    """The cells that share an edge with these."""
    sideways = (cells & ~LAST_COLUMN) << 1 | (cells & ~FIRST_COLUMN) >> 1
    return (sideways | cells << GRID | cells >> GRID) & ESTATE


def pairs(free: int) -> int:
    """Cells side by side, and one above the other."""
    return (free & ~LAST_COLUMN & free >> 1).bit_count() + (free & free >> GRID).bit_count()


def openness(covered: int, barred: int) -> float:
    """Room for buildings, and for anything."""
    return pairs(ESTATE & ~barred) + COVER * pairs(ESTATE & ~covered)


def room(player: Player) -> float:
    """Tiles for which there is still a place, and room for several of them."""
    return FIT * player.fits.bit_count() + PAIR * openness(player.covered, player.barred)


def best_places(player: Player, tile: int, legal: list[Action]) -> list[Action]:
    """Those that leave most room."""
    apart = tile < FIRST_LANDSCAPE and player.builders < TOUCHING
    found: list[tuple[float, int]] = []
    for number, action in enumerate(legal):
        assert isinstance(action, Lay)
        cells = action.cells
        barred = player.barred | cells
        if apart:
            barred |= around(cells)
        found.append((-openness(player.covered | cells, barred), number))
    found.sort()
    return [legal[number] for _, number in found[:PLACES]]
