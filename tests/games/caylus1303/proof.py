"""What the tests of the rules read off a position: who is asked what, goods, workers, the road."""

from typing import Any

from bastide.core.event import Event
from bastide.core.state import State
from tests.games.kit import asked, player, table


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


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]
