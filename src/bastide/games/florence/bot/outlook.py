"""What a player may still make of his estate: the Works of his hand, and what the actions that are left can add."""

from typing import Final

from bastide.games.florence import components as c
from bastide.games.florence.components import BONUS_DECK, DECK_CARDS, PRESTIGE_DECK, PROFESSION_DECK, PROFESSIONS
from bastide.games.florence.counting import bonus_value, card_count, counted
from bastide.games.florence.position import Player, Position
from bastide.games.florence.turn import building_price, may_build

POINT: Final = 0.5
"""Points that a value of 1 of a Work brings, whether it is taken in coins or in prestige."""
FRESH: Final = 4.0
"""What a profession that is still in the deck finds in the estate, on average."""
FRESH_SHARE: Final = 0.75
"""A profession from the deck is not sure to fit, and five players ask for the same."""
DRAWN_BONUS: Final = 4.5
"""The value of the best of five bonus cards."""
BEST_SHARE: Final = 0.25
"""Chance that a Work is the best of its round."""
SPENDING: Final = 800
"""Coins that a round can use."""
DEAR: Final = 0.0062
CHEAP: Final = 0.0016
"""Points that a coin is worth as long as it is needed, and beyond."""
PRESTIGE_NOW: Final = 0.55
"""How sure a prestige card is that would score now, early in the game; it grows to certainty."""
PRESTIGE_HOPE: Final = 2.2
"""What one that would not score now may still bring in the first round."""


def actions_left(state: Position, seat: int) -> int:
    """Of a player until the end of the game."""
    later = c.ACTIONS * (c.ROUNDS - state.round)
    if state.phase_name != "actions":
        return later + (c.ACTIONS if state.phase < state.box.acting else 0)
    order = (seat - state.first) % state.seats
    if order == state.step - 1:
        return later + state.actions
    return later + (c.ACTIONS if order >= state.step else 0)


