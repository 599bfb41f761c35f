"""What players are fond of, in points beside `evaluate`."""

from typing import Final

from bastide.games.burgundy import goods
from bastide.games.burgundy.components import ANIMAL_COUNT, KNOWLEDGE, SHIP, TYPE_OF
from bastide.games.burgundy.position import Position

SHIPS: Final = "ships"
HERDS: Final = "herds"
LEARNING: Final = "learning"
STYLES: Final[tuple[str, ...]] = (SHIPS, HERDS, LEARNING)
PLACED: Final = 2.0
"""What a favourite tile counts beside its worth; an animal a part of it."""
KEPT: Final = 0.5
"""What is left of that as long as the tile waits in storage."""
ANIMAL: Final = 0.5
GOODS: Final = 0.3


def inclination(state: Position, seat: int, style: str) -> float:
    player = state.players[seat]
    liking = 0.0
    for tile in player.hexes:
        liking += fondness(tile, style)
    for tile in player.storage:
        liking += KEPT * fondness(tile, style)
    if style == SHIPS:
        liking += GOODS * (goods.total(player.goods) + goods.total(player.sold))
    return liking


def fondness(tile: int, style: str) -> float:
    if style == HERDS:
        return ANIMAL * ANIMAL_COUNT[tile]
    return PLACED if TYPE_OF[tile] == (SHIP if style == SHIPS else KNOWLEDGE) else 0.0
