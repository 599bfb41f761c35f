"""Rounds (FLO-3) and phase B (FLO-6)."""

from typing import Any

import pytest

import bastide
from bastide.core.action import Action
from bastide.core.state import State
from tests.games.florence.scenes import GAME, coins, estate, hand, points, scene, tiles, value
from tests.games.kit import asked, do, legal, lines, player, refused, rows, table

POET = {"hand": "poet", "estate": "theatre lake", "freedoms": "travel"}
"""4 + 3 + 3 and 1 for the card itself."""


# ---- FLO-3: rounds and turns


def test_round() -> None:
    """FLO-3.1: phase A, then turns of two actions clockwise from the first player, then the best Work."""
    state = scene(3, "auction", first=1, chooser=1)
    do(state, "leave", "leave", "leave")
    order = []
    for _ in range(3):
        order.append(state.to_act[0])
        assert table(state)["actions"] == 2
        do(state, "end")
    assert order == [1, 2, 0]


def test_hand_over() -> None:
    """FLO-3.2: the left neighbour begins the next round; best Works are forgotten."""
    state = do(scene(3, "actions", {0: POET}), "work profession=poet", "finish points=0", "end", "end", "end")
    data = table(state)
    assert (data["round"], data["first"], data["phase"]) == (2, 1, "auction")
    assert [one["best"] for one in data["players"]] == [0, 0, 0]
    assert asked(state) == [(1, "choose")]


def test_seven_rounds() -> None:
    """FLO-3.1, FLO-3.2: after the seventh there is no hand-over; the game is over."""
    state = do(scene(3, "actions", round=7), "end", "end", "end")
    assert state.over
    assert (table(state)["phase"], table(state)["round"], table(state)["first"]) == ("end", 7, 0)


def test_turn_goes_on_for_free_steps() -> None:
    """D16 (FLO-16): after the last action recruiting is still possible, then the turn ends (FLO-3.4)."""
    state = scene(3, "actions", {0: {"recruiting": 1}, 1: {"played": "poet"}}, actions=1)
    do(state, "freedom freedom=travel")
    assert lines(state) == {"recruit profession=poet", "end"}
    do(state, "recruit profession=poet")
    assert asked(state) == [(1, "turn")]


def test_turn_ends_by_itself() -> None:
    """FLO-3.4: where neither an action nor a free step is left; points that could be converted do not hold it up."""
    state = scene(3, "actions", {0: {"points": 5}}, actions=1)
    do(state, "freedom freedom=travel")
    assert asked(state) == [(1, "turn")]


def test_actions_are_not_saved_up() -> None:
    """FLO-3.4, FLO-6.0, FLO-17.13: any number from 0 to 2; what is left is lost."""
    state = do(scene(3, "actions"), "end", "end", "end")
    do(state, "leave", "leave", "leave")
    assert table(state)["actions"] == 2


# ---- FLO-6.0: what can be done how often


def test_actions() -> None:
    """D11 (FLO-16): Work, build, profession, freedom, bonus card, or the end of the turn."""
    state = scene(3, "actions", {0: POET})
    assert {action.do for action in legal(state)} == {"work", "build", "profession", "freedom", "bonus", "end"}


def test_two_actions() -> None:
    """FLO-6.0: no third."""
    state = scene(3, "actions", {0: {**POET, "recruiting": 1}, 1: {"played": "jurist"}}, actions=0)
    for line in ("work profession=poet", "build building=tower", "profession", "freedom freedom=opinion", "bonus"):
        assert refused(state, line) == "FLO-6.0"


def test_once_a_phase() -> None:
    """FLO-6.0, FLO-17.6: one profession and one freedom; the rest may be repeated."""
    state = do(scene(3, "actions"), "freedom freedom=travel")
    assert refused(state, "freedom freedom=opinion") == "FLO-6.0"
    state = scene(3, "actions")
    do(state, "profession")
    state.apply(legal(state)[0])
    do(state, "skip")
    assert refused(state, "profession") == "FLO-6.0"
    state = do(scene(3, "actions"), "build building=tower")
    state.apply(legal(state)[0])
    do(state, "build building=chapel")
    state.apply(legal(state)[0])
    assert tiles(state) == ["tower", "chapel"]


