"""What comes to nothing is told with its reason: steps that nobody is asked for, because nothing could be done."""

from typing import Any

import pytest

from bastide.core.state import State
from bastide.core.telling import Teller
from bastide.core.words import words
from tests.games.caylus1303.scenario import GAME, delivering, goods, on_bridge, scenario
from tests.games.caylus1303.test_buildings import BUILD_ORDER, BUILT
from tests.games.caylus1303.test_scarcity import NO_HOUSE, RICH
from tests.games.kit import told

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"]
FULL: dict[str, Any] = {
    "road": dict(zip(BUILD_ORDER, BUILT, strict=True)),
    "owners": {space: 1 + number % 2 for number, space in enumerate(BUILD_ORDER)},
}
NAMED = ["farm", "sawmill", "quarry", "spinning_mill", "covered_market", "tailor", "stonemason"]
WOODEN: dict[int, Any] = {space: f"wood_{name}" for space, name in zip(BUILD_ORDER, NAMED, strict=False)}
BUILT_OUT: dict[str, Any] = {"road": WOODEN, "owners": dict.fromkeys(WOODEN, 1)}
RESIDENCES: dict[int, Any] = dict.fromkeys(range(5, 13), "residence")
HOUSED: dict[str, Any] = {"road": RESIDENCES, "owners": dict.fromkeys(RESIDENCES, 1)}


def said(state: State, *lines: str, language: str = "en") -> list[str]:
    """What playing these lines tells."""
    return Teller(GAME, words(language, "caylus1303"), NAMES).lines(told(state.clone(), *lines))


def briefs(state: State, *lines: str) -> list[tuple[int, str, int]]:
    return Teller(GAME, words("en", "caylus1303"), NAMES).briefs(told(state.clone(), *lines))


@pytest.mark.parametrize(
    ("space", "given", "english", "russian"),
    [
        (0, {}, "Ann cannot use the Fair: it cannot be paid for.", "не может активировать: Ярмарка. Нечем заплатить."),
        (1, NO_HOUSE, "Court: no house is left in hand.", "Домов больше нет."),
        (1, HOUSED, "every starting building has its house.", "есть дом."),
        (2, FULL, "Carpenter: the road is full.", "На дороге нет места."),
        (2, BUILT_OUT, "no building of that kind is left.", "зданий больше нет."),
    ],
    ids=["goods", "houses", "housed", "road", "built"],
)  # fmt: skip
def test_a_building_that_cannot_be_used_says_why(space: int, given: dict[str, Any], english: str, russian: str) -> None:
    """CAY-3.3.2, CAY-8.3 to CAY-8.6."""
    ann = {"goods": RICH if given else {}, "standing": [space]}
    state = scenario(bridge=[0, 1], turn=2, players={0: ann}, **given)
    assert any(line.endswith(english) for line in said(state, "pass"))
    assert any(line.endswith(russian) for line in said(state, "pass", language="ru"))


def test_no_set_for_the_castle() -> None:
    """CAY-3.4.1, R-11: who stands at the site without a set hears it; nobody delivers, so nobody gets a favour."""
    players = {0: {"goods": goods(food=1, wood=1, stone=1)}, 1: {"goods": goods(food=5)}}
    state = delivering(0, 1, players=players)
    assert said(state, "skip")[:3] == [
        "Ann ends the delivery.",
        "Bob has no set to deliver.",
        "Nobody has delivered a set, so nobody gets a favour.",
    ]
    assert (1, "no set to deliver", 0) in briefs(state, "skip")
    lines = said(state, "deliver goods=food+wood+stone")
    assert "Ann has no set to deliver." not in lines, "that one was the last"


def test_nobody_left_to_move_the_provost() -> None:
    """CAY-4.5: told in the log; a recap need not repeat it."""
    state = on_bridge(seats=2, players={1: {"reserve": 0}})
    assert "Bob has no worker left to move the provost." in said(state, "skip")
    assert not any("provost" in text for seat, text, _ in briefs(state, "skip") if seat == 1)


def test_the_thief_is_named_to_the_owner() -> None:
    """CAY-6.4."""
    players = {0: {"characters": ["thief"]}}
    state = scenario(road={14: "wood_farm"}, owners={14: 1}, provost=15, players=players)
    line = "place space=14 building=wood_farm"
    assert "Bob gets nothing for the Wooden Farm: Ann has the Thief." in said(state, line)
    assert (1, "nothing for the Wooden Farm (Thief)", 0) in briefs(state, line)


def test_prestige_out_of_reach_is_told_once_in_a_round() -> None:
    """CAY-8.8: not for each of the residences."""
    seats: dict[str, Any] = {"road": {5: "residence", 6: "residence"}, "owners": {5: 0, 6: 0}}
    state = delivering(2, players={2: {"goods": goods(food=1, wood=1, stone=1)}}, **seats)
    lines = said(state, "skip")
    assert lines.count("Ann cannot pay for a prestige building.") == 1


def test_recruits_who_are_not_there() -> None:
    """CAY-8.2."""
    state = delivering(2, players={0: {"reserve": 14}, 2: {"goods": goods(food=1, wood=1, stone=1)}})
    assert "Ann gains 1 worker; no more are in the camp." in said(state, "skip")
