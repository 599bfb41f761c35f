"""Who is in: the first in the row bids or passes out, until nobody but the leader is left."""

from bastide.core.auction import NOBODY, Auction


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
