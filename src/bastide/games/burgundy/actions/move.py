"""What the actions of this game share, and the use of a die (BUR-3.4, BUR-4)."""

from abc import abstractmethod
from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.fields import Field
from bastide.core.kinds import Name, Number
from bastide.core.phrases import Value
from bastide.games.burgundy import prices
from bastide.games.burgundy.components import TILE_NAMES
from bastide.games.burgundy.position import ASK_TURN, Position

NONE: Final = -1
"""No die (an effect, not a die action), or no tile discarded."""

TILE: Final = Field("tile", Name(TILE_NAMES), coded=False)
NEAR_TYPE: Final = 1
NEAR_REACH: Final = 2
NEAR_CITY: Final = 3
NEAR_WORKERS: Final = 4
"""How near a use of a die was to being legal (`Refusal.near`): of the conditions of BUR-5.2 only (a) holds, also (b),
also (c); only workers are lacking (BUR-4.7), which any die brings."""

DIE: Final = Field("die", Number(0, 1), absent=NONE, first=True)


def tile_words(tile: int) -> str:
    return f"@tile-{TILE_NAMES[tile]}"


class Move(Action):
    """An action of this game."""

    game: ClassVar[str] = "burgundy"


class DieMove(Move):
    """One of the four actions of BUR-5: with a die, or by an effect without one (`NONE`)."""

    die: int

    def price(self, state: Position) -> int:
        """Workers that using the die this way costs (BUR-4.2)."""
        return 0

    def price_as(self, state: Position, value: int, cover: int) -> int:
        """Workers for using the die as this value (BUR-4.3); an effect costs none (BUR-7.3, R-16)."""
        if self.die == NONE:
            return 0
        face = state.dice[2 * self.seat + self.die]
        return 0 if face == value else prices.price(state.players[self.seat], face, value, cover)

    @abstractmethod
    def forbid(self, state: Position, asked: Decision) -> Refusal | None:
        """Which rule forbids what the die would be used for."""

    @abstractmethod
    def carry_out(self, state: Position) -> None:
        """What the die is used for."""

    def cost(self, state: Position) -> dict[str, int]:
        price = self.price(state)
        return {"workers": price} if price else {}

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        """BUR-3.4.1: each die once, and an effect is no use of a die (BUR-3.4.5). BUR-4.7: the whole price from the
        workers owned before; it comes last, because workers would not help where another rule forbids."""
        on_turn = asked.kind == ASK_TURN
        if on_turn and self.die != NONE and state.used >> self.die & 1:
            return Refusal("BUR-3.4.1", "refuse-die-used", {"die": self.face(state)})
        refusal = self.forbid(state, asked) if on_turn or self.die == NONE else None
        if refusal is not None:
            return refusal
        if on_turn == (self.die == NONE):
            question = state.questions[asked.kind]
            return Refusal(question.rule, "refuse-pending", {"pending": question.sentence(state, asked)})
        price, workers = self.price(state), state.players[self.seat].workers
        if price <= workers:
            return None
        return Refusal("BUR-4.7", "refuse-workers", {"price": price, "workers": workers}, NEAR_WORKERS)

    def apply(self, state: Position) -> None:
        """BUR-3.4.5: a die is used when its action starts; the workers are paid then and not before (BUR-4.2, R-27)."""
        if self.die == NONE:
            state.stack.pop()
        else:
            price = self.price(state)
            state.used |= 1 << self.die
            if price:
                state.players[self.seat].workers -= price
                if state.events is not None:
                    state.tell("pay_workers", self.seat, {"count": price})
        self.carry_out(state)

    def face(self, state: Position) -> int:
        """What the die shows; 0 is no die."""
        return 0 if self.die == NONE else state.dice[2 * self.seat + self.die]

    def die_args(self, state: Position) -> dict[str, Value]:
        """How a sentence speaks of the die: what it shows and what it costs."""
        return {"face": self.face(state), "price": self.price(state)}
