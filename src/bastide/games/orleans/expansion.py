"""Which parts of both boxes are in play: here the base game meets the modules of Trade & Intrigue (ORL-8.0)."""

from functools import lru_cache
from typing import Final

from bastide.core.reading import Reader
from bastide.games.orleans.box import Box
from bastide.games.orleans.components import BASE_TILES, DEEDS
from bastide.games.orleans.deeds import base_rows
from bastide.games.orleans.events import BASE_EVENTS
from bastide.games.orleans.intrigue import villains
from bastide.games.orleans.new_deeds import deeds as new_deeds
from bastide.games.orleans.new_events.events import NEW_EVENTS as NEW
from bastide.games.orleans.new_events.module import NewEvents
from bastide.games.orleans.new_places.components import ADDED
from bastide.games.orleans.new_places.places import EFFECTS as NEW_EFFECTS
from bastide.games.orleans.new_places.places import NewPlaces
from bastide.games.orleans.orders.components import Order
from bastide.games.orleans.orders.module import Orders
from bastide.games.orleans.places import BASE_EFFECTS
from bastide.games.orleans.printed import Printed
from bastide.games.orleans.rules import Effect, EventTile, Module, Row

MODULES: Final[tuple[str, ...]] = ("orders", "new_events", "uprising_last", "new_deeds", "intrigue", "new_places")
"""By number; the third is a way to play the second (ORL-8.2.2)."""
ORDERS: Final = 0
NEW_EVENTS: Final = 1
UPRISING_LAST: Final = 2
NEW_DEEDS: Final = 3
INTRIGUE: Final = 4
NEW_PLACES: Final = 5

EFFECTS: Final[list[Effect]] = [*BASE_EFFECTS, *NEW_EFFECTS]  # by place
EVENTS: Final[list[EventTile]] = [*BASE_EVENTS, *NEW]
EVENT_NAMES: Final = tuple([event.name for event in EVENTS])


@lru_cache(maxsize=500)
def box_of(seats: int, chosen: int, components: str) -> Box:
    """ORL-8.0: what is in play; values that are reconstructed give way to those of the set-up. Made once for a set-up,
    unless there are very many: whoever plays with values of his own can make as many as he likes."""
    values = Printed(Reader(components))
    modules: list[Module] = []
    if chosen >> NEW_EVENTS & 1:
        modules.append(NewEvents(chosen >> UPRISING_LAST & 1 == 1))
    rows = base_rows()
    orders: list[Order] = []
    tiles = BASE_TILES
    if chosen >> ORDERS & 1:
        modules.append(Orders())
        orders = values.orders
    if chosen >> NEW_DEEDS & 1:
        rows = new_deeds.rows(seats, values.deeds, values.laid)
        modules.append(new_deeds.NewDeeds())
    if chosen >> INTRIGUE & 1:
        rows = villains.rows(seats, values.villains)
    if chosen >> NEW_PLACES & 1:
        modules.append(NewPlaces())
        tiles |= ADDED
    number_rows(rows)
    return Box(seats, modules, EFFECTS, EVENTS, rows, orders, values.types, values.levels, tiles, chosen, components)


def number_rows(rows: list[Row]) -> None:
    """Count the spaces of a board; covered ones (ORL-8.3.1) are counted too, so that spaces keep their numbers."""
    at = 0
    for row in rows:
        row.number = DEEDS.index(row.name)
        row.first = at
        row.end = at + len(row.spaces) - row.covered
        at += len(row.spaces)
