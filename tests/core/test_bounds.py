"""Positions that strangers hand in: whatever a game can bring is taken, and nothing far beyond it."""

import json
import random
from typing import Any

import pytest

import bastide
from bastide.core.catalog import games
from bastide.core.errors import InputError
from bastide.core.record import Record, RecordError
from tests.core.saying import check_input_error

LOOKS = 12
"""Positions of each game that are handed in."""
PILES = {"points": 10**15, "coins": 10**6, "silver": 5_000, "workers": 5_000, "best": 10**9}


def handed_in(state: bastide.State) -> Record:
    """As its record would be, read as a stranger's."""
    text = Record(state.game, state.seats, 1, {}, json.loads(json.dumps(state.to_json()))).text()
    return Record.parse(text, bounded=True)


def some_game(name: str, seed: int, bot: str = "random") -> list[bastide.State]:
    """Positions of a game from its deal to its end."""
    dice, rules, player = random.Random(seed), bastide.game(name), bastide.bot(bot)
    state = rules.start(dice.choice(list(rules.seats)), seed)
    found = [state.clone()]
    while not state.over:
        state.apply(player.choose(state, state.to_act[0], state.moves))
        found.append(state.clone())
    return [*dice.sample(found, min(LOOKS, len(found))), state]


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("seed", range(4))
def test_what_games_bring_is_taken(name: str, seed: int) -> None:
    for state in some_game(name, seed):
        assert handed_in(state).state == state


@pytest.mark.parametrize("name", games())
@pytest.mark.slow
def test_what_good_players_bring_is_taken(name: str) -> None:
    bastide.game(name).check_bounds(some_game(name, 5, "greedy")[-1].to_json())


def take_in(name: str, data: object) -> None:
    """Reading is strict enough where components are counted."""
    bastide.game(name).check_bounds(data)
    bastide.game(name).from_json(data)


def crafted(data: Any, member: str, high: int) -> list[str]:
    """Where a member was made larger than any game makes it."""
    found = [number for number, player in enumerate(data["players"]) if member in player]
    for number in found:
        data["players"][number][member] = high
    return [f"players[{number}].{member}" for number in found]


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("member", PILES)
def test_what_no_game_brings_is_refused_by_name(name: str, member: str) -> None:
    data: Any = json.loads(json.dumps(some_game(name, 1)[0].to_json()))
    data.pop("ledger", None)
    places = crafted(data, member, PILES[member])
    if places:
        with pytest.raises(InputError) as refused:
            take_in(name, data)
        assert refused.value.phrase.args["where"] in places
        check_input_error(refused.value)


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize(
    "member, value, where",
    [
        ("moves", 10**15, "moves"),
        ("ledger", [[0, 1, "", "why-by-hand", "", 1]] * 10_000, "ledger"),
        ("ledger", [[0, 10**15, "", "why-by-hand", "", 1]], "ledger[0][1]"),
        ("ledger", [[0, 1, "", "x" * 1000, "", 1]], "ledger[0]"),
        ("stack", [{"seat": 0, "ask": "x", "together": 10**15}], "stack[0].together"),
    ],
)
def test_what_every_position_has_is_bounded(name: str, member: str, value: object, where: str) -> None:
    data = {**json.loads(json.dumps(bastide.game(name).start(seed=1).to_json())), member: value}
    with pytest.raises(InputError) as refused:
        bastide.game(name).check_bounds(data)
    assert refused.value.phrase.args["where"] == where


def test_many_goods_are_counted_together() -> None:
    data: Any = json.loads(json.dumps(bastide.game("caylus1303").start(seed=1).to_json()))
    data["players"][1]["goods"] = dict.fromkeys(("food", "wood", "stone", "cloth", "gold"), 100)
    bastide.game("caylus1303").from_json(data)  # it could be stored
    with pytest.raises(InputError) as refused:
        bastide.game("caylus1303").check_bounds(data)
    assert refused.value.phrase.args["where"] == "players[1].goods"


def test_nothing_is_played_of_a_record_that_begins_beyond() -> None:
    data: Any = json.loads(json.dumps(bastide.game("caylus1303").start(seed=1).to_json()))
    data["players"][0]["points"] = 10**15
    text = Record("caylus1303", 2, 1, {}, data).text()
    assert Record.parse(text).state.scores()[0] == 10**15
    with pytest.raises(RecordError) as refused:
        Record.parse(text, bounded=True)
    assert refused.value.line == 8


@pytest.mark.parametrize(
    "data", [None, [], "x", {"players": 3}, {"points": [[[]]], "ledger": {"x": 1}}, {"moves": True}]
)
def test_what_is_no_position_is_left_to_those_who_read_it(data: object) -> None:
    bastide.game("burgundy").check_bounds(data)
