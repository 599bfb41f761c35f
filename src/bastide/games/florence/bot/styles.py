"""What players are fond of, in points beside `evaluate`: what they have, and some of what they are about to win."""

from typing import Final

from bastide.games.florence.components import BUILDER, JESTER, LANDSCAPES, ROUNDS
from bastide.games.florence.position import Position

WORKS: Final = "works"
BUILDING: Final = "building"
GARDENS: Final = "gardens"
STYLES: Final[tuple[str, ...]] = (WORKS, BUILDING, GARDENS)
EARLY: Final = 2.5
"""A Work in the first round; in later ones less and less of it."""
FOOL: Final = 1.0
HANDS: Final = 2.0
HOUSE: Final = 1.0
GARDEN: Final = 1.5
BID: Final = 0.7
"""What is left of a thing's charm while others can still bid more."""


def inclination(state: Position, seat: int, style: str) -> float:
    player = state.players[seat]
    auction = state.auction
    leads = auction is not None and auction.leader == seat
    if style == WORKS:
        early = EARLY * (1.0 - state.round / (ROUNDS + 1.0))
        return early * player.played.bit_count() + FOOL * (player.jesters + BID * (leads and state.item == JESTER))
    if style == BUILDING:
        builders = player.builders + BID * (leads and state.item == BUILDER)
        return HANDS * builders + HOUSE * player.buildings.bit_count()
    return GARDEN * (sum(player.landscapes) + BID * (leads and state.item < len(LANDSCAPES)))
