"""The events of Trade & Intrigue that act in phase 6 and ask for coins, goods or the merchant (ORL-8.2)."""

from typing import Any

import pytest

from tests.games.kit import asked, do, lines, player, refused, table
from tests.games.orleans.hourglass import struck
from tests.games.orleans.scenes import bag, coins, fill, goods, market, supply, track

SEATED = {"market": "own_farmer own_boatman own_craftsman own_trader"}
"""A player whose bag is empty."""


def owed(state: Any) -> int:
    found: int = state.view(0)["asked"][-1]["owed"]
    return found


# ---- coins


@pytest.mark.parametrize("event", ["tax_a", "tax_b"])
def test_tax(event: str) -> None:
    """ORL-8.2, ORL-8.2.3: each pays 3 coins; what is missing is torture."""
    assert coins(struck(event)) == [2, 2]
    state = struck(event, {"coins": 1})
    assert asked(state) == [(0, "debt")]
    assert (coins(state)[0], owed(state)) == (0, 2)


def test_sacristy_against_a_tax() -> None:
    """ORL-8.2.3, D18: a negative event may be ignored; the monk goes into the bag."""
    state = struck("tax_a", {"places": ["sacristy"], "slots": fill("sacristy")})
    assert asked(state) == [(0, "shield")]
    do(state, "shield")
    assert (coins(state), bag(state)) == ([5, 2], {"monk": 1})


@pytest.mark.parametrize(("city", "paid"), [("orleans", 4), ("tours", 0)])
def test_excursion(city: str, paid: int) -> None:
    """ORL-8.2: 4 coins for a merchant in Orléans."""
    assert coins(struck("excursion", {"merchant": city}))[0] == 5 - paid


def test_income() -> None:
    """ORL-8.2: twice the level."""
    assert coins(struck("income_b", {"tracks": {"development": 9}})) == [5 + 6, 5 + 2]


@pytest.mark.parametrize(("index", "received"), list(enumerate([0, 2, 3, 4, 5, 0])))
def test_fishing_grounds(index: int, received: int) -> None:
    """ORL-8.2, R-6: the coins above the boatmen index, none on the last space."""
    assert coins(struck("fishing_grounds", {"tracks": {"boatmen": index}}))[0] == 5 + received


def test_trading_day() -> None:
    """ORL-8.2: as ORL-5.4."""
    assert coins(struck("trading_day_c", {"stations": ["tours", "blois"]})) == [7, 5]


def test_goods_tax() -> None:
    """ORL-8.2: as ORL-5.2."""
    assert coins(struck("goods_tax", {"goods": {"wool": 5}})) == [4, 5]


def test_technology_tax() -> None:
    """ORL-8.2: 1 coin per placed tile; tiles that are held are free."""
    slots = {"castle:0": "technology", "ship:1": "technology"}
    assert coins(struck("technology_tax", {"slots": slots, "held": 2})) == [3, 5]


def test_x38_poll_tax() -> None:
    """X38 (ORL-8.2, R-38): 2 on the market, 1 on a slot, 1 on the Pharmacy, 6 in the bag: 8 coins; starters count."""
    slots = {"castle:0": "farmer", "pharmacy:0": "own_trader"}
    heaps = {"market": "own_farmer knight", "bag": "own_boatman own_craftsman monk monk knight scholar"}
    state = struck("poll_tax", {"coins": 10, "places": ["pharmacy"], "slots": slots, **heaps})
    assert coins(state)[0] == 2


def test_poll_tax_of_the_tower() -> None:
    """ORL-8.2: tokens on place tiles: the Gunpowder Tower is one."""
    heaps = {"market": "", "tower": "own_farmer monk", "bag": "own_boatman own_craftsman own_trader"}
    assert coins(struck("poll_tax", {"coins": 10, "places": ["gunpowder_tower"], **heaps}))[0] == 6


