"""The state of a game: plain, cloneable, and asking for one choice after the other."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from itertools import pairwise
from typing import ClassVar, Final, SupportsIndex

from mypy_extensions import mypyc_attr

from bastide.core import catalog, ledger, pickling, saving
from bastide.core import decision as decisions
from bastide.core.action import Action
from bastide.core.decision import NO_MORE, Decision
from bastide.core.errors import IllegalAction, InputError, Refusal
from bastide.core.event import Event, Step
from bastide.core.integers import integer
from bastide.core.ledger import Entry, entries
from bastide.core.phrases import NO_ARGS, Phrase, Value, player
from bastide.core.question import Question, pending
from bastide.core.rng import Rng, check_seed, seeded
from bastide.core.words import words

MADE_WITH: Final = ("questions", "seats", "rng", "players", "box", "extras", "last", "events")
"""What is pickled otherwise, or not at all: what the constructor takes, the ledger, and who watches."""


class Opponent:
    """An opponent whom nobody sits for: a name (its words stand under `opponent-<name>`) and its points."""

    def __init__(self, name: str, points: int) -> None:
        self.name = name
        self.points = points


def checked(action: object) -> Action:
    """(`object`: compiled, what is no action would never come to be checked.)"""
    if isinstance(action, Action):
        return action
    raise InputError(Phrase("bad-action-type", {"got": str(action)}))


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """What every game's state has. A game adds its fields, `clone`, its questions, views and the parts of its JSON."""

    game: ClassVar[str] = ""
    turn_rule: ClassVar[str] = ""
    """The rule that says whose turn it is, named when somebody acts out of turn."""
    end_rule: ClassVar[str] = ""
    """The rule that ends the game."""
    declared: ClassVar[tuple[str, ...]] = ()
    """The game's own fields: all that makes two states of it equal, besides what every state has."""

    hidden_counters: ClassVar[tuple[str, ...]] = ()
    """Those of `counters` that others may not know."""

    def __init__(self, questions: list[Question], seats: int, rng: Rng) -> None:
        self.questions = questions
        """By the kind of decision. Never changed: clones share it."""
        self.seats = seats
        self.rng = rng
        self.stack: list[Decision] = []
        self.last: Entry | None = None
        self.moves = 0
        self.events: list[Event] | None = None
        self.revealed = False
        """Set in copies for looking back (`opened`); views then hide nothing that players keep from each other."""

    # ---- asking

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision now; empty when the game is over."""
        return decisions.to_act(self.stack)

    @property
    def over(self) -> bool:
        """Whether the game is over: nothing is asked."""
        return not self.stack

    def check_seat(self, seat: object) -> int:
        """A seat that is there, as a plain number; an InputError where nobody sits."""
        number = integer(seat)
        if number is None or not 0 <= number < self.seats:
            raise InputError(Phrase("bad-seat", {"got": str(seat), "high": self.seats - 1}))
        return number

    def check_asked(self, seat: SupportsIndex) -> None:
        """An InputError unless this seat has something to decide."""
        number = self.check_seat(seat)
        if not self.stack:
            raise InputError(Phrase("refuse-over"))
        if decisions.asked(self.stack, number) is None:
            raise InputError(Phrase("refuse-not-asked", {"player": player(number)}), self.game)

    def asked(self, seat: int) -> Decision | None:
        """The decision that a seat owes now, or None."""
        return decisions.asked(self.stack, seat)

    def legal(self, seat: SupportsIndex) -> list[Action]:
        """Every legal action of a seat; empty when it is asked nothing."""
        stack = self.stack
        if type(seat) is int and stack and stack[-1].seat == seat:  # nearly always, so it comes first
            return self.questions[stack[-1].kind].options(self, stack[-1])
        decision = decisions.asked(stack, self.check_seat(seat))
        return [] if decision is None else self.questions[decision.kind].options(self, decision)

    def refuse(self, action: object) -> Refusal | None:
        """Why an action is not legal now, or None."""
        return self._refuse(checked(action))

    def _refuse(self, action: Action) -> Refusal | None:
        stack = self.stack
        if not stack:
            return self._stranger(action) or Refusal(self.end_rule, "refuse-over")
        decision = stack[-1]
        if decision.seat != action.seat:
            found = decisions.asked(stack, action.seat)
            if found is None:
                rule = self.questions[decision.kind].order_rule or self.turn_rule
                return self._stranger(action) or Refusal(rule, "refuse-not-asked", {"player": player(action.seat)})
            decision = found
        question = self.questions[decision.kind]
        if type(action) in question.accepted:
            return action.refuse(self, decision)
        return self._stranger(action) or pending(self, decision)

    def _stranger(self, action: Action) -> Refusal | None:
        return None if action.game == self.game else Refusal("", "refuse-other-game", {"game": self.game})

    def apply(self, action: object) -> None:
        """Carry out a legal action; an illegal one raises IllegalAction and changes nothing."""
        self.act(action)
        if not self.stack:
            self.proceed()

    def act(self, action: object) -> None:
        """The first half of `apply`: the action itself, and what it asks without leaving anything to choose."""
        legal = checked(action)
        refusal = self._refuse(legal)
        if refusal is not None:
            raise self._illegal(refusal)
        self._carry_out(legal)

    def steps(self, action: object) -> Iterator[Step]:
        """What `apply` does, a step at a time: the action, then each decision that leaves nothing to choose and each
        thing that the table does by itself. Between two steps the state can be looked at, not played on; `proceed`
        does at once what is left of them."""
        legal = checked(action)
        refusal = self._refuse(legal)
        if refusal is not None:
            raise self._illegal(refusal)
        return self._steps(legal)

    def _steps(self, action: Action) -> Iterator[Step]:
        watched = self.events is not None
        events = self.watch()
        try:
            told = len(events)
            self.moves += 1
            action.apply(self)
            yield Step("action", None, events[told:])
            going = True
            while going:
                told = len(events)
                if self.stack:
                    top = self.stack[-1]
                    if not self.questions[top.kind].settled(self, top):
                        return
                    yield Step("settled", self._written(top, True), events[told:])
                else:
                    going = self.go_on()
                    if going or len(events) > told:
                        yield Step("course", None, events[told:])
        finally:
            if not watched:
                self.events = None

    def _illegal(self, refusal: Refusal) -> IllegalAction:
        return IllegalAction(refusal.rule, words("en", self.game).say(refusal.phrase), refusal.phrase)

    def _carry_out(self, action: Action) -> None:
        self.moves += 1
        action.apply(self)
        self._settle()

    def proceed(self) -> None:
        """Go on, through all that leaves nothing to choose, until somebody has to decide something."""
        self._settle()
        while not self.stack and self.go_on():
            self._settle()

    def _settle(self) -> None:
        """Settle what lies on top, as long as it leaves nothing to choose."""
        while self.stack:
            top = self.stack[-1]
            if not self.questions[top.kind].settled(self, top):
                return

    def go_on(self) -> bool:
        """Nothing is asked: what comes next in the course of the game. False when it is over."""
        return False

    # ---- for actions

    @property
    def next_wave(self) -> int:
        """The number of a wave of decisions that is posed now (see `Decision`)."""
        return self.moves + 1

    def ask(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, more: tuple[int, ...] = NO_MORE) -> None:
        """Put a decision on the stack."""
        self.stack.append(Decision(seat, kind, a, b, c, 0, more))

    def settle(self, seat: int) -> Decision:
        """Take the decision that this seat has just answered off the stack."""
        stack = self.stack
        answered = decisions.asked(stack, seat)
        assert answered is not None
        place = len(stack) - 1
        while stack[place] is not answered:
            place -= 1
        return stack.pop(place)

    def gain_points(self, seat: int, points: int, rule: str, why: str, what: str) -> None:
        """Points, entered in the ledger with their reason."""
        self.add_points(seat, points)
        self.last = Entry(self.last, seat, points, rule, why, what, self.moves)
        if self.events is not None:
            self.tell("score", seat, {"points": points, "why": why, "what": what, "rule": rule})

    def watch(self) -> list[Event]:
        """From now on record events; the caller reads and empties the list. Clones are not watched."""
        if self.events is None:
            self.events = []
        return self.events

    def tell(self, kind: str, seat: int, args: dict[str, Value], secret: bool = False, reveals: bool = False) -> None:
        """Record an event. What is done all the time tests `events is not None` first, so that search pays nothing."""
        if self.events is not None:
            self.events.append(Event(kind, seat, args, secret, reveals))

    def moved(
        self, kind: str, seat: int, piece: str, source: str, to: str,
        what: str = "", secret: bool = False, reveals: bool = False, more: dict[str, Value] = NO_ARGS,
    ) -> None:  # fmt: skip
        """Record that a piece has moved."""
        if self.events is not None:
            named: dict[str, Value] = {"piece": piece, "what": what} if what else {"piece": piece}
            self.tell(kind, seat, {**named, "from": source, "to": to, **more}, secret, reveals)

    def ledger(self, seat: SupportsIndex) -> list[Entry]:
        """Where this seat's points came from, oldest first."""
        number = self.check_seat(seat)
        return [entry.copy() for entry in entries(self.last) if entry.seat == number]

    # ---- copies

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy: the game's own fields by name, the others by `copy_into`."""

    def __copy__(self) -> "State":
        copy = self.clone()
        copy.revealed = self.revealed
        return copy

    def __deepcopy__(self, memo: object) -> "State":
        return self.__copy__()

    def copy_into(self, copy: "State") -> None:
        """What every state has, for `clone`; questions, seats and rng came with the constructor."""
        copy.stack = self.stack.copy()
        copy.last = self.last
        copy.moves = self.moves

    def opened(self) -> "State":
        """A copy whose views show everybody what every seat knows: for looking back at a finished game."""
        copy = self.clone()
        copy.revealed = True
        return copy

    def determinize(self, seat: SupportsIndex | None, seed: SupportsIndex | str) -> "State":
        """A state drawn from all those that look the same to this seat. Its chance is its own."""
        viewer = None if seat is None else self.check_seat(seat)
        copy = self.clone()
        copy.rng = seeded(seed if isinstance(seed, str) else check_seed(seed), "imagine")
        copy.imagine(viewer)
        return copy

    def redrawn(self, seed: SupportsIndex | str) -> "State":
        """A state drawn from all those that look the same to every seat: only what nobody knows is another."""
        copy = self.opened()
        copy.rng = seeded(seed if isinstance(seed, str) else check_seed(seed), "redraw")
        copy.imagine(0)
        copy.revealed = False
        return copy

    def imagine(self, seat: int | None) -> None:
        """Replace what the seat cannot know by what might be, drawn from `self.rng`; where all is `revealed`, only what
        nobody knows."""
        return

    # ---- for programs that learn

    def codes(self, seat: SupportsIndex) -> list[int]:
        """The codes of a seat's legal actions (`Game.encode`), in the order of `legal`."""
        game = catalog.game(self.game)
        return [action.code if action.code >= 0 else game.encode(action) for action in self.legal(seat)]

    def mask(self, seat: SupportsIndex) -> bytes:
        """One byte for every code, 1 where it is legal."""
        game = catalog.game(self.game)
        mask = bytearray(game.num_actions)
        for action in self.legal(seat):
            mask[action.code if action.code >= 0 else game.encode(action)] = 1
        return bytes(mask)

    def step(self, code: SupportsIndex, seat: SupportsIndex | None = None) -> None:
        """Play the legal action of a code; without a seat, as the first that is to act."""
        game = catalog.game(self.game)
        number = game.check_code(code)
        if not self.stack:
            raise self._illegal(Refusal(self.end_rule, "refuse-over"))
        acting = self.check_seat(seat) if seat is not None else self.to_act[0]
        for action in self.legal(acting):
            if (action.code if action.code >= 0 else game.encode(action)) == number:
                self._carry_out(action)
                if not self.stack:
                    self.proceed()
                return
        self.apply(game.decode(self, number, acting))

    def observe(self, seat: SupportsIndex) -> bytes:
        """What a seat may know, as bytes of a fixed length (see `core.observing`)."""
        return catalog.game(self.game).observed().read(self, self.check_seat(seat))

    def returns(self) -> list[float]:
        """What each seat has made of the game, from -1 to 1 and 0 in sum: the share of the others that it is ahead of
        less the share that is ahead of it. Zeros while the game goes on."""
        scores = [*self.scores(), *[opponent.points for opponent in self.opponents()]]
        found = [0.0] * self.seats
        if not self.over or len(scores) == 1:
            return found
        ranking = self.ranking()
        places = [0] * len(scores)
        for place, (ahead, behind) in enumerate(pairwise(ranking)):
            shared = scores[ahead] == scores[behind] and self.tie_break(ahead, behind) is None
            places[behind] = places[ahead] if shared else place + 1
        for seat in range(self.seats):
            beaten = len([place for place in places if place > places[seat]])
            beating = len([place for place in places if place < places[seat]])
            found[seat] = (beaten - beating) / (len(places) - 1)
        return found

    def position(self) -> tuple[object, ...]:
        """What makes two positions the same to play on from: not how many moves they took, where points came from, nor
        what chance will bring."""
        waves: dict[int, int] = {0: 0}
        stack: list[tuple[object, ...]] = []
        for decision in self.stack:
            wave = waves.setdefault(decision.together, len(waves))
            stack.append((decision.seat, decision.kind, decision.a, decision.b, decision.c, wave, decision.more))
        return (self.game, self.seats, tuple(stack), *[saving.frozen(getattr(self, name)) for name in self.declared])

    # ---- points

    @abstractmethod
    def add_points(self, seat: int, points: int) -> None:
        """Change the sum that `scores` gives; `gain_points` keeps the ledger."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Points by seat, as they stand."""

    def booked(self) -> list[int]:
        """Points by seat that the ledger explains: all, unless a game counts what players have as points before they
        are scored."""
        return self.scores()

    def progress(self) -> Phrase:
        """How far the game has come, in a few words for lists of games: what everybody at the table sees."""
        return Phrase("progress-moves", {"moves": self.moves})

    def due(self) -> list[Entry]:
        """What counts already and is booked only at the end, line by line: with the ledger it makes up `scores`."""
        return []

    def opponents(self) -> list[Opponent]:
        """Opponents whom nobody sits for, as in a solo game. A ranking names them by the numbers after the seats."""
        return []

    def rank(self, side: int) -> tuple[int, ...]:
        """What a seat or an opponent is ranked by, more before less: points, then what breaks ties."""
        return ([*self.scores(), *[opponent.points for opponent in self.opponents()]][side],)

    def ranking(self) -> list[int]:
        """Seats from best to worst by the points and tie-breaks of now."""
        ranks = [self.rank(side) for side in range(self.seats + len(self.opponents()))]
        return sorted(range(len(ranks)), key=lambda side: ranks[side], reverse=True)

    def winners(self) -> list[int]:
        """The winning seats; empty while the game goes on, and when an opponent whom nobody sits for has won."""
        if not self.over:
            return []
        best = self.rank(self.ranking()[0])
        return [seat for seat in range(self.seats) if self.rank(seat) == best]

    def tie_break(self, ahead: int, behind: int) -> Phrase | None:
        """What ranks one side before the next, which has as many points; None where they share the place."""
        return None

    def ties(self) -> list[dict[str, object]]:
        """The ties of the final ranking that were broken, and by what."""
        scores = [*self.scores(), *[opponent.points for opponent in self.opponents()]]
        ranking = self.ranking()
        found: list[dict[str, object]] = []
        for ahead, behind in pairwise(ranking):
            why = self.tie_break(ahead, behind) if scores[ahead] == scores[behind] else None
            if why is not None:
                found.append({"ahead": ahead, "behind": behind, "why": why.key, "with": dict(why.args)})
        return found

    def counters(self, seat: SupportsIndex) -> dict[str, int]:
        """What a seat counts (coins, workers, points), for its own eyes: shown before and after an action."""
        return {}

    # ---- what people see

    def question(self, seat: SupportsIndex | None) -> Phrase:
        """What the game asks this seat, or what it waits for, in one sentence; None is a spectator."""
        viewer = None if seat is None else self.check_seat(seat)
        if not self.stack:
            return Phrase("ask-over")
        decision = None if viewer is None else decisions.asked(self.stack, viewer)
        if decision is None:
            return Phrase("ask-wait", {"player": player(self.to_act[0]), "count": len(self.to_act)})
        return self.questions[decision.kind].sentence(self, decision)

    def view(self, seat: SupportsIndex | None) -> dict[str, object]:
        """What a seat may know, as plain JSON; None is a spectator. Whatever it holds is its own: changing it changes
        nothing here."""
        viewer = None if seat is None else self.check_seat(seat)
        to_act = self.to_act
        together = bool(self.stack) and self.stack[-1].together > 0
        open_to = [self.sees_points(viewer, other) for other in range(self.seats)]
        shown: dict[str, object] = {
            "game": self.game,
            "seat": viewer,
            "seats": self.seats,
            "moves": self.moves,
            "to_act": list(to_act),
            "ready": [other for other in range(self.seats) if other not in to_act] if together else [],
            "over": self.over,
            "asked": [
                self.questions[decision.kind].shown(self, decision) for decision in decisions.in_the_open(self.stack)
            ],
            "scores": [points if open_to[other] else None for other, points in enumerate(self.scores())],
            "opponents": [{"name": opponent.name, "points": opponent.points} for opponent in self.opponents()],
            "ranking": self.ranking() if all(open_to) else [],
            "winners": self.winners(),
            "ties": self.ties() if self.over and all(open_to) else [],
            "ledger": [entry.view() for entry in entries(self.last) if entry.seat >= self.seats or open_to[entry.seat]],
            "due": [entry.view() for entry in self.due() if open_to[entry.seat]],
        }
        shown.update(self.table_view(viewer))
        return shown

    def sees_points(self, viewer: int | None, seat: int) -> bool:
        """Whether somebody may know the points of a seat."""
        return True

    @abstractmethod
    def table_view(self, seat: int | None) -> dict[str, object]:
        """The game's own part of a view, made anew each time."""

    def __repr__(self) -> str:
        to_act = ", ".join([str(seat) for seat in self.to_act])
        now = f"to act: {to_act}" if self.stack else f"over, scores {self.scores()}"
        return f"<{self.game}: {self.seats} seats, move {self.moves}, {now}>"

    # ---- JSON

    @abstractmethod
    def parts(self) -> list[saving.Part]:
        """The game's own fields as JSON, for writing and for reading."""

    def to_json(self, by_name: bool = False) -> dict[str, object]:
        """The whole position, secrets too. `by_name` as people read and edit it best: rows as objects by the names of
        their places, and what decisions carry by name. `Game.from_json` takes both."""
        return {
            "game": self.game,
            "seats": self.seats,
            "moves": self.moves,
            **saving.write_parts(self.parts(), self, by_name),
            "stack": [self._written(decision, by_name) for decision in self.stack],
            "rng": self.rng.words(),
            "ledger": ledger.to_json(self.last),
        }

    def _written(self, decision: Decision, by_name: bool) -> dict[str, object]:
        return saving.decision_json(decision, self.questions[decision.kind], by_name)

    def usual_stack(self) -> list[Decision] | None:
        """What is asked in a position that does not say so; None where it must."""
        return None

    # ---- value semantics

    def key(self) -> tuple[object, ...]:
        """Everything that makes two states equal."""
        return (
            self.seats,
            self.moves,
            tuple(self.rng.words()),
            tuple([decision.key() for decision in self.stack]),
            tuple([entry.row() for entry in entries(self.last)]),
            *[saving.frozen(getattr(self, name)) for name in self.declared],
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game == other.game and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def makings(self) -> tuple[object, ...]:
        """What makes such a state, then the arguments that it takes, for pickling. Without more ado a state is pickled
        as its JSON, which is much slower."""
        return ()

    def __reduce__(self) -> tuple[object, ...]:
        makings = self.makings()
        if not makings:
            return (catalog.restore_state, (self.game, self.to_json()))
        fields = pickling.attributes(self, MADE_WITH)
        return (pickling.restored, (makings[0], makings[1:], fields, pickling.row(self.last)))
