"""What is printed on the new deeds board (ORL-1.7, ORL-8.3). Numbers and characters of the spaces are RECONSTRUCTED,
but that Architecture has four, that the Tugboat is for boatmen, and that Alchemy and Jury Trial are for anybody."""

from typing import Final

from bastide.games.orleans.components import ANY_NEUTRAL
from bastide.games.orleans.goods import CHEESE, GRAIN, WINE, WOOL
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
}  # by deed, left to right
GOODS: Final[dict[str, tuple[int, ...]]] = {
    "thanksgiving": (GRAIN, CHEESE, WINE, WINE),
    "sheep_breeding": (WOOL,) * 4,
}  # the goods that lie on the spaces of a deed
CLOSED_TO_TWO: Final = ("research", "jury")  # deeds that are not available with 2 players (ORL-8.3.1)
