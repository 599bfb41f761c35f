"""What is printed in the box (BUR-1). Facts only; where they come from is told in docs/sources.md.

A tile is a number into `TILES` (0: no tile); a hex is 0 … 36 for h01 … h37; a goods colour is its die value 1 … 6.
"""

from typing import Final

from bastide.games.burgundy.duchies import hex_name

# ---- BUR-1.3: the six types of tiles

BUILDING: Final = 0
ANIMAL: Final = 1
KNOWLEDGE: Final = 2
CASTLE: Final = 3
MINE: Final = 4
SHIP: Final = 5
TYPES: Final[tuple[str, ...]] = ("building", "animal", "knowledge", "castle", "mine", "ship")

# ---- tiles by number: 1-8 buildings, 9-20 animals, 21-46 knowledge 1-26, then castle, mine, ship

WAREHOUSE: Final = 1
CARPENTERS_WORKSHOP: Final = 2
CHURCH: Final = 3
MARKET: Final = 4
BOARDING_HOUSE: Final = 5
BANK: Final = 6
CITY_HALL: Final = 7
WATCHTOWER: Final = 8
FIRST_ANIMAL: Final = 9
FIRST_KNOWLEDGE: Final = 21
"""Knowledge tile n is the tile FIRST_KNOWLEDGE + n - 1."""
CASTLE_TILE: Final = 47
MINE_TILE: Final = 48
SHIP_TILE: Final = 49

BUILDINGS: Final[tuple[str, ...]] = (
    "warehouse", "carpenters_workshop", "church", "market", "boarding_house", "bank", "city_hall", "watchtower",
)  # fmt: skip
ANIMALS: Final[tuple[str, ...]] = ("cow", "chicken", "pig", "sheep")
BLACK_KNOWLEDGE: Final[tuple[int, ...]] = (7, 12, 14, 15, 24, 25)
"""The knowledge tiles with a black back."""


class Tile:
    """One kind of tile and how many of it there are, with a coloured and with a black back."""

    def __init__(self, name: str, kind: int, coloured: int, black: int) -> None:
        self.name = name
        self.type = kind
        self.coloured = coloured
        self.black = black


def _tiles() -> list[Tile]:
    tiles = [Tile("", -1, 0, 0)]
    tiles += [Tile(name, BUILDING, 5, 2) for name in BUILDINGS]
    for animal in ANIMALS:
        for count, coloured, black in ((2, 2, 0), (3, 2, 1), (4, 1, 1)):
            tiles.append(Tile(f"{animal}_{count}", ANIMAL, coloured, black))
    for number in range(1, 27):
        black = 1 if number in BLACK_KNOWLEDGE else 0
        tiles.append(Tile(f"knowledge_{number}", KNOWLEDGE, 1 - black, black))
    tiles.append(Tile("castle", CASTLE, 14, 2))
    tiles.append(Tile("mine", MINE, 10, 2))
    tiles.append(Tile("ship", SHIP, 20, 6))
    return tiles


