"""Random games of every seat count and set-up keep every invariant (see invariants.py)."""

import os

import pytest

from tests.games.burgundy.invariants import INVARIANTS

SETUPS = ("basic", "advanced_open", "advanced_secret")
CHUNK = 50
"""Games of one test of the long run, so that several processes share the work."""


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("seats", (2, 3, 4))
@pytest.mark.slow
def test_random_games(seats: int, setup: str) -> None:
    for number in range(3):
        INVARIANTS.play(seats, f"short {number}", {"duchies": "random", "setup": setup})


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_standard_duchies(seats: int) -> None:
    INVARIANTS.play(seats, "standard", {})


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(int(os.environ.get("BASTIDE_LONG_GAMES", "1000")) // CHUNK))
@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("seats", (2, 3, 4))
def test_thousand_random_games(seats: int, setup: str, chunk: int) -> None:
    for number in range(CHUNK):
        INVARIANTS.play(seats, f"long {chunk} {number}", {"duchies": "random", "setup": setup}, every=40)