def test_two_works() -> None:
    """FLO-6.0, FLO-17.6: two Works with two cards are allowed."""
    state = scene(3, "actions", {0: {**POET, "hand": "poet painter"}})
    do(state, "work profession=poet", "finish points=0", "work profession=painter", "finish points=0")
    assert player(state)["played"] == ["painter", "poet"]


# ---- FLO-6.1: a Work


def test_x03() -> None:
    """X3 (FLO-6.1.2, FLO-6.1.5): round 3, poet: 4 + 3 + 4 + 4 = 15, 1500 coins; at most 7 points, and 100 coins are
    left."""
    own = {"hand": "poet", "played": "jurist painter composer", "estate": "theatre", "freedoms": "travel", "jesters": 2}
    state = scene(3, "actions", {0: {**own, "coins": 0}}, round=3)
    assert value(state, "poet") == 15
    do(state, "work profession=poet")
    assert coins(do(state.clone(), "finish points=0"))[0] == 1500
    do(state, "finish points=7")
    assert (coins(state)[0], points(state)[0]) == (100, 7)
    assert rows(state) == [(7, "FLO-6.1.5")]


def test_x04() -> None:
    """X4 (FLO-6.1.5, FLO-17.43): a value of 15 allows 0 to 7 points."""
    own = {"hand": "poet", "played": "jurist painter composer", "estate": "theatre", "freedoms": "travel", "jesters": 2}
    state = do(scene(3, "actions", {0: own}, round=3), "work profession=poet")
    assert lines(state) == {f"finish points={number}" for number in range(8)}
    assert refused(state, "finish points=8") == "FLO-6.1.5"


def test_x23() -> None:
    """X23 (FLO-6.1.2): round 5, jurist: 4 + 3 + 3 + 2 + 4 = 16; 1600 coins or up to 8 points."""
    own = {"estate": "library forest", "freedoms": "opinion", "jesters": 1, "hand": "jurist", "played": "poet painter"}
    state = scene(3, "actions", {0: {**own, "received": 1, "coins": 0}}, round=5)
    do(state, "work profession=jurist")
    assert len(lines(state)) == 9
    assert coins(do(state, "finish points=0"))[0] == 1600


def test_card_stays_played() -> None:
    """FLO-6.1.1: it lies before its owner and cannot be used again."""
    state = do(scene(3, "actions", {0: POET}), "work profession=poet", "finish points=0")
    assert (hand(state), player(state)["played"]) == ([], ["poet"])
    assert refused(state, "work profession=poet") == "FLO-6.1.1"


@pytest.mark.parametrize(
    ("own", "expected"),
    [
        ({}, 1),
        ({"estate": "theatre"}, 5),
        ({"estate": "lake"}, 4),
        ({"freedoms": "travel"}, 4),
        ({"jesters": 3}, 7),
        ({"played": "jurist", "recruiting": 1, "received": 1}, 4),
        ({"hand": "poet jurist bonus_lakes"}, 2),
        ({"estate": "opera forest park", "freedoms": "religion opinion"}, 1),
    ],
)
def test_value(own: dict[str, object], expected: int) -> None:
    """FLO-6.1.2: 4 for the building, 3 for landscape and freedom, 2 a jester, 1 a profession or recruiting card."""
    assert value(scene(3, "actions", {0: {"hand": "poet", **own}}), "poet") == expected


@pytest.mark.parametrize(("round", "least"), list(enumerate((7, 10, 12, 14, 15, 16, 17), 1)))
def test_minimum(round: int, least: int) -> None:
    """FLO-6.1.3: 7, 10, 12, 14, 15, 16, 17; no preference is required as such."""
    jesters, cards = divmod(least - 6, 2)
    low = {"hand": "poet", "estate": "theatre", "jesters": jesters, "recruiting": cards}
    state = scene(3, "actions", {0: low}, round=round)
    assert value(state, "poet") == least - 1
    assert refused(state, "work profession=poet") == "FLO-6.1.3"
    state = scene(3, "actions", {0: {**low, "received": 1}}, round=round)
    assert value(state, "poet") == least
    assert points(do(state, "work profession=poet", "finish points=1"))[0] == 1


