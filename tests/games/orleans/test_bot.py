"""The greedy bot at Orléans: it plays every module well, and goes by what its seat may know."""

from statistics import mean
from typing import Any

import pytest

import bastide
from bastide.arena import Local, Match, Sitting, play, run
from bastide.core.state import State
from tests.games.kit import do, player
from tests.games.orleans.scenes import GAME, fill, scene
from tests.games.orleans.test_intrigue import sent

GREEDY = bastide.bot("greedy")
RANDOM = bastide.bot("random")
TOGETHER = ("orders,new_events,new_deeds,new_places", "orders,new_events,intrigue,new_places")


def chosen(modules: str) -> dict[str, object]:
    return {name: True for name in modules.split(",") if name}


def best(state: State, seed: int = 0) -> str:
    return str(GREEDY.choose(state, state.to_act[0], seed))


def worth(mine: dict[str, Any] | None = None, **given: Any) -> float:
    """Of a position for player 0, who has something to do."""
    return GAME.evaluate(scene(2, players={0: {"slots": fill("scriptorium"), **(mine or {})}}, **given), 0)


def test_a_finished_game_is_worth_its_points() -> None:
    state = GAME.start(2, "finished", **chosen(TOGETHER[0]))
    while not state.over:
        state.apply(RANDOM.choose(state, state.to_act[0], state.moves))
    assert [GAME.evaluate(state, seat) for seat in range(2)] == state.scores()


# ---- planning and acting


def test_plans_what_its_tokens_allow() -> None:
    """In the first round the four starters fill a place of three slots."""
    state = GAME.start(2, "plan", first=0)
    while state.to_act[0] == 0:
        state.apply(GREEDY.choose(state, 0))
    assert len(player(state)["slots"]) >= 3


def test_draws_all_it_can() -> None:
    """ORL-3.3.1: also where there is something to plan without drawing."""
    mine = {"bag": "own_farmer own_boatman own_craftsman monk", "market": "own_trader trader trader"}
    state = scene(2, "followers", event="taxes", players={0: mine})
    assert {str(GREEDY.choose(state, 0, seed)) for seed in range(4)} == {"draw count=4"}


def test_uses_what_is_activated() -> None:
    state = scene(2, players={0: {"slots": fill("castle", "university")}})
    assert best(state) != "pass"


def test_takes_the_better_good() -> None:
    state = scene(2, players={0: {"slots": fill("wagon")}}, edges={"chartres__orleans__road": ["brocade"]})
    assert "good=brocade" in best(state)


def test_builds_at_the_end_rather_than_recruit() -> None:
    mine = {"slots": fill("guildhall", "castle"), "tracks": {"development": 22}}
    state = scene(2, round=18, event="income", players={0: mine})
    assert best(state) == "use place=guildhall"


def test_stops_looking_where_the_next_event_is_turned_up() -> None:
    """ORL-3.1: who ends the round may not plan with an event that nobody has seen."""
    state = scene(2, players={0: {"slots": fill("university"), "market": "farmer knight trader"}}, passed=[1])
    assert len({best(state, seed) for seed in range(8)}) == 1


def test_more_is_better() -> None:
    plain = worth()
    for more in (
        {"coins": 6},
        {"goods": {"wool": 1}},
        {"stations": ["tours"]},
        {"bag": "monk"},
        {"places": ["tailor_shop"]},
        {"held": 1},
        {"tracks": {"development": 4}},
        {"tracks": {"knights": 1}},
        {"tracks": {"farmers": 1}},
    ):
        assert worth(more) > plain, more


# ---- events that are known (ORL-3.1)


def test_food_is_worth_more_before_a_harvest() -> None:
    """ORL-5.5: a grain saves 5 coins."""
    fed = {"goods": {"grain": 1}}
    gain = {event: worth(fed, event=event, round=4) - worth(event=event, round=4) for event in ("harvest", "income")}
    assert gain["harvest"] > gain["income"] + 3


def test_a_station_is_worth_more_before_a_trading_day() -> None:
    built = {"stations": ["tours"]}
    gain = {
        event: worth(built, event=event, round=18) - worth(event=event, round=18) for event in ("trading_day", "income")
    }
    assert gain["trading_day"] == gain["income"] + 1


# ---- orders (ORL-8.1)


def test_fulfils_an_order() -> None:
    mine = {"slots": fill("scriptorium"), "goods": {"grain": 1, "cheese": 1}}
    state = scene(2, players={0: mine}, modules=["orders"], display=["orleans", "tours", "blois", "briare", "loches"])
    state = do(state, "use place=scriptorium")
    assert best(state) == "fulfil order=orleans"


def test_goods_for_an_order_are_worth_more() -> None:
    given: dict[str, Any] = {"modules": ["orders"], "display": ["le_mans", "nevers", "blois", "vierzon", "la_chatre"]}
    brocade = {"goods": {"brocade": 2}}
    assert worth(brocade, **given) > worth(**given) + 10
    assert worth({**brocade, "merchant": "la_chatre"}, **given) > worth(brocade, **given)


# ---- intrigue (ORL-8.4)


def test_hits_the_strongest_opponent() -> None:
    """The Swindler takes wool for grain; of two who have it, he hits the one who is ahead."""
    rich = {"coins": 60, "goods": {"wool": 1}}
    state = sent("swindler", {0: {"goods": {"grain": 1}}, 1: {"goods": {"wool": 1}}, 2: rich})
    assert best(state) == "name_swap target=2 good=wool own=grain"


def test_sabotages_what_matters() -> None:
    """ORL-8.4.5: a place that was activated, not one that is hardly begun."""
    slots = {**fill("university"), "scriptorium:0": "knight"}
    state = sent("saboteur", {1: {"slots": slots}}, seats=2)
    assert "slot=university" in best(state)


def test_bribes_when_it_is_worth_it() -> None:
    """Some coins for a University that is ready, nothing for a swap that takes nothing."""
    slots = fill("university")
    state = do(sent("saboteur", {1: {"slots": slots, "coins": 9}}, seats=2), "name_slot target=1 slot=university:0")
    assert best(state).startswith("offer_coins")
    while state.to_act == (1,):
        state.apply(GREEDY.choose(state, 1))
    assert best(state) == "accept"
    state = sent("swindler", {0: {"goods": {"grain": 1}}, 1: {"goods": {"grain": 1}, "coins": 9}}, seats=2)
    assert best(do(state, "name_swap target=1 good=grain own=grain")) == "skip"


def test_refuses_a_poor_bribe() -> None:
    state = sent("swindler", {0: {"goods": {"grain": 1}}, 1: {"goods": {"brocade": 1}, "coins": 20}})
    for line in ("name_swap target=1 good=brocade own=grain", "offer_coins coins=1", "propose"):
        state = do(state, line)
    assert best(state) == "refuse"


# ---- strength


@pytest.mark.parametrize("modules", ["", *TOGETHER])
@pytest.mark.slow
def test_greedy_beats_random(modules: str) -> None:
    result = run("orleans", ["greedy", "random"], 2, "strength", options=chosen(modules), backend=Local(1))
    greedy, other = result.standings
    assert greedy.wins == 2
    assert greedy.scores.mean > 80 > other.scores.mean


@pytest.mark.slow
def test_greedy_bots_play_a_decent_game() -> None:
    outcome = play(Match("orleans", ("greedy",) * 3, 3, "decent", {}), Sitting(0, (0, 1, 2), 0))
    assert mean(outcome.scores) > 80
