"""Questions of all games as the server sends them, for the tests of the page: `web/tests/questions.jsonl`.

python -m tests.page_fixtures > web/tests/questions.jsonl

One line for each: every kind of question, and moments with much to choose from.
"""

import json
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from bastide.core.action import Action
from bastide.core.state import State
from bastide.server import render
from bastide.server.entry import Entry
from bastide.server.seat import PERSON, Seat
from bastide.server.table import Table
from tests.web import arno, loire, moments
from tests.web.kinds import met
from tests.web.situations import record_where

GAMES: Final = ("burgundy", "caylus1303", "orleans", "florence")
PEOPLE: Final = ("Anna", "Bruno", "Clara", "Dora", "Emil")
SEATS: Final = 3
MANY: Final = 60
"""Choices of a question that is small enough."""
SENT: Final = ("legal", "alike", "things", "wide")


def table_of(state: State) -> Table:
    """Everybody round one screen, and the game begins with this position."""
    row = {
        "id": "fixture",
        "game": state.game,
        "options": "{}",
        "seats": state.seats,
        "mode": "hotseat",
        "visibility": "private",
        "seed": "1",
        "position": msgspec.json.encode(state.to_json()).decode(),
        "invite": "",
    }
    seats = msgspec.to_builtins([Seat(PERSON, "anna", name) for name in PEOPLE[: state.seats]])
    table = Table(row)
    table.fold(Entry(1, 0.0, "create", "anna", None, {"seats": seats, "name": PEOPLE[0]}))
    table.fold(Entry(2, 0.0, "start", "anna", None, {"rules": table.game.rules_version}))
    return table


def asked_of(state: State, seat: int) -> str:
    asked = state.asked(seat)
    return "" if asked is None else state.questions[asked.kind].name


def question(name: str, state: State) -> dict[str, Any]:
    """What the page is sent of a question; of a few also why the other things cannot be touched."""
    table = table_of(state)
    shown = render.position(table, render.Viewer("anna", "en"))
    seat = shown["seat"]
    assert seat is not None
    sent: dict[str, Any] = {part: shown[part] for part in SENT if shown[part]}
    if name in REFUSED:
        sent["refusals"] = render.refusals(table, seat, "en")
    return {"game": state.game, "name": name, "ask": asked_of(state, seat), "seat": seat, **sent}


# ---- moments


def touches(legal: list[Action]) -> set[tuple[str, ...]]:
    return {tuple(sorted(action.touches())) for action in legal}


def two_dice(state: Any, legal: list[Action]) -> bool:
    """Both dice are left and show different faces."""
    first, second = state.view(0)["players"][0]["dice"]
    return {("die:0", "workers"), ("die:1", "workers")} <= touches(legal) and bool(first != second)


def equal_dice(state: Any, legal: list[Action]) -> bool:
    first, second = state.view(0)["players"][0]["dice"]
    return {("die:0", "workers"), ("die:1", "workers")} <= touches(legal) and bool(first == second)


def must_discard(state: Any, legal: list[Action]) -> bool:
    return any(action.gives() for action in legal)


def pays_by_choice(state: Any, legal: list[Action]) -> bool:
    """Goods of the player's own choice are paid, two alike among them."""
    gifts = [action.gives() for action in legal]
    return any(len(gift) > len(set(gift)) for gift in gifts) and any(len(set(gift)) > 1 for gift in gifts)


MOMENTS: Final[dict[str, Callable[[], State]]] = {
    "two dice": lambda: record_where("burgundy", two_dice).state,
    "equal dice": lambda: record_where("burgundy", equal_dice).state,
    "a tile leaves": lambda: record_where("burgundy", must_discard).state,
    "goods are paid": lambda: record_where("caylus1303", pays_by_choice, SEATS).state,
    "a full storage": lambda: moments.burgundy(2),
    **{f"florence {name}": make for name, make in arno.MOMENTS.items() if name not in ("rich", "offer")},
    **{f"orleans {name}": make for name, make in loire.MOMENTS.items()},
    "orleans owner": loire.owner,
}
REFUSED: Final = ("two dice",)


def lines() -> Iterator[str]:
    for game in GAMES:
        for name, state in met(game, MANY).items():
            yield json.dumps(question(f"met {name}", state), ensure_ascii=False, separators=(",", ":"))
    for name, make in MOMENTS.items():
        yield json.dumps(question(name, make()), ensure_ascii=False, separators=(",", ":"))


def text() -> str:
    return "".join(f"{line}\n" for line in lines())


if __name__ == "__main__":
    print(text(), end="")
