"""A bot of one's own: it plays any game, and takes what costs least."""

from bastide.core.action import Action
from bastide.core.bot import Bot
from bastide.core.rng import Seed, seeded
from bastide.core.state import State


class ThriftyBot(Bot):
    """`spare`: what it thinks nothing of spending."""

    def __init__(self, spare: int = 0) -> None:
        self.spare = spare

    def think(self, state: State, seat: int, seed: Seed) -> Action:
        """Of what costs little enough, or else the least, any: chance comes from the seed alone."""
        legal = state.legal(seat)
        costs = [sum(action.cost(state).values()) for action in legal]
        least = max(self.spare, min(costs))
        cheap = [action for action, cost in zip(legal, costs, strict=True) if cost <= least]
        return cheap[seeded(seed, f"thrifty {state.moves} {seat}").below(len(cheap))]
