"""What lies on the table: the road, the provost, the site, the supply, and what each player has.

Nothing here decides anything. Buildings, spaces, characters and goods are the numbers of components.py and goods.py.
"""

from typing import ClassVar, Final

from bastide.core.decision import Decision
from bastide.core.ledger import Entry
from bastide.core.rng import Rng
from bastide.core.state import State
from bastide.games.caylus1303.components import (
    HOUSES,
    KIND_OF,
    PRINTED,
    SPACES,
    STARTING,
    STONE_KIND,
    WOODEN_KIND,
    WORKERS,
)
from bastide.games.caylus1303.goods import GOODS, count

# ---- CAY-10: kinds of decisions

DRAFT: Final = 0
"""D1: which character to begin with."""
EARLY: Final = 1
"""D2: the Early Riser's placement."""
PLAN: Final = 2
"""D3: place a worker or pass."""
USE: Final = 3
"""D4-D7, D10-D12: the effect of the building on space a, for the worker there."""
ON_BRIDGE: Final = 4
"""D8: move the provost and pay."""
BAILIFF_MOVE: Final = 5
"""D9: move the provost one step."""
FAVOUR: Final = 6
"""D13: somebody's character, or a tile at the site."""
VISIT: Final = 7
"""D14: the effect of the tile on slot a of the site."""
WELCOME: Final = 8
"""D15: a character of the board, or none."""
DELIVER: Final = 9
"""D16, D17 (a = 1: the Deliveryman's extra delivery): one set, or no more."""
PRESTIGE_BUILD: Final = 10
"""D18: which prestige building replaces the residence on space a."""
DECISIONS: Final[tuple[str, ...]] = (
    "draft", "early", "plan", "use", "bridge", "bailiff", "favour", "visit", "welcome", "deliver", "prestige",
)  # fmt: skip

# ---- CAY-3.1: the phases

DRAFTING: Final = 0
PLANNING: Final = 1
ACTIVATION: Final = 2
DELIVERY: Final = 3
MANAGEMENT: Final = 4
PHASES: Final[tuple[str, ...]] = ("draft", "planning", "activation", "delivery", "management")

NOWHERE: Final = -1


class Player:
    """What a player has. Workers are in the reserve, in the camp, or standing on the board."""

    def __init__(
        self,
        goods: int,
        reserve: int,
        camp: int,
        standing: int,
        houses: int,
        characters: int,
        points: int,
        sets: int,
    ) -> None:
        self.goods = goods
        self.reserve = reserve
        self.camp = camp
        self.standing = standing
        """Mask of the road spaces where a worker of this player stands."""
        self.houses = houses
        """Houses in hand; the one under the bridge is not among them (CAY-2.6)."""
        self.characters = characters
        """Mask of the characters held."""
        self.points = points
        self.sets = sets
        """Sets delivered in this round (CAY-3.4.4)."""

    def clone(self) -> "Player":
        return Player(
            self.goods,
            self.reserve,
            self.camp,
            self.standing,
            self.houses,
            self.characters,
            self.points,
            self.sets,
        )

    def key(self) -> tuple[object, ...]:
        return (
            self.goods,
            self.reserve,
            self.camp,
            self.standing,
            self.houses,
            self.characters,
            self.points,
            self.sets,
        )

    def holds(self, character: int) -> bool:
        return self.characters >> character & 1 == 1


