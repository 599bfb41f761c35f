"""The greedy bot at Caylus 1303: it plays well, wastes nothing, and goes by what its seat may know."""

from statistics import mean
from typing import Any

import pytest

import bastide
from bastide.arena import Local, Match, Sitting, play, run
from bastide.core.state import State
from tests.games.caylus1303.scenario import (
    along_the_road,
    at_work,
    delivering,
    favoured,
    goods,
    managed,
    on_bridge,
    scenario,
)

GAME = bastide.game("caylus1303")
GREEDY = bastide.bot("greedy")


def best(state: State) -> str:
    return str(GREEDY.choose(state, state.to_act[0]))


def worth(seat: int = 0, **given: Any) -> float:
    return GAME.evaluate(scenario(**given), seat)


# ---- planning


def test_takes_what_is_worth_most() -> None:
    """Two stone and a cloth behind the provost, not the single stone of the starting Quarry."""
    state = scenario(
        provost=17, road={14: "wood_farm", 15: "stone_quarry", 16: "wood_market"}, owners={14: 0, 15: 0, 16: 0}
    )  # fmt: skip
    assert best(state) == "place space=15 building=stone_quarry"


def test_sends_nobody_where_there_is_nothing_to_do() -> None:
    """No cloth for the Court, no wood for Fair and Carpenter, nothing for the guilds, nothing to deliver."""
    state = scenario(seats=2, round=5)
    for space in (0, 1, 2, 8, 12, 18):
        worker = scenario(seats=2, round=5, players={0: {"standing": [space], "reserve": 4}}, turn=1)
        assert GAME.evaluate(worker, 0) < GAME.evaluate(state, 0)
    idle = {"place space=0", "place space=1", "place space=2", "site", "pass"}
    assert not any(best(state).startswith(line) for line in idle)


def test_counts_on_no_space_far_beyond_the_provost() -> None:
    near = worth(turn=1, provost=15, road={14: "wood_farm"}, owners={14: 0}, players={0: {"standing": [14]}})
    far = worth(turn=1, provost=10, road={14: "wood_farm"}, owners={14: 0}, players={0: {"standing": [14]}})
    assert near > far + 2.0


def test_passes_when_the_surcharge_is_not_worth_it() -> None:
    """The others have passed; a food for two workers, in the middle of the game, is no bargain."""
    taken = [0, 1, 2, 3, 5, 7, 8, 9, 10, 11, 12, 13]
    state = scenario(seats=2, round=4, bridge=[1], players={0: {"reserve": 3}, 1: {"standing": taken, "reserve": 1}})
    assert best(state) == "pass"


def test_goes_on_with_workers_that_are_useless_after_the_game() -> None:
    state = scenario(
        seats=2, round=9, bridge=[1], workers=[0], players={0: {"reserve": 4, "goods": goods(wood=1, stone=1)}}
    )  # fmt: skip
    assert "building=start_farm" in best(state)


def test_keeps_two_workers_for_the_church_in_the_last_round() -> None:
    """Four points for two workers; a stone that makes no set would bring nothing."""
    state = scenario(
        seats=2,
        round=9,
        provost=16,
        bridge=[1],
        road={14: "stone_church", 15: "wood_farm"},
        owners={14: 1, 15: 1},
        players={0: {"reserve": 2, "standing": [14]}},
    )
    assert best(state) == "pass"


def test_comes_to_the_site_with_sets_in_the_last_round() -> None:
    stock = goods(food=3, wood=2, stone=2, cloth=2)
    state = scenario(seats=2, round=9, bridge=[1], players={0: {"reserve": 2, "goods": stock}})
    assert best(state) == "site"


# ---- activation


def test_builds_for_goods_that_bring_nothing_else() -> None:
    """In the last round only the points count: 4 for the Tailor or the Stonemason."""
    state = at_work(2, round=9, players={0: {"goods": goods(wood=1, food=1)}})
    assert best(state) in ("build building=wood_tailor any=food", "build building=wood_stonemason any=food")


def test_pays_with_what_it_can_spare() -> None:
    state = at_work(8, round=3, players={0: {"goods": goods(wood=5, food=1, stone=1, cloth=1)}})
    assert best(state) == "use building=start_guild_3 pay=wood"


def test_moves_the_provost_for_its_own_worker() -> None:
    """The wooden Tailor on 14 is worth a step; nobody comes after, so one step is enough."""
    state = on_bridge(
        seats=2,
        provost=14,
        bridge=[1, 0],
        road={14: "wood_tailor"},
        owners={14: 0},
        players={0: {"standing": [14], "goods": goods(cloth=2)}, 1: {"reserve": 1}},
    )
    state.apply(GAME.parse(1, "skip", state))
    assert best(state) == "move to=15"


