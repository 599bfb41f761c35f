"""What a seat cannot know (FLO-15), replaced by what might be.

Coins are kept behind screens, but every gain and every payment was public: whoever imagines the game has counted them.
"""

from typing import Final

from bastide.core.decision import Decision
from bastide.core.masks import each_of
from bastide.games.florence.asks import ASK_KEEP, ASK_UNDER, ASK_WORK
from bastide.games.florence.components import BONUS_DECK, DECK_CARDS, DECKS, PRESTIGE_DECK, PROFESSION_DECK
from bastide.games.florence.counting import bonus_values
from bastide.games.florence.position import Player, Position
from bastide.games.florence.turn import minimum, value_of

TRIES: Final = 20


def imagine(state: Position, seat: int | None) -> None:
    for deck in range(len(DECKS)):
        imagine_deck(state, seat, deck)
    for other, player in enumerate(state.players):
        if other != seat and not state.revealed:  # what others know of the decks was about the real ones
            if seat is None:  # a game that is taken up anew: everybody begins to count
                player.counted = player.coins
            elif not state.over:
                player.coins = player.counted
            player.known = 0
            player.inside = 0 if state.phase else player.inside
    for extra in state.extras:
        extra.imagine(state, seat)


def imagine_deck(state: Position, seat: int | None, deck: int) -> None:
    """Cards of a deck that this seat has not seen lie anywhere in it, in others' hands and among those that others are
    looking at; but what it has put under the deck lies there, what others recruited they hold, and the profession that
    it did not keep is in the deck until somebody looks at it."""
    viewer = None if seat is None else state.players[seat]
    known = 0 if viewer is None else viewer.known
    open_now = state.revealed or (deck == PRESTIGE_DECK and state.over)  # FLO-8.1
    others = [player for player in state.players if player is not viewer and not open_now]
    looks = [place for place, decision in enumerate(state.stack) if decision.seat != seat and looks_at(decision, deck)]
    if state.revealed:
        looks = []
        for player in state.players:
            known |= player.known
    hidden = [card for card in state.decks[deck] if not known >> card & 1]
    for player in others:
        hidden += each_of(secret(state, player, deck))
    for place in looks:
        hidden += state.stack[place].more
    for extra in state.extras:
        hidden += extra.hidden(seat, deck)
    hidden.sort()
    state.rng.shuffle(hidden)
    if viewer is not None and state.phase and deck == PROFESSION_DECK:
        hidden.sort(key=lambda card: 1 - (viewer.inside >> card & 1))  # taken from the end: the deck takes it
    for player in others:
        deal_to(state, player, deck, hidden)
    for extra in state.extras:
        extra.take_hidden(seat, deck, hidden)
    for place in looks:
        asked = state.stack[place]
        seen = tuple([hidden.pop() for _ in asked.more])
        state.stack[place] = Decision(asked.seat, asked.kind, asked.a, asked.b, asked.c, asked.together, seen)
    state.rng.shuffle(hidden)
    state.decks[deck] = bytes([card if known >> card & 1 else hidden.pop() for card in state.decks[deck]])


def looks_at(decision: Decision, deck: int) -> bool:
    """Whether somebody is looking at cards of a deck."""
    return decision.kind in (ASK_KEEP, ASK_UNDER) and decision.a == deck


def secret(state: Position, player: Player, deck: int) -> int:
    """Cards of a kind that only a player knows he has; with the one that he has not kept, as long as others choose."""
    chosen = player.inside if state.phase == 0 and deck == PROFESSION_DECK else 0
    return player.hand & DECK_CARDS[deck] & ~open_cards(state, player) | chosen


def open_cards(state: Position, player: Player) -> int:
    """Cards in his hand that everybody has seen: recruited ones, and in the end his prestige cards (FLO-8.1)."""
    return player.open | DECK_CARDS[PRESTIGE_DECK] if state.over else player.open


def deal_to(state: Position, player: Player, deck: int, hidden: list[int]) -> None:
    """As many of the hidden cards as he has."""
    count = (player.hand & DECK_CARDS[deck] & ~open_cards(state, player)).bit_count()
    player.hand &= ~DECK_CARDS[deck] | open_cards(state, player)
    if state.phase == 0 and deck == PROFESSION_DECK and player.inside:
        player.inside = 1 << hidden.pop()
    if deck == BONUS_DECK and count:
        arrange(state, player, hidden, count)
    for _ in range(count):
        player.hand |= 1 << hidden.pop()


def arrange(state: Position, player: Player, hidden: list[int], count: int) -> None:
    """Whoever has begun a Work can complete it (FLO-6.1.3): he has the bonus cards that it needs."""
    if not state.stack:
        return
    work = state.stack[-1]
    if work.kind != ASK_WORK or state.players[work.seat] is not player:
        return
    need = minimum(state) - value_of(state, work)
    for _ in range(TRIES):
        if bonus_values(player, sum([1 << card for card in hidden[-count:]])) >= need:
            return
        state.rng.shuffle(hidden)
    hidden.sort(key=lambda card: bonus_values(player, 1 << card))
