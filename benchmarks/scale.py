"""Whether a server minds how many tables are stored: lobby, opening, acting, memory and size, with few and with many.

    python -m benchmarks.scale [--databases sqlite postgres] [--sizes 1000:50 100000:5000] [--looks 400]

Each database is filled with copies of a few real games (finished:running), then `serve` runs on it with two workers and
one client asks, one request after the other. Every running table is opened once, so that memory is as full as it gets.
"""

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec
from benchmarks.server import at
from rich.console import Console
from rich.table import Table
from tests.server import services
from tests.server.filling import fill
from tests.server.swarm import Guest, Player, Server, cookie

from bastide.core import rng as engine
from bastide.server.cookies import guest_cookies
from bastide.server.serve import migrate
from bastide.server.settings import Settings
from bastide.server.store import Row, open_store

WORKERS = 2
GAMES = ["burgundy", "caylus1303", "florence", "orleans"]
AT_ONCE = 4
WARM = 40
SCOPES = ("open", "public", "mine")
SECRET = "scale" * 8


def settings(database: str, folder: Path) -> Settings:
    if database == "sqlite":
        return Settings(database_url=f"sqlite:///{folder}/bastide.db", secret=SECRET)
    return Settings(database_url=services.postgres(durable=True), redis_url=services.redis(), secret=SECRET)


async def size(found: Settings) -> int:
    """Bytes on the disk."""
    path = found.sqlite_path
    if path is not None:
        return sum(one.stat().st_size for one in path.parent.glob("bastide.db*"))
    connection = await asyncpg.connect(found.postgres_url)
    taken: int = await connection.fetchval("select pg_database_size(current_database())")
    await connection.close()
    return taken


def memory(server: Server) -> float:
    """MB of the largest worker, its share of what is shared."""
    found = []
    for pid in server.workers():
        text = Path(f"/proc/{pid}/smaps_rollup").read_text()
        found.append(int(text.partition("\nPss:")[2].split()[0]) / 1024)
    return max(found)


class Client:
    """Whoever is wanted: the cookies of all guests can be signed here."""

    def __init__(self, port: int, settings: Settings) -> None:
        self.guest = Guest(port)
        self.settings = settings
        self.csrf = ""

    async def open(self) -> None:
        self.csrf = cookie(await self.guest.ask("GET", "/api/me"), "bastide_csrf")

    def be(self, guest: str) -> None:
        [one] = guest_cookies(self.settings, guest, 0, secure=False)
        cookies = f"bastide_csrf={self.csrf}; {one.key}={one.value}"
        self.guest.head = f"cookie: {cookies}\r\nx-bastide-csrf: {self.csrf}\r\n".encode()

    async def get(self, path: str) -> tuple[float, bytes]:
        start = time.perf_counter()
        answer = await self.guest.ask("GET", path)
        assert answer.status == 200, answer.body
        return time.perf_counter() - start, answer.body


async def some(found: Settings, status: str, count: int, rng: random.Random) -> list[Row]:
    """Tables of all ages, with somebody who sits there and is awaited."""
    store = open_store(found)
    rows = await store.read("select id, summary from tables where status = :status", status=status)
    rows = rng.sample(rows, min(count, len(rows)))
    for row in rows:
        awaited: list[str] = msgspec.json.decode(row.pop("summary"))["awaited"]
        members = await store.read("select guest from members where table_id = :id", id=row["id"])
        row["guest"] = awaited[0] if awaited else members[0]["guest"]
    await store.close()
    return rows


