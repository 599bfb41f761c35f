"""The Castles of Burgundy as others see it."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.errors import InputError
from bastide.core.game import Game
from bastide.core.notation import whole
from bastide.core.option import Option, Setting
from bastide.core.phrases import Phrase
from bastide.core.rng import Rng
from bastide.core.state import State
from bastide.games.burgundy import codes, saving
from bastide.games.burgundy.actions import VERBS
from bastide.games.burgundy.bot import evaluate
from bastide.games.burgundy.components import SHEETS
from bastide.games.burgundy.deal import deal
from bastide.games.burgundy.position import SETUPS
from bastide.games.burgundy.state import BurgundyState


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
    package: ClassVar[str] = "bastide.games.burgundy"
    verbs: ClassVar[tuple[str, ...]] = VERBS
    nouns: ClassVar[tuple[str, ...]] = ("tile-", "", "type-")

    def __init__(self) -> None:
        options = [
            Option(
                "duchies",
                "numbers",
                "standard",
                ("standard", "random", 1, 2, 3, 4, 5, 6, 7, 8, 9),
                check_duchies,
            ),
            Option("setup", "choice", "basic", SETUPS),
            Option("sheets", "numbers", SHEETS, (SHEETS,), check_sheets),
        ]
        super().__init__(range(2, 5), {option.name: option for option in options}, codes.NUM_ACTIONS)

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
        assert isinstance(state, BurgundyState)
        return codes.decode(state, code, seat)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, BurgundyState)
        return evaluate(state, seat)


GAME: Final = Burgundy()
