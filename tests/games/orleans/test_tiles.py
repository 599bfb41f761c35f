"""The place tiles (ORL-4.10), and the places that bring coins, points and goods."""

from typing import Any

import pytest

from bastide.core.state import State
from tests.games.kit import asked, do, legal, lines, player, refused, table, told
from tests.games.orleans.scenes import SLOTS, TILES, bag, coins, fill, goods, market, ready, scene, track

# ---- coins, points, goods


@pytest.mark.parametrize(
    ("place", "person", "paid", "points"),
    [
        ("scriptorium", {}, 0, 1),
        ("brewery", {}, 2, 0),
        ("windmill", {}, 2, 1),
        ("windmill", {"tracks": {"development": 30}}, 2, 0),
        ("library", {}, 0, 2),
        ("hospital", {}, 1, 0),
        ("hospital", {"tracks": {"development": 22}}, 5, 0),
        ("cellar", {}, 4, 0),
        ("office", {}, 0, 0),
        ("office", {"stations": ["tours", "orleans", "blois"]}, 3, 0),
        ("shipping_line", {}, 0, 1),
    ],
)
def test_coins_and_points(place: str, person: dict[str, Any], paid: int, points: int) -> None:
    """ORL-4.5, ORL-4.10, R-11, R-12: what they pay, and the points they bring; Windmill, Hospital and Office always
    work."""
    state = ready(place, person)
    start = track(state, "development")
    do(state, f"use place={place}")
    assert (coins(state)[0] - 5, track(state, "development") - start) == (paid, points)
    assert sum(bag(state).values()) == len(SLOTS[place].split()), "ORL-4.1: its tokens are in the bag"


@pytest.mark.parametrize(
    ("place", "good"),
    [
        ("hayrick", "grain"),
        ("cheese_factory", "cheese"),
        ("winery", "wine"),
        ("wool_manufacturer", "wool"),
        ("tailor_shop", "brocade"),
    ],
)
def test_places_that_make_goods(place: str, good: str) -> None:
    """ORL-4.10, ORL-4.3, ORL-9.3: one of the goods market, if it has one."""
    state = ready(place, seats=4)
    before = market(state, good)
    do(state, f"use place={place}")
    assert (goods(state), market(state, good)) == ({good: 1}, before - 1)
    state = ready(place, {"slots": fill(place, "farm_house")}, seats=4, gone={good: before})
    assert refused(state, f"use place={place}") == "ORL-9.3"
    do(state, "use place=farm_house")
    assert place in str(player(state)["slots"]), "ORL-4.3.2: it keeps its tokens"


@pytest.mark.parametrize("place", ["scriptorium", "library", "shipping_line"])
def test_points_at_the_end_of_the_track(place: str) -> None:
    """ORL-4.3: a place whose only yield is development points is illegal at index 30."""
    state = ready(place, {"slots": fill(place, "farm_house"), "tracks": {"development": 30}})
    assert refused(state, f"use place={place}") == "ORL-4.3"


def test_pharmacy() -> None:
    """D10 (ORL-11): 1 to 3 coins, a point for each, no more than coins at hand and steps left (ORL-4.10.4, R-29,
    R-58)."""
    free = {"slots": {**fill(pharmacy="own_farmer"), **fill("farm_house")}}
    state = ready("pharmacy", free)
    assert [str(action) for action in legal(state) if action.do == "study"] == [
        f"study place=pharmacy coins={coin}" for coin in (1, 2, 3)
    ]
    do(state, "study coins=3")
    assert (coins(state)[0], track(state, "development"), bag(state)) == (2, 3, {"own_farmer": 1})
    assert refused(ready("pharmacy", {**free, "coins": 2}), "study coins=3") == "ORL-4.10.4"
    assert refused(ready("pharmacy", {**free, "tracks": {"development": 28}}), "study coins=3") == "ORL-4.10.4"
    assert refused(ready("pharmacy", {**free, "coins": 0}), "study coins=1") == "ORL-4.10.4"
    assert refused(ready("pharmacy", {**free, "tracks": {"development": 30}}), "study coins=1") == "ORL-4.10.4"
    paid = do(ready("pharmacy", {**free, "coins": 1, "tracks": {"development": 6}}), "study coins=1")
    assert coins(paid)[0] == 3, "the coins of index 7 come after the sum was fixed (R-58)"


