"""Trading House, Brasserie and Sheep Farm (ORL-8.5.1). Their levels and the slot are RECONSTRUCTED."""

from typing import Final

from bastide.games.orleans.components import FIRST_TILE, TILES, Place
from bastide.games.orleans.tokens import FARMER

NEW_TILES: Final = [
    Place("brasserie", 2),
    Place("trading_house", 1),
    Place("sheep_farm", 2, (FARMER,)),
]
BRASSERIE: Final = FIRST_TILE + len(TILES)
TRADING_HOUSE: Final = BRASSERIE + 1
SHEEP_FARM: Final = BRASSERIE + 2
ADDED: Final = 7 << BRASSERIE
"""Mask of the three."""
