"""Where the provost will stand: all who can still move him do what serves them best (CAY-4.4, CAY-4.5, CAY-6.6)."""

from typing import Final

from bastide.games.caylus1303.bot import promise
from bastide.games.caylus1303.bot.promise import NOMINAL
from bastide.games.caylus1303.components import (
    BAILIFF,
    BAILIFF_STEPS,
    BRIDGE,
    BRIDGE_STEPS,
    BUILDINGS,
    PROVOST_LOW,
    ROUNDS,
)
from bastide.games.caylus1303.position import ACTIVATION, ASK_BAILIFF, ASK_BRIDGE, NOWHERE, PLANNING, Position

TOLL: Final = 3
TOLL_STEPS: Final = BUILDINGS[TOLL + 1].build.steps
TRACE: Final = 0.001
"""Nobody moves him for less."""
REACH: Final = 6
"""Nobody looks further than so many steps."""


class Foresight:
    """The moves to come, last first, and what they lead to."""

    def __init__(self, state: Position, seat: int, spaces: list[int], gains: list[float], price: float) -> None:
        self.state = state
        self.seat = seat
        self.price = price
        """What a worker is worth to the seat."""
        self.others_price = promise.worker_price(ROUNDS - state.round, 6)
        self.movers: list[int] = []
        self.steps: list[int] = []
        self.paid: list[bool] = []
        self.find_movers()
        self.low = max(state.provost - REACH, PROVOST_LOW)
        self.high = min(state.provost + REACH, state.provost_high)
        self.provost = state.provost
        """Where he is foreseen to stand."""
        self.cost = 0.0
        """What the seat pays for that."""
        if self.movers:
            self.foresee(spaces, gains)

    def find_movers(self) -> None:
        """The Toll, the bridge in the order of passing, the Bailiff: those who have not moved him yet."""
        state = self.state
        planning = state.phase == PLANNING
        if not planning and (state.phase != ACTIVATION or state.at > BRIDGE):
            return
        for seat in state.workers_at(TOLL):
            self.add(seat, TOLL_STEPS, False)
        asked = state.stack[-1].kind if state.stack else -1
        begun = not planning and state.at == BRIDGE
        if begun and asked == ASK_BRIDGE:
            self.add_payer(state.stack[-1].seat, False)
        for seat in state.bridge[state.stage if begun else 0 :]:
            self.add_payer(seat, False)
        if planning:
            for turn in range(state.seats):
                seat = (state.stack[-1].seat + turn) % state.seats
                if seat not in state.bridge:
                    self.add_payer(seat, True)
        if not begun or state.stage <= state.seats or asked == ASK_BAILIFF:
            bailiff = state.holder_of(BAILIFF)
            if bailiff != NOWHERE:
                self.add(bailiff, BAILIFF_STEPS, False)

    def add(self, seat: int, steps: int, paid: bool) -> None:
        self.movers.append(seat)
        self.steps.append(steps)
        self.paid.append(paid)

    def add_payer(self, seat: int, placing: bool) -> None:
        """Whoever is still placing will have fewer workers left."""
        reserve = self.state.players[seat].reserve
        if placing and seat != self.seat:
            reserve //= 2
        if reserve:
            self.add(seat, min(reserve, BRIDGE_STEPS), True)

    def foresee(self, spaces: list[int], gains: list[float]) -> None:
        """From the last mover to the first: where he ends up when he stands at each position before their turn."""
        state = self.state
        low = self.low
        width = self.high - low + 1
        worth = self.worths(spaces, gains)
        if not worth:
            return
        ends = list(range(width))
        costs = [0.0] * width
        for number in range(len(self.movers) - 1, -1, -1):
            seat = self.movers[number]
            near = 0
            for before in range(number):
                near += self.steps[before]
            here = state.provost - low
            first = max(0, here - near)
            last = min(width - 1, here + near)
            price = 0.0
            if self.paid[number]:
                price = self.price if seat == self.seat else self.others_price
            ends, costs = self.best_moves(
                worth[seat], self.steps[number], price, seat == self.seat, first, last, ends, costs
            )
        self.provost = low + ends[state.provost - low]
        self.cost = costs[state.provost - low]

    def best_moves(
        self,
        worth: list[float],
        steps: int,
        price: float,
        own: bool,
        first: int,
        last: int,
        ends: list[int],
        costs: list[float],
    ) -> tuple[list[int], list[float]]:
        """One mover's best step from each position, given where the later ones lead: the new ends and costs."""
        new_ends = ends.copy()
        new_costs = costs.copy()
        for here in range(first, last + 1):
            best = worth[ends[here]] + TRACE
            to = here
            for there in range(max(0, here - steps), min(len(ends), here + steps + 1)):
                value = worth[ends[there]] - price * abs(there - here)
                if value > best:
                    best = value
                    to = there
            new_ends[here] = ends[to]
            new_costs[here] = costs[to] + (price * abs(to - here) if own else 0.0)
        return new_ends, new_costs

    def worths(self, spaces: list[int], gains: list[float]) -> list[list[float]]:
        """By seat, what each position of the provost is worth; nothing when no worker stands near him."""
        state = self.state
        low = self.low
        high = self.high
        own: list[list[float]] = []
        whole = [0.0] * (high - low + 1)
        near = False
        for seat in range(state.seats):
            steps = [0.0] * (high - low + 1)
            if seat == self.seat:
                for number, space in enumerate(spaces):
                    if low <= space < high:
                        steps[space + 1 - low] += gains[number]
                        near = True
            else:
                mask = state.players[seat].standing >> low
                while mask:
                    bit = (mask & -mask).bit_length()
                    if bit > high - low:
                        break
                    steps[bit] += NOMINAL[state.road[low + bit - 1]]
                    near = True
                    mask &= mask - 1
            for place in range(1, len(steps)):
                steps[place] += steps[place - 1]
            for place in range(len(steps)):
                whole[place] += steps[place]
            own.append(steps)
        if not near:
            return []
        share = promise.RIVALS[state.seats] / (state.seats - 1)
        for steps in own:
            for place in range(len(steps)):
                steps[place] = (1.0 + share) * steps[place] - share * whole[place]
        return own

    def chance(self, space: int, workers: int) -> float:
        """How likely a space is active when its turn comes, to somebody with so many workers in hand."""
        state = self.state
        if not self.movers:
            return 1.0 if space < state.provost else 0.0
        if space < BRIDGE:
            return 1.0
        planning = state.phase == PLANNING
        trust = promise.FORESEEN[0 if planning else 1]
        seen = 1.0 if space < self.provost else 0.0
        if not planning:
            return trust * seen + (1.0 - trust) * (1.0 if space < state.provost else 0.0)
        return trust * seen + (1.0 - trust) * usual_chance(state.provost - space, workers)


def usual_chance(behind: int, workers: int) -> float:
    """By how many spaces the provost is ahead of a space, for somebody who can pay for some steps."""
    place = behind + 3
    if place < 0:
        return 0.0
    if place >= len(promise.AHEAD):
        return 1.0
    chance = promise.AHEAD[place]
    if -1 <= behind <= 0 and workers > 1 - behind:
        chance += promise.PUSH
    return chance
