"""Running the server: health, readiness, metrics, migrations, logs, stopping and starting again."""

import asyncio
import json
import os
import re
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Frame, Opcode

from bastide.core.errors import InputError
from bastide.core.words import words
from bastide.server.schema import metadata
from bastide.server.serve import migrate
from bastide.server.settings import Settings, from_environment, signing
from bastide.server.store import open_store
from tests.server.client import PATIENCE, Server, Visitor, running
from tests.server.forking import Process
from tests.server.games import worker

# ---- for those who watch over it


@pytest.mark.asyncio
async def test_health_and_readiness(server: Server, ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    health = (await ann.get("/health", 200)).json()
    assert health["status"] == "ok" and health["version"]
    assert (await ann.get("/ready", 200)).json() == {"status": "ready"}

    async def gone(*args: object, **more: object) -> list[Any]:
        raise OSError("the database is gone")

    monkeypatch.setattr(type(worker(server).store), "write", gone)
    monkeypatch.setattr("bastide.server.readiness.BELIEVED", 0)
    worker(server).readiness._until = 0
    answer = await ann.http.get("/ready")
    assert answer.status_code == 503 and answer.json()["status"] != "ready"
    assert int(answer.headers["retry-after"]) > 0
    await ann.get("/health", 200)


@pytest.mark.asyncio
async def test_metrics(ann: Visitor) -> None:
    place = await ann.new_table("person", "person", mode="hotseat")
    for _ in range(3):
        await ann.move(place)
    async with ann.socket(place) as page:
        await page.message()
        answer = await ann.get("/metrics", 200)
    assert answer.headers["content-type"].startswith("text/plain")
    found = dict(re.findall(r'^(bastide_\w+){worker="\d+"} ([0-9.]+)$', answer.text, re.MULTILINE))
    assert float(found["bastide_connections"]) == 1
    assert float(found["bastide_tables"]) == 1
    assert float(found["bastide_entries_total"]) >= 4
    assert float(found["bastide_bot_moves_total"]) == 0


# ---- the database


def test_migrations_can_run_again_and_lose_nothing(server_settings: Settings) -> None:
    async def open_a_table() -> str:
        async with running(server_settings) as server:
            ann = await server.visitor("Ann")
            return (await ann.new_table("person", "person", mode="hotseat")).id

    async def tables() -> list[str]:
        store = open_store(server_settings)
        rows = await store.read("select id from tables")
        await store.close()
        return [row["id"] for row in rows]

    table = asyncio.run(open_a_table())
    migrate(server_settings)
    migrate(server_settings)
    assert asyncio.run(tables()) == [table]


@pytest.mark.asyncio
async def test_the_migrations_make_what_the_schema_says(server_settings: Settings) -> None:
    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, metadata))

    path = server_settings.sqlite_path
    if path is not None:
        engine = create_engine(f"sqlite:///{path}")
        with engine.connect() as connection:
            assert differences(connection) == []
        engine.dispose()
    else:
        url = "postgresql+asyncpg://" + server_settings.database_url.partition("://")[2]
        served = create_async_engine(url)
        async with served.connect() as link:
            assert await link.run_sync(differences) == []
        await served.dispose()


# ---- settings


