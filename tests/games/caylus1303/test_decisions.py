"""CAY-10: the decision points D1 to D18."""

from typing import Any

import pytest

from bastide.core.state import State
from tests.games.caylus1303.proof import kinds, now
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
from tests.games.kit import asked, do, lines, refused, rows, table, told

BASIC = ("food", "wood", "stone", "cloth")
LAID = {
    0: "fair", 1: "court", 2: "carpenter", 3: "toll", 5: "start_sawmill", 6: "start_farm", 7: "start_quarry",
    8: "start_guild_3", 9: "start_market", 10: "start_farm", 11: "start_carpenter", 12: "start_guild_4",
    13: "wood_market", 18: "stone_gold_mine",
}  # fmt: skip
"""The layout of a scenario."""


def placing(*but: int) -> set[str]:
    return {f"place space={space} building={tile}" for space, tile in LAID.items() if space not in but}


def test_d01_draft() -> None:
    """D1 (CAY-10): one of the revealed characters, from the last player on; not to be declined."""
    state = GAME.start(seats=3, seed=5)
    assert state.to_act == ((table(state)["first"] - 1) % 3,)
    assert lines(state) == {f"draft character={name}" for name in table(state)["offer"]}
    assert refused(state, "skip") == refused(state, "pass") == "CAY-2.9"


def test_d02_early_riser() -> None:
    """D2 (CAY-10): a legal building or the site, for 2 workers; or not."""
    state = scenario(players={1: {"characters": ["early_riser"]}}, stack=[{"seat": 1, "ask": "early"}])
    assert lines(state) == {*placing(), "site", "skip"}
    assert {action.cost(state).get("workers") for action in state.legal(1)} == {2, None}


@pytest.mark.parametrize("journeyman", [False, True])
def test_d03_planning(journeyman: bool) -> None:
    """D3 (CAY-10): each legal building, with the Journeyman also occupied ones; the site; pass."""
    players = {0: {"standing": [6], "characters": ["journeyman"] if journeyman else []}, 1: {"standing": [9]}}
    state = scenario(players=players)
    assert lines(state) == {*placing(6, *([] if journeyman else [9])), "site", "pass"}
    assert refused(state, "skip") == "CAY-3.2.2"


def test_d04_fair() -> None:
    """D4 (CAY-10): pay wood for a favour, or not."""
    state = at_work(0, players={0: {"goods": goods(wood=1)}})
    assert lines(state) == {"use building=fair", "skip"}
    assert refused(state, "use building=start_market gain=food") == "CAY-4.6"


def test_d05_court() -> None:
    """D5 (CAY-10): which starting building gets the house, or none."""
    state = at_work(1, players={0: {"goods": goods(cloth=1)}}, road={12: "residence"}, owners={12: 1})
    assert lines(state) == {*(f"house space={space}" for space in range(5, 12)), "skip"}


@pytest.mark.parametrize("space", [2, 11])
def test_d06_carpenter(space: int) -> None:
    """D6 (CAY-10): which wooden tile, which good for "any"; or none."""
    state = at_work(space, players={0: {"goods": goods(wood=2, cloth=1)}})
    assert lines(state) == {
        "build building=wood_spinning_mill",
        *(
            f"build building=wood_{tile} any={good}"
            for tile in ("covered_market", "tailor", "stonemason")
            for good in ("wood", "cloth")
        ),
        "skip",
    }


def test_d07_toll() -> None:
    """D7 (CAY-10): -2 to +2 within the limits; leaving him is 0."""
    assert lines(at_work(3)) == {*(f"move to={to}" for to in (11, 12, 14, 15)), "skip"}


def test_d08_bridge() -> None:
    """D8 (CAY-10): -3 to +3, a worker for each step; leaving him is 0."""
    assert lines(on_bridge()) == {*(f"move to={to}" for to in (10, 11, 12, 14, 15, 16)), "skip"}


def test_d09_bailiff() -> None:
    """D9 (CAY-10): -1, 0 or +1."""
    state = decline(on_bridge(players={2: {"characters": ["bailiff"]}}), "bridge")
    assert now(state) == (2, "bailiff")
    assert lines(state) == {"move to=12", "move to=14", "skip"}


