"""What the bot hopes for, in points: its weights, the tables they make, and the clock that dampens them.

The weights were fitted to the final scores of games that the bot played against itself. So some carry more than their
name says: also what usually comes along with it.
"""

from typing import Final

from bastide.games.burgundy.components import AREA_POINTS, PHASE_POINTS, PHASES, ROUNDS, TYPES

TURNS: Final = len(PHASES) * ROUNDS

# ---- dice, workers and silver: what they bring beyond the points of the end fades in the last turns

DIE_EARLY: Final = 3.27
DIE_LATE: Final = 2.05
WORKER: Final = 1.97
WORKER_NEXT: Final = 0.79
"""Each further worker is worth this share of the one before; so with silver, tiles in storage, missing tiles."""
WORKER_FADE: Final = 8.00
"""The turns left with which half of the extra worth is gone."""
SILVER: Final = 7.83
SILVER_NEXT: Final = 0.94
SILVER_FADE: Final = 52.11
"""So high a worth is never reached: silver fades from the first turn on, from about 3 points to 1."""
MINE: Final = 1.00
"""The share that counts of the silver that a mine will pay."""

# ---- areas, bonus tiles, open hexes

PACE: Final = [1.42, 1.55, 1.69, 2.35, 1.69, 1.72]
"""Turns until a missing tile is placed, by type."""
AREA_SHARE: Final = [1.44, 1.46, 1.29, 1.26, 1.22, 1.64]
"""More than 1: whoever builds an area also gets what its tiles do."""
SIZE_NEXT: Final = 0.77
PHASE_NEXT: Final = 0.32
"""An area that misses more tiles keeps less of its size points, and still less of its phase points."""
HASTE: Final = 2.41
"""An area that would be finished so many turns before the end is finished every other time."""
FAR: Final = 0.74
"""An area that no tile can be added to yet."""
BONUS_NEXT: Final = 0.80
PLACED: Final = 1.48
OPEN_HEX: Final = 0.33
OPEN_TYPE: Final = 0.22
HERD: Final = 0.31
"""For each animal of the strongest kind in a pasture and each free hex beside it."""
ORDER: Final = 2.89
"""First on the turn order track, not last."""

# ---- tiles in storage and in depots

STORED: Final = 0.64
"""What a stored tile keeps of the gain of placing it, beyond the die that this takes."""
STORED_NEXT: Final = 0.95
BLOCKED: Final = 0.07
"""A tile that has no open hex."""
FULL: Final = 0.57
DISCARD: Final = 1.79
NEXT_TURN: Final = 0.43
"""The share that counts of what the next two dice might do."""
TAKE: Final = 0.78
NEW_TAKE: Final = 4.42
"""Taking from depots that are not filled yet."""
UNKNOWN_HEX: Final = 1.55

# ---- effects

CASTLE_EFFECT: Final = 7.55
CASTLE_LATE: Final = 0.32
CITY_HALL_EFFECT: Final = 4.88
FETCH_EFFECT: Final = 4.03
EFFECT_TURNS: Final = 12.61
"""With fewer turns left there is less and less to do with what these effects bring."""
SHIP_ORDER: Final = 2.48
GOOD: Final = 0.58
GOOD_SEAT: Final = 0.40
GOOD_SAME: Final = 0.18
"""A good in a depot; more for each player, and more when its colour is stored already."""
LATER_LOAD: Final = 1.20
SALE_WAIT: Final = 2.13

# ---- knowledge tiles over a whole game

FREE_STEP: Final = 6.59
DOUBLE_STEP: Final = 1.13
BUY_ANYWHERE: Final = 2.32
MORE_WORKERS: Final = 2.87
SAME_BUILDINGS: Final = 6.71
RICH_SALES: Final = 3.71
TWO_DEPOTS: Final = 0.17
MINE_WORKERS: Final = 0.80
RICH_ANIMALS: Final = 1.31
SOLD_COLOURS: Final = 0.43
SOLD_GOODS: Final = 4.87
HELD_GOODS: Final = 0.71
ANIMAL_KINDS: Final = 1.07
BUILDINGS_TO_COME: Final = 0.40
BONUS_TO_COME: Final = 0.25