def test_pays_nobody_on_the_bridge_for_nothing() -> None:
    for round in (1, 5, 9):
        assert best(on_bridge(seats=2, round=round, players={0: {"standing": [5]}})) == "skip"


def test_takes_a_free_step_of_the_toll_for_its_own_worker() -> None:
    state = at_work(
        3,
        seats=2,
        provost=13,
        road={13: "wood_sawmill"},
        players={0: {"standing": [13], "reserve": 0}, 1: {"reserve": 0}},
    )
    assert best(state) in ("move to=14", "move to=15")


def test_takes_the_character_that_it_can_use() -> None:
    """Two sets with gold wait at the site: the Goldsmith brings 5 points at once, the Thief nothing in round 9."""
    state = favoured(
        seats=2,
        round=9,
        workers=[0],
        players={
            0: {"reserve": 1, "goods": goods(food=2, wood=2, gold=2)},
            1: {"characters": ["goldsmith", "thief", "steward"]},
        },
        board=[],
    )
    assert best(state) == "take character=goldsmith"


def test_takes_a_free_character() -> None:
    state = scenario(
        seats=2,
        phase="activation",
        at=0,
        using=0,
        players={0: {"standing": [0]}},
        stack=[{"seat": 0, "ask": "welcome"}],
    )
    assert best(state).startswith("take")


# ---- delivery and management


def test_delivers_everything_at_the_end() -> None:
    state = delivering(0, seats=2, round=9, players={0: {"goods": goods(food=3, wood=2, stone=2, cloth=2)}})
    delivered = 0
    while not state.over and state.to_act == (0,) and any(action.do == "deliver" for action in state.legal(0)):
        action = GREEDY.choose(state, 0)
        assert action.do == "deliver"
        delivered += 1
        state.apply(action)
    assert delivered == 3


def test_keeps_gold_for_a_prestige_building() -> None:
    """Granary: 7 points for gold and stone. The set can do without both."""
    state = delivering(
        0,
        seats=2,
        round=9,
        road={6: "residence"},
        owners={6: 0},
        players={0: {"goods": goods(food=1, wood=1, cloth=1, stone=1, gold=1)}},
    )
    assert best(state) == "deliver goods=food+wood+cloth"


def test_builds_prestige_instead_of_keeping_gold() -> None:
    state = managed(
        seats=2, round=9, road={6: "residence"}, owners={6: 0}, players={0: {"goods": goods(gold=3, stone=3)}}
    )
    assert best(state) == "build building=cathedral"


# ---- what things are worth


@pytest.mark.parametrize("round", [1, 4, 8])
@pytest.mark.parametrize("seats", [2, 4])
def test_more_is_better(seats: int, round: int) -> None:
    plain = worth(seats=seats, round=round, turn=1)
    for more in (
        {"goods": goods(food=1)},
        {"goods": goods(gold=1)},
        {"reserve": 6},
        {"points": 1},
        {"characters": ["foreman"]},
    ):
        assert worth(seats=seats, round=round, turn=1, players={0: more}) > plain


def test_a_residence_is_worth_more_early() -> None:
    gains = [
        worth(seats=2, round=round, turn=1, road={6: "residence"}, owners={6: 0}) - worth(seats=2, round=round, turn=1)
        for round in (2, 5, 8)
    ]
    assert gains[0] > gains[1] > gains[2] > 0


def test_others_points_count_against_a_seat() -> None:
    for seats in (2, 3, 5):
        assert worth(seats=seats, players={1: {"points": 5}}) < worth(seats=seats)


def test_an_effect_under_way_is_worth_what_it_brings() -> None:
    """Before and after the starting Farm brings its food: the worth hardly changes."""
    before = worth(seats=2, round=3, turn=1, bridge=[0], players={0: {"standing": [6]}})
    state = along_the_road(seats=2, round=3, players={0: {"standing": [6]}, 1: {"standing": [9]}})
    assert GAME.evaluate(state, 0) == pytest.approx(before, abs=2.0)


# ---- strength


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    greedy, other = run("caylus1303", ["greedy", "random"], 10, "strength", backend=Local(1)).standings
    assert greedy.wins >= 9
    assert greedy.scores.mean > 70 > 30 > other.scores.mean


@pytest.mark.parametrize(("seats", "least"), [(2, 40), (3, 40), (5, 30)])
def test_greedy_bots_play_a_decent_game(seats: int, least: int) -> None:
    match = Match("caylus1303", ("greedy",) * seats, seats, "decent", {})
    outcome = play(match, Sitting(0, tuple(range(seats)), 0))
    assert mean(outcome.scores) > least
