"""Workers are killed while tables play: nothing that was acknowledged is lost, nothing happens twice, games end."""

import asyncio
import contextlib
import os
import random
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvloop

from bastide.core.catalog import game as find_game
from bastide.server.settings import Settings
from bastide.server.store import Row, open_store
from tests.server import services
from tests.server.forking import Process
from tests.server.swarm import Page, Player, Server, pairs

SMALL = (16, 4)
FULL = (200, 20)
"""Tables and kills; the full size runs with the long tests."""
SECONDS = {SMALL: 150, FULL: 900}
MOVES = 110
"""Fewer than a game of random moves has: so all kills come while there is play."""
WATCH_EVERY = 10
TEN = 10

Pairs = list[tuple[Player, Player]]


@pytest.fixture(params=["sqlite", "postgres"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    if request.param == "sqlite":
        return Settings(database_url=f"sqlite:///{tmp_path}/bastide.db", workers=2)
    return Settings(database_url=services.postgres(), redis_url=services.redis(), workers=2)


@pytest.fixture
def server(settings: Settings, tmp_path: Path) -> Iterator[Server]:
    """With SQLite all processes begin from nothing; with PostgreSQL they are forked."""
    kind = Server if settings.sqlite_path else Process
    started = kind(tmp_path, 2, database_url=settings.database_url, redis_url=settings.redis_url)
    yield started
    started.stop()


@pytest.mark.parametrize("size", [SMALL, pytest.param(FULL, marks=pytest.mark.long)], ids=["small", "full"])
def test_killed_workers_lose_nothing(size: tuple[int, int], settings: Settings, server: Server) -> None:
    tables, kills = size
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        games, watchers, killed = runner.run(play(server, tables, kills, SECONDS[size]))
        rows, began = runner.run(written(settings))
    assert len(killed) == kills
    assert server.process.poll() is None, "the server itself must survive its workers"
    said = server.log.read_text()
    assert "Traceback" not in said and '"level": "error"' not in said, said
    assert sum(player.guest.retries for pair in games for player in pair) > kills, "the kills were not felt"
    for pair in games:
        table = pair[0].table
        check_acknowledged(rows[table], pair)
        check_game(rows[table], began[table], pair)
    for watcher in watchers:
        assert watcher.numbers == [row["number"] for row in rows[watcher.table]], "entries lost or doubled"


def test_killed_server_brings_everybody_back(settings: Settings, server: Server) -> None:
    """All of it is killed at once and started again: people go on where they were, by themselves."""

    async def kill_and_start(games: Pairs) -> None:
        await acknowledged(games, TEN * MOVES // 2)
        server.process.kill()
        await asyncio.to_thread(server.process.wait)
        await asyncio.to_thread(server.start)

    async def play_on() -> Pairs:
        async with asyncio.timeout(SECONDS[SMALL]):
            games = await pairs(server.port, TEN, random.Random(8))
            await asyncio.gather(kill_and_start(games), *(one for a, b in games for one in (a.play(b), b.play(a))))
        return games

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        games = runner.run(play_on())
        rows, tables = runner.run(written(settings))
    assert sum(player.guest.retries > 0 for pair in games for player in pair) > TEN, "nobody noticed"
    for pair in games:
        check_acknowledged(rows[pair[0].table], pair)
        check_game(rows[pair[0].table], tables[pair[0].table], pair)


# ---- playing and killing


async def play(server: Server, tables: int, kills: int, seconds: float) -> tuple[Pairs, list["Watcher"], list[int]]:
    rng = random.Random(7)
    async with asyncio.timeout(seconds):
        games = await pairs(server.port, tables, rng)
        watchers = [Watcher(server.port, pair[0].table) for pair in games[::WATCH_EVERY]]
        watching = [asyncio.create_task(watcher.watch()) for watcher in watchers]
        moments = sorted(rng.randrange(tables, tables * MOVES) for _ in range(kills))
        killing = asyncio.create_task(kill(server, games, moments))
        await asyncio.gather(*(one for a, b in games for one in (a.play(b), b.play(a))))
        killed = await killing
        for watcher, pair in zip(watchers, games[::WATCH_EVERY], strict=True):
            assert pair[0].seen is not None
            await watcher.told_of(pair[0].seen.table.number)
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
    return games, watchers, killed


async def kill(server: Server, games: Pairs, moments: list[int]) -> list[int]:
    """Kill the worker that has served longest each time so many actions have been acknowledged in all.

    Not any worker: the first one up may hold all connections, and a newcomer that dies idle proves nothing.
    """
    killed: list[int] = []
    for moment in moments:
        await acknowledged(games, moment)
        while not (workers := [pid for pid in server.workers() if pid not in killed]):
            await asyncio.sleep(0.01)
        os.kill(workers[0], signal.SIGKILL)
        killed.append(workers[0])
    return killed


async def acknowledged(games: Pairs, count: int) -> None:
    """Wait until so many actions have been acknowledged in all."""
    while sum(len(player.acknowledged) for pair in games for player in pair) < count:
        await asyncio.sleep(0.01)


class Watcher:
    """A spectator who comes back by itself and notes every entry it is told of."""

    def __init__(self, port: int, table: str) -> None:
        self.port = port
        self.table = table
        self.numbers: list[int] = []
        self.news = asyncio.Event()

    async def watch(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            with contextlib.suppress(OSError):
                _, page = await loop.create_connection(lambda: Look(self), "127.0.0.1", self.port)
                try:
                    await page.lost.wait()
                finally:
                    page.leave()
            await asyncio.sleep(0.1)

    async def told_of(self, number: int) -> None:
        while not self.numbers or self.numbers[-1] < number:
            self.news.clear()
            await self.news.wait()


class Look(Page):
    def __init__(self, watcher: Watcher) -> None:
        super().__init__(watcher.table, watcher.numbers[-1] if watcher.numbers else 0)
        self.watcher = watcher

    def told(self, message: bytes) -> None:
        entries: list[dict[str, Any]] = msgspec.json.decode(message)["entries"]
        self.watcher.numbers += [entry["number"] for entry in entries]
        self.watcher.news.set()


# ---- afterwards


async def written(settings: Settings) -> tuple[dict[str, list[Row]], dict[str, Row]]:
    """The log of each table and how it began, straight from the database."""
    store = open_store(settings)
    rows: dict[str, list[Row]] = {}
    for row in await store.read("select * from log order by table_id, number"):
        rows.setdefault(row["table_id"], []).append(row)
    tables = {row["id"]: row for row in await store.read("select * from tables")}
    await store.close()
    return rows, tables


def check_acknowledged(rows: list[Row], pair: tuple[Player, Player]) -> None:
    """What was acknowledged is in the log under its number and key, and nothing else was played."""
    assert [row["number"] for row in rows] == list(range(1, len(rows) + 1))
    acts = {row["number"]: (row["guest"], row["key"]) for row in rows if row["kind"] == "act"}
    told = {
        number: (player.guest.id, f"{player.guest.id} {key}")
        for player in pair
        for number, key in player.acknowledged.items()
    }
    assert acts == told
    assert sum(len(player.acknowledged) for player in pair) == len(acts), "one number was acknowledged to both"
    assert [player.refused for player in pair] == [[], []]


def check_game(rows: list[Row], table: Row, pair: tuple[Player, Player]) -> None:
    """The log replays from the seed, to the end, and that is what both players saw last."""
    game = find_game(table["game"])
    state = game.start(table["seats"], table["seed"], **msgspec.json.decode(table["options"]))
    for row in rows:
        if row["kind"] == "act":
            state.apply(game.action(msgspec.json.decode(row["body"])["action"]))
    assert state.over
    assert (table["status"], table["number"]) == ("over", len(rows))
    for player in pair:
        assert player.seen is not None
        assert player.seen.table.number == len(rows)
        assert msgspec.json.decode(player.seen.view) == msgspec.to_builtins(state.view(player.seat))
