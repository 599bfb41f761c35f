"""Processes of this machine, each with its own bots, which it keeps from game to game."""

import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from threading import Thread

from bastide.arena.deals import Sitting
from bastide.arena.errors import ArenaError
from bastide.arena.match import Match, Outcome, play

WAITING = 2
"""Games handed out for each process: while one is played the next is there."""


def cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True)
class Local:
    processes: int = 0
    """0: one for each core."""

    def play(self, match: Match, sittings: Sequence[Sitting], recorded: bool) -> Iterator[Outcome]:
        count = min(self.processes or cores(), len(sittings))
        if count <= 1:
            for sitting in sittings:
                yield play(match, sitting, recorded)
            return
        # Forked children would inherit the locks of the thread that draws the progress bar.
        pool = ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), initializer=follow_parent)
        try:
            yield from hand_out(pool, count * WAITING, match, sittings, recorded)
        except BrokenProcessPool:
            raise ArenaError("bad-arena-process") from None
        finally:
            pool.shutdown(cancel_futures=True)


def hand_out(
    pool: ProcessPoolExecutor, most: int, match: Match, sittings: Sequence[Sitting], recorded: bool
) -> Iterator[Outcome]:
    left = iter(sittings)
    running: set[Future[Outcome]] = set()
    while True:
        while len(running) < most and (sitting := next(left, None)) is not None:
            running.add(pool.submit(play, match, sitting, recorded))
        if not running:
            return
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


def follow_parent() -> None:
    """End at once on Ctrl-C and with the parent, however that ended: what is unfinished is played again anyway."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
