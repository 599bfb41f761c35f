"""Sitting down at the fair: positions of random games, and playing lines for tests."""

from bastide.examples.fair import GAME
from bastide.examples.fair.components import BIDDING
from bastide.examples.fair.state import FairState
from tests.core.playing import some_positions

POSITIONS = some_positions(GAME, 3, rain=True)


def fair(state: object) -> FairState:
    assert isinstance(state, FairState)
    return state


def started(seats: int, seed: int = 1, **options: object) -> FairState:
    return fair(GAME.start(seats=seats, seed=seed, **options))


def do(state: FairState, seat: int, *lines: str) -> FairState:
    for line in lines:
        state.apply(GAME.parse(seat, line, state))
    return state


def everybody_stakes(state: FairState, *stakes: int) -> FairState:
    """Everybody shows the first ware, stakes so much, and is ready."""
    for seat, coins in enumerate(stakes):
        state.apply(state.legal(seat)[0])
        do(state, seat, *([f"stake coins={coins}"] if coins else []), "ready")
    return state


def nobody_bids(state: FairState) -> FairState:
    while state.phase == BIDDING:
        do(state, state.to_act[0], "pass")
    return state
