"""Torture (ORL-5.8): what is given for coins that are missing."""

from typing import Any

import pytest

from bastide.core.state import State
from tests.games.kit import asked, do, lines, player, refused, table
from tests.games.orleans.scenes import at_end, bag, coins, fill, goods, market, supply, track


def owing(person: dict[str, Any], **given: Any) -> State:
    """Seat 0 owes 5 coins for the Harvest, and has none unless it is said."""
    return at_end(2, {0: {"coins": 0, **person}}, event="harvest", first=0, **given)


def owed(state: State) -> int:
    view: Any = state.view(1)
    found: int = view["asked"][-1]["owed"]
    return found


def test_x20() -> None:
    """X20 (ORL-5.8): a debt of 5 with no coins, for example 1 random token, 2 stations, 2 development points."""
    state = owing({"bag": "monk own_farmer", "stations": ["tours"], "tracks": {"development": 6}})
    assert owed(state) == 5
    do(state, "give_token", "give_station city=tours", "give_station", "give_point", "give_point")
    assert (bag(state), player(state)["stations"], player(state)["supply"]) == ({"own_farmer": 1}, [], 8)
    assert track(state, "development") == 4
    assert table(state)["round"] == 3


def test_who_owes() -> None:
    """ORL-5.8, ORL-3.2: the debtor gives, in the census and in phase 6; nobody else is asked."""
    behind = {seat: {"tracks": {"farmers": 1}} for seat in (0, 1)}
    for state in (owing({}), at_end(3, {**behind, 2: {"coins": 0}})):
        debtor = state.to_act[0]
        assert asked(state) == [(debtor, "debt")]
        assert refused(state, "give_station", seat=1) == "ORL-5.8"


@pytest.mark.parametrize("index", [0, 7, 8, 12, 13, 25, 26])
def test_points_that_cannot_be_given(index: int) -> None:
    """ORL-5.8: never onto a coin space nor off or across one, nor below the start (R-7)."""
    state = owing({"tracks": {"development": index}})
    assert "give_point" not in lines(state)
    assert refused(state, "give_point") == "ORL-5.8"


@pytest.mark.parametrize("index", [1, 6, 9, 11, 14, 24, 27, 30])
def test_points_that_can_be_given(index: int) -> None:
    """ORL-5.8: one index back."""
    state = do(owing({"tracks": {"development": index}}), "give_point")
    assert track(state, "development") == index - 1


def test_x21() -> None:
    """X21 (ORL-5.8, R-7): at index 8 no point can be given; from 11 to 10 is allowed."""
    assert "give_point" not in lines(owing({"tracks": {"development": 8}}))
    assert track(do(owing({"tracks": {"development": 11}}), "give_point"), "development") == 10


def test_x43() -> None:
    """X43 (ORL-5.8.3): a debt of 3 at index 15 with no coins: points down to 14 and 13; the third would reach 12, so
    it is another item."""
    state = at_end(2, {0: {"coins": 0, "goods": {"wool": 9}, "tracks": {"development": 15}}}, event="taxes", first=0)
    do(state, "give_point", "give_point")
    assert (track(state, "development"), owed(state)) == (13, 1)
    assert refused(state, "give_point") == "ORL-5.8"


def test_judged_anew_before_each() -> None:
    """ORL-5.8.3: three points can be given from index 11, then none."""
    state = do(owing({"tracks": {"development": 11}}), "give_point", "give_point", "give_point")
    assert (track(state, "development"), owed(state)) == (8, 2)
    assert refused(state, "give_point") == "ORL-5.8"


def test_coins_go_first() -> None:
    """ORL-5.8.3: nobody keeps coins and gives items."""
    state = owing({"coins": 3})
    assert (coins(state)[0], owed(state)) == (0, 2)


