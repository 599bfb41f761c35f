"""An estate as a grid: tiles with their outlines, rows 1 to 7, columns a to g."""

from typing import Final

from rich.text import Text

from bastide.core.words import Words
from bastide.games.florence.components import CELLS, GRID
from bastide.games.florence.outlines import COLUMNS
from bastide.terminal.boards.layout import TOUCH

INSIDE: Final = 5
STEP: Final = INSIDE + 1
WIDTH: Final = GRID * STEP + 3
LINE: Final = "dim"
EMPTY: Final = "·"
BARRED: Final = "×"
"""Where no building may lie, as a rule because it would touch another."""
PALAZZO: Final = "palazzo"
CORNERS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""By the lines that meet: up 1, right 2, down 4, left 8."""

# Colours of the 256 that nearly every terminal has; the text on them never needs them.
STYLES: Final = {
    PALAZZO: "bold #ffffff on #875f00",
    "large": "bold #000000 on #d7875f",
    "medium": "bold #000000 on #d7af87",
    "small": "bold #000000 on #ffd7af",
    "forest": "bold #ffffff on #005f00",
    "lake": "bold #000000 on #5fafff",
    "park": "bold #000000 on #afd787",
}

Pieces = list[tuple[str, list[int]]]
"""Names of tiles with their cells."""


class Estate:
    """The picture of one estate."""

    def __init__(
        self, pieces: Pieces, barred: list[int], sizes: dict[str, str], words: Words, touched: frozenset[int]
    ) -> None:
        """`pieces` with the palazzo; `barred` are empty cells where no building may lie; `touched` are cells."""
        self.owner = [-1] * CELLS
        for number, (_, cells) in enumerate(pieces):
            for cell in cells:
                self.owner[cell] = number
        self.pieces = pieces
        self.barred = barred
        self.sizes = sizes
        self.words = words
        self.touched = touched

    def draw(self, lines: bool) -> Text:
        """Without lines between the rows it is less tall."""
        picture = Text(no_wrap=True)
        picture.append("   " + "".join(f" {letter}".ljust(STEP) for letter in COLUMNS) + "\n", LINE)
        for row in range(GRID):
            if lines or row == 0:
                self.edge(picture, row)
            picture.append(f"{row + 1} ")
            for column in range(GRID):
                self.bar(picture, row, column)
                self.cell(picture, row * GRID + column)
            picture.append("│\n", LINE)
        self.edge(picture, GRID)
        return picture

    def at(self, row: int, column: int) -> int:
        """The piece that lies on a cell; empty cells are -1, and there is nothing around the grid."""
        inside = 0 <= row < GRID and 0 <= column < GRID
        return self.owner[row * GRID + column] if inside else -2

    def parted(self, one: int, other: int) -> bool:
        """Whether there is a line between two cells: none within a piece, nor outside."""
        return one != other or one == -1

    def style(self, piece: int) -> str:
        if piece < 0:
            return ""
        name = self.pieces[piece][0]
        return STYLES[self.sizes.get(name, name)]

    def cell(self, picture: Text, cell: int) -> None:
        piece = self.owner[cell]
        touch = TOUCH if cell in self.touched else " "
        said = self.words.say(f"board-on-{self.pieces[piece][0]}") if piece >= 0 else self.sign(cell)
        picture.append(touch + said.ljust(INSIDE - 1), self.style(piece))

    def sign(self, cell: int) -> str:
        return BARRED if cell in self.barred else EMPTY

    def bar(self, picture: Text, row: int, column: int) -> None:
        """The upright line before a cell."""
        before, here = self.at(row, column - 1), self.at(row, column)
        parted = self.parted(before, here)
        picture.append("│" if parted else " ", LINE if parted else self.style(here))

    def edge(self, picture: Text, row: int) -> None:
        """The line above a row."""
        picture.append("  ")
        for column in range(GRID + 1):
            picture.append(self.corner(row, column), LINE)
            if column < GRID:
                above, below = self.at(row - 1, column), self.at(row, column)
                parted = self.parted(above, below)
                picture.append(("─" if parted else " ") * INSIDE, LINE if parted else self.style(below))
        picture.append("\n" if row < GRID else "")

    def corner(self, row: int, column: int) -> str:
        """Where four cells meet."""
        up, right = self.at(row - 1, column - 1), self.at(row - 1, column)
        left, down = self.at(row, column - 1), self.at(row, column)
        pairs = ((up, right), (right, down), (left, down), (up, left))
        return CORNERS[sum(1 << place for place, pair in enumerate(pairs) if self.parted(*pair) and pair != (-2, -2))]
