"""Chance in the open, where it is wanted: what an action, or the deal, leads to when every draw is said.

A draw is one of so many, all equally likely; a shuffle is many draws. What has not been said yet is a node of chance.
"""

from collections.abc import Sequence
from operator import index
from typing import SupportsIndex

from bastide.core.action import Action
from bastide.core.game import Game
from bastide.core.option import Setting
from bastide.core.rng import Scripted, Undrawn
from bastide.core.state import State


def dealt(game: Game, seats: SupportsIndex, options: dict[str, object], draws: Sequence[SupportsIndex]) -> State | int:
    """The game that these draws deal, or of how many the next draw is one."""
    number = game.check_seats(seats)
    checked: dict[str, Setting] = game.check_options(number, options)
    try:
        return spent(game.deal(number, Scripted([index(draw) for draw in draws]), checked))
    except Undrawn as missing:
        return missing.outcomes


def after(state: State, action: Action, draws: Sequence[SupportsIndex]) -> State | int:
    """The position that an action leads to with these draws, or of how many the next draw is one. The state itself
    stays what it is."""
    copy = state.clone()
    copy.rng = Scripted([index(draw) for draw in draws])
    try:
        copy.apply(action)
    except Undrawn as missing:
        return missing.outcomes
    return spent(copy)


def spent(state: State) -> State:
    """No draw was said for nothing; what comes next is to be said anew."""
    rng = state.rng
    assert isinstance(rng, Scripted)
    if rng.drawn < len(rng.draws):
        raise ValueError(f"{len(rng.draws)} draws were said, {rng.drawn} were needed")
    state.rng = Scripted([])
    return state
