"""What the human can do in phase A (FLO-10.8 to FLO-10.10)."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.phrases import Phrase
from bastide.games.florence import auction
from bastide.games.florence.actions.auction import (
    EVERY_OBJECT,
    OBJECT_WORDS,
    ObjectMove,
    TakeLast,
    object_refusal,
)
from bastide.games.florence.actions.move import EVERY_SEAT, Move, coins_refusal
from bastide.games.florence.components import LAST_PRICE, OBJECTS
from bastide.games.florence.position import Position
from bastide.games.florence.solo import auction as alone
from bastide.games.florence.solo.asks import ASK_BUY
from bastide.games.florence.solo.components import entry_of
from bastide.games.florence.solo.table import solo_of


def put_up_refusal(state: Position, seat: int, item: int) -> Refusal | None:
    """FLO-10.8: why an object cannot be put up."""
    if item in solo_of(state).declined:
        return Refusal("FLO-10.8", "refuse-declined", {"object": OBJECT_WORDS[item]})
    return object_refusal(state, seat, item)


class PutUp(ObjectMove):
    """Put an object up: the die says its price (FLO-10.8)."""

    do: ClassVar[str] = "put_up"
    cites: ClassVar[str] = "FLO-10.8"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return put_up_refusal(state, self.seat, self.object)

    def apply(self, state: Position) -> None:
        state.stack.pop()
        alone.put_up(state, solo_of(state), self.object)

    def describe(self, state: Position) -> Phrase:
        modifier = solo_of(state).card.modifier(self.object)
        return Phrase("do-put_up", {"object": OBJECT_WORDS[self.object], "modifier": modifier})


class Claim(TakeLast):
    """Take an object for the last price in the last auction (FLO-10.10)."""

    do: ClassVar[str] = "claim"
    cites: ClassVar[str] = "FLO-10.10"

    def touches(self) -> tuple[str, ...]:
        """The object alone would put it up."""
        return (*super().touches(), "claim")

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        solo = solo_of(state)
        if not solo.last_auction:
            return Refusal("FLO-10.10", "refuse-not-last", {"count": solo.table - 1 - len(solo.declined)})
        if entry_of(self.object) in solo.card.highest():
            return Refusal("FLO-10.10", "refuse-highest", {"object": OBJECT_WORDS[self.object]})
        return put_up_refusal(state, self.seat, self.object) or coins_refusal(state, self.seat, LAST_PRICE, "FLO-10.10")


class Buy(Move):
    """Buy the object for a step more than the last bid (FLO-10.9)."""

    do: ClassVar[str] = "buy"
    cites: ClassVar[str] = "FLO-10.9"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return coins_refusal(state, self.seat, alone.price(solo_of(state).card, asked.a, asked.b), "FLO-10.9")

    def apply(self, state: Position) -> None:
        asked = self.asked(state)
        coins = alone.price(solo_of(state).card, asked.a, asked.b)
        if state.events is not None:
            state.tell("sold", self.seat, {"what": OBJECTS[asked.a], "coins": coins})
        auction.acquire(state, self.seat, asked.a, coins)

    def cost(self, state: Position) -> dict[str, int]:
        asked = state.asked(self.seat)
        return {"coins": 0} if asked is None else {"coins": alone.price(solo_of(state).card, asked.a, asked.b)}

    def describe(self, state: Position) -> Phrase:
        asked = state.asked(self.seat)
        item = 0 if asked is None else asked.a
        return Phrase("do-take", {"object": OBJECT_WORDS[item], **self.cost(state)})


class Reject(Move):
    """Decline the object (FLO-10.9), or leave the last auction unused (FLO-10.10)."""

    do: ClassVar[str] = "reject"
    cites: ClassVar[str] = "FLO-10.9"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        """FLO-17.45: auctions before the last cannot be left out."""
        solo = solo_of(state)
        if asked.kind != ASK_BUY:
            if solo.last_auction:
                return None
            return Refusal("FLO-10.10", "refuse-must-put-up", {"count": solo.table - 1 - len(solo.declined)})
        if alone.must_buy(solo.card, asked.a, asked.b):
            return Refusal("FLO-10.9", "refuse-must-buy", {"roll": asked.b})
        return None

    def apply(self, state: Position) -> None:
        asked = self.asked(state)
        if asked.kind == ASK_BUY:
            if state.events is not None:
                state.tell("reject", self.seat, {"what": OBJECTS[asked.a]})
            alone.decline(solo_of(state), asked.a, asked.b)
        else:
            if state.events is not None:
                state.tell("leave", self.seat, {})
            auction.leave(state, self.seat)

    def describe(self, state: Position) -> Phrase:
        asked = state.asked(self.seat)
        if asked is None or asked.kind != ASK_BUY:
            return Phrase("do-reject-last")
        return Phrase("do-reject", {"object": OBJECT_WORDS[asked.a]})


ACTIONS: Final[list[type[Action]]] = [PutUp, Claim, Buy, Reject]
PUT_UPS: Final = [[PutUp(seat, item) for item in EVERY_OBJECT] for seat in EVERY_SEAT]
CLAIMS: Final = [[Claim(seat, item) for item in EVERY_OBJECT] for seat in EVERY_SEAT]
BUYS: Final = [Buy(seat) for seat in EVERY_SEAT]
REJECTS: Final[list[Action]] = [Reject(seat) for seat in EVERY_SEAT]
