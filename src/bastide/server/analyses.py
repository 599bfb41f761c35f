"""Analyses of finished games: thought out in a process of their own, a slice at a time, once for each table.

The row of a table says how far it is, so that every worker can answer; a worker that dies loses its lease, and whoever
asks next begins again. The process is nicer than all others: neither bots nor hints wait for it.
"""

import asyncio
import json
import secrets
import time
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

import structlog

from bastide.analysis.analyse import Effort, Steps, analysing
from bastide.analysis.result import Analysis
from bastide.core.record import Record
from bastide.server.records import record_of
from bastide.server.refused import Refused
from bastide.server.store import Row, Store, Unavailable
from bastide.server.table import Table
from bastide.server.thinkers import Thinkers

NICE: Final = 15
SLICE: Final = 1.0
"""Seconds of thinking between two words about how far it is; the next slice may be another table's."""
SLICE_LIMIT: Final = 60.0
"""Seconds after which a slice is stuck: it ends between two steps, each of which takes few."""
LEASE: Final = 90.0
MOST: Final = 6
"""Analyses under way, for one worker."""
KEPT: Final = 5000
"""Rows in the database; the oldest go first."""
RETRIES: Final = 2

FIND: Final = "select at, until, part, body from analyses where table_id = :table"
TAKE: Final = """insert into analyses (table_id, at, worker, until, part, body)
    values (:table, :now, :worker, :until, 0, '') on conflict (table_id) do update
    set worker = :worker, until = :until, part = 0 where analyses.until < :now and analyses.body = ''"""
GO_ON: Final = "update analyses set part = :part, until = :until where table_id = :table and worker = :worker"
END: Final = "update analyses set part = 1, body = :body where table_id = :table and worker = :worker"
GIVE_UP: Final = "delete from analyses where table_id = :table and worker = :worker and body = ''"
TIDY: Final = """delete from analyses where at < (select at from analyses order by at desc limit 1 offset :kept)"""

log = structlog.get_logger()

_begun: dict[str, Steps] = {}
"""In the process that thinks: what it is at."""


def advance(table: str, record: str, effort: Effort, seconds: float) -> tuple[float, str]:
    """In a process of its own: go on for so long; the part that is done, and at the end what was found, as JSON."""
    steps = _begun.get(table)
    if steps is None:
        while len(_begun) >= MOST:  # somebody has given up
            del _begun[next(iter(_begun))]
        steps = _begun[table] = analysing(Record.parse(record), effort)
    until = time.monotonic() + seconds
    try:
        while True:
            part = next(steps)
            if time.monotonic() > until:
                return part, ""
    except StopIteration as end:
        del _begun[table]
        found: Analysis = end.value
        return 1.0, json.dumps(found.to_json(), separators=(",", ":"))


class Analyses:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.worker = secrets.token_hex(8)
        self.effort = Effort(nodes=3000, looks=12, plays=800)
        self.thinkers = Thinkers(1, NICE)
        self._tasks: dict[str, tuple[str, asyncio.Task[None]]] = {}
        """By table: for whom, and what is under way."""

    async def stop(self) -> None:
        tasks = [task for _, task in self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.end()

    async def found(self, table: str) -> Row | None:
        """How far it is (`part`), and what was found (`body`, empty until then); None: nobody is at it."""
        rows = await self.store.read(FIND, table=table)
        return rows[0] if rows and (rows[0]["body"] or rows[0]["until"] > time.time()) else None

    async def begin(self, table: Table, whom: str) -> Row:
        """Have a game analysed, if nobody has yet."""
        row = await self.found(table.id)
        if row is not None:
            return row
        if any(asked == whom for asked, _ in self._tasks.values()):
            raise Refused(429, "analysis-pending", wait=5)
        if len(self._tasks) >= MOST:
            raise Refused(429, "analysis-busy", wait=30)
        now = time.time()
        lease = {"table": table.id, "worker": self.worker, "now": now, "until": now + LEASE}
        if await self.store.write([(TIDY, {"kept": KEPT}), (TAKE, lease)]) and table.id not in self._tasks:
            task = asyncio.create_task(self._think(table.id, record_of(table), whom))
            self._tasks[table.id] = whom, task
            task.add_done_callback(lambda _: self._tasks.pop(table.id, None))
        return {"at": now, "until": now + LEASE, "part": 0.0, "body": ""}

    async def _think(self, table: str, record: str, whom: str) -> None:
        tries = 0
        try:
            while True:
                try:
                    about: tuple[Any, ...] = (table, record, self.effort, SLICE)
                    part, body = await self.thinkers.think(whom, SLICE_LIMIT, advance, *about)
                except BrokenProcessPool:
                    tries += 1
                    if tries > RETRIES:
                        raise
                    continue
                if body:
                    await self.store.write([(END, {"table": table, "worker": self.worker, "body": body})])
                    return
                lease = {"table": table, "worker": self.worker, "part": part, "until": time.time() + LEASE}
                if not await self.store.write([(GO_ON, lease)]):
                    return  # somebody else is at it
        except Unavailable:
            return  # the lease runs out
        except Exception:
            log.exception("analysis failed", table=table)
            await self.store.write([(GIVE_UP, {"table": table, "worker": self.worker})])