async def look(client: Client, found: Settings, looks: int, rng: random.Random) -> dict[str, list[float]]:
    times: dict[str, list[float]] = {f"lobby: {scope}": [] for scope in SCOPES}
    over = await some(found, "over", looks + WARM, rng)
    for row in over[looks:]:  # the words of all games are read now
        client.be(row["guest"])
        await client.get(f"/api/tables/{row['id']}")
    over = over[:looks]
    for row in over:
        client.be(row["guest"])
        for scope in SCOPES:
            times[f"lobby: {scope}"].append((await client.get(f"/api/tables?scope={scope}"))[0])
    times["open a finished table"] = []
    for row in over:
        client.be(row["guest"])
        times["open a finished table"].append((await client.get(f"/api/tables/{row['id']}"))[0])
    times["open a running table"], times["act"] = [], []
    for row in await some(found, "playing", looks, rng):
        client.be(row["guest"])
        player = Player(client.guest, row["id"], 0, rng)
        start = time.perf_counter()
        seen = await player.look()
        times["open a running table"].append(time.perf_counter() - start)
        player.seat = seen.table.your_seats[0]
        start = time.perf_counter()
        assert await player.act(seen), player.refused
        times["act"].append(time.perf_counter() - start)
    return times


async def open_all(server: Server, found: Settings, rng: random.Random) -> int:
    """Every running table at every worker, or nearly: which one answers is chance."""
    rows = await some(found, "playing", 10**9, rng)
    clients = [Client(server.port, found) for _ in range(AT_ONCE)]
    for client in clients:
        await client.open()

    async def share(client: Client, mine: list[Row]) -> None:
        for row in mine:
            client.be(row["guest"])
            await client.get(f"/api/tables/{row['id']}?words=0")

    await asyncio.gather(*(share(client, rows[n::AT_ONCE]) for n, client in enumerate(clients)))
    return len(rows)


async def measure(database: str, finished: int, running: int, looks: int, folder: Path) -> dict[str, Any]:
    found = settings(database, folder)
    await asyncio.to_thread(migrate, found)
    began = time.monotonic()
    await fill(found, finished, running, only=GAMES)
    print(f"{database}: {finished + running:,} tables in {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
    rng = random.Random(2)
    figures: dict[str, Any] = {"disk, MB": await size(found) / 1e6}
    began = time.monotonic()
    server = await asyncio.to_thread(
        lambda: Server(folder, WORKERS, database_url=found.database_url, redis_url=found.redis_url, secret=SECRET)
    )
    try:
        client = Client(server.port, found)
        await client.open()
        figures["start, s"] = time.monotonic() - began
        figures["memory at the start, MB"] = memory(server)
        figures.update(await look(client, found, looks, rng))
        await open_all(server, found, rng)
        figures["memory at the end, MB"] = memory(server)
    finally:
        await asyncio.to_thread(server.stop)
    return figures


def shown(figure: float | list[float]) -> str:
    if isinstance(figure, list):
        return " / ".join(f"{at(part, figure) * 1000:,.1f}" for part in (0.5, 0.99))
    return f"{figure:,.1f}" if figure < 10 else f"{figure:,.0f}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--databases", nargs="+", choices=["sqlite", "postgres"], default=["sqlite", "postgres"])
    parser.add_argument("--sizes", nargs="+", default=["1000:50", "100000:5000"], help="finished:running tables")
    parser.add_argument("--looks", type=int, default=400, help="how often each thing is done")
    parser.add_argument("--folder", help="where the databases lie (they take 4 GB); default: the usual place")
    args = parser.parse_args()
    grid = Table("stored tables", title="p50 / p99 in ms, where nothing else is said")
    columns: list[dict[str, Any]] = []
    for database in args.databases:
        for given in args.sizes:
            finished, running = map(int, given.split(":"))
            with tempfile.TemporaryDirectory(dir=args.folder) as folder:
                columns.append(asyncio.run(measure(database, finished, running, args.looks, Path(folder))))
            grid.add_column(f"{database}\n{finished + running:,}", justify="right")
    for name in columns[0]:
        grid.add_row(name, *(shown(column[name]) for column in columns))
    console = Console(width=120)
    compiled = "interpreted" if engine.__file__.endswith(".py") else "compiled"
    console.print(f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}, engine {compiled}")
    console.print(grid)
    return 0


if __name__ == "__main__":
    sys.exit(main())
