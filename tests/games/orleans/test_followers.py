"""Phase 3: drawing followers and taking tokens back (ORL-3.3), and the Gunpowder Tower (ORL-4.10.3)."""

import pytest

from tests.games.kit import asked, do, lines, player, refused, table
from tests.games.orleans.scenes import GAME, bag, drawing, fill

SIX = "farmer farmer boatman trader monk monk"


def draws(
    knights: int, heap: str = "farmer farmer farmer farmer farmer farmer farmer farmer farmer", **given: str
) -> int:
    """The most that can be drawn."""
    person = {"bag": heap, "tracks": {"knights": knights}, "market": {}, **given}
    if "market" not in given:
        person["bag"] = f"{heap} own_farmer own_boatman own_craftsman own_trader"
    counts = [int(line.split("=")[1]) for line in lines(drawing({0: person}), "", 0) if line.startswith("draw")]
    return max(counts, default=0)


def test_x04() -> None:
    """X4 (ORL-3.3): knights index 0, 2, 2, 5: at most 4, 6, 6, 8 tokens."""
    assert [draws(index) for index in (0, 2, 2, 5)] == [4, 6, 6, 8]


@pytest.mark.parametrize(("index", "most"), list(enumerate((4, 5, 6, 7, 7, 8))))
def test_draw_number(index: int, most: int) -> None:
    """ORL-3.3: 4, 5, 6, 7, 7, 8 for index 0 to 5."""
    assert draws(index) == most


def test_x05() -> None:
    """X5 (ORL-3.3.1): draw number 6, four are drawn: two tokens may be taken back from slots."""
    person = {"bag": SIX + " own_farmer own_boatman own_craftsman own_trader", "tracks": {"knights": 2},
              "slots": fill("farm_house", "village")}  # fmt: skip
    state = drawing({0: person})
    do(state, "back slot=village:0", "back slot=farm_house:1", seat=0)
    assert refused(state, "draw count=5", seat=0) == "ORL-3.3.1"
    do(state, "draw count=4", seat=0)
    assert sum(player(state)["market"].values()) == 6
    assert set(player(state)["slots"]) == {"farm_house:0", "village:1", "village:2"}
    assert sum(bag(state).values()) == 6


def test_x06() -> None:
    """X6 (ORL-3.3.2): draw number 7, five tokens on the market, no tower: n + r is at most 3."""
    person = {"bag": SIX + " knight knight", "tracks": {"knights": 3}, "market": "scholar",
              "slots": fill("ship", "wagon")}  # fmt: skip
    state = drawing({0: person})
    assert refused(state, "draw count=4", seat=0) == "ORL-3.3.2"
    do(state, "back slot=ship:0", "back slot=ship:1", seat=0)
    assert lines(state, "draw", 0) == {"draw count=0", "draw count=1"} & lines(state, "", 0)
    do(state, "draw count=1", seat=0)
    assert sum(player(state)["market"].values()) == 8


def test_nothing_is_asked_when_nothing_can_be_drawn() -> None:
    """D3 (ORL-11): with an empty bag nobody draws or takes back (ORL-3.3.5, R-2); with a full market neither
    (ORL-3.3.2, ORL-3.3.4)."""
    assert asked(GAME.start(seats=2, seed=1))[-1][1] == "plan"
    full = {"market": "monk monk monk monk", "bag": "farmer"}
    state = drawing({0: full, 1: {"slots": fill("castle")}})
    assert sorted(asked(state)) == [(0, "plan"), (1, "plan")]


def test_only_a_token_that_could_be_drawn_is_forgone() -> None:
    """ORL-3.3.1, R-2: two tokens in the bag, so that two may be taken back at most."""
    state = drawing({0: {"bag": "monk knight", "slots": fill("castle", "village")}})
    do(state, "back slot=castle:0", "back slot=castle:1", seat=0)
    assert (0, "plan") in asked(state)
    assert (bag(state), sum(player(state)["market"].values())) == ({"knight": 1, "monk": 1}, 6)


