"""The proof game: what larger games need of the core works, in every position of random games with 1 to 4 seats."""

import copy
import json
import pickle
from itertools import permutations

import pytest

import bastide
from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.record import Record
from bastide.core.words import LANGUAGES, words
from tests.core.fair import GAME
from tests.core.fair_actions import BID, BLOCK, BUILD, OFFER, SHOW, Build, Offer
from tests.core.fairground import POSITIONS, do, everybody_stakes, fair, started
from tests.core.playing import finish, positions

SEATS = list(GAME.seats)


def test_random_games_meet_every_decision_and_every_action() -> None:
    decisions: set[int] = set()
    verbs: set[str] = set()
    for seats in SEATS:
        for seed in range(20):
            for state, seat, action in positions(GAME, seats, seed):
                asked = state.asked(seat)
                assert asked is not None
                decisions.add(asked.kind)
                verbs.add(action.do)
    assert decisions == set(range(6))
    assert verbs == set(GAME.verbs)


# ---- asking and answering


@pytest.mark.parametrize("seats", SEATS)
def test_who_is_asked_has_something_to_choose_and_nobody_else_has(seats: int) -> None:
    for seed in range(10):
        for state, _, _ in positions(GAME, seats, seed):
            assert state.to_act == tuple(sorted(set(state.to_act)))
            for seat in range(seats):
                assert bool(state.legal(seat)) == (seat in state.to_act)
                assert (state.asked(seat) is not None) == (seat in state.to_act)
    assert finish(state).to_act == ()


@pytest.mark.parametrize("seats", SEATS)
def test_exactly_the_legal_actions_are_not_refused(seats: int) -> None:
    for seed in range(4):
        for state, _, _ in positions(GAME, seats, seed):
            for seat in range(seats):
                legal = state.legal(seat)
                allowed = [action for action in GAME.thinkable(state, seat) if state.refuse(action) is None]
                assert len(set(legal)) == len(legal)
                assert set(allowed) == set(legal)


def test_a_refused_action_changes_nothing_and_says_why() -> None:
    for state in POSITIONS[::7]:
        before = state.clone()
        for action in [action for seat in range(state.seats) for action in GAME.thinkable(state, seat)]:
            refusal = state.refuse(action)
            if refusal is not None:
                with pytest.raises(bastide.IllegalAction) as caught:
                    state.apply(action)
                assert caught.value.rule == refusal.rule != ""
                assert caught.value.message == words("en", "fair").say(refusal.phrase)
                assert " " in caught.value.message
        assert state == before


def test_an_action_of_another_game_is_refused() -> None:
    stranger = bastide.game("burgundy").action({"do": "end", "seat": 0})
    with pytest.raises(bastide.IllegalAction):
        started(2).apply(stranger)
    with pytest.raises(bastide.IllegalAction):
        bastide.game("burgundy").start(seats=2, seed=1).apply(GAME.action({"do": "pass", "seat": 0}))


def test_nothing_is_legal_after_the_end() -> None:
    state = finish(started(3))
    assert [state.legal(seat) for seat in range(3)] == [[], [], []]
    with pytest.raises(bastide.IllegalAction) as caught:
        state.apply(GAME.action({"do": "pass", "seat": 0}))
    assert caught.value.rule == "FAIR-7"


# ---- all at once, in secret


def test_answers_may_come_in_any_order_and_their_steps_may_mix() -> None:
    """Three seats, two steps each: every order of the six answers leads to the same state."""
    start = started(3)
    lines = {seat: [str(start.legal(seat)[0]), f"stake coins={seat % 2}"] for seat in range(3)}
    reached = set()
    orders = set(permutations([0, 0, 1, 1, 2, 2]))
    for order in orders:
        state = start.clone()
        left = {seat: list(lines[seat]) for seat in range(3)}
        for seat in order:
            assert state.to_act == tuple(other for other in range(3) if left[other])
            do(state, seat, left[seat].pop(0))
        reached.add(state)
    assert len(orders) == 90
    assert len(reached) == 1
    assert reached.pop().to_act == (1,)


def test_who_has_answered_is_not_asked_again() -> None:
    state = started(3)
    do(state, 1, str(state.legal(1)[0]), "stake coins=1")
    assert state.to_act == (0, 2)
    with pytest.raises(bastide.IllegalAction) as caught:
        do(state, 1, "stake coins=1")
    assert caught.value.rule == "FAIR-3"


