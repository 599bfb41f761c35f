"""BUR-7: the eight buildings."""

from collections.abc import Sequence
from typing import Any

import pytest

from bastide.core.state import State
from tests.games.burgundy.proof import asked, goods
from tests.games.burgundy.scenario import scenario
from tests.games.kit import do, lines, player, refused, rows

KINDS = (
    "warehouse", "carpenters_workshop", "church", "market", "boarding_house", "bank", "city_hall", "watchtower",
)  # fmt: skip
MUST = ("warehouse", "carpenters_workshop", "church", "market")

Depots = dict[str, Sequence[str | None]]

BOARD: Depots = {
    "1": ["bank", "ship"],
    "2": ["knowledge_9", "castle"],
    "3": ["cow_3", "church"],
    "4": ["ship", "market"],
    "5": ["mine", "knowledge_10"],
    "6": ["watchtower", "pig_2"],
}
BLACK = ["bank", "mine", "ship", "castle"]
FETCHED = {
    "carpenters_workshop": {
        "take depot=1 slot=0 tile=bank",
        "take depot=3 slot=1 tile=church",
        "take depot=4 slot=1 tile=market",
        "take depot=6 slot=0 tile=watchtower",
    },
    "church": {
        "take depot=2 slot=0 tile=knowledge_9",
        "take depot=2 slot=1 tile=castle",
        "take depot=5 slot=0 tile=mine",
        "take depot=5 slot=1 tile=knowledge_10",
    },
    "market": {
        "take depot=1 slot=1 tile=ship",
        "take depot=3 slot=0 tile=cow_3",
        "take depot=4 slot=0 tile=ship",
        "take depot=6 slot=1 tile=pig_2",
    },
}


def placed(building: str, depots: Depots | None = None, **owner: Any) -> State:
    """Seat 0 has just placed the building on h26 with the first 3 and has no workers."""
    storage = [building, *owner.pop("storage", [])]
    state = scenario(players={0: {"storage": storage, **owner}}, dice={0: (3, 3)}, depots=depots or {})
    return do(state, "place storage=0 hex=h26 die=0")


# ---- the table


@pytest.mark.parametrize(
    ("building", "part", "gain"),
    [("boarding_house", "workers", 4), ("bank", "silver", 2), ("watchtower", "points", 4)],
)
def test_automatic_buildings(building: str, part: str, gain: int) -> None:
    """BUR-7: boarding house, bank and watchtower act by themselves, and do only that."""
    state = placed(building)
    found = player(state)
    assert {name: found[name] for name in ("workers", "silver", "points")} == {
        "workers": 0, "silver": 0, "points": 0, part: gain,
    }  # fmt: skip
    assert rows(state) == ([(4, "BUR-7")] if part == "points" else [])
    assert asked(state) == ["turn"]


@pytest.mark.parametrize(("seats", "points"), [(2, 6), (3, 9), (4, 12)])
def test_warehouse_sells_a_colour_of_choice(seats: int, points: int) -> None:
    """BUR-7: exactly like a sale by die (BUR-5.3): all of the colour, N points each, 1 silver."""
    owner = {"storage": ["warehouse"], "goods": goods("1444")}
    state = scenario(seats=seats, players={0: owner}, dice={0: (3, 3)})
    do(state, "place hex=h26 die=0")
    assert lines(state) == {"sell goods=1", "sell goods=4"}
    assert refused(state, "sell goods=2") == "BUR-5.3.1"
    do(state, "sell goods=4")
    found = player(state)
    assert (found["goods"], found["sold"], found["silver"]) == (goods("1"), goods("444"), 1)
    assert rows(state) == [(points, "BUR-5.3.2")]


@pytest.mark.parametrize(("numbers", "silver", "workers"), [((3,), 2, 0), ((4,), 1, 1), ((3, 4), 2, 1)])
def test_knowledge_3_and_4_help_the_warehouse(numbers: tuple[int, ...], silver: int, workers: int) -> None:
    """BUR-7: knowledge 3 and 4 apply to the warehouse."""
    hexes = dict(zip(("h13", "h08"), (f"knowledge_{number}" for number in numbers), strict=False))
    state = do(placed("warehouse", hexes=hexes, goods=goods("2")), "sell goods=2")
    assert (player(state)["silver"], player(state)["workers"]) == (silver, workers)