PAIRS = [f"{one}+{two}" for number, one in enumerate(BASIC) for two in BASIC[number:]]
RICH = goods(food=2, wood=2, stone=2, cloth=2, gold=2)
EXCHANGES: list[tuple[int, str, list[str]]] = [
    (9, "start_market", [f"gain={good}" for good in BASIC]),
    (13, "wood_market", [f"gain={good}" for good in BASIC]),
    (8, "start_guild_3", [f"pay={good}" for good in BASIC]),
    (12, "start_guild_4", [""]),
    (18, "stone_guild", [f"pay={good}" for good in BASIC]),
    (13, "wood_tailor", ["branch=0", "branch=1"]),
    (18, "stone_foundry", ["branch=0", "branch=1"]),
    (18, "stone_alchemist", [*(f"branch=0 pay={good}" for good in BASIC), *(f"branch=1 pay={two}" for two in PAIRS)]),
    (18, "stone_church", ["branch=0", "branch=1"]),
    (18, "stone_jeweler", ["branch=0", "branch=1"]),
]


@pytest.mark.parametrize(("space", "tile", "choices"), EXCHANGES)
def test_d10_exchanges(space: int, tile: str, choices: list[str]) -> None:
    """D10 (CAY-10): the branch, the goods paid, the good gained; or nothing."""
    state = at_work(space, players={0: {"goods": RICH}}, road={space: tile})
    assert lines(state) == {*(f"use building={tile} {choice}".strip() for choice in choices), "skip"}


def test_d10_touches() -> None:
    """D10 (CAY-10): what a person points at: branch, goods paid, good gained, or just the use."""
    state = at_work(18, players={0: {"goods": RICH}}, road={18: "stone_alchemist"})
    touches = {str(action): action.touches() for action in state.legal(0)}
    assert touches["use building=stone_alchemist branch=1 pay=wood+wood"] == ("branch:1", "goods:wood", "goods:wood")
    assert touches["use building=stone_alchemist branch=0 pay=food"] == ("branch:0", "goods:food")
    assert touches["skip"] == ("skip",)
    market = at_work(13, players={0: {"goods": RICH}})
    assert ("supply:cloth",) in {action.touches() for action in market.legal(0)}
    assert ("use",) in {action.touches() for action in at_work(0, players={0: {"goods": RICH}}).legal(0)}


def test_d11_pure_gains() -> None:
    """D11 (CAY-10): taken without a question, for there is no reason to decline (CAY-10.1)."""
    state = on_bridge(bridge=[1, 2, 0], players={0: {"standing": [6]}}, provost=7)
    do(state, "skip", "skip")
    assert kinds(told(state, "skip"))[1:4] == ["use", "gain", "home"]


def test_d11_the_manor_is_asked() -> None:
    """D11 (CAY-10): not the Manor: its favour would have to be used, so its player may leave it."""
    state = along_the_road(provost=15, road={14: "wood_manor"}, owners={14: 0}, players={0: {"standing": [14]}})
    assert lines(state) == {"use building=wood_manor", "skip"}
    assert asked(do(state.clone(), "use")) == [(0, "favour")]
    assert table(do(state, "skip"))["round"] == 2


def test_d12_stonemason() -> None:
    """D12 (CAY-10): which stone tile, which good for "any"; or none."""
    players = {0: {"goods": goods(stone=1, wood=1)}}
    state = at_work(14, road={14: "wood_stonemason"}, owners={14: 1}, players=players)
    built = ("foundry", "alchemist", "guild any=wood", "jeweler")
    assert lines(state) == {*(f"build building=stone_{tile}" for tile in built), "skip"}


def test_d13_favour() -> None:
    """D13 (CAY-10): a character of another player or an available site tile; one of them."""
    state = favoured(round=4, players={1: {"characters": ["thief"]}})
    assert lines(state) == {
        "take character=thief", "visit slot=0 building=start_market", "visit slot=1 building=wood_manor",
    }  # fmt: skip
    assert refused(state, "skip") == "CAY-4.10.2"


@pytest.mark.parametrize(
    ("slot", "tile", "choices"),
    [
        (0, "start_carpenter", ["build building=wood_spinning_mill"]),
        (0, "start_market", [f"use building=start_market gain={good}" for good in BASIC]),
        (1, "wood_stonemason", ["build building=stone_guild any=wood"]),
        (2, "stone_church", ["use building=stone_church branch=0", "use building=stone_church branch=1"]),
    ],
)
def test_d14_visit(slot: int, tile: str, choices: list[str]) -> None:
    """D14 (CAY-10): the effect of the site tile, as for a worker; but it cannot be left."""
    state = favoured(round=9, site={slot: tile}, players={0: {"goods": goods(wood=2)}})
    do(state, f"visit slot={slot}")
    assert now(state) == (0, "visit")
    assert set(choices) <= lines(state)
    assert refused(state, "skip") == "CAY-4.10.4"


