"""The Castles of Burgundy as others see it."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.errors import InputError
from bastide.core.game import Game
from bastide.core.notation import whole
from bastide.core.observing import Observed
from bastide.core.option import Option, Setting
from bastide.core.phrases import Phrase
from bastide.core.reading import Reader
from bastide.core.rng import Rng
from bastide.core.saving import read_rng
from bastide.core.searching import Searching
from bastide.core.state import State
from bastide.core.words import Words
from bastide.games.burgundy import checking, setup
from bastide.games.burgundy.actions.course import Choose, End, Skip
from bastide.games.burgundy.actions.dice import Place, Sell, Workers
from bastide.games.burgundy.actions.ship import Load, Ship
from bastide.games.burgundy.actions.take import Buy, Take
from bastide.games.burgundy.bot.aspects import aspects
from bastide.games.burgundy.bot.prospect import evaluate
from bastide.games.burgundy.bot.styles import STYLES, inclination
from bastide.games.burgundy.components import SHEETS, TILE_NAMES, TYPES
from bastide.games.burgundy.observing import OBSERVED
from bastide.games.burgundy.position import SETUPS
from bastide.games.burgundy.state import BurgundyState, empty_table


def check_duchies(value: object, seats: int) -> Setting:
    """ "standard", "random", or one number for each seat (as a list, or written "1,3" or "1+3")."""
    if value == "standard" or value == "random":
        return str(value)
    numbers = read_numbers(value)
    if len(numbers) == 1:
        numbers *= seats
    problem = ""
    if len(numbers) != seats:
        problem = "bad-duchies-count"
    elif not all(1 <= number <= 9 for number in numbers):
        problem = "bad-duchies-range"
    elif any(number > 1 and numbers.count(number) > 1 for number in numbers):
        problem = "bad-duchies-twice"
    if problem:
        raise InputError(Phrase(problem, {"got": str(value), "seats": seats}), "burgundy")
    return tuple(numbers)


def check_sheets(value: object, seats: int) -> Setting:
    """Twelve numbers, two for each board: duchy 1 four times, the others once (BUR-1.2)."""
    numbers = read_numbers(value)
    twice = any(numbers[side] == numbers[side + 1] for side in range(0, len(numbers) - 1, 2))
    if sorted(numbers) != sorted(SHEETS) or twice:
        raise InputError(Phrase("bad-sheets", {"got": str(value)}), "burgundy")
    return tuple(numbers)


def read_numbers(value: object) -> list[int]:
    if isinstance(value, int) and not isinstance(value, bool):
        return [value]
    if isinstance(value, str):
        parts = value.replace("+", ",").split(",")
        return [whole(part.strip()) or 0 for part in parts]
    if isinstance(value, (list, tuple)):
        return [item if isinstance(item, int) and not isinstance(item, bool) else 0 for item in value]
    return []


class Burgundy(Game):
    """2 to 4 players, nine duchies, basic and advanced set-up."""

    name: ClassVar[str] = "burgundy"
    styles: ClassVar[tuple[str, ...]] = STYLES
    rules_version: ClassVar[int] = 1
    package: ClassVar[str] = "bastide.games.burgundy"
    nouns: ClassVar[tuple[str, ...]] = ("tile-", "", "type-")
    most: ClassVar[dict[str, int]] = {"silver": 200, "workers": 200}
    """Whoever uses every die for workers comes to some ninety."""

    def __init__(self) -> None:
        duchies: tuple[Setting, ...] = ("standard", "random", 1, 2, 3, 4, 5, 6, 7, 8, 9)
        options = [
            Option("duchies", "numbers", "standard", duchies, check_duchies),
            Option("setup", "choice", "basic", SETUPS),
            Option("sheets", "numbers", SHEETS, (SHEETS,), check_sheets),
        ]
        actions: list[type[Action]] = [Take, Place, Sell, Workers, Buy, Ship, Load, Skip, End, Choose]
        super().__init__(range(2, 5), options, actions)

    def deal(self, seats: int, rng: Rng, options: dict[str, Setting]) -> State:
        state = empty_table(seats, rng)
        setup.deal(state, options)
        return state

    def blank(self, seats: int) -> State:
        return empty_table(seats, read_rng(None))

    def check_table(self, state: BurgundyState, given: dict[str, Reader]) -> None:
        checking.check_table(state, given)

    def check_stack(self, state: BurgundyState, reader: Reader) -> None:
        checking.check_stack(state, reader)

    def short_noun(self, words: Words, name: str) -> str:
        return f"@tile-{name}-short" if name in TILE_NAMES[1:] else self.noun(words, name)

    def source(self, words: Words, why: str, what: str) -> str:
        """Points for a type come from an area of it, or from its bonus tile; those of the phase from no tile."""
        if why == "why-phase":
            return ""
        if what in TYPES:
            return f"@type-{what}" if why.startswith("why-bonus-") else f"@area-{what}"
        return self.noun(words, what)

    def observed(self) -> Observed:
        return OBSERVED

    def evaluate(self, state: BurgundyState, seat: int) -> float:
        return evaluate(state, seat)

    def aspects(self, state: BurgundyState, seat: int) -> dict[str, float]:
        return aspects(state, seat)

    def inclination(self, state: BurgundyState, seat: int, style: str) -> float:
        return inclination(state, seat, style)

    def clock(self, state: BurgundyState) -> int:
        return 5 * state.phase + state.round

    def searching(self, state: BurgundyState) -> Searching:
        return Searching(nodes=38000, noise=1.2, sure=5, horizon=3 if state.seats == 2 else 2)


GAME: Final = Burgundy()
