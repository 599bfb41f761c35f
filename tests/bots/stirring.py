"""The same position with all that a seat cannot know changed by hand. `determinize`, by which bots imagine, has no part
in it, nor has what the games say of knowledge: what is known is written down here once more.

What others have but everybody could have counted (points at Caylus 1303) stays as it is."""

from collections.abc import Callable
from random import Random
from typing import Any

from bastide.core.decision import Decision
from bastide.core.masks import each_of
from bastide.core.state import State
from bastide.games.burgundy.duchies import DUCHIES
from bastide.games.florence.asks import ASK_KEEP, ASK_UNDER
from bastide.games.florence.components import DECK_CARDS
from bastide.games.orleans import tokens
from tests.core.test_fair_hidden import stir as stir_fair


def stirred(state: State, seat: int, dice: Random) -> State:
    other = state.clone()
    stir = STIRS.get(state.game)
    if stir is not None:
        other = stir(other, seat, dice) or other
    for _ in range(1 + dice.randrange(9)):
        other.rng.next()
    return other


def mixed(things: bytes, dice: Random) -> bytes:
    return bytes(dice.sample(list(things), len(things)))


def stir_burgundy(state: Any, seat: int, dice: Random) -> None:
    """The piles, the goods to come and those in the box, what others have chosen in secret."""
    state.piles = tuple(mixed(pile, dice) for pile in state.piles)
    goods = mixed(state.goods_stacks + state.boxed_goods, dice)
    state.goods_stacks, state.boxed_goods = goods[: len(state.goods_stacks)], goods[len(state.goods_stacks) :]
    for other, chosen in enumerate(state.secret):
        if other != seat and chosen:
            duchy = dice.choice(state.boards[other])
            castle = dice.choice(list(DUCHIES[duchy].castles))
            state.secret = (*state.secret[:other], duchy * 64 + castle, *state.secret[other + 1 :])


def stir_orleans(state: Any, seat: int, dice: Random) -> None:
    """The events to come among those with the same back, the orders, and what others have drawn in this round."""
    tiles = list(state.hourglass)
    known = 0 if state.past else 1
    for first in range(len(tiles) - known):
        second = dice.randrange(len(tiles) - known)
        if state.box.events[tiles[first]].letter == state.box.events[tiles[second]].letter:
            tiles[first], tiles[second] = tiles[second], tiles[first]
    state.hourglass = bytes(tiles)
    state.deck = mixed(state.deck, dice)
    for other, player in enumerate(state.players):
        if other == seat or player.shown is None:
            continue
        for kind in tokens.listed(player.market - player.shown.market) if covers(player) else []:
            if player.bag:
                drawn = dice.choice(tokens.listed(player.bag))
                player.market += tokens.ONE[drawn] - tokens.ONE[kind]
                player.bag += tokens.ONE[kind] - tokens.ONE[drawn]


def covers(player: Any) -> bool:
    """Whether whatever lay on the market when the planning began lies there still."""
    kinds = tokens.listed(player.shown.market)
    return all(tokens.count(player.market, kind) >= kinds.count(kind) for kind in kinds)


def stir_florence(state: Any, seat: int, dice: Random) -> None:
    """Decks, the hands of others, and the cards that others are looking at: any card that the seat has not seen may be
    in any of these places. It has seen its own, what others recruited, and what it gave up or put under a deck. And
    the coins of others, which it can only have counted."""
    mine = state.players[seat]
    others = [player for player in state.players if player is not mine]
    for player in others if not state.over else []:
        player.coins = dice.choice((player.coins, player.coins + 700, max(0, player.coins - 300)))
    for deck, cards in enumerate(DECK_CARDS):
        fixed = mine.known | (mine.inside if state.phase else 0)
        places = [card for card in state.decks[deck] if not fixed >> card & 1]
        for player in others:
            places += each_of(cards & player.hand & ~player.open & ~fixed)
        looked = [one for one in state.stack if one.kind in (ASK_KEEP, ASK_UNDER) and one.a == deck]
        looking = [one for one in looked if one.seat != seat]
        places += [card for one in looking for card in one.more]
        now = dict(zip(places, dice.sample(places, len(places)), strict=True))
        state.decks[deck] = bytes(now.get(card, card) for card in state.decks[deck])
        for player in others:
            kept = [card if player.open >> card & 1 else now.get(card, card) for card in each_of(player.hand)]
            player.hand = sum(1 << card for card in kept)
        for place, one in enumerate(state.stack):
            if one in looking:
                more = tuple(now[card] for card in one.more)
                state.stack[place] = Decision(one.seat, one.kind, one.a, one.b, one.c, one.together, more)


STIRS: dict[str, Callable[[Any, int, Random], Any]] = {
    "burgundy": stir_burgundy,
    "orleans": stir_orleans,
    "florence": stir_florence,
    "fair": stir_fair,
}
"""Caylus 1303 hides nothing after the deal that could not be counted: only chance is stirred."""