@pytest.mark.parametrize("knowing", [{}, {"h13": "knowledge_6"}], ids=["plain", "with-knowledge-6"])
@pytest.mark.parametrize("building", FETCHED)
def test_fetching_buildings(building: str, knowing: dict[str, str]) -> None:
    """BUR-7, BUR-7.1: a fitting tile from any numbered depot, never from the black one, not even with knowledge 6."""
    state = placed(building, depots={**BOARD, "black": BLACK}, hexes=knowing)
    assert lines(state) == FETCHED[building]
    assert refused(state, "take depot=black slot=0") == "BUR-7.1"


@pytest.mark.parametrize("line", sorted(set().union(*FETCHED.values())))
def test_fetched_tile_goes_to_storage(line: str) -> None:
    """BUR-7, BUR-7.3: into storage, for no die and no workers; its space in the depot stays empty (BUR-10.3)."""
    building = next(name for name, found in FETCHED.items() if line in found)
    state = do(placed(building, depots=BOARD, storage=["mine", "mine"]), line)
    _, depot, slot, tile = (word.rpartition("=")[2] for word in line.split())
    data: Any = state.to_json()
    assert player(state)["storage"] == [tile, "mine", "mine"]
    assert data["depots"][depot][int(slot)] is None
    assert data["used"] == [True, False]
    assert player(state)["workers"] == 0


@pytest.mark.parametrize(
    ("building", "line"),
    [
        ("carpenters_workshop", "take depot=1 slot=1 tile=ship"),
        ("church", "take depot=3 slot=0 tile=cow_3"),
        ("market", "take depot=5 slot=0 tile=mine"),
    ],
)
def test_fetching_takes_only_its_types(building: str, line: str) -> None:
    """BUR-7: a tile of another type is refused."""
    assert refused(placed(building, depots=BOARD), line) == "BUR-7"


@pytest.mark.parametrize("building", MUST)
def test_effect_must_be_used_if_it_can(building: str) -> None:
    """BUR-7, R-6: not declinable, and nothing else may be done first."""
    state = placed(building, depots={**BOARD, "black": BLACK}, goods=goods("1"), silver=2)
    assert refused(state, "skip") == "BUR-7"
    assert refused(state, "workers die=1") == "BUR-3.4.3"
    assert refused(state, "buy depot=0 tile=mine") == "BUR-3.4.3"


# ---- city hall


def test_city_hall_places_any_stored_tile() -> None:
    """BUR-7, BUR-7.3: (a) (b) (c) (e) of BUR-5.2 hold, the die number does not matter, nothing is paid."""
    state = placed("city_hall", storage=["bank", "ship"])
    assert lines(state) == {
        "place storage=1 tile=bank hex=h12",
        "place storage=1 tile=bank hex=h27",
        "place storage=1 tile=bank hex=h32",
        "place storage=2 tile=ship hex=h18",
        "place storage=2 tile=ship hex=h20",
        "skip",
    }
    do(state, "place tile=bank hex=h27")
    assert player(state)["silver"] == 2  # its effect applies as usual
    assert player(state)["storage"] == [None, None, "ship"]
    assert state.to_json()["used"] == [True, False]


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("place storage=1 tile=bank hex=h19", "BUR-5.2"),
        ("place storage=1 tile=bank hex=h18", "BUR-5.2"),
        ("place storage=1 tile=bank hex=h33", "BUR-5.2"),
        ("place storage=1 tile=bank hex=h27 die=1", "BUR-3.4.3"),
        ("workers die=1", "BUR-3.4.3"),
        ("end", "BUR-3.4.3"),
    ],
    ids=["filled", "type", "far", "by-die", "workers", "end"],
)
def test_city_hall_keeps_the_other_conditions(line: str, rule: str) -> None:
    """BUR-7: the hex must be empty, of the type and adjacent; no die is used while the effect is pending."""
    assert refused(placed("city_hall", storage=["bank"]), line) == rule


def test_city_hall_may_be_declined() -> None:
    """BUR-7, R-6: the only building whose effect is a choice; declined, it is gone."""
    state = do(placed("city_hall", storage=["bank"]), "skip")
    assert asked(state) == ["turn"]
    assert player(state)["storage"] == [None, "bank", None]
    assert refused(state, "place storage=1 tile=bank hex=h27") == "BUR-3.4.1"


