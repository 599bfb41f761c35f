"""A database that stands still, has gone or does not let anybody write: 503 in time, nothing lost, nothing twice."""

import asyncio
import os
import random
import signal
import sqlite3
import threading
import time
from collections.abc import AsyncGenerator, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import pytest_asyncio
import uvloop

from bastide.server.serve import migrate
from bastide.server.settings import Settings
from bastide.server.store import SqliteStore, Statement
from tests.server import services
from tests.server.client import Place, Server, Visitor, fresh_key, running
from tests.server.conftest import LIMITS, PLENTY
from tests.server.forking import Process
from tests.server.games import worker
from tests.server.swarm import Player, pairs
from tests.server.test_crash import MOVES, acknowledged, check_acknowledged, check_game, written

SILENT = "the database does not answer"
IN_TIME = 15.0
"""Seconds for a few requests of one second each, on a busy machine."""


@cache
def own_postgres() -> services.Postgres:
    return services.Postgres(durable=True)  # what was acknowledged is there after it was killed


class Database:
    """One that misfortunes happen to."""

    def __init__(self, name: str, folder: Path) -> None:
        self.postgres = own_postgres() if name == "postgres" else None
        self.path = folder / "bastide.db"
        url = f"sqlite:///{self.path}"
        if self.postgres is not None:
            name = f"test{time.monotonic_ns()}"
            services.order(f"{self.postgres.url}/postgres", f"create database {name}")
            url = f"{self.postgres.url}/{name}"
        limits: dict[str, Any] = dict.fromkeys(LIMITS, PLENTY)
        self.settings = Settings(database_url=url, database_timeout=1, secret="s" * 32, **limits)

    def frozen(self) -> AbstractContextManager[None]:
        return self.postgres.frozen() if self.postgres else self._locked()

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """Somebody else holds the file and does not let go."""
        other = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        other.execute("begin immediate")
        try:
            yield
        finally:
            other.execute("rollback")
            other.close()

    @contextmanager
    def gone(self) -> Iterator[None]:
        if self.postgres:
            self.postgres.stop()
            try:
                yield
            finally:
                self.postgres.start()
        else:
            away = self.path.rename(self.path.with_name("away.db"))
            try:
                yield
            finally:
                away.rename(self.path)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    return Database(request.param, tmp_path)


@pytest_asyncio.fixture
async def server(database: Database) -> AsyncGenerator[Server, None]:
    await asyncio.to_thread(migrate, database.settings)
    async with running(database.settings) as found:
        yield found


def unavailable(answer: httpx.Response) -> None:
    assert answer.status_code == 503, answer.text
    assert int(answer.headers["retry-after"]) > 0
    if answer.request.url.path != "/ready":
        assert answer.json()["code"] == "no-database" and "no-no-database" not in answer.json()["message"]


async def send(visitor: Visitor, path: str, body: object = None) -> httpx.Response:
    """Without the visitor's own faith that nothing ever fails."""
    if body is None:
        return await visitor.http.get(path)
    headers = {"x-bastide-csrf": visitor.http.cookies["bastide_csrf"]}
    return await visitor.http.post(path, json=body, headers=headers)


async def next_act(visitor: Visitor, place: Place) -> dict[str, object]:
    shown = await visitor.table(place, words=0)
    action = shown["legal"][0]["action"]
    return {"seat": shown["seat"], "answers": shown["answers"], "key": fresh_key(), "action": action}


async def begun(server: Server) -> tuple[Visitor, Place]:
    ann = await server.visitor("Ann")
    place = await ann.new_table("person", "person", mode="hotseat")
    await ann.move(place)
    return ann, place


@pytest.mark.parametrize("how", ["frozen", "gone"])
@pytest.mark.asyncio
async def test_no_database(server: Server, database: Database, how: str) -> None:
    ann, place = await begun(server)
    act = await next_act(ann, place)
    misfortune: AbstractContextManager[None] = getattr(database, how)()
    await asyncio.to_thread(misfortune.__enter__)
    try:
        new = {"game": "burgundy", "seats": [{"kind": "open"}] * 2}
        everything = [
            *(send(ann, f"{place.path}/act", act) for _ in range(6)),  # in a row behind each other at one table
            send(ann, f"{place.path}/undo", {"key": fresh_key()}),
            send(ann, f"{place.path}/chat", {"text": "Anybody there?"}),
            send(ann, "/api/tables", new),
            send(ann, "/ready"),
        ]
        async with asyncio.timeout(IN_TIME):
            for answer in await asyncio.gather(*everything):
                unavailable(answer)
            assert (await send(ann, "/health")).status_code == 200
    finally:
        await asyncio.to_thread(misfortune.__exit__, None, None, None)
    done = await again(ann, f"{place.path}/act", act)
    assert (await again(ann, f"{place.path}/act", act)) == {"number": done["number"], "repeated": True}
    log = await ann.log(place)
    assert [entry["kind"] for entry in log].count("act") == 2
    await ann.move(place)
    async with asyncio.timeout(IN_TIME):
        while (await send(ann, "/ready")).status_code != 200:
            await asyncio.sleep(0.02)


async def again(visitor: Visitor, path: str, body: object) -> dict[str, Any]:
    """As a page does it: the same, until there is an answer."""
    async with asyncio.timeout(IN_TIME):
        while (answer := await send(visitor, path, body)).status_code == 503:
            unavailable(answer)
            await asyncio.sleep(0.02)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.asyncio
