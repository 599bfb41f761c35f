"""The line of play: what happened, taking one move out, and snapshots that belong to one line alone."""

import json

import pytest

from bastide.core.action import Action
from bastide.core.history import KEEP_EVERY, History, Move
from bastide.examples.fair.actions import ACTIONS
from bastide.examples.fair.game import GAME
from bastide.examples.fair.state import FairState
from tests.core.playing import positions

MANY = 3 * KEEP_EVERY + 1


def history() -> History[Move]:
    return History(GAME, 3, 5, {})


def played(moves: int = MANY) -> History[Move]:
    line = history()
    for _, (_, _, action) in zip(range(moves), positions(GAME, 3, 5), strict=False):
        line.play(Move(action))
    return line


def test_what_happened_is_told_as_it_was_when_it_happened() -> None:
    line = played()
    state = GAME.start(3, 5)
    events = state.watch()
    told = []
    for action in line.moves:
        state.apply(action)
        told.append([event.to_json() for event in events])
        events.clear()
    assert [[event.to_json() for event in one] for one in line.told(9, 12)] == told[9:12]
    assert [[event.to_json() for event in one] for one in line.told()] == told
    line.go(4)
    assert len(line.told()) == 4
    assert [[event.to_json() for event in one] for one in line.told(3, 9)] == told[3:9]  # taken back, but there


def test_what_was_told_is_remembered_until_it_is_forgotten() -> None:
    line = played()
    told = line.told()
    assert [id(event) for one in line.told() for event in one] == [id(event) for one in told for event in one]
    line.forget_told()
    assert line.line[0].events is None
    assert [len(one) for one in line.told()] == [len(one) for one in told]


def test_taking_back_and_playing_again_plays_a_few_moves_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    line = played()
    applied: list[Action] = []

    def count(kind: type[Action]) -> None:
        apply = kind.apply

        def counted(self: Action, state: FairState) -> None:
            applied.append(self)
            apply(self, state)

        monkeypatch.setattr(kind, "apply", counted)

    for kind in ACTIONS:
        count(kind)
    for at in range(MANY, -1, -1):
        applied.clear()
        line.go(at)
        assert line.state == line.replay()
        assert len(applied) < 2 * KEEP_EVERY
    line.go(MANY)
    assert line.state.moves == MANY
    assert len(applied) == MANY % KEEP_EVERY


def test_one_move_is_taken_out_and_the_later_ones_stay() -> None:
    line = history()
    choices = [line.state.legal(seat)[0] for seat in range(3)]
    for action in choices:
        line.play(Move(action))
    digest = line.digest()
    taken = line.take_out(1)
    assert taken.action == choices[1]
    assert line.moves == [choices[0], choices[2]]
    again = history()
    for action in line.moves:
        again.play(Move(action))
    assert (line.state, line.digest()) == (again.state, again.digest())
    line.play(taken)
    assert line.state.to_act == (0, 1, 2)
    assert line.digest() != digest  # the same moves in another order are another line


def test_a_digest_names_one_line() -> None:
    line, other = played(), played()
    assert [line.digest(at) for at in range(MANY + 1)] == [other.digest(at) for at in reversed(range(MANY + 1))][::-1]
    assert len({line.digest(at) for at in range(MANY + 1)}) == MANY + 1
    line.go(MANY - 1)
    different = [action for action in line.state.legal(line.state.to_act[0]) if action != other.moves[-1]]
    line.play(Move(different[0]))
    assert line.digest(MANY - 1) == other.digest(MANY - 1)
    assert line.digest() != other.digest()


def test_a_saved_state_is_gone_on_from(monkeypatch: pytest.MonkeyPatch) -> None:
    line = played()
    again = history()
    for action in line.moves:
        again.append(Move(action))
    again.keep_saved(16, json.dumps(line.replay(16).to_json()))
    monkeypatch.setattr(type(GAME), "start", None)
    assert again.state == line.state
    assert again.replay(16) == line.replay(16)
    again.go(20)
    again.take_out(10)
    with pytest.raises(TypeError):
        again.replay(16)  # what was saved was of another line, and nothing can be dealt
