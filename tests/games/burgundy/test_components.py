"""BUR-1 Components and BUR-14 Scarcity: every count of the rules, typed here once more and compared."""

from collections import Counter
from typing import Any

import pytest

from bastide.core.state import State
from bastide.games.burgundy.components import (
    ALL_SPACES,
    BLACK_SPACES,
    COLOURS,
    DEPOT_TYPES,
    GOODS_OF_A_COLOUR,
    PHASE_POINTS,
    PHASES,
    PILE_NAMES,
    ROUNDS,
    SHEETS,
    SPACE_PLAYERS,
    TILES,
    TYPES,
    pile,
)
from bastide.games.burgundy.duchies import DIE, DUCHIES, LETTERS, NEIGHBOURS, ROWS
from tests.games.burgundy.scenario import GAME, end_turns, scenario
from tests.games.kit import do, legal, player

BUILDINGS = [
    "warehouse",
    "carpenters_workshop",
    "church",
    "market",
    "boarding_house",
    "bank",
    "city_hall",
    "watchtower",
]
ANIMALS = ["cow", "chicken", "pig", "sheep"]
TYPE_NAMES = ["building", "animal", "knowledge", "castle", "mine", "ship"]

DIE_NUMBERS = "6 5 4 3 / 2 1 6 5 4 / 5 4 3 1 2 3 / 6 1 2 6 5 4 1 / 2 5 4 3 1 2 / 6 1 2 5 6 / 3 4 1 3"

MAPS = {
    1: """A6 C5 C4 K3
          A2 A1 C6 K5 B4
          A5 A4 B3 K1 B2 B3
          S6 S1 S2 C6 S5 S4 S1
          B2 B5 M4 B3 B1 A2
          B6 M1 K2 B5 B6
          M3 K4 K1 B3""",
    2: """S6 B5 A4 C3
          A2 S1 B6 A5 B4
          A5 A4 A3 B1 K2 B3
          B6 B1 B2 B6 B5 K4 C1
          K2 K5 M4 K3 M1 S2
          B6 B1 M2 K5 S6
          C3 S4 S1 C3""",
    3: """A6 A5 A4 A3
          S2 S1 C6 S5 S4
          B5 M4 K3 K1 S2 B3
          B6 B1 K2 C6 K5 B4 B1
          B2 B5 K4 K3 B1 B2
          C6 A1 M2 M5 C6
          B3 A4 S1 B3""",
    4: """C6 A5 B4 S3
          A2 A1 B6 S5 S4
          B5 B4 B3 S1 C2 M3
          A6 A1 A2 K6 K5 M4 S1
          B2 C5 K4 B3 B1 B2
          B6 M1 B2 K5 K6
          S3 B4 K1 C3""",
    5: """A6 B5 B4 S3
          A2 A1 B6 M5 M4
          B5 C4 K3 S1 S2 S3
          B6 B1 A2 K6 C5 B4 B1
          K2 C5 A4 K3 S1 B2
          B6 A1 B2 C5 S6
          K3 K4 B1 M3""",
    6: """K6 K5 C4 S3
          K2 B1 B6 S5 B4
          A5 A4 M3 S1 B2 B3
          K6 B1 B2 C6 S5 B4 B1
          K2 B5 B4 M3 S1 B2
          K6 M1 A2 A5 S6
          C3 A4 A1 C3""",
    7: """K6 C5 C4 S3
          K2 A1 A6 A5 S4
          S5 M4 B3 B1 M2 A3
          S6 K1 B2 B6 B5 A4 B1
          B2 K5 B4 B3 A1 B2
          B6 S1 M2 K5 B6
          S3 C4 C1 K3""",
    8: """B6 B5 S4 B3
          S2 C1 K6 C5 B4
          B5 K4 M3 K1 K2 S3
          B6 A1 K2 M6 A5 K4 B1
          S2 A5 A4 A3 M1 B2
          B6 C1 A2 C5 S6
          B3 S4 B1 B3""",
    9: """B6 B5 C4 K3
          B2 B1 A6 A5 S4
          B5 B4 A3 A1 S2 S3
          C6 K1 K2 M6 S5 C4 K1
          S2 S5 K4 M3 B1 A2
          K6 B1 B2 B5 A6
          M3 C4 B1 B3""",
}


def backs(names: list[str]) -> tuple[int, int]:
    """How many of these tiles have a coloured and how many a black back."""
    rows = [tile for tile in TILES if tile.name in names]
    return sum(tile.coloured for tile in rows), sum(tile.black for tile in rows)


