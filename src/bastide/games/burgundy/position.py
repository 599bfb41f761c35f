"""What lies on the table: the players with their duchies, the depots, the piles, the track, the dice.

Nothing here decides anything. Tiles, hexes, depots and goods are the numbers of components.py.
"""

from typing import ClassVar, Final

from bastide.core.phrases import Value
from bastide.core.pickling import Reduced, reduced
from bastide.core.question import Question
from bastide.core.rng import Rng
from bastide.core.saving import frozen
from bastide.core.state import State
from bastide.games.burgundy.components import FIRST_KNOWLEDGE, HEX_NAMES, KNOWLEDGE, TILE_NAMES, TYPE_OF, TYPES, space
from bastide.games.burgundy.duchies import ALL_HEXES, DIE, HEXES, NEIGHBOUR_MASK

# ---- BUR-16: kinds of decisions (see questions/)

ASK_CHOOSE: Final = 0
"""D1: side of the board and start castle."""
ASK_TURN: Final = 1
"""D2: use a die, buy, end the turn."""
ASK_SHIP: Final = 2
"""D5: which depot."""
ASK_LOAD: Final = 3
"""D5: which new colours. a, b: the depots (b = 0: only one), c: mask of the new colours."""
ASK_CASTLE: Final = 4
"""D6: an action with any value."""
ASK_WAREHOUSE: Final = 5
"""D8: which colour to sell."""
ASK_FETCH: Final = 6
"""D9: which tile to take. a: mask of the types that may be taken."""
ASK_CITY_HALL: Final = 7
"""D10: which tile to place where, or nothing."""

BUILDING_ASKS: Final = [0, ASK_WAREHOUSE, ASK_FETCH, ASK_FETCH, ASK_FETCH, 0, 0, ASK_CITY_HALL, 0]
"""What a building asks when it is placed (BUR-7)."""

# ---- options

BASIC: Final = 0
ADVANCED_OPEN: Final = 1
ADVANCED_SECRET: Final = 2
SETUPS: Final[tuple[str, ...]] = ("basic", "advanced_open", "advanced_secret")

NO_NUMBERS: Final[list[int]] = []
"""Stands in a new object until its own list is put there; never changed."""


class Player:
    """A player board."""

    declared: ClassVar[tuple[str, ...]] = (
        "duchy", "hexes", "storage", "goods", "sold", "silver", "workers", "points", "large", "small", "position",
    )  # fmt: skip

    def __init__(self, hexes: list[int], storage: list[int]) -> None:
        self.duchy = 0
        self.hexes = hexes
        self.filled = 0
        self.reach = 0
        self.knowledge = 0
        """These three follow from `hexes` and are kept as masks for speed."""
        self.storage = storage
        self.goods = 0
        self.sold = 0
        self.silver = 0
        self.workers = 0
        self.points = 0
        self.large = 0
        self.small = 0
        """Bonus tiles as masks of types."""
        self.position = 0

    def clone(self) -> "Player":
        copy = Player(self.hexes.copy(), self.storage.copy())
        copy.duchy = self.duchy
        copy.filled = self.filled
        copy.reach = self.reach
        copy.knowledge = self.knowledge
        copy.goods = self.goods
        copy.sold = self.sold
        copy.silver = self.silver
        copy.workers = self.workers
        copy.points = self.points
        copy.large = self.large
        copy.small = self.small
        copy.position = self.position
        return copy

    def __reduce__(self) -> Reduced:
        return reduced(self, self.hexes, self.storage)

    def key(self) -> tuple[object, ...]:
        return tuple([frozen(getattr(self, name)) for name in self.declared])

    def lay(self, tile: int, where: int) -> None:
        """Put a tile on a hex, for good (BUR-5.2.2): the masks follow."""
        self.hexes[where] = tile
        self.filled |= 1 << where
        self.reach = (self.reach | NEIGHBOUR_MASK[where]) & ~self.filled
        if TYPE_OF[tile] == KNOWLEDGE:
            self.knowledge |= 1 << (tile - FIRST_KNOWLEDGE + 1)

    def knows(self, number: int) -> bool:
        """Whether this knowledge tile lies in the duchy; in storage it has no effect (BUR-8.3)."""
        return self.knowledge >> number & 1 == 1

    def empty_hexes(self) -> int:
        """BUR-12.5: the starting castle counts as a tile."""
        return (ALL_HEXES & ~self.filled).bit_count()

    def count(self, tile: int) -> int:
        """How many of a tile lie in the duchy."""
        return self.hexes.count(tile)

    def free_storage(self) -> int:
        """An empty storage space, or -1."""
        storage = self.storage
        if storage[0] == 0:
            return 0
        if storage[1] == 0:
            return 1
        return 2 if storage[2] == 0 else -1


def new_player() -> Player:
    return Player([0] * HEXES, [0, 0, 0])


