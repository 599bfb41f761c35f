"""What programs that learn are given: observations, masks, codes, returns and keys, of every game and option."""

from random import Random
from typing import Any

import pytest

import bastide
from bastide.core.errors import IllegalAction, InputError
from bastide.core.game import Game
from bastide.core.observing import Cell
from bastide.core.state import State
from tests.core.playing import GAMES, finish, started

ALL = [*GAMES, "fair"]
UNSEEN = ("moves", "ledger", "ties")
"""What a view tells of the past."""


def played(game: Game, seats: int, seed: int) -> list[State]:
    """All positions of a game with some set-up."""
    dice = Random(seed)
    state = started(game, seats, seed)
    found = [state.clone()]
    while not state.over:
        state.apply(dice.choice(state.legal(dice.choice(state.to_act))))
        found.append(state.clone())
    return found


TABLES = [(name, seats) for name in ALL for seats in bastide.game(name).seats]


def numbers(cell: Cell, observation: bytes) -> list[int]:
    part = observation[cell.offset : cell.offset + cell.entries * cell.width]
    return [int.from_bytes(part[at : at + cell.width]) for at in range(0, len(part), cell.width)]


def known(state: State, seat: int) -> dict[str, Any]:
    view = state.view(seat)
    return {name: value for name, value in view.items() if name not in UNSEEN}


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.slow
def test_a_seat_observes_what_it_may_know_and_no_more(name: str, seats: int, seed: int) -> None:
    game = bastide.game(name)
    layout = game.observed().layout
    before: dict[int, tuple[bytes, dict[str, Any]]] = {}
    for number, state in enumerate(played(game, seats, seed)):
        for seat in range(seats):
            seen = state.observe(seat)
            assert len(seen) == game.observed().length
            assert state.determinize(seat, f"{seed} {number}").observe(seat) == seen
            for cell in layout:
                assert max(numbers(cell, seen)) < cell.values, cell.name
                assert cell.player < seats or not any(numbers(cell, seen)), cell.name
            view = known(state, seat)
            if seat in before and before[seat][0] == seen:
                assert view == before[seat][1], "a change that is seen is observed"
            before[seat] = (seen, view)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_codes_mask_and_step_are_the_legal_actions(name: str, seats: int) -> None:
    game = bastide.game(name)
    dice = Random(5)
    state = started(game, seats, 5)
    while not state.over:
        for seat in range(seats):
            codes = state.codes(seat)
            assert codes == [game.encode(action) for action in state.legal(seat)]
            assert [code for code, legal in enumerate(state.mask(seat)) if legal] == sorted(codes)
        seat = dice.choice(state.to_act)
        action = dice.choice(state.legal(seat))
        other = state.clone()
        state.apply(action)
        other.step(game.encode(action), seat)
        assert other == state


@pytest.mark.parametrize("name", ALL)
def test_what_is_not_legal_is_no_step(name: str) -> None:
    game = bastide.game(name)
    state = game.start(seed=1)
    before = state.key()
    wrong = next(code for code, legal in enumerate(state.mask(state.to_act[0])) if not legal)
    with pytest.raises((IllegalAction, InputError)):
        state.step(wrong)
    with pytest.raises(InputError):
        state.step(game.num_actions)
    assert state.key() == before
    with pytest.raises((IllegalAction, InputError)):
        finish(state).step(0)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_returns_add_up_and_follow_the_ranking(name: str, seats: int) -> None:
    state = started(bastide.game(name), seats, 2)
    assert state.returns() == [0.0] * seats
    finish(state, 2)
    returns = state.returns()
    assert all(-1 <= value <= 1 for value in returns)
    assert seats == 1 or abs(sum(returns)) < 1e-9
    ranking = [seat for seat in state.ranking() if seat < seats]
    assert [returns[seat] for seat in ranking] == sorted(returns, reverse=True)
    assert seats == 1 or all(returns[seat] == max(returns) for seat in state.winners())


@pytest.mark.parametrize("name", ALL)
def test_a_position_forgets_how_it_came_about(name: str) -> None:
    game = bastide.game(name)
    for state in played(game, game.seats[-1], 3)[::7]:
        data = {**state.to_json(), "rng": [5, 6, 7, 8], "ledger": []}
        other = game.from_json(data)
        assert other.position() == state.position()
        assert hash(other.position()) == hash(state.position())
        assert other != state
