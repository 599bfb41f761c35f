"""Muse & Princess in the course of the game."""

from typing import ClassVar

from bastide.core.action import Action
from bastide.games.florence import turn
from bastide.games.florence.asks import ASK_KEEP, ASK_UNDER
from bastide.games.florence.components import BONUS_DECK, PRESTIGE_DECK
from bastide.games.florence.muse_princess.actions import CARDINALS, MERCHANTS, MUSES, PRINCESSES, PROFESSORS
from bastide.games.florence.muse_princess.asks import ASK_FREE
from bastide.games.florence.muse_princess.cast import Cast, cast_of, holds, princess_value
from bastide.games.florence.muse_princess.characters import usable
from bastide.games.florence.muse_princess.components import CARDINAL, MERCHANT, MUSE, PRINCESS, PROFESSOR
from bastide.games.florence.position import Position
from bastide.games.florence.rules import Module


class MusePrincess(Module):
    name: ClassVar[str] = "muse_princess"
    actions: ClassVar[int] = 1
    interrupts: ClassVar[tuple[int, ...]] = (ASK_KEEP, ASK_UNDER)

    def set_up(self, state: Position) -> None:
        """FLO-11.1."""
        state.extras.append(Cast())

    def find_steps(self, state: Position, seat: int, found: list[Action] | None) -> bool:
        """FLO-11.13: Cardinal and Muse at any point of the turn; the Princess is an action."""
        held = cast_of(state).held_by(seat)
        if found is not None:
            if held == CARDINAL:
                found.append(CARDINALS[seat])
            elif held == MUSE:
                found.append(MUSES[seat])
            elif held == PRINCESS and state.actions and self.plain_work(state, seat) >= turn.minimum(state):
                found.append(PRINCESSES[seat])
        return held in (CARDINAL, MUSE) or usable(state, held)

    def find_any_time(self, state: Position, seat: int, found: list[Action]) -> None:
        """FLO-11.12."""
        held = cast_of(state).held_by(seat)
        if held == MERCHANT:
            found.append(MERCHANTS[seat])
        elif held == PROFESSOR:
            for number, deck in enumerate((BONUS_DECK, PRESTIGE_DECK)):
                if state.decks[deck]:
                    found.append(PROFESSORS[seat][number])

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
