"""BUR-6: what a tile does when it is placed."""

from typing import Any

import pytest

from bastide.core.state import State
from tests.games.burgundy.proof import asked, goods
from tests.games.burgundy.scenario import scenario
from tests.games.kit import do, lines, player, refused, rows

ANY_DEPOT = {f"ship depots={depot}" for depot in range(1, 7)}


def ship_placed(stored: str = "", lying: str = "", **more: Any) -> State:
    """Seat 0 has just placed a ship on h18 with a 2; goods lie in depot 4."""
    state = scenario(
        players={0: {"storage": ["ship"], "goods": goods(stored)}, **more.pop("players", {})},
        dice={0: (2, 2)},
        depot_goods={"4": goods(lying)},
        **more,
    )
    return do(state, "place hex=h18 die=0")


# ---- ships


def test_ship_takes_goods_then_moves_the_pawn() -> None:
    """BUR-6.1: (1) goods, (2) turn order; while the colours are being chosen the pawn has not moved yet."""
    state = do(ship_placed("12", "35"), "ship depots=4")
    assert asked(state) == ["turn", "load"]
    assert player(state)["position"] == 0
    do(state, "load goods=3")
    assert player(state)["position"] == 1
    assert asked(state) == ["turn"]


@pytest.mark.parametrize("lying", ["", "1", "123456"])
def test_ship_may_choose_any_depot(lying: str) -> None:
    """BUR-6.1.1: any of the six, whatever the die showed and whatever lies there; never declined."""
    state = ship_placed("", lying)
    assert lines(state) == ANY_DEPOT
    assert refused(state, "skip") == "BUR-3.4.3"
    assert refused(state, "workers die=1") == "BUR-3.4.3"


@pytest.mark.parametrize(
    ("stored", "lying", "taken", "left"),
    [
        ("", "122", "122", ""),
        ("1", "23", "123", ""),
        ("1111", "111", "1111111", ""),
        ("123", "114", "11123", "4"),
        ("12", "1223", "112223", ""),
        ("123", "123", "112233", ""),
    ],
)
def test_ship_takes_all_that_fits(stored: str, lying: str, taken: str, left: str) -> None:
    """BUR-6.1.1: colours already stored always; new ones without a question when all fit."""
    state = do(ship_placed(stored, lying), "ship depots=4")
    data: Any = state.to_json()
    assert asked(state) == ["turn"]
    assert player(state)["goods"] == goods(taken)
    assert data["depot_goods"]["4"] == goods(left)


@pytest.mark.parametrize(
    ("stored", "lying", "choices", "choice", "taken", "left"),
    [
        ("12", "355", "3 5", "5", "1255", "3"),
        ("12", "1135", "3 5", "3", "11123", "5"),
        ("1", "234", "2+3 2+4 3+4", "2+4", "124", "3"),
        ("", "12346", "1+2+3 1+2+4 1+2+6 1+3+4 1+3+6 1+4+6 2+3+4 2+3+6 2+4+6 3+4+6", "1+3+6", "136", "24"),
        ("16", "12233", "2 3", "2", "11226", "33"),
    ],
)
def test_ship_chooses_between_new_colours(
    stored: str, lying: str, choices: str, choice: str, taken: str, left: str
) -> None:
    """BUR-6.1.1: exactly as many new colours as free spaces, each completely; the rest stays in the depot."""
    state = do(ship_placed(stored, lying), "ship depots=4")
    assert lines(state) == {f"load goods={colours}" for colours in choices.split()}
    do(state, f"load goods={choice}")
    data: Any = state.to_json()
    assert player(state)["goods"] == goods(taken)
    assert data["depot_goods"]["4"] == goods(left)


@pytest.mark.parametrize("line", ["load goods=2+3+4", "load goods=2", "load goods=5+6", "load goods=1+2"])
def test_ship_cannot_load_otherwise(line: str) -> None:
    """BUR-6.1.1: not more, not fewer, no colour that is not new there."""
    state = do(ship_placed("1", "1234"), "ship depots=4")
    assert refused(state, line) == "BUR-6.1.1"


