"""The database behind one small door: read rows, or write some statements as one transaction. SQLite or PostgreSQL.

Statements are plain SQL with :named arguments that both understand. What must not happen twice is a unique key: a
second writer gets `Conflict` and nothing of its transaction stays.
"""

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from sqlalchemy import text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from bastide.server.settings import Settings

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
    """One thread writes, one reads: SQLite has one writer anyway, and hopping between threads is what costs."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writer = ThreadPoolExecutor(1, "sqlite-write")
        self._reader = ThreadPoolExecutor(1, "sqlite-read")
        self._writing: sqlite3.Connection | None = None
        self._reading: sqlite3.Connection | None = None

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.row_factory = sqlite3.Row
        connection.execute("pragma busy_timeout=10000")
        connection.execute("pragma journal_mode=wal")
        connection.execute("pragma synchronous=full")  # a move that was acknowledged survives a power cut too
        connection.execute("pragma foreign_keys=on")
        return connection

    def _read(self, statement: str, args: Row) -> list[Row]:
        if self._reading is None:
            self._reading = self._connect()
        return [dict(row) for row in self._reading.execute(statement, args)]

    def _write(self, statements: list[Statement]) -> int:
        if self._writing is None:
            self._writing = self._connect()
        connection = self._writing
        connection.execute("begin immediate")
        try:
            changed = 0
            for statement, args in statements:
                changed = connection.execute(statement, args).rowcount
            connection.execute("commit")
        except BaseException as error:
            connection.execute("rollback")
            if isinstance(error, sqlite3.IntegrityError):
                raise Conflict from error
            raise
        return changed

    async def read(self, statement: str, **args: Any) -> list[Row]:
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._read, statement, args)

    async def write(self, statements: list[Statement]) -> int:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._write, statements)

    async def close(self) -> None:
        self._writer.shutdown()
        self._reader.shutdown()
        for connection in (self._writing, self._reading):
            if connection is not None:
                connection.close()


class PostgresStore(Store):
    def __init__(self, url: str) -> None:
        self.engine = create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True)

    async def read(self, statement: str, **args: Any) -> list[Row]:
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(text(statement), args)).mappings()]

    async def write(self, statements: list[Statement]) -> int:
        changed = 0
        try:
            async with self.engine.begin() as connection:
                for statement, args in statements:
                    changed = (await connection.execute(text(statement), args)).rowcount
        except IntegrityError as error:
            raise Conflict from error
        return changed

    async def close(self) -> None:
        await self.engine.dispose()


def open_store(settings: Settings) -> Store:
    path = settings.sqlite_path
    return SqliteStore(path) if path else PostgresStore(settings.postgres_url)
