"""BUR-8: the 26 knowledge tiles, each in the duchy, in storage and nowhere."""

from collections.abc import Callable
from typing import Any

import pytest

import bastide
from bastide.core.state import State
from tests.games.burgundy.proof import after_last_turn, asked, goods
from tests.games.burgundy.scenario import scenario
from tests.games.kit import do, legal, lines, player, refused, rows

PLACES = ("duchy", "storage", "nowhere")
BUILDINGS = {
    16: "warehouse",
    17: "watchtower",
    18: "carpenters_workshop",
    19: "church",
    20: "market",
    21: "boarding_house",
    22: "bank",
    23: "city_hall",
}


def holder(number: int, place: str, **given: Any) -> dict[int, dict[str, Any]]:
    """Seat 0 with a knowledge tile on h36, in storage (behind what is given), or not at all."""
    tile = f"knowledge_{number}"
    if place == "duchy":
        given["hexes"] = {"h36": tile, **given.get("hexes", {})}
    elif place == "storage":
        given["storage"] = [*given.get("storage", []), tile]
    return {0: given}


def holdings(state: State) -> tuple[int, int]:
    found = player(state)
    return found["silver"], found["workers"]


# ---- 1-14: what a tile does, seen with it and without it


def may_repeat_building(place: str) -> bool:
    owner = holder(1, place, hexes={"h26": "bank"}, storage=["bank"])
    return bool(legal(scenario(players=owner, dice={0: (1, 1)}), "place tile=bank hex=h27"))


def mines_pay(place: str) -> tuple[int, int]:
    return holdings(after_last_turn(holder(2, place, hexes={"h25": "mine", "h30": "mine"}), phase="c"))


def sale(number: int) -> Callable[[str], tuple[int, int]]:
    def pays(place: str) -> tuple[int, int]:
        state = scenario(players=holder(number, place, goods=goods("222")), dice={0: (2, 2)})
        return holdings(do(state, "sell goods=2 die=0"))

    return pays


def ship_options(place: str) -> set[str]:
    state = scenario(players=holder(5, place, storage=["ship"]), dice={0: (2, 2)})
    return lines(do(state, "place hex=h18 die=0"))


def buy_options(place: str) -> set[str]:
    depots: dict[str, Any] = {"black": ["mine"], "1": ["bank", None], "6": [None, "pig_2"]}
    state = scenario(players=holder(6, place, silver=2), depots=depots)
    return lines(state, "buy")


def herd(place: str) -> int:
    owner = holder(7, place, hexes={"h12": "bank", "h05": "cow_2", "h01": "pig_2", "h28": "cow_3"}, storage=["cow_4"])
    state = do(scenario(players=owner, dice={0: (4, 4)}), "place hex=h11 die=0")
    return sum(points for points, _ in rows(state))


def workers_for(number: int, face: int, line: str, **given: Any) -> Callable[[str], int]:
    def paid(place: str) -> int:
        owner = holder(number, place, workers=3, **given)
        state = scenario(players=owner, dice={0: (face, face)}, depots={"5": ["mine", None]})
        return 3 - int(player(do(state, line))["workers"])

    return paid


def taking_workers(number: int) -> Callable[[str], tuple[int, int]]:
    def gives(place: str) -> tuple[int, int]:
        return holdings(do(scenario(players=holder(number, place)), "workers die=0"))

    return gives


ANY_DEPOT = {f"ship depots={depot}" for depot in range(1, 7)}
ANY_PAIR = {f"ship depots={depot}+{depot % 6 + 1}" for depot in range(1, 7)}
BLACK = {"buy depot=0 slot=0 tile=mine"}
EVERYWHERE = BLACK | {"buy depot=1 slot=0 tile=bank", "buy depot=6 slot=1 tile=pig_2"}

