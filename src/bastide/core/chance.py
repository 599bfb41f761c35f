"""Chance in the open, where it is wanted: what an action, or the deal, leads to when every draw is said.

A draw is one of so many, all equally likely; a shuffle is many draws. What has not been said yet is a node of chance.
"""

from bastide.core.action import Action
from bastide.core.game import Game
from bastide.core.option import Setting
from bastide.core.rng import Scripted, Undrawn
from bastide.core.state import State


def dealt(game: Game, seats: int, options: dict[str, object], draws: list[int]) -> State | int:
    """The game that these draws deal, or of how many the next draw is one."""
    checked: dict[str, Setting] = game.check_options(game.check_seats(seats), options)
    try:
        return spent(game.deal(seats, Scripted(draws), checked))
    except Undrawn as missing:
        return missing.outcomes


def after(state: State, action: Action, draws: list[int]) -> State | int:
    """The position that an action leads to with these draws, or of how many the next draw is one. The state itself
    stays what it is."""
    copy = state.clone()
    copy.rng = Scripted(draws)
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
