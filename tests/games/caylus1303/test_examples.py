"""The worked examples X1 to X28, one test each."""

from typing import Any

import pytest

from tests.games.caylus1303.proof import building, now, provost, stock, workers
from tests.games.caylus1303.scenario import (
    along_the_road,
    at_work,
    decline,
    delivering,
    favoured,
    goods,
    managed,
    on_bridge,
    scenario,
)
from tests.games.kit import asked, do, lines, player, refused, rows, table


def test_x01() -> None:
    """X1 (CAY-3.2.7): Blue passes first, Black, then Red; Green pays two workers for each placement and is last."""
    blue, black, green, red = range(4)
    state = scenario(seats=4, players={green: {"reserve": 6}})
    do(state, "pass")
    assert table(state)["tile"] == blue
    do(state, "pass", "place building=start_sawmill")
    assert workers(state, green) == (4, 10, 1)
    do(state, "pass", "place building=start_quarry")
    assert workers(state, green) == (2, 11, 2)
    do(state, "pass")
    assert table(state)["bridge"] == [blue, black, red, green]
    assert now(state) == (blue, "bridge")


def test_x02() -> None:
    """X2 (CAY-4.0.3): the wooden Quarry for wood and food: it lies on 14 with a red house, 2 PP."""
    state = at_work(2, players={0: {"goods": goods(wood=1, food=1)}})
    do(state, "build building=wood_quarry")
    assert stock(state) == {}
    assert building(state, 14) == ("wood_quarry", 0)
    assert player(state)["houses"] == 8
    assert rows(state) == [(2, "CAY-4.0.3")]


def test_x03() -> None:
    """X3 (CAY-4.5): 0, -2, +2, -1: Green's worker is active in the end, Red's is not."""
    blue, black, green, red = range(4)
    state = on_bridge(
        seats=4,
        provost=8,
        bridge=[blue, black, red, green],
        road={5: "start_market", 6: "start_sawmill", 7: "start_quarry"},
        players={blue: {"standing": [5]}, green: {"standing": [6]}, red: {"standing": [7]}},
    )
    do(state, "skip", "move to=6", "move to=8", "move to=7")
    assert provost(state) == 7
    assert [workers(state, seat)[0] for seat in (blue, black, red, green)] == [5, 3, 3, 4]
    do(state, "skip")  # Blue's Market; then the round ends
    assert (stock(state, green), stock(state, red)) == ({"wood": 1}, {})


def test_x04() -> None:
    """X4 (CAY-3.3.6): workers beyond the provost get nothing; the PP of their owners were paid and stay."""
    red, yellow, green = range(3)
    state = along_the_road(
        provost=15,
        road={14: "wood_farm", 15: "wood_quarry", 16: "wood_sawmill"},
        owners={14: red, 15: yellow, 16: yellow},
        players={
            red: {"standing": [7, 15]},
            yellow: {"standing": [14], "points": 2},
            green: {"standing": [16]},
        },
    )
    assert (stock(state, red), stock(state, yellow), stock(state, green)) == ({"stone": 1}, {"food": 2}, {})
    assert [workers(state, seat)[2] for seat in range(3)] == [0, 0, 0]
    assert state.scores() == [0, 2, 0]


@pytest.mark.parametrize(("sets", "favoured_seat"), [(2, 1), (1, 0)])
def test_x05(sets: int, favoured_seat: int) -> None:
    """X5 (CAY-3.4.4): Red 1 set, Green 2: 5 and 10 PP, favour to Green; with 1 each it goes to Red."""
    one = {"food": 1, "wood": 1, "stone": 1}
    goods_of = {0: {"goods": one}, 1: {"goods": dict.fromkeys(one, sets)}}
    state = delivering(0, 1, players=goods_of)
    do(state, *["deliver"] * (1 + sets))
    assert state.scores() == [5, 5 * sets, 0]
    assert now(state) == (favoured_seat, "favour")


