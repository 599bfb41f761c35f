"""The 26 knowledge tiles (BUR-8): what each one changes for the player in whose duchy it lies.

A tile holds from the moment it lies there, never before (BUR-8.3, BUR-8.4, R-26). Whatever depends on one asks here, or
asks whether the player `knows` it.
"""

from typing import Final

from bastide.games.burgundy import goods
from bastide.games.burgundy.components import ANIMAL_KIND, TILE_NAMES
from bastide.games.burgundy.position import Player

SAME_BUILDINGS: Final = 1  # BUR-5.2 (e) no longer applies, wherever the tile lies
MINES_PAY_WORKERS: Final = 2  # at the end of a phase a worker for each mine, besides the silver
SALES_PAY_SILVER: Final = 3  # a sale by die, castle or warehouse gives 2 silver instead of 1
SALES_PAY_WORKERS: Final = 4  # such a sale gives a worker besides; 3 and 4 add up (BUR-8.2)
TWO_DEPOTS: Final = 5  # a ship loads from two neighbouring depots instead of one
BUY_ANYWHERE: Final = 6  # the one purchase of a turn may be made from any depot (BUR-10.4)
RICH_ANIMALS: Final = 7  # a point more for every animal tile that a placement scores
DOUBLE_STEP: Final = 8  # a worker changes a die by up to 2
STEP_BUILDING: Final = 9  # a die that places a building may be changed by 1 free; 6 and 1 are neighbours (BUR-8.1)
STEP_SHIP_OR_ANIMALS: Final = 10  # the same for a ship or animals
STEP_OTHER_TILE: Final = 11  # the same for a castle, a mine or knowledge
STEP_TAKE: Final = 12  # the same for taking a tile
TAKE_SILVER: Final = 13  # taking workers gives a silver too; not the boarding house
TAKE_MORE_WORKERS: Final = 14  # taking workers gives 4, not 2; not the boarding house; 13 adds up (BUR-8.2)
SOLD_COLOURS: Final = 15  # at the end, as all that follow: 3 points for each colour of goods sold
COUNT_FIRST: Final = 16  # 4 points for each building of a kind, in the order of COUNTED
COUNT_LAST: Final = 23
ANIMAL_KINDS: Final = 24  # 4 points for each kind of animal in the duchy
SOLD_GOODS: Final = 25  # 1 point for each goods tile sold
BONUS_TILES: Final = 26  # 2 points for each bonus tile, large or small

# ---- while the game goes on


def mine_workers(player: Player, mines: int) -> int:
    return mines if player.knows(MINES_PAY_WORKERS) else 0


def sale_silver(player: Player) -> int:
    return 2 if player.knows(SALES_PAY_SILVER) else 1


def sale_workers(player: Player) -> int:
    return 1 if player.knows(SALES_PAY_WORKERS) else 0


def tile_points(player: Player) -> int:
    return 1 if player.knows(RICH_ANIMALS) else 0


def taken_silver(player: Player) -> int:
    return 1 if player.knows(TAKE_SILVER) else 0


def taken_workers(player: Player) -> int:
    """BUR-5.4.1."""
    return 4 if player.knows(TAKE_MORE_WORKERS) else 2


DOUBLE: Final = 1 << DOUBLE_STEP
TAKING: Final = 1 << STEP_TAKE
PLACING: Final = [
    1 << number for number in (STEP_BUILDING, STEP_SHIP_OR_ANIMALS, *(STEP_OTHER_TILE,) * 3, STEP_SHIP_OR_ANIMALS)
]
SELLING: Final = 0
"""8 to 12 as masks of `Player.knowledge`, those for placing by type; none of 9 to 12 covers a sale (BUR-4.6)."""

# ---- at the end

COUNTED: Final = [
    TILE_NAMES.index(name) for name in (
        "warehouse", "watchtower", "carpenters_workshop", "church", "market", "boarding_house", "bank", "city_hall",
    )
]  # fmt: skip
COUNTED_BY: Final = [COUNT_FIRST + COUNTED.index(building) if building else 0 for building in range(9)]
"""By building, the tile that counts it."""


def end_points(player: Player, number: int) -> int:
    """What a tile is worth at the end (BUR-12.2)."""
    if COUNT_FIRST <= number <= COUNT_LAST:
        return 4 * player.count(COUNTED[number - COUNT_FIRST])
    if number == SOLD_COLOURS:
        return 3 * len(goods.colours(player.sold))
    if number == ANIMAL_KINDS:
        kinds = 0
        for tile in player.hexes:
            if ANIMAL_KIND[tile] >= 0:
                kinds |= 1 << ANIMAL_KIND[tile]
        return 4 * kinds.bit_count()
    if number == SOLD_GOODS:
        return goods.total(player.sold)
    if number == BONUS_TILES:
        return 2 * (player.large.bit_count() + player.small.bit_count())
    return 0
