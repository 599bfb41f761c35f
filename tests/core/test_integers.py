"""Integers of numpy are as good as Python's wherever a public name takes one; yes, no and 2.0 are none."""

from typing import Any

import pytest

import bastide
from bastide.core.chance import after, dealt
from bastide.core.errors import InputError
from bastide.core.state import State
from tests.core.playing import GAMES

np = pytest.importorskip("numpy")

KINDS = [np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint64, np.intp]
ALL = [*GAMES, "fair"]


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("kind", KINDS)
def test_a_game_by_integers_of_numpy(name: str, kind: Any) -> None:
    game = bastide.game(name)
    state, plain = game.start(seats=kind(2), seed=kind(7)), game.start(seats=2, seed=7)
    assert state == plain
    for _ in range(25):
        seat = plain.to_act[0]
        assert state.codes(kind(seat)) == plain.codes(seat)
        assert state.mask(kind(seat)) == plain.mask(seat)
        assert state.observe(kind(seat)) == plain.observe(seat)
        assert state.view(kind(seat)) == plain.view(seat)
        assert type(state.view(kind(seat))["seat"]) is int
        assert state.question(kind(seat)) == plain.question(seat)
        assert state.counters(kind(seat)) == plain.counters(seat)
        assert repr(state.ledger(kind(seat))) == repr(plain.ledger(seat))
        assert state.determinize(kind(seat), kind(3)) == plain.determinize(seat, 3)
        code = min(state.codes(seat))
        wide = code if code > np.iinfo(kind).max else kind(code)
        action = game.decode(state, wide, kind(seat))
        assert action == game.decode(plain, code, seat)
        assert type(action.seat) is int
        assert game.parse(kind(seat), str(action), state) == action
        assert game.action({**action.to_json(), "seat": kind(seat)}) == action
        assert game.thinkable(state, kind(seat)) == game.thinkable(plain, seat)
        legal = plain.codes(seat)
        code = legal[len(legal) // 2]
        state.step(code if code > np.iinfo(kind).max else kind(code), kind(seat))
        plain.step(code, seat)
        assert state == plain


@pytest.mark.parametrize("kind", KINDS)
def test_records_and_chance(kind: Any) -> None:
    record = bastide.Record("burgundy", kind(2), kind(5))
    assert record.text() == bastide.Record("burgundy", 2, 5).text()
    for _ in range(6):
        record.apply(record.state.legal(0 if 0 in record.state.to_act else 1)[0])
    assert record.undo(kind(2)) == 2
    assert record.redo(kind(1)) == 1
    assert record.replay(kind(3)) == record.fork(kind(3)).state
    game = bastide.game("fair")
    draws: list[Any] = []
    found = dealt(game, kind(2), {}, draws)
    while isinstance(found, int):
        draws.append(kind(0))
        found = dealt(game, kind(2), {}, draws)
    assert isinstance(found, State)
    assert not isinstance(after(found, found.legal(found.to_act[0])[0], []), int)


@pytest.mark.parametrize("kind", KINDS)
def test_options(kind: Any) -> None:
    burgundy = bastide.game("burgundy")
    assert burgundy.start(seed=1, duchies=[kind(1), kind(3)]) == burgundy.start(seed=1, duchies=[1, 3])
    assert burgundy.start(seed=1, duchies=kind(1)) == burgundy.start(seed=1, duchies=1)
    caylus = bastide.game("caylus1303")
    assert caylus.start(seed=1, squares=kind(3)) == caylus.start(seed=1, squares=3)
    orleans = bastide.game("orleans")
    assert orleans.start(seed=1, first=kind(1)) == orleans.start(seed=1, first=1)


@pytest.mark.parametrize("wrong", [True, 1.0, "1", np.float32(1), np.bool_(True), np.array([1, 2])])
def test_what_is_no_integer_is_refused(wrong: Any) -> None:
    game = bastide.game("burgundy")
    state = game.start(seed=1)
    with pytest.raises(InputError):
        game.start(seats=wrong)
    if not isinstance(wrong, str):  # a line of text is a seed
        with pytest.raises(InputError):
            game.start(seed=wrong)
        with pytest.raises(InputError):
            state.determinize(0, wrong)
    for ask in (state.legal, state.codes, state.mask, state.observe, state.view, state.ledger, state.question):
        with pytest.raises(InputError, match="no seat"):
            ask(wrong)
    with pytest.raises(InputError, match="Code"):
        state.step(wrong)
    with pytest.raises(InputError, match="Code"):
        game.decode(state, wrong)
    with pytest.raises(InputError):
        state.step(0, wrong)
