"""What a player may still make of his estate: the Works of his hand, and what the actions that are left can add."""

from typing import Final

from bastide.core.masks import each_of
from bastide.games.florence import components as c
from bastide.games.florence import objects
from bastide.games.florence.bot.chances import best_of_five, drawn_bonus, drawn_match, match, unseen
from bastide.games.florence.components import BONUS_DECK, DECK_CARDS, PRESTIGE_DECK, PROFESSION_DECK, PROFESSIONS
from bastide.games.florence.counting import bonus_value, card_count, counted
from bastide.games.florence.position import Player, Position
from bastide.games.florence.turn import building_price, may_build

POINT: Final = 0.5
"""Points that a value of 1 of a Work brings, whether it is taken in coins or in prestige."""
GROWTH: Final = 0.6
"""By how much a Work grows with every round that it waits, by what is bought meanwhile."""
FRESH: Final = 4.0
"""What a profession that is still in the deck finds in the estate, on average."""
FRESH_SHARE: Final = 0.8
"""A profession from the deck is not sure to fit."""
RECRUITS: Final = 0.5
"""How much of his part of the recruiting cards a player gets."""
NEAR: Final = 2.0
"""By how much a Work can grow further where it would otherwise not reach the minimum."""
DRAWN_BONUS: Final = 4.5
"""The value of the best of five bonus cards, when it comes to it."""
BORROWED_MATCH: Final = 5.0
"""What a profession finds that will be recruited once there is one to recruit."""
BONUS_GROWTH: Final = 0.8
"""By how much a bonus card grows until it is played."""
BEST_SHARE: Final = (0.0, 0.5, 0.5, 0.36, 0.28, 0.23)
"""Chance to have the best Work of a round in which one completes any, by the number of players."""
SOLO: Final = 5
"""Alone it is as if there were so many: the virtual players take cards too (FLO-10.20)."""
PRICE: Final = (0, 500, 400, 450, 450, 450)
"""What an object costs in the end, by the number of players."""
DEAR: Final = 0.0055
CHEAP: Final = 0.0016
"""Points that a coin is worth that the plan will need, and beyond. A coin that a Work pays may be half a point in a
hundred; whoever runs out of coins loses actions."""
CHANGE: Final = 100
"""Coins that are at hand beyond what is planned."""
PRESTIGE_NOW: Final = 0.55
"""How sure a prestige card is that would score now, early in the game; it grows to certainty."""
PRESTIGE_HOPE: Final = 2.2
"""What one that would not score now may still bring in the first round."""


def actions_left(state: Position, seat: int) -> int:
    """Of a player until the end of the game."""
    later = c.ACTIONS * (c.ROUNDS - state.round)
    acting = state.box.acting
    if state.phase != acting:
        return later + (c.ACTIONS if state.phase < acting else 0)
    order = (seat - state.first) % state.seats
    if order == state.stage - 1:
        return later + state.actions
    return later + (c.ACTIONS if order >= state.stage else 0)


def auctions_left(state: Position, seat: int) -> int:
    """In which he may still acquire something."""
    later = c.ROUNDS - state.round
    if state.phase == 0:
        return later + 1
    return later + (1 if state.phase == 1 and state.still_in >> seat & 1 else 0)


