"""Telling the other workers what is new at a table: through Redis, PostgreSQL, or the SQLite file itself.

A message only says "table T has entry N", for a few tables at a time; the entries are read from the database. So a lost
message costs time, not truth: whoever listens also looks into the database now and then.
"""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Final

import asyncpg  # type: ignore[import-untyped]
import msgspec
import structlog
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

from bastide.server.settings import Settings

CHANNEL: Final = "bastide_news"
LOOK_EVERY: Final = 0.02
WITHIN: Final = 5.0
TRY_AGAIN: Final = 1.0
"""Seconds before a lost connection is made anew."""

log = structlog.get_logger()


Notice = dict[str, int]
"""The latest entries of some tables."""


class OneChannel(ChannelsBackend):
    """There is one channel and nobody asks for its history."""

    async def on_startup(self) -> None: ...

    async def on_shutdown(self) -> None: ...

    async def subscribe(self, channels: Iterable[str]) -> None: ...

    async def unsubscribe(self, channels: Iterable[str]) -> None: ...

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []


class SqliteChannels(OneChannel):
    """Several workers on one SQLite file: each looks which rows have been added to the log."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._thread = ThreadPoolExecutor(1, "sqlite-notices")
        self._connection: sqlite3.Connection | None = None
        self._version = -1
        self._row = 0

    async def on_shutdown(self) -> None:
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """The commit itself is the message."""

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                found = await loop.run_in_executor(self._thread, self._look)
            except sqlite3.Error:
                log.exception("looking for notices failed")
                await asyncio.sleep(TRY_AGAIN)
                continue
            if found:
                yield CHANNEL, msgspec.json.encode(found)

    def _look(self) -> Notice:
        """Rows are numbered in the order of their commits: there is one writer at a time."""
        if self._connection is None:
            self._connection = sqlite3.connect(self.path, check_same_thread=False)
            self._row = self._connection.execute("select coalesce(max(rowid), 0) from log").fetchone()[0]
        version = self._connection.execute("pragma data_version").fetchone()[0]
        if version == self._version:
            return {}
        rows = self._connection.execute(
            "select max(rowid), table_id, max(number) from log where rowid > ? group by table_id", (self._row,)
        ).fetchall()
        self._version = version
        self._row = max([self._row, *(row[0] for row in rows)])
        return {row[1]: row[2] for row in rows}


class PostgresChannels(OneChannel):
    """LISTEN and NOTIFY, each on a connection of its own that is made anew when it breaks."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._speaking: asyncpg.Connection | None = None
        self._listening: asyncpg.Connection | None = None

    async def on_shutdown(self) -> None:
        for connection in (self._speaking, self._listening):
            if connection is not None and not connection.is_closed():
                with suppress(TimeoutError):
                    await connection.close(timeout=WITHIN)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            if self._speaking is None or self._speaking.is_closed():
                self._speaking = await asyncpg.connect(self.url, timeout=WITHIN, command_timeout=WITHIN)
            await self._speaking.execute("select pg_notify($1, $2)", CHANNEL, data.decode())
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            log.warning("sending a notice failed", why=said(error))
            if self._speaking is not None:
                self._speaking.terminate()  # it may never answer

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            heard: asyncio.Queue[bytes | None] = asyncio.Queue()
            try:
                await self._listen(heard)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("listening for notices failed", why=said(error))
                await asyncio.sleep(TRY_AGAIN)
                continue
            while (message := await heard.get()) is not None:
                yield CHANNEL, message

    async def _listen(self, heard: "asyncio.Queue[bytes | None]") -> None:
        """Put what is told into the queue; None when the connection is lost."""
        self._listening = await asyncpg.connect(self.url, timeout=WITHIN, command_timeout=WITHIN)
        self._listening.add_termination_listener(lambda _: heard.put_nowait(None))
        await self._listening.add_listener(CHANNEL, lambda *told: heard.put_nowait(str(told[3]).encode()))


class RedisChannels(RedisChannelsPubSubBackend):
    """Pub/Sub; the connection heals itself, so that a restart of Redis is only a pause."""

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            async with asyncio.timeout(WITHIN):
                await super().publish(data, channels)
        except (RedisError, OSError) as error:
            log.warning("sending a notice failed", why=said(error))

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            try:
                async for event in super().stream_events():
                    yield event
            except (RedisError, OSError) as error:
                log.warning("listening for notices failed", why=said(error))
                await asyncio.sleep(TRY_AGAIN)


def said(error: Exception) -> str:
    return str(error) or type(error).__name__


def backend(settings: Settings) -> ChannelsBackend:
    if settings.redis_url:
        return RedisChannels(redis=Redis.from_url(settings.redis_url))
    if settings.sqlite_path is None:
        return PostgresChannels(settings.postgres_url)
    return SqliteChannels(settings.sqlite_path) if settings.workers > 1 else MemoryChannelsBackend()
