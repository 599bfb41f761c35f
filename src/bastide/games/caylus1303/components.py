"""What is printed in the box (CAY-1, CAY-4). Facts only; where they come from is told in docs/sources.md.

A building is a number into `BUILDINGS` (0: none); a road space is 0 … 27; a character is 0 … 11.
"""

from typing import Final

from bastide.games.caylus1303.exchanges import Branch, Face
from bastide.games.caylus1303.goods import CLOTH, FOOD, GOLD, ONE, STONE, WOOD

F: Final = ONE[FOOD]
W: Final = ONE[WOOD]
S: Final = ONE[STONE]
C: Final = ONE[CLOTH]
G: Final = ONE[GOLD]


def trade(*branches: Branch) -> Face:
    return Face(list(branches))


# ---- the buildings

PRINTED: Final = 0
BRIDGE_KIND: Final = 1
STARTING: Final = 2
WOODEN_KIND: Final = 3
STONE_KIND: Final = 4
PRESTIGE: Final = 5
RESIDENCE_KIND: Final = 6
EMPTY: Final = 7
KINDS: Final[tuple[str, ...]] = (
    "printed", "bridge", "starting", "wooden", "stone", "prestige", "residence", "empty"
)  # fmt: skip
FLAGS: Final[tuple[str, ...]] = ("printed", "printed", "yellow", "brown", "grey", "blue", "green", "")


class Building:
    """A tile or a printed place: how many there are, what it costs and brings when built, what its sides do."""

    def __init__(
        self,
        name: str,
        kind: int,
        build: Face,
        setup: Face,
        cost: int = 0,
        any: int = 0,
        points: int = 0,
        count: int = 1,
        bonus: int = 0,
        recruits: int = 0,
        income: int = 0,
        favour: bool = False,
    ) -> None:
        self.name = name
        self.kind = kind
        self.build = build
        self.setup = setup
        self.cost = cost
        self.any = any
        self.points = points
        self.count = count
        self.bonus = bonus
        """What the owner gets when only others work here (CAY-4.8.1)."""
        self.recruits = recruits
        self.income = income
        """Workers and goods at every recruitment (CAY-3.5.3)."""
        self.favour = favour
        """A favour at once when built: the Theatre (CAY-4.9)."""


def printed(name: str, face: Face) -> Building:
    return Building(name, PRINTED, face, face)


def start(name: str, face: Face, count: int = 1) -> Building:
    return Building(name, STARTING, face, face, count=count)


def wooden(name: str, cost: int, any: int, points: int, build: Face, setup: Face | None = None) -> Building:
    return Building(name, WOODEN_KIND, build, setup or build, cost, any, points)


def stone(
    name: str, cost: int, any: int, points: int, build: Face, setup: Face | None = None, bonus: int = 0
) -> Building:
    return Building(name, STONE_KIND, build, setup or build, cost, any, points, bonus=bonus)


IDLE: Final = Face([])
"""No worker is ever here."""


def prestige(name: str, cost: int, points: int, recruits: int = 0, income: int = 0, favour: bool = False) -> Building:
    return Building(
        name, PRESTIGE, IDLE, IDLE, cost, points=points, recruits=recruits, income=income, favour=favour
    )  # fmt: skip


BUILD_WOODEN: Final = Face([], build=WOODEN_KIND)

