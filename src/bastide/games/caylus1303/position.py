"""What lies on the table: the road, the provost, the site, the supply, and what each player has.

Nothing here decides anything. Buildings, spaces, characters and goods are the numbers of components.py and goods.py.
"""

from typing import ClassVar, Final

from bastide.core.decision import Decision
from bastide.core.phrases import Value
from bastide.core.pickling import Reduced, reduced
from bastide.core.question import Question
from bastide.core.rng import Rng
from bastide.core.state import State
from bastide.games.caylus1303.components import (
    BUILD_ORDER,
    HOUSES,
    KIND_OF,
    PRINTED,
    PROVOST_START,
    SEATS,
    SPACES,
    SQUARES,
    STARTING,
    STONE_KIND,
    TO_BUILD,
    WOODEN_KIND,
    WORKERS,
)
from bastide.games.caylus1303.goods import GOODS, count

# ---- CAY-10: kinds of decisions (see questions/)

ASK_DRAFT: Final = 0
"""D1: which character to begin with."""
ASK_EARLY: Final = 1
"""D2: the Early Riser's placement."""
ASK_PLAN: Final = 2
"""D3: place a worker or pass."""
ASK_USE: Final = 3
"""D4-D7, D10-D12: the effect of the building on space a, for the worker there."""
ASK_BRIDGE: Final = 4
"""D8: move the provost and pay."""
ASK_BAILIFF: Final = 5
"""D9: move the provost one step."""
ASK_FAVOUR: Final = 6
"""D13: somebody's character, or a tile at the site."""
ASK_VISIT: Final = 7
"""D14: the effect of the tile on slot a of the site."""
ASK_WELCOME: Final = 8
"""D15: a character of the board, or none."""
ASK_DELIVER: Final = 9
"""D16, D17 (a = 1: the Deliveryman's extra delivery): one set, or no more."""
ASK_PRESTIGE: Final = 10
"""D18: which prestige building replaces the residence on space a."""

ASKED: Final = [
    [[Decision(seat, kind, a) for a in range(SPACES)] for seat in range(SEATS)] for kind in range(ASK_PRESTIGE + 1)
]
"""By kind, seat and a: decisions are values, so each is made once."""

# ---- CAY-3.1: the phases

DRAFTING: Final = 0
PLANNING: Final = 1
ACTIVATION: Final = 2
DELIVERY: Final = 3
MANAGEMENT: Final = 4
PHASES: Final[tuple[str, ...]] = ("draft", "planning", "activation", "delivery", "management")

NOWHERE: Final = -1
BARE: Final = bytes(SPACES)
"""A road without buildings, without houses."""


class Player:
    """What a player has. Workers are in the reserve, in the camp, or standing on the board."""

    def __init__(self, goods: int, reserve: int) -> None:
        self.goods = goods
        self.reserve = reserve
        self.camp = WORKERS - reserve
        self.standing = 0
        """Mask of the road spaces where a worker of this player stands."""
        self.houses = HOUSES - 1
        """Houses in hand; the one under the bridge is not among them (CAY-2.6)."""
        self.characters = 0
        """Mask of the characters held."""
        self.points = 0
        self.sets = 0
        """Sets delivered in this round (CAY-3.4.4)."""

    def clone(self) -> "Player":
        copy = Player(self.goods, self.reserve)
        copy.camp = self.camp
        copy.standing = self.standing
        copy.houses = self.houses
        copy.characters = self.characters
        copy.points = self.points
        copy.sets = self.sets
        return copy

    def __reduce__(self) -> Reduced:
        return reduced(self, self.goods, self.reserve)

    def key(self) -> tuple[object, ...]:
        return (
            self.goods, self.reserve, self.camp, self.standing, self.houses, self.characters, self.points, self.sets,
        )  # fmt: skip

    def holds(self, character: int) -> bool:
        return self.characters >> character & 1 == 1


def workable_spaces(road: bytes) -> int:
    """CAY-3.2.3: mask of the spaces that take workers: printed places, starting, wooden and stone buildings."""
    mask = 0
    for space in range(SPACES):
        if KIND_OF[road[space]] in (PRINTED, STARTING, WOODEN_KIND, STONE_KIND):
            mask |= 1 << space
    return mask


