"""CAY-2: setting up, and the first game (CAY-7.2)."""

from collections import Counter
from typing import Any

import pytest

from tests.core.playing import positions
from tests.games.caylus1303.invariants import PRESTIGE, STARTING, STONE, WOODEN
from tests.games.caylus1303.scenario import CHARACTERS, GAME, goods
from tests.games.kit import asked, do, lines, refused, table

MANY = [GAME.start(seats=2 + seed % 4, seed=seed) for seed in range(300)]
SETUPS = [table(state) for state in MANY]


def beside(number: int) -> dict[str, list[str]]:
    view: Any = MANY[number].view(None)
    found: dict[str, list[str]] = view["supply"]
    return found


def test_starting_buildings() -> None:
    """CAY-2.1: one to slot 1 of the site, eight to the road, in random order."""
    for data in SETUPS:
        assert Counter([data["site"]["tiles"][0], *data["road"][5:13]]) == STARTING
    assert {data["site"]["tiles"][0] for data in SETUPS} == set(STARTING)
    for space in range(5, 13):
        assert {data["road"][space] for data in SETUPS} == set(STARTING)


def test_wooden_buildings() -> None:
    """CAY-2.2: one to slot 2, one to space 13, seven beside; the Stonemason may be at the site, never on the road."""
    for number, data in enumerate(SETUPS):
        laid = [data["site"]["tiles"][1], data["road"][13]]
        assert sorted([*laid, *beside(number)["wooden"]]) == sorted(WOODEN)
        assert len(beside(number)["wooden"]) == 7
    assert {data["site"]["tiles"][1] for data in SETUPS} == WOODEN
    assert {data["road"][13] for data in SETUPS} == WOODEN - {"wood_stonemason"}


def test_stone_buildings() -> None:
    """CAY-2.3: one to slot 3, one to space 18, seven beside."""
    for number, data in enumerate(SETUPS):
        assert sorted([data["site"]["tiles"][2], data["road"][18], *beside(number)["stone"]]) == sorted(STONE)
    assert {data["site"]["tiles"][2] for data in SETUPS} == {data["road"][18] for data in SETUPS} == STONE


def test_prestige_buildings_round_and_provost() -> None:
    """CAY-2.4, CAY-2.5: all seven beside the board, round 1, p = 13."""
    for number, data in enumerate(SETUPS):
        assert set(beside(number)["prestige"]) == PRESTIGE
        assert (data["round"], data["provost"]) == (1, 13)


@pytest.mark.parametrize(("seats", "reserve"), [(2, 10), (3, 6), (4, 6), (5, 10)])
def test_what_everybody_gets(seats: int, reserve: int) -> None:
    """CAY-2.6, CAY-2.7, CAY-2.10: nine houses in hand; workers by number of players; 2 wood, 1 food, 1 stone."""
    for player in table(GAME.start(seats=seats, seed=1))["players"]:
        assert (player["houses"], player["reserve"], player["camp"]) == (9, reserve, 15 - reserve)
        assert player["goods"] == goods(wood=2, food=1, stone=1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_first_player_by_lot(seats: int) -> None:
    """CAY-2.8: any seat can be first, and has the tile."""
    found = [table(GAME.start(seats=seats, seed=seed)) for seed in range(60)]
    assert {data["first"] for data in found} == set(range(seats))
    assert all(data["first"] == data["tile"] for data in found)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_characters(seats: int) -> None:
    """CAY-2.9: players + 3 are laid open; from the last player counter-clockwise; 3 are left for the board."""
    state = GAME.start(seats=seats, seed=seats)
    data = table(state)
    assert len(data["offer"]) == seats + 3
    order = []
    for left in range(seats, 0, -1):
        order.append(state.to_act[0])
        assert len(state.legal(state.to_act[0])) == left + 3
        state.apply(state.legal(state.to_act[0])[0])
    assert order == [(data["first"] - 1 - step) % seats for step in range(seats)]
    after = table(state)
    assert [len(player["characters"]) for player in after["players"]] == [1] * seats
    assert (len(after["board"]), after["offer"], after["phase"]) == (3, [], "planning")


def test_any_character_may_be_laid_open() -> None:
    """CAY-2.9: drawn from all twelve."""
    assert {name for data in SETUPS for name in data["offer"]} == set(CHARACTERS)


def test_a_character_that_is_taken_or_not_laid_open_cannot_be_chosen() -> None:
    """CAY-2.9: each is there once; nobody chooses out of order, and nothing else is done before."""
    state = GAME.start(seats=3, seed=3)
    taken = table(state)["offer"][0]
    do(state, f"draft character={taken}")
    assert f"draft character={taken}" not in lines(state)
    assert refused(state, f"draft character={taken}") == "CAY-2.9"
    away = next(name for name in CHARACTERS if name not in [*table(state)["offer"], taken])
    assert refused(state, f"draft character={away}") == "CAY-2.9"
    assert refused(state, "pass") == refused(state, "skip") == refused(state, "site") == "CAY-2.9"
    assert refused(state, f"draft character={table(state)['offer'][0]}", asked(state)[0][0]) == "CAY-2.9"


def test_nothing_is_random_afterwards() -> None:
    """CAY-2.11: the generator is not touched again, and characters put away never come back."""
    start = table(GAME.start(seats=4, seed=6))
    for state, _, _ in positions(GAME, 4, 6):
        data = table(state)
        assert data["rng"] == start["rng"]
        held = [name for player in data["players"] for name in player["characters"]]
        assert sorted([*held, *data["offer"], *data["board"]]) == sorted(start["offer"])


# ---- CAY-7.2


@pytest.mark.parametrize(("seats", "added"), [(2, []), (3, ["deliveryman"]), (4, ["journeyman"]), (5, ["early_riser"])])
def test_first_game_characters(seats: int, added: list[str]) -> None:
    """CAY-7.2: fixed characters by number of players, drafted as ever."""
    base = ["architect", "foreman", "bailiff", "day_laborer", "chamberlain", "deliveryman", "journeyman", "early_riser"]
    offer = table(GAME.start(seats=seats, seed=9, first_game=True))["offer"]
    assert set(offer) == set(base[: seats + 3])
    assert set(added) <= set(offer)


def test_first_game_layout() -> None:
    """CAY-7.2: always the same, and one that the rules allow."""
    found = [table(GAME.start(seats=3, seed=seed, first_game=True)) for seed in range(9)]
    assert all(data["road"] == found[0]["road"] and data["site"] == found[0]["site"] for data in found)
    assert found[0]["site"]["tiles"] == ["start_market", "wood_manor", "stone_church"]
    assert found[0]["road"][13] == "wood_market"
    assert {data["first"] for data in found} == {0, 1, 2}


def test_no_solo_game() -> None:
    """CAY-7.1: two to five players, and no other way to play."""
    assert GAME.seats == range(2, 6)
    assert set(GAME.options) == {"open_scores", "first_game", "squares"}
