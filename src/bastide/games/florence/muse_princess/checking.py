"""Whether the characters of a position that was read add up."""

from typing import TYPE_CHECKING, Final

from bastide.core.reading import Reader
from bastide.games.florence.components import ACTIONS
from bastide.games.florence.muse_princess.components import (
    BANKER,
    BANKER_COINS,
    BANKER_GROWTH,
    CARDINAL,
    CHARACTERS,
    MERCHANT,
    MUSE,
    PROFESSOR,
    UNIT,
)
from bastide.games.florence.position import NOBODY, Position

if TYPE_CHECKING:
    from bastide.games.florence.muse_princess.cast import Cast

WINDOWS: Final = ("after_auction", "after_actions", "after_best_work")
"""FLO-11.12: phases in which holders are asked for the last time."""
EARLY: Final = 1 << BANKER | 1 << MERCHANT | 1 << PROFESSOR
"""Characters that can be used before their auction is over (FLO-11.5)."""


def check(state: Position, cast: "Cast") -> None:
    check_holders(state, cast)
    check_bids(state, cast)
    check_banker(state, cast)
    if cast.down & ~EARLY:
        where("down").fail("bad-json-characters")
    if cast.offered and state.phase_name not in WINDOWS:
        where("offered").fail("bad-json-characters")
    begun = (cast.muse - state.first) % state.seats < state.step
    if cast.muse != NOBODY and (state.phase_name != "actions" or not begun or not cast.can_be_bought(MUSE)):
        where("muse").fail("bad-json-characters")
    if state.actions > ACTIONS and not cast.can_be_bought(CARDINAL):
        where("holders.cardinal").fail("bad-json-characters")


def check_holders(state: Position, cast: "Cast") -> None:
    """FLO-11.3.4: at most one each; the Banker works at once (FLO-11.5), and in the auction a holder is out."""
    for character, seat in enumerate(cast.holders):
        if seat == NOBODY:
            continue
        wrong = character == BANKER or cast.down >> character & 1 or cast.holders.count(seat) > 1
        bidding = state.phase_name == "characters" and seat not in cast.out
        first = state.round == 1 and state.box.phase_names.index("characters") > state.phase
        if wrong or bidding or first:
            where(f"holders.{CHARACTERS[character]}").fail("bad-json-characters")


def check_bids(state: Position, cast: "Cast") -> None:
    """FLO-11.3.2: a pawn lies on a card that can be bought, its owner can pay and has neither bought nor passed."""
    selling = state.phase_name == "characters"
    for character, seat in enumerate(cast.bidders):
        if seat == NOBODY:
            continue
        price = 0 if character == BANKER else UNIT * cast.spaces[character]
        wrong = not cast.can_be_bought(character) or seat in cast.out or cast.bidders.count(seat) > 1
        if not selling or wrong or state.players[seat].coins < price:
            where(f"bids.{CHARACTERS[character]}").fail("bad-json-characters")
    if cast.out and not selling:
        where("out").fail("bad-json-characters")


def check_banker(state: Position, cast: "Cast") -> None:
    """FLO-11.6: bought he lies face down with what he began with; else he has grown at most once a round."""
    bought = cast.banker != NOBODY
    if bought != (cast.down >> BANKER & 1 == 1):
        where("banker").fail("bad-json-characters")
    grown = cast.coins - BANKER_COINS
    if grown % BANKER_GROWTH or grown > (0 if bought else BANKER_GROWTH * state.round):
        where("coins").fail("bad-json-banker", got=cast.coins)


def where(member: str) -> Reader:
    return Reader(None, f"extras.muse_princess.{member}")
