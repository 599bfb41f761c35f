"""CAY-3.5: management; the end of the game (CAY-5); where the provost is put (CAY-7.4)."""

from typing import Any

import pytest

from tests.games.caylus1303.proof import building, now, provost, stock, workers
from tests.games.caylus1303.scenario import at_work, decline, delivering, goods, managed
from tests.games.caylus1303.test_buildings import BUILD_ORDER, BUILT
from tests.games.kit import asked, do, lines, player, refused, rows, table, told

NONE = {seat: {"reserve": 0} for seat in range(3)}
RICH = goods(gold=9, wood=9, stone=9, cloth=9)


def test_starting_buildings_with_a_house_become_residences() -> None:
    """CAY-3.5.1: the house stays, nobody scores; buildings without a house stay as they are."""
    state = managed(owners={6: 0, 11: 1})
    assert building(state, 6) == ("residence", 0)
    assert building(state, 11) == ("residence", 1)
    assert table(state)["road"].count("residence") == 2
    assert (state.scores(), player(state)["houses"]) == ([0, 0, 0], 8)


# ---- prestige buildings


def test_residences_are_asked_in_order_of_the_road() -> None:
    """CAY-3.5.2: from the bridge upward, one question for each, those turned just now too; several may be built."""
    state = managed(
        road={7: "residence", 10: "residence"},
        owners={7: 1, 10: 0, 5: 0},
        players={0: {"goods": RICH}, 1: {"goods": RICH}},
    )
    seen = []
    for tile in ("statue", "skip", "garden"):
        view: Any = state.view(None)
        seen.append((state.to_act[0], view["asked"][-1]["space"]))
        do(state, tile if tile == "skip" else f"build building={tile}")
    assert seen == [(0, 5), (1, 7), (0, 10)]
    assert (building(state, 5), building(state, 7), building(state, 10)) == (
        ("statue", 0), ("residence", 1), ("garden", 0),
    )  # fmt: skip


@pytest.mark.parametrize("space", range(5, 13))
def test_every_residence_is_asked(space: int) -> None:
    """CAY-3.5.2: from 5 to 12, wherever it is."""
    state = managed(road={space: "residence"}, owners={space: 1}, players={1: {"goods": RICH}})
    assert now(state) == (1, "prestige")
    assert building(do(state, "build building=statue"), space) == ("statue", 1)


@pytest.mark.parametrize("architect", [False, True])
@pytest.mark.parametrize(
    ("tile", "left", "points"),
    [
        ("garden", {"gold": 8, "wood": 8, "stone": 9, "cloth": 9}, 4),
        ("factory", {"gold": 8, "wood": 9, "stone": 9, "cloth": 9}, 5),
        ("granary", {"food": 1, "gold": 8, "wood": 9, "stone": 8, "cloth": 9}, 7),
        ("statue", {"gold": 8, "wood": 9, "stone": 7, "cloth": 9}, 7),
        ("theatre", {"gold": 6, "wood": 5, "stone": 9, "cloth": 9}, 12),
        ("cathedral", {"gold": 6, "wood": 9, "stone": 6, "cloth": 9}, 15),
        ("mansion", {"gold": 4, "wood": 9, "stone": 4, "cloth": 9}, 20),
    ],
)
def test_prestige_building(tile: str, left: dict[str, int], points: int, architect: bool) -> None:
    """CAY-3.5.2, CAY-4.9, CAY-6.7: full cost, PP (+1 with the Architect), no further house; income comes already."""
    mine = {"goods": RICH, "characters": ["architect"] if architect else []}
    state = managed(road={8: "residence"}, owners={8: 0}, players={0: mine}, board=[])
    do(state, f"build building={tile}")
    assert rows(state) == [(points, "CAY-3.5.2"), *([(1, "CAY-6.7")] if architect else [])]
    assert (building(state, 8), player(state)["houses"]) == ((tile, 0), 8)
    assert (now(state) == (0, "favour")) == (tile == "theatre")
    assert stock(state) == left


