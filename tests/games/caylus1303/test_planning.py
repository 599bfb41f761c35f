"""CAY-3.2: planning, and the characters that work in it (CAY-6.1 to CAY-6.5)."""

from typing import Any

import pytest

from bastide.core.state import State
from tests.games.caylus1303.proof import building, kinds, now, workers
from tests.games.caylus1303.scenario import GAME, decline, scenario
from tests.games.kit import do, legal, lines, refused, rows, table, told

PLACES = {0: "fair", 1: "court", 2: "carpenter", 3: "toll"}
EARLY = [{"seat": 1, "ask": "early"}]


def placements(state: Any) -> set[int]:
    """Spaces where the one to act may place."""
    return {int(str(action.to_json()["space"])) for action in legal(state, "place")}


# ---- the order of turns


def test_the_four_phases_of_a_round() -> None:
    """CAY-3.1: planning, activation, delivery, management; then the next round, nine in all."""
    state = scenario(
        players={0: {"goods": {"food": 1, "wood": 1, "stone": 2, "gold": 1}}}, road={5: "residence"}, owners={5: 0}
    )
    phases: list[str] = []
    do(state, "site")
    while table(state)["round"] == 1:
        phases.append(table(state)["phase"])
        state.apply(legal(state)[-1])
    assert list(dict.fromkeys(phases)) == ["planning", "activation", "delivery", "management"]
    rounds: list[int] = []
    while not state.over:
        rounds.append(table(state)["round"])
        decline(state)
    assert rounds == list(range(2, 10))


def test_the_early_riser_is_asked_before_the_first_player() -> None:
    """CAY-3.2.1: a new round begins with the Early Riser's question, then the first player's turn."""
    state = scenario(players={1: {"characters": ["early_riser"]}}, bridge=[1, 2], turn=0)
    do(state, "pass")
    decline(state, "bridge")
    assert (table(state)["round"], now(state)) == (2, (1, "early"))
    assert now(do(state, "skip")) == (1, "plan")  # seat 1 had passed first


def test_clockwise_until_all_have_passed() -> None:
    """CAY-3.2.2: from the holder of the tile clockwise, one action each; who has passed is skipped."""
    state = scenario(bridge=[], turn=0, seats=4, players={seat: {"reserve": 9} for seat in range(4)})
    order = []
    for line in ("site", "site", "pass", "site", "place space=5", "place space=6", "place space=7"):
        order.append(state.to_act[0])
        do(state, line)
    assert order == [0, 1, 2, 3, 0, 1, 3]
    assert state.to_act == (0,)


# ---- A: buildings


def test_where_workers_may_be_placed() -> None:
    """CAY-3.2.3: printed places, starting, wooden and stone buildings; the provost does not matter."""
    state = scenario(provost=5, road={14: "wood_farm", 15: "stone_farm"}, owners={14: 0, 15: 1})
    assert placements(state) == {0, 1, 2, 3, *range(5, 14), 14, 15, 18}


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("place space=4 building=guilds_bridge", "CAY-3.2.3"),
        ("place space=5 building=residence", "CAY-4.6.1"),
        ("place space=6 building=garden", "CAY-3.2.3"),
        ("place space=15 building=wood_farm", "CAY-3.2.3"),
        ("place space=7 building=start_farm", "CAY-3.2.3"),
        ("place space=8 building=start_guild_3", "CAY-3.2.3"),
        ("place space=9 building=start_market", "CAY-3.2.3"),
        ("place space=0 building=start_carpenter", "CAY-3.2.3"),
    ],
    ids=["bridge", "residence", "prestige", "empty", "other-tile", "own-worker", "other-worker", "not-there"],
)
def test_where_workers_may_not_be_placed(line: str, rule: str) -> None:
    """CAY-3.2.3, CAY-4.6.1: not on the bridge, a residence, a prestige building, an empty space, an occupied one."""
    state = scenario(
        road={5: "residence", 6: "garden"},
        owners={5: 0, 6: 1},
        players={0: {"standing": [8]}, 1: {"standing": [9]}},
    )
    assert refused(state, line) == rule
    assert placements(state).isdisjoint({4, 5, 6, 8, 9, 15})