def test_x06() -> None:
    """X6 (CAY-3.5.3): 4 players: 3; with two residences 5; with the Garden 5; with the Factory 3 and 1 cloth."""
    black, red, blue = 1, 2, 3
    state = managed(
        seats=4,
        road={5: "residence", 6: "residence", 7: "garden", 8: "factory"},
        owners={5: black, 6: black, 7: red, 8: blue},
        players={seat: {"reserve": 0} for seat in range(4)},
    )
    assert [workers(state, seat)[0] for seat in range(4)] == [3, 5, 5, 3]
    assert [player(state, seat)["goods"]["cloth"] for seat in range(4)] == [0, 0, 0, 1]


@pytest.mark.parametrize(
    ("built", "position"),
    [
        (["wood_quarry", "wood_stonemason"], 15),
        (["wood_quarry", "wood_stonemason", "wood_farm", "wood_sawmill"], 18),
        (["wood_quarry", "wood_stonemason", "wood_farm", "wood_sawmill", "stone_alchemist"], 19),
    ],
)
def test_x07(built: list[str], position: int) -> None:
    """X7 (CAY-3.5.4): the provost behind the last building; the setup stone building counts when 14 to 17 are full."""
    spaces = [14, 15, 16, 17, 19][: len(built)]
    state = managed(road=dict(zip(spaces, built, strict=True)), owners=dict.fromkeys(spaces, 0))
    assert provost(state) == position


@pytest.mark.parametrize("visitor", [True, False])
def test_x08(visitor: bool) -> None:
    """X8 (CAY-4.8.1): Red on Blue's stone Farm: 1 PP and 1 food for Blue. Blue on the own one: its goods only."""
    blue = 1 if visitor else 0
    state = scenario(provost=15, road={14: "stone_farm"}, owners={14: blue})
    do(state, "place building=stone_farm")
    assert state.scores()[blue] == int(visitor)
    decline(state, "plan", "bridge")
    assert stock(state, 0) == {"food": 2, "cloth": 1}
    assert stock(state, 1) == ({"food": 1} if visitor else {})


@pytest.mark.parametrize("one_set", ["food+food+food", "wood+wood+stone", "food+gold+gold"])
def test_x09(one_set: str) -> None:
    """X9 (CAY-6.9): with the Chamberlain three alike, or two alike and one other, are sets of 5 PP."""
    parts = one_set.split("+")
    mine = {good: parts.count(good) for good in parts}
    state = delivering(0, players={0: {"goods": mine, "characters": ["chamberlain"]}})
    do(state, f"deliver goods={one_set}")
    assert (stock(state), state.scores()[0]) == ({}, 5)


@pytest.mark.parametrize(("step", "got"), [("skip", {}), ("move to=14", {"food": 1})])
def test_x10(step: str, got: dict[str, int]) -> None:
    """X10 (CAY-2.5): the wooden building on 13 is out of reach of p = 13; one step forward, and it works."""
    state = on_bridge(road={13: "wood_farm"}, players={0: {"standing": [13]}})
    do(state, step)
    decline(state, "bridge")
    assert (stock(state), rows(state)) == (got, [(1, "CAY-4.7")] if got else [])


def test_x11() -> None:
    """X11 (CAY-8.2): 2 in the camp: only 2 of 4 workers come; the worker on the Guild goes to the camp afterwards."""
    given = {"goods": goods(stone=1), "reserve": 9, "standing": [8, 9, 13]}
    state = at_work(12, players={0: given}, provost=13)
    assert workers(state) == (9, 2, 4)
    do(state, "use")
    assert stock(state) == {}
    assert workers(state) == (9 + 2 + 3, 1, 0)  # the round is over: 4 came home, 3 were recruited


@pytest.mark.parametrize("night", [False, True])
def test_x12(night: bool) -> None:
    """X12 (CAY-3.2.8): A has passed, B has 1 worker: B must pass, but the Night Worker may place it."""
    given = {"reserve": 1, "characters": ["night_worker"] if night else []}
    state = do(scenario(seats=2, players={1: given}), "pass")
    if night:
        do(state, "site")
        assert workers(state, 1) == (0, 14, 1)
    assert table(state)["phase"] == "activation"
    assert table(state)["bridge"] == [0, 1]


def test_x13() -> None:
    """X13 (CAY-6.2): Early Riser and Night Worker with 2 workers: the early placement costs both."""
    given = {"reserve": 2, "characters": ["early_riser", "night_worker"]}
    state = scenario(players={0: given}, stack=[{"seat": 0, "ask": "early"}])
    do(state, "place building=start_farm space=6")
    assert workers(state) == (0, 14, 1)
    assert table(state)["bridge"] == [0]  # and has to pass on the first turn


