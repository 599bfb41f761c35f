"""`bastide admin`: what an operator looks up and does, beside a running server or without one."""

import asyncio
import sys
import time
from argparse import Namespace
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from bastide.core.errors import InputError
from bastide.core.phrases import Phrase
from bastide.core.words import words
from bastide.server import erasing, permissions, retention
from bastide.server.bans import network
from bastide.server.guests import logging_out
from bastide.server.migrating import newest
from bastide.server.refused import Refused
from bastide.server.settings import Settings, from_environment
from bastide.server.store import Row, Store, open_store
from bastide.server.usage import STATUSES
from bastide.server.writer import Writer

YES: Final = ("y", "yes", "д", "да")
NO_ONE: Final = "select 1 from guests where id = :id union all select 1 from traces where guest = :id limit 1"


def problem(key: str, **args: str | int) -> InputError:
    return InputError(Phrase(key, args))


class Office:
    """One command: its arguments, the database, and how it answers."""

    def __init__(self, args: Namespace, settings: Settings, store: Store) -> None:
        self.args = args
        self.settings = settings
        self.store = store
        self.writer = Writer(store, permissions.follows)
        self.say = words(args.lang, package="bastide.server").say

    # ---- answering

    def show(self, columns: dict[str, str], rows: list[Row]) -> None:
        """Rows as a table: columns and how they are justified, in this order. The ids are never broken."""
        if self.args.json:
            self.tell(rows)
            return
        grid = Grid(box=None, pad_edge=False, header_style="bold")
        for name, how in columns.items():
            whole = name in ("id", "guest", "what", "game", "updated", "created", "at", "status")
            justify: Any = "right" if how == "right" else "left"
            grid.add_column(self.say(f"admin-{name}"), justify=justify, no_wrap=whole, overflow="fold")
        for row in rows:
            grid.add_row(*(shown(row[name]) for name in columns))
        if rows:
            Console(highlight=False, markup=False, emoji=False).print(grid)
        else:
            print(self.say("admin-none"))

    def tell(self, found: object) -> None:
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())

    def done(self, key: str, **args: str | int) -> None:
        if self.args.json:
            self.tell({"done": key.removeprefix("admin-did-"), **args})
        else:
            print(self.say(Phrase(key, args)))

    def confirm(self, key: str, **args: str | int) -> None:
        """Ask before what cannot be taken back."""
        if self.args.yes:
            return
        if not sys.stdin.isatty():
            raise problem("admin-say-yes")
        print(self.say(Phrase(key, args)), self.say("admin-sure"), end=" ", file=sys.stderr, flush=True)
        if sys.stdin.readline().strip().lower() not in YES:
            raise problem("admin-nothing-done")

    # ---- what it is about

    def what(self, key: str) -> str:
        if not self.args.what:
            raise problem(key)
        return str(self.args.what)

    async def guest(self) -> str:
        found = self.what("admin-say-guest")
        if not await self.store.read(NO_ONE, id=found):
            raise problem("admin-no-guest", got=found)
        return found

    # ---- looking

    async def tables(self) -> None:
        args = self.args
        if args.what:
            await self.one_table(args.what)
            return
        if args.status and args.status not in STATUSES:
            raise problem("admin-no-status", got=args.status, allowed=", ".join(STATUSES))
        before = time.time() - args.idle * retention.DAY if args.idle else None
        wishes = {
            "status": ("status = :status", args.status),
            "game": ("game = :game", args.game),
            "guest": ("exists (select 1 from traces where guest = :guest and table_id = tables.id)", args.guest),
            "before": ("updated < :before", before),
        }
        used = {name: value for name, (_, value) in wishes.items() if value}
        where = f"where {' and '.join(wishes[name][0] for name in used)} " if used else ""
        rows = await self.store.read(
            f"select id, game, status, updated, summary from tables {where}order by updated desc limit :most",
            most=max(1, args.limit),
            **used,
        )
        for row in rows:
            summary = msgspec.json.decode(row.pop("summary"))
            row["moves"] = summary["moves"]
            row["people"] = [seat["name"] or seat["bot"] or seat["kind"] for seat in summary["seats"]]
        self.show({"id": "", "game": "", "status": "", "moves": "right", "updated": "", "people": ""}, rows)

    async def one_table(self, table_id: str) -> None:
        table = await self.writer.table(table_id, fresh=True)
        rows = erasing.people(table)
        self.show({"guest": "", "name": "", "seats": "", "entries": "right"}, rows)

    async def guests(self) -> None:
        args = self.args
        where, given = "", {}
        if args.what:
            # SQLite knows small and large letters of English alone: there others must be written as they are.
            where = "where guests.id = :what or lower(name) like :small escape '!' or name like :same escape '!' "
            same = f"%{literally(args.what)}%"
            given = {"what": args.what, "small": same.lower(), "same": same}
        rows = await self.store.read(
            "select id, name, created, (select count(*) from traces where guest = guests.id) as tables,"
            " exists (select 1 from bans where what = guests.id) as banned"
            f" from guests {where}order by created desc limit :most",
            most=max(1, args.limit),
            **given,
        )
        for row in rows:
            row["banned"] = bool(row["banned"])
        self.show({"id": "", "name": "", "created": "", "tables": "right", "banned": ""}, rows)

    async def bans(self) -> None:
        rows = await self.store.read(
            "select what, at, (select name from guests where id = what) as name from bans order by at desc"
        )
        self.show({"what": "", "name": "", "at": ""}, rows)

    async def export(self) -> None:
        self.tell(await erasing.exported(self.store, await self.guest()))

    # ---- doing

    async def ban(self) -> None:
        what = self.what("admin-say-whom")
        found = network(what)
        if self.args.lift:
            if not await erasing.lift_ban(self.store, str(found) if found else what):
                raise problem("admin-no-ban", got=what)
            self.done("admin-did-lift", what=what)
        elif found is not None:
            if found.num_addresses > 1 << (16 if found.version == 4 else 96):
                raise problem("admin-wide-network", got=str(found))
            self.confirm("admin-ask-ban", what=str(found))
            await erasing.ban_network(self.store, str(found))
            self.done("admin-did-ban", what=str(found), tables=0)
        else:
            guest = await self.guest()
            self.confirm("admin-ask-ban", what=guest)
            self.done("admin-did-ban", what=guest, tables=await erasing.ban(self.writer, guest))

    async def close(self) -> None:
        if not self.args.what:
            raise problem("admin-say-table")
        for table_id in self.args.what:
            await self.writer.table(table_id)
        self.confirm("admin-ask-close", count=len(self.args.what), tables=", ".join(self.args.what))
        for table_id in self.args.what:
            await erasing.close(self.writer, table_id)
        self.done("admin-did-close", count=len(self.args.what))

    async def logout(self) -> None:
        guest = await self.guest()
        self.confirm("admin-ask-logout", what=guest)
        await self.store.write(logging_out(guest))
        self.done("admin-did-logout", what=guest)

    async def erase(self) -> None:
        guest = await self.guest()
        self.confirm("admin-ask-erase", what=guest)
        found = await erasing.erase(self.writer, guest)
        if found.failed:
            raise problem("admin-erase-failed", tables=", ".join(found.failed))
        self.done("admin-did-erase", what=guest, tables=found.tables)

    async def tidy(self) -> None:
        guest_days, chat_days = self.args.guest_days, self.args.chat_days
        guest_days = self.settings.guest_days if guest_days is None else guest_days
        chat_days = self.settings.chat_days if chat_days is None else chat_days
        if guest_days < 0 or chat_days < 0:
            raise problem("admin-days")
        if not guest_days and not chat_days:
            raise problem("admin-nothing-to-tidy")
        self.confirm("admin-ask-tidy", guest_days=guest_days, chat_days=chat_days)
        found = await retention.tidy(self.store, guest_days, chat_days)
        self.done("admin-did-tidy", guests=found.guests, lines=found.lines)


