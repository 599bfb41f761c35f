"""What is in the box (FAIR-1)."""

from typing import Final

from bastide.core.polyomino import Shape, orientations

WARES: Final = ("cloth", "spice", "wine")
OF_A_WARE: Final = 6
DAYS: Final = 3
PHASES: Final = ("plan", "bid", "build", "trade")
"""Of a day."""
PLANNING: Final = 0
BIDDING: Final = 1
BUILDING: Final = 2
TRADING: Final = 3
STAKES: Final = 2
"""The most coins that can be staked."""
DEAREST: Final = 12
"""More coins than anybody can bid."""
PRICE: Final = 4
"""The most coins that can be asked for a ware."""
LIMIT: Final = 4
"""The crier never bids more (FAIR-8)."""

# ---- the pitch

COLUMNS: Final = 20
ROWS: Final = 16
CELLS: Final = tuple(f"{chr(ord('a') + x)}{y + 1}" for y in range(ROWS) for x in range(COLUMNS))
"""The cells of the widest pitch, row by row; a smaller one is its upper left corner, so that cells keep their names."""
PITCHES: Final = {"small": (4, 3), "wide": (COLUMNS, ROWS)}

# ---- the booths


class Turn:
    """A booth, turned and flipped: how wide and how high it is, and its cells as a mask in the corner of the pitch."""

    def __init__(self, shape: Shape) -> None:
        self.wide = 1 + max(x for x, _ in shape)
        self.high = 1 + max(y for _, y in shape)
        self.mask = sum(1 << x + y * COLUMNS for x, y in shape)


SHAPES: Final[dict[str, Shape]] = {
    "trestle": ((0, 0), (1, 0)),
    "awning": ((0, 0), (1, 0), (2, 0)),
    "corner": ((0, 0), (1, 0), (0, 1)),
    "stage": ((0, 0), (1, 0), (2, 0), (1, 1)),
    "steps": ((0, 0), (1, 0), (1, 1), (2, 1)),
}
BOOTHS: Final = tuple(SHAPES)
SIZES: Final = tuple(len(shape) for shape in SHAPES.values())
TURNS: Final = tuple([Turn(turned) for turned in orientations(shape)] for shape in SHAPES.values())
"""By booth, every way in which it can lie."""
MOST_TURNS: Final = max(len(turns) for turns in TURNS)
