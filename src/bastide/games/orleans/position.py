"""What lies on the table: the main board, the deeds, and what each player has.

Nothing here decides anything. Heaps of tokens, stocks of goods, tracks and masks are integers (see tokens.py, goods.py,
tracks.py); places, slots, cities and connections are numbers into box.py and map.py.
"""

from typing import ClassVar, Final

from bastide.core.masks import each_of, mask_of, union
from bastide.core.pickling import Reduced, reduced
from bastide.core.question import Question
from bastide.core.rng import Rng
from bastide.core.saving import frozen
from bastide.core.state import State
from bastide.games.orleans import components, goods, tokens, tracks
from bastide.games.orleans.box import HERBS, PLACE_NAMES, PLACE_OF, PLACES, SCHOOLING, SLOT_IDS, SLOTS, Box
from bastide.games.orleans.components import HERB_GARDEN, SCHOOL, TOWN_HALL
from bastide.games.orleans.map import CITIES, ORLEANS
from bastide.games.orleans.tokens import KINDS, ONE, START_HEAP, TOKENS

# ---- ORL-3: the phases

REMOVAL: Final = 0
CENSUS: Final = 1
FOLLOWERS: Final = 2
PLANNING: Final = 3
ACTIONS: Final = 4
EVENT: Final = 5
PHASES: Final[tuple[str, ...]] = ("removal", "census", "followers", "planning", "actions", "event")
"""Phase 1 asks nothing, nor does phase 7; before the first round tiles may be removed (ORL-7)."""

EMPTY: Final = 0
INSTALLED: Final = KINDS + 1
"""On a slot: nothing, a technology tile; otherwise a kind of token + 1."""
BARE: Final = bytes(SLOTS)
MARKS: Final = [bytes([mark]) for mark in range(INSTALLED + 1)]
ALL_SLOTS: Final = [place.mask for place in PLACES]
OPEN_AT_START: Final = sum(ALL_SLOTS[: TOWN_HALL + 1])


ORDERS: Final = [
    [[(first + step) % seats for step in range(seats)] for first in range(seats)]
    for seats in range(components.SEATS + 1)
]  # by number of players and first player, all seats clockwise


class Shown:
    """What others see of a player while he draws and plans in secret: how it was when he began."""

    def __init__(self, bag: int, market: int, tower: int, slots: bytes) -> None:
        self.bag = bag
        self.market = market
        self.tower = tower
        self.slots = slots

    def __reduce__(self) -> tuple[object, ...]:
        return (Shown, self.key())

    def key(self) -> tuple[object, ...]:
        return (self.bag, self.market, self.tower, self.slots)


