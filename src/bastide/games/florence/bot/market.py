"""Phase A (FLO-4): what the objects are worth to everybody, what they may cost, what to put up and how far to go."""

from typing import Final

from bastide.core.action import Action
from bastide.core.masks import each_of
from bastide.games.florence import components as c
from bastide.games.florence.auction import available, may_take
from bastide.games.florence.bot.outlook import BORROWED_MATCH, DEAR, POINT, PRICE, RECRUITS, SOLO, Outlook, actions_left
from bastide.games.florence.components import CONVERTED, DECK_CARDS, LAST_PRICE, OPENING, RAISE
from bastide.games.florence.counting import card_count
from bastide.games.florence.position import FIRST_LANDSCAPE, Player, Position

WANTS: Final = [8 / 21, 7 / 21, 6 / 21]
"""FLO-13.4: how many of the professions prefer a landscape."""
NEW_TYPE: Final = 0.4
"""What the first landscape of a type and the first builder may help beside Works: cards count them."""
AGAIN: Final = 0.3
"""What a further one of a type may help beside its points."""
CHOSEN: Final = 1.4
"""Professions are chosen by what one has."""
FRESH_WORKS: Final = 0.9
"""How many of the professions of the deck become Works."""
MOST_WORKS: Final = 0.7
"""The part of the actions that are left that can be Works."""
PAYS: Final = 1 / 100
"""Points for each coin that was a prestige point before (FLO-3.3)."""
JESTER: Final = 1.35
"""Works with jesters are the best of a round more often, and reach the minimum."""
BUILDS: Final = 0.3
"""Buildings that a player builds in a round, if they are cheap."""
USUAL_WORK: Final = 17.0
"""The value of a Work in the end."""
LEARNT: Final = 1.8
"""By how much it grows in a round until then."""
ACTION: Final = 3.0
"""What an action brings otherwise."""
RECRUITED: Final = 0.7
"""A card to recruit is not sure to fit."""
STRANGE_PRESTIGE: Final = 5.0
"""What a prestige card may bring to somebody else in the first round; less later."""
ELSEWHERE: Final = 0.7
"""How much of what else could be had counts against an object: it may be dearer than it seems."""
ENVY: Final = (0.0, 0.0, 0.35, 0.15, 0.1, 0.07)
"""How much of what an object would bring to whoever gets it otherwise counts, by the number of players."""
LOOPS: Final = 400
"""Bids after which nobody goes on in his mind."""


def gain(state: Position, seat: int, item: int, own: bool, works: float) -> float:
    """What an object would add to what this player may hope for, in points; `works`: see `works_to_come`."""
    player = state.players[seat]
    if item == c.LANDSCAPE:
        return max([gain(state, seat, kind, own, works) for kind in range(c.PARK + 1)])
    if item <= c.PARK:
        if not player.fits >> FIRST_LANDSCAPE + item & 1 or not state.stock[item]:
            return -1.0
        if player.landscapes[item]:
            return c.REWARD + AGAIN
        return POINT * c.HAS_LANDSCAPE * served(player, item, own, works) + NEW_TYPE
    if item == c.JESTER:
        return JESTER * POINT * c.PER_JESTER * works
    if item == c.BUILDER:
        return hired(state, player)
    if item == c.RECRUITING_CARD:
        return recruited(state, seat, works)
    return Outlook(state, seat, player).drawn_prestige() if own else STRANGE_PRESTIGE - 0.35 * (state.round - 1)


def own_gain(state: Position, seat: int, item: int) -> float:
    """What it would add for the one who thinks."""
    return gain(state, seat, item, True, works_to_come(state, seat))


def hired(state: Position, player: Player) -> float:
    """FLO-5.3: what the next builder saves, and his points."""
    builds = BUILDS * (c.ROUNDS - state.round + 1)
    saved = DEAR * builds * (c.BUILDING_PRICES[player.builders] - c.BUILDING_PRICES[player.builders + 1])
    return saved + (c.REWARD if player.builders else 0.0) + NEW_TYPE


