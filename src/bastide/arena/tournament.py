"""`run`: all games of a tournament, those that a file of results has already left out."""

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

from bastide.arena.backends import Backend
from bastide.arena.backends.local import Local
from bastide.arena.deals import Sitting, sittings
from bastide.arena.errors import ArenaError
from bastide.arena.match import Match, Outcome, check_match
from bastide.arena.results import Journal, Records
from bastide.arena.standings import Result
from bastide.core.rng import Seed

Progress = Callable[[int, int], None]
"""Is told how many games have ended, and of how many."""


def run(
    game: str,
    bots: Sequence[str],
    games: int = 100,
    seed: Seed = "arena",
    *,
    seats: int | None = None,
    options: dict[str, object] | None = None,
    backend: Backend | None = None,
    results: Path | str | None = None,
    records: Path | str | None = None,
    progress: Progress | None = None,
) -> Result:
    """Let bots play: with two seats every pair, with more every group of that size, each on the same deals.

    `games` is for each of those line-ups, rounded up so that each deal is played in every rotation of the seats.
    `seats` is two if not said (one for a single bot). The same seed gives the same games, whoever plays them (`Local`
    processes by default). `results` names a file that every game is added to, and from which the same tournament goes
    on; `records` a folder for the record of each game.
    """
    match = check_match(game, bots, seats, seed, options)
    kept, written = [None if path is None else Path(path) for path in (results, records)]
    return play_all(match, check_games(games), backend or Local(), kept, written, progress)


def check_games(games: int) -> int:
    if games < 1:
        raise ArenaError("bad-arena-number", name="games", got=games, least=1)
    return games


def play_all(
    match: Match,
    games: int,
    backend: Backend,
    results: Path | None = None,
    records: Path | None = None,
    progress: Progress | None = None,
) -> Result:
    every = sittings(len(match.bots), match.seats, games)
    found: dict[Sitting, Outcome] = {}
    with ExitStack() as open_files:
        journal = open_files.enter_context(Journal(results, match)) if results is not None else None
        folder = Records(records) if records is not None else None
        if journal is not None:
            found = {sitting: journal.done[sitting] for sitting in every if sitting in journal.done}
        if folder is not None:
            found = {sitting: outcome for sitting, outcome in found.items() if folder.has(sitting)}
        left = [sitting for sitting in every if sitting not in found]
        if progress is not None:
            progress(len(found), len(every))
        for outcome in backend.play(match, left, folder is not None) if left else ():
            if folder is not None:
                folder.save(outcome)
                outcome = replace(outcome, record="")
            if journal is not None and outcome.sitting not in journal.done:
                journal.add(outcome)
            found[outcome.sitting] = outcome
            if progress is not None:
                progress(len(found), len(every))
    return Result(match, tuple(found[sitting] for sitting in every))
