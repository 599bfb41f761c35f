"""A stock of goods as one integer: ten bits for each good (CAY-1.2).

The top bit of each field stays free, so that one subtraction tells whether a stock covers a cost.
"""

from typing import Final

FOOD: Final = 0
WOOD: Final = 1
STONE: Final = 2
CLOTH: Final = 3
GOLD: Final = 4
GOODS: Final[tuple[str, ...]] = ("food", "wood", "stone", "cloth", "gold")
BASIC: Final = 4
"""The first four are basic goods: "any" means one of them, gold is never a joker (R-15)."""

WIDTH: Final = 10
FIELD: Final = (1 << WIDTH - 1) - 1
ONE: Final = [1 << WIDTH * good for good in range(len(GOODS))]
BORROW: Final = sum([one << WIDTH - 1 for one in ONE])
"""The free bit of every field: a subtraction that is not covered takes one of them away."""
MOST: Final = 200
"""More of one good than any game can bring together (CAY-8.1: the supply is unlimited)."""


def count(stock: int, good: int) -> int:
    return stock >> WIDTH * good & FIELD


def covers(stock: int, cost: int) -> bool:
    return (stock | BORROW) - cost & BORROW == BORROW


def listed(stock: int) -> list[int]:
    """Every single good of a stock: 2 food and 1 gold are [0, 0, 4]."""
    found: list[int] = []
    for good in range(len(GOODS)):
        found += [good] * count(stock, good)
    return found


def stock_of(listing: list[int]) -> int:
    return sum([ONE[good] for good in listing])


def goods_json(stock: int) -> dict[str, int]:
    return {name: count(stock, good) for good, name in enumerate(GOODS)}


def printed(stock: int) -> dict[str, object]:
    """Only the goods that are there: for what is printed on a tile."""
    return {name: count(stock, good) for good, name in enumerate(GOODS) if count(stock, good)}


def stock_words(stock: int) -> str:
    """A stock as words: "@good-food @good-food @good-gold"."""
    return " ".join([f"@good-{GOODS[good]}" for good in listed(stock)])
