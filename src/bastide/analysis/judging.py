"""What turns are worth to whoever plays them, compared with each other: all in the same imagined worlds, or each by a
tree of its own. A search goes by how far it is ahead; what people are told are points of their own."""

from math import sqrt
from typing import Final, NamedTuple

from bastide.bots.search import SearchBot
from bastide.core.action import Action
from bastide.core.game import Game
from bastide.core.rng import Seed
from bastide.core.searching import Searching
from bastide.core.state import State
from bastide.search.beam import Beam, best_of
from bastide.search.budget import Budget
from bastide.search.tree import Node, TreeSearch
from bastide.search.turns import TurnSearch

WIDTH: Final = 4
"""Of the beam of a first glance."""
LEAST: Final = 6
MOST: Final = 48
"""Worlds in which two turns are compared."""
ROUNDS: Final = 5
"""For which is played on: sooner what was missed now and may be made up for counts in full, and far too much."""


class Verdict(NamedTuple):
    """What a seat could have done, by how much that is better, and how sure that is (standard error). `agreed`: it did
    the same, or something that leads to the same."""

    better: list[Action]
    loss: float
    error: float
    agreed: bool


class Referee:
    """`nodes`: positions for one look at a turn."""

    def __init__(self, rules: Game, nodes: int) -> None:
        self.rules = rules
        self.nodes = nodes

    def glance(self, state: State, seat: int, played: list[Action], seed: Seed) -> Verdict:
        """At first sight, as the greedy bot sees it: within the turn only."""
        rules = self.rules
        world = state.determinize(seat, seed)
        best = best_of(Beam(rules, WIDTH).turns(world, seat, rules.candidates(world, seat, world.legal(seat))))
        after = followed(world, seat, played)
        loss = best.value - rules.evaluate(after, seat)
        agreed = loss <= 0.0 or best.state.position() == after.position()
        return Verdict(best.actions(), max(0.0, loss), 0.0, agreed)

    def look(self, state: State, seat: int, played: list[Action], seed: Seed) -> Verdict:
        """As the search bot sees it. What it thinks best is compared with what was played once more, in other worlds
        than those in which it came out best: of many the best one always seems better than it is."""
        world = state.determinize(seat, seed)
        best = SearchBot(nodes=self.nodes).consider(world, seat, seed)[0].actions
        if followed(world, seat, best).position() == followed(world, seat, played).position():
            return Verdict(best, 0.0, 0.0, True)
        loss, error = self.difference(state, seat, best, played, f"{seed} again")
        return Verdict(best, max(0.0, loss), error, False)

    def difference(
        self, state: State, seat: int, one: list[Action], other: list[Action], seed: Seed
    ) -> tuple[float, float]:
        """How many points more the first of two turns is worth some rounds later, and the standard error of that."""
        how = self.rules.searching(state)
        if how.tree:
            world = state.determinize(seat, seed)
            return self.beyond(world, seat, one, how) - self.beyond(world, seat, other, how), 0.0
        search = TurnSearch(self.rules, how, Budget(self.nodes))
        until = self.rules.clock(state) + ROUNDS
        found: list[float] = []
        while len(found) < LEAST or (search.policy.nodes < self.nodes and len(found) < MOST):
            world = state.determinize(seat, f"{seed} {len(found)}")
            found.append(self.worth(search, world.clone(), seat, one, until))
            found[-1] -= self.worth(search, world, seat, other, until)
        return mean(found), deviation(found) / sqrt(len(found))

    def worth(self, search: TurnSearch, world: State, seat: int, actions: list[Action], until: int) -> float:
        search.play_on(world, seat, actions, until)
        return self.rules.evaluate(world, seat)

    def beyond(self, world: State, seat: int, actions: list[Action], how: Searching) -> float:
        """What a turn is worth, as a tree sees it that begins after it: the mean over what it looked at."""
        search = TreeSearch(self.rules, how, Budget(max(1, self.nodes // 2)))
        root = Node(followed(world, seat, actions), None, [0.0] * world.seats)
        if root.seat < 0:
            return self.rules.evaluate(root.state, seat)
        search.expand(root, self.rules.promising(root.state, root.seat, root.state.legal(root.seat)))
        while search.budget.part() < 1.0:
            search.descend(root)
        return mean([self.rules.evaluate(one.state, seat) for one in looked_at(root)])


def looked_at(node: Node) -> list[Node]:
    """Of every position of a tree that was looked beyond, the best that follows for whoever is asked there; those in
    which the game is over, as often as the tree came there."""
    if not node.children:
        return [node] * node.visits
    best = max(node.children, key=lambda child: child.worths[node.seat])
    return [best, *[one for child in node.children for one in looked_at(child)]]


def followed(state: State, seat: int, actions: list[Action]) -> State:
    """Where a turn leads, as far as it can be played."""
    after = state.clone()
    for action in actions:
        if after.asked(seat) is None or after.refuse(action) is not None:
            break
        after.apply(action)
    return after


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def deviation(values: list[float]) -> float:
    """How far they lie apart (the standard deviation of one)."""
    middle = mean(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1))
