"""The six events of the base game (ORL-5); three tiles of each (ORL-1.6)."""

from typing import Final

from bastide.games.orleans import debts, goods, tokens
from bastide.games.orleans.asks import ASK_FOOD
from bastide.games.orleans.position import Position
from bastide.games.orleans.rules import EventTile
from bastide.games.orleans.tokens import CHARACTERS, MONK, NEUTRALS, ONE

COPIES: Final = 3
TAXED: Final = 3
"""Goods for which a coin is paid (ORL-5.2)."""
MEAL: Final = 5
"""Coins instead of a food (ORL-5.5)."""


class Ban(EventTile):
    """ORL-5.1: some characters cannot be recruited in phase 5; nothing happens in phase 6."""

    def __init__(self, name: str, rule: str, character: int, copies: int = 1) -> None:
        super().__init__(name, rule, copies=copies)
        self.bans = 1 << character
        self.strikes = False


class Taxes(EventTile):
    """ORL-5.2: a coin for every three goods."""

    def hits(self, state: Position, seat: int) -> bool:
        return goods.size(state.players[seat].stock()) >= TAXED

    def strike(self, state: Position, seat: int) -> None:
        debts.pay(state, seat, goods.size(state.players[seat].stock()) // TAXED)


class Income(EventTile):
    """ORL-5.3: coins for the level."""

    def __init__(self, name: str, rule: str, factor: int = 1, copies: int = 1) -> None:
        super().__init__(name, rule, copies=copies)
        self.factor = factor

    def strike(self, state: Position, seat: int) -> None:
        state.gain_coins(seat, self.factor * state.players[seat].level, "event")


class TradingDay(EventTile):
    """ORL-5.4: a coin for each station."""

    def hits(self, state: Position, seat: int) -> bool:
        return state.players[seat].stations != 0

    def strike(self, state: Position, seat: int) -> None:
        state.gain_coins(seat, state.players[seat].stations.bit_count(), "event")


class Harvest(EventTile):
    """ORL-5.5: a food of choice; only who has none pays."""

    def strike(self, state: Position, seat: int) -> None:
        if state.players[seat].stock() & goods.FOOD_FIELDS:
            state.ask(ASK_FOOD, seat)
        else:
            debts.pay(state, seat, MEAL)


class Plague(EventTile):
    """ORL-5.6: a random token of the bag; a neutral one goes back to the supply."""

    def hits(self, state: Position, seat: int) -> bool:
        return state.players[seat].bag != 0

    def strike(self, state: Position, seat: int) -> None:
        plague(state, seat)


def plague(state: Position, seat: int) -> None:
    """ORL-5.6: a starter goes back into the bag; the cube never moves back."""
    if not state.players[seat].bag:
        return
    kind = state.draw(seat)
    if kind >= NEUTRALS:
        state.players[seat].bag += ONE[kind]
        if state.events is not None:
            state.tell("spared", seat, {"piece": tokens.TOKENS[kind]}, reveals=True)
        return
    state.supply += ONE[kind]
    name = CHARACTERS[kind]
    state.moved("plague", seat, name, "bag", f"supply:{name}", reveals=True)


BASE_EVENTS: Final[list[EventTile]] = [
    Ban("pilgrimage", "ORL-5.1", MONK, COPIES),
    Taxes("taxes", "ORL-5.2", True, COPIES),
    Income("income", "ORL-5.3", copies=COPIES),
    TradingDay("trading_day", "ORL-5.4", copies=COPIES),
    Harvest("harvest", "ORL-5.5", True, COPIES),
    Plague("plague", "ORL-5.6", True, COPIES),
]
PILGRIMAGE: Final = 0
