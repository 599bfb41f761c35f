"""Positions of joined estates (FLO-12): whose border, what stands there, and offers over it."""

from typing import Any

from bastide.core.action import Action
from bastide.core.state import State
from bastide.games.florence.cooperative.actions import Join
from tests.games.florence.scenes import GAME, scene
from tests.games.kit import do

JOINED = {"cooperative": True}
CELLS = 49
COLUMNS = 7


def at(row: int, *columns: int) -> list[int]:
    """Cells of a row."""
    return [row * COLUMNS + column for column in columns]


def piece(tile: str, *cells: int) -> dict[str, Any]:
    return {"tile": tile, "cells": sorted(cells)}


def built(tile: str, row: int, *columns: int) -> dict[str, Any]:
    """A tower or a park: three cells of a row."""
    return piece(tile, *at(row, *columns))


def joint(building: str, seats: tuple[int, int], left: list[int], right: list[int]) -> dict[str, Any]:
    return {"building": building, "seats": list(seats), "cells": [left, right]}


def meeting(
    seats: int = 3,
    players: dict[int, dict[str, Any]] | None = None,
    joints: list[dict[str, Any]] | None = None,
    offers: int = 0,
    muse: bool = False,
    **more: Any,
) -> State:
    """A turn of seat 0 in joined estates; `muse`: with characters, as they are at the beginning."""
    settings = {**JOINED, "muse_princess": muse, **more.pop("settings", {})}
    extras: Any = scene(seats, settings=settings).to_json()["extras"]
    extras["cooperative"] = {"joint": joints or [], "offers": offers}
    return scene(seats, players=players, settings=settings, extras=extras, **more)


def over(state: State, seat: int, cells: list[int], other: int, beyond: list[int]) -> Action:
    """Whoever is asked lays the building over these cells of two estates, allowed or not."""
    wanted = sum(1 << seat * CELLS + cell for cell in cells) + sum(1 << other * CELLS + cell for cell in beyond)
    found = [action for action in GAME.thinkable(state, state.to_act[0], "join") if cells_of(action) == wanted]
    assert len(found) == 1
    return found[0]


def cells_of(action: Action) -> int:
    assert isinstance(action, Join)
    return action.cells


def places(state: State) -> list[list[tuple[int, int]]]:
    """Where it can be laid now: seat and cell."""
    masks = [cells_of(action) for action in state.legal(state.to_act[0])]
    return [[divmod(cell, CELLS) for cell in range(5 * CELLS) if mask >> cell & 1] for mask in masks]


def tower(state: State, coins: int, row: int = 0, to: int = 1) -> State:
    """Seat 0 offers its right neighbour a tower, two cells in its own estate."""
    do(state, f"offer to={to} building=tower")
    state.apply(over(state, 0, at(row, 5, 6), to, at(row, 0)))
    return do(state, f"share coins={coins}")


def counter(state: State, coins: int, row: int = 0) -> State:
    """Seats 0 and 1 talk about a tower: an answer with another place or sum."""
    do(state, "counter")
    state.apply(over(state, 0, at(row, 5, 6), 1, at(row, 0)))
    return do(state, f"share coins={coins}")


def shown(state: State, seat: int | None = None) -> dict[str, Any]:
    """What a view says of the joined estates."""
    view: Any = state.view(seat)
    found: dict[str, Any] = view["cooperative"]
    return found
