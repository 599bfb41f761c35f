"""Actions as JSON, of every kind and game: what is wrong with a field is said by its name."""

from functools import cache
from typing import Any

import pytest

import bastide
from bastide.core.game import Game
from tests.core.playing import GAMES, going_on, started
from tests.core.saying import check_illegal, check_input_error

EVERY_GAME = pytest.mark.parametrize("name", [*GAMES, "fair"])
LEAST = {"burgundy": 9, "caylus1303": 12, "florence": 20, "orleans": 20}
"""Kinds of actions that are found at least."""


@cache
def of_each_kind(name: str) -> list[dict[str, Any]]:
    """Legal actions of games with any options: one for every set of fields that a kind can have."""
    game, found = bastide.game(name), dict[tuple[object, ...], dict[str, Any]]()
    for seed in range(12):
        for _, _, action in going_on(started(game, game.seats[seed % len(game.seats)], seed), seed):
            data = action.to_json()
            found.setdefault((data["do"], *data), data)
    assert len({kind for kind, *_ in found}) >= LEAST.get(name, 1), sorted(map(str, found))
    return list(found.values())


def refuse(game: Game, data: dict[str, Any], said: str) -> None:
    with pytest.raises(bastide.InputError) as error:
        game.action(data)
    check_input_error(error.value)
    assert said in str(error.value), data


@EVERY_GAME
def test_a_missing_field_is_named(name: str) -> None:
    """Unless it may be left out: then the others are read as they are."""
    game = bastide.game(name)
    for data in of_each_kind(name):
        assert game.action(data).to_json() == data
        for field in data:
            less = {key: value for key, value in data.items() if key != field}
            try:
                assert less.items() <= game.action(less).to_json().items() and field not in ("do", "seat")
            except bastide.InputError:
                refuse(game, less, "JSON" if field == "do" else f'"{field}" is missing')


@EVERY_GAME
def test_an_unknown_field_is_named(name: str) -> None:
    for data in of_each_kind(name):
        for field in ("colour", "", "Seat"):
            refuse(bastide.game(name), {**data, field: 1}, f'"{field}" does not belong here')


@EVERY_GAME
def test_a_value_that_cannot_be_is_named(name: str) -> None:
    wrong: list[Any] = [None, True, 1.0, {}, [None], [[1]], "", "nothing such", -(10**30), 10**30, -1]
    for data in of_each_kind(name):
        for field in data:
            for value in wrong:
                refuse(bastide.game(name), {**data, field: value}, "no action" if field == "do" else field)


@EVERY_GAME
def test_a_seat_that_is_not_at_the_table(name: str) -> None:
    """Its actions are refused like any other out of turn."""
    game = bastide.game(name)
    few, many = min(game.seats), max(game.seats)
    state = game.start(few, 1)
    before = state.to_json()
    for data in of_each_kind(name) if few < many else ():
        with pytest.raises(bastide.IllegalAction) as error:
            state.apply(game.action({**data, "seat": many - 1}))
        check_illegal(error.value, name)
    assert state.to_json() == before