BUILDINGS: Final = [
    Building("", EMPTY, IDLE, IDLE),
    # CAY-4.1 to 4.5: printed on the board
    printed("fair", trade(Branch(pay=W, favour=True))),
    printed("court", Face([], house=True)),
    printed("carpenter", BUILD_WOODEN),
    printed("toll", Face([], steps=2)),
    Building("guilds_bridge", BRIDGE_KIND, IDLE, IDLE),
    # CAY-4.6: starting buildings
    start("start_farm", trade(Branch(gain=F)), 2),
    start("start_sawmill", trade(Branch(gain=W))),
    start("start_quarry", trade(Branch(gain=S))),
    start("start_carpenter", BUILD_WOODEN),
    start("start_market", trade(Branch(workers=1, choice=1)), 2),
    start("start_guild_3", trade(Branch(any=1, recruits=3))),
    start("start_guild_4", trade(Branch(pay=S, recruits=4))),
    # CAY-4.7: wooden buildings
    wooden("wood_farm", W + F, 0, 2, trade(Branch(gain=2 * F)), trade(Branch(gain=F, points=1))),
    wooden("wood_sawmill", W + F, 0, 2, trade(Branch(gain=2 * W)), trade(Branch(gain=W, points=1))),
    wooden("wood_quarry", W + F, 0, 2, trade(Branch(gain=2 * S)), trade(Branch(gain=S, points=1))),
    wooden("wood_spinning_mill", 2 * W, 0, 2, trade(Branch(gain=2 * C)), trade(Branch(gain=C, points=1))),
    wooden("wood_market", W + F, 0, 3, trade(Branch(choice=1))),
    wooden("wood_covered_market", W, 1, 3, trade(Branch(recruits=3)), trade(Branch(recruits=2, points=1))),
    wooden("wood_manor", W + C, 0, 4, trade(Branch(favour=True)), trade(Branch(points=2))),
    wooden("wood_tailor", W, 1, 4, trade(Branch(pay=C, points=4), Branch(pay=2 * C, points=6))),
    wooden("wood_stonemason", W, 1, 4, Face([], build=STONE_KIND), Face([], build=STONE_KIND, waive=True)),
    # CAY-4.8: stone buildings
    stone("stone_farm", S + F, 0, 3, trade(Branch(gain=2 * F + C)), trade(Branch(gain=F + C)), F),
    stone("stone_sawmill", S + F, 0, 3, trade(Branch(gain=2 * W + C)), trade(Branch(gain=W + C)), W),
    stone("stone_quarry", S + F, 0, 3, trade(Branch(gain=2 * S + C)), trade(Branch(gain=S + C)), S),
    stone("stone_gold_mine", S + F, 0, 4, trade(Branch(gain=G))),
    stone("stone_foundry", S + W, 0, 5, trade(Branch(workers=1, gain=G), Branch(workers=3, gain=2 * G))),
    stone("stone_alchemist", S + W, 0, 5, trade(Branch(any=1, gain=G), Branch(any=2, gain=2 * G))),
    stone("stone_guild", S, 1, 4, trade(Branch(any=1, recruits=5))),
    stone("stone_church", S + C, 0, 5, trade(Branch(workers=2, points=4), Branch(workers=4, points=6))),
    stone("stone_jeweler", S + W, 0, 5, trade(Branch(pay=G, points=5), Branch(pay=2 * G, points=9))),
    # CAY-4.9: prestige buildings
    prestige("garden", G + W, 4, recruits=2),
    prestige("factory", G + C, 5, income=C),
    prestige("granary", G + S, 7, income=F),
    prestige("statue", G + 2 * S, 7),
    prestige("theatre", 3 * G + 4 * W, 12, favour=True),
    prestige("cathedral", 3 * G + 3 * S, 15),
    prestige("mansion", 5 * G + 5 * S, 20),
    # CAY-4.6.1: the back of every starting building
    Building("residence", RESIDENCE_KIND, IDLE, IDLE, recruits=1),
]
NAMES: Final = tuple([building.name for building in BUILDINGS])
KIND_OF: Final = [building.kind for building in BUILDINGS]
NUMBER: Final = {building.name: number for number, building in enumerate(BUILDINGS)}

FAIR: Final = 1
BRIDGE_TILE: Final = 5
FIRST_STARTING: Final = 6
FIRST_WOODEN: Final = 13
STONEMASON: Final = 21
FIRST_STONE: Final = 22
FIRST_PRESTIGE: Final = 31
RESIDENCE: Final = 38


def tiles(kind: int) -> bytes:
    """Every tile of a kind, alike ones as often as they are in the box."""
    found: list[int] = []
    for number, building in enumerate(BUILDINGS):
        if building.kind == kind:
            found += [number] * building.count
    return bytes(found)


