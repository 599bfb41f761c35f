"""Actions are values, so the same one is made once and shared: listing options then only looks them up."""

from typing import Final

from bastide.core.action import Action, every
from bastide.games.caylus1303.actions.castle import Deliver, Take, Visit
from bastide.games.caylus1303.actions.planning import Draft, Pass, Place, Site
from bastide.games.caylus1303.actions.road import Build, House, MoveProvost, Use
from bastide.games.caylus1303.components import (
    BUILDINGS,
    CHARACTERS,
    KINDS,
    LAST_YELLOW,
    MOST_SQUARES,
    SEATS,
    SITE_SLOTS,
    SPACES,
)
from bastide.games.caylus1303.delivery import ALL_SETS, SETS
from bastide.games.caylus1303.exchanges import CHOICES

EVERY_SEAT: Final = range(SEATS)
MANY: Final = len(BUILDINGS)

DRAFTS: Final[list[list[Draft]]] = every(Draft, EVERY_SEAT, range(len(CHARACTERS)))
TAKES: Final[list[list[Take]]] = every(Take, EVERY_SEAT, range(len(CHARACTERS)))
PLACES: Final = [
    [Place(seat, space, building) for space in range(SPACES) for building in range(MANY)] for seat in EVERY_SEAT
]
SITES: Final[list[Site]] = every(Site, EVERY_SEAT)
PASSES: Final[list[Action]] = every(Pass, EVERY_SEAT)
HOUSES: Final[list[list[House]]] = every(House, EVERY_SEAT, range(LAST_YELLOW + 1))
MOVES: Final[list[list[MoveProvost]]] = every(MoveProvost, EVERY_SEAT, range(SPACES + MOST_SQUARES + 1))
USES: Final = [
    [
        [Use(seat, building, way.number, way.chosen, way.gained) for way in BUILDINGS[building].build.exchanges]
        for building in range(MANY)
    ]
    for seat in EVERY_SEAT
]
"""By building, in the order of its exchanges. Where a face leaves something to choose, both sides are alike."""
VISITS: Final = [
    [Visit(seat, slot, building) for slot in range(SITE_SLOTS) for building in range(MANY)] for seat in EVERY_SEAT
]
DELIVERIES: Final[list[list[Deliver]]] = every(Deliver, EVERY_SEAT, SETS)
ANY_DELIVERIES: Final[list[list[Deliver]]] = every(Deliver, EVERY_SEAT, ALL_SETS)
BUILDS: Final = [
    [
        [
            Build(seat, number, paid)
            for number, building in enumerate(BUILDINGS)
            if building.kind == kind and building.cost
            for paid in CHOICES[building.any]
        ]
        for kind in range(len(KINDS))
    ]
    for seat in EVERY_SEAT
]
"""By the kind of building: each with every good that can be paid for its "any" (CAY-4.0.5)."""
