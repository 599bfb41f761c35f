"""Databases with very many tables: rows of a few real games, copied under other names, guests and dates."""

import asyncio
import random
import secrets
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]

from bastide.core.catalog import bot, games
from bastide.server import permissions
from bastide.server.schema import metadata
from bastide.server.serve import migrate
from bastide.server.settings import Settings
from bastide.server.store import Row, open_store
from bastide.server.table import PERSON, Seat
from bastide.server.writer import Writer

AT_A_TIME: Final = 500
"""Tables in one transaction."""
DAY: Final = 24 * 3600.0
FILLED: Final = ("guests", "tables", "log", "snapshots", "members", "traces")
"""In the order in which they refer to each other."""
COLUMNS: Final = {name: [column.name for column in metadata.tables[name].columns] for name in FILLED}
TABLE, AT, GUEST, KEY, BODY = (COLUMNS["log"].index(name) for name in ("table_id", "at", "guest", "key", "body"))
NAMED: Final = "template-guest"
PLAYERS: Final = (f"{NAMED}-one", f"{NAMED}-two")

Rows = dict[str, list[Any]]


class Template:
    """The rows of one real game."""

    def __init__(self, found: dict[str, list[Row]]) -> None:
        [self.table] = found["tables"]
        self.log = [[row[name] for name in COLUMNS["log"]] for row in found["log"]]
        self.snapshots = found["snapshots"]
        self.members = [row["guest"] for row in found["members"]]
        self.traces = [row["guest"] for row in found["traces"]]

    def copy(self, table_id: str, guests: dict[str, str], updated: float, visibility: str, into: Rows) -> None:
        """The same game at another table, between others, some time ago."""

        def said(text: str) -> str:
            for one, other in guests.items():
                text = text.replace(one, other)
            return text

        later = updated - self.table["updated"]
        new = {
            "id": table_id,
            "visibility": visibility,
            "invite": secrets.token_urlsafe(12),
            "created": self.table["created"] + later,
            "updated": updated,
            "summary": said(self.table["summary"]),
        }
        into["tables"].append(tuple({**self.table, **new}[name] for name in COLUMNS["tables"]))
        for row in self.log:
            copied = row.copy()
            copied[TABLE] = table_id
            copied[AT] += later
            copied[GUEST] = guests.get(row[GUEST], "")
            copied[KEY] = row[KEY] and copied[GUEST] + row[KEY][len(row[GUEST]) :]
            if NAMED in row[BODY]:
                copied[BODY] = said(row[BODY])
            into["log"].append(copied)
        into["snapshots"] += [(table_id, one["moves"], one["line"], one["body"]) for one in self.snapshots]
        into["members"] += [(guests[one], table_id, 0) for one in self.members]
        into["traces"] += [(guests[one], table_id) for one in self.traces]


async def play(writer: Writer, game: str, moves: int | None) -> str:
    """A game between two people, to the end or so many moves; where it is."""
    seats = [Seat(PERSON, guest, f"Player {n}") for n, guest in enumerate(PLAYERS)]
    table = await writer.create(PLAYERS[0], "Player 0", game, {}, seats, "online", "public")
    player = bot("random")
    while table.status == "playing" and (moves is None or table.history.at < moves):
        state = table.history.state
        seat = state.to_act[0]
        action = player.choose(state, seat, f"{game} {table.number}")
        check = permissions.act(PLAYERS[seat], seat, table.asked_since[seat], action.to_json())
        key = f"{PLAYERS[seat]} {secrets.token_hex(8)}"
        table, _, _ = await writer.accept(table.id, PLAYERS[seat], key, check)
    return table.id


_played: dict[tuple[str, ...], tuple[list[Template], list[Template]]] = {}


async def templates(names: list[str] | None = None) -> tuple[list[Template], list[Template]]:
    """Finished games and running ones, of every game; played once."""
    which = tuple(names or games())
    if which not in _played:
        _played[which] = await played(which)
    return _played[which]


async def played(names: tuple[str, ...]) -> tuple[list[Template], list[Template]]:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database_url=f"sqlite:///{folder}/games.db", secret="x" * 32)
        await asyncio.to_thread(migrate, settings)
        store = open_store(settings)
        writer = Writer(store, permissions.follows)
        found: dict[bool, list[Template]] = {True: [], False: []}
        for game in names:
            for over in (True, False):
                table_id = await play(writer, game, None if over else 40)
                rows = {
                    name: await store.read(
                        f"select * from {name} where {'id' if name == 'tables' else 'table_id'} = :id", id=table_id
                    )
                    for name in FILLED[1:]
                }
                found[over].append(Template(rows))
        await store.close()
    return found[True], found[False]


def copies(
    finished: list[Template], running: list[Template], counts: tuple[int, int], rng: random.Random
) -> Iterator[Rows]:
    """Rows for so many finished and running tables, some tables at a time. One person in ten plays a lot."""
    now = time.time()
    total = sum(counts)
    guests = [secrets.token_urlsafe(16) for _ in range(max(4, total // 5))]
    rows: Rows = {name: [] for name in FILLED}
    rows["guests"] = [(guest, f"Guest {n}", now - DAY, 0) for n, guest in enumerate(guests)]
    ids = sorted({secrets.token_urlsafe(9) for _ in range(total)})  # in their order: that fills an index much faster
    runs = set(rng.sample(range(total), counts[1]))
    for n, table_id in enumerate(ids):
        over = n not in runs
        template = rng.choice(finished if over else running)
        pair = rng.sample(guests[: len(guests) // 10] if rng.random() < 0.5 and len(guests) > 40 else guests, 2)
        age = rng.uniform(0, 60 if over else 13) * DAY
        visibility = "public" if rng.random() < 0.5 else "invite"
        template.copy(table_id, dict(zip(PLAYERS, pair, strict=True)), now - age - 60, visibility, rows)
        if n % AT_A_TIME == AT_A_TIME - 1 or n == total - 1:
            yield rows
            rows = {name: [] for name in FILLED}


def fill_sqlite(path: Path, batches: Iterator[Rows]) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("pragma journal_mode=off")
        connection.execute("pragma synchronous=off")
        connection.execute("pragma cache_size=-200000")
        for rows in batches:
            connection.execute("begin")
            for name in FILLED:
                marks = ", ".join("?" * len(COLUMNS[name]))
                connection.executemany(f"insert into {name} ({', '.join(COLUMNS[name])}) values ({marks})", rows[name])
            connection.execute("commit")
        connection.execute("pragma journal_mode=wal")


async def fill_postgres(url: str, batches: Iterator[Rows]) -> None:
    connection = await asyncpg.connect(url)
    for rows in batches:
        async with connection.transaction():
            for name in FILLED:
                await connection.copy_records_to_table(name, records=rows[name], columns=COLUMNS[name])
    await connection.execute("vacuum analyze")  # as autovacuum does by and by
    await connection.close()


async def fill(settings: Settings, finished: int, running: int, seed: int = 1, only: list[str] | None = None) -> None:
    """A migrated, empty database with so many tables."""
    batches = copies(*await templates(only), (finished, running), random.Random(seed))
    path = settings.sqlite_path
    if path is not None:
        await asyncio.to_thread(fill_sqlite, path, batches)
    else:
        await fill_postgres(settings.postgres_url, batches)
