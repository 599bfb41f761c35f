"""A kind of decision is a class, like a step of a turn: its name, the rule that puts it, and how it is answered."""

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from bastide.core.action import Action
from bastide.core.argument import Argument
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.phrases import Phrase


@mypyc_attr(allow_interpreted_subclasses=True)
class Question:
    """One instance of each class stands in a state's `questions`, at the number that is the `kind` of its decisions.

    Legality is said here (`options`) and where one action is explained (`Action.refuse`); tests prove that they agree.
    """

    name: ClassVar[str] = ""
    """In JSON, and the key of its sentence: `ask-<name>`."""
    rule: ClassVar[str] = ""
    """The rule that puts the question: cited when something else is tried while it waits."""
    order_rule: ClassVar[str] = ""
    """The rule that says who is to answer, where it is not the game's `turn_rule`."""
    answers: ClassVar[tuple[type[Action], ...]] = ()
    """The kinds of action that can answer it."""
    arguments: ClassVar[tuple[Argument, ...]] = ()
    """What its decisions carry, by name: a, b, c, and after them `more`."""
    listed: ClassVar[Argument | None] = None
    """What each of `more` is, where that is a list of one thing."""

    def __init__(self) -> None:
        self.accepted = frozenset(self.answers)

    def options(self, state: Any, decision: Decision) -> list[Action]:
        """Every legal answer: without more ado, the candidates that no rule refuses."""
        return [action for action in self.candidates(state, decision) if action.refuse(state, decision) is None]

    def candidates(self, state: Any, decision: Decision) -> list[Action]:
        """Answers that name things that are there, legal or not: what "why not" can talk about. Without more ado, the
        legal ones; a question says at least one of the two."""
        return self.options(state, decision)

    def settled(self, state: Any, decision: Decision) -> bool:
        """Called when it has come to lie on top of the stack: whether it was settled without asking, because nothing is
        left to choose."""
        return False

    def sentence(self, state: Any, decision: Decision) -> Phrase:
        """What is asked."""
        return Phrase(f"ask-{self.name}")

    def shown(self, state: Any, decision: Decision) -> dict[str, object]:
        """What everybody may know of it, for views."""
        return {"seat": decision.seat, "ask": self.name}

    def seen(self, state: Any, decision: Decision) -> int:
        """As which kind of decision everybody knows it."""
        return decision.kind

    def carried(self) -> tuple[Argument, ...]:
        """Its arguments, for positions."""
        return self.arguments

    def fits(self, state: Any, decision: Decision) -> bool:
        """Whether it can be asked as things stand, for positions that were read. By default it carries nothing."""
        return not (decision.a or decision.b or decision.c or decision.more)


def pending(state: Any, asked: Decision) -> Refusal:
    """Something else is asked first."""
    question: Question = state.questions[asked.kind]
    return Refusal(question.rule, "refuse-pending", {"pending": question.sentence(state, asked)})
