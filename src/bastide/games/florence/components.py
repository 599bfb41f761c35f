"""What is in the box (FLO-1): names, counts, prices, cards. No logic. Values that are reconstructed (outlines of the
tiles, side B of the estates) are marked so, and can be replaced (printed.py)."""

from typing import Final

SEATS: Final = 5
ROUNDS: Final = 7  # FLO-3.1
ACTIONS: Final = 2
MINIMUM: Final = (0, 7, 10, 12, 14, 15, 16, 17)  # FLO-6.1.3: the least value of a Work, by round

# ---- FLO-1.2: buildings, FLO-1.3: landscapes; one row of tiles

BUILDINGS: Final = (
    "university", "laboratory", "workshop", "library", "opera", "studio",
    "hospital", "theatre", "tower", "chapel",
)  # fmt: skip
LANDSCAPES: Final = ("forest", "lake", "park")
TILES: Final = (*BUILDINGS, *LANDSCAPES)  # buildings, then landscapes
LARGE: Final = 0b0000000111
MEDIUM: Final = 0b0011111000
SMALL: Final = 0b1100000000
"""Masks of the buildings of a size."""
BUILDING_COPIES: Final = 3
LANDSCAPE_COPIES: Final = 6
BUILDING_PRICES: Final = (700, 300, 300, 0)  # FLO-6.2.1: by the number of builders
TOUCHING: Final = 2  # FLO-6.2.3: builders with whom buildings may touch
MOST_BUILDERS: Final = 3

GRID: Final = 7  # FLO-1.1: an estate has as many rows and columns. Cells are numbered by rows, from the top left.
CELLS: Final = GRID * GRID
OUTLINES: Final[tuple[tuple[str, ...], ...]] = (
    ("###", "#.#", "#.#"),  # university
    ("#.#", "###", "#.#"),  # laboratory
    ("###", "###", "#.."),  # workshop
    ("###", ".#.", ".#."),  # library
    ("#..", "#..", "###"),  # opera
    ("####", "#..."),  # studio
    ("#.#", "###"),  # hospital
    ("##.", ".#.", ".##"),  # theatre
    ("###",),  # tower
    ("##", "#."),  # chapel
    ("##", "##", "#."),  # forest
    ("##", "##"),  # lake
    ("###",),  # park
)  # by tile. Reconstructed but for the number of cells.
PALAZZO_A: Final[tuple[int, ...]] = (35, 36, 37, 42, 43, 44)
PALAZZO_B: Final[tuple[int, ...]] = (37, 38, 39, 44, 45, 46)
"""Cells of the palazzo. Side B is reconstructed."""

# ---- FLO-4.1: what is sold

FOREST: Final = 0
LAKE: Final = 1
PARK: Final = 2
JESTER: Final = 3
BUILDER: Final = 4
RECRUITING_CARD: Final = 5
PRESTIGE_CARD: Final = 6
LANDSCAPE: Final = 7  # FLO-9.4: with two players any landscape is one object
OBJECTS: Final[tuple[str, ...]] = (*LANDSCAPES, "jester", "builder", "recruiting_card", "prestige_card", "landscape")
STOCK: Final = (6, 6, 6, 7, 6, 5)  # FLO-1.4, FLO-2.1: of those that are no deck

FREEDOMS: Final = ("travel", "religion", "opinion")
FREEDOM_COPIES: Final = 4
FREEDOM_STOCK: Final = (0, 2, 2, 2, 3, 4)
"""FLO-2.2, FLO-10.2: of each type, by the number of players; for two at most so many (FLO-9.2)."""

