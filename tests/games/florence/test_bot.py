"""The greedy bot at Florence: it goes by what its seat may know, and does what is clearly right."""

from statistics import mean
from typing import Any

import pytest

import bastide
from bastide.arena import Local, Match, Sitting, play, run
from bastide.core.state import State
from tests.games.florence.scenes import GAME, scene
from tests.games.florence.solo_scenes import alone
from tests.games.kit import do

GREEDY = bastide.bot("greedy")
RANDOM = bastide.bot("random")
MODULES = ("", "muse_princess", "cooperative", "muse_princess,cooperative")


def chosen(modules: str) -> dict[str, object]:
    return {name: True for name in modules.split(",") if name}


def best(state: State, seed: int = 0) -> str:
    return str(GREEDY.choose(state, state.to_act[0], seed))


def turn(state: State) -> list[str]:
    """All that it does until somebody else is asked."""
    seat, found = state.to_act[0], []
    state = state.clone()
    while state.to_act == (seat,) and not state.over:
        found.append(best(state))
        state.apply(GREEDY.choose(state, seat))
    return found


def test_a_finished_game_is_worth_its_points() -> None:
    state = GAME.start(3, "finished")
    while not state.over:
        state.apply(RANDOM.choose(state, state.to_act[0], state.moves))
    for seat in range(3):
        others = [points for other, points in enumerate(state.scores()) if other != seat]
        assert GAME.evaluate(state, seat) < state.scores()[seat] <= GAME.evaluate(state, seat) + max(others)


# ---- phase A


def test_goes_further_for_a_jester_with_more_works_to_come() -> None:
    """FLO-5.2: it is worth something for each of them."""
    assert limit({"hand": "poet"}) < limit({"hand": "poet jurist sculptor painter botanist"})


def limit(mine: dict[str, Any], round: int = 4) -> int:
    """How far it goes for a jester if somebody else always raises and nothing else is for sale."""
    decks = {"prestiges": ""}
    state = scene(2, "auction", {0: mine}, decks=decks, stock=none_but("jester"), round=round)
    state = do(state, "open object=jester", seat=0)
    bid = 300
    while state.to_act == (1,):
        state = do(state, "raise", seat=1)
        while state.to_act == (0,):
            action = GREEDY.choose(state, 0)
            state.apply(action)
        if action.do != "raise":
            break
        bid += 200
    return bid


def test_does_not_throw_points_after_an_object() -> None:
    """FLO-3.3: points that were turned into coins for a bid are no reason for the next."""
    assert limit({"hand": "poet", "coins": 500, "points": 40}, 7) <= 900


def test_buys_nothing_that_brings_nothing() -> None:
    """In the last round, with no card to work with, no points for a jester."""
    poor = {0: {"coins": 0, "points": 10}}
    state = scene(2, "auction", poor, decks={"prestiges": ""}, stock=none_but("jester"), still_in=[0], round=7)
    assert best(state) == "leave"


def none_but(*left: str) -> dict[str, int]:
    names = ("forest", "lake", "park", "jester", "builder", "recruiting_card")
    return {name: 1 if name in left else 0 for name in names}


def test_takes_a_second_builder_for_the_last_price() -> None:
    """FLO-5.3: three points for 200 coins."""
    state = scene(3, "auction", {0: {"builders": 1, "coins": 900}}, still_in=[0], round=7, decks={"prestiges": ""})
    assert best(state) == "take object=builder"


def test_takes_the_landscape_of_its_professions() -> None:
    state = scene(3, "auction", {0: {"hand": "poet painter composer watchmaker"}}, still_in=[0], round=6)
    assert best(do(state, "take object=lake")).startswith("lay")
    assert best(scene(3, "auction", {0: {"hand": "poet painter composer"}}, still_in=[0], round=6)) in (
        "take object=lake",
        "take object=jester",
    )


# ---- phase B


def test_takes_prestige_in_the_end() -> None:
    """FLO-8.4: coins bring nothing then."""
    mine = {"hand": "poet", "estate": "theatre lake", "freedoms": "travel", "jesters": 3}
    state = scene(3, players={0: mine}, round=7, actions=1)
    assert turn(state)[:2] == ["work profession=poet", "finish points=8"]