def test_bonus_counts_towards_the_minimum() -> None:
    """D12 (FLO-16): profession, bonus cards one by one, points; below the minimum bonus cards are needed (FLO-6.1.3,
    FLO-6.1.4)."""
    own = {"hand": "poet bonus_lakes bonus_jesters", "estate": "theatre lake", "coins": 0}
    state = scene(3, "actions", {0: own}, round=2)
    assert value(state, "poet") == 8
    do(state, "work profession=poet")
    assert lines(state) == {"add bonus=bonus_lakes", "add bonus=bonus_jesters"}
    assert refused(state, "finish points=0") == "FLO-6.1.3"
    do(state, "add bonus=bonus_lakes")
    assert "finish points=5" in lines(state)
    assert refused(state, "add bonus=bonus_lakes") == "FLO-6.1.4"
    do(state, "finish points=0")
    assert coins(state)[0] == 1000
    assert (hand(state), table(state)["gone"]) == (["bonus_jesters"], ["bonus_lakes"])


def test_bonus_out_of_reach() -> None:
    """FLO-6.1.3: where even all bonus cards do not help, the Work may not be started."""
    own = {"hand": "poet bonus_parks", "estate": "theatre lake"}
    assert refused(scene(3, "actions", {0: own}, round=2), "work profession=poet") == "FLO-6.1.3"


def test_old_coins_stay_coins() -> None:
    """FLO-6.1.5: only the pay of the Work can become points."""
    state = do(scene(3, "actions", {0: {**POET, "coins": 9000}}), "work profession=poet")
    assert refused(state, "finish points=6") == "FLO-6.1.5"
    do(state, "finish points=5")
    assert coins(state)[0] == 9100


def test_best_of_two_works() -> None:
    """FLO-6.1.6, FLO-17.12: the higher one counts, not the sum."""
    for first, second in (("jurist", "poet"), ("poet", "jurist")):
        state = scene(3, "actions", {0: {**POET, "hand": "poet jurist", "jesters": 3}})
        do(state, f"work profession={first}", "finish points=0", f"work profession={second}", "finish points=0")
        assert player(state)["best"] == 18


def test_only_backs_are_shown() -> None:
    """FLO-6.1.7: others see how many cards count, not which."""
    state = do(scene(3, "actions", {0: {**POET, "hand": "poet jurist"}}), "work profession=poet")
    view = state.view(1)["players"]
    assert view[0]["cards"] == []  # type: ignore[index]
    assert view[0]["card_count"] == 2  # type: ignore[index]


# ---- FLO-6.2: buildings


@pytest.mark.parametrize(("builders", "price"), [(0, 700), (1, 300), (2, 300), (3, 0)])
def test_price(builders: int, price: int) -> None:
    """D15 (FLO-16): which building, then where; the price goes by the builders (FLO-6.2.1), and there are 3 points."""
    state = do(scene(3, "actions", {0: {"builders": builders}}), "build building=university")
    assert asked(state)[-1] == (0, "lay")
    state.apply(legal(state)[0])
    assert (coins(state)[0], points(state)[0]) == (3500 - price, 3)
    assert table(state)["buildings"]["university"] == 2
    assert rows(state) == [(3, "FLO-6.2.1")]


def test_too_dear() -> None:
    """FLO-6.2.1: it must be paid from coins."""
    state = scene(3, "actions", {0: {"coins": 600, "points": 1}})
    assert refused(state, "build building=tower") == "FLO-6.2.1"
    do(state, "convert points=1", "build building=tower")


def test_one_of_each() -> None:
    """FLO-6.2.1: no type twice in an estate, and only from the stock (FLO-14)."""
    assert refused(scene(3, "actions", {0: {"estate": "tower"}}), "build building=tower") == "FLO-6.2.1"
    players = {seat: {"estate": "tower"} for seat in (1, 2, 3)}
    assert refused(scene(4, "actions", players), "build building=tower") == "FLO-14"


