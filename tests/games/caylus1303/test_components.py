"""CAY-1 and the tables of CAY-4: what is in the box, read off the views."""

from typing import Any

import pytest

from bastide.games.caylus1303 import components
from tests.games.caylus1303.invariants import ONCE, PRESTIGE, PRINTED, STARTING, STONE, WOODEN
from tests.games.caylus1303.scenario import CHARACTERS, GAME, GOODS, scenario
from tests.games.kit import table

START: Any = GAME.start(seats=2, seed=1).view(None)
FACES: Any = GAME.faces()
FOOD, WOOD, STONES, CLOTH, GOLD = ({good: 1} for good in GOODS)


def branch(**parts: Any) -> dict[str, Any]:
    """What a face lets one do, as views write it."""
    empty: dict[str, Any] = {
        "pay": {}, "pay_any": 0, "gain": {}, "gain_any": 0, "favour": False,
        "build": "", "waive": False, "house": False, "steps": 0,
    }  # fmt: skip
    return {**empty, **parts}


def gain(**what: int) -> dict[str, Any]:
    return branch(gain=what)


# ---- CAY-1


def test_what_is_on_the_board() -> None:
    """CAY-1.1: 28 spaces, a bridge for five, a site with three tiles, room for three characters, nine rounds."""
    assert len(START["road"]) == 28
    assert GAME.seats == range(2, 6)
    assert len(START["site"]["tiles"]) == 3
    assert START["rounds"] == 9
    assert components.BOARD_CHARACTERS == 3


@pytest.mark.parametrize(
    ("kind", "count"), [("starting", 9), ("wooden", 9), ("stone", 9), ("prestige", 7), ("printed", 4)]
)
def test_how_many_there_are_of_each(kind: str, count: int) -> None:
    """CAY-1.2: 9 starting, 9 wooden, 9 stone and 7 prestige buildings, besides the four printed places."""
    number = components.KINDS.index(kind)
    assert sum(building.count for building in components.BUILDINGS if building.kind == number) == count


def test_the_tiles_by_name() -> None:
    """CAY-1.2: farm and market are there twice among the starting buildings; all others once."""
    counts = {building.name: building.count for building in components.BUILDINGS if building.name}
    assert {name: count for name, count in counts.items() if count > 1} == {"start_farm": 2, "start_market": 2}
    assert set(counts) == {*PRINTED, *STARTING, *ONCE, "residence"}
    assert (sum(STARTING.values()), len(WOODEN), len(STONE), len(PRESTIGE)) == (9, 9, 9, 7)


def test_other_pieces() -> None:
    """CAY-1.2: 12 characters, 15 workers and 10 houses of each of 5 colours; five goods."""
    assert sorted(components.CHARACTERS) == sorted(CHARACTERS)
    assert (components.WORKERS, components.HOUSES, components.SEATS) == (15, 10, 5)
    assert tuple(table(GAME.start(seats=2, seed=1))["players"][0]["goods"]) == GOODS


def test_the_road() -> None:
    """CAY-1.3: printed places, bridge, eight starting buildings, a wooden one, four free, a stone one, nine free."""
    kinds = [space["kind"] for space in START["road"]]
    assert kinds == [
        *["printed"] * 4, "bridge", *["starting"] * 8, "wooden", *["empty"] * 4, "stone", *["empty"] * 9,
    ]  # fmt: skip
    assert [space["building"] for space in START["road"][:5]] == PRINTED
    assert [space["side"] for space in START["road"]].count("setup") == 2


@pytest.mark.parametrize(("provost", "active"), [(5, 5), (13, 13), (28, 28), (29, 28), (31, 28)])
def test_active_spaces(provost: int, active: int) -> None:
    """CAY-1.4: those behind the provost; from 28 on all of them."""
    view: Any = scenario(provost=provost).view(0)
    assert [space["active"] for space in view["road"]] == [True] * active + [False] * (28 - active)
    assert (view["provost_low"], view["provost_high"]) == (5, 31)


@pytest.mark.parametrize("squares", range(1, 6))
def test_the_marked_squares_are_an_option(squares: int) -> None:
    """CAY-1.4, R-4: three of them, reconstructed; a table that knows better says so."""
    view: Any = GAME.start(seats=2, seed=1, squares=squares).view(None)
    assert view["provost_high"] == 28 + squares
    assert GAME.options["squares"].default == 3


# ---- CAY-4: costs and points

COSTS: dict[str, tuple[dict[str, int], int, int]] = {
    "wood_farm": ({**WOOD, **FOOD}, 0, 2),
    "wood_sawmill": ({**WOOD, **FOOD}, 0, 2),
    "wood_quarry": ({**WOOD, **FOOD}, 0, 2),
    "wood_spinning_mill": ({"wood": 2}, 0, 2),
    "wood_market": ({**WOOD, **FOOD}, 0, 3),
    "wood_covered_market": (WOOD, 1, 3),
    "wood_manor": ({**WOOD, **CLOTH}, 0, 4),
    "wood_tailor": (WOOD, 1, 4),
    "wood_stonemason": (WOOD, 1, 4),
    "stone_farm": ({**STONES, **FOOD}, 0, 3),
    "stone_sawmill": ({**STONES, **FOOD}, 0, 3),
    "stone_quarry": ({**STONES, **FOOD}, 0, 3),
    "stone_gold_mine": ({**STONES, **FOOD}, 0, 4),
    "stone_foundry": ({**STONES, **WOOD}, 0, 5),
    "stone_alchemist": ({**STONES, **WOOD}, 0, 5),
    "stone_guild": (STONES, 1, 4),
    "stone_church": ({**STONES, **CLOTH}, 0, 5),
    "stone_jeweler": ({**STONES, **WOOD}, 0, 5),
    "garden": ({**GOLD, **WOOD}, 0, 4),
    "factory": ({**GOLD, **CLOTH}, 0, 5),
    "granary": ({**GOLD, **STONES}, 0, 7),
    "statue": ({**GOLD, "stone": 2}, 0, 7),
    "theatre": ({"gold": 3, "wood": 4}, 0, 12),
    "cathedral": ({"gold": 3, "stone": 3}, 0, 15),
    "mansion": ({"gold": 5, "stone": 5}, 0, 20),
}