def test_x14() -> None:
    """X14 (CAY-6.11): Goldsmith and Foreman, two sets with gold: 5 + 5 + 2 × 1 + 5 = 17 PP."""
    mine = goods(food=2, gold=2, wood=1, stone=1)
    state = delivering(0, players={0: {"goods": mine, "characters": ["goldsmith", "foreman"]}})
    do(state, "deliver goods=food+wood+gold", "deliver goods=food+stone+gold")
    assert state.scores()[0] == 17


def test_x15() -> None:
    """X15 (CAY-6.11): Goldsmith and Chamberlain, one set of 3 gold: 10 PP."""
    state = delivering(0, players={0: {"goods": goods(gold=3), "characters": ["goldsmith", "chamberlain"]}})
    assert do(state, "deliver goods=gold+gold+gold").scores()[0] == 10


@pytest.mark.parametrize(("sets", "winner"), [(2, 0), (3, 1)])
def test_x16(sets: int, winner: int) -> None:
    """X16 (CAY-6.8): the Deliveryman without a worker loses the tie with Red, but 3 sets win."""
    two = goods(food=2, wood=2, stone=2)
    carter = {"goods": goods(food=3, wood=3, stone=3), "characters": ["deliveryman"]}
    state = delivering(0, players={0: {"goods": two}, 1: carter})
    do(state, "deliver", "deliver", *["deliver"] * sets)
    if sets < 3:
        do(state, "skip")
    assert now(state) == (winner, "favour")


def test_x17() -> None:
    """X17 (CAY-4.7.1): the Stonemason at the site, round 5: a Church for 1 cloth, 5 PP, then a character."""
    state = at_work(
        0,
        round=5,
        site={1: "wood_stonemason", 2: "stone_guild"},
        players={0: {"goods": goods(wood=1, cloth=1)}},
    )
    do(state, "use", "visit slot=1", "build building=stone_church")
    assert stock(state) == {}
    assert building(state, 14) == ("stone_church", 0)
    assert rows(state) == [(5, "CAY-4.0.3")]
    assert now(state) == (0, "welcome")


def test_x18() -> None:
    """X18 (CAY-4.10.3): in round 3 the Manor on slot 2 is not available, only slot 1."""
    state = favoured(round=3, site={1: "wood_manor"})
    assert lines(state, "visit") == {"visit slot=0 building=start_market"}
    assert refused(state, "visit slot=1") == "CAY-4.10.3"


def test_x19() -> None:
    """X19 (CAY-3.5.2): residences on 6 (Red) and 9 (Blue): Red decides first, Blue takes what is left."""
    rich = {"goods": goods(gold=3, wood=4)}
    state = managed(road={6: "residence", 9: "residence"}, owners={6: 0, 9: 1}, players={0: rich, 1: rich}, board=[])
    assert now(state) == (0, "prestige")
    assert lines(state) == {"build building=theatre", "build building=garden", "skip"}
    do(state, "build building=theatre", "visit slot=0", "use gain=food")
    assert now(state) == (1, "prestige")
    assert lines(state) == {"build building=garden", "skip"}


def test_x20() -> None:
    """X20 (CAY-5.2): 40 PP and 3 gold are 46; another player with 46 and no gold shares the victory."""
    state = managed(round=9, players={0: {"points": 40, "goods": goods(gold=3)}, 1: {"points": 46}})
    assert state.over
    assert state.scores()[:2] == [46, 46]
    assert state.winners() == [0, 1]


def test_x21() -> None:
    """X21 (CAY-4.5.1): the Toll at p = 5: 0, 1 or 2 forward. The bridge at p = 30: 1 forward at most."""
    assert lines(at_work(3, provost=5)) == {"move to=6", "move to=7", "skip"}
    assert lines(on_bridge(provost=30)) == {"move to=27", "move to=28", "move to=29", "move to=31", "skip"}


