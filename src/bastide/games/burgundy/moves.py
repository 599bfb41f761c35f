"""What the actions of this game share, and the refusals that several of them give."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.errors import Refusal
from bastide.core.phrases import Value
from bastide.games.burgundy.components import (
    TILE_NAMES,
)
from bastide.games.burgundy.position import (
    CHOOSE,
    DECISIONS,
    TURN,
    Position,
)

NONE: Final = -1
"""No die (an effect, not a die action), or no tile discarded."""


def tile_words(tile: int) -> str:
    return f"@tile-{TILE_NAMES[tile]}"


def goods_words(colours: list[int]) -> str:
    return " ".join([f"@goods_{colour}" for colour in colours])


def other_question(state: Position, seat: int) -> Refusal:
    """BUR-3.4.3: what is pending comes first; it does not allow this action."""
    decision = state.asked(seat)
    assert decision is not None
    rule = "BUR-3.4.1" if decision.kind == TURN else "BUR-13.2" if decision.kind == CHOOSE else "BUR-3.4.3"
    return Refusal(rule, "refuse-pending", {"pending": f"@ask-{DECISIONS[decision.kind]}"})


def die_refusal(state: Position, seat: int, die: int, price: int) -> Refusal | None:
    """BUR-3.4.1: each die once. BUR-4.7: the whole price from the workers owned before."""
    if state.used >> die & 1:
        return Refusal("BUR-3.4.1", "refuse-die-used", {"die": state.dice[2 * seat + die]})
    workers = state.players[seat].workers
    if price > workers:
        return Refusal("BUR-4.7", "refuse-workers", {"price": price, "workers": workers})
    return None


def use_die(state: Position, seat: int, die: int, price: int) -> None:
    """BUR-3.4.5: a die is used when its action starts; BUR-4.2: the workers are paid then."""
    state.used |= 1 << die
    if price:
        state.players[seat].workers -= price
        if state.events is not None:
            state.tell("pay_workers", seat, {"count": price})


def die_args(state: Position, seat: int, die: int, price: int) -> dict[str, Value]:
    """How a sentence speaks of a die: what it shows and what it costs; face 0 is no die."""
    return {"face": state.dice[2 * seat + die] if die != NONE else 0, "price": price}


def discard_refusal(state: Position, seat: int, discard: int) -> Refusal | None:
    """BUR-5.1.2: with full storage one stored tile must go; R-5: otherwise none may."""
    free = state.players[seat].free_storage()
    if free == NONE and discard == NONE:
        return Refusal("BUR-5.1.2", "refuse-storage-full")
    if free != NONE and discard != NONE:
        return Refusal("R-5", "refuse-discard")
    return None


class Move(Action):
    """What the actions of this game share."""

    game: ClassVar[str] = "burgundy"

    def price(self, state: Position) -> int:
        """Workers that using the die this way costs (BUR-4.3)."""
        return 0

    def cost(self, state: Position) -> dict[str, int]:
        price = self.price(state)
        return {"workers": price} if price else {}

    def die_touch(self, die: int) -> tuple[str, ...]:
        return () if die == NONE else (f"die:{die}",)
