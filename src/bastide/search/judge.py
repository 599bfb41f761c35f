"""What a player takes a position to be worth who has a taste, or errs. It knows no game."""

from math import cos, log, pi, sqrt
from typing import Final

from bastide.core.game import Game
from bastide.core.rng import WORD, Seed, seeded
from bastide.core.state import State

DIGITS: Final = 6
"""Positions whose worths agree so far are taken for the same one, reached in another order."""


class Judge:
    """`style`: one of the game's (`Game.styles`); `noise`: the standard deviation of the errors, in points.

    An error is drawn from the seed and from what is judged: whoever looks again at the same thing errs the same way.
    """

    def __init__(self, rules: Game, style: str = "", noise: float = 0.0, seed: Seed = 0) -> None:
        self.rules = rules
        self.style = style
        self.noise = noise
        self.seed = seed

    def worth(self, state: State, seat: int) -> float:
        value = self.rules.evaluate(state, seat) + self.liking(state, seat)
        if self.noise and state.stack:  # the points of a finished game need no guess
            value += self.noise * self.error(value)
        return value

    def liking(self, state: State, seat: int) -> float:
        """What is to its taste, as long as the game goes on."""
        return self.rules.inclination(state, seat, self.style) if self.style and state.stack else 0.0

    def error(self, value: float) -> float:
        """A standard normal number (Box and Muller)."""
        luck = seeded(self.seed, f"error {value:.{DIGITS}f}")
        first, second = int(luck.next()) + 1, int(luck.next())
        return sqrt(-2.0 * log(first / (WORD + 1))) * cos(2.0 * pi * second / WORD)
