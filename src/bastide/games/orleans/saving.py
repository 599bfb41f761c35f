"""A position as JSON that a person can edit (see core/saving.py); checking.py says whether it adds up.

Of a player only what differs from a fresh game must be said; of the table `round`, `phase`, `hourglass` and, after
round 1, `past`. Stocks, place tiles and citizens that are left out are what the rest leaves over.
"""

import json
from typing import Any, Final

from bastide.core.kinds import Name, Number
from bastide.core.reading import Reader
from bastide.core.saving import MANY, Each, Flag, Mask, One, Part, Row, SeatPart, read_object, write_parts
from bastide.games.orleans import components, goods, tokens, tracks
from bastide.games.orleans.box import PLACE_NAMES, SLOT_NAMES, SLOTS
from bastide.games.orleans.expansion import (
    EVENT_NAMES,
    INTRIGUE,
    MODULES,
    NEW_DEEDS,
    NEW_EVENTS,
    UPRISING_LAST,
    box_of,
)
from bastide.games.orleans.map import CITIES, SPACES
from bastide.games.orleans.orders.components import ORDER_NAMES
from bastide.games.orleans.position import PHASES, Shown
from bastide.games.orleans.printed import read_components

UNSAID: Final = -1
"""What was left out and follows from the rest."""


class Setting(Part):
    """The modules that are in play (R-22, ORL-8.2.2). Reading chooses the box."""

    def write(self, owner: Any) -> object:
        return [name for number, name in enumerate(MODULES) if owner.box.chosen >> number & 1]

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
        owner.box = box_of(seats, owner.box.chosen, read_components(reader))


class Heap(Part):
    """Tokens, by their names. With `derived` they follow from the rest where they were left out."""

    def __init__(self, name: str, names: tuple[str, ...] = tokens.TOKENS, derived: bool = False) -> None:
        super().__init__(name, False)
        self.names = names
        self.derived = derived

    def write(self, owner: Any) -> object:
        return tokens.heap_json(getattr(owner, self.name))

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        parts = reader.members((), self.names)
        heap = sum([parts[name].number(0, tokens.FIELD) * tokens.ONE[tokens.TOKENS.index(name)] for name in parts])
        setattr(owner, self.name, heap)

    def default(self, owner: Any) -> None:
        if self.derived:
            setattr(owner, self.name, UNSAID)


class Stock(Part):
    """Goods, by their names. With `derived` they follow from the rest where they were left out."""

    def __init__(self, name: str, derived: bool = False) -> None:
        super().__init__(name, False)
        self.derived = derived

    def write(self, owner: Any) -> object:
        return goods.goods_json(getattr(owner, self.name))

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        parts = reader.members((), goods.GOODS)
        stock = sum([parts[name].number(0, goods.ALL) * goods.ONE[goods.GOODS.index(name)] for name in parts])
        setattr(owner, self.name, stock)

    def default(self, owner: Any) -> None:
        if self.derived:
            setattr(owner, self.name, UNSAID)


class Marks(Part):
    """A row of names or nulls; kept as one more than the number of the name."""

    def __init__(self, name: str, names: tuple[str, ...], length: int | None, attribute: str = "") -> None:
        super().__init__(name, False)
        self.attribute = attribute or name
        self.names = names
        self.length = length

    def write(self, owner: Any) -> object:
        return [self.names[mark - 1] if mark else None for mark in getattr(owner, self.attribute)]

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        length = len(getattr(owner, self.attribute)) if self.length is None else self.length
        marks = [0 if item.value is None else item.choice(self.names) + 1 for item in reader.items(length)]
        setattr(owner, self.attribute, bytes(marks))


class SeatMask(Part):
    """A mask of seats, as a list of them."""

    def __init__(self, name: str) -> None:
        super().__init__(name, False)

    def write(self, owner: Any) -> object:
        return [seat for seat in range(owner.seats) if getattr(owner, self.name) >> seat & 1]

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        mask = 0
        for item in reader.items():
            mask |= 1 << item.number(0, seats - 1)
        setattr(owner, self.name, mask)


SLOT_MARKS: Final = (*tokens.TOKENS, "technology")


def slots_json(slots: bytes) -> dict[str, object]:
    return {SLOT_NAMES[slot]: SLOT_MARKS[mark - 1] for slot, mark in enumerate(slots) if mark}


def read_slots(reader: Reader) -> bytes:
    parts = reader.members((), SLOT_NAMES)
    marks = bytearray(SLOTS)
    for name, item in parts.items():
        marks[SLOT_NAMES.index(name)] = item.choice(SLOT_MARKS) + 1
    return bytes(marks)


