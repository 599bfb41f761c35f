"""Everything one worker holds: the desk, the guests, the bots, the open pages, and its ear for other workers."""

import asyncio
from typing import Any

import msgspec
import structlog
from litestar.channels import ChannelsPlugin
from litestar.connection import ASGIConnection

from bastide.server import house
from bastide.server.bots import Bots
from bastide.server.desk import Desk
from bastide.server.guests import Allowance, Guest, Guests
from bastide.server.live import Live
from bastide.server.news import CHANNEL, News
from bastide.server.refused import Refused
from bastide.server.settings import Settings
from bastide.server.store import Store
from bastide.server.table import Entry, Table

log = structlog.get_logger()


class Rooms:
    def __init__(self, settings: Settings, store: Store, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.store = store
        self.channels = channels
        self.desk = Desk(store)
        self.guests = Guests(store, settings)
        self.live = Live(self.desk)
        self.bots = Bots(self.desk, settings.bot_processes)
        self.actions = Allowance(settings.actions_per_minute)
        self.chatter = Allowance(settings.chat_per_minute)
        self.new_tables = Allowance(settings.tables_per_hour / 60)
        self.accepted = 0
        self.desk.heard.append(self._spread)
        self._ear: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.bots.start()
        self._ear = asyncio.create_task(self._listen())

    async def close(self) -> None:
        await self.bots.stop()
        if self._ear is not None:
            self._ear.cancel()
            await asyncio.gather(self._ear, return_exceptions=True)
        await self.store.close()

    # ---- news

    async def _spread(self, table: Table, entry: Entry) -> None:
        self.accepted += 1
        if self.settings.workers > 1 or self.settings.redis_url:
            self.channels.publish(msgspec.json.encode(News(table.id, entry.number)), CHANNEL)

    async def _listen(self) -> None:
        """Fold what other workers wrote into the tables that are open here."""
        while True:
            try:
                async with self.channels.start_subscription([CHANNEL]) as subscriber:
                    async for message in subscriber.iter_events():
                        news = msgspec.json.decode(message, type=News)
                        if self.desk.knows_less(news.table, news.number):
                            await self.desk.table(news.table, fresh=True)
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("listening for news failed")
                await asyncio.sleep(1)

    # ---- what follows from an entry

    async def begin(self, table_id: str) -> None:
        """Start the game when nobody is missing."""
        await self.desk.accept(table_id, "", None, house.start())

    async def carry_out(self, table_id: str, proposal: int) -> None:
        """Do what was proposed once everybody has agreed (perhaps there was nobody to ask)."""
        table = await self.desk.table(table_id)
        found = table.proposals.get(proposal)
        if found is not None and not found.need:
            try:
                await self.desk.accept(table_id, found.by, None, house.agreed(proposal))
            except Refused:
                log.info("proposal fell through", table=table_id, proposal=proposal)

    # ---- finding tables

    async def lobby(self, guest: Guest, scope: str) -> list[dict[str, Any]]:
        columns = "tables.id, game, mode, visibility, status, summary, updated"
        if scope == "mine":
            rows = await self.store.read(
                f"select {columns} from tables join members on members.table_id = tables.id"
                " where members.guest = :guest and status <> 'closed' order by updated desc limit 100",
                guest=guest.id,
            )
        else:
            status = "open" if scope == "open" else "playing"
            rows = await self.store.read(
                f"select {columns} from tables where status = :status and visibility = 'public'"
                " order by updated desc limit 100",
                status=status,
            )
        found = [{**row, "summary": msgspec.json.decode(row["summary"])} for row in rows]
        if scope == "mine":
            for row in found:
                row["your_turn"] = await self._turn_of(guest, row)
            found.sort(key=lambda row: not row["your_turn"])
        return found

    async def _turn_of(self, guest: Guest, row: dict[str, Any]) -> bool:
        if row["status"] != "playing":
            return False
        table = await self.desk.table(row["id"], fresh=self.settings.workers > 1)
        return table.state is not None and any(seat in table.seats_of(guest.id) for seat in table.state.to_act)

    def address(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        return connection.client.host if connection.client else ""