def new_player(goods: int, workers: int) -> Player:
    return Player(goods, workers, WORKERS - workers, 0, HOUSES - 1, 0, 0, 0)


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
    turn_rule: ClassVar[str] = "CAY-3.2.2"
    end_rule: ClassVar[str] = "CAY-5.1"

    def __init__(
        self,
        seats: int,
        rng: Rng,
        stack: list[Decision],
        last: Entry | None,
        moves: int,
        open_scores: bool,
        first_game: bool,
        squares: int,
        players: list[Player],
        road: bytes,
        owners: bytes,
        layout: bytes,
        site_tiles: bytes,
        supply: int,
        round: int,
        phase: int,
        first: int,
        holder: int,
        provost: int,
        at: int,
        step: int,
        using: int,
        bridge: tuple[int, ...],
        site: tuple[int, ...],
        joined: int,
        joiner: int,
        used: int,
        offer: int,
        board_characters: int,
        workable: int,
    ) -> None:
        super().__init__(seats, rng, stack, last, moves)
        self.open_scores = open_scores
        self.first_game = first_game
        self.squares = squares
        self.players = players
        self.road = road
        """The building one sees on each space, 0 where there is none."""
        self.owners = owners
        """The house above each space: seat + 1, or 0."""
        self.layout = layout
        """The starting buildings of spaces 5 … 12, whatever has become of them."""
        self.site_tiles = site_tiles
        self.supply = supply
        """Mask of the wooden, stone and prestige buildings that can still be built."""
        self.round = round
        self.phase = phase
        self.first = first
        """Who began this round."""
        self.holder = holder
        """Who has the first-player tile, and begins the next one (CAY-3.2.7)."""
        self.provost = provost
        """p: how many spaces lie behind him; those are active (CAY-1.4)."""
        self.at = at
        """The space that activation or the building of prestige has come to."""
        self.step = step
        """Whose turn it is on the bridge or at the site, counted."""
        self.using = using
        """Whose worker on space `at` is at work: seat + 1, or 0."""
        self.bridge = bridge
        """Who has passed, in order."""
        self.site = site
        """Who has a worker at the site, left to right."""
        self.joined = joined
        self.joiner = joiner
        """Where the Journeyman's worker joined another one, and whose it is (CAY-6.3)."""
        self.used = used
        """Mask of the once-a-round characters that have done their work (CAY-6.0)."""
        self.offer = offer
        self.board_characters = board_characters
        self.workable = workable
        """`workable_spaces(road)`, kept for speed."""

    def rule_of_order(self) -> str:
        if self.phase == DRAFTING:
            return "CAY-2.9"
        return self.turn_rule if self.phase == PLANNING else "CAY-10"

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

    def workers_at(self, space: int) -> list[int]:
        """Whose workers stand on a space, first come first (CAY-3.3.4)."""
        bit = 1 << space
        found: list[int] = []
        for seat in range(self.seats):
            if self.players[seat].standing & bit and not (space == self.joined and seat == self.joiner):
                found.append(seat)
        if space == self.joined and self.players[self.joiner].standing & bit:
            found.append(self.joiner)
        return found

    def delivers(self, seat: int) -> bool:
        """Whether a worker at the site has still to deliver in this round (CAY-3.4.1)."""
        return seat in (self.site[self.step :] if self.phase == DELIVERY else self.site)

    def free_space(self, order: tuple[int, ...]) -> int:
        """The first empty space of the road in this order, or NOWHERE (CAY-4.0.2)."""
        for space in order:
            if not self.road[space]:
                return space
        return NOWHERE

    # ---- moving things

    def lay(self, space: int, building: int, owner: int) -> None:
        """Put a building on the road, with a house above it."""
        self.road = self.road[:space] + bytes([building]) + self.road[space + 1 :]
        self.owners = self.owners[:space] + bytes([owner + 1]) + self.owners[space + 1 :]
        self.workable = workable_spaces(self.road)

    def gain_points(self, seat: int, points: int, rule: str, why: str, what: str) -> None:
        self.players[seat].points += points
        self.score(seat, points, rule, why, what)

    def gain_goods(self, seat: int, stock: int, source: str) -> None:
        self.players[seat].goods += stock
        if self.events is not None:
            for good, name in enumerate(GOODS):
                number = count(stock, good)
                if number:
                    self.tell(
                        "gain", seat, {"piece": name, "count": number, "from": source, "to": f"goods:{name}"}
                    )  # fmt: skip

    def pay_goods(self, seat: int, stock: int) -> None:
        self.players[seat].goods -= stock
        if self.events is not None:
            for good, name in enumerate(GOODS):
                number = count(stock, good)
                if number:
                    self.tell(
                        "pay", seat, {"piece": name, "count": number, "from": f"goods:{name}", "to": "supply"}
                    )  # fmt: skip

    def gain_workers(self, seat: int, workers: int) -> None:
        """CAY-8.2: no more than are in the camp."""
        player = self.players[seat]
        gained = workers if workers < player.camp else player.camp
        player.camp -= gained
        player.reserve += gained
        if self.events is not None:
            self.tell("workers", seat, {"count": gained, "piece": "worker", "from": "camp", "to": "reserve"})

    def pay_workers(self, seat: int, workers: int) -> None:
        """From the reserve to the camp (CAY-3.3.3)."""
        player = self.players[seat]
        player.reserve -= workers
        player.camp += workers
        if self.events is not None:
            self.tell("return", seat, {"count": workers, "piece": "worker", "from": "reserve", "to": "camp"})

    def move_provost(self, seat: int, to: int) -> None:
        if self.events is not None:
            self.tell(
                "provost",
                seat,
                {
                    "piece": "provost",
                    "steps": to - self.provost,
                    "from": f"provost:{self.provost}",
                    "to": f"provost:{to}",
                },
            )
        self.provost = to


def stock_words(stock: int) -> str:
    """A stock as words: "@good-food @good-food @good-gold"."""
    names: list[str] = []
    for good, name in enumerate(GOODS):
        names += [f"@good-{name}"] * count(stock, good)
    return " ".join(names)
