"""What lies on the table: the players with their duchies, the depots, the piles, the track, the dice.

Nothing here decides anything. Tiles, hexes, depots and goods are the numbers of components.py.
"""

from typing import ClassVar, Final

from bastide.core.decision import Decision
from bastide.core.ledger import Entry
from bastide.core.rng import Rng
from bastide.core.state import State
from bastide.games.burgundy.components import FIRST_KNOWLEDGE, HEX_NAMES, KNOWLEDGE, TILE_NAMES, TYPE_OF
from bastide.games.burgundy.duchies import ALL_HEXES, HEXES, NEIGHBOUR_MASK

# ---- BUR-16: kinds of decisions

CHOOSE: Final = 0
"""D1: side of the board and start castle."""
TURN: Final = 1
"""D2: use a die, buy, end the turn."""
SHIP: Final = 2
"""D5: which depot."""
LOAD: Final = 3
"""D5: which new colours. a, b: the depots (b = 0: only one), c: mask of the new colours."""
CASTLE: Final = 4
"""D6: an action with any value."""
WAREHOUSE: Final = 5
"""D8: which colour to sell."""
FETCH: Final = 6
"""D9: which tile to take. a: mask of the types that may be taken."""
CITY_HALL: Final = 7
"""D10: which tile to place where, or nothing."""
DECISIONS: Final[tuple[str, ...]] = ("choose", "turn", "ship", "load", "castle", "warehouse", "fetch", "city_hall")

# ---- options

BASIC: Final = 0
ADVANCED_OPEN: Final = 1
ADVANCED_SECRET: Final = 2
SETUPS: Final[tuple[str, ...]] = ("basic", "advanced_open", "advanced_secret")


class Player:
    """A player board. `filled`, `reach` and `knowledge` follow from `hexes` and are kept as masks for speed."""

    def __init__(
        self,
        duchy: int,
        hexes: list[int],
        filled: int,
        reach: int,
        knowledge: int,
        storage: list[int],
        goods: int,
        sold: int,
        silver: int,
        workers: int,
        points: int,
        large: int,
        small: int,
        position: int,
    ) -> None:
        self.duchy = duchy
        self.hexes = hexes
        self.filled = filled
        self.reach = reach
        self.knowledge = knowledge
        self.storage = storage
        self.goods = goods
        self.sold = sold
        self.silver = silver
        self.workers = workers
        self.points = points
        self.large = large
        self.small = small
        self.position = position

    def clone(self) -> "Player":
        return Player(
            self.duchy,
            self.hexes.copy(),
            self.filled,
            self.reach,
            self.knowledge,
            self.storage.copy(),
            self.goods,
            self.sold,
            self.silver,
            self.workers,
            self.points,
            self.large,
            self.small,
            self.position,
        )

    def key(self) -> tuple[object, ...]:
        return (
            self.duchy,
            tuple(self.hexes),
            tuple(self.storage),
            self.goods,
            self.sold,
            self.silver,
            self.workers,
            self.points,
            self.large,
            self.small,
            self.position,
        )

    def lay(self, tile: int, where: int) -> None:
        """Put a tile on a hex: the masks follow."""
        self.hexes[where] = tile
        self.filled |= 1 << where
        self.reach = (self.reach | NEIGHBOUR_MASK[where]) & ~self.filled
        if TYPE_OF[tile] == KNOWLEDGE:
            self.knowledge |= 1 << (tile - FIRST_KNOWLEDGE + 1)

    def knows(self, number: int) -> bool:
        """Whether this knowledge tile lies in the duchy (BUR-8)."""
        return self.knowledge >> number & 1 == 1

    def empty_hexes(self) -> int:
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
    return Player(0, [0] * HEXES, 0, 0, 0, [0, 0, 0], 0, 0, 0, 0, 0, 0, 0, 0)