def whole_box(state: State) -> Counter[str]:
    """Every tile, wherever it is."""
    data: Any = state.to_json()
    places = [*data["piles"].values(), *data["depots"].values()]
    for board in data["players"]:
        places += [board["hexes"].values(), board["storage"]]
    return Counter(tile for place in places for tile in place if tile) + Counter(data["gone"])


def test_game_board() -> None:
    """BUR-1.1: phases with their points, rounds, depots, bonus tile spaces, the track."""
    view: Any = GAME.start(seats=4, seed=1).view(None)
    assert PHASES == ("a", "b", "c", "d", "e")
    assert PHASE_POINTS == (10, 8, 6, 4, 2)
    assert ROUNDS == 5
    assert {name: len(spaces) for name, spaces in view["depots"].items()} == {
        "black": 8, "1": 4, "2": 4, "3": 4, "4": 4, "5": 4, "6": 4,
    }  # fmt: skip
    assert ALL_SPACES == 32
    assert BLACK_SPACES == 8
    assert list(view["depot_goods"]) == ["1", "2", "3", "4", "5", "6"]
    assert len(view["bonus"]["large"] + view["bonus"]["small"]) == 12
    assert [pawn["position"] for pawn in view["track"]] == [0, 0, 0, 0]


def test_player_boards() -> None:
    """BUR-1.2: six boards with two sides each, duchy 1 four times, the others once; a board's spaces."""
    assert len(SHEETS) == 12
    assert Counter(SHEETS) == {1: 4, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1, 9: 1}
    board = player(GAME.start(seats=2, seed=1))
    assert len(board["storage"]) == 3
    assert {"goods", "sold", "silver", "workers", "duchy"} <= set(board)


@pytest.mark.parametrize(
    ("kind", "coloured", "black", "hexes"),
    [
        ("building", 40, 16, 12),
        ("animal", 20, 8, 6),
        ("knowledge", 20, 6, 6),
        ("castle", 14, 2, 4),
        ("mine", 10, 2, 3),
        ("ship", 20, 6, 6),
    ],
)
def test_tiles_of_a_type(kind: str, coloured: int, black: int, hexes: int) -> None:
    """BUR-1.3: tiles of each type by their backs, and hexes of the type in every duchy."""
    number = TYPES.index(kind)
    assert backs([tile.name for tile in TILES if tile.type == number]) == (coloured, black)
    assert len(pile(number)) == coloured
    assert [duchy.types.count(number) for duchy in DUCHIES[1:]] == [hexes] * 9


def test_all_tiles() -> None:
    """BUR-1.3: 164 tiles, 40 of them with a black back."""
    assert sum(tile.coloured + tile.black for tile in TILES) == 164
    assert len(pile(PILE_NAMES.index("black"))) == 40
    assert whole_box(GAME.start(seats=3, seed=1)).total() == 164


@pytest.mark.parametrize("building", BUILDINGS)
def test_buildings(building: str) -> None:
    """BUR-1.3: 8 kinds of buildings, 5 coloured and 2 black of each."""
    assert backs([building]) == (5, 2)


@pytest.mark.parametrize("animal", ANIMALS)
def test_animals(animal: str) -> None:
    """BUR-1.3: 4 kinds of animals, coloured 2, 2, 3, 3, 4 and black 3, 4 of each."""
    assert [backs([f"{animal}_{count}"]) for count in (2, 3, 4)] == [(2, 0), (2, 1), (1, 1)]


def test_knowledge_tiles() -> None:
    """BUR-1.3: 26 different knowledge tiles; 7, 12, 14, 15, 24 and 25 are black."""
    assert [number for number in range(1, 27) if backs([f"knowledge_{number}"]) == (0, 1)] == [7, 12, 14, 15, 24, 25]
    assert all(sum(backs([f"knowledge_{number}"])) == 1 for number in range(1, 27))
    assert len([tile for tile in TILES if tile.name.startswith("knowledge")]) == 26


def test_goods() -> None:
    """BUR-1.4: 42 goods, 7 of each colour, colours in the order of their die values."""
    assert COLOURS == ("light_blue", "purple", "pink", "red", "brown", "orange")
    assert GOODS_OF_A_COLOUR == 7
    data: Any = GAME.start(seats=4, seed=3).to_json()
    found = Counter(data["round_goods"] + data["goods_stacks"] + data["boxed_goods"])
    for place in [*data["depot_goods"].values(), *(board["goods"] for board in data["players"])]:
        found.update(place)
    assert found == {"goods_1": 7, "goods_2": 7, "goods_3": 7, "goods_4": 7, "goods_5": 7, "goods_6": 7}