@pytest.mark.parametrize(
    ("stored", "lying", "depot"),
    [("", "", 1), ("", "12", 3), ("123", "456", 4), ("123", "", 4)],
    ids=["all-empty", "empty-by-choice", "nothing-fits", "empty-and-full"],
)
def test_ship_takes_nothing_and_the_pawn_moves(stored: str, lying: str, depot: int) -> None:
    """BUR-6.1.2: an empty depot, or one from which nothing fits, may be chosen."""
    state = do(ship_placed(stored, lying), f"ship depots={depot}")
    data: Any = state.to_json()
    assert player(state)["goods"] == goods(stored)
    assert data["depot_goods"]["4"] == goods(lying)
    assert player(state)["position"] == 1


@pytest.mark.parametrize(
    ("positions", "before", "after"),
    [
        ((0, 0, 0), (0, 1, 2), [0, 1, 2]),
        ((0, 0, 0), (1, 2, 0), [0, 1, 2]),
        ((0, 1, 0), (1, 2, 0), [0, 1, 2]),
        ((0, 1, 1), (2, 1, 0), [0, 2, 1]),
        ((0, 2, 1), (1, 2, 0), [1, 0, 2]),
        ((0, 2, 2), (1, 2, 0), [1, 2, 0]),
        ((4, 5, 5), (2, 1, 0), [0, 2, 1]),
    ],
)
def test_pawn_moves_one_space_on_top(positions: tuple[int, ...], before: tuple[int, ...], after: list[int]) -> None:
    """BUR-6.1.3: one space to the right, on top of the pawns there."""
    others = {seat: {"position": positions[seat]} for seat in (1, 2)}
    state = scenario(
        seats=3, players={0: {"storage": ["ship"], "position": positions[0]}, **others}, dice={0: (2, 2)}, track=before
    )
    do(do(state, "place hex=h18 die=0"), "ship depots=1")
    assert state.to_json()["track"] == after
    assert [player(state, seat)["position"] for seat in range(3)] == [positions[0] + 1, *positions[1:]]


# ---- animals


@pytest.mark.parametrize(
    ("tile", "standing", "points"),
    [
        ("cow_3", {}, 3),
        ("cow_4", {"h06": "cow_3"}, 7),
        ("cow_4", {"h06": "cow_3", "h01": "cow_4"}, 11),
        ("sheep_2", {"h06": "cow_3", "h05": "pig_4"}, 2),
        ("chicken_2", {"h28": "chicken_4"}, 2),
        ("chicken_3", {"h10": "chicken_2", "h05": "pig_2", "h28": "chicken_4"}, 5),
        ("pig_3", {"h01": "pig_2", "h05": "pig_2", "h06": "pig_3"}, 10),
    ],
)
def test_animals_score_their_kind_in_the_pasture(tile: str, standing: dict[str, str], points: int) -> None:
    """BUR-6.2: the new tile and all others of the kind in this pasture, adjacent or not; no other pasture."""
    state = scenario(players={0: {"hexes": {"h12": "bank", **standing}, "storage": [tile]}}, dice={0: (4, 4)})
    do(state, "place hex=h11 die=0")
    assert rows(state) == [(points, "BUR-6.2")]
    assert player(state)["points"] == points
    assert asked(state) == ["turn"]


# ---- castles


def castle_placed(**owner: Any) -> State:
    """Seat 0 has just placed a castle on h07 with the first 6 and has no workers; all depots offer something."""
    hexes = {"h13": "knowledge_6", **owner.pop("hexes", {})}
    storage = ["castle", *owner.pop("storage", [])]
    state = scenario(
        players={0: {"hexes": hexes, "storage": storage, **owner}},
        dice={0: (6, 6)},
        depots={"black": ["mine", "bank"], "1": ["market", "ship"], "4": ["ship", None], "5": [None, "knowledge_9"]},
    )
    return do(state, "place storage=0 hex=h07 die=0")


CASTLE_OPTIONS = {
    "take depot=1 slot=0 tile=market",
    "take depot=1 slot=1 tile=ship",
    "take depot=4 slot=0 tile=ship",
    "take depot=5 slot=1 tile=knowledge_9",
    "place storage=1 tile=bank hex=h12",
    "place storage=1 tile=bank hex=h14",
    "place storage=1 tile=bank hex=h26",
    "place storage=2 tile=ship hex=h18",
    "place storage=2 tile=ship hex=h20",
    "sell goods=1",
    "sell goods=4",
    "workers",
}


def test_castle_gives_one_of_the_four_actions() -> None:
    """BUR-6.3.1: any numbered depot, any hex by (a) (b) (c) (e), any stored colour, workers; nothing else, unpaid.

    Not from the black depot although knowledge 6 lies in the duchy.
    """
    state = castle_placed(storage=["bank", "ship"], goods=goods("114"), silver=2)
    assert lines(state) == CASTLE_OPTIONS
    assert refused(state, "take depot=black slot=0") == "BUR-6.3.1"


