"""The toy game: what larger games need of the core works, in every position of random games with 1 to 4 seats."""

import copy
import json
import pickle

import pytest

import bastide
from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.record import Record
from bastide.core.words import words
from bastide.examples.fair import GAME
from bastide.examples.fair.actions import Build, Offer
from bastide.examples.fair.asks import ASK_BLOCK, ASK_BUILD, ASK_OFFER, ASK_TRADE
from tests.core.fairground import POSITIONS, do, everybody_stakes, fair, nobody_bids, started
from tests.core.playing import every_action, finish, positions

SEATS = list(GAME.seats)


def test_random_games_meet_every_question_and_every_action() -> None:
    asked: set[str] = set()
    verbs: set[str] = set()
    for seats in SEATS:
        for seed in range(20):
            for state, seat, action in positions(GAME, seats, seed):
                decision = state.asked(seat)
                assert decision is not None
                asked.add(state.questions[decision.kind].name)
                verbs.add(action.do)
    assert asked == {question.name for question in state.questions}
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
    for state, _, _ in positions(GAME, seats, 4):
        for seat in range(seats):
            legal = state.legal(seat)
            allowed = [action for action in every_action(GAME, state, seat) if state.refuse(action) is None]
            assert len(set(legal)) == len(legal)
            assert set(allowed) == set(legal) <= set(GAME.thinkable(state, seat)) | set(legal)


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


def test_something_else_is_no_answer_to_what_is_asked() -> None:
    state = started(2)
    refusal = state.refuse(GAME.parse(0, "accept", state))
    assert refusal is not None
    assert (refusal.rule, refusal.pending) == ("FAIR-2", True)
    assert "Show a ware" in words("en", "fair").say(refusal.phrase)


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


# ---- in turn: auction, reaction, offer


def test_the_last_one_in_pays_and_builds() -> None:
    state = everybody_stakes(started(3), 0, 0, 1)
    purse = state.traders[1].coins
    assert state.to_act == (2,), "the highest stake begins"
    do(state, 2, "bid coins=1")
    do(state, 0, "pass")
    do(state, 1, "bid coins=3")
    do(state, 2, "pass")
    assert state.traders[1].coins == purse - 3
    assert state.stack == [Decision(1, ASK_BUILD), Decision(2, ASK_BLOCK, 1)]


def test_a_booth_that_nobody_wants_is_gone() -> None:
    state = everybody_stakes(started(2), 1, 0)
    lots = len(state.lots)
    nobody_bids(state)
    assert (state.lot, state.auction, len(state.lots)) == (-1, None, lots)
    assert state.stack == [Decision(0, ASK_TRADE)]


def building(seed: int = 1) -> tuple[bastide.State, int]:
    """Seat 0 has won a booth; seat 1 may react. The state, and how many places the booth has."""
    state = everybody_stakes(started(2, seed), 1, 0)
    do(state, 0, "bid coins=1")
    do(state, 1, "pass")
    return state, len(state.questions[ASK_BUILD].options(state, state.stack[0]))


def test_a_reaction_lies_on_top_of_the_decision_that_it_interrupts() -> None:
    state, places = building()
    assert state.to_act == (1,)
    assert state.legal(0) == []
    do(fair(state), 1, "block cell=b2")
    assert state.to_act == (0,)
    assert 0 < len(state.legal(0)) < places
    do(fair(state), 0, str(state.legal(0)[0]))
    assert state.scores()[0] == state.ledger(0)[-1].points > 0
    assert state.stack == [Decision(0, ASK_TRADE)]


def test_a_booth_that_fits_nowhere_any_more_is_lost() -> None:
    """FAIR-5: nobody is asked what leaves nothing to choose."""
    state = fair(building()[0])
    last = state.legal(1)[-1]
    free = 1 << 40 | 1 << 41 | 1 << 42 | 1 << 60  # too little for any booth, once one of them is blocked
    state.traders[0].built = ~free & (1 << 320) - 1
    state.lot = 1
    assert str(last) == "block cell=d3"
    do(state, 1, "block cell=b3")
    assert state.stack == [Decision(0, ASK_TRADE)]
    assert state.scores() == [0, 0]


def trading() -> bastide.State:
    return nobody_bids(everybody_stakes(started(2), 1, 0))


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
    state = fair(trading())
    coins = [trader.coins for trader in state.traders]
    wares = [len(trader.hand) for trader in state.traders]
    offers = [action for action in state.legal(0) if isinstance(action, Offer)]
    state.apply(next(offer for offer in offers if (offer.price, offer.want) == (2, -1)))
    for seat, line in answers:
        assert state.to_act == (seat,)
        do(state, seat, line)
    assert [trader.coins for trader in state.traders] == [coins[0] + paid, coins[1] - paid]
    sold = 1 if paid else 0
    assert [len(trader.hand) for trader in state.traders] == [wares[0] - sold, wares[1] + sold]
    assert state.day == 1


