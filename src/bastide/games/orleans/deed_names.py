"""The deeds and villains of all boards, by number: actions and positions name them."""

from typing import Final

DEEDS: Final[tuple[str, ...]] = (
    "city_wall", "papal_conclave", "defeating_the_plague", "astronomy", "boatmen_guild", "cathedral", "peace_treaty",
    "canalisation",
    "alchemy", "jury", "thanksgiving", "sheep_breeding", "coinage", "research", "tugboat", "architecture",
    "town_charter", "navigation",
    "swindler", "arsonist", "kidnapper", "torturer", "executioner", "saboteur", "spy", "tax_collector", "traitor",
)  # fmt: skip
MOST_SPACES: Final = 10
"""Of one deed."""
