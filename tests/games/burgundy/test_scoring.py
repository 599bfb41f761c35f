"""BUR-9: areas and bonus tiles; BUR-12.2 to BUR-12.5: the end of the game."""

from itertools import pairwise, product
from typing import Any

import pytest

from bastide.core.state import State
from tests.games.burgundy.proof import after_last_turn, asked, goods
from tests.games.burgundy.scenario import scenario
from tests.games.kit import do, player, rows

Hexes = dict[str, str]

PHASE_POINTS = {"a": 10, "b": 8, "c": 6, "d": 4, "e": 2}
SIZE_POINTS = {1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21, 7: 28, 8: 36}
KINDS = ("warehouse", "carpenters_workshop", "church", "market", "boarding_house", "city_hall", "watchtower")
AREAS: dict[int, tuple[int, str]] = {
    1: (4, "h30"),
    2: (9, "h19 h26"),
    3: (5, "h13 h14 h15"),
    4: (9, "h09 h14 h15 h20"),
    5: (1, "h26 h27 h32 h33 h37"),
    6: (6, "h09 h14 h15 h21 h22 h28"),
    7: (7, "h12 h13 h18 h19 h20 h25 h26"),
    8: (2, "h02 h07 h13 h16 h17 h18 h19 h20"),
}
"""An area of each size: its duchy and hexes. 1 and 2 are mines, 3 and 4 ships, the others cities."""
NEXT_TO_IT: dict[int, Hexes] = {4: {"h24": "castle"}}


def almost_full(size: int) -> tuple[dict[str, Any], str]:
    """Seat 0 with all but the last hex of the area filled, and the tile for it in storage; and that hex."""
    duchy, text = AREAS[size]
    *full, last = text.split()
    tiles = ["mine"] * size if size <= 2 else ["ship"] * size if size <= 4 else [*KINDS[: size - 1], "bank"]
    hexes = {**NEXT_TO_IT.get(duchy, {}), **dict(zip(full, tiles, strict=False))}
    return {"duchy": duchy, "hexes": hexes, "storage": [tiles[-1]], "workers": 3}, last


# ---- areas


@pytest.mark.parametrize("phase", PHASE_POINTS)
@pytest.mark.parametrize("size", SIZE_POINTS)
def test_area_scores_by_size_and_phase(size: int, phase: str) -> None:
    """BUR-9.1: the last hex of an area brings points for its size and the value of the phase, whatever the size."""
    owner, last = almost_full(size)
    state = do(scenario(phase=phase, players={0: owner}), f"place hex={last} die=0")
    assert rows(state) == [(SIZE_POINTS[size], "BUR-9.1"), (PHASE_POINTS[phase], "BUR-9.1")]
    assert state.scores() == [SIZE_POINTS[size] + PHASE_POINTS[phase], 0]


@pytest.mark.parametrize("size", [size for size in SIZE_POINTS if size > 2])
def test_unfinished_area_scores_nothing(size: int) -> None:
    """BUR-9.1: with one hex of the area still empty there are no points."""
    owner, last = almost_full(size)
    del owner["hexes"][AREAS[size][1].split()[0]]
    state = do(scenario(players={0: owner}), f"place hex={last} die=0")
    assert rows(state) == []


def test_area_is_one_of_several_of_its_type() -> None:
    """BUR-9.1, BUR-9.2: the area of the placed tile alone is looked at; the type is not complete yet."""
    hexes = {"h25": "mine", "h12": "bank", "h09": "bank", "h15": "market"}
    state = scenario(phase="d", players={0: {"hexes": hexes, "storage": ["church"]}}, dice={0: (2, 2)})
    do(state, "place hex=h14 die=0")
    assert rows(state) == [(6, "BUR-9.1"), (4, "BUR-9.1")]
    assert player(state)["bonus"] == {"large": [], "small": []}


# ---- bonus tiles

CITIES = ("h12", "h09 h14 h15", "h23 h24 h29", "h26 h27 h32 h33 h37")
TYPES: dict[str, tuple[Hexes, str, str]] = {
    "building": (
        {where: kind for city in CITIES for where, kind in zip(city.split(), KINDS, strict=False) if where != "h37"},
        "h37",
        "bank",
    ),
    "animal": (
        {"h01": "cow_2", "h05": "pig_2", "h06": "sheep_2", "h10": "cow_3", "h11": "pig_3"},
        "h28",
        "sheep_3",
    ),
    "knowledge": (
        {"h04": "knowledge_1", "h08": "knowledge_2", "h13": "knowledge_3", "h31": "knowledge_4", "h35": "knowledge_5"},
        "h36",
        "knowledge_6",
    ),
    "castle": ({"h02": "castle", "h03": "castle"}, "h07", "castle"),
    "mine": ({"h25": "mine", "h30": "mine"}, "h34", "mine"),
    "ship": (dict.fromkeys(("h16", "h17", "h18", "h20", "h21"), "ship"), "h22", "ship"),
}
"""Duchy 1 with one hex of the type left: what lies there, the hex, and the tile for it."""
POINTS = {2: (5, 2), 3: (6, 3), 4: (7, 4)}


