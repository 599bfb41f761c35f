"""What workers have to hear of that no table tells them: somebody logged out, or the operator changed something.

An order is a row that stays for a while. Every worker looks for new ones once a second, whatever the database is and
however many workers there are; so `bastide admin` needs nothing of a running server but its database. An order only
says about whom or what to ask again. Nothing wrong is written meanwhile: a changed log has a new entry, and whoever
knows less than the log cannot write.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from bastide.server.store import Row, Statement, Store, Unavailable

LOOK_EVERY: Final = 1.0
HEARD: Final = 2.5
"""Seconds after which every worker that is not stuck has heard of an order."""
LATE: Final = 120.0
"""Seconds by which orders may come late: by slow commits, or by clocks that differ."""
NEW_ORDER: Final = "insert into orders (id, at, kind, guest, table_id) values (:id, :at, :kind, :guest, :table)"
NEW_ORDERS: Final = "select id, kind, guest, table_id from orders where at >= :since"

log = structlog.get_logger()

Obey = Callable[[str, str], Awaitable[None]]
"""Does what an order wants, about a guest or a table."""


def order(kind: str, guest: str = "", table: str = "") -> Statement:
    """To be written together with what it is about. Kinds: `guest`, `table` (none named: all), `doors`."""
    return NEW_ORDER, {
        "id": secrets.token_hex(16),
        "at": time.time(),
        "kind": kind,
        "guest": guest,
        "table": table,
    }


class Orders:
    """One worker's ear for them."""

    def __init__(self, store: Store, obey: Obey) -> None:
        self.store = store
        self.obey = obey
        self._known: set[str] = set()
        self._missed: set[str] = set()
        """Kinds of orders to be obeyed as soon as the database answers."""
        self._looked = time.time()

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.look()
            except Unavailable:
                continue
            except Exception:
                log.exception("looking for orders failed")

    def missed(self, kind: str) -> None:
        self._missed.add(kind)

    async def look(self) -> None:
        for kind in list(self._missed):
            await self.obey(kind, "")
            self._missed.discard(kind)
        now = time.time()
        rows: list[Row] = await self.store.read(NEW_ORDERS, since=self._looked - LATE)
        for row in rows:
            if row["id"] not in self._known:
                await self.obey(row["kind"], row["table_id"] or row["guest"])
        self._known = {row["id"] for row in rows}
        self._looked = now
