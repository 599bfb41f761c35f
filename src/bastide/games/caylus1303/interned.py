"""Actions are values, so the same one is made once and shared: listing options then only looks them up."""

from typing import Final

from bastide.core.action import Action
from bastide.games.caylus1303.actions.castle import Deliver, Take, Visit
from bastide.games.caylus1303.actions.planning import Draft, Pass, Place, Site
from bastide.games.caylus1303.actions.road import Build, House, MoveProvost, Use
from bastide.games.caylus1303.components import (
    BUILDINGS,
    CHARACTERS,
    KINDS,
    LAST_YELLOW,
    MOST_SQUARES,
    PRESTIGE,
    SEATS,
    SITE_SLOTS,
    SPACES,
    STONE_KIND,
    WOODEN_KIND,
)
from bastide.games.caylus1303.delivery import ALL_SETS, SETS
from bastide.games.caylus1303.exchanges import CHOICES

EVERY_SEAT: Final = range(SEATS)
MANY: Final = len(BUILDINGS)

DRAFTS: Final = [[Draft(seat, number) for number in range(len(CHARACTERS))] for seat in EVERY_SEAT]
TAKES: Final = [[Take(seat, number) for number in range(len(CHARACTERS))] for seat in EVERY_SEAT]
PLACES: Final = [
    [Place(seat, space, building) for space in range(SPACES) for building in range(MANY)] for seat in EVERY_SEAT
]
SITES: Final = [Site(seat) for seat in EVERY_SEAT]
PASSES: Final[list[Action]] = [Pass(seat) for seat in EVERY_SEAT]
HOUSES: Final = [[House(seat, space) for space in range(LAST_YELLOW + 1)] for seat in EVERY_SEAT]
MOVES: Final = [[MoveProvost(seat, to) for to in range(SPACES + MOST_SQUARES + 1)] for seat in EVERY_SEAT]
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
DELIVERIES: Final = [[Deliver(seat, goods) for goods in SETS] for seat in EVERY_SEAT]
ANY_DELIVERIES: Final = [[Deliver(seat, goods) for goods in ALL_SETS] for seat in EVERY_SEAT]


def builds_of(seat: int, kind: int) -> list[Build]:
    """Every building of a kind, with each good that can be paid for its "any" (CAY-4.0.5)."""
    found: list[Build] = []
    if kind in (WOODEN_KIND, STONE_KIND, PRESTIGE):
        for number, building in enumerate(BUILDINGS):
            if building.kind == kind:
                found += [Build(seat, number, chosen) for chosen in CHOICES[building.any]]
    return found


BUILDS: Final = [[builds_of(seat, kind) for kind in range(len(KINDS))] for seat in EVERY_SEAT]
"""By the kind of building."""
