"""BUR-4: what it costs to use a die as another value, and which knowledge tiles make it cheaper."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.burgundy.proof import asked
from tests.games.burgundy.scenario import scenario
from tests.games.burgundy.test_die_actions import knowing, seen
from tests.games.kit import do, legal, lines, player, refused

FACES = range(1, 7)
ALL_DEPOTS: dict[str, Sequence[str | None]] = {
    "1": ["bank"], "2": ["knowledge_1"], "3": ["cow_2"], "4": ["ship"], "5": ["mine"], "6": ["church"],
}  # fmt: skip

STEPS = {
    1: [0, 1, 2, 3, 2, 1],
    2: [1, 0, 1, 2, 3, 2],
    3: [2, 1, 0, 1, 2, 3],
    4: [3, 2, 1, 0, 1, 2],
    5: [2, 3, 2, 1, 0, 1],
    6: [1, 2, 3, 2, 1, 0],
}
"""From each face to the values 1 … 6, around the corner between 6 and 1."""

PRICES = {
    (): [0, 1, 2, 3],
    (12,): [0, 0, 1, 2],
    (8,): [0, 1, 1, 2],
    (8, 12): [0, 0, 1, 1],
}
"""Workers by distance 0 … 3: no tile, a free step, tile 8, both."""


@pytest.mark.parametrize("known", PRICES)
@pytest.mark.parametrize("face", FACES)
def test_price_table(face: int, known: tuple[int, ...]) -> None:
    """BUR-4.1, BUR-4.3, BUR-4.5, BUR-4.7: which depots a die reaches with so many workers, and what it pays."""
    prices = [PRICES[known][steps] for steps in STEPS[face]]
    for workers in range(4):
        board = {"hexes": knowing(*known), "workers": workers}
        state = scenario(players={0: board}, depots=ALL_DEPOTS, dice={0: (face, face)})
        assert seen(state)["prices"]["0"]["take"] == prices
        takes = legal(state, "take die=0")
        assert [action.fields()["depot"] for action in takes] == [d for d in FACES if prices[d - 1] <= workers]
        for action in takes:
            after = state.clone()
            after.apply(action)
            depot = action.fields()["depot"]
            assert isinstance(depot, int)
            assert player(after)["workers"] == workers - prices[depot - 1]


def test_six_and_one_are_neighbours() -> None:
    """BUR-4.1, X1: a 2 becomes a 6 over 1 for two workers."""
    state = scenario(players={0: {"workers": 2}}, depots=ALL_DEPOTS, dice={0: (2, 2)})
    do(state, "take depot=6 die=0")
    assert player(state)["workers"] == 0
    assert player(state)["storage"] == ["church", None, None]


def test_price_is_paid_with_the_use() -> None:
    """BUR-4.2, R-27: a die cannot be changed on its own; it keeps its face, and the workers go when it is used."""
    state = scenario(players={0: {"workers": 5}}, depots=ALL_DEPOTS, dice={0: (1, 1)})
    assert {action.do for action in legal(state)} == {"take", "workers"}
    do(state, "take depot=2 die=0")
    assert player(state)["workers"] == 4
    assert seen(state)["players"][0]["dice"] == [1, 1]
    assert seen(state)["prices"] == {"1": seen(state)["prices"]["1"]}
    assert seen(state)["prices"]["1"]["take"] == STEPS[1]


@pytest.mark.parametrize("die", FACES)
def test_taking_workers_is_free(die: int) -> None:
    """BUR-4.4: no value, no price; it works without any worker."""
    state = scenario(dice={0: (die, die)})
    assert lines(state) == {"workers die=0", "workers die=1"}
    do(state, "workers die=0")
    assert player(state)["workers"] == 2


# ---- BUR-4.6: tile, hex in reach, die number of the hex

PLACES = {
    "building": ("church", "h26", 3),
    "ship": ("ship", "h18", 2),
    "animal": ("cow_2", "h11", 4),
    "castle": ("castle", "h07", 6),
    "mine": ("mine", "h25", 4),
    "knowledge": ("knowledge_20", "h08", 5),
}
COVERED = {
    8: set(),
    9: {"building"},
    10: {"ship", "animal"},
    11: {"castle", "mine", "knowledge"},
    12: {"take"},
}


@pytest.mark.parametrize("known", COVERED)
@pytest.mark.parametrize("use", PLACES)
def test_free_step_of_a_placement(use: str, known: int) -> None:
    """BUR-4.6: tiles 9, 10 and 11 cover a placement by the type of the tile; 8 and 12 give it no free step."""
    tile, where, value = PLACES[use]
    board = {"hexes": {"h12": "bank", "h13": f"knowledge_{known}"}, "storage": [tile]}
    state = scenario(players={0: board}, dice={0: (value % 6 + 1, value)})
    line = f"place storage=0 tile={tile} hex={where} die=0"
    if use in COVERED[known]:
        do(state, line)
        assert player(state)["hexes"][where] == tile
    else:
        assert refused(state, line) == "BUR-4.7"


@pytest.mark.parametrize("known", COVERED)
def test_free_step_of_taking_and_selling(known: int) -> None:
    """BUR-4.6: tile 12 covers taking a tile; selling is covered by none."""
    board = {"hexes": knowing(known), "goods": {"goods_3": 1}}
    state = scenario(players={0: board}, depots=ALL_DEPOTS, dice={0: (2, 2)})
    depots = {action.fields()["depot"] for action in legal(state, "take die=0")}
    assert depots == ({1, 2, 3} if "take" in COVERED[known] else {2})
    assert refused(state, "sell goods=3 die=0") == "BUR-4.7"


@pytest.mark.parametrize("known", COVERED)
def test_price_view(known: int) -> None:
    """BUR-4.3, BUR-4.6: the table of prices that everybody sees, for each use."""
    state = scenario(players={0: {"hexes": knowing(known)}}, dice={0: (1, 4)})
    for die, face in (("0", 1), ("1", 4)):
        shown = seen(state)["prices"][die]
        for use in ("take", "sell", *PLACES):
            row = [0, 1, 1, 2] if known == 8 else [0, 0, 1, 2] if use in COVERED[known] else [0, 1, 2, 3]
            assert shown[use] == [row[steps] for steps in STEPS[face]]


@pytest.mark.parametrize(
    ("known", "board", "die", "line", "price"),
    [
        pytest.param((8,), {"goods": {"goods_3": 1}}, 6, "sell goods=3", 2, id="X5"),
        pytest.param((8, 9), {"storage": ["bank"], "hexes": {"h20": "ship"}}, 5, "place hex=h14", 1, id="X16 building"),
        pytest.param((8, 9), {"storage": ["ship"]}, 5, "place hex=h18", 2, id="X16 ship"),
        pytest.param((12,), {}, 6, "take depot=1", 0, id="X17 one step"),
        pytest.param((12,), {}, 6, "take depot=2", 1, id="X17 two steps"),
        pytest.param((8, 9, 10, 11, 12), {"goods": {"goods_4": 1}}, 1, "sell goods=4", 2, id="X32 sale"),
        pytest.param((8, 9, 10, 11, 12), {}, 1, "take depot=4", 1, id="X32 take"),
    ],
)
def test_examples(known: tuple[int, ...], board: dict[str, Any], die: int, line: str, price: int) -> None:
    """BUR-4.3, BUR-4.5, BUR-4.6: the worked examples; one worker less than the price is not enough."""
    hexes = {**knowing(*known), **board.get("hexes", {})}
    for workers in range(price + 1):
        state = scenario(
            players={0: {**board, "hexes": hexes, "workers": workers}}, depots=ALL_DEPOTS, dice={0: (die, die)}
        )
        if workers < price:
            assert refused(state, f"{line} die=0") == "BUR-4.7"
    do(state, f"{line} die=0")
    assert player(state)["workers"] == 0


def test_tile_does_not_help_itself() -> None:
    """BUR-4.6, X38: tile 11 costs a worker to place one step off; the next die places a mine one step off for free."""
    board = {"hexes": {"h13": "knowledge_26"}, "storage": ["knowledge_11", "mine"], "workers": 1}
    state = scenario(players={0: board}, dice={0: (4, 5)})
    do(state, "place tile=knowledge_11 hex=h08 die=0")
    assert player(state)["workers"] == 0
    do(state, "place tile=mine hex=h25 die=1")
    assert player(state)["hexes"]["h25"] == "mine"


@pytest.mark.parametrize(
    ("known", "board", "line"),
    [
        pytest.param((), {"storage": ["boarding_house"]}, "place hex=h26", id="a boarding house"),
        pytest.param((4,), {"goods": {"goods_3": 2}}, "sell goods=3", id="a sale with knowledge 4"),
        pytest.param((), {"storage": ["castle"], "hexes": {"h12": "bank"}}, "place hex=h07", id="a castle"),
    ],
)
def test_workers_won_come_too_late(known: tuple[int, ...], board: dict[str, Any], line: str) -> None:
    """BUR-4.7: the whole price must be there before the action, whatever workers the action brings."""
    hexes = {"h13": "knowledge_26", **knowing(*known), **board.get("hexes", {})}
    value = 6 if "h07" in line else 3
    state = scenario(players={0: {**board, "hexes": hexes}}, dice={0: (value - 1, 1)})
    assert refused(state, f"{line} die=0") == "BUR-4.7"
    state = scenario(players={0: {**board, "hexes": hexes, "workers": 1}}, dice={0: (value - 1, 1)})
    assert legal(state, f"{line} die=0")


def test_workers_of_the_first_die_pay_for_the_second() -> None:
    """BUR-4.7: workers taken with one die are owned before the other."""
    state = scenario(depots=ALL_DEPOTS, dice={0: (1, 1)})
    assert refused(state, "take depot=3 slot=0 tile=cow_2 die=1") == "BUR-4.7"
    do(state, "workers die=0")
    do(state, "take depot=3 die=1")
    assert player(state)["workers"] == 0


@pytest.mark.parametrize(
    ("tile", "where", "die", "then"),
    [
        pytest.param("castle", "h07", 6, "take depot=2", id="castle action"),
        pytest.param("market", "h26", 3, "take depot=4", id="market"),
        pytest.param("city_hall", "h26", 3, "place tile=mine hex=h25", id="city hall"),
        pytest.param("warehouse", "h26", 3, "sell goods=6", id="warehouse"),
    ],
)
def test_effects_use_no_die(tile: str, where: str, die: int, then: str) -> None:
    """BUR-4.6: castle actions and building effects involve no die, so they need no workers."""
    board = {"hexes": {"h13": "knowledge_26"}, "storage": [tile, "mine"], "goods": {"goods_6": 1}}
    state = scenario(players={0: board}, depots=ALL_DEPOTS, dice={0: (die, 1)})
    do(state, f"place tile={tile} hex={where} die=0")
    do(state, then)
    assert player(state)["workers"] == 0
    assert seen(state)["used"] == [True, False]
    assert asked(state) == ["turn"]
