"""CAY-3.3: activation; the printed places (CAY-4.1 to CAY-4.5) and the provost."""

from typing import Any

import pytest

from bastide.core.action import Action
from tests.games.caylus1303.invariants import WOODEN
from tests.games.caylus1303.proof import building, kinds, now, provost, stock, workers
from tests.games.caylus1303.scenario import GAME, along_the_road, at_work, decline, goods, on_bridge, scenario
from tests.games.kit import asked, do, legal, lines, player, refused, table, told

# ---- the walk along the road


def test_from_the_gate_upward_as_far_as_the_provost() -> None:
    """CAY-3.3.1: every space with an index below p, in order."""
    rich = {"goods": goods(wood=1, cloth=1, stone=1), "reserve": 3}
    players = {0: {**rich, "standing": [9, 1]}, 1: {**rich, "standing": [0, 12]}, 2: {**rich, "standing": [3]}}
    state = do(scenario(players=players, bridge=[0, 1], turn=2, road={9: "start_market"}), "pass")
    seen = []
    while table(state)["phase"] == "activation":
        view: Any = state.view(None)
        seen.append((state.to_act[0], view["asked"][-1]["ask"], view["asked"][-1]["space"]))
        do(state, "skip")
    bridge = [(seat, "bridge", None) for seat in (0, 1, 2)]
    assert seen == [(1, "use", 0), (0, "use", 1), (2, "use", 3), *bridge, (0, "use", 9), (1, "use", 12)]


def test_the_provosts_position_is_read_anew() -> None:
    """CAY-3.3.1: a move at the Toll and on the bridge counts for all that follows."""
    state = at_work(
        3, players={1: {"standing": [13]}, 2: {"standing": [12]}}, road={12: "start_quarry", 13: "wood_farm"}
    )
    forward = decline(do(state.clone(), "move to=15"), "bridge")
    assert (stock(forward, 1), stock(forward, 2)) == ({"food": 1}, {"stone": 1})
    back = decline(do(state, "move to=12"), "bridge")
    assert (stock(back, 1), stock(back, 2)) == ({}, {})


@pytest.mark.parametrize("line", ["use", "skip"])
def test_an_effect_may_be_used_once_or_left(line: str) -> None:
    """CAY-3.3.2: then the worker goes to the camp, not to the reserve."""
    state = at_work(12, players={0: {"goods": goods(stone=2), "reserve": 1}, 1: {"standing": [13]}}, provost=14)
    assert workers(state) == (1, 13, 1)
    events = told(state, line)
    assert [event.args["from"] for event in events if event.kind == "home" and event.seat == 0] == ["space:12"]
    assert stock(state) == ({"stone": 1} if line == "use" else {"stone": 2})
    assert workers(state) == ((5, 10, 0) if line == "use" else (1, 14, 0))


@pytest.mark.parametrize("mine", [goods(), goods(gold=3), goods(food=9, cloth=1)])
def test_what_cannot_be_paid_in_full_is_not_used(mine: dict[str, int]) -> None:
    """CAY-3.3.2: nobody is asked, nothing is paid, and the worker still goes to the camp."""
    state = along_the_road(players={0: {"goods": mine, "standing": [12]}})
    assert table(state)["round"] == 2
    assert stock(state) == {good: count for good, count in mine.items() if count}
    assert workers(state)[2] == 0


@pytest.mark.parametrize(("reserve", "is_asked"), [(0, False), (1, True)])
def test_workers_are_paid_from_the_reserve(reserve: int, is_asked: bool) -> None:
    """CAY-3.3.3: never the one that stands on the tile."""
    state = along_the_road(players={0: {"reserve": reserve, "standing": [9]}})
    assert (now(state) == (0, "use")) == is_asked
    if is_asked:
        do(state, "use gain=cloth")
        assert stock(state) == {"cloth": 1}
        assert workers(state) == (3, 12, 0)  # 0 left, then 3 recruited


def test_the_first_worker_on_a_building_goes_first() -> None:
    """CAY-3.3.4: then the Journeyman's; the seat number does not matter."""
    players = {0: {"standing": [9], "characters": ["journeyman"]}, 2: {"standing": [9]}}
    state = along_the_road(players=players, joined=(9, 0), used=["journeyman"])
    assert now(state) == (2, "use")
    assert now(do(state, "skip")) == (0, "use")


def test_the_bridge_comes_at_space_4() -> None:
    """CAY-3.3.5: after the Toll, before the first starting building, though nobody stands there."""
    state = at_work(3, players={1: {"standing": [5]}})
    events = told(state, "skip")
    assert now(state) == (0, "bridge")
    assert "gain" not in kinds(events)
    do(state, "skip", "skip", "skip")
    assert stock(state, 1) == {"wood": 1}


