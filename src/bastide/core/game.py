"""A game as others see it: how many play, what can be set, how a state starts and how actions are written."""

from abc import ABC, abstractmethod
from secrets import token_hex
from typing import ClassVar

from mypy_extensions import mypyc_attr

from bastide.core import notation
from bastide.core.action import Action
from bastide.core.errors import InputError
from bastide.core.option import Option, Setting
from bastide.core.phrases import Phrase
from bastide.core.rng import Rng, check_seed, seeded
from bastide.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """One game. A package offers an instance under the entry point group "bastide.games"."""

    name: ClassVar[str] = ""
    package: ClassVar[str] = ""
    """Where the folder `text` with the game's words lies."""
    verbs: ClassVar[tuple[str, ...]] = ()
    """Every `do` of its actions."""

    def __init__(self, seats: range, options: dict[str, Option], num_actions: int) -> None:
        self.seats = seats
        self.options = options
        self.num_actions = num_actions

    # ---- starting

    def check_seats(self, seats: object) -> int:
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            allowed = ", ".join(str(n) for n in self.seats)
            raise InputError(Phrase("bad-seats", {"game": self.name, "got": str(seats), "allowed": allowed}))
        return seats

    def check_options(self, seats: int, options: dict[str, object]) -> dict[str, Setting]:
        """Every option with its value, defaults filled in."""
        for name in options:
            if name not in self.options:
                allowed = ", ".join(self.options)
                raise InputError(Phrase("bad-option", {"option": name, "game": self.name, "allowed": allowed}))
        return {
            name: option.check(options[name], seats) if name in options else option.default
            for name, option in self.options.items()
        }

    def start(self, seats: object = 2, seed: object = None, **options: object) -> State:
        """A new game. Without a seed, one that nobody knows is drawn. (`object`: compiled, other types would never
        come to be checked.)"""
        number = self.check_seats(seats)
        checked = self.check_options(number, options)
        rng = seeded(token_hex(16) if seed is None else check_seed(seed))
        return self.deal(number, rng, checked)

    @abstractmethod
    def deal(self, seats: int, rng: Rng, options: dict[str, Setting]) -> State:
        """Set the game up. Seats and options have been checked."""

    # ---- saving

    def from_json(self, data: object) -> State:
        """A position from its JSON; checks that the components add up."""
        try:
            return self.read_state(data)
        except InputError as error:
            raise InputError(error.phrase, self.name) from None

    def action(self, data: object) -> Action:
        """An action from its JSON. Whether it is legal is the state's to say."""
        try:
            return self.read_action(data)
        except InputError as error:
            raise InputError(error.phrase, self.name) from None

    @abstractmethod
    def read_state(self, data: object) -> State:
        """`from_json`; its errors need not know the game they speak of."""

    @abstractmethod
    def read_action(self, data: object) -> Action:
        """`action`, likewise."""

    # ---- integers for learning

    @abstractmethod
    def encode(self, action: Action) -> int:
        """The action as an integer below `num_actions`; the seat is not part of it."""

    def decode(self, state: State, code: int, seat: int | None = None) -> Action:
        """The action of a code for a seat (without one, the first to act); an error if it names nothing."""
        if seat is None and not state.over:
            seat = state.to_act[0]
        elif seat is not None and not 0 <= seat < state.seats:
            raise InputError(Phrase("bad-seat", {"got": seat, "high": state.seats - 1}))
        found = None if seat is None or not 0 <= code < self.num_actions else self.find_action(state, code, seat)
        if found is None:
            raise InputError(Phrase("bad-code", {"code": code, "high": self.num_actions - 1}), self.name)
        return found

    @abstractmethod
    def find_action(self, state: State, code: int, seat: int) -> Action | None:
        """The action of a code below `num_actions`; None where it names nothing that is there."""

    # ---- playing well

    @abstractmethod
    def evaluate(self, state: State, seat: int) -> float:
        """A hand-written guess at how well a seat stands, in points; sees only what that seat may know."""

    # ---- notation

    def parse(self, seat: int, text: str, state: State) -> Action:
        """The action that a line means for a seat here. Fields may be left out where the rest says enough.

        A line that clearly means one action gives it even when it is illegal: applying it says which rule forbids it.
        """
        if not 0 <= seat < state.seats:
            raise InputError(Phrase("bad-seat", {"got": seat, "high": state.seats - 1}))
        do, written = notation.split(text)
        if do not in self.verbs:
            raise InputError(Phrase("bad-notation-verb", {"word": do, "allowed": ", ".join(self.verbs)}))
        meant = [action for action in state.legal(seat) if action.do == do and notation.fits(written, action.fields())]
        if not meant:
            meant = [action for action in self.thinkable(state, seat, do) if notation.fits(written, action.fields())]
            if meant:
                return meant[0]
            return self._exactly(seat, do, written, text)
        exact = [action for action in meant if len(action.fields()) == len(written)]
        if len(exact) == 1:
            return exact[0]
        if len(meant) > 1:
            missing = [name for name in meant[0].fields() if name not in written]
            some = "; ".join(str(action) for action in meant[:3])
            raise InputError(
                Phrase(
                    "bad-notation-ambiguous",
                    {"line": text, "count": len(meant), "some": some, "fields": ", ".join(missing)},
                )
            )
        return meant[0]

    def thinkable(self, state: State, seat: int, do: str = "") -> list[Action]:
        """Every action that names things that are there, legal or not: what "why not" can talk about."""
        found: list[Action] = []
        if not state.over:
            for code in range(self.num_actions):
                action = self.find_action(state, code, seat)
                if action is not None and (not do or action.do == do):
                    found.append(action)
        return found

    def _exactly(self, seat: int, do: str, written: dict[str, str], text: str) -> Action:
        """The action whose fields are all written out, although nothing like it is on the table."""
        data: dict[str, object] = {"do": do, "seat": seat}
        for name, value in written.items():
            parts = [notation.number(part) for part in value.split("+")]
            data[name] = value if None in parts else parts if len(parts) > 1 else parts[0]
        try:
            return self.action(data)
        except InputError as error:
            if error.phrase.key != "bad-json-missing":
                raise
            raise InputError(Phrase("bad-notation-nothing", {"line": text})) from None
