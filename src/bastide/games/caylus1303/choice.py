"""What the questions of this game share: nobody is asked where nothing is left to choose (CAY-10.1); and declining."""

from abc import abstractmethod
from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.phrases import NO_ARGS, Phrase
from bastide.core.question import Question
from bastide.games.caylus1303.actions.move import Move
from bastide.games.caylus1303.components import SEATS
from bastide.games.caylus1303.position import Position


class Choice(Question):
    """A decision of one player (CAY-10: one at a time, all public). `last` are the answers, by seat, by which one does
    nothing: they come last. Where it is empty something must be done."""

    rule: ClassVar[str] = "CAY-10"
    about: ClassVar[str] = ""
    """What `a` of its decisions is, if anything."""

    def __init__(self, last: list[Action]) -> None:
        super().__init__()
        self.last = last

    @abstractmethod
    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        """Whether anything can be done; with a list, all that can be is added to it. This is where legality is said."""

    def options(self, state: Position, decision: Decision) -> list[Action]:
        found: list[Action] = []
        self.find(state, decision, found)
        if self.last:
            found.append(self.last[decision.seat])
        return found

    def near(self, state: Position, decision: Decision) -> list[Action]:
        """What can be thought of here, legal or not."""
        found: list[Action] = []
        self.find(state, decision, found)
        return found

    def candidates(self, state: Position, decision: Decision) -> list[Action]:
        return [*self.near(state, decision), *self.last[decision.seat : decision.seat + 1]]

    def settled(self, state: Position, decision: Decision) -> bool:
        """Whether it has been settled without asking: where nothing can be done it is declined."""
        if self.find(state, decision, None):
            return False
        state.stack.pop()
        self.declined(state, decision)
        return True

    # ---- doing nothing

    def declined(self, state: Position, decision: Decision) -> None:
        """What follows when nothing is done, by choice or for want of one; the decision is off the stack."""
        return

    def must(self, state: Position, decision: Decision) -> Refusal | None:
        """Which rule forbids to decline."""
        return None

    def left(self, state: Position, decision: Decision) -> str:
        """What was left undone, for the log."""
        return self.name

    def leaving(self, state: Position, decision: Decision) -> Phrase:
        """Declining, as a sentence for a person."""
        return Phrase(f"do-skip-{self.name}")

    # ---- in views, and in positions that were read

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        return Phrase(f"ask-{self.name}", {self.about: decision.a} if self.about else NO_ARGS)

    def shown(self, state: Position, decision: Decision) -> dict[str, object]:
        found: dict[str, object] = {"space": None, "slot": None, "extra": False}
        if self.about:
            found[self.about] = decision.a == 1 if self.about == "extra" else decision.a
        return {"seat": decision.seat, "ask": self.name, **found}

    def fits(self, state: Position, decision: Decision) -> bool:
        if decision.b or decision.c or decision.more or decision.together or (decision.a and not self.about):
            return False
        return self.belongs(state, decision) and self.find(state, decision, None)

    @abstractmethod
    def belongs(self, state: Position, decision: Decision) -> bool:
        """Whether the game has come to this, as things stand."""


def choice_of(state: Position, decision: Decision) -> Choice:
    question = state.questions[decision.kind]
    assert isinstance(question, Choice)
    return question


class Skip(Move):
    """Decline: an effect, a move of the provost, a character, a further set, a prestige building (CAY-3.3.2)."""

    do: ClassVar[str] = "skip"
    cites: ClassVar[str] = "CAY-3.3.2"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        return choice_of(state, asked).must(state, asked)

    def apply(self, state: Position) -> None:
        asked = state.stack.pop()
        question = choice_of(state, asked)
        if state.events is not None:
            state.tell("skip", self.seat, {"what": question.left(state, asked)})
        question.declined(state, asked)

    def describe(self, state: Position) -> Phrase:
        asked = state.stack[-1]
        return choice_of(state, asked).leaving(state, asked)


SKIPS: Final[list[Action]] = [Skip(seat) for seat in range(SEATS)]
NEVER: Final[list[Action]] = []
"""For `last` of what cannot be declined."""
