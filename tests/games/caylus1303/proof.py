"""What the tests of the rules read off a position: ledger rows, questions, workers, refusals."""

from typing import Any

import pytest

import bastide
from bastide.core.action import Action
from bastide.core.event import Event
from bastide.core.state import State
from tests.core.saying import check_illegal
from tests.games.caylus1303.scenario import GAME, do, legal, player, table


def lines(state: State, line: str = "") -> set[str]:
    """The legal actions that have all these words, as notation."""
    return {str(action) for action in legal(state, line)}


def rows(state: State, seat: int = 0) -> list[tuple[int, str]]:
    """A seat's ledger, oldest first: points and rule. Points that the position began with have no rule."""
    return [(entry.points, entry.rule) for entry in state.ledger(seat) if entry.rule]


def asked(state: State) -> list[tuple[int, str]]:
    """What is pending, the question of now last: seat and ask."""
    view: Any = state.view(None)
    return [(decision["seat"], decision["ask"]) for decision in view["asked"]]


def now(state: State) -> tuple[int, str]:
    """Who is asked what."""
    return asked(state)[-1]


def stock(state: State, seat: int = 0) -> dict[str, int]:
    """The goods that a seat has, without those it has not."""
    return {good: count for good, count in player(state, seat)["goods"].items() if count}


def workers(state: State, seat: int = 0) -> tuple[int, int, int]:
    """Workers of a seat: reserve, camp, board."""
    data = player(state, seat)
    return data["reserve"], data["camp"], 15 - data["reserve"] - data["camp"]


def provost(state: State) -> int:
    found: int = table(state)["provost"]
    return found


def building(state: State, space: int) -> tuple[Any, Any]:
    """The building on a space, and whose house is above it."""
    data = table(state)
    return data["road"][space], data["owners"][space]


def refused(state: State, tried: str | Action, seat: int | None = None) -> str:
    """The rule that forbids a line or an action, said in both languages; the state stays as it was."""
    before = state.clone()
    seat = state.to_act[0] if seat is None else seat
    action = GAME.parse(seat, tried, state) if isinstance(tried, str) else tried
    with pytest.raises(bastide.IllegalAction) as caught:
        state.apply(action)
    assert state == before
    assert state.to_json() == before.to_json()
    check_illegal(caught.value, "caylus1303")
    return caught.value.rule


def told(state: State, *lines: str) -> list[Event]:
    """Play lines and give back what happened."""
    events = state.watch()
    events.clear()
    do(state, *lines)
    return list(events)


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]
