"""Positions with Muse & Princess: who holds which character, whose pawn lies where.

state = court("actions", {0: {"hand": "poet"}}, muse=0)
state = court("characters", bids={"merchant": (1, 6)}, out=[2])
"""

from typing import Any

from bastide.core.state import State
from bastide.games.florence.muse_princess.components import CHARACTERS
from tests.games.florence.scenes import GAME, short_of, written
from tests.games.kit import table


def court(phase: str = "actions", players: dict[int, dict[str, Any]] | None = None, **given: Any) -> State:
    decks = given.pop("decks", None)
    return short_of(GAME.from_json(court_json(phase, players, **given)), decks)


def court_json(
    phase: str = "actions",
    players: dict[int, dict[str, Any]] | None = None,
    seats: int = 3,
    bids: dict[str, tuple[int, int]] | None = None,
    cast: dict[str, Any] | None = None,
    out: list[int] | None = None,
    **given: Any,
) -> dict[str, Any]:
    """The names of characters are their holders; `cast`: members of the module's own part of the position."""
    holders = {name: given.pop(name, None) for name in CHARACTERS}
    staked = {name: {"seat": bid[0], "space": bid[1]} for name, bid in (bids or {}).items()}
    own = {
        "coins": 600,
        "holders": holders,
        "bids": {name: staked.get(name) for name in CHARACTERS},
        "down": [],
        "turn": 0,
        "out": out or [],
        "banker": None,
        "muse": None,
        "offered": [],
        **(cast or {}),
    }
    extras: dict[str, Any] = {"settings": {"muse_princess": True}, "extras": {"muse_princess": own}}
    return written(seats, phase, players, **extras, **given)


def own(state: State) -> dict[str, Any]:
    """The module's part of a position."""
    found: dict[str, Any] = table(state)["extras"]["muse_princess"]
    return found


def held(state: State) -> dict[str, int]:
    return {name: seat for name, seat in own(state)["holders"].items() if seat is not None}


def bids(state: State) -> dict[str, tuple[int, int]]:
    return {name: (bid["seat"], bid["space"]) for name, bid in own(state)["bids"].items() if bid}
