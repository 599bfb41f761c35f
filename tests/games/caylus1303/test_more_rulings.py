"""The rulings R-26 to R-51 (CAY-11), one test each."""

from typing import Any

import pytest

from tests.core.playing import positions
from tests.games.caylus1303.invariants import WOODEN
from tests.games.caylus1303.proof import building, now, provost, stock, workers
from tests.games.caylus1303.scenario import (
    GAME,
    along_the_road,
    at_work,
    decline,
    favoured,
    goods,
    managed,
    on_bridge,
    scenario,
)
from tests.games.kit import asked, do, legal, lines, player, refused, rows, table


def test_r26() -> None:
    """R-26: the bonus is the owner's whatever the visitor does: it comes before the visitor's question or gain."""
    state = scenario(
        phase="activation", at=4, step=3, provost=15, road={14: "stone_farm"}, owners={14: 1},
        players={0: {"standing": [14]}}, stack=[{"seat": 2, "ask": "bridge"}],
    )  # fmt: skip
    events = state.watch()
    do(state, "skip")
    gained = [event.seat for event in events if event.kind in ("gain", "bonus")]
    assert gained[0] == 1
    assert stock(state, 1) == {"food": 1}


def test_r27() -> None:
    """R-27: no bonus for anybody on the setup tile of space 18."""
    state = along_the_road(provost=19, road={18: "stone_farm"}, players={0: {"standing": [18]}})
    assert [stock(state, seat) for seat in range(3)] == [{"food": 1, "cloth": 1}, {}, {}]


def test_r28() -> None:
    """R-28: the setup Stonemason waives the printed stone of the Guild, its "any" is paid."""
    state = favoured(round=4, site={1: "wood_stonemason"}, players={0: {"goods": goods(cloth=1)}}, board=[])
    do(state, "visit slot=1")
    assert "build building=stone_guild any=cloth" in lines(state)
    assert stock(do(state, "build building=stone_guild any=cloth")) == {}


def test_r29() -> None:
    """R-29: the Alchemist takes two basic goods, alike or not."""
    state = at_work(18, road={18: "stone_alchemist"}, players={0: {"goods": goods(food=2, wood=1, gold=2)}})
    assert lines(state, "branch=1") == {
        f"use building=stone_alchemist branch=1 pay={two}" for two in ("food+food", "food+wood")
    }
    assert stock(do(state, "use branch=1 pay=food+food")) == {"wood": 1, "gold": 4}


def test_r30() -> None:
    """R-30: a move is so many steps one way: its price is the distance, nothing in between."""
    state = on_bridge(players={0: {"reserve": 3}})
    assert {action.cost(state)["workers"] for action in legal(state, "to=14")} == {1}
    assert "move to=13" not in lines(state)


def test_r31() -> None:
    """R-31: a once-a-round character that was used stays used when it is stolen."""
    players: dict[int, Any] = {0: {"goods": goods(food=1, wood=1, gold=1)}, 1: {"characters": ["goldsmith"]}}
    state = favoured(players=players, used=["goldsmith"], workers=[0])
    do(state, "take character=goldsmith")
    view: Any = state.view(None)
    assert view["players"][0]["used"] == ["goldsmith"]
    decline(state, "bridge")
    assert rows(do(state, "deliver")) == [(5, "CAY-3.4.3")]


def test_r32() -> None:
    """R-32: workers beyond the fifteenth are lost, without compensation."""
    state = managed(players={0: {"reserve": 13}})
    assert (workers(state), stock(state), state.scores()[0]) == ((15, 0, 0), {}, 0)


def test_r33() -> None:
    """R-33: a player may pass with workers left."""
    state = do(scenario(players={0: {"reserve": 15}}), "pass")
    assert (table(state)["bridge"], workers(state)) == ([0], (15, 0, 0))


def test_r34() -> None:
    """R-34: an early placement that empties the reserve is legal; the first turn is then a forced pass."""
    players = {1: {"characters": ["early_riser"], "reserve": 2}}
    state = do(scenario(players=players, stack=[{"seat": 1, "ask": "early"}]), "site")
    assert (workers(state, 1), table(state)["bridge"]) == ((0, 14, 1), [])
    do(state, "site")
    assert (table(state)["bridge"], table(state)["tile"], state.to_act) == ([1], 1, (2,))


@pytest.mark.parametrize(("reserve", "is_asked"), [(0, False), (1, True)])
def test_r35(reserve: int, is_asked: bool) -> None:
    """R-35: the Market through a favour costs one worker of the reserve and no other."""
    state = do(favoured(players={0: {"reserve": reserve}}, board=[]), "visit slot=0")
    assert (now(state) == (0, "visit")) == is_asked
    if is_asked:
        do(state, "use gain=wood")
        assert (workers(state), stock(state)) == ((0, 15, 0), {"wood": 1})


def test_r36() -> None:
    """R-36: building does not change what is activated this round; p stays until the end."""
    players = {0: {"goods": goods(wood=1, food=1)}, 1: {"standing": [13]}}
    state = do(at_work(2, players=players, road={13: "wood_farm"}), "build building=wood_quarry")
    assert provost(state) == 13
    decline(state, "bridge")
    assert (stock(state, 1), provost(state)) == ({}, 14)


def test_r37() -> None:
    """R-37: no planning phase sees a starting building with a house: it has been turned by then."""
    state = do(at_work(1, players={0: {"goods": goods(cloth=1)}}), "house space=6")
    decline(state, "bridge")
    assert (table(state)["phase"], building(state, 6)) == ("planning", ("residence", 0))
    for later, _, _ in positions(GAME, 3, 4):
        data = table(later)
        if data["phase"] == "planning":
            assert all(not data["road"][space].startswith("start") for space in range(5, 13) if data["owners"][space])


