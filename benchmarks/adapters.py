"""How fast the games are as environments, beside those that PettingZoo and OpenSpiel bring.

    pip install 'bastide[rl,bench]'
    python benchmarks/adapters.py --seconds 3

Random play on one core, in seconds of processor time; a step is what a learner has per move: the observation, the mask
of what is legal, an action out of it, and playing that. Actions are chosen in the same way everywhere, out of the mask
or of the list of legal actions. The environments take turns for three rounds; the median of them is shown, and how many
times as fast it is as PettingZoo's tictactoe.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pyspiel
from pettingzoo.classic import connect_four_v3, tictactoe_v3

import bastide
import bastide.adapters.open_spiel  # it makes the games known
from bastide.adapters.pettingzoo import env
from bastide.adapters.vector import Vector
from bastide.core import state as compiled_or_not

BEFORE = "PettingZoo tictactoe_v3"
BATCH = 32
LONGEST = 2_000
"""Steps of one measurement between two looks at the clock."""


def steps_of_a_state(name: str, dice: random.Random) -> int:
    """`observe`, `mask` and `step` of the core, for two players."""
    state = bastide.game(name).start(seats=2, seed=dice.getrandbits(32))
    steps = 0
    while state.stack:
        seat = state.to_act[0]
        state.observe(seat)
        legal = np.flatnonzero(np.frombuffer(state.mask(seat), np.uint8))
        state.step(int(legal[int(dice.random() * len(legal))]), seat)
        steps += 1
    return steps


def steps_of_pettingzoo(table: Any, dice: random.Random) -> int:
    table.reset(seed=dice.getrandbits(31))
    steps = 0
    for _ in table.agent_iter(LONGEST):
        seen, _, over, cut, _ = table.last()
        if over or cut:
            table.step(None)
            continue
        legal = np.flatnonzero(seen["action_mask"])
        table.step(int(legal[int(dice.random() * len(legal))]))
        steps += 1
    return steps


def steps_of_open_spiel(game: Any, dice: random.Random) -> int:
    """Moves of players; what chance does comes with them, as does the observation's tensor."""
    state = game.new_initial_state()
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(dice.random() * len(outcomes))][0])
            continue
        state.observation_tensor(state.current_player())
        legal = state.legal_actions()
        state.apply_action(legal[int(dice.random() * len(legal))])
        steps += 1
    return steps


def steps_of_many(games: Vector, dice: random.Random) -> int:
    """A batch of games at once, in this process."""
    games.reset(seed=dice.getrandbits(32))
    for _ in range(100):
        games.step(np.array([(legal := np.flatnonzero(mask))[int(dice.random() * len(legal))] for mask in games.mask]))
    return 100 * games.count


def rate(play: Callable[[random.Random], int], seconds: float, seed: int) -> float:
    dice = random.Random(seed)
    play(dice)  # to warm up
    steps, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        steps += play(dice)
    return steps / (time.process_time() - began)


def contestants(games: list[str], vectors: list[Vector]) -> dict[str, Callable[[random.Random], int]]:
    found: dict[str, Callable[[random.Random], int]] = {
        BEFORE: partial(steps_of_pettingzoo, tictactoe_v3.env()),
        "PettingZoo connect_four_v3": partial(steps_of_pettingzoo, connect_four_v3.env()),
        "OpenSpiel backgammon (C++)": partial(steps_of_open_spiel, pyspiel.load_game("backgammon")),
    }
    for name in games:
        vectors.append(Vector(name, count=BATCH))
        found[f"{name}: state.step"] = partial(steps_of_a_state, name)
        found[f"{name}: PettingZoo"] = partial(steps_of_pettingzoo, env(name))
        found[f"{name}: OpenSpiel"] = partial(steps_of_open_spiel, pyspiel.load_game(f"bastide_{name}"))
        found[f"{name}: Vector, {BATCH} games"] = partial(steps_of_many, vectors[-1])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="for each environment and round")
    parser.add_argument("games", nargs="*", help="all of them without")
    given = parser.parse_args()
    vectors: list[Vector] = []
    plays = contestants(given.games or bastide.games(), vectors)
    rates: dict[str, list[float]] = {name: [] for name in plays}
    for turn in range(3):
        for name, play in plays.items():
            rates[name].append(rate(play, given.seconds / 3, turn))
    middle = {name: statistics.median(found) for name, found in rates.items()}
    mode = "interpreted" if compiled_or_not.__file__.endswith(".py") else "compiled"
    print(f"| {mode} | steps/s | × {BEFORE} |\n|---|---:|---:|")
    for name, found in middle.items():
        print(f"| {name} | {found:,.0f} | {found / middle[BEFORE]:.2f} |")
    for games in vectors:
        games.close()


if __name__ == "__main__":
    main()
