"""The 23 order cards (ORL-8.1): city, goods, points. Goods and points are RECONSTRUCTED."""

from typing import Final

from bastide.games.orleans.goods import BROCADE, CHEESE, GRAIN, WINE, WOOL, stock_of
from bastide.games.orleans.map import CITIES

OPEN: Final = 5  # cards that lie face up


class Order:
    """A card."""

    def __init__(self, city: str, goods: list[int], points: int) -> None:
        self.city = CITIES.index(city)
        self.goods = stock_of(goods)
        self.points = points


ORDERS: Final = [
    Order("orleans", [GRAIN, CHEESE], 7),
    Order("chartres", [CHEESE, WINE], 10),
    Order("chateaudun", [GRAIN, GRAIN, CHEESE], 10),
    Order("montargis", [WINE, WINE], 11),
    Order("vierzon", [GRAIN, WOOL], 10),
    Order("blois", [GRAIN, CHEESE, WINE], 12),
    Order("briare", [CHEESE, CHEESE], 9),
    Order("le_mans", [WOOL, WOOL], 14),
    Order("etampes", [GRAIN, BROCADE], 12),
    Order("vendome", [CHEESE, WOOL], 12),
    Order("tours", [WINE, BROCADE], 14),
    Order("montrichard", [GRAIN, WINE, WINE], 14),
    Order("bourges", [WOOL, BROCADE], 15),
    Order("saint_amand_montrond", [GRAIN, CHEESE, WOOL], 14),
    Order("sancerre", [CHEESE, WINE, WOOL], 16),
    Order("chateauroux", [CHEESE, CHEESE, BROCADE], 16),
    Order("chinon", [WINE, WOOL], 14),
    Order("loches", [GRAIN, GRAIN, BROCADE], 15),
    Order("le_blanc", [CHEESE, WINE, BROCADE], 18),
    Order("argenton_sur_creuse", [GRAIN, CHEESE, WINE, WOOL], 19),
    Order("la_chatre", [BROCADE, BROCADE], 17),
    Order("nevers", [WINE, WOOL, WOOL], 19),
    Order("chatellerault", [GRAIN, CHEESE, WOOL, BROCADE], 22),
]
ORDER_NAMES: Final = tuple([CITIES[order.city] for order in ORDERS])
"""A card is named by its city. Whoever owns other cards says for which city one of them is (printed.py): it keeps its
name, so that two cards of one city differ (ORL-8.1.3)."""
