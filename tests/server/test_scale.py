"""Nothing that a server does reads more because more tables are stored: every statement finds its rows by an index."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec
import pytest

from bastide.server import lobby
from bastide.server.guests import Guest
from bastide.server.retention import Retention
from bastide.server.settings import Settings
from bastide.server.store import PostgresStore, Row, SqliteStore, numbered
from tests.server.client import PATIENCE, Place, Visitor, running
from tests.server.filling import fill
from tests.server.games import worker

FEW, MANY = (300, 125), (1800, 750)
"""Finished and running tables."""
GAMES = ["caylus1303"]
Asked = dict[str, Row]
"""Statements with arguments that were given to them."""
SMALL = ("bans", "orders", "presence", "alembic_version")
"""Tables that hold a few rows, however many games are stored: reading them whole is right."""


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """Every statement that any store is given."""
    found: Asked = {}

    def listen(kind: type[SqliteStore] | type[PostgresStore]) -> None:
        read, write = kind.read, kind.write

        async def reads(self: Any, statement: str, **args: Any) -> list[Row]:
            found.setdefault(statement, args)
            return await read(self, statement, **args)

        async def writes(self: Any, statements: list[tuple[str, Row]]) -> int:
            for statement, args in statements:
                found.setdefault(statement, args)
            return await write(self, statements)

        monkeypatch.setattr(kind, "read", reads)
        monkeypatch.setattr(kind, "write", writes)

    listen(SqliteStore)
    listen(PostgresStore)
    return found


async def a_day(settings: Settings, asked: Asked) -> None:
    """A bit of everything that happens at a server, with tables that were there before."""
    async with running(msgspec.structs.replace(settings, workers=2, chat_days=30)) as server:
        mine = worker(server)
        [row] = await mine.store.read(
            "select id from tables where status = 'playing' and visibility = 'public' limit 1"
        )
        [over] = await mine.store.read("select id from tables where status = 'over' and visibility = 'public' limit 1")
        ann, bob = await server.visitor("Ann"), await server.visitor("Bob")
        for scope in ("open", "mine", "public"):
            await ann.get("/api/tables", 200, scope=scope)
        for one in (row["id"], over["id"]):
            await ann.get(f"/api/tables/{one}", 200)
            await ann.get(f"/api/tables/{one}/log", 200)
        place = await ann.new_table("person", "open", visibility="public", game="caylus1303")
        await bob.post(f"{place.path}/sit", {"seat": 1}, 200)
        for who in (ann, bob) * 20:
            if (await who.table(place, words=0))["legal"]:
                await who.move(place)
        await ann.post(f"{place.path}/chat", {"text": "hello"}, 200)
        await ann.post(f"{place.path}/put-away", {"away": False}, 200)
        await ann.post(f"{place.path}/token", {"seat": 0}, 201)
        async with ann.socket(place) as page:
            await page.message()
            await mine.presence.look()
            await mine.orders.look()
        await bob.post("/api/me/logout", {}, 200)
        async with asyncio.timeout(PATIENCE):
            while not any("bot_waits = 1" in one for one in asked):  # the bots look for tables of theirs
                await asyncio.sleep(0.01)
        await Retention(mine.store, mine.settings).look()
        for scope in ("open", "mine", "public"):
            await lobby.listed(mine.store, mine.writer, Guest(ann.id, "Ann"), scope, "en")
        await ann.get("/ready", 200)
        await stranger(ann, place)


async def stranger(visitor: Visitor, place: Place) -> None:
    """A program with a token."""
    token = (await visitor.post(f"{place.path}/token", {"seat": 0}, 201)).json()["token"]
    await Visitor(visitor.server, {"authorization": f"Bearer {token}"}).get(place.path, 200)


def plan_sqlite(settings: Settings, asked: Asked) -> dict[str, str]:
    path = settings.sqlite_path
    assert path is not None
    with closing(sqlite3.connect(path)) as connection:
        return {
            one: "\n".join(row[3] for row in connection.execute(f"explain query plan {one}", args))
            for one, args in asked.items()
        }


def steps_sqlite(settings: Settings, asked: Asked) -> dict[str, int]:
    """How many steps SQLite's machine takes for each query: they do not depend on the weather."""
    path = settings.sqlite_path
    assert path is not None
    found: dict[str, int] = {}
    with closing(sqlite3.connect(path)) as connection:
        for one, args in asked.items():
            if one.lstrip().startswith("select"):
                count = [0]

                def step(count: list[int] = count) -> int:
                    count[0] += 1
                    return 0

                connection.set_progress_handler(step, 1)
                connection.execute(one, args).fetchall()
                connection.set_progress_handler(None, 1)
                found[one] = count[0]
    return found


async def explain_postgres(settings: Settings, asked: Asked) -> dict[str, dict[str, Any]]:
    connection = await asyncpg.connect(settings.postgres_url)
    found = {}
    for one, args in asked.items():
        if one.lstrip().startswith("select"):
            statement, names = numbered(one, 1)
            said = await connection.fetchval(
                f"explain (analyze, format json) {statement}", *(args[name] for name in names)
            )
            found[one] = json.loads(said)[0]["Plan"]
    await connection.close()
    return found


def nodes(plan: dict[str, Any]) -> list[dict[str, Any]]:
    return [plan, *(node for part in plan.get("Plans", ()) for node in nodes(part))]


def rows_read(plan: dict[str, Any]) -> int:
    return sum(
        int((node["Actual Rows"] + node.get("Rows Removed by Filter", 0)) * node["Actual Loops"])
        for node in nodes(plan)
        if "Relation Name" in node
    )


def grown(few: dict[str, int], many: dict[str, int], least: int) -> dict[str, tuple[int, int]]:
    """The statements that did much more among many tables."""
    return {one: (few[one], many[one]) for one in few if one in many and many[one] > 2 * few[one] + least}


@pytest.mark.asyncio
async def test_nothing_is_read_from_end_to_end(server_settings: Settings, asked: Asked) -> None:
    counts: list[dict[str, int]] = []
    for finished, started in (FEW, (MANY[0] - FEW[0], MANY[1] - FEW[1])):
        await fill(server_settings, finished, started, only=GAMES)
        asked.clear()
        await a_day(server_settings, asked)
        statements = {one: args for one, args in asked.items() if "limit 1" not in one or "limit 100" in one}
        if server_settings.sqlite_path is not None:
            look_at_plans(plan_sqlite(server_settings, statements), scans_sqlite)
            counts.append(steps_sqlite(server_settings, statements))
        else:
            plans = await explain_postgres(server_settings, statements)
            counts.append({one: rows_read(plan) for one, plan in plans.items()})
    assert len(counts[0]) > 12
    assert grown(counts[0], counts[1], 300 if server_settings.sqlite_path else 30) == {}


def look_at_plans(plans: dict[str, str], scans: Callable[[str], list[str]]) -> None:
    wrong = {one: plan for one, plan in plans.items() if scans(plan)}
    assert wrong == {}, "\n".join(f"{one}\n    {plan}" for one, plan in wrong.items())


def scans_sqlite(plan: str) -> list[str]:
    """Tables that are read from one end to the other; a walk along an index in its order is none if it has a limit."""
    lines = [line.strip() for line in plan.splitlines()]
    return [line for line in lines if line.startswith("SCAN ") and line.split()[1] not in (*SMALL, "CONSTANT")]
