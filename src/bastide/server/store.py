"""The database behind one small door: read rows, or write some statements as one transaction. SQLite or PostgreSQL.

Statements are plain SQL with :named arguments that both understand. What must not happen twice is a unique key: a
second writer gets `Conflict` and nothing of its transaction stays. Whatever takes longer than `seconds` ends with
`Unavailable`: nobody waits for a frozen database without end.
"""

import asyncio
import os
import re
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, TypeVar

import asyncpg  # type: ignore[import-untyped]
import structlog

from bastide.server.settings import Settings

CONNECTIONS: Final = 10
SECONDS: Final = 5.0
ARGUMENT: Final = re.compile(r":(\w+)")
OUT_OF_ORDER: Final = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_INTERRUPT,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_NOTADB,
    }
)
"""What SQLite says when the fault is not in the statement."""
GONE: Final = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # stopped, starting, or a statement took too long
    asyncpg.InsufficientResourcesError,  # a full disk, too many connections
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.LockNotAvailableError,
    asyncpg.ReadOnlySQLTransactionError,  # a replica
    asyncpg.TransactionRollbackError,
    asyncpg.PostgresSystemError,
    asyncpg.InternalServerError,
    asyncpg.UndefinedTableError,  # somebody has emptied the database
)
"""And PostgreSQL, or the network before it. A timeout is an OSError too."""

log = structlog.get_logger()

T = TypeVar("T")
Row = dict[str, Any]
Statement = tuple[str, Row]


class Conflict(Exception):  # noqa: N818 - an answer, not a failure
    """Somebody else wrote that row first."""


class Unavailable(Exception):  # noqa: N818 - it may be well again soon
    """The database does not answer, or not in time. Whether something is written that was to be is not known."""