class Player:
    """What a player has."""

    declared: ClassVar[tuple[str, ...]] = (
        "coins", "goods", "bag", "market", "tower", "fresh", "slots", "new", "was_tower", "shown", "places", "held",
        "installed", "tracks", "merchant", "stations", "supply", "citizens", "points",
        "orders", "brasserie", "bound", "barred",
    )  # fmt: skip
    """All but what follows from the rest."""

    def __init__(self) -> None:
        self.coins = components.START_COINS
        self.goods = 0
        self.bag = 0
        self.market = START_HEAP
        self.tower = 0  # tokens on the Gunpowder Tower
        self.fresh = 0  # tokens drawn or taken back that have still to be laid out
        self.slots = BARE
        self.open = OPEN_AT_START
        """Mask of his empty slots; like the next it follows from the slots and tiles, and is kept for speed."""
        self.active = 0  # mask of his activated places (ORL-4.1)
        self.new = 0  # while he plans, mask of the slots that he has filled since he began
        self.was_tower = 0  # and what lay on the Gunpowder Tower
        self.shown: Shown | None = None
        self.places = components.OWN_BOARD
        self.held = 0  # technology tiles beside the board
        self.installed = False  # his first technology tile has been placed (ORL-4.8.3)
        self.tracks = 0
        self.merchant = ORLEANS
        self.stations = 0  # mask of the cities with a station of his
        self.supply = components.STATIONS
        self.citizens = 0
        self.points = 0  # what the ledger holds: nothing before the end (ORL-6.3)
        # Of the modules:
        self.orders = 0  # mask of the orders that he has fulfilled
        self.brasserie = 0  # those of his goods that lie on the Brasserie
        self.bound = 0  # how many of the held technology tiles must go on a farmer slot
        self.barred = 0  # mask of the places that he cannot use in this round

    def clone(self) -> "Player":
        copy = Player()
        copy.coins = self.coins
        copy.goods = self.goods
        copy.bag = self.bag
        copy.market = self.market
        copy.tower = self.tower
        copy.fresh = self.fresh
        copy.slots = self.slots
        copy.open = self.open
        copy.active = self.active
        copy.new = self.new
        copy.was_tower = self.was_tower
        copy.shown = self.shown
        copy.places = self.places
        copy.held = self.held
        copy.installed = self.installed
        copy.tracks = self.tracks
        copy.merchant = self.merchant
        copy.stations = self.stations
        copy.supply = self.supply
        copy.citizens = self.citizens
        copy.points = self.points
        copy.orders = self.orders
        copy.brasserie = self.brasserie
        copy.bound = self.bound
        copy.barred = self.barred
        return copy

    def __reduce__(self) -> Reduced:
        return reduced(self)

    def key(self) -> tuple[object, ...]:
        return tuple([frozen(getattr(self, name)) for name in self.declared])

    # ---- looking

    def index(self, track: int) -> int:
        return self.tracks >> tracks.WIDTH * track & tracks.FIELD

    @property
    def level(self) -> int:
        """ORL-4.11.3."""
        return tracks.LEVELS[self.tracks >> tracks.WIDTH * tracks.DEVELOPMENT]

    def owns(self, place: int) -> bool:
        return self.places >> place & 1 == 1

    @property
    def substitutes(self) -> int:
        """Whom his tokens may stand for (ORL-4.2)."""
        return (self.places >> HERB_GARDEN & 1) * HERBS | (self.places >> SCHOOL & 1) * SCHOOLING

    @property
    def room(self) -> int:
        """ORL-3.3.2: free spaces of the market, the Gunpowder Tower's among them."""
        there = tokens.size(self.market) + tokens.size(self.tower) + tokens.size(self.fresh)
        return components.MARKET + (components.TOWER_SPACES if self.places >> components.TOWER & 1 else 0) - there

    def technology(self) -> list[int]:
        """The slots with technology tiles."""
        slots = self.slots
        return [slot for slot in range(SLOTS) if slots[slot] == INSTALLED] if INSTALLED in slots else []

    def has_technology(self, place: int) -> bool:
        """Whether a technology tile lies on a place."""
        row = PLACES[place]
        return INSTALLED in self.slots[row.first : row.end]

    def standing(self) -> list[int]:
        """The slots with tokens."""
        slots = self.slots
        return [slot for slot in range(SLOTS) if EMPTY < slots[slot] < INSTALLED]

    def stock(self) -> int:
        """All his goods (ORL-8.5.2: those on a tile are his too)."""
        return self.goods + self.brasserie

    # ---- moving

    def lose_good(self, good: int, on_tile: bool) -> None:
        if on_tile:
            self.brasserie -= goods.ONE[good]
        else:
            self.goods -= goods.ONE[good]

    def fill(self, slot: int, mark: int) -> None:
        """Something on a slot, or nothing."""
        self.slots = self.slots[:slot] + MARKS[mark] + self.slots[slot + 1 :]
        if mark:
            self.open &= ~(1 << slot)
        else:
            self.open |= 1 << slot
        self.look_at(PLACE_OF[slot])

    def look_at(self, place: int) -> None:
        """ORL-4.1: a place is activated when every slot is filled; the Town Hall by one token."""
        mask = ALL_SLOTS[place]
        empty = self.open & mask
        if mask and (not empty or (place == TOWN_HALL and empty != mask)):
            self.active |= 1 << place
        else:
            self.active &= ~(1 << place)

    def take_off(self, slot: int) -> int:
        """Take the token off a slot; its kind."""
        kind = self.slots[slot] - 1
        self.fill(slot, EMPTY)
        return kind

    def clear(self, place: int) -> int:
        """Take all tokens off a place; technology stays (ORL-4.1). The heap of them."""
        row = PLACES[place]
        heap = 0
        for slot in range(row.first, row.end):
            if EMPTY < self.slots[slot] < INSTALLED:
                heap += ONE[self.take_off(slot)]
        return heap

    def look(self) -> None:
        """What follows from slots and tiles: the empty slots, the activated places."""
        self.active = 0
        empty = mask_of([slot for slot in range(SLOTS) if not self.slots[slot]])
        self.open = empty & union([ALL_SLOTS[place] for place in each_of(self.places)])
        for place in each_of(self.places):
            self.look_at(place)


