"""Observations as numbers between 0 and 1, for nets: what is one thing of a list has a column for each thing."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from bastide.core.game import Game
from bastide.core.observing import Cell

Bytes = NDArray[np.uint8]
Floats = NDArray[np.float32]
Places = NDArray[np.int32]


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
        self.length = game.observed().length
        self.names = [name for cell in self.layout for name in named(cell)]
        ids: list[tuple[int, int, int]] = []
        amounts: list[tuple[int, int, int, int]] = []
        first = 0
        for cell in self.layout:
            for entry in range(cell.entries):
                high = cell.offset + entry * cell.width
                low = high + cell.width - 1
                if cell.ids:
                    ids.append((low, high, first))
                else:
                    amounts.append((low, high, first, cell.values - 1))
                first += columns(cell)
        self.ids = np.array(ids, np.int32).reshape(-1, 3).T
        self.amounts = np.array(amounts, np.int32).reshape(-1, 4).T
        """Of every number: where its low and its high byte stand (the same where it has one), its first column, and of
        amounts the largest."""

    def __call__(self, observations: Any) -> Floats:
        """A row of columns for each row of bytes."""
        if isinstance(observations, bytes):
            observations = np.frombuffer(observations, np.uint8)
        rows: Bytes = np.atleast_2d(observations)
        if rows.shape[1] != self.length:
            raise ValueError(f"an observation has {self.length} bytes, not {rows.shape[1]}")
        spread = np.zeros((len(rows), len(self.names)), np.float32)
        low, high, first, most = self.amounts
        spread[:, first] = numbers(rows, low, high) / most.astype(np.float32)
        low, high, first = self.ids
        found = numbers(rows, low, high)
        row, entry = np.nonzero(found)
        spread[row, first[entry] + found[row, entry] - 1] = 1
        return spread

    def sparse(self, observation: bytes) -> tuple[Places, Floats]:
        """The columns that are not zero, and what stands in them."""
        row = np.frombuffer(observation, np.uint8)[None]
        low, high, first, most = self.amounts
        found = numbers(row, low, high)[0]
        some = found.nonzero()[0]
        low, high, starts = self.ids
        things = numbers(row, low, high)[0]
        given = things.nonzero()[0]
        ones = np.ones(len(given), np.float32)
        return (
            np.concatenate([first[some], starts[given] + things[given] - 1]),
            np.concatenate([found[some] / most[some].astype(np.float32), ones]),
        )


def numbers(rows: Bytes, low: Places, high: Places) -> Places:
    """Some numbers of each row."""
    found: Places = rows[:, low].astype(np.int32)
    found += rows[:, high] * (np.int32(256) * (low != high))
    return found
