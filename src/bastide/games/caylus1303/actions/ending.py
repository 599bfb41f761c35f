"""Delivering sets to the castle (CAY-3.4), and declining whatever can be declined (CAY-10)."""

from typing import ClassVar

from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.fields import Field
from bastide.core.phrases import Phrase
from bastide.games.caylus1303 import delivery
from bastide.games.caylus1303.actions.move import Move, Stock, goods_refusal, goods_touches
from bastide.games.caylus1303.choice import choice_of
from bastide.games.caylus1303.components import SET_SIZE
from bastide.games.caylus1303.goods import stock_words
from bastide.games.caylus1303.position import Position


class Deliver(Move):
    """Deliver one set (CAY-3.4.1, CAY-3.4.2, CAY-3.4.3)."""

    do: ClassVar[str] = "deliver"
    cites: ClassVar[str] = "CAY-3.4.2"
    declared: ClassVar[tuple[Field, ...]] = (Field("goods", Stock(delivery.ALL_SETS, SET_SIZE)),)

    def __init__(self, seat: int, goods: int) -> None:
        self.seat = seat
        self.goods = goods

    def touches(self) -> tuple[str, ...]:
        return goods_touches(self.goods)

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        if not delivery.is_set(self.goods, state.players[self.seat]):
            return Refusal("CAY-3.4.2", "refuse-set", {"goods": stock_words(self.goods)})
        return goods_refusal(state, self.seat, self.goods)

    def apply(self, state: Position) -> None:
        state.stack.pop()
        delivery.hand_over(state, self.seat, self.goods)

    def describe(self, state: Position) -> Phrase:
        points = delivery.set_points(state, self.seat, self.goods)
        return Phrase("do-deliver", {"goods": stock_words(self.goods), "points": points})


class Skip(Move):
    """Decline: an effect, a move of the provost, a character, a further set, a prestige building (CAY-3.3.2)."""

    do: ClassVar[str] = "skip"
    cites: ClassVar[str] = "CAY-3.3.2"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return choice_of(state, asked).must(state, asked)

    def apply(self, state: Position) -> None:
        asked = state.stack.pop()
        question = choice_of(state, asked)
        if state.events is not None:
            state.tell("skip", self.seat, {"what": question.left(state, asked)})
        question.declined(state, asked)

    def describe(self, state: Position) -> Phrase:
        asked = state.stack[-1]
        return choice_of(state, asked).leaving(state, asked)
