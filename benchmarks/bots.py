"""How long bots think, how long their tables wait for it, and what other tables notice of that.

    python -m benchmarks.bots [--bots master expert] [--tables 20] [--processes 1] [--seconds 30]

Bots alone sit at all tables, so that every table wants a move at every moment: nothing asks more of a server. Meanwhile
a person looks at a table without bots, ten times a second. The worker runs in this process, bots in theirs.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from rich.console import Console
from rich.table import Table
from tests.server.client import Server, running
from tests.server.games import worker

from bastide.core.catalog import game, games
from bastide.server import thinkers
from bastide.server.serve import migrate
from bastide.server.settings import Settings

SEATS = 2
LOOK_EVERY = 0.1
COLUMNS = ("bots", "tables", "processes", "moves", "thinking ms", "until it moves ms", "another table's answer ms")


class Watch:
    """How long calls take."""

    def __init__(self) -> None:
        self.took: list[float] = []
        self.off = True

    def over(self, call: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def timed(*about: Any) -> Any:
            since, off = time.perf_counter(), self.off
            found = await call(*about)
            if not off:  # what was begun before may have waited for processes to start
                self.took.append(1000 * (time.perf_counter() - since))
            return found

        return timed

    def said(self) -> str:
        """Median, 95th percentile, longest."""
        if len(self.took) < 2:
            return "–"
        most = quantiles(self.took, n=20, method="inclusive")[-1]
        return f"{median(self.took):.0f} / {most:.0f} / {max(self.took):.0f}"


async def measure(bot: str, tables: int, processes: int, seconds: float) -> list[str]:
    thinking, moving, looking = Watch(), Watch(), Watch()
    own = thinkers.Thinker.think, thinkers.Thinkers.think
    thinkers.Thinker.think = thinking.over(own[0])  # type: ignore[method-assign, assignment]
    thinkers.Thinkers.think = moving.over(own[1])  # type: ignore[method-assign, assignment]
    try:
        with tempfile.TemporaryDirectory() as folder:
            settings = Settings(
                database_url=f"sqlite:///{Path(folder) / 'bots.sqlite'}",
                secret="b" * 32,
                bot_processes=processes,
                bot_tables=tables,
            )
            migrate(settings)
            async with running(settings) as server:
                await play(server, bot, tables, seconds, [thinking, moving, looking])
    finally:
        thinkers.Thinker.think, thinkers.Thinkers.think = own  # type: ignore[method-assign]
    figures = [thinking.said(), moving.said(), looking.said()]
    return [bot, str(tables), str(processes), str(len(moving.took)), *figures]


async def play(server: Server, bot: str, tables: int, seconds: float, watches: list[Watch]) -> None:
    person = await server.visitor("Person")
    quiet = await person.new_table("person", "open")
    look = watches[-1].over(lambda: person.get(quiet.path, 200))
    choice = [name for name in games() if SEATS in game(name).seats and game(name).package.startswith("bastide.games")]
    for number in range(tables):
        host = await server.visitor(f"Host {number}", address=f"10.0.0.{number + 1}")
        seats = [{"kind": "bot", "bot": bot}] * SEATS
        await host.post("/api/tables", {"game": choice[number % len(choice)], "seats": seats}, 201)
    while worker(server).bots.moves < 2 * tables:  # the processes have started
        await asyncio.sleep(LOOK_EVERY)
    for watch in watches:
        watch.off = False
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        await look()
        await asyncio.sleep(LOOK_EVERY)
    for watch in watches:
        watch.off = True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", nargs="+", default=["master", "expert"])
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 20])
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=30.0)
    args = parser.parse_args()
    shown = Table(*COLUMNS, caption="median / 95 % / longest")
    for bot in args.bots:
        for tables in args.tables:
            shown.add_row(*asyncio.run(measure(bot, tables, args.processes, args.seconds)))
    Console(width=140).print(shown)


if __name__ == "__main__":
    main()
