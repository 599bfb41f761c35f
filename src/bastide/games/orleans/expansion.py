"""Which parts of both boxes are in play: here the base game meets the modules of Trade & Intrigue (ORL-8.0)."""

from typing import Final

from bastide.core.errors import InputError
from bastide.core.phrases import Phrase
from bastide.core.reading import Reader
from bastide.games.orleans.box import PLACES, PRINTED_TYPES, Box
from bastide.games.orleans.components import BASE_TILES
from bastide.games.orleans.deed_names import DEEDS
from bastide.games.orleans.deeds import base_rows
from bastide.games.orleans.events import BASE_EVENTS
from bastide.games.orleans.new_events.events import NEW_EVENTS as NEW
from bastide.games.orleans.new_events.module import NewEvents
from bastide.games.orleans.new_places.places import EFFECTS as NEW_EFFECTS
from bastide.games.orleans.places import BASE_EFFECTS
from bastide.games.orleans.rules import Effect, EventTile, Module, Row

MODULES: Final[tuple[str, ...]] = ("orders", "new_events", "uprising_last", "new_deeds", "intrigue", "new_places")
"""By number; the third is a way to play the second (ORL-8.2.2)."""
ORDERS: Final = 0
NEW_EVENTS: Final = 1
UPRISING_LAST: Final = 2
NEW_DEEDS: Final = 3
INTRIGUE: Final = 4
NEW_PLACES: Final = 5

EFFECTS: Final[list[Effect]] = [*BASE_EFFECTS, *NEW_EFFECTS]
"""By place."""
EVENTS: Final[list[EventTile]] = [*BASE_EVENTS, *NEW]
EVENT_NAMES: Final = tuple([event.name for event in EVENTS])

_BOXES: Final[dict[tuple[int, int, str], Box]] = {}


def box_of(seats: int, chosen: int, components: str) -> Box:
    """The box of a set-up: made once."""
    key = (seats, chosen, components)
    if key not in _BOXES:
        _BOXES[key] = make_box(seats, chosen, components)
    return _BOXES[key]


def make_box(seats: int, chosen: int, components: str) -> Box:
    modules: list[Module] = []
    if chosen >> NEW_EVENTS & 1:
        modules.append(NewEvents(chosen >> UPRISING_LAST & 1 == 1))
    rows = base_rows()
    levels = [place.level for place in PLACES]
    number_rows(rows)
    tiles = BASE_TILES
    return Box(seats, modules, EFFECTS, EVENTS, rows, PRINTED_TYPES, levels, tiles, chosen, components)


def number_rows(rows: list[Row]) -> None:
    """Count the spaces of a board; covered ones (ORL-8.3.1) are counted too, so that spaces keep their numbers."""
    at = 0
    for row in rows:
        row.number = DEEDS.index(row.name)
        row.first = at
        row.end = at + len(row.spaces) - row.covered
        at += len(row.spaces)


# ---- values of one's own


def check_components(value: object, seats: int) -> str:
    if value == "":
        return ""
    raise InputError(Phrase("bad-option-value", {"option": "components", "got": str(value)[:40], "allowed": '""'}))


def read_components(value: object, reader: Reader) -> str:
    if value != "":
        reader.fail("bad-json-components")
    return ""