@pytest.mark.parametrize(
    ("line", "after"),
    [
        ("take depot=5", {"storage": ["knowledge_9", "bank", "ship"], "workers": 0}),
        ("place tile=bank hex=h12", {"storage": [None, None, "ship"], "silver": 4, "workers": 0}),
        ("sell goods=1", {"goods": goods("4"), "sold": goods("11"), "silver": 3, "points": 4}),
        ("workers", {"workers": 2, "silver": 2}),
    ],
)
def test_castle_action_costs_neither_die_nor_worker(line: str, after: dict[str, Any]) -> None:
    """BUR-6.3, BUR-6.3.1: an extra action at once; the second die is still to be used."""
    state = do(castle_placed(storage=["bank", "ship"], goods=goods("114"), silver=2), line)
    found = player(state)
    score = after.pop("points", 11 if "h12" in line else 0)  # h12 is a city of its own: 1 + 10
    assert {name: found[name] for name in after} == after
    assert found["points"] == score
    assert state.to_json()["used"] == [True, False]
    assert asked(state) == ["turn"]


@pytest.mark.parametrize(
    "line",
    ["buy depot=0 tile=mine", "buy depot=1 tile=market", "skip", "end", "workers die=1", "take depot=1 slot=0 die=1"],
)
def test_castle_action_is_due_at_once(line: str) -> None:
    """BUR-6.3: mandatory, and a purchase is not one of the four actions."""
    assert refused(castle_placed(silver=2), line) == "BUR-3.4.3"


def test_castle_action_is_always_possible() -> None:
    """BUR-6.3: with nothing to take, place or sell there are still workers."""
    state = scenario(players={0: {"hexes": {"h12": "bank"}, "storage": ["castle"]}}, dice={0: (6, 6)})
    assert lines(do(state, "place hex=h07 die=0")) == {"workers"}


@pytest.mark.parametrize(
    ("number", "line", "workers", "silver"),
    [(3, "sell goods=1", 0, 2), (4, "sell goods=1", 1, 1), (13, "workers", 2, 1), (14, "workers", 4, 0)],
)
def test_knowledge_helps_the_castle_action(number: int, line: str, workers: int, silver: int) -> None:
    """BUR-6.3.1: knowledge 3, 4, 13 and 14 apply as for a die action."""
    state = do(castle_placed(hexes={"h08": f"knowledge_{number}"}, goods=goods("1")), line)
    assert (player(state)["workers"], player(state)["silver"]) == (workers, silver)


def test_chain_of_castles_ends_with_the_storage() -> None:
    """BUR-6.3.2: one die, three placements, and then nothing is left to place."""
    state = castle_placed(storage=["castle", "castle"])
    assert lines(state, "place") == {f"place storage={n} tile=castle hex={h}" for n in (1, 2) for h in ("h02", "h03")}
    do(state, "place storage=1 hex=h02")
    assert asked(state) == ["turn", "castle"]
    do(state, "place storage=2 hex=h03")
    assert asked(state) == ["turn", "castle"]
    assert lines(state, "place") == set()
    do(state, "workers")
    assert player(state)["storage"] == [None] * 3
    assert state.to_json()["used"] == [True, False]


# ---- the others


def test_mine_does_nothing_yet() -> None:
    """BUR-6.4: no immediate effect."""
    state = scenario(players={0: {"storage": ["mine"]}}, dice={0: (4, 4)})
    do(state, "place hex=h25 die=0")
    found = player(state)
    assert (found["silver"], found["workers"], found["points"]) == (0, 0, 0)
    assert asked(state) == ["turn"]


@pytest.mark.parametrize(("tile", "where", "silver"), [("bank", "h26", 2), ("knowledge_13", "h13", 0)])
def test_buildings_act_and_knowledge_stays(tile: str, where: str, silver: int) -> None:
    """BUR-6.5: a building acts by BUR-7, a knowledge tile asks nothing and holds from now on (BUR-8)."""
    state = scenario(players={0: {"storage": [tile], "workers": 3}}, dice={0: (2, 2)})
    do(state, f"place hex={where} die=0")
    assert player(state)["silver"] == silver
    assert asked(state) == ["turn"]
    assert player(state)["hexes"][where] == tile