def test_each_prestige_building_once_and_only_on_a_residence() -> None:
    """CAY-3.5.2: what is built is gone; without a residence nobody is asked."""
    state = managed(
        road={5: "residence", 6: "garden"}, owners={5: 0, 6: 1}, players={0: {"goods": goods(gold=1, wood=1, stone=1)}}
    )  # fmt: skip
    assert lines(state) == {"build building=granary", "skip"}
    assert refused(state, "build building=garden") == "CAY-4.0.1"
    assert refused(state, "build building=cathedral") == "CAY-3.5.2"
    assert refused(state, "build building=wood_farm") == "CAY-3.5.2"
    assert table(managed(players={0: {"goods": RICH}}))["round"] == 2


# ---- recruitment


@pytest.mark.parametrize(("seats", "base"), [(2, 3), (3, 3), (4, 3), (5, 2)])
def test_base_recruitment(seats: int, base: int) -> None:
    """CAY-3.5.3: 3 workers from the camp, 2 with five players."""
    state = managed(seats=seats, players={seat: {"reserve": 1} for seat in range(seats)})
    assert [workers(state, seat) for seat in range(seats)] == [(1 + base, 14 - base, 0)] * seats


@pytest.mark.parametrize(
    ("road", "characters", "recruited", "goods_gained"),
    [
        ({5: "residence"}, [], 4, {}),
        ({5: "residence", 6: "residence", 12: "residence"}, [], 6, {}),
        ({5: "garden"}, [], 5, {}),
        ({5: "factory"}, [], 3, {"cloth": 1}),
        ({5: "granary"}, [], 3, {"food": 1}),
        ({5: "statue", 6: "theatre", 7: "mansion", 8: "cathedral"}, [], 3, {}),
        ({}, ["day_laborer"], 4, {}),
        ({5: "garden", 6: "residence", 7: "factory", 8: "granary"}, ["day_laborer"], 7, {"food": 1, "cloth": 1}),
    ],
)
def test_recruitment(road: dict[int, Any], characters: list[str], recruited: int, goods_gained: dict[str, int]) -> None:
    """CAY-3.5.3, CAY-6.12: residences, Garden, Day Laborer; Granary and Factory; other prestige is no residence."""
    players = {**NONE, 0: {"reserve": 0, "characters": characters}}
    state = managed(road=road, owners=dict.fromkeys(road, 0), players=players)
    assert (workers(state)[0], stock(state)) == (recruited, goods_gained)
    view: Any = state.view(None)
    assert view["players"][0]["recruits"] == {"worker": recruited, **goods_gained}


def test_what_was_turned_just_now_counts() -> None:
    """CAY-3.5.3: a house of this round's Court already recruits; a Garden built now brings 2 instead of 1."""
    assert workers(managed(owners={5: 0}, players=NONE))[0] == 4
    players = {**NONE, 0: {"reserve": 0, "goods": goods(gold=1, wood=1)}}
    state = do(managed(owners={5: 0}, players=players), "build building=garden")
    assert workers(state)[0] == 5


# ---- the provost


@pytest.mark.parametrize("built", range(14))
def test_where_the_provost_is_put(built: int) -> None:
    """CAY-3.5.4, CAY-7.4: p = index of the last building; 18 counts when 14 to 17 are full."""
    expected = [13, 14, 15, 16, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27]
    spaces = BUILD_ORDER[:built]
    road = dict(zip(spaces, BUILT, strict=False))
    owners = {space: number % 2 for number, space in enumerate(spaces)}
    for before in (5, 22, 31):
        assert provost(managed(road=road, owners=owners, provost=before)) == expected[built]


# ---- the next round


def test_the_next_round() -> None:
    """CAY-3.5.5: markers return, characters are fresh, the round marker advances, the tile's holder begins."""
    state = managed(round=3, bridge=[2, 0, 1], used=["goldsmith"], players={0: {"sets": 0}})
    data = table(state)
    assert (data["round"], data["bridge"], data["used"], data["phase"]) == (4, [], [], "planning")
    assert (data["first"], data["tile"], state.to_act) == (2, 2, (2,))
    assert data["site"]["workers"] == []