START_COINS: Final = (0, 3500, 2500, 3500, 3500, 3500)  # FLO-2.3, FLO-9.1
OPENING: Final = (0, 200, 300, 200, 200, 200)  # FLO-4.3, FLO-9.3
RAISE: Final = 100
LAST_PRICE: Final = 200  # FLO-4.8
CARD_PRICE: Final = 300
FREEDOM_PRICE: Final = 300
CONVERTED: Final = 100  # FLO-3.3: coins for a prestige point
WORTH: Final = 100  # FLO-6.1.5: coins for each point of a Work's value
POINT_PRICE: Final = 200  # FLO-6.1.5: coins of that pay for a prestige point
REWARD: Final = 3  # prestige points for a building, a further landscape, a second and third builder, the best Work
HAS_BUILDING: Final = 4
HAS_LANDSCAPE: Final = 3
HAS_FREEDOM: Final = 3
PER_JESTER: Final = 2  # FLO-6.1.2
LOOKED_AT: Final = 5  # cards of a deck that one chooses from (FLO-5.4, FLO-6.3, FLO-6.5)
DEALT: Final = 4  # FLO-2.4

# ---- FLO-1.5: cards; all are numbered in one row: professions, bonus cards, prestige cards


class Profession:
    """FLO-13.4: what it prefers, by number."""

    def __init__(self, name: str, building: str, landscape: str, freedom: str) -> None:
        self.name = name
        self.building = BUILDINGS.index(building)
        self.landscape = LANDSCAPES.index(landscape)
        self.freedom = FREEDOMS.index(freedom)


PROFESSIONS: Final[list[Profession]] = [
    Profession("mathematician", "university", "lake", "religion"),
    Profession("theologian", "university", "park", "travel"),
    Profession("philosopher", "university", "forest", "opinion"),
    Profession("botanist", "laboratory", "park", "religion"),
    Profession("alchemist", "laboratory", "lake", "opinion"),
    Profession("physicist", "laboratory", "forest", "travel"),
    Profession("watchmaker", "workshop", "lake", "travel"),
    Profession("goldsmith", "workshop", "park", "opinion"),
    Profession("bell_maker", "workshop", "forest", "religion"),
    Profession("cartographer", "library", "lake", "religion"),
    Profession("jurist", "library", "forest", "opinion"),
    Profession("choreographer", "opera", "forest", "travel"),
    Profession("composer", "opera", "lake", "opinion"),
    Profession("sculptor", "studio", "forest", "religion"),
    Profession("painter", "studio", "lake", "travel"),
    Profession("pharmacist", "hospital", "park", "opinion"),
    Profession("physician", "hospital", "forest", "travel"),
    Profession("dramatist", "theatre", "park", "religion"),
    Profession("poet", "theatre", "lake", "travel"),
    Profession("astronomer", "tower", "forest", "religion"),
    Profession("organ_builder", "chapel", "forest", "opinion"),
]

# FLO-13.2: what the cards count
ALL_BUILDINGS: Final = 0
LARGE_BUILDINGS: Final = 1
MEDIUM_BUILDINGS: Final = 2
SMALL_BUILDINGS: Final = 3
SIZES: Final = 4
FORESTS: Final = 5
LAKES: Final = 6
PARKS: Final = 7
ALL_LANDSCAPES: Final = 8
LANDSCAPE_TYPES: Final = 9
ALL_FREEDOMS: Final = 10
FREEDOM_TYPES: Final = 11
JESTERS: Final = 12
BUILDERS: Final = 13
PRESTIGE_CARDS: Final = 14
CATEGORIES: Final = 15
HAND: Final = 16
PLAYED: Final = 17
EMPTY: Final = 18


class Bonus:
    """FLO-13.1: so much for each of what it counts."""

    def __init__(self, name: str, each: int, counted: tuple[int, ...]) -> None:
        self.name = name
        self.each = each
        self.counted = counted