def lays(state: object) -> list[set[int]]:
    return [set(action.to_json()["cells"]) for action in legal(state)]  # type: ignore[arg-type, call-overload]


def test_any_turn() -> None:
    """D6 (FLO-16): any turn or reflection in the grid, on empty cells (FLO-6.2.2, FLO-5.1)."""
    state = do(scene(3, "actions", {0: {"builders": 2}}), "build building=tower")
    palazzo = {35, 36, 37, 42, 43, 44}
    expected = [{cell, cell + 1, cell + 2} for cell in range(49) if cell % 7 < 5]
    expected += [{cell, cell + 7, cell + 14} for cell in range(35)]
    assert sorted(map(sorted, lays(state))) == sorted(sorted(one) for one in expected if not one & palazzo)


def test_x08() -> None:
    """X8 (FLO-6.2.1, FLO-6.2.2, FLO-6.2.3): out of the grid, overlapping, touching with fewer than two builders, a
    second tower."""
    state = do(scene(3, "actions", {0: {"estate": "tower"}}), "build building=chapel")
    assert estate("tower")[0]["cells"] == [0, 7, 14]
    assert refused(state, "lay at=6 turn=0") == "FLO-6.2.2"
    assert refused(state, "lay at=0 turn=0") == "FLO-6.2.2"
    assert refused(state, "lay at=1 turn=0") == "FLO-6.2.3"
    state.apply(legal(state)[0])
    assert refused(state, "build building=tower") == "FLO-6.2.1"


LAID: dict[str, Any] = {"do": "lay", "seat": 0, "at": 0, "turn": 1}


def by_either_door(state: State, cells: str = "") -> list[Action]:
    """The same lay out of JSON, without a state and with one, and out of a line."""
    named = {"cells": [int(cell) for cell in cells.split("+")]} if cells else {}
    line = "lay at=0 turn=1" + (f" cells={cells}" if cells else "")
    data = {**LAID, **named}
    return [GAME.action(data), GAME.action(data, state), GAME.parse(0, line, state)]


def test_the_cells_follow_from_the_place() -> None:
    """FLO-6.2.2: the cell at the top left and the turn say where a tile lies, in JSON as in a line."""
    state = do(scene(3, "actions"), "build building=tower")
    for named in ("", "0+1+2"):
        for action in by_either_door(state, named):
            assert state.refuse(action) is None
            after = state.clone()
            after.apply(action)
            assert after == do(state.clone(), "lay at=0 turn=1 cells=0+1+2")
            assert action.describe(state) == legal(state, "at=0 turn=1")[0].describe(state)
    assert by_either_door(state)[1] == legal(state, "at=0 turn=1")[0]


def test_other_cells_than_follow_are_refused_as_such() -> None:
    """FLO-6.2.2: it fits there, but not on these cells; whatever else is wrong is said as ever."""
    state = do(scene(3, "actions"), "build building=tower")
    for action in by_either_door(state, "0+1+3"):
        refusal = state.refuse(action)
        assert refusal is not None and (refusal.rule, refusal.phrase.key) == ("FLO-6.2.2", "refuse-cells")
        assert refused(state, action) == "FLO-6.2.2"
    assert refused(state, GAME.action({**LAID, "at": 35})) == "FLO-6.2.2"
    assert refused(state, GAME.action({**LAID, "at": 28})) == "FLO-6.2.3"
    named = {"do": "lay", "seat": 0, "cells": [0, 1, 2]}
    assert GAME.action(named, state) == GAME.parse(0, "lay cells=0+1+2", state)
    with pytest.raises(bastide.InputError, match='"at" is missing'):
        GAME.action(named)


def test_contact_with_the_palazzo() -> None:
    """FLO-6.2.3, FLO-6.2.6: the palazzo counts for contact, and is no building; corners may touch."""
    state = do(scene(3, "actions"), "build building=tower")
    assert {28, 29, 30} not in lays(state)
    assert {24, 31, 38} not in lays(state)
    assert {17, 24, 31} in lays(state)
    assert state.view(0)["players"][0]["buildings"] == []  # type: ignore[index]