@pytest.mark.parametrize("name", COSTS)
def test_costs_and_points(name: str) -> None:
    """CAY-4.7, CAY-4.8, CAY-4.9: what each tile costs and scores."""
    face = FACES[name]
    assert (face["cost"], face["any"], face["points"]) == COSTS[name]


def test_only_what_is_built_costs_something() -> None:
    """CAY-4: printed places and starting buildings are there from the start."""
    assert {name for name, face in FACES.items() if face["cost"]} == set(COSTS) == ONCE


# ---- CAY-4: faces

SAME: dict[str, list[dict[str, Any]]] = {
    "fair": [branch(pay=WOOD, favour=True)],
    "court": [branch(pay=CLOTH, house=True)],
    "carpenter": [branch(build="wooden")],
    "toll": [branch(steps=2)],
    "guilds_bridge": [],
    "start_farm": [gain(food=1)],
    "start_sawmill": [gain(wood=1)],
    "start_quarry": [gain(stone=1)],
    "start_carpenter": [branch(build="wooden")],
    "start_market": [branch(pay={"worker": 1}, gain_any=1)],
    "start_guild_3": [branch(pay_any=1, gain={"worker": 3})],
    "start_guild_4": [branch(pay=STONES, gain={"worker": 4})],
    "wood_market": [branch(gain_any=1)],
    "wood_tailor": [branch(pay=CLOTH, gain={"points": 4}), branch(pay={"cloth": 2}, gain={"points": 6})],
    "stone_gold_mine": [gain(gold=1)],
    "stone_foundry": [branch(pay={"worker": 1}, gain=GOLD), branch(pay={"worker": 3}, gain={"gold": 2})],
    "stone_alchemist": [branch(pay_any=1, gain=GOLD), branch(pay_any=2, gain={"gold": 2})],
    "stone_guild": [branch(pay_any=1, gain={"worker": 5})],
    "stone_church": [branch(pay={"worker": 2}, gain={"points": 4}), branch(pay={"worker": 4}, gain={"points": 6})],
    "stone_jeweler": [branch(pay=GOLD, gain={"points": 5}), branch(pay={"gold": 2}, gain={"points": 9})],
    "residence": [],
    **{name: [] for name in PRESTIGE},
}
DIFFERENT: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "wood_farm": (gain(food=2), gain(food=1, points=1)),
    "wood_sawmill": (gain(wood=2), gain(wood=1, points=1)),
    "wood_quarry": (gain(stone=2), gain(stone=1, points=1)),
    "wood_spinning_mill": (gain(cloth=2), gain(cloth=1, points=1)),
    "wood_covered_market": (gain(worker=3), gain(worker=2, points=1)),
    "wood_manor": (branch(favour=True), gain(points=2)),
    "wood_stonemason": (branch(build="stone"), branch(build="stone", waive=True)),
    "stone_farm": (gain(food=2, cloth=1), gain(food=1, cloth=1)),
    "stone_sawmill": (gain(wood=2, cloth=1), gain(wood=1, cloth=1)),
    "stone_quarry": (gain(stone=2, cloth=1), gain(stone=1, cloth=1)),
}


@pytest.mark.parametrize("name", sorted(SAME))
def test_faces_alike_on_both_sides(name: str) -> None:
    """CAY-4.1 to CAY-4.8: the effect of printed places, starting buildings and tiles whose sides are alike."""
    assert FACES[name]["build"] == FACES[name]["setup"] == SAME[name]


@pytest.mark.parametrize("name", DIFFERENT)
def test_faces_that_differ(name: str) -> None:
    """CAY-4.7, CAY-4.8: the build side and the setup side."""
    assert (FACES[name]["build"], FACES[name]["setup"]) == ([DIFFERENT[name][0]], [DIFFERENT[name][1]])


def test_every_face_is_told() -> None:
    """CAY-4: each building is in exactly one of the two tables."""
    assert {*SAME, *DIFFERENT} == set(FACES)
    assert not set(SAME) & set(DIFFERENT)


def test_owner_bonus_and_income() -> None:
    """CAY-4.8, CAY-4.9, CAY-4.6.1: three bonuses, three incomes, a worker for a residence, one favour when built."""
    assert {name: face["bonus"] for name, face in FACES.items() if face["bonus"]} == {
        "stone_farm": FOOD, "stone_sawmill": WOOD, "stone_quarry": STONES,
    }  # fmt: skip
    assert {name: face["income"] for name, face in FACES.items() if face["income"]} == {
        "garden": {"worker": 2}, "factory": CLOTH, "granary": FOOD, "residence": {"worker": 1},
    }  # fmt: skip
    assert [name for name, face in FACES.items() if face["favour"]] == ["theatre"]


def test_flags() -> None:
    """CAY-1.2: yellow, brown, grey, blue, and green on the back of the yellow ones."""
    flags = {name: face["flag"] for name, face in FACES.items()}
    assert {flags[name] for name in STARTING} == {"yellow"}
    assert {flags[name] for name in WOODEN} == {"brown"}
    assert {flags[name] for name in STONE} == {"grey"}
    assert {flags[name] for name in PRESTIGE} == {"blue"}
    assert flags["residence"] == "green"
