"""When something runs out (ORL-9)."""

from typing import Any

import pytest

from tests.games.kit import asked, do, player, refused, table
from tests.games.orleans.scenes import TILES, bag, fill, goods, ready, scene, supply, track


def test_x08() -> None:
    """X8 (ORL-9.3, ORL-4.3): farmers 7, no brocade in the goods market: a farmer and index 8, no good."""
    state = ready("farm_house", {"tracks": {"farmers": 7}}, seats=4, gone={"brocade": 12})
    do(state, "use place=farm_house")
    assert (bag(state)["farmer"], track(state, "farmers"), goods(state)) == (1, 8, {})


def test_limited_and_unlimited() -> None:
    """ORL-9.1: coins are not limited."""
    state = ready("brewery", {"coins": 10**9})
    assert player(do(state, "use place=brewery"))["coins"] == 10**9 + 2


def test_no_technology_for_a_craftsman() -> None:
    """ORL-9.4, ORL-4.3: he is recruited without a tile."""
    state = do(ready("village", lost_technology=16), "recruit character=craftsman")
    assert (bag(state)["craftsman"], player(state)["held"], track(state, "craftsmen")) == (2, 0, 1)


@pytest.mark.parametrize(("index", "tiles"), [(0, []), (0, ["school", "office"]), (3, [])])
def test_no_tile_for_a_trader(index: int, tiles: list[str]) -> None:
    """ORL-9.5: none of a permitted level is left, so he is recruited without one."""
    state = ready("village", {"tracks": {"traders": index}}, tiles=tiles)
    do(state, "recruit character=trader")
    assert (track(state, "traders"), player(state)["places"]) == (index + 1, [])
    assert asked(state)[-1][1] != "tile"
    assert len(TILES) == 20


def test_a_token_that_returns() -> None:
    """ORL-9.2: what the Plague returns can be recruited again."""
    people: dict[int, dict[str, Any]] = {
        0: {"bag": "monk", "slots": fill("monastery")},
        1: {"slots": fill("scriptorium")},
    }
    state = scene(2, players=people, event="plague", passed=[0], active=1, first=0, lost_tokens={"monk": 7})
    assert supply(state, "monk") == 0
    do(state, "pass")
    assert supply(state, "monk") == 1


def test_the_last_token_goes_to_the_first_who_takes_it() -> None:
    """R-39: in turn order of phase 5."""
    mine = {"slots": fill("castle", "brewery"), "places": ["brewery"]}
    other = {"slots": fill("castle", "shipping_line"), "places": ["shipping_line"]}
    state = scene(2, players={0: other, 1: mine}, first=1, active=1, lost_tokens={"knight": 7})
    do(state, "use place=castle")
    assert refused(state, "use place=castle") == "ORL-9.2"


def test_citizens_are_taken_once() -> None:
    """ORL-9.7: the second to reach the space receives nothing."""
    people = {seat: {"slots": fill("castle"), "tracks": {"knights": 3}} for seat in range(2)}
    state = do(scene(2, players=people), "use place=castle", "use place=castle")
    assert [player(state, seat)["citizens"] for seat in range(2)] == [1, 0]


def test_hourglass_is_never_shuffled_again() -> None:
    """ORL-9.9: past tiles stay past."""
    data = table(ready("farm_house", event="income", round=12))
    assert len(data["past"]) == 12
    assert len(data["hourglass"]) == 6
