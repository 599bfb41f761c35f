"""CAY-8: when things run short. CAY-9 and CAY-7.3: what is hidden."""

import json
from typing import Any

import pytest

from bastide.core.state import State
from tests.core.playing import positions
from tests.games.caylus1303.proof import building, now, stock, workers
from tests.games.caylus1303.scenario import GAME, along_the_road, at_work, favoured, goods, managed, scenario
from tests.games.caylus1303.test_buildings import BUILD_ORDER, BUILT
from tests.games.kit import do, lines, player, refused, rows, table

RICH = goods(food=9, wood=9, stone=9, cloth=9, gold=9)
NO_HOUSE: dict[str, Any] = {
    "road": {**dict.fromkeys(range(5, 12), "residence"), 14: "wood_farm", 15: "wood_sawmill"},
    "owners": dict.fromkeys([*range(5, 12), 14, 15], 0),
}


def passed(**given: Any) -> State:
    """All have passed; the road is activated from the gate on, up to the first question."""
    return do(scenario(bridge=[0, 1], turn=2, **given), "pass")


def test_goods_without_end() -> None:
    """CAY-8.1: more than there are tokens, and points without limit."""
    state = along_the_road(players={0: {"goods": goods(food=60), "standing": [6], "points": 500}})
    assert stock(state) == {"food": 61}


@pytest.mark.parametrize(("reserve", "gained"), [(2, 4), (10, 4), (11, 3), (13, 1), (14, 0)])
def test_workers_come_from_the_camp(reserve: int, gained: int) -> None:
    """CAY-8.2: no more than are there; the one on the tile is still on the board."""
    state = at_work(12, players={0: {"goods": goods(stone=1), "reserve": reserve}, 1: {"standing": [8], "goods": RICH}})
    events = state.watch()
    do(state, "use")
    assert next(event.args["count"] for event in events if event.kind == "workers") == gained
    assert stock(state) == {}


def test_recruitment_is_cut_too() -> None:
    """CAY-8.2: 15 workers and no more."""
    assert workers(managed(players={0: {"reserve": 14}})) == (15, 0, 0)


@pytest.mark.parametrize(
    ("space", "mine"), [(1, goods(cloth=3)), (2, goods(wood=3, food=3)), (12, goods(wood=3, food=3))]
)
def test_no_house_left(space: int, mine: dict[str, int]) -> None:
    """CAY-8.3: Court and Carpenter cannot be used, also with goods for them."""
    state = passed(
        players={0: {"goods": mine, "standing": [space], "reserve": 0}},
        **{**NO_HOUSE, "road": {**NO_HOUSE["road"], 12: "start_carpenter"}},
    )
    assert player(state)["houses"] == 0
    while table(state)["phase"] == "activation":
        assert now(state)[1] == "bridge"
        do(state, "skip")
    assert table(state)["round"] == 2


def test_no_house_left_at_the_site() -> None:
    """CAY-8.3: through a favour neither; a prestige building needs no house."""
    given = {**NO_HOUSE, "site": {0: "start_carpenter"}, "board": []}
    state = do(favoured(players={0: {"goods": goods(wood=3, food=3)}}, **given), "visit slot=0")
    assert now(state)[1] == "bridge"
    state = do(managed(players={0: {"goods": goods(gold=1, wood=1)}}, **NO_HOUSE), "build building=garden")
    assert building(state, 5) == ("garden", 0)


def test_the_last_house_goes_to_the_court() -> None:
    """CAY-8.3: a moment later the Carpenter of the same player has nothing more to do."""
    owners = {**NO_HOUSE["owners"], 5: 1}
    state = at_work(1, players={0: {"goods": RICH, "standing": [2]}}, road=NO_HOUSE["road"], owners=owners)
    do(state, "house space=12")
    assert (player(state)["houses"], now(state)) == (0, (0, "bridge"))


def test_road_full() -> None:
    """CAY-8.4: with 13 buildings nothing more is built."""
    road = dict(zip(BUILD_ORDER, BUILT, strict=True))
    owners = {space: 1 + number % 2 for number, space in enumerate(BUILD_ORDER)}
    state = passed(players={0: {"goods": RICH, "standing": [2]}}, road=road, owners=owners)
    assert now(state) == (0, "bridge")


def test_no_tile_of_the_kind_left() -> None:
    """CAY-8.5: seven wooden ones are all built; the Carpenter has nothing more to offer."""
    wooden = ["farm", "sawmill", "quarry", "spinning_mill", "covered_market", "tailor", "stonemason"]
    road = {space: f"wood_{name}" for space, name in zip(BUILD_ORDER, wooden, strict=False)}
    owners = dict.fromkeys(road, 1)
    state = passed(players={0: {"goods": RICH, "standing": [2]}}, road=road, owners=owners)
    assert now(state) == (0, "bridge")


@pytest.mark.parametrize(("round", "builds"), [(3, False), (4, True)])
def test_stonemason_at_the_site(round: int, builds: bool) -> None:
    """CAY-8.5: lies it there, stone buildings come only through favours, from round 4 on."""
    state = favoured(round=round, site={1: "wood_stonemason"}, players={0: {"goods": RICH}})
    assert any("wood_stonemason" in line for line in lines(state)) == builds
    carpenter = at_work(2, round=round, site={1: "wood_stonemason"}, players={0: {"goods": RICH}})
    assert refused(carpenter, "build building=wood_stonemason any=wood") == "CAY-4.0.1"