class Position(State):
    """The table. `OrleansState` adds what can be done with it."""

    game: ClassVar[str] = "orleans"
    turn_rule: ClassVar[str] = "ORL-3.5"
    end_rule: ClassVar[str] = "ORL-6.1"
    declared: ClassVar[tuple[str, ...]] = (
        "setting", "in_order", "players", "round", "phase", "first", "active",
        "acted", "stage", "passed", "planned", "in_turn", "hourglass", "past", "supply", "market", "map_goods", "tiles",
        "technology", "citizens", "deeds", "lost_goods", "lost_tokens", "lost_technology", "display", "deck",
        "reserved",
    )  # fmt: skip

    def __init__(self, questions: list[Question], seats: int, rng: Rng, players: list[Player], box: Box) -> None:
        super().__init__(questions, seats, rng)
        self.players = players
        self.box = box
        self.in_order = False  # planning is always done in turn order (ORL-10.3)
        self.round = 0
        self.phase = REMOVAL
        self.first = 0
        self.active = 0  # whose turn it is in phase 5
        self.acted = False  # he has carried out an action, and what follows from it is still to come
        self.stage = 0  # how many players the event has struck
        self.passed = 0  # mask of those who have passed
        self.planned = 0  # mask of those who have confirmed their plan
        self.in_turn = False  # planning is done in turn order in this round (ORL-10.3)
        self.hourglass = b""  # events to come, the next one last
        self.past = b""  # events that were turned up; the last is in force
        self.supply = 0  # neutral tokens on the main board
        self.market = 0  # goods on the main board
        self.map_goods = b""  # by goods space: good + 1, or 0
        self.tiles = 0  # mask of the place tiles that can be taken
        self.technology = 0
        self.citizens = components.MAIN_CITIZENS  # mask of the citizens that lie on the main board
        self.deeds = b""  # by space of the board of deeds: character + 1, or 0
        self.lost_goods = 0
        self.lost_tokens = 0
        self.lost_technology = 0  # what has left the game (ORL-5.8.1), and goods that were never in it (ORL-2.8)
        # Of the modules:
        self.display = b""  # orders that lie open
        self.deck = b""
        self.reserved = 0  # technology tiles beside a deed

    # ---- looking

    @property
    def setting(self) -> tuple[int, str]:
        """What is played with."""
        return (self.box.chosen, self.box.components)

    @property
    def event(self) -> int:
        """The event in force."""
        return self.past[-1]

    def order(self) -> list[int]:
        """All seats, the first player first."""
        return ORDERS[self.seats][self.first]

    def laid_goods(self) -> int:
        """Goods that lie on deeds."""
        return sum([row.lying(self) for row in self.box.rows])

    def may_build(self, seat: int) -> bool:
        """ORL-4.7: one station in a city, in Orléans one of each player."""
        player = self.players[seat]
        city = player.merchant
        builders = [player] if city == ORLEANS else self.players
        return player.supply > 0 and not any(one.stations >> city & 1 for one in builders)

    # ---- moving things

    def gain_coins(self, seat: int, coins: int, source: str) -> None:
        if coins:
            self.players[seat].coins += coins
            if self.events is not None:
                self.tell("coins", seat, {"count": coins, "piece": "coin", "from": source, "to": "coins"})

    def pay_coins(self, seat: int, coins: int) -> None:
        if coins:
            self.players[seat].coins -= coins
            if self.events is not None:
                self.tell("pay", seat, {"count": coins, "piece": "coin", "from": "coins", "to": "supply"})

    def tell_good(self, kind: str, seat: int, good: int, source: str, to: str) -> None:
        if self.events is not None:
            name = goods.GOODS[good]
            self.tell(kind, seat, {"piece": name, "good": name, "from": source, "to": to})

    def take_good(self, seat: int, good: int, source: str) -> None:
        """A good comes to a player; where it came from has been dealt with."""
        self.players[seat].goods += goods.ONE[good]
        self.tell_good("good", seat, good, source, f"goods:{goods.GOODS[good]}")

    def give_good(self, seat: int, good: int, on_tile: bool, to: str) -> None:
        """A good leaves a player; where it goes is dealt with."""
        self.players[seat].lose_good(good, on_tile)
        self.tell_good("give", seat, good, goods.good_id(good, on_tile), to)

    def return_good(self, seat: int, good: int, on_tile: bool = False) -> None:
        """A good goes back to the goods market."""
        self.give_good(seat, good, on_tile, f"market:{goods.GOODS[good]}")
        self.market += goods.ONE[good]

    def move_merchant(self, seat: int, city: int) -> None:
        player = self.players[seat]
        here = f"city:{CITIES[player.merchant]}"
        self.moved("travel", seat, "merchant", here, f"city:{CITIES[city]}", CITIES[city])
        player.merchant = city

    def to_bag(self, seat: int, heap: int, source: str) -> None:
        """Tokens into a player's bag."""
        self.players[seat].bag += heap
        if heap and self.events is not None:
            for kind in tokens.listed(heap):
                self.moved("bag", seat, TOKENS[kind], source, "bag")

    def to_slot(self, seat: int, kind: int, slot: int, source: str, secret: bool = False) -> None:
        """A token on a slot."""
        self.players[seat].fill(slot, kind + 1)
        self.moved("put", seat, TOKENS[kind], source, SLOT_IDS[slot], PLACE_NAMES[PLACE_OF[slot]], secret)

    def draw(self, seat: int) -> int:
        """A random token out of a bag (ORL-9.9: it is not empty); its kind."""
        player = self.players[seat]
        kind = tokens.pick(player.bag, self.rng.below(tokens.size(player.bag)))
        player.bag -= ONE[kind]
        return kind
