"""A tree of single actions, for games in which chance is silent after the deal: everybody looks after themselves."""

from math import exp, sqrt
from typing import Final

from bastide.core.action import Action
from bastide.core.game import Game
from bastide.core.searching import Searching
from bastide.core.state import State
from bastide.search.budget import Budget
from bastide.search.considered import Considered
from bastide.search.judge import Judge
from bastide.search.value import Value, margins

COST: Final = 4
"""What asking for a learned value counts, in positions."""


class Node:
    """A position after an action: what it is worth to everybody at first sight, and what was seen beyond it."""

    def __init__(self, state: State, action: Action | None, guesses: list[float]) -> None:
        self.state = state
        self.action = action
        self.guesses = guesses
        self.worths = guesses
        self.seat = state.stack[-1].seat if state.stack else -1
        self.prior = 1.0
        self.visits = 0
        self.sums = guesses.copy()
        self.children: list[Node] = []


class TreeSearch:
    """PUCT. What is backed up is the mean over what was seen; the first sight of a position counts as one visit."""

    def __init__(
        self, rules: Game, how: Searching, budget: Budget, judge: Judge | None = None, value: Value | None = None
    ) -> None:
        self.rules = rules
        self.how = how
        self.budget = budget
        self.judge = judge
        self.value = value
        self.seat = 0

    def consider(self, state: State, seat: int) -> list[Considered]:
        """The actions of a seat, best first."""
        self.seat = seat
        root = Node(state, None, self.margins(state))
        root.seat = seat
        self.expand(root, self.rules.candidates(state, seat, state.legal(seat)))
        while self.budget.part() < 1.0 and len(root.children) > 1:
            self.descend(root)
        root.children.sort(key=lambda one: (one.visits, one.worths[seat]), reverse=True)
        return [
            Considered(self.line(one, seat), one.sums[seat] / (1 + one.visits), one.visits) for one in root.children
        ]

    def line(self, node: Node, seat: int) -> list[Action]:
        """What the seat itself means to do: on along the most visited."""
        found: list[Action] = []
        while node.action is not None:
            found.append(node.action)
            if node.seat != seat or not node.children:
                break
            node = max(node.children, key=lambda one: one.visits)
        return found

    def expand(self, node: Node, options: list[Action]) -> list[float]:
        """All that can follow, each judged for every seat; what that makes the position worth."""
        state, seat = node.state, node.seat
        best: Node | None = None
        for action in options:
            after = state.clone()
            action.apply(after)
            after.proceed()
            child = Node(after, action, self.margins(after))
            node.children.append(child)
            if best is None or child.worths[seat] > best.worths[seat]:
                best = child
        assert best is not None
        total = 0.0
        for child in node.children:
            child.prior = exp((child.worths[seat] - best.worths[seat]) / self.how.softness)
            total += child.prior
        for child in node.children:
            child.prior /= total
        self.budget.used += len(options)
        return best.worths if self.value is None else self.foresee(node, best, self.value)

    def foresee(self, node: Node, best: Node, value: Value) -> list[float]:
        """What a position is worth by a learned value. Of what follows the best is worth as much, and the others less
        by as much as they seem to be: so one question is enough for all of them."""
        seen = margins(value, node.state, self.seat, node.guesses)
        seats = len(seen)
        self.budget.used += COST if seats == 2 else COST * seats
        for child in node.children:
            if child.seat >= 0:  # how it ended is known
                child.worths = [seen[seat] + child.guesses[seat] - best.guesses[seat] for seat in range(seats)]
                child.sums = child.worths.copy()
        return seen

    def margins(self, state: State) -> list[float]:
        """By how much each seat is ahead of the best of the others."""
        seats = state.seats
        worth = [self.rules.evaluate(state, seat) for seat in range(seats)]
        found: list[float] = []
        for seat in range(seats):
            best = -1e9 if seats > 1 else 0.0
            for other in range(seats):
                if other != seat and worth[other] > best:
                    best = worth[other]
            found.append(worth[seat] - best)
        if self.judge is not None:
            found[self.seat] += self.judge.liking(state, self.seat)
        return found

    def descend(self, root: Node) -> None:
        """One look further: down by promise to a position that was not looked beyond, and back up with what is seen."""
        path: list[Node] = []
        node = root
        while node.children:
            node = self.select(node)
            path.append(node)
        if node.seat < 0:
            self.budget.used += 1
            seen = node.worths
        else:
            seen = self.expand(node, self.rules.promising(node.state, node.seat, node.state.legal(node.seat)))
        root.visits += 1
        for step in path:
            step.visits += 1
            sums = step.sums
            for seat in range(len(seen)):
                sums[seat] += seen[seat]

    def select(self, node: Node) -> Node:
        seat = node.seat
        spread = self.how.boldness * sqrt(1.0 + node.visits)
        best = -1e9
        choice = node.children[0]
        for child in node.children:
            count = 1 + child.visits
            worth = (child.sums[seat] + spread * child.prior) / count
            if worth > best:
                best, choice = worth, child
        return choice
