"""Writes the golden games anew: `python -m tests.games.burgundy.make_golden`. Only when play is meant to change.

golden/*.game are games of the bots, to be read and replayed; golden/digests.txt holds check sums of many random games,
which interpreted and compiled engine must both meet.
"""

from hashlib import sha256
from pathlib import Path

import bastide
from bastide.core.rng import seeded

GOLDEN = Path(__file__).parent / "golden"
SETUPS = ("basic", "advanced_open", "advanced_secret")
GAMES: dict[str, tuple[int, dict[str, object], tuple[str, ...]]] = {
    "two-basic": (2, {}, ("greedy", "greedy")),
    "three-random-duchies": (3, {"duchies": "random"}, ("greedy", "random", "greedy")),
    "four-basic": (4, {}, ("greedy",) * 4),
    "two-duchies-7-and-3": (2, {"duchies": (7, 3)}, ("greedy", "greedy")),
    "four-advanced-open": (4, {"setup": "advanced_open"}, ("greedy", "random", "greedy", "random")),
    "three-advanced-secret": (3, {"setup": "advanced_secret"}, ("greedy", "greedy", "random")),
}


def bot_game(name: str) -> bastide.Record:
    seats, options, names = GAMES[name]
    record = bastide.Record("burgundy", seats, name, options)
    bots = [bastide.bot(bot) for bot in names]
    while not record.state.over:
        seat = record.state.to_act[-1]
        record.apply(bots[seat].choose(record.state, seat, seed=len(record.moves)))
    return record


def random_game(seats: int, setup: str, seed: str) -> str:
    """The text of a random game's record."""
    record = bastide.Record("burgundy", seats, seed, {"duchies": "random", "setup": setup})
    rng = seeded(seed, "golden player")
    while not record.state.over:
        legal = record.state.legal(record.state.to_act[0])
        record.apply(legal[rng.below(len(legal))])
    return record.text()


def digests() -> list[str]:
    """A line for each random game: how it was set up and the check sum of its record."""
    found: list[str] = []
    for seats in (2, 3, 4):
        for setup in SETUPS:
            for number in range(3):
                text = random_game(seats, setup, f"golden {number}")
                found.append(f"{seats} {setup} {number} {sha256(text.encode()).hexdigest()}")
    return found


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    (GOLDEN / "digests.txt").write_text("\n".join(digests()) + "\n")
    for name in GAMES:
        (GOLDEN / f"{name}.game").write_text(bot_game(name).text())