def test_the_tiles_at_the_site_take_no_workers() -> None:
    """CAY-3.2.3: nothing is said about the site but to stand in its row of workers."""
    state = scenario(site={0: "start_carpenter"})
    assert 11 in placements(state)  # the tile it changed places with lies there
    assert building(state, 11)[0] == "start_market"
    assert not legal(state, "building=start_carpenter")


def test_a_worker_goes_from_the_reserve_to_the_building() -> None:
    """CAY-3.2.3: exactly one, while nobody has passed."""
    state = do(scenario(), "place space=5")
    assert workers(state) == (4, 10, 1)


@pytest.mark.parametrize(
    ("visitor", "owner", "row"),
    [
        ([], [], [(1, "CAY-3.2.4")]),
        ([], ["steward"], [(2, "CAY-6.5")]),
        (["thief"], [], []),
        (["thief"], ["steward"], []),
        (["steward"], [], [(1, "CAY-3.2.4")]),
        ([], ["thief"], [(1, "CAY-3.2.4")]),
    ],
)
def test_points_for_the_owner(visitor: list[str], owner: list[str], row: list[Any]) -> None:
    """CAY-3.2.4, CAY-6.4, CAY-6.5: 1 PP at once, 2 with the Steward, none by the Thief, Steward or not."""
    players = {0: {"characters": visitor}, 1: {"characters": owner}}
    state = scenario(road={14: "wood_farm"}, owners={14: 1}, players=players)
    do(state, "place space=14")
    assert rows(state, 1) == row
    assert rows(state) == rows(state, 2) == []


def test_no_points_for_ones_own_or_an_unowned_building() -> None:
    """CAY-3.2.4: the own building brings nothing; setup tiles and printed places have no owner."""
    state = scenario(road={14: "wood_farm"}, owners={14: 0}, players={0: {"characters": ["steward"]}})
    do(state, "place space=14", "place space=13", "place space=18", "place space=0")
    assert state.scores() == [0, 0, 0]


def test_the_owner_keeps_the_points_of_a_stranded_worker() -> None:
    """CAY-3.2.4: whatever happens later."""
    state = do(scenario(provost=13, road={14: "wood_farm"}, owners={14: 1}), "place space=14")
    decline(state, "plan", "bridge")
    assert (table(state)["round"], state.scores()) == (2, [0, 1, 0])


# ---- B: the site


def test_the_site_is_filled_from_the_left_one_worker_each() -> None:
    """CAY-3.2.5: the leftmost free slot; at most one worker a player and round."""
    state = do(scenario(seats=4), "site", "site", "pass", "site")
    assert table(state)["site"]["workers"] == [0, 1, 3]
    assert refused(state, "site") == "CAY-3.2.5"
    assert not legal(state, "site")


# ---- C: passing


def test_passing_is_always_possible_on_a_turn() -> None:
    """CAY-3.2.6: at any time, with workers left; the house goes to the leftmost slot, and one is out of the phase."""
    state = do(scenario(seats=2), "pass")
    assert table(state)["bridge"] == [0]
    do(state, "place space=5")
    assert state.to_act == (1,)
    assert refused(state, "pass", 0) == "CAY-3.2.2"


@pytest.mark.parametrize(("reserve", "forced"), [(0, True), (1, True), (2, False)])
def test_forced_pass(reserve: int, forced: bool) -> None:
    """CAY-3.2.6, CAY-10.1: who cannot pay for a placement passes, and that is told."""
    state = scenario(players={1: {"reserve": reserve}})
    events = told(state, "pass")
    passes = [(event.seat, event.args["forced"]) for event in events if event.kind == "pass"]
    assert passes == [(0, 0), (1, 1)] if forced else [(0, 0)]
    assert table(state)["bridge"] == ([0, 1] if forced else [0])
    assert state.to_act == ((2,) if forced else (1,))


