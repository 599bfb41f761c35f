"""What a view adds up for whoever looks at it: room that a tile leaves, what objects bring, whom a card could fetch."""

from typing import Any

import pytest

import bastide
from bastide.games.florence.components import CELLS
from tests.games.florence.scenes import scene
from tests.games.kit import do

ESTATE: dict[str, Any] = {
    "coins": 1300,
    "estate": "laboratory tower forest lake",
    "hand": "poet botanist",
    "recruiting": 1,
}


def shown(state: Any, seat: int = 0) -> Any:
    return state.view(seat)["players"][seat]


@pytest.mark.parametrize("builders", [1, 2])
def test_what_a_tile_leaves_room_for(builders: int) -> None:
    """FLO-6.2.3: wherever it is laid, as it is when it lies there; the best place leaves room for most kinds."""
    state: Any = do(scene(3, "actions", {0: {**ESTATE, "builders": builders}}, round=4), "build building=theatre")
    packing = shown(state)["packing"]
    found = {}
    for action in state.legal(0):
        after = state.clone()
        after.apply(action)
        player = after.players[0]
        cells = [cell for cell in range(CELLS) if action.cells >> cell & 1]
        found[" ".join(map(str, cells))] = [player.fits.bit_count(), CELLS - player.barred.bit_count()]
    assert packing["rooms"] == found
    best = found[" ".join(map(str, packing["best"]))]
    assert best == max(found.values())
    assert state.view(1)["players"][0]["packing"] is None


def test_what_objects_bring() -> None:
    """FLO-5.1: a second landscape of a type; FLO-5.3: the second builder."""
    assert shown(scene(3, "auction", {0: ESTATE}))["brings"] == {"forest": 3, "lake": 3}
    assert shown(scene(3, "auction", {0: {"builders": 1}}))["brings"] == {"builder": 3}


def test_whom_a_card_could_fetch() -> None:
    """FLO-5.5.1: with what the Work would be worth; nobody without such a card."""
    others = {1: {"played": "astronomer jurist"}}
    state = scene(3, "actions", {0: ESTATE, **others}, round=4)
    recruitable = shown(state)["recruitable"]
    assert set(recruitable) == {"astronomer", "jurist"}
    taken = do(state, "recruit profession=astronomer")
    value = next(one["value"] for one in shown(taken)["works"] if one["card"] == "astronomer")
    assert recruitable["astronomer"] == value
    assert shown(scene(3, "actions", {0: {**ESTATE, "recruiting": 0}, **others}, round=4))["recruitable"] == {}


def test_what_an_object_may_cost() -> None:
    """FLO-10.9: against Diego, from the lowest die to the highest."""
    state: Any = bastide.game("florence").start(seats=1, seed=5)
    state.apply(state.legal(0)[0])
    prices = state.view(0)["solo"]["prices"]
    for action in state.legal(0):
        after = state.clone()
        after.apply(action)
        asked = after.view(0)["asked"][-1]
        least, most = prices[asked["object"]]
        assert (least, most) == (asked["price"] - 100 * asked["roll"] + 100, least + 500)