def test_a_secret_choice_is_seen_by_its_seat_only_until_all_have_chosen() -> None:
    state = started(3)
    one, other = (state.clone() for _ in range(2))
    for copy_, coins in ((one, 0), (other, 2)):
        do(copy_, 1, str(state.legal(1)[-1]), f"stake coins={coins}")
    for viewer in (0, 2, None):
        assert one.view(viewer) == other.view(viewer)
    assert one.view(1) != other.view(1)


# ---- in turn: auction, reaction, offer


def test_the_last_one_in_pays_and_builds() -> None:
    state = everybody_stakes(started(3), 0, 0, 1)
    purse = state.coins[1]
    assert state.to_act == (2,)
    do(state, 2, "bid coins=1")
    do(state, 0, "pass")
    do(state, 1, "bid coins=3")
    do(state, 2, "pass")
    assert state.coins[1] == purse - 3
    assert [decision.kind for decision in state.stack] == [BUILD, BLOCK]


def test_a_reaction_lies_on_top_of_the_decision_that_it_interrupts() -> None:
    state = everybody_stakes(started(2), 1, 0)
    do(state, 0, "bid coins=1")
    do(state, 1, "pass")
    assert state.to_act == (1,)
    assert state.legal(0) == []
    before = len(state.room())
    do(state, 1, "block cell=5")
    assert state.to_act == (0,)
    assert len(state.legal(0)) == len(state.room()) < before
    do(state, 0, str(state.legal(0)[0]))
    assert state.scores()[0] == state.ledger(0)[-1].points > 0
    assert state.stack == [Decision(0, OFFER)]


@pytest.mark.parametrize(
    ("answers", "paid"),
    [
        ([(1, "accept")], 2),
        ([(1, "refuse")], 0),
        ([(1, "counter price=1"), (0, "accept")], 1),
        ([(1, "counter price=3"), (0, "refuse")], 0),
    ],
)
def test_an_offer_is_accepted_refused_or_countered(answers: list[tuple[int, str]], paid: int) -> None:
    state = everybody_stakes(started(2), 1, 0)
    do(state, 0, "pass")
    do(state, 1, "pass")
    coins, wares = state.coins.copy(), [len(hand) for hand in state.hands]
    offer = next(action for action in state.legal(0) if isinstance(action, Offer) and action.told[2] == 2)
    state.apply(offer)
    for seat, line in answers:
        assert state.to_act == (seat,)
        do(state, seat, line)
    assert state.coins == [coins[0] + paid, coins[1] - paid]
    sold = 1 if paid else 0
    assert [len(hand) for hand in state.hands] == [wares[0] - sold, wares[1] + sold]
    assert state.day == 1


def test_a_single_player_meets_the_crier_who_is_never_asked() -> None:
    raised = lost = 0
    for seed in range(40):
        for state, _, action in positions(GAME, 1, seed):
            assert state.to_act == (0,)
            raised += action.do == "bid" and fair(state).limit > action.told[0]  # type: ignore[attr-defined]
        over = fair(finish(state))
        assert over.winners() == ([0] if over.points[0] > over.crier else [])
        lost += not over.winners()
    assert raised
    assert lost


# ---- values


def test_a_clone_is_independent() -> None:
    for state in POSITIONS:
        before = json.dumps(state.to_json())
        clone = state.clone()
        assert clone == state
        assert hash(clone) == hash(state)
        finish(clone)
        assert json.dumps(state.to_json()) == before
        assert state.over or clone != state


def test_a_state_survives_json_pickle_and_copying() -> None:
    for state in POSITIONS:
        for again in (
            GAME.from_json(json.loads(json.dumps(state.to_json()))),
            pickle.loads(pickle.dumps(state)),
            copy.deepcopy(state),
            copy.copy(state),
        ):
            assert again == state
            assert again is not state
            assert hash(again) == hash(state)
            assert finish(again.clone()) == finish(state.clone())


def test_a_position_that_does_not_add_up_is_refused() -> None:
    data = json.loads(json.dumps(started(2).to_json()))
    data["bag"].pop()
    with pytest.raises(bastide.InputError, match="There are 7 pieces of wine, but there must be 8"):
        GAME.from_json(data)


