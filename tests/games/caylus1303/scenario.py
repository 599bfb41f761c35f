"""Building positions for tests: start a game, put things where the rule needs them, read it back through `from_json`.

    state = scenario(seats=3, provost=15, road={14: "wood_tailor"}, owners={14: 1},
                     players={0: {"goods": goods(wood=2), "reserve": 4, "standing": [14], "characters": ["thief"]}})

The layout is that of a first game; a tile named in `road` or `site` changes places with the one that lay there, and a
tile that is built does not lie on the board from the start. The characters that nobody named are filled in, so the
components always add up; `from_json` checks that they do.
"""

from collections.abc import Sequence
from typing import Any

import bastide
from bastide.core.state import State
from tests.games.kit import asked, do, table

GAME = bastide.game("caylus1303")
GOODS = ("food", "wood", "stone", "cloth", "gold")
RESERVE = 5
CHARACTERS = (
    "day_laborer", "steward", "thief", "foreman", "goldsmith", "architect", "chamberlain", "deliveryman", "bailiff",
    "night_worker", "journeyman", "early_riser",
)  # fmt: skip
"""Those that are left over lie on the board, the ones that change least first."""
NOBODY = ("residence", "garden", "factory", "granary", "statue", "theatre", "cathedral", "mansion", None)
"""What lies on the road without having been there from the start."""


SPARE_WOODEN = ("wood_tailor", "wood_farm", "wood_sawmill", "wood_quarry", "wood_market")
SPARE_STONE = ("stone_jeweler", "stone_foundry", "stone_farm", "stone_quarry", "stone_alchemist")


def goods(**counts: int) -> dict[str, int]:
    """Goods by name; those that are not named are 0."""
    return {good: counts.get(good, 0) for good in GOODS}


def scenario(
    seats: int = 3,
    round: int = 1,
    phase: str = "planning",
    provost: int = 13,
    players: Any = None,
    road: dict[int, str | None] | None = None,
    owners: dict[int, int] | None = None,
    site: dict[int, str] | None = None,
    workers: Sequence[int] = (),
    bridge: Sequence[int] | None = None,
    board: Sequence[str] | None = None,
    joined: tuple[int, int] | None = None,
    used: Sequence[str] = (),
    turn: int = 0,
    stack: list[dict[str, Any]] | None = None,
    **more: Any,
) -> State:
    """A position. `players[seat]` may set goods, reserve, standing, characters, points, sets.

    `site` names tiles by slot, `workers` who stands at the site, `board` the characters there (the last seat then has
    the ones left over), `joined` the space and seat of the Journeyman's worker, `turn` who began the round and is asked
    in planning. What the format lets one leave out is left out: camps, houses in hand, the rest of the layout.
    After planning everybody is on the bridge, in seat order unless `bridge` says otherwise.
    """
    fresh: Any = GAME.start(seats=seats, seed=1, first_game=True).to_json()
    passed = range(seats) if phase not in ("draft", "planning") and bridge is None else bridge or ()
    data: dict[str, Any] = {
        **{name: fresh[name] for name in ("game", "seats", "road", "site")},
        **{"round": round, "phase": phase, "provost": provost, "first": turn, "bridge": list(passed)},
        "owners": [(owners or {}).get(space) for space in range(28)],
        "joined": None if joined is None else {"space": joined[0], "seat": joined[1]},
        "used": list(used),
        "players": [{"goods": {}, "reserve": RESERVE, **(players or {}).get(seat, {})} for seat in range(seats)],
        "stack": [{"seat": turn, "ask": "plan"}] if stack is None else stack,
        **more,
    }
    lay(data, road or {}, site or {})
    data["site"]["workers"] = list(workers)
    deal_characters(data, board)
    return GAME.from_json(data)


def lay(data: dict[str, Any], road: dict[int, str | None], site: dict[int, str]) -> None:
    """Put tiles on the road and at the site, in exchange for what lay there."""
    tiles = data["site"]["tiles"]
    for slot, tile in site.items():
        exchange(data, tiles, slot, tile)
    from_the_start = [space for space, tile in road.items() if space in (*range(5, 14), 18) and tile not in NOBODY]
    for space in from_the_start:
        exchange(data, data["road"], space, str(road[space]))
    for space, building in road.items():
        if space not in from_the_start:
            data["road"][space] = None
            make_room(data, building, [*road.values(), *site.values()])
            data["road"][space] = building


