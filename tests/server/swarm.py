"""Many scripted people at once against a real server: for the crash test and for the benchmark.

The clients are as light as they can be, because they share the machine with the server that they load: one HTTP
connection each, requests written by hand, and of an answer only what is needed is read.
"""

import asyncio
import contextlib
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, cast

import msgspec

from tests.server.services import answers, free_port, listens

STARTED_WITHIN: Final = 60.0
ANSWERED_WITHIN: Final = 30.0
"""A connection that is silent for so long is given up and the request sent again."""
PAUSE: Final = 0.05
AWAY: Final = 503
"""The database does not answer: the same is sent again, as a page does it."""
UPGRADE: Final = b"upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
KEY: Final = b"sec-websocket-key: YmFzdGlkZS1iYXN0aWRlLQ==\r\n"
# frames of a WebSocket (RFC 6455, 5.2)
TEXT: Final = 1
PING: Final = 9
PONG: Final = 10
FINAL: Final = 128
MASKED: Final = 128
SHORT: Final = 125
"""The longest content whose length is given in the second byte."""
NO_LIMITS: Final = {
    "BASTIDE_REQUESTS_PER_MINUTE": "10000000",
    "BASTIDE_ACTIONS_PER_MINUTE": "10000000",
    "BASTIDE_SOCKETS_PER_ADDRESS": "10000000",
    "BASTIDE_CONNECTIONS_PER_ADDRESS": "10000000",
    "BASTIDE_TABLES_PER_HOUR": "10000000",
    "BASTIDE_BOT_TABLES": "10000000",
}


# ---- a server of its own


class Server:
    """`serve` as a process of its own, with workers that can be killed.

    `files` among the settings: how many files it may have open before it asks for more, and at most ("1024, 4096").
    """

    def __init__(self, folder: Path, workers: int, **settings: str) -> None:
        self.files = settings.pop("files", "")
        self.port = free_port()
        self.log = folder / "server.log"
        self.count = workers
        self.settings = {**NO_LIMITS, **{f"BASTIDE_{name.upper()}": value for name, value in settings.items()}}
        self.start()

    def start(self) -> None:
        """Also once more on the same port, after it was killed."""
        self._wait(lambda: not listens(self.port), "the port is still taken")
        self.process = self._launch()
        self._wait(lambda: answers(self.port) or self.process.poll() is not None, "the server did not start")
        if self.process.poll() is not None:
            raise RuntimeError(f"the server did not start:\n{self.log.read_text()}")

    def _launch(self) -> "subprocess.Popen[bytes]":
        code = f"from bastide.server.serve import serve; serve('127.0.0.1', {self.port}, {self.count})"
        if self.files:
            code = f"from resource import *; setrlimit(RLIMIT_NOFILE, ({self.files})); {code}"
        with self.log.open("ab") as log:
            return subprocess.Popen(
                [sys.executable, "-c", code],
                env={**os.environ, **self.settings},
                stdout=log,
                stderr=log,
                cwd=self.log.parent,
            )

    def _wait(self, what: Callable[[], bool], otherwise: str) -> None:
        until = time.monotonic() + STARTED_WITHIN
        while not what():
            if time.monotonic() > until:
                raise RuntimeError(f"{otherwise}:\n{self.log.read_text()}")
            time.sleep(0.02)

    def workers(self) -> list[int]:
        """The processes that serve: children of the one that was started, which watches them."""
        return self._children(b"spawn_main")

    def _children(self, command: bytes) -> list[int]:
        try:
            children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        except FileNotFoundError:
            return []
        return [int(pid) for pid in children if command in command_line(pid)]

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def command_line(pid: str) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:  # it has just ended
        return b""


# ---- one guest


class Answer(msgspec.Struct):
    status: int
    head: bytes
    body: bytes


