"""Phase A (FLO-4): what to put up, how far to go."""

from typing import ClassVar

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.phrases import Phrase
from bastide.games.florence import auction
from bastide.games.florence.actions import auction as actions
from bastide.games.florence.actions.auction import RAISES, bid_of
from bastide.games.florence.actions.move import OBJECT_WORDS
from bastide.games.florence.components import LAST_PRICE, OPENING, RAISE
from bastide.games.florence.position import Position
from bastide.games.florence.questions.asking import Asking, carries_nothing


class Buying(Asking):
    """An object, or none."""

    own: ClassVar[bool] = True
    moves: ClassVar[list[list[Action]]] = actions.TAKES  # by seat and object

    def price(self, state: Position) -> int:
        return LAST_PRICE

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        """Always asked: whether somebody can pay is his secret (FLO-4.3, FLO-4.8)."""
        seat = decision.seat
        if found is not None and state.players[seat].coins >= self.price(state):
            moves = self.moves[seat]
            for item in state.box.objects:
                if auction.available(state, item) and auction.may_take(state, seat, item):
                    found.append(moves[item])
        return True

    def near(self, state: Position, decision: Decision) -> list[Action]:
        return [self.moves[decision.seat][item] for item in state.box.objects]

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        return Phrase(f"ask-{self.name}", {"coins": self.price(state)})


class Choosing(Buying):
    """FLO-4.3: the chooser puts an object up, or is out."""

    name: ClassVar[str] = "choose"
    rule: ClassVar[str] = "FLO-4.3"
    order_rule: ClassVar[str] = "FLO-4.3"
    answers: ClassVar[tuple[type[Action], ...]] = (actions.Open, actions.Leave)
    moves: ClassVar[list[list[Action]]] = actions.OPENS

    def price(self, state: Position) -> int:
        return OPENING[state.seats]

    def belongs(self, state: Position, decision: Decision) -> bool:
        here = state.phase_name == "auction" and state.auction is None and state.chooser == decision.seat
        return here and state.still_in.bit_count() > 1 and carries_nothing(decision)


class TakingLast(Buying):
    """FLO-4.8: whoever is alone takes any object for the last price, or nothing."""

    name: ClassVar[str] = "last"
    rule: ClassVar[str] = "FLO-4.8"
    order_rule: ClassVar[str] = "FLO-4.8"
    answers: ClassVar[tuple[type[Action], ...]] = (actions.TakeLast, actions.Leave)

    def belongs(self, state: Position, decision: Decision) -> bool:
        here = state.phase_name == "auction" and state.auction is None and state.seats > 1
        return here and state.still_in == 1 << decision.seat and carries_nothing(decision)


class Bidding(Asking):
    """FLO-4.4: a step more, or out of this auction."""

    name: ClassVar[str] = "bid"
    rule: ClassVar[str] = "FLO-4.4"
    order_rule: ClassVar[str] = "FLO-4.4"
    own: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (actions.Raise, actions.Pass)

    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        """FLO-4.5: no bid beyond one's coins."""
        if found is not None and state.players[decision.seat].coins >= bid_of(state) + RAISE:
            found.append(RAISES[decision.seat])
        return True

    def near(self, state: Position, decision: Decision) -> list[Action]:
        return [RAISES[decision.seat]]

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        bid = bid_of(state)
        left = state.players[decision.seat].coins - bid - RAISE
        return Phrase("ask-bid", {"object": OBJECT_WORDS[state.item], "bid": bid, "coins": bid + RAISE, "left": left})

    def shown(self, state: Position, decision: Decision) -> dict[str, object]:
        return {**super().shown(state, decision), "bid": bid_of(state)}

    def belongs(self, state: Position, decision: Decision) -> bool:
        sale = state.auction
        here = sale is not None and sale.open and sale.next == decision.seat
        return here and carries_nothing(decision)


class Typing(Asking):
    """FLO-9.4: the type of the landscape."""

    name: ClassVar[str] = "type"
    rule: ClassVar[str] = "FLO-9.4"
    answers: ClassVar[tuple[type[Action], ...]] = (actions.Landscape,)
    every: ClassVar[list[list[Action]]] = actions.TYPES

    def belongs(self, state: Position, decision: Decision) -> bool:
        return state.seats == 2 and state.phase_name == "auction" and carries_nothing(decision)
