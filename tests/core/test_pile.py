"""Piles and bags: what is drawn and what is left are the same items, and nothing changes in place."""

from bastide.core import pile
from bastide.core.rng import seeded

CARDS = bytes([1, 2, 3, 4, 5])


def test_the_next_item_lies_last() -> None:
    assert pile.draw(CARDS) == (b"\x05", b"\x01\x02\x03\x04")
    assert pile.draw(CARDS, 3) == (b"\x05\x04\x03", b"\x01\x02")
    assert bytes([1, 2, 3, 4, 5]) == CARDS


def test_a_pile_runs_out() -> None:
    assert pile.draw(b"\x07", 3) == (b"\x07", b"")
    assert pile.draw(b"", 1) == (b"", b"")


def test_look_at_some_keep_one_and_put_the_rest_beneath() -> None:
    looked, left = pile.draw(CARDS, 3)
    others = pile.without(looked, 4)
    assert others == b"\x05\x03"
    after = pile.beneath(left, others)
    assert pile.draw(after, 4)[0] == b"\x02\x01\x05\x03"


def test_pick_takes_each_item_of_a_bag_now_and_then() -> None:
    rng = seeded(1)
    picked = {pile.pick(CARDS, rng)[0] for _ in range(100)}
    assert picked == set(CARDS)
    item, left = pile.pick(CARDS, rng)
    assert sorted([item, *left]) == sorted(CARDS)


def test_discards_go_beneath_what_is_left() -> None:
    refilled = pile.refill(b"\x09\x08", CARDS, seeded(1))
    drawn, left = pile.draw(refilled, 2)
    assert drawn == b"\x08\x09"
    assert sorted(left) == sorted(CARDS)
