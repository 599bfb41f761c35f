"""Who is in an auction: bidders in their order, who leads, and for how much."""

from typing import Any, Final

from bastide.core.reading import Reader
from bastide.core.saving import MANY, Part

NOBODY: Final = -1


class Auction:
    """The first of `bidders` is to bid or to pass out; who has bid goes to the end of the row."""

    def __init__(self, bidders: list[int], bid: int = 0, leader: int = NOBODY) -> None:
        self.bidders = bidders
        self.bid = bid
        self.leader = leader

    @property
    def open(self) -> bool:
        """Whether somebody other than the leader may still bid."""
        return bool(self.bidders) and self.bidders != [self.leader]

    @property
    def next(self) -> int:
        """Who is to bid."""
        return self.bidders[0]

    def raise_to(self, bid: int) -> None:
        """The next bidder bids, and leads."""
        self.leader = self.bidders.pop(0)
        self.bid = bid
        self.bidders.append(self.leader)

    def pass_out(self) -> None:
        """Whoever is to bid is out."""
        self.bidders.pop(0)

    def clone(self) -> "Auction":
        """A copy of its own."""
        return Auction(self.bidders.copy(), self.bid, self.leader)

    def __reduce__(self) -> tuple[object, ...]:
        return (Auction, (self.bidders, self.bid, self.leader))

    def key(self) -> tuple[object, ...]:
        return (tuple(self.bidders), self.bid, self.leader)


class AuctionPart(Part):
    """The auction of a state in its JSON; null while there is none. An opponent whom nobody sits for may bid too."""

    def write(self, owner: Any) -> object:
        auction: Auction | None = getattr(owner, self.name)
        if auction is None:
            return None
        leader = None if auction.leader == NOBODY else auction.leader
        return {"bidders": auction.bidders.copy(), "bid": auction.bid, "leader": leader}

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        if reader.value is None:
            setattr(owner, self.name, None)
            return
        last = seats - 1 + len(owner.opponents())
        given = reader.members(("bidders", "bid", "leader"))
        bidders: list[int] = []
        for item in given["bidders"].items():
            bidders.append(item.number(0, last))
            if bidders.count(bidders[-1]) > 1:
                item.fail("bad-json-twice")
        leader = NOBODY if given["leader"].value is None else given["leader"].number(0, last)
        setattr(owner, self.name, Auction(bidders, given["bid"].number(0, MANY), leader))
