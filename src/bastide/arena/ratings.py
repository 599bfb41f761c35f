"""OpenSkill ratings (Plackett and Luce): games of any number of seats on one scale. Needs the package `openskill`."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from statistics import mean
from typing import Any, NamedTuple

from bastide.arena.match import Outcome

SEED = "openskill"
ORDERS = 40
UPDATES = 40_000
"""Games that are rated at most, over all orders."""


class Rating(NamedTuple):
    """Strength `mu`, on a scale on which everybody begins with 25, and how sure that is."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """What the strength is at least, almost surely."""
        return self.mu - 3 * self.sigma


def available() -> bool:
    return find_spec("openskill") is not None


def ratings(outcomes: Sequence[Outcome], bots: int) -> tuple[Rating | None, ...]:
    """None for whoever met nobody, and for all without the package.

    A rating follows the latest games, and here no game is later than another: so it is the mean over some orders, which
    are always the same.
    """
    met = [outcome for outcome in outcomes if len(outcome.sitting.lineup) > 1]
    if not met or not available():
        return (None,) * bots
    chance = Random(SEED)
    every: list[dict[int, Any]] = []
    for _ in range(max(1, min(ORDERS, UPDATES // len(met)))):
        chance.shuffle(met)
        every.append(rated_once(met))
    return tuple(
        Rating(mean(order[bot].mu for order in every), mean(order[bot].sigma for order in every))
        if bot in every[0]
        else None
        for bot in range(bots)
    )


def rated_once(outcomes: Sequence[Outcome]) -> dict[int, Any]:
    """The bots' ratings after all games in this order."""
    model: Any = import_module("openskill.models").PlackettLuce()
    rated: dict[int, Any] = {}
    for outcome in outcomes:
        lineup = outcome.sitting.lineup
        teams = [[rated.get(bot) or model.rating()] for bot in lineup]
        for bot, team in zip(lineup, model.rate(teams, ranks=list(outcome.ranks)), strict=True):
            rated[bot] = team[0]
    return rated