def test_all_is_fixed_before_the_draw() -> None:
    """ORL-3.3.3, R-1: after the draw nothing can be taken back."""
    state = drawing({0: {"bag": SIX, "slots": fill("castle")}})
    assert "back slot=castle:0" in lines(state, seat=0)
    do(state, "draw count=1", seat=0)
    assert refused(state, "back slot=castle:0", seat=0) == "ORL-3.4"


def test_where_tokens_are_taken_back_from() -> None:
    """ORL-3.3.1: slots of every place, Town Hall, Sacristy and other tiles too; not technology, not the Tower."""
    slots = {**fill("sacristy", "hospital"), **fill(town_hall="monk -", castle="technology - -")}
    places = ["sacristy", "hospital", "gunpowder_tower"]
    state = drawing({0: {"bag": SIX, "slots": slots, "places": places, "tower": "knight"}})
    backs = {line for line in lines(state, seat=0) if line.startswith("back")}
    assert backs == {f"back slot={slot}" for slot in ("sacristy:0", "hospital:0", "hospital:1", "town_hall:0")}
    assert refused(state, "back slot=castle:0", seat=0) == "ORL-3.3.1"
    assert refused(state, "back slot=ship:0", seat=0) == "ORL-3.3.1"


def test_drawing_none_is_allowed() -> None:
    """ORL-3.3.1: any number, also 0; unused tokens stay on the market (ORL-3.3.4)."""
    state = do(drawing({0: {"bag": SIX, "market": "monk"}}), "draw count=0", seat=0)
    assert sum(player(state)["market"].values()) == 5
    assert sum(bag(state).values()) == 6


def test_everybody_draws_at_the_same_time() -> None:
    """ORL-3.3.6: in any order, and independently: what one draws does not change what another draws."""
    people = {seat: {"bag": SIX} for seat in range(2)}
    for first in (0, 1):
        state = drawing(people)
        assert state.to_act == (0, 1)
        do(state, "draw count=3", seat=first)
        assert state.to_act == (0, 1)
        do(state, "draw count=2", seat=1 - first)
        assert sum(bag(state, first).values()) == 3
        assert sum(bag(state, 1 - first).values()) == 4


# ---- ORL-4.10.3


def test_the_tower_adds_two_spaces() -> None:
    """ORL-4.10.3, ORL-3.3.2: 10 spaces; what the market cannot take must go to the Tower."""
    person = {"bag": SIX, "market": "monk monk", "places": ["gunpowder_tower"], "tracks": {"knights": 2}}
    state = drawing({0: person})
    do(state, "draw count=4", seat=0)
    assert asked(state)[-1] == (0, "tower")
    assert refused(state, "market", seat=0) == "ORL-3.3.2"
    fresh = player(state)["fresh"]
    assert sum(fresh.values()) == 4
    for _ in range(2):
        do(state, f"tower token={next(iter(player(state)['fresh']))}", seat=0)
    assert (0, "plan") in asked(state)
    assert (sum(player(state)["market"].values()), sum(player(state)["tower"].values())) == (8, 2)


def test_new_tokens_may_lie_on_the_tower() -> None:
    """ORL-4.10.3, R-40: drawn or taken back, starters too, but not what lay on the market before."""
    person = {"bag": "own_farmer", "market": "monk", "slots": fill("castle"), "places": ["gunpowder_tower"]}
    state = do(drawing({0: person}), "draw count=1", seat=0)
    assert refused(state, "tower token=monk", seat=0) == "ORL-4.10.3"
    assert lines(state, seat=0) == {"tower token=own_farmer", "market"}
    do(state, "tower token=own_farmer", seat=0)
    assert player(state)["tower"] == {"own_farmer": 1}
    state = do(drawing({0: person}), "back slot=castle:0", seat=0)
    assert lines(state, "tower token=farmer", 0)


def test_a_full_tower_is_not_asked_for() -> None:
    """ORL-4.10.3: two spaces."""
    person = {"bag": "monk", "places": ["gunpowder_tower"], "tower": "knight knight"}
    state = do(drawing({0: person}), "draw count=1", seat=0)
    assert (0, "plan") in asked(state)
    assert table(state)["players"][0]["market"]["monk"] == 1
