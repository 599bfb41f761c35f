"""What a seat sees as numbers (`State.observe`): the blocks of the table, and of every trader."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bastide.core.blocks import Amount, Bits, Block, Id, Look, Made, Place
from bastide.core.observing import Observed

from .components import BOOTHS, CELLS, DAYS, DEAREST, OF_A_WARE, PHASES, STAKES, WARES
from .questions import QUESTIONS

if TYPE_CHECKING:
    from .state import FairState

SEATS: Final = 4
MANY: Final = len(WARES) * OF_A_WARE


def of_each_ware(wares: bytes) -> Sequence[int]:
    return [wares.count(ware) for ware in range(len(WARES))]


def auction(state: "FairState", look: Look) -> Sequence[int]:
    """The bid, then the leader and the bidders in turn; the crier comes after the seats (FAIR-8)."""
    if state.auction is None:
        return []
    places = [look.place(seat) or SEATS + 1 for seat in state.auction.bidders]
    leader = state.auction.leader
    return [state.auction.bid, 0 if leader < 0 else look.place(leader) or SEATS + 1, *places]


TABLE: Final[list[Block]] = [
    Amount("day", DAYS),
    Id("phase", len(PHASES)),
    Place("first", SEATS),
    Amount("wide", 1),
    Made("market", len(WARES), OF_A_WARE + 1, lambda state, _: of_each_ware(state.market)),
    Made("bag", 1, MANY + 1, lambda state, _: [len(state.bag)]),
    Made("lots", 1, len(BOOTHS) + 1, lambda state, _: [len(state.lots)]),
    Id("lot", len(BOOTHS)),
    Made("auction", 2 + SEATS + 1, DEAREST + 1, auction),
    Amount("crier", 255),
]
TRADER: Final[list[Block]] = [
    Made("wares", 1, MANY + 1, lambda trader, _: [len(trader.hand)]),
    Made("hand", len(WARES), OF_A_WARE + 1, lambda trader, _: of_each_ware(trader.hand), secret=True),
    Amount("coins", 99, secret=True),
    Id("shown", len(WARES), secret=True),
    Amount("stake", STAKES, secret=True),
    Bits("built", len(CELLS)),
    Bits("blocked", len(CELLS)),
]
OBSERVED: Final = Observed(SEATS, len(QUESTIONS), TABLE, TRADER, "traders")
