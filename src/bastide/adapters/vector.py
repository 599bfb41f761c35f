"""Many games at once, as batches of numpy, over processes that share memory.

    with Vector("burgundy", count=64, processes=4) as games:
        games.reset(seed=7)
        while learning:
            games.step(choose(games.observation, games.mask))   # one code for each game

Each game asks one seat at a time (`seat`), to which `observation` and `mask` belong. A game that ends gives its
`reward` to all its seats, is marked `done`, and begins anew at once.
"""

import traceback
from collections.abc import Callable
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bastide.adapters.seating import NOT_BEGUN, Setting
from bastide.core.errors import IllegalAction, InputError
from bastide.core.state import State

RESET: Final = "reset"
STEP: Final = "step"


class Arrays:
    """What all games show, in memory that processes can share; by name, what it is and how large."""

    def __init__(self, setting: Setting, count: int, name: str | None = None) -> None:
        shapes: dict[str, tuple[tuple[int, ...], Any]] = {
            "reward": ((count, setting.seats), np.float32),
            "action": ((count,), np.int32),
            "length": ((count,), np.int32),
            "seat": ((count,), np.int8),
            "done": ((count,), np.bool_),
            "observation": ((count, setting.length), np.uint8),
            "mask": ((count, setting.actions), np.uint8),
        }
        sizes = {what: int(np.prod(shape)) * np.dtype(kind).itemsize for what, (shape, kind) in shapes.items()}
        self.memory = SharedMemory(name, create=name is None, size=sum(sizes.values()))
        views: dict[str, NDArray[Any]] = {}
        at = 0
        for what, (shape, kind) in shapes.items():
            views[what] = np.ndarray(shape, kind, self.memory.buf, at)
            at += sizes[what]
        self.reward: NDArray[np.float32] = views["reward"]
        self.action: NDArray[np.int32] = views["action"]
        self.length: NDArray[np.int32] = views["length"]
        self.seat: NDArray[np.int8] = views["seat"]
        self.done: NDArray[np.bool_] = views["done"]
        self.observation: NDArray[np.uint8] = views["observation"]
        self.mask: NDArray[np.uint8] = views["mask"]


class Hall:
    """Some of the games, those from `first` on, played one after the other."""

    def __init__(self, setting: Setting, arrays: Arrays, first: int, end: int) -> None:
        self.setting = setting
        self.arrays = arrays
        self.places = range(first, end)
        self.states: list[State] = []
        self.seed = ""
        self.dealt = [0] * (end - first)

    def deal(self, number: int) -> State:
        """The next game of a place; the same whichever process plays it."""
        self.dealt[number] += 1
        return self.setting.start(f"{self.seed} {self.places[number]} {self.dealt[number]}")

    def reset(self, seed: str) -> None:
        """Begin all games."""
        self.seed = seed
        self.dealt = [0] * len(self.places)
        self.states = [self.deal(number) for number in range(len(self.places))]
        self.arrays.reward[self.places.start : self.places.stop] = 0
        self.arrays.done[self.places.start : self.places.stop] = False
        for number in range(len(self.places)):
            self.show(number)

    def step(self) -> None:
        """Play in each game the action that stands in the arrays."""
        arrays = self.arrays
        arrays.reward[self.places.start : self.places.stop] = 0
        for number, place in enumerate(self.places):
            state = self.states[number]
            try:
                state.step(int(arrays.action[place]), int(arrays.seat[place]))
            except (IllegalAction, InputError) as error:
                raise ValueError(f"game {place}: {error}") from None
            arrays.done[place] = state.over
            if state.over:
                arrays.reward[place] = state.returns()
                self.states[number] = self.deal(number)
            self.show(number)

    def show(self, number: int) -> None:
        """Write what a game shows into the arrays."""
        state, place, arrays = self.states[number], self.places[number], self.arrays
        seat = state.to_act[0]
        arrays.seat[place] = seat
        arrays.length[place] = state.moves
        arrays.observation[place] = np.frombuffer(state.observe(seat), np.uint8)
        arrays.mask[place] = np.frombuffer(state.mask(seat), np.uint8)


def work(pipe: Connection, given: tuple[str, int, dict[str, Any]], memory: str, part: tuple[int, int, int]) -> None:
    """A process of its own: does what it is told until the pipe is closed."""
    setting = Setting(*given)
    count, first, end = part
    hall = Hall(setting, Arrays(setting, count, memory), first, end)
    while True:
        try:
            what, seed = pipe.recv()
        except EOFError:
            return
        try:
            hall.reset(seed) if what == RESET else hall.step()
            pipe.send(None)
        except ValueError as error:
            pipe.send(str(error))
        except Exception:
            pipe.send(traceback.format_exc())


class Vector:
    """So many games at once. Without processes they are played here."""

    def __init__(self, game: str, count: int, processes: int = 0, seats: int = 2, **options: Any) -> None:
        if count < 1:
            raise ValueError("at least one game is to be played")
        if processes < 0:
            raise ValueError(f"there cannot be {processes} processes")
        self.setting = Setting(game, seats, options)
        self.count = count
        self.arrays = Arrays(self.setting, count)
        self.observation, self.mask = self.arrays.observation, self.arrays.mask
        self.seat, self.reward, self.done = self.arrays.seat, self.arrays.reward, self.arrays.done
        self._dealt = False
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        self._hall = None if processes else Hall(self.setting, self.arrays, 0, count)
        context = get_context("spawn")
        bounds = [count * part // max(1, processes) for part in range(processes + 1)]
        for first, end in pairwise(bounds):
            here, there = context.Pipe()
            told = (there, (game, seats, options), self.arrays.memory.name, (count, first, end))
            process = context.Process(target=work, args=told, daemon=True)
            process.start()
            there.close()
            self._pipes.append(here)
            self._processes.append(process)

    def reset(self, seed: int | str = 0) -> None:
        """Begin all games; the same seed gives the same games, however many processes there are."""
        self._tell(RESET, str(seed), lambda hall: hall.reset(str(seed)))
        self._dealt = True

    def step(self, actions: NDArray[Any]) -> None:
        """Play one action in each game."""
        if not self._dealt:
            raise ValueError(NOT_BEGUN)
        if np.shape(actions) != (self.count,):
            raise ValueError(f"{self.count} games take {self.count} actions in a row, not {np.shape(actions)}")
        self.arrays.action[:] = actions
        self._tell(STEP, "", lambda hall: hall.step())

    def _tell(self, what: str, seed: str, do: Callable[[Hall], None]) -> None:
        if self._hall is not None:
            do(self._hall)
            return
        for pipe in self._pipes:
            pipe.send((what, seed))
        said = [pipe.recv() for pipe in self._pipes]
        for trouble in said:
            if trouble is not None:
                raise ValueError(trouble)

    def close(self) -> None:
        """End the processes and give the memory back."""
        self._dealt = False
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join()
        self._pipes, self._processes = [], []
        # numpy must let go of the memory before it can be given back.
        empty = np.zeros(0)
        self.observation = self.mask = self.seat = self.reward = self.done = empty  # type: ignore[assignment]
        memory = self.arrays.memory
        del self.arrays
        if self._hall is not None:
            del self._hall.arrays
        memory.close()
        memory.unlink()

    def __enter__(self) -> "Vector":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
