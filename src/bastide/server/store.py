"""The database behind one small door: read rows, or write some statements as one transaction. SQLite or PostgreSQL.

Statements are plain SQL with :named arguments that both understand. What must not happen twice is a unique key: a
second writer gets `Conflict` and nothing of its transaction stays.
"""

import asyncio
import re
import sqlite3
from abc import ABC, abstractmethod
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]

from bastide.server.settings import Settings

CONNECTIONS: Final = 10
ARGUMENT: Final = re.compile(r":(\w+)")

Row = dict[str, Any]
Statement = tuple[str, Row]


class Conflict(Exception):  # noqa: N818 - an answer, not a failure
    """Somebody else wrote that row first."""


class Store(ABC):
    @abstractmethod
    async def read(self, statement: str, **args: Any) -> list[Row]:
        """The rows of a query."""

    @abstractmethod
    async def write(self, statements: list[Statement]) -> int:
        """All of them or none; the number of rows that the last one changed. Raises Conflict."""

    @abstractmethod
    async def close(self) -> None: ...


class SqliteStore(Store):
    """One thread writes, one reads: SQLite has one writer anyway, and hopping between threads is what costs.

    While one commit is on its way to the disk, what else is to be written gathers and shares the next one.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writer = ThreadPoolExecutor(1, "sqlite-write")
        self._reader = ThreadPoolExecutor(1, "sqlite-read")
        self._writing: sqlite3.Connection | None = None
        self._reading: sqlite3.Connection | None = None
        self._gathered: list[tuple[list[Statement], asyncio.Future[int]]] = []
        self._busy = False

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.row_factory = sqlite3.Row
        connection.execute("pragma busy_timeout=10000")
        connection.execute("pragma synchronous=full")  # a move that was acknowledged survives a power cut too
        connection.execute("pragma foreign_keys=on")
        return connection

    def _read(self, statement: str, args: Row) -> list[Row]:
        if self._reading is None:
            self._reading = self._connect()
        return [dict(row) for row in self._reading.execute(statement, args)]

    def _write(self, gathered: list[list[Statement]]) -> list[int | Conflict]:
        """Each list of statements is done whole or not at all, and all are on the disk when this returns."""
        if self._writing is None:
            self._writing = self._connect()
        connection = self._writing
        connection.execute("begin immediate")
        try:
            found = [self._write_one(connection, statements) for statements in gathered]
            connection.execute("commit")
        except BaseException:
            connection.execute("rollback")
            raise
        return found

    def _write_one(self, connection: sqlite3.Connection, statements: list[Statement]) -> int | Conflict:
        connection.execute("savepoint one")
        changed = 0
        try:
            for statement, args in statements:
                changed = connection.execute(statement, args).rowcount
        except sqlite3.IntegrityError:
            connection.execute("rollback to one")
            return Conflict()
        finally:
            connection.execute("release one")
        return changed

    async def read(self, statement: str, **args: Any) -> list[Row]:
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._read, statement, args)

    async def write(self, statements: list[Statement]) -> int:
        written: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._gathered.append((statements, written))
        if not self._busy:
            self._write_gathered()
        return await written

    def _write_gathered(self) -> None:
        gathered, self._gathered = self._gathered, []
        self._busy = bool(gathered)
        if gathered:
            statements = [one for one, _ in gathered]
            job = asyncio.get_running_loop().run_in_executor(self._writer, self._write, statements)
            job.add_done_callback(partial(self._wrote, [written for _, written in gathered]))

    def _wrote(self, waiting: list[asyncio.Future[int]], job: asyncio.Future[list[int | Conflict]]) -> None:
        """Tell whoever waits how it went, and go on with what has gathered."""
        error = job.exception()
        found: list[int | Conflict] | list[BaseException] = [error] * len(waiting) if error else job.result()
        for written, result in zip(waiting, found, strict=True):
            if written.cancelled():
                continue
            if isinstance(result, BaseException):
                written.set_exception(result)
            else:
                written.set_result(result)
        self._write_gathered()

    async def close(self) -> None:
        self._writer.shutdown()
        self._reader.shutdown()
        for connection in (self._writing, self._reading):
            if connection is not None:
                connection.close()


class PostgresStore(Store):
    """A few connections. What is written together goes as one statement: that is one round trip and a transaction."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._pool: asyncpg.Pool | None = None
        self._opening = asyncio.Lock()

    async def _connections(self) -> asyncpg.Pool:
        async with self._opening:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(
                    self.url, min_size=1, max_size=CONNECTIONS, reset=nothing_to_reset
                )
        return self._pool

    async def read(self, statement: str, **args: Any) -> list[Row]:
        one, names = as_one(statement)
        pool = await self._connections()
        return [dict(row) for row in await pool.fetch(one, *(args[name] for _, name in names))]

    async def write(self, statements: list[Statement]) -> int:
        one, names = as_one(*(statement for statement, _ in statements))
        pool = await self._connections()
        try:
            changed: str = await pool.execute(one, *(statements[index][1][name] for index, name in names))
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Conflict from error
        return int(changed.rpartition(" ")[2])

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.close()


async def nothing_to_reset(connection: asyncpg.Connection) -> None:
    """Nothing is ever set on a connection, so a round trip is saved when it goes back to the pool."""


@cache
def as_one(*statements: str) -> tuple[str, list[tuple[int, str]]]:
    """Several statements as one, and which argument of which of them is $1, $2 and so on."""
    places: list[tuple[int, str]] = []
    ready: list[str] = []
    for index, statement in enumerate(statements):
        one, names = numbered(statement, len(places) + 1)
        ready.append(one)
        places += [(index, name) for name in names]
    first = ", ".join(f"s{index} as ({one})" for index, one in enumerate(ready[:-1]))
    return (f"with {first} {ready[-1]}" if first else ready[-1]), places


def numbered(statement: str, start: int) -> tuple[str, list[str]]:
    """PostgreSQL wants $1 instead of :name: the statement so, and its names in that order."""
    names = list(dict.fromkeys(ARGUMENT.findall(statement)))
    return ARGUMENT.sub(lambda match: f"${start + names.index(match[1])}", statement), names


def open_store(settings: Settings) -> Store:
    path = settings.sqlite_path
    return SqliteStore(path) if path else PostgresStore(settings.postgres_url)