class Position(State):
    """The table. `CaylusState` adds what can be done with it."""

    game: ClassVar[str] = "caylus1303"
    turn_rule: ClassVar[str] = "CAY-10"
    end_rule: ClassVar[str] = "CAY-5.1"
    declared: ClassVar[tuple[str, ...]] = (
        "open_scores", "first_game", "squares", "players", "road", "owners", "layout", "site_tiles", "round", "phase",
        "first", "holder", "provost", "at", "stage", "using", "bridge", "site", "joined", "joiner", "used", "offer",
        "board_characters",
    )  # fmt: skip

    def __init__(self, questions: list[Question], seats: int, rng: Rng, players: list[Player]) -> None:
        super().__init__(questions, seats, rng)
        self.players = players
        self.open_scores = False
        self.first_game = False
        self.squares = SQUARES
        self.road = BARE
        """The building one sees on each space, 0 where there is none."""
        self.workable = 0
        """Mask of the spaces that take workers; like the next it follows from the tiles, and is kept for speed."""
        self.owners = BARE
        """The house above each space: seat + 1, or 0."""
        self.layout = b""
        """The starting buildings of spaces 5 … 12, whatever has become of them."""
        self.site_tiles = b""
        self.supply = 0
        """Mask of the wooden, stone and prestige buildings that can still be built."""
        self.round = 1
        self.phase = DRAFTING
        self.first = 0
        """Who began this round."""
        self.holder = 0
        """Who has the first-player tile, and begins the next one (CAY-3.2.7)."""
        self.provost = PROVOST_START
        """p: how many spaces lie behind him; those are active (CAY-1.4)."""
        self.at = 0
        """The space that activation or the building of prestige has come to."""
        self.stage = 0
        """Whose turn it is on the bridge or at the site, counted."""
        self.using = 0
        """Whose worker on space `at` is at work: seat + 1, or 0."""
        self.bridge: tuple[int, ...] = ()
        """Who has passed, in order."""
        self.site: tuple[int, ...] = ()
        """Who has a worker at the site, left to right."""
        self.joined = NOWHERE
        self.joiner = NOWHERE
        """Where the Journeyman's worker joined another one, and whose it is (CAY-6.3)."""
        self.used = 0
        """Mask of the once-a-round characters that have done their work (CAY-6.0)."""
        self.offer = 0
        self.board_characters = 0

    @property
    def provost_high(self) -> int:
        return SPACES + self.squares

    def holder_of(self, character: int) -> int:
        """The seat that holds a character, or NOWHERE."""
        for seat in range(self.seats):
            if self.players[seat].characters >> character & 1:
                return seat
        return NOWHERE

    def occupied(self) -> int:
        """Mask of the spaces with workers."""
        mask = 0
        for player in self.players:
            mask |= player.standing
        return mask

    def stands(self, seat: int, space: int) -> bool:
        return self.players[seat].standing >> space & 1 == 1

    def first_worker(self, space: int) -> int:
        """Whose worker on a space acts first: the one that was there before the Journeyman's (CAY-3.3.4)."""
        found = NOWHERE
        for seat in range(self.seats):
            if self.players[seat].standing >> space & 1:
                found = seat
                if space != self.joined or seat != self.joiner:
                    break
        return found

    def workers_at(self, space: int) -> list[int]:
        """Whose workers stand on a space, first come first."""
        there = [seat for seat in range(self.seats) if self.stands(seat, space)]
        return there if self.first_worker(space) in there[:1] else there[::-1]

    def delivers(self, seat: int) -> bool:
        """Whether a worker at the site has still to deliver in this round (CAY-3.4.1)."""
        return seat in (self.site[self.stage :] if self.phase == DELIVERY else self.site)

    def free_space(self) -> int:
        """The first empty space of the road, or NOWHERE (CAY-4.0.2)."""
        for space in BUILD_ORDER:
            if not self.road[space]:
                return space
        return NOWHERE

    # ---- moving things

    def look(self) -> None:
        """What follows from the tiles on the road and at the site: where workers can stand, what lies beside the board
        (CAY-2.4)."""
        self.workable = workable_spaces(self.road)
        self.supply = sum([1 << tile for tile in TO_BUILD if tile not in self.road and tile not in self.site_tiles])

    def pose(self, kind: int, seat: int, a: int = 0) -> None:
        """Put a decision on the stack."""
        self.stack.append(ASKED[kind][seat][a])

    def lay(self, space: int, building: int, owner: int) -> None:
        """Put a building on the road, with a house above it."""
        self.road = self.road[:space] + bytes([building]) + self.road[space + 1 :]
        self.owners = self.owners[:space] + bytes([owner + 1]) + self.owners[space + 1 :]
        self.workable = workable_spaces(self.road)

    def gain_goods(self, seat: int, stock: int, source: str) -> None:
        self.players[seat].goods += stock
        if self.events is not None:
            self.tell_goods("gain", seat, stock, source)

    def pay_goods(self, seat: int, stock: int) -> None:
        self.players[seat].goods -= stock
        if self.events is not None:
            self.tell_goods("pay", seat, stock, "supply")

    def tell_goods(self, kind: str, seat: int, stock: int, other: str) -> None:
        for good, name in enumerate(GOODS):
            number = count(stock, good)
            if number:
                own = f"goods:{name}"
                source, target = (other, own) if kind == "gain" else (own, other)
                self.tell(kind, seat, {"piece": name, "good": name, "count": number, "from": source, "to": target})

    def gain_workers(self, seat: int, workers: int) -> None:
        """CAY-8.2: no more than are in the camp."""
        player = self.players[seat]
        gained = workers if workers < player.camp else player.camp
        player.camp -= gained
        player.reserve += gained
        if self.events is not None:
            more: dict[str, Value] = {"count": gained, "short": workers - gained}
            self.tell("workers", seat, {**more, "piece": "worker", "from": "camp", "to": "reserve"})

    def pay_workers(self, seat: int, workers: int) -> None:
        """From the reserve to the camp (CAY-3.3.3)."""
        player = self.players[seat]
        player.reserve -= workers
        player.camp += workers
        if self.events is not None:
            self.tell("return", seat, {"count": workers, "piece": "worker", "from": "reserve", "to": "camp"})

    def move_provost(self, kind: str, seat: int, to: int) -> None:
        if self.events is not None:
            ways: dict[str, Value] = {"from": f"provost:{self.provost}", "to": f"provost:{to}"}
            self.tell(kind, seat, {"piece": "provost", "steps": to - self.provost, **ways})
        self.provost = to