BONUSES: Final = [
    Bonus("bonus_buildings", 1, (ALL_BUILDINGS,)),
    Bonus("bonus_large_buildings", 2, (LARGE_BUILDINGS,)),
    Bonus("bonus_medium_buildings_forests", 1, (MEDIUM_BUILDINGS, FORESTS)),
    Bonus("bonus_small_buildings_landscapes", 1, (SMALL_BUILDINGS, ALL_LANDSCAPES)),
    Bonus("bonus_building_sizes", 2, (SIZES,)),
    Bonus("bonus_landscapes", 1, (ALL_LANDSCAPES,)),
    Bonus("bonus_forests", 2, (FORESTS,)),
    Bonus("bonus_parks", 2, (PARKS,)),
    Bonus("bonus_freedoms", 2, (ALL_FREEDOMS,)),
    Bonus("bonus_lakes", 2, (LAKES,)),
    Bonus("bonus_jesters_freedoms", 1, (JESTERS, ALL_FREEDOMS)),
    Bonus("bonus_builders", 2, (BUILDERS,)),
    Bonus("bonus_jesters", 2, (JESTERS,)),
    Bonus("bonus_prestige_cards", 2, (PRESTIGE_CARDS,)),
    Bonus("bonus_prestige_cards_freedoms", 1, (PRESTIGE_CARDS, ALL_FREEDOMS)),
    Bonus("bonus_builders_lakes", 1, (BUILDERS, LAKES)),
    Bonus("bonus_categories", 1, (CATEGORIES,)),
    Bonus("bonus_hand_cards", 1, (HAND,)),
    Bonus("bonus_landscape_types", 2, (LANDSCAPE_TYPES,)),
    Bonus("bonus_played_cards", 1, (PLAYED,)),
]


class Prestige:
    """FLO-13.3: a majority (who is alone, who is tied), or thresholds of what it counts."""

    def __init__(
        self, name: str, points: int, counted: int = 0, tied: int = 0, needs: tuple[tuple[int, int], ...] = ()
    ) -> None:
        self.name = name
        self.points = points
        self.counted = counted
        self.tied = tied
        self.needs = needs


PRESTIGES: Final = [
    Prestige("prestige_most_buildings", 6, ALL_BUILDINGS, 3),
    Prestige("prestige_two_large", 5, needs=((LARGE_BUILDINGS, 2),)),
    Prestige("prestige_fewest_empty", 8, EMPTY, 4),
    Prestige("prestige_three_landscape_types", 8, needs=((LANDSCAPE_TYPES, 3),)),
    Prestige("prestige_most_landscapes", 7, ALL_LANDSCAPES, 4),
    Prestige("prestige_most_forests", 7, FORESTS, 4),
    Prestige("prestige_most_lakes", 6, LAKES, 3),
    Prestige("prestige_three_freedoms", 8, needs=((FREEDOM_TYPES, 3),)),
    Prestige("prestige_4b_2f_4w", 6, needs=((ALL_BUILDINGS, 4), (ALL_FREEDOMS, 2), (PLAYED, 4))),
    Prestige("prestige_most_jesters", 6, JESTERS, 3),
    Prestige("prestige_most_builders", 6, BUILDERS, 3),
    Prestige("prestige_most_parks", 5, PARKS, 3),
    Prestige("prestige_1b_1j_2l", 7, needs=((BUILDERS, 1), (JESTERS, 1), (ALL_LANDSCAPES, 2))),
    Prestige("prestige_most_works", 7, PLAYED, 4),
]

PROFESSION_DECK: Final = 0
BONUS_DECK: Final = 1
PRESTIGE_DECK: Final = 2
DECKS: Final = ("professions", "bonuses", "prestiges")
FIRST_CARD: Final = (0, len(PROFESSIONS), len(PROFESSIONS) + len(BONUSES))  # by deck
CARD_NAMES: Final = (
    *[profession.name for profession in PROFESSIONS],
    *[bonus.name for bonus in BONUSES],
    *[prestige.name for prestige in PRESTIGES],
)
CARDS: Final = len(CARD_NAMES)
PROFESSION_NAMES: Final = CARD_NAMES[: FIRST_CARD[1]]
DECK_CARDS: Final = (
    (1 << FIRST_CARD[1]) - 1,
    (1 << FIRST_CARD[2]) - (1 << FIRST_CARD[1]),
    (1 << CARDS) - (1 << FIRST_CARD[2]),
)  # masks of the cards of a deck
