"""BUR-5: the four die actions. What is offered, what happens, what is refused and by which rule."""

from typing import Any

import pytest

from bastide.core.state import State
from tests.games.burgundy.proof import asked
from tests.games.burgundy.scenario import GAME, end_turns, scenario
from tests.games.kit import do, legal, lines, player, refused, rows

KNOWLEDGE_HEXES = ("h13", "h31", "h36", "h08", "h35", "h04")
"""Of duchy 1; h13 touches the start castle."""


def knowing(*numbers: int) -> dict[str, str]:
    """Hexes of duchy 1 with these knowledge tiles on them."""
    return {where: f"knowledge_{number}" for where, number in zip(KNOWLEDGE_HEXES, numbers, strict=False)}


def seen(state: State, seat: int | None = None) -> Any:
    """What a seat or a spectator sees."""
    return state.view(seat)


def test_all_four_actions() -> None:
    """BUR-5, BUR-3.4.1: without workers a die can only be used as it shows; these are all the actions there are."""
    state = scenario(
        players={0: {"storage": ["mine"], "goods": {"goods_4": 2, "goods_2": 1}}},
        depots={"1": ["bank", "ship"], "4": ["ship", "church"], "5": ["mine"]},
        dice={0: (1, 4)},
    )
    assert lines(state) == {
        "take depot=1 slot=0 tile=bank die=0",
        "take depot=1 slot=1 tile=ship die=0",
        "workers die=0",
        "take depot=4 slot=0 tile=ship die=1",
        "take depot=4 slot=1 tile=church die=1",
        "place storage=0 tile=mine hex=h25 die=1",
        "sell goods=4 die=1",
        "workers die=1",
    }


# ---- BUR-5.1


def test_take_goes_to_storage() -> None:
    """BUR-5.1.1: the tile leaves the depot for an empty storage space, never straight for the duchy."""
    state = scenario(
        players={0: {"storage": ["mine", None, "ship"]}}, depots={"4": ["ship", "church"]}, dice={0: (4, 1)}
    )
    hexes = player(state)["hexes"]
    do(state, "take depot=4 tile=church die=0")
    assert player(state)["storage"] == ["mine", "church", "ship"]
    assert player(state)["hexes"] == hexes
    assert seen(state)["depots"]["4"] == ["ship", None, None, None]
    assert seen(state)["used"] == [True, False]


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        pytest.param("take depot=4 slot=1 tile=church die=0", "BUR-4.7", id="BUR-5.1.1 another number"),
        pytest.param("take depot=3 slot=0 tile=cow_2 die=0", "BUR-5.1.1", id="BUR-5.1.1 an empty space"),
        pytest.param("take depot=3 slot=1 tile=market die=0", "BUR-5.1.1", id="BUR-5.1.1 another tile lies there"),
        pytest.param(
            "take depot=3 slot=1 tile=bank die=0 discard=0", "BUR-5.1.2", id="BUR-5.1.2 R-5 with free storage"
        ),
    ],
)
def test_take_refused(line: str, rule: str) -> None:
    """BUR-5.1.1, BUR-5.1.2: only what lies in the depot of the die value, and no discard without need."""
    state = scenario(
        players={0: {"storage": ["mine"]}}, depots={"3": [None, "bank"], "4": [None, "church"]}, dice={0: (3, 3)}
    )
    assert refused(state, line) == rule


FULL: dict[int, dict[str, Any]] = {0: {"storage": ["mine", "castle", "cow_2"]}}


def test_take_with_full_storage() -> None:
    """BUR-5.1.2, X18: with full storage one of the three tiles goes out of the game, then the new one is taken."""
    state = scenario(players=FULL, depots={"4": ["ship"]}, dice={0: (4, 4)})
    assert lines(state, "take die=0") == {
        "take depot=4 slot=0 tile=ship die=0 discard=0",
        "take depot=4 slot=0 tile=ship die=0 discard=1",
        "take depot=4 slot=0 tile=ship die=0 discard=2",
    }
    do(state, "take tile=ship die=0 discard=1")
    assert player(state)["storage"] == ["mine", "ship", "cow_2"]
    assert seen(state)["gone"] == {"castle": 1}


