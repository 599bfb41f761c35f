"""Observations as numbers between 0 and 1, for nets: what is one thing of a list has a column for each thing."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from bastide.core.game import Game
from bastide.core.observing import Cell

Bytes = NDArray[np.uint8]
Floats = NDArray[np.float32]


def columns(cell: Cell) -> int:
    """How many columns one number of a cell has; what is none (0) is a zero in all of them."""
    return cell.values - 1 if cell.ids else 1


def named(cell: Cell) -> list[str]:
    """What the columns of a cell are."""
    whose = "" if cell.player < 0 else f"player {cell.player}: "
    found: list[str] = []
    for entry in range(cell.entries):
        name = f"{whose}{cell.name}" + (f" {entry}" if cell.entries > 1 else "")
        found += [f"{name} is {value}" for value in range(1, cell.values)] if cell.ids else [name]
    return found


class Expander:
    """Spreads observations of a game, one or many at once. `names` says what each column is."""

    def __init__(self, game: Game) -> None:
        self.layout = game.observed().layout
        self.names = [name for cell in self.layout for name in named(cell)]

    def __call__(self, observations: Any) -> Floats:
        """A row of columns for each row of bytes."""
        if isinstance(observations, bytes):
            observations = np.frombuffer(observations, np.uint8)
        rows: Bytes = np.atleast_2d(observations)
        spread = np.zeros((len(rows), len(self.names)), np.float32)
        first = 0
        for cell in self.layout:
            numbers = rows[:, cell.offset : cell.offset + cell.entries * cell.width].astype(np.int32)
            if cell.width == 2:
                numbers = numbers[:, ::2] * 256 + numbers[:, 1::2]
            width = columns(cell)
            if cell.ids:
                row, entry = np.nonzero(numbers)
                spread[row, first + entry * width + numbers[row, entry] - 1] = 1
            else:
                spread[:, first : first + cell.entries] = numbers / (cell.values - 1)
            first += cell.entries * width
        return spread