TILES: Final = _tiles()
TILE_NAMES: Final = tuple(tile.name for tile in TILES)
TYPE_OF: Final = [tile.type for tile in TILES]
ANIMAL_KIND: Final = [(n - FIRST_ANIMAL) // 3 if TYPE_OF[n] == ANIMAL else -1 for n in range(len(TILES))]
ANIMAL_COUNT: Final = [(n - FIRST_ANIMAL) % 3 + 2 if TYPE_OF[n] == ANIMAL else 0 for n in range(len(TILES))]

BLACK_PILE: Final = 6
PILE_NAMES: Final[tuple[str, ...]] = (*TYPES, "black")


def pile(number: int) -> list[int]:
    """The tiles of a pile (BUR-2.1): six coloured ones by type, one of all black backs."""
    found: list[int] = []
    for tile in range(1, len(TILES)):
        row = TILES[tile]
        if number == BLACK_PILE:
            found += [tile] * row.black
        elif row.type == number:
            found += [tile] * row.coloured
    return found


PILES: Final = [bytes(pile(number)) for number in range(7)]

# ---- BUR-1.4: goods

COLOURS: Final[tuple[str, ...]] = ("light_blue", "purple", "pink", "red", "brown", "orange")
GOODS_OF_A_COLOUR: Final = 7
ALL_GOODS: Final = bytes([colour for colour in range(1, 7) for _ in range(GOODS_OF_A_COLOUR)])
GOODS_NAMES: Final = tuple(f"goods_{value}" for value in range(1, 7))

# ---- BUR-1.1, BUR-1.9: the game board

# BUR-3.1: five phases of five rounds
PHASES: Final[tuple[str, ...]] = ("a", "b", "c", "d", "e")
PHASE_POINTS: Final[tuple[int, ...]] = (10, 8, 6, 4, 2)
ROUNDS: Final = 5
GOODS_PER_PHASE: Final = 5

BLACK_SPACES: Final = 8
"""Spaces 0 … 7 of the table `depots` are the black depot, then come four for each numbered depot."""
ALL_SPACES: Final = 32

DEPOT_TYPES: Final[tuple[tuple[int, ...], ...]] = (
    (BUILDING, SHIP, KNOWLEDGE, ANIMAL),
    (KNOWLEDGE, CASTLE, BUILDING, BUILDING),
    (ANIMAL, BUILDING, SHIP, KNOWLEDGE),
    (SHIP, BUILDING, ANIMAL, MINE),
    (MINE, KNOWLEDGE, BUILDING, BUILDING),
    (BUILDING, ANIMAL, CASTLE, SHIP),
)
SPACE_PLAYERS: Final[tuple[int, ...]] = (2, 2, 3, 4)
"""The smallest number of players that uses a space of a depot."""


def space(depot: int, slot: int) -> int:
    """Where a depot's space lies in the table; depot 0 is the black one."""
    return slot if depot == 0 else BLACK_SPACES + 4 * (depot - 1) + slot


def slots(depot: int) -> int:
    return BLACK_SPACES if depot == 0 else 4


def depot_of(here: int) -> int:
    """The depot of a place in the table."""
    return 0 if here < BLACK_SPACES else (here - BLACK_SPACES) // 4 + 1


def slot_of(here: int) -> int:
    return here if here < BLACK_SPACES else here % 4


# ---- amounts

BLACK_TILES: Final[tuple[int, ...]] = (0, 0, 4, 6, 8)
"""Tiles in the black depot per phase, by number of players; so are the next two (BUR-2.10, R-29)."""
LARGE_BONUS: Final[tuple[int, ...]] = (0, 0, 5, 6, 7)
SMALL_BONUS: Final[tuple[int, ...]] = (0, 0, 2, 3, 4)
AREA_POINTS: Final[tuple[int, ...]] = (0, 1, 3, 6, 10, 15, 21, 28, 36)
"""By size (BUR-9.1)."""
STORAGE: Final = 3
GOODS_SPACES: Final = 3
START_GOODS: Final = 3
# BUR-1.6: silver, workers and points are counted, not dealt out of a supply (BUR-14.1)
START_SILVER: Final = 1
PURCHASE_SILVER: Final = 2
BOARDING_HOUSE_WORKERS: Final = 4
BANK_SILVER: Final = 2
WATCHTOWER_POINTS: Final = 4

FETCHED: Final = [0, 0, 1 << BUILDING, 1 << MINE | 1 << KNOWLEDGE | 1 << CASTLE, 1 << SHIP | 1 << ANIMAL, 0, 0, 0, 0]
"""By building, the types that carpenter's workshop, church and market take, as masks (BUR-7)."""

# ---- BUR-1.2, BUR-13.4: the player boards

SHEETS: Final[tuple[int, ...]] = (1, 2, 1, 3, 1, 4, 1, 5, 6, 7, 8, 9)
"""Six boards, two sides each, side by side. Which numbers share a board is RECONSTRUCTED (R-9); see option `sheets`."""

HEX_NAMES: Final = tuple(hex_name(number) for number in range(37))