EFFECTS: dict[int, tuple[Callable[[str], object], object, object]] = {
    1: (may_repeat_building, True, False),
    2: (mines_pay, (2, 2), (2, 0)),
    3: (sale(3), (2, 0), (1, 0)),
    4: (sale(4), (1, 1), (1, 0)),
    5: (ship_options, ANY_PAIR, ANY_DEPOT),
    6: (buy_options, EVERYWHERE, BLACK),
    7: (herd, 8, 6),
    8: (workers_for(8, 1, "sell goods=4 die=0", goods=goods("4")), 2, 3),
    9: (workers_for(9, 5, "place tile=market hex=h26 die=0", storage=["market"]), 1, 2),
    10: (workers_for(10, 4, "place tile=ship hex=h18 die=0", storage=["ship"]), 1, 2),
    11: (workers_for(11, 6, "place tile=mine hex=h25 die=0", storage=["mine"]), 1, 2),
    12: (workers_for(12, 3, "take depot=5 die=0"), 1, 2),
    13: (taking_workers(13), (1, 2), (0, 2)),
    14: (taking_workers(14), (0, 4), (0, 2)),
}


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("number", EFFECTS)
def test_knowledge_works_only_in_the_duchy(number: int, place: str) -> None:
    """BUR-8 no. 1-14, BUR-8.3: the effect holds with the tile in the duchy; in storage it is as good as absent."""
    look, with_it, without = EFFECTS[number]
    assert look(place) == (with_it if place == "duchy" else without)


# ---- 15-26: points at the end

LARGE_LEFT = ["building", "animal", "knowledge", "castle", "ship"]
SMALL_LEFT = ["building", "animal", "knowledge", "mine"]
BONUS_LEFT = {"large": LARGE_LEFT, "small": SMALL_LEFT}
BONUS_HELD = {"large": ["mine"], "small": ["castle", "ship"]}

ENDS: list[tuple[int, dict[str, Any], int]] = [
    (15, {}, 0),
    (15, {"sold": goods("1"), "goods": goods("2")}, 3),
    (15, {"sold": goods("1112246")}, 12),
    (15, {"sold": goods("123456")}, 18),
    *((number, {"hexes": {"h26": kind}}, 4) for number, kind in BUILDINGS.items()),
    *((number, {"hexes": {"h26": kind, "h12": kind, "h14": kind}}, 12) for number, kind in BUILDINGS.items()),
    *((number, {"storage": [kind]}, 0) for number, kind in BUILDINGS.items()),
    (16, {"hexes": {"h26": "bank", "h12": "market"}}, 0),
    (24, {}, 0),
    (24, {"hexes": {"h01": "cow_3", "h05": "cow_2", "h28": "pig_2"}}, 8),
    (24, {"hexes": {"h01": "cow_3", "h05": "sheep_2", "h06": "pig_4", "h10": "chicken_4", "h28": "cow_2"}}, 16),
    (25, {}, 0),
    (25, {"sold": goods("1112246"), "goods": goods("3")}, 7),
    (26, {}, 0),
    (26, {"bonus": BONUS_HELD}, 6),
]


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(("number", "given", "points"), ENDS)
def test_knowledge_scores_only_in_the_duchy(number: int, given: dict[str, Any], points: int, place: str) -> None:
    """BUR-8 no. 15-26, BUR-8.3, BUR-12.2: points for the tile in the duchy, nothing for one in storage."""
    held = given.get("bonus") == BONUS_HELD
    state = after_last_turn(holder(number, place, **given), bonus=BONUS_LEFT if held else None)
    scored = [row for row in rows(state) if row[1] == "BUR-8"]
    assert scored == ([(points, "BUR-8")] if place == "duchy" and points else [])
    assert state.scores()[0] == (points if place == "duchy" else 0) + sum(given.get("goods", {}).values())


def test_all_26_tiles_are_tested() -> None:
    """BUR-8: the two tables leave no tile out."""
    assert sorted({*EFFECTS, *(number for number, _, _ in ENDS)}) == list(range(1, 27))


# ---- prices of dice: 8-12 and every use