def literally(text: str) -> str:
    """For `like`, which reads some signs in its own way."""
    for sign in "!%_":
        text = text.replace(sign, f"!{sign}")
    return text


def shown(value: object) -> str:
    if isinstance(value, float):
        return datetime.fromtimestamp(value, UTC).strftime("%Y-%m-%d")
    if isinstance(value, bool):
        return "×" if value else ""
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return "" if value is None else str(value)


# ---- running


async def answer(args: Namespace, settings: Settings) -> None:
    store = open_store(settings)
    try:
        office = Office(args, settings, store)
        verbs: dict[str, Callable[[], Awaitable[None]]] = {
            "tables": office.tables,
            "guests": office.guests,
            "bans": office.bans,
            "ban": office.ban,
            "close": office.close,
            "logout": office.logout,
            "erase": office.erase,
            "export": office.export,
            "tidy": office.tidy,
        }
        await check_database(store)
        await verbs[args.verb]()
    finally:
        await store.close()


async def check_database(store: Store) -> None:
    """Nothing is done to a database of another version."""
    try:
        [row] = await store.read("select version_num from alembic_version")
    except Exception as error:
        raise problem("admin-no-database", why=str(error)) from error
    if row["version_num"] != newest():
        raise problem("admin-other-version")


def admin(args: Namespace) -> int:
    settings = from_environment()
    path = settings.sqlite_path
    if path is not None and not path.exists():
        raise problem("admin-no-database", why=str(path))
    try:
        asyncio.run(answer(args, settings))
    except Refused as error:
        raise InputError(error.phrase, error.game) from None
    return 0