class Position(State):
    """The table. `BurgundyState` adds what can be done with it."""

    game: ClassVar[str] = "burgundy"
    turn_rule: ClassVar[str] = "BUR-3.3.3"
    end_rule: ClassVar[str] = "BUR-12.1"

    def __init__(
        self,
        seats: int,
        rng: Rng,
        stack: list[Decision],
        last: Entry | None,
        moves: int,
        setup: int,
        boards: tuple[tuple[int, ...], ...],
        secret: tuple[int, ...],
        players: list[Player],
        track: list[int],
        order: tuple[int, ...],
        turn: int,
        phase: int,
        round: int,
        dice: list[int],
        white: int,
        used: int,
        bought: bool,
        depots: list[int],
        depot_goods: list[int],
        piles: tuple[bytes, ...],
        round_goods: bytes,
        goods_stacks: bytes,
        boxed_goods: bytes,
        gone: bytes,
        large_left: int,
        small_left: int,
    ) -> None:
        super().__init__(seats, rng, stack, last, moves)
        self.setup = setup
        self.boards = boards
        """The duchies that each seat may choose from (BUR-13.2); empty where nothing was to choose."""
        self.secret = secret
        """What each seat chose in secret until all have: duchy * 64 + hex, or 0 (BUR-13.3)."""
        self.players = players
        self.track = track
        """Seats in the order of the track: from the right, in a stack from the top (BUR-3.3.3)."""
        self.order = order
        """The track as it stood at the start of the round (BUR-3.3.6)."""
        self.turn = turn
        """Whose place in the order it is."""
        self.phase = phase
        self.round = round
        """The phase is 0 … 4 for A … E, and -1 before the first; the round is 0 … 4."""
        self.dice = dice
        """Two for each seat; all 0 before the first roll."""
        self.white = white
        self.used = used
        """Mask of the active player's dice that are used."""
        self.bought = bought
        self.depots = depots
        """Tiles by space (`components.space`)."""
        self.depot_goods = depot_goods
        """Goods by depot number; entry 0 is not used."""
        self.piles = piles
        """What is left of the face-down piles, next tile last."""
        self.round_goods = round_goods
        """Goods on the round spaces, topmost first."""
        self.goods_stacks = goods_stacks
        """Goods of the phases to come, next phase first."""
        self.boxed_goods = boxed_goods
        self.gone = gone
        """How many of each tile have left the game."""
        self.large_left = large_left
        self.small_left = small_left
        """Masks of the types whose bonus tile is still on the board."""

    def rule_of_order(self) -> str:
        return "BUR-13.3" if self.phase < 0 else self.turn_rule

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return self.order[self.turn]

    def gain_points(self, seat: int, points: int, rule: str, why: str, what: str) -> None:
        self.players[seat].points += points
        self.score(seat, points, rule, why, what)

    def gain_workers(self, seat: int, workers: int, why: str) -> None:
        self.players[seat].workers += workers
        if self.events is not None:
            self.tell("gain_workers", seat, {"count": workers, "why": why})

    def gain_silver(self, seat: int, silver: int, why: str) -> None:
        self.players[seat].silver += silver
        if self.events is not None:
            self.tell("gain_silver", seat, {"count": silver, "why": why})

    def store(self, seat: int, tile: int, depot: int, slot: int) -> None:
        """Put a tile on an empty storage space (BUR-5.1.1)."""
        player = self.players[seat]
        free = player.free_storage()
        player.storage[free] = tile
        if self.events is not None:
            source = f"depot:{depot}:{slot}"
            self.tell(
                "take", seat, {"piece": TILE_NAMES[tile], "from": source, "to": f"storage:{free}", "depot": depot}
            )

    def discard(self, seat: int, slot: int) -> None:
        """A stored tile leaves the game (BUR-5.1.2)."""
        player = self.players[seat]
        tile = player.storage[slot]
        player.storage[slot] = 0
        self.remove([tile])
        if self.events is not None:
            self.tell("discard", seat, {"piece": TILE_NAMES[tile], "from": f"storage:{slot}", "to": "gone"})

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
            self.tell(
                "place",
                seat,
                {"piece": TILE_NAMES[tile], "from": f"storage:{slot}", "to": f"hex:{name}", "hex": name},
            )

    def advance(self, seat: int) -> None:
        """The pawn moves one space to the right, on top of any pawns there (BUR-6.1.3)."""
        player = self.players[seat]
        player.position += 1
        self.track.remove(seat)
        place = 0
        while place < len(self.track) and self.players[self.track[place]].position > player.position:
            place += 1
        self.track.insert(place, seat)
        if self.events is not None:
            self.tell(
                "advance",
                seat,
                {"piece": "pawn", "from": f"track:{player.position - 1}", "to": f"track:{player.position}"},
            )
