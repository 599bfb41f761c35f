"""Bots at tables: they think in processes of their own, within a time, and survive the loss of a worker.

A worker that wants to think for a table takes a lease on it in the database, so that the others do not think the same.
If the worker dies the lease runs out and another one finds the table. Thinking twice would do no harm either: the move
answers one entry of the log and is accepted once.

Hints have a process of their own, which is nicer to the others: no table waits for somebody's hint.
"""

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from math import inf
from typing import Any, Final

import structlog

from bastide.bots.hinting import Hint, hint
from bastide.core.action import Action
from bastide.core.catalog import STYLED, listed_bot
from bastide.core.catalog import game as find_game
from bastide.core.errors import InputError
from bastide.core.state import State
from bastide.server import permissions
from bastide.server.refused import Refused
from bastide.server.store import Unavailable
from bastide.server.table import Entry, Table
from bastide.server.thinkers import Thinkers
from bastide.server.writer import Writer

SECONDS: Final[dict[str, float]] = {"random": 2.0, "greedy": 4.0, "novice": 4.0, "amateur": 4.0, "expert": 4.0}
"""How long a bot may think; one that takes longer is replaced by a random move. None of these needs half a second."""
PACE: Final = 0.7
"""Seconds that one which could go on for ever takes for a move, as long as nobody waits; else its share of them."""
OTHER_SECONDS: Final = 10.0
HINT_SECONDS: Final = 8.0
HINT_PATIENCE: Final = 20.0
"""Seconds for which a hint waits for its turn."""
NICE: Final = 10
LEASE: Final = 15.0
OUTDATED: Final = 60.0
"""Seconds after which a table where nobody can play on is looked at again: the rules may be the former ones then."""
SWEEP_EVERY: Final = 1.0

log = structlog.get_logger()


def think(game: str, position: Any, seat: int, seed: str, bot: str, share: float) -> dict[str, object]:
    """In a process of its own, which keeps its bots: the choice of one, as JSON."""
    state = find_game(game).from_json(position)
    return listed_bot(bot).within(PACE * share).choose(state, seat, seed).to_json()


def advise(game: str, position: Any, seat: int, seed: str) -> dict[str, Any]:
    """In a process of its own: a hint, its action as JSON."""
    found = hint(find_game(game).from_json(position), seat, seed)
    return {"action": found.action.to_json(), "then": found.then, "why": found.why}


