"""Thinks ahead, over its own turn and what may follow, as far as its budget goes. It knows no game."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from bastide.bots.greedy import check_positive, check_style
from bastide.bots.net import net
from bastide.core.action import Action
from bastide.core.bot import Bot
from bastide.core.catalog import game
from bastide.core.rng import Seed
from bastide.core.searching import Searching
from bastide.core.state import State
from bastide.search.budget import Budget
from bastide.search.considered import Considered
from bastide.search.judge import Judge
from bastide.search.tree import TreeSearch
from bastide.search.turns import TurnSearch


@contextmanager
def unswept() -> Iterator[None]:
    """Positions come and go by the thousand and none refers to itself: looking for such rings would take a third of the
    time."""
    swept = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if swept:
            gc.enable()


class SearchBot(Bot):
    """`nodes`: positions judged for a decision, the same everywhere; `seconds`; or both, whichever is less. Without
    either `times` as many positions as the game says. `style`: a taste that the game knows."""

    def __init__(self, nodes: int = 0, seconds: float = 0.0, times: float = 1.0, style: str = "") -> None:
        check_positive(nodes=nodes, seconds=seconds, times=times)
        self.nodes = nodes
        self.seconds = seconds
        self.times = times
        self.style = style
        self.most = seconds
        """Seconds, if somebody is in a hurry; 0: nobody is."""

    def think(self, state: State, seat: int, seed: Seed) -> Action:
        options = game(state.game).candidates(state, seat, state.legal(seat))
        return options[0] if len(options) == 1 else self.consider(state, seat, seed)[0].actions[0]

    def consider(self, state: State, seat: int, seed: Seed) -> list[Considered]:
        """What it could do in a state that is already a determinization, best first."""
        rules = game(state.game)
        how = rules.searching(state)
        budget = self.budget(how)
        judge = Judge(rules, check_style(rules, self.style)) if self.style else None
        value = net(state.game, how.net) if how.net else None
        with unswept():
            if how.tree:
                return TreeSearch(rules, how, budget, judge, value).consider(state, seat)
            return TurnSearch(rules, how, budget, judge, value).consider(state, seat, seed)

    def budget(self, how: Searching) -> Budget:
        usual = max(1, round(self.times * how.nodes))
        return Budget(self.nodes if self.nodes or self.seconds else usual, self.most)

    def within(self, seconds: float) -> "SearchBot":
        hurried = self.again()
        hurried.most = min(seconds, self.most) if self.most else seconds
        return hurried

    def again(self) -> "SearchBot":
        """Another one like it. (`copy` would share what it has with one whose base is compiled.)"""
        return SearchBot(self.nodes, self.seconds, self.times, self.style)
