"""What can be done at the fair (see fair.py): one class per kind of action."""

from typing import TYPE_CHECKING, ClassVar, Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.phrases import Phrase, Value
from bastide.core.polyomino import placements

if TYPE_CHECKING:
    from tests.core.fair import FairState

SHOW, BID, BLOCK, BUILD, OFFER, ANSWER = range(6)
KINDS: Final = ("show", "bid", "block", "build", "offer", "answer")
"""SHOW has its step as a; ANSWER has the other side as a, the ware as b and the price as c."""
WARES: Final = ("cloth", "spice", "wine")
OF_A_WARE: Final = 8
WIDTH, HEIGHT = 4, 3
BOOTHS: Final = (
    ((0, 0), (1, 0)),
    ((0, 0), (1, 0), (2, 0)),
    ((0, 0), (1, 0), (0, 1)),
    ((0, 0), (1, 0), (2, 0), (1, 1)),
    ((0, 0), (1, 0), (1, 1), (2, 1)),
)
BUILDS: Final = sorted({mask for booth in BOOTHS for mask in placements(booth, WIDTH, HEIGHT)})
NOBODY: Final = -1
CRIER: Final = 1
"""Who leads the auction when the crier does: the seat after the only one."""
RANGES: Final = {"to": range(4), "ware": range(3), "price": range(1, 5), "coins": range(13), "cell": range(12)}


class Deed(Action):
    """What the actions of this game share: a few numbers under names."""

    game: ClassVar[str] = "fair"
    number: ClassVar[str] = ""
    names: ClassVar[tuple[str, ...]] = ()
    answers: ClassVar[tuple[int, ...]] = ()
    """The decisions that it can answer."""

    def __init__(self, seat: int, *told: int) -> None:
        super().__init__(seat)
        self.told = told

    @property
    def rule(self) -> str:
        return self.number

    def fields(self) -> dict[str, Value]:
        named = zip(self.names, self.told, strict=True)
        return {name: WARES[told] if name == "ware" else told for name, told in named}

    def touches(self) -> tuple[str, ...]:
        return tuple(f"{name}:{value}" for name, value in self.fields().items()) or (self.do,)

    def describe(self, state: "FairState") -> Phrase:
        return Phrase("fair-do", {"line": str(self)})

    def refuse(self, state: "FairState") -> Refusal | None:
        asked = state.asked(self.seat)
        assert asked is not None
        if asked.kind not in self.answers:
            return Refusal(self.number, "fair-refuse-other", {"asked": KINDS[asked.kind]})
        return None if self.allowed(state, asked) else Refusal(self.number, "fair-refuse", {"line": str(self)})

    def allowed(self, state: "FairState", asked: Decision) -> bool:
        return True


class Show(Deed):
    do, number, names, answers = "show", "FAIR-2", ("ware",), (SHOW,)

    def allowed(self, state: "FairState", asked: Decision) -> bool:
        return asked.a == 0 and self.told[0] in state.hands[self.seat]

    def apply(self, state: "FairState") -> None:
        state.shown[self.seat] = self.told[0]
        place = next(n for n, decision in enumerate(state.stack) if decision.seat == self.seat)
        state.stack[place] = Decision(self.seat, SHOW, 1, together=True)  # the others still owe theirs


class Stake(Deed):
    do, number, names, answers = "stake", "FAIR-2", ("coins",), (SHOW,)

    def allowed(self, state: "FairState", asked: Decision) -> bool:
        return asked.a == 1 and self.told[0] <= min(2, state.coins[self.seat])

    def apply(self, state: "FairState") -> None:
        state.stakes[self.seat] = self.told[0]
        state.settle(self.seat)
        if not state.stack:
            state.open_auction()


class Bid(Deed):
    do, number, names, answers = "bid", "FAIR-3", ("coins",), (BID,)

    def allowed(self, state: "FairState", asked: Decision) -> bool:
        return state.bid < self.told[0] <= state.coins[self.seat]

    def apply(self, state: "FairState") -> None:
        state.settle(self.seat)
        state.bid, state.leader = self.told[0], self.seat
        state.bidders.append(state.bidders.pop(0))
        state.next_bid()


class Pass(Deed):
    do, number, answers = "pass", "FAIR-3", (BID, BLOCK, OFFER)

    def apply(self, state: "FairState") -> None:
        asked = state.stack.pop()
        if asked.kind == BID:
            state.bidders.pop(0)
            state.next_bid()
        elif asked.kind == OFFER:
            state.end_day()


class Block(Deed):
    do, number, names, answers = "block", "FAIR-4", ("cell",), (BLOCK,)

    def allowed(self, state: "FairState", asked: Decision) -> bool:
        return state.coins[self.seat] > 0 and not state.covered() >> self.told[0] & 1

    def apply(self, state: "FairState") -> None:
        state.stack.pop()
        state.coins[self.seat] -= 1
        state.blocked[state.leader] |= 1 << self.told[0]
        state.check_room()


class Build(Deed):
    do, number, answers = "build", "FAIR-5", (BUILD,)

    def fields(self) -> dict[str, Value]:
        return {"cells": self.told}

    def touches(self) -> tuple[str, ...]:
        return tuple(f"cell:{cell}" for cell in self.told)

    def mask(self) -> int:
        return sum(1 << cell for cell in self.told)

    def allowed(self, state: "FairState", asked: Decision) -> bool:
        return self.mask() in state.room()

    def apply(self, state: "FairState") -> None:
        state.stack.pop()
        state.built[self.seat] |= self.mask()
        state.gain(self.seat, len(self.told), self.number, "booth")
        state.after_lot()


class Offer(Deed):
    do, number, names, answers = "offer", "FAIR-6", ("to", "ware", "price"), (OFFER,)

    def allowed(self, state: "FairState", asked: Decision) -> bool:
        return self.told[0] != self.seat and self.told[1] in state.hands[self.seat]

    def apply(self, state: "FairState") -> None:
        state.stack.pop()
        to, ware, price = self.told
        state.stack.append(Decision(to, ANSWER, self.seat, ware, price))


class Accept(Deed):
    do, number, answers = "accept", "FAIR-6", (ANSWER,)

    def allowed(self, state: "FairState", asked: Decision) -> bool:
        return self.seat == state.first or state.coins[self.seat] >= asked.c

    def apply(self, state: "FairState") -> None:
        asked = state.stack.pop()
        buyer = asked.a if self.seat == state.first else self.seat
        state.hands[state.first].remove(asked.b)
        state.hands[buyer] = sorted([*state.hands[buyer], asked.b])
        state.coins[buyer] -= asked.c
        state.coins[state.first] += asked.c
        state.end_day()


class Refuse(Deed):
    do, number, answers = "refuse", "FAIR-6", (ANSWER,)

    def apply(self, state: "FairState") -> None:
        state.stack.pop()
        state.end_day()


class Counter(Deed):
    """Name another price: only the buyer may, so nobody can haggle for ever."""

    do, number, names, answers = "counter", "FAIR-6", ("price",), (ANSWER,)

    def allowed(self, state: "FairState", asked: Decision) -> bool:
        return self.seat != state.first and self.told[0] != asked.c and self.told[0] <= state.coins[self.seat]

    def apply(self, state: "FairState") -> None:
        asked = state.stack.pop()
        state.stack.append(Decision(asked.a, ANSWER, self.seat, asked.b, self.told[0]))


DEEDS: Final[tuple[type[Deed], ...]] = (Show, Stake, Bid, Pass, Block, Build, Offer, Accept, Refuse, Counter)
