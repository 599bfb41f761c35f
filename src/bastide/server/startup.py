"""What keeps a server from starting, found before anything runs and said in one sentence."""

import asyncio
import errno
import os
import socket
import sqlite3
import sys
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO, Final, NoReturn
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]
from alembic.util import CommandError
from redis import Redis
from redis.exceptions import RedisError
from sqlalchemy.exc import SQLAlchemyError

from bastide.core.errors import InputError
from bastide.core.phrases import Phrase, Value
from bastide.server.files import lock
from bastide.server.settings import Settings

WITHIN: Final = 10.0
"""Seconds for another program to answer."""
PORTS: Final = 65535
_held: Final[list[IO[str]]] = []
"""Files that stay locked as long as this process lives, however it ends."""


def cannot(key: str, **args: Value) -> NoReturn:
    raise InputError(Phrase(f"start-{key}", args)) from None


def check(settings: Settings, host: str, port: int) -> socket.socket:
    """All that a server needs besides itself; the address it listens on is taken with that."""
    taken = take_port(host, port)
    take_file(settings)
    check_database(settings)
    check_redis(settings)
    return taken


def take_port(host: str, port: int) -> socket.socket:
    """Nobody is served before somebody listens there. Port 0 is any that is free."""
    if not 0 <= port <= PORTS:
        cannot("port-number", port=str(port))
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        taken = socket.socket(family, kind)
        if sys.platform != "win32":  # there it would let two servers share a port
            taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind(address)
        return taken
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            cannot("port-taken", port=str(port))
        if error.errno == errno.EACCES:
            cannot("port-forbidden", port=str(port))
        cannot("host", host=host)


def take_file(settings: Settings) -> None:
    """One server for an SQLite file: what another one writes a single worker would not notice."""
    path = settings.sqlite_path
    if path is None:
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        real = path.resolve()  # by whatever way it was named
        file = real.with_name(f"{real.name}.lock").open("a+", encoding="utf-8")
    except OSError:
        cannot("folder", path=str(path.parent.absolute()))
    try:
        lock(file)
    except OSError:
        file.seek(0)
        cannot("other", path=str(path), process=file.read(20).strip() or "?")
    file.truncate(0)
    file.write(f"{os.getpid()}\n")
    file.flush()
    _held.append(file)


def check_database(settings: Settings, must_exist: bool = False) -> None:
    path = settings.sqlite_path
    with one_sentence(settings):
        if path is None:
            asyncio.run(greet(settings.postgres_url))
        elif path.exists() or must_exist:
            check_file(path)


def check_file(path: Path) -> None:
    """A database, and one that can be written to."""
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=WITHIN)) as connection:
        connection.execute("begin immediate")
        connection.execute("select count(*) from sqlite_master")
        connection.execute("rollback")


async def greet(url: str) -> None:
    connection = await asyncpg.connect(url, timeout=WITHIN, command_timeout=WITHIN)
    await connection.close(timeout=WITHIN)


def check_redis(settings: Settings) -> None:
    if settings.redis_url:
        try:
            found = Redis.from_url(settings.redis_url, socket_timeout=WITHIN, socket_connect_timeout=WITHIN)
            with closing(found):
                found.ping()
        except (RedisError, ValueError, OSError):
            cannot("redis", where=where(settings.redis_url, 6379))


@contextmanager
def one_sentence(settings: Settings) -> Generator[None]:
    """Whatever is wrong with the database, or with bringing it up to date."""
    try:
        yield
    except CommandError:
        cannot("newer")
    except (
        SQLAlchemyError,
        sqlite3.Error,
        asyncpg.PostgresError,
        asyncpg.InterfaceError,
        OSError,
        ValueError,
    ) as error:
        path = settings.sqlite_path
        why = cause(error)
        if path is not None:
            cannot("file", path=str(path), why=str(why))
        address = urlsplit(settings.postgres_url)
        if isinstance(why, OSError):
            cannot("database-away", where=where(settings.postgres_url, 5432))
        if isinstance(why, asyncpg.InvalidAuthorizationSpecificationError):
            cannot("database-login", user=address.username or "?")
        if isinstance(why, asyncpg.InvalidCatalogNameError):
            cannot("database-name", name=address.path.strip("/") or "?")
        cannot("database", why=str(why))


def cause(error: BaseException) -> BaseException:
    """What a library has wrapped up."""
    while isinstance(error, SQLAlchemyError) or type(error).__module__.startswith("sqlalchemy"):
        inner = getattr(error, "orig", None) or error.__cause__
        if inner is None:
            break
        error = inner
    return error


def where(url: str, port: int) -> str:
    """Without name and password."""
    try:
        address = urlsplit(url)
        return f"{address.hostname or 'localhost'}:{address.port or port}"
    except ValueError:
        return "?"
