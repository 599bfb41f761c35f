"""Phases 3 and 4: sets for the castle (CAY-3.4), prestige buildings instead of residences (CAY-3.5.2)."""

from typing import ClassVar

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.phrases import Phrase
from bastide.games.caylus1303.actions import Build, Deliver, Skip
from bastide.games.caylus1303.components import CHAMBERLAIN, DELIVERYMAN, NAMES, PRESTIGE, RESIDENCE
from bastide.games.caylus1303.goods import covers
from bastide.games.caylus1303.interned import ANY_DELIVERIES, BUILDS, DELIVERIES, SKIPS
from bastide.games.caylus1303.position import DELIVERY, MANAGEMENT, Position
from bastide.games.caylus1303.questions.declinable import Declinable
from bastide.games.caylus1303.questions.effect import builds


class Delivering(Declinable):
    """D16, D17 (a = 1: the Deliveryman's extra delivery, CAY-6.8): one set, or no more (CAY-3.4.1)."""

    name: ClassVar[str] = "deliver"
    answers: ClassVar[tuple[type[Action], ...]] = (Deliver, Skip)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        """CAY-3.4.2; with the Chamberlain any three goods (CAY-6.9)."""
        seat = decision.seat
        player = state.players[seat]
        for deliver in ANY_DELIVERIES[seat] if player.holds(CHAMBERLAIN) else DELIVERIES[seat]:
            if covers(player.goods, deliver.goods):
                if found is None:
                    return True
                found.append(deliver)
        return False

    def candidates(self, state: Position, decision: Decision) -> list[Action]:
        return [*ANY_DELIVERIES[decision.seat], SKIPS[decision.seat]]

    def declined(self, state: Position, decision: Decision) -> None:
        state.step += 1

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        return Phrase("ask-deliver", {"extra": decision.a})

    def shown(self, state: Position, decision: Decision) -> dict[str, object]:
        return {**super().shown(state, decision), "extra": decision.a == 1}

    def belongs(self, state: Position, decision: Decision) -> bool:
        seat = decision.seat
        if decision.a:
            now = decision.a == 1 and state.step == len(state.site) and state.players[seat].holds(DELIVERYMAN)
        else:
            now = state.site[state.step : state.step + 1] == (seat,)
        return state.phase == DELIVERY and now


class BuildingPrestige(Declinable):
    """D18: which prestige building replaces the residence on space a (CAY-3.5.2); not where none can be paid for or
    none is left (CAY-8.8)."""

    name: ClassVar[str] = "prestige"
    answers: ClassVar[tuple[type[Action], ...]] = (Build, Skip)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        return builds(state, decision.seat, PRESTIGE, False, found)

    def candidates(self, state: Position, decision: Decision) -> list[Action]:
        return [*BUILDS[decision.seat][PRESTIGE], SKIPS[decision.seat]]

    def left(self, state: Position, decision: Decision) -> str:
        return NAMES[RESIDENCE]

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        return Phrase("ask-prestige", {"space": decision.a})

    def shown(self, state: Position, decision: Decision) -> dict[str, object]:
        return {**super().shown(state, decision), "space": decision.a}

    def belongs(self, state: Position, decision: Decision) -> bool:
        here = state.phase == MANAGEMENT and decision.a == state.at - 1 and state.road[decision.a] == RESIDENCE
        return here and state.owners[decision.a] == decision.seat + 1
