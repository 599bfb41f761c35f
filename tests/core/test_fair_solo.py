"""Alone against the crier (FAIR-8): an opponent whom nobody sits for bids, scores, is ranked, and can win."""

import json
from typing import Any

import pytest

import bastide
from bastide.core.record import Record
from bastide.core.words import words
from bastide.examples.fair import GAME
from tests.core.fairground import do, everybody_stakes, fair, started
from tests.core.playing import finish, positions


def test_the_crier_is_never_asked() -> None:
    raised = 0
    for seed in range(40):
        for state, _, _ in positions(GAME, 1, seed):
            assert state.to_act == (0,)
            auction = fair(state).auction
            raised += auction is not None and auction.leader == 1
    assert raised


def auction(limit: int) -> Any:
    """The crier goes up to so much."""
    state = everybody_stakes(started(1), 0)
    state.limit = limit
    return state


def test_he_raises_by_one_up_to_his_limit() -> None:
    state = auction(limit=2)
    events = state.watch()
    do(state, 0, "bid coins=1")
    assert (state.bidding.leader, state.bidding.bid) == (1, 2)
    do(state, 0, "bid coins=3")
    assert (state.bidding.leader, state.bidding.bid, state.bidding.open) == (0, 3, False)
    assert [(event.kind, event.seat) for event in events] == [
        *(("bid", 0), ("bid", 1), ("bid", 0), ("pass", 1), ("sold", 0)),
    ]


def test_what_he_wins_is_worth_its_cells_to_him() -> None:
    state = auction(limit=1)
    do(state, 0, "pass")
    assert state.scores() == [0]
    assert state.crier >= 2
    assert [(entry["seat"], entry["rule"]) for entry in state.view(0)["ledger"]] == [(1, "FAIR-8")]
    assert state.view(None)["opponents"] == [{"name": "crier", "points": state.crier}]
    assert GAME.from_json(json.loads(json.dumps(state.to_json()))) == state


def test_whom_nobody_sits_for_has_a_name_in_every_language() -> None:
    (crier,) = started(1).opponents()
    assert words("en", "fair").say(f"opponent-{crier.name}") == "The crier"
    assert words("ru", "fair").say(f"opponent-{crier.name}") == "Глашатай"


def test_a_game_against_the_crier_can_be_won_and_lost() -> None:
    outcomes = set()
    for seed in range(60):
        record = Record("fair", 1, seed)
        for _, _, action in positions(GAME, 1, seed):
            record.apply(action)
        state = fair(record.state)
        lost = state.crier > state.scores()[0]
        assert state.winners() == ([] if lost else [0])
        assert state.ranking() == ([1, 0] if lost else [0, 1])
        assert state.view(0)["winners"] == state.winners()
        assert Record.parse(record.text()).state == state
        outcomes.add(lost)
    assert outcomes == {True, False}


def test_the_crier_comes_to_single_players_only() -> None:
    assert started(2).opponents() == []
    over = finish(started(2))
    assert sorted(over.ranking()) == [0, 1]


@pytest.mark.parametrize("seat", [1, -1, 7])
def test_an_opponent_is_not_a_seat(seat: int) -> None:
    state = started(1)
    for ask in (state.legal, state.view, state.ledger, state.question):
        with pytest.raises(bastide.InputError):
            ask(seat)
