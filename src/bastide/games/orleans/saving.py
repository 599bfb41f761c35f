"""A position as JSON that a person can edit (see core/saving.py); checking.py says whether it adds up.

Of a player only what differs from a fresh game must be said; of the table `round`, `phase`, `hourglass` and, after
round 1, `past`. Stocks, place tiles and citizens that are left out are what the rest leaves over.
"""

import json
from typing import Any, Final

from bastide.core import saving
from bastide.core.kinds import Name, Number
from bastide.core.reading import Reader, named
from bastide.core.saving import MANY, Each, Flag, Key, Marks, Mask, One, Packed, Part, Row, SeatMask, SeatPart, may
from bastide.games.orleans import components, goods, tokens, tracks
from bastide.games.orleans.box import PLACE_NAMES, SLOT_NAMES, SLOTS
from bastide.games.orleans.expansion import EVENT_NAMES, INTRIGUE, MODULES, NEW_DEEDS, NEW_EVENTS, UPRISING_LAST, box_of
from bastide.games.orleans.map import CITIES, EDGES
from bastide.games.orleans.orders.components import ORDER_NAMES
from bastide.games.orleans.position import PHASES, Shown
from bastide.games.orleans.printed import Printed

UNSAID: Final = -1  # what was left out and follows from the rest


class Setting(Part):
    """The modules that are in play (R-22, ORL-8.2.2). Reading chooses the box."""

    def write(self, owner: Any) -> object:
        return named(owner.box.chosen, MODULES)

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        chosen = reader.mask(MODULES)
        if chosen >> NEW_DEEDS & chosen >> INTRIGUE & 1 or (chosen >> UPRISING_LAST & ~(chosen >> NEW_EVENTS) & 1):
            reader.fail("bad-json-modules")
        owner.box = box_of(seats, chosen, owner.box.components)
        owner.deeds = bytes(owner.box.spaces)


class Components(Part):
    """Values that replace reconstructed ones; none where there are none. Comes before the modules."""

    def write(self, owner: Any) -> object:
        return json.loads(owner.box.components or "{}")

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        owner.box = box_of(seats, owner.box.chosen, Printed(reader).text())


def heap(name: str, names: tuple[str, ...] = tokens.TOKENS, derived: bool = False) -> Part:
    """Tokens."""
    return Packed(name, names, tokens.WIDTH, [tokens.FIELD] * len(names), unsaid=UNSAID if derived else 0)


def stock(name: str, derived: bool = False) -> Part:
    """Goods."""
    return Packed(name, goods.GOODS, goods.WIDTH, [goods.ALL] * goods.KINDS, True, UNSAID if derived else 0)


SLOT_MARKS: Final = (*tokens.TOKENS, "technology")


class Slots(Part):
    """What lies on slots, by the names of those that are filled."""

    def write(self, owner: Any) -> object:
        slots: bytes = owner.slots
        return {SLOT_NAMES[slot]: SLOT_MARKS[slots[slot] - 1] for slot in range(SLOTS) if slots[slot]}

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        marks = bytearray(SLOTS)
        for name, item in reader.members((), SLOT_NAMES).items():
            marks[SLOT_NAMES.index(name)] = item.choice(SLOT_MARKS) + 1
        owner.slots = bytes(marks)


class Places(Part):
    """Place tiles; the player board is always there."""

    def write(self, owner: Any) -> object:
        return named(owner.places >> components.FIRST_TILE, TILE_NAMES)

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        owner.places = components.OWN_BOARD | reader.mask(TILE_NAMES) << components.FIRST_TILE


TILE_NAMES: Final = PLACE_NAMES[components.FIRST_TILE :]


class ShownPart(Part):
    """What others see of a player who plans in secret, or null."""

    def write(self, owner: Any) -> object:
        return None if owner.shown is None else saving.write_parts(SHOWN, owner.shown)

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        owner.shown = None
        if reader.value is not None:
            owner.shown = Shown(0, 0, 0, bytes(SLOTS))
            saving.read_object(SHOWN, owner.shown, reader, seats)

    def default(self, owner: Any) -> None:
        owner.shown = None


ROADS: Final = [Key(edge.name, edge.first, edge.end) for edge in EDGES]


class MapPart(Marks):
    """Goods on the map: by connection, or a row of all goods spaces."""

    def keys(self, owner: Any) -> list[Key]:
        return ROADS


class DeedsPart(Marks):
    """Tokens on the board of deeds: by deed, or a row of all spaces, covered ones too."""

    def keys(self, owner: Any) -> list[Key]:
        return [Key(row.name, row.first, row.first + len(row.spaces)) for row in owner.box.rows]


MAP: Final = MapPart("map", goods.GOODS, "map_goods")
DEEDS: Final = DeedsPart("deeds", tokens.CHARACTERS)
SHOWN: Final[list[Part]] = [heap("bag"), heap("market"), heap("tower"), Slots("slots", needed=False)]
PARTS: Final[list[Part]] = [
    Components("components", needed=False),
    Setting("modules", needed=False),
    Flag("planning_in_order", "in_order"),
    One("round", Number(0, components.ROUNDS)),
    One("phase", Name(PHASES)),
    may(SeatPart("first")),
    may(SeatPart("active")),
    Flag("acted"),
    One("step", Number(0, components.SEATS), "stage", default=0),
    SeatMask("passed"),
    SeatMask("planned"),
    Flag("in_turn"),
    Row("hourglass", Name(EVENT_NAMES), None, bytes),
    Row("past", Name(EVENT_NAMES), None, bytes, needed=False),
    heap("supply", tokens.CHARACTERS, derived=True),
    stock("market", derived=True),
    MAP,
    Mask("tiles", PLACE_NAMES, needed=False),
    One("technology", Number(0, components.TECHNOLOGY), default=UNSAID),
    Mask("citizens", components.CITIZEN_NAMES, needed=False),
    DEEDS,
    stock("lost_goods"),
    heap("lost_tokens", tokens.CHARACTERS),
    One("lost_technology", Number(0, components.TECHNOLOGY), default=0),
    Row("display", Name(ORDER_NAMES), None, bytes, needed=False),
    Row("deck", Name(ORDER_NAMES), None, bytes, needed=False),
    One("reserved", Number(0, components.TECHNOLOGY), default=UNSAID),
    Each(
        "players",
        [
            One("coins", Number(0, MANY), default=components.START_COINS),
            stock("goods"),
            heap("bag"),
            heap("market"),
            heap("tower"),
            heap("fresh"),
            Slots("slots", needed=False),
            Mask("new", SLOT_NAMES, needed=False),
            heap("was_tower", derived=True),
            ShownPart("shown", needed=False),
            Places("places", needed=False),
            One("held", Number(0, components.TECHNOLOGY), default=0),
            Flag("installed"),
            Packed("tracks", tracks.TRACKS, tracks.WIDTH, list(tracks.LAST), True),
            One("merchant", Name(CITIES), default=0),
            Mask("stations", CITIES, needed=False),
            One("supply", Number(0, components.STATIONS), default=UNSAID),
            One("citizens", Number(0, components.CITIZENS), default=0),
            One("points", Number(0, MANY), default=0),
            Mask("orders", ORDER_NAMES, needed=False),
            stock("brasserie"),
            One("bound", Number(0, components.TECHNOLOGY), default=0),
            Mask("barred", PLACE_NAMES, needed=False),
        ],
    ),
]
