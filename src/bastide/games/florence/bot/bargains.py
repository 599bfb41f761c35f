"""Cooperative Building: which offers to make, and how to answer them (FLO-12.10)."""

from typing import Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.masks import each_of
from bastide.games.florence import components as c
from bastide.games.florence.bot.outlook import DEAR, POINT
from bastide.games.florence.bot.room import openness
from bastide.games.florence.components import DECK_CARDS, PROFESSION_DECK, PROFESSIONS, REWARD
from bastide.games.florence.cooperative import deals
from bastide.games.florence.cooperative.actions import MOST_COINS, SHARES, STEP, Join, Offer
from bastide.games.florence.cooperative.asks import ASK_ANSWER
from bastide.games.florence.cooperative.table import joined
from bastide.games.florence.position import Position
from bastide.games.florence.turn import building_price

TRIES: Final = 2
"""Offers that a bot makes before it does something else."""
ASKED: Final = 0.6
"""How much of a partner's gain is asked of him first."""
LESS: Final = 0.5
"""How much of that after he has refused."""
LIKELY: Final = 0.7
"""How likely an offer is taken that leaves him a part of his gain."""
FIT: Final = 0.4
"""What a building may be worth to somebody's Works, of whom it is not known."""
MARGIN: Final = 0.4
"""What must be left to oneself for a counter-offer."""


def wanted(state: Position, seat: int, building: int) -> int:
    """Professions in hand that prefer it."""
    hand = state.players[seat].hand & DECK_CARDS[PROFESSION_DECK]
    return sum([PROFESSIONS[card].building == building for card in each_of(hand)])


def asked_for(state: Position, seat: int, other: int) -> int:
    """What a partner is asked for at first, or after he has refused: some of what he gains, and at least what one
    cannot pay oneself: nothing is proposed that one will not pay."""
    gain = (REWARD + FIT) * ASKED * (LESS if joined(state).offers else 1.0)
    missing = building_price(state.players[seat]) - state.players[seat].coins
    return max(min(int(gain / DEAR), state.players[other].coins), missing + -missing % STEP)


def best_offer(state: Position, offers: list[Offer]) -> list[Action]:
    """Of the offers that can be paid, the one for the building that is wanted most."""
    best = -1000.0
    choice: list[Action] = []
    if not offers or joined(state).offers >= TRIES:
        return choice
    for offer in offers:
        partner = state.players[offer.to]
        # Of two partners, the one who has fewer points.
        worth = wanted(state, offer.seat, offer.building) - 0.01 * partner.points
        if worth > best and partner.coins >= max(STEP, asked_for(state, offer.seat, offer.to)):
            best, choice = worth, [offer]
    return choice


def best_join(state: Position, asked: Decision, legal: list[Action]) -> list[Action]:
    """Where it takes least room of both; a counter-offer is about the sum only."""
    best, choice = -1.0, legal[0]
    for action in legal:
        assert isinstance(action, Join)
        if asked.more and action.spot == asked.more[0]:
            return [action]
        lie = action.lie(state, asked)
        assert lie is not None
        worth = 0.0
        for seat in (lie.left, lie.right):
            player = state.players[seat]
            cells = lie.cells_of(seat)
            worth += openness(player.covered | cells, player.barred | cells) * (1.0 if seat == asked.seat else 0.7)
        if worth > best:
            best, choice = worth, action
    return [choice]


def fair_share(state: Position, seat: int, asked: Decision, legal: list[Action]) -> list[Action]:
    """What the partner shall pay. Who counters names what leaves him a little, and what he has."""
    lie = deals.place_of(state, asked)
    if asked.more:
        mine = REWARD + POINT * c.HAS_BUILDING * wanted(state, seat, asked.a)
        coins = int((mine - 2 * MARGIN) / DEAR) if seat != state.active else MOST_COINS
        coins = min(coins, asked.more[1] - STEP)
        if seat != state.active:
            coins = min(coins, state.players[seat].coins)
    else:
        coins = asked_for(state, seat, lie.other(seat))
    share = SHARES[seat][max(0, coins) // STEP]
    return [share] if share in legal else legal[:1]


def pending(state: Position, seat: int) -> Decision | None:
    """An offer of this player that somebody thinks about."""
    if not state.stack:
        return None
    asked = state.stack[-1]
    return asked if asked.kind == ASK_ANSWER and asked.seat != seat and state.active == seat else None


def struck(state: Position) -> Position:
    """The position after the offer on the table was agreed to."""
    after = state.clone()
    assert isinstance(after, Position)
    deal = after.stack.pop()
    deals.strike(after, deal)
    return after


def fallen(state: Position) -> Position:
    """And after it was not."""
    after = state.clone()
    assert isinstance(after, Position)
    after.stack.pop()
    return after


def acceptable(state: Position, deal: Decision) -> bool:
    """Whether a partner can pay, and gains by it as far as one can see."""
    return state.players[deal.seat].coins >= deal.c and deal.c * DEAR < REWARD + FIT


def countering(state: Position, seat: int, deal: Decision, net: float) -> bool:
    """Whether a smaller sum would do."""
    return (
        seat != state.active
        and joined(state).offers < TRIES + 1
        and deal.c >= 2 * STEP
        and net + deal.c * DEAR > 2 * MARGIN
    )
