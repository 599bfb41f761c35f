"""Phase A alone (FLO-10.8 to FLO-10.10): what to put up, whether to buy."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.argument import Argument
from bastide.core.decision import Decision
from bastide.core.kinds import Name, Number
from bastide.core.phrases import Phrase, Value
from bastide.core.question import Question
from bastide.games.florence import auction
from bastide.games.florence.actions.move import OBJECT_WORDS
from bastide.games.florence.components import LANDSCAPE, LAST_PRICE, OBJECTS
from bastide.games.florence.position import Position
from bastide.games.florence.questions.asking import Asking, carries_nothing
from bastide.games.florence.solo import auction as alone
from bastide.games.florence.solo.actions import BUYS, CLAIMS, PUT_UPS, REJECTS, Buy, Claim, PutUp, Reject
from bastide.games.florence.solo.components import HUMAN
from bastide.games.florence.solo.table import solo_of, told


class PuttingUp(Asking):
    """FLO-10.8: an object; FLO-10.10: in the last auction also one for the last price, or none. Not asked where
    there is nothing to put up."""

    name: ClassVar[str] = "put_up"
    rule: ClassVar[str] = "FLO-10.8"
    own: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (PutUp, Claim, Reject)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        solo = solo_of(state)
        if found is None:
            return any(alone.may_put_up(state, solo, item) for item in state.box.objects)
        items = [item for item in state.box.objects if alone.may_put_up(state, solo, item)]
        found += [PUT_UPS[HUMAN][item] for item in items]
        if solo.last_auction and state.players[HUMAN].coins >= LAST_PRICE:
            found += [CLAIMS[HUMAN][item] for item in items if alone.may_claim(state, solo, item)]
        return len(items) > 0

    def near(self, state: Position, decision: Decision) -> list[Action]:
        items = state.box.objects
        return [*[PUT_UPS[HUMAN][item] for item in items], *[CLAIMS[HUMAN][item] for item in items]]

    def declinable(self, state: Position, decision: Decision) -> bool:
        return solo_of(state).last_auction

    def declined(self, state: Position, decision: Decision) -> None:
        told(state, "nothing_to_sell", {}, HUMAN)
        auction.leave(state, HUMAN)

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        solo = solo_of(state)
        if solo.last_auction:
            return Phrase("ask-put_up-last", {"coins": LAST_PRICE})
        return Phrase("ask-put_up", {"number": len(solo.declined) + 1, "count": solo.table})

    def belongs(self, state: Position, decision: Decision) -> bool:
        return in_auction(state) and carries_nothing(decision)


class Deciding(Asking):
    """FLO-10.9: buy an object, for which was rolled, or decline. Who cannot pay even by turning points into coins
    declines without being asked."""

    name: ClassVar[str] = "buy"
    rule: ClassVar[str] = "FLO-10.9"
    own: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Buy, Reject)
    arguments: ClassVar[tuple[Argument, ...]] = (Argument("object", Name(OBJECTS)), Argument("roll", Number(1, 6)))

    def price(self, state: Position, decision: Decision) -> int:
        return alone.price(solo_of(state).card, decision.a, decision.b)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        price, human = self.price(state, decision), state.players[HUMAN]
        if found is not None and human.coins >= price:
            found.append(BUYS[HUMAN])
        return human.can_pay >= price

    def declinable(self, state: Position, decision: Decision) -> bool:
        return not alone.must_buy(solo_of(state).card, decision.a, decision.b)

    def declined(self, state: Position, decision: Decision) -> None:
        told(state, "cannot_pay", {"what": OBJECTS[decision.a]}, HUMAN)
        alone.decline(solo_of(state), decision)

    def near(self, state: Position, decision: Decision) -> list[Action]:
        return [BUYS[HUMAN]]

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        coins = self.price(state, decision)
        said: dict[str, Value] = {"object": OBJECT_WORDS[decision.a], "roll": decision.b, "coins": coins}
        key = "ask-buy" if self.declinable(state, decision) else "ask-buy-must"
        return Phrase(key, {**said, "left": state.players[HUMAN].coins - coins})

    def shown(self, state: Position, decision: Decision) -> dict[str, object]:
        card = solo_of(state).card
        return {
            **super().shown(state, decision),
            "object": OBJECTS[decision.a],
            "roll": decision.b,
            "modifier": card.modifier(decision.a),
            "bid": alone.last_bid(card, decision.a, decision.b),
            "price": self.price(state, decision),
            "must": not self.declinable(state, decision),
        }

    def belongs(self, state: Position, decision: Decision) -> bool:
        known = decision.a < LANDSCAPE and 1 <= decision.b <= 6 and not decision.c and not decision.more
        return known and in_auction(state) and alone.may_put_up(state, solo_of(state), decision.a)


def in_auction(state: Position) -> bool:
    """The human is alone, and still in."""
    return state.seats == 1 and state.phase_name == "auction" and state.still_in == 1 << HUMAN


QUESTIONS: Final[list[Question]] = [PuttingUp(REJECTS), Deciding(REJECTS)]  # by the numbers of asks.py
