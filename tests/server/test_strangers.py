"""Attacks on the front door, by people who have not said who they are, against a server of its own."""

import asyncio
import json
import re
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from websockets.frames import Frame, Opcode

from bastide.server import door
from tests.server.client import PATIENCE
from tests.server.forking import Process
from tests.server.services import free_port
from tests.server.test_operations import Page

pytestmark = pytest.mark.asyncio

HEAD = b"GET /health HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /api/me HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer x\r\nContent-Type: application/json\r\n"
MEGABYTE = 1024 * 1024
STRANGER, OTHER = "127.0.0.1", "127.0.0.2"

Starts = Callable[..., Process]


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Generator[Starts]:
    """Starts a server that trusts no proxy; it has to answer at the end as it did at the beginning."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.9.8.7")
    started: list[Process] = []

    def begin(**settings: object) -> Process:
        started.append(Process(tmp_path, 1, **{name: str(value) for name, value in settings.items()}))
        return started[-1]

    yield begin
    for server in started:
        server.stop()
        said = server.log.read_text()
        assert "Traceback" not in said and '"level": "error"' not in said, said


class Line:
    """A connection on which anything can be said."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def say(self, data: bytes) -> None:
        """As far as anybody listens."""
        try:
            self.writer.write(data)
            await self.writer.drain()
        except OSError:
            await asyncio.sleep(0)

    async def answer(self) -> tuple[int, bytes]:
        """The status and body of the last answer, when the server has closed."""
        heard = b""
        try:
            async with asyncio.timeout(PATIENCE):
                while more := await self.reader.read(MEGABYTE):
                    heard += more
        except ConnectionError:
            pass
        body = heard.rpartition(b"\r\n\r\n")[2]
        statuses = re.findall(rb"HTTP/1.1 (\d+)", heard)
        return (int(statuses[-1]), body) if statuses else (0, b"")


@asynccontextmanager
async def line(server: Process, address: str = STRANGER) -> AsyncGenerator[Line]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(address, 0))
    with closing(writer):
        yield Line(reader, writer)


