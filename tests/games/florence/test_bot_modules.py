"""The greedy bot with characters (FLO-11) and with neighbours (FLO-12)."""

from typing import Any

import pytest

from bastide.core.state import State
from tests.games.florence.court import court
from tests.games.florence.joining import meeting
from tests.games.florence.test_bot import GREEDY, best, turn
from tests.games.florence.test_muse_princess_characters import ended
from tests.games.kit import do, legal

WORKSHOP = {"hand": "poet painter", "estate": "theatre studio lake", "freedoms": "travel", "jesters": 1, "coins": 600}


def played(state: State) -> State:
    """The position after all that it does until somebody else is asked."""
    state, seat = state.clone(), state.to_act[0]
    while state.to_act == (seat,):
        state.apply(GREEDY.choose(state, seat))
    return state


# ---- characters


def test_lets_the_muse_inspire_both_works() -> None:
    """FLO-11.9: she comes before them."""
    made = turn(court("actions", {0: WORKSHOP}, muse=0, round=7))
    works = [number for number, line in enumerate(made) if line.startswith("work")]
    assert len(works) == 2
    assert made.index("muse") < works[0]


def test_works_for_the_princess() -> None:
    """FLO-11.10: without a card."""
    mine = {"estate": "tower chapel theatre lake park forest", "builders": 1, "played": "poet", "coins": 0}
    assert "princess" in turn(court("actions", {0: mine}, princess=0, round=6))


def test_uses_the_cardinal_where_there_is_something_to_do() -> None:
    """FLO-11.7: three buildings for nothing."""
    made = turn(court("actions", {0: {"builders": 3, "coins": 0}}, cardinal=0, round=7))
    assert "cardinal" in made
    assert sum(line.startswith("build") for line in made) == 3


@pytest.mark.parametrize(("mine", "used"), [(0, True), (30, False)])
def test_takes_the_merchants_points_from_behind(mine: int, used: bool) -> None:
    """FLO-11.8: the last of three gets three points, the first waits for an object that costs nothing."""
    people: dict[int, dict[str, Any]] = {0: {"points": mine}, 1: {"points": 20}, 2: {"points": 10}}
    assert ("merchant" in turn(court("actions", people, merchant=0, round=3))) is used


def test_takes_a_dear_object_for_nothing() -> None:
    state = court("auction", {0: {"coins": 900}, 1: {"coins": 0}, 2: {"coins": 0}}, merchant=0, round=4)
    state = do(state, "open object=jester", seat=0)
    while state.to_act[0] != 0:
        state = do(state, "pass", seat=state.to_act[0])
    assert best(state) == "free"


def test_bids_for_the_banker_without_coins() -> None:
    """FLO-11.6: his own coins pay for him."""
    state = court("characters", {0: {"coins": 0}}, round=3)
    assert best(state) == "stake character=banker space=0"


def test_bids_for_no_character_beyond_its_use() -> None:
    """The Muse is nothing to somebody without a profession."""
    full = {"banker": (1, 5), "cardinal": (2, 15)}
    state = court("characters", {0: {"coins": 800}}, bids=full, round=7)
    assert "muse" not in best(state)
    assert "princess" not in best(state)


def test_exchanges_its_coins_in_the_end() -> None:
    """FLO-11.6."""
    state = ended(court("actions", {1: {"coins": 900}}, round=7, cast={"banker": 1, "down": ["banker"]}))
    assert best(state) == "exchange points=4"


# ---- neighbours


def offered(coins: int, partner: dict[str, Any] | None = None) -> State:
    """Player 0 has offered a tower to player 1."""
    state = meeting(3, {1: partner or {"hand": "astronomer"}})
    state = do(state, "offer to=1 building=tower")
    state.apply(legal(state, "join")[0])
    return do(state, f"share coins={coins}")


def test_accepts_an_offer_that_helps() -> None:
    """FLO-12.6: three points, and the building of a profession in hand."""
    assert best(offered(200)) == "accept"


def test_does_not_accept_what_costs_more_than_it_brings() -> None:
    assert best(offered(3000)) in ("counter", "refuse")


def test_counters_with_a_smaller_sum() -> None:
    state = offered(1500)
    assert best(state) == "counter"
    state = played(state)
    assert state.to_act == (0,)
    assert 0 <= state.stack[-1].c < 1500


def test_offers_where_a_partner_pays() -> None:
    """FLO-12.5: his coins help to pay what would be too dear alone; and three points are worth them to him."""
    state = meeting(3, {0: {"coins": 400}, 1: {"coins": 2000}}, round=7, actions=1)
    assert best(state).startswith("offer")
    state = played(state)
    assert best(state) == "accept"
    assert sorted(played(state).scores()) == [0, 3, 3]


@pytest.mark.parametrize(("mine", "partner", "muse"), [(0, 500, False), (300, 300, True), (100, 2000, True)])
def test_offers_nothing_that_it_will_not_pay(mine: int, partner: int, muse: bool) -> None:
    """FLO-12.11: with what the partner pays the price is at hand, or nothing is proposed."""
    people: dict[int, dict[str, Any]] = {0: {"coins": mine}, **{seat: {"coins": partner} for seat in (1, 2)}}
    state = meeting(3, people, round=7, actions=1, muse=muse)
    possible = mine + partner >= 700
    assert best(state).startswith("offer") is possible
    if possible:
        state = played(state)
        assert mine + state.stack[-1].c >= 700


def test_counters_with_no_more_than_it_has() -> None:
    """FLO-12.11."""
    state = offered(1500, {"hand": "astronomer", "coins": 100})
    assert best(state) == "counter"
    assert played(state).stack[-1].c <= 100


def test_does_not_offer_for_ever() -> None:
    state = meeting(3, {0: {"coins": 800}}, offers=3)
    assert not best(state).startswith("offer")
