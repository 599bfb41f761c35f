"""Muse & Princess: what the characters are worth, whom to bid for, and what one who is held may still do (FLO-11)."""

from typing import Final

from bastide.core.action import Action
from bastide.core.masks import each_of
from bastide.games.florence import components as c
from bastide.games.florence.bot.chances import drawn_bonus, match
from bastide.games.florence.bot.outlook import BEST_SHARE, DEAR, POINT, Outlook
from bastide.games.florence.components import DECK_CARDS, PROFESSION_DECK
from bastide.games.florence.counting import card_count
from bastide.games.florence.muse_princess.actions import FORGOES, STAKES
from bastide.games.florence.muse_princess.cast import Cast, place, princess_value
from bastide.games.florence.muse_princess.components import (
    BANKER,
    CARDINAL,
    CHARACTERS,
    MERCHANT,
    MUSE,
    PRINCESS,
    SPACES,
    UNIT,
)
from bastide.games.florence.position import Position

FREE_OBJECT: Final = 2.4
"""What it is worth that the next object costs nothing."""
LATER: Final = 0.9
"""Of the points for the Merchant's place, if they are not taken now: places change."""
ACTION: Final = 2.0
"""What an action could bring instead of the Princess."""
CLOSE: Final = 4
"""What is missing to the minimum can be made up for in the same turn, up to this."""
PURSE: Final = 600
"""Coins that are better kept for the turn that follows."""
SCARCE: Final = 0.004
"""By how much each of those is worth more."""


def cast_in(state: Position) -> Cast | None:
    """None without this module."""
    for extra in state.extras:
        if isinstance(extra, Cast):
            return extra
    return None


def held(state: Position, seat: int) -> float:
    """What a character that can wait may still bring, and coins once the Banker will change them (FLO-11.6)."""
    cast = cast_in(state)
    if cast is None:
        return 0.0
    worth = 0.0
    if cast.holders[MERCHANT] == seat:
        worth = LATER * place(state, seat)
        # In phase A he may still pay for this round's object (FLO-11.8), later for that of the next.
        waits = state.still_in >> seat & 1 == 1 if state.phase == 1 else state.round < c.ROUNDS
        if waits:
            worth = max(worth, FREE_OBJECT)
    if cast.banker == seat and state.round == c.ROUNDS:
        worth += state.players[seat].coins / c.POINT_PRICE
    return worth


def worth(state: Position, cast: Cast, seat: int, character: int) -> float:
    """What a character would bring, before it is paid for."""
    player = state.players[seat]
    if character == BANKER:
        last = state.round == c.ROUNDS
        return cast.coins * DEAR + (player.coins / c.POINT_PRICE if last else 0.0)
    if character == CARDINAL:
        more = Outlook(state, seat, player)
        more.actions += 1
        return more.value() - Outlook(state, seat, player).value()
    if character == MERCHANT:
        now = float(place(state, seat))
        return max(now, FREE_OBJECT) if state.round < c.ROUNDS else now
    if character == MUSE:
        return inspired(state, seat)
    if character == PRINCESS:
        value = princess_value(player)
        short = c.MINIMUM[state.round] - value
        if short > 0:
            return 0.0
        return POINT * value + c.REWARD * BEST_SHARE[state.seats] - ACTION
    best = Outlook(state, seat, player).drawn_prestige() if state.decks[c.PRESTIGE_DECK] else 0.0
    if state.decks[c.BONUS_DECK] and player.hand & DECK_CARDS[PROFESSION_DECK]:
        best = max(best, POINT * drawn_bonus(state, player))
    return best


def inspired(state: Position, seat: int) -> float:
    """FLO-11.9: so much more for each Work that this turn can have."""
    player = state.players[seat]
    least = c.MINIMUM[state.round] - state.round - CLOSE
    base = c.PER_JESTER * player.jesters + card_count(player)
    cards = player.hand & DECK_CARDS[PROFESSION_DECK]
    works = sum([base + match(player, card) >= least for card in each_of(cards)])
    # A second Work in a turn leaves no action for anything else.
    return POINT * state.round * (0.0, 1.0, 1.6)[min(works, c.ACTIONS)]


def stake(state: Position, seat: int) -> list[Action]:
    """The lowest space of the character that brings most beyond it, or none."""
    cast = cast_in(state)
    assert cast is not None
    player = state.players[seat]
    best, choice = 0.0, FORGOES[seat]
    for character in range(len(CHARACTERS)):
        space = cast.least(character)
        price = UNIT * space
        if not cast.can_be_bought(character) or space >= SPACES[character].stop:
            continue
        if character != BANKER and player.coins < price:
            continue
        left = player.coins - price
        cost = DEAR * price + (SCARCE * max(0, min(PURSE - left, price)) if character != BANKER else 0.0)
        surplus = worth(state, cast, seat, character) - cost
        if surplus > best:
            best, choice = surplus, STAKES[seat][character][space]
    return [choice]
