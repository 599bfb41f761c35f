"""What is not kept for ever: the names of people who never played, and what was said long ago.

Done a little at a time, so that nobody waits for it: once a day by one of the workers, and by hand.
"""

import asyncio
import random
import time
from typing import Final

import msgspec
import structlog

from bastide.server.entry import GONE
from bastide.server.orders import NEW_ORDER, order
from bastide.server.settings import Settings
from bastide.server.store import Conflict, Statement, Store, Unavailable

DAY: Final = 24 * 3600.0
LOOK_EVERY: Final = 1800.0
AT_A_TIME: Final = 200
PAUSE: Final = 0.05
"""Seconds between two steps: others want to write too."""
SOME_CHAT: Final = """select table_id, at from log where kind = 'chat' and at < :before order by at limit :most"""
NO_WORDS: Final = "update log set kind = :gone, body = '{}' where kind = 'chat' and at <= :upto"
SOME_GUESTS: Final = """select id, created, exists (select 1 from traces where guest = guests.id) as played
    from guests where created >= :since and created < :before order by created limit :most"""
NO_GUESTS: Final = """delete from guests where created >= :since and created <= :upto and not exists (
    select 1 from traces where guest = guests.id)"""
OLD_ORDERS: Final = "delete from orders where at < :before"

log = structlog.get_logger()


class Tidied(msgspec.Struct):
    guests: int = 0
    lines: int = 0


async def tidy(store: Store, guest_days: int, chat_days: int, now: float | None = None, since: float = 0) -> Tidied:
    """Guests who came so many days ago and never did anything at a table, and chat of so many days ago; 0: never.
    `since`: guests from before that have been looked at already."""
    now = now or time.time()
    found = Tidied()
    if chat_days:
        found.lines = await tidy_chat(store, now - chat_days * DAY)
    if guest_days:
        found.guests = await tidy_guests(store, since, now - guest_days * DAY)
    await store.write([(OLD_ORDERS, {"before": now - 2 * DAY})])
    return found


async def tidy_chat(store: Store, before: float) -> int:
    count = 0
    while rows := await store.read(SOME_CHAT, before=before, most=AT_A_TIME):
        # Tables in memory still have the lines: their workers are told to read them anew.
        statements: list[Statement] = [order("table", table=one) for one in sorted({row["table_id"] for row in rows})]
        statements.append((NO_WORDS, {"gone": GONE, "upto": rows[-1]["at"]}))
        count += await store.write(statements)
        await asyncio.sleep(PAUSE)
    return count


async def tidy_guests(store: Store, since: float, before: float) -> int:
    count = 0
    while rows := await store.read(SOME_GUESTS, since=since, before=before, most=AT_A_TIME):
        if not all(row["played"] for row in rows):
            count += await store.write([(NO_GUESTS, {"since": since, "upto": rows[-1]["created"]})])
        if len(rows) < AT_A_TIME:
            break
        last = rows[-1]["created"]
        since = last if last > since else last + 1e-6
        await asyncio.sleep(PAUSE)
    return count


class Retention:
    """One worker's share: whoever writes the row of the day first does the work of the day."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self._looked = 0.0
        """Guests from before that have played, and stay."""

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY * random.uniform(0.2, 1))
            try:
                await self.look()
            except Unavailable:
                continue
            except Exception:
                log.exception("tidying up failed")

    async def look(self, now: float | None = None) -> Tidied | None:
        now = now or time.time()
        day = f"tidy {int(now // DAY)}"
        row = {"id": day, "at": now, "kind": "tidy", "guest": "", "table": ""}
        if await self.store.read("select id from orders where id = :id", id=day):
            return None
        try:
            await self.store.write([(NEW_ORDER, row)])
        except Conflict:
            return None
        settings = self.settings
        found = await tidy(self.store, settings.guest_days, settings.chat_days, now, self._looked)
        self._looked = max(0.0, now - settings.guest_days * DAY - DAY)
        if found.guests or found.lines:
            log.info("tidied up", guests=found.guests, lines=found.lines)
        return found
