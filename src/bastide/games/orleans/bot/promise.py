"""What things promise for the rounds that are left, in points. Fitted by hand to games of the bot against itself."""

from math import exp
from typing import Final

from bastide.games.orleans import components, tracks
from bastide.games.orleans.box import PLACE_NAMES
from bastide.games.orleans.components import ROUNDS
from bastide.games.orleans.goods import KINDS as GOOD_KINDS
from bastide.games.orleans.position import Player, Position

DEVELOPS: Final = 0.85
"""Development points that a round brings."""
BUILDS: Final = 0.28
"""Stations that a round brings."""
HONOURS: Final = 0.1
"""Citizens that a round brings."""
DRAW: Final = 1.15
"""A follower more in a round."""
MOST_CREW: Final = 48
FLOW: Final = [
    [draws * (1 - exp(-crew / draws)) + 0.03 * min(crew, 16) for crew in range(MOST_CREW)] for draws in range(1, 10)
]
"""By draw number - 1 and tokens: followers that a round brings. Few tokens are all at work, many wait in the bag."""
TOKEN_AT_HAND: Final = 0.9
"""A token on the market before plans are made, rather than in the bag."""
IDLE: Final[tuple[float, ...]] = (0.0, 0.4, 0.7, 0.8, 0.6, 0.2, -0.5, -1.5, -3.0, -4.5, -6.0)
"""Tokens that lie on the market when plans are made: some are at hand in the next round, many leave no room to draw."""
NEED: Final[tuple[float, ...]] = (0.55, 0.45, 0.45, 0.45, 0.5, 0.4, 0.3)
"""The first token of a character, for each round; every further one is half as much."""
SHARE: Final[tuple[float, ...]] = tuple([1 - 0.5**number for number in range(32)])
MONK: Final = 0.15
"""A monk, who can stand for others, for each round."""
TECHNOLOGY: Final = 0.75
"""A technology tile, for each round."""
HELD: Final = 0.55
"""A technology tile that is still held, for each round."""
COIN_RISK: Final = 1.6
"""What it is worth to have some coins before a bill comes, once."""

TILE_WORTH: Final[dict[str, float]] = {
    "hayrick": 0.45, "cheese_factory": 0.55, "winery": 0.9, "wool_manufacturer": 1.3, "tailor_shop": 1.7,
    "brewery": 0.8, "sacristy": 0.6, "herb_garden": 0.9, "bathhouse": 0.6, "windmill": 0.9, "library": 0.8,
    "hospital": 0.8, "gunpowder_tower": 0.8, "cellar": 1.3, "office": 1.1, "school": 1.0, "pharmacy": 0.5,
    "horse_wagon": 0.9, "shipping_line": 0.75, "laboratory": 0.9, "brasserie": 0.5, "trading_house": 0.5,
    "sheep_farm": 0.8,
}  # fmt: skip
"""A place tile, for each round."""
TILES: Final = [TILE_WORTH.get(name, 0.0) for name in PLACE_NAMES]


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


def rounds_left(state: Position) -> int:
    """Rounds after this one."""
    left = len(state.hourglass)
    return left if left < ROUNDS else ROUNDS


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


def holdings(player: Player, left: int) -> float:
    """Stations and citizens, with those to come, at the level to come (ORL-6.3)."""
    count = player.stations.bit_count() + player.citizens + (BUILDS + HONOURS) * left
    return count * final_level(player.index(tracks.DEVELOPMENT), left)


def tiles_worth(player: Player, left: int) -> float:
    """Place tiles, for the rounds to come."""
    total = 0.0
    for place in range(components.FIRST_TILE, len(PLACE_NAMES)):
        if player.places >> place & 1:
            total += TILES[place]
    return total * left


GOODS: Final = range(GOOD_KINDS)
