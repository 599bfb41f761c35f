"""Observations (core/observing.py) of games in which much happens."""

from typing import Any

import pytest

from bastide.core.rng import seeded
from bastide.core.state import State
from tests.games.kit import do
from tests.games.orleans.busy import busy
from tests.games.orleans.invariants import rich
from tests.games.orleans.make_golden import MODULES
from tests.games.orleans.scenes import GAME, drawing, fill
from tests.games.test_observations import known

STEPS = 150


@pytest.mark.parametrize("modules", ["", *MODULES])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_looks_alike_is_alike(seats: int, modules: str) -> None:
    """ORL-10.1, ORL-10.2: a seat that observes the same sees the same and may do the same; what it cannot know changes
    nothing."""
    state = GAME.from_json(rich(seats, seats, MODULES.get(modules, [])))
    chance = seeded(seats, modules)
    before: dict[tuple[int, bytes], tuple[dict[str, Any], list[int]]] = {}
    for step in range(STEPS):
        if state.over:
            break
        seat = chance.below(seats)
        observed = state.observe(seat)
        assert state.determinize(seat, step).observe(seat) == observed
        found = (known(state, seat), state.codes(seat))
        assert before.setdefault((seat, observed), found) == found
        state.apply(busy(state, state.to_act[chance.below(len(state.to_act))], chance))
    assert state.over or len(before) > STEPS / 4


def test_nobody_sees_who_has_taken_something_back() -> None:
    """ORL-10.2, ORL-10.3: nor in what order the others are asked; his own step he sees."""
    bag = {"bag": "farmer boatman trader monk"}
    state = drawing({0: bag, 1: {**bag, "slots": fill(castle="farmer - -")}, 2: bag}, 3)
    before = [state.observe(seat) for seat in range(3)]
    asked = state.view(0)["asked"]
    do(state, "back slot=castle:0", seat=1)
    assert state.view(0)["asked"] == asked
    assert [state.observe(seat) == before[seat] for seat in range(3)] == [True, False, True]


def test_a_bag_stays_its_owners_at_the_end() -> None:
    """ORL-10.2: as in views, unless a finished game is laid open."""
    state = GAME.from_json(rich(4, 5, []))
    chance = seeded(5, "end")
    while not state.over:
        state.apply(busy(state, state.to_act[0], chance))
    view: Any = state.view(0)
    sizes = [player["bag"] for player in view["players"]]
    assert bags(state) == [sizes[0], 0, 0, 0]
    assert bags(state.opened()) == sizes != [sizes[0], 0, 0, 0]


def bags(state: State) -> list[int]:
    """The tokens of each bag that the first seat knows."""
    observed = state.observe(0)
    cells = [cell for cell in GAME.observed().layout if cell.name == "bag_tokens"]
    return [sum(observed[cell.offset : cell.offset + cell.entries]) for cell in cells]
