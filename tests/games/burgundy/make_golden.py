"""Writes the golden games anew: `python -m tests.games.burgundy.make_golden`. Only when play is meant to change."""

from pathlib import Path

from tests.games.golden import Golden, Table

GAMES: dict[str, Table] = {
    "two-basic": (2, {}, ("greedy", "greedy")),
    "three-random-duchies": (3, {"duchies": "random"}, ("greedy", "random", "greedy")),
    "four-basic": (4, {}, ("greedy",) * 4),
    "two-duchies-7-and-3": (2, {"duchies": (7, 3)}, ("greedy", "greedy")),
    "four-advanced-open": (4, {"setup": "advanced_open"}, ("greedy", "random", "greedy", "random")),
    "three-advanced-secret": (3, {"setup": "advanced_secret"}, ("greedy", "greedy", "random")),
}
SETUPS: dict[str, dict[str, object]] = {
    setup: {"duchies": "random", "setup": setup} for setup in ("basic", "advanced_open", "advanced_secret")
}
GOLDEN = Golden("burgundy", Path(__file__).parent, GAMES, SETUPS)

if __name__ == "__main__":
    GOLDEN.write()
