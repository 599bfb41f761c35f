"""Where the provost is moved to: on the bridge, and by the Bailiff (CAY-4.5, CAY-6.6)."""

from typing import ClassVar

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.phrases import Phrase
from bastide.games.caylus1303.actions import MoveProvost, Skip
from bastide.games.caylus1303.components import BAILIFF, BAILIFF_STEPS, BRIDGE, BRIDGE_STEPS, PROVOST_LOW
from bastide.games.caylus1303.interned import MOVES, SKIPS
from bastide.games.caylus1303.position import ACTIVATION, Position
from bastide.games.caylus1303.questions.declinable import Declinable


class Moving(Declinable):
    """What both have in common."""

    answers: ClassVar[tuple[type[Action], ...]] = (MoveProvost, Skip)

    def candidates(self, state: Position, decision: Decision) -> list[Action]:
        return [*every_move(state, decision.seat), SKIPS[decision.seat]]

    def leaving(self, state: Position, decision: Decision) -> Phrase:
        return Phrase("do-skip-move")


class Crossing(Moving):
    """D8: up to 3 steps in the order of passing, for a worker each (CAY-4.5)."""

    name: ClassVar[str] = "bridge"

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        reserve = state.players[decision.seat].reserve
        return moves(state, decision.seat, reserve if reserve < BRIDGE_STEPS else BRIDGE_STEPS, found)

    def belongs(self, state: Position, decision: Decision) -> bool:
        on_bridge = state.phase == ACTIVATION and state.at == BRIDGE and not decision.a
        return on_bridge and 0 < state.step <= state.seats and state.bridge[state.step - 1] == decision.seat


class BailiffMoving(Moving):
    """D9: a step, after all others (CAY-6.6)."""

    name: ClassVar[str] = "bailiff"

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        return moves(state, decision.seat, BAILIFF_STEPS, found)

    def belongs(self, state: Position, decision: Decision) -> bool:
        after = state.phase == ACTIVATION and state.at == BRIDGE and state.step > state.seats and not decision.a
        return after and state.players[decision.seat].holds(BAILIFF)


def moves(state: Position, seat: int, steps: int, found: list[Action] | None) -> bool:
    """CAY-4.5.1: so many steps either way, within the limits."""
    low = state.provost - steps
    high = min(state.provost + steps, state.provost_high)
    for to in range(low if low > PROVOST_LOW else PROVOST_LOW, high + 1):
        if to != state.provost:
            if found is None:
                return True
            found.append(MOVES[seat][to])
    return False


def every_move(state: Position, seat: int) -> list[Action]:
    return [*MOVES[seat][PROVOST_LOW : state.provost_high + 1]]
