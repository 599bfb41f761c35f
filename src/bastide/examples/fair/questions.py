"""What players are asked: one class for each kind of decision, with the answers that name things that are there.

Legality is said once, in `Action.refuse`: legal is what it does not refuse. (A game that is to be searched fast lists
its legal actions itself, in `options`.)
"""

from typing import TYPE_CHECKING, Final

from bastide.core.action import Action
from bastide.core.argument import Argument
from bastide.core.auction import NOBODY
from bastide.core.decision import Decision
from bastide.core.kinds import Name, Number
from bastide.core.phrases import Phrase, Value
from bastide.core.question import Question

from .actions import (
    NOTHING,
    Accept,
    Bid,
    Block,
    Build,
    Counter,
    FairAction,
    Leave,
    Offer,
    Pass,
    Ready,
    Refuse,
    Show,
    Spare,
    Stake,
)
from .components import BIDDING, BUILDING, DEAREST, PLANNING, PRICE, STAKES, TRADING, TURNS, WARES

if TYPE_CHECKING:
    from .state import FairState


class Plan(Question):
    """Asked of everybody at once; showing and staking leave it as it is, until one is ready."""

    name, rule, order_rule, answers = "plan", "FAIR-2", "FAIR-2", (Ready, Show, Stake)

    def candidates(self, state: "FairState", decision: Decision) -> list[Action]:
        seat = decision.seat
        wares = [Show(seat, ware) for ware in range(len(WARES))]
        return [Ready(seat), *wares, *(Stake(seat, coins) for coins in range(STAKES + 1))]

    def fits(self, state: "FairState", decision: Decision) -> bool:
        return super().fits(state, decision) and state.phase == PLANNING and decision.together > 0

    def sentence(self, state: "FairState", decision: Decision) -> Phrase:
        trader = state.traders[decision.seat]
        if trader.shown == NOBODY:
            return Phrase("ask-plan")
        return Phrase("ask-plan-again", {"ware": f"@ware-{WARES[trader.shown]}", "coins": trader.stake})


class BidOrPass(Question):
    name, rule, answers = "bid", "FAIR-3", (Bid, Pass)

    def candidates(self, state: "FairState", decision: Decision) -> list[Action]:
        return [Pass(decision.seat), *(Bid(decision.seat, coins) for coins in range(1, DEAREST + 1))]

    def sentence(self, state: "FairState", decision: Decision) -> Phrase:
        return Phrase("ask-bid", {"booth": f"@booth-{state.lot_name}", "bid": state.bidding.bid})

    def fits(self, state: "FairState", decision: Decision) -> bool:
        if not super().fits(state, decision) or state.phase != BIDDING or not state.bidding.open:
            return False
        leader, bid = state.bidding.leader, state.bidding.bid
        purse = state.traders[leader].coins if 0 <= leader < state.seats else state.limit if state.opponents() else 0
        return state.bidding.next == decision.seat and bid <= purse


class BlockOrSpare(Question):
    """A reaction before the winner builds. Carries the winner's seat."""

    name, rule, answers = "block", "FAIR-4", (Block, Spare)
    arguments = (Argument("winner", Number(0, 3)),)

    def candidates(self, state: "FairState", decision: Decision) -> list[Action]:
        return [Spare(decision.seat), *(Block(decision.seat, cell) for cell in state.pitch())]

    def sentence(self, state: "FairState", decision: Decision) -> Phrase:
        return Phrase("ask-block", {"seat": decision.a + 1})

    def shown(self, state: "FairState", decision: Decision) -> dict[str, object]:
        return {**super().shown(state, decision), "other": decision.a}

    def fits(self, state: "FairState", decision: Decision) -> bool:
        others = state.seats > 1 and decision.a < state.seats
        return state.phase == BUILDING and others and decision.seat == (decision.a + 1) % state.seats