def test_no_starting_building_without_a_house() -> None:
    """CAY-8.6: the Court cannot be used."""
    road: dict[int, Any] = dict.fromkeys(range(5, 13), "residence")
    state = passed(players={0: {"goods": RICH, "standing": [1]}}, road=road, owners=dict.fromkeys(road, 1))
    assert now(state) == (0, "bridge")


@pytest.mark.parametrize("camp", [0, 1, 2])
def test_a_gain_that_is_cut_short(camp: int) -> None:
    """CAY-8.7: the other gains are taken: setup Covered Market, 1 PP with 0, 1 or 2 workers."""
    state = along_the_road(
        provost=14, road={13: "wood_covered_market"}, players={0: {"reserve": 14 - camp, "standing": [13]}}
    )  # fmt: skip
    assert rows(state) == [(1, "CAY-4.7")]
    assert workers(state)[0] == min(15, 14 + 1 if camp < 3 else 14)


def test_an_effect_that_gains_nothing_may_still_be_used() -> None:
    """CAY-8.7: its cost is paid in full."""
    state = do(at_work(12, players={0: {"goods": goods(stone=1), "reserve": 14}}), "use")
    assert stock(state) == {}


@pytest.mark.parametrize("mine", [goods(), goods(wood=9, stone=9, cloth=9), goods(gold=9)])
def test_no_prestige_building_to_pay_for(mine: dict[str, int]) -> None:
    """CAY-8.8: the residence is passed by."""
    assert table(managed(road={5: "residence"}, owners={5: 0}, players={0: {"goods": mine}}))["round"] == 2


def test_no_prestige_building_left() -> None:
    """CAY-8.8: all seven stand."""
    tiles = ["garden", "factory", "granary", "statue", "theatre", "cathedral", "mansion"]
    road: dict[int, Any] = {5 + number: tile for number, tile in enumerate(tiles)} | {12: "residence"}
    owners = {**dict.fromkeys(range(5, 12), 1), 12: 0}
    assert table(managed(road=road, owners=owners, players={0: {"goods": RICH}}))["round"] == 2


# ---- CAY-9


def test_what_is_public() -> None:
    """CAY-9.1: but for points and ledger every view is the same, a spectator's too."""
    for state, _, _ in positions(GAME, 3, 5):
        views: list[Any] = [json.loads(json.dumps(state.view(seat))) for seat in (None, 0, 1, 2)]
        for view in views:
            for name in ("seat", "scores", "ranking", "ledger"):
                view.pop(name)
            for one in view["players"]:
                one.pop("points")
        assert views[1:] == views[:-1]


def test_points_are_secret_until_the_end() -> None:
    """CAY-9.2: a player sees the own total and where it came from, nobody else's; at the end all do."""
    players = {seat: {"points": 10 + seat} for seat in range(3)}
    view: Any = scenario(players=players).view(1)
    assert view["scores"] == [None, 11, None]
    assert {row["seat"] for row in view["ledger"]} == {1}
    assert (view["ranking"], view["winners"]) == ([], [])
    nobody: Any = scenario(players=players).view(None)
    assert (nobody["scores"], nobody["ledger"]) == ([None] * 3, [])
    over: Any = managed(round=9, players=players).view(0)
    assert (over["scores"], {row["seat"] for row in over["ledger"]}) == ([10, 11, 12], {0, 1, 2})


def test_every_gain_is_a_public_event() -> None:
    """CAY-9.3: who keeps count knows all totals."""
    state = GAME.start(seats=4, seed=8)
    events = state.watch()
    counted = [0] * 4
    for _, _, action in positions(GAME, 4, 8):
        state.apply(action)
        for event in events:
            assert not event.secret
            if event.kind == "score":
                counted[event.seat] += int(str(event.args["points"]))
        events.clear()
        assert counted == state.scores()


def test_open_scores() -> None:
    """CAY-7.3: the option shows them to all and changes nothing else."""
    closed, opened = (GAME.start(seats=3, seed=5, open_scores=on) for on in (False, True))
    for _, _, action in positions(GAME, 3, 5):
        assert closed.legal(action.seat) == opened.legal(action.seat)
        closed.apply(action)
        opened.apply(action)
        view: Any = opened.view(None)
        assert view["scores"] == closed.scores()
        assert len(view["ranking"]) == 3


def test_nothing_else_is_hidden() -> None:
    """CAY-9.4, CAY-9.3: what a seat imagines is the game itself; no choice is hidden or made at the same time."""
    for state, _, _ in positions(GAME, 3, 7):
        assert len(state.to_act) == 1
        guess = state.determinize(0, 3)
        one, two = table(guess), table(state)
        assert one.pop("rng") != two.pop("rng")
        assert one == two


def test_characters_put_away_are_in_no_view() -> None:
    """CAY-9.4: they never matter again."""
    state = GAME.start(seats=2, seed=2)
    text = json.dumps([state.view(seat) for seat in (None, 0, 1)])
    away = set(table(state)["offer"])
    assert all(
        (f'"{name}"' in text) == (name in away) for name in ("thief", "steward", "bailiff", "foreman", "goldsmith")
    )
