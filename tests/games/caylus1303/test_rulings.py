"""The rulings R-1 to R-25 (CAY-11), one test each."""

from typing import Any

import pytest

from tests.games.caylus1303.proof import building, now, provost, stock, workers
from tests.games.caylus1303.scenario import (
    GAME,
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
from tests.games.kit import asked, do, legal, lines, player, refused, rows, table, told

SET = goods(food=1, wood=1, stone=1)


def test_r01() -> None:
    """R-1: "behind the last building" is the gate side: the last building is not active at the start of a round."""
    state = managed(road={14: "wood_farm", 15: "wood_quarry"}, owners={14: 0, 15: 1})
    assert provost(state) == 15
    view: Any = state.view(None)
    assert [space["active"] for space in view["road"][14:16]] == [True, False]


def test_r02() -> None:
    """R-2: he starts at 13, so the wooden building there is out of reach."""
    view: Any = GAME.start(seats=2, seed=1).view(None)
    assert (view["provost"], view["road"][12]["active"], view["road"][13]["active"]) == (13, True, False)


def test_r03() -> None:
    """R-3: not back past the Guilds Bridge: p is never below 5."""
    state = on_bridge(provost=7)
    assert "move to=5" in lines(state)
    assert refused(state, GAME.action({"do": "move", "seat": 0, "to": 4})) == "CAY-4.5.1"


def test_r04() -> None:
    """R-4: forward as far as the last marked square, by default 28 + 3."""
    assert "move to=31" in lines(on_bridge(provost=29))
    assert "move to=32" not in lines(on_bridge(provost=29))
    assert "move to=32" in lines(on_bridge(provost=29, squares=4))


@pytest.mark.parametrize(("position", "got"), [(18, {}), (19, {"gold": 1})])
def test_r05(position: int, got: dict[str, int]) -> None:
    """R-5: the stone building on 18 takes workers while 14 to 17 are empty; the provost must get past it."""
    assert legal(scenario(), "place space=18")
    assert stock(along_the_road(provost=position, players={0: {"standing": [18]}})) == got


def test_r06() -> None:
    """R-6: the pass marker is one of the ten houses; nine are left, and passing takes none of them."""
    state = scenario()
    assert player(state)["houses"] == 9
    assert player(do(state, "pass"))["houses"] == 9


def test_r07() -> None:
    """R-7: the worker on the tile cannot pay: a Market with an empty reserve is not used."""
    assert table(along_the_road(players={0: {"standing": [9], "reserve": 0}}))["round"] == 2


def test_r08() -> None:
    """R-8: the worker on the tile is not in the camp yet when its effect brings workers."""
    state = at_work(8, players={0: {"goods": goods(food=1), "reserve": 13}, 1: {"standing": [9]}})
    assert workers(state) == (13, 1, 1)
    do(state, "use")
    assert workers(state) == (14, 1, 0)


def test_r09() -> None:
    """R-9: workers beyond the provost return at the end of phase 2, after the last active one."""
    state = scenario(
        phase="activation", at=4, step=3, provost=7, stack=[{"seat": 2, "ask": "bridge"}],
        players={0: {"standing": [5, 12]}, 1: {"standing": [6]}, 2: {"goods": SET}}, workers=[2],
    )  # fmt: skip
    assert [event.kind for event in told(state, "skip") if event.kind in ("home", "stranded")] == [
        "home", "home", "stranded",
    ]  # fmt: skip
    assert (table(state)["phase"], workers(state)) == ("delivery", (5, 10, 0))


def test_r10() -> None:
    """R-10: the workers at the site stand there until the favour is finished: they are not in the camp for it."""
    mine = {"goods": goods(food=2, wood=1, stone=1), "reserve": 13}
    state = delivering(0, 1, players={0: mine, 1: {"goods": SET}}, site={0: "start_guild_3"})
    do(state, "deliver goods=food+wood+stone", "skip", "visit slot=0", "use pay=food")
    assert (now(state), workers(state), workers(state, 1)) == ((0, "welcome"), (14, 0, 1), (5, 9, 1))
    events = told(state, "skip")
    assert [event.args["from"] for event in events if event.kind == "home"] == ["site:0", "site:1"]
    assert table(state)["site"]["workers"] == []


def test_r11() -> None:
    """R-11: where nobody delivered a set there is no favour."""
    assert table(do(delivering(0, players={0: {"goods": SET}}), "skip"))["round"] == 2


def test_r12() -> None:
    """R-12: the Deliveryman without a worker loses a tie, even to the rightmost."""
    players = {0: {"goods": SET, "characters": ["deliveryman"]}, 2: {"goods": SET}}
    assert now(do(delivering(2, players=players), "deliver", "deliver")) == (2, "favour")


def test_r13() -> None:
    """R-13: the extra delivery may be several sets."""
    players = {0: {"goods": goods(food=3, wood=3, stone=3), "characters": ["deliveryman"]}}
    state = do(along_the_road(players=players), "deliver", "deliver", "deliver")
    assert (player(state)["sets"], state.scores()[0]) == (3, 15)


def test_r14() -> None:
    """R-14: gold may be one of the two other goods of a set."""
    state = do(delivering(0, players={0: {"goods": goods(food=1, wood=1, gold=1)}}), "deliver")
    assert rows(state) == [(5, "CAY-3.4.3")]


def test_r15() -> None:
    """R-15: gold is no joker and not "any": neither in a set, a cost nor an exchange."""
    assert table(along_the_road(players={0: {"goods": goods(gold=9), "standing": [8]}}))["round"] == 2
    state = at_work(2, players={0: {"goods": goods(wood=2, gold=9)}})
    assert {line.split()[-1] for line in lines(state, "build") if "any" in line} == {"any=wood"}
    assert refused(state, "build building=wood_tailor any=gold") == "CAY-4.0.5"


def test_r16() -> None:
    """R-16: a site tile for the character alone only if no available tile can be used."""
    state = favoured(board=["thief"])
    assert refused(do(state, "visit slot=0"), "skip") == "CAY-4.10.4"
    do(state, "use gain=food", "take character=thief")
    assert (player(state)["characters"], workers(state)[0]) == (["thief"], 4)
    state = do(favoured(board=["thief"], players={0: {"reserve": 0}}), "visit slot=0", "take character=thief")
    assert (player(state)["characters"], stock(state)) == (["thief"], {})


def test_r17() -> None:
    """R-17: a favour cannot be refused; a tile without its effect only if none of those available can be used."""
    state = favoured(round=4, site={0: "start_guild_4", 1: "wood_manor"}, board=["thief"])
    assert refused(state, "skip") == "CAY-4.10.2"
    assert refused(state, "visit slot=0") == "CAY-4.10.4"
    state = favoured(round=4, site={0: "start_guild_4", 1: "wood_tailor"}, board=["thief"])
    assert lines(state, "visit") == {"visit slot=0 building=start_guild_4", "visit slot=1 building=wood_tailor"}
    do(state, "visit slot=1", "skip")
    assert (now(state)[1], player(state)["characters"]) == ("bridge", [])


@pytest.mark.parametrize("space", [0, 4, 13, 14, 18, 27])
def test_r18(space: int) -> None:
    """R-18: the Court's house goes neither on printed places nor on wooden or stone buildings nor at the site."""
    state = at_work(1, players={0: {"goods": goods(cloth=1)}}, road={14: "wood_farm"}, owners={14: 1})
    assert refused(state, GAME.action({"do": "house", "seat": 0, "space": space})) == "CAY-4.2"


def test_r19() -> None:
    """R-19: a residence may be replaced in the phase in which it was turned."""
    state = managed(owners={6: 0}, players={0: {"goods": goods(gold=1, wood=1)}})
    assert now(state) == (0, "prestige")
    assert building(do(state, "build building=garden"), 6) == ("garden", 0)


@pytest.mark.parametrize(("build", "recruited"), [("skip", 4), ("build building=garden", 5)])
def test_r20(build: str, recruited: int) -> None:
    """R-20: a new residence or Garden counts in the recruitment of the same phase."""
    state = managed(owners={6: 0}, players={0: {"goods": goods(gold=1, wood=1), "reserve": 0}})
    assert workers(do(state, build))[0] == recruited


def test_r21() -> None:
    """R-21: the Theatre's favour may build a wooden building, and that counts for the provost."""
    players = {0: {"goods": goods(gold=3, wood=6)}}
    state = managed(site={0: "start_carpenter"}, road={5: "residence"}, owners={5: 0}, players=players, board=[])
    do(state, "build building=theatre", "visit slot=0", "build building=wood_spinning_mill")
    assert (table(state)["round"], building(state, 14), provost(state)) == (2, ("wood_spinning_mill", 0), 14)


def test_r22() -> None:
    """R-22: who takes the first-player tile does not change the order of this round."""
    state = do(scenario(players={seat: {"reserve": 9} for seat in range(3)}), "site", "pass", "site")
    assert (table(state)["tile"], table(state)["first"], state.to_act) == (1, 0, (0,))


def test_r23() -> None:
    """R-23: after two passes the surcharge is still 1."""
    assert workers(do(scenario(bridge=[1, 2]), "site")) == (3, 11, 1)


def test_r24() -> None:
    """R-24: the Journeyman does not join an own worker."""
    state = scenario(players={0: {"characters": ["journeyman"], "standing": [6]}})
    assert refused(state, "place space=6") == "CAY-6.3"


def test_r25() -> None:
    """R-25: the Journeyman may join the owner's own worker: PP for the owner, no bonus good."""
    players = {0: {"characters": ["journeyman"]}, 1: {"standing": [14]}}
    state = scenario(provost=15, road={14: "stone_farm"}, owners={14: 1}, players=players)
    do(state, "place space=14")
    assert rows(state, 1) == [(1, "CAY-3.2.4")]
    decline(state)
    assert (stock(state), stock(state, 1)) == ({"food": 2, "cloth": 1}, {"food": 2, "cloth": 1})
    assert asked(state) == [(1, "plan")]
