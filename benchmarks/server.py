"""How many actions the server accepts, how long they take, and how soon everybody sees them.

    python -m benchmarks.server [--databases sqlite postgres] [--tables 300] [--rate 300] [--seconds 20]

Two workers, and two pages open at every table: each action is posted over HTTP, written to the database, and shown to
both players over their WebSockets. The clients run on the same machine, in one process, and take their share of it.
Then, in this process, what a decision with a thousand legal actions costs (in the toy game).
"""

import argparse
import asyncio
import gc
import os
import random
import sys
import tempfile
import time
from collections import deque
from functools import partial
from pathlib import Path

import msgspec
import tests
import uvloop
from rich.console import Console
from rich.table import Table
from tests.server import services
from tests.server.games import table_with, wide_record
from tests.server.swarm import Page, Player, Position, Server, pairs

from bastide.core import rng as engine
from bastide.server import render
from bastide.server.render import Viewer

WORKERS = 2
AT_ONCE = 64
"""Actions under way when there is no pace."""
FAN_OUT_MOVES = 40
WIDE_LOOKS = 50
TICKS = os.sysconf("SC_CLK_TCK")


# ---- a table with two open pages


class PlayerPage(Page):
    """Keeps the latest position that it was shown, and when."""

    def __init__(self, game: "Game", player: Player, words: bool) -> None:
        super().__init__(player.table, 0, words, player.guest.head)
        self.game = game
        self.player = player
        self.position: Position | None = None
        self.at = 0.0

    def told(self, message: bytes) -> None:
        self.at = time.perf_counter()
        self.position = msgspec.json.decode(message, type=Position)
        self.game.news.set()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.game.news.set()


def itself(page: Page) -> Page:
    return page


class Game:
    """Two players; whoever is asked plays the next action."""

    def __init__(self, pair: tuple[Player, Player], words: bool) -> None:
        self.pages = [PlayerPage(self, player, words) for player in pair]
        self.news = asyncio.Event()
        self.number = 0

    async def open(self, port: int) -> None:
        loop = asyncio.get_running_loop()
        for page in self.pages:
            await loop.create_connection(partial(itself, page), "127.0.0.1", port)
        await self.shown(1)

    async def shown(self, number: int) -> None:
        """Wait until both pages show this entry."""
        while not all(page.position and page.position.table.number >= number for page in self.pages):
            if any(page.lost.is_set() for page in self.pages):
                raise ConnectionError("the server has closed the connection of a page")
            self.news.clear()
            await self.news.wait()

    async def act(self) -> tuple[float, float]:
        """Play once: when it was acknowledged, and when both pages showed it."""
        asked = next(page for page in self.pages if page.position and page.position.legal)
        assert asked.position is not None
        accepted = await asked.player.act(asked.position)
        acknowledged = time.perf_counter()
        assert accepted, asked.player.refused
        await self.shown(max(asked.player.acknowledged))
        return acknowledged, max(page.at for page in self.pages)

    @property
    def over(self) -> bool:
        return all(page.position and page.position.table.status == "over" for page in self.pages)


# ---- load


