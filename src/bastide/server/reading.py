"""A table as the database knows it: its row, its log, and snapshots, which only save time."""

import msgspec
import structlog

from bastide.server.store import Row, Statement, Store
from bastide.server.table import Entry, Table

MEND_SNAPSHOT = """insert into snapshots (table_id, moves, line, body) values (:table, :moves, :line, :body)
    on conflict (table_id, moves, line) do update set body = excluded.body"""

log = structlog.get_logger()


class Broken(Exception):  # noqa: N818 - an answer, not a failure
    """What is written does not make a table. `number`: the entry at which it ends; 0: it does not begin."""

    def __init__(self, table: str, number: int, why: BaseException | str) -> None:
        said = why if isinstance(why, str) else f"{type(why).__name__}: {why}"
        super().__init__(f"{table}, entry {number}: {said}")
        self.number = number
        self.why = said


async def entries(store: Store, table: Table) -> list[Entry]:
    """What the log has besides what is folded."""
    rows = await store.read(
        "select * from log where table_id = :id and number > :number order by number", id=table.id, number=table.number
    )
    return [entry(table.id, row, table.number + place) for place, row in enumerate(rows, 1)]


def entry(table: str, row: Row, number: int) -> Entry:
    if row["number"] != number:
        raise Broken(table, number, "is missing")
    try:
        body = msgspec.json.decode(row["body"], type=dict)
    except msgspec.MsgspecError as error:
        raise Broken(table, number, error) from error
    return Entry(number, row["at"], row["kind"], row["guest"], row["key"], body, row.get("asked"))


def fold(table: Table, one: Entry, fast: bool = False) -> None:
    try:
        table.fold(one, fast=fast)
    except Exception as error:
        raise Broken(table.id, one.number, error) from error


def unfolded(row: Row) -> Table:
    try:
        return Table(row)
    except Exception as error:
        raise Broken(row["id"], 0, error) from error


async def read_table(store: Store, row: Row) -> Table:
    """Fold the log without playing, then play on from the latest snapshot of this line. Undo needs the others. Of other
    rules, play it from the beginning as far as it holds."""
    table = unfolded(row)
    for one in await entries(store, table):
        fold(table, one, fast=True)
    if not table.entries:
        raise Broken(table.id, 1, "is missing")
    if table.started:
        if not table.outdated:
            await read_snapshots(store, table)
        try:
            table.arrive()
        except Exception as error:
            raise Broken(table.id, table.number, error) from error
    return table


async def read_snapshots(store: Store, table: Table) -> None:
    known = await store.read(
        "select moves, line, body from snapshots where table_id = :id and moves <= :at",
        id=table.id,
        at=table.history.at,
    )
    for row in known:
        if table.history.digest(row["moves"]) == row["line"]:
            table.history.keep_saved(row["moves"], row["body"])


def mended_snapshots(table: Table) -> list[Statement]:
    """What replaces the snapshots that could not be read. It is said once."""
    found = sorted(table.history.unreadable)
    table.history.unreadable.clear()
    log.warning("a snapshot could not be read; the log was replayed", table=table.id, moves=found)
    return [(MEND_SNAPSHOT, snapshot_row(table, moves)) for moves in found if moves <= table.history.at]


def snapshot_row(table: Table, moves: int) -> Row:
    body = msgspec.json.encode(table.history.replay(moves).to_json()).decode()
    return {"table": table.id, "moves": moves, "line": table.history.digest(moves), "body": body}
