"""What the human can do in phase A (FLO-10.8 to FLO-10.10)."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.phrases import Phrase
from bastide.games.florence import auction
from bastide.games.florence.actions.auction import ObjectMove, TakeLast
from bastide.games.florence.actions.move import OBJECT_WORDS, Move, coins_refusal, each
from bastide.games.florence.components import OBJECTS
from bastide.games.florence.position import Position
from bastide.games.florence.solo import auction as alone
from bastide.games.florence.solo.asks import ASK_BUY
from bastide.games.florence.solo.components import HUMAN, entry_of
from bastide.games.florence.solo.table import solo_of, told


class PutUp(ObjectMove):
    """Put an object up: the die says its price (FLO-10.8, FLO-10.9)."""

    do: ClassVar[str] = "put_up"
    cites: ClassVar[str] = "FLO-10.8"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        if alone.was_declined(solo_of(state), self.object):
            return Refusal("FLO-10.8", "refuse-declined", self.words(state))
        return super().refuse(state, asked)

    def apply(self, state: Position) -> None:
        state.stack.pop()
        card, roll = solo_of(state).card, state.rng.die()
        bid, modifier = alone.last_bid(card, self.object, roll), card.modifier(self.object)
        said = {"roll": roll, "modifier": modifier, "bid": bid, "coins": alone.price(card, self.object, roll)}
        told(state, "put_up", {"what": OBJECTS[self.object], **said}, HUMAN, reveals=True)
        state.ask(ASK_BUY, HUMAN, self.object, roll)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-put_up", {**self.words(state), "modifier": solo_of(state).card.modifier(self.object)})


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
            return Refusal("FLO-10.10", "refuse-highest", self.words(state))
        if alone.was_declined(solo, self.object):
            return Refusal("FLO-10.10", "refuse-declined", self.words(state))
        return super().refuse(state, asked)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-take", self.words(state))


class Buy(Move):
    """Buy the object for a step more than the last bid (FLO-10.9)."""

    do: ClassVar[str] = "buy"
    cites: ClassVar[str] = "FLO-10.9"

    def price(self, state: Position) -> int:
        asked = state.asked(self.seat)
        return 0 if asked is None else alone.price(solo_of(state).card, asked.a, asked.b)

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return coins_refusal(state, self.seat, self.price(state), "FLO-10.9")

    def apply(self, state: Position) -> None:
        coins, item = self.price(state), self.asked(state).a
        told(state, "sold", {"what": OBJECTS[item], "coins": coins}, self.seat)
        auction.acquire(state, self.seat, item, coins)

    def cost(self, state: Position) -> dict[str, int]:
        return {"coins": self.price(state)}

    def describe(self, state: Position) -> Phrase:
        asked = state.asked(self.seat)
        item = 0 if asked is None else asked.a
        return Phrase("do-take", {"object": OBJECT_WORDS[item], "coins": self.price(state)})


class Reject(Move):
    """Decline the object (FLO-10.9), or leave the last auction unused (FLO-10.10)."""

    do: ClassVar[str] = "reject"
    cites: ClassVar[str] = "FLO-10.9"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        """FLO-17.45: auctions before the last cannot be left out."""
        solo = solo_of(state)
        if asked.kind == ASK_BUY:
            forced = alone.must_buy(solo.card, asked.a, asked.b)
            return Refusal("FLO-10.9", "refuse-must-buy", {"roll": asked.b}) if forced else None
        others = solo.table - 1 - len(solo.declined)
        return None if solo.last_auction else Refusal("FLO-10.10", "refuse-must-put-up", {"count": others})

    def apply(self, state: Position) -> None:
        asked = self.asked(state)
        if asked.kind == ASK_BUY:
            told(state, "reject", {"what": OBJECTS[asked.a]}, self.seat)
            alone.decline(solo_of(state), asked)
        else:
            told(state, "leave", {}, self.seat)
            auction.leave(state, self.seat)

    def describe(self, state: Position) -> Phrase:
        asked = state.asked(self.seat)
        if asked is None or asked.kind != ASK_BUY:
            return Phrase("do-reject-last")
        return Phrase("do-reject", {"object": OBJECT_WORDS[asked.a]})


ACTIONS: Final[list[type[Action]]] = [PutUp, Claim, Buy, Reject]
PUT_UPS: Final[list[list[Action]]] = each(PutUp, range(len(OBJECTS)))
CLAIMS: Final[list[list[Action]]] = each(Claim, range(len(OBJECTS)))
BUYS: Final[list[Action]] = each(Buy)
REJECTS: Final[list[Action]] = each(Reject)
