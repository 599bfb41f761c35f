"""A turn to follow step by step."""

from collections.abc import Sequence
from typing import NamedTuple

from bastide.core.action import Action
from bastide.core.phrases import Phrase
from bastide.core.state import State


class Step(NamedTuple):
    action: Action
    said: Phrase
    after: State


def steps(state: State, seat: int, actions: Sequence[Action]) -> list[Step]:
    """What a seat does, in words, and where each step leads; as far as it can be played at the real table."""
    found: list[Step] = []
    for action in actions:
        if state.asked(seat) is None or state.refuse(action) is not None:
            break
        said = action.describe(state)
        state = state.clone()
        state.apply(action)
        found.append(Step(action, said, state))
    return found
