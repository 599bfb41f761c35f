"""The process that watches the workers: one that has died or does not answer any more is replaced."""

import time
from socket import socket
from typing import Final

import structlog
from uvicorn.config import STARTUP_FAILURE, Config
from uvicorn.supervisors.multiprocess import Multiprocess, Process

SILENCE: Final = 30.0
"""Seconds without an answer after which a worker counts as hung; starting one on a busy machine takes a while."""

log = structlog.get_logger()


class Workers(Multiprocess):
    """Uvicorn's own watcher waits for each worker's answer in turn. This one never waits.

    So the death of a worker is noticed within half a second, even when it died while it was being asked, and so is a
    signal to stop.
    """

    def __init__(self, config: Config, sockets: list[socket]) -> None:
        super().__init__(config, sockets)
        self.failed = False
        self._answered: dict[int, float] = {}
        self._asked: set[int] = set()

    def keep_subprocess_alive(self) -> None:
        for index, process in enumerate(self.processes):
            if self.should_exit.is_set():
                return
            if self._lives(process):
                continue
            process.kill()
            process.join()
            if process.exitcode == STARTUP_FAILURE:
                log.error("a worker could not start", pid=process.pid)
                self.failed = True
                self.should_exit.set()
                return
            log.warning("a worker died", pid=process.pid)
            self.processes[index] = Process(self.config, self.sockets)
            self.processes[index].start()

    def _lives(self, process: Process) -> bool:
        if not process.process.is_alive() or process.pid is None:
            return False
        now = time.monotonic()
        since = self._answered.setdefault(process.pid, now)
        line = process.parent_conn
        try:
            if line.poll():
                line.recv()
                self._asked.discard(process.pid)
                since = self._answered[process.pid] = now
            if process.pid not in self._asked:
                line.send(b"ping")
                self._asked.add(process.pid)
        except (OSError, EOFError):
            return False
        return now - since < SILENCE