@pytest.mark.parametrize(("purse", "left"), [(9, 9), (10, 9), (29, 27), (30, 27)])
def test_tithe(purse: int, left: int) -> None:
    """ORL-8.2: 1 coin per full 10."""
    assert coins(struck("tithe", {"coins": purse}))[0] == left


# ---- food and goods


@pytest.mark.parametrize("event", ["harvest_a", "harvest_b"])
def test_harvest(event: str) -> None:
    """ORL-8.2, R-15: as ORL-5.5: with food in stock no coins instead; without, 5 coins."""
    state = struck(event, {"goods": {"wine": 1, "wool": 1}, "coins": 9})
    assert lines(state) == {"feed good=wine"}
    do(state, "feed good=wine")
    assert (goods(state), coins(state)) == ({"wool": 1}, [9, 0])


def test_x37_harvest_d() -> None:
    """X37 (ORL-8.2, D19): 1 grain, 12 coins: give the grain and pay 5, or keep it and pay 10."""
    person = {"goods": {"grain": 1}, "coins": 12}
    state = struck("harvest_d", person, {"coins": 10})
    assert lines(state) == {"feed good=grain", "keep"}
    assert coins(do(state, "feed good=grain")) == [7, 0]
    kept = do(struck("harvest_d", person, {"coins": 10}), "keep")
    assert (coins(kept), goods(kept)) == ([2, 0], {"grain": 1})


def test_x41_harvest_d() -> None:
    """X41 (ORL-8.2, R-46): 2 cheese, 7 coins: give 2, or give 1 and pay 5; both cannot be kept."""
    person = {"goods": {"cheese": 2}, "coins": 7}
    state = struck("harvest_d", person, {"coins": 10})
    before = market(state, "cheese")
    do(state, "feed good=cheese", "feed good=cheese")
    assert (coins(state), goods(state), market(state, "cheese")) == ([7, 0], {}, before + 2)
    state = do(struck("harvest_d", person, {"coins": 10}), "keep")
    assert refused(state, "keep") == "ORL-8.2"
    do(state, "feed good=cheese")
    assert (coins(state), goods(state)) == ([2, 0], {"cheese": 1})


def test_x42_harvest_d() -> None:
    """X42 (ORL-8.2, ORL-8.2.3): no food, 7 coins: debt 10, pays 7 and gives 3 items."""
    state = struck("harvest_d", {"coins": 7})
    assert asked(state) == [(0, "debt")]
    assert (coins(state)[0], owed(state)) == (0, 3)


def test_harvest_d_reserves_the_coins_for_missing_food() -> None:
    """ORL-8.2, R-46: 1 grain, 7 coins: 5 are reserved for the missing food, so the grain cannot be kept."""
    state = struck("harvest_d", {"goods": {"grain": 1}, "coins": 7}, {"coins": 10})
    assert refused(state, "keep") == "ORL-8.2"
    assert coins(do(state, "feed good=grain"))[0] == 2


def test_harvest_d_takes_the_food_before_torture() -> None:
    """R-46: the food that is there is given, and is no item for the food that is missing."""
    state = struck("harvest_d", {"goods": {"grain": 1}, "coins": 3})
    assert asked(state) == [(0, "debt"), (0, "harvest")]
    do(state, "feed good=grain")
    assert asked(state) == [(0, "debt")]
    assert (owed(state), goods(state)) == (2, {})


def test_x28_dues() -> None:
    """X28 (ORL-8.2, R-27): grain and wool only: both (5 VP). 1 cheese only: it and 3 torture items, no coins."""
    state = struck("dues", {"goods": {"grain": 1, "wool": 1}, "coins": 5})
    assert (goods(state), asked(state)) == ({}, [(1, "torture")])
    state = struck("dues", {"goods": {"cheese": 1}, "coins": 5})
    assert (goods(state), asked(state), owed(state), coins(state)[0]) == ({}, [(0, "torture")], 3, 5)


