"""`bastide check`: whether every table can be opened, and whether what was kept beside its log follows from it.

Each log is played from the beginning, without snapshots. What does not follow from it (a snapshot, the columns of the
lobby, who counts a table among theirs) can be mended; a log that cannot be read, or breaks the rules, cannot.
It may run beside a server.
"""

import asyncio
import json
from argparse import Namespace
from collections.abc import AsyncGenerator
from contextlib import aclosing, suppress
from logging import CRITICAL
from typing import Any, Final, NamedTuple

import msgspec
import structlog
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bastide.core.errors import InputError
from bastide.core.phrases import Phrase, Value
from bastide.core.state import State
from bastide.core.words import words
from bastide.server import startup
from bastide.server.reading import MEND_SNAPSHOT, Broken, entries, fold, snapshot_row, unfolded
from bastide.server.settings import Settings
from bastide.server.store import Conflict, Row, Statement, Store, Unavailable, open_store
from bastide.server.table import Table
from bastide.server.writer import NEW_MEMBER, index

AT_ONCE: Final = 100
TRIES: Final = 5
"""How often a table that is being played is read anew."""
SECONDS: Final = 60
"""Nobody waits for an answer here."""
SOME: Final = "select * from tables where id > :last order by id limit :count"
KNOWN_MEMBERS: Final = """select guests.id, members.guest from guests
    left join members on members.guest = guests.id and members.table_id = :id where guests.id = :guest"""
MEND_INDEX: Final = """update tables set number = :number, status = :status, summary = :summary, bot_waits = :bot_waits
    where id = :id and number = :was and updated = :since"""


class Finding(NamedTuple):
    """What is wrong with a table, and what would mend it; nothing: only a backup. `well`: nothing is wrong with it."""

    said: Phrase
    mend: list[Statement]
    well: bool = False


async def findings(store: Store, row: Row) -> list[Finding]:
    """What is wrong with a table. One that goes on meanwhile is looked at again."""
    for _ in range(TRIES):
        found = await look(store, row)
        rows = await store.read("select * from tables where id = :id", id=row["id"])
        if not found or not rows or rows[0]["updated"] == row["updated"]:
            return found
        row = rows[0]
    return found


async def look(store: Store, row: Row) -> list[Finding]:
    try:
        table = unfolded(row)
        for entry in await entries(store, table):
            fold(table, entry, fast=True)
        if not table.entries:
            raise Broken(table.id, 1, "is missing")
        if table.outdated:
            return other_rules(table)
        kept = await store.read("select moves, line, body from snapshots where table_id = :id", id=table.id)
        found = [wrong_snapshot(table, moves) for moves in play(table, kept)] if table.started else []
    except Broken as error:
        return [Finding(Phrase("check-broken", {"number": error.number, "why": error.why}), [])]
    return [*found, *wrong_columns(table, row), *await missing_members(store, table)]


def play(table: Table, kept: list[Row]) -> list[int]:
    """Play the game from its beginning: after which moves there are snapshots that are something else."""
    history, number = table.history, 0
    bodies = {row["moves"]: row["body"] for row in kept if fits(table, row)}
    wrong: list[int] = []
    try:
        state = history.replay(0)
        for moves, move in enumerate([None, *history.line[: history.at]]):
            if move is not None:
                number = move.number
                state.apply(move.action)
            if moves in bodies and not same(table, bodies[moves], state):
                wrong.append(moves)
        table.arrive()
    except Exception as error:
        raise Broken(table.id, number, error) from error
    return wrong


def other_rules(table: Table) -> list[Finding]:
    """Begun by other rules: how far it can be looked at. Nothing was lost, and an older server may play on."""
    try:
        table.arrive()
    except Exception as error:
        raise Broken(table.id, table.number, error) from error
    if table.ended and table.lost is None:
        return []
    args: dict[str, Value] = {"was": table.rules, "now": table.game.rules_version, "moves": table.history.at}
    return [Finding(Phrase("check-rules", args), [], well=True)]


def fits(table: Table, row: Row) -> bool:
    moves: int = row["moves"]
    return moves <= table.history.at and table.history.digest(moves) == str(row["line"])


def same(table: Table, body: str, state: State) -> bool:
    try:
        return table.game.from_json(json.loads(body)) == state
    except Exception:  # whatever it is, it cannot be read
        return False


