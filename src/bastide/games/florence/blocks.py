"""Blocks of observations that the base game and its modules share: cards, and what lies on the cells of an estate."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from bastide.core.blocks import Bits, Block, Look
from bastide.games.florence.components import CELLS, DECK_CARDS, FIRST_CARD


class Cards(Bits):
    """The cards of a deck that a mask names. `own` ones are never shown to others, not even in the end, as secret ones
    are (FLO-8.1)."""

    def __init__(self, name: str, deck: int, attribute: str = "", secret: bool = False, own: bool = False) -> None:
        super().__init__(name, DECK_CARDS[deck].bit_count(), attribute, secret, FIRST_CARD[deck])
        self.own = own

    def mask(self, owner: Any, look: Look) -> int:
        return 0 if self.own and look.viewer != look.seat and not look.state.revealed else super().mask(owner, look)


class Cells(Block):
    """Something on each cell of an estate: one thing of a list."""

    def __init__(self, name: str, things: int) -> None:
        super().__init__(name, CELLS, things + 1, True)
        self.sure = True

    def numbers(self, owner: Any, look: Look) -> Sequence[int]:
        found = [0] * CELLS
        self.put(found, owner, look)
        return found

    @abstractmethod
    def put(self, found: list[int], owner: Any, look: Look) -> None:
        """What is not zero."""


def mark(found: list[int], start: int, mask: int, number: int) -> None:
    """The same number for every bit of a mask."""
    while mask:
        low = mask & -mask
        found[start + low.bit_length() - 1] = number
        mask ^= low