class Slots(Part):
    """What lies on slots, by the names of those that are filled."""

    def write(self, owner: Any) -> object:
        return slots_json(owner.slots)

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        owner.slots = read_slots(reader)


class Tracks(Part):
    """Indices by the names of the tracks."""

    def write(self, owner: Any) -> object:
        return {name: owner.index(track) for track, name in enumerate(tracks.TRACKS)}

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        parts = reader.members((), tracks.TRACKS)
        owner.tracks = 0
        for name, item in parts.items():
            track = tracks.TRACKS.index(name)
            owner.tracks += item.number(0, tracks.LAST[track]) * tracks.STEP[track]


class Places(Part):
    """Place tiles; the player board is always there."""

    def write(self, owner: Any) -> object:
        return [name for place, name in enumerate(PLACE_NAMES) if owner.places >> place & 1 and place in TILES]

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        found = reader.mask(PLACE_NAMES[components.FIRST_TILE :]) << components.FIRST_TILE
        owner.places = components.OWN_BOARD | found


TILES: Final = range(components.FIRST_TILE, len(PLACE_NAMES))


class ShownPart(Part):
    """What others see of a player who plans in secret, or null."""

    def write(self, owner: Any) -> object:
        shown = owner.shown
        if shown is None:
            return None
        return write_parts(SHOWN, shown)

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        owner.shown = None
        if reader.value is not None:
            owner.shown = Shown(0, 0, 0, bytes(SLOTS))
            read_object(SHOWN, owner.shown, reader, seats)

    def default(self, owner: Any) -> None:
        owner.shown = None


def may(part: Part) -> Part:
    """It may be left out, and is then as in a fresh game."""
    part.needed = False
    return part


SHOWN: Final[list[Part]] = [Heap("bag"), Heap("market"), Heap("tower"), may(Slots("slots"))]
PARTS: Final[list[Part]] = [
    may(Components("components")),
    may(Setting("modules")),
    Flag("planning_in_order", "in_order"),
    One("round", Number(0, components.ROUNDS)),
    One("phase", Name(PHASES)),
    may(SeatPart("first")),
    may(SeatPart("active")),
    Flag("acted"),
    One("step", Number(0, components.SEATS), default=0),
    SeatMask("passed"),
    SeatMask("planned"),
    Flag("in_turn"),
    Row("hourglass", Name(EVENT_NAMES), None, bytes),
    Row("past", Name(EVENT_NAMES), None, bytes, needed=False),
    Heap("supply", tokens.CHARACTERS, derived=True),
    Stock("market", derived=True),
    Marks("map", goods.GOODS, len(SPACES), "map_goods"),
    Mask("tiles", PLACE_NAMES, needed=False),
    One("technology", Number(0, components.TECHNOLOGY), default=UNSAID),
    Mask("citizens", components.CITIZEN_NAMES, needed=False),
    Marks("deeds", tokens.CHARACTERS, None),
    Stock("lost_goods"),
    Heap("lost_tokens", tokens.CHARACTERS),
    One("lost_technology", Number(0, components.TECHNOLOGY), default=0),
    Row("display", Name(ORDER_NAMES), None, bytes, needed=False),
    Row("deck", Name(ORDER_NAMES), None, bytes, needed=False),
    One("reserved", Number(0, components.TECHNOLOGY), default=0),
    Each(
        "players",
        [
            One("coins", Number(0, MANY), default=components.START_COINS),
            Stock("goods"),
            Heap("bag"),
            Heap("market"),
            Heap("tower"),
            Heap("fresh"),
            may(Slots("slots")),
            Mask("new", SLOT_NAMES, needed=False),
            Heap("was_tower", derived=True),
            may(ShownPart("shown")),
            may(Places("places")),
            One("held", Number(0, components.TECHNOLOGY), default=0),
            Flag("installed"),
            may(Tracks("tracks")),
            One("merchant", Name(CITIES), default=0),
            Mask("stations", CITIES, needed=False),
            One("supply", Number(0, components.STATIONS), default=UNSAID),
            One("citizens", Number(0, components.CITIZENS), default=0),
            One("points", Number(0, MANY), default=0),
            Mask("orders", ORDER_NAMES, needed=False),
            Stock("brasserie"),
            One("bound", Number(0, components.TECHNOLOGY), default=0),
            Mask("barred", PLACE_NAMES, needed=False),
        ],
    ),
]
