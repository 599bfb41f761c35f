"""Where everything at a table is accepted: once, in order, written down before it is acknowledged.

A worker keeps tables folded in memory. To accept something it checks it against the table, inserts the next row of the
log and only then tells anybody. If another worker was faster the row's key is taken: then this one forgets the table,
reads it anew and checks again. So two workers cannot fork a table, and a crash loses nothing that was acknowledged.
"""

import asyncio
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, suppress
from typing import Any, Final, NamedTuple
from weakref import WeakValueDictionary

import msgspec
import structlog

from bastide.core.action import Action
from bastide.core.catalog import game as find_game
from bastide.core.errors import InputError
from bastide.core.rng import HASHED
from bastide.core.state import State
from bastide.server import names, reading
from bastide.server.ids import new_id
from bastide.server.reading import Broken
from bastide.server.refused import Refused, bad_input
from bastide.server.store import Conflict, Statement, Store, Unavailable
from bastide.server.table import BOT, OPEN, PERSON, Entry, Seat, Table, check_bot
from bastide.server.waiting import turn

SNAPSHOT_EVERY: Final = 16
TABLES_IN_MEMORY: Final = 2000
TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,16}")
STAYS_BROKEN: Final = 10.0
MOST_BROKEN: Final = 1000
IN_DOUBT: Final = 60.0
"""Seconds for which a table is read anew each time after nobody knew what had become of an entry."""
TRIES: Final = 100
"""How often somebody else may be faster before a request is refused."""

log = structlog.get_logger()


class Wanted(NamedTuple):
    """What is to be written; the action and the state after it where they are known: nobody reads them again."""

    kind: str
    body: dict[str, Any]
    action: Action | None = None
    after: State | None = None
    also: tuple[Statement, ...] = ()
    """What else is to be written with it."""


Check = Callable[[Table], Wanted]
"""Looks at a table and says what to write, or refuses."""

Follows = Callable[[Table], tuple[str, str, dict[str, Any]] | None]
"""What happens by itself at a table now: kind, whose doing, body."""

Heard = Callable[[Table, Entry], Awaitable[None]]


