"""Alone against Diego (FLO-10): his turns of phase B."""

import json
from typing import Any

import pytest

from bastide.games.florence import components as c
from bastide.games.florence.counting import counted
from tests.games.florence.solo_scenes import alone, earned, his, his_turn, row, solo
from tests.games.kit import do, player, table, told


def acted(events: list[Any]) -> list[str]:
    """What was told of Diego's turn."""
    kinds = [event.kind for event in events]
    return [kind for kind in kinds[kinds.index("turn") + 1 :] if kind != "score"]


# ---- FLO-10.15, FLO-10.16: lines


def test_upper_then_lower() -> None:
    """FLO-10.15: the upper line of a card, then the lower line of the next; three were used in the round (FLO-10.4)."""
    state = alone(diego={"row": "poet"}, upper="freedom", lower="build")
    events = told(state, "end")
    assert acted(events)[:8] == [
        "diego_card", "diego_peek", "diego_gain", "diego_pay", "diego_card", "diego_peek", "diego_gain", "diego_pay",
    ]  # fmt: skip
    assert [event.args["line"] for event in events if event.kind == "diego_card"] == ["upper", "lower"]
    assert his(state)["freedoms"]["travel"] == 1
    assert his(state)["buildings"]["theatre"] == 1
    assert his(state)["coins"] == 3500 - 300 - 700
    assert len(solo(state)["used"]) == 4


def test_first_possible() -> None:
    """FLO-10.15, FLO-14: he does the first that is possible; if neither is, nothing happens."""
    state = his_turn(upper="build bonus", lower="profession work", decks={"professions": "", "bonuses": ""})
    assert (his(state)["coins"], earned(state)) == (3500, [])
    state = alone(diego={"row": "recruiting_card"}, upper="build bonus", lower="freedom build")
    events = told(state, "end")
    assert [event.args["why"] for event in events if event.kind == "diego_cannot"] == ["why-diego-no-profession"] * 3
    assert "diego_nothing" in acted(events)
    assert len(his(state)["row"][0]["bonuses"]) == 1


@pytest.mark.parametrize(
    ("round", "cards", "works"),
    [
        (7, "", 0),
        (7, "poet", 1),
        (7, "poet jurist", 2),
        (6, "poet jurist", 1),
        (6, "poet", 0),
        (5, "poet jurist painter", 1),
    ],
)
def test_forced_work(round: int, cards: str, works: int) -> None:
    """FLO-10.16, FLO-17.23: with as many face-down cards as turns left, this one included, he works instead; counted
    anew before the second action."""
    state = alone(diego={"row": cards}, round=round, upper="freedom", lower="freedom")
    events = told(state, "end")
    assert acted(events).count("diego_forced") == works
    assert len(his(state)["played"]) == works
    assert len([kind for kind in acted(events) if kind == "diego_card"]) == 2


def test_recruiting_cards_count_for_forced_work() -> None:
    """FLO-10.16: professions and recruiting cards."""
    state = his_turn(diego={"row": "recruiting_card poet"}, round=6, upper="freedom", lower="freedom")
    assert row(state)[0] == "poet"
    assert his(state)["received"] == 1


# ---- FLO-10.17: his Works


def test_his_work() -> None:
    """FLO-10.17, FLO-17.22: the minimum, 2 for each jester, 1 for each recruiting card, and the bonus cards on that
    card; all in points, an odd hundred in coins. Nothing else counts."""
    diego = {
        "coins": 0, "jesters": 2, "received": 1, "freedoms": {"travel": 1}, "buildings": {"theatre": 2},
        "row": [{"card": "poet", "bonuses": ["bonus_buildings"]}, {"card": "recruiting_card"}],
    }  # fmt: skip
    state = alone(diego=diego, round=2, upper="work", lower="freedom")
    view: Any = state.view(0)
    events = told(state, "end")
    done = next(event for event in events if event.kind == "diego_work")
    parts = {name: done.args[name] for name in ("least", "jesters", "recruiting", "bonus", "value", "coins")}
    assert parts == {"least": 10, "jesters": 4, "recruiting": 2, "bonus": 2, "value": 18, "coins": 0}
    assert view["solo"]["diego"]["work"] == 4 + 2
    assert earned(state) == [(9, "FLO-10.17"), (3, "FLO-7.1")]
    assert his(state)["played"] == ["poet"]
    assert row(state) == ["recruiting_card"]
    assert table(state)["gone"] == ["bonus_buildings"]


