"""The end of the game (ORL-6)."""

from typing import Any

import pytest

import bastide
from bastide.core.state import State
from tests.core.playing import positions
from tests.games.kit import player, refused, rows, table
from tests.games.orleans.scenes import at_end, scene

CITIES = ["tours", "blois", "nevers", "bourges", "vierzon", "loches", "chinon", "sancerre", "le_mans", "chartres"]


def ended(*people: dict[str, Any], **given: Any) -> State:
    """The last round is over; nothing happened in it."""
    nobody: list[dict[str, Any]] = [{"coins": 0} for _ in range(2)]
    everybody = [*people, *nobody][: max(len(people), 2)]
    return at_end(len(everybody), dict(enumerate(everybody)), event="trading_day", round=18, **given)


def held(citizens: int) -> dict[str, Any]:
    """So many citizens, of the tracks of the main board."""
    names = ["development_3", "development_18", "development_28", "knights_track", "boatmen_track"]
    return {"citizens": [*names[citizens:], "most_stations"]}


def test_x25() -> None:
    """X25 (ORL-6.3): 5 stations, 2 citizens, level 4: 28 points for them."""
    mine = {"coins": 0, "stations": CITIES[:5], "citizens": 1, "tracks": {"development": 15}}
    state = ended(mine, {"coins": 0}, **held(1))
    view: Any = state.view(0)
    assert player(state)["citizens"] == 2, "with that of the map corner (ORL-6.2)"
    points = {row["why"]: row["points"] for row in view["ledger"] if row["seat"] == 0}
    assert points["why-stations"] + points["why-citizens"] == 28
    assert state.scores()[0] == 5 + 28, "and the coins of the last Trading Day"


def test_x26() -> None:
    """X26 (ORL-6.2): stations 4, 4, 2 at the end: nobody gets the citizen of the map."""
    people = [{"stations": CITIES[:4]}, {"stations": CITIES[4:8]}, {"stations": CITIES[8:]}]
    state = ended(*people)
    assert [player(state, seat)["citizens"] for seat in range(3)] == [0, 0, 0]
    assert "most_stations" in table(state)["citizens"]


def test_most_stations() -> None:
    """ORL-6.2: strictly more than every other player."""
    state = ended({"stations": CITIES[:4]}, {"stations": CITIES[4:7]})
    assert [player(state, seat)["citizens"] for seat in range(2)] == [1, 0]
    assert [player(ended({}, {}), seat)["citizens"] for seat in range(2)] == [0, 0]


def test_x27() -> None:
    """X27 (ORL-6.4): 90 : 90, development 22 : 19: the first wins; 22 : 22: both win."""
    for other, winners in ((19, [0]), (22, [0, 1])):
        people = [{"coins": 90, "tracks": {"development": 22}}, {"coins": 90, "tracks": {"development": other}}]
        state = ended(*people)
        assert (state.scores(), state.winners()) == ([90, 90], winners)
        assert state.returns() == ([1.0, -1.0] if winners == [0] else [0.0, 0.0])
        view: Any = state.view(None)
        with_what = {"more": 22, "less": 19}
        told = [{"ahead": 0, "behind": 1, "why": "tie-development", "with": with_what}]
        assert view["ties"] == (told if winners == [0] else [])


def test_goods_and_coins() -> None:
    """ORL-6.3: 1 per coin, 5, 4, 3, 2 and 1 for brocade, wool, wine, cheese and grain; each with its row."""
    stock = {"brocade": 1, "wool": 2, "wine": 1, "cheese": 3, "grain": 1}
    state = ended({"coins": 7, "goods": stock}, {"coins": 0})
    assert state.scores()[0] == 7 + 5 + 8 + 3 + 6 + 1
    assert sorted(rows(state)) == sorted((points, "ORL-6.3") for points in (7, 5, 8, 3, 6, 1))
    assert state.ranking() == [0, 1]


@pytest.mark.parametrize(("index", "level"), [(3, 1), (29, 5), (30, 6)])
def test_level_multiplies(index: int, level: int) -> None:
    """ORL-6.3: (built stations + citizens) × level."""
    mine = {"coins": 0, "stations": CITIES[:2], "citizens": 3, "tracks": {"development": index}}
    state = ended(mine, {"coins": 0}, **held(3))
    assert state.scores()[0] == 2 + (2 + 4) * level


def test_the_end() -> None:
    """ORL-6.1: after the round of the last hourglass tile; then nothing can be done."""
    state = ended({"coins": 3}, {"coins": 9})
    assert (state.over, state.to_act, state.winners()) == (True, (), [1])
    assert refused(state, "pass", seat=0) == "ORL-6.1"
    assert not at_end(2, event="trading_day", round=17).over


def test_points_before_the_end() -> None:
    """ORL-6.3: scores say what things are worth now; they are booked when the game ends."""
    state = at_end(2, {0: {"coins": 4, "goods": {"wool": 1}}}, event="trading_day")
    assert (state.scores()[0], state.booked(), rows(state)) == (8, [0, 0], [])
    assert state.winners() == []


def test_the_points_of_now_are_explained() -> None:
    """ORL-6.3: while the game goes on each line of the final scoring is shown as it stands: stations and citizens times
    the level, goods by kind, coins; at the end the same lines are booked, and nothing is due any more."""
    mine = {"coins": 3, "stations": CITIES[:2], "tracks": {"development": 15}, "goods": {"wool": 2, "wine": 1}}
    state = scene(2, players={0: mine})
    view: Any = state.view(1)
    due = [(row["why"], row["what"], row["points"], row["rule"]) for row in view["due"] if row["seat"] == 0]
    assert due == [
        ("why-coins", "", 3, "ORL-6.3"),
        ("why-goods", "wine", 3, "ORL-6.3"),
        ("why-goods", "wool", 8, "ORL-6.3"),
        ("why-stations", "", 8, "ORL-6.3"),
    ]
    assert (view["ledger"], view["scores"][0]) == ([], 22)
    over: Any = ended(mine).view(0)
    assert over["due"] == [] and over["ledger"] != []


@pytest.mark.parametrize("name", bastide.games())
def test_ledger_and_what_is_due_make_up_the_points(name: str) -> None:
    """In every game, for whoever may see the points."""
    for state, _, _ in positions(bastide.game(name), 3, 7):
        view: Any = state.view(state.to_act[0])
        for seat, points in enumerate(view["scores"]):
            rows = [row["points"] for row in (*view["ledger"], *view["due"]) if row["seat"] == seat]
            assert points is None or sum(rows) == points