@pytest.mark.parametrize(("visitor", "points"), [([], 2), (["thief"], 0)])
def test_x22(visitor: list[str], points: int) -> None:
    """X22 (CAY-6.5): the Steward's holder gets 2 PP for a placement, but none by the Thief."""
    players: dict[int, Any] = {0: {"characters": visitor}, 1: {"characters": ["steward"]}}
    state = scenario(road={14: "wood_tailor"}, owners={14: 1}, players=players)
    assert do(state, "place space=14").scores() == [0, points, 0]


def test_x23() -> None:
    """X23 (CAY-6.3): the Journeyman joins Red on Blue's stone Quarry: 1 PP twice, one bonus; Red acts first."""
    red, blue, other = range(3)
    state = scenario(
        provost=15, road={14: "stone_quarry"}, owners={14: blue}, players={other: {"characters": ["journeyman"]}}
    )
    do(state, "place space=14", "pass", "place space=14")
    assert state.scores() == [0, 2, 0]
    assert table(state)["joined"] == {"space": 14, "seat": other}
    view: Any = state.view(None)
    assert view["road"][14]["workers"] == [red, other]
    decline(state, "plan", "bridge")
    assert [stock(state, seat) for seat in range(3)] == [
        {"stone": 2, "cloth": 1},
        {"stone": 1},
        {"stone": 2, "cloth": 1},
    ]


def test_x24() -> None:
    """X24 (CAY-8.3): no house left: the Carpenter at the site may be chosen, not used; a character may be taken."""
    road = {
        14 + number: tile for number, tile in enumerate(("wood_farm", "wood_sawmill", "wood_quarry", "wood_tailor"))
    }
    residences = dict.fromkeys(range(5, 10), "residence")
    state = delivering(
        0,
        site={0: "start_carpenter"},
        road={**road, **residences},
        owners=dict.fromkeys([*road, *residences], 0),
        players={0: {"goods": goods(food=2, wood=3, stone=1)}},
        board=["thief"],
    )
    do(state, "deliver goods=food+wood+stone")
    assert (player(state)["houses"], now(state)) == (0, (0, "favour"))
    do(state, "visit slot=0")
    assert asked(state) == [(0, "welcome")]
    do(state, "take character=thief")
    assert player(state)["characters"] == ["thief"]


def test_x25() -> None:
    """X25 (CAY-4.10.6): the Architect taken with the favour that built brings nothing for it, but for what follows."""
    state = at_work(
        0,
        round=2,
        site={0: "start_carpenter"},
        road={13: "wood_tailor"},
        players={0: {"goods": goods(wood=3, food=2), "standing": [2]}},
        board=["architect"],
    )
    do(state, "use", "visit slot=0", "build building=wood_farm", "take character=architect")
    assert rows(state) == [(2, "CAY-4.0.3")]
    do(state, "build building=wood_market")
    assert rows(state)[1:] == [(3, "CAY-4.0.3"), (1, "CAY-6.7")]


def test_x26() -> None:
    """X26 (CAY-3.3.4): two at the Toll: Red, who was first there, -2; the Journeyman's player +1."""
    state = at_work(
        3,
        provost=13,
        players={1: {"standing": [3], "characters": ["journeyman"]}},
        joined=(3, 1),
        used=["journeyman"],
    )
    do(state, "move to=11")
    assert now(state) == (1, "use")
    assert provost(do(state, "move to=12")) == 12


def test_x27() -> None:
    """X27 (CAY-4.10.7): round 5, the Manor at the site: 2 PP and perhaps a character, never another favour."""
    state = do(favoured(round=5, site={1: "wood_manor"}, board=["thief"]), "visit slot=1")
    assert rows(state) == [(2, "CAY-4.7")]
    assert asked(state) == [(0, "welcome")]


def test_x28() -> None:
    """X28 (CAY-6.11): Deliveryman and Goldsmith: a set with gold in order 5 + 5, another at the end 5; 2 sets."""
    mine = {"goods": goods(food=2, wood=2, gold=2), "characters": ["deliveryman", "goldsmith"]}
    state = delivering(0, 1, players={0: mine, 1: {"goods": goods(food=1, wood=1, stone=1)}})
    do(state, "deliver", "skip", "deliver", "deliver")
    assert rows(state) == [(5, "CAY-3.4.3"), (5, "CAY-6.11"), (5, "CAY-3.4.3")]
    assert player(state)["sets"] == 2
    assert now(state) == (0, "favour")
