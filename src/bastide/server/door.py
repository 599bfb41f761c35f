"""The front door: what holds before anybody has said who they are.

A connection has so many seconds for the head of a request and so many for its body; a head is short; an address has so
many connections. When a worker has no room left, whoever has waited longest without asking for anything goes first. So
whatever strangers leave unfinished costs little and ends soon.
"""

import logging
from collections import Counter
from functools import cache
from http import HTTPStatus
from math import inf
from typing import Any, Final, Protocol

import msgspec
from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, Scope
from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from bastide.core.words import LANGUAGES
from bastide.server.files import room
from bastide.server.guests import household
from bastide.server.refused import Refused
from bastide.server.settings import Settings, from_environment

HEAD_BYTES: Final = 32 * 1024
HEAD_LINES: Final = 100
PIPELINED: Final = 4
"""Requests that may wait behind the one that is being answered."""
STUCK: Final = 60.0
"""Seconds for which somebody may leave what they have asked for unread."""
LINGER: Final = 2.0
"""Seconds in which somebody who was turned away can read why: one who is still sending would lose it otherwise."""
MOST_LINGER: Final = 64
TICK: Final = 0.5
SAID: Final = 100
"""Messages, and pieces of one, that a page may send over a WebSocket in a minute. Ours sends none."""
MINUTE: Final = 60.0

QUIET: Final = logging.getLogger("uvicorn.error.door")
QUIET.setLevel(logging.ERROR)  # requests that make no sense are no news, and would fill the log


class Held(Protocol):
    """A connection, as the hall knows it."""

    address: str
    due: float
    """When its time is over."""
    closing: float
    """When it was first seen to be closing, while something unread still holds it."""
    transport: Any

    def late(self) -> None: ...


class Hall:
    """The connections of this worker."""

    def __init__(self, settings: Settings, config: Config) -> None:
        self.settings = settings
        self.room = room()
        self.trusted = ProxyHeadersMiddleware(nowhere, config.forwarded_allow_ips).trusted_hosts
        self.inside: dict[Held, None] = {}
        self.waiting: dict[Held, None] = {}
        """Those that have asked for nothing yet, or for nothing more, in the order in which they came to that."""
        self.addresses: Counter[str] = Counter()
        self.lingering = 0
        self.ticking = False

    def address_of(self, client: tuple[str, int] | None) -> str:
        """For whom a connection counts; for nobody if it is a trusted proxy's, which speaks for many."""
        return "" if client is None or client[0] in self.trusted else household(client[0])

    def refusal(self, address: str) -> tuple[int, str] | None:
        """Why one more of this address cannot come in. If only room is wanted, somebody who waits makes it."""
        if address and self.addresses[address] >= self.settings.connections_per_address:
            return 429, "too-many-connections"
        if len(self.inside) >= self.room:
            if not self.waiting:
                return 503, "full"
            oldest = next(iter(self.waiting))
            self.leave(oldest)
            oldest.transport.abort()
        return None

    def enter(self, who: Held) -> None:
        self.inside[who] = None
        if who.address:
            self.addresses[who.address] += 1

    def leave(self, who: Held) -> None:
        self.waiting.pop(who, None)
        if who in self.inside:
            del self.inside[who]
            if who.address:
                self.addresses[who.address] -= 1
                if not self.addresses[who.address]:
                    del self.addresses[who.address]

    def watch(self, loop: Any) -> None:
        """Look after deadlines while anybody is there. One look at all is cheaper than a timer for each request."""
        if not self.ticking:
            self.ticking = True
            loop.call_later(TICK, self._tick, loop)

    def _tick(self, loop: Any) -> None:
        now = loop.time()
        for who in list(self.inside):
            if who.transport.is_closing():
                who.closing = min(who.closing, now)
                if now - who.closing > LINGER:
                    who.transport.abort()
            elif who.due < now:
                who.late()
        self.ticking = False
        if self.inside:
            self.watch(loop)


async def nowhere(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None: ...


@cache
def hall_of(config: Config) -> Hall:
    """The hall of this process; workers read their settings from the environment."""
    return Hall(from_environment(), config)


@cache
def answer(status: int, code: str, language: str) -> bytes:
    body = msgspec.json.encode(Refused(status, code).body(language))
    head = [
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}",
        "content-type: application/json",
        "x-content-type-options: nosniff",
        "cache-control: no-store",
        f"content-length: {len(body)}",
        "connection: close",
    ]
    if status in (429, 503):
        head.append("retry-after: 10")
    return "\r\n".join([*head, "", ""]).encode() + body


class TooMuch(Exception):  # noqa: N818 - what a visitor wants, not a failure
    """Stops the parser in the middle of a request."""