def test_takes_coins_where_they_are_needed() -> None:
    mine = {"hand": "poet jurist", "estate": "theatre lake", "freedoms": "travel", "coins": 0}
    made = turn(scene(3, players={0: mine}, round=2))
    assert "work profession=poet" in made
    assert next(line for line in made if line.startswith("finish")) in ("finish points=0", "finish points=1")


def test_plays_its_bonus_cards_with_the_last_work() -> None:
    mine = {"hand": "poet bonus_jesters_freedoms", "estate": "theatre lake", "freedoms": "travel", "jesters": 3}
    made = turn(scene(3, players={0: mine}, round=7, actions=1))
    assert made == ["work profession=poet", "add bonus=bonus_jesters_freedoms", "finish points=10"]


def test_needs_a_bonus_card_for_the_minimum() -> None:
    """FLO-6.1.3."""
    mine = {"hand": "poet bonus_jesters_freedoms", "estate": "theatre lake", "freedoms": "travel", "jesters": 2}
    made = turn(scene(3, players={0: mine}, round=7, actions=1))
    assert made[:2] == ["work profession=poet", "add bonus=bonus_jesters_freedoms"]


def test_builds_for_nothing_rather_than_rest() -> None:
    """FLO-6.2.1: three builders, the last action, and no card to work with."""
    state = scene(3, players={0: {"builders": 3, "coins": 0}}, round=7, actions=1)
    assert best(state).startswith("build")


def test_does_not_buy_what_no_longer_scores() -> None:
    """Neither cards nor freedoms after the last Work; points are turned into coins only for what brings more."""
    state = scene(3, players={0: {"coins": 0, "points": 20}}, round=7, actions=1)
    assert best(state) == "end"
    state = scene(3, players={0: {"coins": 600, "points": 20}}, round=7, actions=1)
    assert turn(state)[:1] == ["convert points=1"]


def test_turns_points_into_coins_where_that_pays() -> None:
    """FLO-3.3: a building for a Work that is then possible; four points for three and a Work."""
    mine = {
        "hand": "poet",
        "estate": "lake",
        "freedoms": "travel",
        "jesters": 3,
        "builders": 1,
        "coins": 0,
        "points": 9,
    }
    made = turn(scene(3, players={0: mine}, round=7))
    assert made[:2] == ["convert points=3", "build building=theatre"]
    assert "work profession=poet" in made


def test_packs_its_estate() -> None:
    """A building in a corner leaves more room than one in the middle."""
    state = do(scene(3, players={0: {"builders": 1}}), "build building=library")
    line = best(state)
    cells = [int(cell) for cell in line.split("cells=")[1].split("+")]
    assert {cell // 7 for cell in cells} & {0, 6} or {cell % 7 for cell in cells} & {0, 6}


# ---- alone (FLO-10)


def test_declines_what_is_too_dear() -> None:
    """FLO-10.9: 1400 coins for a jester that helps one Work."""
    state = alone("auction", {"hand": "poet", "coins": 3500}, auction="jester 9, builder 1, recruiting_card 1, prestige_card, landscape", rolls=(6,), round=6)  # fmt: skip  # noqa: E501
    assert best(do(state, "put_up object=jester")) == "reject"


@pytest.mark.parametrize("level", ["easy", "standard"])
def test_plays_alone(level: str) -> None:
    outcome = play(Match("florence", ("greedy",), 1, "alone", {"diego": level}), Sitting(0, (0,), 0))
    assert outcome.scores[0] > 35


# ---- strength


@pytest.mark.parametrize("modules", MODULES)
@pytest.mark.slow
def test_greedy_beats_random(modules: str) -> None:
    result = run("florence", ["greedy", "random"], 2, "strength", options=chosen(modules), backend=Local(1))
    greedy, other = result.standings
    assert greedy.wins == 2
    assert greedy.scores.mean > 45 > other.scores.mean


@pytest.mark.parametrize("modules", MODULES)
@pytest.mark.slow
def test_greedy_bots_play_a_decent_game(modules: str) -> None:
    match = Match("florence", ("greedy",) * 4, 4, "decent", chosen(modules))
    outcome = play(match, Sitting(0, (0, 1, 2, 3), 0))
    assert mean(outcome.scores) > 45
