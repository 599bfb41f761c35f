"""Plays any legal action, each as likely as the other."""

from bastide.core.action import Action
from bastide.core.bot import Bot
from bastide.core.rng import Seed, seeded
from bastide.core.state import State


class RandomBot(Bot):
    """Picks any legal action."""

    def think(self, state: State, seat: int, seed: Seed) -> Action:
        legal = state.legal(seat)
        return legal[seeded(seed, f"random {state.moves} {seat}").below(len(legal))]
