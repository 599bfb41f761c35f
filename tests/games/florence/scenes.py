"""Building positions for tests, read through `from_json`, so the components always add up.

    state = scene(players={0: {"hand": "poet jurist", "estate": "tower lake", "coins": 900}})

Whoever is not described has 3500 coins and nothing else; cards that nobody has are in their decks, those named in `top`
to be drawn first, in this order. Tiles of an estate are laid where they fit, one after the other.
"""

from typing import Any

import bastide
from bastide.core.state import State
from bastide.games.florence.components import (
    CARD_NAMES,
    DECKS,
    FIRST_CARD,
    GRID,
    LANDSCAPES,
    OUTLINES,
    PALAZZO_A,
    TILES,
)
from bastide.games.florence.outlines import lies_of, shape_of
from tests.games.kit import player, table

GAME = bastide.game("florence")
SCARCE = ("stock", "buildings")
FREEDOMS = ("travel", "religion", "opinion")
LIES = {name: lies_of(shape_of(rows)) for name, rows in zip(TILES, OUTLINES, strict=True)}
PALAZZO = sum(1 << cell for cell in PALAZZO_A)


def cells(mask: int) -> list[int]:
    return [cell for cell in range(GRID * GRID) if mask >> cell & 1]


def around(mask: int) -> int:
    """The cells that share an edge with some."""
    found = 0
    for cell in cells(mask):
        row, column = divmod(cell, GRID)
        for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            if 0 <= row + down < GRID and 0 <= column + right < GRID:
                found |= 1 << (row + down) * GRID + column + right
    return found


def estate(names: str, taken: int = PALAZZO) -> list[dict[str, Any]]:
    """Tiles where they fit first; buildings without contact."""
    built = taken
    found: list[dict[str, Any]] = []
    for name in names.split():
        barred = taken if name in LANDSCAPES else taken | around(built)
        mask = next(lie.cells for lie in LIES[name] if not lie.cells & barred)
        taken |= mask
        built |= 0 if name in LANDSCAPES else mask
        found.append({"tile": name, "cells": cells(mask)})
    return found


def person(given: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {"coins": 3500, "points": 0, "hand": "", **given}
    for name in ("hand", "played", "freedoms", "open", "known", "inside"):
        if isinstance(found.get(name), str):
            found[name] = found[name].split()
    if isinstance(found.get("estate"), str):
        found["estate"] = estate(found["estate"])
    return found


def scene(
    seats: int = 3,
    phase: str = "actions",
    players: dict[int, dict[str, Any]] | None = None,
    top: str = "",
    decks: dict[str, str] | None = None,
    **more: Any,
) -> State:
    """A position: in phase B it is the turn of seat 0, with two actions; in phase A all are in and seat 0 chooses.
    `decks`: the cards of a deck, if not all that are left; `stock`, `buildings`: what is left of those. Such a position
    cannot be read, as something is missing, and follows the rules all the same."""
    scarce = {name: more.pop(name) for name in SCARCE if name in more}
    return short_of(GAME.from_json(written(seats, phase, players, top, **more)), decks, **scarce)


def short_of(state: Any, decks: dict[str, str] | None = None, **scarce: dict[str, int]) -> State:
    """Without what is not named."""
    for name, counts in scarce.items():
        setattr(state, name, bytes(counts.values()))
    for deck, names in (decks or {}).items():
        number = DECKS.index(deck)
        left = [CARD_NAMES.index(name) for name in reversed(names.split())]
        state.gone |= sum(1 << card for card in state.decks[number] if card not in left)
        state.decks[number] = bytes(left)
    found: State = state
    return found


def written(
    seats: int = 3,
    phase: str = "actions",
    players: dict[int, dict[str, Any]] | None = None,
    top: str = "",
    **more: Any,
) -> dict[str, Any]:
    """The JSON of it."""
    people = [person((players or {}).get(seat, {})) for seat in range(seats)]
    held = [name for one in people for part in ("hand", "played") for name in one.get(part, [])]
    left = [name for name in CARD_NAMES if name not in [*held, *more.get("gone", []), *top.split()]]
    ends = [*FIRST_CARD[1:], len(CARD_NAMES)]
    piles: dict[str, list[str]] = {}
    gone = list(more.pop("gone", []))
    for deck, first, end in zip(DECKS, FIRST_CARD, ends, strict=True):
        of = CARD_NAMES[first:end]
        piles[deck] = [name for name in left if name in of] + [name for name in top.split()[::-1] if name in of]
    course: dict[str, Any] = {"actions": {"step": 1, "actions": 2}, "auction": {"still_in": list(range(seats))}}
    return {
        "game": "florence",
        "seats": seats,
        "round": 1,
        "phase": phase,
        "first": 0,
        "players": people,
        "decks": piles,
        "gone": gone,
        "freedoms": freedoms_left(people),
        **course.get(phase, {}),
        **more,
    }


def freedoms_left(people: list[dict[str, Any]]) -> dict[str, int]:
    """Those that nobody has; with two players the last type has one fewer (FLO-9.2)."""
    each = max(len(people) - 1, 2)
    had = [name for one in people for name in one.get("freedoms", [])]
    left = {name: each - had.count(name) for name in FREEDOMS}
    return {**left, "opinion": left["opinion"] - 1} if len(people) == 2 else left


# ---- reading a position


def coins(state: State) -> list[int]:
    return [one["coins"] for one in table(state)["players"]]


def points(state: State) -> list[int]:
    return state.scores()


def hand(state: State, seat: int = 0) -> list[str]:
    found: list[str] = player(state, seat)["hand"]
    return found


def tiles(state: State, seat: int = 0) -> list[str]:
    return [piece["tile"] for piece in player(state, seat)["estate"]]


def value(state: State, card: str, seat: int = 0) -> int:
    """What a Work with a card in hand would be worth."""
    view: Any = state.view(seat)
    found: int = next(row["value"] for row in view["players"][seat]["works"] if row["card"] == card)
    return found
