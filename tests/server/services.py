"""PostgreSQL and Redis for the tests: started once a run, on free ports, in folders of their own, and stopped with it.

`postgres()` and `redis()` give an address; where the programs are missing they skip the test and say why.
"""

import asyncio
import atexit
import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
import pytest

READY_WITHIN: Final = 60.0
"""Seconds for a service to answer; it takes less than one."""
_databases = itertools.count(1)
_redis_databases = itertools.count(0)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@cache
def postgres_programs() -> Path | None:
    """Debian keeps them outside PATH, in a folder for each version: the highest one."""
    found = [*Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    if found:
        return max(found, key=lambda path: int(path.parts[-3])).parent
    inside = shutil.which("initdb")
    return Path(inside).parent if inside else None


def folder(name: str) -> Path:
    made = Path(tempfile.mkdtemp(prefix=f"bastide-{name}-"))
    atexit.register(shutil.rmtree, made, ignore_errors=True)
    return made


def as_nobody(where: Path) -> dict[str, object]:
    """PostgreSQL refuses to run as root: then it runs as nobody, in a folder that is nobody's."""
    if os.getuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    os.chown(where, nobody.pw_uid, nobody.pw_gid)
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def stop(process: "subprocess.Popen[bytes]", how: signal.Signals) -> None:
    process.send_signal(how)
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class Postgres:
    """A PostgreSQL server that can be frozen, killed and started again; `durable`: as slow as a real one."""

    def __init__(self, durable: bool = False) -> None:
        programs = postgres_programs()
        if programs is None:
            pytest.skip("PostgreSQL is not installed (Debian: apt install postgresql)")
        self.programs = programs
        self.where = folder("postgres")
        self.options = as_nobody(self.where)
        self.port = free_port()
        self.settings = [] if durable else ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]
        subprocess.run(
            [programs / "initdb", "-D", self.where / "db", "-A", "trust", "-U", "bastide", "-N", "--locale=C.UTF-8"],
            check=True,
            capture_output=True,
            cwd=self.where,
            **self.options,  # type: ignore[call-overload]
        )
        self.start()

    @property
    def url(self) -> str:
        """Without the name of a database."""
        return f"postgresql://bastide@127.0.0.1:{self.port}"

    def start(self) -> None:
        where, port = self.where, str(self.port)
        self.process = subprocess.Popen(
            [
                self.programs / "postgres",
                "-D",
                where / "db",
                "-p",
                port,
                "-k",
                where,
                "-c",
                "listen_addresses=127.0.0.1",
            ]
            + [part for setting in [*self.settings, "max_connections=200"] for part in ("-c", setting)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=where,
            **self.options,  # type: ignore[call-overload]
        )
        atexit.register(stop, self.process, signal.SIGINT)
        answers = [str(self.programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", port]
        wait_for(lambda: subprocess.run(answers, check=False).returncode == 0, self.process, "PostgreSQL")

    def stop(self) -> None:
        stop(self.process, signal.SIGQUIT)

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """All of it stands still: connections stay open, and nobody answers."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        everything = [self.process.pid, *map(int, children)]
        for pid in everything:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in everything:
                os.kill(pid, signal.SIGCONT)


@cache
def postgres_server(durable: bool = False) -> str:
    """The address of a PostgreSQL server, without the name of a database."""
    return Postgres(durable).url


def postgres(durable: bool = False) -> str:
    """The address of a new, empty database."""
    server = postgres_server(durable)
    name = f"bastide_{os.getpid()}_{next(_databases)}"
    order(f"{server}/postgres", f"create database {name}")
    return f"{server}/{name}"


def order(url: str, statement: str) -> None:
    """Let PostgreSQL carry out a statement."""
    programs = postgres_programs()
    assert programs is not None
    subprocess.run([programs / "psql", "-q", url, "-c", statement], check=True)


@cache
def kept(url: str) -> Callable[[str], None]:
    """Lets PostgreSQL carry out statements over a connection that stays open: for what is done before every test."""
    thread, runner = ThreadPoolExecutor(1), asyncio.Runner()
    connection = thread.submit(runner.run, asyncpg.connect(url)).result()

    def order(statements: str) -> None:
        thread.submit(runner.run, connection.execute(statements)).result()

    return order


@cache
def redis_server() -> str:
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("Redis is not installed (Debian: apt install redis-server)")
    where = folder("redis")
    port = free_port()
    settings = {"port": port, "bind": "127.0.0.1", "save": "", "appendonly": "no", "dir": where, "databases": 10_000}
    process = subprocess.Popen(
        [program, *(part for name, value in settings.items() for part in (f"--{name}", str(value)))],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    atexit.register(stop, process, signal.SIGTERM)
    wait_for(lambda: listens(port), process, "Redis")
    return f"redis://127.0.0.1:{port}"


def redis() -> str:
    """The address of an empty Redis database; channels are shared by all of them."""
    return f"{redis_server()}/{next(_redis_databases)}"


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def answers(port: int) -> bool:
    """Whether anybody says anything there: a server listens before it has read its games."""
    try:
        with socket.create_connection(("127.0.0.1", port), READY_WITHIN) as probe:
            probe.sendall(b"GET /ready HTTP/1.0\r\nHost: localhost\r\n\r\n")
            return probe.recv(1) != b""
    except OSError:
        return False


def wait_for(ready: Callable[[], bool], process: "subprocess.Popen[Any]", name: str) -> None:
    until = time.monotonic() + READY_WITHIN
    while time.monotonic() < until:
        if ready():
            return
        if process.poll() is not None:
            pytest.fail(f"{name} did not start")
        time.sleep(0.02)
    pytest.fail(f"{name} did not answer within {READY_WITHIN:.0f} s")
