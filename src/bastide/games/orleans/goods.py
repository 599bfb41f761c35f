"""Goods (ORL-1.5), and a stock of them as one integer: eight bits for each kind."""

from typing import Final

GRAIN: Final = 0
CHEESE: Final = 1
WINE: Final = 2
WOOL: Final = 3
BROCADE: Final = 4
GOODS: Final[tuple[str, ...]] = ("grain", "cheese", "wine", "wool", "brocade")
KINDS: Final = 5
FOODS: Final = 3  # the first three are food
COUNTS: Final[tuple[int, ...]] = (24, 21, 18, 15, 12)
VALUES: Final[tuple[int, ...]] = (1, 2, 3, 4, 5)  # victory points (ORL-6.3)
ALL: Final = 90

WIDTH: Final = 8
FIELD: Final = (1 << WIDTH) - 1
ONE: Final = [1 << WIDTH * good for good in range(KINDS)]
ALL_FIELDS: Final = (1 << WIDTH * KINDS) - 1
FOOD_FIELDS: Final = (1 << WIDTH * FOODS) - 1  # the part of a stock that is food


def count(stock: int, good: int) -> int:
    return stock >> WIDTH * good & FIELD


def size(stock: int) -> int:
    total = 0
    while stock:
        total += stock & FIELD
        stock >>= WIDTH
    return total


def kinds(stock: int) -> list[int]:
    return [good for good in range(KINDS) if stock >> WIDTH * good & FIELD] if stock else []


def value(stock: int) -> int:
    """ORL-6.3: what a stock is worth."""
    return sum([VALUES[good] * count(stock, good) for good in range(KINDS)])


def listed(stock: int) -> list[int]:
    found: list[int] = []
    for good in range(KINDS):
        found += [good] * count(stock, good)
    return found


def stock_of(listing: list[int]) -> int:
    return sum([ONE[good] for good in listing])


def covers(stock: int, cost: int) -> bool:
    return all(count(stock, good) >= count(cost, good) for good in range(KINDS))


def good_id(good: int, on_tile: bool) -> str:
    """A good of a player's stock, or on his Brasserie (D26), as a thing to touch."""
    return f"brasserie:{GOODS[good]}" if on_tile else f"goods:{GOODS[good]}"


def goods_json(stock: int) -> dict[str, int]:
    return {name: count(stock, good) for good, name in enumerate(GOODS)}


def names(stock: int) -> list[str]:
    return [GOODS[good] for good in listed(stock)]


def stock_words(stock: int) -> str:
    return " ".join([f"@good-{name}" for name in names(stock)])
