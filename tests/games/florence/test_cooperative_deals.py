"""Cooperative Building: offers, counter-offers and refusals (FLO-12.9 to FLO-12.11)."""

from typing import Any

from bastide.core.state import State
from tests.games.edits import put
from tests.games.florence.joining import at, counter, joint, meeting, over, shown, tower
from tests.games.florence.scenes import GAME, coins, points
from tests.games.kit import asked, do, legal, lines, refused, table, told

# ---- FLO-12.9, FLO-12.10: talking


def test_offer() -> None:
    """FLO-12.10, FLO-15: partner, building, cells and sum; everybody sees it."""
    state = tower(meeting(3), 400)
    for seat in (None, 0, 1, 2):
        found = shown(state, seat)
        assert found["offer"] == {
            "by": 0, "to": 1, "active": 0, "partner": 1, "building": "tower",
            "parts": [{"seat": 0, "cells": at(0, 5, 6)}, {"seat": 1, "cells": at(0, 0)}],
            "coins": 400, "price": 700, "active_pays": 300, "agreed": False,
        }  # fmt: skip
        assert (found["offers_left"], found["most_offers"], found["draft"]) == (4, 5, None)


def test_stages() -> None:
    """FLO-12.3: partner and building, then where, then the sum; what is made up is seen too."""
    state = do(meeting(3), "offer to=1 building=tower")
    assert asked(state) == [(0, "turn"), (0, "join")]
    assert shown(state, 2)["draft"] == {"by": 0, "to": 1, "building": "tower", "parts": None}
    state.apply(over(state, 0, at(0, 6), 1, at(0, 0, 1)))
    assert asked(state) == [(0, "turn"), (0, "share")]
    assert shown(state, 2)["draft"]["parts"] == [{"seat": 0, "cells": at(0, 6)}, {"seat": 1, "cells": at(0, 0, 1)}]
    assert shown(state)["offers_left"] == 5
    do(state, "share coins=100")
    assert asked(state) == [(0, "turn"), (1, "answer")]


def test_refusal_costs_nothing() -> None:
    """FLO-12.9: no action is lost; the active player builds alone, or does something else."""
    state = do(tower(meeting(3), 400), "refuse")
    assert asked(state) == [(0, "turn")]
    assert table(state)["actions"] == 2
    assert (coins(state), points(state)) == ([3500] * 3, [0] * 3)
    assert legal(state, "build building=tower")
    assert legal(state, "freedom freedom=travel")


def test_answers() -> None:
    """FLO-12.10: accept, refuse or counter, and nothing else; not the active player's to say."""
    state = tower(meeting(3), 400)
    assert lines(state) == {"accept", "counter", "refuse"}
    assert refused(state, "end", seat=0) == "FLO-12.10"
    assert refused(state, "build building=tower", seat=1) == "FLO-12.10"


def test_counter_offer() -> None:
    """FLO-12.10: same building and partner, other cells; the active player accepts, and pays what is said there."""
    state = counter(tower(meeting(3), 400), 400, row=2)
    assert asked(state) == [(0, "turn"), (0, "answer")]
    assert shown(state)["offer"]["by"] == 1
    assert shown(state)["offer"]["parts"][1] == {"seat": 1, "cells": at(2, 0)}
    do(state, "accept")
    assert coins(state) == [3500 - 700 + 400, 3100, 3500]
    assert table(state)["extras"]["cooperative"]["joint"][0]["cells"] == [at(2, 5, 6), at(2, 0)]
    assert asked(state) == [(0, "turn")]


def test_another_sum() -> None:
    """FLO-12.10: other cells, another sum, or both; not the same once more."""
    state = do(tower(meeting(3), 400), "counter")
    offer = shown(state)
    assert (offer["offer"]["coins"], offer["draft"]["by"], offer["draft"]["to"]) == (400, 1, 0)
    state.apply(over(state, 0, at(0, 5, 6), 1, at(0, 0)))
    assert refused(state, "share coins=400") == "FLO-12.10"
    do(state, "share coins=300", "accept")
    assert coins(state)[1] == 3200


def test_counter_of_a_counter() -> None:
    """FLO-12.10: the active player answers a counter-offer with a new offer, or stops."""
    state = counter(counter(tower(meeting(3), 400), 200), 300)
    assert asked(state) == [(0, "turn"), (1, "answer")]
    assert shown(state)["offers_left"] == 2
    do(state, "counter")
    state.apply(over(state, 0, at(1, 5, 6), 1, at(1, 0)))
    do(state, "share coins=0", "refuse")
    assert asked(state) == [(0, "turn")]
    assert shown(state)["offer"] is None