def test_forced_pass_where_nothing_is_legal() -> None:
    """CAY-3.2.6: all buildings are taken and one stands at the site: that is a pass too."""
    everything = [0, 1, 2, 3, *range(5, 14), 18]
    players = {0: {"standing": everything[:7]}, 1: {"standing": everything[7:13]}}
    state = do(scenario(players=players, workers=[0, 1], turn=2), "place space=18")
    assert table(state)["bridge"] == [0, 1]  # neither could place; seat 2 still can, at the site
    assert lines(state) == {"site", "pass"}


@pytest.mark.parametrize("first", ["pass", "place space=5"])
def test_the_first_to_pass_takes_the_tile(first: str) -> None:
    """CAY-3.2.7: at once, for the next round only; the order of turns goes on."""
    state = do(scenario(players={seat: {"reserve": 8} for seat in range(3)}), first)
    do(state, "pass")
    holder = 0 if first == "pass" else 1
    assert table(state)["tile"] == holder
    assert (table(state)["first"], state.to_act) == (0, (2,))
    do(state, "place space=6")
    decline(state, "plan", "bridge")
    assert (table(state)["round"], table(state)["first"], state.to_act) == (2, holder, (holder,))


# ---- the surcharge


@pytest.mark.parametrize("line", ["place space=5", "site"])
@pytest.mark.parametrize("passed", [[], [2], [2, 1]])
def test_surcharge(line: str, passed: list[int]) -> None:
    """CAY-3.2.8: after the first pass one worker more to the camp, on a building or at the site; never more than 1."""
    state = do(scenario(bridge=passed), line)
    assert workers(state) == ((3, 11, 1) if passed else (4, 10, 1))


@pytest.mark.parametrize("line", ["place space=5", "site"])
def test_the_night_worker_pays_no_surcharge(line: str) -> None:
    """CAY-6.2: never."""
    state = scenario(bridge=[2], players={0: {"characters": ["night_worker"]}})
    assert all(action.cost(state) == {"workers": 1} for action in legal(state) if action.do != "pass")
    assert workers(do(state, line)) == (4, 10, 1)


def test_a_placement_that_cannot_be_paid_for_is_refused() -> None:
    """CAY-3.2.8: two workers are needed; seat 1 has one, and is not even asked."""
    state = scenario(bridge=[2], players={1: {"reserve": 1}})
    do(state, "place space=5")
    assert table(state)["bridge"] == [2, 1]
    assert {tuple(action.cost(state).items()) for action in legal(state, "place")} == {(("workers", 2),)}


def test_the_last_one_in_goes_on_with_the_surcharge() -> None:
    """CAY-3.2.9: again and again until passing."""
    state = do(scenario(bridge=[1, 2], players={0: {"reserve": 9}}), "place space=5", "place space=6", "site")
    assert workers(state) == (3, 9, 3)
    assert state.to_act == (0,)


def test_the_phase_ends_when_all_have_passed() -> None:
    """CAY-3.2.10: then activation begins at once."""
    assert table(do(scenario(bridge=[1, 2]), "pass"))["phase"] == "activation"


def test_the_order_inside_a_placement() -> None:
    """CAY-3.2.11: the worker down, the surcharge, the owner's point; then the next turn."""
    state = scenario(bridge=[2], road={14: "wood_farm"}, owners={14: 1})
    assert kinds(told(state, "place space=14")) == ["place", "surcharge", "score", "turn"]
    assert kinds(told(state, "site")) == ["site", "surcharge", "turn"]


# ---- characters


def test_early_riser() -> None:
    """CAY-6.1: one worker on a building or at the site, one to the camp; then the first player begins."""
    state = scenario(players={1: {"characters": ["early_riser"]}}, stack=EARLY, road={14: "wood_farm"}, owners={14: 2})
    assert placements(state) == {0, 1, 2, 3, *range(5, 14), 14, 18}
    assert {"site", "skip"} <= lines(state)
    assert refused(state, "pass") == "CAY-10"
    do(state, "place space=14")
    assert (workers(state, 1), state.scores()) == ((3, 11, 1), [0, 0, 1])
    assert now(state) == (0, "plan")