def test_an_action_survives_json_notation_code_pickle_and_copying() -> None:
    seen: set[Action] = set()
    for state in POSITIONS:
        for seat in state.to_act:
            codes = set()
            for action in state.legal(seat):
                code = GAME.encode(action)
                codes.add(code)
                for again in (
                    GAME.action(json.loads(json.dumps(action.to_json()))),
                    GAME.parse(seat, str(action), state),
                    GAME.decode(state, code, seat),
                    pickle.loads(pickle.dumps(action)),
                    copy.deepcopy(action),
                ):
                    assert again == action
                    assert type(again) is type(action)
                    assert hash(again) == hash(action)
                assert action.touches()
                assert GAME.decode(state, code).seat == state.to_act[0]
                seen.add(action)
            assert len(codes) == len(state.legal(seat))
            assert all(0 <= code < GAME.num_actions for code in codes)
    assert len(seen) > GAME.num_actions  # codes leave the seat out


def test_actions_are_the_same_when_seat_kind_and_fields_are() -> None:
    action = Build(0, 1, 2)
    assert action == Build(0, 1, 2)
    for other in (Build(1, 1, 2), Build(0, 1, 3), GAME.action({"do": "pass", "seat": 0}), "build cells=1+2"):
        assert action != other
    assert bastide.game("burgundy").action({"do": "skip", "seat": 0}) != GAME.action({"do": "pass", "seat": 0})
    assert len({Build(0, 1, 2), Build(0, 1, 2), Build(1, 1, 2)}) == 2


def test_a_booth_is_written_as_its_cells() -> None:
    action = Build(2, 0, 1, 4)
    assert str(action) == "build cells=0+1+4"
    assert action.to_json() == {"do": "build", "seat": 2, "cells": [0, 1, 4]}
    assert action.touches() == ("cell:0", "cell:1", "cell:4")


def test_part_of_a_line_is_enough_where_it_says_enough() -> None:
    state = everybody_stakes(started(2), 1, 0)
    do(state, 0, "pass")
    do(state, 1, "pass")
    ware = str(state.legal(0)[1].fields()["ware"])
    assert str(GAME.parse(0, f"offer price=3 ware={ware}", state)) == f"offer to=1 ware={ware} price=3"
    with pytest.raises(bastide.InputError, match="price"):
        GAME.parse(0, f"offer ware={ware}", state)


@pytest.mark.parametrize("seats", SEATS)
def test_a_record_is_the_game(seats: int) -> None:
    for seed in range(4):
        record = Record("fair", seats, seed, {"purse": 8, "rain": seed % 2 == 0})
        seen = []
        for state, _, action in positions(GAME, seats, seed, purse=8, rain=seed % 2 == 0):
            seen.append(state.clone())
            record.apply(action)
        assert record.state.over
        for again in (record, Record.parse(record.text()), record.fork()):
            assert again.text() == record.text()
            assert [again.replay(upto) for upto in range(len(seen))] == seen
            assert again.replay() == record.state


# ---- watching


def test_events_tell_what_happened_and_keep_secrets() -> None:
    state = started(2)
    assert state.events is None
    events = state.watch()
    assert state.watch() is events
    everybody_stakes(state, 1, 0)
    assert [event.kind for event in events] == ["reveal", "draw", "draw"]
    assert [event.seen_by(0) for event in events] == [True, True, False]
    assert [event.seen_by(None) for event in events] == [True, False, False]
    assert all(event.reveals for event in events)
    assert events[0].to_json()["stakes"] == [1, 0]
    assert state.clone().events is None


def test_points_are_told_and_entered_in_the_ledger() -> None:
    for state in POSITIONS:
        for seat in range(state.seats):
            assert sum(entry.points for entry in state.ledger(seat)) == state.scores()[seat]
    state = finish(started(2))
    assert {entry.rule for entry in state.ledger(0)} <= {"FAIR-5", "FAIR-7"}


def test_every_action_and_every_question_has_words() -> None:
    for language in LANGUAGES:
        speak = words(language, "fair")
        for state in POSITIONS[::5]:
            for seat in range(state.seats):
                sentences = [state.question(seat), *(action.describe(state) for action in state.legal(seat))]
                for phrase in sentences:
                    assert speak.has(phrase.key)
                    assert speak.say(phrase).endswith(".")


def test_kinds_of_decisions_are_asked_as_they_are_stacked() -> None:
    state = started(4)
    assert {decision.kind for decision in state.stack} == {SHOW}
    assert state.to_act == (0, 1, 2, 3)
    everybody_stakes(state, 0, 0, 0, 1)
    assert state.stack == [Decision(3, BID)]
