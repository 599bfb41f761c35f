"""The ledger: a chain of entries that clones share, and its JSON."""

import pytest

from bastide.core.errors import InputError
from bastide.core.ledger import Entry, entries, from_json, to_json

FIRST = Entry(None, 0, 3, "BUR-6.2", "why-animals", "cow_3", 4)
SECOND = Entry(FIRST, 1, -1, "", "why-by-hand", "", 9)


def test_a_chain_is_read_oldest_first() -> None:
    assert entries(None) == []
    assert entries(SECOND) == [FIRST, SECOND]


def test_two_games_that_part_share_their_past() -> None:
    other = Entry(FIRST, 1, 5, "BUR-9.1", "why-area", "ship", 9)
    assert entries(other)[0] is entries(SECOND)[0]
    assert entries(SECOND)[1].points == -1


def test_it_survives_json() -> None:
    assert to_json(SECOND) == [[0, 3, "BUR-6.2", "why-animals", "cow_3", 4], [1, -1, "", "why-by-hand", "", 9]]
    assert [entry.row() for entry in entries(from_json(to_json(SECOND), 2))] == [FIRST.row(), SECOND.row()]
    assert from_json([], 2) is None


GOOD: list[object] = [0, 3, "rule", "why", "what", 4]


@pytest.mark.parametrize("rows", [None, {}, "ledger", 3])
def test_a_ledger_is_a_list(rows: object) -> None:
    with pytest.raises(InputError, match=r"ledger: this must be a list"):
        from_json(rows, 2)


@pytest.mark.parametrize(
    "row",
    [
        None,
        [],
        GOOD[:5],
        [*GOOD, 1],
        tuple(GOOD),
        ["0", *GOOD[1:]],
        [True, *GOOD[1:]],
        [2, *GOOD[1:]],
        [-1, *GOOD[1:]],
        [0, 1.5, *GOOD[2:]],
        [0, 3, None, *GOOD[3:]],
        [*GOOD[:5], "4"],
    ],
)
def test_a_bad_row_is_named(row: object) -> None:
    with pytest.raises(InputError, match=r"ledger\[1\]"):
        from_json([GOOD, row], 2)
