"""Phase A (FLO-4)."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.fields import Field
from bastide.core.phrases import Phrase
from bastide.games.florence import auction
from bastide.games.florence.actions.move import EVERY_SEAT, Move, coins_refusal, named, named_field
from bastide.games.florence.components import (
    BUILDER,
    LANDSCAPE,
    LANDSCAPES,
    LAST_PRICE,
    OBJECTS,
    OPENING,
    RAISE,
)
from bastide.games.florence.objects import take
from bastide.games.florence.position import Position

OBJECT_WORDS: Final = named("object", OBJECTS)


def object_refusal(state: Position, seat: int, item: int) -> Refusal | None:
    """FLO-4.2, FLO-4.10: why an object is not to be had."""
    said = {"object": OBJECT_WORDS[item]}
    if item not in state.box.objects:
        return Refusal("FLO-9.4", "refuse-object-pair", said)
    if state.closed >> item & 1:
        return Refusal("FLO-4.2", "refuse-object-sold", said)
    if not auction.available(state, item):
        return Refusal("FLO-4.2", "refuse-object-out", said)
    if not auction.may_take(state, seat, item):
        return Refusal("FLO-4.10", "refuse-builders" if item == BUILDER else "refuse-no-room", said)
    return None


class ObjectMove(Move):
    """Something about an object of phase A."""

    declared: ClassVar[tuple[Field, ...]] = (named_field("object", OBJECTS),)

    def __init__(self, seat: int, object: int) -> None:
        self.seat = seat
        self.object = object


class Open(ObjectMove):
    """Put an object up and bid for it (FLO-4.3)."""

    do: ClassVar[str] = "open"
    cites: ClassVar[str] = "FLO-4.3"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return object_refusal(state, self.seat, self.object) or coins_refusal(
            state, self.seat, OPENING[state.seats], "FLO-4.5"
        )

    def apply(self, state: Position) -> None:
        state.stack.pop()
        if state.events is not None:
            state.tell("open", self.seat, {"what": OBJECTS[self.object], "coins": OPENING[state.seats]})
        auction.put_up(state, self.seat, self.object)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-open", {"object": OBJECT_WORDS[self.object], "coins": OPENING[state.seats]})


class TakeLast(ObjectMove):
    """The last one takes an object for the last price (FLO-4.8)."""

    do: ClassVar[str] = "take"
    cites: ClassVar[str] = "FLO-4.8"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return object_refusal(state, self.seat, self.object) or coins_refusal(state, self.seat, LAST_PRICE, "FLO-4.8")

    def apply(self, state: Position) -> None:
        state.stack.pop()
        if state.events is not None:
            state.tell("sold", self.seat, {"what": OBJECTS[self.object], "coins": LAST_PRICE})
        auction.acquire(state, self.seat, self.object, LAST_PRICE)

    def cost(self, state: Position) -> dict[str, int]:
        return {"coins": LAST_PRICE}

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-take", {"object": OBJECT_WORDS[self.object], "coins": LAST_PRICE})


class Leave(Move):
    """Put nothing up, take nothing: be out of phase A (FLO-4.3, FLO-4.8)."""

    do: ClassVar[str] = "leave"
    cites: ClassVar[str] = "FLO-4.3"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return None

    def apply(self, state: Position) -> None:
        state.stack.pop()
        if state.events is not None:
            state.tell("leave", self.seat, {})
        auction.leave(state, self.seat)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-leave")


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

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-raise", {"object": OBJECT_WORDS[state.item], "coins": bid_of(state) + RAISE})


class Pass(Move):
    """Bid no more for this object (FLO-4.4)."""

    do: ClassVar[str] = "pass"
    cites: ClassVar[str] = "FLO-4.4"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return None

    def apply(self, state: Position) -> None:
        state.stack.pop()
        assert state.auction is not None
        state.auction.pass_out()
        if state.events is not None:
            state.tell("pass", self.seat, {"what": OBJECTS[state.item]})

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-pass", {"object": OBJECT_WORDS[state.item]})


class Landscape(Move):
    """Name the type of the landscape that was bought (FLO-9.4)."""

    do: ClassVar[str] = "landscape"
    cites: ClassVar[str] = "FLO-9.4"
    declared: ClassVar[tuple[Field, ...]] = (named_field("type", LANDSCAPES, "object"),)

    def __init__(self, seat: int, type: int) -> None:
        self.seat = seat
        self.type = type

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        said = {"object": OBJECT_WORDS[self.type]}
        if not state.stock[self.type]:
            return Refusal("FLO-4.2", "refuse-object-out", said)
        return (
            None if auction.landscape_fits(state, self.seat, self.type) else Refusal("FLO-9.4", "refuse-no-room", said)
        )

    def apply(self, state: Position) -> None:
        state.stack.pop()
        take(state, self.seat, self.type)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-landscape", {"object": OBJECT_WORDS[self.type]})


def bid_of(state: Position) -> int:
    return 0 if state.auction is None else state.auction.bid


EVERY_OBJECT: Final = range(LANDSCAPE + 1)
OPENS: Final = [[Open(seat, item) for item in EVERY_OBJECT] for seat in EVERY_SEAT]
TAKES: Final = [[TakeLast(seat, item) for item in EVERY_OBJECT] for seat in EVERY_SEAT]
LEAVES: Final[list[Action]] = [Leave(seat) for seat in EVERY_SEAT]
RAISES: Final = [Raise(seat) for seat in EVERY_SEAT]
PASSES: Final[list[Action]] = [Pass(seat) for seat in EVERY_SEAT]
TYPES: Final = [[Landscape(seat, kind) for kind in range(len(LANDSCAPES))] for seat in EVERY_SEAT]