def test_early_riser_at_the_site_or_not_at_all() -> None:
    """CAY-6.1: at the site it costs as much; it may be left."""
    state = scenario(players={1: {"characters": ["early_riser"]}}, stack=EARLY)
    assert workers(do(state.clone(), "site"), 1) == (3, 11, 1)
    assert workers(do(state, "skip"), 1) == (5, 10, 0)
    assert now(state) == (0, "plan")


def drafted(reserve: int) -> State:
    """Two players with so many workers have chosen characters, the last one the Early Riser."""
    data = table(GAME.start(seats=2, seed=1, first_game=True))
    data.update(first=0, tile=0, offer=["early_riser", "thief", "foreman", "goldsmith", "architect"])
    data["stack"] = [{"seat": seat, "ask": "draft"} for seat in (0, 1)]
    for player in data["players"]:
        player.update(reserve=reserve, camp=15 - reserve)
    return do(GAME.from_json(data), "draft character=early_riser", "draft character=thief")


@pytest.mark.parametrize(("reserve", "question"), [(1, (0, "plan")), (2, (1, "early"))])
def test_early_riser_needs_two_workers(reserve: int, question: tuple[int, str]) -> None:
    """CAY-6.1: with fewer nobody is asked; recruitment always brings so many, so it takes an edited position."""
    assert now(drafted(reserve)) == question


def test_a_round_goes_by_where_nobody_has_workers() -> None:
    """CAY-3.2.6: all are forced to pass in round 1, also right after the draft; then 3 are recruited."""
    state = drafted(0)
    assert (table(state)["round"], workers(state), now(state)) == (2, (3, 12, 0), (1, "early"))


def test_journeyman() -> None:
    """CAY-6.3: once a round beside another player's worker, on a printed place too; cost and PP as ever."""
    players = {
        0: {"standing": [14]},
        1: {"characters": ["journeyman"], "standing": [5], "reserve": 8},
        2: {"standing": [0]},
    }
    state = scenario(road={14: "wood_farm"}, owners={14: 2}, players=players, turn=1, bridge=[2])
    assert {0, 14} <= placements(state)
    assert 5 not in placements(state)
    do(state, "place space=14")
    assert (workers(state, 1), state.scores()) == ((6, 7, 2), [0, 0, 1])
    assert table(state)["joined"] == {"space": 14, "seat": 1}
    do(state, "pass")
    assert placements(state).isdisjoint({0, 14, 5})
    assert refused(state, "place space=0") == "CAY-6.3"
    assert refused(state, "place space=5") == "CAY-6.3"


def test_journeyman_is_kept_for_later_and_fresh_every_round() -> None:
    """CAY-6.3, CAY-6.0: a free building does not use it up; a new round makes it fresh."""
    players = {0: {"standing": [6]}, 1: {"characters": ["journeyman"]}}
    state = do(scenario(players=players, turn=1), "place space=5")
    assert table(state)["used"] == []
    do(state, "pass", "pass", "place space=6")
    assert table(state)["used"] == ["journeyman"]
    decline(state, "plan", "bridge")
    assert (table(state)["round"], table(state)["used"], table(state)["joined"]) == (2, [], None)


def test_no_third_worker() -> None:
    """CAY-6.3: two stand on a building; nobody else joins them."""
    players = {0: {"standing": [6]}, 1: {"characters": ["journeyman"], "standing": [6]}}
    state = scenario(players=players, joined=(6, 1), used=["journeyman"], turn=2)
    assert refused(state, "place space=6") == "CAY-3.2.3"
    assert 6 not in placements(state)


def test_the_early_risers_worker_can_be_joined() -> None:
    """CAY-6.3: later, by the Journeyman, even where no other worker stood before."""
    players = {0: {"characters": ["journeyman"]}, 1: {"characters": ["early_riser"]}}
    state = do(scenario(players=players, stack=EARLY), "place space=7")
    assert 7 in placements(state)
    assert table(do(state, "place space=7"))["joined"] == {"space": 7, "seat": 0}