def test_workers_beyond_the_provost_go_to_the_camp() -> None:
    """CAY-3.3.6: without effect, after the last active space."""
    state = scenario(
        phase="activation", at=4, step=3, provost=10, stack=[{"seat": 2, "ask": "bridge"}],
        players={0: {"standing": [10]}, 1: {"standing": [9, 12]}}, road={9: "start_farm", 10: "start_sawmill"},
    )  # fmt: skip
    events = told(state, "skip")
    moved = [(event.kind, event.seat, event.args["from"]) for event in events if event.kind in ("home", "stranded")]
    assert moved == [("home", 1, "space:9"), ("stranded", 0, "space:10"), ("stranded", 1, "space:12")]
    assert (stock(state), stock(state, 1)) == ({}, {"food": 1})


def test_a_building_without_a_worker_does_nothing() -> None:
    """CAY-3.3.7: no effect, no bonus for the owner."""
    state = along_the_road(provost=15, road={14: "stone_farm"}, owners={14: 1})
    assert [stock(state, seat) for seat in range(3)] == [{}, {}, {}]


def test_two_workers_are_two_whole_activations() -> None:
    """CAY-3.3.7: both may build; the first one's favour and way home come before the second begins."""
    players = {
        0: {"goods": goods(wood=1)},
        1: {"goods": goods(wood=2), "standing": [0], "characters": ["journeyman"]},
    }
    state = at_work(0, players=players, joined=(0, 1), used=["journeyman"], board=["thief"])
    do(state, "use")
    assert asked(state) == [(0, "favour")]
    assert table(state)["players"][0]["standing"] == [0]
    do(state, "visit slot=0", "use gain=food", "skip")
    assert workers(state) == (4, 11, 0)
    assert now(state) == (1, "use")
    do(state, "use")
    assert asked(state) == [(1, "favour")]


def test_two_workers_both_build() -> None:
    """CAY-3.3.7: a wooden building each, on the next free spaces."""
    rich = {"goods": goods(wood=2, food=2)}
    players = {0: rich, 1: {**rich, "standing": [2], "characters": ["journeyman"]}}
    state = at_work(2, players=players, joined=(2, 1), used=["journeyman"])
    do(state, "build building=wood_farm")
    assert refused(state, "build building=wood_farm") == "CAY-4.0.1"
    do(state, "build building=wood_quarry")
    assert (building(state, 14), building(state, 15)) == (("wood_farm", 0), ("wood_quarry", 1))


# ---- CAY-4.1 to CAY-4.4


@pytest.mark.parametrize(
    ("mine", "is_asked"), [(goods(wood=1), True), (goods(food=1, stone=1, cloth=1, gold=1), False)]
)
def test_fair(mine: dict[str, int], is_asked: bool) -> None:
    """CAY-4.1: 1 wood for a favour."""
    state = do(scenario(players={0: {"goods": mine, "standing": [0]}}, bridge=[0, 1], turn=2), "pass")
    assert (now(state) == (0, "use")) == is_asked
    if is_asked:
        do(state, "use building=fair")
        assert (stock(state), now(state)) == ({}, (0, "favour"))


def test_court() -> None:
    """CAY-4.2: 1 cloth and a house above any starting building of the road without one, occupied or beyond him."""
    state = at_work(
        1,
        provost=8,
        players={0: {"goods": goods(cloth=1)}, 1: {"standing": [7, 11]}},
        road={5: "residence"},
        owners={5: 2},
    )
    assert lines(state) == {"skip", *(f"house space={space}" for space in range(6, 13))}
    do(state, "house space=7")
    assert (stock(state), player(state)["houses"]) == ({}, 8)
    assert building(state, 7) == ("start_quarry", 0)
    decline(state, "bridge")
    assert stock(state, 1) == {"stone": 1}  # its worker was still activated
    assert building(state, 7) == ("residence", 0)


def test_court_twice_through_the_journeyman() -> None:
    """CAY-4.2: a second house in the round, not above the same building."""
    rich = {"goods": goods(cloth=1)}
    players = {0: rich, 1: {**rich, "standing": [1], "characters": ["journeyman"]}}
    state = do(at_work(1, players=players, joined=(1, 1), used=["journeyman"]), "house space=6")
    assert refused(state, "house space=6") == "CAY-4.2"
    do(state, "house space=8")
    assert [owner for owner in table(state)["owners"] if owner is not None] == [0, 1]


@pytest.mark.parametrize("space", [2, 11])
def test_carpenter(space: int) -> None:
    """CAY-4.3: one wooden building, on the printed place and on the starting tile (CAY-4.6) alike."""
    state = at_work(
        space, players={0: {"goods": goods(wood=2, food=1, stone=1, cloth=1)}}, road={11: "start_carpenter"}
    )
    tiles = {str(action.to_json()["building"]) for action in legal(state, "build")}
    assert tiles == WOODEN - {"wood_market", "wood_manor"}  # these two lie on the board
    assert refused(state, "build building=stone_farm") == "CAY-4.0.1"


