"""Who is in: the first in the row bids or passes out, until nobody but the leader is left."""

from types import SimpleNamespace
from typing import Any

import pytest

from bastide.core.auction import NOBODY, Auction, AuctionPart
from bastide.core.errors import InputError
from bastide.core.reading import Reader


def test_the_last_one_in_leads() -> None:
    auction = Auction([2, 0, 1])
    auction.raise_to(3)
    assert (auction.leader, auction.bid, auction.next, auction.open) == (2, 3, 0, True)
    auction.pass_out()
    auction.raise_to(5)
    assert (auction.leader, auction.bid, auction.next) == (1, 5, 2)
    auction.pass_out()
    assert not auction.open
    assert (auction.leader, auction.bid) == (1, 5)


def test_when_everybody_passes_nobody_leads() -> None:
    auction = Auction([0, 1])
    auction.pass_out()
    assert auction.open
    auction.pass_out()
    assert not auction.open
    assert auction.leader == NOBODY


def test_clones_are_independent_and_equal() -> None:
    auction = Auction([0, 1, 2])
    auction.raise_to(1)
    copy = auction.clone()
    assert copy.key() == auction.key()
    copy.pass_out()
    assert copy.key() != auction.key()
    assert auction.bidders == [1, 2, 0]


# ---- as JSON

PART = AuctionPart("auction")


def holder(opponents: int = 0) -> Any:
    return SimpleNamespace(auction=None, opponents=lambda: ["somebody"] * opponents)


@pytest.mark.parametrize("auction", [None, Auction([2, 0, 1]), Auction([1], 4, 1), Auction([], 0, NOBODY)])
def test_an_auction_is_written_and_read(auction: Auction | None) -> None:
    one, other = holder(), holder()
    one.auction = auction
    PART.read(other, Reader(PART.write(one)), 3)
    assert (auction is None and other.auction is None) or other.auction.key() == one.auction.key()


def test_what_is_written_is_the_readers_own() -> None:
    one = holder()
    one.auction = Auction([0, 1])
    written: Any = PART.write(one)
    written["bidders"].clear()
    assert one.auction.bidders == [0, 1]


def test_an_opponent_whom_nobody_sits_for_may_bid() -> None:
    data = {"bidders": [0, 1], "bid": 2, "leader": 1}
    with pytest.raises(InputError, match="1 is out of range"):
        PART.read(holder(), Reader(data), 1)
    one = holder(opponents=1)
    PART.read(one, Reader(data), 1)
    assert one.auction.leader == 1


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"bidders": [0, 0], "bid": 0, "leader": None}, "named twice"),
        ({"bidders": [0], "bid": -1, "leader": None}, "out of range"),
        ({"bidders": [0], "bid": 0}, "leader"),
        ([], "an object"),
    ],
)
def test_an_auction_that_cannot_be_is_refused(data: object, said: str) -> None:
    with pytest.raises(InputError, match=said):
        PART.read(holder(), Reader(data), 2)
