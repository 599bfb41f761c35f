"""Random games alone keep every invariant (see invariants.py), and those of the solo mode."""

import os
from typing import Any

import pytest

from bastide.core.state import State
from bastide.games.florence.components import CARD_NAMES, STOCK
from tests.core.playing import positions
from tests.games.florence.invariants import LONGEST, by_verb, check, check_purses
from tests.games.florence.scenes import GAME
from tests.games.florence.solo_scenes import alone
from tests.games.florence.test_random_games import CHUNK
from tests.games.invariants import Invariants
from tests.games.kit import do

LEVELS = ("easy", "standard", "hard")


def check_solo(state: State) -> None:
    """FLO-1: what is in stock, what the human has and what Diego has is what there is."""
    check(state)
    data: Any = state.to_json()
    solo = data["extras"]["solo"]
    diego, human, stock = solo["diego"], data["players"][0], data["stock"]
    laid = [piece["tile"] for piece in human["estate"]]
    for name, left in data["buildings"].items():
        assert laid.count(name) + left + diego["buildings"][name] == 3
    for name, count in diego["landscapes"].items():
        assert laid.count(name) + stock[name] + count == 6
    for name, left in data["freedoms"].items():
        assert left + diego["freedoms"][name] + (name in human["freedoms"]) == 2
    assert human["jesters"] + diego["jesters"] + stock["jester"] == STOCK[3]
    assert human["builders"] + diego["builders"] + stock["builder"] <= STOCK[4]
    row = [one["card"] for one in diego["row"]]
    his = row.count("recruiting_card") + diego["received"]
    assert human["recruiting"] + human["received"] + his + stock["recruiting_card"] <= STOCK[5]
    assert human["received"] == 0
    assert diego["coins"] >= 0
    assert diego["coins"] % 100 == 0
    check_hidden(state, solo)


def check_hidden(state: State, solo: Any) -> None:
    """FLO-15: no face-down profession stands in a view, unless it was seen."""
    down = [one["card"] for one in solo["diego"]["row"]] + [card for one in solo["virtuals"] for card in one["closed"]]
    for seat, known in ((None, solo["seen"]), (0, [*solo["seen"], *solo["known"]])):
        view: Any = state.view(seat)
        shown = [one["card"] for one in view["solo"]["diego"]["row"]]
        shown += [card for one in view["solo"]["virtuals"] for card in one["closed"]]
        assert shown == [card if card not in CARD_NAMES or card in known else None for card in down]


INVARIANTS = Invariants("florence", "FLO-", check_solo, LONGEST, by_verb)


@pytest.mark.parametrize("table", [4, 5])
@pytest.mark.parametrize("level", LEVELS)
def test_random_games(level: str, table: int) -> None:
    INVARIANTS.play(1, "short", {"diego": level, "table": table})
    check_purses(1, "short", {"diego": level, "table": table})


def test_what_a_bot_looks_at() -> None:
    """In every position something legal, in auctions one thing; coins that are missing it gets for points."""
    for seed in range(4):
        for state, seat, _ in positions(GAME, 1, seed, table=4 + seed % 2):
            legal = state.legal(seat)
            found = GAME.promising(state, seat, legal)
            assert found
            assert all(action in legal for action in found)
            assert len(found) == 1 or state.questions[state.stack[-1].kind].name not in ("put_up", "buy")
    short = do(alone("auction", {"coins": 100, "points": 9}, rolls=(2,)), "put_up object=prestige_card")
    assert [str(action) for action in GAME.promising(short, 0, short.legal(0))] == ["convert points=2"]


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(int(os.environ.get("BASTIDE_LONG_GAMES", "1000")) // CHUNK))
@pytest.mark.parametrize("level", LEVELS)
def test_thousand_random_games(level: str, chunk: int) -> None:
    for number in range(CHUNK):
        options = {"diego": level, "table": 4 + number % 2}
        INVARIANTS.play(1, f"long {chunk} {number}", options, every=40)
        check_purses(1, f"long {chunk} {number}", options)
