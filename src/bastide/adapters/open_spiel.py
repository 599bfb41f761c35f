"""OpenSpiel: importing this makes `bastide_burgundy` and the others known to `pyspiel.load_game`.

Chance is in the open: each draw is a node with equally likely outcomes (`core.chance`), the deal too. Those who are
asked at once answer one after the other, in the order of their seats, and nobody sees what was chosen before all have.
Every option of a game is a parameter, besides `players`.

An observation is what a seat may know now, spread out (`tensors.Expander`). An information state is named by all that a
seat has observed so far; its tensor is the present observation, because what a seat may know is on the table.
"""

import warnings
from hashlib import blake2b
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from bastide.adapters.tensors import Expander
from bastide.core import chance
from bastide.core.action import Action
from bastide.core.catalog import game as find_game
from bastide.core.catalog import games
from bastide.core.errors import InputError
from bastide.core.game import Game
from bastide.core.option import Option, read_options
from bastide.core.state import State

OUTCOMES: Final = 256
"""No draw of any game has more."""
LONGEST: Final = 20_000


def parameter(option: Option) -> Any:
    """What stands for an option's default."""
    return option.default if isinstance(option.default, (bool, int, str)) else ""


def chosen(game: Game, parameters: dict[str, Any]) -> dict[str, object]:
    """The options that were set otherwise."""
    named = {name: parameters[name] for name in game.options if name in parameters}
    said = {name: value for name, value in named.items() if value != parameter(game.options[name])}
    written = [f"{name}={str(value).lower() if isinstance(value, bool) else value}" for name, value in said.items()]
    return read_options(written, game.options)


def game_type(game: Game) -> pyspiel.GameType:
    """What OpenSpiel is told of a game."""
    kind = pyspiel.GameType
    return kind(
        short_name=f"bastide_{game.name}",
        long_name=f"Bastide: {game.name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if game.seats[0] == 1 else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": max(2, game.seats[0]),
            **{name: parameter(option) for name, option in game.options.items()},
        },
    )


class Adapted(pyspiel.Game):
    """A game of Bastide with a number of players and options; OpenSpiel wants a class for each game."""

    game: ClassVar[Game]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        parameters = params or {}
        game = self.game
        self.players = int(parameters.get("players", max(2, game.seats[0])))
        self.chosen = chosen(game, parameters)
        game.check_options(game.check_seats(self.players), self.chosen)
        self.expand = Expander(game)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.num_actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if game.seats[0] > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, parameters)

    def new_initial_state(self) -> "Position":
        return Position(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer | None":
        """What a player sees, all of it. What everybody sees, or only one, is not told apart: None, and no leak."""
        if iig_obs_type is None:
            return Observer(self, False)
        own = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return Observer(self, iig_obs_type.perfect_recall) if own and iig_obs_type.public_info else None


class Position(pyspiel.State):
    """A position: dealt or not yet, with an action that waits for chance or none."""

    def __init__(self, game: Adapted) -> None:
        super().__init__(game)
        self.table = game.game
        self.players = game.players
        self.options = game.chosen
        self.state: State | None = None
        self.action: Action | None = None
        self.draws: list[int] = []
        self.outcomes = 0
        self.recalled = [b""] * game.players
        self.seen = [b""] * game.players
        self._go()

    def _go(self) -> None:
        """As far as the draws lead."""
        if self.state is None:
            found = chance.dealt(self.table, self.players, self.options, self.draws)
        else:
            assert self.action is not None
            found = chance.after(self.state, self.action, self.draws)
        if isinstance(found, int):
            self.outcomes = found
            return
        self.state, self.action, self.draws, self.outcomes = found, None, [], 0
        for seat in range(self.players):
            seen = found.observe(seat)
            if seen != self.seen[seat]:
                self.seen[seat] = seen
                self.recalled[seat] = blake2b(self.recalled[seat] + seen, digest_size=16).digest()

    def current_player(self) -> int:
        if self.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.state is not None
        return int(pyspiel.PlayerId.TERMINAL) if self.state.over else self.state.to_act[0]

    def _legal_actions(self, player: int) -> list[int]:
        if self.outcomes or self.state is None or player != self.current_player():
            return []
        return sorted(self.state.codes(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / self.outcomes) for outcome in range(self.outcomes)]

    def _apply_action(self, action: int) -> None:
        if self.outcomes:
            self.draws = [*self.draws, action]
        else:
            assert self.state is not None
            self.action = self.table.decode(self.state, action, self.current_player())
        self._go()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.state is None:
            return f"draw {action}"
        return str(self.table.decode(self.state, action, player))

    def is_terminal(self) -> bool:
        return self.state is not None and not self.outcomes and self.state.over

    def returns(self) -> list[float]:
        return [0.0] * self.players if self.state is None else self.state.returns()

    def __str__(self) -> str:
        waits = f", {len(self.draws)} drawn, one of {self.outcomes}" if self.outcomes else ""
        return f"{'dealing' if self.state is None else repr(self.state)}{waits}"


class Observer:
    """What a player sees, as OpenSpiel asks for it."""

    def __init__(self, game: Adapted, recall: bool) -> None:
        self.expand = game.expand
        self.recall = recall
        self.tensor = np.zeros(len(game.expand.names), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: Position, player: int) -> None:
        """Fill the tensor with what a player sees."""
        self.tensor.fill(0)
        if state.state is not None:
            self.tensor[:] = self.expand(state.seen[player])[0]

    def string_from(self, state: Position, player: int) -> str:
        """What a player sees, or has seen so far, as a text."""
        if state.state is None:
            return "dealing"
        return state.recalled[player].hex() if self.recall else state.seen[player].hex()


def register(name: str) -> None:
    """Make a game known to OpenSpiel."""
    game = find_game(name)
    kind = game_type(game)
    pyspiel.register_game(kind, type(f"Adapted_{name}", (Adapted,), {"game": game, "kind": kind}))


for known in games():
    try:
        register(known)
    except InputError as error:  # somebody's package that cannot be loaded
        warnings.warn(str(error), stacklevel=2)
