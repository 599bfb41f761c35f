"""A Ray cluster: one that runs already (`address`), or one that is started here for the time of the tournament.

A node that is lost takes only its running games with it: Ray plays them again elsewhere.
"""

import socket
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import bastide
from bastide.arena.deals import Sitting
from bastide.arena.errors import ArenaError
from bastide.arena.match import Match, Outcome, play
from bastide.core.errors import InputError

RETRIES = 8
"""How often the loss of a node or a process is put up with by the same games."""
WAITING = 2
"""Batches handed out for each core of the cluster."""
TARGET = 0.5
"""Seconds that a batch should take: a task costs Ray about a millisecond, and a lost one should not matter."""
MOST = 64
PATIENCE = 5.0
"""Seconds within which a cluster must answer at its address."""


@dataclass(frozen=True)
class Ray:
    address: str = ""
    """Of a cluster that runs; empty: start one."""
    processes: int = 0
    """Cores of the one that is started; 0: all."""

    def play(self, match: Match, sittings: Sequence[Sitting], recorded: bool) -> Iterator[Outcome]:
        ray = self.load()
        ours = not ray.is_initialized()
        if ours:
            self.connect(ray)
        try:
            yield from hand_out(ray, match, sittings, recorded)
        finally:
            if ours:
                ray.shutdown()

    def load(self) -> Any:
        try:
            return import_module("ray")
        except ModuleNotFoundError:
            raise ArenaError("bad-arena-no-ray") from None

    def connect(self, ray: Any) -> None:
        quiet = {"logging_level": "ERROR", "log_to_driver": False}
        if not self.address:
            cpus = {"num_cpus": self.processes} if self.processes else {}
            ray.init(include_dashboard=False, **quiet, **cpus)
            return
        knock(self.address)
        try:
            ray.init(address=self.address, **quiet)
        except Exception as error:  # of many kinds, with a long story each
            said = str(error).strip().splitlines() or [type(error).__name__]
            raise ArenaError("bad-arena-address", address=self.address, said=said[0]) from error


def knock(address: str) -> None:
    """Ray itself would wait for minutes where nobody answers."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:  # "auto" and the like: Ray knows
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, ValueError, OverflowError) as error:
        said = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise ArenaError("bad-arena-address", address=address, said=said) from None


def hand_out(ray: Any, match: Match, sittings: Sequence[Sitting], recorded: bool) -> Iterator[Outcome]:
    task = ray.remote(max_retries=RETRIES, num_cpus=1)(play_batch)
    next_one = 0
    size = 1
    running: list[Any] = []
    while True:
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))  # nodes come and go
        while next_one < len(sittings) and len(running) < cores * WAITING:
            running.append(task.remote(bastide.__version__, match, sittings[next_one : next_one + size], recorded))
            next_one += size
        if not running:
            return
        done, running = ray.wait(running)
        for batch in done:
            outcomes = result_of(ray, batch)
            spent = sum(sum(outcome.seconds) for outcome in outcomes) / len(outcomes)
            size = max(1, min(MOST, int(TARGET / (spent + 0.001))))
            yield from outcomes


def result_of(ray: Any, batch: Any) -> list[Outcome]:
    try:
        outcomes: list[Outcome] = ray.get(batch)
    except ray.exceptions.RayTaskError as error:
        raise (error.cause if isinstance(error.cause, InputError) else error.as_instanceof_cause()) from None
    except ray.exceptions.RayError as error:
        raise ArenaError("bad-arena-lost", said=str(error).strip().splitlines()[0]) from error
    return outcomes


def play_batch(version: str, match: Match, sittings: Sequence[Sitting], recorded: bool) -> list[Outcome]:
    """What a node does. Another Bastide there could play other games."""
    if version != bastide.__version__:
        raise ArenaError("bad-arena-version", here=version, there=bastide.__version__)
    return [play(match, sitting, recorded) for sitting in sittings]
