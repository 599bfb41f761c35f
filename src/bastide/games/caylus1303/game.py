"""Caylus 1303 as others see it."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.game import Game
from bastide.core.option import Option, Setting
from bastide.core.rng import Rng
from bastide.core.state import State
from bastide.games.caylus1303 import codes, saving
from bastide.games.caylus1303.actions import VERBS
from bastide.games.caylus1303.bot import evaluate
from bastide.games.caylus1303.components import MOST_SQUARES, SEATS, SQUARES
from bastide.games.caylus1303.deal import deal
from bastide.games.caylus1303.state import CaylusState


class Caylus(Game):
    """2 to 5 players."""

    name: ClassVar[str] = "caylus1303"
    package: ClassVar[str] = "bastide.games.caylus1303"
    verbs: ClassVar[tuple[str, ...]] = VERBS
    nouns: ClassVar[tuple[str, ...]] = ("tile-", "character-", "good-", "")

    def __init__(self) -> None:
        options = [
            Option("open_scores", "flag", False, (False, True)),
            Option("first_game", "flag", False, (False, True)),
            Option("squares", "choice", SQUARES, tuple(range(1, MOST_SQUARES + 1))),
        ]
        super().__init__(range(2, SEATS + 1), {option.name: option for option in options}, codes.NUM_ACTIONS)

    def deal(self, seats: int, rng: Rng, options: dict[str, Setting]) -> State:
        return deal(seats, rng, options)

    def read_state(self, data: object) -> State:
        state = deal(2, Rng(1, 2, 3, 4), {name: option.default for name, option in self.options.items()})
        saving.read_into(state, data)
        return state

    def read_action(self, data: object) -> Action:
        return codes.read_action(data)

    def encode(self, action: Action) -> int:
        return codes.encode(action)

    def find_action(self, state: State, code: int, seat: int) -> Action | None:
        assert isinstance(state, CaylusState)
        return codes.decode(state, code, seat)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, CaylusState)
        return evaluate(state, seat)


GAME: Final = Caylus()