def test_d15_welcome() -> None:
    """D15 (CAY-10): which character of the board, or none."""
    state = do(favoured(board=["thief", "bailiff"]), "visit slot=0", "use gain=food")
    assert lines(state) == {"take character=thief", "take character=bailiff", "skip"}


def test_d16_delivery() -> None:
    """D16 (CAY-10): set by set, each of any make-up, as many as one likes or none."""
    state = delivering(0, players={0: {"goods": goods(food=2, wood=2, cloth=2)}})
    assert lines(state) == {"deliver goods=food+wood+cloth", "skip"}
    do(state, "deliver")
    assert lines(state) == {"deliver goods=food+wood+cloth", "skip"}
    assert {action.touches() for action in state.legal(0)} == {
        ("goods:food", "goods:wood", "goods:cloth"), ("skip",),
    }  # fmt: skip
    assert asked(do(state, "deliver")) == [(0, "favour")]


def test_d17_deliveryman() -> None:
    """D17 (CAY-10): the same at the end of the phase."""
    players = {1: {"characters": ["deliveryman"], "goods": goods(food=1, wood=1, gold=1)}}
    state = along_the_road(players=players)
    assert now(state) == (1, "deliver")
    assert lines(state) == {"deliver goods=food+wood+gold", "skip"}


def test_d18_prestige() -> None:
    """D18 (CAY-10): which affordable prestige building, or none."""
    players = {0: {"goods": goods(gold=1, stone=2, cloth=1)}}
    state = managed(road={9: "residence"}, owners={9: 0}, players=players)
    assert lines(state) == {*(f"build building={tile}" for tile in ("factory", "granary", "statue")), "skip"}
    view: Any = state.view(None)
    assert view["asked"] == [{"seat": 0, "ask": "prestige", "space": 9, "slot": None, "extra": False}]


# ---- CAY-10.1 to CAY-10.3


def test_forced_pass_is_told() -> None:
    """CAY-10.1: it happens by itself, but not in silence."""
    events = told(scenario(seats=2, players={1: {"reserve": 1}}), "pass")
    assert [(event.seat, event.args["forced"]) for event in events if event.kind == "pass"] == [(0, 0), (1, 1)]


def test_the_goldsmith_is_not_asked() -> None:
    """CAY-10.2: the first set with gold gets the 5 points."""
    mine = {"goods": goods(food=2, wood=2, gold=2), "characters": ["goldsmith"]}
    state = do(delivering(0, players={0: mine}), "deliver goods=food+wood+gold")
    assert rows(state) == [(5, "CAY-3.4.3"), (5, "CAY-6.11")]


def favour_in(phase: str) -> State:
    """A favour that leads to all three decisions, in a phase where something else would come next."""
    if phase == "activation":
        return favoured(players={0: {"standing": [1], "goods": goods(cloth=1)}})
    if phase == "delivery":
        return do(delivering(0, players={0: {"goods": goods(food=1, wood=1, stone=1)}}), "deliver")
    players = {0: {"goods": goods(gold=4, wood=4, stone=1)}}
    return do(
        managed(road={5: "residence", 6: "residence"}, owners={5: 0, 6: 0}, players=players), "build building=theatre"
    )


@pytest.mark.parametrize("phase", ["activation", "delivery", "management"])
def test_a_favour_is_finished_first(phase: str) -> None:
    """CAY-10.3: D13 to D15 follow one another before anything else of the phase."""
    state = favour_in(phase)
    assert asked(state) == [(0, "favour")]
    do(state, "visit slot=0")
    assert asked(state) == [(0, "welcome"), (0, "visit")]
    do(state, "use gain=food")
    assert asked(state) == [(0, "welcome")]
    do(state, "skip")
    assert now(state)[1] == {"activation": "use", "delivery": "plan", "management": "prestige"}[phase]


def test_once_for_each_worker() -> None:
    """CAY-10.3: twice on a building with two workers."""
    players = {0: {"goods": goods(wood=1)}, 1: {"goods": goods(wood=1), "standing": [0], "characters": ["journeyman"]}}
    state = at_work(0, players=players, joined=(0, 1), used=["journeyman"])
    assert now(state) == (0, "use")
    assert now(do(state, "skip")) == (1, "use")
    assert now(do(state, "skip"))[1] == "bridge"


def test_nobody_else_is_asked() -> None:
    """CAY-10: one player at a time; another seat is refused by the rule of order."""
    for state, rule in ((scenario(), "CAY-3.2.2"), (on_bridge(), "CAY-10"), (GAME.start(seats=3, seed=2), "CAY-2.9")):
        for seat in set(range(3)) - set(state.to_act):
            assert state.legal(seat) == []
            assert refused(state, "skip", seat) == rule
