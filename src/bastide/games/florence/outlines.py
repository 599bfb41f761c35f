"""Where a tile can lie in an estate (FLO-6.2.2): every turn and flip of its outline, at every spot of the grid.

A spot is the cell at the top left of the tile and the number of the turn; cells are masks.
"""

from typing import Final

from bastide.core.action import Action
from bastide.core.masks import each_of
from bastide.core.polyomino import Shape, lies
from bastide.games.florence.components import CELLS, GRID

TURNS: Final = 8  # ways to turn and flip a tile, at most
SPOTS: Final = CELLS * TURNS
COLUMNS: Final = "abcdefg"  # their names; rows have numbers


def shape_of(rows: tuple[str, ...]) -> Shape:
    """The cells of an outline that is drawn with #."""
    return tuple([(x, y) for y, row in enumerate(rows) for x, cell in enumerate(row) if cell == "#"])


def cell_names(mask: int) -> str:
    """Cells for people: "a1 a2 b2"."""
    return " ".join([f"{COLUMNS[cell % GRID]}{cell // GRID + 1}" for cell in each_of(mask)])


class Lie:
    """One way to lay a tile."""

    def __init__(self, spot: int, cells: int) -> None:
        self.spot = spot
        self.cells = cells
        self.lays: list[Action] = []  # laying it so, by seat


def lies_of(shape: Shape) -> list[Lie]:
    """Every way to lay a tile on an empty grid."""
    return [Lie(at * TURNS + turn, cells) for turn, at, cells in lies(shape, GRID, GRID)]
