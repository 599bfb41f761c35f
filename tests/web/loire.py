"""Moments of Orléans: a late round with much on the board, as records that begin there."""

from collections.abc import Callable
from typing import Any

from bastide.core.record import Record
from bastide.core.state import State
from tests.games.kit import do
from tests.games.orleans.scenes import at_end, drawing, fill, scene
from tests.web.moments import record_of

EDGES = {
    "blois__orleans__river": ["wine"],
    "blois__tours__river": ["cheese"],
    "blois__vendome__road": ["grain"],
    "blois__vierzon__road": ["brocade"],
    "loches__tours__river": ["wool"],
    "briare__orleans__river": ["grain", "cheese"],
    "chartres__le_mans__road": ["wine"],
    "chinon__le_blanc__river": ["wool", "grain"],
    "orleans__vierzon__road": ["cheese", "wine"],
}
ME: dict[str, Any] = {
    "coins": 12,
    "merchant": "blois",
    "stations": ["orleans", "tours"],
    "goods": {"grain": 2, "cheese": 1, "brocade": 1},
    "places": ["windmill", "bathhouse", "pharmacy"],
    "tracks": {
        "farmers": 3,
        "boatmen": 2,
        "craftsmen": 2,
        "traders": 3,
        "knights": 2,
        "scholars": 2,
        "development": 11,
    },
}
OTHERS: dict[int, dict[str, Any]] = {
    1: {"stations": ["orleans", "blois"], "merchant": "montargis", "tracks": {"farmers": 1, "development": 6}},
    2: {"merchant": "blois", "goods": {"wine": 2}, "tracks": {"knights": 4, "development": 14}},
}


def late(phase: str = "actions", mine: dict[str, Any] | None = None, **given: Any) -> State:
    return scene(3, phase, {0: {**ME, **(mine or {})}, **OTHERS}, edges=EDGES, event="harvest", round=9, **given)


def turn() -> State:
    """Six activated places, one of them blocked: there is a station in Blois."""
    slots = fill("ship", "wagon", "village", "guildhall", pharmacy="boatman", town_hall="monk knight")
    return late(mine={"slots": slots})


def followers() -> State:
    bag = "farmer farmer monk knight scholar trader craftsman boatman"
    mine = {"bag": bag, "slots": fill("university", ship="farmer - knight")}
    return drawing({0: {**ME, **mine}, **OTHERS}, 3, edges=EDGES, event="harvest", round=9)


def plan() -> State:
    """Drawn; then with something on slots."""
    return do(followers(), "draw count=3")


def deeds() -> State:
    return do(turn(), "use place=town_hall")


def debt() -> State:
    mine = {"bag": "monk farmer", "held": 1, "slots": fill(bathhouse="boatman"), "coins": 0, "goods": {"brocade": 2}}
    return at_end(3, {0: {**ME, **mine}, **OTHERS}, event="harvest", edges=EDGES, first=0)


def tile() -> State:
    return do(turn(), "recruit place=village character=trader")


def technology() -> State:
    return do(late(mine={"held": 2, "slots": fill("scriptorium")}), "pass")


MOMENTS: dict[str, Callable[[], State]] = {
    "plan": plan,
    "followers": followers,
    "turn": turn,
    "deeds": deeds,
    "debt": debt,
    "tile": tile,
    "technology": technology,
}


def moment(name: str) -> Record:
    return record_of(MOMENTS[name]())
