"""Looking at the next cards of a deck and keeping one (FLO-5.4, FLO-6.3.1, FLO-6.5.1)."""

from bastide.core.masks import mask_of
from bastide.core.pile import beneath, draw
from bastide.games.florence.asks import ASK_KEEP, ASK_UNDER
from bastide.games.florence.components import CARD_NAMES, DECKS, LOOKED_AT, PROFESSION_DECK
from bastide.games.florence.position import Position


def look_at(state: Position, seat: int, deck: int) -> None:
    """The next five, or all that are left; nobody else knows any more where they are."""
    cards, state.decks[deck] = draw(state.decks[deck], LOOKED_AT)
    seen = mask_of(list(cards))
    for player in state.players:
        player.known &= ~seen
        if deck == PROFESSION_DECK:
            player.inside = player.inside & ~seen if player is state.players[seat] else 0
    state.tell("look", seat, {"count": len(cards), "deck": DECKS[deck]}, reveals=True)
    state.ask(ASK_KEEP, seat, deck, more=tuple(cards))


def keep(state: Position, seat: int, deck: int, cards: tuple[int, ...], card: int) -> None:
    """One goes to the hand, the others under the deck."""
    state.tell("keep", seat, {"what": CARD_NAMES[card]}, secret=True)
    state.players[seat].hand |= 1 << card
    ask_order(state, seat, deck, cards, card)


def ask_order(state: Position, seat: int, deck: int, cards: tuple[int, ...], card: int) -> None:
    """In what order all but one go under the deck is asked where there is one."""
    left = tuple([other for other in cards if other != card])
    if len(left) > 1:
        state.ask(ASK_UNDER, seat, deck, more=left)
    else:
        put_under(state, seat, deck, left)


def put_under(state: Position, seat: int, deck: int, cards: tuple[int, ...]) -> None:
    """Under the deck, the last to be drawn last; whoever put them there knows where they lie."""
    state.decks[deck] = beneath(state.decks[deck], bytes(cards))
    state.players[seat].known |= mask_of(cards)
