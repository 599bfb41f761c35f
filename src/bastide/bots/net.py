"""A learned value: a small net over what a seat may know, and over what the game's own guess says (training/)."""

from functools import cache
from importlib.resources import files

import numpy as np

from bastide.adapters.tensors import Expander
from bastide.core.catalog import game
from bastide.core.game import Game
from bastide.core.state import State
from bastide.search.value import Value


class Net(Value):
    def __init__(self, rules: Game, name: str) -> None:
        self.expand = Expander(rules)
        with (files(rules.package) / "bot" / f"{name}.npz").open("rb") as file:
            weights = dict(np.load(file))
        self.scale = float(weights["scale"])
        self.beside = float(weights["beside"])
        self.first, self.first_bias = weights["first"], weights["first_bias"]
        self.second, self.second_bias = weights["second"][:-1].copy(), weights["second_bias"]
        self.guessed = weights["second"][-1].copy()
        self.last, self.last_bias = weights["last"], float(weights["last_bias"][0])

    def margin(self, state: State, seat: int, guess: float) -> float:
        return self.judge(state.observe(seat), guess)

    def judge(self, seen: bytes, guess: float) -> float:
        """By what a seat may know, and what the game's own guess says."""
        columns, amounts = self.expand.sparse(seen)
        scaled = guess / self.scale
        hidden = np.maximum(amounts @ self.first[columns] + self.first_bias, 0)
        deeper = np.maximum(hidden @ self.second + scaled * self.guessed + self.second_bias, 0)
        return self.scale * (float(deeper @ self.last) + self.last_bias + self.beside * scaled)


@cache
def net(name: str, weights: str) -> Net:
    """The one of a game, read once."""
    return Net(game(name), weights)
