"""Random games of every seat count and option keep every invariant (see invariants.py)."""

import os
from typing import Any

import pytest

from tests.games.caylus1303.invariants import INVARIANTS

OPTIONS: list[dict[str, Any]] = [
    {},
    {"first_game": True},
    {"open_scores": True, "squares": 1},
    {"squares": 5},
]
CHUNK = 50
"""Games of one test of the long run, so that several processes share the work."""


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", (2, 3, 4, 5))
def test_random_games(seats: int, options: dict[str, Any]) -> None:
    for number in range(2):
        INVARIANTS.play(seats, f"short {number}", options)


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(int(os.environ.get("BASTIDE_LONG_GAMES", "1000")) // CHUNK))
@pytest.mark.parametrize("seats", (2, 3, 4, 5))
def test_thousand_random_games(seats: int, chunk: int) -> None:
    for number in range(CHUNK):
        options = OPTIONS[number % len(OPTIONS)]
        INVARIANTS.play(seats, f"long {chunk} {number}", options, every=40)
