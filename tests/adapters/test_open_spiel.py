"""OpenSpiel's own tests, for every game."""

import pytest

pyspiel = pytest.importorskip("pyspiel")


import bastide.adapters.open_spiel  # noqa: F401 (it makes the games known)
from tests.core.playing import GAMES

ALL = [*GAMES, "fair"]


@pytest.mark.parametrize("name", ALL)
def test_random_games_with_serialisation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"bastide_{name}"), num_sims=1, serialize=True, verbose=False)
