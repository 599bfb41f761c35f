"""What the bot hopes for, in points: its weights, and the tables they make by rounds left."""

from typing import Final

from bastide.games.caylus1303.components import BUILDINGS, ROUNDS, WORKERS
from bastide.games.caylus1303.exchanges import Branch
from bastide.games.caylus1303.goods import GOLD, GOODS, MOST, listed

# ---- goods and workers: each further one of a kind is worth less, and all fade towards the end

GOOD: Final = [1.45, 1.37, 1.55, 1.63, 1.80]
"""The first good of a kind; gold beyond the points that it keeps."""
GOOD_GROWS: Final = 0.12
"""The more with each round to come."""
GOOD_KEEPS: Final = [0.02, 0.02, 0.02, 0.02, 2.0]
"""CAY-5.2; a trace for the others, so that of useless goods the plentiful ones go first."""
GOOD_NEXT: Final = 0.88
READY_SET: Final = 0.6
"""Goods that make a set are worth more together."""
WORKER: Final = 1.65
WORKER_NEXT: Final = 0.94
WORKER_FADE: Final = 0.25
WORKER_TRACE: Final = 0.04
"""Even in the last round nobody should be sent out for nothing."""
WASTE: Final = 2.0
"""A worker that stands where there is nothing to do: it was not meant to be sent there."""
RECRUIT: Final = 0.9
"""One more worker in each recruitment to come."""
CREW: Final = 10.0
CREW_FULL: Final = 16.0
"""Who will have more workers than the first needs hardly more of them, and beyond the second none."""

# ---- buildings, residences, prestige

OWNED: Final = [0.0] * 13 + [
    0.55, 0.55, 0.55, 0.50, 0.35, 0.35, 0.40, 0.40, 0.40, 1.10, 1.10, 1.00, 0.60, 0.50, 0.40, 0.45, 0.45, 0.40
]  # fmt: skip
"""What a building brings its owner in each round to come, by number: the points of others' placements, the bonus."""
VISITORS: Final = [0.0, 0.0, 0.65, 1.0, 1.0, 1.0]
"""A single other player comes to one's buildings less often than several."""
SCARCE: Final = 0.25
PLACES: Final = 14
"""More for each place that the road has less than so many: there is little to do for anybody's workers."""
SLOT: Final = 2.2
"""A residence may still become a prestige building; each further one less likely."""
SLOT_NEXT: Final = 0.6
PRESTIGE_WAIT: Final = 0.85
"""What can be built at the end of a round may not come about."""
STARTING_USE: Final = [0.0] * 6 + [0.30, 0.25, 0.30, 0.40, 0.20, 0.25, 0.25]
"""What is lost, for each round to come, when a starting building turns into a residence."""

# ---- characters

