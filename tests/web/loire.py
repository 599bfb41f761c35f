"""Moments of Orléans: a late round with much on the board, as records that begin there."""

from collections.abc import Callable
from typing import Any

from bastide.core.record import Record
from bastide.core.state import State
from tests.games.kit import do
from tests.games.orleans import test_intrigue, test_new_deeds, test_new_events_stack
from tests.games.orleans.hourglass import struck
from tests.games.orleans.scenes import TILES, at_end, drawing, fill, scene
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


# ---- Trade & Intrigue

RIVALS: dict[int, dict[str, Any]] = {
    1: {
        "coins": 7,
        "stations": ["orleans", "blois"],
        "merchant": "montargis",
        "goods": {"grain": 1, "wine": 1, "wool": 2},
        "slots": fill("castle", "university", farm_house="technology craftsman"),
        "tracks": {"farmers": 4, "knights": 3, "development": 16},
    },
    2: {
        "coins": 3,
        "merchant": "blois",
        "goods": {"cheese": 2, "brocade": 1},
        "slots": fill(ship="technology boatman", guildhall="farmer - knight"),
        "tracks": {"knights": 4, "development": 6},
    },
}


def villain(name: str, **given: Any) -> State:
    """A token has been sent to a villain of the first seat; the two others are worth it."""
    players = {0: ME, **RIVALS}
    more: dict[str, Any] = {"edges": EDGES, "event": "harvest", "round": 9, **given}
    return test_intrigue.sent(name, players, **more)


def sabotage() -> State:
    """A slot of a rival is named."""
    return villain("saboteur")


def treason() -> State:
    """A track and a rival."""
    return villain("traitor")


def swindle() -> State:
    """A good of a rival and one of one's own."""
    return villain("swindler")


def offer() -> State:
    """Somebody is about to be hit, and has put some of a bribe together."""
    return do(sabotage(), "name_slot target=1 slot=castle:0", "offer_coins coins=2", "offer_good good=wool")


def bribe() -> State:
    return do(offer(), "propose")


DISPLAY = ["blois", "saint_amand_montrond", "briare", "montrichard", "chatellerault"]


def orders() -> State:
    """An order is offered in Blois, the others lie open; two have been fulfilled."""
    mine = {"goods": {"grain": 2, "cheese": 1, "wine": 1}, "slots": fill("scriptorium", "castle")}
    mine["orders"] = ["tours", "le_mans"]
    return do(late(mine=mine, modules=["orders"], display=DISPLAY), "use place=scriptorium")


def tugboat() -> State:
    """A river of a deed, and a good on it."""
    person = {**ME, "places": []}
    state = test_new_deeds.hall("boatman -", person, edges=EDGES, event="harvest", round=9)
    return do(state, "send token=boatman deed=tugboat space=0")


def famine() -> State:
    """Followers leave, from wherever they are."""
    mine = {"bag": "monk monk knight scholar", "market": {"farmer": 1}, "slots": fill("castle", bathhouse="boatman")}
    return struck("famine", {**ME, **mine, "goods": {}}, OTHERS[1], seats=3, edges=EDGES)


def owner() -> State:
    """A plan of somebody who owns every place tile: some 200 ways to put a token."""
    bag = "farmer farmer monk scholar trader craftsman"
    mine = {"bag": bag, "places": TILES}
    state = drawing({0: {**ME, **mine}}, 3, edges=EDGES, event="harvest", round=9)
    return do(state, "draw count=6", "tower token=farmer", "tower token=farmer", seat=0)


def tower() -> State:
    """More followers than the market takes."""
    bag = "farmer monk knight scholar trader craftsman"
    person = {"bag": bag, "market": "monk monk", "places": ["gunpowder_tower"], "tracks": {"knights": 2}}
    return do(drawing({0: person}), "draw count=4", seat=0)


def alchemist(*then: str, **given: Any) -> State:
    """A token of Alchemy draws another one."""
    return do(test_new_deeds.alchemist(**given), *then)


RARE: dict[str, Callable[[], State]] = {
    "tower": tower,
    "alchemy": alchemist,
    "lay": lambda: alchemist("distil"),
    "jury": lambda: test_new_deeds.juror(fill("scriptorium")),
    "pick": lambda: test_intrigue.sent("swindler", full=True),
    "amnesty": test_new_events_stack.pardoned,
    "shield": lambda: struck("tax_a", {"places": ["sacristy"], "slots": fill("sacristy")}),
    "dues": lambda: struck("dues", {"goods": {"grain": 1, "wool": 1, "brocade": 1}}),
    "breakdown": lambda: struck("breakdown", {"slots": {"castle:0": "technology", "castle:1": "boatman"}, "held": 1}),
}
"""What is hardly ever asked."""
MOMENTS: dict[str, Callable[[], State]] = {
    "plan": plan,
    "followers": followers,
    "turn": turn,
    "deeds": deeds,
    "debt": debt,
    "tile": tile,
    "technology": technology,
    "sabotage": sabotage,
    "treason": treason,
    "swindle": swindle,
    "offer": offer,
    "bribe": bribe,
    "orders": orders,
    "tugboat": tugboat,
    "famine": famine,
}


def moment(name: str) -> Record:
    return record_of(MOMENTS[name]())
