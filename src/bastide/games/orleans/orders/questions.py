"""What is asked (ORL-8.1)."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.choice import Choice
from bastide.core.decision import Decision
from bastide.core.phrases import Phrase
from bastide.core.question import Question
from bastide.games.orleans import goods
from bastide.games.orleans.actions.move import DECLINES, Decline
from bastide.games.orleans.goods import CHEESE, WINE
from bastide.games.orleans.map import CITIES
from bastide.games.orleans.orders.actions import FULFILS, Fulfil, from_tile
from bastide.games.orleans.position import ACTIONS, Position


class Fulfilling(Choice):
    """D12 (ORL-8.1.2): an order of the city in which the merchant stands, or none."""

    name: ClassVar[str] = "order"
    rule: ClassVar[str] = "ORL-8.1.2"
    answers: ClassVar[tuple[type[Action], ...]] = (Fulfil, Decline)

    def choices(self, state: Position, decision: Decision) -> list[Action]:
        player = state.players[decision.seat]
        found: list[Action] = []
        for card in state.display:
            order = state.box.orders[card]
            if order.city == player.merchant and goods.covers(player.stock(), order.goods):
                ways = FULFILS[decision.seat][card]
                for cheese in from_tile(player, order.goods, CHEESE):
                    found += [ways[cheese][wine] for wine in from_tile(player, order.goods, WINE)]
        return found

    def near(self, state: Position, decision: Decision) -> list[Action]:
        """Every order on display, paid in every way."""
        seat = decision.seat
        return [action for card in state.display for ways in FULFILS[seat][card] for action in ways]

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        return Phrase("ask-order", {"city": f"@city-{CITIES[state.players[decision.seat].merchant]}"})

    def belongs(self, state: Position, decision: Decision) -> bool:
        """Only he whose turn it is, before he has passed."""
        return state.phase == ACTIONS and state.active == decision.seat and not state.passed >> decision.seat & 1


QUESTIONS: Final[list[Question]] = [Fulfilling(DECLINES)]  # by the numbers of asks.py
