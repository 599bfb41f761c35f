"""Writes docs/ladder.md: a fixed, seeded set of tournaments for every game and number of seats.

    make ladder                     all of it, compiled
    python -m docs.ladder --games 1 --game NAME --out FILE      a taste of it

Every game that was played is a line of docs/played/*.jsonl: who is interrupted goes on there, and who has changed a bot
deletes what it played. The same seed gives the same games on every machine, so any line of the page can be played
again by the command above its table; only times differ.
"""

import argparse
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bastide.arena import Local, Result, run
from bastide.arena.numbers import interval, number, seconds, signed
from bastide.core.game import Game
from bastide.core.words import Words, words
from docs.observations import own

PAGE = Path(__file__).with_name("ladder.md")
KEPT = Path(__file__).with_name("played")
SEED = "ladder"
GAMES = 10
DUELS = 20
"""Times as many games are played where `search` meets `greedy` alone."""
TABLES = {3: 2, 4: 8, 5: 2}
"""And where it meets several of them, by the seats at the table."""
LEVELS = ("master", "expert", "amateur", "novice", "random")
HEAD = """# The ladder

<!-- Made by `make ladder`. -->

How strong the bots are, in games that anybody can play again: every deal is played in every rotation of the seats,
and the seed decides everything but the times. `master`, `expert`, `amateur` and `novice` are the levels that people
play against; `greedy`, `search` and `random` are what [bots.md](bots.md) speaks of. Each game that was played is a line
in `docs/played`.

Wins: a shared win counts in parts; in brackets the 95 % interval (Wilson). Rating: OpenSkill, mu ± sigma,
comparable within a table only. Ahead: how often the first of two bots did better than the second at the same table, and
by how many points, over equal deals (95 %). Thinking: mean and longest time of a decision, forced ones too.
"""


@dataclass(frozen=True)
class Rung:
    """A tournament of the ladder."""

    title: str
    bots: tuple[str, ...]
    seats: int
    games: int


def rungs(game: Game, games: int) -> Iterator[Rung]:
    """Two players: the levels for people against each other, and `search` against `greedy`. More: one of each at a
    table, and `search` at a table of `greedy`."""
    for seats in game.seats:
        if seats == 1:
            yield Rung("Alone", LEVELS, 1, games)
        elif seats == 2:
            yield Rung("Two players: levels", LEVELS[:-1], 2, games)
            yield Rung("Two players: search", ("search", "greedy"), 2, DUELS * games)
        else:
            yield Rung(f"{seats} players: levels", LEVELS[:seats], seats, games)
            bots = ("search", *["greedy"] * (seats - 1))
            yield Rung(f"{seats} players: search", bots, seats, TABLES[seats] * games)


def command(game: Game, rung: Rung) -> str:
    told = ["bastide", "arena", game.name, "--bots", ",".join(rung.bots), "--seats", str(rung.seats)]
    return shlex.join([*told, "--games", str(rung.games), "--seed", SEED])


def kept(game: Game, rung: Rung) -> Path:
    return KEPT / f"{game.name}-{rung.seats}-{'-'.join(rung.bots)}.jsonl"


def played(game: Game, rung: Rung, processes: int, progress: Progress) -> Result:
    KEPT.mkdir(parents=True, exist_ok=True)
    task = progress.add_task(f"{game.name}: {rung.title}", total=None)
    return run(
        game.name, rung.bots, rung.games, SEED, seats=rung.seats, backend=Local(processes),
        results=kept(game, rung), progress=lambda done, total: progress.update(task, completed=done, total=total),
    )  # fmt: skip


def thought(result: Result) -> float:
    """How many minutes it took."""
    return sum(sum(outcome.seconds) for outcome in result.outcomes) / 60


def section(game: Game, rung: Rung, result: Result, say: Words) -> Iterator[str]:
    told = f"{result.games} games, {thought(result):.1f} minutes of thinking."
    yield f"### {rung.title}\n\n    {command(game, rung)}\n\n{told}\n"
    yield "| bot | rating | games | wins | mean | thinking | longest |\n|---|---:|---:|---:|---:|---:|---:|"
    for place in result.ranked:
        row = result.standings[place]
        rating = f"{row.rating.mu:.1f} ± {row.rating.sigma:.1f}" if row.rating else "–"
        times = f"{seconds(say, row.thinking)} | {seconds(say, row.longest)}"
        wins = interval(say, row.share, row.interval, 0)
        yield f"| {row.name} | {rating} | {row.games} | {wins} | {number(say, row.scores.mean)} | {times} |"
    pairs = [pair for pair in result.pairs if rung.bots[pair.first] != rung.bots[pair.second]]
    if pairs:
        yield "\n| pair | games | ahead | points |\n|---|---:|---:|---:|"
    for pair in pairs:
        points = signed(say, pair.difference.mean)
        if pair.difference.interval is not None:
            low, high = (signed(say, value) for value in pair.difference.interval)
            points += f" ({low} to {high})"
        names = f"{result.names[pair.first]} – {result.names[pair.second]}"
        yield f"| {names} | {pair.games} | {interval(say, pair.share, pair.interval, 0)} | {points} |"
    yield ""


def page(games: list[Game], count: int, processes: int) -> str:
    lines = [HEAD]
    minutes = 0.0
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        for game in games:
            say = words("en", game.name, "bastide.arena")
            lines.append(f"## {say.say('game-name')}\n")
            for rung in rungs(game, count):
                result = played(game, rung, processes, progress)
                lines += section(game, rung, result, say)
                minutes += thought(result)
    lines.append(f"All of it took {minutes / 60:.1f} hours of thinking: half of that on two cores.\n")
    return "\n".join(lines)


def main() -> None:
    names = [game.name for game in own()]
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--game", choices=names, action="append", help="only this one (may be said more than once)")
    asked.add_argument("--games", type=int, default=GAMES, help="games for each pair of bots or table")
    asked.add_argument("--processes", type=int, default=0, help="0: one for each core")
    asked.add_argument("--out", type=Path, default=PAGE)
    args = asked.parse_args()
    chosen = [game for game in own() if game.name in (args.game or names)]
    args.out.write_text(page(chosen, args.games, args.processes), "utf-8")


if __name__ == "__main__":
    main()
