"""Writes the golden games anew: `python -m tests.games.orleans.make_golden`. Only when play is meant to change."""

from pathlib import Path

import bastide
from bastide.core.rng import seeded
from tests.games.golden import Golden, Table
from tests.games.orleans.busy import busy

GAMES: dict[str, Table] = {
    "two-together": (2, {}, ("busy",) * 2),
    "two-removing": (2, {"remove_place_tiles": True}, ("busy",) * 2),
    "three-in-turn": (3, {"planning": "turn_order"}, ("busy",) * 3),
    "four-together": (4, {"first": 2}, ("busy",) * 4),
}
SETUPS: dict[str, dict[str, object]] = {
    "standard": {},
    "in_turn": {"planning": "turn_order"},
    "removing": {"remove_place_tiles": True},
}


class BusyGolden(Golden):
    """Games of the busy player of busy.py, who gets further than chance."""

    def bot_game(self, name: str) -> bastide.Record:
        seats, options, _ = self.games[name]
        record = bastide.Record(self.game, seats, name, options)
        rng = seeded(name, "busy")
        while not record.state.over:
            seats_to_act = record.state.to_act
            record.apply(busy(record.state, seats_to_act[rng.below(len(seats_to_act))], rng))
        return record


GOLDEN = BusyGolden("orleans", Path(__file__).parent, GAMES, SETUPS)

if __name__ == "__main__":
    GOLDEN.write()
