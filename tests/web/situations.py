"""Tables at a chosen moment: the engine plays at random until something is true, and the page goes on from there."""

from collections.abc import Callable
from typing import Any

import pytest

from bastide.core.action import Action
from bastide.core.record import Record
from bastide.core.rng import seeded
from tests.web.visitor import Visitor, Way

Test = Callable[[Any, list[Action]], bool]


def record_where(
    game: str, test: Test, seats: int = 2, seat: int = 0, options: dict[str, Any] | None = None, ends: bool = False
) -> Record:
    """A game in which this seat is to act, and the test holds of position and legal actions; or one that `ends`."""
    for seed in range(200):
        record = Record(game, seats, seed, options or {})
        chance = seeded(seed, "web")
        while not record.state.over:
            asked = record.state.to_act[0]
            legal = record.state.legal(asked)
            if asked == seat and record.state.to_act == (seat,) and test(record.state, legal):
                return record
            record.apply(legal[chance.below(len(legal))])
        if ends:
            return record
    raise AssertionError("no such position")


def go_on(visitor: Visitor, record: Record, seat: int = 0, mode: str = "online", bot: str = "random") -> str:
    """Open the record with the visitor on one seat and bots on the others, or on one screen with all. The address."""
    visitor.post("/api/me", {"name": visitor.name})
    made = visitor.post("/api/import", {"record": record.text()})["table"]["id"]
    if mode == "online":
        seats = [{"kind": "person"} if n == seat else {"kind": "bot", "bot": bot} for n in range(record.seats)]
        made = visitor.post(f"/api/tables/{made}/fork", {"moves": 0, "seats": seats})["table"]["id"]
    visitor.visit(f"{visitor.server.address}/t/{made}")
    visitor.wait()
    return visitor.page.url


BEGINNING, LEFT = 10, 14
"""Actions of a beginning, and of all seats until the end."""
WHOLE = pytest.mark.parametrize(
    "whole", [False, pytest.param(True, marks=pytest.mark.long)], ids=["both-ends", "whole"]
)


def almost_over(game: str, seats: int = 2) -> Record:
    record = record_where(game, lambda state, legal: False, seats, ends=True)
    record.undo(LEFT)
    return record


def play_through(visitor: Visitor, way: Way, game: str, whole: bool, seats: int = 2) -> None:
    """A game to its end; or its beginning, and then the end of another."""
    if not whole:
        visitor.play(way, most=BEGINNING)
        record = almost_over(game, seats)
        go_on(visitor, record, record.state.to_act[0])
    visitor.play(way)