CHARACTER: Final = [1.3, 1.0, 0.4, 0.9, 0.6, 0.9, 0.3, 2.5, 1.7, 2.3, 2.0, 0.0]
"""For a round to come, by number; less for far ones, because others may take the character (CHARACTER_SPAN)."""
CHARACTER_GROWS: Final = [0.25, 0.0, 0.25, 0.1, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
"""For every round to come."""
CHARACTER_SPAN: Final = 4.0
CHARACTER_STAYS: Final = [0.0, 0.0, 1.0, 0.85, 0.7, 0.65]
"""With more players, by their number, there are more to take it."""
CHARACTER_BUILDINGS: Final = [0.0, 0.0, 0.0, 0.12, 0.25, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
"""More for each building: others' ones for the Thief, own ones for the Steward."""
VISITED: Final = 1.0
VISITED_LAST: Final = 0.5
"""What the tile of a favour brings besides the character; in the last round there is less to do with it."""
MOST_SETS: Final = 0.9
FEWER_SETS: Final = 0.3
FEWER_AT_LAST: Final = 0.1
"""How often the favour of the site comes to whoever has more sets than the others now, and to whoever has not."""
SETS_TO_COME: Final = 0.85
"""Somebody may still come to the site."""

# ---- the order of play

FIRST: Final = 0.4
SURCHARGE: Final = 0.4
SURCHARGED: Final = 4
"""CAY-3.2.8: for each worker that another player might still place, up to so many."""
CONTEST: Final = 0.5
"""Of the places that one wants, each further one is still free so often."""
SITE_KEEPS: Final = 0.93
"""Nobody takes away a place at the site, but the surcharge may come."""

CALENDAR: Final = [
    [0.0, -16.3, -15.7, -14.3, -13.6, -11.6, -10.3, -9.5, -6.5],
    [0.0, -14.9, -13.0, -10.0, -6.3, -2.3, 2.1, 5.8, 8.5],
]  # fmt: skip
"""By rounds left, for two players and for more: it makes the end of a round and the start of the next worth the same.

Lines of play that end the round are compared with such as do not; the outlook at new places should be no reason.
"""

# ---- others

RIVALS: Final = [0.0, 0.0, 0.35, 0.3, 0.25, 0.2]
"""How much others' points count against one's own, in all, by the number of players."""
NOMINAL: Final = [
    0.0, 4.0, 4.0, 4.0, 0.0, 0.0, 1.6, 1.6, 1.7, 3.5, 0.8, 1.4, 1.6,
    2.8, 2.8, 3.0, 3.0, 1.8, 2.8, 4.0, 3.5, 4.0,
    4.0, 4.0, 4.5, 3.5, 3.2, 3.0, 3.0, 3.0, 4.0,
] + [0.0] * 8  # fmt: skip
"""What a worker on a building is worth to somebody else."""

# ---- the provost

AHEAD: Final = [0.0, 0.0, 0.07, 0.25, 0.70, 0.88, 0.96]
"""How often a space is active in the end that lies 3, 2, 1 spaces beyond the provost, next beyond him, next behind …"""
PUSH: Final = 0.35
"""More for a space next to him that one can pay to make active."""
FORESEEN: Final = [0.5, 0.8]
"""How much the foreseen moves count against that: while workers are still placed, and after."""


class Way:
    """One branch of a face, its goods listed one by one."""

    def __init__(self, branch: Branch) -> None:
        self.pay = listed(branch.pay)
        self.any = branch.any
        self.workers = branch.workers
        self.gain = listed(branch.gain)
        self.choice = branch.choice
        self.recruits = branch.recruits
        self.points = float(branch.points)
        self.favour = branch.favour


BUILD_WAYS: Final = [[Way(branch) for branch in building.build.branches] for building in BUILDINGS]
SETUP_WAYS: Final = [[Way(branch) for branch in building.setup.branches] for building in BUILDINGS]
COSTS: Final = [listed(building.cost) for building in BUILDINGS]
INCOMES: Final = [listed(building.income) for building in BUILDINGS]
BONUSES: Final = [listed(building.bonus) for building in BUILDINGS]

# ---- tables, by rounds left after this one

LENGTH: Final = MOST + 10
"""Nobody has more goods than that; a few may be added in thought."""


def fade(left: int, half: float) -> float:
    """Almost 1 long before the end; half of it is gone with `half` rounds left."""
    return left / (left + half)


def good_price(left: int, good: int, number: int) -> float:
    """What one more is worth to somebody who has so many of a good."""
    if not left:
        return GOOD_KEEPS[good] * (1.0 if good == GOLD else GOOD_NEXT**number)
    return GOOD_KEEPS[good] + (GOOD[good] + GOOD_GROWS * left) * GOOD_NEXT**number


def worker_price(left: int, number: int) -> float:
    """What one more is worth to somebody who will have so many in the next round; there are only 15 (CAY-8.2)."""
    if number >= WORKERS:
        return 0.0
    return WORKER_TRACE + WORKER * fade(left, WORKER_FADE) * WORKER_NEXT**number


def sums(prices: list[float]) -> list[float]:
    """The worth of 0, 1, 2 … of a thing."""
    worth = [0.0]
    for price in prices:
        worth.append(worth[-1] + price)
    return worth


def price_tables() -> list[list[list[float]]]:
    return [
        [[good_price(left, good, number) for number in range(LENGTH)] for good in range(len(GOODS))]
        for left in range(ROUNDS)
    ]


PRICES: Final = price_tables()
"""By rounds left, good and number: the worth of one more."""
STOCKS: Final = [[sums(prices) for prices in goods] for goods in PRICES]
"""So too: the worth of so many."""
WORKER_PRICES: Final = [[worker_price(left, number) for number in range(2 * WORKERS)] for left in range(ROUNDS)]
CREWS: Final = [sums(prices) for prices in WORKER_PRICES]
