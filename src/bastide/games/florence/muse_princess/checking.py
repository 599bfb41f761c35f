"""Whether the characters of a position that was read add up."""

from typing import TYPE_CHECKING, Final

from bastide.core.reading import Reader
from bastide.games.florence.components import ACTIONS
from bastide.games.florence.muse_princess import components as c
from bastide.games.florence.muse_princess.components import BANKER, CHARACTERS
from bastide.games.florence.position import NOBODY, Position

if TYPE_CHECKING:
    from bastide.games.florence.muse_princess.cast import Cast

WINDOWS: Final = ("after_auction", "after_actions", "after_best_work")
"""FLO-11.12: phases in which holders are asked for the last time."""
EARLY: Final = 1 << BANKER | 1 << c.MERCHANT | 1 << c.PROFESSOR
"""Characters that can be used before their auction is over (FLO-11.5)."""


def require(member: str, right: object, key: str) -> None:
    Reader(None, f"extras.muse_princess.{member}").fail_if(not right, key)


def check(state: Position, cast: "Cast") -> None:
    check_holders(state, cast)
    check_bids(state, cast)
    check_banker(state, cast)
    require("down", not cast.down & ~EARLY, "bad-json-down")
    require("offered", not cast.offered or state.phase_name in WINDOWS, "bad-json-offered")
    begun = (cast.muse - state.first) % state.seats < state.stage
    used = state.phase_name == "actions" and begun and cast.can_be_bought(c.MUSE)
    require("muse", cast.muse == NOBODY or used, "bad-json-muse")
    require("holders.cardinal", state.actions <= ACTIONS or cast.can_be_bought(c.CARDINAL), "bad-json-cardinal")


def check_holders(state: Position, cast: "Cast") -> None:
    """FLO-11.3.4: at most one each; the Banker works at once (FLO-11.5), and in the auction a holder is out."""
    first = state.round == 1 and state.box.phase_names.index("characters") > state.phase
    for character, seat in enumerate(cast.holders):
        if seat != NOBODY:
            wrong = character == BANKER or cast.down >> character & 1 or cast.holders.count(seat) > 1
            bidding = state.phase_name == "characters" and seat not in cast.out
            require(f"holders.{CHARACTERS[character]}", not (wrong or bidding or first), "bad-json-holder")


def check_bids(state: Position, cast: "Cast") -> None:
    """FLO-11.3.2: a pawn lies on a card that can be bought, its owner can pay and has neither bought nor passed."""
    selling = state.phase_name == "characters"
    for character, seat in enumerate(cast.bidders):
        if seat != NOBODY:
            price = 0 if character == BANKER else c.UNIT * cast.spaces[character]
            wrong = not cast.can_be_bought(character) or seat in cast.out or cast.bidders.count(seat) > 1
            right = selling and not wrong and state.players[seat].coins >= price
            require(f"bids.{CHARACTERS[character]}", right, "bad-json-pawn")
    require("out", selling or not cast.out, "bad-json-out")


def check_banker(state: Position, cast: "Cast") -> None:
    """FLO-11.6: bought he lies face down with what he began with; else he has grown at most once a round."""
    bought = cast.banker != NOBODY
    require("banker", bought == (cast.down >> BANKER & 1 == 1), "bad-json-banker-down")
    grown = cast.coins - c.BANKER_COINS
    most = 0 if bought else c.BANKER_GROWTH * state.round
    wrong = grown % c.BANKER_GROWTH != 0 or grown > most
    low, step = c.BANKER_COINS, c.BANKER_GROWTH
    reader = Reader(None, "extras.muse_princess.coins")
    reader.fail_if(wrong, "bad-json-banker", got=cast.coins, low=low, most=low + most, step=step)
