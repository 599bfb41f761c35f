"""A negotiation, question by question (FLO-12.10): where, for how much, and the answer."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.argument import UNUSED, Argument
from bastide.core.decision import Decision
from bastide.core.kinds import Name, Number
from bastide.core.masks import each_of
from bastide.core.phrases import Phrase, player
from bastide.core.question import Question
from bastide.games.florence.actions.move import BUILDING_WORDS, NEVER
from bastide.games.florence.components import BUILDINGS, SEATS
from bastide.games.florence.cooperative import actions, deals
from bastide.games.florence.cooperative.actions import SUMS, terms
from bastide.games.florence.cooperative.borders import ALL_CELLS, JointLie
from bastide.games.florence.cooperative.table import MOST_OFFERS, is_joined, joined
from bastide.games.florence.outlines import TURNS
from bastide.games.florence.position import Position
from bastide.games.florence.questions.asking import Asking

BUILDING: Final = Argument("building", Name(BUILDINGS))
SPOT: Final = Number(0, ALL_CELLS * TURNS - 1)  # a cell of the row of all estates, times 8, and a turn
PAID: Final = Number(0, SUMS[-1])
COUNTERED: Final = (Argument("countered_place", SPOT), Argument("countered_coins", PAID))


class Negotiating(Asking):
    """Something between the player whose turn it is and a neighbour, about building a."""

    rule: ClassVar[str] = "FLO-12.10"
    order_rule: ClassVar[str] = "FLO-12.10"

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        return Phrase(f"ask-{self.name}", terms(state, decision))

    def shown(self, state: Position, decision: Decision) -> dict[str, object]:
        return {**super().shown(state, decision), "tile": BUILDINGS[decision.a]}

    def belongs(self, state: Position, decision: Decision) -> bool:
        """The player whose turn it is has an action to do."""
        here = is_joined(state) and state.phase_name == "actions" and state.actions > 0
        return here and decision.a < len(BUILDINGS) and self.sensible(state, decision)

    def sensible(self, state: Position, decision: Decision) -> bool:
        """Whether it can be talked about."""
        return False

    def partner(self, state: Position, decision: Decision, spot: int) -> int:
        """With whom a place can be talked about; -1 if with nobody."""
        lie = joined(state).borders.spots[decision.a].get(spot)
        if lie is None or not lie.has(decision.seat) or not lie.has(state.active):
            return -1
        possible = deals.negotiable(state, lie.left, lie.right) >> decision.a & 1
        masks = deals.taken(state, joined(state).borders.between[lie.left][lie.right])
        return lie.other(decision.seat) if possible and deals.lies_well(lie, masks) else -1

    def counters(self, state: Position, decision: Decision, other: int) -> bool:
        """Whether `more` is what is countered, as it can be; only the one whose turn it is makes a first offer."""
        offers, more = joined(state).offers, decision.more
        if not more:
            return offers < MOST_OFFERS and decision.seat == state.active
        known = len(more) == 2 and 0 < offers < MOST_OFFERS and more[1] in SUMS
        return known and self.partner(state, decision, more[0]) == other


class Joining(Negotiating):
    """FLO-12.4: where the building shall lie, over the border to a neighbour."""

    name: ClassVar[str] = "join"
    rule: ClassVar[str] = "FLO-12.4"
    answers: ClassVar[tuple[type[Action], ...]] = (actions.Join,)
    arguments: ClassVar[tuple[Argument, ...]] = (BUILDING, Argument("other", Number(0, SEATS - 1)), UNUSED, *COUNTERED)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        if found is not None:
            masks = deals.taken(state, joined(state).borders.between[decision.seat][decision.b])
            lies = [lie for lie in self.lies(state, decision) if deals.lies_well(lie, masks)]
            found += [lie.join_of(decision.seat) for lie in lies]
        return True

    def near(self, state: Position, decision: Decision) -> list[Action]:
        return [lie.join_of(decision.seat) for lie in self.lies(state, decision)]

    def lies(self, state: Position, decision: Decision) -> list[JointLie]:
        borders = joined(state).borders
        return borders.lies[borders.between[decision.seat][decision.b]][decision.a]

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        return Phrase("ask-join", {"tile": BUILDING_WORDS[decision.a], "other": player(decision.b)})

    def shown(self, state: Position, decision: Decision) -> dict[str, object]:
        barred: dict[str, object] = {}
        for one, other in ((decision.seat, decision.b), (decision.b, decision.seat)):
            barred[str(one)] = each_of(deals.touching(state, one, other) & ~state.players[one].covered)
        return {**super().shown(state, decision), "other": decision.b, "barred": barred}

    def sensible(self, state: Position, decision: Decision) -> bool:
        seat, other = decision.seat, decision.b
        if other >= state.seats or (state.active != seat and state.active != other) or decision.c:
            return False
        possible = deals.negotiable(state, seat, other) >> decision.a & 1
        return possible == 1 and self.counters(state, decision, other)


class Sharing(Negotiating):
    """FLO-12.3: what the partner shall pay. Any sum may be named: coins are secret (FLO-12.11)."""

    name: ClassVar[str] = "share"
    rule: ClassVar[str] = "FLO-12.3"
    answers: ClassVar[tuple[type[Action], ...]] = (actions.Share,)
    arguments: ClassVar[tuple[Argument, ...]] = (BUILDING, Argument("place", SPOT), UNUSED, *COUNTERED)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        if found is not None:
            same = decision.more[1] if decision.more and decision.more[0] == decision.b else -1
            found += [share for share in actions.SHARES[decision.seat] if share.coins != same]
        return True

    def near(self, state: Position, decision: Decision) -> list[Action]:
        return [*actions.SHARES[decision.seat]]

    def sensible(self, state: Position, decision: Decision) -> bool:
        other = self.partner(state, decision, decision.b)
        return other >= 0 and not decision.c and self.counters(state, decision, other)


class Answering(Negotiating):
    """FLO-12.10: accept, refuse or counter; for the partner, and for the active player when he was countered."""

    name: ClassVar[str] = "answer"
    answers: ClassVar[tuple[type[Action], ...]] = (actions.Accept, actions.Counter, actions.Refuse)
    arguments: ClassVar[tuple[Argument, ...]] = (BUILDING, Argument("place", SPOT), Argument("coins", PAID))

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        """Always asked: whether somebody can pay is his secret (FLO-12.11)."""
        return found is None or super().find(state, decision, found) or True

    def near(self, state: Position, decision: Decision) -> list[Action]:
        return [actions.ACCEPTS[decision.seat], actions.COUNTERS[decision.seat]]

    def shown(self, state: Position, decision: Decision) -> dict[str, object]:
        return {**super().shown(state, decision), "coins": decision.c}

    def sensible(self, state: Position, decision: Decision) -> bool:
        offered = joined(state).offers > 0 and not decision.more and decision.c in SUMS
        return offered and self.partner(state, decision, decision.b) >= 0


class Settling(Answering):
    """FLO-12.11: what was agreed upon is paid, once points have been turned into coins; where that cannot help it falls
    through."""

    name: ClassVar[str] = "settle"
    rule: ClassVar[str] = "FLO-12.11"
    answers: ClassVar[tuple[type[Action], ...]] = (actions.Settle, actions.Refuse)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        super().find(state, decision, found)
        return deals.affordable(state, decision)

    def near(self, state: Position, decision: Decision) -> list[Action]:
        return [actions.SETTLES[decision.seat]]

    def declined(self, state: Position, decision: Decision) -> None:
        deals.fall_through(state, decision)


QUESTIONS: Final[list[Question]] = [
    Joining(NEVER),
    Sharing(NEVER),
    Answering(actions.REFUSES),
    Settling(actions.REFUSES),
]  # by the numbers of asks.py