def test_dues_of_choice() -> None:
    """ORL-8.2, ORL-8.2.4, D21: goods of choice until they are worth 5; they return to the market."""
    state = struck("dues", {"goods": {"grain": 1, "wool": 1, "brocade": 1}})
    assert lines(state) == {"render good=grain", "render good=wool", "render good=brocade"}
    assert refused(state, "render good=wine") == "ORL-8.2"
    before = market(state, "wool")
    do(state, "render good=grain")
    assert owed(state) == 4
    do(state, "render good=wool")
    assert (goods(state), market(state, "wool")) == ({"brocade": 1}, before + 1)
    assert asked(state)[0][0] == 1
    one = do(struck("dues", {"goods": {"grain": 1, "wool": 1, "brocade": 1}}), "render good=brocade")
    assert goods(one) == {"grain": 1, "wool": 1}


def test_x29_retraining() -> None:
    """X29 (ORL-8.2, D21): a cheese for 2 development points; with nothing 3 coins."""
    state = struck("retraining", {"goods": {"cheese": 1}})
    assert coins(state) == [5, 5]
    do(state, "retrain good=cheese")
    assert (track(state, "development"), goods(state), coins(state)) == (2, {}, [5, 2])


def test_retraining_brings_ordinary_points() -> None:
    """ORL-8.2, ORL-4.11.2: coins and citizens are collected."""
    state = do(struck("retraining", {"goods": {"brocade": 1}, "tracks": {"development": 2}}), "retrain good=brocade")
    assert (track(state, "development"), coins(state)[0], player(state)["citizens"]) == (7, 8, 1)


def test_retraining_refused() -> None:
    """R-30, R-56: the good may be refused, the fine is a debt: what is missing is torture."""
    state = do(struck("retraining", {"goods": {"wine": 1}, "coins": 1}), "skip")
    assert (asked(state), owed(state), coins(state)[0]) == ([(0, "debt")], 2, 0)
    state = struck("retraining", {"coins": 2})
    assert (asked(state), owed(state)) == ([(0, "debt")], 1)


def test_retraining_at_the_end_of_the_track() -> None:
    """R-47: allowed, the points are lost."""
    state = struck("retraining", {"goods": {"grain": 1}, "tracks": {"development": 30}})
    do(state, "retrain good=grain")
    assert (track(state, "development"), goods(state)) == (30, {})


def test_sacristy_ignores_a_mixed_event_as_a_whole() -> None:
    """ORL-8.2.3: Retraining is negative; with the shield neither good nor points."""
    state = struck("retraining", {"goods": {"wine": 1}, "places": ["sacristy"], "slots": fill("sacristy")})
    do(state, "shield")
    assert (goods(state), track(state, "development"), coins(state)[0]) == ({"wine": 1}, 0, 5)


# ---- the merchant

ROADS = {"briare__orleans__river": ["wine", "grain"], "blois__orleans__river": ["wool"]}


def test_x39_bon_voyage() -> None:
    """X39 (ORL-8.2, R-18): 1 coin: pays it, gives 1 torture item, moves to Briare and takes both goods lying there."""
    state = struck("bon_voyage", {"coins": 1}, seats=3, edges=ROADS)
    assert asked(state) == [(0, "voyage"), (0, "debt")]
    do(state, "give_station")
    assert (coins(state)[0], owed_by(state)) == (0, (0, "voyage"))
    do(state, "voyage edge=briare__orleans__river")
    assert (goods(state), player(state)["merchant"]) == ({"wine": 1, "grain": 1}, "briare")
    assert not any(table(state)["map"][13:17])


def owed_by(state: Any) -> tuple[int, str]:
    return asked(state)[-1]


def test_bon_voyage_is_compulsory() -> None:
    """R-18, D8: road or river that leaves the merchant's city; nobody may stay, an empty connection may be taken."""
    state = struck("bon_voyage", seats=3, edges=ROADS)
    assert coins(state)[0] == 3
    assert len(lines(state)) == 6
    assert refused(state, "skip") == "ORL-8.2"
    assert refused(state, "voyage edge=blois__tours__river") == "ORL-4.6"
    do(state, "voyage edge=chartres__orleans__road")
    assert (goods(state), player(state)["merchant"]) == ({}, "chartres")