def test_laboratory() -> None:
    """ORL-4.10, ORL-9.4: a technology tile to hold, if the stack has one."""
    state = do(ready("laboratory"), "use place=laboratory")
    assert (player(state)["held"], table(state)["technology"]) == (1, 15)
    empty = ready("laboratory", {"slots": fill("laboratory", "farm_house")}, lost_technology=16)
    assert refused(empty, "use place=laboratory") == "ORL-9.4"


@pytest.mark.parametrize("place", ["sacristy", "herb_garden", "school"])
def test_places_without_an_action(place: str) -> None:
    """ORL-4.10: they are never carried out."""
    state = ready(place, {"slots": {**fill(place), **fill("farm_house")}})
    assert refused(state, f"use place={place}") == "ORL-4.10"


def test_every_tile_can_be_taken() -> None:
    """ORL-4.10.1: tiles are unique."""
    for tile in TILES:
        state = do(ready("village", {"tracks": {"traders": 1}}), "recruit character=trader")
        do(state, f"take tile={tile}")
        assert player(state)["places"] == [tile]
    other = scene(players={0: {"slots": fill("village"), "tracks": {"traders": 1}}, 1: {"places": ["school"]}})
    assert refused(do(other, "recruit character=trader"), "take tile=school") == "ORL-4.10.1"


# ---- ORL-4.10.2: the Bathhouse


def bathing(heap: str, slots: dict[str, str] | None = None, **person: Any) -> State:
    return ready("bathhouse", {"slots": {**fill("bathhouse"), **(slots or {})}, "bag": heap, **person})


def test_bathhouse() -> None:
    """D11 (ORL-11): two tokens are drawn, one that can be placed is put on a slot, the other returns (ORL-4.10.2)."""
    state = bathing("knight monk")
    events = told(state, "use place=bathhouse")
    assert asked(state) == [(0, "lay")]
    assert bag(state) == {"boatman": 1}, "the boatman goes into the bag after the draw"
    assert {event.args["piece"] for event in events if event.kind == "bathe"} == {"knight", "monk"}
    assert all(event.secret for event in events if event.kind == "bathe")
    assert refused(state, "lay token=farmer slot=castle:0") == "ORL-4.10.2"
    assert refused(state, "lay token=monk slot=bathhouse:0") == "ORL-4.10.2"
    assert refused(state, "lay token=knight slot=castle:0") == "ORL-4.2"
    assert refused(state, "skip") == "ORL-4.10.2"
    do(state, "lay token=monk slot=town_hall:0")
    assert player(state)["slots"] == {"town_hall:0": "monk"}, "R-14: the Town Hall takes it, if it is neutral"
    assert bag(state) == {"boatman": 1, "knight": 1}


def test_bathhouse_when_nothing_fits() -> None:
    """ORL-4.10.2: both return; a starter cannot go to the Town Hall (ORL-4.9.1)."""
    full = {name: kind for name, kind in fill(*list(SLOTS)[:9]).items() if kind == "farmer"}
    state = bathing("own_farmer", full)
    do(state, "use place=bathhouse")
    assert bag(state) == {"own_farmer": 1, "boatman": 1}
    assert asked(state)[-1][1] != "lay"


def test_bathhouse_with_an_empty_bag() -> None:
    """ORL-4.3.1: at least one token must be in the bag; with one, one is drawn (ORL-9.9)."""
    state = bathing("", fill("farm_house"))
    assert refused(state, "use place=bathhouse") == "ORL-4.3.1"
    state = do(bathing("knight"), "use place=bathhouse")
    assert {line.split()[1] for line in lines(state)} == {"token=knight"}


def test_bathhouse_activates_a_place() -> None:
    """ORL-4.10.2: it may be used on a later turn of this round; the Gunpowder Tower is no slot."""
    state = bathing("scholar", fill(scriptorium="knight -"), places=["gunpowder_tower"])
    do(state, "use place=bathhouse")
    assert not [line for line in lines(state) if "tower" in line]
    do(state, "lay token=scholar slot=scriptorium:1")
    assert "use place=scriptorium" in lines(state)


def test_bathhouse_substitution() -> None:
    """ORL-4.10.2, ORL-4.2: a token may stand in for others as the owner's tiles allow."""
    state = do(bathing("scholar", places=["school"]), "use place=bathhouse")
    assert "lay token=scholar slot=castle:0" in lines(state)
