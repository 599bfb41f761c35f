"""Telling the other workers that a table has news: through Redis, PostgreSQL, or the SQLite file itself.

A message only says "table T has entry N"; the entry is read from the database. So a lost message costs time, not truth.
"""

import asyncio
import sqlite3
import time
from collections.abc import AsyncGenerator, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis

from bastide.server.settings import Settings

CHANNEL = "news"
LOOK_EVERY = 0.02


class News(msgspec.Struct):
    table: str
    number: int


class SqliteChannels(ChannelsBackend):
    """Several workers on one SQLite file: each looks whether another one has committed anything."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._thread = ThreadPoolExecutor(1, "sqlite-news")
        self._connection: sqlite3.Connection | None = None
        self._version = -1
        self._since = time.time()
        self._known: dict[str, int] = {}

    async def on_startup(self) -> None: ...

    async def on_shutdown(self) -> None:
        self._thread.shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """The commit itself is the message."""

    async def subscribe(self, channels: Iterable[str]) -> None: ...

    async def unsubscribe(self, channels: Iterable[str]) -> None: ...

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(LOOK_EVERY)
            for table, number in await loop.run_in_executor(self._thread, self._look):
                yield CHANNEL, msgspec.json.encode(News(table, number))

    def _look(self) -> list[tuple[str, int]]:
        if self._connection is None:
            self._connection = sqlite3.connect(self.path, check_same_thread=False)
        version = self._connection.execute("pragma data_version").fetchone()[0]
        if version == self._version:
            return []
        self._version = version
        rows = self._connection.execute(
            "select id, number, updated from tables where updated >= ?", (self._since - 1,)
        ).fetchall()
        fresh = [(row[0], row[1]) for row in rows if self._known.get(row[0]) != row[1]]
        self._known = {row[0]: row[1] for row in rows}
        self._since = max([self._since, *(row[2] for row in rows)])
        return fresh


def backend(settings: Settings) -> ChannelsBackend:
    if settings.redis_url:
        redis = Redis.from_url(settings.redis_url)
        return RedisChannelsPubSubBackend(redis=redis)
    if settings.sqlite_path is None:
        return AsyncPgChannelsBackend("postgresql://" + settings.database_url.partition("://")[2])
    return SqliteChannels(settings.sqlite_path) if settings.workers > 1 else MemoryChannelsBackend()