class Store(ABC):
    def __init__(self, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        """How long anything may take, with the wait for a connection or a thread."""
        self._ill: set[str] = set()
        """What does not work just now: reading, writing."""

    @abstractmethod
    async def read(self, statement: str, **args: Any) -> list[Row]:
        """The rows of a query. Raises Unavailable."""

    @abstractmethod
    async def write(self, statements: list[Statement]) -> int:
        """All of them or none; the number of rows that the last one changed. Raises Conflict, Unavailable."""

    @abstractmethod
    async def close(self) -> None: ...

    def _answered(self, what: str) -> None:
        if what in self._ill:
            self._ill.remove(what)
            log.warning("the database answers again", to=what)

    def _failed(self, what: str, why: BaseException) -> Unavailable:
        """Said once, however many wait."""
        said = str(why) or type(why).__name__
        if what not in self._ill:
            self._ill.add(what)
            log.error("the database does not answer", to=what, why=said)
        return Unavailable(said)


class SqliteStore(Store):
    """One thread writes, one reads: SQLite has one writer anyway, and hopping between threads is what costs.

    While one commit is on its way to the disk, what else is to be written gathers and shares the next one.
    """

    def __init__(self, path: Path, seconds: float = SECONDS) -> None:
        super().__init__(seconds)
        self.path = path
        self._writer = ThreadPoolExecutor(1, "sqlite-write")
        self._reader = ThreadPoolExecutor(1, "sqlite-read")
        self._writing: sqlite3.Connection | None = None
        self._reading: sqlite3.Connection | None = None
        self._file: tuple[int, int] | None = None
        self._gathered: list[tuple[list[Statement], asyncio.Future[int]]] = []
        self._busy = False

    def _connect(self) -> sqlite3.Connection:
        """To a file that is there: one that has gone is not made anew, it would be empty."""
        self._same_file()
        address = f"{self.path.absolute().as_uri()}?mode=rw"
        connection = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)
        connection.row_factory = sqlite3.Row
        connection.execute(f"pragma busy_timeout={int(self.seconds * 800)}")  # it gives up before we do
        connection.execute("pragma synchronous=full")  # a move that was acknowledged survives a power cut too
        connection.execute("pragma foreign_keys=on")
        return connection

    def _same_file(self) -> None:
        """What is written to a file that was deleted or replaced would be lost."""
        try:
            found = os.stat(self.path)
        except OSError as error:
            raise Unavailable("the database file has gone") from error
        if self._file is None:
            self._file = (found.st_dev, found.st_ino)
        if self._file != (found.st_dev, found.st_ino):
            raise Unavailable("the database file was replaced while the server runs: restart the server")

    def _read(self, statement: str, args: Row) -> list[Row]:
        try:
            if self._reading is None:
                self._reading = self._connect()
            return [dict(row) for row in self._reading.execute(statement, args)]
        except sqlite3.DatabaseError as error:
            if not out_of_order(error):
                raise
            self._reading = None  # the connection is made anew the next time
            raise Unavailable(str(error)) from error

    def _write(self, gathered: list[list[Statement]]) -> list[int | Conflict]:
        """Each list of statements is done whole or not at all, and all are on the disk when this returns."""
        try:
            if self._writing is None:
                self._writing = self._connect()
            self._same_file()
            return self._write_all(self._writing, gathered)
        except sqlite3.DatabaseError as error:
            if not out_of_order(error):
                raise
            self._writing = None
            raise Unavailable(str(error)) from error

    def _write_all(self, connection: sqlite3.Connection, gathered: list[list[Statement]]) -> list[int | Conflict]:
        connection.execute("begin immediate")
        try:
            found = [self._write_one(connection, statements) for statements in gathered]
            connection.execute("commit")
        except BaseException:
            if connection.in_transaction:  # a full disk has ended it already
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
            connection.execute("release one")
            return Conflict()
        connection.execute("release one")
        return changed

    async def read(self, statement: str, **args: Any) -> list[Row]:
        job = asyncio.get_running_loop().run_in_executor(self._reader, self._read, statement, args)
        return await self._within("read", job)

    async def write(self, statements: list[Statement]) -> int:
        written: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        waiting = (statements, written)
        self._gathered.append(waiting)
        if not self._busy:
            self._write_gathered()
        try:
            return await self._within("write", written)
        finally:
            if waiting in self._gathered:  # nobody waits for it any more
                self._gathered.remove(waiting)

    async def _within(self, what: str, job: Awaitable[T]) -> T:
        try:
            async with asyncio.timeout(self.seconds):
                found = await job
        except (Unavailable, TimeoutError) as error:
            raise self._failed(what, error) from None
        self._answered(what)
        return found

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
            if written.done():
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

    def __init__(self, url: str, seconds: float = SECONDS) -> None:
        super().__init__(seconds)
        self.url = url
        self._pool: asyncpg.Pool | None = None
        self._opening = asyncio.Lock()

    async def _connections(self) -> asyncpg.Pool:
        if self._pool is not None:
            return self._pool
        async with self._opening:
            if self._pool is None:
                limit = str(int(self.seconds * 1000))
                self._pool = await asyncpg.create_pool(
                    self.url,
                    min_size=0,
                    max_size=CONNECTIONS,
                    reset=nothing_to_reset,
                    # For a server that goes on with what we do not wait for any more.
                    server_settings={"statement_timeout": limit, "lock_timeout": limit},
                )
        return self._pool

    async def _within(self, what: str, do: Callable[[asyncpg.Connection], Awaitable[T]]) -> T:
        """On a connection of the pool. One that did not answer in time is not used again: nothing can be said of it."""
        try:
            async with asyncio.timeout(self.seconds):
                pool = await self._connections()
                connection = await pool.acquire()
                try:
                    found = await do(connection)
                except (asyncio.CancelledError, TimeoutError):
                    connection.terminate()
                    raise
                finally:
                    await pool.release(connection)
        except GONE as error:
            if isinstance(error, ValueError):  # an argument that no database could take
                raise
            raise self._failed(what, error) from error
        self._answered(what)
        return found

    async def read(self, statement: str, **args: Any) -> list[Row]:
        one, names = as_one(statement)
        given = [args[name] for _, name in names]
        rows = await self._within("read", lambda connection: connection.fetch(one, *given))
        return [dict(row) for row in rows]

    async def write(self, statements: list[Statement]) -> int:
        one, names = as_one(*(statement for statement, _ in statements))
        given = [statements[index][1][name] for index, name in names]
        try:
            changed: str = await self._within("write", lambda connection: connection.execute(one, *given))
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Conflict from error
        return int(changed.rpartition(" ")[2])

    async def close(self) -> None:
        if self._pool is not None:
            try:
                async with asyncio.timeout(self.seconds):
                    await self._pool.close()
            except TimeoutError:
                self._pool.terminate()


def out_of_order(error: sqlite3.DatabaseError) -> bool:
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF in OUT_OF_ORDER


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
    seconds = float(settings.database_timeout)
    return SqliteStore(path, seconds) if path else PostgresStore(settings.postgres_url, seconds)
