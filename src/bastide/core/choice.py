"""Questions that are put only where something is left to choose, and declining them."""

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from bastide.core.action import Action
from bastide.core.argument import NEEDED, Argument
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.kinds import Number
from bastide.core.phrases import NO_ARGS, Phrase
from bastide.core.question import Question


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Question):
    """A decision that is settled without asking where nothing can be done. `last` are the answers, by seat, by which
    one does nothing: they come last. Where it is empty something must be done.

    A question says what can be done by one of three: `near`, of which an answer is what no rule refuses; `choices`; or,
    where that is asked for all the time, `find`.
    """

    amounts: ClassVar[range] = range(1)
    """What `a` of its decisions may be; they carry nothing else."""
    counted: ClassVar[str] = ""
    """What its sentence calls `a`, if it speaks of it."""
    every: ClassVar[list[list[Action]]] = []
    """All its answers by seat, where each can be thought of."""
    lapses: ClassVar[bool] = False
    """Whether something that is there to be had lapses when one declines."""
    always: ClassVar[bool] = False
    """Whether a position that is read may ask it where nothing is left but to decline."""

    def __init__(self, last: list[Action], also: tuple[type[Action], ...] = ()) -> None:
        """`also`: further kinds of action, of modules, that can answer it."""
        super().__init__()
        self.last = last
        self.accepted |= frozenset(also)

    def sentence(self, state: Any, decision: Decision) -> Phrase:
        return Phrase(f"ask-{self.name}", {self.counted: decision.a} if self.counted else NO_ARGS)

    def choices(self, state: Any, decision: Decision) -> list[Action]:
        """All that can be done."""
        return [action for action in self.near(state, decision) if action.refuse(state, decision) is None]

    def find(self, state: Any, decision: Decision, found: list[Action] | None) -> bool:
        """Whether anything can be done; with a list, all that can be is added to it."""
        possible = self.choices(state, decision)
        if found is not None:
            found += possible
        return len(possible) > 0

    def declinable(self, state: Any, decision: Decision) -> bool:
        """Whether doing nothing is an answer now."""
        return bool(self.last) and self.must(state, decision) is None

    def options(self, state: Any, decision: Decision) -> list[Action]:
        found: list[Action] = []
        self.find(state, decision, found)
        if self.declinable(state, decision):
            found.append(self.last[decision.seat])
        return found

    def near(self, state: Any, decision: Decision) -> list[Action]:
        """What can be thought of here, legal or not: without more ado, what can be done."""
        if self.every:
            return [*self.every[decision.seat]]
        found: list[Action] = []
        self.find(state, decision, found)
        return found

    def candidates(self, state: Any, decision: Decision) -> list[Action]:
        return [*self.near(state, decision), *self.last[decision.seat : decision.seat + 1]]

    def settled(self, state: Any, decision: Decision) -> bool:
        """Whether it has been settled without asking: where nothing can be done it is declined."""
        if self.find(state, decision, None):
            return False
        stack: list[Decision] = state.stack
        stack.pop()
        self.unable(state, decision)
        self.declined(state, decision)
        return True

    # ---- positions that were read

    def carried(self) -> tuple[Argument, ...]:
        """Without more ado `a`, as sentences call it, if it can be anything but 0."""
        last = self.amounts[-1]
        if self.arguments or not last:
            return self.arguments
        return (Argument(self.counted, Number(self.amounts[0], last), 0 if 0 in self.amounts else NEEDED),)

    def fits(self, state: Any, decision: Decision) -> bool:
        carried = decision.b or decision.c or decision.more or decision.together
        fitting = decision.a in self.amounts and not carried
        return fitting and self.belongs(state, decision) and (self.always or self.find(state, decision, None))

    def belongs(self, state: Any, decision: Decision) -> bool:
        """Whether the game has come to this, as things stand."""
        return True

    # ---- doing nothing

    def declined(self, state: Any, decision: Decision) -> None:
        """What follows when nothing is done, by choice or for want of one; the decision is off the stack."""
        return

    def unable(self, state: Any, decision: Decision) -> None:
        """What is told where nothing could be done, before what follows."""
        return

    def must(self, state: Any, decision: Decision) -> Refusal | None:
        """Which rule forbids to decline."""
        return None

    def left(self, state: Any, decision: Decision) -> str:
        """What was left undone, for the log."""
        return self.name

    def leaving(self, state: Any, decision: Decision) -> Phrase:
        """Declining, as a sentence for a person."""
        return Phrase(f"do-skip-{self.name}")


def choice_of(state: Any, decision: Decision) -> Choice:
    question = state.questions[decision.kind]
    assert isinstance(question, Choice)
    return question


@mypyc_attr(allow_interpreted_subclasses=True)
class Skip(Action):
    """Decline what is asked."""

    do: ClassVar[str] = "skip"

    def refuse(self, state: Any, asked: Decision) -> Refusal | None:
        return choice_of(state, asked).must(state, asked)

    def apply(self, state: Any) -> None:
        asked: Decision = state.settle(self.seat)
        question = choice_of(state, asked)
        if state.events is not None:
            state.tell("skip", self.seat, {"what": question.left(state, asked)})
        question.declined(state, asked)

    def loses(self, state: Any) -> bool:
        return choice_of(state, state.asked(self.seat)).lapses

    def describe(self, state: Any) -> Phrase:
        asked = state.asked(self.seat)
        return choice_of(state, asked).leaving(state, asked)
