"""What can be done at the fair: one class for each kind of action, with the rule that allows it.

`refuse` says everything that can be wrong with an action; the questions list as legal what it does not refuse.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from bastide.core import pile
from bastide.core.action import Action
from bastide.core.auction import NOBODY
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.fields import Field
from bastide.core.kinds import Name, Number
from bastide.core.phrases import Phrase, Value

from .asks import ASK_OFFER, ASK_PRICE
from .components import CELLS, DEAREST, MOST_TURNS, PRICE, STAKES, TURNS, WARES

if TYPE_CHECKING:
    from .state import FairState

NOTHING: Final = -1
"""No ware is asked for in return."""


def not_in_hand(rule: str, ware: int) -> Refusal:
    return Refusal(rule, "refuse-not-in-hand", {"ware": named(ware)})


def named(ware: int) -> str:
    return f"@ware-{WARES[ware]}"


class FairAction(Action):
    """What the actions of this game share: they are described as `do-<verb>`."""

    game: ClassVar[str] = "fair"


# ---- the morning, all at once and in secret


class Show(FairAction):
    do, cites = "show", "FAIR-2"
    declared = (Field("ware", Name(WARES, "ware")),)
    ware: int

    def refuse(self, state: "FairState", asked: Decision) -> Refusal | None:
        trader = state.traders[self.seat]
        if self.ware not in trader.hand:
            return not_in_hand("FAIR-2", self.ware)
        return Refusal("FAIR-2", "refuse-shown", {"ware": named(self.ware)}) if self.ware == trader.shown else None

    def apply(self, state: "FairState") -> None:
        """The decision stays: whoever has planned may change the plan until it is ready."""
        state.traders[self.seat].shown = self.ware
        state.tell("show", self.seat, {"piece": WARES[self.ware]}, secret=True)


class Stake(FairAction):
    do, cites = "stake", "FAIR-2"
    declared = (Field("coins", Number(0, STAKES)),)
    coins: int

    def refuse(self, state: "FairState", asked: Decision) -> Refusal | None:
        if self.coins == state.traders[self.seat].stake:
            return Refusal("FAIR-2", "refuse-staked", {"coins": self.coins})
        return state.too_dear(self.seat, self.coins, "FAIR-2")

    def apply(self, state: "FairState") -> None:
        state.traders[self.seat].stake = self.coins
        state.tell("stake", self.seat, {"coins": self.coins}, secret=True)


class Ready(FairAction):
    do, cites = "ready", "FAIR-2"

    def refuse(self, state: "FairState", asked: Decision) -> Refusal | None:
        return Refusal("FAIR-2", "refuse-nothing-shown") if state.traders[self.seat].shown == NOBODY else None

    def apply(self, state: "FairState") -> None:
        state.settle(self.seat)
        state.tell("ready", self.seat, {})


# ---- the auction, and the booth that was won


class Bid(FairAction):
    do, cites = "bid", "FAIR-3"
    declared = (Field("coins", Number(1, DEAREST)),)
    coins: int

    def refuse(self, state: "FairState", asked: Decision) -> Refusal | None:
        if self.coins <= state.bidding.bid:
            return Refusal("FAIR-3", "refuse-low", {"bid": state.bidding.bid})
        return state.too_dear(self.seat, self.coins, "FAIR-3")

    def apply(self, state: "FairState") -> None:
        state.settle(self.seat)
        state.bidding.raise_to(self.coins)
        state.tell("bid", self.seat, {"coins": self.coins})


class Pass(FairAction):
    do, cites = "pass", "FAIR-3"

    def apply(self, state: "FairState") -> None:
        state.settle(self.seat)
        state.bidding.pass_out()
        state.tell("pass", self.seat, {})


class Block(FairAction):
    do, cites = "block", "FAIR-4"
    declared = (Field("cell", Name(CELLS)),)
    cell: int

    def refuse(self, state: "FairState", asked: Decision) -> Refusal | None:
        if not state.on_pitch(self.cell):
            return Refusal("FAIR-1", "refuse-outside", {"cell": CELLS[self.cell]})
        if state.traders[asked.a].covered >> self.cell & 1:
            return Refusal("FAIR-4", "refuse-covered", {"cell": CELLS[self.cell]})
        return state.too_dear(self.seat, 1, "FAIR-4")

    def apply(self, state: "FairState") -> None:
        other = state.settle(self.seat).a
        state.traders[self.seat].coins -= 1
        state.traders[other].blocked |= 1 << self.cell
        state.tell("block", self.seat, {"cell": CELLS[self.cell], "other": other + 1})

    def cost(self, state: "FairState") -> dict[str, int]:
        return {"coins": 1}


class Spare(FairAction):
    """Block nothing."""

    do, cites = "spare", "FAIR-4"

    def apply(self, state: "FairState") -> None:
        state.settle(self.seat)


class Build(FairAction):
    """The upper left corner of the booth, and how it is turned."""

    do, cites = "build", "FAIR-5"
    declared = (Field("at", Name(CELLS), touch="cell"), Field("turn", Number(0, MOST_TURNS - 1)))
    at: int
    turn: int

    def refuse(self, state: "FairState", asked: Decision) -> Refusal | None:
        turns = TURNS[state.lot]
        if self.turn >= len(turns):
            return Refusal("FAIR-5", "refuse-turn", {"count": len(turns)})
        turn = turns[self.turn]
        if not state.on_pitch(self.at, turn.wide, turn.high):
            return Refusal("FAIR-1", "refuse-outside", {"cell": CELLS[self.at]})
        if turn.mask << self.at & state.traders[self.seat].covered:
            return Refusal("FAIR-5", "refuse-covered", {"cell": CELLS[self.at]})
        return None

    def apply(self, state: "FairState") -> None:
        state.settle(self.seat)
        state.traders[self.seat].built |= TURNS[state.lot][self.turn].mask << self.at
        state.tell("build", self.seat, {"piece": state.lot_name, "cell": CELLS[self.at]})
        state.gain_booth(self.seat, "FAIR-5")


# ---- the evening: wares change hands


class Offer(FairAction):
    """A ware to somebody for a price, a ware in return, or both."""

    do, cites = "offer", "FAIR-6"
    declared = (
        Field("to", Number(0, 3)),
        Field("ware", Name(WARES)),
        Field("price", Number(0, PRICE)),
        Field("want", Name(WARES), absent=NOTHING),
    )
    to: int
    ware: int
    price: int
    want: int

    def refuse(self, state: "FairState", asked: Decision) -> Refusal | None:
        if self.to == self.seat or self.to >= state.seats:
            return Refusal("FAIR-6", "refuse-nobody", {"seat": self.to + 1})
        if self.ware not in state.traders[self.seat].hand:
            return not_in_hand("FAIR-6", self.ware)
        if self.want == self.ware:
            return Refusal("FAIR-6", "refuse-same-ware")
        return Refusal("FAIR-6", "refuse-gift") if self.price == 0 and self.want == NOTHING else None

    def apply(self, state: "FairState") -> None:
        state.settle(self.seat)
        state.stack.append(Decision(self.to, ASK_OFFER, self.seat, self.ware, self.price, more=(self.want + 1,)))
        args: dict[str, Value] = {"piece": WARES[self.ware], "coins": self.price, "other": self.to + 1}
        state.tell("offer", self.seat, {**args, "what": "none" if self.want == NOTHING else WARES[self.want]})

    def describe(self, state: "FairState") -> Phrase:
        want = "none" if self.want == NOTHING else named(self.want)
        args: dict[str, Value] = {"seat": self.to + 1, "coins": self.price, "ware": named(self.ware), "want": want}
        return Phrase("do-offer", args)


class Leave(FairAction):
    """Offer nothing."""

    do, cites = "leave", "FAIR-6"

    def apply(self, state: "FairState") -> None:
        state.settle(self.seat)


class Accept(FairAction):
    do, cites = "accept", "FAIR-6"

    def refuse(self, state: "FairState", asked: Decision) -> Refusal | None:
        """Whoever named a price can pay it; the other one must be able to."""
        buyer = state.traders[self.seat]
        if self.seat == state.first:
            return None
        if asked.more[0] and asked.more[0] - 1 not in buyer.hand:
            return not_in_hand("FAIR-6", asked.more[0] - 1)
        return state.too_dear(self.seat, asked.c, "FAIR-6")

    def apply(self, state: "FairState") -> None:
        asked = state.settle(self.seat)
        seller = state.traders[state.first]
        buyer = state.traders[asked.a if self.seat == state.first else self.seat]
        seller.hand = pile.without(seller.hand, asked.b)
        buyer.take(asked.b)
        if asked.more[0]:
            buyer.hand = pile.without(buyer.hand, asked.more[0] - 1)
            seller.take(asked.more[0] - 1)
        buyer.coins -= asked.c
        seller.coins += asked.c
        state.tell("accept", self.seat, {})


class Refuse(FairAction):
    do, cites = "refuse", "FAIR-6"

    def apply(self, state: "FairState") -> None:
        state.settle(self.seat)
        state.tell("refuse", self.seat, {})


class Counter(FairAction):
    """Name another price: only the buyer may, so nobody can haggle for ever."""

    do, cites = "counter", "FAIR-6"
    declared = (Field("price", Number(0, PRICE)),)
    price: int

    def refuse(self, state: "FairState", asked: Decision) -> Refusal | None:
        if self.price == asked.c:
            return Refusal("FAIR-6", "refuse-same-price", {"coins": self.price})
        if self.price == 0 and not asked.more[0]:
            return Refusal("FAIR-6", "refuse-gift")
        if asked.more[0] and asked.more[0] - 1 not in state.traders[self.seat].hand:
            return not_in_hand("FAIR-6", asked.more[0] - 1)
        return state.too_dear(self.seat, self.price, "FAIR-6")

    def apply(self, state: "FairState") -> None:
        asked = state.settle(self.seat)
        state.stack.append(Decision(asked.a, ASK_PRICE, self.seat, asked.b, self.price, more=asked.more))
        state.tell("counter", self.seat, {"coins": self.price, "other": asked.a + 1})

    def describe(self, state: "FairState") -> Phrase:
        return Phrase("do-counter", {"coins": self.price})


ACTIONS: Final[list[type[Action]]] = [
    *(Ready, Show, Stake),
    *(Bid, Pass, Block, Spare, Build),
    *(Offer, Leave, Accept, Refuse, Counter),
]
