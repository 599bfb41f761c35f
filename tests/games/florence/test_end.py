"""The best Work (FLO-7), the end (FLO-8), what cards count (FLO-13), who may know what (FLO-15)."""

import json
from functools import cache
from typing import Any

import pytest

from bastide.core.state import State
from bastide.games.florence.components import BONUSES, PRESTIGES, PROFESSIONS
from tests.games.florence.scenes import GAME, LIES, PALAZZO, cells, coins, points, scene
from tests.games.kit import do, legal, player, rows, table, told


def finish(players: dict[int, dict[str, Any]], seats: int = 3) -> State:
    """The last round ends without another action."""
    return do(scene(seats, "actions", players, round=7), *["end"] * seats)


# ---- FLO-7: the best Work


@pytest.mark.parametrize(
    ("values", "gained"),
    [((9, 12, 7), (0, 3, 0)), ((9, 9, 7), (3, 3, 0)), ((0, 7, 0), (0, 3, 0)), ((0, 0, 0), (0, 0, 0))],
)
def test_best_work(values: tuple[int, ...], gained: tuple[int, ...]) -> None:
    """FLO-7.1: all with the highest value get 3 points in full; a single Work is best; no Work, no award."""
    state = scene(3, "actions", {seat: {"best": best} for seat, best in enumerate(values)})
    do(state, "end", "end", "end")
    assert points(state) == list(gained)
    assert rows(state, 1) == ([(3, "FLO-7.1")] if gained[1] else [])


# ---- FLO-8: the end

EXAMPLE = {
    "jesters": 0,
    "builders": 2,
    "freedoms": "travel religion",
    "played": "poet painter jurist composer",
    "received": 1,
    "hand": "sculptor",
}
HOUSES = "university workshop opera tower chapel"
"""Estate of the worked example, as an owner with two builders can have it."""


def pack(names: str) -> list[dict[str, Any]]:
    """Tiles packed into an estate, contact or not."""
    found = packed(tuple(names.split()), PALAZZO)
    assert found is not None, f"no room for {names}"
    return [{"tile": name, "cells": cells(mask)} for name, mask in zip(names.split(), found, strict=True)]


@cache
def packed(names: tuple[str, ...], taken: int) -> list[int] | None:
    if not names:
        return []
    for lie in LIES[names[0]]:
        if not lie.cells & taken:
            rest = packed(names[1:], taken | lie.cells)
            if rest is not None:
                return [lie.cells, *rest]
    return None


@pytest.mark.parametrize(
    ("card", "rivals", "expected"),
    [
        ("prestige_most_buildings", {1: {"estate": pack("studio library theatre tower chapel")}}, 3),
        ("prestige_two_large", {}, 5),
        ("prestige_fewest_empty", {1: {"estate": pack("forest forest forest lake lake lake lake lake park park")}}, 0),
        ("prestige_three_landscape_types", {}, 0),
        ("prestige_most_landscapes", {1: {"estate": pack("lake park park")}}, 4),
        ("prestige_most_forests", {}, 7),
        ("prestige_most_lakes", {1: {"estate": pack("lake")}, 2: {"estate": pack("lake")}}, 3),
        ("prestige_three_freedoms", {}, 0),
        ("prestige_4b_2f_4w", {}, 6),
        ("prestige_most_jesters", {1: {"jesters": 0}}, 0),
        ("prestige_most_builders", {1: {"builders": 1}}, 6),
        ("prestige_most_parks", {}, 0),
        ("prestige_1b_1j_2l", {}, 0),
        ("prestige_most_works", {1: {"played": "mathematician theologian philosopher botanist alchemist"}}, 4),
    ],
)
def test_x07(card: str, rivals: dict[int, dict[str, Any]], expected: int) -> None:
    """X7 (FLO-8.2, FLO-13.3, FLO-17.11): the 14 prestige cards in one state, each against its rivals."""
    own = {**EXAMPLE, "estate": pack(f"{HOUSES} forest forest lake"), "hand": f"sculptor {card}"}
    state = finish({0: own, **rivals})
    assert points(state)[0] == expected
    assert rows(state) == ([(expected, "FLO-8.2")] if expected else [])


