"""What is in the box (ORL-1), counted."""

from collections import Counter
from typing import Any

import pytest

from bastide.games.orleans import components, goods, tokens, tracks
from bastide.games.orleans.box import PLACES, SLOT_NAMES
from bastide.games.orleans.components import SLOT_TYPES
from bastide.games.orleans.deeds import base_rows
from bastide.games.orleans.events import BASE_EVENTS
from bastide.games.orleans.map import AT, CITIES, EDGES, RIVER, ROAD, SPACES
from tests.games.orleans.scenes import EVENTS, GAME, SLOTS

BASE = [place for place in PLACES if place.name in SLOTS]


def test_map() -> None:
    """ORL-1.1: 23 cities and 43 connections, from everywhere to everywhere; one pair of cities has both a road and a
    river (ORL-4.6)."""
    assert (len(CITIES), len(EDGES)) == (23, 43)
    assert len({edge.name for edge in EDGES}) == 43
    reached = {0}
    while len(reached) < len(CITIES):
        further = {edge.across(city) for city in reached for way in AT[city] for edge in [EDGES[at] for at in way]}
        assert further - reached, f"cut off: {[CITIES[city] for city in range(23) if city not in reached]}"
        reached |= further
    twice = [ends for ends, count in Counter(edge.ends for edge in EDGES).items() if count > 1]
    assert [{CITIES[end] for end in ends} for ends in twice] == [{"chinon", "chatellerault"}]
    assert {edge.way for edge in EDGES if edge.ends in twice} == {ROAD, RIVER}
    assert {CITIES[EDGES[edge].across(0)] for edge in AT[0][RIVER]} == {"blois", "briare"}
    assert {CITIES[EDGES[edge].across(0)] for edge in AT[0][ROAD]} == {"chartres", "chateaudun", "montargis", "vierzon"}


@pytest.mark.parametrize(("seats", "spaces"), [(4, 52), (3, 48), (2, 43)])
def test_goods_spaces(seats: int, spaces: int) -> None:
    """ORL-2.8: 52, 48 and 43 goods spaces are used with 4, 3 and 2 players."""
    assert sum(players <= seats for players in SPACES) == spaces
    assert all(edge.spaces[0] == 2 for edge in EDGES), "every connection has one that is always used"


def test_tracks() -> None:
    """ORL-1.1, ORL-4.5, ORL-4.11.2, ORL-4.11.3: six character tracks and the development track, what their spaces
    bring."""
    assert tracks.LAST == (8, 5, 5, 5, 5, 5, 30)
    assert [goods.GOODS[good] for good in tracks.FARM_GOODS[1:]] == [
        "grain", "grain", "cheese", "cheese", "wine", "wine", "wool", "brocade"
    ]  # fmt: skip
    assert tracks.BOAT_COINS == (0, 2, 3, 4, 5, 0)
    assert tracks.SCHOLAR_POINTS == (0, 2, 3, 4, 5, 6)
    assert tracks.DRAWS == (4, 5, 6, 7, 7, 8)
    assert [tracks.LEVELS.index(level) for level in range(1, 7)] == [0, 4, 9, 15, 22, 30]


def test_deeds() -> None:
    """ORL-1.2, ORL-4.9.4: 8 deeds with 45 spaces, all open with any number of players."""
    rows = base_rows()
    assert (len(rows), sum(len(row.spaces) for row in rows)) == (8, 45)
    printed = {row.name: Counter(SLOT_TYPES[space] for space in row.spaces) for row in rows}
    assert printed == {
        "city_wall": {"knight": 3, "trader": 1, "farmer": 3, "craftsman": 3},
        "papal_conclave": {"monk": 2, "knight": 1},
        "defeating_the_plague": {"scholar": 2, "boatman": 1, "farmer": 1, "trader": 1},
        "astronomy": {"scholar": 2, "trader": 1},
        "boatmen_guild": {"scholar": 1, "boatman": 3},
        "cathedral": {"craftsman": 2, "monk": 2, "trader": 2},
        "peace_treaty": {"monk": 1, "scholar": 1, "knight": 2},
        "canalisation": {"boatman": 3, "trader": 2, "farmer": 3, "craftsman": 2},
    }
    for seats in (2, 3, 4):
        view: Any = GAME.start(seats=seats, seed=1).view(None)
        assert [row["open"] for row in view["deeds"]] == [len(row["spaces"]) for row in view["deeds"]]


def test_pieces_of_a_colour() -> None:
    """ORL-1.3: 10 stations and 4 starters, one farmer, boatman, craftsman and trader."""
    assert components.STATIONS == 10
    assert [tokens.TOKENS[kind] for kind in tokens.listed(tokens.START_HEAP)] == [
        "own_farmer", "own_boatman", "own_craftsman", "own_trader"
    ]  # fmt: skip


def test_neutral_tokens() -> None:
    """ORL-1.4: 88 of them."""
    printed = {"farmer": 16, "boatman": 10, "craftsman": 10, "trader": 10, "knight": 14, "scholar": 14, "monk": 14}
    assert dict(zip(tokens.CHARACTERS, components.SUPPLY[4], strict=True)) == printed
    assert sum(components.SUPPLY[4]) == 88


def test_goods() -> None:
    """ORL-1.5, ORL-6.3: 90 of them; grain, cheese and wine are food."""
    assert dict(zip(goods.GOODS, goods.COUNTS, strict=True)) == {
        "grain": 24, "cheese": 21, "wine": 18, "wool": 15, "brocade": 12
    }  # fmt: skip
    assert sum(goods.COUNTS) == goods.ALL == 90
    assert goods.VALUES == (1, 2, 3, 4, 5)
    assert goods.GOODS[: goods.FOODS] == ("grain", "cheese", "wine")


def test_tiles() -> None:
    """ORL-1.6: 16 technology tiles, 14 citizens, 12 and 8 place tiles, 18 hourglass tiles."""
    assert (components.TECHNOLOGY, components.CITIZENS, components.ROUNDS) == (16, 14, 18)
    assert [sum(place.level == level for place in BASE) for level in range(3)] == [10, 12, 8]
    assert {event.name: event.copies for event in BASE_EVENTS} == dict.fromkeys(EVENTS, 3)


@pytest.mark.parametrize("name", SLOTS)
def test_slots(name: str) -> None:
    """ORL-4.5, ORL-4.10: what is printed on the slots of each place."""
    place = next(place for place in BASE if place.name == name)
    assert [SLOT_TYPES[slot] for slot in place.slots] == SLOTS[name].split()
    assert SLOT_NAMES[place.first : place.end] == tuple(f"{name}:{slot}" for slot in range(len(place.slots)))
