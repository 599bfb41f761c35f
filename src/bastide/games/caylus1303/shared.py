"""Actions are values, so the same one is made once and shared: listing options then only looks them up."""

from typing import Final

from bastide.games.caylus1303.actions import Deliver, Skip, Take, Visit
from bastide.games.caylus1303.components import (
    BUILDINGS,
    CHARACTERS,
    LAST_YELLOW,
    MOST_SQUARES,
    SEATS,
    SITE_SLOTS,
    SPACES,
)
from bastide.games.caylus1303.deals import BUILD_DEALS, NO_GOOD
from bastide.games.caylus1303.delivery import ALL_SETS, SETS
from bastide.games.caylus1303.goods import BASIC
from bastide.games.caylus1303.planning import Draft, Pass, Place, Site
from bastide.games.caylus1303.using import Build, House, MoveProvost, Use

EVERY_SEAT: Final = range(SEATS)
MANY: Final = len(BUILDINGS)

DRAFTS: Final = [[Draft(seat, number) for number in range(len(CHARACTERS))] for seat in EVERY_SEAT]
TAKES: Final = [[Take(seat, number) for number in range(len(CHARACTERS))] for seat in EVERY_SEAT]
PLACES: Final = [
    [Place(seat, space, building) for space in range(SPACES) for building in range(MANY)] for seat in EVERY_SEAT
]
SITES: Final = [Site(seat) for seat in EVERY_SEAT]
PASSES: Final = [Pass(seat) for seat in EVERY_SEAT]
SKIPS: Final = [Skip(seat) for seat in EVERY_SEAT]
HOUSES: Final = [[House(seat, space) for space in range(LAST_YELLOW + 1)] for seat in EVERY_SEAT]
MOVES: Final = [[MoveProvost(seat, to) for to in range(SPACES + MOST_SQUARES + 1)] for seat in EVERY_SEAT]
BUILDS: Final = [
    [[Build(seat, building, good) for good in range(NO_GOOD, BASIC)] for building in range(MANY)] for seat in EVERY_SEAT
]
"""By building, then by the good paid for "any", the one without it first."""
USES: Final = [
    [[Use(seat, building, deal) for deal in BUILD_DEALS[building]] for building in range(MANY)] for seat in EVERY_SEAT
]
"""By building, in the order of its deals. Where a face leaves something to choose, both sides are alike."""
VISITS: Final = [
    [Visit(seat, slot, building) for slot in range(SITE_SLOTS) for building in range(MANY)] for seat in EVERY_SEAT
]
DELIVERIES: Final = [[Deliver(seat, goods) for goods in SETS] for seat in EVERY_SEAT]
ANY_DELIVERIES: Final = [[Deliver(seat, goods) for goods in ALL_SETS] for seat in EVERY_SEAT]
