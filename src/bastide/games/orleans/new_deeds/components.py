"""The new deeds (ORL-8.3): what is printed on their spaces, left to right. RECONSTRUCTED."""

from typing import Final

from bastide.games.orleans.components import ANY_NEUTRAL
from bastide.games.orleans.tokens import BOATMAN, CRAFTSMAN, FARMER, KNIGHT, MONK, SCHOLAR, TRADER

SPACES: Final[dict[str, tuple[int, ...]]] = {
    "alchemy": (ANY_NEUTRAL,) * 5,
    "jury": (ANY_NEUTRAL,) * 5,
    "thanksgiving": (FARMER, FARMER, FARMER, TRADER),
    "sheep_breeding": (FARMER, FARMER, CRAFTSMAN, TRADER),
    "coinage": (CRAFTSMAN, CRAFTSMAN, KNIGHT, TRADER),
    "research": (MONK, SCHOLAR, SCHOLAR, SCHOLAR),
    "tugboat": (BOATMAN,) * 4,
    "architecture": (MONK, KNIGHT, SCHOLAR, CRAFTSMAN),
    "town_charter": (TRADER, TRADER, SCHOLAR, KNIGHT),
    "navigation": (BOATMAN, BOATMAN, SCHOLAR, KNIGHT),
}
