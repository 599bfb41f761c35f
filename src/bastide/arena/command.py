"""`bastide arena`: a tournament with a progress bar, and what came of it as tables, JSON or a page."""

import argparse
import json
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bastide.arena.backends import Backend
from bastide.arena.backends.local import Local
from bastide.arena.backends.ray import Ray
from bastide.arena.deals import Sitting
from bastide.arena.errors import ArenaError
from bastide.arena.match import Match, check_match, play
from bastide.arena.report import page
from bastide.arena.results import Records, line_of
from bastide.arena.standings import Result
from bastide.arena.tables import game_table, tables
from bastide.arena.tournament import check_games, play_all
from bastide.arena.usage import BACKENDS
from bastide.core.catalog import game as find_game
from bastide.core.option import read_options
from bastide.core.words import Words, words


def arena(args: argparse.Namespace) -> int:
    found = find_game(args.game)
    say = words(args.lang, found.name, "bastide.arena")
    bots = [name.strip() for name in args.bots.split(",")]
    match = check_match(args.game, bots, args.seats, args.seed, read_options(args.option, found.options))
    backend = chosen_backend(args)
    results, records, report = (Path(name) if name else None for name in (args.results, args.records, args.report))
    for place in (results, report):
        check_place(place)
    if args.only is not None:
        return play_one(match, sitting_of(args.only, match), records, args.json, say)
    result = played(match, check_games(args.games), backend, results, records, say)
    if report is not None:
        report.write_text(page(result, say), "utf-8")
    if args.json:
        print(json.dumps(result.to_json(), ensure_ascii=False, indent=2))
    else:
        console = Console()
        for table in tables(result, say):
            console.print(table)
    return 0


def played(
    match: Match, games: int, backend: Backend, results: Path | None, records: Path | None, say: Words
) -> Result:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    try:
        with Progress(*columns, console=console, transient=True) as progress:
            task = progress.add_task(say.say("arena-playing"), total=None)

            def told(done: int, total: int) -> None:
                progress.update(task, completed=done, total=total)

            return play_all(match, games, backend, results, records, told)
    except KeyboardInterrupt:
        if results is not None:
            console.print(say.say("arena-interrupted", {"file": str(results)}), markup=False, highlight=False)
        raise


def play_one(match: Match, sitting: Sitting, records: Path | None, as_json: bool, say: Words) -> int:
    """One game of a tournament once more."""
    outcome = play(match, sitting, records is not None)
    if records is not None:
        Records(records).save(outcome)
    if as_json:
        print(json.dumps(line_of(outcome), ensure_ascii=False))
    else:
        Console().print(game_table(match, outcome, say))
    return 0


def chosen_backend(args: argparse.Namespace) -> Backend:
    if args.processes < 0:
        raise ArenaError("bad-arena-number", name="processes", got=args.processes, least=0)
    if args.backend not in BACKENDS:
        raise ArenaError("bad-arena-backend", got=args.backend, allowed=", ".join(BACKENDS))
    if args.backend == "ray":
        made = Ray(args.address, args.processes)
        made.load()  # missing it should be said before a bar is drawn
        return made
    if args.address:
        raise ArenaError("bad-arena-address-alone")
    return Local(args.processes)


def check_place(path: Path | None) -> None:
    """Before hours are spent on what cannot be written."""
    if path is not None and (path.is_dir() or not path.parent.is_dir()):
        raise ArenaError("bad-arena-place", file=str(path))


def sitting_of(text: str, match: Match) -> Sitting:
    """DEAL:ROTATION; it must be clear who plays."""
    if match.seats != len(match.bots):
        raise ArenaError("bad-arena-only-bots", seats=match.seats)
    deal, colon, rotation = text.partition(":")
    if not (colon and deal.isdecimal() and rotation.isdecimal() and int(rotation) < match.seats):
        raise ArenaError("bad-arena-only", got=text, high=match.seats - 1)
    return Sitting(int(deal), tuple(range(match.seats)), int(rotation))
