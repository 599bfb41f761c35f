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
STAY: Final = list(range(2 * REACH + 1))
"""From each position to the same one."""


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
        self.worth: list[list[float]] = []
        """By seat and level (see `find_levels`)."""
        self.moves: list[list[int]] = []
        """By mover, last first, and position: where he moves the provost to."""
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
        """From the last mover to the first: what each does wherever the ones before may leave him; then all in turn."""
        low = self.low
        here = self.state.provost - low
        near = sum(self.steps)
        levels = self.find_levels(spaces, gains)
        if levels[max(0, here - near)] == levels[min(len(levels) - 1, here + near)]:
            return  # whatever they do, it changes nothing for anybody
        ends = levels
        for number in range(len(self.movers) - 1, -1, -1):
            near -= self.steps[number]
            ends = self.best_moves(number, max(0, here - near), min(len(levels) - 1, here + near), ends)
        for number, seat in enumerate(self.movers):
            to = self.moves[len(self.movers) - 1 - number][here]
            if self.paid[number] and seat == self.seat:
                self.cost += self.price * distance(here, to)
            here = to
        self.provost = low + here

    def best_moves(self, number: int, first: int, last: int, ends: list[int]) -> list[int]:
        """Note one mover's best step from each position between two, given the levels that the later ones lead to.

        Returns the levels that he and those lead to.
        """
        seat = self.movers[number]
        steps = self.steps[number]
        worth = self.worth[seat]
        price = 0.0
        if self.paid[number]:
            price = self.price if seat == self.seat else self.others_price
        most = max(worth)
        moves = STAY.copy()
        new_ends = ends.copy()
        for here in range(first, last + 1):
            best = worth[ends[here]] + TRACE
            if most - price <= best:
                continue  # even one step would cost too much
            for there in range(max(0, here - steps), min(len(ends), here + steps + 1)):
                value = worth[ends[there]]
                if value > best:
                    value -= price * distance(here, there)
                    if value > best:
                        best = value
                        moves[here] = there
                        new_ends[here] = ends[there]
        self.moves.append(moves)
        return new_ends

    def find_levels(self, spaces: list[int], gains: list[float]) -> list[int]:
        """For each position of the provost how many spaces with workers lie between the lowest position and him.

        Positions of one level are worth the same; `worth` is filled in.
        """
        state = self.state
        totals = [0.0] * state.seats
        self.worth = [[0.0] for _ in totals]
        own = 0
        for space in spaces:
            own |= 1 << space
        anybody = own
        for seat in range(state.seats):
            if seat != self.seat:
                anybody |= state.players[seat].standing
        level = 0
        levels = [0]
        for space in range(self.low, self.high):
            if anybody >> space & 1:
                level += 1
                for seat in range(state.seats):
                    if seat == self.seat:
                        if own >> space & 1:
                            totals[seat] = totals[seat] + gains[spaces.index(space)]
                    elif state.players[seat].standing >> space & 1:
                        totals[seat] = totals[seat] + NOMINAL[state.road[space]]
                self.weigh(totals)
            levels.append(level)
        return levels

    def weigh(self, totals: list[float]) -> None:
        """Note what it is worth to each seat that so much can be gained by each."""
        whole = 0.0
        for total in totals:
            whole += total
        share = promise.RIVALS[len(totals)] / (len(totals) - 1)
        for seat, total in enumerate(totals):
            self.worth[seat].append((1.0 + share) * total - share * whole)

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


def distance(here: int, there: int) -> int:
    return there - here if there > here else here - there
