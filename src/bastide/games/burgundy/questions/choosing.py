"""D1: side of the board and hex of the starting castle (BUR-13)."""

from typing import ClassVar

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.question import Question
from bastide.games.burgundy.actions.course import Choose
from bastide.games.burgundy.duchies import HEXES
from bastide.games.burgundy.position import Position


class ChooseDuchy(Question):
    name: ClassVar[str] = "choose"
    rule: ClassVar[str] = "BUR-13.2"
    order_rule: ClassVar[str] = "BUR-13.3"
    answers: ClassVar[tuple[type[Action], ...]] = (Choose,)

    def candidates(self, state: Position, decision: Decision) -> list[Action]:
        seat = decision.seat
        return [Choose(seat, duchy, where) for duchy in state.boards[seat] for where in range(HEXES)]