def recruited(state: Position, seat: int, works: float) -> float:
    """FLO-5.5: one Work more, if there are actions for it, and each of the others is worth more."""
    player = state.players[seat]
    rounds = c.ROUNDS - state.round
    base = c.PER_JESTER * player.jesters + card_count(player) + 1
    value = min(USUAL_WORK, base + BORROWED_MATCH + LEARNT * rounds)
    spare = min(1.0, max(0.0, MOST_WORKS * actions_left(state, seat) - works))
    return spare * (POINT * value - ACTION) * RECRUITED + POINT * min(works, float(rounds))


def works_to_come(state: Position, seat: int) -> float:
    """Works that a player can expect to complete: what he holds, and his part of the decks, which takes actions."""
    held = state.players[seat].in_hand()
    actions = actions_left(state, seat)
    decks = FRESH_WORKS * len(state.decks[c.PROFESSION_DECK]) + RECRUITS * state.stock[c.RECRUITING_CARD]
    share = decks / (state.seats if state.seats > 1 else SOLO)
    return min(held + min(share, max(0.0, (actions - held - 1) / 2)), MOST_WORKS * actions)


def served(player: Player, kind: int, own: bool, works: float) -> float:
    """How many of them a landscape helps."""
    if not own:
        return works * WANTS[kind]
    cards = player.hand & DECK_CARDS[c.PROFESSION_DECK]
    mine = sum([c.PROFESSIONS[card].landscape == kind for card in each_of(cards)])
    later = max(0.0, works - cards.bit_count())
    return min(float(mine), works) + later * WANTS[kind] * CHOSEN


def gains(state: Position, seat: int, own: bool) -> dict[int, float]:
    """Of all that is for sale and that he may take."""
    works = works_to_come(state, seat)
    return {
        item: gain(state, seat, item, own, works)
        for item in state.box.objects
        if available(state, item) and may_take(state, seat, item)
    }


def most(state: Position, player: Player) -> int:
    """That he can pay (FLO-3.3, FLO-11.2)."""
    return player.can_pay if state.box.converts else player.coins


def cost(player: Player, price: int) -> float:
    """What paying means, in points. Who must turn points into coins for it counts the whole price so: he may have done
    it for lower bids before, and two who forget that drive each other on."""
    return price * (DEAR if price <= player.coins else PAYS)


class Purse:
    """What paying means to the one who thinks: coins for which nothing is planned are cheap."""

    def __init__(self, state: Position, seat: int) -> None:
        self.player = state.players[seat]
        outlook = Outlook(state, seat, self.player)
        outlook.works()
        later = PRICE[state.seats] * max(0, outlook.auctions - 1)
        self.spare = max(0, int(self.player.coins - outlook.needed() - later))
        self.cheap = outlook.cheap()

    def cost(self, price: int) -> float:
        spare = min(self.spare, price) if price <= self.player.coins else 0
        return cost(self.player, price) - (DEAR - self.cheap) * spare


class Sale:
    """What would happen if everybody bid for what is best for him at the prices of the moment: prices rise until each
    object has one buyer at most. Strangers are judged by what everybody sees."""

    def __init__(self, state: Position, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.who = [other for other in range(state.seats) if state.still_in >> other & 1]
        self.gains = {other: gains(state, other, other == seat) for other in self.who}
        self.purse = Purse(state, seat)
        self.prices: dict[int, int] = {}
        self.buyers: dict[int, int] = {}

    def surplus(self, seat: int, item: int, price: int) -> float:
        """What the object is worth to somebody beyond its price; for the one who thinks also that others miss it."""
        player = self.state.players[seat]
        if most(self.state, player) < price:
            return -1.0
        worth = self.gains[seat][item]
        if seat != self.seat:
            return worth - cost(player, price)
        return worth - self.purse.cost(price) + ENVY[self.state.seats] * self.envied(item, price)

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
    if sale.surplus(seat, state.item, price) > ELSEWHERE * sale.run(state.item):
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
