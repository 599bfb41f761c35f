"""All at once and in secret (FAIR-2): everybody plans in any order, changes the plan at will, and is ready once."""

from itertools import permutations

import pytest

import bastide
from bastide.core.decision import Decision
from bastide.core.history import History, Move
from bastide.core.words import words
from bastide.examples.fair import GAME
from bastide.examples.fair.asks import ASK_PLAN
from tests.core.fairground import do, everybody_stakes, nobody_bids, started
from tests.core.playing import positions


def plans(seats: int) -> dict[int, list[str]]:
    """What each seat is going to do in the morning."""
    start = started(seats)
    return {seat: [str(start.legal(seat)[0]), f"stake coins={1 + seat % 2}", "ready"] for seat in range(seats)}


def test_answers_may_come_in_any_order_and_their_steps_may_mix() -> None:
    """Three seats, three steps each: every order of the nine answers leads to the same state."""
    reached = set()
    orders = set(permutations([0, 0, 0, 1, 1, 1])) | set(permutations([0, 0, 1, 1, 2, 2]))
    for order in orders:
        state = started(3)
        left = {seat: lines[3 - order.count(seat) :] if seat in order else [] for seat, lines in plans(3).items()}
        for seat, lines in plans(3).items():
            do(state, seat, *lines[: len(lines) - len(left[seat])])
        for seat in order:
            assert state.to_act == tuple(other for other in range(3) if left[other])
            do(state, seat, left[seat].pop(0))
        reached.add(state)
    assert len(orders) == 20 + 90
    assert len(reached) == 1
    assert reached.pop().to_act == (1,), "the highest stake begins, the first seat of equals"


def test_a_plan_can_be_changed_until_one_is_ready() -> None:
    state = started(3)
    state.traders[1].hand = b"\0\1"
    asked = state.asked(1)
    for line in ("show ware=cloth", "stake coins=2", "show ware=spice", "stake coins=0", "show ware=cloth"):
        do(state, 1, line)
        assert state.asked(1) is asked, "the very same question again"
        assert state.view(None)["ready"] == []
    assert (
        words("en", "fair").say(state.question(1))
        == "You show cloth and stake 0 coins. Change it, or say you are ready."
    )
    do(state, 1, "ready")
    assert state.view(None)["ready"] == [1]
    assert state.to_act == (0, 2)
    with pytest.raises(bastide.IllegalAction) as caught:
        do(state, 1, "show ware=spice")
    assert caught.value.rule == "FAIR-2"


def test_nobody_is_ready_who_shows_nothing() -> None:
    with pytest.raises(bastide.IllegalAction, match="FAIR-2: Show a ware first"):
        do(started(2), 0, "stake coins=1", "ready")


def test_who_is_ready_is_seen_but_not_what_was_chosen() -> None:
    state = started(3)
    one, other = (state.clone() for _ in range(2))
    do(one, 1, str(state.legal(1)[0]), "ready")
    do(other, 1, str(state.legal(1)[1]), "stake coins=2")
    other.traders[1].shown = one.traders[1].hand[-1]
    do(other, 1, "ready")
    other.moves = one.moves
    for viewer in (0, 2, None):
        assert one.view(viewer) == other.view(viewer)
        assert one.view(viewer)["ready"] == [1]
    assert one.view(1) != other.view(1)


def test_what_is_planned_is_told_to_its_own_seat_alone() -> None:
    state = started(2)
    assert state.events is None
    events = state.watch()
    assert state.watch() is events
    everybody_stakes(state, 1, 0)
    told = [(event.kind, event.seen_by(0), event.seen_by(1), event.seen_by(None)) for event in events]
    assert told == [
        ("show", True, False, False),
        ("stake", True, False, False),
        ("ready", True, True, True),
        ("show", False, True, False),
        ("ready", True, True, True),
        ("reveal", True, True, True),
        ("reveal", True, True, True),
        ("draw", True, False, False),
        ("draw", False, True, False),
        ("lot", True, True, True),
    ]
    assert [event.reveals for event in events] == [False] * 5 + [True] * 5
    assert [event.args["coins"] for event in events if event.kind == "reveal"] == [1, 0]
    assert state.clone().events is None


def test_every_wave_has_a_number_of_its_own() -> None:
    state = started(2)
    first = state.stack.copy()
    assert {decision.kind for decision in first} == {ASK_PLAN}
    nobody_bids(everybody_stakes(state, 0, 0))
    do(state, 0, "leave")
    assert [decision.seat for decision in state.stack] == [1, 0]
    assert {decision.together for decision in state.stack} == {state.moves + 1}
    assert state.stack != first
    assert Decision(0, ASK_PLAN, together=1) in first


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_takes_back_its_own_choices_whatever_others_did_meanwhile(seats: int) -> None:
    """Within the wave, each move can be taken out of the line and played again: in the end nothing has changed."""
    line: History[Move] = History(GAME, seats, 1, {})
    expected = started(seats)
    for seat, lines in plans(seats).items():
        for text in lines if seat else lines[:-1]:
            line.play(Move(GAME.parse(seat, text, line.state)))
            do(expected, seat, text)
    for seat in range(1, seats):
        taken = []
        for _ in range(3):
            place = max(number for number, action in enumerate(line.moves) if action.seat == seat)
            taken.append(line.take_out(place))
            assert seat in line.state.to_act
        for move in reversed(taken):
            line.play(move)
        assert line.state == expected
    assert line.state.to_act == (0,)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_random_game_ends_although_plans_can_be_changed(seats: int) -> None:
    longest = max(sum(1 for _ in positions(GAME, seats, seed)) for seed in range(20))
    assert longest < 400
