"""The development track (ORL-4.11)."""

from typing import Any

import pytest

from bastide.core.state import State
from tests.games.kit import do, player, table
from tests.games.orleans.scenes import coins, fill, scene, track


def library(index: int, citizens: list[str] | None = None, others: tuple[int, int] = (0, 0)) -> State:
    """The Library (2 points) is carried out at this index."""
    people: dict[int, dict[str, Any]] = {
        0: {"slots": fill("library"), "places": ["library"], "tracks": {"development": index}},
        1: {"tracks": {"development": others[0]}},
        2: {"tracks": {"development": others[1]}},
    }
    more: dict[str, Any] = {}
    if citizens is not None:
        people[1]["citizens"] = 6 - len(citizens)
        more["citizens"] = citizens
    return do(scene(players=people, **more), "use place=library")


ALL = ["development_3", "development_18", "development_28", "knights_track", "boatmen_track", "most_stations"]


def test_x12() -> None:
    """X12 (ORL-4.11.2): development 17, opponents below 18, 2 points: index 19, the citizen of index 18 is taken."""
    state = library(17, [name for name in ALL if name != "development_3"], (16, 5))
    assert (track(state, "development"), player(state)["citizens"]) == (19, 1)
    assert "development_18" not in table(state)["citizens"]


@pytest.mark.parametrize(
    ("index", "paid"), [(5, 3), (6, 3), (10, 4), (11, 4), (23, 5), (24, 5), (7, 0), (12, 0), (26, 0)]
)
def test_coin_spaces(index: int, paid: int) -> None:
    """ORL-4.11.2: reaching or passing index 7, 12 or 25 pays 3, 4 or 5 coins at once."""
    assert coins(library(index))[0] == 5 + paid


@pytest.mark.parametrize(("index", "name"), [(1, 3), (2, 3), (16, 18), (17, 18), (26, 28), (27, 28)])
def test_citizen_spaces(index: int, name: int) -> None:
    """ORL-4.11.2, ORL-4.11.2.1: each citizen still lying on a space that is reached or passed is taken, once
    (ORL-9.7)."""
    state = library(index)
    assert player(state)["citizens"] == 1
    assert f"development_{name}" not in table(state)["citizens"]
    again = library(index, [one for one in ALL if one != f"development_{name}"])
    assert player(again)["citizens"] == 0


def test_points_beyond_the_end_are_lost() -> None:
    """ORL-4.11.1."""
    assert track(library(29), "development") == 30


@pytest.mark.parametrize(
    ("index", "level"), [(0, 1), (3, 1), (4, 2), (8, 2), (9, 3), (14, 3), (15, 4), (21, 4), (22, 5), (29, 5), (30, 6)]
)
def test_levels(index: int, level: int) -> None:
    """ORL-4.11.3: the highest star at or behind the cube."""
    state = scene(players={0: {"slots": fill("farm_house"), "tracks": {"development": index}}})
    view: Any = state.view(1)
    assert view["players"][0]["level"] == level


def test_no_memory_is_needed() -> None:
    """ORL-4.11.2.1: going back costs nothing, and a coin space that is passed again pays again."""
    assert coins(library(11))[0] == 9