USES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "building": ("place hex=h26", 3, {"storage": ["market"]}),
    "ship": ("place hex=h18", 2, {"storage": ["ship"]}),
    "animal": ("place hex=h11", 4, {"storage": ["cow_2"]}),
    "castle": ("place hex=h07", 6, {"storage": ["castle"]}),
    "mine": ("place hex=h25", 4, {"storage": ["mine"]}),
    "knowledge": ("place hex=h13", 1, {"storage": ["knowledge_26"]}),
    "take": ("take depot=5", 5, {}),
    "sell": ("sell goods=4", 4, {"goods": goods("4")}),
}
COVERS = {
    0: (),
    9: ("building",),
    10: ("ship", "animal"),
    11: ("castle", "mine", "knowledge"),
    12: ("take",),
}
PRICES = {
    (False, False): (0, 1, 2, 3),
    (False, True): (0, 0, 1, 2),
    (True, False): (0, 1, 1, 2),
    (True, True): (0, 0, 1, 1),
}
"""BUR-4.5, by (tile 8, one of 9-12 covers the use) and by distance."""


def with_workers(use: str, face: int, numbers: tuple[int, ...], workers: int) -> State:
    known = {where: f"knowledge_{number}" for where, number in zip(("h36", "h35"), numbers, strict=False) if number}
    owner = {"hexes": {"h12": "bank", **known}, "workers": workers, **USES[use][2]}
    return scenario(players={0: owner}, dice={0: (face, face)}, depots={"5": ["mine", None]})


@pytest.mark.parametrize("eight", [0, 8])
@pytest.mark.parametrize("number", COVERS)
@pytest.mark.parametrize("use", USES)
def test_free_step_and_stronger_workers(use: str, number: int, eight: int) -> None:
    """BUR-8 no. 8-12, BUR-8.1, R-7: each use at each distance both ways round, 6 and 1 being neighbours.

    The free step is one step also with tile 8, and can be combined with workers; a sale has no free step.
    """
    line, value, _ = USES[use]
    for distance, price in enumerate(PRICES[eight == 8, use in COVERS[number]]):
        for face in {(value - 1 + distance) % 6 + 1, (value - 1 - distance) % 6 + 1}:
            state = with_workers(use, face, (number, eight), price)
            (action,) = legal(state, f"{line} die=0")
            state.apply(action)
            assert player(state)["workers"] == 0
            if price:
                with pytest.raises(bastide.IllegalAction, match=r"^BUR-4\.7"):
                    with_workers(use, face, (number, eight), price - 1).apply(action)


def test_free_step_for_every_die() -> None:
    """BUR-8.1: the step is there for both dice of a turn, up (6 to 1) and down (3 to 2)."""
    owner = {"hexes": {"h13": "knowledge_11", "h25": "mine"}, "storage": ["mine", "knowledge_26"]}
    state = scenario(players={0: owner}, dice={0: (6, 3)})
    do(state, "place hex=h30 die=0")
    do(state, "place hex=h31 die=1")
    assert {"h30", "h31"} <= set(player(state)["hexes"])


# ---- tiles together


@pytest.mark.parametrize("way", ["die", "castle", "warehouse"])
def test_3_and_4_add_up(way: str) -> None:
    """BUR-8.2: a sale brings 2 silver and 1 worker, whichever way it is made."""
    tile = {"castle": "castle", "warehouse": "warehouse"}.get(way)
    owner = {
        "hexes": {"h13": "knowledge_3", "h08": "knowledge_4"}, "storage": [tile], "goods": goods("66"),
    }  # fmt: skip
    state = scenario(players={0: owner}, dice={0: (6, 3)})
    if way == "die":
        do(state, "sell goods=6 die=0")
    else:
        do(state, "place hex=h07 die=0" if way == "castle" else "place hex=h26 die=1")
        do(state, "sell goods=6")
    assert holdings(state) == (2, 1)
    assert rows(state) == [(4, "BUR-5.3.2")]


@pytest.mark.parametrize("way", ["die", "castle"])
def test_13_and_14_add_up(way: str) -> None:
    """BUR-8.2: taking workers brings 4 workers and 1 silver, by die and by castle."""
    owner = {"hexes": {"h13": "knowledge_13", "h08": "knowledge_14"}, "storage": ["castle"]}
    state = scenario(players={0: owner}, dice={0: (6, 6)})
    if way == "castle":
        do(state, "place hex=h07 die=0")
    do(state, "workers" if way == "castle" else "workers die=0")
    assert holdings(state) == (1, 4)


