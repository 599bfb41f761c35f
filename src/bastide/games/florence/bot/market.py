"""Phase A (FLO-4): what the objects are worth to everybody, what they may cost, what to put up and how far to go."""

from typing import Final

from bastide.core.action import Action
from bastide.games.florence import components as c
from bastide.games.florence.auction import available, may_take
from bastide.games.florence.bot.outlook import DEAR, POINT, Outlook
from bastide.games.florence.components import CONVERTED, LAST_PRICE, OPENING, RAISE
from bastide.games.florence.position import FIRST_LANDSCAPE, Player, Position

WANTS: Final = (8 / 21, 7 / 21, 6 / 21)
"""FLO-13.4: how many of the professions prefer a landscape."""
NEW_TYPE: Final = 0.4
"""What the first landscape of a type and the first builder may help beside Works: cards count them."""
LASTING: Final = 0.5
"""A further chance that a profession that is yet to come prefers it."""
PAYS: Final = 1 / 100
"""Points for each coin that was a prestige point before (FLO-3.3)."""
ENVY: Final = (0.0, 0.0, 0.35, 0.15, 0.1, 0.07)
"""How much of what an object would bring to whoever gets it otherwise counts, by the number of players."""
LOOPS: Final = 400
"""Bids after which nobody goes on in his mind."""


def gain(state: Position, seat: int, item: int, own: bool = True) -> float:
    """What an object would add to what this player may hope for, in points."""
    player = state.players[seat]
    return gain_over(state, seat, item, own, Outlook(state, seat, player, own).value())


def gain_over(state: Position, seat: int, item: int, own: bool, before: float) -> float:
    player = state.players[seat]
    copy = player.clone()
    added = 0.0
    if item == c.LANDSCAPE:
        return max([gain_over(state, seat, kind, own, before) for kind in range(c.PARK + 1)])
    if item <= c.PARK:
        if not player.fits >> FIRST_LANDSCAPE + item & 1 or not state.stock[item]:
            return -1.0
        added = float(c.REWARD) if copy.landscapes[item] else NEW_TYPE
        if not own and not copy.landscapes[item]:
            hand = player.in_hand()
            added += POINT * c.HAS_LANDSCAPE * hand * WANTS[item]
        copy.landscapes[item] += 1
    elif item == c.JESTER:
        copy.jesters += 1
    elif item == c.BUILDER:
        copy.builders += 1
        added = float(c.REWARD) if copy.builders > 1 else NEW_TYPE
    elif item == c.RECRUITING_CARD:
        copy.recruiting += 1
    else:
        return Outlook(state, seat, player).drawn_prestige() if own else 5.0 - 0.35 * (state.round - 1)
    return Outlook(state, seat, copy, own).value() - before + added


def gains(state: Position, seat: int, own: bool) -> dict[int, float]:
    """Of all that is for sale and that he may take."""
    before = Outlook(state, seat, state.players[seat], own).value()
    return {
        item: gain_over(state, seat, item, own, before)
        for item in state.box.objects
        if available(state, item) and may_take(state, seat, item)
    }


def purse(state: Position, player: Player) -> int:
    return player.can_pay if state.box.converts else player.coins


def cost(state: Position, player: Player, price: int) -> float:
    """What paying means, in points; points that must be turned into coins for it cost more."""
    lacking = max(0, price - player.coins)
    return DEAR * (price - lacking) + PAYS * lacking


class Sale:
    """What would happen if everybody bid for what is best for him at the prices of the moment: prices rise until each
    object has one buyer at most. Strangers are judged by what everybody sees."""

    def __init__(self, state: Position, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.who = [other for other in range(state.seats) if state.still_in >> other & 1]
        self.gains = {other: gains(state, other, other == seat) for other in self.who}
        self.prices: dict[int, int] = {}
        self.buyers: dict[int, int] = {}

    def surplus(self, seat: int, item: int, price: int) -> float:
        """What the object is worth to somebody beyond its price; for the one who thinks also that others miss it."""
        player = self.state.players[seat]
        if purse(self.state, player) < price:
            return -1.0
        worth = self.gains[seat][item] - cost(self.state, player, price)
        if seat == self.seat:
            worth += ENVY[self.state.seats] * self.envied(item, price)
        return worth

    def envied(self, item: int, price: int) -> float:
        best = 0.0
        for other in self.who:
            if other != self.seat and item in self.gains[other]:
                best = max(best, self.gains[other][item] - price * DEAR)
        return best

    def run(self, but: int = -1) -> float:
        """What is left to the one who thinks, in the end; `but`: an object for which he does not bid."""
        state = self.state
        first = OPENING[state.seats]
        self.prices, self.buyers = {}, {}
        waiting = self.who.copy()
        if but >= 0 and state.auction is not None and state.auction.leader != self.seat:
            self.prices[but] = state.auction.bid
            self.buyers[but] = state.auction.leader
            waiting.remove(state.auction.leader)
        loops = 0
        while waiting and loops < LOOPS:
            loops += 1
            seat = waiting.pop(0)
            best, choice, paid = 0.0, -1, 0
            for item in self.gains[seat]:
                if item == but and (seat == self.seat or state.auction is None or seat not in state.auction.bidders):
                    continue
                price = self.prices[item] + RAISE if item in self.buyers else first
                worth = self.surplus(seat, item, price)
                if worth > best:
                    best, choice, paid = worth, item, price
            if choice >= 0:
                if choice in self.buyers:
                    waiting.append(self.buyers[choice])
                self.buyers[choice] = seat
                self.prices[choice] = paid
        mine = self.mine()
        return self.surplus(self.seat, mine, self.prices[mine]) if mine >= 0 else 0.0

    def mine(self) -> int:
        for item, buyer in self.buyers.items():
            if buyer == self.seat:
                return item
        return -1


def bid(state: Position, seat: int, legal: list[Action]) -> list[Action]:
    """Raise as long as the object is worth more than what else could be had."""
    assert state.auction is not None
    sale = Sale(state, seat)
    price = state.auction.bid + RAISE
    if sale.surplus(seat, state.item, price) > sale.run(state.item):
        return afford(state, seat, price, legal, [action for action in legal if action.do == "raise"])
    return [action for action in legal if action.do == "pass"]


def choose(state: Position, seat: int, legal: list[Action], last: bool) -> list[Action]:
    """The object that is worth most, less what it may cost."""
    price = LAST_PRICE if last else OPENING[state.seats]
    sale = Sale(state, seat)
    choice = -1
    if not last and sale.run() > 0.0:
        choice = sale.mine()
    if choice < 0:
        best = 0.0
        for item in sale.gains[seat]:
            surplus = sale.surplus(seat, item, price)
            if surplus > best:
                best, choice = surplus, item
    name = c.OBJECTS[choice] if choice >= 0 else ""
    found = [action for action in legal if choice >= 0 and action.fields().get("object") == name]
    if choice >= 0:
        return afford(state, seat, price, legal, found)
    return [action for action in legal if action.do == "leave"]


def afford(state: Position, seat: int, price: int, legal: list[Action], wanted: list[Action]) -> list[Action]:
    """What is wanted; where coins are missing, points are turned into them first."""
    lacking = (price - state.players[seat].coins + CONVERTED - 1) // CONVERTED
    if lacking > 0:
        return [action for action in legal if action.do == "convert" and action.fields()["points"] == lacking]
    return wanted