def complete(kind: str, seats: int, left: str) -> State:
    """Seat 0 completes a type; `left` says which of its bonus tiles are on the board, the others have the rest."""
    hexes, where, tile = TYPES[kind]
    others: dict[int, dict[str, Any]] = {}
    if left != "large":
        others[1] = {"bonus": {"large": [kind], "small": []}}
    if left == "none":
        others[2] = {"bonus": {"large": [], "small": [kind]}}
    board = {
        "large": [name for name in TYPES if name != kind or left == "large"],
        "small": [name for name in TYPES if name != kind or left != "none"],
    }
    near = {"h33": "warehouse", "h12": "market"} if kind in ("animal", "castle") else {}
    owner = {"hexes": {**near, **hexes}, "storage": [tile], "workers": 3}
    state = scenario(seats=seats, phase="e", players={0: owner, **others}, bonus=board)
    return do(state, f"place hex={where} die=0")


@pytest.mark.parametrize("seats", POINTS)
@pytest.mark.parametrize("kind", TYPES)
def test_first_to_complete_a_type(kind: str, seats: int) -> None:
    """BUR-9.2: the large bonus tile, 5/6/7 points at once; the tile stays with the player."""
    state = complete(kind, seats, "large")
    data: Any = state.to_json()
    assert (POINTS[seats][0], "BUR-9.2") in rows(state)
    assert player(state)["bonus"] == {"large": [kind], "small": []}
    assert kind not in data["bonus"]["large"]
    assert kind in data["bonus"]["small"]


@pytest.mark.parametrize("seats", POINTS)
@pytest.mark.parametrize("kind", TYPES)
def test_second_to_complete_a_type(kind: str, seats: int) -> None:
    """BUR-9.2: the large one is gone, so the small one, 2/3/4 points."""
    state = complete(kind, seats, "small")
    data: Any = state.to_json()
    assert (POINTS[seats][1], "BUR-9.2") in rows(state)
    assert player(state)["bonus"] == {"large": [], "small": [kind]}
    assert kind not in data["bonus"]["small"]


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("kind", TYPES)
def test_later_to_complete_a_type(kind: str, seats: int) -> None:
    """BUR-9.2, BUR-14.4: both are gone, so nothing."""
    state = complete(kind, seats, "none")
    assert [row for row in rows(state) if row[1] == "BUR-9.2"] == []
    assert player(state)["bonus"] == {"large": [], "small": []}


def test_starting_castle_counts_as_filled() -> None:
    """BUR-9.3: with it the third castle completes the type; the area of three is scored without it."""
    state = complete("castle", 2, "large")
    assert rows(state) == [(6, "BUR-9.1"), (2, "BUR-9.1"), (5, "BUR-9.2")]
    assert asked(state) == ["turn", "castle"]


def test_starting_castle_completes_an_area() -> None:
    """BUR-9.3: in duchy 7 the start castle on h35 and one on h36 are a full area of two."""
    owner = {"duchy": 7, "hexes": {"h35": "castle"}, "storage": ["castle"]}
    state = do(scenario(phase="c", players={0: owner}), "place hex=h36 die=0")
    assert rows(state) == [(3, "BUR-9.1"), (6, "BUR-9.1")]


@pytest.mark.parametrize("before", [88, 99, 188, 199, 288, 1000])
def test_points_have_no_limit(before: int) -> None:
    """BUR-9.4: points are counted past 100 and 200."""
    state = scenario(players={0: {"storage": ["bank"], "points": before}}, dice={0: (3, 3)})
    do(state, "place hex=h12 die=0")
    assert state.scores()[0] == before + 11