class Figures:
    """What was measured in one run."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.seen: list[float] = []
        self.seconds = 0.0
        self.cpu = 0.0

    def row(self) -> list[str]:
        count = len(self.acknowledged)
        return [
            f"{count / self.seconds:,.0f}",
            *(f"{at(part, self.acknowledged) * 1000:,.1f}" for part in (0.5, 0.99)),
            *(f"{at(part, self.seen) * 1000:,.1f}" for part in (0.5, 0.99)),
            f"{self.cpu / count * 1000:.1f}",
        ]


def at(part: float, values: list[float]) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


async def paced(server: Server, games: list[Game], rate: int, seconds: float) -> Figures:
    """So many actions a second, whether the server keeps up or not; the time runs from when an action was due."""
    idle = deque(games)
    figures = Figures()
    under_way: set[asyncio.Task[None]] = set()

    async def one(due: float) -> None:
        while not idle:
            await asyncio.sleep(0.001)
        game = idle.popleft()
        acknowledged, seen = await game.act()
        figures.acknowledged.append(acknowledged - due)
        figures.seen.append(seen - due)
        if not game.over:
            idle.append(game)

    began, cpu = time.perf_counter(), used(server)
    for number in range(int(rate * seconds)):
        due = began + number / rate
        if (wait := due - time.perf_counter()) > 0:
            await asyncio.sleep(wait)
        task = asyncio.create_task(one(due))
        under_way.add(task)
        task.add_done_callback(under_way.discard)
    await asyncio.gather(*under_way)
    figures.seconds, figures.cpu = time.perf_counter() - began, used(server) - cpu
    return figures


async def flat_out(server: Server, games: list[Game], seconds: float) -> Figures:
    """As many as there can be, some at a time."""
    idle = deque(games)
    figures = Figures()
    began, cpu = time.perf_counter(), used(server)

    async def on_and_on() -> None:
        while idle and time.perf_counter() < began + seconds:
            game = idle.popleft()
            start = time.perf_counter()
            acknowledged, seen = await game.act()
            figures.acknowledged.append(acknowledged - start)
            figures.seen.append(seen - start)
            if not game.over:
                idle.append(game)

    await asyncio.gather(*(on_and_on() for _ in range(AT_ONCE)))
    figures.seconds, figures.cpu = time.perf_counter() - began, used(server) - cpu
    return figures


def used(server: Server) -> float:
    """Seconds of processor time that the workers have used."""
    fields = [Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split() for pid in server.workers()]
    return sum(int(field[11]) + int(field[12]) for field in fields) / TICKS


# ---- many spectators


class Spectator(Page):
    """Notes when it was shown each entry."""

    def __init__(self, table: str, crowd: "Crowd") -> None:
        super().__init__(table, words=True)
        self.crowd = crowd

    def told(self, message: bytes) -> None:
        # {"t":"table","number":17,...
        self.crowd.told(int(message[message.index(b'"number":') + 9 :].split(b",", 1)[0]))


class Crowd:
    def __init__(self, size: int) -> None:
        self.size = size
        self.at: dict[int, list[float]] = {}
        self.everybody = asyncio.Event()

    def told(self, number: int) -> None:
        seen = self.at.setdefault(number, [])
        seen.append(time.perf_counter())
        if len(seen) == self.size:
            self.everybody.set()


async def fan_out(server: Server, size: int, rng: random.Random) -> tuple[list[float], list[float]]:
    """From posting an action until half of the spectators see it, and until the last one does; in seconds."""
    [pair] = await pairs(server.port, 1, rng)
    game = Game(pair, words=True)
    await game.open(server.port)
    crowd = Crowd(size)
    loop = asyncio.get_running_loop()
    pages = [Spectator(pair[0].table, crowd) for _ in range(size)]
    for page in pages:
        await loop.create_connection(partial(itself, page), "127.0.0.1", server.port)
    await crowd.everybody.wait()
    half, last = [], []
    for _ in range(FAN_OUT_MOVES):
        crowd.everybody.clear()
        start = time.perf_counter()
        await game.act()
        await crowd.everybody.wait()
        times = crowd.at[max(crowd.at)]
        half.append(at(0.5, times) - start)
        last.append(max(times) - start)
    for page in pages:
        page.leave()
    return half, last


# ---- a choice among a thousand


def wide_choice() -> Table:
    """The bytes of such a position and the processor time that making it takes, for pages and for programs."""
    sys.path.insert(0, str(Path(tests.__file__).parent / "toy"))
    state = wide_record().state
    (seat,) = state.to_act
    table = table_with(state)
    found = Table("clients", title=f"A decision with {len(state.legal(seat)):,} legal actions")
    for column in ("bytes", "CPU ms"):
        found.add_column(column, justify="right")
    for name, words in (("pages", True), ("programs", False)):
        viewer = Viewer(f"guest {seat}", "en", words)
        times = []
        for _ in range(WIDE_LOOKS):
            began = time.process_time()
            message = msgspec.json.encode(render.position(table, viewer))
            times.append(time.process_time() - began)
        found.add_row(name, f"{len(message):,}", f"{at(0.5, times) * 1000:.1f}")
    return found


# ---- all of it


async def measure(server: Server, args: argparse.Namespace, load: Table, fans: Table, name: str) -> None:
    rng = random.Random(1)
    for words in (False, True):
        games = [Game(pair, words) for pair in await pairs(server.port, args.tables, rng)]
        for game in games:
            await game.open(server.port)
        kind = "pages" if words else "programs"
        await paced(server, games, args.rate, 3)  # warm up
        load.add_row(name, kind, f"{args.rate}/s", *(await paced(server, games, args.rate, args.seconds)).row())
        games = [game for game in games if not game.over]
        load.add_row(name, kind, "flat out", *(await flat_out(server, games, args.seconds)).row())
        for game in games:
            for page in game.pages:
                page.leave()
                page.player.guest.leave()
    half, last = await fan_out(server, args.spectators, rng)
    shown = [f"{at(part, times) * 1000:,.1f}" for times in (half, last) for part in (0.5, 0.99)]
    fans.add_row(name, str(args.spectators), *shown)


def settings(database: str, folder: Path) -> dict[str, str]:
    if database == "sqlite":
        return {"database_url": f"sqlite:///{folder}/bastide.db"}
    return {"database_url": services.postgres(durable=True), "redis_url": services.redis()}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--databases", nargs="+", choices=["sqlite", "postgres"], default=["sqlite", "postgres"])
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=int, default=300, help="actions a second")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--spectators", type=int, default=500)
    args = parser.parse_args()
    gc.disable()  # or the clients' own pauses would be measured
    load = Table("database", "clients", "load", title=f"{args.tables} live tables, {WORKERS} workers")
    for column in ("actions/s", "ack p50 ms", "p99", "both see p50 ms", "p99", "CPU ms/action"):
        load.add_column(column, justify="right")
    fans = Table("database", "spectators", title="One action shown to many spectators")
    for column in ("half p50 ms", "p99", "last p50 ms", "p99"):
        fans.add_column(column, justify="right")
    for database in args.databases:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder), WORKERS, **settings(database, Path(folder)))
            try:
                uvloop.run(measure(server, args, load, fans, database))
            finally:
                server.stop()
    console = Console(width=120)
    compiled = "interpreted" if engine.__file__.endswith(".py") else "compiled"
    console.print(f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}, engine {compiled}")
    console.print(load, fans, wide_choice(), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
