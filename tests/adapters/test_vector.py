"""Many games at once: the same games whatever plays them, and nobody acts against the rules."""

import numpy as np
import pytest

pytest.importorskip("numpy")

from bastide.adapters.vector import Vector


def played(processes: int, steps: int = 150) -> list[np.ndarray]:
    """What was seen and gained."""
    dice = np.random.default_rng(1)
    with Vector("fair", count=5, processes=processes) as games:
        games.reset(seed=7)
        found = []
        for _ in range(steps):
            games.step(np.array([dice.choice(np.flatnonzero(mask)) for mask in games.mask]))
            found.append(np.concatenate([games.observation.ravel(), games.reward.ravel(), games.done]).copy())
        assert any(one[-5:].any() for one in found), "games end, and begin anew"
        return found


def test_processes_play_the_same_games() -> None:
    here, there = played(0), played(2)
    assert all((one == other).all() for one, other in zip(here, there, strict=True))


@pytest.mark.parametrize("processes", [0, 1])
def test_an_illegal_action_is_refused(processes: int) -> None:
    with Vector("fair", count=2, processes=processes) as games:
        games.reset()
        wrong = np.array([np.flatnonzero(mask == 0)[0] for mask in games.mask])
        with pytest.raises(ValueError):
            games.step(wrong)


def test_somebody_must_play() -> None:
    with pytest.raises(ValueError, match="at least one"):
        Vector("fair", count=0)