def test_the_other_neighbour() -> None:
    """FLO-12.10: after a refusal the active player may turn to the other one."""
    state = do(tower(meeting(3), 400), "refuse", "offer to=2 building=tower")
    state.apply(over(state, 2, at(0, 6), 0, at(0, 0, 1)))
    do(state, "share coins=100", "accept")
    assert points(state) == [3, 0, 3]
    assert table(state)["extras"]["cooperative"]["joint"][0]["seats"] == [2, 0]


def test_limit() -> None:
    """FLO-17.40 (FLO-12.10): five offers and counter-offers together; stopping does not reset the count."""
    state = do(tower(meeting(3), 400), "refuse")
    state = do(counter(tower(state, 500), 300), "refuse")
    assert shown(state)["offers_left"] == 2
    state = counter(tower(state, 500), 300)
    assert shown(state)["offers_left"] == 0
    assert lines(state) == {"accept", "refuse"}
    assert refused(state, "counter") == "FLO-12.10"
    do(state, "refuse")
    assert refused(state, "offer to=2 building=opera") == "FLO-12.10"
    assert not any(action.do == "offer" for action in legal(state))
    assert legal(state, "build building=tower"), "only building alone or something else is left"


def test_the_count_begins_anew() -> None:
    """FLO-12.10: when the active player has spent an action, whatever it is, or ended his turn."""
    state = do(meeting(3, offers=5), "freedom freedom=travel")
    assert shown(state)["offers_left"] == 5
    ended = do(meeting(3, offers=5), "end")
    assert (asked(ended), shown(ended)["offers_left"]) == ([(1, "turn")], 5)
    struck = do(tower(meeting(3, offers=3), 0), "accept")
    assert shown(struck)["offers_left"] == 5
    free = do(meeting(3, {0: {"recruiting": 1}, 1: {"played": "poet"}}, offers=5), "recruit profession=poet")
    assert shown(free)["offers_left"] == 0, "a free step is no action"


def test_offers_bind_nobody() -> None:
    """FLO-12.10: nothing of a negotiation is left in later turns."""
    state = do(tower(meeting(3), 400), "refuse", "end")
    assert shown(state)["offer"] is shown(state)["draft"] is None
    assert asked(state) == [(1, "turn")]


# ---- FLO-12.11: money


def test_any_sum_may_be_offered() -> None:
    """FLO-12.11: coins are secret, so an offer beyond the partner's means may be made; he can only refuse or
    counter."""
    rich, poor = meeting(3), meeting(3, {1: {"coins": 100}})
    for state in (rich, poor):
        do(state, "offer to=1 building=tower", "join at=5 turn=1")
    assert lines(rich) == lines(poor)
    do(poor, "share coins=500")
    assert lines(poor) == {"counter", "refuse"}
    assert refused(poor, "accept") == "FLO-12.11"


def test_the_partner_converts() -> None:
    """FLO-12.11, FLO-3.3: he may turn points into coins first; that is final, whatever comes of it."""
    state = tower(meeting(3, {1: {"coins": 100, "points": 5}}), 300)
    assert refused(state, "accept") == "FLO-12.11"
    do(state, "convert points=2")
    assert asked(state) == [(0, "turn"), (1, "answer")]
    again = do(state.clone(), "refuse")
    assert (coins(again)[1], points(again)[1]) == (300, 3)
    do(state, "accept")
    assert (coins(state)[1], points(state)[1]) == (0, 6)


def price_due() -> State:
    """A tower was agreed on, and its builder has not enough coins."""
    return do(tower(meeting(3, {0: {"coins": 100, "points": 4}}), 300), "accept")


def test_the_price_after_receiving() -> None:
    """FLO-12.11: the active player must hold the price after he was paid; else he may convert, once it is agreed."""
    state = price_due()
    assert asked(state) == [(0, "turn"), (0, "settle")]
    assert (shown(state)["offer"]["agreed"], shown(state)["offer"]["by"]) == (True, 0)
    assert refused(state, "settle") == "FLO-12.11"
    do(state, "convert points=3")
    assert lines(state) == {"settle", "refuse", "convert points=1"}
    do(state, "settle")
    assert coins(state) == [0, 3200, 3500]
    assert points(state) == [4, 3, 0]
    assert asked(state) == [(0, "turn")]


