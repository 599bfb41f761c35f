"""The ten places of the player board (ORL-4.5), and when they can be carried out (ORL-4.3)."""

from typing import Any

import pytest

from tests.games.kit import asked, do, legal, lines, player, refused, table
from tests.games.orleans.scenes import SLOTS, bag, coins, fill, goods, market, ready, scene, supply, track

NO_TRACK = {"farmers": 0, "boatmen": 0, "craftsmen": 0, "traders": 0, "knights": 0, "scholars": 0, "development": 0}


# ---- recruiting


def test_x07() -> None:
    """X7 (ORL-4.5, ORL-4.1): Farm House with boatman and craftsman: a farmer into the bag, farmers +1, the good of the
    new index; both tokens into the bag."""
    state = do(ready("farm_house", seats=4), "use place=farm_house")
    assert bag(state) == {"farmer": 1, "boatman": 1, "craftsman": 1}
    assert (track(state, "farmers"), goods(state), supply(state, "farmer")) == (1, {"grain": 1}, 15)
    assert player(state)["slots"] == {}


@pytest.mark.parametrize(
    ("index", "good"), list(enumerate(("grain", "grain", "cheese", "cheese", "wine", "wine", "wool", "brocade"), 1))
)
def test_farm_goods(index: int, good: str) -> None:
    """ORL-4.5, ORL-4.4: the good of the new index, wanted or not."""
    state = ready("farm_house", {"tracks": {"farmers": index - 1}})
    before = market(state, good)
    do(state, "use place=farm_house")
    assert (goods(state), market(state, good)) == ({good: 1}, before - 1)


@pytest.mark.parametrize(("index", "paid"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 0)])
def test_boatmen(index: int, paid: int) -> None:
    """D6 (ORL-11): the Village offers a boatman with 2, 3, 4, 5 coins, the last without (ORL-4.5, R-5)."""
    state = do(ready("village", {"tracks": {"boatmen": index - 1}}), "recruit character=boatman")
    assert (coins(state)[0], track(state, "boatmen")) == (5 + paid, index)
    assert bag(state) == {"farmer": 1, "boatman": 2, "craftsman": 1}
    assert player(state)["citizens"] == (1 if index == 5 else 0)


def test_x13() -> None:
    """X13 (ORL-4.5, R-5): boatmen 4 to 5 as the second player there: no coins, no citizen; a boatman into the bag."""
    state = scene(
        players={0: {"slots": fill("village"), "tracks": {"boatmen": 4}}, 1: {"tracks": {"boatmen": 5}, "citizens": 1}},
        citizens=["development_3", "development_18", "development_28", "knights_track", "most_stations"],
    )
    do(state, "recruit character=boatman")
    assert (coins(state)[0], player(state)["citizens"], bag(state)["boatman"]) == (5, 0, 2)


def test_craftsmen_bring_technology() -> None:
    """ORL-4.5, ORL-4.8.1: a technology tile for each, held beside the board."""
    state = do(ready("village", {"tracks": {"craftsmen": 2}}), "recruit character=craftsman")
    assert (player(state)["held"], table(state)["technology"], track(state, "craftsmen")) == (1, 15, 3)


@pytest.mark.parametrize(("index", "levels"), [(1, {1}), (2, {1, 2}), (5, {1, 2})])
def test_traders_bring_tiles(index: int, levels: set[int]) -> None:
    """D7 (ORL-11): at index 1 a tile of level I, then of I or II (ORL-4.5, R-26); it is a further place at once
    (ORL-4.10.1)."""
    state = do(ready("village", {"tracks": {"traders": index - 1}}, passed=[1, 2]), "recruit character=trader")
    assert asked(state) == [(0, "tile")]
    view: Any = state.view(0)
    level = {tile["name"]: tile["level"] for tile in view["tiles"]}
    assert {level[line.split("=")[1]] for line in lines(state)} == levels
    assert refused(state, "skip") == "ORL-4.10.1"
    if levels == {1}:
        assert refused(state, "take tile=school") == "ORL-4.5"
    do(state, "take tile=hayrick")
    assert player(state)["places"] == ["hayrick"]
    assert "hayrick" not in table(state)["tiles"]
    do(state, "draw count=0", seat=0)
    assert "put token=own_farmer slot=hayrick:0" in lines(state, seat=0)


