"""The villains (ORL-8.4): what is printed on their spaces, left to right. RECONSTRUCTED."""

from typing import Final

from bastide.games.orleans.tokens import BOATMAN, CRAFTSMAN, FARMER, KNIGHT, MONK, SCHOLAR, TRADER

SPACES: Final[dict[str, tuple[int, ...]]] = {
    "swindler": (TRADER, TRADER, BOATMAN, FARMER),
    "arsonist": (FARMER, FARMER, CRAFTSMAN, KNIGHT),
    "kidnapper": (BOATMAN, BOATMAN, KNIGHT, KNIGHT),
    "torturer": (MONK, KNIGHT, KNIGHT, CRAFTSMAN),
    "executioner": (MONK, SCHOLAR, KNIGHT, FARMER),
    "saboteur": (CRAFTSMAN, CRAFTSMAN, BOATMAN, FARMER),
    "spy": (MONK, SCHOLAR, SCHOLAR, TRADER),
    "tax_collector": (TRADER, TRADER, FARMER, SCHOLAR),
    "traitor": (MONK, SCHOLAR, KNIGHT, BOATMAN),
}