def test_r38() -> None:
    """R-38: totals can be tracked, only the display hides them: what a seat imagines has them all."""
    state = scenario(players={seat: {"points": 3 * seat} for seat in range(3)})
    view: Any = state.view(0)
    assert view["scores"] == [0, None, None]
    assert state.determinize(0, 1).scores() == [0, 3, 6]


def test_r39() -> None:
    """R-39: no second house above a starting building, not even one's own."""
    state = at_work(1, players={0: {"goods": goods(cloth=2)}}, owners={6: 0, 7: 1})
    assert refused(state, "house space=6") == refused(state, "house space=7") == "CAY-4.2"


def test_r40() -> None:
    """R-40: a forced pass wins the first-player tile too."""
    state = do(scenario(players={1: {"reserve": 0}}), "site")
    assert (table(state)["bridge"], table(state)["tile"]) == ([1], 1)


def test_r41() -> None:
    """R-41: a first player who passes first keeps the tile."""
    state = do(scenario(), "pass")
    assert table(state)["tile"] == 0
    assert decline(state).to_act == (0,)


def test_r42() -> None:
    """R-42: the Architect taken with the favour that built brings no point for that building."""
    state = favoured(site={0: "start_carpenter"}, players={0: {"goods": goods(wood=2)}}, board=["architect"])
    do(state, "visit slot=0", "build building=wood_spinning_mill", "take character=architect")
    assert rows(state) == [(2, "CAY-4.0.3")]


def test_r43() -> None:
    """R-43: the Theatre's favour takes the Architect: 12 PP without more, later buildings of the phase with 1."""
    state = managed(
        road={5: "residence", 6: "residence"},
        owners={5: 0, 6: 0},
        players={0: {"goods": goods(gold=4, wood=5)}, 1: {"characters": ["architect"]}},
    )
    do(state, "build building=theatre", "take character=architect", "build building=garden")
    assert rows(state) == [(12, "CAY-3.5.2"), (4, "CAY-3.5.2"), (1, "CAY-6.7")]


@pytest.mark.parametrize("tile", sorted(WOODEN))
def test_r44(tile: str) -> None:
    """R-44: no favour within a favour, whatever lies at the site."""
    rich = goods(food=9, wood=9, stone=9, cloth=9)
    state = do(favoured(round=4, site={1: tile}, players={0: {"goods": rich}}, board=[]), "visit slot=1")
    if now(state)[1] == "visit":
        do(state, str(legal(state)[0]))
    assert "favour" not in [ask for _, ask in asked(state)]


def test_r45() -> None:
    """R-45: Early Riser and Journeyman in one hand: the early placement joins nobody, and leaves the other fresh."""
    players = {1: {"characters": ["early_riser", "journeyman"]}}
    state = do(scenario(players=players, stack=[{"seat": 1, "ask": "early"}]), "place space=6")
    assert (table(state)["joined"], table(state)["used"]) == (None, [])
    do(state, "place space=7")
    assert legal(state, "place space=7")


def test_r46() -> None:
    """R-46: at a limit nobody pays for steps that cannot be made."""
    state = on_bridge(provost=30)
    assert {action.cost(state)["workers"] for action in legal(state, "to=31")} == {1}
    assert refused(on_bridge(provost=30, squares=3), GAME.action({"do": "move", "seat": 0, "to": 32})) == "CAY-4.5.1"
    assert workers(do(state, "move to=31")) == (4, 11, 0)


@pytest.mark.parametrize("good", ["food", "wood", "stone", "cloth", "gold"])
def test_r47(good: str) -> None:
    """R-47: gold is what is worth 2 PP at the end."""
    state = managed(round=9, players={0: {"goods": {good: 1}}})
    assert state.scores()[0] == (2 if good == "gold" else 0)


def test_r48() -> None:
    """R-48: the reserve stays; the camp does not come back by itself."""
    state = managed(players={0: {"reserve": 4}, 1: {"reserve": 0}})
    assert (workers(state), workers(state, 1)) == ((7, 8, 0), (3, 12, 0))


def test_r49() -> None:
    """R-49: the owner's bonus is given without a question."""
    state = along_the_road(provost=15, road={14: "stone_quarry"}, owners={14: 1}, players={0: {"standing": [14]}})
    assert (table(state)["round"], stock(state, 1)) == (2, {"stone": 1})


@pytest.mark.parametrize(
    ("joiner", "owner", "points"), [([], [], 1), ([], ["steward"], 2), (["thief"], [], 0), (["thief"], ["steward"], 0)]
)
def test_r50(joiner: list[str], owner: list[str], points: int) -> None:
    """R-50: the Journeyman's worker pays the owner whose worker it joins."""
    players = {0: {"characters": ["journeyman", *joiner]}, 1: {"characters": owner, "standing": [14]}}
    state = do(scenario(road={14: "wood_farm"}, owners={14: 1}, players=players), "place space=14")
    assert state.scores() == [0, points, 0]
    assert player(state)["standing"] == [14]


def test_r51() -> None:
    """R-51: a prestige building needs no house in hand: that of the residence stays."""
    road: dict[int, Any] = {**dict.fromkeys(range(5, 13), "residence"), 14: "wood_farm"}
    state = managed(road=road, owners=dict.fromkeys(road, 0), players={0: {"goods": goods(gold=1, wood=1)}})
    assert player(state)["houses"] == 0
    do(state, "build building=garden")
    assert (building(state, 5), player(state)["houses"]) == (("garden", 0), 0)
