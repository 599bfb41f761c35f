"""What the questions of this game share (FLO-16)."""

from abc import abstractmethod
from typing import ClassVar

from bastide.core.action import Action
from bastide.core.choice import Choice
from bastide.core.decision import Decision
from bastide.games.florence.actions.move import CONVERTS, Convert
from bastide.games.florence.position import Position


class Asking(Choice):
    """A decision of one player, at which he may also turn points into coins (FLO-3.3)."""

    rule: ClassVar[str] = "FLO-16"
    own: ClassVar[bool] = False
    """Whether modules have their say: never while another choice is being carried out (FLO-11.12)."""

    def __init__(self, last: list[Action], also: tuple[type[Action], ...] = ()) -> None:
        super().__init__(last, (Convert, *also))

    def options(self, state: Position, decision: Decision) -> list[Action]:
        found = super().options(state, decision)
        self.find_any_time(state, decision.seat, found)
        return found

    def find_any_time(self, state: Position, seat: int, found: list[Action]) -> None:
        if state.box.converts:
            found += CONVERTS[seat][: state.players[seat].points]
        if self.own:
            for module in state.box.modules:
                module.find_any_time(state, seat, found)

    def candidates(self, state: Position, decision: Decision) -> list[Action]:
        found = super().candidates(state, decision)
        self.find_any_time(state, decision.seat, found)
        return found

    def fits(self, state: Position, decision: Decision) -> bool:
        """What lies under something else may be settled without asking when it comes up."""
        on_top = decision is state.stack[-1]
        here = not decision.together and self.belongs(state, decision)
        return here and (not on_top or self.find(state, decision, None))

    @abstractmethod
    def belongs(self, state: Position, decision: Decision) -> bool:
        """Whether the game has come to this, as things stand."""


def carries_nothing(decision: Decision) -> bool:
    return not (decision.a or decision.b or decision.c or decision.more)
