"""Cooperative Building (FLO-12): joined estates, places and money."""

from typing import Any

import pytest

from bastide.core.state import State
from tests.games.florence.joining import JOINED, at, built, joint, meeting, over, piece, places, shown, tower
from tests.games.florence.scenes import GAME, coins, points, scene, value
from tests.games.kit import asked, do, legal, lines, player, refused, rows, table, told

BUILDER = {"builders": 1}
WORKSHOP = (at(0, 5, 6) + at(1, 5, 6), at(0, 0) + at(1, 0) + at(2, 0))
"""Seven cells over the border of seats 0 and 1."""


# ---- FLO-12.1, FLO-12.2: the boards


@pytest.mark.parametrize(
    ("seats", "borders"),
    [
        (2, [[0, 1]]),
        (3, [[0, 1], [1, 2], [2, 0]]),
        (4, [[0, 1], [1, 2], [2, 3], [3, 0]]),
        (5, [[0, 1], [1, 2], [2, 3], [3, 4], [4, 0]]),
    ],
)
def test_borders(seats: int, borders: list[list[int]]) -> None:
    """FLO-12.1: two players share one border; more form a ring, and everybody has two neighbours."""
    state = meeting(seats)
    assert shown(state)["borders"] == borders
    neighbours = {action.to_json()["to"] for action in legal(state, "building=tower") if action.do == "offer"}
    assert neighbours == ({1} if seats == 2 else {1, seats - 1})


def test_side_b() -> None:
    """FLO-12.1, FLO-2.3: all estates show side B; without the expansion side A."""
    view: Any = GAME.start(3, 1, cooperative=True).view(0)
    assert view["palazzo"] == [37, 38, 39, 44, 45, 46]
    assert view["players"][0]["empty"] == 43
    plain: Any = GAME.start(3, 1).view(0)
    assert plain["palazzo"] == [35, 36, 37, 42, 43, 44]
    assert "cooperative" not in plain


def test_side_b_as_printed() -> None:
    """FLO-12.1: the palazzo of side B is reconstructed, and can be replaced."""
    cells = [0, 1, 7, 8, 14, 15]
    view: Any = GAME.start(3, 1, cooperative=True, components={"palazzo_b": cells}).view(0)
    assert view["palazzo"] == cells
    other: Any = GAME.start(3, 1, components={"palazzo_b": cells}).view(0)
    assert other["palazzo"] == [35, 36, 37, 42, 43, 44]


def test_landscapes_and_borders() -> None:
    """FLO-12.2, FLO-12.12: landscapes lie in the own estate; at a border they need no builder, whatever is beyond."""
    neighbour = {"estate": [built("tower", 0, 0, 1, 2)]}
    state = scene(3, "auction", {1: neighbour}, settings=JOINED)
    do(state, "open object=park", "pass", "pass")
    for action in legal(state):
        assert all(touch.startswith("cell:") and touch.count(":") == 1 for touch in action.touches())
    assert legal(state, "at=4 turn=1")
    do(state, "lay at=4 turn=1")
    assert player(state)["estate"] == [built("park", 0, 4, 5, 6)]


# ---- FLO-12.3, FLO-12.4: what and where


