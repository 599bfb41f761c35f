"""Estates side by side (FLO-12.1): where they meet, and every way to lay a building over a border (FLO-12.4).

A cell is a seat, a row and a column (FLO-12.12); all are numbered in one row, estate after estate. Across a border row
r meets row r: the last column of the left estate and the first of the right one.
"""

from typing import Final

from bastide.core.action import Action
from bastide.core.polyomino import Shape, orientations
from bastide.games.florence.components import BUILDINGS, CELLS, GRID, SEATS
from bastide.games.florence.outlines import TURNS

ALL_CELLS: Final = SEATS * CELLS
ESTATE: Final = (1 << CELLS) - 1
FIRST_COLUMN: Final = sum([1 << row * GRID for row in range(GRID)])
LAST_COLUMN: Final = FIRST_COLUMN << GRID - 1
NO_BORDER: Final = -1
NO_NEIGHBOUR: Final = -1


def across_right(cells: int) -> int:
    """The cells of the right neighbour that cells of an estate touch."""
    return (cells & LAST_COLUMN) >> GRID - 1


def across_left(cells: int) -> int:
    """The cells of the left neighbour that cells of an estate touch."""
    return (cells & FIRST_COLUMN) << GRID - 1


class JointLie:
    """One way to lay a building over a border: its cells in either estate."""

    def __init__(self, spot: int, left: int, right: int, left_cells: int, right_cells: int) -> None:
        self.spot = spot  # the cell at its top left and the number of its turn
        self.left = left
        self.right = right
        self.left_cells = left_cells
        self.right_cells = right_cells
        self.cells = left_cells << left * CELLS | right_cells << right * CELLS
        self.joins: list[Action] = []  # offering it so: by the left and by the right neighbour

    def has(self, seat: int) -> bool:
        return seat == self.left or seat == self.right

    def between(self, one: int, other: int) -> bool:
        return (one, other) == (self.left, self.right) or (one, other) == (self.right, self.left)

    def join_of(self, seat: int) -> Action:
        return self.joins[0 if seat == self.left else 1]

    def other(self, seat: int) -> int:
        return self.right if seat == self.left else self.left

    def cells_of(self, seat: int) -> int:
        return self.left_cells if seat == self.left else self.right_cells


class Borders:
    """Which estates meet, and where buildings can lie over each border."""

    def __init__(self, seats: int, shapes: list[Shape]) -> None:
        self.pairs = [(0, 1)] if seats == 2 else [(seat, (seat + 1) % seats) for seat in range(seats)]
        """Left and right; with two players there is one border, with more they sit in a ring."""
        self.between = [[NO_BORDER] * SEATS for _ in range(SEATS)]  # number of the border of two seats
        self.on_left = [NO_NEIGHBOUR] * SEATS
        self.on_right = [NO_NEIGHBOUR] * SEATS
        for border, (left, right) in enumerate(self.pairs):
            self.between[left][right] = self.between[right][left] = border
            self.on_right[left] = right
            self.on_left[right] = left
        buildings = shapes[: len(BUILDINGS)]
        self.lies = [[lies_over(shape, left, right) for shape in buildings] for left, right in self.pairs]
        """By border and building."""
        self.spots: list[dict[int, JointLie]] = [{} for _ in buildings]  # by building and spot
        for lies in self.lies:
            for building, some in enumerate(lies):
                for lie in some:
                    self.spots[building][lie.spot] = lie

    def neighbours(self, seat: int) -> list[int]:
        return [other for other in (self.on_left[seat], self.on_right[seat]) if other != NO_NEIGHBOUR]


def lies_over(shape: Shape, left: int, right: int) -> list[JointLie]:
    """FLO-12.4: with at least one cell on either side. No tile is so long that it could reach a third estate."""
    found: list[JointLie] = []
    for turn, cells in enumerate(orientations(shape)):
        width = 1 + max([x for x, _ in cells])
        height = 1 + max([y for _, y in cells])
        for top in range(GRID - height + 1):
            for start in range(GRID - width + 1, GRID):
                masks = [0, 0]
                for x, y in cells:
                    column = start + x
                    masks[column // GRID] |= 1 << column % GRID + (top + y) * GRID
                at = left * CELLS + top * GRID + start
                found.append(JointLie(at * TURNS + turn, left, right, masks[0], masks[1]))
    return found
