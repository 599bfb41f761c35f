"""Random play for tests: every position of a game together with the seat and the action that come next."""

from collections.abc import Iterator
from contextlib import suppress
from random import Random

from bastide.core.action import Action
from bastide.core.errors import InputError
from bastide.core.game import Game
from bastide.core.plugins import points
from bastide.core.state import State

GAMES = sorted(point.name for point in points("bastide.games") if point.value.startswith("bastide.games."))
"""Every game of the package; the fair of the tests is not one of them."""


def positions(game: Game, seats: int, seed: int, **options: object) -> Iterator[tuple[State, int, Action]]:
    """The state is the live one: who keeps it clones it. Seats that are asked together answer in any order."""
    return going_on(game.start(seats=seats, seed=seed, **options), seed)


def going_on(state: State, seed: int) -> Iterator[tuple[State, int, Action]]:
    """The same from a position to the end."""
    dice = Random(seed)
    while not state.over:
        seat = dice.choice(state.to_act)
        action = dice.choice(state.legal(seat))
        yield state, seat, action
        state.apply(action)


def options(game: Game, dice: Random) -> dict[str, object]:
    """Any set-up; of a text, the default."""
    return {
        name: dice.choice(option.choices) if option.choices else option.default for name, option in game.options.items()
    }


def started(game: Game, seats: int, seed: int) -> State:
    """A game of some set-up that is allowed."""
    dice = Random(f"{game.name} {seats} {seed}")
    while True:
        try:
            return game.start(seats=seats, seed=seed, **options(game, dice))
        except InputError:
            continue


def finish(state: State, seed: int = 0) -> State:
    """Play on to the end."""
    dice = Random(seed)
    while not state.over:
        state.apply(dice.choice(state.legal(dice.choice(state.to_act))))
    return state


def some_positions(game: Game, every: int, games: int = 4, **options: object) -> list[State]:
    """Some positions of games with every number of players, their starts and ends among them."""
    found: list[State] = []
    for seats in game.seats:
        for seed in range(games):
            played = [state.clone() for state, _, _ in positions(game, seats, seed, **options)]
            found += [*played[::every], finish(played[-1].clone())]
    return found


def every_action(game: Game, state: State, seat: int) -> list[Action]:
    """The whole action space as it stands: every code that names things that are there, legal or not."""
    found: list[Action] = []
    for code in range(game.num_actions):
        with suppress(InputError):
            found.append(game.decode(state, code, seat))
    return found