# ---- BUR-7.2


@pytest.mark.parametrize(
    ("building", "depots", "owner"),
    [
        ("warehouse", BOARD, {}),
        ("carpenters_workshop", {"1": [None, "ship"], "2": BOARD["2"], "black": BLACK}, {}),
        ("church", {"1": BOARD["1"], "3": BOARD["3"], "black": BLACK}, {}),
        ("market", {"2": BOARD["2"], "5": BOARD["5"], "black": BLACK}, {}),
        ("carpenters_workshop", {"black": BLACK}, {"hexes": {"h13": "knowledge_6"}}),
        ("church", {"black": BLACK}, {"hexes": {"h13": "knowledge_6"}}),
        ("market", {"black": BLACK}, {"hexes": {"h13": "knowledge_6"}}),
        ("city_hall", BOARD, {}),
        ("city_hall", BOARD, {"storage": ["cow_2", "castle"]}),
    ],
    ids=[
        "warehouse", "workshop", "church", "market", "workshop-black", "church-black", "market-black",
        "city-hall-empty", "city-hall-nowhere",
    ],
)  # fmt: skip
def test_effect_that_cannot_be_used_is_lost(building: str, depots: Depots, owner: dict[str, Any]) -> None:
    """BUR-7.2: the placement is legal, no decision is asked and nothing is kept for later."""
    state = placed(building, depots=depots, **owner)
    assert player(state)["hexes"]["h26"] == building
    assert asked(state) == ["turn"]
    assert {action.do for action in state.legal(0)} <= {"take", "workers"}
    assert rows(state) == []
    assert player(state)["workers"] == player(state)["silver"] == 0


# ---- BUR-7.4


@pytest.mark.parametrize("kind", KINDS)
def test_one_of_a_kind_in_a_city(kind: str) -> None:
    """BUR-7.4: each of the eight kinds once in a city; other cities are independent."""
    state = scenario(players={0: {"hexes": {"h26": kind}, "storage": [kind], "workers": 3}}, dice={0: (1, 1)})
    assert lines(state, "place die=0") == {f"place storage=0 tile={kind} hex=h12 die=0"}
    for where in ("h27", "h32"):
        assert refused(state, f"place tile={kind} hex={where} die=0") == "BUR-7.4"


@pytest.mark.parametrize("kind", KINDS)
def test_knowledge_1_lifts_the_limit(kind: str) -> None:
    """BUR-7.4: with knowledge 1 in the duchy the same kind may stand in a city again."""
    owner = {"hexes": {"h26": kind, "h13": "knowledge_1"}, "storage": [kind], "workers": 3}
    state = scenario(players={0: owner}, dice={0: (1, 1)})
    assert lines(state, "place die=0") == {
        f"place storage=0 tile={kind} hex={where} die=0" for where in ("h12", "h14", "h27", "h32")
    }


@pytest.mark.parametrize("other", [kind for kind in KINDS if kind != "bank"])
def test_different_kinds_share_a_city(other: str) -> None:
    """BUR-7.4: only the same kind is kept out."""
    state = scenario(players={0: {"hexes": {"h26": other}, "storage": ["bank"], "workers": 3}}, dice={0: (1, 1)})
    assert {str(action).split()[3] for action in state.legal(0) if action.do == "place"} == {
        "hex=h12", "hex=h27", "hex=h32",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("hexes", "open_to"),
    [({}, ("h12",)), ({"h13": "knowledge_1"}, ("h12", "h14", "h27", "h32"))],
    ids=["plain", "with-knowledge-1"],
)
def test_city_hall_counts_for_its_own_tile(hexes: dict[str, str], open_to: tuple[str, ...]) -> None:
    """BUR-7.4: what a city hall places obeys the limit too, the city hall just placed included."""
    state = placed("city_hall", storage=["city_hall"], hexes=hexes)
    assert lines(state) == {"skip"} | {f"place storage=1 tile=city_hall hex={where}" for where in open_to}
    if not hexes:
        assert refused(state, "place storage=1 tile=city_hall hex=h27") == "BUR-7.4"
