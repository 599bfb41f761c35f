"""What is asked (ORL-8.3)."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.question import Question
from bastide.games.orleans.acting import Acting, Asking
from bastide.games.orleans.actions.move import DECLINES, NEVER, Decline
from bastide.games.orleans.actions.places import Recruit, Study, Travel, Use
from bastide.games.orleans.deeds import MOST_SENT
from bastide.games.orleans.map import AT, EDGES, RIVER
from bastide.games.orleans.new_deeds import actions
from bastide.games.orleans.new_places.places import CARRIES
from bastide.games.orleans.places import travels
from bastide.games.orleans.position import Position


class Distilling(Asking):
    """D11 (ORL-8.3.5): whether to draw; before, whether the second token goes to Alchemy too. Nothing is asked while
    the bag is empty."""

    name: ClassVar[str] = "alchemy"
    rule: ClassVar[str] = "ORL-8.3.5"
    counted: ClassVar[str] = "count"
    amounts: ClassVar[range] = range(1, MOST_SENT + 1)
    answers: ClassVar[tuple[type[Action], ...]] = (actions.Distil, actions.Announce, Decline)

    def choices(self, state: Position, decision: Decision) -> list[Action]:
        seat = decision.seat
        if not state.players[seat].bag:
            return []
        return [
            actions.DISTILS[seat],
            *[actions.ANNOUNCES[seat][space] for space in actions.announce_spaces(state, decision)],
        ]

    def near(self, state: Position, decision: Decision) -> list[Action]:
        return [actions.DISTILS[decision.seat], *actions.ANNOUNCES[decision.seat][: len(actions.alchemy(state).spaces)]]

    def tell_why(self, state: Position, decision: Decision) -> None:
        state.tell("no_use", decision.seat, {"what": "alchemy", "why": "why-undrawn-bag"})

    def belongs(self, state: Position, decision: Decision) -> bool:
        return super().belongs(state, decision) and state.box.row(actions.ALCHEMY) is not None


class Judging(Acting):
    """D15 (ORL-8.3.4, R-25): any place of one's own, activated or not; its tokens stay (R-52)."""

    name: ClassVar[str] = "jury"
    rule: ClassVar[str] = "ORL-8.3.4"
    answers: ClassVar[tuple[type[Action], ...]] = (Use, Recruit, Travel, Study, Decline)

    def tell_why(self, state: Position, decision: Decision) -> None:
        state.tell("no_use", decision.seat, {"what": "jury", "why": "why-no-place"})


class Towing(Asking):
    """D8 (ORL-4.9.4, R-54): a river connection; compulsory where there is one."""

    name: ClassVar[str] = "tugboat"
    rule: ClassVar[str] = "ORL-4.9.4"
    answers: ClassVar[tuple[type[Action], ...]] = (actions.Tow,)

    def choices(self, state: Position, decision: Decision) -> list[Action]:
        edges = AT[state.players[decision.seat].merchant][RIVER]
        return [action for edge in edges for action in travels(state, actions.TOWS[decision.seat][edge], edge)]

    def tell_why(self, state: Position, decision: Decision) -> None:
        state.tell("no_use", decision.seat, {"what": "tugboat", "why": "why-no-river"})

    def near(self, state: Position, decision: Decision) -> list[Action]:
        """Roads of the city too."""
        city = state.players[decision.seat].merchant
        edges = [number for number, edge in enumerate(EDGES) if city in edge.ends]
        return [action for edge in edges for action in actions.TOWS[decision.seat][edge]]


QUESTIONS: Final[list[Question]] = [Distilling(DECLINES), Judging(DECLINES, CARRIES, free=True), Towing(NEVER)]
"""By the numbers of asks.py."""
