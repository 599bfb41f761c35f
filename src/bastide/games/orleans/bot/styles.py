"""What players are fond of, in points beside `evaluate`: what they have, and the places that they mean to use."""

from typing import Final

from bastide.games.orleans import goods, tracks
from bastide.games.orleans.components import BOARD, SHIP, WAGON
from bastide.games.orleans.position import Position

TRADE: Final = "trade"
LEARNING: Final = "learning"
CRAFTS: Final = "crafts"
STYLES: Final[tuple[str, ...]] = (TRADE, LEARNING, CRAFTS)


def places(*names: str) -> int:
    """A mask of places of the player board."""
    return sum([1 << number for number, place in enumerate(BOARD) if place.name in names])


ROADS: Final = 1 << SHIP | 1 << WAGON | places("guildhall")
STUDIES: Final = places("university", "scriptorium", "monastery")
SHOPS: Final = places("village", "farm_house")
SCHOLARS: Final = tracks.TRACKS.index("scholars")
USED: Final = 1.5
"""What a favourite place counts that is ready to be used."""
STATION: Final = 1.0
GOOD: Final = 0.3
STEP: Final = 0.4
"""A step on the development track."""
SCHOLAR: Final = 1.0
TILE: Final = 1.5


def inclination(state: Position, seat: int, style: str) -> float:
    player = state.players[seat]
    if style == TRADE:
        liking = STATION * player.stations.bit_count() + GOOD * goods.size(player.stock())
        return liking + USED * (player.active & ROADS).bit_count()
    if style == LEARNING:
        liking = STEP * player.index(tracks.DEVELOPMENT) + SCHOLAR * player.index(SCHOLARS)
        return liking + USED * (player.active & STUDIES).bit_count()
    return TILE * player.places.bit_count() + USED * (player.active & SHOPS).bit_count()
