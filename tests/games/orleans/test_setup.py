"""Setting up (ORL-2), and the variant that removes place tiles (ORL-7)."""

from collections import Counter
from typing import Any

import pytest

import bastide
from tests.core.saying import check_input_error
from tests.games.kit import asked, do, legal, player, refused, table
from tests.games.orleans.scenes import EVENTS, GAME, STARTERS

SEATS = (2, 3, 4)


@pytest.mark.parametrize("seats", SEATS)
def test_players(seats: int) -> None:
    """ORL-2.1, ORL-2.2, ORL-2.3, ORL-2.4: 5 coins, starters on the market, an empty bag, cubes at 0, merchants in
    Orléans."""
    for seat in range(seats):
        data = player(GAME.start(seats=seats, seed=3), seat)
        assert (data["coins"], data["bag"], data["merchant"], data["stations"]) == (5, {}, "orleans", [])
        assert data["market"] == dict.fromkeys(STARTERS, 1)
        assert set(data["tracks"].values()) == {0}
        assert (data["supply"], data["held"], data["places"], data["citizens"]) == (10, 0, [], 0)


@pytest.mark.parametrize("seats", (1, 5))
def test_number_of_players(seats: int) -> None:
    """ORL-2.1: 2 to 4."""
    with pytest.raises(ValueError, match="2"):
        GAME.start(seats=seats)


@pytest.mark.parametrize(
    ("seats", "left"), [(4, (16, 10, 10, 10, 14, 14, 14)), (3, (14, 8, 8, 8, 11, 11, 11)), (2, (12, 6, 6, 6, 8, 8, 8))]
)
def test_supply(seats: int, left: tuple[int, ...]) -> None:
    """ORL-2.7: what is left of the neutral tokens; ORL-2.5: 16 technology tiles."""
    state = GAME.start(seats=seats, seed=1)
    assert tuple(table(state)["supply"].values()) == left
    assert table(state)["technology"] == 16


@pytest.mark.parametrize(("seats", "removed", "laid", "left"), [(4, 0, 52, 38), (3, 6, 48, 36), (2, 12, 43, 35)])
def test_goods(seats: int, removed: int, laid: int, left: int) -> None:
    """ORL-2.8, R-34: goods are removed at random, laid out, and the rest is the goods market."""
    games = [table(GAME.start(seats=seats, seed=seed)) for seed in range(8)]
    for data in games:
        assert sum(data["lost_goods"].values()) == removed
        assert sum(good is not None for good in data["map"]) == laid
        assert sum(data["market"].values()) == left
        counts = Counter(data["map"]) + Counter(data["market"]) + Counter(data["lost_goods"])
        assert {good: counts[good] for good in data["market"]} == {
            "grain": 24, "cheese": 21, "wine": 18, "wool": 15, "brocade": 12
        }  # fmt: skip
    assert len({str(data["map"]) for data in games}) == len(games)


@pytest.mark.parametrize("seed", range(6))
def test_hourglass(seed: int) -> None:
    """ORL-2.6: the first of 18 tiles is a Pilgrimage, the others are shuffled."""
    data = table(GAME.start(seats=2, seed=seed))
    assert (data["past"], data["round"]) == (["pilgrimage"], 1)
    assert Counter(data["past"] + data["hourglass"]) == dict.fromkeys(EVENTS, 3)
    assert data["hourglass"] != table(GAME.start(seats=2, seed=seed + 100))["hourglass"]


def test_citizens() -> None:
    """ORL-2.9: 6 on the main board, 1 on each of the 8 deeds."""
    view: Any = GAME.start(seats=4, seed=1).view(None)
    assert sorted(view["citizens"]) == [
        "boatmen_track", "development_18", "development_28", "development_3", "knights_track", "most_stations"
    ]  # fmt: skip
    assert [row["citizens"] for row in view["deeds"]] == [1] * 8


def test_place_tiles() -> None:
    """ORL-2.10: 12 of level I and 8 of level II lie open for everybody."""
    view: Any = GAME.start(seats=3, seed=1).view(2)
    assert Counter(tile["level"] for tile in view["tiles"]) == {1: 12, 2: 8}


def test_first_player() -> None:
    """ORL-2.11: random, or set."""
    assert {table(GAME.start(seats=3, seed=seed))["first"] for seed in range(20)} == {0, 1, 2}
    assert table(GAME.start(seats=3, seed=1, first=2))["first"] == 2
    for wrong in (3, -1, "youngest", True):
        with pytest.raises(bastide.InputError) as error:
            GAME.start(seats=3, first=wrong)
        check_input_error(error.value)


def test_nothing_of_the_modules() -> None:
    """ORL-2.12: set-up changes only with the modules that are in play."""
    data = table(GAME.start(seats=4, seed=1))
    assert (data["modules"], data["display"], data["deck"], data["reserved"]) == ([], [], [], 0)
    assert not {"trading_house", "brasserie", "sheep_farm"} & set(data["tiles"])


def test_options_that_exclude_each_other() -> None:
    """ORL-8.0, R-22: one board of deeds; ORL-8.2.2: the uprising is one of the new events."""
    for options in ({"new_deeds": True, "intrigue": True}, {"uprising_last": True}):
        with pytest.raises(bastide.InputError) as error:
            GAME.start(seats=3, **options)
        check_input_error(error.value)


# ---- ORL-7


@pytest.mark.parametrize(("seats", "order"), [(2, [1, 0, 1, 0]), (3, [1, 2, 0]), (4, [1, 2, 3, 0])])
def test_removing_tiles(seats: int, order: list[int]) -> None:
    """D1 (ORL-11): before round 1, first player first, one tile each, with 2 players two times around (ORL-7.1, R-36);
    declining is allowed."""
    state = GAME.start(seats=seats, seed=1, first=1, remove_place_tiles=True)
    assert (table(state)["round"], table(state)["phase"]) == (0, "removal")
    assert len(legal(state, "remove")) == 20
    for number, seat in enumerate(order):
        assert state.to_act == (seat,)
        assert asked(state)[-1] == (seat, "remove")
        do(
            state,
            "skip" if number == 1 else ("remove tile=school", "", "remove tile=hayrick", "remove tile=office")[number],
        )
    gone = {0: "school", 2: "hayrick", 3: "office"}
    left = table(state)["tiles"]
    assert not {gone[number] for number in range(len(order)) if number in gone} & set(left)
    assert len(left) == 20 - (len(order) - 1)
    assert table(state)["past"] == ["pilgrimage"]


def test_a_tile_is_removed_once() -> None:
    """ORL-7.1: out of the game."""
    state = do(GAME.start(seats=3, seed=1, remove_place_tiles=True), "remove tile=school")
    assert refused(state, "remove tile=school") == "ORL-4.10.1"
