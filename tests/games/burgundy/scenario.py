"""Building positions for tests: start a game, put things where the rule needs them, read it back through `from_json`.

    state = scenario(phase="b", players={0: {"duchy": 1, "hexes": {"h25": "mine"}, "storage": ["mine"], "workers": 2}},
                     dice={0: (3, 5)}, depots={"4": ["ship", None, None, None]})

Seat 0 is always the active player. Piles, goods stacks and gone tiles are made from what is not on the table, so the
components always add up; `from_json` checks that they do.
"""

from collections.abc import Sequence
from typing import Any

import bastide
from bastide.core.action import Action
from bastide.core.state import State

GAME = bastide.game("burgundy")


def scenario(
    seats: int = 2,
    phase: str = "a",
    round: int = 1,
    players: dict[int, dict[str, Any]] | None = None,
    dice: dict[int, tuple[int, int]] | None = None,
    used: tuple[bool, bool] = (False, False),
    bought: bool = False,
    depots: dict[str, Sequence[str | None]] | None = None,
    depot_goods: dict[str, dict[str, int]] | None = None,
    bonus: dict[str, list[str]] | None = None,
    track: Sequence[int] | None = None,
    order: Sequence[int] | None = None,
    turn: int = 0,
    stack: list[dict[str, Any]] | None = None,
    seed: int = 1,
) -> State:
    """A position with everybody's boards empty but for the start castle, all depots empty, and what is asked for.

    `players[seat]` may set duchy, hexes (besides the start castle h19 of duchy 1; another duchy must name its
    hexes), storage (up to 3 names), goods, sold, silver, workers, points, bonus, position. `bonus` lists what is still
    on the board, `stack` the decisions above the turn.
    """
    data: dict[str, Any] = GAME.start(seats=seats, seed=seed).to_json()
    for name in ("piles", "gone", "goods_stacks", "boxed_goods", "ledger"):
        del data[name]
    data["phase"] = phase
    data["round"] = round
    data["order"] = list(order) if order else list(range(seats))
    data["track"] = list(track) if track else list(range(seats))
    data["turn"] = turn
    data["used"] = list(used)
    data["bought"] = bought
    data["dice"] = [list((dice or {}).get(seat, (1, 1))) for seat in range(seats)]
    for name, spaces in data["depots"].items():
        wanted = list((depots or {}).get(name, ()))
        data["depots"][name] = wanted + [None] * (len(spaces) - len(wanted))
    data["depot_goods"] = {str(depot): (depot_goods or {}).get(str(depot), {}) for depot in range(1, 7)}
    if bonus is not None:
        data["bonus"] = bonus
    for seat, player in enumerate(data["players"]):
        player.update(goods={}, sold={}, silver=0, workers=0, points=0, storage=[None] * 3)
        given = dict((players or {}).get(seat, {}))
        storage = list(given.pop("storage", []))
        player["storage"] = storage + [None] * (3 - len(storage))
        hexes = given.pop("hexes", {})
        player["hexes"] = {**({"h19": "castle"} if given.get("duchy", 1) == 1 else {}), **hexes}
        player.update(given)
    active = data["order"][turn]
    data["stack"] = [{"seat": active, "ask": "turn"}, *(stack or [])]
    lying = [name for depot in data["depot_goods"].values() for name, n in depot.items() for _ in range(n)]
    held = [
        name for p in data["players"] for part in ("goods", "sold") for name, n in p[part].items() for _ in range(n)
    ]
    free = [f"goods_{n}" for n in range(1, 7) for _ in range(7 - (lying + held).count(f"goods_{n}"))]
    data["round_goods"] = free[: 5 - round]
    return GAME.from_json(data)


def do(state: State, line: str, seat: int | None = None) -> State:
    """Play a line of notation for a seat (the one to act) and give the state back."""
    seat = state.to_act[0] if seat is None else seat
    state.apply(GAME.parse(seat, line, state))
    return state


def legal(state: State, line: str = "", seat: int | None = None) -> list[Action]:
    """The legal actions whose notation begins with `line` (every word of it must be there)."""
    seat = state.to_act[0] if seat is None else seat
    words = line.split()
    return [action for action in state.legal(seat) if all(word in str(action).split() for word in words)]


def player(state: State, seat: int = 0) -> dict[str, Any]:
    """A seat's part of the whole position."""
    data: Any = state.to_json()
    found: dict[str, Any] = data["players"][seat]
    return found


def end_turns(state: State) -> State:
    """Everybody takes workers and ends the turn until the round is over."""
    start: Any = state.to_json()["round"]
    while not state.over and state.to_json()["round"] == start:
        actions = state.legal(state.to_act[0])
        quiet = [a for a in actions if a.do in ("end", "skip")] or [a for a in actions if a.do == "workers"]
        state.apply((quiet or actions)[0])
    return state