def test_an_offer_carries_more_than_three_numbers() -> None:
    """Who offers, which ware, for how much, and which ware in return."""
    state = fair(trading())
    state.traders[0].hand, state.traders[1].hand = b"\0\1", b"\1\2"
    coins = [trader.coins for trader in state.traders]
    do(state, 0, "offer to=1 ware=cloth price=1 want=wine")
    assert state.stack == [Decision(1, ASK_OFFER, 0, 0, 1, more=(3,))]
    assert state.view(None)["asked"] == [
        {"seat": 1, "ask": "offer", "other": 0, "ware": "cloth", "price": 1, "want": "wine"}
    ]
    said = words("en", "fair").say(state.question(1))
    assert said.startswith("Player 1 offers cloth for wine and 1 coin.")
    do(state, 1, "counter price=0")
    assert words("ru", "fair").say(state.question(0)).startswith("Игрок 2 соглашается взять ткань за вино.")
    again = pickle.loads(pickle.dumps(state.stack))
    assert again == state.stack
    do(state, 0, "accept")
    assert (state.traders[0].hand, state.traders[1].hand) == (b"\1\2", b"\0\1")
    assert [trader.coins for trader in state.traders] == coins


def test_what_cannot_be_paid_cannot_be_accepted() -> None:
    state = fair(trading())
    state.traders[0].hand, state.traders[1].hand = b"\0\1", b"\1\1"
    do(state, 0, "offer to=1 ware=cloth price=1 want=wine")
    assert {str(action) for action in state.legal(1)} == {"refuse"}
    refusal = state.refuse(GAME.parse(1, "accept", state))
    assert refusal is not None
    assert words("en", "fair").say(refusal.phrase) == "You have no wine."


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


@pytest.mark.parametrize(
    ("edits", "said"),
    [
        ({"bag": ["wine"]}, "bag"),
        ({"auction": {"bidders": [0, 1], "bid": 0, "leader": None}}, "lot: there is a booth and an auction"),
        ({"lots": ["stage"]}, "lots: there must be 3 booths or more"),
        ({"stack": []}, "stack: this cannot be asked"),
        ({"stack": [{"seat": 0, "ask": "plan", "together": 1}]}, "stack: this cannot be asked"),
        ({"stack": [{"seat": 0, "ask": "trade"}, {"seat": 1, "ask": "plan", "together": 1}]}, "stack"),
        ({"stack": [{"seat": 1, "ask": "plan"}, {"seat": 0, "ask": "plan"}]}, r"stack\[0\]: \"plan\" cannot be asked"),
        ({"phase": "trade"}, "stack"),
        ({"phase": "trade", "stack": [{"seat": 1, "ask": "trade"}]}, "stack"),
        ({"phase": "trade", "stack": [{"seat": 1, "ask": "offer", "with": [0, 7, 1, 0]}]}, "stack"),
        ({"phase": "trade", "stack": [{"seat": 0, "ask": "price", "with": [9, 0, 1, 0]}]}, "stack"),
    ],
)
def test_a_position_that_cannot_be_is_refused(edits: dict[str, object], said: str) -> None:
    data = {**json.loads(json.dumps(started(2).to_json())), **edits}
    with pytest.raises(bastide.InputError, match=said):
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
    assert {action.do for action in seen} == set(GAME.verbs)


def test_actions_are_the_same_when_seat_kind_and_fields_are() -> None:
    action = Build(0, 1, 2)
    assert action == Build(0, 1, 2)
    for other in (Build(1, 1, 2), Build(0, 1, 3), GAME.action({"do": "pass", "seat": 0}), "build at=b1 turn=2"):
        assert action != other
    assert bastide.game("burgundy").action({"do": "skip", "seat": 0}) != GAME.action({"do": "pass", "seat": 0})
    assert len({Build(0, 1, 2), Build(0, 1, 2), Build(1, 1, 2)}) == 2


def test_a_booth_is_written_as_its_corner_and_its_turn() -> None:
    action = Build(2, 21, 3)
    assert str(action) == "build at=b2 turn=3"
    assert action.to_json() == {"do": "build", "seat": 2, "at": "b2", "turn": 3}
    assert action.touches() == ("cell:b2", "turn:3")


def test_part_of_a_line_is_enough_where_it_says_enough() -> None:
    state = fair(trading())
    state.traders[0].hand = b"\0\1"
    line = "offer to=1 ware=cloth price=0 want=wine"
    assert str(GAME.parse(0, "offer price=0 ware=cloth want=wine", state)) == line
    with pytest.raises(bastide.InputError, match="price"):
        GAME.parse(0, "offer ware=cloth", state)


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


# ---- points


def test_points_are_told_and_entered_in_the_ledger() -> None:
    for state in POSITIONS:
        for seat in range(state.seats):
            assert sum(entry.points for entry in state.ledger(seat)) == state.scores()[seat]
    state = finish(started(2))
    assert {entry.rule for entry in state.ledger(0)} <= {"FAIR-5", "FAIR-7"}


def test_an_empty_bag_is_filled_from_the_market() -> None:
    """FAIR-2: with four players it runs out."""
    filled = 0
    for seed in range(5):
        market = 0
        for state, _, _ in positions(GAME, 4, seed):
            filled += len(fair(state).market) < market
            market = len(fair(state).market)
    assert filled == 5