async def test_looking_at_what_is_not_in_memory(server: Server, database: Database) -> None:
    """Reading fails as well as writing, over HTTP and over the socket."""
    ann, place = await begun(server)
    if database.postgres is None:
        pytest.skip("whoever holds an SQLite file keeps nobody from reading it")
    worker(server).writer._tables.clear()
    worker(server).guests._known.clear()
    with database.frozen():
        async with asyncio.timeout(IN_TIME):
            for answer in await asyncio.gather(
                *(send(ann, path) for path in (place.path, "/api/tables", "/api/me", f"{place.path}?lang=ru"))
            ):
                unavailable(answer)
            async with ann.socket(place) as page:
                assert (await page.message())["code"] == "no-database"
                assert await page.close_code() == 4503
    async with asyncio.timeout(IN_TIME), ann.socket(place) as page:
        assert (await page.message())["t"] == "table"


@pytest.mark.asyncio
async def test_an_entry_that_is_written_after_nobody_waits_any_more(
    server: Server, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever was told "not known" and asks again finds it done, once, and sees it even before asking."""
    if database.postgres is not None:
        pytest.skip("that is what freezing it does")
    ann, place = await begun(server)
    act = await next_act(ann, place)
    write, told = SqliteStore._write, threading.Event()

    def late(self: SqliteStore, gathered: list[list[Statement]]) -> list[Any]:
        told.wait(IN_TIME)
        return write(self, gathered)

    monkeypatch.setattr(SqliteStore, "_write", late)
    unavailable(await send(ann, f"{place.path}/act", act))
    before = (await ann.table(place))["table"]["number"]
    told.set()
    async with asyncio.timeout(IN_TIME):
        while (await ann.table(place))["table"]["number"] == before:
            await asyncio.sleep(0.01)
    assert await again(ann, f"{place.path}/act", act) == {"number": before + 1, "repeated": True}


@pytest.mark.asyncio
async def test_a_file_that_was_replaced_takes_nothing_in(server: Server, database: Database) -> None:
    """What would be written to the old one is lost, and the tables in memory do not fit to the new one."""
    if database.postgres is not None:
        pytest.skip("SQLite only")
    ann, place = await begun(server)
    act = await next_act(ann, place)
    with sqlite3.connect(database.path) as source, sqlite3.connect(database.path.with_name("copy.db")) as copy:
        source.backup(copy)
    database.path.with_name("copy.db").replace(database.path)
    unavailable(await send(ann, f"{place.path}/act", act))
    unavailable(await send(ann, "/ready"))
    settings = msgspec.structs.replace(database.settings)
    async with running(settings) as restarted:
        assert (await send(ann.at(restarted), f"{place.path}/act", act)).status_code == 200


@pytest.mark.asyncio
async def test_ready_writes_seldom(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anybody may ask, so asking a thousand times must not be a thousand writes."""
    store, written = worker(server).store, 0
    write = store.write

    async def counted(statements: list[Statement]) -> int:
        nonlocal written
        written += 1
        return await write(statements)

    monkeypatch.setattr(store, "write", counted)
    ann = await server.visitor()
    began = time.monotonic()
    answers = await asyncio.gather(*(send(ann, "/ready") for _ in range(50)))
    assert len({answer.status_code for answer in answers}) == 1, "they hear the same"
    assert 1 <= written <= 2 + time.monotonic() - began


# ---- while many play


@pytest.mark.parametrize(("count", "times"), [(4, 1), pytest.param(10, 2, marks=pytest.mark.long)])
def test_nothing_is_lost_while_many_play(tmp_path: Path, count: int, times: int) -> None:
    """Two workers, some tables; PostgreSQL stands still for longer than anybody waits, and is killed, so many times."""
    database = Database("postgres", tmp_path)
    assert database.postgres is not None
    process = Process(tmp_path, 2, database_url=database.settings.database_url, database_timeout="1")
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            games = runner.run(many(process, database.postgres, count, times))
            rows, tables = runner.run(written(database.settings))
        said = process.log.read_text()
    finally:
        process.stop()
    assert sum(player.guest.retries for pair in games for player in pair) > len(games), "nobody noticed"
    for pair in games:
        check_acknowledged(rows[pair[0].table], pair)
        check_game(rows[pair[0].table], tables[pair[0].table], pair)
    assert SILENT in said and "the database answers again" in said
    assert "Traceback" not in said, said


async def many(process: Process, postgres: services.Postgres, count: int, times: int) -> list[tuple[Player, Player]]:
    async def misfortunes() -> None:
        for part in range(1, 2 * times + 1):
            await acknowledged(games, part * len(games) * MOVES // 6)
            if part % 2:
                with postgres.frozen():
                    # The next one starts without a database, and says so; the other one of reading and of writing.
                    said = process.log.read_text().count(SILENT)
                    os.kill(process.workers()[0], signal.SIGKILL)
                    while process.log.read_text().count(SILENT) < said + 3:
                        await asyncio.sleep(0.05)
            else:
                await asyncio.to_thread(postgres.stop)
                felt = retries()
                while retries() == felt:
                    await asyncio.sleep(0.01)
                await asyncio.to_thread(postgres.start)

    def retries() -> int:
        return sum(player.guest.retries for pair in games for player in pair)

    async with asyncio.timeout(240):
        games = await pairs(process.port, count, random.Random(9))
        await asyncio.gather(misfortunes(), *(one for a, b in games for one in (a.play(b), b.play(a))))
    return games
