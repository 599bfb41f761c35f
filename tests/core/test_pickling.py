"""Whatever a program may send to another process or keep is pickled and copied, compiled or not."""

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import bastide
from bastide.core.chance import dealt
from bastide.core.rng import Scripted, seeded
from bastide.core.state import State
from tests.core.playing import finish, started
from tests.games.test_observations import ALL, TABLES, played


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


COPIES: list[Callable[[Any], Any]] = [pickled, copy.deepcopy, copy.copy]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_state_is_played_on_as_if_nothing_had_happened(name: str, seats: int) -> None:
    """Also what a state only keeps for speed is there: the rest of the game is the same, move by move."""
    dice = Random(f"{name} {seats}")
    states = played(bastide.game(name), seats, 6)
    for state in [dice.choice(states) for _ in range(3)]:
        for again in [make(state) for make in COPIES]:
            original = state.clone()
            assert again == state
            assert again.to_json() == state.to_json()
            while not original.over:
                seat = original.to_act[0]
                legal = original.legal(seat)
                assert again.legal(seat) == legal
                action = dice.choice(legal)
                original.apply(action)
                again.apply(pickled(action))
            assert again == original


@pytest.mark.parametrize("name", ALL)
def test_nothing_is_shared_with_a_copy(name: str) -> None:
    for make in COPIES:
        state = started(bastide.game(name), 2, 3)
        before = state.key()
        other = make(state)
        finish(other, 4)
        assert other != state
        assert state.key() == before


@pytest.mark.parametrize("name", ALL)
def test_what_is_seen_stays_seen_and_nobody_watches_a_copy(name: str) -> None:
    state = played(bastide.game(name), 2, 1)[4]
    state.watch()
    for make in COPIES:
        assert make(state).events is None
        if make is not pickled or name != "fair":  # which is pickled as its JSON
            assert make(state.opened()).revealed


@pytest.mark.parametrize("name", ALL)
def test_games_options_and_records(name: str) -> None:
    game = bastide.game(name)
    record = bastide.Record(name, 2, 5)
    while record.at < 12:
        record.apply(record.state.legal(record.state.to_act[0])[0])
    record.undo(3)
    for make in (pickled, copy.deepcopy):
        assert make(game) is game
        for option in game.options.values():
            assert make(option) is option
        again = make(record)
        assert again.text() == record.text()
        assert again.redo(3) == 3
        assert again.at == 12
        assert record.at == 9, "each has its own line"
        again.apply(again.state.legal(again.state.to_act[0])[0])
    finished = bastide.Record.parse(record.text())
    finished.resigned, finished.stopped = (1,), True
    assert pickled(finished).text() == finished.text()


@pytest.mark.parametrize("make", COPIES)
@pytest.mark.parametrize("rng", [seeded(7), seeded("hash:7"), Scripted([1, 2, 3, 4, 5, 6, 7, 8, 9])])
def test_generators(make: Callable[[Any], Any], rng: Any) -> None:
    mine = rng.clone()
    mine.below(100)
    again = make(mine)
    assert [again.below(100) for _ in range(5)] == [mine.below(100) for _ in range(5)]


def test_a_deal_that_waits_for_chance() -> None:
    """A state whose chance is written down is pickled with what is written."""
    game = bastide.game("fair")
    draws: list[int] = []
    found = dealt(game, 2, {}, draws)
    while isinstance(found, int):
        draws.append(found - 1)
        found = dealt(game, 2, {}, draws)
    assert isinstance(found, State)
    assert copy.deepcopy(found) == found


def test_ledgers_events_and_errors() -> None:
    state = bastide.game("burgundy").start(seed=1)
    events = state.watch()
    finish(state, 1)
    for make in COPIES:
        assert repr(make(state.ledger(0))) == repr(state.ledger(0))
        assert [repr(make(event)) for event in events[:50]] == [repr(event) for event in events[:50]]
