"""Everything one worker holds: the writer, the guests, the bots, the open pages, and its ear for other workers."""

import asyncio
import time
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog
from litestar.channels import ChannelsPlugin
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from bastide.server import permissions
from bastide.server.analyses import Analyses
from bastide.server.bans import Doors
from bastide.server.bot_tables import BotTables
from bastide.server.bots import Bots
from bastide.server.dice import Dealer
from bastide.server.guests import Guests, household
from bastide.server.limits import Allowance, Room
from bastide.server.live import Live
from bastide.server.notices import CHANNEL, Notice
from bastide.server.orders import Orders
from bastide.server.presence import Presence
from bastide.server.readiness import Readiness
from bastide.server.refused import Refused
from bastide.server.retention import Retention
from bastide.server.settings import Settings
from bastide.server.shared_limits import SharedLimits, open_pool
from bastide.server.store import Store, Unavailable
from bastide.server.table import Entry, Table
from bastide.server.writer import Writer

LOOK_AGAIN: Final = 5.0
NOTICE_TRIES: Final = 5
TABLES_A_MESSAGE: Final = 200
"""PostgreSQL carries 8,000 bytes at most."""
RECENT: Final = "select id, number from tables where updated >= :since"

log = structlog.get_logger()


class Worker:
    def __init__(self, settings: Settings, store: Store, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.store = store
        self.channels = channels
        self.writer = Writer(store, permissions.follows)
        self.guests = Guests(store, settings)
        self.doors = Doors(store)
        self.live = Live(self.writer)
        self.orders = Orders(store, self._obey)
        self.retention = Retention(store, settings)
        self.presence = Presence(self.live, store)
        self.bots = Bots(self.writer, settings.bot_processes)
        self.analyses = Analyses(store)
        self.bot_tables = BotTables(store, settings.bot_tables)
        self.dealer = Dealer(self.writer, settings.drawing_seconds)
        workers = settings.workers if settings.shared else 0
        self.requests = Allowance(settings.requests_per_minute, 60, workers)
        self.actions = Allowance(settings.actions_per_minute, 60, workers)
        self.chatter = Allowance(settings.chat_per_minute, 60, workers)
        self.new_tables = Allowance(settings.tables_per_hour, 3600, workers)
        self.room = Room(settings.sockets_per_address, workers)
        limits = {"r": self.requests, "a": self.actions, "c": self.chatter, "t": self.new_tables}
        self.limits = SharedLimits(open_pool(settings, store), limits, self.room)
        self.readiness = Readiness(store)
        self.accepted = 0
        self.writer.wrote.append(self._spread)
        self._tasks: set[asyncio.Task[None]] = set()
        self._untold: Notice = {}
        self._something_new = asyncio.Event()
        self._noticed: Notice = {}
        """The latest entry that others have told of, for tables that are being read now."""

    async def open(self) -> None:
        self.bots.start()
        try:
            await self.doors.load()
        except Unavailable:  # whoever looks for orders comes back to it
            self.orders.missed("doors")
        self._tasks |= {asyncio.create_task(one) for one in (self.orders.watch(), self.retention.watch())}
        self.dealer.start()
        if self.settings.shared:
            always = (
                self._listen(),
                self._tell_others(),
                self._look_again(),
                self.presence.watch(),
                self.limits.watch(),
            )
            self._tasks |= {asyncio.create_task(one) for one in always}

    async def close(self) -> None:
        await self.bots.stop()
        await self.analyses.stop()
        await self.dealer.stop()
        left = set(self._tasks)
        while left:  # a library may take being cancelled for a timeout of its own and go on
            for task in left:
                task.cancel()
            _, left = await asyncio.wait(left, timeout=1)
        if self.settings.shared:
            with suppress(Unavailable):
                await self.presence.leave()
        await self.limits.pool.close()
        await self.store.close()

    # ---- notices

    async def _spread(self, table: Table, entry: Entry) -> None:
        self.accepted += 1
        if self.settings.shared:
            self._untold[table.id] = entry.number
            self._something_new.set()

    async def _tell_others(self) -> None:
        """While one message is on its way, more gathers for the next."""
        while True:
            await self._something_new.wait()
            self._something_new.clear()
            told, self._untold = list(self._untold.items()), {}
            for start in range(0, len(told), TABLES_A_MESSAGE):
                some = dict(told[start : start + TABLES_A_MESSAGE])
                await self.channels.wait_published(msgspec.json.encode(some), CHANNEL)

    async def _listen(self) -> None:
        """Fold what other workers wrote into the tables that somebody looks at here. Others are read when needed."""
        async with self.channels.start_subscription([CHANNEL]) as subscriber:
            async for message in subscriber.iter_events():
                for table_id, number in msgspec.json.decode(message, type=Notice).items():
                    self._take_in(table_id, number)

    async def _look_again(self) -> None:
        """Now and then: notices may have been lost, but the database knows."""
        while True:
            await asyncio.sleep(LOOK_AGAIN)
            if self.live.connections:
                try:
                    rows = await self.store.read(RECENT, since=time.time() - 12 * LOOK_AGAIN)
                except Unavailable:
                    continue
                except Exception:
                    log.exception("looking for what is new failed")
                    continue
                for row in rows:
                    self._take_in(row["id"], row["number"])

    def _take_in(self, table_id: str, number: int) -> None:
        """Read what is new at a table, unless that is under way; several tables at a time."""
        if table_id in self.live.connections and self.writer.knows_less(table_id, number):
            if table_id not in self._noticed:
                task = asyncio.create_task(self._catch_up(table_id))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
            self._noticed[table_id] = max(number, self._noticed.get(table_id, 0))

    async def _catch_up(self, table_id: str) -> None:
        for _ in range(NOTICE_TRIES):
            try:
                await self.writer.table(table_id, fresh=True)
            except (Refused, Unavailable):
                break
            except Exception:
                log.exception("taking in what is new failed", table=table_id)
            if not self.writer.knows_less(table_id, self._noticed[table_id]):
                break
        del self._noticed[table_id]

    # ---- orders

    async def _obey(self, kind: str, what: str) -> None:
        """About a guest, a table or all of them, or whom we let in: look again, and show out whoever has to go."""
        if kind == "guest":
            await self.look_again_at(what)
        elif kind == "doors":
            await self.doors.load()
            for connection in [one for found in self.live.connections.values() for one in found]:
                if self.doors.shut_to(connection.socket):
                    self.live.show_out(connection, Refused(403, "shut-out"))
        elif kind == "table":
            if what:
                await self.writer.forget(what)
            else:
                await self.writer.forget_all()
            for table_id in [what] if what else list(self.live.connections):
                self.live.show_again(table_id)

    async def look_again_at(self, guest_id: str) -> None:
        """Pages that were opened with a cookie that does not count any more are told so."""
        self.guests.forget(guest_id)
        for connection in self.live.of_guest(guest_id):
            why = await self.guests.unwanted(guest_id, connection.session)
            if why is not None:
                self.live.show_out(connection, why)

    def address(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """For whom limits count."""
        return household(connection.client.host if connection.client else "")


InjectedWorker = NamedDependency[Worker]
"""The worker that answers, as handlers ask for it."""