def test_every_prestige_card_is_in_the_example() -> None:
    """FLO-13.3: majorities with two values, thresholds with one."""
    assert len(PRESTIGES) == 14
    assert sum(bool(card.needs) for card in PRESTIGES) == 5
    assert {(card.points, card.tied) for card in PRESTIGES if not card.needs} == {(6, 3), (8, 4), (7, 4), (5, 3)}


@pytest.mark.parametrize(
    ("card", "mine", "theirs", "more", "alone", "tied"),
    [
        ("most_buildings", {"estate": "tower"}, {"estate": "chapel"}, {"estate": "tower chapel"}, 6, 3),
        ("fewest_empty", {"estate": "park"}, {"estate": "tower"}, {"estate": "lake"}, 8, 4),
        ("most_landscapes", {"estate": "lake"}, {"estate": "park"}, {"estate": "park park"}, 7, 4),
        ("most_forests", {"estate": "forest"}, {"estate": "forest"}, {"estate": "forest forest"}, 7, 4),
        ("most_lakes", {"estate": "lake"}, {"estate": "lake"}, {"estate": "lake lake"}, 6, 3),
        ("most_jesters", {"jesters": 1}, {"jesters": 1}, {"jesters": 2}, 6, 3),
        ("most_builders", {"builders": 1}, {"builders": 1}, {"builders": 2}, 6, 3),
        ("most_parks", {"estate": "park"}, {"estate": "park"}, {"estate": "park park"}, 5, 3),
        ("most_works", {"played": "poet"}, {"received": 1}, {"played": "jurist", "received": 1}, 7, 4),
    ],
)
def test_majorities(
    card: str, mine: dict[str, Any], theirs: dict[str, Any], more: dict[str, Any], alone: int, tied: int
) -> None:
    """FLO-8.2, FLO-13.3, FLO-17.11: alone the full value, tied the one in brackets, behind nothing."""
    for rival, expected in (({}, alone), (theirs, tied), (more, 0)):
        assert points(finish({0: {**mine, "hand": f"prestige_{card}"}, 2: rival}))[0] == expected


@pytest.mark.parametrize(
    ("card", "mine", "less", "value"),
    [
        ("two_large", {"estate": "university laboratory"}, [{"estate": "university opera"}], 5),
        ("three_landscape_types", {"estate": "forest lake park"}, [{"estate": "forest lake lake"}], 8),
        ("three_freedoms", {"freedoms": "travel religion opinion"}, [{"freedoms": "travel religion"}], 8),
        (
            "4b_2f_4w",
            {
                "estate": pack("tower chapel opera theatre"),
                "freedoms": "travel opinion",
                "played": "poet",
                "received": 3,
            },
            [{"estate": "tower chapel opera lake"}, {"freedoms": "travel"}, {"received": 2}],
            6,
        ),
        (
            "1b_1j_2l",
            {"builders": 1, "jesters": 1, "estate": "lake lake"},
            [{"builders": 0}, {"jesters": 0}, {"estate": "lake tower"}],
            7,
        ),
    ],
)
def test_thresholds(card: str, mine: dict[str, Any], less: list[dict[str, Any]], value: int) -> None:
    """FLO-8.2, FLO-13.3: the whole value where all of it is there, whatever others have; else nothing."""
    own = {**mine, "hand": f"prestige_{card}"}
    assert points(finish({0: own}))[0] == value
    for one in less:
        assert points(finish({0: {**own, **one}}))[0] == 0