# ---- the end


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({}, []),
        ({"goods": goods("1144")}, [4]),
        ({"silver": 3}, [3]),
        ({"workers": 1}, []),
        ({"workers": 2}, [1]),
        ({"workers": 5}, [2]),
        ({"storage": ["knowledge_25", "mine", "castle"], "sold": goods("11")}, []),
        ({"goods": goods("1"), "silver": 1, "workers": 7, "sold": goods("66")}, [1, 1, 3]),
    ],
)
def test_final_points(given: dict[str, Any], expected: list[int]) -> None:
    """BUR-12.2: 1 for an unsold good, 1 for a silver, 1 for two workers; nothing for storage and sold goods."""
    state = after_last_turn({0: {"points": 20, **given}})
    assert state.over
    assert rows(state) == [(points, "BUR-12.2") for points in expected]
    assert state.scores()[0] == 20 + sum(expected)


def test_final_points_of_knowledge() -> None:
    """BUR-12.2: the points of knowledge 15-26 in the duchy, a row for each tile that brings some."""
    hexes = {"h13": "knowledge_25", "h08": "knowledge_22", "h31": "knowledge_24", "h26": "bank", "h12": "bank"}
    state = after_last_turn({0: {"hexes": hexes, "sold": goods("111"), "silver": 1}})
    assert sorted(rows(state)) == [(1, "BUR-12.2"), (3, "BUR-8"), (8, "BUR-8")]


def filled(count: int) -> Hexes:
    """So many hexes beside the start castle, worth nothing at the end (mines would pay)."""
    return dict((("h12", "bank"), ("h26", "market"), ("h27", "church"), ("h14", "bank"))[:count])


def ranked(points: tuple[int, ...], tiles: tuple[int, ...], track: tuple[int, ...]) -> State:
    """The end of a game with these points and tiles by seat."""
    players = {seat: {"points": points[seat], "hexes": filled(tiles[seat])} for seat in range(len(points))}
    return after_last_turn(players, seats=len(points), track=track)


@pytest.mark.parametrize(
    ("points", "tiles", "track", "places"),
    [
        ((50, 51), (0, 3), (0, 1), [1, 0]),
        ((50, 50), (2, 1), (0, 1), [1, 0]),
        ((50, 50), (1, 2), (0, 1), [0, 1]),
        ((50, 50), (1, 1), (0, 1), [1, 0]),
        ((50, 50), (1, 1), (1, 0), [0, 1]),
        ((70, 50, 70), (1, 0, 1), (0, 1, 2), [2, 0, 1]),
        ((40, 40, 40), (0, 2, 1), (0, 1, 2), [0, 2, 1]),
        ((60, 60, 60, 60), (1, 1, 1, 1), (2, 0, 3, 1), [1, 3, 0, 2]),
        ((60, 80, 60, 80), (2, 1, 3, 1), (1, 3, 0, 2), [3, 1, 0, 2]),
    ],
    ids=[
        "points", "more-empty", "fewer-tiles", "last-on-track", "first-on-track", "tie-of-two", "empty-of-three",
        "all-equal", "pairs",
    ],
)  # fmt: skip
def test_winner_and_ranking(
    points: tuple[int, ...], tiles: tuple[int, ...], track: tuple[int, ...], places: list[int]
) -> None:
    """BUR-12.3, BUR-12.4, R-8: most points, then more empty hexes, then last on the track; so for every place."""
    state = ranked(points, tiles, track)
    assert state.over
    assert state.winners() == places[:1]
    view: Any = state.view(None)
    assert view["ranking"] == places
    broken = [(tie["ahead"], tie["behind"]) for tie in view["ties"]]
    assert broken == [pair for pair in pairwise(places) if points[pair[0]] == points[pair[1]]]
    for tie in view["ties"]:
        assert (tie["why"] == "tie-hexes") == (tiles[tie["ahead"]] < tiles[tie["behind"]])


@pytest.mark.parametrize("track", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_win_is_never_shared(track: tuple[int, ...]) -> None:
    """BUR-12.5: however points and empty hexes tie, there is exactly one winner."""
    for points, tiles in product(product((9, 10), repeat=3), product((0, 1), repeat=3)):
        assert len(ranked(points, tiles, track).winners()) == 1


@pytest.mark.parametrize("count", range(5))
def test_empty_hexes_count_the_starting_castle(count: int) -> None:
    """BUR-12.5: 37 minus the tiles in the duchy, the starting castle counted as a tile."""
    view: Any = scenario(players={0: {"hexes": filled(count)}}).view(0)
    assert view["players"][0]["empty_hexes"] == 37 - 1 - count


def test_nobody_has_won_before_the_end() -> None:
    """BUR-12.3: winners are named when the game is over."""
    assert scenario(players={0: {"points": 90}}).winners() == []
