"""The 26 knowledge tiles (BUR-8): what each one changes for the player in whose duchy it lies.

A tile holds from the moment it lies there, never before (BUR-8.3, BUR-8.4, R-26). Whatever depends on one asks here.
"""

from typing import Final

from bastide.games.burgundy import components, goods
from bastide.games.burgundy.position import Player

SAME_BUILDINGS: Final = 1
"""BUR-5.2 (e) no longer applies, wherever the tile lies (R-20)."""
MINES_PAY_WORKERS: Final = 2
SALES_PAY_SILVER: Final = 3
SALES_PAY_WORKERS: Final = 4
TWO_DEPOTS: Final = 5
"""A ship loads from two neighbouring depots instead of one (R-10)."""
BUY_ANYWHERE: Final = 6
"""The purchase may be made from any depot (BUR-10.4)."""
RICH_ANIMALS: Final = 7
DOUBLE_STEP: Final = 8
"""A worker changes a die by up to 2 (R-7)."""
STEP_FOR_BUILDINGS: Final = 9
STEP_FOR_SHIPS_AND_ANIMALS: Final = 10
STEP_FOR_CASTLES_MINES_AND_KNOWLEDGE: Final = 11
STEP_FOR_TAKING: Final = 12
"""9 to 12: a step of the die is free for this use (BUR-8.1)."""
TAKE_SILVER: Final = 13
TAKE_MORE_WORKERS: Final = 14
SOLD_COLOURS: Final = 15
COUNT_WAREHOUSES: Final = 16
COUNT_CITY_HALLS: Final = 23
ANIMAL_KINDS: Final = 24
SOLD_GOODS: Final = 25
BONUS_TILES: Final = 26

# ---- 1 to 14: while the game goes on


def mine_workers(player: Player, mines: int) -> int:
    """2: at the end of a phase a worker for each mine, besides the silver."""
    return mines if player.knows(MINES_PAY_WORKERS) else 0


def sale_silver(player: Player) -> int:
    """3: a sale gives 2 silver instead of 1, whoever sells: die, castle or warehouse."""
    return 2 if player.knows(SALES_PAY_SILVER) else 1


def sale_workers(player: Player) -> int:
    """4: a sale gives a worker besides; both tiles add up (BUR-8.2)."""
    return 1 if player.knows(SALES_PAY_WORKERS) else 0


def tile_points(player: Player) -> int:
    """7: a point more for every animal tile that a placement scores."""
    return 1 if player.knows(RICH_ANIMALS) else 0


DOUBLE: Final = 1 << DOUBLE_STEP
TAKING: Final = 1 << STEP_FOR_TAKING
PLACING: Final[tuple[int, ...]] = (
    1 << STEP_FOR_BUILDINGS,
    1 << STEP_FOR_SHIPS_AND_ANIMALS,
    1 << STEP_FOR_CASTLES_MINES_AND_KNOWLEDGE,
    1 << STEP_FOR_CASTLES_MINES_AND_KNOWLEDGE,
    1 << STEP_FOR_CASTLES_MINES_AND_KNOWLEDGE,
    1 << STEP_FOR_SHIPS_AND_ANIMALS,
)
"""8 to 12 as masks of `Player.knowledge`, those for placing by the type of the tile (BUR-4.6)."""
SELLING: Final = 0
"""No tile covers a sale."""


def taken_silver(player: Player) -> int:
    """13: taking workers gives a silver too; not the boarding house."""
    return 1 if player.knows(TAKE_SILVER) else 0


def taken_workers(player: Player) -> int:
    """14: taking workers gives 4 instead of 2 (BUR-5.4.1); not the boarding house (R-17). Both add up (BUR-8.2)."""
    return 4 if player.knows(TAKE_MORE_WORKERS) else 2


# ---- 15 to 26: at the end

COUNTED: Final[tuple[int, ...]] = (
    components.WAREHOUSE,
    components.WATCHTOWER,
    components.CARPENTERS_WORKSHOP,
    components.CHURCH,
    components.MARKET,
    components.BOARDING_HOUSE,
    components.BANK,
    components.CITY_HALL,
)
"""16 to 23: 4 points for each building of this kind."""
COUNTED_BY: Final = [COUNT_WAREHOUSES + COUNTED.index(building) if building else 0 for building in range(9)]
"""By building, the tile that counts it."""


def end_points(player: Player, number: int) -> int:
    """What a tile is worth at the end (BUR-12.2)."""
    if COUNT_WAREHOUSES <= number <= COUNT_CITY_HALLS:
        return 4 * player.count(COUNTED[number - COUNT_WAREHOUSES])
    if number == SOLD_COLOURS:  # 3 for each colour of goods sold
        return 3 * len(goods.colours(player.sold))
    if number == ANIMAL_KINDS:  # 4 for each kind of animal
        return 4 * len({components.ANIMAL_KIND[tile] for tile in player.hexes} - {-1})
    if number == SOLD_GOODS:  # 1 for each goods tile sold
        return goods.total(player.sold)
    if number == BONUS_TILES:  # 2 for each bonus tile
        return 2 * (player.large.bit_count() + player.small.bit_count())
    return 0