def test_only_the_owner_scores() -> None:
    """FLO-8.1: each card separately, by the final state; a card in no hand scores nothing."""
    players: dict[int, dict[str, Any]] = {
        0: {"hand": "prestige_most_jesters prestige_1b_1j_2l", "jesters": 2},
        1: {"jesters": 1},
    }
    assert points(finish(players)) == [6, 0, 0]
    other: dict[int, dict[str, Any]] = {
        2: {"hand": "prestige_most_builders prestige_two_large", "builders": 1, "estate": "university workshop"}
    }
    state = finish({**players, **other})
    assert points(state) == [6, 0, 11]
    assert rows(state, 2) == [(5, "FLO-8.2"), (6, "FLO-8.2")]


def test_fewest_empty() -> None:
    """FLO-8.3: own empty cells against everybody's; all alike is a tie, also with none covered."""
    assert points(finish({0: {"hand": "prestige_fewest_empty"}})) == [4, 0, 0]
    assert points(finish({0: {"hand": "prestige_fewest_empty", "estate": "park"}})) == [8, 0, 0]


def test_ties() -> None:
    """FLO-8.4: more points, then more coins, then together; coins and cards as such give nothing."""
    state = finish({0: {"points": 5, "coins": 0}, 1: {"points": 5, "coins": 200}, 2: {"points": 4, "coins": 9000}})
    assert state.winners() == [1]
    assert state.ranking() == [1, 0, 2]
    tie: Any = state.ties()[0]
    assert (tie["ahead"], tie["behind"]) == (1, 0)
    state = finish({0: {"points": 5, "coins": 200}, 1: {"points": 5, "coins": 200}})
    assert state.winners() == [0, 1]


def test_order_of_the_end() -> None:
    """FLO-8.5, FLO-8.6: the best Work first, then prestige cards, which never look at points or coins."""
    state = finish({0: {"best": 17, "hand": "prestige_most_builders", "builders": 1}, 1: {"points": 50, "coins": 9000}})
    assert rows(state) == [(3, "FLO-7.1"), (6, "FLO-8.2")]


# ---- FLO-13: cards

STATE = {
    "builders": 2,
    "freedoms": "travel religion",
    "played": "painter jurist composer",
    "recruiting": 1,
    "hand": "prestige_most_works",
}
VALUES = (5, 4, 3, 5, 6, 3, 4, 0, 4, 2, 2, 4, 0, 2, 3, 3, 5, 1, 4, 3)


@pytest.mark.parametrize(("number", "expected"), list(enumerate(VALUES)))
def test_x06(number: int, expected: int) -> None:
    """X6 (FLO-13.1, FLO-13.2): the 20 bonus cards in one state, after the profession has left the hand."""
    bonus = BONUSES[number].name
    own = {**STATE, "played": "painter jurist", "hand": f"composer prestige_most_works {bonus}"}
    state = scene(3, "actions", {0: {**own, "estate": pack(f"{HOUSES} forest forest lake"), "jesters": 0}}, round=1)
    before: Any = state.view(0)["players"]
    assert before[0]["bonuses"] == {bonus: expected}
    do(state, "work profession=composer")
    value: Any = state.view(0)["asked"]
    without = value[-1]["value"]
    do(state, f"add bonus={bonus}")
    value = state.view(0)["asked"]
    assert value[-1]["value"] == without + expected


def test_professions() -> None:
    """FLO-13.4, FLO-17.44: 9 forest, 7 lake, 5 park; 7 of each freedom; 3, 2, 1 to a large, medium, small building."""
    assert [sum(card.landscape == kind for card in PROFESSIONS) for kind in range(3)] == [9, 7, 5]
    assert [sum(card.freedom == kind for card in PROFESSIONS) for kind in range(3)] == [7, 7, 7]
    assert [sum(card.building == kind for card in PROFESSIONS) for kind in range(10)] == [3] * 3 + [2] * 5 + [1] * 2
    poet = next(card for card in PROFESSIONS if card.name == "poet")
    assert (poet.building, poet.landscape, poet.freedom) == (7, 1, 0)


