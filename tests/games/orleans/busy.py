"""A player who gets things done: he fills places that he can fill, and mostly uses what he may use."""

from typing import Any, cast

from bastide.core.action import Action
from bastide.core.rng import Rng
from bastide.core.state import State
from bastide.games.orleans.box import PLACE_OF, PLACES


def busy(state: State, seat: int, rng: Rng) -> Action:
    legal = state.legal(seat)
    puts = [action for action in legal if action.do == "put"]
    if puts and rng.below(30):
        found = complete(state, seat, puts, rng)
        if found is not None:
            return found
    if any(action.do == "ready" for action in legal) and rng.below(40):
        return next(action for action in legal if action.do == "ready")
    if legal[0].do == "draw" and rng.below(6):
        return legal[0]
    chosen = legal[rng.below(len(legal))]
    if chosen.do in ("pass", "skip") and rng.below(5):
        chosen = legal[rng.below(len(legal))]
    return chosen


def complete(state: State, seat: int, puts: list[Action], rng: Rng) -> Action | None:
    """A token to a slot of a place of which every empty slot can be filled."""
    player = cast(Any, state).players[seat]
    ways = cast(list[Any], puts)
    found: list[Action] = []
    for put in ways:
        row = PLACES[PLACE_OF[put.slot]]
        others = [slot for slot in range(row.first, row.end) if player.open >> slot & 1 and slot != put.slot]
        if all(any(one.slot == slot and one.kind != put.kind for one in ways) for slot in others):
            found.append(put)
    return found[rng.below(len(found))] if found else None