def test_bonus_tiles() -> None:
    """BUR-1.5: one large and one small bonus tile for each of the six types."""
    view: Any = GAME.start(seats=2, seed=1).view(None)
    assert sorted(view["bonus"]["large"]) == sorted(TYPE_NAMES)
    assert sorted(view["bonus"]["small"]) == sorted(TYPE_NAMES)


def test_dice_and_pawns() -> None:
    """BUR-1.6: with four players 8 player dice, 1 white die, and a pawn on the track for each."""
    view: Any = GAME.start(seats=4, seed=1).view(None)
    assert sum(len(board["dice"]) for board in view["players"]) == 8
    assert view["white"] in range(1, 7)
    assert sorted(pawn["seat"] for pawn in view["track"]) == [0, 1, 2, 3]


def test_shape_of_a_duchy() -> None:
    """BUR-1.7: rows of 4 to 7 hexes with pointed tops, and one die number for each hex of all duchies."""
    assert ROWS == (4, 5, 6, 7, 6, 5, 4)
    assert [int(number) for number in DIE_NUMBERS.replace("/", "").split()] == DIE
    touching = {f"h{n + 1:02d}": {f"h{m + 1:02d}" for m in near} for n, near in enumerate(NEIGHBOURS)}
    assert sum(len(near) for near in touching.values()) == 2 * 90
    assert all(one in touching[other] for one in touching for other in touching[one])
    assert touching["h01"] == {"h02", "h05", "h06"}
    assert touching["h16"] == {"h10", "h17", "h23"}
    assert touching["h19"] == {"h12", "h13", "h18", "h20", "h25", "h26"}
    assert touching["h37"] == {"h32", "h33", "h36"}
    assert touching["h30"] == {"h24", "h25", "h29", "h31", "h34", "h35"}


@pytest.mark.parametrize("number", range(1, 10))
def test_map_of_a_duchy(number: int) -> None:
    """BUR-1.8: the nine maps, type and die number hex by hex."""
    assert len(DUCHIES) == 10  # and nothing under number 0
    here = DUCHIES[number]
    assert here.number == number
    assert MAPS[number].split() == [f"{LETTERS[kind]}{die}" for kind, die in zip(here.types, DIE, strict=True)]
    assert Counter(MAPS[number].translate(str.maketrans("", "", "123456 \n"))) == {
        "B": 12, "S": 6, "A": 6, "K": 6, "C": 4, "M": 3,
    }  # fmt: skip


def test_cities_of_duchy_1() -> None:
    """BUR-1.8, X9: the cities of duchy 1 have 5, 3, 3 and 1 hexes."""
    here = DUCHIES[1]
    sizes = [len(area) for area in here.areas if here.types[area[0]] == LETTERS.index("B")]
    assert sorted(sizes, reverse=True) == [5, 3, 3, 1]


def test_depot_spaces() -> None:
    """BUR-1.9: the type of each space of the numbered depots, and from how many players it is used."""
    assert [[TYPES[kind] for kind in depot] for depot in DEPOT_TYPES] == [
        ["building", "ship", "knowledge", "animal"],
        ["knowledge", "castle", "building", "building"],
        ["animal", "building", "ship", "knowledge"],
        ["ship", "building", "animal", "mine"],
        ["mine", "knowledge", "building", "building"],
        ["building", "animal", "castle", "ship"],
    ]
    assert SPACE_PLAYERS == (2, 2, 3, 4)


def test_ring_of_depots() -> None:
    """BUR-1.10: neighbours are 1-2, 2-3, 3-4, 4-5, 5-6 and 6-1, as a ship with knowledge 5 is offered them."""
    state = scenario(
        players={0: {"hexes": {"h13": "knowledge_5"}, "storage": ["ship"]}},
        dice={0: (2, 2)},
    )
    do(state, "place tile=ship hex=h18 die=0")
    pairs = ["1+2", "2+3", "3+4", "4+5", "5+6", "6+1"]
    assert [str(action) for action in legal(state)] == [f"ship depots={pair}" for pair in pairs]


# ---- BUR-14


def test_unlimited_workers_and_silver() -> None:
    """BUR-14.1, BUR-1.6: the supply of 30 workers and 20 silver is no limit."""
    state = scenario(players={0: {"workers": 30, "silver": 20, "goods": {"goods_1": 1}}})
    do(state, "workers die=0")
    do(state, "sell goods=1 die=1")
    assert player(state)["workers"] == 32
    assert player(state)["silver"] == 21


