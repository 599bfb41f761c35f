"""Writes the golden games anew: `python -m tests.games.florence.make_golden`. Only when play is meant to change."""

from pathlib import Path

import bastide
from bastide.core.rng import seeded
from tests.games.florence.busy import busy
from tests.games.golden import Golden, Table

MUSE: dict[str, object] = {"muse_princess": True}
JOINED: dict[str, object] = {"cooperative": True}
ALONE: dict[str, dict[str, object]] = {
    "easy": {"diego": "easy"},
    "standard": {"table": 5},
    "hard": {"diego": "hard"},
}
"""Tables for one, by Diego's level; the default is a table of 4."""
NUMBERS: dict[str, tuple[int, dict[str, object], int]] = {
    "two": (2, {}, 0),
    "two-few-freedoms": (2, {"few_freedoms": True}, 1),
    "three": (3, {}, 0),
    "four": (4, {}, 0),
    "five": (5, {}, 0),
    "one-easy": (1, ALONE["easy"], 4),
    "one-standard": (1, ALONE["standard"], 2),
    "one-hard": (1, ALONE["hard"], 5),
    "two-muse": (2, MUSE, 7),
    "three-muse": (3, MUSE, 6),
    "five-muse": (5, MUSE, 7),
    "two-joined": (2, JOINED, 1),
    "four-joined": (4, JOINED, 1),
    "two-everything": (2, {**MUSE, **JOINED}, 17),
    "three-everything": (3, {**MUSE, **JOINED}, 13),
    "five-everything": (5, {**MUSE, **JOINED}, 8),
}
"""Seats, options, and a number of the seed with which the game shows what its modules are for."""
GAMES: dict[str, Table] = {name: (seats, options, ("busy",) * seats) for name, (seats, options, _) in NUMBERS.items()}
SETUPS: dict[str, dict[str, object]] = {
    "standard": {},
    "few_freedoms": {"few_freedoms": True},
    "muse_princess": MUSE,
    "cooperative": JOINED,
    "everything": {**MUSE, **JOINED},
    **{f"diego_{level}": options for level, options in ALONE.items()},
}


class FlorenceGolden(Golden):
    """Games of the busy player of busy.py, who gets further than chance."""

    def bot_game(self, name: str) -> bastide.Record:
        seats, options, number = NUMBERS[name]
        record = bastide.Record(self.game, seats, f"{name} {number}", options)
        rng = seeded(name, str(number))
        while not record.state.over:
            to_act = record.state.to_act
            record.apply(busy(record.state, to_act[rng.below(len(to_act))], rng))
        return record

    def possible(self, seats: int, setup: str) -> bool:
        """FLO-9.2 is for two, Diego for one, the expansions are for several."""
        return setup == "standard" or {"diego": 1, "few": 2}.get(setup.split("_")[0], max(seats, 2)) == seats


GOLDEN = FlorenceGolden("florence", Path(__file__).parent, GAMES, SETUPS)

if __name__ == "__main__":
    GOLDEN.write()
