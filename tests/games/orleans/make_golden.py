"""Writes the golden games anew: `python -m tests.games.orleans.make_golden`. Only when play is meant to change."""

from pathlib import Path

import bastide
from bastide.core.rng import seeded
from tests.games.golden import Golden, Table
from tests.games.orleans.busy import busy
from tests.games.orleans.invariants import rich

MODULES: dict[str, list[str]] = {
    "orders": ["orders"],
    "new_events": ["new_events"],
    "uprising_last": ["new_events", "uprising_last"],
    "new_deeds": ["new_deeds"],
    "intrigue": ["intrigue"],
    "new_places": ["new_places"],
    "everything_new_deeds": ["orders", "new_events", "uprising_last", "new_deeds", "new_places"],
    "everything_intrigue": ["orders", "new_events", "uprising_last", "intrigue", "new_places"],
}
"""Each alone, and all together with one board of deeds or the other (R-22)."""
DEALT: dict[str, Table] = {
    "two-together": (2, {}, ("busy",) * 2),
    "two-removing": (2, {"remove_place_tiles": True}, ("busy",) * 2),
    "three-in-turn": (3, {"planning": "turn_order"}, ("busy",) * 3),
    "three-together": (3, {}, ("busy",) * 3),
    "four-together": (4, {"first": 2}, ("busy",) * 4),
}
RICH: dict[str, tuple[int, str, int]] = {
    "two-orders": (2, "orders", 11),
    "three-new-events": (3, "new_events", 26),
    "four-uprising-last": (4, "uprising_last", 2),
    "two-new-deeds": (2, "new_deeds", 3),
    "three-intrigue": (3, "intrigue", 21),
    "four-new-places": (4, "new_places", 21),
    "two-everything": (2, "everything_intrigue", 9),
    "three-everything": (3, "everything_new_deeds", 3),
    "four-everything": (4, "everything_intrigue", 20),
}
"""Games with modules begin late with many things, and with numbers that show what a module is for: seats, modules,
number."""
GAMES: dict[str, Table] = {**DEALT, **{name: (row[0], {}, ("busy",) * row[0]) for name, row in RICH.items()}}
SETUPS: dict[str, dict[str, object]] = {
    "standard": {},
    "in_turn": {"planning": "turn_order"},
    "removing": {"remove_place_tiles": True},
    **{name: dict.fromkeys(modules, True) for name, modules in MODULES.items()},
}


class BusyGolden(Golden):
    """Games of the busy player of busy.py, who gets further than chance."""

    def bot_game(self, name: str) -> bastide.Record:
        seats, options, _ = self.games[name]
        position = None
        if name in RICH:
            _, modules, number = RICH[name]
            position = rich(seats, number, MODULES[modules])
        record = bastide.Record(self.game, seats, name, options, position)
        rng = seeded(name, "busy")
        while not record.state.over:
            seats_to_act = record.state.to_act
            record.apply(busy(record.state, seats_to_act[rng.below(len(seats_to_act))], rng))
        return record


GOLDEN = BusyGolden("orleans", Path(__file__).parent, GAMES, SETUPS)

if __name__ == "__main__":
    GOLDEN.write()
