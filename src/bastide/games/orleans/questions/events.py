"""Debts and events: items for missing coins (D2), shields (D18), food (D19)."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.choice import Choice
from bastide.core.decision import Decision
from bastide.core.phrases import Phrase
from bastide.games.orleans import debts, goods, turn
from bastide.games.orleans.actions.move import Decline
from bastide.games.orleans.actions.torture import (
    FEEDS,
    GIVE_GOODS,
    GIVE_POINTS,
    GIVE_STATIONS,
    GIVE_TECHNOLOGY,
    GIVE_TILES,
    GIVE_TOKENS,
    SHIELDS,
    Feed,
    GiveGood,
    GivePoint,
    GiveStation,
    GiveTechnology,
    GiveTile,
    GiveToken,
    Shield,
)
from bastide.games.orleans.map import CITIES
from bastide.games.orleans.position import ACTIONS, CENSUS, EVENT, Position
from bastide.games.orleans.tokens import NEUTRAL_FIELDS

MOST_OWED: Final = 1000


class Owing(Choice):
    """D2 (ORL-5.8): an item, any of the list; who has none is excused (ORL-5.8.2)."""

    name: ClassVar[str] = "debt"
    rule: ClassVar[str] = "ORL-5.8"
    answers: ClassVar[tuple[type[Action], ...]] = (
        GiveStation, GiveToken, GivePoint, GiveGood, GiveTile, GiveTechnology
    )  # fmt: skip

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        seat = decision.seat
        player = state.players[seat]
        if found is None:
            return debts.can_give(player)
        if player.supply:
            found.append(GIVE_STATIONS[seat][0])
        found += [GIVE_STATIONS[seat][city + 1] for city in range(len(CITIES)) if player.stations >> city & 1]
        if player.bag & NEUTRAL_FIELDS:
            found.append(GIVE_TOKENS[seat])
        if debts.can_lose_point(player):
            found.append(GIVE_POINTS[seat])
        found += [GIVE_GOODS[seat][0][good] for good in goods.kinds(player.goods)]
        found += [GIVE_GOODS[seat][1][good] for good in goods.kinds(player.brasserie)]
        found += [action for action in GIVE_TILES[seat] if player.places >> action.tile & 1]
        if player.held:
            found.append(GIVE_TECHNOLOGY[seat][0])
        found += [GIVE_TECHNOLOGY[seat][slot + 1] for slot in player.technology()]
        return len(found) > 0

    def near(self, state: Position, decision: Decision) -> list[Action]:
        found: list[Action] = []
        self.find(state, decision, found)
        return [*found, GIVE_POINTS[decision.seat]] if GIVE_POINTS[decision.seat] not in found else found

    def declined(self, state: Position, decision: Decision) -> None:
        if state.events is not None:
            state.tell("excused", decision.seat, {"count": decision.a})

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        return Phrase("ask-debt", {"count": decision.a})

    def shown(self, state: Position, decision: Decision) -> dict[str, object]:
        return {"seat": decision.seat, "ask": self.name, "owed": decision.a}

    def fits(self, state: Position, decision: Decision) -> bool:
        owed = 0 < decision.a <= MOST_OWED and not (decision.b or decision.c or decision.more or decision.together)
        robbed = state.phase == ACTIONS and state.acted and state.active != decision.seat
        here = state.phase == EVENT or robbed or self.fits_census(state, decision)
        return owed and here and self.find(state, decision, None)

    def fits_census(self, state: Position, decision: Decision) -> bool:
        """ORL-3.2: the one who is last owes a coin and has none."""
        poor = decision.a == 1 and not state.players[decision.seat].coins
        return state.phase == CENSUS and poor and turn.census_payer(state) == decision.seat


class Shielding(Choice):
    """D18 (ORL-3.6): whether to ward off the event; whoever cannot is struck."""

    name: ClassVar[str] = "shield"
    rule: ClassVar[str] = "ORL-3.6"
    answers: ClassVar[tuple[type[Action], ...]] = (Shield, Decline)

    def __init__(self, last: list[Action], more: tuple[type[Action], ...]) -> None:
        super().__init__(last)
        self.accepted |= frozenset(more)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        some = debts.sheltered(state, decision.seat)
        if some and found is not None:
            found.append(SHIELDS[decision.seat])
        for module in state.box.modules:
            some = module.find_shields(state, decision.seat, found) or some
        return some

    def declined(self, state: Position, decision: Decision) -> None:
        state.box.events[state.event].strike(state, decision.seat)

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        return Phrase("ask-shield", {"event": f"@hourglass-{state.box.events[state.event].name}"})

    def fits(self, state: Position, decision: Decision) -> bool:
        here = state.phase == EVENT and not decision.together and self.hits(state, decision)
        return super().fits(state, decision) and here and self.find(state, decision, None)

    def hits(self, state: Position, decision: Decision) -> bool:
        event = state.box.events[state.event]
        return event.strikes and event.hits(state, decision.seat)


class Feeding(Choice):
    """D19 (ORL-5.5): which food is given."""

    name: ClassVar[str] = "food"
    rule: ClassVar[str] = "ORL-5.5"
    answers: ClassVar[tuple[type[Action], ...]] = (Feed,)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        seat = decision.seat
        player = state.players[seat]
        if found is not None:
            found += [FEEDS[seat][0][good] for good in goods.kinds(player.goods & goods.FOOD_FIELDS)]
            found += [FEEDS[seat][1][good] for good in goods.kinds(player.brasserie & goods.FOOD_FIELDS)]
        return player.stock() & goods.FOOD_FIELDS != 0

    def near(self, state: Position, decision: Decision) -> list[Action]:
        return [FEEDS[decision.seat][0][good] for good in goods.kinds(state.players[decision.seat].goods)]

    def fits(self, state: Position, decision: Decision) -> bool:
        here = state.phase == EVENT and not decision.together
        return super().fits(state, decision) and here and self.find(state, decision, None)
