"""How well a seat stands, by hand-written judgement: what the greedy bot goes by."""

from bastide.games.caylus1303.position import Position


def evaluate(state: Position, seat: int) -> float:
    return float(state.players[seat].points)
