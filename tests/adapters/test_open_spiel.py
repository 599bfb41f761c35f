"""OpenSpiel's own tests, for every game."""

import pytest

from tests.core.playing import GAMES

pyspiel = pytest.importorskip("pyspiel")
pytest.importorskip("bastide.adapters.open_spiel")  # it makes the games known

ALL = [*GAMES, "fair"]


@pytest.mark.parametrize("name", ALL)
def test_random_games_with_serialisation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"bastide_{name}"), num_sims=1, serialize=True, verbose=False)
