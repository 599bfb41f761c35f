"""Muse & Princess in the course of the game."""

from typing import ClassVar

from bastide.core.action import Action
from bastide.games.florence.asks import ASK_KEEP, ASK_UNDER
from bastide.games.florence.muse_princess.actions import CARDINALS, MERCHANTS, MUSES, PRINCESSES, PROFESSORS
from bastide.games.florence.muse_princess.asks import ASK_FREE
from bastide.games.florence.muse_princess.cast import Cast, cast_of, holds, princess_value
from bastide.games.florence.muse_princess.characters import usable
from bastide.games.florence.muse_princess.components import CARDINAL, MERCHANT, MUSE
from bastide.games.florence.position import NOBODY, Position
from bastide.games.florence.rules import Module


class MusePrincess(Module):
    actions: ClassVar[int] = 1
    interrupts: ClassVar[tuple[int, ...]] = (ASK_KEEP, ASK_UNDER)

    def set_up(self, state: Position) -> None:
        """FLO-11.1."""
        state.extras.append(Cast())

    def find_steps(self, state: Position, seat: int, found: list[Action] | None) -> bool:
        """FLO-11.13: Cardinal and Muse at any point of the turn; the Princess is an action."""
        held = cast_of(state).held_by(seat)
        if found is not None and held != NOBODY:
            found += allowed(state, [CARDINALS[seat], MUSES[seat], PRINCESSES[seat]])
        return held in (CARDINAL, MUSE) or usable(state, held)

    def find_any_time(self, state: Position, seat: int, found: list[Action]) -> None:
        """FLO-11.12."""
        if cast_of(state).held_by(seat) != NOBODY:
            found += allowed(state, [MERCHANTS[seat], *PROFESSORS[seat]])

    def before_paying(self, state: Position, seat: int, item: int, price: int) -> bool:
        """FLO-11.8 (a): he bids as if he had no Merchant, and decides when he acquires."""
        if not holds(state, seat, MERCHANT):
            return False
        state.ask(ASK_FREE, seat, item, price)
        return True

    def work_bonus(self, state: Position, seat: int) -> int:
        """FLO-11.9."""
        return state.round if cast_of(state).muse == seat and state.active == seat else 0

    def plain_work(self, state: Position, seat: int) -> int:
        """FLO-11.10."""
        return princess_value(state.players[seat])


def allowed(state: Position, actions: list[Action]) -> list[Action]:
    """Those that no rule refuses."""
    return [action for action in actions if action.refuse(state, state.stack[-1]) is None]