def peak(server: Process) -> float:
    """The most memory that the server has had, in megabytes."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    found = re.search(r"VmHWM:\s+(\d+) kB", status)
    assert found
    return int(found[1]) / 1024


async def still_plays(server: Process) -> None:
    """Somebody comes in, takes a seat and plays."""
    page = Page(server.port)
    try:
        await page.http.get("/api/me")
        assert (await page.post("/api/me", {"name": "Ann"})).status_code == 200
        seats = [{"kind": "person"}, {"kind": "person"}]
        made = await page.post("/api/tables", {"game": "burgundy", "seats": seats, "mode": "hotseat"})
        path = f"/api/tables/{made.json()['table']['id']}"
        await play_some_hotseat(page, path, 3)
    finally:
        await page.http.aclose()


async def play_some_hotseat(page: Page, path: str, moves: int) -> None:
    for number in range(moves):
        shown = (await page.http.get(path)).json()
        act = {"seat": shown["seat"], "answers": shown["answers"], "key": f"move {number}".replace(" ", "-")}
        answer = await page.post(f"{path}/act", {**act, "action": shown["legal"][0]["action"]})
        assert answer.status_code == 200, answer.text


def code(body: bytes) -> str:
    found: dict[str, str] = json.loads(body)
    assert found["message"] and not found["message"].startswith("no-")
    return found["code"]


# ---- requests that do not end


async def turned_away(slow: Line, drop: bytes) -> tuple[int, str]:
    """How the server loses patience with somebody who goes on and on."""
    dripping = asyncio.create_task(keep_saying(slow, drop, 0.2))
    status, body = await slow.answer()
    dripping.cancel()
    return status, code(body)


async def test_a_head_that_comes_drop_by_drop(start: Starts) -> None:
    server = start(head_seconds=1)
    async with line(server) as silent, line(server) as slow:
        await slow.say(HEAD)
        assert await turned_away(slow, b"X: drip\r\n") == (408, "too-slow")
        assert await silent.answer() == (0, b"")  # one that says nothing is not told anything either
    await still_plays(server)


async def test_a_body_that_comes_drop_by_drop(start: Starts) -> None:
    server = start(body_seconds=1)
    async with line(server) as slow:
        await slow.say(POST + b"Content-Length: 1000\r\n\r\n{")
        assert await turned_away(slow, b" ") == (408, "too-slow")
    await still_plays(server)


async def test_a_second_request_has_its_own_time(start: Starts) -> None:
    """Whoever keeps a connection between requests is not late."""
    server = start(head_seconds=1)
    async with line(server) as kept:
        await kept.say(HEAD + b"\r\n")
        assert (await asyncio.wait_for(kept.reader.readuntil(b"}"), PATIENCE)).startswith(b"HTTP/1.1 200")
        async with line(server) as silent:  # by the time when one that came later is too late,
            assert await silent.answer() == (0, b"")
        await kept.say(HEAD + b"Connection: close\r\n\r\n")
        status, body = await kept.answer()
        assert status == 200 and json.loads(body)["status"] == "ok"


# ---- requests that are too large


@pytest.mark.parametrize(
    "begin, more",
    [(HEAD, b"a:b\r\n"), (HEAD + b"Cookie: ", b"abcde"), (b"GET /", b"abcde"), (HEAD, b"x" * 80 + b": y\r\n")],
    ids=["short lines", "one line", "address", "long lines"],
)
async def test_a_head_without_end_costs_little(start: Starts, begin: bytes, more: bytes) -> None:
    server = start()
    async with line(server) as first:
        await first.say(HEAD + b"Connection: close\r\n\r\n")
        assert (await first.answer())[0] == 200
    before = peak(server)
    async with line(server) as endless:
        await endless.say(begin)
        for _ in range(24):
            await endless.say(more * (MEGABYTE // len(more)))
        status, body = await endless.answer()
        assert status == 0 or (status, code(body)) == (431, "head-too-large")
    async with line(server) as modest:  # and said once, it is answered clearly
        await modest.say(begin + more * (64_000 // len(more)))
        status, body = await modest.answer()
        assert (status, code(body)) == (431, "head-too-large")
    assert peak(server) - before < 20
    await still_plays(server)


async def test_many_requests_at_once_on_one_line(start: Starts) -> None:
    server = start()
    before = peak(server)
    async with line(server) as greedy:
        for _ in range(8):
            await greedy.say((HEAD + b"\r\n") * (MEGABYTE // len(HEAD)))
        await greedy.answer()
    assert peak(server) - before < 20
    async with line(server) as modest:
        await modest.say((HEAD + b"\r\n") * 3 + HEAD + b"Connection: close\r\n\r\n")
        heard = await asyncio.wait_for(modest.reader.read(), PATIENCE)
        assert heard.count(b"HTTP/1.1 200") == 4


async def test_a_body_that_is_too_large(start: Starts) -> None:
    """At the same time, so that all of them together cost little."""
    server = start(body_limit=1000)
    before = peak(server)

    async def announced() -> None:
        async with line(server) as one:
            await one.say(POST + b"Content-Length: 1000000000\r\n\r\n" + b"x" * MEGABYTE)
            status, body = await one.answer()
            assert status == 413 and code(body[: body.rfind(b"}") + 1]) == "too-large"

    async def endless(head: bytes, expected: int) -> None:
        async with line(server) as one:
            await one.say(head + b"Transfer-Encoding: chunked\r\n\r\n")
            sending = asyncio.create_task(keep_saying(one, b"10000\r\n" + b"x" * 0x10000 + b"\r\n", 0.002))
            status, _ = await one.answer()
            assert status == expected
            sending.cancel()

    async def longer_than_announced() -> None:  # the rest is no request
        async with line(server) as one:
            await one.say(POST + b"Content-Length: 2\r\n\r\n{}" + b"x" * MEGABYTE)
            assert (await one.answer())[0] == 400

    # where a body is wanted, and where none is
    await asyncio.gather(announced(), endless(POST, 413), endless(HEAD, 200), longer_than_announced())
    assert peak(server) - before < 20
    await still_plays(server)


async def keep_saying(line: Line, data: bytes, pause: float) -> None:
    while not line.writer.is_closing():
        await line.say(data)
        await asyncio.sleep(pause)


# ---- too many at once


@pytest.mark.parametrize("files", ["1024, 4096", "400, 400"], ids=["more can be had", "no more can be had"])
async def test_requests_that_are_left_unfinished_keep_nobody_out(start: Starts, files: str) -> None:
    server = start(files=files)
    async with AsyncExitStack() as stack:
        for number in range(1100):
            unfinished = await stack.enter_async_context(line(server))
            body = POST + b"Content-Length: 100\r\n\r\n{"
            await unfinished.say([b"", HEAD, body][number % 3])
        await asyncio.wait_for(still_plays(server), PATIENCE)


async def test_so_many_connections_of_one_address_and_no_more(start: Starts) -> None:
    server = start(connections_per_address=5)
    async with AsyncExitStack() as stack:
        for _ in range(5):
            await stack.enter_async_context(line(server))
        for forwarded in (b"", b"X-Forwarded-For: 10.0.0.1\r\n"):  # nobody here is trusted to speak for others
            async with line(server) as sixth:
                await sixth.say(HEAD + forwarded + b"Accept-Language: ru\r\nConnection: close\r\n\r\n")
                status, body = await sixth.answer()
                assert (status, code(body)) == (429, "too-many-connections")
        async with line(server, OTHER) as other:
            await other.say(HEAD + b"Connection: close\r\n\r\n")
            assert (await other.answer())[0] == 200
    async with asyncio.timeout(PATIENCE):  # the server has to notice that they have gone
        while True:
            async with line(server) as again:
                await again.say(HEAD + b"Connection: close\r\n\r\n")
                if (await again.answer())[0] == 200:
                    break


async def test_a_proxy_that_is_trusted_speaks_for_many(start: Starts, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", OTHER)
    server = start(connections_per_address=5, requests_per_minute=3)
    async with AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(line(server, OTHER)) for _ in range(20)]
        statuses = []
        for number, one in enumerate(lines):
            client = b"10.0.0.%d" % (1 if number < 10 else number)
            request = b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: " + client + b"\r\n"
            await one.say(request + b"Connection: close\r\n\r\n")
            statuses.append((await one.answer())[0])
        assert 429 in statuses[:10] and statuses[10:] == [200] * 10


# ---- WebSockets


async def test_pages_only_listen(start: Starts) -> None:
    """Floods of messages, of pieces of one and of pings end the connection, and cost little memory."""
    server = start()
    page = Page(server.port)
    await page.http.get("/api/me")
    await page.post("/api/me", {"name": "Ann"})
    seats = [{"kind": "person"}, {"kind": "person"}]
    made = await page.post("/api/tables", {"game": "burgundy", "seats": seats, "mode": "hotseat"})
    table = made.json()["table"]["id"]
    message = Frame(Opcode.TEXT, b"{}").serialize(mask=True)
    first = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)
    piece = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
    ping = Frame(Opcode.PING, b"x" * 125).serialize(mask=True)
    before = peak(server)

    async def flood(begin: bytes, more: bytes) -> None:
        async with page.live(table) as socket:
            await asyncio.wait_for(socket.recv(), PATIENCE)
            socket.transport.pause_reading()
            socket.transport.write(begin + more * (4 * MEGABYTE // len(more)))
            await asyncio.sleep(0.5)
            socket.transport.resume_reading()
            await asyncio.wait_for(socket.wait_closed(), PATIENCE)

    await asyncio.gather(flood(b"", message), flood(first, piece), flood(b"", ping))
    assert peak(server) - before < 20
    await still_plays(server)
    await page.http.aclose()


# ---- answers that nobody reads


async def test_whoever_does_not_read_is_not_waited_for(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(door, "STUCK", 0.5)
    monkeypatch.setenv("BASTIDE_SECRET", "s" * 32)
    sent, port = asyncio.Event(), free_port()

    async def application(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        for _ in range(64):
            await send({"type": "http.response.body", "body": b"x" * MEGABYTE, "more_body": True})
        await send({"type": "http.response.body"})
        sent.set()

    config = uvicorn.Config(application, port=port, http=door.Door, lifespan="off", log_config=None)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.transport.pause_reading()  # type: ignore[attr-defined]
    writer.write(HEAD + b"\r\n")
    async with asyncio.timeout(PATIENCE):
        await sent.wait()  # to nobody
        while server.server_state.connections:
            await asyncio.sleep(0.01)
    writer.close()
    server.should_exit = True
    await serving