def wrong_snapshot(table: Table, moves: int) -> Finding:
    return Finding(Phrase("check-snapshot", {"moves": moves}), [(MEND_SNAPSHOT, snapshot_row(table, moves))])


def wrong_columns(table: Table, row: Row) -> list[Finding]:
    """The lobby's; a summary that was written by an older server may say less."""
    right = index(table, row["updated"])
    summary: Any = None
    with suppress(msgspec.MsgspecError):
        summary = msgspec.json.decode(row["summary"])
    fresh = msgspec.json.decode(right["summary"])
    good = isinstance(summary, dict) and summary == {name: fresh.get(name) for name in summary}
    if good and all(row[name] == right[name] for name in ("number", "status", "bot_waits")):
        return []
    mend = {**right, "id": table.id, "was": row["number"], "since": row["updated"]}
    del mend["updated"]
    short = row["number"] > table.number
    said = Phrase("check-short", {"last": table.number, "number": row["number"]}) if short else Phrase("check-columns")
    return [Finding(said, [(MEND_INDEX, mend)])]


async def missing_members(store: Store, table: Table) -> list[Finding]:
    """Only of guests who are still known."""
    missing: list[Statement] = []
    for guest in sorted(table.members()):
        rows = await store.read(KNOWN_MEMBERS, id=table.id, guest=guest)
        if rows and rows[0]["guest"] is None:
            missing.append((NEW_MEMBER, {"guest": guest, "table": table.id}))
    return [Finding(Phrase("check-members", {"count": len(missing)}), missing)] if missing else []


# ---- all of them


class Outcome(msgspec.Struct):
    tables: int = 0
    bad: int = 0
    mended: int = 0


async def rows_to_check(store: Store, table: str | None) -> AsyncGenerator[Row, None]:
    if table is not None:
        rows = await store.read("select * from tables where id = :id", id=table)
        if not rows:
            raise InputError(Phrase("no-no-table"))
        yield rows[0]
        return
    last = ""
    while rows := await store.read(SOME, last=last, count=AT_ONCE):
        for row in rows:
            yield row
        last = rows[-1]["id"]


async def check(settings: Settings, table: str | None, mend: bool, lang: str) -> int:
    """0: all tables are well, or are now. 1: something is left that is not."""
    said = words(lang, "", "bastide.server")
    out, progress = Console(soft_wrap=True, highlight=False, markup=False), bar()
    store = open_store(msgspec.structs.replace(settings, database_timeout=SECONDS))
    outcome = Outcome()
    try:
        count = 1 if table is not None else (await store.read("select count(*) as n from tables"))[0]["n"]
        with progress:
            task = progress.add_task(said.say("check-progress"), total=count)
            async with aclosing(rows_to_check(store, table)) as rows:
                async for row in rows:
                    for line in await check_one(store, row, mend, outcome):
                        out.print(f"{row['id']}: {said.say_once(line)}")
                    progress.advance(task)
    except Unavailable as error:
        raise InputError(Phrase("start-database", {"why": str(error)})) from None
    finally:
        await store.close()
    result = {"tables": outcome.tables, "bad": outcome.bad, "mended": outcome.mended}
    out.print(said.say("check-well" if not outcome.bad else "check-result", result))
    return 0 if outcome.bad == outcome.mended else 1


async def check_one(store: Store, row: Row, mend: bool, outcome: Outcome) -> list[Phrase]:
    """What there is to say of a table."""
    outcome.tables += 1
    found = await findings(store, row)
    wrong = any(not finding.well for finding in found)
    outcome.bad += wrong
    lines = [finding.said for finding in found]
    if wrong and mend:
        well = True
        for finding in found:
            well = await mended(store, finding) and well
        outcome.mended += well
        lines.append(Phrase("check-mended" if well else "check-left"))
    return lines


async def mended(store: Store, finding: Finding) -> bool:
    try:
        for statement in finding.mend:
            await store.write([statement])
    except Conflict:
        return False
    return bool(finding.mend)


def bar() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def run(args: Namespace, settings: Settings) -> int:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(CRITICAL))  # all is said here
    startup.check_database(settings, must_exist=True)
    return asyncio.run(check(settings, args.table, args.mend, args.lang))