class Position(State):
    """The table. `BurgundyState` adds what can be done with it."""

    game: ClassVar[str] = "burgundy"
    turn_rule: ClassVar[str] = "BUR-3.3.3"
    end_rule: ClassVar[str] = "BUR-12.1"
    declared: ClassVar[tuple[str, ...]] = (
        "setup", "boards", "secret", "players", "track", "order", "turn", "phase", "round", "dice", "white", "used",
        "bought", "depots", "depot_goods", "piles", "round_goods", "goods_stacks", "boxed_goods", "gone", "large_left",
        "small_left",
    )  # fmt: skip

    def __init__(self, questions: list[Question], seats: int, rng: Rng, players: list[Player]) -> None:
        super().__init__(questions, seats, rng)
        self.players = players
        self.setup = BASIC
        self.boards: tuple[tuple[int, ...], ...] = ()
        """The duchies that each seat may choose from (BUR-13.2); empty where nothing was to choose."""
        self.secret: tuple[int, ...] = ()
        """What each seat chose in secret until all have: duchy * 64 + hex, or 0 (BUR-13.3)."""
        self.track = NO_NUMBERS
        """Seats in the order of the track: from the right, in a stack from the top (BUR-3.3.3)."""
        self.order: tuple[int, ...] = ()
        """The track as it stood at the start of the round (BUR-3.3.6)."""
        self.turn = 0
        """Whose place in the order it is."""
        self.phase = -1
        self.round = 1
        """The phase is 0 … 4 for A … E, and -1 before the first; the round is 1 … 5."""
        self.dice = NO_NUMBERS
        """Two for each seat; all 0 before the first roll."""
        self.white = 0
        self.used = 0
        """Mask of the active player's dice that are used."""
        self.bought = False
        self.depots = NO_NUMBERS
        """Tiles by space (`components.space`)."""
        self.depot_goods = NO_NUMBERS
        """Goods by depot number, without limit, until a ship takes them (BUR-3.3.7); entry 0 is not used."""
        self.piles: tuple[bytes, ...] = ()
        """What is left of the face-down piles, next tile last."""
        self.round_goods = b""
        """Goods on the round spaces, topmost first."""
        self.goods_stacks = b""
        """Goods of the phases to come, next phase first."""
        self.boxed_goods = b""
        self.gone = b""
        """How many of each tile have left the game."""
        self.large_left = (1 << len(TYPES)) - 1
        self.small_left = (1 << len(TYPES)) - 1
        """Masks of the types whose bonus tile is still on the board (BUR-2.3)."""

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return self.order[self.turn]

    def add_points(self, seat: int, points: int) -> None:
        """Without limit (BUR-9.4)."""
        self.players[seat].points += points

    def gain_workers(self, seat: int, workers: int, why: str) -> None:
        """From a supply without limit, like silver (BUR-1.6, BUR-14.1)."""
        self.players[seat].workers += workers
        if workers and self.events is not None:
            self.tell("gain_workers", seat, {"count": workers, "why": why})

    def gain_silver(self, seat: int, silver: int, why: str) -> None:
        self.players[seat].silver += silver
        if silver and self.events is not None:
            self.tell("gain_silver", seat, {"count": silver, "why": why})

    def take(self, seat: int, depot: int, slot: int) -> None:
        """Put a tile from a depot on an empty storage space (BUR-5.1.1). The space in the depot stays empty until the
        next phase (BUR-5.1.3, BUR-10.3)."""
        here = space(depot, slot)
        tile = self.depots[here]
        self.depots[here] = 0
        player = self.players[seat]
        free = player.free_storage()
        player.storage[free] = tile
        if self.events is not None:
            source, target = f"depot:{depot}:{slot}", f"storage:{free}"
            self.moved("take", seat, TILE_NAMES[tile], source, target, more={"depot": depot})

    def discard(self, seat: int, slot: int) -> None:
        """A stored tile leaves the game (BUR-5.1.2)."""
        player = self.players[seat]
        tile = player.storage[slot]
        player.storage[slot] = 0
        self.remove([tile])
        if self.events is not None:
            self.moved("discard", seat, TILE_NAMES[tile], f"storage:{slot}", "gone")

    def remove(self, tiles: list[int]) -> None:
        """Tiles leave the game for good (BUR-14.2)."""
        gone = bytearray(self.gone)
        for tile in tiles:
            gone[tile] += 1
        self.gone = bytes(gone)

    def lay(self, seat: int, tile: int, where: int, slot: int) -> None:
        self.players[seat].lay(tile, where)
        if self.events is not None:
            name = HEX_NAMES[where]
            more: dict[str, Value] = {"hex": name, "number": DIE[where]}
            self.moved("place", seat, TILE_NAMES[tile], f"storage:{slot}", f"hex:{name}", more=more)

    def advance(self, seat: int) -> None:
        """The pawn moves one space to the right, on top of any pawns there (BUR-6.1.3). Each ship moves it once, so the
        track is long enough (BUR-14.6); the order of this round stays (BUR-3.3.4)."""
        player = self.players[seat]
        player.position += 1
        self.track.remove(seat)
        place = 0
        while place < len(self.track) and self.players[self.track[place]].position > player.position:
            place += 1
        self.track.insert(place, seat)
        if self.events is not None:
            self.moved("advance", seat, "pawn", f"track:{player.position - 1}", f"track:{player.position}")
