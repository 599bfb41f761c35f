"""A server in this process and people who visit it: over HTTP with their own cookies, and over WebSockets.

Everything a visitor receives is kept in `heard`, byte for byte, so that a test can look for what must not be there.
"""

import asyncio
import itertools
import json
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from typing import Any, Final, Self
from urllib.parse import urlencode, urlsplit

import httpx
from litestar import Litestar

from bastide.server.app import create_app
from bastide.server.settings import Settings
from bastide.server.store import Store, open_store

ORIGIN: Final = "http://bastide.test"
PATIENCE: Final = 20.0
"""Seconds after which a test stops waiting for something that should have come at once."""
_keys = itertools.count(1)


def fresh_key() -> str:
    return f"key-{next(_keys)}"


def query(params: Mapping[str, object]) -> dict[str, str] | None:
    """For httpx, which takes an empty query as an order to drop the one in the path."""
    return {name: str(value) for name, value in params.items()} or None


class SocketClosed(Exception):  # noqa: N818 - what a test waits for
    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"{code} {reason}")
        self.code = code
        self.reason = reason


class Server:
    """One worker: an application that is running."""

    def __init__(self, settings: Settings, app: Litestar) -> None:
        self.settings = settings
        self.app = app
        self._beside: Store | None = None

    @property
    def beside(self) -> Store:
        """The same database, but not by way of the worker."""
        if self._beside is None:
            self._beside = open_store(self.settings)
        return self._beside

    async def close(self) -> None:
        if self._beside is not None:
            await self._beside.close()

    async def visitor(self, name: str = "", address: str = "127.0.0.1", **headers: str) -> "Visitor":
        """Somebody new; with a name they are a guest, without one a passer-by."""
        visitor = Visitor(self, headers, address)
        await visitor.get("/api/me")
        if name:
            await visitor.post("/api/me", {"name": name}, expect=200)
        return visitor


