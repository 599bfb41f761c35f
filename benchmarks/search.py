"""How many positions `search` judges in a second, and what its parts cost, in the same games of `greedy` each time.

    make compile
    python -m benchmarks.search                      # all games, two players; a minute
    python -m benchmarks.search burgundy --seats 4

A game's row: microseconds of processor time for `evaluate` and `clone`, over what follows from some positions (as a
search sees them: side by side), and for listing what is legal, all in the best of several rounds; then the positions a
second over whole searches.
"""

import argparse
import time
from collections.abc import Callable

import bastide
from bastide.core import state as compiled_or_not
from bastide.core.catalog import game
from bastide.core.game import Game
from bastide.core.state import State
from bastide.search.budget import Budget
from bastide.search.tree import TreeSearch
from bastide.search.turns import TurnSearch

NODES = 5_000
GAMES = 3
EVERY = 3
"""Of the choices of a game every third is looked at."""
SEARCHED = 40

Seen = list[tuple[State, int]]


def positions(rules: Game, seats: int) -> tuple[Seen, Seen]:
    """Where somebody has a choice, and what follows from each option there."""
    bot = bastide.bot("greedy?width=4")
    choices: Seen = []
    following: Seen = []
    for seed in range(GAMES):
        state = rules.start(seats, seed)
        number = 0
        while not state.over:
            seat = state.to_act[0]
            options = rules.candidates(state, seat, state.legal(seat))
            number += len(options) > 1
            if len(options) > 1 and number % EVERY == 0:
                choices.append((state.determinize(seat, seed), seat))
                for option in options:
                    after = state.clone()
                    after.apply(option)
                    following.append((after, seat))
            state.apply(bot.choose(state, seat, seed))
    return choices, following


def cost(what: Callable[[State, int], object], seen: Seen, rounds: int) -> float:
    """Microseconds for one, in the best round."""
    best = 1e9
    for _ in range(rounds):
        start = time.process_time()
        for state, seat in seen:
            what(state, seat)
        best = min(best, time.process_time() - start)
    return 1e6 * best / len(seen)


def nodes_a_second(rules: Game, seen: Seen) -> float:
    used = 0
    start = time.process_time()
    for state, seat in seen:
        how = rules.searching(state)
        budget = Budget(NODES)
        if how.tree:
            TreeSearch(rules, how, budget).consider(state, seat)
        else:
            TurnSearch(rules, how, budget).consider(state, seat, 1)
        used += budget.used
    return used / (time.process_time() - start)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(bastide.games()))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=7)
    given = parser.parse_args()
    print("compiled" if str(compiled_or_not.__file__).endswith((".so", ".pyd")) else "interpreted")
    print(f"| {given.seats} players | evaluate µs | clone µs | legal µs | nodes/s |\n|---|---:|---:|---:|---:|")
    for name in given.games:
        rules = game(name)
        choices, following = positions(rules, given.seats)
        parts = [
            cost(rules.evaluate, following, given.rounds),
            cost(lambda state, seat: state.clone(), following, given.rounds),
            cost(lambda state, seat: state.legal(seat), choices, given.rounds),
        ]
        searched = choices[:: max(1, len(choices) // SEARCHED)]
        speed = max(nodes_a_second(rules, searched) for _ in range(max(1, given.rounds // 3)))
        print(f"| {name} | {' | '.join(f'{part:.1f}' for part in parts)} | {speed:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
