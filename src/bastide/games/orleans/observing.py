"""What a seat sees as numbers (ORL-10; `State.observe`): the blocks of the main board, and of every player.

Those of the modules stand in their folders; they are always there, and zeros where a module is not in play. What is
printed, or follows from the rest, is not repeated.
"""

from collections.abc import Sequence
from typing import Any, Final

from bastide.core.blocks import Amount, Bits, Block, Id, Ids, Look, Made, Place, Seats, spread
from bastide.core.observing import Observed
from bastide.games.orleans import components, laying, tokens, tracks
from bastide.games.orleans.asks import ASK_COMPLETE, ASK_DEBT, ASK_DEEDS, ASK_LAY
from bastide.games.orleans.blocks import (
    COINS,
    Board,
    Heap,
    Owed,
    OwnBits,
    Packed,
    Planned,
    Stock,
    is_open,
    seen,
    unpacked,
    waiting,
)
from bastide.games.orleans.box import PLACE_NAMES, SLOTS
from bastide.games.orleans.components import FIRST_TILE, SEATS
from bastide.games.orleans.deeds import base_rows
from bastide.games.orleans.expansion import EVENT_NAMES, MODULES
from bastide.games.orleans.goods import KINDS as GOODS
from bastide.games.orleans.intrigue import observing as intrigue
from bastide.games.orleans.map import CITIES, SPACES
from bastide.games.orleans.new_deeds import observing as new_deeds
from bastide.games.orleans.new_events import observing as new_events
from bastide.games.orleans.new_places import observing as new_places
from bastide.games.orleans.orders import observing as orders
from bastide.games.orleans.position import INSTALLED, PHASES, Player, Position
from bastide.games.orleans.state import QUESTIONS

TILES: Final = len(PLACE_NAMES) - FIRST_TILE
TOKENS: Final = sum(components.SUPPLY[SEATS]) + tokens.STARTERS
"""More than anybody's bag holds."""
HALL_TOKENS: Final = 1 << ASK_DEEDS
FILLED: Final = 1 << ASK_COMPLETE
DRAWN: Final = 1 << ASK_LAY

# ---- the table


def modules(state: Position, look: Look) -> Sequence[int]:
    return spread(state.box.chosen, len(MODULES))


def event(state: Position, look: Look) -> Sequence[int]:
    """The one in force, which `past` ends with."""
    return [state.past[-1] + 1] if state.past else []


def hourglass(state: Position, look: Look) -> Sequence[int]:
    return [len(state.hourglass)]


def hand(state: Position, look: Look) -> Sequence[int]:
    """The tokens that are on their way to deeds (ORL-4.9.2)."""
    decision = waiting(state, HALL_TOKENS)
    return [] if decision is None else unpacked(decision.a, tokens.WIDTH)


def hand_place(state: Position, look: Look) -> Sequence[int]:
    """Where they come from."""
    decision = waiting(state, HALL_TOKENS)
    return [] if decision is None else [decision.b + 1]


def complete(state: Position, look: Look) -> Sequence[int]:
    """A deed that has been filled, before that has brought anything (ORL-4.9.3)."""
    decision = waiting(state, FILLED)
    return [] if decision is None else [decision.a + 1]


# ---- a player


def bag(player: Player, look: Look) -> Sequence[int]:
    return [tokens.size(seen(player, look).bag)]


def fresh(player: Player, look: Look) -> Sequence[int]:
    """In phase 3 they are a secret."""
    return unpacked(player.fresh, tokens.WIDTH) if player.shown is None or is_open(look) else []


def drawn(player: Player, look: Look) -> Sequence[int]:
    """The tokens that he is about to lay, a secret too (ORL-4.10.2)."""
    state = look.state
    assert isinstance(state, Position)
    decision = waiting(state, DRAWN)
    if decision is None or decision.seat != look.seat or not is_open(look):
        return []
    return [kind + 1 for kind in laying.drawn(decision)]


class Slots(Block):
    """What lies on the slots of all places."""

    def __init__(self) -> None:
        super().__init__("slots", SLOTS, INSTALLED + 1, True)
        self.sure = True

    def numbers(self, owner: Any, look: Look) -> Sequence[int]:
        return seen(owner, look).slots


TABLE: Final[list[Block]] = [
    Made("modules", len(MODULES), 2, modules),
    Amount("planning_in_order", 1, "in_order"),
    Amount("round", components.ROUNDS),
    Id("phase", len(PHASES)),
    Place("first", SEATS),
    Place("active", SEATS),
    Amount("acted", 1),
    Amount("step", SEATS, "stage"),
    Seats("passed", SEATS),
    Seats("planned", SEATS),
    Amount("in_turn", 1),
    Made("event", 1, len(EVENT_NAMES) + 1, event, ids=True),
    Ids("past", components.ROUNDS, len(EVENT_NAMES)),
    Made("hourglass", 1, components.ROUNDS + 1, hourglass),
    Heap("supply", tokens.NEUTRALS),
    Heap("lost_tokens", tokens.NEUTRALS),
    Stock("market"),
    Ids("map", len(SPACES), GOODS, "map_goods", first=1),
    Bits("tiles", TILES, first=FIRST_TILE),
    Amount("technology", components.TECHNOLOGY),
    Bits("citizens", len(components.CITIZEN_NAMES)),
    Board("deeds", {row.name: len(row.spaces) for row in base_rows()}),
    Made("hand", tokens.NEUTRALS, tokens.FIELD + 1, hand),
    Made("hand_place", 1, len(PLACE_NAMES) + 1, hand_place, ids=True),
    Made("complete", 1, len(components.DEEDS) + 1, complete, ids=True),
    Owed("debt", [ASK_DEBT]),
    *orders.TABLE, *new_events.TABLE, *new_deeds.TABLE, *intrigue.TABLE,
]  # fmt: skip
PLAYER: Final[list[Block]] = [
    Amount("coins", COINS),
    Stock("goods"),
    Made("bag", 1, TOKENS + 1, bag),
    Heap("bag_tokens", attribute="bag", own=True),
    Planned("market"),
    Planned("tower"),
    Made("fresh", tokens.KINDS, tokens.FIELD + 1, fresh),
    Made("drawn", 2, tokens.KINDS + 1, drawn, ids=True),
    Bits("places", TILES, first=FIRST_TILE),
    Slots(),
    OwnBits("new", SLOTS),
    Heap("was_tower", own=True),
    Amount("held", components.TECHNOLOGY),
    Amount("installed", 1),
    Packed("tracks", len(tracks.TRACKS), tracks.WIDTH, max(tracks.LAST)),
    Id("merchant", len(CITIES)),
    Bits("stations", len(CITIES)),
    Amount("stations_left", components.STATIONS, "supply"),
    Amount("citizens", components.CITIZENS),
    *orders.PLAYER, *new_deeds.PLAYER, *intrigue.PLAYER, *new_places.PLAYER,
]  # fmt: skip
OBSERVED: Final = Observed(SEATS, len(QUESTIONS), TABLE, PLAYER)