class Writer:
    def __init__(self, store: Store, follows: Follows = lambda table: None) -> None:
        self.store = store
        self.follows = follows
        self.heard: list[Heard] = []
        """Called after an entry was folded here, whoever wrote it."""
        self.wrote: list[Heard] = []
        """Called only by the worker that wrote the entry, to tell the others."""
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """A lock lives as long as somebody holds it or waits for it."""
        self._broken: dict[str, float] = {}
        """Tables that could not be opened, and until when nobody tries again."""
        self._doubtful: dict[str, float] = {}
        """Tables where something may yet be written that nobody waits for any more, and until when."""

    @property
    def count(self) -> int:
        """Tables in memory."""
        return len(self._tables)

    # ---- opening

    async def create(
        self,
        guest: str,
        name: str,
        game: str,
        options: dict[str, object],
        seats: list[Seat],
        mode: str,
        visibility: str,
        position: State | None = None,
        hints: bool | None = None,
    ) -> Table:
        """A new table. The seed is drawn here and stays secret until the game is over. Nobody gets hints where people
        play each other, unless it is said so here.

        With a position play begins there; what was hidden in it is drawn anew, so that nobody can look ahead in the
        game it came from.
        """
        row = new_row(game, options, len(seats), mode, visibility)
        if position is not None:
            row["position"] = msgspec.json.encode(position.determinize(None, row["seed"]).to_json()).decode()
        if hints is None:
            hints = sum(seat.kind != BOT for seat in seats) < 2
        created = {"seats": msgspec.to_builtins(seats), "name": name, "hints": hints}
        entries = [Entry(1, row["created"], "create", guest, None, created)]
        if all(seat.kind != OPEN for seat in seats):
            rules = {"rules": find_game(game).rules_version}
            entries.append(Entry(2, row["created"], "start", guest, None, rules))
        return await self.open(row, entries)

    async def open(self, row: dict[str, Any], entries: list[Entry]) -> Table:
        """A new table of its first entries, all by whoever makes it."""
        table = Table(row)
        for entry in entries:
            table.fold(entry)
        statements: list[Statement] = [(NEW_TABLE, {**row, **index(table, row["created"])})]
        statements += [(NEW_ENTRY, entry_row(table.id, entry)) for entry in entries]
        statements += [(NEW_MEMBER, {"guest": one, "table": table.id}) for one in table.members()]
        statements.append((NEW_TRACE, {"guest": entries[0].guest, "table": table.id}))
        await self.store.write(statements)
        self._remember(table)
        await self._tell_all(table, entries[-1])
        return table

    # ---- loading

    def lock(self, table_id: str) -> AbstractAsyncContextManager[None]:
        """One at a time at a table."""
        found = self._locks.get(table_id)
        if found is None:
            found = self._locks[table_id] = asyncio.Lock()
        return turn(found, self.store.seconds)

    async def table(self, table_id: str, fresh: bool = False) -> Table:
        """A table as this worker knows it; `fresh`: with everything that other workers have written."""
        async with self.lock(table_id):
            return await self._load(table_id, fresh)

    def knows_less(self, table_id: str, number: int) -> bool:
        """Whether a table is not folded here as far as this entry."""
        table = self._tables.get(table_id)
        return table is None or table.number < number

    async def _load(self, table_id: str, fresh: bool) -> Table:
        table = self._tables.get(table_id)
        if table is None:
            if not TABLE_ID.fullmatch(table_id):  # a database may not even be able to hold it
                raise Refused(404, "no-table")
            if self._broken and self._broken.get(table_id, 0.0) > time.monotonic():
                raise Refused(409, "broken-table")
            rows = await self.store.read("select * from tables where id = :id", id=table_id)
            if not rows:
                raise Refused(404, "no-table")
            try:
                table = await reading.read_table(self.store, rows[0])
            except Broken as error:
                raise self._cannot_open(table_id, error) from error
            self._remember(table)
            await self._tell(table, table.entries[-1])
        else:
            self._tables.move_to_end(table_id)  # at once: later it may have been put out of memory
            if fresh or (self._doubtful and self._in_doubt(table_id)):
                await self._catch_up(table)
        if table.history.unreadable:
            await self._mend(table)
        return table

    async def forget(self, table_id: str) -> None:
        """Read it anew when it is wanted again; whatever is being read or written now comes first."""
        async with self.lock(table_id):
            self._tables.pop(table_id, None)
            self._broken.pop(table_id, None)

    async def forget_all(self) -> None:
        for table_id in list(self._tables):
            await self.forget(table_id)

    def _in_doubt(self, table_id: str) -> bool:
        if self._doubtful.get(table_id, 0.0) > time.monotonic():
            return True
        self._doubtful.pop(table_id, None)
        return False

    def _remember(self, table: Table) -> None:
        self._tables[table.id] = table
        while len(self._tables) > TABLES_IN_MEMORY:
            self._tables.popitem(last=False)

    async def _catch_up(self, table: Table) -> None:
        try:
            for one in await reading.entries(self.store, table):
                reading.fold(table, one)
                await self._tell(table, one)
        except Broken as error:
            raise self._cannot_open(table.id, error) from error

    def _cannot_open(self, table_id: str, error: Broken) -> Refused:
        """Said once a while, and not read again and again meanwhile."""
        log.error("a table cannot be opened; see `bastide check`", table=table_id, why=str(error))
        self._tables.pop(table_id, None)
        if len(self._broken) > MOST_BROKEN:
            self._broken.clear()
        self._broken[table_id] = time.monotonic() + STAYS_BROKEN
        return Refused(409, "broken-table")

    async def _mend(self, table: Table) -> None:
        """Nobody has to wait for it or hear of it if it cannot be done now."""
        for statement in reading.mended_snapshots(table):
            with suppress(Unavailable, Conflict):
                await self.store.write([statement])

    async def _tell(self, table: Table, entry: Entry) -> None:
        for heard in self.heard:
            await heard(table, entry)

    async def _tell_all(self, table: Table, entry: Entry) -> None:
        """Here and, through `wrote`, to the other workers."""
        await self._tell(table, entry)
        for heard in self.wrote:
            await heard(table, entry)

    # ---- accepting

    async def accept(
        self, table_id: str, guest: str, key: str | None, check: Check, asked: str | None = None
    ) -> tuple[Table, int, bool]:
        """Write one entry if `check` allows it: the table, the entry's number, and whether it had been there before.

        `asked` names what is wanted under the key: it must be the same whenever the key comes again.
        """
        async with self.lock(table_id):
            table = await self._load(table_id, fresh=False)
            for _ in range(TRIES):
                if key and key in table.keys:
                    known = table.entries[table.keys[key] - 1]
                    if asked and known.asked and asked != known.asked:
                        raise Refused(409, "key-used", {"number": known.number})
                    return table, known.number, True
                try:
                    wanted = check(table)
                except Refused:
                    # Perhaps another worker knows more: look before saying no.
                    number = table.number
                    await self._catch_up(table)
                    if table.number == number:
                        raise
                    continue
                entry = Entry(table.number + 1, time.time(), wanted.kind, guest, key, wanted.body, asked)
                try:
                    await self._write(table, entry, wanted)
                except Conflict:
                    table = await self._load(table_id, fresh=False)
                    continue
                return table, entry.number, False
            raise Refused(409, "stale", {"number": table.number})

    async def _write(self, table: Table, entry: Entry, wanted: Wanted) -> None:
        """The entry and what follows from it, the lobby's columns and now and then a snapshot, in one transaction."""
        before, known = table.members(), set(table.wrote)
        table.fold(entry, wanted.action, wanted.after)
        entries = [entry]
        while next_one := self.follows(table):
            kind, guest, body = next_one
            entries.append(Entry(table.number + 1, entry.at, kind, guest, None, body))
            table.fold(entries[-1])
        statements: list[Statement] = [(NEW_ENTRY, entry_row(table.id, one)) for one in entries]
        members = table.members()
        statements += [(NEW_MEMBER, {"guest": one, "table": table.id}) for one in members - before]
        statements += [(NO_MEMBER, {"guest": one, "table": table.id}) for one in before - members]
        statements += [(NEW_TRACE, {"guest": one, "table": table.id}) for one in table.wrote - known]
        statements += wanted.also
        statements.append((INDEX, {"id": table.id, **index(table, entry.at)}))
        statements += self._snapshot(table, entry)
        try:
            await self.store.write(statements)
        except BaseException as error:
            self._tables.pop(table.id, None)  # it believes in entries that were not written
            if isinstance(error, Unavailable | asyncio.CancelledError):
                self._doubtful[table.id] = time.monotonic() + IN_DOUBT
            raise
        for one in entries:
            await self._tell_all(table, one)

    def _snapshot(self, table: Table, entry: Entry) -> list[Statement]:
        if entry.kind != "act" or table.history.at % SNAPSHOT_EVERY:
            return []
        body = msgspec.json.encode(table.history.state.to_json()).decode()
        line = table.history.digest()
        return [(NEW_SNAPSHOT, {"table": table.id, "moves": table.history.at, "line": line, "body": body})]


