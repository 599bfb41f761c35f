"""One measurement in a process of its own: `python -m bastide.bench.worker ENGINE GAME SEATS SECONDS SEED`.

Plays at random on one core and prints its figures as JSON. Both engines are measured by the same loops; actions are
chosen by a generator of the benchmark's own, so that the engines' chance is left alone.
"""

import json
import sys
from abc import ABC, abstractmethod
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

from bastide.core import rng
from bastide.core.catalog import game

WARM_UP_GAMES = 5
POSITIONS = 50
"""How many positions are cloned, spread evenly from the first to the last move."""
NO_LIMIT = 1_000_000


class Engine(ABC):
    """A game as the loops below see it: started, played on at random, cloned."""

    def __init__(self, seats: int, seed: int) -> None:
        self.seats = seats
        self.seed = seed
        self.random = Random(seed).random

    @abstractmethod
    def start(self) -> Any:
        """A new game; each has a seed of its own."""

    @abstractmethod
    def play(self, position: Any, limit: int) -> int:
        """Up to so many decisions, fewer when the game ends. One is: list the legal actions, apply one of them."""

    @abstractmethod
    def clone(self, position: Any) -> Any:
        """The method, not yet called, that clones this position."""


class Bastide(Engine):
    def __init__(self, seats: int, seed: int, name: str) -> None:
        super().__init__(seats, seed)
        self.game = game(name)

    def start(self) -> Any:
        self.seed += 1
        return self.game.start(seats=self.seats, seed=self.seed)

    def play(self, position: Any, limit: int) -> int:
        random = self.random
        for made in range(limit):
            to_act = position.to_act
            if not to_act:
                return made
            legal = position.legal(to_act[0])
            position.apply(legal[int(random() * len(legal))])
        return limit

    def clone(self, position: Any) -> Any:
        return position.clone


class Catanatron(Engine):
    """Its `play_tick` does just this: the list is made when the action before is applied, and the action is checked."""

    def __init__(self, seats: int, seed: int) -> None:
        super().__init__(seats, seed)
        self.module = import_module("catanatron.game")
        players = import_module("catanatron.models.player")
        self.players = [players.RandomPlayer(colour) for colour in list(players.Color)[:seats]]

    def start(self) -> Any:
        self.seed += 1
        return self.module.Game(self.players, seed=self.seed)

    def play(self, position: Any, limit: int) -> int:
        random = self.random
        turns = self.module.TURNS_LIMIT
        for made in range(limit):
            if position.winning_color() is not None or position.state.num_turns >= turns:
                return made
            legal = position.state.playable_actions
            position.execute(legal[int(random() * len(legal))])
        return limit

    def clone(self, position: Any) -> Any:
        return position.copy


def positions(engine: Engine) -> list[Any]:
    """Positions of many games, from their beginnings to their ends. Playing up to them warms the engine up."""
    lengths = [engine.play(engine.start(), NO_LIMIT) for _ in range(WARM_UP_GAMES)]
    usual = sorted(lengths)[WARM_UP_GAMES // 2]
    found: list[Any] = []
    for number in range(POSITIONS):
        position = engine.start()
        wanted = usual * number // POSITIONS
        if engine.play(position, wanted) == wanted:  # shorter games are over by then
            found.append(position)
    return found


def play_rates(engine: Engine, seconds: float) -> tuple[float, float]:
    """Decisions a second, set-up not counted, and games a second from set-up to the end: whole games only."""
    decisions = games = 0
    setting_up = playing = 0.0
    while setting_up + playing < seconds:
        begun = process_time()
        position = engine.start()
        set_up = process_time()
        decisions += engine.play(position, NO_LIMIT)
        games += 1
        playing += process_time() - set_up
        setting_up += set_up - begun
    return decisions / playing, games / (setting_up + playing)


def clone_rate(engine: Engine, seconds: float, found: list[Any]) -> float:
    clones = [engine.clone(position) for position in found]
    made = 0
    begun = process_time()
    spent = 0.0
    while spent < seconds:
        for clone in clones:
            clone()
        made += len(clones)
        spent = process_time() - begun
    return made / spent


def measure(engine: Engine, seconds: float) -> dict[str, float]:
    found = positions(engine)
    decisions, games = play_rates(engine, seconds)
    return {"decisions": decisions, "games": games, "clones": clone_rate(engine, seconds, found)}


def main(kind: str, name: str, seats: str, seconds: str, seed: str) -> None:
    engine: Engine
    engine = Catanatron(int(seats), int(seed)) if kind == "catanatron" else Bastide(int(seats), int(seed), name)
    rates = measure(engine, float(seconds))
    print(json.dumps({"file": rng.__file__, "compiled": not rng.__file__.endswith(".py"), **rates}))


if __name__ == "__main__":
    main(*sys.argv[1:])