class Outlook:
    """What is to come for one player, in points. `player` may be a copy with something more than the state has."""

    def __init__(self, state: Position, seat: int, player: Player) -> None:
        self.state = state
        self.seat = seat
        self.player = player
        self.actions = actions_left(state, seat)
        self.auctions = auctions_left(state, seat)
        self.rounds = min(c.ROUNDS - state.round + 1, (self.actions + 1) // c.ACTIONS)
        """In which he has actions, with this one."""
        self.rivals = state.seats if state.seats > 1 else SOLO
        """Who share in decks and stocks, with him."""
        self.expenses = 0.0
        """What the plan costs."""
        self.more_cards = 0
        """Professions that he is about to look at, and bonus cards."""
        self.more_bonuses = 0

    def value(self) -> float:
        if self.state.phase == len(self.state.box.phases):
            return float(self.player.points)
        return self.player.points + self.works() + self.prestige() + self.money()

    # ---- works

    def works(self) -> float:
        """The Works that can still be completed, each with what may still be got for it, best use of actions first."""
        if not self.actions:
            return 0.0
        player = self.player
        base = c.PER_JESTER * player.jesters + card_count(player) + self.more_cards
        ready: list[tuple[float, int]] = []
        cards = player.hand & DECK_CARDS[PROFESSION_DECK]
        ready += [(float(base + match(player, card)), card) for card in each_of(cards)]
        for _ in range(self.more_cards):
            ready.append((base + drawn_match(self.state, player), -1))
        if player.recruiting:
            ready.append((base + self.borrowed(), -1))
            if player.recruiting > 1:
                ready += [(base + BORROWED_MATCH - 1.0, -1)] * (player.recruiting - 1)
        ready.sort(reverse=True)
        del ready[self.actions :]
        return self.plan(ready, base)

    def borrowed(self) -> float:
        """What the best profession finds that could be recruited now; later there may be a better one."""
        best = BORROWED_MATCH if self.rounds > 1 else 0.0
        cards = objects.targets(self.state, self.seat)
        for card in each_of(cards):
            best = max(best, float(match(self.player, card)))
        return best

    def plan(self, ready: list[tuple[float, int]], base: int) -> float:
        """Spend the actions that are left on what brings most, Works of the deck among it, which take two actions."""
        state, player = self.state, self.player
        total = 0.0
        count = len(ready)
        best_share = c.REWARD * BEST_SHARE[state.seats]
        least = c.MINIMUM[min(state.round + self.rounds - 1, c.ROUNDS)]
        grown = GROWTH * (self.rounds - 1)
        left = float(self.actions - count)
        near = NEAR if left > 0.0 else 0.0
        bonuses = self.bonus_worth()
        helped = bonuses
        for value, _ in ready:
            total += POINT * (value + grown) * reach(value + grown + near + helped, least)
            helped = 0.0
        if count:
            total += POINT * bonuses
        done = float(count)
        lent = min(RECRUITS * state.stock[c.RECRUITING_CARD] / self.rivals, float(self.auctions), left)
        if lent > 0.0:
            value = base + 1 + BORROWED_MATCH + grown
            total += lent * POINT * value * reach(value + near, least)
            done += lent
            left -= lent
        gains = self.improvements(ready)
        gains.sort(reverse=True)
        fresh, share = 0.0, 0.0
        if left >= 1.0 and state.decks[PROFESSION_DECK]:
            value = base + 1 + max(FRESH, drawn_match(state, player)) + grown
            fresh = POINT * (value * FRESH_SHARE + count) * reach(value + near, least) - c.CARD_PRICE * DEAR
            share = min(len(state.decks[PROFESSION_DECK]) / self.rivals, float(self.rounds))
        at = 0
        while left > 0.0:
            best = gains[at][0] if at < len(gains) else 0.0
            if share > 0.0 and left >= 1.0 and fresh / 2 > best:
                part = min(1.0, share, left / 2)
                total += part * fresh
                self.expenses += part * c.CARD_PRICE
                share -= part
                done += part
                left -= 2.0 * part
            elif best > 0.0:
                part = min(1.0, left)
                total += part * best
                self.expenses += part * gains[at][1]
                at += 1
                left -= part
            else:
                break
        return total + best_share * min(done, float(self.rounds))

    def improvements(self, ready: list[tuple[float, int]]) -> list[tuple[float, int]]:
        """What an action brings that is no Work, and its price: buildings and freedoms that the hand wants, bonus
        cards. Only what brings anything."""
        player, state = self.player, self.state
        buildings = [0] * len(c.BUILDINGS)
        freedoms = [0] * len(c.FREEDOMS)
        for _, card in ready:
            if card >= 0:
                buildings[PROFESSIONS[card].building] += 1
                freedoms[PROFESSIONS[card].freedom] += 1
        open_to = may_build(state, player)
        price = building_price(player)
        found: list[tuple[float, int]] = []
        for building in range(len(c.BUILDINGS)):
            if open_to >> building & 1:
                gain = c.REWARD - price * DEAR + POINT * c.HAS_BUILDING * 0.9 * buildings[building]
                if gain > 0.0:
                    found.append((gain, price))
        for freedom in range(len(c.FREEDOMS)):
            if state.freedoms[freedom] and not player.freedoms >> freedom & 1:
                gain = POINT * c.HAS_FREEDOM * (freedoms[freedom] + 0.3) - c.FREEDOM_PRICE * DEAR
                if gain > 0.0:
                    found.append((gain, c.FREEDOM_PRICE))
        if ready:
            drawn = DRAWN_BONUS
            found += [(POINT * drawn - c.CARD_PRICE * DEAR, c.CARD_PRICE)] * min(len(ready), 3)
        return found

    def bonus_worth(self) -> float:
        """Bonus cards in hand, as they would count."""
        grown = BONUS_GROWTH if self.rounds > 1 else 0.0
        worth = 0.0
        if self.more_bonuses:
            worth += self.more_bonuses * (drawn_bonus(self.state, self.player) + grown)
        cards = self.player.hand & DECK_CARDS[BONUS_DECK]
        for card in each_of(cards):
            worth += grown + bonus_value(self.player, card, 1)
        return worth

    # ---- prestige cards and money

    def prestige(self) -> float:
        cards = self.player.hand & DECK_CARDS[PRESTIGE_DECK]
        return sum([self.card_worth(card) for card in each_of(cards)])

    def drawn_prestige(self) -> float:
        """What the best of five prestige cards may bring."""
        cards = unseen(self.state, self.player, PRESTIGE_DECK)
        return best_of_five([self.card_worth(card) for card in each_of(cards)])

    def card_worth(self, card: int) -> float:
        """What it would score now, more surely as the end comes near; else some hope."""
        to_come = (self.actions + 2 * self.auctions) / (c.ROUNDS * (c.ACTIONS + 2))
        now = self.scores(card, to_come)
        sure = 1.0 - (1.0 - PRESTIGE_NOW) * to_come
        return now * sure + (0.5 if now else PRESTIGE_HOPE) * to_come

    def scores(self, card: int, to_come: float) -> float:
        prestige = c.PRESTIGES[card - c.FIRST_CARD[PRESTIGE_DECK]]
        if prestige.needs:
            had, wanted = 0, 0
            for what, least in prestige.needs:
                had += min(least, counted(self.player, what))
                wanted += least
            if had == wanted:
                return float(prestige.points)
            # Part of a threshold is worth its square: it is far from done.
            return prestige.points * (had / wanted) ** 2 * min(1.0, 3.0 * to_come)
        sign = -1 if prestige.counted == c.EMPTY else 1
        mine = counted(self.player, prestige.counted) * sign
        if mine == 0 and sign == 1:
            return 0.0
        best = -1000
        for other, player in enumerate(self.state.everybody()):
            if other != self.seat:
                best = max(best, counted(player, prestige.counted) * sign)
        if mine > best:
            return float(prestige.points)
        return float(prestige.tied) if mine == best else 0.0

    def money(self) -> float:
        """Coins that can still be of use; beyond that they may help little."""
        coins = float(self.player.coins)
        if not self.actions and not self.auctions:
            return coins * 0.00001
        useful = self.needed() + PRICE[self.state.seats] * self.auctions
        return DEAR * min(coins, useful) + self.cheap() * max(0.0, coins - useful)

    def needed(self) -> float:
        """Coins for what is planned, objects aside."""
        return self.expenses + CHANGE

    def cheap(self) -> float:
        """What a coin is worth that nothing is planned for."""
        return CHEAP if self.rounds > 1 else 0.1 * CHEAP


def reach(value: float, least: int) -> float:
    """How likely a Work is that has this value when it comes to it."""
    short = least - value
    if short <= 0:
        return 1.0
    return max(0.15, 1.0 - 0.15 * short)
