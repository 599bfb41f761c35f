"""What chance gave: the same position played on after what came, and after what might have come as well."""

from math import sqrt

from bastide.analysis.judging import deviation, mean
from bastide.core.action import Action
from bastide.core.game import Game
from bastide.core.rng import Seed, seeded
from bastide.core.state import State
from bastide.search.budget import Budget
from bastide.search.turns import TurnSearch


class Luck:
    """Everybody plays on as the plain bot does, to the start of the next round (`Game.clock`), `pairs` times."""

    def __init__(self, rules: Game, pairs: int) -> None:
        self.rules = rules
        self.pairs = pairs

    def gave(self, before: State, action: Action, after: State, seat: int, seed: Seed) -> tuple[float, float]:
        """Points that a seat owes to what came with this action, and the standard error of that. Both of a pair are
        seen with its eyes, and go on with the same dice."""
        until = self.rules.clock(after) + 1
        found: list[float] = []
        for number in range(self.pairs):
            fresh = f"{seed} {number}"
            came = self.worth(after, seat, until, fresh)
            found.append(came - self.worth(otherwise(before, action, fresh), seat, until, fresh))
        return mean(found), deviation(found) / sqrt(len(found))

    def worth(self, state: State, seat: int, until: int, seed: Seed) -> float:
        """Played on from what the seat knows of a position."""
        world = state.determinize(seat, seed)
        world.rng = seeded(seed, "what follows")
        search = TurnSearch(self.rules, self.rules.searching(world), Budget(1))
        search.play_on(world, seat, [], until)
        return self.rules.evaluate(world, seat)


def otherwise(before: State, action: Action, seed: Seed) -> State:
    """What an action might have led to as well. Only what nobody knew is drawn anew: what players had in secret, or had
    put back themselves, is none of chance's doing, and whoever acted went by it."""
    world = before.redrawn(f"{seed} otherwise")
    world.apply(action)
    return world
