"""Caylus 1303 as others see it."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.game import Game
from bastide.core.observing import Observed
from bastide.core.option import Option, Setting
from bastide.core.reading import Reader
from bastide.core.rng import Rng
from bastide.core.searching import Searching
from bastide.core.state import State
from bastide.games.caylus1303 import checking
from bastide.games.caylus1303.actions.castle import Deliver, Take, Visit
from bastide.games.caylus1303.actions.planning import Draft, Pass, Place, Site
from bastide.games.caylus1303.actions.road import Build, House, MoveProvost, Use
from bastide.games.caylus1303.bot.aspects import aspects
from bastide.games.caylus1303.bot.prospect import evaluate
from bastide.games.caylus1303.bot.styles import STYLES, inclination
from bastide.games.caylus1303.choice import Skip
from bastide.games.caylus1303.components import MOST_SQUARES, SEATS, SQUARES
from bastide.games.caylus1303.observing import OBSERVED
from bastide.games.caylus1303.setup import deal
from bastide.games.caylus1303.state import CaylusState
from bastide.games.caylus1303.view import faces


class Caylus(Game):
    """2 to 5 players; there is no other way to play (CAY-7.1)."""

    name: ClassVar[str] = "caylus1303"
    styles: ClassVar[tuple[str, ...]] = STYLES
    rules_version: ClassVar[int] = 1
    package: ClassVar[str] = "bastide.games.caylus1303"
    nouns: ClassVar[tuple[str, ...]] = ("tile-", "character-", "good-", "")
    most: ClassVar[dict[str, int]] = {"goods": 120, "sets": 40}
    """Goods of one player together: more than nine rounds bring, even if none are spent."""

    def __init__(self) -> None:
        options = [
            Option("open_scores", "flag", False, (False, True)),
            Option("first_game", "flag", False, (False, True), first=True),
            Option("squares", "choice", SQUARES, tuple(range(1, MOST_SQUARES + 1))),
        ]
        actions: list[type[Action]] = [
            Draft, Place, Site, Pass, Use, Build, House, MoveProvost, Take, Visit, Deliver, Skip,
        ]  # fmt: skip
        super().__init__(range(2, SEATS + 1), options, actions)

    def deal(self, seats: int, rng: Rng, options: dict[str, Setting]) -> State:
        return deal(seats, rng, options)

    def check_table(self, state: CaylusState, given: dict[str, Reader]) -> None:
        checking.check_table(state, given)

    def check_stack(self, state: CaylusState, reader: Reader) -> None:
        checking.check_stack(state, reader)

    def observed(self) -> Observed:
        return OBSERVED

    def faces(self) -> dict[str, object]:
        return faces()

    def evaluate(self, state: CaylusState, seat: int) -> float:
        return evaluate(state, seat)

    def aspects(self, state: CaylusState, seat: int) -> dict[str, float]:
        return aspects(state, seat)

    def inclination(self, state: CaylusState, seat: int, style: str) -> float:
        return inclination(state, seat, style)

    def clock(self, state: CaylusState) -> int:
        return state.round

    def searching(self, state: CaylusState) -> Searching:
        return Searching(tree=True, nodes=8000, noise=0.6, net="two" if state.seats == 2 else "many")


GAME: Final = Caylus()
