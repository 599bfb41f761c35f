"""Technology tiles (ORL-4.8)."""

from typing import Any

import pytest

from bastide.core.state import State
from tests.games.kit import asked, do, lines, player, refused, table
from tests.games.orleans.scenes import SLOTS, fill, scene


def passing(person: dict[str, Any], **given: Any) -> State:
    """A player who holds a tile passes; the Scriptorium gave him something else to do."""
    mine = {"held": 1, **person, "slots": {**fill("scriptorium"), **person.get("slots", {})}}
    return do(scene(players={0: mine}, **given), "pass")


def slots(state: State) -> set[str]:
    return {line.split("=")[1] for line in lines(state) if line.startswith("install")}


FARMERS = {f"{place}:0" for place in ("village", "university", "castle", "ship", "wagon", "guildhall")}


def test_x09() -> None:
    """X9 (ORL-4.8.1, ORL-4.8.3): the Village in round 1, a craftsman, then pass: the tile may go on an empty farmer
    slot, of the Castle say, not on the Farm House."""
    state = scene(players={0: {"slots": fill("village")}}, passed=[1, 2])
    do(state, "recruit character=craftsman")
    assert player(state)["held"] == 1
    assert asked(state) == [(0, "technology")], "nothing is left to use, so he has passed"
    assert slots(state) == FARMERS
    assert refused(state, "install slot=farm_house:0") == "ORL-4.8.3"
    do(state, "install slot=castle:0")
    assert (player(state)["slots"], player(state)["held"]) == ({"castle:0": "technology"}, 0)
    assert player(state)["installed"]


def test_x10() -> None:
    """X10 (ORL-4.8.3, ORL-4.8.4): the Wagon holds one already, so the second may not go there; the craftsman slot of
    the University takes it."""
    state = passing({"slots": fill(wagon="technology - -")})
    assert refused(state, "install slot=wagon:1") == "ORL-4.8.4"
    do(state, "install slot=university:1")
    assert player(state)["slots"]["university:1"] == "technology"


def test_only_after_passing() -> None:
    """D13 (ORL-11): held tiles are placed once one has passed (ORL-4.8.1, ORL-3.5.2, R-4)."""
    state = scene(players={0: {"held": 1, "slots": fill("scriptorium")}})
    assert refused(state, "install slot=castle:0") == "ORL-3.5"
    do(state, "pass")
    assert asked(state) == [(0, "technology")]
    do(state, "skip")
    assert player(state)["held"] == 1, "it may be held as long as wanted"


def test_any_number_of_held_tiles() -> None:
    """ORL-4.8.1, ORL-3.5.2: one after the other; the second need not go on a farmer slot."""
    state = passing({"held": 3})
    do(state, "install slot=ship:0", "install slot=farm_house:1")
    assert (asked(state), player(state)["held"]) == ([(0, "technology")], 1)
    do(state, "skip")
    assert player(state)["slots"]["farm_house:1"] == "technology"


def test_a_place_completed_by_technology_waits_for_the_next_round() -> None:
    """ORL-4.8.1: its owner has passed."""
    state = passing({"slots": fill(castle="- boatman trader")}, passed=[1, 2])
    do(state, "install slot=castle:0")
    assert table(state)["round"] == 2
    assert "castle:0" in player(state)["slots"]


def test_later_tiles_on_any_slot_but_monks() -> None:
    """ORL-4.8.3, ORL-4.8.4: not on monk slots, single slots, Town Hall or Tower; on the Laboratory, yes."""
    tiles = list(SLOTS)[10:]
    state = passing({"places": tiles, "installed": True})
    want = {
        f"{place}:{at}"
        for place, types in SLOTS.items()
        for at, kind in enumerate(types.split())
        if kind != "monk" and len(types.split()) > 1 and place not in ("town_hall", "scriptorium")
    }
    assert slots(state) == want
    assert {"laboratory:0", "laboratory:1", "cellar:1"} <= want
    for slot in ("town_hall:0", "brewery:0", "pharmacy:0", "hayrick:0"):
        assert refused(state, f"install slot={slot}") == "ORL-4.8.4"
    assert refused(state, "install slot=cellar:0") == "ORL-4.8.3"


def test_only_on_empty_slots_of_ones_own() -> None:
    """ORL-4.8.2, R-3."""
    state = passing({"slots": fill(castle="farmer - -")})
    assert refused(state, "install slot=castle:0") == "ORL-4.8.2"
    assert refused(state, "install slot=winery:0") == "ORL-4.10.1"
    assert "castle:0" not in slots(state)


def test_no_farmer_slot_is_free() -> None:
    """ORL-4.8.5: then the first tile is simply held, and nothing is asked."""
    full = {name: kind for name, kind in fill(*list(SLOTS)[:9]).items() if kind == "farmer"}
    state = passing({"slots": full})
    assert ("technology" not in [ask for _, ask in asked(state)], player(state)["held"]) == (True, 1)


def test_the_first_tile_is_the_first_for_good() -> None:
    """ORL-4.8.5: fulfilled by the first placement, even if that tile has been lost."""
    state = passing({"installed": True})
    assert "farm_house:0" in slots(state)
    assert slots(passing({})) == FARMERS


@pytest.mark.parametrize("slot", ["castle:0", "castle:1"])
def test_it_counts_as_that_token(slot: str) -> None:
    """ORL-4.8.2, ORL-4.1: permanently, and it is never taken back."""
    names = ["farmer", "boatman", "trader"]
    names[int(slot[-1])] = "technology"
    state = scene(players={0: {"slots": fill(castle=" ".join(names))}})
    do(state, "use place=castle")
    assert player(state)["slots"] == {slot: "technology"}
