"""A record: playing, taking back, playing again, forking, and its text."""

import pytest

import bastide
from bastide.core.action import Action
from bastide.core.errors import InputError
from bastide.core.history import KEEP_EVERY
from bastide.core.record import Record, RecordError, check_sum, written
from bastide.core.state import State
from bastide.examples.fair import GAME
from tests.core.playing import positions


def played(moves: int, seats: int = 3, seed: int = 5) -> tuple[Record, list[State], list[Action]]:
    """A record of so many moves, with every state on the way and every action."""
    record = Record("fair", seats, seed, {"rain": True})
    states = [record.state.clone()]
    actions: list[Action] = []
    for _, (_, _, action) in zip(range(moves), positions(GAME, seats, seed, rain=True), strict=False):
        record.apply(action)
        actions.append(action)
        states.append(record.state.clone())
    assert len(actions) == moves
    return record, states, actions


MANY = 3 * KEEP_EVERY + 1


def test_it_begins_with_the_deal() -> None:
    record = Record("fair")
    assert (record.seats, record.seed, record.options) == (2, 0, {"purse": 5, "pitch": "small", "rain": False})
    assert record.state == GAME.start(seats=2, seed=0)
    assert record.moves == []


@pytest.mark.parametrize("upto", range(MANY + 1))
def test_every_position_can_be_replayed(upto: int) -> None:
    record, states, _ = played(MANY)
    assert record.replay(upto) == states[upto]
    assert record.replay() == record.state == states[-1]
    assert record.replay(upto) is not record.replay(upto)


@pytest.mark.parametrize("upto", [-1, MANY + 1])
def test_positions_that_are_not_there_are_refused(upto: int) -> None:
    record, _, _ = played(MANY)
    with pytest.raises(InputError, match=f"There is no move {upto}: the record has {MANY} moves"):
        record.replay(upto)
    with pytest.raises(InputError, match=f"There is no move {upto}: the record has {MANY} moves"):
        record.fork(upto)


def test_a_replayed_state_is_the_readers_own() -> None:
    record, states, actions = played(5)
    record.replay(3).apply(actions[3])
    assert record.replay(3) == states[3]
    assert record.replay() == states[-1]


@pytest.mark.parametrize("back", [0, 1, 2, KEEP_EVERY, KEEP_EVERY + 1, MANY])
def test_moves_are_taken_back_and_played_again(back: int) -> None:
    record, states, actions = played(MANY)
    text = record.text()
    assert record.undo(back) == back
    assert record.state == states[MANY - back]
    assert record.moves == actions[: MANY - back]
    assert record.redo(back + 5) == back
    assert record.text() == text
    assert [record.replay(upto) for upto in range(MANY + 1)] == states


def test_no_more_can_be_taken_back_than_was_played() -> None:
    record, states, _ = played(3)
    assert record.undo(10) == 3
    assert record.undo() == 0
    assert record.state == states[0]
    assert record.redo() == 1
    assert record.state == states[1]


@pytest.mark.parametrize("count", [-1, -100])
def test_taking_back_less_than_nothing_does_nothing(count: int) -> None:
    record, states, _ = played(3)
    assert record.undo(count) == 0
    assert record.redo(count) == 0
    assert record.state == states[3]


def test_a_new_move_forgets_what_was_taken_back() -> None:
    record, states, actions = played(MANY)
    record.undo(MANY - 1)
    others = [action for action in record.state.legal(record.state.to_act[0]) if action != actions[1]]
    record.apply(others[0])
    assert record.redo() == 0
    assert record.moves == [actions[0], others[0]]
    assert Record.parse(record.text()).replay() == record.state != states[2]


def test_another_way_on_is_replayed_as_it_was_played() -> None:
    """No snapshot of the moves that were taken back may survive."""
    record, old, actions = played(MANY)
    record.undo(MANY - 1)
    states = [record.replay(0), record.replay(1)]
    while len(record.moves) < MANY and not record.state.over:
        legal = record.state.legal(record.state.to_act[-1])
        record.apply(next((action for action in legal if action != actions[len(record.moves)]), legal[0]))
        states.append(record.state.clone())
    assert len(states) > 2 * KEEP_EVERY
    assert states[KEEP_EVERY:] != old[KEEP_EVERY : len(states)]
    assert [record.replay(upto) for upto in range(len(states))] == states


def test_an_illegal_move_leaves_the_record_alone() -> None:
    record, states, _ = played(4)
    record.undo()
    text = record.text()
    with pytest.raises(bastide.IllegalAction):
        record.apply(GAME.action({"do": "accept", "seat": 0}))
    assert record.text() == text
    assert record.redo() == 1
    assert record.state == states[4]