def exchange(data: dict[str, Any], place: list[str], number: int, tile: str) -> None:
    for other in (data["site"]["tiles"], data["road"]):
        if tile in other and place[number] != tile:
            other[other.index(tile)] = place[number]
            break
    place[number] = tile


def make_room(data: dict[str, Any], tile: str | None, wanted: list[Any]) -> None:
    """A tile that is built cannot lie on the board from the start: there another one of its kind lies then."""
    for place in (data["site"]["tiles"], data["road"]):
        if tile is not None and tile != "residence" and tile in place:
            lying = [*data["site"]["tiles"], *data["road"], *wanted]
            kind = SPARE_WOODEN if tile.startswith("wood_") else SPARE_STONE
            place[place.index(tile)] = next(other for other in kind if other not in lying)


def deal_characters(data: dict[str, Any], board: Sequence[str] | None) -> None:
    """CAY-2.9: players + 3 are in the game."""
    held = [name for player in data["players"] for name in player.get("characters", ())]
    named = [*held, *(board or ())]
    left = [name for name in CHARACTERS if name not in named][: data["seats"] + 3 - len(named)]
    data["board"] = left if board is None else list(board)
    if board is not None:
        data["players"][-1]["characters"] = [*data["players"][-1].get("characters", ()), *left]


# ---- positions in the middle of a phase


def at_work(space: int, seat: int = 0, **given: Any) -> State:
    """The worker of a seat on this space is being activated, and its player asked."""
    players = {number: dict(one) for number, one in given.pop("players", {}).items()}
    worker = players.setdefault(seat, {})
    worker["standing"] = [*worker.get("standing", []), space]
    given.setdefault("provost", max(13, space + 1))
    stack = [{"seat": seat, "ask": "use", "with": [space, 0, 0]}]
    return scenario(phase="activation", at=space, using=seat, players=players, stack=stack, **given)


def on_bridge(**given: Any) -> State:
    """The first player on the bridge is asked."""
    bridge = given.setdefault("bridge", list(range(given.get("seats", 3))))
    return scenario(phase="activation", at=4, step=1, stack=[{"seat": bridge[0], "ask": "bridge"}], **given)


def along_the_road(**given: Any) -> State:
    """Nobody moves the provost on the bridge any more; the road from space 5 on is activated up to a question."""
    bridge = given.setdefault("bridge", list(range(given.get("seats", 3))))
    state = scenario(
        phase="activation", at=4, step=len(bridge), stack=[{"seat": bridge[-1], "ask": "bridge"}], **given
    )  # fmt: skip
    return do(state, "skip")


def favoured(seat: int = 0, **given: Any) -> State:
    """A seat has been granted a favour on the Fair."""
    players = {number: dict(one) for number, one in given.pop("players", {}).items()}
    worker = players.setdefault(seat, {})
    worker["standing"] = [*worker.get("standing", []), 0]
    stack = [{"seat": seat, "ask": "favour"}]
    return scenario(phase="activation", at=0, using=seat, players=players, stack=stack, **given)


def delivering(*workers: int, **given: Any) -> State:
    """The first of the seats at the site is asked for a set."""
    stack = [{"seat": workers[0], "ask": "deliver"}]
    return scenario(phase="delivery", workers=workers, stack=stack, **given)


def managed(**given: Any) -> State:
    """Phase 3 ends without a set, phase 4 begins: up to the first question, or into the next round.

    The last seat declines to deliver; it has one set more than was given to it.
    """
    seats = given.get("seats", 3)
    players = {number: dict(one) for number, one in given.pop("players", {}).items()}
    last = players.setdefault(seats - 1, {})
    last["goods"] = {**last.get("goods", {}), **{good: last.get("goods", {}).get(good, 0) + 1 for good in GOODS[:3]}}
    return do(delivering(seats - 1, players=players, **given), "skip")


# ---- playing and looking


def decline(state: State, *asks: str) -> State:
    """Everybody skips and passes while one of these is asked (any question when none is named), to the round's end."""
    begun = table(state)["round"]
    while not state.over and table(state)["round"] == begun and (not asks or asked(state)[-1][1] in asks):
        state.apply(state.legal(state.to_act[0])[-1])  # declining comes last
    return state
