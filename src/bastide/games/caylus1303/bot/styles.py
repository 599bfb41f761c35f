"""What players are fond of, in points beside `evaluate`."""

from typing import Final

from bastide.games.caylus1303.position import Position

CASTLE: Final = "castle"
TOWN: Final = "town"
COURT: Final = "court"
STYLES: Final[tuple[str, ...]] = (CASTLE, TOWN, COURT)
SET: Final = 1.0
SITE: Final = 0.5
HOUSE: Final = 0.7
CHARACTER: Final = 0.7


def inclination(state: Position, seat: int, style: str) -> float:
    player = state.players[seat]
    if style == CASTLE:
        return SET * player.sets + SITE * state.site.count(seat)
    if style == TOWN:
        return HOUSE * state.owners.count(seat + 1)
    return CHARACTER * player.characters.bit_count()
