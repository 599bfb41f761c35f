"""Drawing the dice of a table (`core/dice.py`): when all sit, those who have brought a commitment reveal what it binds
them to; then the game begins. Whoever does not within some seconds has withheld it, and the game begins without.

Nobody is shown what another has revealed before the game has ended. While the dice are drawn nobody comes, goes or
closes the table, so whoever does not like what is coming can at most withhold.
"""

import asyncio
import time
from contextlib import suppress
from typing import Final

import structlog

from bastide.core.dice import commitment
from bastide.server.refused import Refused
from bastide.server.store import Unavailable
from bastide.server.table import PERSON, Entry, Seat, Table
from bastide.server.writer import Check, Wanted, Writer

SWEEP_EVERY: Final = 5.0
TOGETHER: Final = 2
"""So many people and more draw the dice together; for one alone the server does."""

log = structlog.get_logger()


def bind(seats: list[Seat], committed: str) -> list[Seat]:
    """The seats of a new table, with what its host brings."""
    for seat in seats:
        seat.commitment = committed if seat.kind == PERSON else ""
    return seats


def next_step(table: Table) -> str:
    """What comes when all seats are taken: drawing the dice, waiting for it (nothing), or the game."""
    shares = table.shares().values()
    if table.drawing:
        return "start" if all(share.revealed for share in shares) else ""
    return "draw" if shares and len(table.people()) >= TOGETHER else "start"


def not_drawing(table: Table) -> None:
    """Nobody gets out of dice that others have begun to reveal."""
    if table.drawing:
        raise Refused(409, "drawing")


def reveal(guest: str, revealed: str) -> Check:
    def check(table: Table) -> Wanted:
        if not table.drawing:
            raise Refused(409, "not-drawing")
        seat = next((seat for seat in table.seats_of(guest) if seat in table.shares()), None)
        if seat is None:
            raise Refused(403, "no-commitment")
        share = table.shares()[seat]
        if share.revealed:
            raise Refused(409, "revealed")
        if commitment(revealed) != share.committed:
            raise Refused(422, "wrong-reveal")
        return Wanted("reveal", {"seat": seat, "reveal": revealed})

    return check


def begin_without(seconds: float) -> Check:
    """The game begins although somebody has not revealed anything for so long."""

    def check(table: Table) -> Wanted:
        if not table.drawing or time.time() < table.drawing + seconds:
            raise Refused(409, "not-drawing")
        return Wanted("start", {"rules": table.game.rules_version})

    return check


class Dealer:
    """Begins games whose time for revealing is over, also those that a worker left behind when it died."""

    def __init__(self, writer: Writer, seconds: float) -> None:
        self.writer = writer
        self.seconds = seconds
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        writer.heard.append(self._heard)

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        tasks = [*self._tasks.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _heard(self, table: Table, entry: Entry) -> None:
        self._expect(table)

    def _expect(self, table: Table) -> None:
        if table.drawing and table.id not in self._tasks:
            self._tasks[table.id] = asyncio.create_task(self._begin(table.id, table.drawing + self.seconds))

    async def _begin(self, table_id: str, at: float) -> None:
        try:
            await asyncio.sleep(max(0.0, at - time.time()) + 0.01)
            with suppress(Refused, Unavailable):  # it has begun by itself, or the sweeper finds it again
                await self.writer.accept(table_id, "", None, begin_without(self.seconds))
        except Exception:
            log.exception("dealing failed", table=table_id)
        finally:
            del self._tasks[table_id]

    async def _sweep(self) -> None:
        while True:
            try:
                rows = await self.writer.store.read("select id from tables where status = 'drawing' limit 100")
                for row in rows:
                    with suppress(Refused):  # it cannot be read
                        self._expect(await self.writer.table(row["id"], fresh=True))
            except Unavailable:
                pass
            except Exception:
                log.exception("looking for dice to be drawn failed")
            await asyncio.sleep(SWEEP_EVERY)
