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
IDLE: Final = Face()
"""No worker is ever here."""


class Building:
    """A tile or a printed place: what it costs and brings when built, how many there are, what its sides do."""

    def __init__(
        self,
        name: str,
        kind: int,
        cost: int = 0,
        any: int = 0,
        points: int = 0,
        build: Face = IDLE,
        setup: Face | None = None,
        count: int = 1,
        bonus: int = 0,
        recruits: int = 0,
        income: int = 0,
        favour: bool = False,
    ) -> None:
        self.name = name
        self.kind = kind
        self.cost = cost
        self.any = any
        self.points = points
        self.build = build
        self.setup = setup or build
        self.count = count
        self.bonus = bonus
        """What the owner gets when only others work here (CAY-4.8.1)."""
        self.recruits = recruits
        self.income = income
        """Workers and goods at every recruitment (CAY-3.5.3)."""
        self.favour = favour
        """A favour at once when built: the Theatre (CAY-4.9)."""


BUILD_WOODEN: Final = Face(build=WOODEN_KIND)
BUILD_STONE: Final = Face(build=STONE_KIND)

BUILDINGS: Final = [
    Building("", EMPTY),
    # CAY-4.1 to CAY-4.5: printed on the board (CAY-1.1)
    Building("fair", PRINTED, build=Face(Branch(pay=W, favour=True))),
    Building("court", PRINTED, build=Face(house=True)),
    Building("carpenter", PRINTED, build=BUILD_WOODEN),  # CAY-4.3
    Building("toll", PRINTED, build=Face(steps=2)),
    Building("guilds_bridge", BRIDGE_KIND),
    # CAY-4.6: starting buildings
    Building("start_farm", STARTING, build=Face(Branch(gain=F)), count=2),
    Building("start_sawmill", STARTING, build=Face(Branch(gain=W))),
    Building("start_quarry", STARTING, build=Face(Branch(gain=S))),
    Building("start_carpenter", STARTING, build=BUILD_WOODEN),
    Building("start_market", STARTING, build=Face(Branch(workers=1, choice=1)), count=2),
    Building("start_guild_3", STARTING, build=Face(Branch(any=1, recruits=3))),
    Building("start_guild_4", STARTING, build=Face(Branch(pay=S, recruits=4))),
    # CAY-4.7: wooden buildings
    Building("wood_farm", WOODEN_KIND, W + F, 0, 2, Face(Branch(gain=2 * F)), Face(Branch(gain=F, points=1))),
    Building("wood_sawmill", WOODEN_KIND, W + F, 0, 2, Face(Branch(gain=2 * W)), Face(Branch(gain=W, points=1))),
    Building("wood_quarry", WOODEN_KIND, W + F, 0, 2, Face(Branch(gain=2 * S)), Face(Branch(gain=S, points=1))),
    Building("wood_spinning_mill", WOODEN_KIND, 2 * W, 0, 2, Face(Branch(gain=2 * C)), Face(Branch(gain=C, points=1))),
    Building("wood_market", WOODEN_KIND, W + F, 0, 3, Face(Branch(choice=1))),
    Building("wood_covered_market", WOODEN_KIND, W, 1, 3, Face(Branch(recruits=3)), Face(Branch(recruits=2, points=1))),
    Building("wood_manor", WOODEN_KIND, W + C, 0, 4, Face(Branch(favour=True)), Face(Branch(points=2))),
    Building("wood_tailor", WOODEN_KIND, W, 1, 4, Face(Branch(pay=C, points=4), Branch(pay=2 * C, points=6))),
    Building("wood_stonemason", WOODEN_KIND, W, 1, 4, BUILD_STONE, Face(build=STONE_KIND, waive=True)),
    # CAY-4.8: stone buildings
    Building("stone_farm", STONE_KIND, S + F, 0, 3, Face(Branch(gain=2 * F + C)), Face(Branch(gain=F + C)), bonus=F),
    Building("stone_sawmill", STONE_KIND, S + F, 0, 3, Face(Branch(gain=2 * W + C)), Face(Branch(gain=W + C)), bonus=W),
    Building("stone_quarry", STONE_KIND, S + F, 0, 3, Face(Branch(gain=2 * S + C)), Face(Branch(gain=S + C)), bonus=S),
    Building("stone_gold_mine", STONE_KIND, S + F, 0, 4, Face(Branch(gain=G))),
    Building("stone_foundry", STONE_KIND, S + W, 0, 5, Face(Branch(workers=1, gain=G), Branch(workers=3, gain=2 * G))),
    Building("stone_alchemist", STONE_KIND, S + W, 0, 5, Face(Branch(any=1, gain=G), Branch(any=2, gain=2 * G))),
    Building("stone_guild", STONE_KIND, S, 1, 4, Face(Branch(any=1, recruits=5))),
    Building("stone_church", STONE_KIND, S + C, 0, 5, Face(Branch(workers=2, points=4), Branch(workers=4, points=6))),
    Building("stone_jeweler", STONE_KIND, S + W, 0, 5, Face(Branch(pay=G, points=5), Branch(pay=2 * G, points=9))),
    # CAY-4.9: prestige buildings
    Building("garden", PRESTIGE, G + W, 0, 4, recruits=2),
    Building("factory", PRESTIGE, G + C, 0, 5, income=C),
    Building("granary", PRESTIGE, G + S, 0, 7, income=F),
    Building("statue", PRESTIGE, G + 2 * S, 0, 7),
    Building("theatre", PRESTIGE, 3 * G + 4 * W, 0, 12, favour=True),
    Building("cathedral", PRESTIGE, 3 * G + 3 * S, 0, 15),
    Building("mansion", PRESTIGE, 5 * G + 5 * S, 0, 20),
    # CAY-4.6.1: the back of every starting building
    Building("residence", RESIDENCE_KIND, recruits=1),
]
NAMES: Final = tuple([building.name for building in BUILDINGS])
KIND_OF: Final = [building.kind for building in BUILDINGS]
NUMBER: Final = {building.name: number for number, building in enumerate(BUILDINGS)}

FAIR: Final = 1
BRIDGE_TILE: Final = 5
FIRST_WOODEN: Final = 13
STONEMASON: Final = 21
FIRST_STONE: Final = 22
FIRST_PRESTIGE: Final = 31
RESIDENCE: Final = 38


def tiles(kind: int) -> bytes:
    """Every tile of a kind, alike ones as often as they are in the box (CAY-1.2)."""
    return bytes([number for number, tile in enumerate(BUILDINGS) if tile.kind == kind for _ in range(tile.count)])


STARTING_TILES: Final = tiles(STARTING)
WOODEN_TILES: Final = tiles(WOODEN_KIND)
STONE_TILES: Final = tiles(STONE_KIND)
TO_BUILD: Final = WOODEN_TILES + STONE_TILES + tiles(PRESTIGE)

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
