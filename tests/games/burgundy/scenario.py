"""Building positions for tests: what the rule needs is named, everything else follows; read through `from_json`.

    state = scenario(phase="b", players={0: {"duchy": 1, "hexes": {"h25": "mine"}, "storage": ["mine"], "workers": 2}},
                     dice={0: (3, 5)}, depots={"4": ["ship", None, None, None]})

Seat 0 is the active player unless `order` and `turn` say otherwise. What is face down, on the round spaces and gone is
made from what is not on the table, so the components always add up; `from_json` checks that they do.
"""

from collections.abc import Sequence
from typing import Any

import bastide
from bastide.core.state import State
from tests.games.kit import table

GAME = bastide.game("burgundy")
SPACES = {"black": 8, **{str(depot): 4 for depot in range(1, 7)}}


def scenario(
    seats: int = 2,
    players: dict[int, dict[str, Any]] | None = None,
    dice: dict[int, tuple[int, int]] | None = None,
    depots: dict[str, Sequence[str | None]] | None = None,
    stack: list[dict[str, Any]] | None = None,
    **given: Any,
) -> State:
    """A position of phase A, round 1, with everybody's boards empty but for the start castle and all depots empty.

    `players[seat]` may set duchy, hexes (besides the start castle h19 of duchy 1; another duchy must name its
    hexes), storage (up to 3 names), goods, sold, silver, workers, points, bonus, position. `stack` are the decisions
    above the turn; all else is named as in JSON.
    """
    data: dict[str, Any] = {"game": "burgundy", "seats": seats, "phase": "a", "round": 1}
    data["order"] = data["track"] = list(range(seats))
    data["dice"] = [(dice or {}).get(seat, (1, 1)) for seat in range(seats)]
    data["depots"] = {name: filled(tiles, SPACES[name]) for name, tiles in (depots or {}).items()}
    data["players"] = [board(**(players or {}).get(seat, {})) for seat in range(seats)]
    data.update({name: value for name, value in given.items() if value is not None})
    data["stack"] = [{"seat": data["order"][data.get("turn", 0)], "ask": "turn"}, *(stack or [])]
    return GAME.from_json({name: plain(value) for name, value in data.items()})


def filled(tiles: Sequence[str | None], spaces: int) -> list[str | None]:
    return [*tiles, *[None] * (spaces - len(tiles))]


def board(
    duchy: int = 1, hexes: dict[str, str] | None = None, storage: Sequence[str] = (), **more: Any
) -> dict[str, Any]:
    lying = {**({"h19": "castle"} if duchy == 1 else {}), **(hexes or {})}
    return {"duchy": duchy, "hexes": lying, "storage": filled(storage, 3), **more}


def plain(value: Any) -> Any:
    """With lists for tuples, as JSON has them."""
    return [plain(item) for item in value] if isinstance(value, (list, tuple)) else value


def end_turns(state: State) -> State:
    """Everybody takes workers and ends the turn until the round is over."""
    start = table(state)["round"]
    while not state.over and table(state)["round"] == start:
        actions = state.legal(state.to_act[0])
        quiet = [a for a in actions if a.do in ("end", "skip")] or [a for a in actions if a.do == "workers"]
        state.apply((quiet or actions)[0])
    return state
