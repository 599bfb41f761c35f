"""Bots at tables: they think in processes of their own, within a time, and survive the loss of a worker.

A worker that wants to think for a table takes a lease on it in the database, so that the others do not think the same.
If the worker dies the lease runs out and another one finds the table. Thinking twice would do no harm either: the move
answers one entry of the log and is accepted once.
"""

import asyncio
import secrets
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final

import structlog

from bastide.core.action import Action
from bastide.core.catalog import bot as find_bot
from bastide.core.catalog import game as find_game
from bastide.core.catalog import games
from bastide.core.state import State
from bastide.server import permissions
from bastide.server.parent_watch import leave_with_parent
from bastide.server.refused import Refused
from bastide.server.store import Unavailable
from bastide.server.table import Entry, Table
from bastide.server.writer import Writer

SECONDS: Final[dict[str, float]] = {"random": 2.0, "greedy": 8.0}
"""How long a bot may think; one that takes longer is replaced by a random move."""
OTHER_SECONDS: Final = 10.0
START_SECONDS: Final = 60.0
LEASE: Final = 15.0
SWEEP_EVERY: Final = 1.0

log = structlog.get_logger()


def think(game: str, position: Any, bot: str, seat: int, seed: str) -> dict[str, object]:
    """In a process of its own: the choice of a bot, as JSON."""
    state = find_game(game).from_json(position)
    return find_bot(bot).choose(state, seat, seed).to_json()


class Bots:
    def __init__(self, writer: Writer, processes: int) -> None:
        self.writer = writer
        self.worker = secrets.token_hex(8)
        self.processes = processes
        self.moves = 0
        self._stopped = False
        self._pool: ProcessPoolExecutor | None = None
        self._making = asyncio.Lock()
        self._free = asyncio.Semaphore(processes)
        """A bot's time begins when a process is free for it."""
        self._busy: set[str] = set()
        self._again: set[str] = set()
        """Tables at which something happened while their bots were being played: to be looked at once more."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        writer.heard.append(self._heard)

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        self._stopped = True
        tasks = [*self._tasks, *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(self._end_pool, wait=True)

    # ---- when

    async def _heard(self, table: Table, entry: Entry) -> None:
        if table.waits_for_bot() is not None:
            self._take_up(table.id)

    def _take_up(self, table_id: str) -> None:
        if table_id in self._busy:
            self._again.add(table_id)
        else:
            self._busy.add(table_id)
            task = asyncio.create_task(self._play(table_id))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _sweep(self) -> None:
        """Find tables whose bots nobody is thinking for: after a crash, or when the lease was lost."""
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            try:
                rows = await self.writer.store.read(
                    "select id from tables where bot_waits = 1 and status = 'playing' and bot_until < :now limit 100",
                    now=time.time(),
                )
                for row in rows:
                    self._take_up(row["id"])
            except Unavailable:
                continue
            except Exception:
                log.exception("bot sweep failed")

    async def _lease(self, table_id: str, seconds: float) -> bool:
        now = time.time()
        taken = await self.writer.store.write(
            [
                (
                    "update tables set bot_worker = :worker, bot_until = :until"
                    " where id = :id and (bot_until < :now or bot_worker = :worker)",
                    {"worker": self.worker, "until": now + seconds, "id": table_id, "now": now},
                )
            ]
        )
        return taken == 1

    # ---- what

    async def _play(self, table_id: str) -> None:
        """Play the bots of a table until a person is to move."""
        try:
            if not await self._lease(table_id, LEASE):
                return
            leased = time.monotonic()
            while True:
                table = await self.writer.table(table_id, fresh=True)
                seat = table.waits_for_bot()
                if seat is None:
                    break
                if time.monotonic() - leased > LEASE / 3:
                    if not await self._lease(table_id, LEASE):
                        return
                    leased = time.monotonic()
                number = table.number
                action = await self.choose(table, table.history.state, seat, table.seats[seat].bot)
                try:
                    await self.writer.accept(table_id, "", None, permissions.bot_act(seat, number, action))
                    self.moves += 1
                except Refused:
                    continue  # the table has moved on: look again
            await self._lease(table_id, 0)
        except (Refused, Unavailable):
            return
        except Exception:
            log.exception("bot failed", table=table_id)
        finally:
            self._busy.discard(table_id)
            if table_id in self._again and not self._stopped:
                self._again.discard(table_id)
                self._take_up(table_id)

    async def choose(self, table: Table, state: State, seat: int, bot: str) -> Action:
        """A bot's choice for a seat. It is sent a determinization, so it cannot know more than its seat."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        seed = f"{table.seed} {table.number} {seat}"
        position = state.determinize(seat, seed).to_json()
        loop = asyncio.get_running_loop()
        for _ in range(2):
            async with self._free:
                try:
                    pool = await self._running_pool()
                    job = loop.run_in_executor(pool, think, table.game.name, position, bot, seat, seed)
                    data = await asyncio.wait_for(job, SECONDS.get(bot, OTHER_SECONDS))
                    action = table.game.action(data)
                    if action in legal:
                        return action
                    log.warning("bot chose what is not legal", table=table.id, bot=bot)
                    break
                except BrokenProcessPool:
                    log.warning("bot process died", table=table.id, bot=bot)
                    self._end_pool()
                except TimeoutError:
                    log.warning("bot took too long", table=table.id, bot=bot)
                    self._end_pool()
                    break
                except Exception:
                    log.exception("bot failed", table=table.id, bot=bot)
                    break
        return find_bot("random").choose(state, seat, seed)

    async def _running_pool(self) -> ProcessPoolExecutor:
        """The processes, once they have started: that may take longer than a move."""
        async with self._making:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(self.processes, get_context("spawn"), leave_with_parent)
                loop = asyncio.get_running_loop()
                started = [loop.run_in_executor(self._pool, games) for _ in range(self.processes)]
                await asyncio.wait_for(asyncio.gather(*started), START_SECONDS)
            return self._pool

    def _end_pool(self, wait: bool = False) -> None:
        """Drop the pool, and processes that are stuck with it; `wait` until it has given everything back."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait, cancel_futures=True)
