"""Positions from games of bots against each other, for `training.train`: what a seat may know, what `evaluate` says of
it, and by how much the seat came out ahead. Of games that are searched turn by turn the starts of rounds, of those that
are searched as a tree any position: there the search will ask.

    python -m training.play GAME --games 8000 --bots "greedy?width=4,greedy?noise=0.5" --out build/training/GAME.npz
"""

import argparse
import random
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from os import cpu_count
from pathlib import Path
from typing import NamedTuple

import numpy as np
from rich.progress import track

from bastide.adapters.tensors import Expander
from bastide.core.catalog import bot, game

SHARE = 0.15
"""Of the positions of a game that is searched as a tree, so many are kept: neighbours teach little."""


class Row(NamedTuple):
    seen: bytes
    clock: int
    guess: float
    margin: float


def ahead(worths: list[float], seat: int) -> float:
    """By how much a seat is ahead of the best of the others."""
    return worths[seat] - max(worth for other, worth in enumerate(worths) if other != seat)


def positions(name: str, seats: int, bots: list[str], seed: str) -> list[Row]:
    """Those of one game, as every seat sees them; each seat is played by any of the bots."""
    chance = random.Random(seed)
    rules = game(name)
    state = rules.start(seats, seed)
    players = [bot(chance.choice(bots)) for _ in range(seats)]
    tree = rules.searching(state).tree
    found: list[tuple[int, Row]] = []
    clock, number = rules.clock(state), 0
    while True:
        seat = state.to_act[0]
        state.apply(players[seat].choose(state, seat, f"{seed} {number}"))
        number += 1
        if state.over:
            break
        if chance.random() < SHARE if tree else rules.clock(state) != clock:
            clock = rules.clock(state)
            worths = [rules.evaluate(state, one) for one in range(seats)]
            found += [(one, Row(state.observe(one), clock, ahead(worths, one), 0.0)) for one in range(seats)]
    scores = [float(points) for points in state.scores()]
    return [row._replace(margin=ahead(scores, one)) for one, row in found]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bots", default="greedy?width=4", help="parted by commas")
    parser.add_argument("--seed", default="training")
    parser.add_argument("--processes", type=int, default=cpu_count() or 1)
    parser.add_argument("--out", type=Path, required=True)
    how = parser.parse_args()
    rows: list[Row] = []
    number: list[int] = []
    play = partial(positions, how.game, how.seats, how.bots.split(","))
    with ProcessPoolExecutor(how.processes) as pool:
        played = pool.map(play, [f"{how.seed} {one}" for one in range(how.games)], chunksize=8)
        for one, found in enumerate(track(played, "Playing", how.games)):
            rows += found
            number += [one] * len(found)
    expand = Expander(game(how.game))
    how.out.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(
        how.out,
        seen=np.array([np.frombuffer(row.seen, np.uint8) for row in rows]),
        clock=np.array([row.clock for row in rows], np.int16),
        guess=np.array([row.guess for row in rows], np.float32),
        margin=np.array([row.margin for row in rows], np.float32),
        game=np.array(number, np.int32),
        ids=expand.ids,
        amounts=expand.amounts,
        columns=len(expand.names),
    )


if __name__ == "__main__":
    main()