class BuildIt(Question):
    """The wide one: every place for the booth on the pitch, turned in every way."""

    name, rule, answers = "build", "FAIR-5", (Build,)

    def candidates(self, state: "FairState", decision: Decision) -> list[Action]:
        return [
            Build(decision.seat, cell, number)
            for number, turn in enumerate(TURNS[state.lot])
            for cell in state.pitch(turn.wide, turn.high)
        ]

    def settled(self, state: "FairState", decision: Decision) -> bool:
        """FAIR-5: where it does not fit it is lost."""
        if state.room(decision.seat):
            return False
        state.lose_booth(state.stack.pop().seat)
        return True

    def sentence(self, state: "FairState", decision: Decision) -> Phrase:
        return Phrase("ask-build", {"booth": f"@booth-{state.lot_name}"})

    def fits(self, state: "FairState", decision: Decision) -> bool:
        return super().fits(state, decision) and state.phase == BUILDING and state.bidding.leader == decision.seat


class Trade(Question):
    name, rule, answers = "trade", "FAIR-6", (Offer, Leave)

    def candidates(self, state: "FairState", decision: Decision) -> list[Action]:
        seat, wares = decision.seat, range(len(WARES))
        return [
            Leave(seat),
            *(
                Offer(seat, to, ware, price, want)
                for to in range(state.seats)
                for ware in wares
                for want in (NOTHING, *wares)
                for price in range(PRICE + 1)
            ),
        ]

    def fits(self, state: "FairState", decision: Decision) -> bool:
        some = len(state.traders[decision.seat].hand) > 1
        return super().fits(state, decision) and state.phase == TRADING and decision.seat == state.first and some


class Haggle(Question):
    """An offer that is to be answered. Carries the other side, the ware, the price and, counted from 1, the ware in
    return."""

    rule = "FAIR-6"
    arguments = (
        Argument("other", Number(0, 3)),
        Argument("ware", Name(WARES)),
        Argument("price", Number(0, PRICE)),
        Argument("want", Name(("none", *WARES))),
    )

    def candidates(self, state: "FairState", decision: Decision) -> list[Action]:
        made: tuple[type[FairAction], ...] = (Accept, Refuse)
        return [kind(decision.seat) for kind in made]

    def sentence(self, state: "FairState", decision: Decision) -> Phrase:
        want = f"@ware-{WARES[decision.more[0] - 1]}" if decision.more[0] else "none"
        ware = f"@ware-{WARES[decision.b]}"
        args: dict[str, Value] = {"seat": decision.a + 1, "ware": ware, "coins": decision.c, "want": want}
        return Phrase(f"ask-{self.name}", args)

    def shown(self, state: "FairState", decision: Decision) -> dict[str, object]:
        want = WARES[decision.more[0] - 1] if decision.more[0] else None
        offer = {"other": decision.a, "ware": WARES[decision.b], "price": decision.c, "want": want}
        return {**super().shown(state, decision), **offer}

    def fits(self, state: "FairState", decision: Decision) -> bool:
        seller, buyer = self.sides(decision)
        return (
            state.phase == TRADING
            and (seller == state.first != buyer < state.seats)
            and decision.b < len(WARES)
            and decision.b in state.traders[seller].hand
            and len(state.traders[seller].hand) > 1
            and decision.c <= PRICE
            and len(decision.more) == 1
            and decision.more[0] <= len(WARES)
        )

    def sides(self, decision: Decision) -> tuple[int, int]:
        """Who sells and who buys."""
        return decision.a, decision.seat


class AnswerOffer(Haggle):
    name, answers = "offer", (Accept, Refuse, Counter)

    def candidates(self, state: "FairState", decision: Decision) -> list[Action]:
        prices = [Counter(decision.seat, price) for price in range(PRICE + 1)]
        return [*super().candidates(state, decision), *prices]


class AnswerPrice(Haggle):
    """The buyer has named another price."""

    name, answers = "price", (Accept, Refuse)

    def fits(self, state: "FairState", decision: Decision) -> bool:
        if not super().fits(state, decision):
            return False
        buyer = state.traders[decision.a]
        return decision.c <= buyer.coins and (not decision.more[0] or decision.more[0] - 1 in buyer.hand)

    def sides(self, decision: Decision) -> tuple[int, int]:
        return decision.seat, decision.a


QUESTIONS: Final[list[Question]] = [
    Plan(),
    BidOrPass(),
    BlockOrSpare(),
    BuildIt(),
    Trade(),
    AnswerOffer(),
    AnswerPrice(),
]
"""By the number of `asks`."""
