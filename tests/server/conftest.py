"""The whole suite runs twice: on SQLite, and on PostgreSQL with Redis."""

import secrets
import shutil
from collections.abc import AsyncGenerator, Iterator
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from bastide.bots.hinting import Hint
from bastide.core.action import Action
from bastide.core.catalog import bot as find_bot
from bastide.core.rng import HASHED
from bastide.core.state import State
from bastide.server import thinkers
from bastide.server.bots import Bots
from bastide.server.schema import metadata
from bastide.server.serve import migrate
from bastide.server.settings import Settings
from bastide.server.table import Table
from bastide.server.thinkers import Thinkers
from tests.server import forking, services
from tests.server.client import Server, Visitor, running

LIMITS = (
    "requests_per_minute",
    "actions_per_minute",
    "chat_per_minute",
    "tables_per_hour",
    "bot_tables",
    "sockets_per_address",
)
PLENTY = 10**6
PATIENCE = 30
"""Seconds for the database: a machine that does much else meanwhile may be slow (test_frozen.py has one that is)."""


@pytest.fixture(params=["sqlite", "postgres+redis"])
def server_settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Settings with a migrated, empty database and limits that only their own tests meet."""
    common: dict[str, Any] = dict.fromkeys(LIMITS, PLENTY)
    common.update(secret="s" * 32, web_folder=str(tmp_path / "no page"), database_timeout=PATIENCE)
    if request.param == "sqlite":
        path = tmp_path / "bastide.db"
        shutil.copy(empty_sqlite(), path)
        return Settings(database_url=f"sqlite:///{path}", **common)
    database = migrated_postgres()
    services.kept(database)("; ".join(f"delete from {table.name}" for table in reversed(metadata.sorted_tables)))
    return Settings(database_url=database, redis_url=services.redis(), **common)


@cache
def empty_sqlite() -> Path:
    path = services.folder("sqlite") / "empty.db"
    migrate(Settings(database_url=f"sqlite:///{path}"))
    return path


@cache
def migrated_postgres() -> str:
    """One database for all: emptying it is much faster than making another."""
    url = services.postgres()
    migrate(Settings(database_url=url))
    return url


@pytest_asyncio.fixture
async def server(server_settings: Settings) -> AsyncGenerator[Server, None]:
    async with running(server_settings) as found:
        yield found


@pytest_asyncio.fixture
async def two_servers(server_settings: Settings) -> AsyncGenerator[tuple[Server, Server], None]:
    """Two workers on the same database."""
    settings = msgspec.structs.replace(server_settings, workers=2)
    async with running(settings) as one, running(settings) as other:
        yield one, other


@pytest_asyncio.fixture
async def ann(server: Server) -> Visitor:
    return await server.visitor("Ann")


@pytest_asyncio.fixture
async def bob(server: Server) -> Visitor:
    return await server.visitor("Bob")


@pytest.fixture
def brisk() -> Iterator[None]:
    """What a worker looks for once in a second or more, it looks for all the time."""
    with pytest.MonkeyPatch.context() as during:
        for name in ("bots.SWEEP_EVERY", "dice.SWEEP_EVERY", "orders.LOOK_EVERY", "presence.LOOK_EVERY"):
            during.setattr(f"bastide.server.{name}", 0.03)
        yield


@pytest.fixture
def fixed_seed(monkeypatch: pytest.MonkeyPatch) -> str:
    """The seed of every new table: chance can then not put a secret's twin into a view."""
    seed = "5eed" * 8
    fixed = SimpleNamespace(token_hex=lambda length: seed, token_urlsafe=secrets.token_urlsafe)
    monkeypatch.setattr("bastide.server.writer.secrets", fixed)
    return HASHED + seed


@pytest.fixture(scope="module", autouse=True)
def forked_thinkers() -> Iterator[None]:
    """The processes in which bots think have read the code when they begin (forking.py)."""
    with pytest.MonkeyPatch.context() as during:
        during.setattr(thinkers, "get_context", lambda _: forking.context())
        yield


@pytest.fixture
def spawned_thinkers() -> Iterator[None]:
    """They begin from nothing, as they do outside the tests."""
    with pytest.MonkeyPatch.context() as during:
        during.setattr(thinkers, "get_context", get_context)
        yield


@pytest.fixture
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that choose at once, without processes of their own: for tests about something else."""

    async def thought(
        self: Bots, movers: Thinkers, key: str, seconds: float, table: Table, state: State, seat: int, bot: str
    ) -> Action:
        return find_bot("random").choose(state, seat, f"quick {table.number}")

    async def hint(self: Bots, address: str, table: Table, state: State, seat: int) -> Hint:
        return Hint(state.legal(seat)[0], [], None)

    monkeypatch.setattr(Bots, "_thought", thought)
    monkeypatch.setattr(Bots, "_hint", hint)