def test_discard_is_needed() -> None:
    """BUR-5.1.2: with full storage there is no taking without a discard."""
    state = scenario(players=FULL, depots={"4": ["ship"]}, dice={0: (4, 4)})
    action = GAME.action({"do": "take", "seat": 0, "depot": 4, "slot": 0, "tile": "ship", "die": 0})
    assert refused(state, action) == "BUR-5.1.2"


def test_discard_although_the_tile_is_placed_next() -> None:
    """BUR-5.1.2, X35: an old tile goes even when the second die places the new one at once."""
    state = scenario(players=FULL, depots={"4": ["ship"]}, dice={0: (4, 2)})
    do(state, "take tile=ship die=0 discard=2")
    do(state, "place tile=ship hex=h18 die=1")
    assert player(state)["storage"] == ["mine", "castle", None]
    assert seen(state)["gone"] == {"cow_2": 1}


@pytest.mark.parametrize(
    ("tile", "where", "die", "offered"),
    [
        ("castle", "h07", 6, "take depot=4 slot=0 tile=ship"),
        ("market", "h12", 3, "take depot=4 slot=0 tile=ship"),
    ],
)
def test_no_discard_after_a_placement(tile: str, where: str, die: int, offered: str) -> None:
    """BUR-5.1.2: castle actions and buildings take after a placement from storage, so a space is free."""
    board = {"hexes": knowing(26), "storage": ["mine", tile, "cow_2"]}
    state = scenario(players={0: board}, depots={"4": ["ship"]}, dice={0: (die, die)})
    do(state, f"place tile={tile} hex={where} die=0")
    assert lines(state, "take") == {offered}
    do(state, offered)
    assert player(state)["storage"] == ["mine", "ship", "cow_2"]


def test_depot_space_stays_empty() -> None:
    """BUR-5.1.3: a depot space is filled again only when the next phase starts."""
    state = scenario(round=3, depots={"4": ["ship", "bank"]}, dice={0: (4, 4)})
    do(state, "take tile=ship die=0")
    for _ in range(2):
        end_turns(state)
        assert seen(state)["depots"]["4"] == [None, "bank", None, None]
    end_turns(state)
    assert seen(state)["phase"] == "b"
    assert seen(state)["depots"]["4"][0] == "ship"


# ---- BUR-5.2


@pytest.mark.parametrize(
    ("tile", "where", "die", "rule"),
    [
        pytest.param("castle", "h19", 6, "BUR-5.2", id="BUR-5.2 (a) the hex is filled"),
        pytest.param("ship", "h12", 3, "BUR-5.2", id="BUR-5.2 (b) another type"),
        pytest.param("cow_2", "h05", 2, "BUR-5.2", id="BUR-5.2 (c) X14 touches nothing"),
        pytest.param("ship", "h20", 2, "BUR-4.7", id="BUR-5.2 (d) another die value"),
        pytest.param("bank", "h27", 1, "BUR-7.4", id="BUR-5.2 (e) the city has this building"),
    ],
)
def test_place_refused(tile: str, where: str, die: int, rule: str) -> None:
    """BUR-5.2: each of the five conditions on the hex."""
    state = scenario(players={0: {"hexes": {"h26": "bank"}, "storage": [tile]}}, dice={0: (die, die)})
    assert refused(state, f"place storage=0 tile={tile} hex={where} die=0") == rule


def test_place_only_from_storage() -> None:
    """BUR-5.2: a tile that is not in storage cannot be placed, not even one in the depot of the die."""
    state = scenario(players={0: {"storage": ["bank"]}}, depots={"4": ["ship"]}, dice={0: (2, 2)})
    assert refused(state, "place storage=0 tile=ship hex=h18 die=0") == "BUR-5.2"
    assert refused(state, "place storage=1 tile=ship hex=h18 die=0") == "BUR-5.2"


def test_no_hex_in_reach() -> None:
    """BUR-5.2, X14: with a 2 animals find no hex next to the start castle, a ship finds h18."""
    state = scenario(players={0: {"storage": ["cow_2", "ship"]}}, dice={0: (2, 2)})
    assert lines(state, "place die=0") == {"place storage=1 tile=ship hex=h18 die=0"}


