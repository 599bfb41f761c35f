"""What is printed in the box (ORL-1): amounts and places. Facts only; docs/sources.md tells where they come from.

A place is a number into `PLACES`, the ten of the player board first; a slot is a number over all places together.
"""

from typing import Final

from bastide.games.orleans.tokens import BOATMAN, CHARACTERS, CRAFTSMAN, FARMER, KNIGHT, MONK, NEUTRALS, SCHOLAR, TRADER

SEATS: Final = 4
ROUNDS: Final = 18
START_COINS: Final = 5
STATIONS: Final = 10
TECHNOLOGY: Final = 16
CITIZENS: Final = 14
MARKET: Final = 8
TOWER_SPACES: Final = 2

SUPPLY: Final[tuple[tuple[int, ...], ...]] = (
    (), (), (12, 6, 6, 6, 8, 8, 8), (14, 8, 8, 8, 11, 11, 11), (16, 10, 10, 10, 14, 14, 14)
)  # fmt: skip
"""Neutral tokens by number of players and character (ORL-2.7)."""
GOODS_REMOVED: Final[tuple[int, ...]] = (0, 0, 12, 6, 0)  # by number of players (ORL-2.8)

# ---- slots

ANY_NEUTRAL: Final = NEUTRALS
ANY: Final = NEUTRALS + 1
SLOT_TYPES: Final[tuple[str, ...]] = (*CHARACTERS, "any_neutral", "any")
"""What is printed on a slot or on a space of a deed."""

# ---- places


class Place:
    """A place of the player board (level 0) or a place tile: its slots, left to right."""

    def __init__(self, name: str, level: int, slots: tuple[int, ...] = ()) -> None:
        self.name = name
        self.level = level
        self.slots = slots
        self.first = 0  # the number of its first slot
        self.end = 0
        self.mask = 0  # its slots


BOARD: Final = [
    Place("farm_house", 0, (BOATMAN, CRAFTSMAN)),
    Place("village", 0, (FARMER, BOATMAN, CRAFTSMAN)),
    Place("university", 0, (FARMER, CRAFTSMAN, TRADER)),
    Place("castle", 0, (FARMER, BOATMAN, TRADER)),
    Place("monastery", 0, (SCHOLAR, TRADER)),
    Place("ship", 0, (FARMER, BOATMAN, KNIGHT)),
    Place("wagon", 0, (FARMER, TRADER, KNIGHT)),
    Place("guildhall", 0, (FARMER, CRAFTSMAN, KNIGHT)),
    Place("scriptorium", 0, (KNIGHT, SCHOLAR)),
    Place("town_hall", 0, (ANY_NEUTRAL, ANY_NEUTRAL)),
]  # ORL-4.5
TILES: Final = [
    Place("hayrick", 1, (FARMER,)),
    Place("cheese_factory", 1, (FARMER, FARMER)),
    Place("winery", 1, (FARMER, TRADER)),
    Place("wool_manufacturer", 1, (BOATMAN, TRADER)),
    Place("tailor_shop", 1, (TRADER, SCHOLAR)),
    Place("brewery", 1, (MONK,)),
    Place("sacristy", 1, (MONK,)),
    Place("herb_garden", 1),
    Place("bathhouse", 1, (BOATMAN,)),  # the slot is RECONSTRUCTED
    Place("windmill", 1, (CRAFTSMAN, CRAFTSMAN)),
    Place("library", 1, (KNIGHT, SCHOLAR)),
    Place("hospital", 1, (BOATMAN, SCHOLAR)),
    Place("gunpowder_tower", 2),
    Place("cellar", 2, (MONK, SCHOLAR)),
    Place("office", 2, (SCHOLAR, SCHOLAR)),
    Place("school", 2),
    Place("pharmacy", 2, (ANY,)),
    Place("horse_wagon", 2, (KNIGHT, TRADER)),
    Place("shipping_line", 2, (BOATMAN,)),
    Place("laboratory", 2, (CRAFTSMAN, SCHOLAR)),
]  # ORL-4.10
VILLAGE: Final = 1
SHIP: Final = 5
WAGON: Final = 6
TOWN_HALL: Final = 9
SACRISTY: Final = 16
HERB_GARDEN: Final = 17
BATHHOUSE: Final = 18
TOWER: Final = 22
SCHOOL: Final = 25
PHARMACY: Final = 26
HORSE_WAGON: Final = 27
FIRST_TILE: Final = len(BOARD)
OWN_BOARD: Final = (1 << FIRST_TILE) - 1  # mask of the places that everybody has
BASE_TILES: Final = (1 << FIRST_TILE + len(TILES)) - 1 & ~OWN_BOARD

# ---- citizens of the main board (ORL-2.9); those of deeds lie there until the deed is filled

CITIZEN_NAMES: Final[tuple[str, ...]] = (
    "development_3", "development_18", "development_28", "knights_track", "boatmen_track", "most_stations"
)  # fmt: skip
KNIGHTS_CITIZEN: Final = 3
BOATMEN_CITIZEN: Final = 4
MOST_STATIONS: Final = 5
MAIN_CITIZENS: Final = (1 << len(CITIZEN_NAMES)) - 1

# ---- the deeds and villains of all boards, by number: actions and positions name them

DEEDS: Final[tuple[str, ...]] = (
    "city_wall", "papal_conclave", "defeating_the_plague", "astronomy", "boatmen_guild", "cathedral", "peace_treaty",
    "canalisation",
    "alchemy", "jury", "thanksgiving", "sheep_breeding", "coinage", "research", "tugboat", "architecture",
    "town_charter", "navigation",
    "swindler", "arsonist", "kidnapper", "torturer", "executioner", "saboteur", "spy", "tax_collector", "traitor",
)  # fmt: skip
MOST_SPACES: Final = 10  # of one deed
