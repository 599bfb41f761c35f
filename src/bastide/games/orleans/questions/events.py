"""Debts and events: items for missing coins (D2), shields (D18), food (D19)."""

from typing import ClassVar

from bastide.core.action import Action, add_chosen, chosen
from bastide.core.decision import Decision
from bastide.core.phrases import Phrase
from bastide.games.orleans import debts, goods, turn
from bastide.games.orleans.acting import Asking
from bastide.games.orleans.actions import torture
from bastide.games.orleans.actions.move import Decline, good_moves
from bastide.games.orleans.components import FIRST_TILE
from bastide.games.orleans.position import ACTIONS, CENSUS, EVENT, Position
from bastide.games.orleans.tokens import NEUTRAL_FIELDS


class Owing(Asking):
    """D2 (ORL-5.8): an item, any of the list; who has none is excused (ORL-5.8.2)."""

    name: ClassVar[str] = "debt"
    rule: ClassVar[str] = "ORL-5.8"
    order_rule: ClassVar[str] = "ORL-5.8"  # in whatever phase: the debtor
    counted: ClassVar[str] = "count"
    amounts: ClassVar[range] = range(1, 1001)
    answers: ClassVar[tuple[type[Action], ...]] = torture.ITEMS

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        return debts.can_give(state.players[decision.seat]) if found is None else super().find(state, decision, found)

    def choices(self, state: Position, decision: Decision) -> list[Action]:
        seat = decision.seat
        player = state.players[seat]
        technology = torture.GIVE_TECHNOLOGY[seat]
        found = chosen(torture.GIVE_STATIONS[seat], player.stations << 1 | (player.supply > 0))
        if player.bag & NEUTRAL_FIELDS:
            found.append(torture.GIVE_TOKENS[seat])
        if debts.can_lose_point(player):
            found.append(torture.GIVE_POINTS[seat])
        found += good_moves(torture.GIVE_GOODS[seat], player)
        add_chosen(found, torture.GIVE_TILES[seat], player.places >> FIRST_TILE)
        if player.held:
            found.append(technology[0])
        return found + [technology[slot + 1] for slot in player.technology()]

    def near(self, state: Position, decision: Decision) -> list[Action]:
        found = self.choices(state, decision)
        point = torture.GIVE_POINTS[decision.seat]
        return found if point in found else [*found, point]

    def declined(self, state: Position, decision: Decision) -> None:
        state.tell("excused", decision.seat, {"count": decision.a})

    def shown(self, state: Position, decision: Decision) -> dict[str, object]:
        return {"seat": decision.seat, "ask": self.name, "owed": decision.a}

    def belongs(self, state: Position, decision: Decision) -> bool:
        """ORL-3.2: or the one who is last owes a coin and has none."""
        seat = decision.seat
        robbed = state.phase == ACTIONS and state.acted and state.active != seat
        poor = state.phase == CENSUS and decision.a == 1 and not state.players[seat].coins
        return state.phase == EVENT or robbed or (poor and turn.census_payer(state) == seat)


class Shielding(Asking):
    """D18 (ORL-3.6): whether to ward off the event; whoever cannot is struck."""

    name: ClassVar[str] = "shield"
    rule: ClassVar[str] = "ORL-3.6"
    order_rule: ClassVar[str] = "ORL-3.6"
    answers: ClassVar[tuple[type[Action], ...]] = (torture.Shield, Decline)

    def choices(self, state: Position, decision: Decision) -> list[Action]:
        found = [torture.SHIELDS[decision.seat]] if debts.sheltered(state, decision.seat) else []
        for module in state.box.modules:
            found += module.shields(state, decision.seat)
        return found

    def declined(self, state: Position, decision: Decision) -> None:
        state.box.events[state.event].strike(state, decision.seat)

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        return Phrase("ask-shield", {"event": f"@hourglass-{state.box.events[state.event].name}"})

    def belongs(self, state: Position, decision: Decision) -> bool:
        event = state.box.events[state.event]
        return state.phase == EVENT and event.strikes and event.hits(state, decision.seat)


class Feeding(Asking):
    """D19 (ORL-5.5): which food is given."""

    name: ClassVar[str] = "food"
    rule: ClassVar[str] = "ORL-5.5"
    order_rule: ClassVar[str] = "ORL-3.6"
    answers: ClassVar[tuple[type[Action], ...]] = (torture.Feed,)

    def choices(self, state: Position, decision: Decision) -> list[Action]:
        return good_moves(torture.FEEDS[decision.seat], state.players[decision.seat], goods.FOOD_FIELDS)

    def near(self, state: Position, decision: Decision) -> list[Action]:
        seat = decision.seat
        return [torture.FEEDS[seat][good][0] for good in goods.kinds(state.players[seat].goods)]

    def belongs(self, state: Position, decision: Decision) -> bool:
        return state.phase == EVENT
