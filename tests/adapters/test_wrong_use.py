"""Whoever holds an adapter wrongly is told what is wrong, in a sentence."""

import numpy as np
import pytest

import bastide
from bastide.core.errors import IllegalAction, InputError

GAME = bastide.game("burgundy")


def finished() -> bastide.State:
    state = GAME.start(seats=2, seed=1)
    while not state.over:
        state.apply(state.legal(state.to_act[0])[0])
    return state


def test_a_finished_game_says_so() -> None:
    state = finished()
    with pytest.raises(IllegalAction, match="The game is over"):
        state.step(0)
    for bot in (bastide.bot("greedy"), bastide.bot("random")):
        with pytest.raises(InputError, match="The game is over"):
            bot.choose(state, 0)


def test_a_bot_that_is_not_asked() -> None:
    state = GAME.start(seats=2, seed=1)
    other = 1 - state.to_act[0]
    with pytest.raises(InputError, match=f"Player {other + 1} has nothing to decide"):
        bastide.bot("greedy").choose(state, other)
    with pytest.raises(InputError, match="has nothing to decide"):
        bastide.bot("greedy").choose_many([state], [other], [0])


def test_gymnasium() -> None:
    gymnasium = pytest.importorskip("gymnasium")
    from bastide.adapters.gymnasium import SeatEnv

    needed = gymnasium.error.ResetNeeded
    with pytest.raises(ValueError, match="render_mode"):
        SeatEnv("burgundy", render_mode="human")
    env = SeatEnv("burgundy", render_mode="ansi")
    with pytest.raises(needed):
        env.step(np.int64(0))
    for wrong in (int(np.flatnonzero(env.reset(seed=1)[1]["action_mask"] == 0)[0]), None):
        env.reset(seed=1)
        _, reward, over, _, info = env.step(wrong)  # type: ignore[arg-type]
        assert (reward, over) == (-1.0, True)
        assert "names nothing" in info["illegal"]
        with pytest.raises(needed):
            env.step(np.int64(0))


def test_pettingzoo() -> None:
    pytest.importorskip("pettingzoo")
    from bastide.adapters.pettingzoo import env, parallel_env

    with pytest.raises(ValueError, match="returns, points"):
        env("burgundy", reward="gold")  # type: ignore[arg-type]
    turns, together = env("burgundy"), parallel_env("burgundy")
    for early in (lambda: turns.step(0), lambda: together.step({})):
        with pytest.raises(ValueError, match=r"reset\(\) first"):
            early()
    turns.reset()
    together.reset()
    with pytest.raises(ValueError, match="no agent 'seat_9'"):
        turns.observe("seat_9")
    with pytest.raises(ValueError, match="seat_0, seat_1 did not"):
        together.step({})


def test_vectors_and_tensors() -> None:
    from bastide.adapters.tensors import Expander
    from bastide.adapters.vector import Vector

    with pytest.raises(ValueError, match="-1 processes"):
        Vector("burgundy", 2, processes=-1)
    games = Vector("burgundy", 2)

    def step(count: int) -> None:
        games.step(np.zeros(count))

    with pytest.raises(ValueError, match=r"reset\(\) first"):
        step(2)
    games.reset()
    with pytest.raises(ValueError, match="2 actions in a row"):
        step(1)
    games.close()
    with pytest.raises(ValueError, match=r"reset\(\) first"):
        step(2)
    with pytest.raises(ValueError, match="an observation has"):
        Expander(GAME)(b"abc")


@pytest.mark.parametrize("wrong", ["players=9", "setup=zzz"])
def test_openspiel_checks_what_it_loads(wrong: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import bastide.adapters.open_spiel  # noqa: F401

    with pytest.raises(InputError):
        pyspiel.load_game(f"bastide_burgundy({wrong})")


def test_a_text_is_no_flag() -> None:
    with pytest.raises(InputError, match="without quotation marks"):
        bastide.game("orleans").start(seats=2, seed=1, orders="true")
    with pytest.raises(InputError, match='players: "2"'):
        GAME.start(seats="2", seed=1)