NEW_TABLE: Final = """insert into tables (id, game, options, seats, mode, visibility, seed, position, invite, created,
    updated, number, status, summary, bot_waits, bot_worker, bot_until) values (:id, :game, :options, :seats, :mode,
    :visibility, :seed, :position, :invite, :created, :updated, :number, :status, :summary, :bot_waits, '', 0)"""
NEW_ENTRY: Final = """insert into log (table_id, number, at, kind, guest, key, body, asked)
    values (:table, :number, :at, :kind, :guest, :key, :body, :asked)"""
NEW_MEMBER: Final = "insert into members (guest, table_id) values (:guest, :table) on conflict do nothing"
NEW_TRACE: Final = "insert into traces (guest, table_id) values (:guest, :table) on conflict do nothing"
NO_MEMBER: Final = "delete from members where guest = :guest and table_id = :table"
NEW_SNAPSHOT: Final = """insert into snapshots (table_id, moves, line, body) values (:table, :moves, :line, :body)
    on conflict do nothing"""
INDEX: Final = """update tables set updated = :updated, number = :number, status = :status, summary = :summary,
    bot_waits = :bot_waits where id = :id and number < :number"""


def index(table: Table, now: float) -> dict[str, Any]:
    """The columns by which tables are found. Whose turn it is stays here: guests' ids are secret."""
    summary = {
        "seats": [{"kind": s.kind, "name": s.name, "bot": s.bot, "away": s.away} for s in table.seats],
        "host": table.name_of(table.host),
        "to_act": list(table.to_act),
        "moves": table.history.at,
        "awaited": sorted(table.awaited()),
        "together": len(table.people()) > 1,
        **so_far(table),
    }
    return {
        "updated": now,
        "number": table.number,
        "status": "drawing" if table.drawing else table.status,
        "summary": msgspec.json.encode(summary).decode(),
        "bot_waits": 0 if table.waits_for_bot() is None else 1,
    }