WANTS = """
mathematician university lake religion, theologian university park travel, philosopher university forest opinion,
botanist laboratory park religion, alchemist laboratory lake opinion, physicist laboratory forest travel,
watchmaker workshop lake travel, goldsmith workshop park opinion, bell_maker workshop forest religion,
cartographer library lake religion, jurist library forest opinion, choreographer opera forest travel,
composer opera lake opinion, sculptor studio forest religion, painter studio lake travel,
pharmacist hospital park opinion, physician hospital forest travel, dramatist theatre park religion,
poet theatre lake travel, astronomer tower forest religion, organ_builder chapel forest opinion
"""


@pytest.mark.parametrize("wants", [line.strip() for line in WANTS.split(",")])
def test_what_a_profession_wants(wants: str) -> None:
    """FLO-13.4: its building, its landscape and its freedom, and no others."""
    name, building, landscape, freedom = wants.split()
    view: Any = scene(3, "actions", {0: {"hand": name, "estate": f"{building} {landscape}", "freedoms": freedom}}).view(
        0
    )
    (work,) = view["players"][0]["works"]
    assert (work["parts"]["building"], work["parts"]["landscape"], work["parts"]["freedom"]) == (4, 3, 3)
    assert work["value"] == 4 + 3 + 3 + 1


def test_bonus_before_the_pay() -> None:
    """FLO-13.5: bonus cards are no category themselves; a prestige card counts from the moment it is owned."""
    state = scene(3, "actions", {0: {"hand": "poet bonus_categories bonus_prestige_cards", "jesters": 3}})
    view: Any = state.view(0)["players"]
    assert view[0]["bonuses"] == {"bonus_categories": 1, "bonus_prestige_cards": 0}
    state = scene(3, "actions", {0: {"hand": "poet bonus_categories bonus_prestige_cards prestige_most_works"}})
    view = state.view(0)["players"]
    assert view[0]["bonuses"] == {"bonus_categories": 1, "bonus_prestige_cards": 2}


# ---- FLO-15: who may know what

SECRET: dict[int, dict[str, Any]] = {
    0: {"hand": "poet bonus_lakes prestige_most_lakes", "coins": 1200, "recruiting": 1},
    1: {"played": "jurist", "hand": "painter"},
}


def test_hidden_from_others() -> None:
    """FLO-15: coins, hands and prestige cards; how many of each kind is public."""
    state = scene(3, "actions", SECRET)
    for viewer in (1, 2, None):
        text = str(state.view(viewer))
        assert "poet" not in text
        assert "prestige_most_lakes" not in text
        assert "bonus_lakes" not in text
        view: Any = state.view(viewer)["players"]
        assert view[0]["coins"] is None
        assert view[0]["hand"] == {"professions": 1, "bonuses": 1, "prestiges": 1}
        assert view[0]["recruiting"] == 1
    own: Any = state.view(0)["players"]
    assert own[0]["coins"] == 1200
    assert set(own[0]["cards"]) == {"poet", "bonus_lakes", "prestige_most_lakes"}


def test_looking_is_secret() -> None:
    """FLO-15: cards seen in a draw of five and their order under the deck are their viewer's."""
    state = scene(3, "actions")
    events = state.watch()
    do(state, "bonus")
    seen = [str(action).split("=")[1] for action in legal(state)]
    for viewer in (1, 2, None):
        assert all(f"'{name}'" not in str(state.view(viewer)) for name in seen)
    own: Any = state.view(0)["players"]
    assert [one["card"] for one in own[0]["looked_at"]] == seen
    do(state, f"keep card={seen[0]}", f"under card={seen[3]}", "skip")
    heard = [str(event.to_json()) for event in events if event.seen_by(1)]
    assert not any(name in line for name in seen for line in heard)
    assert any(seen[0] in str(event.to_json()) for event in events if event.seen_by(0))


