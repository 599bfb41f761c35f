"""The six events (ORL-5.1 to ORL-5.7), and the Sacristy."""

from typing import Any

import pytest

from bastide.core.state import State
from tests.games.kit import asked, do, player, refused, table, told
from tests.games.orleans.scenes import at_end, bag, coins, fill, goods, market, scene, supply


def struck(event: str, person: dict[str, Any], seats: int = 2, **given: Any) -> State:
    """The event strikes seat 0 first; the round begins with him."""
    return at_end(seats, {0: person}, event=event, first=0, **given)


def test_pilgrimage() -> None:
    """ORL-5.1, ORL-3.1: no monk may be taken from the supply in this round; the others may."""
    slots = fill("monastery", "farm_house")
    state = scene(players={0: {"slots": slots}})
    assert refused(state, "use place=monastery") == "ORL-5.1"
    do(state, "use place=farm_house")
    assert bag(do(scene(players={0: {"slots": slots}}, event="taxes"), "use place=monastery"))["monk"] == 1


@pytest.mark.parametrize(("owned", "paid"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_taxes(owned: int, paid: int) -> None:
    """ORL-5.2: a coin per full 3 goods."""
    assert coins(struck("taxes", {"goods": {"wool": owned}}))[0] == 5 - paid


def test_x19() -> None:
    """X19 (ORL-5.2, ORL-5.8): 8 goods, 1 coin: owes 2, pays 1 and gives 1 item."""
    state = struck("taxes", {"goods": {"wine": 8}, "coins": 1})
    assert asked(state) == [(0, "debt")]
    assert coins(state)[0] == 0
    view: Any = state.view(1)
    assert view["asked"] == [{"seat": 0, "ask": "debt", "owed": 1}]
    do(state, "give_good good=wine")
    assert goods(state) == {"wine": 7}
    assert table(state)["round"] == 3


@pytest.mark.parametrize(("index", "level"), [(0, 1), (15, 4), (30, 6)])
def test_income(index: int, level: int) -> None:
    """ORL-5.3: coins for the level."""
    assert coins(struck("income", {"tracks": {"development": index}}))[0] == 5 + level


def test_trading_day() -> None:
    """ORL-5.4: a coin per built station."""
    assert coins(struck("trading_day", {"stations": ["tours", "blois"]})) == [7, 5]


def test_x22() -> None:
    """X22 (ORL-5.5): with only wool and 6 coins one pays 5; with a grain one must give the grain."""
    assert coins(struck("harvest", {"goods": {"wool": 1}, "coins": 6}))[0] == 1
    state = struck("harvest", {"goods": {"wool": 1, "grain": 1}, "coins": 6})
    assert asked(state) == [(0, "food")]
    assert refused(state, "feed good=wool") == "ORL-5.5"
    before = market(state, "grain")
    do(state, "feed good=grain")
    assert (goods(state), coins(state)[0], market(state, "grain")) == ({"wool": 1}, 6, before + 1)


def test_harvest_of_choice() -> None:
    """D19 (ORL-11): any food that one has, and no coins instead (ORL-5.5, R-15)."""
    state = struck("harvest", {"goods": {"grain": 1, "cheese": 1, "wine": 1, "brocade": 1}})
    assert [str(action) for action in state.legal(0)] == ["feed good=grain", "feed good=cheese", "feed good=wine"]
    assert refused(state, "skip") == "ORL-5.5"


def test_harvest_by_torture() -> None:
    """ORL-5.5, ORL-5.8: 5 coins are a debt."""
    state = struck("harvest", {"coins": 2})
    view: Any = state.view(0)
    assert view["asked"] == [{"seat": 0, "ask": "debt", "owed": 3}]


def test_plague() -> None:
    """ORL-5.6: a neutral token of the bag goes back to the supply; the cube stays."""
    state = struck("plague", {"bag": "knight", "tracks": {"knights": 1}})
    assert (bag(state), player(state)["tracks"]["knights"], supply(state, "knight")) == ({}, 1, 7)
    assert bag(struck("plague", {})) == {}, "an empty bag loses nothing"


def test_x23() -> None:
    """X23 (ORL-5.6): the starter trader is drawn: no loss."""
    state = scene(
        2,
        players={0: {"bag": "own_trader"}, 1: {"slots": fill("scriptorium")}},
        event="plague", passed=[0], active=1, first=0,
    )  # fmt: skip
    events = told(state, "pass")
    assert "spared" in [event.kind for event in events]
    assert bag(state) == {"own_trader": 1}


def test_x24() -> None:
    """X24 (ORL-4.10, ORL-5.7): the Sacristy holds a monk, Taxes: the monk goes to the bag, nothing is paid."""
    chapel = {"slots": fill("sacristy"), "places": ["sacristy"], "goods": {"wool": 6}}
    state = struck("taxes", chapel)
    assert asked(state) == [(0, "shield")]
    do(state, "shield")
    assert (coins(state)[0], bag(state), player(state)["slots"]) == (5, {"monk": 1}, {})


@pytest.mark.parametrize(
    ("event", "offered"),
    [
        ("pilgrimage", False),
        ("taxes", True),
        ("income", False),
        ("trading_day", False),
        ("harvest", True),
        ("plague", True),
    ],
)
def test_sacristy(event: str, offered: bool) -> None:
    """D18 (ORL-11): just before a negative event hits its owner, who may decline (ORL-3.6, ORL-5.7)."""
    chapel = {"slots": fill("sacristy"), "places": ["sacristy"], "goods": {"wool": 3, "grain": 1}, "bag": "knight",
              "stations": ["tours"]}  # fmt: skip
    state = struck(event, chapel)
    assert (asked(state) == [(0, "shield")]) == offered
    if offered:
        do(state, "skip")
        assert player(state)["slots"] == fill("sacristy")
        if event == "harvest":
            do(state, "feed good=grain")
        lost = coins(state)[0] < 5 or bag(state) != {"knight": 1} or not player(state)["goods"]["grain"]
        assert lost


def test_an_empty_sacristy_is_no_shield() -> None:
    """ORL-4.10: the monk must be there."""
    state = struck("taxes", {"places": ["sacristy"], "goods": {"wool": 3}})
    assert coins(state)[0] == 4


def test_sacristy_and_census() -> None:
    """R-44, R-31: it works on the event of phase 6 only."""
    people: dict[int, dict[str, Any]] = {seat: {"tracks": {"farmers": seat}} for seat in range(3)}
    people[0] |= {"slots": fill("sacristy"), "places": ["sacristy"], "coins": 1}
    state = at_end(3, people)
    assert coins(state) == [0, 5, 6]
    assert player(state)["slots"] == fill("sacristy")


def test_amounts_are_measured_at_that_moment() -> None:
    """ORL-3.6: player by player; the tile then lies with the past ones."""
    state = struck("taxes", {"goods": {"wool": 3}}, following="income")
    assert table(state)["past"][-2:] == ["taxes", "income"]