class Outlook:
    """What is to come for one player, in points. `player` may be a copy with something more than the state has."""

    def __init__(self, state: Position, seat: int, player: Player) -> None:
        self.state = state
        self.seat = seat
        self.player = player
        self.actions = actions_left(state, seat)
        self.rounds = c.ROUNDS - state.round + 1
        """With this one."""

    def value(self) -> float:
        if self.state.phase == len(self.state.box.phases):
            return float(self.player.points)
        return self.player.points + self.works() + self.prestige() + self.money()

    # ---- works

    def works(self) -> float:
        """The Works that can still be completed, each with what may still be got for it, best use of actions first."""
        player = self.player
        base = c.PER_JESTER * player.jesters + card_count(player)
        hand = player.hand & DECK_CARDS[PROFESSION_DECK]
        ready: list[float] = []
        lacks_building = [0] * len(c.BUILDINGS)
        lacks_freedom = [0] * len(c.FREEDOMS)
        for card, profession in enumerate(PROFESSIONS):
            if hand >> card & 1:
                value = float(base)
                if player.buildings >> profession.building & 1:
                    value += c.HAS_BUILDING
                else:
                    lacks_building[profession.building] += 1
                if player.landscapes[profession.landscape]:
                    value += c.HAS_LANDSCAPE
                if player.freedoms >> profession.freedom & 1:
                    value += c.HAS_FREEDOM
                else:
                    lacks_freedom[profession.freedom] += 1
                ready.append(value)
        gains = self.improvements(lacks_building, lacks_freedom, len(ready))
        return self.plan(ready, gains, base)

    def improvements(self, buildings: list[int], freedoms: list[int], works: int) -> list[float]:
        """What an action brings that is no Work: buildings and freedoms that the hand wants, bonus cards."""
        player, state = self.player, self.state
        open_to = may_build(state, player)
        price = building_price(player) * DEAR
        found: list[float] = []
        for building in range(len(c.BUILDINGS)):
            if open_to >> building & 1:
                found.append(c.REWARD - price + POINT * c.HAS_BUILDING * buildings[building] * 0.9)
        dear = c.FREEDOM_PRICE * DEAR
        for freedom in range(len(c.FREEDOMS)):
            if state.freedoms[freedom] and not player.freedoms >> freedom & 1:
                found.append(POINT * c.HAS_FREEDOM * (freedoms[freedom] + 0.3) - dear)
        if works:
            found += [POINT * DRAWN_BONUS - c.CARD_PRICE * DEAR] * min(works, 3)
        return found

    def plan(self, ready: list[float], gains: list[float], base: int) -> float:
        """Spend the actions that are left on what brings most, Works of the deck among it, which take two actions."""
        left = self.actions
        total = 0.0
        bonuses = self.bonus_worth()
        least = c.MINIMUM[min(self.state.round + 1, c.ROUNDS)]
        ready.sort(reverse=True)
        for value in ready[:left]:
            total += POINT * value * reach(value + 3.0, least) + BEST_SHARE * c.REWARD
        left -= min(left, len(ready))
        if ready:
            total += POINT * bonuses
        fresh = (base + 1 + FRESH) * POINT * FRESH_SHARE + BEST_SHARE * c.REWARD - c.CARD_PRICE * DEAR
        fresh *= reach(base + 1 + FRESH + 3.0, least)
        gains.sort(reverse=True)
        at = 0
        taken = min(self.rounds, len(self.state.decks[PROFESSION_DECK]))
        while left > 0:
            best = gains[at] if at < len(gains) else 0.0
            if taken > 0 and left > 1 and fresh / 2 > best:
                total += fresh
                taken -= 1
                left -= 2
            elif best > 0:
                total += best
                at += 1
                left -= 1
            else:
                break
        return total

    def bonus_worth(self) -> float:
        """Bonus cards in hand, as they would count."""
        cards = self.player.hand & DECK_CARDS[BONUS_DECK]
        worth = 0.0
        while cards:
            low = cards & -cards
            worth += 0.5 + bonus_value(self.player, low.bit_length() - 1, 1)
            cards ^= low
        return worth

    # ---- prestige cards and money

    def prestige(self) -> float:
        cards = self.player.hand & DECK_CARDS[PRESTIGE_DECK]
        worth = 0.0
        while cards:
            low = cards & -cards
            worth += self.card_worth(low.bit_length() - 1)
            cards ^= low
        return worth

    def card_worth(self, card: int) -> float:
        """What it would score now, more surely as the end comes near; else some hope."""
        done = (self.state.round - 1) / c.ROUNDS
        now = self.scores(card)
        sure = PRESTIGE_NOW + (1.0 - PRESTIGE_NOW) * done
        return now * sure + (PRESTIGE_HOPE * (1.0 - done) if not now else 0.5 * (1.0 - done))

    def scores(self, card: int) -> float:
        prestige = c.PRESTIGES[card - c.FIRST_CARD[PRESTIGE_DECK]]
        if prestige.needs:
            had, wanted = 0, 0
            for what, least in prestige.needs:
                had += min(least, counted(self.player, what))
                wanted += least
            # Part of a threshold is worth its square: it is far from done.
            return prestige.points * (had / wanted) ** 2 if had < wanted else float(prestige.points)
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
        rounds = self.rounds - (1 if self.actions <= c.ACTIONS * (self.rounds - 1) else 0)
        useful = SPENDING * rounds - (400 if self.actions % c.ACTIONS else 0)
        if self.actions == 0:
            return self.player.coins * 0.00001
        coins = self.player.coins
        return DEAR * min(coins, useful) + CHEAP * max(0, coins - useful) * (1.0 if rounds > 1 else 0.1)


def reach(value: float, least: int) -> float:
    """How likely a Work is that has this value when it comes to it."""
    short = least - value
    if short <= 0:
        return 1.0
    return max(0.15, 1.0 - 0.15 * short)
