"""Processes that have read all of the code when they begin: forked from one that did it once in a run.

Reading it takes a second, and the tests start hundreds of processes. Each is still one of its own, with its own
environment, streams, signals and end. Those whose start is what a test is about begin from nothing.
"""

import io
import os
import resource
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from functools import cache
from multiprocessing import forkserver, get_context
from multiprocessing.context import ForkServerContext
from pathlib import Path
from typing import Any, Final

from tests.server.swarm import Server

LONG: Final = 60.0
READ: Final = ["tests.server.preloaded"]


@cache
def context() -> ForkServerContext:
    """For `multiprocessing`."""
    found = get_context("forkserver")
    found.set_forkserver_preload(READ)
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))  # it does not learn of it otherwise
    try:
        forkserver.ensure_running()
    finally:
        os.environ.pop("PYTHONPATH")
        if before is not None:
            os.environ["PYTHONPATH"] = before
    return found


class Forked:
    """A function that runs in a process of its own, which is treated like one of `subprocess`."""

    def __init__(self, what: Callable[..., object], *about: object) -> None:
        self._process = context().Process(target=what, args=about)
        self._process.start()

    @property
    def pid(self) -> int:
        return self._process.pid or 0

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("a forked process", timeout or 0)
        return self._process.exitcode

    def send_signal(self, what: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, what)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def settle(environment: Mapping[str, str], folder: str, out: str, err: str) -> None:
    """In the new process: all that a started one would have been given. `out` and `err` are files to write on."""
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    for number, name in ((0, os.devnull), (1, out), (2, err)):
        opened = os.open(name, os.O_RDWR | os.O_CREAT | os.O_APPEND)
        os.dup2(opened, number)
        os.close(opened)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115 - as long as the process lives
    sys.stdout = io.TextIOWrapper(io.FileIO(1, "w", closefd=False), "utf-8", write_through=True)
    sys.stderr = io.TextIOWrapper(io.FileIO(2, "w", closefd=False), "utf-8", write_through=True)


# ---- commands


def bastide(folder: Path, *args: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """One command of `bastide` in a folder, with nothing else in its environment."""
    with tempfile.TemporaryDirectory() as streams:
        out, err = Path(streams, "out"), Path(streams, "err")
        command = Forked(_command, args, {"PATH": os.environ["PATH"], **environment}, str(folder), str(out), str(err))
        try:
            status = command.wait(LONG)
        finally:
            command.kill()
        return subprocess.CompletedProcess(args, status, out.read_text("utf-8"), err.read_text("utf-8"))


def _command(args: tuple[str, ...], *where: Any) -> None:
    settle(*where)
    from bastide.cli import main

    main(args)


# ---- a server


class Process(Server):
    """`serve` as a process of its own, forked, and so are its workers, where it has several."""

    process: Forked  # type: ignore[assignment]

    def _launch(self) -> Forked:  # type: ignore[override]
        log = str(self.log)
        where = ({**os.environ, **self.settings}, str(self.log.parent), log, log)
        return Forked(_serve, self.files, self.port, self.count, *where)

    def workers(self) -> list[int]:
        return self._children(b"forkserver")


def _serve(files: str, port: int, workers: int, *where: Any) -> None:
    settle(*where)
    if files:
        soft, hard = map(int, files.split(","))
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    from uvicorn import _subprocess

    from bastide.server.serve import serve

    _subprocess.spawn = get_context("fork")  # type: ignore[assignment]
    sys.exit(serve("127.0.0.1", port, workers))