STARTING_TILES: Final = tiles(STARTING)
WOODEN_TILES: Final = tiles(WOODEN_KIND)
STONE_TILES: Final = tiles(STONE_KIND)
PRESTIGE_TILES: Final = tiles(PRESTIGE)

# ---- CAY-1.3, CAY-1.4: the road and the provost

SPACES: Final = 28
COURT_SPACE: Final = 1
BRIDGE: Final = 4
FIRST_YELLOW: Final = 5
LAST_YELLOW: Final = 12
WOODEN_SPACE: Final = 13
STONE_SPACE: Final = 18
BUILD_ORDER: Final[tuple[int, ...]] = (14, 15, 16, 17, 19, 20, 21, 22, 23, 24, 25, 26, 27)
"""CAY-4.0.2: free spaces are filled in this order."""
NEAR_BUILD_SPACES: Final = 4
"""The first of them lie before the stone space: while one is free that space does not count (CAY-3.5.4)."""
PROVOST_START: Final = 13
PROVOST_LOW: Final = 5
SQUARES: Final = 3
"""Marked squares past the end of the road. RECONSTRUCTED (R-4); see option `squares`."""
MOST_SQUARES: Final = 5

# ---- CAY-2: amounts

SEATS: Final = 5
ROUNDS: Final = 9
WORKERS: Final = 15
HOUSES: Final = 10
START_WORKERS: Final[tuple[int, ...]] = (0, 0, 10, 6, 6, 10)
"""By number of players; so is the next."""
BASE_RECRUITS: Final[tuple[int, ...]] = (0, 0, 3, 3, 3, 2)
BOARD_CHARACTERS: Final = 3
START_GOODS: Final = 2 * W + F + S
SITE_SLOTS: Final = 3
SITE_ROUNDS: Final[tuple[int, ...]] = (1, 4, 7)
"""The round from which a favour may use a tile at the site (CAY-4.10.3)."""

# ---- CAY-3, CAY-4.5, CAY-6: amounts in play

BRIDGE_STEPS: Final = 3
BAILIFF_STEPS: Final = 1
EARLY_WORKERS: Final = 2
OWNER_POINTS: Final = 1
STEWARD_POINTS: Final = 2
ARCHITECT_POINTS: Final = 1
SET_SIZE: Final = 3
SET_POINTS: Final = 5
FOREMAN_POINTS: Final = 1
GOLDSMITH_POINTS: Final = 5
DAY_LABORER_RECRUITS: Final = 1
GOLD_POINTS: Final = 2
COURT_COST: Final = C

# ---- CAY-6: the characters

EARLY_RISER: Final = 0
NIGHT_WORKER: Final = 1
JOURNEYMAN: Final = 2
THIEF: Final = 3
STEWARD: Final = 4
BAILIFF: Final = 5
ARCHITECT: Final = 6
DELIVERYMAN: Final = 7
CHAMBERLAIN: Final = 8
FOREMAN: Final = 9
GOLDSMITH: Final = 10
DAY_LABORER: Final = 11
CHARACTERS: Final[tuple[str, ...]] = (
    "early_riser", "night_worker", "journeyman", "thief", "steward", "bailiff", "architect", "deliveryman",
    "chamberlain", "foreman", "goldsmith", "day_laborer",
)  # fmt: skip

# ---- CAY-7.2: the first game

FIRST_CHARACTERS: Final[tuple[int, ...]] = (
    ARCHITECT, FOREMAN, BAILIFF, DAY_LABORER, CHAMBERLAIN, DELIVERYMAN, JOURNEYMAN, EARLY_RISER
)  # fmt: skip
"""The first players + 3 of them."""
FIRST_SITE: Final[tuple[str, ...]] = ("start_market", "wood_manor", "stone_church")
"""The layout of the first game is RECONSTRUCTED: the picture is lost, this is one that the rules allow."""
FIRST_ROAD: Final[tuple[str, ...]] = (
    "start_sawmill", "start_farm", "start_quarry", "start_guild_3", "start_market", "start_farm", "start_carpenter",
    "start_guild_4", "wood_market", "stone_gold_mine",
)  # fmt: skip
"""Spaces 5 … 12, then the wooden and the stone space."""