class Bots:
    def __init__(self, writer: Writer, processes: int) -> None:
        self.writer = writer
        self.worker = secrets.token_hex(8)
        self.moves = 0
        self.movers = Thinkers(processes)
        self.hinters = Thinkers(1, NICE, HINT_PATIENCE)
        self._hints: dict[str, tuple[object, asyncio.Task[Hint] | None]] = {}
        """What guests are having thought for them."""
        self._stopped = False
        self._busy: dict[str, float] = {}
        """Tables whose bots are being played, and since when the lease on each runs."""
        self._again: set[str] = set()
        """Tables at which something happened while their bots were being played: to be looked at once more."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        writer.heard.append(self._heard)

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        self._stopped = True
        hints = [task for _, task in self._hints.values() if task is not None]
        tasks: list[asyncio.Task[Any]] = [*self._tasks, *hints, *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.movers.end()
        await self.hinters.end()

    # ---- when

    async def _heard(self, table: Table, entry: Entry) -> None:
        if table.waits_for_bot() is not None:
            self._take_up(table.id)

    def _take_up(self, table_id: str) -> None:
        if table_id in self._busy:
            self._again.add(table_id)
        else:
            self._busy[table_id] = inf
            task = asyncio.create_task(self._play(table_id))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _sweep(self) -> None:
        """Keep the leases of tables that wait for their turn; find those whose bots nobody is thinking for: after a
        crash, or when the lease was lost."""
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            try:
                old = time.monotonic() - LEASE / 3
                for table_id in [one for one, since in self._busy.items() if since < old]:
                    if table_id in self._busy:  # still: the ones before it took their time
                        await self._lease(table_id, LEASE)
                rows = await self.writer.store.read(
                    "select id from tables where bot_waits = 1 and bot_until < :now order by bot_until limit 100",
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
        if table_id in self._busy:
            self._busy[table_id] = time.monotonic()
        return taken == 1

    # ---- what

    async def _play(self, table_id: str) -> None:
        """Play the bots of a table until a person is to move."""
        try:
            if not await self._lease(table_id, LEASE):
                return
            while True:
                table = await self.writer.table(table_id, fresh=True)
                seat = table.waits_for_bot()
                if seat is None:
                    break
                number = table.number
                action = await self.choose(table, table.history.state, seat, table.seats[seat].bot)
                try:
                    await self.writer.accept(table_id, "", None, permissions.bot_act(seat, number, action))
                    self.moves += 1
                except Refused:
                    continue  # the table has moved on: look again
            await self._lease(table_id, OUTDATED if table.outdated else 0)
        except (Refused, Unavailable):
            return
        except Exception:
            log.exception("bot failed", table=table_id)
        finally:
            self._busy.pop(table_id, None)
            if table_id in self._again and not self._stopped:
                self._again.discard(table_id)
                self._take_up(table_id)

    async def choose(self, table: Table, state: State, seat: int, bot: str) -> Action:
        """A bot's choice for a seat; a random one where it has none in time."""
        seconds = SECONDS.get(bot.partition(STYLED)[0], OTHER_SECONDS)
        choice = await self._thought(self.movers, table.id, seconds, table, state, seat, bot)
        if choice is None:
            log.warning("a random move instead", table=table.id, bot=bot, seat=seat)
            return listed_bot("random").choose(state, seat, seed_of(table, seat))
        return choice

    async def hint(self, guest: str, address: str, table: Table, state: State, seat: int) -> Hint:
        """What a bot would do, and why. One for each guest at a time: who asks the same again gets the same answer."""
        about = (table.id, table.number, seat)
        asked, task = self._hints.get(guest, (about, None))
        if asked != about:
            raise Refused(429, "hint-pending", wait=1)
        if task is None:
            task = asyncio.create_task(self._hint(address, table, state, seat))
            self._hints[guest] = (about, task)
            task.add_done_callback(lambda _: self._hints.pop(guest, None))
        return await asyncio.shield(task)

    async def _hint(self, address: str, table: Table, state: State, seat: int) -> Hint:
        legal = state.legal(seat)
        if len(legal) == 1:
            return Hint(legal[0], [], None)
        found = await self._asked(self.hinters, address, HINT_SECONDS, table, state, seat, advise)
        action = None if found is None else allowed(table, legal, found["action"])
        if action is None:
            raise Refused(409, "hint-late")
        return Hint(action, found["then"], found["why"])

    async def _thought(
        self, thinkers: Thinkers, key: str, seconds: float, table: Table, state: State, seat: int, bot: str
    ) -> Action | None:
        """None: nothing that could be played."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        data = await self._asked(thinkers, key, seconds, table, state, seat, think, bot, thinkers.turns.share())
        return None if data is None else allowed(table, legal, data)

    async def _asked(
        self, thinkers: Thinkers, key: str, seconds: float, table: Table, state: State, seat: int,
        what: Callable[..., Any], *more: object,
    ) -> Any:  # fmt: skip
        """It is sent a determinization, so it cannot know more than its seat. None: there was no answer in time."""
        seed = seed_of(table, seat)
        position = state.determinize(seat, seed).to_json()
        about = (table.game.name, position, seat, seed, *more)
        bot = more[0] if more else what.__name__
        for _ in range(2):
            try:
                return await thinkers.think(key, seconds, what, *about)
            except BrokenProcessPool:
                log.warning("bot process died", table=table.id, bot=bot)
            except TimeoutError:
                log.warning("bot took too long", table=table.id, bot=bot, seconds=seconds)
                return None
            except Exception:
                log.exception("bot failed", table=table.id, bot=bot)
                return None
        return None


def allowed(table: Table, legal: list[Action], data: object) -> Action | None:
    """What a bot has chosen, if it is allowed."""
    try:
        action = table.game.action(data)
    except InputError:
        action = None
    if action in legal:
        return action
    log.warning("bot chose what is not legal", table=table.id)
    return None


def seed_of(table: Table, seat: int) -> str:
    """(What a bot imagines needs only the fast generator: "bot" stands before what would choose the other.)"""
    return f"bot {table.seed} {table.number} {seat}"
