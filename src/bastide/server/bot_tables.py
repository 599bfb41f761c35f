"""Tables at which bots play alone. Nobody is waited for there: only a limit keeps them from thinking all the time."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from bastide.server.refused import Refused
from bastide.server.store import Store
from bastide.server.table import BOT, Seat
from bastide.server.waiting import turn

OF_GUEST: Final = """select summary from tables join members on members.table_id = tables.id
    where members.guest = :guest and status = 'playing' and bot_waits = 1 limit 200"""
STATUS: Final = "select status from tables where id = :id"


class BotTables:
    """Those that run: of a guest as the database knows them, of an address those that were made through this worker."""

    def __init__(self, store: Store, most: int) -> None:
        self.store = store
        self.most = most
        self._of: dict[str, set[str]] = {}
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def room(self, seats: list[Seat], guest: str, address: str) -> AsyncGenerator[set[str]]:
        """For a table with these seats, if bots have all of them; it is named while the room is held."""
        made: set[str] = set()
        if any(seat.kind != BOT for seat in seats):
            yield made
            return
        async with turn(self._lock, self.store.seconds):
            running = {one for one in self._of.pop(address, ()) if await self._runs(one)}
            if running:
                self._of[address] = running
            if max(len(running), await self._count(guest)) >= self.most:
                raise Refused(429, "bot-tables", {"most": self.most}, wait=60)
            yield made
            self._of[address] = running | made

    async def _runs(self, table: str) -> bool:
        rows = await self.store.read(STATUS, id=table)
        return bool(rows) and rows[0]["status"] == "playing"

    async def _count(self, guest: str) -> int:
        rows = await self.store.read(OF_GUEST, guest=guest)
        summaries = [msgspec.json.decode(row["summary"]) for row in rows]
        return sum(all(seat["kind"] == BOT for seat in summary["seats"]) for summary in summaries)
