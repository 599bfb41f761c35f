"""Random games of every seat count and module keep every invariant (see invariants.py)."""

import os
from typing import Any

import pytest

from tests.games.florence.invariants import INVARIANTS, check_purses

OPTIONS: list[dict[str, Any]] = [
    {"muse_princess": muse_princess, "cooperative": cooperative}
    for muse_princess in (False, True)
    for cooperative in (False, True)
]
CHUNK = 50
"""Games of one test of the long run, so that several processes share the work."""
SEATS = (2, 3, 4, 5)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.slow
def test_random_games(seats: int, options: dict[str, Any]) -> None:
    INVARIANTS.play(seats, "short", options)
    check_purses(seats, "short", options)


def test_few_freedoms() -> None:
    """FLO-9.2."""
    INVARIANTS.play(2, "few", {"few_freedoms": True})


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(int(os.environ.get("BASTIDE_LONG_GAMES", "1000")) // CHUNK))
@pytest.mark.parametrize("seats", SEATS)
def test_thousand_random_games(seats: int, chunk: int) -> None:
    """Of two players every eighth game with few freedoms (FLO-9.2)."""
    for number in range(CHUNK):
        options = {**OPTIONS[number % len(OPTIONS)], "few_freedoms": seats == 2 and number % 8 == 7}
        INVARIANTS.play(seats, f"long {chunk} {number}", options, every=40)
        check_purses(seats, f"long {chunk} {number}", options)
