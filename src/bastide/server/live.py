"""Live tables: every open page gets its own view after each entry, and what it missed when it comes back.

A connection says the last entry it has seen; it is sent the entries since then and the position of now. Whoever misses
a message asks again with the same number, so nothing is lost or doubled.
"""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from bastide.core.event import Event
from bastide.server import render
from bastide.server.refused import Refused
from bastide.server.render import Viewer
from bastide.server.store import Unavailable
from bastide.server.table import Entry, Table
from bastide.server.writer import Writer

log = structlog.get_logger()

BACKLOG = 64
"""Entries sent to a returning page at most; it can fetch the older ones from the log."""


class Connection:
    def __init__(self, socket: WebSocket[Any, Any, Any], viewer: Viewer, seen: int, session: int) -> None:
        self.socket = socket
        self.viewer = viewer
        self.seen = seen
        self.session = session
        """Of the cookie that it came with."""
        self.out: Refused | None = None
        """Why it has to go."""
        self.seat: int | None = None
        """The seat it has looked through."""
        self.wake = asyncio.Event()


class Live:
    """The connections of this worker, by table."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.connections: dict[str, set[Connection]] = {}
        self._elsewhere: dict[str, set[str]] = {}
        """Guests who look through other workers, by table."""
        self._said: dict[str, tuple[int, dict[Any, bytes]]] = {}
        writer.heard.append(self._heard)

    @property
    def count(self) -> int:
        return sum(len(found) for found in self.connections.values())

    async def _heard(self, table: Table, entry: Entry) -> None:
        self._wake(table.id)

    def _wake(self, table: str) -> None:
        for connection in self.connections.get(table, ()):
            connection.wake.set()

    # ---- who is here

    def guests(self) -> dict[str, set[str]]:
        """Those who look at a table through this worker; spectators without a name are nobody."""
        found = {table: self._here(table) - {""} for table in self.connections}
        return {table: guests for table, guests in found.items() if guests}

    def _here(self, table: str) -> set[str]:
        return {connection.viewer.guest for connection in self.connections.get(table, ())}

    def online(self, table: Table) -> list[str]:
        """Names of the guests who look at the table."""
        guests = self._here(table.id) | self._elsewhere.get(table.id, set())
        return sorted(name for guest in guests if (name := table.name_of(guest)))

    def hear_of(self, elsewhere: dict[str, set[str]]) -> None:
        """Those who look at tables through other workers now."""
        before, self._elsewhere = self._elsewhere, elsewhere
        for table in self.connections:
            if before.get(table) != elsewhere.get(table):
                self._show_again(table)

    def _came_or_went(self, table: Table, viewer: Viewer) -> None:
        """Whoever looks at the table is shown who is here, if it was one whose name is known."""
        if table.name_of(viewer.guest):
            self._show_again(table.id)

    def _show_again(self, table: str) -> None:
        """What has been made ready to be sent says who was here before."""
        self._said.pop(table, None)
        self._wake(table)

    # ---- connections

    def of_guest(self, guest: str) -> list[Connection]:
        return [one for found in self.connections.values() for one in found if one.viewer.guest == guest]

    def show_out(self, connection: Connection, why: Refused) -> None:
        connection.out = why
        connection.wake.set()

    def show_again(self, table: str) -> None:
        """A table that may have changed without a new entry."""
        self._show_again(table)

    async def serve(
        self, socket: WebSocket[Any, Any, Any], table: Table, viewer: Viewer, seen: int, session: int = 0
    ) -> None:
        """Send until the page goes away."""
        connection = Connection(socket, viewer, seen, session)
        self.connections.setdefault(table.id, set()).add(connection)
        self._came_or_went(table, viewer)
        connection.wake.set()
        sender = asyncio.create_task(self._send(connection, table.id))
        reader = asyncio.create_task(self._read(connection))
        try:
            done, _ = await asyncio.wait({sender, reader}, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                error = task.exception()
                if isinstance(error, Refused | Unavailable):
                    raise error
                if error:
                    log.error("live table failed", table=table.id, exc_info=error)
        finally:
            for task in (sender, reader):
                task.cancel()
            await asyncio.gather(sender, reader, return_exceptions=True)
            found = self.connections.get(table.id)
            if found is not None:
                found.discard(connection)
                self._came_or_went(table, viewer)
                if not found:
                    self.connections.pop(table.id, None)
                    self._said.pop(table.id, None)
                    table.history.forget_told()

    async def _read(self, connection: Connection) -> None:
        """Whatever a page sends is read and forgotten, until it goes."""
        try:
            while True:
                await connection.socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return

    async def _send(self, connection: Connection, table_id: str) -> None:
        while True:
            await connection.wake.wait()
            connection.wake.clear()
            if connection.out is not None:
                await self._part(connection, connection.out)
                return
            table = await self.writer.table(table_id)
            if connection.viewer.guest in table.banned:
                await connection.socket.close(4403, "banned")
                return
            seat = connection.viewer.seat(table)
            if connection.seat not in (None, seat):
                connection.seen = 0  # on a shared screen somebody else looks, who may know other things of the log
            connection.seat = seat
            message = self._message(table, connection)
            connection.seen = table.number
            try:
                await connection.socket.send_data(message, mode="text")
            except (WebSocketDisconnect, OSError, RuntimeError):
                return  # the page has gone

    async def _part(self, connection: Connection, why: Refused) -> None:
        """Whoever is logged out may come again, as whom they are then: the page tries it by itself."""
        with suppress(WebSocketDisconnect, OSError, RuntimeError):
            if why.status != 401:
                await connection.socket.send_json({"t": "refused", **why.body(connection.viewer.language)})
            await connection.socket.close(4000 + why.status, why.code)

    def _message(self, table: Table, connection: Connection) -> bytes:
        """What a connection is sent; viewers who see the same share the bytes."""
        number, ready = self._said.get(table.id, (0, {}))
        if number != table.number:
            ready = {}
            self._said[table.id] = (table.number, ready)
        key = (connection.seen, *connection.viewer.key(table))
        message = ready.get(key)
        if message is None:
            viewer = connection.viewer
            message = ready[key] = msgspec.json.encode(
                {
                    "t": "table",
                    "number": table.number,
                    "table": render.about(table, viewer),
                    "entries": self.entries(table, table.entries[connection.seen :][-BACKLOG:], viewer),
                    "online": self.online(table),
                    **render.position(table, viewer),
                }
            )
        return message

    def entries(self, table: Table, rows: list[Entry], viewer: Viewer) -> list[dict[str, Any]]:
        """Entries with their events. Entry number n is `table.entries[n - 1]`."""
        rows = [row for row in rows if render.heard(table, row, viewer)]
        history, places = table.history, table.history.places()
        acts = [places[row.number] for row in rows if row.number in places]
        told: dict[int, list[Event]] = {}
        if acts:
            first, last = min(acts), max(acts)
            told = dict(zip(range(first, last + 1), history.told(first - 1, last), strict=True))
        if table.id not in self.connections:
            history.forget_told()
        waves = history.open_waves() if table.started else set()
        found = []
        for row in rows:
            place = places.get(row.number)
            secret = place is None or place > history.at or bool(waves and history.wave(place - 1) in waves)
            found.append(render.entry(table, row, place, told.get(place or 0), viewer, secret))
        return found
