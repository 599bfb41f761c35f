"""A game as others see it: how many play, what can be set, how a state starts and how actions are written."""

from abc import ABC, abstractmethod
from bisect import bisect_right
from collections.abc import Callable
from secrets import token_hex
from typing import Any, ClassVar, SupportsIndex

from mypy_extensions import mypyc_attr

from bastide.core import bounds, catalog, notation, saving
from bastide.core.action import Action
from bastide.core.aspects import STANDING
from bastide.core.errors import InputError
from bastide.core.fields import Field
from bastide.core.integers import integer, plain
from bastide.core.observing import Observed
from bastide.core.option import Option, Setting
from bastide.core.phrases import Phrase, Value
from bastide.core.reading import Reader
from bastide.core.rng import Rng, check_seed, seeded
from bastide.core.searching import Searching
from bastide.core.state import State
from bastide.core.words import Words


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """One game. A package offers an instance under the entry point group "bastide.games"."""

    name: ClassVar[str] = ""
    package: ClassVar[str] = ""
    """Where the folder `text` with the game's words lies."""
    nouns: ClassVar[tuple[str, ...]] = ("",)
    """What the keys of the words for its components begin with, in the order in which they are looked for."""
    styles: ClassVar[tuple[str, ...]] = ()
    """Tastes that a bot can have (`inclination`); `style-<name>` says what each is."""
    rules_version: ClassVar[int] = 1
    """Counted up with every change by which a game that was played could have gone on otherwise. Records and tables say
    by which version they were played."""
    most: ClassVar[dict[str, int]] = {}
    """What it can bring together, by the names of a position's members, where no component counts it (core/bounds.py);
    of moves and points, if not said otherwise, more than any game."""

    def __init__(self, seats: range, options: list[Option], actions: list[type[Action]]) -> None:
        self.seats = seats
        self.options = {option.name: option for option in options}
        for option in options:
            option.game = self.name
        self.actions: dict[str, type[Action]] = {kind.do: kind for kind in actions}
        """Every kind of action by its first word."""
        self.verbs = tuple(self.actions)
        self._starts: list[int] = []
        """The first code of each kind of action."""
        self.num_actions = 0
        for kind in actions:
            self._starts.append(self.num_actions)
            size = 1
            for field in kind.declared:
                size *= field.size
            self.num_actions += size

    def __reduce__(self) -> tuple[object, ...]:
        """By its name: there is one of each."""
        return (catalog.game, (self.name,))

    # ---- starting

    def check_seats(self, seats: object) -> int:
        """The number of seats, or an InputError that says how many can play."""
        number = integer(seats)
        if number is None or number not in self.seats:
            allowed = ", ".join(str(n) for n in self.seats)
            shown = f'"{seats}"' if isinstance(seats, str) else str(seats)
            raise InputError(Phrase("bad-seats", {"game": self.name, "got": shown, "allowed": allowed}))
        return number

    def check_options(self, seats: int, options: dict[str, object]) -> dict[str, Setting]:
        """Every option with its value, defaults filled in."""
        for name in options:
            if name not in self.options:
                allowed = ", ".join(self.options)
                raise InputError(Phrase("bad-option", {"option": name, "game": self.name, "allowed": allowed}))
        found = {
            name: option.check(plain(options[name]), seats) if name in options else option.default
            for name, option in self.options.items()
        }
        for option in self.options.values():
            if not option.fits(found):
                raise InputError(Phrase(option.why), self.name)
        return found

    def faces(self) -> dict[str, object]:
        """What is printed on its pieces, for whoever draws them; everybody knows it, whatever is played."""
        return {}

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

    # ---- positions

    def from_json(self, data: object) -> State:
        """A position from its JSON (see `core.saving`); checks that the components add up."""
        try:
            return self._read_state(Reader(data))
        except InputError as error:
            raise InputError(error.phrase, self.name) from None

    def check_bounds(self, data: object) -> None:
        """Whether a position that a stranger hands in is one that a game could bring; raises InputError."""
        try:
            bounds.check(Reader(data), self.most)
        except InputError as error:
            raise InputError(error.phrase, self.name) from None

    def _read_state(self, reader: Reader) -> State:
        if not isinstance(reader.value, dict):
            reader.want("object")
        for name in ("game", "seats"):
            if name not in reader.value:
                reader.fail("bad-json-missing", name=name)
        Reader(reader.value["game"], "game").choice((self.name,))
        seats = Reader(reader.value["seats"], "seats").number(self.seats[0], self.seats[-1])
        state = self.blank(seats)
        parts = state.parts()
        given = saving.members(parts, reader, ("game", "seats"), ("moves", "stack", "rng", "ledger"))
        state.moves = given["moves"].number(0, saving.MANY) if "moves" in given else 0
        state.rng = saving.read_rng(given.get("rng"))
        saving.read_parts(parts, state, given, seats)
        self.check_table(state, given)
        stack = given.get("stack", Reader(None, "stack"))
        self._read_stack(state, stack)
        points = [*state.booked(), *[opponent.points for opponent in state.opponents()]]
        state.last = saving.read_ledger(given.get("ledger"), points, state.moves)
        return state

    def blank(self, seats: int) -> State:
        """A state of the game for a position to be read into."""
        return self.deal(seats, saving.read_rng(None), {name: option.default for name, option in self.options.items()})

    def _read_stack(self, state: State, reader: Reader) -> None:
        """What is asked: each question must be one that can be asked so, and leave something to choose."""
        if reader.value is None:
            usual = state.usual_stack()
            if usual is None:
                Reader({}).fail("bad-json-missing", name="stack")
            state.stack = usual
        else:
            state.stack = [saving.read_decision(item, state.seats, state.questions) for item in reader.items()]
        self.check_stack(state, reader)
        for place, decision in enumerate(state.stack):
            question = state.questions[decision.kind]
            if not question.fits(state, decision):
                cure = "" if state.usual_stack() is None else "stack"
                Reader(None, f"stack[{place}]").fail("bad-json-ask", cure, ask=question.name)
        for seat in state.to_act:
            if not state.legal(seat):
                reader.fail("bad-json-stack-nothing")

    def check_table(self, state: Any, given: dict[str, Reader]) -> None:
        """Whether the components of a position that was read add up, before it is looked at what is asked; raises
        InputError. `given` are the members that it has."""
        return

    def check_stack(self, state: Any, reader: Reader) -> None:
        """Whether what is asked belongs to the course of the game; what a question needs is for its `fits` to say."""
        return

    # ---- actions

    def action(self, data: object, state: State | None = None) -> Action:
        """An action from its JSON; with a state, what can be read off the table may be left out, and so may the rest
        where that says enough (a tile by its cells). Whether it is legal is the state's to say."""
        try:
            action = self._read_action(Reader(data), state)
            whole = None if state is None or state.over else action.complete(state)
            return whole if whole is not None and says(whole, spoken(action)) else action
        except InputError as error:
            raise InputError(error.phrase, self.name) from None

    def _read_action(self, reader: Reader, state: State | None) -> Action:
        data = reader.value
        if not isinstance(data, dict):
            reader.want("object")
        if "do" not in data:
            reader.fail("bad-json-missing", name="do")
        kind = self.actions.get(data["do"]) if isinstance(data["do"], str) else None
        if kind is None:
            reader.fail("bad-action-verb", got=str(data["do"]), allowed=", ".join(self.verbs))
        parts = reader.members(("do", "seat"), tuple([field.name for field in kind.declared]))
        needed = [field.name for field in kind.declared if field.coded and not field.optional]
        missing = [name for name in needed if name not in parts]
        told = any(not field.coded and field.name in parts for field in kind.declared)
        reader.fail_if(missing and (state is None or not told), "bad-json-missing", name="".join(missing[:1]))
        said = {field.name: field.read(parts[field.name]) for field in kind.declared if field.name in parts}
        seat = parts["seat"].number(0, self.seats[-1] - 1)
        if not missing:
            return made(kind, seat, said)
        assert state is not None
        meant = self._meant(state, seat, kind.do, said)
        reader.fail_if(meant is None, "bad-json-missing", name=missing[0])
        assert meant is not None
        return meant

    def _meant(self, state: State, seat: int, do: str, said: dict[str, int]) -> Action | None:
        """The one action that says so, legal ones first; None where there are several, or none."""
        if seat >= state.seats:
            return None
        found = [action for action in state.legal(seat) if action.do == do and says(action, said)]
        if not found:
            found = [action for action in self.thinkable(state, seat, do) if says(action, said)]
        return found[0] if len(found) == 1 else None

    def encode(self, action: Action) -> int:
        """The action as an integer below `num_actions`; the seat is not part of it."""
        if action.code >= 0:
            return action.code
        code = 0
        if self.actions.get(action.do) is not type(action):
            raise InputError(Phrase("bad-encode", {"action": str(action)}))
        for field in action.declared:
            digit = field.digit(field.of(action))
            if digit < 0:
                raise InputError(Phrase("bad-encode", {"action": str(action)}))
            code = code * field.size + digit
        action.code = self._starts[self.verbs.index(action.do)] + code
        return action.code

    def check_code(self, code: object) -> int:
        """A code that there can be, as a plain number."""
        number = integer(code)
        if number is None or not 0 <= number < self.num_actions:
            raise InputError(Phrase("bad-code", {"code": str(code), "high": self.num_actions - 1}), self.name)
        return number

    def decode(self, state: State, code: SupportsIndex, seat: SupportsIndex | None = None) -> Action:
        """The action of a code for a seat (without one, the first to act); an error if it names nothing."""
        number = self.check_code(code)
        acting = state.check_seat(seat) if seat is not None else -1 if state.over else state.to_act[0]
        found = None if acting < 0 else self._decoded(state, number, acting)
        if found is None:
            raise InputError(Phrase("bad-code", {"code": str(number), "high": self.num_actions - 1}), self.name)
        return found

    def _decoded(self, state: State, code: int, seat: int) -> Action | None:
        """None where nothing is there to act on, and where the action has another code: each is played by one."""
        place = bisect_right(self._starts, code) - 1
        kind = self.actions[self.verbs[place]]
        rest = code - self._starts[place]
        said: dict[str, int] = {}
        for field in reversed(kind.declared):
            rest, digit = divmod(rest, field.size)
            said[field.name] = field.number(digit)
        found = made(kind, seat, said).complete(state)
        return found if found is not None and self.encode(found) == code else None

    def thinkable(self, state: State, seat: SupportsIndex, do: str = "") -> list[Action]:
        """Answers to what a seat is asked that name things that are there, legal or not: for "why not"."""
        decision = state.asked(state.check_seat(seat))
        if decision is None:
            return []
        found = state.questions[decision.kind].candidates(state, decision)
        return [action for action in found if action.do == do] if do else found

    # ---- notation

    def parse(self, seat: SupportsIndex, text: str, state: State) -> Action:
        """The action that a line means for a seat here. Fields may be left out where the rest says enough.

        A line that means no legal action gives an illegal one: applying it says which rule forbids it.
        """
        try:
            return self._parse(state.check_seat(seat), text, state)
        except InputError as error:
            raise InputError(error.phrase, self.name) from None

    def _parse(self, seat: int, text: str, state: State) -> Action:
        do, written = notation.split(text)
        kind = self.actions.get(do)
        if kind is None:
            raise InputError(Phrase("bad-notation-verb", {"word": do, "allowed": ", ".join(self.verbs)}))
        said = read_fields(kind, written)
        legal = [action for action in state.legal(seat) if action.do == do]
        meant = [action for action in legal if says(action, said)]
        exact = [action for action in meant if len(action.fields()) == len(said)]
        if len(exact) == 1:
            return exact[0]
        if len(meant) > 1:
            missing = [name for name in meant[0].fields() if name not in said]
            some = "; ".join(str(action) for action in meant[:3])
            args: dict[str, Value] = {"line": text, "count": len(meant), "some": some, "fields": ", ".join(missing)}
            raise InputError(Phrase("bad-notation-ambiguous", args))
        if meant:
            return meant[0]
        for action in self.thinkable(state, seat, do):
            if says(action, said):
                return action
        blank = made(kind, seat, said)
        found = blank.complete(state)
        return found if found is not None and says(found, said) else blank

    def observed(self) -> Observed:
        """What a seat sees, for `State.observe`."""
        raise InputError(Phrase("bad-observe", {"game": self.name}))

    # ---- words

    def noun(self, words: Words, name: str) -> str:
        """How a phrase speaks of a component: a reference to its words, where there are any."""
        for prefix in self.nouns:
            if name and words.has(prefix + name):
                return f"@{prefix}{name}"
        return name

    def short_noun(self, words: Words, name: str) -> str:
        """The same where there is room for few words."""
        return self.noun(words, name)

    def source(self, words: Words, why: str, what: str) -> str:
        """How a phrase speaks of what brought points for this reason; empty where the reason says it all."""
        return self.noun(words, what)

    # ---- playing well

    @abstractmethod
    def evaluate(self, state: Any, seat: int) -> float:
        """A hand-written guess at how well a seat stands, in points; sees only what that seat may know."""

    def aspects(self, state: Any, seat: int) -> dict[str, float]:
        """What `evaluate` is made of, for people: parts by name. Of one that a turn makes grow `aspect-<name>` of the
        words speaks, of one that it only leaves better than another turn `kept-<name>`; "name:thing" is one of several
        of a kind. Points that are booked are POINTS: where those come from the ledger says."""
        return {STANDING: self.evaluate(state, seat)}

    def promising(self, state: Any, seat: int, legal: list[Action]) -> list[Action]:
        """Of the legal actions, those that a bot need look at: without more ado, all. Never none."""
        return legal

    def beyond(self, before: Any, after: Any) -> bool:
        """Whether between two positions of a line of play something was revealed that nobody knew, though no chance was
        asked for it: a bot that goes by what it knows stops there."""
        return False

    def candidates(self, state: Any, seat: int, legal: list[Action]) -> list[Action]:
        """Of the legal actions, those that a search compares: more than are promising, where those are only a guess."""
        return self.promising(state, seat, legal)

    def inclination(self, state: Any, seat: int, style: str) -> float:
        """Points that a player of one of the `styles` adds to `evaluate`, for what is to their taste; sees no more."""
        return 0.0

    def clock(self, state: Any) -> int:
        """How many rounds have gone, by which a search looks ahead; without more ado it looks to the end."""
        return 0

    def searching(self, state: Any) -> Searching:
        """How a search looks at it."""
        return Searching()


def made(kind: type[Action], seat: int, said: dict[str, int]) -> Action:
    """An action of a kind; fields of which nothing was said are blank."""
    maker: Callable[..., Action] = kind
    return maker(seat, *[said.get(field.name, field.blank) for field in kind.declared])


def says(action: Action, said: dict[str, int]) -> bool:
    """Whether an action has these fields."""
    return all(said[field.name] == field.of(action) for field in action.declared if field.name in said)


def spoken(action: Action) -> dict[str, int]:
    """The fields of which an action says something."""
    return {field.name: field.of(action) for field in action.declared if field.name in action.fields()}


def read_fields(kind: type[Action], written: dict[str, str]) -> dict[str, int]:
    """The fields of a line, each as its kind reads it."""
    fields: dict[str, Field] = {field.name: field for field in kind.declared}
    said: dict[str, int] = {}
    for name, value in written.items():
        if name not in fields:
            allowed = ", ".join(fields) or "–"
            raise InputError(Phrase("bad-notation-field", {"word": kind.do, "field": name, "allowed": allowed}))
        said[name] = fields[name].read(Reader(notation.value(value), name))
    return said
