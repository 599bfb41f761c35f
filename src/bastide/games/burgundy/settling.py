"""Moving into a duchy: the starting castle, and the choice of it in the advanced set-up (BUR-2.9, BUR-13)."""

from bastide.games.burgundy.components import CASTLE_TILE, HEX_NAMES
from bastide.games.burgundy.position import ADVANCED_OPEN, Position
from bastide.games.burgundy.turn import start_phase


def settle_in(state: Position, seat: int, duchy: int, castle: int) -> None:
    """The starting castle: set-up, not an action, so nothing is scored and nothing happens (BUR-2.9, R-1)."""
    player = state.players[seat]
    player.duchy = duchy
    player.lay(CASTLE_TILE, castle)
    if state.events is not None:
        state.tell(
            "settle",
            seat,
            {"duchy": duchy, "piece": "castle", "from": "supply", "to": f"hex:{HEX_NAMES[castle]}"},
        )


def choose(state: Position, seat: int, duchy: int, castle: int) -> None:
    """BUR-13.3: an open choice stands at once; a secret one is revealed when all have chosen."""
    if state.setup == ADVANCED_OPEN:
        settle_in(state, seat, duchy, castle)
    else:
        secret = list(state.secret)
        secret[seat] = duchy * 64 + castle
        state.secret = tuple(secret)
        if state.events is not None:
            state.tell("chosen", seat, {})
        if not state.stack:
            for other in state.order:
                settle_in(state, other, state.secret[other] // 64, state.secret[other] % 64)
            state.secret = (0,) * state.seats
    if not state.stack:
        start_phase(state)
