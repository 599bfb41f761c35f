"""Decisions about tokens in a player's hand."""

from abc import abstractmethod

from bastide.core.choice import Choice
from bastide.core.decision import Decision


class Holding(Choice):
    """The tokens lie nowhere while it is asked."""

    @abstractmethod
    def in_hand(self, decision: Decision) -> int:
        """The heap of them."""