@pytest.mark.parametrize(
    ("known", "hexes"),
    [
        pytest.param(26, {"h12"}, id="X15 only the other city"),
        pytest.param(1, {"h12", "h27", "h32", "h33", "h37"}, id="X15 knowledge 1 lifts (e)"),
    ],
)
def test_one_building_of_a_kind_in_a_city(known: int, hexes: set[str]) -> None:
    """BUR-5.2 (e), X15, R-20: a second bank beside the one on h26."""
    duchy = {"h26": "bank", "h36": f"knowledge_{known}", "h28": "cow_2"}
    state = scenario(players={0: {"hexes": duchy, "storage": ["bank"], "workers": 3}}, dice={0: (1, 1)})
    offered = {f"place storage=0 tile=bank hex={where} die=0" for where in hexes}
    assert lines(state, "place die=0") == offered


def test_another_building_in_the_city() -> None:
    """BUR-5.2 (e): other kinds of buildings may join the bank."""
    state = scenario(players={0: {"hexes": {"h26": "bank"}, "storage": ["church"]}}, dice={0: (1, 1)})
    do(state, "place tile=church hex=h27 die=0")
    assert player(state)["hexes"]["h27"] == "church"
    assert player(state)["storage"] == [None, None, None]


ALL_BUT_ONE_ANIMAL = {
    "h01": "cow_2", "h05": "pig_2", "h06": "cow_2", "h10": "pig_2", "h11": "sheep_2", "h27": "bank",
}  # fmt: skip


@pytest.mark.parametrize(
    "moves",
    [
        pytest.param(["place tile=cow_3 hex=h28 die=1"], id="with a die"),
        pytest.param(["place tile=castle hex=h07 die=0", "place tile=cow_3 hex=h28"], id="by a castle"),
        pytest.param(["place tile=city_hall hex=h12 die=0", "place tile=cow_3 hex=h28"], id="by a city hall"),
    ],
)
def test_order_of_resolution(moves: list[str]) -> None:
    """BUR-5.2.1, R-11: area, then bonus tile, then the tile's effect; nested placements go the same way."""
    board = {"hexes": {**ALL_BUT_ONE_ANIMAL}, "storage": ["cow_3", "castle", "city_hall"], "workers": 3}
    state = scenario(phase="c", players={0: board}, dice={0: (6, 2)})
    for line in moves:
        do(state, line)
    assert rows(state)[-4:] == [(1, "BUR-9.1"), (6, "BUR-9.1"), (5, "BUR-9.2"), (3, "BUR-6.2")]


def test_points_come_before_the_castle_action() -> None:
    """BUR-5.2.1: the area and the bonus tile of the last castle are scored when its action is still pending."""
    board = {"hexes": {"h02": "castle", "h03": "castle", "h13": "knowledge_26"}, "storage": ["castle"]}
    state = scenario(players={0: board}, dice={0: (6, 6)})
    do(state, "place tile=castle hex=h07 die=0")
    assert state.scores()[0] == 6 + 10 + 5
    assert asked(state) == ["turn", "castle"]


def test_placed_tiles_stay() -> None:
    """BUR-5.2.2: through a whole game no hex ever changes once it is filled."""
    state = GAME.start(seats=2, seed=11)
    before = [player(state, seat)["hexes"] for seat in range(2)]
    move = 0
    while not state.over:
        actions = state.legal(state.to_act[0])
        placing = [action for action in actions if action.do == "place"]
        state.apply((placing or actions)[move * 7 % len(placing or actions)])
        move += 1
        after = [player(state, seat)["hexes"] for seat in range(2)]
        assert all(old.items() <= new.items() for old, new in zip(before, after, strict=True))
        before = after
    assert all(len(hexes) > 5 for hexes in before)


def test_tile_without_a_hex_waits() -> None:
    """BUR-5.2.3: a tile that cannot be placed stays in storage, over the turn and over the phase."""
    state = scenario(round=5, players={0: {"storage": ["cow_2"], "workers": 3}}, dice={0: (2, 2)})
    assert legal(state, "place") == []
    end_turns(state)
    assert seen(state)["phase"] == "b"
    assert player(state)["storage"] == ["cow_2", None, None]


