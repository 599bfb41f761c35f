"""Who looks at which table through which worker: every worker notes its own guests and reads those of the others.

Nothing but the names at a table depends on it, so a worker that was killed may be believed for a minute.
"""

import asyncio
import secrets
import time
from typing import Final

import msgspec
import structlog

from bastide.server.live import Live
from bastide.server.store import Store, Unavailable

LOOK_EVERY: Final = 1.0
SAY_AGAIN: Final = 20.0
BELIEVED: Final = 60.0
"""Seconds for which a note counts."""
NOTE: Final = """insert into presence (worker, table_id, guests, seen) values (:worker, :table, :guests, :seen)
    on conflict (worker, table_id) do update set guests = excluded.guests, seen = excluded.seen"""
NOBODY: Final = "delete from presence where worker = :worker and table_id = :table"
STILL_HERE: Final = "update presence set seen = :seen where worker = :worker"
OUTDATED: Final = "delete from presence where seen < :since"
GONE: Final = "delete from presence where worker = :worker"
OTHERS: Final = "select table_id, guests from presence where worker <> :worker and seen >= :since"

log = structlog.get_logger()


class Presence:
    """One worker's notes, and what it has read of the others'."""

    def __init__(self, live: Live, store: Store) -> None:
        self.live = live
        self.store = store
        self.worker = secrets.token_hex(8)
        self._noted: dict[str, set[str]] = {}
        self._said = 0.0

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.look()
            except Unavailable:
                continue
            except Exception:
                log.exception("looking who is here failed")

    async def look(self) -> None:
        now = time.time()
        await self._note(now)
        rows = await self.store.read(OTHERS, worker=self.worker, since=now - BELIEVED)
        found: dict[str, set[str]] = {}
        for row in rows:
            found.setdefault(row["table_id"], set()).update(msgspec.json.decode(row["guests"], type=list[str]))
        self.live.hear_of(found)

    async def leave(self) -> None:
        await self.store.write([(GONE, {"worker": self.worker})])

    async def _note(self, now: float) -> None:
        """What has changed since the last time; now and then, that all of it still holds."""
        here = self.live.guests()
        for table in self._noted.keys() - here.keys():
            await self.store.write([(NOBODY, {"worker": self.worker, "table": table})])
            del self._noted[table]
        for table, guests in here.items():
            if self._noted.get(table) != guests:
                said = msgspec.json.encode(sorted(guests)).decode()
                await self.store.write([(NOTE, {"worker": self.worker, "table": table, "guests": said, "seen": now})])
                self._noted[table] = guests
        if now - self._said > SAY_AGAIN:
            await self.store.write([(STILL_HERE, {"worker": self.worker, "seen": now})])
            await self.store.write([(OUTDATED, {"since": now - BELIEVED})])
            self._said = now