def test_where_it_can_lie() -> None:
    """FLO-12.4: at least one cell of each of the two estates, none of a third; FLO-12.12: row r meets row r."""
    state = do(meeting(4), "offer to=1 building=tower")
    found = places(state)
    assert len(found) == 10, "seven rows, two ways; in the last two rows not beside a palazzo"
    for cells in found:
        assert {seat for seat, _ in cells} == {0, 1}
        assert len({cell // 7 for _, cell in cells}) == 1
    assert [(0, 5), (0, 6), (1, 0)] in found
    assert [(0, 6), (1, 0), (1, 1)] in found
    left = do(meeting(4), "offer to=3 building=tower")
    assert all({seat for seat, _ in cells} == {0, 3} for cells in places(left))
    assert [(0, 0), (0, 1), (3, 6)] in places(left)


def test_one_sided_places_are_refused() -> None:
    """FLO-12.4: wholly in one estate, or over another border."""
    state = do(meeting(3), "offer to=1 building=tower")
    assert refused(state, "join at=0 turn=1 cells=0+1+2") == "FLO-12.4"
    assert refused(state, "join at=103 turn=1 cells=103+104+0") == "FLO-12.4"
    assert refused(state, "join at=5 turn=1 cells=0+1+2") == "FLO-12.4"


def test_the_cells_of_a_joint_building_follow_from_its_place() -> None:
    """FLO-12.4: named or not; others than follow are refused as such."""
    state = do(meeting(3), "offer to=1 building=tower")
    place: dict[str, Any] = {"do": "join", "seat": 0, "at": 5, "turn": 1}
    right = legal(state, "at=5 turn=1")[0].to_json()["cells"]
    after = do(state.clone(), "join at=5 turn=1")
    for given in (place, {**place, "cells": right}):
        again = state.clone()
        again.apply(GAME.action(given))
        assert again == after
    refusal = state.refuse(GAME.action({**place, "cells": [0, 1, 2]}))
    assert refusal is not None and (refusal.rule, refusal.phrase.key) == ("FLO-12.4", "refuse-cells")


def test_taken_cells() -> None:
    """FLO-6.2.2: on empty cells of both estates, landscapes too."""
    state = meeting(3, {1: {"estate": [built("park", 0, 0, 1, 2)]}})
    do(state, "offer to=1 building=tower")
    assert refused(state, over(state, 0, at(0, 5, 6), 1, at(0, 0))) == "FLO-6.2.2"
    assert legal(state, "at=12")


def test_actions_of_a_turn() -> None:
    """FLO-12.3, FLO-16: a joint building with a neighbour is one more thing to do; the partner needs no action."""
    state = meeting(3)
    assert {action.do for action in legal(state)} == {"build", "offer", "profession", "freedom", "bonus", "end"}
    assert len([action for action in legal(state) if action.do == "offer"]) == 20


def test_only_neighbours() -> None:
    """FLO-12.1, FLO-12.3: with exactly one, who sits next to the builder; nothing of it without the expansion."""
    assert refused(meeting(4), "offer to=2 building=tower") == "FLO-12.1"
    assert refused(meeting(4), "offer to=0 building=tower") == "FLO-12.1"
    assert refused(scene(4), "offer to=1 building=tower") == "FLO-12.1"
    assert refused(
        meeting(3, {0: {"recruiting": 1}, 1: {"played": "poet"}}, actions=0), "offer to=1 building=tower"
    ) == ("FLO-6.0")


# ---- FLO-12.5, FLO-12.6: money, and what both have of it


def test_x18_ex18() -> None:
    """X18 (FLO-12.5): one builder, so 300 to the bank; the partner with three pays 500: the active player nets 200,
    and both get 3 PP."""
    state = meeting(3, {0: {"coins": 1000, "builders": 1}, 1: {"coins": 800, "builders": 3}})
    do(state, "offer to=1 building=workshop")
    state.apply(over(state, 0, WORKSHOP[0], 1, WORKSHOP[1]))
    do(state, "share coins=500")
    assert asked(state) == [(0, "turn"), (1, "answer")]
    do(state, "accept")
    assert coins(state) == [1200, 300, 3500]
    assert points(state) == [3, 3, 0]
    assert rows(state, 0) == rows(state, 1) == [(3, "FLO-12.6")]


def test_the_partner_spends_no_action() -> None:
    """FLO-12.5: it is one action of the active player."""
    state = do(tower(meeting(3), 0), "accept")
    assert asked(state) == [(0, "turn")]
    assert table(state)["actions"] == 1
    do(state, "end")
    assert (asked(state), table(state)["actions"]) == ([(1, "turn")], 2)


def test_last_action() -> None:
    """FLO-3.4: with it the turn is over where nothing else is left."""
    state = do(tower(meeting(3, actions=1), 0), "accept")
    assert asked(state) == [(1, "turn")]


def test_what_the_partner_pays_helps_to_pay() -> None:
    """FLO-12.5: he pays first; the price is that of the active player's builders, 700 without any."""
    state = do(tower(meeting(3, {0: {"coins": 0}, 1: {"coins": 700, "builders": 3}}), 700), "accept")
    assert coins(state) == [0, 0, 3500]
    free = do(tower(meeting(3, {0: {"coins": 0, "builders": 3}}), 400), "accept")
    assert coins(free) == [400, 3100, 3500]


def test_nothing_at_least() -> None:
    """FLO-17.41, FLO-12.3: the partner may pay nothing; he is never paid."""
    state = do(meeting(3), "offer to=1 building=tower")
    state.apply(over(state, 0, at(0, 5, 6), 1, at(0, 0)))
    sums: list[Any] = [action.to_json()["coins"] for action in legal(state)]
    assert sums[:3] == [0, 100, 200]
    assert max(sums) > 700, "it may exceed the price"
    do(state, "share coins=0", "accept")
    assert coins(state) == [2800, 3500, 3500]


def test_one_tile_for_two() -> None:
    """FLO-12.6, FLO-12.12: one tile leaves the stock, each estate is covered where it lies, and both have it."""
    state = do(tower(meeting(3), 0), "accept")
    data = table(state)
    assert data["buildings"]["tower"] == 2
    assert data["extras"]["cooperative"]["joint"] == [joint("tower", (0, 1), at(0, 5, 6), at(0, 0))]
    view: Any = state.view(2)
    assert [one["empty"] for one in view["players"]] == [41, 42, 43]
    assert [one["buildings"] for one in view["players"]] == [["tower"], ["tower"], []]
    assert view["players"][0]["estate"] == [{"tile": "tower", "cells": at(0, 5, 6), "with": 1}]
    assert view["players"][1]["estate"] == [{"tile": "tower", "cells": at(0, 0), "with": 0}]


def test_one_of_each_type() -> None:
    """FLO-12.6, FLO-12.13: neither may have that type, nor build it again, alone or jointly."""
    own = meeting(3, {0: {"estate": [built("tower", 0, 1, 2, 3)]}})
    assert refused(own, "offer to=1 building=tower") == "FLO-12.6"
    theirs = meeting(3, {1: {"estate": [built("tower", 0, 1, 2, 3)]}})
    assert refused(theirs, "offer to=1 building=tower") == "FLO-12.6"
    assert not legal(theirs, "offer to=1 building=tower")
    assert legal(theirs, "offer to=2 building=tower")
    state = do(tower(meeting(3), 0), "accept")
    assert refused(state, "build building=tower") == "FLO-6.2.1"
    do(state, "end")
    assert refused(state, "build building=tower") == "FLO-6.2.1"
    assert refused(state, "offer to=2 building=tower") == "FLO-12.6"


def test_stock() -> None:
    """FLO-14: what is out of stock cannot be built together either."""
    stock = {**dict.fromkeys(table(meeting(3))["buildings"], 3), "tower": 0}
    assert refused(meeting(3, buildings=stock), "offer to=1 building=tower") == "FLO-14"


def test_it_counts_for_works_and_cards() -> None:
    """FLO-12.6, FLO-12.13: as a building of both, for Works, bonus cards and prestige cards."""
    cards = {"hand": "astronomer bonus_buildings prestige_most_buildings"}
    before = meeting(3, {1: cards})
    joints = [joint("tower", (0, 1), at(0, 5, 6), at(0, 0))]
    after = meeting(3, {1: cards}, joints)
    assert value(after, "astronomer", 1) == value(before, "astronomer", 1) + 4
    views: list[Any] = [state.view(1)["players"] for state in (before, after)]
    assert [view[1]["bonuses"]["bonus_buildings"] for view in views] == [0, 1]
    assert [view[1]["prestiges"]["prestige_most_buildings"] for view in views] == [0, 3]


# ---- FLO-12.7: contact of joint buildings


def test_x19_ex19() -> None:
    """X19 (FLO-12.7): with one builder no contact in the own estate; the partner with three may have it in his."""
    own = [built("tower", 4, 4, 5, 6)]
    far = [built("tower", 4, 0, 1, 2)]
    partner = {"builders": 3, "estate": far}
    state = do(meeting(3, {0: BUILDER, 1: partner}), "offer to=1 building=chapel")
    above = over(state, 0, at(2, 6) + at(3, 6), 1, at(3, 0))
    assert state.refuse(above) is None
    state = do(meeting(3, {0: {"estate": own, **BUILDER}, 1: {"builders": 3}}), "offer to=1 building=chapel")
    assert refused(state, over(state, 0, at(3, 6), 1, at(2, 0) + at(3, 0))) == "FLO-12.7"
    assert refused(state, over(state, 0, at(2, 6) + at(3, 6), 1, at(3, 0))) == "FLO-12.7"


def test_partners_are_checked_separately() -> None:
    """FLO-12.7: two builders of the active player do not help in the partner's estate."""
    partner = {"builders": 1, "estate": [built("tower", 4, 0, 1, 2)]}
    state = do(meeting(3, {0: {"builders": 3}, 1: partner}), "offer to=1 building=chapel")
    assert refused(state, over(state, 0, at(2, 6) + at(3, 6), 1, at(3, 0))) == "FLO-12.7"
    assert state.refuse(over(state, 0, at(1, 6) + at(2, 6), 1, at(2, 0))) is None


def test_contact_across_the_border() -> None:
    """FLO-17.46 (FLO-12.7): a new cell that touches a building beyond the border: the owner of the cell needs the
    builders, not the one of the building."""
    across = {"estate": [built("tower", 2, 0, 1, 2)]}
    for mine, theirs, allowed in ((1, 3, False), (3, 1, True), (2, 0, True)):
        state = meeting(3, {0: {"builders": mine}, 1: {"builders": theirs, **across}})
        do(state, "offer to=1 building=opera")
        # Column 6 down to row 2, which touches the tower beyond; the two cells beyond lie in row 0.
        lie = over(state, 0, at(0, 6) + at(1, 6) + at(2, 6), 1, at(0, 0, 1))
        assert (state.refuse(lie) is None) == allowed
        if not allowed:
            assert refused(state, lie) == "FLO-12.7"


def test_contact_across_the_border_from_the_right() -> None:
    """FLO-17.46 (FLO-12.7): the same where the building stands left of the border and the new cell right of it."""
    for mine, theirs, allowed in ((3, 1, False), (0, 2, True)):
        own = {"builders": mine, "estate": [built("tower", 2, 4, 5, 6)]}
        state = do(meeting(3, {0: own, 1: {"builders": theirs}}), "offer to=1 building=opera")
        lie = over(state, 0, at(0, 5, 6), 1, at(0, 0) + at(1, 0) + at(2, 0))
        assert (state.refuse(lie) is None) == (lie in state.legal(0)) == allowed


def test_no_builder_is_needed_without_contact() -> None:
    """FLO-12.7: FLO-12.8 is for those who build alone; a joint building may lie at the border without any builder."""
    state = do(tower(meeting(3), 0), "accept")
    assert points(state) == [3, 3, 0]


def test_landscapes_never_hinder() -> None:
    """FLO-12.7, FLO-6.2.4: contact with landscapes is free on either side."""
    park = {"estate": [built("park", 4, 0, 1, 2)]}
    state = do(meeting(3, {1: park}), "offer to=1 building=chapel")
    assert state.refuse(over(state, 0, at(2, 6) + at(3, 6), 1, at(3, 0))) is None


def test_no_place_at_all() -> None:
    """FLO-12.7: without any place over the border nothing is offered."""
    wall = [piece("forest", *at(0, 6), *at(1, 6), *at(2, 6), *at(0, 5), *at(1, 5))]
    wall += [piece("park", *at(3, 6), *at(4, 6), *at(5, 6))]
    state = meeting(3, {0: {"estate": wall}, 1: {"builders": 2}})
    assert refused(state, "offer to=1 building=university") == "FLO-12.7"
    assert legal(state, "offer to=1 building=tower")
    assert legal(state, "offer to=2 building=university")


# ---- FLO-12.8: alone at a border


def alone(builders: int, neighbour: list[dict[str, Any]], seats: int = 3) -> State:
    """Seat 0 builds a tower; what stands in the estate to its right."""
    state = meeting(seats, {0: {"builders": builders}, 1: {"estate": neighbour}})
    return do(state, "build building=tower")


def test_alone_at_a_border() -> None:
    """FLO-12.8: at a free border it takes a builder; the building lies wholly in the own estate."""
    without = alone(0, [])
    assert refused(without, "lay at=4 turn=1") == "FLO-12.8"
    assert refused(without, "lay at=0 turn=1") == "FLO-12.8"
    assert legal(without, "at=1 turn=1")
    touched = {int(touch.split(":")[1]) % 7 for action in legal(without) for touch in action.touches()}
    assert touched == {1, 2, 3, 4, 5}
    assert legal(alone(1, []), "at=4 turn=1")


def test_alone_where_the_other_side_is_taken() -> None:
    """FLO-12.8, FLO-17.21: with a building across the border it takes two builders; a landscape does not count."""
    other = [piece("chapel", *at(0, 0, 1), *at(1, 0))]
    assert refused(alone(1, other), "lay at=4 turn=1") == "FLO-12.8"
    assert legal(alone(1, other), "at=18 turn=1"), "row 2 touches nothing"
    assert legal(alone(2, other), "at=4 turn=1")
    assert legal(alone(1, [built("park", 0, 0, 1, 2)]), "at=4 turn=1")


def test_alone_beside_a_palazzo() -> None:
    """FLO-12.8, FLO-17.21: a palazzo across the border counts as a building does."""
    printed = {"components": '{"palazzo_b": [0, 1, 7, 8, 14, 15]}'}
    state = do(meeting(3, {0: {"builders": 1}}, settings=printed), "build building=tower")
    assert refused(state, "lay at=4 turn=1") == "FLO-12.8"
    assert legal(state, "at=25 turn=1")


def test_outer_sides_are_free() -> None:
    """FLO-12.1, FLO-12.8: two players have one border; the other sides of their estates are no borders."""
    state = alone(0, [], seats=2)
    assert legal(state, "at=0 turn=1")
    assert refused(state, "lay at=4 turn=1") == "FLO-12.8"
    do(state, "lay at=0 turn=1", "end")
    do(state, "build building=tower")
    assert refused(state, "lay at=0 turn=1") == "FLO-12.8"
    assert legal(state, "at=4 turn=1")


def barred(state: State, seat: int) -> list[int]:
    """Empty cells on which a seat cannot build alone."""
    view: Any = state.view(None)
    found: list[int] = view["players"][seat]["barred"]
    return found


def test_a_building_at_the_border_hinders_the_neighbour() -> None:
    """FLO-12.8, FLO-12.12: what comes to a border is felt beyond it at once, a joint building on both sides."""
    state = meeting(3, {seat: {"builders": 1} for seat in range(3)})
    beside = [30, 31, 32, 36, 40, 43, 47]
    assert barred(state, 1) == beside
    left = do(state.clone(), "build building=chapel", "lay at=0 turn=0")
    assert barred(left, 2) == sorted([*beside, *at(0, 6)])
    do(state, "build building=chapel", "lay at=5 turn=0")
    assert barred(state, 1) == sorted([*beside, *at(0, 0), *at(1, 0)])
    do(tower(state, 0, row=3), "accept")
    assert set(at(2, 5, 6) + at(3, 4) + at(4, 5, 6)) <= set(barred(state, 0))
    assert set(at(2, 0) + at(3, 1) + at(4, 0)) <= set(barred(state, 1))
    assert barred(state, 2) == beside
    do(state, "build building=chapel")
    assert refused(state, "lay at=0 turn=0") == "FLO-12.8"


def test_the_first_builder_opens_the_border() -> None:
    """FLO-12.8, FLO-5.3: a place at the border is found as soon as a builder has come."""
    full = [piece("forest", *at(0, 1), *at(1, 1), *at(2, 1), *at(0, 2), *at(1, 2))]
    full += [piece("park", *at(0, 3, 4, 5)), piece("lake", *at(1, 3, 4), *at(2, 3, 4))]
    full += [piece("park", *at(1, 5), *at(2, 5), *at(3, 5)), piece("park", *at(3, 1, 2, 3))]
    given = {0: {"estate": full}}
    assert refused(meeting(3, given), "build building=tower") == "FLO-6.2.3"
    state = scene(3, "auction", given, settings=JOINED)
    do(state, "open object=builder", "pass", "pass", "leave", "leave")
    assert legal(state, "build building=tower")


# ---- what is told and written


def test_events() -> None:
    """FLO-12.5, FLO-12.6: what is told of a deal, for both."""
    state = tower(meeting(3), 300)
    events = told(state, "accept")
    kinds = [(event.kind, event.seat) for event in events]
    assert kinds[:4] == [("accept", 1), ("hand", 1), ("handed", 0), ("pay", 0)]
    assert kinds[4:] == [("joint", 0), ("score", 0), ("score", 1)]
    assert (events[4].args["to"], events[4].args["other"]) == ("cell:0:5", 2)
    assert not any(event.secret for event in events)


def test_lines() -> None:
    """FLO-12.10: how a negotiation is written."""
    state = do(meeting(3), "offer to=1 building=tower", "join at=5 turn=1", "share coins=300")
    assert lines(state) == {"accept", "counter", "refuse"}