# ---- tables, by turns left

MOST: Final = 20
"""Workers and silver beyond this count no further."""


def area_promise(left: int, kind: int, size: int, missing: int) -> float:
    """What an area may still bring: the mean of finishing it fast, at the usual pace, and slowly."""
    total = 0.0
    for stretch in (0.6, 1.0, 1.6):
        finish = TURNS - left - 1 + max(1.0, PACE[kind] * missing * stretch)
        if finish < TURNS:
            chance = (TURNS - finish) / (TURNS - finish + HASTE)
            phase = PHASE_POINTS[int(finish) // ROUNDS]
            worth = AREA_SHARE[kind] * (AREA_POINTS[size] * SIZE_NEXT**missing + phase * PHASE_NEXT**missing)
            total += chance * min(worth, float(AREA_POINTS[size] + phase))
    return total / 3.0


def hoard(first: float, following: float, left_over: float) -> list[float]:
    """The worth of 0, 1, 2 … of a thing that keeps `left_over` at the end, the first one bringing `first` more."""
    worth = [0.0]
    for number in range(MOST):
        worth.append(worth[-1] + left_over + first * following**number)
    return worth


AREA_PROMISE: Final = [
    [
        [[area_promise(left, kind, size, m) if m else 0.0 for m in range(size + 1)] for size in range(len(AREA_POINTS))]
        for kind in range(len(TYPES))
    ]
    for left in range(TURNS + 1)
]
"""By turns left, type, size and missing tiles."""
WORKERS_WORTH: Final = [
    hoard((WORKER - 0.5) * left / (left + WORKER_FADE), WORKER_NEXT, 0.5)
    if left
    else [float(n // 2) for n in range(MOST + 1)]
    for left in range(TURNS + 1)
]
SILVER_WORTH: Final = [
    hoard((SILVER - 1.0) * left / (left + SILVER_FADE), SILVER_NEXT, 1.0) for left in range(TURNS + 1)
]


class Clock:
    """The time a seat has left, and what a die, a worker and a silver are worth then; the same for all at that time."""

    def __init__(self, left: int, dice: int, phase: int, payments: int) -> None:
        self.left = left
        """Turns to come, without the one that is under way."""
        self.dice = dice
        """Unused dice of the turn that is under way."""
        self.phase = phase
        """The phase in which the seat acts next."""
        self.payments = payments
        """How often mines still pay."""
        self.number = (left << 2 | dice) << 3 | phase
        self.turns = left + 0.5 * dice
        self.share = self.turns / TURNS
        fade = self.turns / (self.turns + WORKER_FADE)
        self.die = DIE_LATE + (DIE_EARLY - DIE_LATE) * fade
        self.worker = 0.5 + (WORKER - 0.5) * fade * 0.8
        self.silver = 1.0 + (SILVER - 1.0) * self.turns / (self.turns + SILVER_FADE) * 0.9
        self.late_2 = self.late(2.0)
        self.late_4 = self.late(4.0)
        self.late_5 = self.late(5.0)
        self.late_6 = self.late(6.0)
        self.late_8 = self.late(8.0)
        self.late_effects = self.late(EFFECT_TURNS)
        self.castle = CASTLE_EFFECT * min(1.0, CASTLE_LATE + self.turns / 10.0)
        """What placing a castle brings."""

    def late(self, turns: float) -> float:
        """1 as long as so many turns are left, then falling to 0."""
        return 1.0 if self.turns >= turns else self.turns / turns


CLOCKS: Final[dict[int, Clock]] = {}
"""Those that were asked for."""


def clock_at(left: int, dice: int, phase: int, payments: int) -> Clock:
    key = ((left << 2 | dice) << 3 | phase) << 3 | payments
    clock = CLOCKS.get(key)
    if clock is None:
        clock = Clock(left, dice, phase, payments)
        CLOCKS[key] = clock
    return clock
