"""What is printed on the intrigue board (ORL-8.4). Numbers and characters of spaces are RECONSTRUCTED."""

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
}  # by villain, left to right
CLOSED_TO_TWO: Final = ("arsonist", "spy")  # villains that are not available with 2 players (ORL-8.4.1)
