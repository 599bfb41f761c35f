"""Positions of joined estates (FLO-12) that are written, read, and refused where they do not add up."""

import json
from typing import Any

import pytest

from bastide.core.errors import InputError
from tests.core.saying import check_input_error
from tests.games.edits import Edit, edited, put
from tests.games.florence.joining import at, built, joint, meeting, tower
from tests.games.florence.scenes import GAME
from tests.games.kit import do, table

# ---- joint buildings


def test_joint_buildings() -> None:
    """FLO-12.12: a position with joint buildings is written and read."""
    state = do(tower(meeting(3), 300), "accept")
    again = GAME.from_json(state.to_json())
    assert again == state
    assert again.to_json() == state.to_json()
    assert again.view(1) == state.view(1)
    assert again != meeting(3)


@pytest.mark.parametrize(
    ("players", "joints"),
    [
        ({}, [joint("tower", (1, 0), at(0, 5, 6), at(0, 0))]),
        ({}, [joint("tower", (0, 1), at(0, 5, 6), at(1, 0))]),
        ({}, [joint("tower", (0, 1), at(0, 4, 5, 6), [])]),
        ({}, [joint("tower", (0, 1), at(0, 5, 6), at(0, 0)), joint("tower", (0, 1), at(3, 5, 6), at(3, 0))]),
        ({}, [joint("tower", (0, 1), at(0, 5, 6), at(0, 0)), joint("chapel", (0, 1), at(0, 6) + at(1, 6), at(1, 0))]),
        ({0: {"estate": [built("tower", 0, 1, 2, 3)]}}, [joint("tower", (0, 1), at(2, 5, 6), at(2, 0))]),
        ({1: {"estate": [built("park", 2, 0, 1, 2)]}}, [joint("tower", (0, 1), at(2, 5, 6), at(2, 0))]),
    ],
    ids=["neighbours", "outline", "one side", "twice", "overlap", "type", "landscape"],
)
def test_bad_joint_buildings(players: dict[int, Any], joints: list[dict[str, Any]]) -> None:
    """FLO-12.4, FLO-12.6: between neighbours, in its outline, on empty cells, one of each type."""
    with pytest.raises(InputError) as caught:
        meeting(3, players, joints)
    check_input_error(caught.value)


def test_stock_of_a_position() -> None:
    """FLO-12.6: a joint building is one of three; left out, the stock is what nobody has."""
    joints = [joint("tower", (0, 1), at(0, 5, 6), at(0, 0))]
    assert table(meeting(3, joints=joints))["buildings"]["tower"] == 2
    stock = dict.fromkeys(table(meeting(3))["buildings"], 3)
    with pytest.raises(InputError) as caught:
        GAME.from_json({**table(meeting(3, joints=joints)), "buildings": stock})
    check_input_error(caught.value)


# ---- negotiations


@pytest.mark.parametrize(
    "lines",
    [
        ["offer to=1 building=tower"],
        ["offer to=1 building=tower", "join at=5 turn=1"],
        ["offer to=1 building=tower", "join at=5 turn=1", "share coins=300"],
        ["offer to=1 building=tower", "join at=5 turn=1", "share coins=300", "counter"],
        ["offer to=1 building=tower", "join at=5 turn=1", "share coins=300", "counter", "join at=5 turn=1"],
        ["offer to=1 building=tower", "join at=5 turn=1", "share coins=300", "accept"],
    ],
    ids=lambda lines: lines[-1],
)
def test_stages_of_a_negotiation(lines: list[str]) -> None:
    """FLO-12.10: every stage of a negotiation can be written and read, and looks the same to whom it is imagined."""
    state = do(meeting(3, {0: {"coins": 0, "points": 7}}), *lines)
    again = GAME.from_json(json.loads(json.dumps(state.to_json())))
    assert again == state
    for seat in (None, 0, 1, 2):
        imagined = state.determinize(seat, 3)
        assert imagined.view(seat) == state.view(seat)
        assert GAME.from_json(imagined.to_json()) == imagined


ANSWER = tower(meeting(3), 300).to_json()
COUNTER = do(tower(meeting(3), 300), "counter").to_json()
JOIN = do(meeting(3), "offer to=1 building=tower").to_json()
SHARE = do(meeting(3), "offer to=1 building=tower", "join at=5 turn=1").to_json()
OFFERS = "extras.cooperative.offers"


@pytest.mark.parametrize(
    ("data", "edit"),
    [
        (ANSWER, put("stack.1.seat", 2)),
        (ANSWER, put("stack.1.with.0", 99)),
        (ANSWER, put("stack.1.with.1", 0)),
        (ANSWER, put("stack.1.with.2", 50)),
        (ANSWER, put("stack.1.with.2", 99900)),
        (ANSWER, put(OFFERS, 0)),
        (ANSWER, put(OFFERS, 6)),
        (ANSWER, put("actions", 0)),
        (ANSWER, put("players.1.estate", [built("tower", 3, 1, 2, 3)])),
        (ANSWER, put("players.1.estate", [built("park", 0, 0, 1, 2)])),
        (ANSWER, put("settings.cooperative", False)),
        (JOIN, put("stack.1.with.1", 0)),
        (JOIN, put("stack.1.with.1", 9)),
        (JOIN, put("stack.1.with.0", 10)),
        (JOIN, put("stack.1.with.2", 1)),
        (JOIN, put("stack.1.seat", 1)),
        (JOIN, put(OFFERS, 5)),
        (SHARE, put("stack.1.seat", 1)),
        (SHARE, put("stack.1.with.1", 3)),
        (SHARE, put("stack.1.with.2", 3)),
        (COUNTER, put(OFFERS, 0)),
        (COUNTER, put("stack.1.with.3", 0)),
        (COUNTER, put("stack.1.with.4", 50)),
        (COUNTER, put("stack.1.with", [8, 0, 0, 41])),
        (COUNTER, put("stack.0.ask", "bid")),
        (COUNTER, put("phase", "auction")),
    ],
)
def test_bad_negotiations(data: dict[str, Any], edit: Edit) -> None:
    """FLO-12.10: only what can be talked about is asked, and of those whom it concerns."""
    with pytest.raises(InputError) as caught:
        GAME.from_json(edited(data, edit))
    check_input_error(caught.value)


def test_offers_outside_a_turn() -> None:
    """FLO-12.10: they are counted in turns only."""
    with pytest.raises(InputError) as caught:
        meeting(3, phase="auction", offers=1)
    check_input_error(caught.value)
