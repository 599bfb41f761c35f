"""Processes in which bots think. One that takes too long is ended and replaced; the others do not notice."""

import asyncio
import os
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final

from bastide.core.catalog import games
from bastide.server.collecting import collect_seldom
from bastide.server.parent_watch import leave_with_parent
from bastide.server.turns import Turns

START_SECONDS: Final = 60.0


class Thinker:
    """One process, which may still be starting: that takes longer than a move."""

    def __init__(self, niceness: int) -> None:
        self.pool = ProcessPoolExecutor(1, get_context("spawn"), begin, (niceness,))
        self.started = asyncio.get_running_loop().run_in_executor(self.pool, games)

    async def ready(self) -> None:
        await asyncio.wait_for(asyncio.shield(self.started), START_SECONDS)

    async def think(self, seconds: float, what: Callable[..., Any], *about: object) -> Any:
        job = asyncio.get_running_loop().run_in_executor(self.pool, what, *about)
        return await asyncio.wait_for(job, seconds)

    def kill(self) -> None:
        """Also when it is stuck."""
        self.started.cancel()
        for process in list((self.pool._processes or {}).values()):
            process.kill()

    def end(self, wait: bool = False) -> None:
        """After `kill`; `wait` until it has given everything back."""
        self.pool.shutdown(wait, cancel_futures=True)


def begin(niceness: int) -> None:
    if sys.platform != "win32":
        os.nice(niceness)
    leave_with_parent()
    collect_seldom()


class Thinkers:
    """So many processes; they start when they are first wanted."""

    def __init__(self, processes: int, niceness: int = 0, patience: float | None = None) -> None:
        self.turns = Turns(processes)
        self.niceness = niceness
        self.patience = patience
        """Seconds for which somebody waits for a turn."""
        self._idle: list[Thinker | None] = [None] * processes
        self._all: set[Thinker] = set()
        self._ended = False

    async def think(self, key: str, seconds: float, what: Callable[..., Any], *about: object) -> Any:
        """What a process answers, for `key` in its turn. Its time begins when a process is free for it.

        TimeoutError: nothing was free in time, or it thought for too long.
        """
        async with self.turns.turn(key, self.patience) as turn:
            thinker = self._idle.pop() or self._new()
            after: Thinker | None = thinker
            try:
                await thinker.ready()
                turn.begin()
                return await thinker.think(seconds, what, *about)
            except (TimeoutError, BrokenProcessPool, asyncio.CancelledError):
                thinker.kill()
                thinker.end()
                self._all.discard(thinker)
                after = None if self._ended else self._new()  # it starts while others think
                raise
            finally:
                self._idle.append(after)

    def _new(self) -> Thinker:
        thinker = Thinker(self.niceness)
        self._all.add(thinker)
        return thinker

    async def end(self) -> None:
        """Until they have given everything back."""
        self._ended = True
        for thinker in self._all:
            thinker.kill()
        for thinker in self._all:
            await asyncio.to_thread(thinker.end, True)
