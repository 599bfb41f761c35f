"""What the questions of this game share: they are not asked where nothing is left to choose (CAY-10.1)."""

from abc import abstractmethod
from typing import ClassVar

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.phrases import Phrase
from bastide.core.question import Question
from bastide.games.caylus1303.position import Position


class Choice(Question):
    """A decision of one player (CAY-10: one at a time, all public)."""

    rule: ClassVar[str] = "CAY-10"

    @abstractmethod
    def find(self, state: Position, decision: Decision, found: list[Action] | None) -> bool:
        """Whether anything can be done; with a list, all that can be is added to it. This is where legality is said."""

    def options(self, state: Position, decision: Decision) -> list[Action]:
        found: list[Action] = []
        self.find(state, decision, found)
        return found

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

    def shown(self, state: Position, decision: Decision) -> dict[str, object]:
        return {"seat": decision.seat, "ask": self.name, "space": None, "slot": None, "extra": False}

    def fits(self, state: Position, decision: Decision) -> bool:
        if decision.b or decision.c or decision.more or decision.together:
            return False
        return self.belongs(state, decision) and self.find(state, decision, None)

    @abstractmethod
    def belongs(self, state: Position, decision: Decision) -> bool:
        """Whether the game has come to this, as things stand."""


def choice_of(state: Position, decision: Decision) -> Choice:
    question = state.questions[decision.kind]
    assert isinstance(question, Choice)
    return question
