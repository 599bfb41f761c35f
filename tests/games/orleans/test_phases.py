"""The course of a round (ORL-3)."""

from typing import Any

import pytest

from tests.core.playing import finish, positions
from tests.games.kit import asked, do, legal, player, refused, table, told
from tests.games.orleans.scenes import GAME, at_end, bag, coins, fill, scene, track


def test_eighteen_rounds() -> None:
    """ORL-3.0, ORL-6.1, ORL-9.9: a round for each hourglass tile, which is never shuffled again; then the game is
    over."""
    rounds: list[int] = []
    seen: Any = None
    for state, _, _ in positions(GAME, 2, 5):
        data = table(state)
        if not rounds or data["round"] != rounds[-1]:
            rounds.append(data["round"])
            assert seen is None or data["past"][:-1] == seen
            seen = data["past"]
        last = state
    assert rounds == list(range(1, 19))
    assert table(finish(last.clone()))["hourglass"] == []


def test_first_player_goes_round() -> None:
    """ORL-3.7: the token passes to the left neighbour."""
    state = GAME.start(seats=3, seed=2, first=1)
    firsts: list[int] = []
    while len(firsts) < 5:
        data = table(state)
        if data["round"] > len(firsts):
            firsts.append(data["first"])
        state.apply(state.legal(state.to_act[0])[-1] if data["phase"] == "actions" else done(state))
    assert firsts == [1, 2, 0, 1, 2]


def done(state: Any) -> Any:
    """Draw as many as possible, or be ready."""
    seat = state.to_act[0]
    return next((one for one in state.legal(seat) if one.do == "ready"), state.legal(seat)[0])


# ---- ORL-3.2


def census(*farmers: int, **given: Any) -> Any:
    """Everybody has passed; the next round's census has been taken. Coins by seat."""
    people = {seat: {"tracks": {"farmers": index}} for seat, index in enumerate(farmers)}
    for seat, purse in enumerate(given.pop("purses", ())):
        people[seat]["coins"] = purse
    return at_end(len(farmers), people, **given)


def test_x01() -> None:
    """X1 (ORL-3.2): farmers 5, 3, 3, 1: the first takes a coin, the last pays one."""
    assert coins(census(5, 3, 3, 1)) == [6, 5, 5, 4]


def test_x02() -> None:
    """X2 (ORL-3.2): farmers 4, 4, 2, 2: nobody receives, nobody pays."""
    assert coins(census(4, 4, 2, 2)) == [5, 5, 5, 5]


def test_x03() -> None:
    """X3 (ORL-3.2): two players, farmers 3 and 0, the second has no coin: the first takes one, the second is not
    concerned."""
    state = census(3, 0, purses=(5, 0))
    assert coins(state) == [6, 0]
    assert table(state)["phase"] == "followers"


def test_census_by_torture() -> None:
    """D2 (ORL-11): who cannot pay the census gives an item (ORL-3.2, ORL-5.8)."""
    state = census(2, 1, 0, purses=(0, 0, 0))
    assert coins(state) == [1, 0, 0]
    assert asked(state) == [(2, "debt")]
    assert table(state)["phase"] == "census"
    do(state, "give_station")
    assert player(state, 2)["supply"] == 9
    assert table(state)["phase"] == "followers"


# ---- ORL-3.5


def test_turns() -> None:
    """D5 (ORL-11): first player first, clockwise, one place each turn, or pass, which is final (ORL-3.5, ORL-3.5.1)."""
    filled = {"slots": fill("farm_house", "scriptorium")}
    state = scene(players={0: filled, 1: filled, 2: filled}, first=1, active=1)
    assert state.to_act == (1,)
    do(state, "use place=farm_house")
    assert state.to_act == (2,)
    do(state, "pass")
    assert state.to_act == (0,)
    do(state, "use place=scriptorium")
    assert state.to_act == (1,)
    do(state, "use place=scriptorium")
    assert (state.to_act, table(state)["passed"]) == ((0,), [2])
    passes = [event for event in told(state, "use place=farm_house") if event.kind == "pass"]
    assert [(event.seat, event.args["forced"]) for event in passes] == [(1, 1), (0, 1)], "nothing left (ORL-3.5.4)"


def test_passing_leaves_places_filled() -> None:
    """ORL-3.5.1, ORL-3.5.3: nobody is forced to use an activated place, and it stays filled."""
    state = scene(players={0: {"slots": fill("farm_house")}}, passed=[1, 2])
    events = told(state, "pass")
    assert table(state)["round"] == 2
    assert player(state)["slots"] == fill("farm_house")
    assert [event.args["forced"] for event in events if event.kind == "pass"] == [0]


def test_order_of_actions_is_free() -> None:
    """ORL-3.5.3: any activated place, in any order; one that is not is refused (ORL-4.1)."""
    state = scene(players={0: {"slots": {**fill("farm_house", "castle"), **fill(monastery="scholar -")}}})
    assert {str(action) for action in legal(state)} == {"use place=farm_house", "use place=castle", "pass"}
    assert refused(state, "use place=monastery") == "ORL-4.1"
    assert refused(state, "use place=hayrick") == "ORL-4.10.1"


def test_place_used_twice() -> None:
    """ORL-3.5.4: a place that is filled again in phase 5 can be used again."""
    people = {0: {"slots": {**fill("bathhouse"), **fill(scriptorium="technology scholar")}, "places": ["bathhouse"],
                  "bag": "scholar", "installed": True}}  # fmt: skip
    state = scene(players=people, passed=[1, 2])
    do(state, "use place=scriptorium", "use place=bathhouse")
    do(state, "lay token=scholar slot=scriptorium:1", "use place=scriptorium")
    assert track(state, "development") == 2
    assert bag(state) == {"scholar": 2, "boatman": 1} or table(state)["round"] == 2


def test_the_event_goes_round() -> None:
    """ORL-3.6: first player first; each carries his part out before the next one."""
    people = {seat: {"goods": {"grain": 1, "wine": 1}} for seat in range(3)}
    state = at_end(3, people, event="harvest", first=1)
    order = []
    while table(state)["phase"] == "event":
        order.append(state.to_act)
        do(state, "feed good=grain")
    assert order == [(1,), (2,), (0,)]


def test_what_belongs_to_a_round_ends_with_it() -> None:
    """ORL-3.5.1, ORL-10.3: nobody has passed or confirmed a plan when the next round begins."""
    data = table(at_end(following="income"))
    assert (data["passed"], data["planned"], data["step"], data["acted"]) == ([], [], 0, False)


@pytest.mark.parametrize("phase", ["removal", "followers", "actions"])
def test_out_of_turn(phase: str) -> None:
    """ORL-3.5, ORL-3.4: whoever is not asked is told so."""
    state = GAME.start(seats=2, seed=1, first=0, remove_place_tiles=phase == "removal")
    if phase == "followers":
        do(state, "ready", seat=1)
        assert refused(state, "ready", seat=1) == "ORL-3.4"
    elif phase == "actions":
        state = scene(players={0: {"slots": fill("farm_house")}})
        assert refused(state, "pass", seat=1) == "ORL-3.5"
    else:
        assert refused(state, "skip", seat=1) == "ORL-3.5"
