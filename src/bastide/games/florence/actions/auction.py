"""Phase A (FLO-4)."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.fields import Field
from bastide.core.phrases import Value
from bastide.games.florence import auction
from bastide.games.florence.actions.move import LANDSCAPE_TYPE, OBJECT, OBJECT_WORDS, Move, coins_refusal, each
from bastide.games.florence.components import BUILDER, LANDSCAPES, LAST_PRICE, OBJECTS, OPENING, RAISE
from bastide.games.florence.objects import take
from bastide.games.florence.position import Position


class ObjectMove(Move):
    """Something about an object of phase A."""

    declared: ClassVar[tuple[Field, ...]] = (Field("object", OBJECT),)
    object: int

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        """FLO-4.2, FLO-4.10: why the object is not to be had."""
        if self.object not in state.box.objects:
            return Refusal("FLO-9.4", "refuse-object-pair", self.words(state))
        if state.closed >> self.object & 1:
            return Refusal("FLO-4.2", "refuse-object-sold", self.words(state))
        if not auction.available(state, self.object):
            return Refusal("FLO-4.2", "refuse-object-out", self.words(state))
        if not auction.may_take(state, self.seat, self.object):
            key = "refuse-builders" if self.object == BUILDER else "refuse-no-room"
            return Refusal("FLO-4.10", key, self.words(state))
        return None


class Open(ObjectMove):
    """Put an object up and bid for it (FLO-4.3)."""

    do: ClassVar[str] = "open"
    cites: ClassVar[str] = "FLO-4.3"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return super().refuse(state, asked) or coins_refusal(state, self.seat, OPENING[state.seats], "FLO-4.5")

    def apply(self, state: Position) -> None:
        state.stack.pop()
        if state.events is not None:
            state.tell("open", self.seat, {"what": OBJECTS[self.object], "coins": OPENING[state.seats]})
        auction.put_up(state, self.seat, self.object)

    def words(self, state: Position) -> dict[str, Value]:
        return {"object": OBJECT_WORDS[self.object], "coins": OPENING[state.seats]}


class TakeLast(ObjectMove):
    """The last one takes an object for the last price (FLO-4.8)."""

    do: ClassVar[str] = "take"
    cites: ClassVar[str] = "FLO-4.8"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return super().refuse(state, asked) or coins_refusal(state, self.seat, LAST_PRICE, self.cites)

    def apply(self, state: Position) -> None:
        state.stack.pop()
        if state.events is not None:
            state.tell("sold", self.seat, {"what": OBJECTS[self.object], "coins": LAST_PRICE})
        auction.acquire(state, self.seat, self.object, LAST_PRICE)

    def cost(self, state: Position) -> dict[str, int]:
        return {"coins": LAST_PRICE}

    def words(self, state: Position) -> dict[str, Value]:
        return {"object": OBJECT_WORDS[self.object], "coins": LAST_PRICE}


class Leave(Move):
    """Put nothing up, take nothing: be out of phase A (FLO-4.3, FLO-4.8)."""

    do: ClassVar[str] = "leave"
    cites: ClassVar[str] = "FLO-4.3"

    def apply(self, state: Position) -> None:
        state.stack.pop()
        state.tell("leave", self.seat, {})
        auction.leave(state, self.seat)


class Raise(Move):
    """Bid a step more (FLO-4.4)."""

    do: ClassVar[str] = "raise"
    cites: ClassVar[str] = "FLO-4.4"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        """FLO-4.5: no more than the coins that the bidder holds."""
        return coins_refusal(state, self.seat, bid_of(state) + RAISE, "FLO-4.5")

    def apply(self, state: Position) -> None:
        state.stack.pop()
        assert state.auction is not None
        state.auction.raise_to(state.auction.bid + RAISE)
        if state.events is not None:
            state.tell("raise", self.seat, {"what": OBJECTS[state.item], "coins": state.auction.bid})

    def words(self, state: Position) -> dict[str, Value]:
        return {"object": OBJECT_WORDS[state.item], "coins": bid_of(state) + RAISE}


class Pass(Move):
    """Bid no more for this object (FLO-4.4)."""

    do: ClassVar[str] = "pass"
    cites: ClassVar[str] = "FLO-4.4"

    def apply(self, state: Position) -> None:
        state.stack.pop()
        assert state.auction is not None
        state.auction.pass_out()
        if state.events is not None:
            state.tell("pass", self.seat, {"what": OBJECTS[state.item]})

    def words(self, state: Position) -> dict[str, Value]:
        return {"object": OBJECT_WORDS[state.item]}


class Landscape(Move):
    """Name the type of the landscape that was bought (FLO-9.4)."""

    do: ClassVar[str] = "landscape"
    cites: ClassVar[str] = "FLO-9.4"
    declared: ClassVar[tuple[Field, ...]] = (Field("type", LANDSCAPE_TYPE, touch="object"),)
    type: int

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        if not state.stock[self.type]:
            return Refusal("FLO-4.2", "refuse-object-out", self.words(state))
        fits = auction.landscape_fits(state, self.seat, self.type)
        return None if fits else Refusal("FLO-9.4", "refuse-no-room", self.words(state))

    def apply(self, state: Position) -> None:
        state.stack.pop()
        take(state, self.seat, self.type)


def bid_of(state: Position) -> int:
    return 0 if state.auction is None else state.auction.bid


ACTIONS: Final[list[type[Action]]] = [Open, TakeLast, Leave, Raise, Pass, Landscape]
OPENS: Final[list[list[Action]]] = each(Open, range(len(OBJECTS)))
TAKES: Final[list[list[Action]]] = each(TakeLast, range(len(OBJECTS)))
LEAVES: Final[list[Action]] = each(Leave)
RAISES: Final[list[Action]] = each(Raise)
PASSES: Final[list[Action]] = each(Pass)
TYPES: Final[list[list[Action]]] = each(Landscape, range(len(LANDSCAPES)))
