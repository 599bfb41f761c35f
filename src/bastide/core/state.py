"""The state of a game: plain, cloneable, and asking for one choice after the other."""

from abc import ABC, abstractmethod
from typing import ClassVar

from mypy_extensions import mypyc_attr

from bastide.core import decision as decisions
from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import IllegalAction, Refusal
from bastide.core.event import Event
from bastide.core.ledger import Entry, entries
from bastide.core.phrases import Phrase, Value
from bastide.core.rng import Rng, Seed
from bastide.core.words import words


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """What every game's state has. A game adds its fields, `clone`, `options`, views and JSON."""

    game: ClassVar[str] = ""
    turn_rule: ClassVar[str] = ""
    """The rule that says whose turn it is, named when somebody acts out of turn."""
    end_rule: ClassVar[str] = ""
    """The rule that ends the game."""

    def __init__(self, seats: int, rng: Rng, stack: list[Decision], last: Entry | None, moves: int) -> None:
        self.seats = seats
        self.rng = rng
        self.stack = stack
        self.last = last
        self.moves = moves
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
        return not self.stack

    def asked(self, seat: int) -> Decision | None:
        return decisions.asked(self.stack, seat)

    def legal(self, seat: int) -> list[Action]:
        """Every legal action of a seat; empty when it is asked nothing."""
        stack = self.stack
        if stack and stack[-1].seat == seat:
            return self.options(stack[-1])
        decision = decisions.asked(stack, seat)
        return [] if decision is None else self.options(decision)

    def refuse(self, action: Action) -> Refusal | None:
        """Why an action is not legal now, or None."""
        if not self.knows(action):
            return Refusal("", "refuse-other-game", {"game": self.game})
        stack = self.stack
        if not stack:
            return Refusal(self.end_rule, "refuse-over")
        if stack[-1].seat != action.seat and decisions.asked(stack, action.seat) is None:
            return Refusal(self.rule_of_order(), "refuse-not-asked", {"seat": action.seat + 1})
        return action.refuse(self)

    def knows(self, action: Action) -> bool:
        """Whether it is an action of this game at all."""
        return action.game == self.game

    def rule_of_order(self) -> str:
        """The rule that says who is to act now."""
        return self.turn_rule

    def apply(self, action: Action) -> None:
        """Carry out a legal action; an illegal one raises IllegalAction and changes nothing."""
        refusal = self.refuse(action)
        if refusal is not None:
            message = words("en", self.game).say(refusal.phrase)
            raise IllegalAction(refusal.rule, message, refusal.phrase)
        self.moves += 1
        action.apply(self)

    # ---- for actions

    def settle(self, seat: int) -> None:
        """Take the decision that this seat has just answered off the stack."""
        top = self.stack[-1]
        if top.seat == seat:
            self.stack.pop()
        else:
            answered = decisions.asked(self.stack, seat)
            assert answered is not None
            self.stack.remove(answered)

    def score(self, seat: int, points: int, rule: str, why: str, what: str) -> None:
        """Enter points in the ledger. Games keep the sum themselves."""
        self.last = Entry(self.last, seat, points, rule, why, what, self.moves)
        if self.events is not None:
            self.tell("score", seat, {"points": points, "why": why, "what": what, "rule": rule})

    def watch(self) -> list[Event]:
        """From now on record events; the caller reads and empties the list. Clones are not watched."""
        if self.events is None:
            self.events = []
        return self.events

    def tell(self, kind: str, seat: int, args: dict[str, Value], secret: bool = False, reveals: bool = False) -> None:
        """Record an event. Callers test `events is not None` first, so that search pays nothing."""
        if self.events is not None:
            self.events.append(Event(kind, seat, args, secret, reveals))

    def ledger(self, seat: int) -> list[Entry]:
        """Where this seat's points came from, oldest first."""
        return [entry for entry in entries(self.last) if entry.seat == seat]

    # ---- each game's own

    @abstractmethod
    def options(self, decision: Decision) -> list[Action]:
        """Every legal answer to a decision that is being asked."""

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy."""

    @abstractmethod
    def key(self) -> tuple[object, ...]:
        """Everything that makes two states equal."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Points by seat, as they stand."""

    @abstractmethod
    def ranking(self) -> list[int]:
        """Seats from best to worst by the points and tie-breaks of now."""

    @abstractmethod
    def winners(self) -> list[int]:
        """The winning seats; empty while the game goes on."""

    def counters(self, seat: int) -> dict[str, int]:
        """What a seat counts (coins, workers, points), for its own eyes: shown before and after an action."""
        return {}

    @abstractmethod
    def question(self, seat: int) -> Phrase:
        """What the game asks this seat, or what it waits for, in one sentence."""

    @abstractmethod
    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat may know, as plain JSON; None is a spectator. Every game's view has `scores` (by seat, None where
        they are hidden) and `ledger` (the rows that may be seen)."""

    def opened(self) -> "State":
        """A copy whose views show everybody what every seat knows: for looking back at a finished game."""
        copy = self.clone()
        copy.revealed = True
        return copy

    @abstractmethod
    def determinize(self, seat: int | None, seed: Seed) -> "State":
        """A state drawn from all those that look the same to this seat. Its chance is its own."""

    @abstractmethod
    def to_json(self) -> dict[str, object]:
        """The whole position, secrets too."""

    # ---- value semantics

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game == other.game and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        from bastide.core.catalog import restore_state

        return (restore_state, (self.game, self.to_json()))