@pytest.mark.parametrize("builders", [0, 1, 2, 3])
def test_contact_with_builders(builders: int) -> None:
    """FLO-6.2.3: with two or three builders contact is free."""
    state = do(scene(3, "actions", {0: {"builders": builders, "estate": "tower"}}), "build building=chapel")
    assert ({1, 2, 8} in lays(state)) == (builders >= 2)
    assert ({28, 29, 22} in lays(state)) == (builders >= 2)


def test_buildings_may_touch_landscapes() -> None:
    """FLO-6.2.4, FLO-17.7: the contact rule never concerns landscapes."""
    state = do(scene(3, "actions", {0: {"estate": "park"}}), "build building=tower")
    assert estate("park")[0]["cells"] == [0, 7, 14]
    assert {1, 8, 15} in lays(state)


def test_nothing_is_rechecked() -> None:
    """FLO-6.2.5: what lies there lies there, whatever touches it."""
    pieces = [{"tile": "tower", "cells": [0, 1, 2]}, {"tile": "chapel", "cells": [7, 8, 14]}]
    assert tiles(scene(3, "actions", {0: {"estate": pieces}})) == ["tower", "chapel"]


def test_no_place() -> None:
    """FLO-6.2.3: a building for which there is no place cannot be begun."""
    crowded = "lake lake lake lake lake lake park park park park park"
    assert refused(scene(3, "actions", {0: {"estate": crowded}}), "build building=university") == "FLO-6.2.3"


# ---- FLO-6.3, FLO-6.4, FLO-6.5


@pytest.mark.parametrize(("action", "deck"), [("profession", "professions"), ("bonus", "bonuses")])
def test_draw_of_five(action: str, deck: str) -> None:
    """D19 (FLO-16): 300 coins for one of five, the rest under the deck (FLO-6.3.1, FLO-6.5.1)."""
    state = scene(3, "actions")
    top = table(state)["decks"][deck][:-6:-1]
    do(state, action)
    assert coins(state)[0] == 3200
    assert [line.split("=")[1] for line in map(str, legal(state))] == top
    do(state, f"keep card={top[2]}", "skip")
    assert hand(state) == [top[2]]
    assert table(state)["decks"][deck][:4] == [top[4], top[3], top[1], top[0]]


@pytest.mark.parametrize(("action", "rule"), [("profession", "FLO-6.3.1"), ("bonus", "FLO-6.5.1")])
def test_draw_is_refused(action: str, rule: str) -> None:
    """FLO-6.3.1, FLO-6.5.1: without 300 coins, without a deck (FLO-14)."""
    assert refused(scene(3, "actions", {0: {"coins": 200}}), action) == rule
    empty = {"professions": ""} if action == "profession" else {"bonuses": ""}
    assert refused(scene(3, "actions", decks=empty), action) == "FLO-14"


def test_card_may_be_used_at_once() -> None:
    """FLO-6.3.1, FLO-6.5.1: in the same turn; there is no limit to a hand."""
    own = {"estate": "theatre lake", "freedoms": "travel"}
    state = scene(3, "actions", {0: own}, top="poet")
    do(state, "profession", "keep card=poet", "skip", "work profession=poet", "finish points=0")
    assert player(state)["played"] == ["poet"]


def test_freedom() -> None:
    """D14 (FLO-16): 300 coins for a type in stock that one has not (FLO-6.4.1)."""
    state = do(scene(3, "actions"), "freedom freedom=religion")
    assert (coins(state)[0], player(state)["freedoms"], table(state)["freedoms"]["religion"]) == (3200, ["religion"], 1)


def test_freedom_is_refused() -> None:
    """FLO-6.4.1: one of each type; FLO-14: as long as there are any."""
    owner = scene(3, "actions", {0: {"freedoms": "travel"}})
    assert refused(owner, "freedom freedom=travel") == "FLO-6.4.1"
    none = scene(3, "actions", {1: {"freedoms": "travel"}, 2: {"freedoms": "travel"}})
    assert refused(none, "freedom freedom=travel") == "FLO-14"
    assert refused(scene(3, "actions", {0: {"coins": 200}}), "freedom freedom=travel") == "FLO-6.4.1"
