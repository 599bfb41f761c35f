"""What the operator does to guests and tables beside a running server: through the log, like everybody else.

Whatever is done at a table is an entry of its log, so a worker that has the table in memory and does not know yet
cannot write over it: the number is taken, and it reads the table anew. An order tells the others to look again.
"""

import asyncio
import time
from typing import Any, Final

import msgspec
import structlog

from bastide.server import permissions
from bastide.server.entry import GONE, NAMELESS, without
from bastide.server.orders import HEARD, order
from bastide.server.refused import Refused
from bastide.server.store import Statement, Store
from bastide.server.table import PERSON, Table
from bastide.server.writer import Wanted, Writer

TRACES: Final = "select table_id from traces where guest = :guest"
NO_GUEST: Final = "delete from guests where id = :guest"
NO_TOKENS: Final = "delete from tokens where guest = :guest"
NO_TRACE: Final = "delete from traces where guest = :guest and table_id = :table"
NO_MEMBER: Final = "delete from members where guest = :guest and table_id = :table"
BAN: Final = "insert into bans (what, at) values (:what, :at) on conflict do nothing"
NO_BAN: Final = "delete from bans where what = :what"
NO_WORDS: Final = """update log set kind = :gone, body = :body
    where table_id = :table and guest = :guest and kind = 'chat'"""
NO_NAME: Final = "update log set body = :body where table_id = :table and number = :number"

TRIES: Final = 20
PAUSE: Final = 1.0

log = structlog.get_logger()


def sits(table: Table, guest: str) -> bool:
    return not table.ended and any(not table.seats[seat].away for seat in table.seats_of(guest))


async def stand_up(writer: Writer, table_id: str, guest: str) -> None:
    """The guest leaves the table; the others can go on with a bot or with somebody new."""

    def check(table: Table) -> Wanted:
        return permissions.leave(guest)(table)._replace(also=(order("table", table=table_id),))

    for _ in range(TRIES):
        if not sits(await writer.table(table_id, fresh=True), guest):
            return
        try:
            await writer.accept(table_id, guest, None, check)
        except Refused as error:
            if error.code != "drawing":
                raise
            await asyncio.sleep(PAUSE)  # the dice are being drawn: that is soon over


async def close(writer: Writer, table_id: str) -> None:
    """The operator closes a table: the record says that its game was stopped."""

    def check(table: Table) -> Wanted:
        if table.ended:
            raise Refused(409, "not-playing")
        return Wanted("close", {"how": "operator"}, also=(order("table", table=table_id),))

    await writer.accept(table_id, "", None, check)


# ---- erasing


def erased(guest: str, table: Table) -> Wanted:
    """The entry that says so, and the log without what the guest was called and has said."""
    statements: list[Statement] = [order("table", table=table.id)]
    blank = {"gone": GONE, "body": msgspec.json.encode({"name": NAMELESS}).decode()}
    if any(entry.kind == "chat" and entry.guest == guest for entry in table.entries):
        statements.append((NO_WORDS, {**blank, "table": table.id, "guest": guest}))
    for entry in table.entries:
        left = without(entry, guest)
        if entry.kind != "chat" and left.body != entry.body:
            body = msgspec.json.encode(left.body).decode()
            statements.append((NO_NAME, {"body": body, "table": table.id, "number": entry.number}))
    return Wanted("erase", {"guest": guest}, also=tuple(statements))


class Erased(msgspec.Struct):
    """How far it went. Tables that could not be opened can be tried again: they are still known."""

    tables: int = 0
    failed: list[str] = []


async def erase(writer: Writer, guest: str, pause: float = HEARD) -> Erased:
    """Names and chat of a guest go; games stay, and their records replay. First nobody may come as this guest any more,
    and every worker must have heard of it: else the name would be written down once more."""
    store = writer.store
    who = {"guest": guest}
    await store.write([(NO_TOKENS, who), (NO_GUEST, who), order("guest", guest=guest)])
    rows = await store.read(TRACES, guest=guest)
    if rows:
        await asyncio.sleep(pause)
    found = Erased()
    for table_id in sorted(row["table_id"] for row in rows):
        try:
            await stand_up(writer, table_id, guest)
            await writer.accept(table_id, "", None, lambda table: erased(guest, table))
        except Exception:
            log.exception("erasing failed", table=table_id)
            found.failed.append(table_id)
            continue
        there = {"guest": guest, "table": table_id}
        await store.write([(NO_MEMBER, there), (NO_TRACE, there)])
        found.tables += 1
    await store.write([(NO_BAN, {"what": guest})])
    return found


# ---- keeping out


async def ban(writer: Writer, guest: str) -> int:
    """The guest is not let in any more, and leaves the tables where others wait; how many those were."""
    store = writer.store
    await store.write([(BAN, {"what": guest, "at": time.time()}), order("guest", guest=guest)])
    count = 0
    for row in await store.read("select table_id from members where guest = :guest", guest=guest):
        table = await writer.table(row["table_id"], fresh=True)
        if sits(table, guest):
            await stand_up(writer, table.id, guest)
            count += 1
    return count


async def ban_network(store: Store, network: str) -> None:
    await store.write([(BAN, {"what": network, "at": time.time()}), order("doors")])


async def lift_ban(store: Store, what: str) -> bool:
    """Whether there was one."""
    orders = [order("doors")] if "/" in what else [order("guest", guest=what)]
    lifted = await store.write([*orders, (NO_BAN, {"what": what})])
    return lifted > 0


# ---- handing out


async def exported(store: Store, guest: str) -> dict[str, Any]:
    """All that is kept of a guest: name, tables, everything done and said there. Nothing of anybody else."""
    rows = await store.read("select id, name, created from guests where id = :guest", guest=guest)
    tables: list[dict[str, Any]] = []
    for row in await store.read(TRACES, guest=guest):
        columns = "id, game, mode, visibility, status, created, updated, coalesce(put_away, 0) as put_away"
        [about] = await store.read(
            f"select {columns} from tables left join members on table_id = id and guest = :guest where id = :id",
            id=row["table_id"],
            guest=guest,
        )
        entries = await store.read(
            "select number, at, kind, body from log where table_id = :id and guest = :guest order by number",
            id=row["table_id"],
            guest=guest,
        )
        done = [{**entry, "body": msgspec.json.decode(entry["body"])} for entry in entries]
        tables.append({**about, "put_away": bool(about["put_away"]), "entries": done})
    tokens = await store.read("select table_id, seat, created from tokens where guest = :guest", guest=guest)
    bans = await store.read("select at from bans where what = :guest", guest=guest)
    return {
        "guest": rows[0] if rows else None,
        "banned": bans[0]["at"] if bans else None,
        "tables": tables,
        "tokens": tokens,
    }


def people(table: Table) -> list[dict[str, Any]]:
    """Everybody who has done anything at a table, with the seats they hold."""
    return [
        {
            "guest": guest,
            "name": table.name_of(guest),
            "host": guest == table.host,
            "seats": [n + 1 for n, seat in enumerate(table.seats) if seat.kind == PERSON and seat.guest == guest],
            "entries": sum(entry.guest == guest for entry in table.entries),
        }
        for guest in sorted(table.wrote)
    ]
