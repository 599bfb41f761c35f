"""Trading House, Brasserie and Sheep Farm (ORL-8.5.1). Their levels and the slot are RECONSTRUCTED."""

from typing import Final

from bastide.games.orleans.components import FIRST_TILE, TILES, Place
from bastide.games.orleans.tokens import FARMER

NEW_TILES: Final = [Place("brasserie", 2), Place("trading_house", 1), Place("sheep_farm", 2, (FARMER,))]
BRASSERIE: Final = FIRST_TILE + len(TILES)
TRADING_HOUSE: Final = BRASSERIE + 1
SHEEP_FARM: Final = BRASSERIE + 2
ADDED: Final = 7 << BRASSERIE  # mask of the three
LAID: Final = 2  # so many cheeses, and so many wines, lie on the Brasserie (ORL-8.5.2)
MAJORITY: Final = 4  # points of the Trading House for a kind of goods (ORL-8.5.3)
FARM_COINS: Final = 4
FARM_POINTS: Final = 3
"""What the Sheep Farm gives for a cheese, if it is not wool (ORL-8.5.4)."""