class Door(HttpToolsProtocol):
    """One connection, from its first byte to the last request."""

    def __init__(self, config: Config, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.logger = QUIET
        self.hall = hall_of(config)
        self.address = ""
        self.due = inf
        self.closing = inf
        self.verdict = (400, "bad-request")
        self.leaving = False
        self.answering: RequestResponseCycle | None = None
        """What the application works on; others may wait behind it."""
        self.in_head = False
        self.in_body = False
        self.head = 0
        """Bytes of its lines so far."""
        self.unparsed = 0
        """Bytes in which no head has ended: a single line may be without end."""

    # ---- coming and going

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.address = self.hall.address_of(self.client)
        refusal = self.hall.refusal(self.address)
        if refusal is not None:
            self.turn_away(*refusal)
            return
        self.hall.enter(self)
        self.hall.waiting[self] = None
        self.hall.watch(self.loop)
        self.due = self.loop.time() + self.hall.settings.head_seconds

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.hang_up()
        self.hall.leave(self)

    def handle_websocket_upgrade(self) -> None:
        self.hall.leave(self)
        super().handle_websocket_upgrade()

    def late(self) -> None:
        """A request that was begun is told why; one that was not, nothing."""
        if self.in_head or (self.in_body and self.unanswered()):
            self.turn_away(408, "too-slow")
        elif self.unanswered() and not self.flow.write_paused:
            self.due = inf  # it is we who take so long
        else:
            self.transport.abort()

    def turn_away(self, status: int, code: str) -> None:
        """Say why, and go on listening for a moment, without hearing anything."""
        self.leaving = True
        self.hall.leave(self)
        self.pipeline.clear()
        begun = self.unanswered() and self.answering is not None and self.answering.response_started
        self.hang_up()
        if begun or self.hall.lingering >= MOST_LINGER:
            self.transport.abort()
            return
        self.transport.write(answer(status, code, self.language()))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.flow.resume_reading()
        self.hall.lingering += 1
        self.loop.call_later(LINGER, self.gone)

    def unanswered(self) -> bool:
        return self.answering is not None and not self.answering.response_complete

    def hang_up(self) -> None:
        """The application hears that nobody is there any more."""
        if self.answering is not None and not self.answering.response_complete:
            self.answering.disconnected = True
            self.answering.message_event.set()

    def gone(self) -> None:
        self.hall.lingering -= 1
        self.transport.abort()

    def language(self) -> str:
        asked = dict(self.headers or ()).get(b"accept-language", b"")[:2].decode("latin-1")
        return asked if asked in LANGUAGES else "en"

    # ---- a request

    def data_received(self, data: bytes) -> None:
        if self.leaving:
            return
        if not self.in_body and self.due == inf:
            self.due = self.loop.time() + self.hall.settings.head_seconds
        super().data_received(data)
        if self.in_head and not self.leaving:
            self.unparsed += len(data)
            if self.unparsed > HEAD_BYTES:
                self.turn_away(431, "head-too-large")

    def send_400_response(self, msg: str) -> None:
        self.turn_away(*self.verdict)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head = True
        self.head = 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self.count_head(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self.count_head(len(name) + len(value) + 4)

    def count_head(self, more: int) -> None:
        self.head += more
        if self.head > HEAD_BYTES or len(self.headers) > HEAD_LINES:
            self.verdict = (431, "head-too-large")
            raise TooMuch

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= PIPELINED:
            raise TooMuch
        self.in_head = False
        self.unparsed = 0
        self.in_body = True
        self.due = self.loop.time() + self.hall.settings.body_seconds
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.in_body = False
        self.due = inf
        self.hall.waiting.pop(self, None)

    # ---- its answer

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.answering = cycle
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.leaving or self.transport.is_closing():
            return
        if self.in_body:  # refused before it was heard to its end: what is left of it is not waited for
            self.due = self.loop.time() + LINGER
        elif not self.pipeline and self in self.hall.inside:
            self.hall.waiting[self] = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self.due = self.loop.time() + STUCK

    def resume_writing(self) -> None:
        super().resume_writing()
        self.due = inf


class LiveSocket(WebSocketsSansIOProtocol):
    """A WebSocket, from the upgrade on. Pages only listen here."""

    def __init__(self, config: Config, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.logger = QUIET
        self.hall = hall_of(config)
        self.address = ""
        self.due = inf
        self.closing = inf
        self.said = 0
        self.since = 0.0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.address = self.hall.address_of(self.client)
        self.hall.enter(self)
        self.hall.watch(self.loop)
        self.since = self.loop.time()
        self.due = self.since + self.hall.settings.head_seconds

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.hall.leave(self)

    def late(self) -> None:
        """The handshake was not answered in time, or what was sent is not read."""
        if self.handshake_complete and self.writable.is_set():
            self.due = inf
        else:
            self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.due = self.loop.time() + STUCK

    def resume_writing(self) -> None:
        super().resume_writing()
        self.due = inf

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # who does not read gets no answers, which would fill the memory
        self.count()

    def handle_cont(self, event: Any) -> None:
        if self.count():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.count():
            super().send_receive_event_to_app()

    def count(self) -> bool:
        """Whether something that a page sends may be heard; one that floods us is cut off."""
        now = self.loop.time()
        if now - self.since > MINUTE:
            self.since, self.said = now, 0
        self.said += 1
        if self.said > SAID and not self.close_sent and not self.transport.is_closing():
            self.conn.send_close(1008, "too many messages")
            self.handle_parser_exception()
        return self.said <= SAID
