"""Whole turns, compared by playing on from them: all in the same imagined worlds, the worse half dropped each time."""

from math import ceil, log2, sqrt
from typing import Final

from bastide.core.action import Action
from bastide.core.game import Game
from bastide.core.rng import Seed
from bastide.core.searching import Searching
from bastide.core.state import State
from bastide.search.beam import Beam, Line, best_of, whole, worth
from bastide.search.budget import Budget
from bastide.search.considered import Considered
from bastide.search.judge import DIGITS, Judge
from bastide.search.value import Value

PLAIN: Final = 1
"""Width of the beam by which everybody plays on."""
SHARE: Final = 0.001
"""Of a budget; what takes less is not worth counting."""


class Candidate:
    """A turn that is compared: what came of it in each imagined world."""

    def __init__(self, line: Line, number: int) -> None:
        self.actions = line.actions()
        self.number = number
        self.value = line.value
        """At first sight; later the mean of what came of it."""
        self.outcomes: list[float] = []
        self.lead = 0.0
        """What speaks for it: its mean, or, as long as there is doubt, by how much it surely beats the turn that seemed
        best at first sight."""

    def weigh(self, first: "Candidate", how: Searching) -> None:
        """Compare it with that one in the worlds in which both were played. Few worlds prove little."""
        outcomes = self.outcomes
        count = len(outcomes)
        if count == 0:
            return
        total = 0.0
        for place in range(count):
            total += outcomes[place]
        self.value = total / count
        if count >= how.sure:
            self.lead = self.value
            return
        apart = 0.0
        for place in range(count):
            apart += outcomes[place] - first.outcomes[place]
        apart /= count
        spread = how.spread * how.spread
        for place in range(count):
            off = outcomes[place] - first.outcomes[place] - apart
            spread += off * off
        self.lead = 0.0 if self is first else apart - how.doubt * sqrt(spread) / count


class TurnSearch:
    def __init__(
        self, rules: Game, how: Searching, budget: Budget, judge: Judge | None = None, value: Value | None = None
    ) -> None:
        self.rules = rules
        self.how = how
        self.budget = budget
        self.judge = judge
        self.value = value
        self.policy = Beam(rules, PLAIN)

    def consider(self, state: State, seat: int, seed: Seed) -> list[Considered]:
        """The turns of a seat, best first."""
        found = self.candidates(state, seat)
        first = found[0]
        round_now = self.rules.clock(state)
        until = round_now + self.how.horizon
        # In a round the same worlds are imagined again: whoever can change his mind does not do so for ever.
        dream = f"{seed} {round_now}"
        worlds = stages = 0
        if not same_start(found) and self.budget.part() < 1.0:
            found = found[: self.affordable(first, state.determinize(seat, f"{dream} 0"), seat, until)]
            stages = ceil(log2(len(found)))
        alive = found
        for stage in range(stages):
            if same_start(alive) or (stage and self.budget.part() >= 1.0):
                break
            while True:
                world = state.determinize(seat, f"{dream} {worlds}")
                for candidate in alive:
                    if len(candidate.outcomes) == worlds:
                        candidate.outcomes.append(self.outcome(world.clone(), seat, candidate.actions, until))
                worlds += 1
                self.budget.used = self.policy.nodes
                if self.budget.part() >= (stage + 1) / stages:
                    break
            for candidate in alive:
                candidate.weigh(first, self.how)
            alive = sorted(alive, key=lead, reverse=True)[: (len(alive) + 1) // 2]
            if worlds < self.how.sure and first not in alive:  # the others are weighed against it
                alive.append(first)
        alive.sort(key=lead, reverse=True)
        rest = sorted([one for one in found if one not in alive], key=lead, reverse=True)
        return [Considered(one.actions, one.value, len(one.outcomes)) for one in [*alive, *rest]]

    def affordable(self, first: Candidate, world: State, seat: int, until: int) -> int:
        """How many turns there is time to play on from once each, by what it takes for the first: two at least, unless
        somebody is in a hurry."""
        gone = self.budget.part()
        first.outcomes.append(self.outcome(world, seat, first.actions, until))
        self.budget.used = self.policy.nodes
        least = 1 if self.budget.hurried() else 2
        return max(least, int((1.0 - gone) / max(SHARE, self.budget.part() - gone)))

    def candidates(self, state: State, seat: int) -> list[Candidate]:
        """The best turns: the promising ones first, of those that are worth the same one; others if there is room."""
        rules, how = self.rules, self.how
        legal = state.legal(seat)
        promising = rules.promising(state, seat, legal)
        beam = Beam(rules, how.width, judge=self.judge, budget=self.budget)
        lines = whole(beam.turns(state, seat, rules.candidates(state, seat, legal)))
        lines.sort(key=worth, reverse=True)
        likely: list[Line] = []
        alike: list[Line] = []
        daring: list[Line] = []
        seen: set[float] = set()
        for line in lines:
            mark = round(line.value, DIGITS)
            if line.actions()[0] not in promising:
                daring.append(line)
            elif mark in seen:
                alike.append(line)
            else:
                likely.append(line)
                seen.add(mark)
        places: set[object] = set()
        found: list[Candidate] = []
        for line in [*likely, *daring, *alike]:
            place = line.state.position()
            if place not in places:
                places.add(place)
                found.append(Candidate(line, len(found)))
                if len(found) == how.top:
                    break
        return found

    def outcome(self, world: State, seat: int, actions: list[Action], until: int) -> float:
        """By how much the seat is ahead when everybody has played on to the start of a round."""
        self.play_on(world, seat, actions, until)
        ahead = margin(self.rules, world, seat)
        if self.value is not None and world.stack:
            ahead = self.value.margin(world, seat, ahead)
        return ahead if self.judge is None else ahead + self.judge.liking(world, seat)

    def play_on(self, world: State, seat: int, actions: list[Action], until: int) -> None:
        """A turn of a seat, and what everybody does after it, to the start of a round."""
        for action in actions:
            if world.asked(seat) is None or world.refuse(action) is not None:
                break  # in this world it has come otherwise
            world.apply(action)
        while world.stack and self.rules.clock(world) < until:
            self.play(world, world.stack[-1].seat)
        self.policy.nodes += world.seats

    def play(self, world: State, seat: int) -> None:
        """A turn as a plain player plays it."""
        options = self.rules.promising(world, seat, world.legal(seat))
        if len(options) == 1:
            world.apply(options[0])
            return
        for action in best_of(whole(self.policy.turns(world, seat, options))).actions():
            world.apply(action)


def same_start(candidates: list[Candidate]) -> bool:
    """Whether it does not matter for now which of them is best."""
    first = candidates[0].actions[0]
    return all(candidate.actions[0] == first for candidate in candidates)


def lead(candidate: Candidate) -> tuple[float, int]:
    return candidate.lead, -candidate.number


def margin(rules: Game, state: State, seat: int) -> float:
    """By how much a seat is ahead of the best of the others; alone, how well it stands."""
    best = 0.0
    first = True
    for other in range(state.seats):
        if other != seat:
            worth = rules.evaluate(state, other)
            if first or worth > best:
                best = worth
            first = False
    return rules.evaluate(state, seat) - best