@pytest.mark.parametrize(
    "name, value",
    [("BASTIDE_WORKERS", "two"), ("BASTIDE_BODY_LIMIT", "-1"), ("BASTIDE_DATABASE_URL", "mysql://root:hunter2@db/x")],
)
def test_a_wrong_setting_is_named(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv("BASTIDE_SECRET", "x" * 32)
    monkeypatch.setenv(name, value)
    with pytest.raises(InputError) as wrong:
        from_environment()
    for language in ("en", "ru"):
        said = words(language, "", "bastide.server").say(wrong.value.phrase)
        assert name in said and "hunter2" not in said


def test_a_secret_is_made_once_and_kept_to_its_owner(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("BASTIDE_SECRET", raising=False)
    monkeypatch.setenv("BASTIDE_DATABASE_URL", f"sqlite:///{tmp_path}/deep/bastide.db")
    monkeypatch.setenv("BASTIDE_BODY_LIMIT", "1000")
    first, second = signing(from_environment()), signing(from_environment())
    assert first.secret == second.secret and len(first.secret) >= 32
    assert first.body_limit == 1000
    (kept,) = (tmp_path / "deep").glob("*.secret")
    assert kept.stat().st_mode & 0o077 == 0


# ---- a process of its own


class Page:
    """A visitor over the network."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)

    async def post(self, path: str, body: object = None, **more: Any) -> httpx.Response:
        headers = {"x-bastide-csrf": self.http.cookies.get("bastide_csrf") or ""}
        return await self.http.post(path, json=body, headers=headers, **more)

    @property
    def cookies(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def live(self, table_id: str, since: int = 0) -> connect:
        address = f"ws://127.0.0.1:{self.port}/ws/tables/{table_id}?since={since}"
        origin = websockets.Origin(f"http://127.0.0.1:{self.port}")
        return connect(address, origin=origin, additional_headers={"cookie": self.cookies})


def started(settings: Settings, folder: Path) -> Process:
    return Process(folder, 1, database_url=settings.database_url, redis_url=settings.redis_url)


@pytest.mark.asyncio
async def test_a_server_is_stopped_and_started_in_the_middle_of_a_game(
    server_settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("BASTIDE_SECRET", raising=False)
    process = started(server_settings, tmp_path)
    try:
        page = Page(process.port)
        await page.http.get("/api/me")
        await page.post("/api/me", {"name": "Ann"})
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
        table = (await page.post("/api/tables", {"game": "burgundy", "seats": seats})).json()["table"]
        path = f"/api/tables/{table['id']}"
        token = (await page.post(f"{path}/token", {"seat": 0})).json()["token"]
        await play_some(page, path, 6)
        await bad_company(page, table["id"], path)
        async with page.live(table["id"]) as socket:
            shown = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            while not shown["legal"]:
                shown = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            process.process.terminate()
            assert await closed_with(socket) == 1012
        await asyncio.to_thread(process.process.wait, PATIENCE)
        await asyncio.to_thread(process.start)
        async with page.live(table["id"], since=shown["number"]) as socket:
            again = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        assert again["entries"] == [] and {**again, "entries": shown["entries"]} == shown
        act = {"seat": 0, "answers": again["answers"], "key": "next", "action": again["legal"][0]["action"]}
        assert (await page.post(f"{path}/act", act)).status_code == 200
        await play_some(page, path, 4)
        seed = await seed_of(server_settings, table["id"])
    finally:
        await asyncio.to_thread(process.stop)
        await page.http.aclose()
    cookies = [*page.http.cookies.values()]
    signatures = [value.rpartition(".")[2] for value in cookies]
    look_at_the_log(process.log.read_text(), [seed, token, table["invite"], *cookies, *signatures])


async def play_some(page: Page, path: str, moves: int) -> None:
    for _ in range(400):
        shown = (await page.http.get(path)).json()
        if shown["legal"]:
            act = {"seat": 0, "answers": shown["answers"], "key": os.urandom(8).hex()}
            answer = await page.post(f"{path}/act", {**act, "action": shown["legal"][-1]["action"]})
            assert answer.status_code == 200, answer.text
            moves -= 1
            if moves == 0:
                return
        else:
            await asyncio.sleep(0.02)
    raise AssertionError("the bot does not move")


async def bad_company(page: Page, table_id: str, path: str) -> None:
    """What breaks the rules of the wire: the connection ends, the server does not."""
    for frame, code in [
        (Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True), 1007),
        (Frame(Opcode.TEXT, b"x" * 70_000).serialize(mask=True), 1009),
        (Frame(Opcode.CONT, b"nothing to go on with").serialize(mask=True), 1002),
        (Frame(Opcode.TEXT, b"not masked").serialize(mask=False), 1002),
        (b"\xa1\x81\0\0\0\0x", 1002),  # a reserved bit
    ]:
        async with page.live(table_id) as socket:
            await asyncio.wait_for(socket.recv(), PATIENCE)
            socket.transport.write(frame)
            assert await closed_with(socket) == code
    reader, writer = await asyncio.open_connection("127.0.0.1", page.port)
    with closing(writer):
        writer.write(b"NONSENSE / HTTP/9\r\n\r\n\x00\xff")
        assert b"400" in await asyncio.wait_for(reader.read(100), PATIENCE)
    answer = await page.http.get(path, headers={"authorization": "Bearer a-token-that-is-not-valid"})
    assert answer.status_code == 401
    answer = await page.post(f"{path}/act", {"seat": "0"})
    assert answer.status_code == 400
    assert (await page.http.get("/health")).status_code == 200


async def closed_with(socket: ClientConnection) -> int:
    """Read on until the server closes: its code."""
    async with asyncio.timeout(PATIENCE):
        with suppress(websockets.ConnectionClosedError):
            async for _ in socket:
                pass
    return socket.close_code or 0


async def seed_of(settings: Settings, table_id: str) -> str:
    store = open_store(settings)
    rows = await store.read("select seed from tables where id = :id", id=table_id)
    await store.close()
    return str(rows[0]["seed"])


def look_at_the_log(log: str, secrets: list[str]) -> None:
    """One JSON object a line (besides the address), and no secret in any."""
    assert [secret for secret in secrets if secret and secret in log] == []
    for line in log.splitlines():
        if not line.startswith("Bastide: http://"):
            said = json.loads(line)
            assert said["event"] and said["level"] and said["timestamp"]
