"""Shapes on a grid: turned and flipped, laid without overlap, and what lies around them."""

import pytest

from bastide.core.masks import each_of
from bastide.core.polyomino import Shape, neighbours, orientations, placements

DOMINO: Shape = ((0, 0), (1, 0))
SQUARE: Shape = ((0, 0), (1, 0), (0, 1), (1, 1))
BAR: Shape = ((0, 0), (1, 0), (2, 0))
CORNER: Shape = ((0, 0), (1, 0), (0, 1))
TEE: Shape = ((0, 0), (1, 0), (2, 0), (1, 1))
ESS: Shape = ((1, 0), (2, 0), (0, 1), (1, 1))
ELL: Shape = ((0, 0), (0, 1), (0, 2), (1, 2))
EFF: Shape = ((1, 0), (2, 0), (0, 1), (1, 1), (1, 2))
CROSS: Shape = ((1, 0), (0, 1), (1, 1), (2, 1), (1, 2))


@pytest.mark.parametrize(
    ("shape", "ways"),
    [
        (((3, 3),), 1),
        (DOMINO, 2),
        (BAR, 2),
        (SQUARE, 1),
        (CORNER, 4),
        (TEE, 4),
        (ESS, 4),
        (ELL, 8),
        (EFF, 8),
        (CROSS, 1),
    ],
)
def test_orientations(shape: Shape, ways: int) -> None:
    found = orientations(shape)
    assert len(found) == len(set(found)) == ways
    for turned in found:
        assert len(set(turned)) == len(shape)
        assert min(x for x, _ in turned) == min(y for _, y in turned) == 0


def test_moving_a_shape_changes_nothing() -> None:
    moved = tuple((x - 5, y + 9) for x, y in EFF)
    assert set(orientations(moved)) == set(orientations(EFF))


@pytest.mark.parametrize(
    ("shape", "width", "height", "ways"),
    [
        (((0, 0),), 4, 3, 12),
        (DOMINO, 4, 3, 3 * 3 + 4 * 2),
        (DOMINO, 1, 1, 0),
        (DOMINO, 2, 1, 1),
        (BAR, 4, 3, 2 * 3 + 4),
        (SQUARE, 4, 3, 6),
        (CORNER, 2, 2, 4),
        (ELL, 7, 7, 8 * 6 * 5),
        (CROSS, 3, 3, 1),
        (CROSS, 3, 2, 0),
    ],
)
def test_placements_on_an_empty_grid(shape: Shape, width: int, height: int, ways: int) -> None:
    found = placements(shape, width, height)
    assert len(found) == ways
    assert found == sorted(set(found))
    for mask in found:
        assert mask.bit_count() == len(shape)
        assert mask < 1 << width * height


def test_placements_do_not_wrap_around_the_edge() -> None:
    assert 0b0001_1000 not in placements(DOMINO, 4, 2)
    assert placements(DOMINO, 4, 1) == [0b0011, 0b0110, 0b1100]


def test_blocked_cells_stay_free() -> None:
    assert placements(DOMINO, 3, 1, 0b010) == []
    middle = 1 << 6
    free = [tuple(each_of(mask)) for mask in placements(BAR, 4, 3, middle)]
    assert set(free) == {(0, 1, 2), (1, 2, 3), (8, 9, 10), (9, 10, 11), (0, 4, 8), (1, 5, 9), (3, 7, 11)}
    everything = (1 << 12) - 1
    assert placements(((0, 0),), 4, 3, everything) == []


@pytest.mark.parametrize(
    ("mask", "around"),
    [
        (1 << 0, {1, 4}),
        (1 << 3, {2, 7}),
        (1 << 5, {1, 4, 6, 9}),
        (1 << 11, {7, 10}),
        (0b0011, {2, 4, 5}),
        (1 << 3 | 1 << 4, {0, 2, 5, 7, 8}),
        ((1 << 12) - 1, set()),
        (0, set()),
    ],
)
def test_neighbours_on_a_grid_of_four_by_three(mask: int, around: set[int]) -> None:
    assert set(each_of(neighbours(mask, 4, 3))) == around


@pytest.mark.parametrize(("mask", "numbers"), [(0, ()), (1, (0,)), (0b1010_0001, (0, 5, 7)), (1 << 48, (48,))])
def test_the_cells_of_a_mask(mask: int, numbers: tuple[int, ...]) -> None:
    assert tuple(each_of(mask)) == numbers