# ---- BUR-5.3


@pytest.mark.parametrize(
    ("seats", "tiles", "known", "points", "silver", "workers"),
    [
        (2, 1, (), 2, 1, 0),
        (2, 3, (), 6, 1, 0),
        (3, 2, (), 6, 1, 0),
        (4, 2, (), 8, 1, 0),
        (4, 5, (), 20, 1, 0),
        (2, 1, (3,), 2, 2, 0),
        (2, 1, (4,), 2, 1, 1),
        pytest.param(3, 4, (3, 4), 12, 2, 1, id="X20"),
    ],
)
def test_sale(seats: int, tiles: int, known: tuple[int, ...], points: int, silver: int, workers: int) -> None:
    """BUR-5.3.1, BUR-5.3.2: all tiles of the colour, N points for each, silver once; the goods space is free again."""
    board = {"hexes": knowing(*known), "goods": {"goods_4": tiles, "goods_1": 1}}
    state = scenario(seats=seats, players={0: board}, dice={0: (4, 2)})
    assert lines(state, "sell") == {"sell goods=4 die=0"}
    do(state, "sell goods=4 die=0")
    after = player(state)
    assert after["goods"] == {"goods_1": 1}
    assert after["sold"] == {"goods_4": tiles}
    assert (after["points"], after["silver"], after["workers"]) == (points, silver, workers)
    assert rows(state) == [(points, "BUR-5.3.2")]


@pytest.mark.parametrize(
    ("goods", "rule"),
    [
        pytest.param(3, "BUR-5.3.1", id="BUR-5.3.1 none of the colour"),
        pytest.param(5, "BUR-4.7", id="BUR-5.3.1 another die value"),
    ],
)
def test_sale_refused(goods: int, rule: str) -> None:
    """BUR-5.3.1: a sale needs goods of the colour of the die value."""
    state = scenario(players={0: {"goods": {"goods_5": 1}}}, dice={0: (3, 3)})
    assert refused(state, f"sell goods={goods} die=0") == rule


def test_goods_leave_only_by_a_sale() -> None:
    """BUR-5.3.3, R-23: with the goods spaces full a ship leaves new colours lying, and nothing can make room."""
    board = {"goods": {"goods_1": 1, "goods_2": 1, "goods_3": 1}, "storage": ["ship"]}
    state = scenario(players={0: board}, depot_goods={"1": {"goods_4": 2}}, dice={0: (2, 6)})
    do(state, "place tile=ship hex=h18 die=0")
    assert {action.do for action in legal(state)} == {"ship"}
    do(state, "ship depots=1")
    assert player(state)["goods"] == {"goods_1": 1, "goods_2": 1, "goods_3": 1}
    assert seen(state)["depot_goods"]["1"] == {"goods_4": 2}
    assert lines(state) == {"workers die=1"}


def test_goods_space_is_free_at_once() -> None:
    """BUR-5.3.2: the space of what was sold takes a new colour in the same turn."""
    board = {"goods": {"goods_1": 1, "goods_2": 1, "goods_3": 1}, "storage": ["ship"]}
    state = scenario(players={0: board}, depot_goods={"1": {"goods_4": 2}}, dice={0: (3, 2)})
    for line in ("sell goods=3 die=0", "place tile=ship hex=h18 die=1", "ship depots=1"):
        do(state, line)
    assert player(state)["goods"] == {"goods_1": 1, "goods_2": 1, "goods_4": 2}


# ---- BUR-5.4


@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize(("known", "workers", "silver"), [((), 2, 0), ((13,), 2, 1), ((14,), 4, 0), ((13, 14), 4, 1)])
def test_take_workers(known: tuple[int, ...], workers: int, silver: int, die: int) -> None:
    """BUR-5.4.1: two workers with any die value; knowledge 13 and 14 add to it."""
    state = scenario(players={0: {"hexes": knowing(*known)}}, dice={0: (die, die)})
    do(state, "workers die=1")
    assert (player(state)["workers"], player(state)["silver"]) == (workers, silver)
    assert seen(state)["used"] == [False, True]