@pytest.mark.parametrize(
    ("position", "reach"),
    [(13, [11, 12, 14, 15]), (5, [6, 7]), (6, [5, 7, 8]), (30, [28, 29, 31]), (31, [29, 30])],
)
def test_toll(position: int, reach: list[int]) -> None:
    """CAY-4.4, CAY-4.5.1: up to 2 steps either way, free, within the limits."""
    state = at_work(3, provost=position)
    assert lines(state) == {"skip", *(f"move to={to}" for to in reach)}
    do(state, f"move to={reach[0]}")
    assert (provost(state), workers(state)) == (reach[0], (5, 10, 0))


# ---- CAY-4.5: the bridge


def test_bridge_in_the_order_of_passing() -> None:
    """CAY-4.5: first passer first; each is asked once, and may decline."""
    state = on_bridge(seats=4, bridge=[2, 0, 3, 1])
    order = []
    while now(state)[1] == "bridge":
        order.append(state.to_act[0])
        do(state, "skip")
    assert order == [2, 0, 3, 1]


@pytest.mark.parametrize(("reserve", "most"), [(1, 1), (2, 2), (3, 3), (9, 3)])
def test_bridge_costs_a_worker_for_each_step(reserve: int, most: int) -> None:
    """CAY-4.5: 1 to 3 steps in one direction, each for a worker of the reserve."""
    state = on_bridge(players={0: {"reserve": reserve}})
    steps = [to for to in range(13 - most, 14 + most) if to != 13]
    assert lines(state) == {"skip", *(f"move to={to}" for to in steps)}
    assert [action.cost(state)["workers"] for action in legal(state, "move")] == [abs(to - 13) for to in steps]
    if most < 3:
        assert refused(state, f"move to={13 + most + 1}") == "CAY-4.5"
    assert refused(state, "move to=17") == refused(state, "move to=13") == "CAY-4.5"
    do(state, f"move to={13 + most}")
    assert (provost(state), workers(state)) == (13 + most, (reserve - most, 15 - reserve + most, 0))


@pytest.mark.parametrize("to", [10, 13, 16])
def test_steps_that_the_toll_does_not_make(to: int) -> None:
    """CAY-4.4: 1 or 2 steps, or none by declining; the limits of CAY-4.5.1 are another matter."""
    assert refused(at_work(3), moving(to)) == "CAY-4.4"


def test_bridge_without_workers_is_passed_by() -> None:
    """CAY-4.5, CAY-10.1: who cannot pay is not asked."""
    state = on_bridge(players={1: {"reserve": 0}})
    assert now(do(state, "skip")) == (2, "bridge")


@pytest.mark.parametrize(
    ("position", "squares", "reach"),
    [
        (5, 3, [6, 7, 8]),
        (6, 3, [5, 7, 8, 9]),
        (31, 3, [28, 29, 30]),
        (30, 3, [27, 28, 29, 31]),
        (28, 1, [25, 26, 27, 29]),
        (33, 5, [30, 31, 32]),
        (17, 3, [14, 15, 16, 18, 19, 20]),
    ],
)
def test_limits_of_the_provost(position: int, squares: int, reach: list[int]) -> None:
    """CAY-4.5.1, CAY-1.4: never below 5 nor past the last square; built or empty, every space is one step."""
    state = on_bridge(provost=position, squares=squares)
    assert lines(state) == {"skip", *(f"move to={to}" for to in reach)}
    beyond = 28 + squares + 1
    if beyond <= 33:
        assert refused(state, moving(beyond)) == "CAY-4.5.1"
    assert refused(state, moving(4)) == "CAY-4.5.1"


def moving(to: int) -> Action:
    return GAME.action({"do": "move", "seat": 0, "to": to})


# ---- the Bailiff


@pytest.mark.parametrize(("position", "reach"), [(13, [12, 14]), (5, [6]), (31, [30])])
def test_bailiff(position: int, reach: list[int]) -> None:
    """CAY-6.6: after all bridge turns one step either way, free, within the limits, without any worker."""
    state = on_bridge(provost=position, players={1: {"characters": ["bailiff"], "reserve": 0}})
    decline(state, "bridge")
    assert now(state) == (1, "bailiff")
    assert lines(state) == {"skip", *(f"move to={to}" for to in reach)}
    for steps in (0, 2 if position < 20 else -2):
        assert refused(state, f"move to={position + steps}") == "CAY-6.6"
    events = told(state, f"move to={reach[0]}")
    assert (events[0].kind, events[0].args["to"]) == ("provost", f"provost:{reach[0]}")
    assert "return" not in kinds(events)


def test_no_bailiff_no_question() -> None:
    """CAY-6.6: on the board he does nothing."""
    state = on_bridge(board=["bailiff"])
    assert table(decline(state, "bridge"))["round"] == 2


def test_delivery_comes_after_activation() -> None:
    """CAY-3.1: with the last active space done, the site is next."""
    state = along_the_road(players={0: {"goods": goods(food=1, wood=1, stone=1)}}, workers=[0])
    assert (now(state), table(state)["phase"]) == ((0, "deliver"), "delivery")