LEFT_AFTER_PHASE_E = {
    2: {"building": 20, "animal": 10, "knowledge": 10, "castle": 7, "mine": 5, "ship": 10, "black": 20},
    3: {"building": 10, "animal": 5, "knowledge": 5, "castle": 3, "mine": 3, "ship": 5, "black": 10},
    4: {"building": 0, "animal": 0, "knowledge": 0, "castle": 0, "mine": 0, "ship": 0, "black": 0},
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tiles_never_run_out(seats: int) -> None:
    """BUR-14.2: piles only shrink and are never reshuffled, gone tiles stay away, all tiles are always there."""
    state = GAME.start(seats=seats, seed=5)
    box = whole_box(state)
    before: Any = state.to_json()
    while not state.over:
        end_turns(state)
        after: Any = state.to_json()
        assert whole_box(state) == box
        assert Counter(before["gone"]) <= Counter(after["gone"])
        for name, tiles in after["piles"].items():
            assert before["piles"][name][: len(tiles)] == tiles
        before = after
    assert before["phase"] == "e"
    assert {name: len(tiles) for name, tiles in before["piles"].items()} == LEFT_AFTER_PHASE_E[seats]


@pytest.mark.parametrize(("seats", "boxed"), [(2, 11), (3, 8), (4, 5)])
def test_goods_never_run_out(seats: int, boxed: int) -> None:
    """BUR-14.3: 25 goods for the phases and 3 for each player leave some of the 42 in the box."""
    data: Any = GAME.start(seats=seats, seed=5, setup="advanced_open").to_json()
    assert len(data["goods_stacks"]) == 25
    assert len(data["boxed_goods"]) == boxed


@pytest.mark.parametrize(
    ("seats", "owners", "points"),
    [(4, [], 7), (4, ["large"], 4), (4, ["large", "small"], 0), (2, ["large"], 2)],
)
def test_two_bonus_tiles_of_a_type(seats: int, owners: list[str], points: int) -> None:
    """BUR-14.4: the first to finish a type gets the large tile, the second the small one, the others none."""
    others = {seat: {"bonus": {"large": [], "small": [], size: ["mine"]}} for seat, size in enumerate(owners, start=1)}
    left = {size: [t for t in TYPE_NAMES if t != "mine" or size not in owners] for size in ("large", "small")}
    mine = {"hexes": {"h25": "mine", "h30": "mine"}, "storage": ["mine"]}
    state = scenario(seats=seats, phase="b", players={0: mine, **others}, bonus=left, dice={0: (3, 3)})
    do(state, "place tile=mine hex=h34 die=0")
    assert [entry.points for entry in state.ledger(0) if entry.rule == "BUR-9.2"] == [points] * (points > 0)
    assert state.scores()[0] == 6 + 8 + points
    bonus: Any = state.view(None)["bonus"]
    assert [size for size in ("large", "small") if "mine" in bonus[size]] == ([] if owners else ["small"])


def test_empty_depot() -> None:
    """BUR-14.5: no tile in the depot of a die, no take action with it."""
    state = scenario(players={0: {"workers": 3}}, depots={"2": ["knowledge_1"]}, dice={0: (5, 5)})
    assert {str(action) for action in legal(state, "take die=0")} == {"take depot=2 slot=0 tile=knowledge_1 die=0"}


def test_effect_without_a_tile() -> None:
    """BUR-14.5, X10: a market with no ship and no animals in the numbered depots brings nothing and asks nothing."""
    state = scenario(
        players={0: {"storage": ["market"]}},
        depots={"black": ["ship"], "1": ["bank"]},
        dice={0: (3, 1)},
    )
    do(state, "place tile=market hex=h12 die=0")
    assert state.view(None)["asked"] == [{"seat": 0, "ask": "turn"}]
    assert player(state)["storage"] == [None, None, None]


def test_six_steps_on_the_track() -> None:
    """BUR-14.6: the sixth ship of a duchy moves the pawn to the sixth step, and there is no hex for a seventh."""
    ships = dict.fromkeys(("h16", "h17", "h18", "h20", "h21"), "ship")
    state = scenario(
        players={0: {"hexes": ships, "storage": ["ship", "ship"], "position": 5}},
        dice={0: (1, 1)},
    )
    do(state, "place storage=0 hex=h22 die=0")
    do(state, "ship depots=1")
    assert player(state)["position"] == 6
    assert legal(state, "place") == []
