"""The characters as everybody sees them."""

from typing import TYPE_CHECKING

from bastide.games.florence.muse_princess import effects
from bastide.games.florence.muse_princess.components import BANKER, CHARACTERS, SPACES
from bastide.games.florence.position import NOBODY, Position

if TYPE_CHECKING:
    from bastide.games.florence.muse_princess.cast import Cast


def shown(state: Position, cast: "Cast") -> dict[str, object]:
    seats = range(state.seats)
    selling = state.phase_name == "characters"
    return {
        "characters": [card_view(cast, character) for character in range(len(CHARACTERS))],
        "turn": cast.turn if selling and len(cast.out) < state.seats else None,
        "out": list(cast.out),
        "banker": known(cast.banker),
        "muse": known(cast.muse),
        "places": [effects.place(state, seat) for seat in seats],
        "princess": [effects.princess_value(state.players[seat]) for seat in seats],
    }


def card_view(cast: "Cast", character: int) -> dict[str, object]:
    staked = cast.bidders[character] != NOBODY
    return {
        "character": CHARACTERS[character],
        "spaces": list(SPACES[character]),
        "bidder": known(cast.bidders[character]),
        "space": cast.spaces[character] if staked else None,
        "holder": known(cast.holders[character]),
        "down": cast.down >> character & 1 == 1,
        "coins": cast.coins if character == BANKER else None,
    }


def known(seat: int) -> int | None:
    return None if seat == NOBODY else seat
