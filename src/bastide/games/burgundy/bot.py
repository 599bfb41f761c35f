"""How well a seat stands (for bots)."""

from bastide.games.burgundy.position import Position


def evaluate(state: Position, seat: int) -> float:
    return float(state.players[seat].points)
