"""Phase 4: tokens to slots (ORL-3.4, ORL-4.2), together or in turn (ORL-10.3)."""

from typing import Any

import pytest

from bastide.core.state import State
from tests.games.kit import asked, do, legal, lines, player, refused, table, told
from tests.games.orleans.scenes import SLOTS, STARTERS, drawing, fill, scene


def planning(person: dict[str, Any], **given: Any) -> State:
    """Two players plan; the bags are empty, so nothing is drawn."""
    return drawing({0: person}, **given)


def slots(state: State, token: str, seat: int = 0) -> set[str]:
    """Where a token of the market may go."""
    return {
        line.split("slot=")[1]
        for line in lines(state, "put", seat)
        if f"token={token} " in line and "tower" not in line
    }


def printed(*characters: str) -> set[str]:
    """The slots of the player board that are printed with one of these."""
    board = list(SLOTS)[:10]
    return {f"{place}:{at}" for place in board for at, name in enumerate(SLOTS[place].split()) if name in characters}


EVERYBODY = ("farmer", "boatman", "craftsman", "trader", "knight", "scholar")


def test_tokens_match_slots() -> None:
    """D4 (ORL-11): each token to an empty slot that it matches (ORL-3.4); neutral ones into the Town Hall too."""
    state = planning({"market": "farmer boatman knight scholar"})
    for name in ("farmer", "boatman", "knight", "scholar"):
        assert slots(state, name) == printed(name, "any_neutral")
    for name in STARTERS:
        assert slots(state, name) == printed(name[4:])


def test_a_monk_stands_for_anybody() -> None:
    """ORL-4.2: but nobody stands for a monk."""
    person = {"market": "monk farmer scholar", "places": ["brewery", "cellar"]}
    state = planning(person)
    assert slots(state, "monk") == printed(*EVERYBODY, "any_neutral") | {"brewery:0", "cellar:0", "cellar:1"}
    assert "cellar:1" in slots(state, "scholar")
    assert refused(state, "put token=farmer slot=brewery:0", seat=0) == "ORL-4.2"
    assert refused(state, "put token=scholar slot=cellar:0", seat=0) == "ORL-4.2"


def test_school_and_herb_garden() -> None:
    """ORL-4.2, ORL-4.10: scholars stand for anybody but monks; boatmen, starters too, for craftsmen, traders and
    farmers; never a chain."""
    person = {"market": "scholar boatman", "places": ["school", "herb_garden", "brewery"]}
    state = planning(person)
    assert slots(state, "scholar") == printed(*EVERYBODY, "any_neutral")
    herbs = ("boatman", "craftsman", "trader", "farmer")
    assert slots(state, "boatman") == printed(*herbs, "any_neutral")
    assert slots(state, "own_boatman") == printed(*herbs)
    assert "brewery:0" not in slots(state, "scholar")
    assert slots(planning({"market": "scholar"}), "scholar") == printed("scholar", "any_neutral")


def test_the_pharmacy_takes_anybody() -> None:
    """ORL-4.10: any token, also a starter."""
    state = planning({"market": "monk", "places": ["pharmacy"]})
    assert {token for token in (*STARTERS, "monk") if "pharmacy:0" in slots(state, token)} == {*STARTERS, "monk"}


def test_starters_never_go_to_the_town_hall() -> None:
    """ORL-4.9.1."""
    state = planning({})
    assert refused(state, "put token=own_farmer slot=town_hall:0", seat=0) == "ORL-4.9.1"


def test_only_matching_is_checked() -> None:
    """ORL-3.4.1: a place may be filled although its action is impossible: a ban, an empty supply, a track at its
    end."""
    person = {"market": "scholar", "tracks": {"scholars": 5}}
    state = planning(person, lost_tokens={"monk": 8})
    do(state, "put token=scholar slot=monastery:0", "put token=own_trader slot=monastery:1", seat=0)
    do(state, "ready", seat=0)
    do(state, "ready", seat=1)
    assert table(state)["round"] == 2, "the Monastery could not be used, so all have passed"
    assert player(state)["slots"] == {"monastery:0": "scholar", "monastery:1": "own_trader"}, "ORL-4.3.2"


def test_slots_need_not_be_filled() -> None:
    """ORL-3.4: tokens stay for later rounds and never move to another slot."""
    state = planning({"slots": fill(castle="farmer - -"), "market": "farmer"})
    assert refused(state, "put token=own_farmer slot=castle:0", seat=0) == "ORL-3.4"
    assert refused(state, "withdraw slot=castle:0", seat=0) == "ORL-3.4"
    assert not [action for action in legal(state, "", 0) if action.do == "withdraw"]


def test_a_plan_can_be_changed() -> None:
    """ORL-3.4, ORL-10.3: what was put on a slot in this phase can be taken back until one is ready."""
    state = planning({"market": "farmer"})
    before = player(state)
    do(state, "put token=farmer slot=castle:0", "put token=own_boatman slot=castle:1", seat=0)
    do(state, "withdraw slot=castle:0", "withdraw slot=castle:1", seat=0)
    assert player(state) == before


def test_tokens_of_the_tower() -> None:
    """ORL-4.10.3: in phase 4 they may go to slots, and go back to the Tower when they are taken back."""
    person = {"tower": "knight own_farmer", "places": ["gunpowder_tower"]}
    state = planning(person)
    before = player(state)
    do(state, "put token=knight slot=ship:2 tower=1", "put token=own_farmer slot=ship:0 tower=1", seat=0)
    assert player(state)["tower"] == {}
    do(state, "withdraw slot=ship:2", "withdraw slot=ship:0", seat=0)
    assert player(state) == before