@pytest.mark.parametrize(("index", "points"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_scholars_bring_points(index: int, points: int) -> None:
    """ORL-4.5: 2, 3, 4, 5, 6 development points."""
    state = do(ready("university", {"tracks": {"scholars": index - 1}}), "use place=university")
    assert (track(state, "development"), track(state, "scholars"), bag(state)["scholar"]) == (points, index, 1)


def test_x11() -> None:
    """X11 (ORL-4.5, ORL-4.11.2): development 6, scholars 2 to 3 (4 points): index 10, 3 coins for index 7, level 3."""
    state = ready("university", {"tracks": {"scholars": 2, "development": 6}})
    do(state, "use place=university")
    view: Any = state.view(0)
    assert (track(state, "development"), coins(state)[0], view["players"][0]["level"]) == (10, 8, 3)


@pytest.mark.parametrize(("index", "draws"), [(1, 5), (2, 6), (3, 7), (4, 7), (5, 8)])
def test_knights_raise_the_draw_number(index: int, draws: int) -> None:
    """ORL-4.5: draw number 5, 6, 7, 7, 8."""
    state = do(ready("castle", {"tracks": {"knights": index - 1}}), "use place=castle")
    view: Any = state.view(1)
    assert (view["players"][0]["draws"], bag(state)["knight"]) == (draws, 1)


def test_x14() -> None:
    """X14 (ORL-4.5): knights 3 to 4 as the first: the draw number stays 7, the citizen is taken."""
    state = ready("castle", {"tracks": {"knights": 3}})
    view: Any = do(state, "use place=castle").view(0)
    assert (view["players"][0]["draws"], view["players"][0]["citizens"]) == (7, 1)
    assert "knights_track" not in view["citizens"]


def test_monastery() -> None:
    """ORL-4.5: a monk, no track and no bonus."""
    state = do(ready("monastery", event="income"), "use place=monastery")
    assert bag(state) == {"monk": 1, "scholar": 1, "trader": 1}
    assert player(state)["tracks"] == NO_TRACK


# ---- moving


def test_x15() -> None:
    """X15 (ORL-4.6): from Orléans by ship to Briare with wine and grain on the river: at most one of them is taken."""
    state = ready("ship", edges={"briare__orleans__river": ["wine", "grain"]})
    to_briare = {line for line in lines(state) if "briare" in line}
    edge = "travel place=ship edge=briare__orleans__river"
    assert to_briare == {edge, f"{edge} good=wine", f"{edge} good=grain"}
    do(state, f"{edge} good=wine")
    assert (goods(state), player(state)["merchant"]) == ({"wine": 1}, "briare")
    view: Any = state.view(1)
    left = next(edge for edge in view["edges"] if edge["name"] == "briare__orleans__river")
    assert left["goods"] == ["grain"]


def test_travelling() -> None:
    """D8 (ORL-11): Ship by rivers, Wagon and Horse Wagon by roads, with a good or without; the connection may be bare
    (ORL-4.6)."""
    for place, cities in (
        ("ship", {"blois", "briare"}),
        ("wagon", {"chartres", "chateaudun", "montargis", "vierzon"}),
        ("horse_wagon", {"chartres", "chateaudun", "montargis", "vierzon"}),
    ):
        state = ready(place)
        found = {
            end
            for action in legal(state)
            if action.do == "travel"
            for end in str(action).split("edge=")[1].split("__")[:2]
        }
        assert found - {"orleans"} == cities
        do(state, next(line for line in sorted(lines(state)) if line.startswith("travel")))
        assert sum(bag(state).values()) == len(SLOTS[place].split())


def test_road_and_river_between_the_same_cities() -> None:
    """ORL-4.6: Chinon and Châtellerault."""
    edges = {"chatellerault__chinon__river": ["wool"], "chatellerault__chinon__road": ["brocade"]}
    state = ready("ship", {"merchant": "chinon"}, edges=edges)
    assert refused(state, "travel place=ship edge=chatellerault__chinon__road") == "ORL-4.6"
    do(state, "travel place=ship edge=chatellerault__chinon__river good=wool")
    assert goods(state) == {"wool": 1}


def test_a_movement_place_needs_a_connection() -> None:
    """ORL-4.3.1: no river leaves Chartres."""
    state = ready("ship", {"merchant": "chartres", "slots": fill("ship", "scriptorium")})
    assert lines(state) == {"use place=scriptorium", "pass"}
    assert refused(state, "travel place=ship edge=briare__orleans__river") == "ORL-4.3.1"


def test_what_cannot_be_travelled() -> None:
    """ORL-4.6: another city's connection, a good that does not lie there, a place that does not move."""
    state = ready("wagon", {"slots": fill("wagon", "farm_house")}, edges={"chartres__orleans__road": ["wine"]})
    assert refused(state, "travel place=wagon edge=chartres__etampes__road") == "ORL-4.6"
    assert refused(state, "travel place=wagon edge=chartres__orleans__road good=wool") == "ORL-4.6"
    assert refused(state, "travel place=ship edge=briare__orleans__river") == "ORL-4.1"
    assert refused(state, "use place=wagon") == "ORL-4.5"


# ---- building


def test_x16() -> None:
    """X16 (ORL-4.7): an opponent's station in Tours: no Guildhall there. In Orléans with three opponents' stations:
    yes."""
    people: dict[int, dict[str, Any]] = {seat: {"stations": ["orleans"]} for seat in (1, 2, 3)}
    people[1]["stations"] = ["orleans", "tours"]
    mine = {"slots": fill("guildhall", "scriptorium")}
    state = scene(4, players={0: {**mine, "merchant": "tours"}, **people})
    assert refused(state, "use place=guildhall") == "ORL-4.7"
    state = scene(4, players={0: mine, **people})
    do(state, "use place=guildhall")
    assert (player(state)["stations"], player(state)["supply"]) == (["orleans"], 9)


def test_no_second_station_in_a_city() -> None:
    """ORL-4.7: of one's own neither, in Orléans neither; and not without one in the supply (ORL-9.9)."""
    mine = {"slots": fill("guildhall", "scriptorium"), "stations": ["orleans", "tours"]}
    for city in ("orleans", "tours"):
        assert refused(scene(players={0: {**mine, "merchant": city}}), "use place=guildhall") == "ORL-4.7"
    assert refused(scene(players={0: {**mine, "merchant": "blois", "supply": 0}}), "use place=guildhall") == "ORL-9.9"


# ---- ORL-4.3: what can be carried out


@pytest.mark.parametrize(
    ("place", "line", "name", "last"),
    [
        ("farm_house", "use place=farm_house", "farmers", 8),
        ("university", "use place=university", "scholars", 5),
        ("castle", "use place=castle", "knights", 5),
        ("village", "recruit character=boatman", "boatmen", 5),
        ("village", "recruit character=craftsman", "craftsmen", 5),
        ("village", "recruit character=trader", "traders", 5),
    ],
)
def test_recruiting_needs_a_step(place: str, line: str, name: str, last: int) -> None:
    """ORL-4.3, ORL-9.6: nobody is recruited at the end of his track."""
    state = ready(place, {"tracks": {name: last}, "slots": fill(place, "scriptorium")})
    assert refused(state, line) == "ORL-9.6"


@pytest.mark.parametrize(
    ("place", "line", "token", "count"),
    [
        ("farm_house", "use place=farm_house", "farmer", 14),
        ("university", "use place=university", "scholar", 11),
        ("castle", "use place=castle", "knight", 11),
        ("monastery", "use place=monastery", "monk", 11),
        ("village", "recruit character=trader", "trader", 8),
    ],
)
def test_recruiting_needs_a_token(place: str, line: str, token: str, count: int) -> None:
    """ORL-4.3, ORL-9.2: nobody is recruited whom the supply does not have."""
    mine = {"slots": fill(place, "shipping_line"), "places": ["shipping_line"]}
    state = ready(place, mine, event="income", lost_tokens={token: count})
    assert refused(state, line) == "ORL-9.2"


def test_the_village_without_anybody_to_recruit() -> None:
    """ORL-4.3, R-50: where no option is legal it cannot be carried out; where some are, those are offered (ORL-5.1)."""
    ends = {"boatmen": 5, "craftsmen": 5, "traders": 5}
    state = ready("village", {"tracks": ends, "slots": fill("village", "scriptorium")})
    assert refused(state, "recruit character=boatman") == "ORL-4.3"
    state = ready("village", {"tracks": {**ends, "traders": 0}})
    assert lines(state) == {"recruit place=village character=trader", "pass"}
    assert refused(state, "recruit character=monk") == "ORL-4.5"


def test_technology_stays() -> None:
    """ORL-4.1: tokens go into the bag, technology tiles stay."""
    state = ready("castle", {"slots": fill(castle="technology boatman trader")})
    do(state, "use place=castle")
    assert player(state)["slots"] == {"castle:0": "technology"}
    assert bag(state) == {"boatman": 1, "trader": 1, "knight": 1}