def test_no_deal_without_money() -> None:
    """FLO-12.11, FLO-12.9: what cannot be paid falls through, and no action is lost; so it does if he will not."""
    state = tower(meeting(3, {0: {"coins": 100, "points": 2}}), 300)
    events = told(state, "accept")
    assert [event.kind for event in events] == ["accept", "unpaid"]
    assert asked(state) == [(0, "turn")]
    assert (coins(state), table(state)["actions"]) == ([100, 3500, 3500], 2)
    state = do(tower(meeting(3, {0: {"coins": 100, "points": 3}}), 300), "accept", "refuse")
    assert (asked(state), coins(state), points(state)) == ([(0, "turn")], [100, 3500, 3500], [3, 0, 0])


def test_a_counter_offer_beyond_ones_means() -> None:
    """FLO-12.11: the active player accepts it for coins at hand; the partner then has to pay what he has offered."""
    poor = {0: {"coins": 0}, 1: {"coins": 500, "points": 3}}
    state = counter(tower(meeting(3, poor), 200), 700)
    do(state, "accept")
    assert asked(state) == [(0, "turn"), (1, "settle")]
    do(state, "convert points=2", "settle")
    assert (coins(state), points(state)) == ([0, 0, 3500], [3, 4, 0])
    short = counter(tower(meeting(3, poor), 200), 600)
    assert refused(short, "accept") == "FLO-12.11", "100 of the price would be missing"


# ---- FLO-11: with Muse & Princess


def test_no_converting() -> None:
    """FLO-11.2, FLO-12.11: with characters coins at hand are all there is; a partner's coins are one way to more."""
    state = tower(meeting(3, {0: {"coins": 0}, 1: {"coins": 600, "points": 9}}, muse=True), 700)
    assert lines(state) == {"counter", "refuse"}
    assert refused(state, "convert points=1") == "FLO-11.2"
    state = tower(meeting(3, {0: {"coins": 0, "points": 9}}, muse=True), 600)
    events = told(state, "accept")
    assert [event.kind for event in events] == ["accept", "unpaid"], "100 of the price are missing"
    paid = do(tower(meeting(3, {0: {"coins": 0, "builders": 1}}, muse=True), 1000), "accept")
    assert coins(paid) == [700, 2500, 3500]


def test_the_princess_sees_joint_buildings() -> None:
    """FLO-12.13, FLO-11.10: 2 for each of the own buildings, joint ones among them."""
    joints = [joint("tower", (0, 1), at(0, 5, 6), at(0, 0)), joint("chapel", (0, 1), at(2, 6) + at(3, 6), at(3, 0))]
    cards = {"hand": "poet jurist composer", "builders": 2}
    data = meeting(3, {0: cards}, joints, muse=True).to_json()
    put("extras.muse_princess.holders.princess", 0)(data)
    state = GAME.from_json(data)
    do(state, "princess")
    assert shown(state)["joint"]
    view: Any = state.view(0)
    assert view["asked"][-1] == {"seat": 0, "ask": "work", "value": 2 * 2 + 2 * 2 + 3}


def test_the_cardinal_and_the_count() -> None:
    """FLO-11.7, FLO-12.10: a third action is no action spent: the offers are not counted anew."""
    data = meeting(3, offers=4, muse=True).to_json()
    put("extras.muse_princess.holders.cardinal", 0)(data)
    state = do(GAME.from_json(data), "cardinal")
    assert shown(state)["offers_left"] == 1
    do(state, "freedom freedom=travel")
    assert (shown(state)["offers_left"], table(state)["actions"]) == (5, 2)


def test_characters_wait_for_the_end_of_a_negotiation() -> None:
    """FLO-11.12: never in the middle of another choice being resolved."""
    data = meeting(3, muse=True).to_json()
    put("extras.muse_princess.holders.professor", 1)(data)
    state = tower(GAME.from_json(data), 100)
    assert lines(state) == {"accept", "counter", "refuse"}


# ---- hidden information


def test_nothing_is_learnt_of_coins() -> None:
    """FLO-15, FLO-12.11: neither view nor options of one partner depend on the coins of the other."""
    one, other = [tower(meeting(3, {1: {"coins": coins}}), 400) for coins in (0, 3500)]
    assert one.view(0) == other.view(0)
    one, other = [tower(meeting(3, {0: {"coins": coins}}), 400) for coins in (0, 3500)]
    assert one.view(1) == other.view(1)
    assert one.legal(1) == other.legal(1)