def test_what_can_be_given() -> None:
    """D2 (ORL-11): any of the list (ORL-5.8); no citizen, no starter, nothing that others have (ORL-5.8.2)."""
    state = owing(
        {
            "bag": "knight", "stations": ["tours"], "goods": {"wool": 1}, "places": ["winery"], "held": 1, "citizens":
            1, "slots": fill(castle="technology boatman -"), "tracks": {"development": 5},
        },
        citizens=["development_18", "development_28", "knights_track", "boatmen_track", "most_stations"],
    )  # fmt: skip
    assert lines(state) == {
        "give_station", "give_station city=tours", "give_token", "give_point", "give_good good=wool",
        "give_tile tile=winery", "give_technology", "give_technology slot=castle:0",
    }  # fmt: skip
    assert refused(state, "skip") == "ORL-5.8"
    for line in (
        "give_good good=grain",
        "give_tile tile=school",
        "give_technology slot=castle:1",
        "give_station city=blois",
    ):
        assert refused(state, line) == "ORL-5.8"


def test_everything_given_leaves_the_game() -> None:
    """ORL-5.8.1, ORL-5.8.4: goods, tokens, tiles and technology never come back; a city is free again."""
    person = {"bag": "knight", "goods": {"wool": 1}, "places": ["winery"], "stations": ["tours"],
              "slots": fill(castle="technology - -")}  # fmt: skip
    state = owing(person)
    wool, knights, technology = market(state, "wool"), supply(state, "knight"), table(state)["technology"]
    do(state, "give_good good=wool", "give_token", "give_tile tile=winery", "give_technology slot=castle:0")
    do(state, "give_station city=tours")
    data = table(state)
    assert (market(state, "wool"), supply(state, "knight"), data["technology"]) == (wool, knights, technology)
    assert (data["lost_goods"]["wool"], data["lost_tokens"], data["lost_technology"]) == (1, {"knight": 1}, 1)
    assert "winery" not in data["tiles"]
    assert (player(state)["slots"], player(state)["stations"], player(state)["supply"]) == ({}, [], 9)
    assert player(state)["installed"], "ORL-4.8.5"


def test_a_tile_with_things_on_it() -> None:
    """R-9, R-48: tokens into the bag, technology out of the game."""
    person = {"places": ["winery", "gunpowder_tower"], "tower": "monk own_farmer",
              "slots": fill(winery="technology trader"), "installed": True}  # fmt: skip
    state = do(owing(person), "give_tile tile=winery", "give_tile tile=gunpowder_tower")
    assert bag(state) == {"trader": 1, "monk": 1, "own_farmer": 1}
    assert (player(state)["slots"], player(state)["tower"], table(state)["lost_technology"]) == ({}, {}, 1)


def test_a_school_that_is_given() -> None:
    """R-10: a token that stood in for another stays valid."""
    state = do(owing({"places": ["school"], "slots": fill(castle="scholar - -")}), "give_tile tile=school")
    assert player(state)["slots"] == {"castle:0": "scholar"}


def test_only_neutral_tokens_of_the_bag() -> None:
    """ORL-5.8, ORL-5.8.3: starters are put back; market, slots and Tower are safe."""
    for _ in range(5):
        state = owing({"bag": "own_farmer own_boatman own_trader monk", "market": "knight", "slots": fill("castle")})
        do(state, "give_token")
        assert bag(state) == {"own_farmer": 1, "own_boatman": 1, "own_trader": 1}
        assert refused(state, "give_token") == "ORL-5.8"


def test_who_owns_nothing_is_excused() -> None:
    """ORL-5.8.2, R-8: also when the list runs out halfway."""
    state = owing({"supply": 0})
    assert table(state)["round"] == 3
    state = do(owing({"supply": 2}), "give_station", "give_station")
    assert (table(state)["round"], asked(state)[-1][1]) == (3, "followers") or table(state)["round"] == 3


def test_a_held_tile() -> None:
    """ORL-5.8: technology, placed or held."""
    state = do(owing({"held": 2}), "give_technology")
    assert (player(state)["held"], table(state)["lost_technology"]) == (1, 1)


def test_goods_of_choice() -> None:
    """ORL-5.8: one good, in any mixture with other items; the Harvest would have taken food."""
    state = do(owing({"goods": {"wool": 1, "brocade": 2}}), "give_good good=brocade", "give_station")
    assert goods(state) == {"wool": 1, "brocade": 1}
    assert owed(state) == 3
