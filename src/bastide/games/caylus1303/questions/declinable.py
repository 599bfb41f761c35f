"""Questions that may be answered with "no"."""

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.games.caylus1303.choice import Choice
from bastide.games.caylus1303.interned import SKIPS
from bastide.games.caylus1303.position import Position


class Declinable(Choice):
    """Declining comes last among the answers."""

    def options(self, state: Position, decision: Decision) -> list[Action]:
        found = super().options(state, decision)
        found.append(SKIPS[decision.seat])
        return found