@asynccontextmanager
async def running(settings: Settings) -> AsyncGenerator[Server, None]:
    """A worker from start to stop, in a task of its own as under a real server."""
    app = create_app(settings)
    started, enough = asyncio.Event(), asyncio.Event()

    async def live() -> None:
        async with app.lifespan():
            started.set()
            await enough.wait()

    life = asyncio.create_task(live())
    waiting = asyncio.create_task(started.wait())
    await asyncio.wait({life, waiting}, return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    server = Server(settings, app)
    try:
        yield server
    finally:
        enough.set()
        await life
        await server.close()


class Visitor:
    def __init__(self, server: Server, headers: Mapping[str, str], address: str = "127.0.0.1") -> None:
        self.server = server
        self.heard: list[bytes] = []
        transport = httpx.ASGITransport(app=server.app, client=(address, 1))  # type: ignore[arg-type]
        self.http = httpx.AsyncClient(transport=transport, base_url=ORIGIN, headers=dict(headers))

    def at(self, server: Server) -> "Visitor":
        """The same person, with the same cookies, at another worker."""
        other = Visitor(server, self.http.headers)
        other.http.cookies = self.http.cookies
        other.heard = self.heard
        return other

    @property
    def id(self) -> str:
        """The guest's id, which only the host of a table may see besides."""
        return (self.http.cookies.get("bastide_guest") or "").partition(".")[0]

    # ---- HTTP

    async def request(self, method: str, path: str, **how: Any) -> httpx.Response:
        answer = await self.http.request(method, path, **how)
        self.heard.append(f"{answer.headers}\n".encode() + answer.content)
        assert answer.status_code < 500, answer.text
        return answer

    async def get(self, path: str, expect: int | None = None, **params: object) -> httpx.Response:
        answer = await self.request("GET", path, params=query(params))
        assert expect in (None, answer.status_code), f"{answer.status_code}: {answer.text}"
        return answer

    async def post(self, path: str, body: object = None, expect: int | None = None, **params: object) -> httpx.Response:
        cookies = self.http.cookies
        headers = {"x-bastide-csrf": cookies.get("__Host-bastide_csrf") or cookies.get("bastide_csrf") or ""}
        how: dict[str, Any] = {"params": query(params), "headers": headers}
        if body is not None:
            how["json"] = body
        answer = await self.request("POST", path, **how)
        assert expect in (None, answer.status_code), f"{answer.status_code}: {answer.text}"
        return answer

    async def refused(self, status: int, code: str, path: str, body: object = None, **params: object) -> dict[str, str]:
        """Post what must be refused, and say how it was."""
        answer = await self.post(path, body, status, **params)
        said: dict[str, str] = answer.json()
        assert said["code"] == code, said
        assert said["message"] and said["message"] != f"no-{code}", said
        return said

    # ---- tables

    async def new_table(self, *seats: str, **more: object) -> "Place":
        """A table with seats like "person", "open", "bot:random"."""
        given = []
        for seat in seats:
            kind, _, bot = seat.partition(":")
            given.append({"kind": kind, "bot": bot} if bot else {"kind": kind})
        answer = await self.post("/api/tables", {"game": "burgundy", "seats": given, **more}, 201)
        return Place(answer.json()["table"]["id"], answer.json()["table"]["invite"])

    async def table(self, place: "Place", **params: object) -> dict[str, Any]:
        found: dict[str, Any] = (await self.get(place.path, 200, **params)).json()
        return found

    async def log(self, place: "Place", **params: object) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = (await self.get(f"{place.path}/log", 200, **params)).json()
        return found

    async def act(
        self,
        place: "Place",
        action: object,
        seat: int,
        answers: int,
        key: str | None = None,
        expect: int | None = 200,
        **params: object,
    ) -> dict[str, Any]:
        body = {"seat": seat, "answers": answers, "key": key or fresh_key(), "action": action}
        found: dict[str, Any] = (await self.post(f"{place.path}/act", body, expect, **params)).json()
        return found

    async def undo(self, place: "Place", expect: int = 200) -> dict[str, Any]:
        found: dict[str, Any] = (await self.post(f"{place.path}/undo", {"key": fresh_key()}, expect)).json()
        return found

    async def redo(self, place: "Place", expect: int = 200) -> dict[str, Any]:
        found: dict[str, Any] = (await self.post(f"{place.path}/redo", {"key": fresh_key()}, expect)).json()
        return found

    async def move(self, place: "Place", choice: int = 0) -> dict[str, Any]:
        """Play one of my legal actions: the answer of the server."""
        shown = await self.table(place, words=0)
        legal = shown["legal"]
        return await self.act(place, legal[choice % len(legal)]["action"], shown["seat"], shown["answers"])

    def socket(self, place: "Place", origin: str | None = ORIGIN, **query: object) -> "Socket":
        headers = dict(self.http.headers)
        headers.pop("host", None)
        headers["cookie"] = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        if origin is not None:
            headers["origin"] = origin
        return Socket(self.server.app, f"/ws/tables/{place.id}", query, headers, self.heard)


class Place:
    """A table as its visitors name it."""

    def __init__(self, table_id: str, invite: str) -> None:
        self.id = table_id
        self.invite = invite
        self.path = f"/api/tables/{table_id}"


class Socket:
    """A WebSocket spoken to the application directly: `async with visitor.socket(place) as socket`."""

    def __init__(
        self, app: Litestar, path: str, query: Mapping[str, object], headers: Mapping[str, str], heard: list[bytes]
    ) -> None:
        self.app = app
        self.heard = heard
        self.scope: dict[str, Any] = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": urlencode({name: str(value) for name, value in query.items()}).encode(),
            "headers": [(b"host", urlsplit(ORIGIN).netloc.encode())]
            + [(name.lower().encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
            "subprotocols": [],
            "state": {},
            "extensions": {},
        }
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._out: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def __aenter__(self) -> Self:
        self._in.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.ensure_future(self.app(self.scope, self._in.get, self._keep))  # type: ignore[arg-type]
        return self

    async def __aexit__(self, *error: object) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self._task, PATIENCE)

    async def _keep(self, event: Any) -> None:
        self._out.put_nowait(dict(event))

    def send(self, **data: object) -> None:
        """A frame from the page: text=… or bytes=…"""
        self._in.put_nowait({"type": "websocket.receive", **data})

    async def message(self) -> dict[str, Any]:
        """The next message; raises SocketClosed."""
        while True:
            event = await asyncio.wait_for(self._out.get(), PATIENCE)
            if event["type"] == "websocket.close":
                raise SocketClosed(event["code"], event.get("reason", ""))
            if event["type"] == "websocket.send":
                text = event.get("text") or event["bytes"]
                self.heard.append(text.encode() if isinstance(text, str) else text)
                found: dict[str, Any] = json.loads(text)
                return found

    async def until(self, number: int) -> list[dict[str, Any]]:
        """The messages up to the one that shows entry `number`."""
        found = [await self.message()]
        while found[-1]["number"] < number:
            found.append(await self.message())
        return found

    async def close_code(self) -> int:
        """Read on until the server closes."""
        try:
            while True:
                await self.message()
        except SocketClosed as closed:
            return closed.code
