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
    if diego.coins % 100:
        at("diego.coins").fail("bad-json-coins", got=diego.coins)
    if diego.hand & ~DECK_CARDS[PRESTIGE_DECK]:
        at("diego.prestiges").fail("bad-json-cards")
    for laid in diego.laid:
        if laid & ~DECK_CARDS[BONUS_DECK]:
            at("diego.row").fail("bad-json-cards")
    for name, mask in (("seen", solo.seen), ("known", solo.known)):
        if mask & ~solo.face_down():
            at(name).fail("bad-json-cards")
    check_deck(state, solo)
    check_declined(state, solo)


def check_deck(state: Position, solo: "Solo") -> None:
    """FLO-10.4: every card once, by rounds; three are used in each, two of them in Diego's turn."""
    order = [*solo.used, *reversed(solo.deck)]
    if sorted(order) != list(range(len(CARDS))):
        at("deck").fail("bad-json-cards")
    backs = [solo.printed[number].back for number in order]
    if backs != sorted(backs):
        at("deck").fail("bad-json-diego-order")
    used = 0
    if state.phase == len(state.box.phases):
        used = PER_ROUND * ROUNDS
    elif state.phase:
        acted = state.phase_name == "actions" and solo.begins == DIEGO
        used = PER_ROUND * (state.round - 1) + (PER_ROUND if acted else 1)
    if len(solo.used) != used:
        at("used").fail("bad-json-length", want=used, got=len(solo.used))


def check_declined(state: Position, solo: "Solo") -> None:
    """FLO-10.8, FLO-10.10: each object once, in phase A only, and no more than there are auctions."""
    if len(set(solo.declined)) != len(solo.declined):
        at("declined").fail("bad-json-twice")
    room = solo.table if state.phase_name == "auction" else 0
    if state.still_in:
        room -= 1
    if len(solo.declined) > max(0, room):
        at("declined").fail("bad-json-declined", got=len(solo.declined), most=max(0, room))
    if state.still_in and (state.phase_name != "auction" or state.closed or state.still_in != 1 << HUMAN):
        Reader(None, "still_in").fail("bad-json-auction")
