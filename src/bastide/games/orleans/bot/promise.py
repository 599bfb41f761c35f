"""What things promise for the rounds that are left, in points. Fitted by hand to games of the bot against itself."""

from math import exp
from typing import Final

from bastide.games.orleans import tracks
from bastide.games.orleans.box import PLACE_NAMES
from bastide.games.orleans.map import CITIES, EDGES

DEVELOPS: Final = 0.85
"""Development points that a round brings."""
BUILDS: Final = 0.28
"""Stations that a round brings."""
HONOURS: Final = 0.1
"""Citizens that a round brings."""

# ---- tokens

DRAW: Final = 1.15
"""A follower more in a round."""
MOST_CREW: Final = 48
FLOW: Final = [
    [draws * (1 - exp(-crew / draws)) + 0.03 * min(crew, 16) for crew in range(MOST_CREW)] for draws in range(1, 10)
]
"""By draw number - 1 and tokens: followers that a round brings. Few tokens are all at work, many wait in the bag."""
TOKEN_AT_HAND: Final = 1.4
"""A token on the market before plans are made, rather than in the bag."""
KEPT: Final = 0.8
"""A token on the market when plans are made that will not keep another from being drawn."""
NEED: Final[tuple[float, ...]] = (0.55, 0.45, 0.45, 0.45, 0.5, 0.4, 0.3)
"""The first token of a character, for each round; every further one is half as much."""
SHARE: Final[tuple[float, ...]] = tuple([1 - 0.5**number for number in range(32)])
MONK: Final = 0.15
"""A monk, who can stand for others, for each round."""
SENT: Final = 0.9
"""What a token that goes to a deed is worth less, for being gone."""
ITEM: Final = 0.3
"""What torture takes while there are stations to spare."""
HARD_ITEM: Final = 1.5
"""And what it takes later."""

# ---- places

NEW_TOOL: Final = 0.55
"""A technology tile, for each round, before it is known where it will lie."""
HELD: Final = 0.35
"""A technology tile that is still held, for each round."""
COIN_RISK: Final = 1.0
"""What it is worth to have some coins before a bill comes, once."""

TOOLS: Final[dict[str, float]] = {
    "village": 0.65, "university": 0.55, "castle": 0.5, "guildhall": 0.5, "wagon": 0.45, "farm_house": 0.45,
    "ship": 0.35, "monastery": 0.4, "scriptorium": 0.35, "tailor_shop": 0.75, "wool_manufacturer": 0.7, "winery": 0.6,
    "cheese_factory": 0.5, "library": 0.75, "hospital": 0.75, "cellar": 0.75, "office": 0.7, "windmill": 0.7,
    "horse_wagon": 0.5, "laboratory": 0.4,
}  # fmt: skip
"""A technology tile on a place, for each round: a token is saved whenever it is carried out."""
TECHNOLOGY: Final = [TOOLS.get(name, 0.0) for name in PLACE_NAMES]
TILE_WORTH: Final[dict[str, float]] = {
    "hayrick": 0.45, "cheese_factory": 0.55, "winery": 0.9, "wool_manufacturer": 1.3, "tailor_shop": 1.7,
    "brewery": 0.8, "sacristy": 0.5, "herb_garden": 0.9, "bathhouse": 0.6, "windmill": 1.0, "library": 1.1,
    "hospital": 1.0, "gunpowder_tower": 0.7, "cellar": 1.3, "office": 0.9, "school": 1.1, "pharmacy": 0.7,
    "horse_wagon": 0.9, "shipping_line": 1.0, "laboratory": 0.7, "brasserie": 0.2, "sheep_farm": 0.8,
}  # fmt: skip
"""A place tile, for each round."""
TILES: Final = [TILE_WORTH.get(name, 0.0) for name in PLACE_NAMES]

# ---- the race with the others

CENSUS: Final[tuple[float, ...]] = (0.0, 0.05, 0.1, 0.25, 0.6, 0.8)
"""The census coin, by how far one is ahead of the others, from 3 steps behind to 2 ahead."""
CORNER: Final[tuple[float, ...]] = (0.0, 0.05, 0.15, 0.35, 0.6, 0.8)
"""The citizen for most stations, likewise."""


def chance(odds: tuple[float, ...], lead: int) -> float:
    """Of coming out ahead, by the lead of now."""
    return odds[min(max(lead + 3, 0), len(odds) - 1)]


# ---- development


def smooth_levels() -> list[float]:
    """The level by index, as if it rose with every step."""
    found: list[float] = []
    for index in range(tracks.LAST[tracks.DEVELOPMENT] + 1):
        level = tracks.LEVELS[index]
        if level == len(tracks.STARS):
            found.append(float(level))
            continue
        low, high = tracks.STARS[level - 1], tracks.STARS[level]
        found.append(level + (index - low) / (high - low))
    return found


SMOOTH: Final = smooth_levels()
LAST_INDEX: Final = tracks.LAST[tracks.DEVELOPMENT]


def final_level(index: int, left: int) -> float:
    """The level that a cube will have reached."""
    reached = index + DEVELOPS * left
    if reached >= LAST_INDEX:
        return SMOOTH[LAST_INDEX]
    low = int(reached)
    blend = SMOOTH[low] + (SMOOTH[low + 1] - SMOOTH[low]) * (reached - low)
    # With the end near only what is reached counts.
    sure = min(1.0, left / 4)
    return blend * sure + tracks.LEVELS[low] * (1 - sure) + 0.04 * (1 - sure) * (blend - tracks.LEVELS[low])


# ---- the map


def distances() -> list[list[int]]:
    """How many moves lie between two cities."""
    size = len(CITIES)
    found = [[0 if one == other else size for other in range(size)] for one in range(size)]
    for edge in EDGES:
        one, other = edge.ends
        found[one][other] = found[other][one] = 1
    for middle in range(size):
        for one in range(size):
            for other in range(size):
                found[one][other] = min(found[one][other], found[one][middle] + found[middle][other])
    return found


DISTANCE: Final = distances()
