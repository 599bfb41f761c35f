"""PettingZoo and Gymnasium say that the environments keep their promises; every game, in turns and together."""

import warnings

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

import bastide
from bastide.adapters.gymnasium import SeatEnv
from bastide.adapters.pettingzoo import Turns, env, parallel_env
from bastide.adapters.tensors import Expander
from bastide.core.errors import IllegalAction, InputError
from tests.core.playing import GAMES

ALL = [*GAMES, "fair"]


@pytest.mark.parametrize("name", ALL)
def test_pettingzoo_in_turns(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # observations with a mask are no plain array
        api_test(env(name), num_cycles=200)
        seed_test(lambda: env(name), num_cycles=100)


@pytest.mark.parametrize("name", ALL)
def test_pettingzoo_together(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(parallel_env(name, seats=bastide.game(name).seats[-1]), num_cycles=100)


def played(table: Turns, seed: int) -> dict[str, float]:
    """What everybody has gained in a game of random actions."""
    dice = np.random.default_rng(seed)
    table.reset(seed=seed)
    gained = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        assert seen is not None
        gained[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        table.step(None if terminated or truncated else int(dice.choice(legal)))
    return gained


@pytest.mark.parametrize("name", ALL)
def test_rewards_of_a_game_are_what_it_came_to(name: str) -> None:
    table = env(name, seats=2)
    assert list(played(table, 3).values()) == table.state_of_game.returns()
    points = env(name, seats=2, reward="points")
    assert list(played(points, 3).values()) == points.state_of_game.scores()


def test_nobody_may_act_against_the_rules() -> None:
    table = env("fair")
    table.reset(seed=1)
    seen = table.observe(table.agent_selection)
    with pytest.raises((IllegalAction, InputError)):
        table.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    with pytest.raises(ValueError, match="None is no action"):
        table.step(None)
    together = parallel_env("fair")
    together.reset(seed=1)
    with pytest.raises((IllegalAction, InputError)):
        together.step(dict.fromkeys(together.agents, together.wait))


@pytest.mark.parametrize("name", ALL)
def test_gymnasium(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(SeatEnv(name), skip_render_check=True)
    seats = bastide.game(name).seats[-1]
    table = SeatEnv(name, seats=seats, seat=1, bots=["random"])
    dice = np.random.default_rng(1)
    _, info = table.reset(seed=1)
    over, reward = False, 0.0
    while not over:
        assert (info["action_mask"] == table.action_masks()).all()
        _, reward, over, _, info = table.step(dice.choice(np.flatnonzero(info["action_mask"])))
    assert reward == table.state.returns()[1]
    assert info["scores"] == table.state.scores()


def test_an_illegal_action_ends_it() -> None:
    table = SeatEnv("fair")
    _, info = table.reset(seed=1)
    wrong = np.flatnonzero(info["action_mask"] == 0)[0]
    _, reward, over, _, info = table.step(wrong)
    assert (reward, over) == (-1.0, True)
    assert info["illegal"]


@pytest.mark.parametrize("name", ALL)
def test_observations_spread_out(name: str) -> None:
    game = bastide.game(name)
    expand = Expander(game)
    state = game.start(seed=1)
    both = np.stack([np.frombuffer(state.observe(seat), np.uint8) for seat in range(2)])
    spread = expand(both)
    assert spread.shape == (2, len(expand.names))
    assert len(set(expand.names)) == len(expand.names)
    assert (spread >= 0).all()
    assert (spread <= 1).all()
    assert (spread[:1] == expand(state.observe(0))).all()
    assert spread[0, expand.names.index("to_act 0")] == (0 in state.to_act)
