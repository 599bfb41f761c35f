"""OpenSpiel's own tests, for every game: random games with serialisation, and its API test suite."""

import unittest
from random import Random
from typing import Any

import pytest

from tests.core.playing import GAMES

pyspiel = pytest.importorskip("pyspiel")
pytest.importorskip("bastide.adapters.open_spiel")  # it makes the games known
make_observation = pytest.importorskip("open_spiel.python.observation").make_observation
suite = pytest.importorskip("open_spiel.integration_tests.api_test")

ALL = [*GAMES, "fair"]
WITH_MODULES = [
    "bastide_florence(players=3,muse_princess=true,cooperative=true)",
    "bastide_florence(players=1)",
    "bastide_orleans(players=4,orders=true,intrigue=true)",
]


def walked(game: Any, seed: int, every: int) -> list[Any]:
    """Positions of a random game: nodes of chance, of players, and the end. (What OpenSpiel would sample by itself are
    several hundred, most of them of the deal.)"""
    dice = Random(seed)
    state = game.new_initial_state()
    found = [state.clone()]
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
        if state.is_terminal() or dice.randrange(every) == 0:
            found.append(state.clone())
    return found


@pytest.mark.parametrize("name", ALL)
def test_random_games_with_serialisation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"bastide_{name}"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", [*[f"bastide_{name}" for name in ALL], *WITH_MODULES])
def test_the_api_suite(name: str) -> None:
    class Enforced(suite.EnforceAPIOnPartialTreeBase):  # type: ignore[misc, name-defined]
        @classmethod
        def setUpClass(cls) -> None:
            cls.game, cls.game_name = pyspiel.load_game(name), name
            cls.game_type = cls.game.get_type()
            cls.some_states = walked(cls.game, 5, 12)

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Enforced).run(result)
    assert result.testsRun >= 5
    assert not [said for _, said in [*result.errors, *result.failures]]


@pytest.mark.parametrize("name", ALL)
def test_tensors_are_what_a_player_sees(name: str) -> None:
    game = pyspiel.load_game(f"bastide_{name}")
    for state in walked(game, 2, 30):
        if state.is_chance_node() or state.is_terminal():
            continue
        player = state.current_player()
        seen = state.observation_tensor(player)
        assert len(seen) == game.observation_tensor_size() == game.information_state_tensor_size()
        assert state.information_state_tensor(player) == seen
        assert 0 <= min(seen) <= max(seen) <= 1
        assert any(seen)
        assert state.clone().information_state_string(player) == state.information_state_string(player)


def test_what_is_public_is_not_made_of_what_is_private() -> None:
    game = pyspiel.load_game("bastide_fair")
    for public, private in ((True, "NONE"), (False, "SINGLE_PLAYER"), (True, "ALL_PLAYERS")):
        kind = pyspiel.IIGObservationType(public, False, getattr(pyspiel.PrivateInfoType, private))
        assert make_observation(game, kind) is None
