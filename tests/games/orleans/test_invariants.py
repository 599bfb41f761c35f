"""Random games of every seat count and option keep every invariant (see invariants.py)."""

import os
from typing import Any

import pytest

from tests.games.orleans.invariants import INVARIANTS, combination, rich

OPTIONS: list[dict[str, Any]] = [
    {},
    {"planning": "turn_order"},
    {"remove_place_tiles": True, "first": 1},
]
SEATS = (2, 3, 4)
MODULES: list[dict[str, Any]] = [
    {"orders": True, "new_places": True},
    {"new_events": True},
    {"new_events": True, "uprising_last": True, "planning": "turn_order"},
    {"new_deeds": True},
    {"intrigue": True},
    {"orders": True, "new_events": True, "new_deeds": True, "new_places": True},
    {"orders": True, "new_events": True, "uprising_last": True, "intrigue": True, "new_places": True},
]
CHUNK = 50
"""Games of one test of the long run, so that several processes share the work."""


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", SEATS)
def test_random_games(seats: int, options: dict[str, Any]) -> None:
    INVARIANTS.play(seats, "short", options, every=100)


@pytest.mark.parametrize("number", range(len(MODULES)), ids=lambda number: str(MODULES[number]))
def test_random_games_with_modules(number: int) -> None:
    INVARIANTS.play(SEATS[number % len(SEATS)], "short", MODULES[number], every=100)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_of_the_rich(seats: int, seed: int) -> None:
    """Games that begin with many tiles, tokens and goods; two of three with modules."""
    modules = [list(MODULES[-1]), list(MODULES[-2]), []][(seats + seed) % 3]
    INVARIANTS.play(seats, f"rich {seed}", {}, every=60, position=rich(seats, seed, modules))


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(int(os.environ.get("BASTIDE_LONG_GAMES", "1000")) // CHUNK))
@pytest.mark.parametrize("seats", SEATS)
def test_thousand_random_games(seats: int, chunk: int) -> None:
    """Any combination of modules; one game in four begins rich."""
    for number in range(CHUNK):
        seed = f"long {chunk} {number}"
        options = combination(seats, seed)
        if number % 4 == 1:
            modules = [name for name, value in options.items() if value is True and name != "remove_place_tiles"]
            position = rich(seats, chunk * CHUNK + number, modules, planning_in_order="planning" in options)
            INVARIANTS.play(seats, seed, {}, every=100, position=position)
        else:
            INVARIANTS.play(seats, seed, options, every=100)
