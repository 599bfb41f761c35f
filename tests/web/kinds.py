"""Every kind of question of every game, each in the fullest position in which games at random come to it; what they
hardly ever ask is put together by hand."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

import bastide
from bastide.core.rng import seeded
from bastide.core.state import State
from tests.web import arno, loire
from tests.web.moments import burgundy

FEW: Final = 2
"""Choices of a question that is of use."""
PLAYED: Final = 20
"""Games at random of each kind."""
SETUPS: Final[dict[str, list[tuple[int, dict[str, Any]]]]] = {
    "burgundy": [(3, {}), (2, {"setup": "advanced_open"})],
    "caylus1303": [(3, {}), (5, {})],
    "orleans": [
        (3, {}),
        (4, {"orders": True, "new_events": True, "new_deeds": True, "new_places": True, "remove_place_tiles": True}),
        (3, {"orders": True, "new_events": True, "intrigue": True, "new_places": True}),
    ],
    "florence": [(5, {}), (3, {"muse_princess": True}), (3, {"cooperative": True}), (1, {}), (2, {})],
}
RARE: Final[dict[str, dict[str, Callable[[], State]]]] = {
    "burgundy": {"turn": lambda: burgundy(2)},
    "caylus1303": {},
    "orleans": {**loire.MOMENTS, **loire.RARE},
    "florence": {**arno.MOMENTS, **arno.RARE},
}


def asked_of(state: State) -> str:
    asked = state.asked(state.to_act[0])
    return "" if asked is None else state.questions[asked.kind].name


def played(game: str) -> Iterator[State]:
    """Positions of games at random, in every other of which hardly anybody passes who can do something."""
    for seats, options in SETUPS[game]:
        for seed in range(PLAYED):
            chance = seeded(seed, "page")
            state = bastide.game(game).start(seats=seats, seed=seed, **options)
            while not state.over:
                yield state
                legal = state.legal(state.to_act[0])
                some = [action for action in legal if action.do not in ("pass", "ready", "skip")]
                taken = some if some and seed % 2 and chance.below(8) else legal
                state.apply(taken[chance.below(len(taken))])


@cache
def met(game: str, most: int) -> dict[str, State]:
    """By kind of question the position with the most choices, but no more than so many."""
    found: dict[str, State] = {}
    fullest: dict[str, int] = {}
    for state in played(game):
        name, size = asked_of(state), len(state.legal(state.to_act[0]))
        if FEW <= size <= most and size > fullest.get(name, 0):
            found[name], fullest[name] = state.clone(), size
    for make in RARE[game].values():
        state = make()
        found.setdefault(asked_of(state), state)
    return found
