"""What the tests of every game play with and look at: lines of notation, legal actions, refusals, ledger rows."""

from typing import Any

import pytest

import bastide
from bastide.core.action import Action
from bastide.core.event import Event
from bastide.core.state import State
from tests.core.saying import check_illegal


def acting(state: State, seat: int | None) -> int:
    """The seat that was named, or the first to act."""
    return state.to_act[0] if seat is None else seat


def do(state: State, *lines: str, seat: int | None = None) -> State:
    """Play lines of notation, each for the seat to act, and give the state back. What can be done is offered."""
    for line in lines:
        action = bastide.game(state.game).parse(acting(state, seat), line, state)
        assert state.refuse(action) is not None or action in state.legal(action.seat), f"{line} is not offered"
        state.apply(action)
    return state


def legal(state: State, line: str = "", seat: int | None = None) -> list[Action]:
    """The legal actions that have all these words."""
    wanted = line.split()
    return [
        action for action in state.legal(acting(state, seat)) if all(word in str(action).split() for word in wanted)
    ]


def lines(state: State, line: str = "", seat: int | None = None) -> set[str]:
    """The same as notation."""
    return {str(action) for action in legal(state, line, seat)}


def refused(state: State, tried: str | Action, seat: int | None = None) -> str:
    """The rule that forbids a line or an action, said in both languages; it is not offered, and the state stays as it
    was."""
    before = state.clone()
    action = bastide.game(state.game).parse(acting(state, seat), tried, state) if isinstance(tried, str) else tried
    assert action not in state.legal(action.seat)
    with pytest.raises(bastide.IllegalAction) as caught:
        state.apply(action)
    assert state == before
    assert state.to_json() == before.to_json()
    check_illegal(caught.value, state.game)
    return caught.value.rule


def rows(state: State, seat: int = 0) -> list[tuple[int, str]]:
    """A seat's ledger, oldest first: points and rule. Points that the position began with have no rule."""
    return [(entry.points, entry.rule) for entry in state.ledger(seat) if entry.rule]


def asked(state: State) -> list[tuple[int, str]]:
    """What is pending, the question of now last: seat and name."""
    return [(decision.seat, state.questions[decision.kind].name) for decision in state.stack]


def told(state: State, *lines: str, seat: int | None = None) -> list[Event]:
    """Play lines and give back what happened."""
    events = state.watch()
    events.clear()
    do(state, *lines, seat=seat)
    return list(events)


def table(state: State) -> dict[str, Any]:
    """The whole position."""
    return state.to_json()


def player(state: State, seat: int = 0) -> dict[str, Any]:
    """A seat's part of it."""
    found: dict[str, Any] = table(state)["players"][seat]
    return found
