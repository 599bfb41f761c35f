"""Blocks of observations that the base game and its modules share: cards, and what lies on the cells of an estate.

Most of their numbers are zeros, so only the others are written one by one.
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from bastide.core.observing import Block, Look
from bastide.games.florence.components import CELLS, DECK_CARDS, FIRST_CARD


class Sparse(Block):
    """A block that puts its numbers into a row of zeros."""

    @abstractmethod
    def put(self, found: list[int], start: int, owner: Any, look: Look) -> None:
        """Those that are not zero; the first has its place at `start`."""

    def numbers(self, owner: Any, look: Look) -> Sequence[int]:
        found = [0] * self.entries
        self.put(found, 0, owner, look)
        return found

    def write(self, found: list[int], owner: Any, look: Look) -> None:
        start = len(found)
        found += [0] * self.length
        if look.whole or not self.secret:
            self.put(found, start, owner, look)


class Cards(Sparse):
    """The cards of a deck that a mask names. `own` ones are never shown to others, not even in the end, as secret ones
    are (FLO-8.1)."""

    def __init__(self, name: str, deck: int, attribute: str = "", secret: bool = False, own: bool = False) -> None:
        super().__init__(name, DECK_CARDS[deck].bit_count(), 2, False, secret)
        self.attribute = attribute or name
        self.cards = DECK_CARDS[deck]
        self.first = FIRST_CARD[deck]
        self.own = own

    def put(self, found: list[int], start: int, owner: Any, look: Look) -> None:
        if not self.own or look.viewer == look.seat or look.state.revealed:
            mask: int = getattr(owner, self.attribute)
            mark(found, start - self.first, mask & self.cards, 1)


class Cells(Sparse):
    """Something on each cell of an estate: one thing of a list."""

    def __init__(self, name: str, things: int) -> None:
        super().__init__(name, CELLS, things + 1, True)


def mark(found: list[int], start: int, mask: int, number: int) -> None:
    """The same number for every bit of a mask."""
    while mask:
        low = mask & -mask
        found[start + low.bit_length() - 1] = number
        mask ^= low
