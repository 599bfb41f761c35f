"""Whether the solo part of a position that was read adds up. Cards and stocks are counted with the players'."""

from typing import TYPE_CHECKING

from bastide.core.reading import Reader
from bastide.games.florence.components import BONUS_DECK, DECK_CARDS, PRESTIGE_DECK, ROUNDS
from bastide.games.florence.position import Position
from bastide.games.florence.solo.components import CARDS, DIEGO, HUMAN, PER_ROUND

if TYPE_CHECKING:
    from bastide.games.florence.solo.table import Solo


def at(name: str) -> Reader:
    return Reader(None, f"extras.solo.{name}")


def check(state: Position, solo: "Solo") -> None:
    diego = solo.diego
    at("diego.coins").fail_if(diego.coins % 100, "bad-json-coins", got=diego.coins)
    at("diego.prestiges").fail_if(diego.hand & ~DECK_CARDS[PRESTIGE_DECK], "bad-json-diego-prestiges")
    for laid in diego.laid:
        at("diego.row").fail_if(laid & ~DECK_CARDS[BONUS_DECK], "bad-json-diego-bonuses")
    down = sum([1 << card for card in set(solo.face_down())])
    solo.seen &= down  # of cards that were put elsewhere by hand nobody knows anything
    solo.known &= down
    check_deck(state, solo)
    check_declined(state, solo)


def check_deck(state: Position, solo: "Solo") -> None:
    """FLO-10.4: every card once, by rounds; three are used in each, two of them in Diego's turn."""
    order = [*solo.used, *reversed(solo.deck)]
    at("deck").fail_if(sorted(order) != list(range(len(CARDS))), "bad-json-diego-cards", want=len(CARDS))
    backs = [solo.printed[number].back for number in order]
    at("deck").fail_if(backs != sorted(backs), "bad-json-diego-order")
    used = 0
    if state.phase == len(state.box.phases):
        used = PER_ROUND * ROUNDS
    elif state.phase:
        acted = state.phase_name == "actions" and solo.begins == DIEGO
        used = PER_ROUND * (state.round - 1) + (PER_ROUND if acted else 1)
    at("used").fail_if(len(solo.used) != used, "bad-json-length", want=used, got=len(solo.used))


def check_declined(state: Position, solo: "Solo") -> None:
    """FLO-10.8, FLO-10.10: each object once, in phase A only, and no more than there are auctions."""
    items = [item for item, _ in solo.declined]
    at("declined").fail_if(len(set(items)) != len(items), "bad-json-twice")
    selling = state.phase_name == "auction"
    most = solo.table - (1 if state.still_in else 0) if selling else 0
    at("declined").fail_if(len(items) > most, "bad-json-declined", got=len(items), most=most)
    alone = selling and not state.closed and state.still_in == 1 << HUMAN
    Reader(None, "still_in").fail_if(state.still_in > 0 and not alone, "bad-json-alone")
