"""What the questions of this game share: nobody is asked where nothing is left to choose (CAY-10.1); and declining."""

from typing import ClassVar, Final

from bastide.core import choice
from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.games.caylus1303.components import SEATS
from bastide.games.caylus1303.position import Position


class Choice(choice.Choice):
    """A decision of one player (CAY-10: one at a time, all public)."""

    rule: ClassVar[str] = "CAY-10"

    def shown(self, state: Position, decision: Decision) -> dict[str, object]:
        found: dict[str, object] = {"space": None, "slot": None, "extra": False}
        if self.counted == "extra":
            found["extra"] = decision.a == 1
        elif self.counted:
            found[self.counted] = decision.a
        return {"seat": decision.seat, "ask": self.name, **found}

    def unable(self, state: Position, decision: Decision) -> None:
        if state.events is not None:
            why = self.missed(state, decision)
            if why:
                state.tell("missed", decision.seat, {"what": self.left(state, decision), "missed": why})

    def missed(self, state: Position, decision: Decision) -> str:
        """Why nothing could be done; empty where that is told otherwise, or needs no word."""
        return ""


class Skip(choice.Skip):
    """Decline: an effect, a move of the provost, a character, a further set, a prestige building (CAY-3.3.2)."""

    game: ClassVar[str] = "caylus1303"
    cites: ClassVar[str] = "CAY-3.3.2"


SKIPS: Final[list[Action]] = [Skip(seat) for seat in range(SEATS)]
NEVER: Final[list[Action]] = []
"""For `last` of what cannot be declined."""
