"""The six character tracks and the development track (ORL-1.1, ORL-4.5, ORL-4.11), as one integer: five bits each.

A track has the number of its character; monks have none, and their number is that of the development track.
"""

from typing import Final

from bastide.games.orleans.goods import BROCADE, CHEESE, GRAIN, WINE, WOOL

DEVELOPMENT: Final = 6
TRACKS: Final[tuple[str, ...]] = (
    "farmers", "boatmen", "craftsmen", "traders", "knights", "scholars", "development"
)  # fmt: skip
LAST: Final[tuple[int, ...]] = (8, 5, 5, 5, 5, 5, 30)

WIDTH: Final = 5
FIELD: Final = (1 << WIDTH) - 1
STEP: Final = [1 << WIDTH * track for track in range(len(TRACKS))]

# ---- what the spaces of the character tracks bring, by index

FARM_GOODS: Final[tuple[int, ...]] = (-1, GRAIN, GRAIN, CHEESE, CHEESE, WINE, WINE, WOOL, BROCADE)
BOAT_COINS: Final[tuple[int, ...]] = (0, 2, 3, 4, 5, 0)
DRAWS: Final[tuple[int, ...]] = (4, 5, 6, 7, 7, 8)
"""How many followers may be drawn, by the index on the knights track (ORL-3.3)."""
SCHOLAR_POINTS: Final[tuple[int, ...]] = (0, 2, 3, 4, 5, 6)
BOAT_CITIZEN_INDEX: Final = 5
KNIGHT_CITIZEN_INDEX: Final = 4

# ---- ORL-4.11: development

COIN_SPACES: Final = ((7, 3), (12, 4), (25, 5))  # index and coins (ORL-4.11.2)
CITIZEN_SPACES: Final[tuple[int, ...]] = (3, 18, 28)
STARS: Final[tuple[int, ...]] = (0, 4, 9, 15, 22, 30)  # the indices of the stars, level 1 first (ORL-4.11.3)
LEVELS: Final = [sum([1 for star in STARS if star <= index]) for index in range(LAST[DEVELOPMENT] + 1)]
FIRM: Final = frozenset([0, *[index for index, _ in COIN_SPACES], *[index + 1 for index, _ in COIN_SPACES]])
"""Where the cube cannot be moved back by torture: at the start, and on or just behind a coin space (ORL-5.8 (c))."""
