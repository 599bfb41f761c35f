"""A negotiation, question by question (FLO-12.10): where, for how much, and the answer."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.phrases import Phrase
from bastide.core.question import Question
from bastide.games.florence.actions.move import CONVERTS, NEVER, Convert
from bastide.games.florence.actions.turn import BUILDING_WORDS
from bastide.games.florence.components import BUILDINGS
from bastide.games.florence.cooperative import deals
from bastide.games.florence.cooperative.actions import (
    ACCEPTS,
    COUNTERS,
    MOST_COINS,
    REFUSES,
    SETTLES,
    SHARES,
    STEP,
    Accept,
    Counter,
    Join,
    Refuse,
    Settle,
    Share,
    terms,
)
from bastide.games.florence.cooperative.borders import JointLie
from bastide.games.florence.cooperative.table import MOST_OFFERS, Joined, joined
from bastide.games.florence.position import Position
from bastide.games.florence.questions.asking import Asking
from bastide.games.florence.view import cells


class Negotiating(Asking):
    """Something between the player whose turn it is and a neighbour."""

    rule: ClassVar[str] = "FLO-12.10"
    order_rule: ClassVar[str] = "FLO-12.10"

    def any_time(self, state: Position, seat: int, found: list[Action]) -> None:
        """FLO-3.3, FLO-12.11: whoever has to pay may turn points into coins. The negotiation is in the middle of a
        choice, so there is nothing else to do (FLO-11.12)."""
        if state.box.converts:
            found += CONVERTS[seat][: state.players[seat].points]

    def about(self, state: Position, seat: int, building: int, spot: int) -> JointLie | None:
        """The place that is talked about, if it can be: between the player whose turn it is and a neighbour."""
        table, lie = joined(state), deals.lie_of(state, building, spot)
        if table is None or lie is None or state.phase_name != "actions" or not state.actions:
            return None
        if not lie.has(seat) or not lie.has(state.active):
            return None
        possible = deals.negotiable(state, table, seat, lie.other(seat)) >> building & 1
        masks = deals.taken(state, table, table.borders.between[lie.left][lie.right])
        return lie if possible and deals.lies_well(lie, masks) else None

    def counters(self, state: Position, decision: Decision, table: Joined, other: int) -> bool:
        """Whether `more` is what is countered, as it can be; only the one whose turn it is makes a first offer."""
        if table.offers >= MOST_OFFERS:
            return False
        if not decision.more:
            return decision.seat == state.active
        if len(decision.more) != 2 or not table.offers or not is_sum(decision.more[1]):
            return False
        lie = self.about(state, decision.seat, decision.a, decision.more[0])
        return lie is not None and lie.other(decision.seat) == other


def is_sum(coins: int) -> bool:
    return coins % STEP == 0 and coins <= MOST_COINS


class Joining(Negotiating):
    """FLO-12.4: where the building shall lie."""

    name: ClassVar[str] = "join"
    rule: ClassVar[str] = "FLO-12.4"
    answers: ClassVar[tuple[type[Action], ...]] = (Join,)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        if found is not None:
            table = joined(state)
            assert table is not None
            border = table.borders.between[decision.seat][decision.b]
            masks = deals.taken(state, table, border)
            side = table.borders.pairs[border].index(decision.seat)
            for lie in table.borders.lies[border][decision.a]:
                if deals.lies_well(lie, masks):
                    found.append(lie.joins[side])
        return True

    def near(self, state: Position, decision: Decision) -> list[Action]:
        table = joined(state)
        assert table is not None
        border = table.borders.between[decision.seat][decision.b]
        side = table.borders.pairs[border].index(decision.seat)
        return [lie.joins[side] for lie in table.borders.lies[border][decision.a]]

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        return Phrase("ask-join", {"tile": BUILDING_WORDS[decision.a], "other": decision.b + 1})

    def shown(self, state: Position, decision: Decision) -> dict[str, object]:
        found: dict[str, object] = {"seat": decision.seat, "ask": self.name, "tile": BUILDINGS[decision.a]}
        table, both = joined(state), (decision.seat, decision.b)
        assert table is not None
        bars = [deals.touching(state, table, one, other) for one, other in (both, both[::-1])]
        barred = [cells(bar & ~state.players[seat].covered) for seat, bar in zip(both, bars, strict=True)]
        return {**found, "other": decision.b, "barred": dict(zip(map(str, both), barred, strict=True))}

    def belongs(self, state: Position, decision: Decision) -> bool:
        table, seat, other = joined(state), decision.seat, decision.b
        if table is None or state.phase_name != "actions" or not state.actions or decision.c:
            return False
        if decision.a >= len(BUILDINGS) or other >= state.seats or state.active not in (seat, other):
            return False
        possible = deals.negotiable(state, table, seat, other) >> decision.a & 1
        return possible == 1 and self.counters(state, decision, table, other)


class Sharing(Negotiating):
    """FLO-12.3: what the partner shall pay. Any sum may be named: coins are secret (FLO-12.11)."""

    name: ClassVar[str] = "share"
    rule: ClassVar[str] = "FLO-12.3"
    answers: ClassVar[tuple[type[Action], ...]] = (Share,)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        if found is not None:
            same = decision.more[1] if decision.more and decision.more[0] == decision.b else -1
            found += [share for share in SHARES[decision.seat] if share.coins != same]
        return True

    def near(self, state: Position, decision: Decision) -> list[Action]:
        return [*SHARES[decision.seat]]

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        said = terms(state, decision)
        return Phrase("ask-share", said)

    def shown(self, state: Position, decision: Decision) -> dict[str, object]:
        return {"seat": decision.seat, "ask": self.name, "tile": BUILDINGS[decision.a]}

    def belongs(self, state: Position, decision: Decision) -> bool:
        table, lie = joined(state), self.about(state, decision.seat, decision.a, decision.b)
        if table is None or lie is None or decision.c:
            return False
        return self.counters(state, decision, table, lie.other(decision.seat))


class Answering(Negotiating):
    """FLO-12.10: accept, refuse or counter; for the partner, and for the active player when he was countered."""

    name: ClassVar[str] = "answer"
    own: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Accept, Counter, Refuse, Convert)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        """Always asked: whether somebody can pay is his secret (FLO-12.11)."""
        if found is not None:
            table = joined(state)
            seat = decision.seat
            if state.players[seat].coins >= deals.owed(state, seat, decision.c):
                found.append(ACCEPTS[seat])
            if table is not None and table.offers < MOST_OFFERS:
                found.append(COUNTERS[seat])
        return True

    def near(self, state: Position, decision: Decision) -> list[Action]:
        return [ACCEPTS[decision.seat], COUNTERS[decision.seat]]

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        return Phrase(f"ask-{self.name}", terms(state, decision))

    def shown(self, state: Position, decision: Decision) -> dict[str, object]:
        return {"seat": decision.seat, "ask": self.name, "tile": BUILDINGS[decision.a], "coins": decision.c}

    def belongs(self, state: Position, decision: Decision) -> bool:
        table = joined(state)
        if table is None or not table.offers or decision.more or not is_sum(decision.c):
            return False
        return self.about(state, decision.seat, decision.a, decision.b) is not None


class Settling(Answering):
    """FLO-12.11: what was agreed upon is paid, once points have been turned into coins; where that cannot help it falls
    through."""

    name: ClassVar[str] = "settle"
    rule: ClassVar[str] = "FLO-12.11"
    answers: ClassVar[tuple[type[Action], ...]] = (Settle, Refuse, Convert)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        seat = decision.seat
        player = state.players[seat]
        owed = deals.owed(state, seat, decision.c)
        if found is not None and player.coins >= owed:
            found.append(SETTLES[seat])
        return (player.can_pay if state.box.converts else player.coins) >= owed

    def near(self, state: Position, decision: Decision) -> list[Action]:
        return [SETTLES[decision.seat]]

    def declined(self, state: Position, decision: Decision) -> None:
        deals.fall_through(state, decision)


QUESTIONS: Final[list[Question]] = [Joining(NEVER), Sharing(NEVER), Answering(REFUSES), Settling(REFUSES)]
"""By the numbers of asks.py."""
