"""Moments of The Princes of Florence: a middle round with much on the table, as records that begin there."""

from collections.abc import Callable
from typing import Any

from bastide.core.record import Record
from bastide.core.state import State
from tests.games.florence import test_cooperative_deals
from tests.games.florence.court import court
from tests.games.florence.joining import meeting
from tests.games.florence.scenes import scene
from tests.games.florence.solo_scenes import declining
from tests.games.kit import do
from tests.web.moments import record_of

ME: dict[str, Any] = {
    "coins": 1300,
    "points": 18,
    "hand": "poet botanist mathematician philosopher bonus_landscapes prestige_most_jesters prestige_three_freedoms",
    "played": "jurist composer",
    "estate": "laboratory tower forest lake",
    "freedoms": "religion",
    "builders": 1,
    "jesters": 2,
}
OTHERS: dict[int, dict[str, Any]] = {
    1: {
        "points": 21,
        "hand": "painter goldsmith prestige_two_large",
        "played": "watchmaker dramatist",
        "estate": "workshop park lake",
        "freedoms": "travel opinion",
        "builders": 1,
        "jesters": 3,
    },
    2: {"points": 16, "hand": "astronomer", "played": "sculptor", "estate": "opera forest", "builders": 2},
}


def late(phase: str = "actions", mine: dict[str, Any] | None = None, **given: Any) -> State:
    return scene(3, phase, {0: {**ME, **(mine or {})}, **OTHERS}, round=4, **given)


def choose() -> State:
    return late("auction")


def bid() -> State:
    """The first seat has put a forest up, and everybody has raised once."""
    return do(choose(), "open object=park", "raise", "raise")


def turn() -> State:
    return late()


def recruiter() -> State:
    """A turn with a recruiting card in hand."""
    return late(mine={"recruiting": 1})


def rich() -> State:
    """Every profession reaches the minimum."""
    return late(mine={"jesters": 4})


def wide() -> State:
    """An empty estate where buildings may touch: nowhere is there more choice."""
    return scene(3, "actions", {0: {"coins": 3500, "builders": 2}}, round=4)


def lay() -> State:
    return do(turn(), "build building=theatre")


def landscape() -> State:
    return do(late("auction"), "open object=lake", "pass", "pass")


def work() -> State:
    return do(turn(), "work profession=poet")


def keep() -> State:
    return do(turn(), "bonus")


def characters() -> State:
    """The second auction of Muse & Princess, with two pawns on the cards."""
    people = {0: ME, **OTHERS}
    return court("characters", people, round=4, bids={"merchant": (1, 6), "banker": (2, 3)})


def last() -> State:
    """Against Diego, in the last auction of a round, with something on all of his board."""
    diego = {
        "points": 14,
        "coins": 1600,
        "row": [{"card": "poet", "bonuses": ["bonus_lakes"]}, {"card": "jurist"}],
        "prestiges": "prestige_two_large",
        "buildings": {"tower": 2, "opera": 1},
        "landscapes": {"lake": 1},
        "freedoms": {"travel": 1},
        "jesters": 2,
        "builders": 1,
    }
    human = {"coins": 1300, "points": 9}
    state: State = declining("builder", "forest", "jester", human=human, diego=diego, round=3)
    return state


def offer() -> State:
    """A neighbour has proposed a joint building."""
    state = do(meeting(3, {0: ME, **OTHERS}, round=4), "end", "offer to=0 building=theatre")
    state.apply(state.legal(1)[0])
    return do(state, "share coins=300")


def joint() -> State:
    """The neighbour is known and the building too: where shall it lie?"""
    return do(meeting(3, {0: ME, **OTHERS}, round=4), "offer to=1 building=theatre")


def free() -> State:
    """The Merchant pays for an object, or its buyer does."""
    state = court("auction", {0: {"coins": 700}}, round=2, merchant=0)
    return do(state, "open object=jester", "raise", "pass", "raise", "pass")


def settle() -> State:
    """What was agreed must be paid; points can be turned into coins for it."""
    return do(test_cooperative_deals.price_due(), "convert points=3")


RARE: dict[str, Callable[[], State]] = {"free": free, "settle": settle}
"""What is hardly ever asked."""
MOMENTS: dict[str, Callable[[], State]] = {
    "choose": choose,
    "bid": bid,
    "turn": turn,
    "recruiter": recruiter,
    "rich": rich,
    "lay": lay,
    "landscape": landscape,
    "work": work,
    "keep": keep,
    "characters": characters,
    "joint": joint,
    "offer": offer,
    "last": last,
}


def moment(name: str) -> Record:
    return record_of(MOMENTS[name]())