def test_summons() -> None:
    """ORL-8.2, D21: to Orléans, or pay 5 coins; asked only of who is elsewhere and has them (R-29)."""
    away = {"merchant": "tours"}
    state = struck("summons", away, {**away, "coins": 4}, {**away, "coins": 5}, seats=3)
    assert lines(state) == {"stay", "skip"}
    do(state, "stay")
    assert asked(state) == [(2, "summons")]
    do(state, "skip")
    assert [player(state, seat)["merchant"] for seat in range(3)] == ["tours", "orleans", "orleans"]
    assert coins(state) == [0, 4, 5]


def test_summons_takes_no_goods() -> None:
    """ORL-8.2: the merchant goes without goods."""
    away = {"merchant": "briare", "coins": 0}
    state = struck("summons", away, edges={"briare__orleans__river": ["wine"]})
    assert (player(state)["merchant"], goods(state)) == ("orleans", {})


# ---- what may be bought


def test_indulgence() -> None:
    """ORL-8.2, R-16, D20: 2 coins for a monk into the bag, if one likes."""
    state = struck("indulgence")
    before = supply(state, "monk")
    assert lines(state) == {"indulge", "skip"}
    do(state, "indulge")
    assert (coins(state), bag(state), supply(state, "monk")) == ([3, 5], {"monk": 1}, before - 1)
    do(state, "skip")
    assert coins(state) == [3, 5]


def test_indulgence_needs_coins_and_monks() -> None:
    """R-29, ORL-8.2.4: the coins are at hand, and a monk is left; otherwise nothing is asked."""
    assert asked(struck("indulgence", {"coins": 1})) == [(1, "indulgence")]
    monks = {"bag": {"monk": 8}}
    assert table(struck("indulgence", monks))["round"] == 3


# ---- torture, books


def test_torture() -> None:
    """ORL-8.2, R-55, D21: 5 items of the list, of choice; coins cannot be used, and nobody gives fewer."""
    state = struck("torture", {"goods": {"grain": 2}, "coins": 9})
    assert (asked(state), owed(state)) == ([(0, "torture")], 5)
    assert refused(state, "skip") == "ORL-5.8"
    do(state, "give_good good=grain", "give_good good=grain", "give_station", "give_station")
    assert owed(state) == 1
    do(state, "give_station")
    assert (coins(state)[0], goods(state), player(state)["supply"]) == (9, {}, 7)
    assert table(state)["lost_goods"]["grain"] == 12 + 2
    assert asked(state) == [(1, "torture")]


def test_torture_of_the_poor() -> None:
    """R-55, ORL-8.2.4: fewer only if he has no more; with nothing, nothing."""
    state = struck("torture", {"supply": 0, "goods": {"wool": 1}})
    assert asked(do(state, "give_good good=wool")) == [(1, "torture")]
    assert asked(struck("torture", {"supply": 0})) == [(1, "torture")]


@pytest.mark.parametrize(("index", "star"), [(0, 0), (3, 0), (4, 0), (8, 4), (9, 4), (15, 9), (16, 15), (30, 22)])
def test_x32_book_burning(index: int, star: int) -> None:
    """X32 (ORL-8.2, R-28): back to the previous star, also from a star: 15 to 9, level 3; the start is star 1."""
    state = struck("book_burning", {"tracks": {"development": index}})
    assert (track(state, "development"), coins(state)[0]) == (star, 5)


def test_coins_are_paid_again_after_book_burning() -> None:
    """X32 (ORL-8.2): passing 12 once more pays 4 coins again."""
    slots = fill("library")
    state = struck("book_burning", {"tracks": {"development": 12}, "places": ["library"], "slots": slots})
    assert track(state, "development") == 9
    do(state, "ready", seat=1)
    do(state, "ready", seat=0)
    while asked(state)[-1] != (0, "turn"):
        do(state, "pass")
    do(state, "use place=library")
    assert coins(state)[0] == 5
