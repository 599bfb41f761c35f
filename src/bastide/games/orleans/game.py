"""Orléans as others see it."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.errors import InputError
from bastide.core.game import Game
from bastide.core.observing import Observed
from bastide.core.option import Option, Setting
from bastide.core.phrases import Phrase
from bastide.core.reading import Reader
from bastide.core.rng import Rng
from bastide.core.searching import Searching
from bastide.core.state import State
from bastide.games.orleans import checking, course
from bastide.games.orleans.actions import board, places, planning, torture
from bastide.games.orleans.actions.move import Decline
from bastide.games.orleans.bot.aspects import aspects
from bastide.games.orleans.bot.planning import promising
from bastide.games.orleans.bot.prospect import evaluate
from bastide.games.orleans.bot.styles import STYLES, inclination
from bastide.games.orleans.components import SEATS
from bastide.games.orleans.expansion import MODULES
from bastide.games.orleans.intrigue import actions as intrigue
from bastide.games.orleans.new_deeds import actions as new_deeds
from bastide.games.orleans.new_events import actions as new_events
from bastide.games.orleans.new_places import actions as new_places
from bastide.games.orleans.observing import OBSERVED
from bastide.games.orleans.orders import actions as orders
from bastide.games.orleans.printed import check_components
from bastide.games.orleans.setup import deal
from bastide.games.orleans.state import OrleansState

FLAGS: Final[tuple[Setting, ...]] = (False, True)
BOARDS: Final = ("new_deeds", "intrigue")


def check_first(value: object, seats: int) -> Setting:
    """ORL-2.11: who begins: chance, or a seat."""
    if value == "random" or (isinstance(value, int) and not isinstance(value, bool) and 0 <= value < seats):
        found: Setting = value if isinstance(value, int) else "random"
        return found
    allowed = ", ".join(["random", *[str(seat) for seat in range(seats)]])
    raise InputError(Phrase("bad-option-value", {"option": "first", "got": str(value), "allowed": allowed}))


def module(name: str) -> Option:
    """R-22: one board of deeds; ORL-8.2.2: the uprising is one of the new events."""
    if name in BOARDS:
        others = tuple([other for other in BOARDS if other != name])
        return Option(name, "flag", False, FLAGS, excludes=others, why="bad-option-boards")
    if name == "uprising_last":
        return Option(name, "flag", False, FLAGS, needs=("new_events",), why="bad-option-uprising")
    return Option(name, "flag", False, FLAGS)


class Orleans(Game):
    """2 to 4 players, with any modules of Trade & Intrigue."""

    name: ClassVar[str] = "orleans"
    styles: ClassVar[tuple[str, ...]] = STYLES
    rules_version: ClassVar[int] = 1
    package: ClassVar[str] = "bastide.games.orleans"
    nouns: ClassVar[tuple[str, ...]] = (
        "place-", "token-", "character-", "good-", "hourglass-", "deed-", "city-", "track-", ""
    )  # fmt: skip
    most: ClassVar[dict[str, int]] = {"coins": 1_000}

    def __init__(self) -> None:
        options = [
            Option("planning", "choice", "simultaneous", ("simultaneous", "turn_order")),
            Option("remove_place_tiles", "flag", False, FLAGS),
            Option("first", "seat", "random", ("random", 0, 1, 2, 3), check_first),
            *[module(name) for name in MODULES],
            Option("components", "text", "", (), check_components),
        ]
        actions: list[type[Action]] = [
            *planning.ACTIONS, *places.ACTIONS, *board.ACTIONS, *torture.ACTIONS, Decline,
            *orders.ACTIONS, *new_places.ACTIONS, *new_events.ACTIONS, *new_deeds.ACTIONS, *intrigue.ACTIONS,
        ]  # fmt: skip
        super().__init__(range(2, SEATS + 1), options, actions)

    def deal(self, seats: int, rng: Rng, options: dict[str, Setting]) -> State:
        return deal(seats, rng, options)

    def check_table(self, state: OrleansState, given: dict[str, Reader]) -> None:
        checking.check_table(state, given)

    def check_stack(self, state: OrleansState, reader: Reader) -> None:
        course.check_stack(state, reader)

    def observed(self) -> Observed:
        return OBSERVED

    def evaluate(self, state: OrleansState, seat: int) -> float:
        return evaluate(state, seat)

    def aspects(self, state: OrleansState, seat: int) -> dict[str, float]:
        return aspects(state, seat)

    def promising(self, state: OrleansState, seat: int, legal: list[Action]) -> list[Action]:
        return promising(state, seat, legal)

    def beyond(self, before: OrleansState, after: OrleansState) -> bool:
        """ORL-3.1: each round turns up an event."""
        return after.round != before.round

    def inclination(self, state: OrleansState, seat: int, style: str) -> float:
        return inclination(state, seat, style)

    def clock(self, state: OrleansState) -> int:
        return state.round

    def searching(self, state: OrleansState) -> Searching:
        return Searching(noise=2.4, horizon=1, top=8)


GAME: Final = Orleans()
