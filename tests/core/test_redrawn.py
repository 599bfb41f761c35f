"""What might have come as well: nobody sees a difference, and what nobody knows is another."""

from pathlib import Path

import pytest

from bastide.core.record import Record

GOLDEN = Path(__file__).parents[1] / "games"
GAMES = [
    "burgundy/three-advanced-secret",
    "caylus1303/two-random",
    "florence/one-easy",
    "florence/two",
    "florence/three-everything",
    "orleans/four-everything",
    "orleans/two-together",
]


@pytest.mark.parametrize("name", GAMES)
def test_every_seat_sees_the_same(name: str) -> None:
    game, _, file = name.partition("/")
    record = Record.parse((GOLDEN / game / "golden" / f"{file}.game").read_text("utf-8"))
    others = 0
    for moves in range(0, len(record.moves) + 1, max(1, len(record.moves) // 12)):
        state = record.replay(moves)
        drawn = state.redrawn(f"again {moves}")
        for seat in range(state.seats):
            assert drawn.view(seat) == state.view(seat)
        assert drawn.stack == state.stack, "what somebody looks at stays what it is"
        others += drawn.position() != state.position()
    assert others or game == "caylus1303", "there nothing is drawn after the deal"