def test_under_the_deck_is_remembered() -> None:
    """FLO-15: whoever put cards under a deck knows where they are, until somebody looks at them; nobody else does."""
    state = do(scene(3, "actions"), "bonus")
    seen = [str(action).split("=")[1] for action in legal(state)]
    do(state, f"keep card={seen[0]}", "skip", "end")
    assert set(player(state)["known"]) == set(seen[1:])
    for seed in range(10):
        imagined = state.determinize(0, seed)
        assert table(imagined)["decks"]["bonuses"][:4] == seen[:0:-1]
    others = {tuple(table(state.determinize(1, seed))["decks"]["bonuses"][:4]) for seed in range(10)}
    assert len(others) == 10


def test_coins_that_nobody_could_count() -> None:
    """FLO-15: what others imagine depends on what they saw gained and paid, not on what lies behind a screen."""
    state = do(scene(3, "actions", {0: {"coins": 2000}}), "freedom freedom=travel", "end")
    assert [(one["coins"], one["counted"]) for one in table(state)["players"][:2]] == [(1700, 1700), (3500, 3500)]
    other: Any = state.clone()
    other.players[0].coins = 900
    assert other.view(1) == state.view(1) and other.view(0) != state.view(0)
    assert other.determinize(1, 5).to_json() == state.determinize(1, 5).to_json()
    assert [table(other.determinize(seat, 5))["players"][0]["coins"] for seat in (0, 1)] == [900, 1700]
    anew = table(other.determinize(None, 5))["players"][0]
    assert (anew["coins"], anew["counted"]) == (900, 900)
    do(other, "end", "end")
    assert [one["coins"] - one["counted"] for one in table(other)["players"]] == [-800, 0, 0]


def test_edited_coins_are_known_to_all() -> None:
    """FLO-15: whoever puts coins into a purse by hand need not say how many the others have counted; what an older
    position says of it is made to fit."""
    data: Any = json.loads(json.dumps(scene(3, "actions", {0: {"coins": 2000}}).to_json()))
    data["players"][0]["coins"] = 900
    edited = GAME.from_json(data)
    del data["players"][0]["counted"]
    assert edited == GAME.from_json(data)
    assert table(edited)["players"][0]["counted"] == 900
    assert [table(edited.determinize(seat, 5))["players"][0]["coins"] for seat in (0, 1, None)] == [900] * 3


def test_recruited_card_is_known() -> None:
    """FLO-15: everybody saw which profession was recruited, so everybody imagines it in that hand."""
    state = do(scene(3, "actions", SECRET), "recruit profession=jurist")
    view: Any = state.view(2)["players"]
    assert view[0]["recruited"] == ["jurist"]
    hands = [table(state.determinize(2, seed))["players"][0]["hand"] for seed in range(10)]
    assert all("jurist" in hand for hand in hands)
    assert len({tuple(hand) for hand in hands}) > 1


def test_fourth_profession_is_secret() -> None:
    """FLO-15, FLO-2.4: what somebody did not keep is in the deck, as he alone knows."""
    state = GAME.start(3, 5)
    gone = []
    for seat in range(3):
        gone.append(table(state)["players"][seat]["hand"][0])
        events = told(state, f"discard profession={gone[-1]}", seat=seat)
        assert not any(gone[-1] in str(event.to_json()) for event in events if event.seen_by((seat + 1) % 3))
    assert all(gone[0] in table(state.determinize(0, seed))["decks"]["professions"] for seed in range(20))
    assert any(gone[0] not in table(state.determinize(1, seed))["decks"]["professions"] for seed in range(20))


def test_everything_is_shown_at_the_end() -> None:
    """FLO-8.1, FLO-15: prestige cards are revealed, and coins."""
    state = finish({0: {"hand": "prestige_most_lakes poet", "coins": 1200}})
    view: Any = state.view(1)["players"]
    assert view[0]["prestiges"] == {"prestige_most_lakes": 0}
    assert view[0]["coins"] == coins(state)[0] == 1200
    assert all("prestige_most_lakes" in table(state.determinize(1, seed))["players"][0]["hand"] for seed in range(9))