def test_a_fork_goes_its_own_way() -> None:
    record, states, _ = played(MANY)
    text = record.text()
    for upto in (0, 7, KEEP_EVERY, MANY):
        fork = record.fork(upto)
        assert fork.state == states[upto]
        assert fork.redo() == 0
        fork.apply(fork.state.legal(fork.state.to_act[0])[-1])
        assert record.text() == text


def test_a_record_may_begin_with_a_position() -> None:
    record, states, actions = played(MANY)
    study = Record("fair", 3, 5, {"rain": True}, states[6].to_json())
    assert study.state == states[6]
    for action in actions[6:]:
        study.apply(action)
    assert study.state == record.state
    assert study.undo(MANY) == MANY - 6
    assert study.state == states[6]
    study.redo(MANY)
    for again in (Record.parse(study.text()), study.fork()):
        assert again.text() == study.text()
        assert again.replay(0) == states[6]
        assert again.replay() == record.state


def test_a_record_does_not_begin_with_a_position_of_others() -> None:
    with pytest.raises(InputError):
        Record("fair", 2, 5, {}, GAME.start(seats=3, seed=1).to_json())
    with pytest.raises(InputError):
        Record("fair", 2, 5, {}, {"game": "burgundy"})


# ---- text


def test_the_text_is_plain() -> None:
    record, _, actions = played(2)
    lines = record.text().splitlines()
    settings = ["option purse 5", "option pitch small", "option rain true"]
    assert lines[:7] == ["bastide record 1", "game fair", "seats 3", "seed 5", *settings]
    assert lines[7:11] == ["", f"{actions[0].seat} {actions[0]}", f"{actions[1].seat} {actions[1]}", ""]
    assert lines[11] == "score 0 0 0"
    assert lines[12] == f"end 2 moves {check_sum(lines[:12])}"
    assert len(lines) == 13
    assert record.text().endswith("\n")


@pytest.mark.parametrize("moves", [0, 1, MANY])
def test_the_text_leads_back(moves: int) -> None:
    record, states, actions = played(moves)
    again = Record.parse(record.text())
    assert again.text() == record.text()
    assert again.moves == actions
    assert [again.replay(upto) for upto in range(moves + 1)] == states


@pytest.mark.parametrize("seed", [7, -7, "7", "a word", "two  blanks", "#5", "end", "Бургундия", "x=1+2", 1 << 200])
def test_every_seed_is_written_and_read(seed: int | str) -> None:
    record = Record("fair", 2, seed)
    again = Record.parse(record.text())
    assert again.state == record.state
    assert str(again.seed) == str(seed)


def test_a_finished_game_names_its_winners() -> None:
    for seats in GAME.seats:
        record = Record("fair", seats, 3)
        for _, _, action in positions(GAME, seats, 3):
            record.apply(action)
        winners = " ".join(["winner", *map(str, record.state.winners())])
        assert winners in record.text().splitlines()
        assert Record.parse(record.text()).state.winners() == record.state.winners()


def test_a_lost_game_of_one_has_no_winner() -> None:
    for seed in range(60):
        record = Record("fair", 1, seed)
        for _, _, action in positions(GAME, 1, seed):
            record.apply(action)
        if not record.state.winners():
            assert "winner" in record.text().splitlines()
            assert Record.parse(record.text()).state == record.state
            return
    pytest.fail("the crier never won")


def test_remarks_blank_lines_and_other_line_ends_do_not_matter() -> None:
    record, _, _ = played(9)
    lines = record.text().splitlines()
    noisy = "\r\n".join(["# a fine game", "", *(f"  {line}\t" for line in lines), "# well played", ""])
    for at in range(len(lines)):
        assert Record.parse("\n".join([*lines[:at], "", "# here", *lines[at:]])).text() == record.text()
    assert Record.parse(noisy).text() == record.text()


def test_part_of_a_move_is_not_enough_in_a_record() -> None:
    """A line that leaves fields out may be typed, but a record says everything."""
    record, _, _ = played(0, seats=1)
    coins = record.text().replace("score", "0 show ware=cloth\nscore")
    with pytest.raises(RecordError):
        Record.parse(coins)


@pytest.mark.parametrize(
    ("value", "text"),
    [("basic", "basic"), (5, "5"), (True, "true"), (False, "false"), ((1, 3), "1+3"), ((4,), "4"), (-1, "-1")],
)
def test_settings_are_written(value: object, text: str) -> None:
    assert written(value) == text


def test_the_check_sum_is_over_what_is_said() -> None:
    assert check_sum(["a", "", "# b", "c"]) == check_sum(["a", "c"])
    assert check_sum(["a", "c"]) != check_sum(["c", "a"])
    assert len(check_sum([])) == 16
