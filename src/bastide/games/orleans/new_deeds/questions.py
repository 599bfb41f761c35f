"""What is asked (ORL-8.3)."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.choice import Choice
from bastide.core.decision import Decision
from bastide.core.phrases import Phrase
from bastide.core.question import Question
from bastide.games.orleans import gains
from bastide.games.orleans.acting import Acting
from bastide.games.orleans.actions.move import DECLINES, NEVER, Decline
from bastide.games.orleans.actions.places import Recruit, Study, Travel, Use
from bastide.games.orleans.map import AT, EDGES, RIVER
from bastide.games.orleans.new_deeds.actions import (
    ALCHEMY,
    ANNOUNCES,
    DISTILS,
    TOWS,
    Announce,
    Distil,
    Tow,
    alchemy,
    announce_spaces,
)
from bastide.games.orleans.new_places.places import CARRIES
from bastide.games.orleans.position import Position
from bastide.games.orleans.questions.actions import in_action
from bastide.games.orleans.sending import MOST_SENT


class Distilling(Choice):
    """D11 (ORL-8.3.5): whether to draw; before, whether the second token goes to Alchemy too. Nothing is asked while
    the bag is empty."""

    name: ClassVar[str] = "alchemy"
    rule: ClassVar[str] = "ORL-8.3.5"
    answers: ClassVar[tuple[type[Action], ...]] = (Distil, Announce, Decline)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        seat = decision.seat
        if not state.players[seat].bag:
            return False
        if found is not None:
            found.append(DISTILS[seat])
            found += [ANNOUNCES[seat][space] for space in announce_spaces(state, decision)]
        return True

    def near(self, state: Position, decision: Decision) -> list[Action]:
        spaces = range(len(alchemy(state).spaces))
        return [DISTILS[decision.seat], *[ANNOUNCES[decision.seat][space] for space in spaces]]

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        return Phrase("ask-alchemy", {"count": decision.a})

    def fits(self, state: Position, decision: Decision) -> bool:
        known = 0 < decision.a <= MOST_SENT and not (decision.b or decision.c or decision.more or decision.together)
        here = in_action(state, decision) and state.box.row(ALCHEMY) is not None
        return known and here and self.find(state, decision, None)


class Judging(Acting):
    """D15 (R-25): any place of one's own, activated or not; its tokens stay (R-52)."""

    name: ClassVar[str] = "jury"
    rule: ClassVar[str] = "R-25"
    answers: ClassVar[tuple[type[Action], ...]] = (Use, Recruit, Travel, Study, Decline)
    free: ClassVar[bool] = True

    def __init__(self, last: list[Action], more: tuple[type[Action], ...]) -> None:
        super().__init__(last)
        self.accepted |= frozenset(more)

    def fits(self, state: Position, decision: Decision) -> bool:
        plain = super().fits(state, decision) and not decision.together
        return plain and in_action(state, decision) and self.find(state, decision, None)


class Towing(Choice):
    """D8 (R-54): a river connection; compulsory where there is one."""

    name: ClassVar[str] = "tugboat"
    rule: ClassVar[str] = "R-54"
    answers: ClassVar[tuple[type[Action], ...]] = (Tow,)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        edges = AT[state.players[decision.seat].merchant][RIVER]
        if found is not None:
            for edge in edges:
                ways = TOWS[decision.seat][edge]
                found.append(ways[0])
                found += [ways[good + 1] for good in gains.goods_on(state, edge)]
        return len(edges) > 0

    def near(self, state: Position, decision: Decision) -> list[Action]:
        """Roads of the city too."""
        city = state.players[decision.seat].merchant
        edges = [number for number, edge in enumerate(EDGES) if city in edge.ends]
        return [action for edge in edges for action in TOWS[decision.seat][edge]]

    def fits(self, state: Position, decision: Decision) -> bool:
        plain = super().fits(state, decision) and not decision.together
        return plain and in_action(state, decision) and self.find(state, decision, None)


QUESTIONS: Final[list[Question]] = [Distilling(DECLINES), Judging(DECLINES, CARRIES), Towing(NEVER)]
"""By the numbers of asks.py."""
