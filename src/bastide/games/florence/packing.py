"""What a tile would leave room for, wherever it is laid: a help for whoever lays it, no rule."""

from typing import Final

from bastide.core.masks import each_of
from bastide.core.polyomino import neighbours
from bastide.games.florence.components import CELLS, GRID, TOUCHING
from bastide.games.florence.outlines import Lie
from bastide.games.florence.position import FIRST_LANDSCAPE, Player, Position

WHOLE: Final = (1 << CELLS) - 1
LAST_COLUMN: Final = sum([1 << GRID - 1 + GRID * row for row in range(GRID)])


class Room:
    """An estate after a tile was laid in it: for how many kinds of tiles there is a place, on how many cells a building
    could come, how ragged the empty cells are."""

    def __init__(self, state: Position, player: Player, tile: int, lie: Lie, fitting: list[int]) -> None:
        """`fitting`: tiles for which there is a place now; no other finds one by it."""
        self.lie = lie
        covered = player.covered | lie.cells
        barred = player.barred | lie.cells
        if tile < FIRST_LANDSCAPE and player.builders < TOUCHING:  # FLO-6.2.3
            barred |= neighbours(lie.cells, GRID, GRID)
        self.kinds = 0
        for other in fitting:
            taken = barred if other < FIRST_LANDSCAPE else covered
            for cells in state.box.cells[other]:
                if not cells & taken:
                    self.kinds += 1
                    break
        self.open = (WHOLE & ~barred).bit_count()
        self.edges = edges(WHOLE & ~covered)

    def better_than(self, other: "Room") -> bool:
        if self.kinds != other.kinds:
            return self.kinds > other.kinds
        if self.open != other.open:
            return self.open > other.open
        return self.edges < other.edges


def edges(cells: int) -> int:
    """How many of their right and lower edges border on something else."""
    return (cells & ~(cells >> 1 & ~LAST_COLUMN)).bit_count() + (cells & ~(cells >> GRID)).bit_count()


def rooms(state: Position, seat: int, tile: int) -> list[Room]:
    """Of every way to lay it, in their order."""
    player = state.players[seat]
    taken = player.barred if tile < FIRST_LANDSCAPE else player.covered
    fitting = each_of(player.fits)
    return [Room(state, player, tile, lie, fitting) for lie in state.box.lies[tile] if not lie.cells & taken]


def tightest(found: list[Room]) -> Room:
    """The first of the best."""
    best = found[0]
    for room in found:
        if room.better_than(best):
            best = room
    return best