def test_odd_pay() -> None:
    """FLO-10.17: 7 is worth 3 points and 100 coins."""
    state = his_turn(diego={"coins": 0, "row": "poet"}, upper="work", lower="work")
    assert (his(state)["coins"], his(state)["points"]) == (100, 3 + 3)


def test_his_better_work_counts() -> None:
    """FLO-10.24: of two Works the higher one is compared."""
    row_of = [{"card": "poet", "bonuses": ["bonus_jesters"]}, {"card": "jurist"}]
    state = his_turn(human={"best": 10}, diego={"row": row_of, "jesters": 1}, upper="work", lower="work")
    assert earned(state)[-1] == (3, "FLO-7.1")


def test_virtual_players_turn_up() -> None:
    """FLO-10.17, FLO-17.39: each his leftmost profession, if he has one left."""
    state = his_turn(diego={"row": "poet"}, virtuals=("jurist painter", ""), upper="work", lower="work")
    assert solo(state)["virtuals"] == [{"closed": ["painter"], "open": ["jurist"]}, {"closed": [], "open": []}]


def test_recruiting_card_as_a_work() -> None:
    """FLO-10.17: it stays face up as one of his played cards, and counts on."""
    diego = {"row": "recruiting_card recruiting_card", "coins": 0}
    state = his_turn(diego=diego, upper="work", lower="work")
    assert (his(state)["received"], row(state)) == (2, [])
    view: Any = state.view(0)
    assert view["solo"]["diego"]["received"] == 2
    assert earned(state) == [(4, "FLO-10.17"), (4, "FLO-10.17"), (3, "FLO-7.1")]


# ---- FLO-10.18 to FLO-10.22


@pytest.mark.parametrize(("builders", "price"), [(0, 700), (1, 300), (2, 300), (3, 0)])
def test_he_builds(builders: int, price: int) -> None:
    """FLO-10.18, FLO-17.24: the building of his leftmost face-down profession, which stays face down; 3 points."""
    diego = {"row": "recruiting_card poet jurist", "builders": builders}
    state = his_turn(diego=diego, upper="build", lower="work")
    assert his(state)["buildings"]["theatre"] == 1
    assert earned(state)[0] == (3, "FLO-10.18")
    assert row(state) == ["poet", "jurist"]
    assert his(state)["coins"] == 3500 - price  # the Work was worth 8
    assert solo(state)["seen"] == ["poet"]


def test_he_introduces() -> None:
    """FLO-10.19, FLO-10.22: by his leftmost profession, a second one of a type too, but once in a turn; 300."""
    diego = {"row": "poet", "freedoms": {"travel": 1}}
    freedoms = {"travel": 1, "religion": 2, "opinion": 2}
    state = alone(diego=diego, upper="freedom", lower="freedom build", freedoms=freedoms)
    events = told(state, "end")
    assert his(state)["freedoms"]["travel"] == 2
    assert table(state)["freedoms"]["travel"] == 0
    assert [event.args["why"] for event in events if event.kind == "diego_cannot"] == ["why-diego-once"]
    assert his(state)["buildings"]["theatre"] == 1
    assert his(state)["coins"] == 3500 - 300 - 700
    human, had = {"freedoms": "travel"}, {"row": "poet", "freedoms": {"travel": 1}}
    none = alone(human=human, diego=had, upper="freedom", lower="work")
    events = told(none, "end")
    assert [event.args["why"] for event in events if event.kind == "diego_cannot"] == ["why-diego-out"]


