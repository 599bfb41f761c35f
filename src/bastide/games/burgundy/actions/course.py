"""Declining, ending a turn, choosing a duchy."""

from typing import ClassVar

from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.fields import Field
from bastide.core.kinds import Name, Number
from bastide.core.phrases import Phrase
from bastide.games.burgundy import setup, turn
from bastide.games.burgundy.actions.move import Move
from bastide.games.burgundy.components import HEX_NAMES
from bastide.games.burgundy.duchies import DUCHIES
from bastide.games.burgundy.position import ASK_CITY_HALL, Position


class Skip(Move):
    """Decline the city hall, the one building that may be declined (BUR-7, R-6)."""

    do: ClassVar[str] = "skip"
    cites: ClassVar[str] = "BUR-7"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return None if asked.kind == ASK_CITY_HALL else Refusal("BUR-7", "refuse-skip-building")

    def loses(self, state: Position) -> bool:
        return True

    def apply(self, state: Position) -> None:
        state.stack.pop()
        if state.events is not None:
            state.tell("skip", self.seat, {})


class End(Move):
    """End the turn while a purchase is still possible (BUR-3.4.4)."""

    do: ClassVar[str] = "end"
    cites: ClassVar[str] = "BUR-3.4.4"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        """R-2: no die may be left unused."""
        return None if state.used == turn.BOTH_DICE else Refusal("BUR-3.4.1", "refuse-end")

    def apply(self, state: Position) -> None:
        turn.end_turn(state)


class Choose(Move):
    """Choose a side of the own board and the hex of the starting castle (BUR-13.2)."""

    do: ClassVar[str] = "choose"
    cites: ClassVar[str] = "BUR-13.2"
    declared: ClassVar[tuple[Field, ...]] = (
        Field("duchy", Number(1, len(DUCHIES) - 1)),
        Field("castle", Name(HEX_NAMES), touch="hex"),
    )
    duchy: int
    castle: int

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        if self.duchy not in state.boards[self.seat]:
            return Refusal("BUR-13.2", "refuse-side", {"duchy": self.duchy})
        if self.castle not in DUCHIES[self.duchy].castles:
            return Refusal("BUR-13.2", "refuse-castle-hex", {"hex": HEX_NAMES[self.castle], "duchy": self.duchy})
        return None

    def apply(self, state: Position) -> None:
        state.settle(self.seat)
        setup.choose(state, self.seat, self.duchy, self.castle)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-choose", {"duchy": self.duchy, "hex": HEX_NAMES[self.castle]})
