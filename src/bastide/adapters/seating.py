"""What all adapters share: a game with a number of players and options that stay, and what a seat is shown."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bastide.core.catalog import game as find_game
from bastide.core.game import Game
from bastide.core.state import State

NOT_BEGUN: Final = "no game is going on: call reset() first"


class Setting:
    """A game, how many play it, and how it is set up: the same for all games of an environment."""

    def __init__(self, game: str, seats: int, options: dict[str, Any]) -> None:
        self.game: Game = find_game(game)
        self.seats = self.game.check_seats(seats)
        self.options = options
        self.game.check_options(seats, options)
        self.length = self.game.observed().length
        self.actions = self.game.num_actions

    def start(self, seed: int | str | None) -> State:
        """A new game."""
        return self.game.start(seats=self.seats, seed=seed, **self.options)

    def seen(self, state: State, seat: int) -> NDArray[np.uint8]:
        """What a seat observes, as numbers."""
        return np.frombuffer(state.observe(seat), np.uint8).copy()

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """One number for every action, 1 where it is legal."""
        return np.frombuffer(state.mask(seat), np.int8).copy()


def drawn_seed(generator: np.random.Generator) -> str:
    """The seed of a game out of an environment's own generator."""
    return generator.bytes(16).hex()