# ---- ORL-10.3


def test_plans_are_revealed_together() -> None:
    """ORL-10.3: everybody plans at the same time, in any order; phase 5 begins when the last is ready."""
    state = planning({"slots": fill(farm_house="boatman -")}, first=1)
    assert sorted(asked(state)) == [(0, "plan"), (1, "plan")]
    do(state, "put token=own_craftsman slot=farm_house:1", "ready", seat=0)
    assert (asked(state), table(state)["planned"]) == ([(1, "plan")], [0])
    events = told(state, "ready")
    assert [event.seat for event in events if event.kind == "plan"] == [1, 0]
    assert table(state)["phase"] == "actions"
    assert asked(state) == [(0, "turn")]


@pytest.mark.parametrize("first", (0, 1, 2))
def test_turn_order_as_an_option(first: int) -> None:
    """ORL-3.4, ORL-10.3: first player first, clockwise, in the open."""
    people = {seat: {"bag": "monk knight"} for seat in range(3)}
    state = drawing(people, 3, first=first, planning_in_order=True)
    for seat in range(3):
        do(state, "draw count=2", seat=seat)
    order = []
    while table(state)["round"] == 1:
        seat = state.to_act[0]
        order.append(seat)
        assert refused(state, "demand") == "ORL-10.3"
        do(state, "put token=monk slot=castle:0")
        others: Any = state.view((seat + 1) % 3)
        castle = next(place for place in others["players"][seat]["places"] if place["name"] == "castle")
        assert castle["slots"][0]["token"] == "monk"
        assert "knight" in others["players"][(seat + 2) % 3]["market"], "markets are public (ORL-10.1)"
        do(state, "ready")
    assert order == [(first + step) % 3 for step in range(3)]


def test_demanding_turn_order() -> None:
    """ORL-10.3: plans that are not confirmed begin anew, openly and in turn; confirmed ones stand, in secret."""
    people = {seat: {"market": "monk knight"} for seat in range(4)}
    state = drawing(people, 4, first=2)
    do(state, "put token=monk slot=castle:0", "ready", seat=3)
    do(state, "put token=monk slot=ship:0", seat=2)
    do(state, "demand", seat=0)
    assert (table(state)["phase"], state.to_act, table(state)["in_turn"]) == ("planning", (2,), True)
    assert player(state, 2)["slots"] == {}
    assert player(state, 3)["slots"] == {"castle:0": "monk"}
    seen: Any = state.view(0)
    assert "monk" in seen["players"][3]["market"]
    assert refused(state, "ready", seat=3) == "ORL-3.4"
    do(state, "ready")
    assert state.to_act == (0,)
    do(state, "ready")
    assert state.to_act == (1,)
    assert refused(state, "demand") == "ORL-10.3"
    do(state, "ready")
    assert table(state)["round"] == 2


def test_demand_while_others_draw() -> None:
    """ORL-10.3: they finish drawing first, and it holds for this round only."""
    state = drawing({0: {"bag": "monk"}, 1: {}}, first=0)
    do(state, "demand", seat=1)
    assert asked(state) == [(0, "followers")]
    do(state, "draw count=1", seat=0)
    assert asked(state) == [(0, "plan")]
    do(state, "ready", "ready")
    assert (table(state)["round"], table(state)["in_turn"]) == (2, False)


def test_what_was_planned_is_used_in_the_same_round() -> None:
    """ORL-3.4, ORL-4.1: a place whose slots are all filled is activated."""
    state = planning({"market": "boatman"})
    do(state, "put token=boatman slot=farm_house:0", "put token=own_craftsman slot=farm_house:1", seat=0)
    view: Any = state.view(0)
    assert view["players"][0]["places"][0]["active"]
    do(state, "ready", seat=0)
    do(state, "ready", seat=1)
    assert lines(state) == {"use place=farm_house", "pass"}


def test_the_town_hall_is_activated_by_one() -> None:
    """ORL-4.1: by 1 or 2 tokens, also in the eyes of others."""
    for names in ("monk -", "monk knight"):
        state = planning({"slots": fill(town_hall=names)})
        for viewer in (0, 1):
            view: Any = state.view(viewer)
            assert view["players"][0]["places"][9]["active"]
    state = scene(players={0: {"slots": fill(town_hall="- monk")}})
    assert "use place=town_hall" in lines(state)


def test_what_is_ruled_out_does_not_count() -> None:
    """ORL-5.1: in a Pilgrimage a filled Monastery is not among the places that are told as activated, and it says why
    from the start, filled or not; in another round it is one like the others."""
    slots = fill("monastery", "farm_house")
    for event, count in (("pilgrimage", 1), ("taxes", 2)):
        for filled in (slots, fill("farm_house")):
            state = planning({"slots": filled}, event=event)
            view: Any = state.view(0)
            blocked = {place["name"]: place["blocked"] for place in view["players"][0]["places"]}
            assert (blocked["monastery"] is not None) == (event == "pilgrimage")
            assert blocked["monastery"] is None or blocked["monastery"]["why"] == "refuse-banned"
        state = planning({"slots": slots}, event=event)
        ready = legal(state, "ready", 0)[0]
        assert (state.question(0).args["active"], ready.describe(state).args["active"]) == (count, count)