def test_he_takes_professions() -> None:
    """FLO-10.20, FLO-10.22: 300, the next card unseen at the right end; then one to each virtual player while there are
    any; once in a turn."""
    deck = "composer sculptor physician"
    given: dict[str, Any] = {"virtuals": ("jurist", ""), "decks": {"professions": deck}}
    state = alone(diego={"row": "poet"}, upper="profession", lower="profession build", **given)
    events = told(state, "end")
    assert row(state) == ["poet", "composer"]
    assert [one["closed"] for one in solo(state)["virtuals"]] == [["jurist", "sculptor"], ["physician"]]
    assert his(state)["coins"] == 3500 - 300 - 700
    assert [event.args["why"] for event in events if event.kind == "diego_cannot"] == ["why-diego-once"]
    assert not any(name in json.dumps([event.to_json() for event in events]) for name in deck.split())
    two = his_turn(
        diego={"row": ""},
        upper="profession",
        lower="work",
        virtuals=("", ""),
        decks={"professions": "composer sculptor"},
    )
    assert [one["closed"] + one["open"] for one in solo(two)["virtuals"]] == [["sculptor"], []]


def test_he_takes_bonus_cards() -> None:
    """FLO-10.21, FLO-10.25: 300, of the next five the one worth most as if played with the card that it would lie on;
    they pile up on his leftmost face-down card."""
    top = "bonus_hand_cards bonus_played_cards bonus_lakes bonus_parks bonus_jesters"
    state = alone(diego={"row": "recruiting_card poet jurist painter"}, top=top, upper="bonus", lower="bonus")
    do(state, "end")
    first = his(state)["row"][0]
    assert first["card"] == "recruiting_card"
    assert "bonus_hand_cards" in first["bonuses"]
    assert len(first["bonuses"]) == 2
    assert his(state)["coins"] == 3500 - 600
    assert {"bonus_lakes", "bonus_parks", "bonus_jesters"} <= set(player(state)["known"]) | set(first["bonuses"])


def test_bonus_card_as_if_played() -> None:
    """FLO-10.25: his only card in hand will not be in hand any more."""
    top = "bonus_hand_cards bonus_played_cards bonus_lakes bonus_parks bonus_jesters"
    state = his_turn(diego={"row": "poet"}, top=top, upper="bonus", lower="build")
    assert his(state)["row"][0]["bonuses"] == ["bonus_played_cards"]


def test_no_bonus_card_without_a_card() -> None:
    """FLO-10.21: impossible without a face-down card."""
    events = told(alone(upper="bonus", lower="bonus"), "end")
    assert [event.args["why"] for event in events if event.kind == "diego_cannot"] == ["why-diego-no-card"] * 2


def test_what_he_counts() -> None:
    """FLO-10.25: repeats count; of freedoms and sizes kinds are counted apart; hand without the card being used."""
    state: Any = alone(
        diego={
            "row": "poet jurist recruiting_card", "played": "painter", "received": 1,
            "freedoms": {"travel": 2}, "buildings": {"university": 2, "tower": 3},
            "landscapes": {"lake": 2}, "prestiges": "prestige_most_lakes", "jesters": 1,
        },
        freedoms={"travel": 0, "religion": 2, "opinion": 2},
    )  # fmt: skip
    diego = state.everybody()[1]
    expected = {
        c.ALL_BUILDINGS: 5, c.LARGE_BUILDINGS: 2, c.MEDIUM_BUILDINGS: 0, c.SMALL_BUILDINGS: 3, c.SIZES: 2, c.LAKES: 2,
        c.LANDSCAPE_TYPES: 1, c.ALL_FREEDOMS: 2, c.FREEDOM_TYPES: 1, c.JESTERS: 1, c.PRESTIGE_CARDS: 1,
        c.CATEGORIES: 4, c.HAND: 3, c.PLAYED: 2, c.EMPTY: 43 - 14 - 9 - 8,
    }  # fmt: skip
    assert {what: counted(diego, what) for what in expected} == expected
    assert (counted(diego, c.HAND, 1), counted(diego, c.PLAYED, 1)) == (2, 3)