def test_what_is_kept() -> None:
    """CAY-3.5.6: goods, characters, the reserve; the camp gives only what is recruited."""
    mine = {"goods": goods(food=2, gold=1), "characters": ["thief"], "reserve": 7}
    state = managed(players={0: mine})
    assert (stock(state), player(state)["characters"]) == ({"food": 2, "gold": 1}, ["thief"])
    assert workers(state) == (10, 5, 0)


def test_the_order_of_the_steps() -> None:
    """CAY-3.5.1 to CAY-3.5.5: residences, prestige, recruitment, provost, the new round."""
    players = {0: {"goods": goods(gold=1, wood=1)}, 2: {"goods": goods(food=1, wood=1, stone=1)}}
    state = delivering(2, provost=20, owners={5: 0}, players=players)
    first = [event.kind for event in told(state, "skip")]
    then = [event.kind for event in told(state, "build building=garden")]
    assert first.index("residence") > first.index("home")
    kinds = [kind for kind in then if kind in ("build", "workers", "reset", "round")]
    assert kinds == ["build", "workers", "workers", "workers", "reset", "round"]


# ---- CAY-5


def test_the_end() -> None:
    """CAY-5.1, CAY-3.5.5: after phase 4 of round 9; residences, prestige and recruitment are still played."""
    players = {**NONE, 0: {"reserve": 0, "goods": goods(gold=2, wood=1)}}
    state = managed(round=9, provost=20, owners={5: 0}, players=players)
    assert now(state) == (0, "prestige")
    do(state, "build building=garden")
    assert state.over
    assert (asked(state), workers(state)[0], table(state)["round"]) == ([], 5, 9)
    assert provost(state) == 20  # steps 4 and 5 are no longer made
    assert rows(state) == [(4, "CAY-3.5.2"), (2, "CAY-5.2")]
    assert refused(state, "pass", 0) == "CAY-5.1"


def test_round_8_is_not_the_end() -> None:
    """CAY-5.1: nine rounds; gold is not scored before."""
    state = managed(round=8, players={0: {"goods": goods(gold=4)}})
    assert (state.over, state.scores()) == (False, [0, 0, 0])


def test_points_at_the_end() -> None:
    """CAY-5.2: 2 PP for each gold; other goods, workers and houses nothing."""
    players = {0: {"goods": goods(gold=3)}, 1: {"goods": goods(food=9, wood=9, stone=9, cloth=9), "reserve": 15}}
    state = managed(round=9, players=players)
    assert state.scores() == [6, 0, 0]
    assert [(entry.why, entry.what) for entry in state.ledger(0)] == [("why-gold", "gold")]


@pytest.mark.parametrize(
    ("points", "winners", "ranking"),
    [((3, 9, 5), [1], [1, 2, 0]), ((9, 4, 9), [0, 2], [0, 2, 1]), ((7, 7, 7), [0, 1, 2], [0, 1, 2])],
)
def test_winners(points: tuple[int, ...], winners: list[int], ranking: list[int]) -> None:
    """CAY-5.3: most PP; those tied share the victory."""
    state = managed(round=9, players={seat: {"points": number} for seat, number in enumerate(points)})
    assert (state.winners(), state.ranking()) == (winners, ranking)
    view: Any = state.view(None)
    assert (view["winners"], view["ranking"]) == (winners, ranking)


def test_a_residence_of_the_court_in_round_9_is_still_turned() -> None:
    """CAY-3.5.5: the Court of the last round still makes a residence, and a prestige building may follow."""
    state = at_work(1, round=9, players={0: {"goods": goods(cloth=2, gold=1)}})
    do(state, "house space=6")
    decline(state, "bridge")
    assert lines(state) == {"build building=factory", "skip"}