def so_far(table: Table) -> dict[str, Any]:
    """How far a running game has come, in no language yet, and whom one plays against whom nobody sits for."""
    state = table.state
    if state is None or table.status != "playing":
        return {}
    come, opponents = state.progress(), [opponent.name for opponent in state.opponents()]
    return {"progress": {"key": come.key, "args": dict(come.args)}, "opponents": opponents}


def new_row(
    game: str, options: dict[str, object], seats: int, mode: str, visibility: str, position: object = None
) -> dict[str, Any]:
    """What is fixed of a table before anything happens there."""
    return {
        "id": new_id(9),
        "game": game,
        "options": msgspec.json.encode(options).decode(),
        "seats": seats,
        "mode": mode,
        "visibility": visibility,
        "seed": HASHED + secrets.token_hex(16),
        "position": "" if position is None else msgspec.json.encode(position).decode(),
        "invite": secrets.token_urlsafe(12),
        "created": time.time(),
    }


def entry_row(table_id: str, entry: Entry) -> dict[str, Any]:
    return {
        "table": table_id,
        "number": entry.number,
        "at": entry.at,
        "kind": entry.kind,
        "guest": entry.guest,
        "key": entry.key,
        "body": msgspec.json.encode(entry.body).decode(),
        "asked": entry.asked,
    }


def played(state: State, action: Action) -> tuple[State, bool]:
    """The state after a legal action, and whether it revealed anything."""
    after = state.clone()
    events = after.watch()
    after.apply(action)
    after.events = None
    return after, any(event.reveals for event in events)


def check_seats(game: str, given: list[Seat], guest: str, name: str, mode: str) -> list[Seat]:
    """The seats of a new table: open, mine, or a bot's."""
    find_game(game).check_seats(len(given))
    found: list[Seat] = []
    for seat in given:
        if seat.kind == BOT:
            check_bot(find_game(game), seat.bot)
            found.append(Seat(BOT, "", "", seat.bot))
        elif seat.kind == PERSON:
            if mode != "hotseat" and any(other.kind == PERSON for other in found):
                raise Refused(422, "one-seat")
            found.append(Seat(PERSON, guest, names.tidy(seat.name) if seat.name else name))
        elif mode == "hotseat":
            raise Refused(422, "hotseat-open")
        else:
            found.append(Seat())
    return found


def settings(game: str, seats: int, options: dict[str, object]) -> dict[str, object]:
    """The options of a new table, checked and complete."""
    try:
        return dict(find_game(game).check_options(find_game(game).check_seats(seats), options))
    except InputError as error:
        raise bad_input(error) from None
