"""The six events of the base game (ORL-5); three tiles of each (ORL-1.6)."""

from collections.abc import Callable
from typing import Final

from bastide.games.orleans import debts, goods, tokens
from bastide.games.orleans.asks import ASK_FOOD
from bastide.games.orleans.position import Player, Position
from bastide.games.orleans.rules import EventTile
from bastide.games.orleans.tokens import CHARACTERS, MONK, NEUTRALS, ONE

COPIES: Final = 3
TAXED: Final = 3  # goods for which a coin is paid (ORL-5.2)
MEAL: Final = 5  # coins instead of a food (ORL-5.5)


class Ban(EventTile):
    """ORL-5.1: some characters cannot be recruited in phase 5; nothing happens in phase 6."""

    def __init__(self, name: str, rule: str, character: int, copies: int = 1) -> None:
        super().__init__(name, rule, copies=copies)
        self.bans = 1 << character
        self.strikes = False


class Coins(EventTile):
    """So many coins, by what a player has; whoever has nothing of it is not hit. Where it is negative they are due, and
    those that are missing are torture (ORL-5.8, ORL-8.2.3)."""

    def __init__(self, name: str, rule: str, negative: bool, coins: Callable[[Player], int], copies: int = 1) -> None:
        super().__init__(name, rule, negative, copies)
        self.coins = coins

    def hits(self, state: Position, seat: int) -> bool:
        return self.coins(state.players[seat]) > 0

    def strike(self, state: Position, seat: int) -> None:
        coins = self.coins(state.players[seat])
        if self.negative:
            debts.pay(state, seat, coins)
        else:
            state.gain_coins(seat, coins, "event")


def goods_tax(player: Player) -> int:
    """ORL-5.2: a coin for every three goods."""
    return goods.size(player.stock()) // TAXED


def trading_day(player: Player) -> int:
    """ORL-5.4: a coin for each station."""
    return player.stations.bit_count()


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
        state.tell("spared", seat, {"piece": tokens.TOKENS[kind]}, reveals=True)
        return
    state.supply += ONE[kind]
    name = CHARACTERS[kind]
    state.moved("plague", seat, name, "bag", f"supply:{name}", reveals=True)


BASE_EVENTS: Final[list[EventTile]] = [
    Ban("pilgrimage", "ORL-5.1", MONK, COPIES),
    Coins("taxes", "ORL-5.2", True, goods_tax, COPIES),
    Coins("income", "ORL-5.3", False, lambda player: player.level, COPIES),
    Coins("trading_day", "ORL-5.4", False, trading_day, COPIES),
    Harvest("harvest", "ORL-5.5", True, COPIES),
    Plague("plague", "ORL-5.6", True, COPIES),
]
PILGRIMAGE: Final = 0