@pytest.mark.parametrize("number", [13, 14])
def test_boarding_house_is_not_taking_workers(number: int) -> None:
    """BUR-8 no. 13 and 14, R-17: not the boarding house."""
    owner = {"hexes": {"h13": f"knowledge_{number}"}, "storage": ["boarding_house"]}
    assert holdings(do(scenario(players={0: owner}, dice={0: (3, 3)}), "place hex=h26 die=0")) == (0, 4)


def test_pairs_share_the_space_of_one_pool() -> None:
    """BUR-8 no. 5, R-10: two depots as one pool; goods left over stay in their own depot."""
    owner = {"hexes": {"h13": "knowledge_5"}, "storage": ["ship"], "goods": goods("1")}
    depot_goods = {"6": goods("1234"), "1": goods("225")}
    state = do(scenario(players={0: owner}, dice={0: (2, 2)}, depot_goods=depot_goods), "place hex=h18 die=0")
    do(state, "ship depots=6+1")
    assert lines(state) == {f"load goods={two}" for two in ("2+3", "2+4", "2+5", "3+4", "3+5", "4+5")}
    do(state, "load goods=2+5")
    data: Any = state.to_json()
    assert player(state)["goods"] == goods("112225")
    assert (data["depot_goods"]["6"], data["depot_goods"]["1"]) == (goods("34"), {})


# ---- when a tile begins to hold


def test_nothing_is_retroactive() -> None:
    """BUR-8: knowledge 3 placed after a sale pays nothing for it."""
    state = scenario(players={0: {"storage": ["knowledge_3"], "goods": goods("2")}}, dice={0: (2, 1)})
    do(state, "sell goods=2 die=0")
    do(state, "place hex=h13 die=1")
    assert holdings(state) == (1, 0)


@pytest.mark.parametrize(
    ("number", "second", "line", "after"),
    [
        (3, 4, "sell goods=4 die=1", (2, 0)),
        (4, 4, "sell goods=4 die=1", (1, 1)),
        (12, 6, "take depot=5 die=1", (0, 0)),
        (13, 2, "workers die=1", (1, 2)),
        (14, 2, "workers die=1", (0, 4)),
    ],
)
def test_knowledge_holds_for_the_second_die(number: int, second: int, line: str, after: tuple[int, int]) -> None:
    """BUR-8.4, R-26: placed with the first die, it works for the second."""
    owner = {"storage": [f"knowledge_{number}"], "goods": goods("4")}
    state = scenario(players={0: owner}, dice={0: (1, second)}, depots={"5": ["mine", None]})
    do(state, "place hex=h13 die=0")
    assert holdings(do(state, line)) == after


def test_knowledge_11_does_not_help_itself() -> None:
    """BUR-8.4: the die that places 11 pays in full; the one after it has the free step."""
    state = scenario(players={0: {"storage": ["knowledge_11", "mine"]}}, dice={0: (2, 3)})
    assert refused(state, "place tile=knowledge_11 hex=h13 die=0") == "BUR-4.7"
    state = scenario(players={0: {"storage": ["knowledge_11", "mine"], "workers": 1}}, dice={0: (2, 3)})
    do(state, "place tile=knowledge_11 hex=h13 die=0")
    assert player(state)["workers"] == 0
    do(state, "place tile=mine hex=h25 die=1")
    assert player(state)["hexes"]["h25"] == "mine"


def test_knowledge_6_opens_the_purchase_of_the_same_turn() -> None:
    """BUR-8.4: placed with the second die it still opens every depot for this turn's purchase."""
    owner = {"storage": ["knowledge_6"], "silver": 2}
    state = scenario(players={0: owner}, dice={0: (1, 1)}, used=(True, False), depots={"1": ["bank", None]})
    assert lines(state, "buy") == set()
    do(state, "place hex=h13 die=1")
    assert asked(state) == ["turn"]
    assert lines(state) == {"buy depot=1 slot=0 tile=bank", "end"}