class Guest:
    """Somebody with a cookie and one connection, which is made anew when it breaks."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.retries = 0
        self.id = ""
        self.head = b""
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def arrive(self, name: str) -> None:
        """Take a name, as a page does when it is opened for the first time."""
        first = await self.ask("GET", "/api/me")
        csrf = cookie(first, "bastide_csrf")
        self.head = f"cookie: bastide_csrf={csrf}\r\nx-bastide-csrf: {csrf}\r\n".encode()
        named = await self.ask("POST", "/api/me", msgspec.json.encode({"name": name}))
        signed = cookie(named, "bastide_guest")
        self.id = signed.partition(".")[0]
        self.head = f"cookie: bastide_csrf={csrf}; bastide_guest={signed}\r\nx-bastide-csrf: {csrf}\r\n".encode()

    async def ask(self, method: str, path: str, body: bytes = b"") -> Answer:
        """One request, sent again until there is an answer. Whoever calls says how long that may take."""
        request = b"%s %s HTTP/1.1\r\nhost: 127.0.0.1\r\n%s" % (method.encode(), path.encode(), self.head)
        if method == "POST":
            request += b"content-type: application/json\r\ncontent-length: %d\r\n" % len(body)
        request += b"\r\n" + body
        while True:
            try:
                async with asyncio.timeout(ANSWERED_WITHIN):
                    answer = await self._exchange(request)
                if answer.status != AWAY:
                    return answer
                self.retries += 1
                await asyncio.sleep(PAUSE)
            except (OSError, EOFError, TimeoutError):
                self.leave()
                self.retries += 1
                await asyncio.sleep(PAUSE)

    async def _exchange(self, request: bytes) -> Answer:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._streams
        writer.write(request)
        head = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", head)
        assert length is not None, head
        return Answer(int(head[9:12]), head, await reader.readexactly(int(length[1])))

    def leave(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


def cookie(answer: Answer, name: str) -> str:
    found = re.search(rf"set-cookie: {name}=([^;\s]+)".encode(), answer.head)
    assert found is not None, (answer.status, answer.head, answer.body)
    return found[1].decode()


# ---- one guest on a seat


class About(msgspec.Struct):
    id: str
    number: int
    status: str
    your_seats: list[int]


class Choice(msgspec.Struct):
    action: msgspec.Raw


class Position(msgspec.Struct):
    """What is read of a table."""

    table: About
    answers: int
    legal: list[Choice]
    view: msgspec.Raw


class Accepted(msgspec.Struct):
    number: int
    repeated: bool


class Player:
    """Plays one seat at random, one request after the other."""

    def __init__(self, guest: Guest, table: str, seat: int, rng: random.Random) -> None:
        self.guest = guest
        self.table = table
        self.seat = seat
        self.rng = rng
        self.acknowledged: dict[int, str] = {}
        """The keys that the server has acknowledged, by the number they got."""
        self.refused: list[bytes] = []
        self.seen: Position | None = None
        self.bell = asyncio.Event()

    async def look(self) -> Position:
        answer = await self.guest.ask("GET", f"/api/tables/{self.table}?words=0")
        assert answer.status == 200, answer.body
        self.seen = msgspec.json.decode(answer.body, type=Position)
        return self.seen

    async def act(self, seen: Position) -> bool:
        """Choose and play; the same key is sent again until there is an answer. False when it was refused."""
        key = f"{self.rng.getrandbits(64):x}"
        body = b'{"seat":%d,"answers":%d,"key":"%s","action":%s}' % (
            self.seat,
            seen.answers,
            key.encode(),
            bytes(self.rng.choice(seen.legal).action),
        )
        answer = await self.guest.ask("POST", f"/api/tables/{self.table}/act", body)
        if answer.status == 200:
            self.acknowledged[msgspec.json.decode(answer.body, type=Accepted).number] = key
        else:
            self.refused.append(answer.body)
        return answer.status == 200

    async def play(self, other: "Player") -> None:
        """Until the game is over. Whoever has nothing to decide rings for the other and waits for the bell."""
        while True:
            seen = await self.look()
            if seen.legal:
                await self.act(seen)
                continue
            other.bell.set()
            if seen.table.status == "over":
                return
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await self.bell.wait()
            self.bell.clear()


async def seated(guest: Guest, table: str, seat: int, rng: random.Random) -> Player:
    """Sit down. When the answer was lost the seat is taken, but by the one who asks."""
    answer = await guest.ask("POST", f"/api/tables/{table}/sit", b'{"seat":%d}' % seat)
    player = Player(guest, table, seat, rng)
    assert answer.status in (200, 409), answer.body
    assert (await player.look()).table.your_seats == [seat], answer.body
    return player


async def pair(port: int, rng: random.Random) -> tuple[Player, Player]:
    """Two guests at a new table for two."""
    host, other = Guest(port), Guest(port)
    await asyncio.gather(host.arrive("Ann"), other.arrive("Bob"))
    seats = [{"kind": "person"}, {"kind": "open"}]
    new = {"game": "burgundy", "seats": seats, "visibility": "public"}
    answer = await host.ask("POST", "/api/tables", msgspec.json.encode(new))
    assert answer.status == 201, answer.body
    table = msgspec.json.decode(answer.body, type=Position).table.id
    return Player(host, table, 0, rng), await seated(other, table, 1, rng)


async def pairs(port: int, count: int, rng: random.Random, at_once: int = 20) -> list[tuple[Player, Player]]:
    """So many tables for two, a few at a time."""
    found: list[tuple[Player, Player]] = []
    while len(found) < count:
        some = min(at_once, count - len(found))
        found += await asyncio.gather(*(pair(port, random.Random(rng.getrandbits(64))) for _ in range(some)))
    return found


# ---- spectators


class Page(asyncio.Protocol):
    """A WebSocket: what a guest, or a spectator without a name, is told of a table."""

    def __init__(self, table: str, since: int = 0, words: bool = False, head: bytes = b"") -> None:
        self.request = f"GET /ws/tables/{table}?words={words:d}&since={since} HTTP/1.1\r\nhost: 127.0.0.1\r\n".encode()
        self.request += head + UPGRADE + KEY + b"\r\n"
        self.lost = asyncio.Event()
        self._data = bytearray()
        self._open = False
        self._transport: asyncio.WriteTransport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.WriteTransport, transport)
        self._transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._open:
            end = self._data.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self._data.startswith(b"HTTP/1.1 101"), bytes(self._data[:200])
            del self._data[: end + 4]
            self._open = True
        while (frame := self._frame()) is not None:
            kind, message = frame
            if kind == TEXT:
                self.told(message)
            elif kind == PING and self._transport is not None:  # whoever keeps silent is taken for gone
                self._transport.write(bytes([FINAL | PONG, MASKED | len(message), 0, 0, 0, 0]) + message)

    def _frame(self) -> tuple[int, bytes] | None:
        """The kind and content of the next whole frame; servers do not mask them."""
        data = self._data
        if len(data) < 2:
            return None
        length, start = data[1] & 127, 2
        if length > SHORT:
            start = 4 if length == SHORT + 1 else 10
            if len(data) < start:
                return None
            length = int.from_bytes(data[2:start], "big")
        if len(data) < start + length:
            return None
        message = bytes(data[start : start + length])
        kind = data[0] & 15
        del data[: start + length]
        return kind, message

    def told(self, message: bytes) -> None:
        """A message came."""

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost.set()

    def leave(self) -> None:
        if self._transport is not None:
            self._transport.close()
