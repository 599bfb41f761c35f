"""Sitting down at the fair: positions of random games, and playing lines for tests."""

from tests.core.fair import GAME, FairState
from tests.core.playing import some_positions

POSITIONS = some_positions(GAME, 3, rain=True)


def fair(state: object) -> FairState:
    assert isinstance(state, FairState)
    return state


def started(seats: int, seed: int = 1) -> FairState:
    return fair(GAME.start(seats=seats, seed=seed))


def do(state: FairState, seat: int, *lines: str) -> FairState:
    for line in lines:
        state.apply(GAME.parse(seat, line, state))
    return state


def everybody_stakes(state: FairState, *stakes: int) -> FairState:
    for seat, coins in enumerate(stakes):
        state.apply(state.legal(seat)[0])
        do(state, seat, f"stake coins={coins}")
    return state
