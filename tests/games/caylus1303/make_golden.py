"""Writes the golden games anew: `python -m tests.games.caylus1303.make_golden`. Only when play is meant to change."""

from pathlib import Path

from tests.games.golden import Golden, Table

GAMES: dict[str, Table] = {
    "two-first-game": (2, {"first_game": True}, ("greedy", "greedy")),
    "two-random": (2, {}, ("random", "random")),
    "three-greedy": (3, {}, ("greedy",) * 3),
    "four-open-scores": (4, {"open_scores": True}, ("greedy", "random", "greedy", "random")),
    "five-one-square": (5, {"squares": 1}, ("greedy", "greedy", "random", "greedy", "greedy")),
    "five-random": (5, {"squares": 5}, ("random",) * 5),
}
SETUPS: dict[str, dict[str, object]] = {"standard": {}, "first_game": {"first_game": True}, "squares": {"squares": 5}}
GOLDEN = Golden("caylus1303", Path(__file__).parent, GAMES, SETUPS)

if __name__ == "__main__":
    GOLDEN.write()
