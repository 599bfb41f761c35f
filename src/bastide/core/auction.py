"""Who is in an auction: bidders in their order, who leads, and for how much."""

from typing import Final

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
        return self.bidders[0]

    def raise_to(self, bid: int) -> None:
        """The next bidder bids, and leads."""
        self.leader = self.bidders.pop(0)
        self.bid = bid
        self.bidders.append(self.leader)

    def pass_out(self) -> None:
        self.bidders.pop(0)

    def clone(self) -> "Auction":
        return Auction(self.bidders.copy(), self.bid, self.leader)

    def key(self) -> tuple[object, ...]:
        return (tuple(self.bidders), self.bid, self.leader)
