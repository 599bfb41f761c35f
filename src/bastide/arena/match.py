"""`bastide arena`: a match between bots. Every deal is played once with each rotation of the seats."""

import argparse
import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from statistics import mean, pstdev
from time import perf_counter

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from bastide.core.catalog import bot
from bastide.core.catalog import game as find_game
from bastide.core.errors import InputError
from bastide.core.option import read_options
from bastide.core.phrases import Phrase
from bastide.core.rng import Seed, check_seed
from bastide.core.words import Words, words

NORMAL_95 = 1.959964
"""How many standard deviations hold 95 % of a normal distribution."""
CHUNK = 4
"""Games that a process takes at a time: few enough for a lively bar, enough to hide the hand-over."""


@dataclass(frozen=True)
class Setup:
    """All that a process must know of a match."""

    game: str
    bots: tuple[str, ...]
    seed: Seed
    options: dict[str, object]


@dataclass(frozen=True)
class Outcome:
    """One game, by bot (not by seat)."""

    number: int
    scores: tuple[int, ...]
    wins: tuple[float, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]


@dataclass(frozen=True)
class Standing:
    """How one bot did. A shared win counts in parts."""

    bot: str
    scores: tuple[int, ...]
    wins: float
    decisions: int
    seconds: float

    @property
    def games(self) -> int:
        return len(self.scores)

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    @property
    def thinking(self) -> float:
        """Seconds for a decision."""
        return self.seconds / self.decisions if self.decisions else 0.0


@dataclass(frozen=True)
class Result:
    """A match, with the bots in the order in which they were named."""

    game: str
    standings: tuple[Standing, ...]

    @property
    def games(self) -> int:
        return self.standings[0].games


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval: where the true share of wins lies with a confidence of 95 %."""
    z2 = NORMAL_95**2 / games
    share = wins / games
    middle = (share + z2 / 2) / (1 + z2)
    reach = NORMAL_95 * sqrt(share * (1 - share) / games + z2 / (4 * games)) / (1 + z2)
    return max(0.0, middle - reach), min(1.0, middle + reach)


# ---- playing


def play_match(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: Seed = "arena",
    options: dict[str, object] | None = None,
    processes: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Result:
    """Let bots play. `games` is rounded up so that each bot sits in each seat equally often.

    The same seed gives the same games, however many processes play them (0: one for each core). `progress` is told how
    many games have ended.
    """
    setup = checked(game, bots, games, seed, options or {}, processes)
    total = rounded(games, len(bots))
    outcomes: list[Outcome] = []
    for outcome in play_all(setup, total, processes or os.cpu_count() or 1):
        outcomes.append(outcome)
        if progress is not None:
            progress(len(outcomes))
    outcomes.sort(key=lambda outcome: outcome.number)
    return Result(setup.game, tuple(standing(name, place, outcomes) for place, name in enumerate(setup.bots)))


def checked(
    game: str, bots: Sequence[str], games: int, seed: Seed, options: dict[str, object], processes: int
) -> Setup:
    """Refuse here what would otherwise fail in every process."""
    for name, number, least in (("games", games, 1), ("processes", processes, 0)):
        if number < least:
            raise InputError(Phrase("bad-arena-number", {"name": name, "got": number, "least": least}))
    for name in bots:
        bot(name)
    found = find_game(game)
    found.check_options(found.check_seats(len(bots)), options)
    return Setup(found.name, tuple(bots), check_seed(seed), options)


def rounded(games: int, seats: int) -> int:
    return -(-games // seats) * seats


def play_all(setup: Setup, games: int, processes: int) -> Iterator[Outcome]:
    """Every game, in the order in which they end."""
    if processes == 1:
        yield from map(partial(play_one, setup), range(games))
        return
    # Forked children would inherit the locks of the thread that draws the progress bar.
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        yield from pool.imap_unordered(partial(play_one, setup), range(games), CHUNK)


def play_one(setup: Setup, number: int) -> Outcome:
    """One deal with one rotation: the bot at place p sits in seat p + rotation."""
    seats = len(setup.bots)
    deal, rotation = divmod(number, seats)
    place_of = [(seat - rotation) % seats for seat in range(seats)]
    players = [bot(name) for name in setup.bots]
    decisions = [0] * seats
    seconds = [0.0] * seats
    state = find_game(setup.game).start(seats, f"{setup.seed} {deal}", **setup.options)
    while not state.over:
        seat = state.to_act[0]
        place = place_of[seat]
        before = perf_counter()
        action = players[place].choose(state, seat, f"{setup.seed} {deal} {place}")
        seconds[place] += perf_counter() - before
        decisions[place] += 1
        state.apply(action)
    scores = state.scores()
    winners = state.winners()
    seat_of = [place_of.index(place) for place in range(seats)]
    return Outcome(
        number,
        tuple(scores[seat] for seat in seat_of),
        tuple(1 / len(winners) if seat in winners else 0.0 for seat in seat_of),
        tuple(decisions),
        tuple(seconds),
    )


def standing(name: str, place: int, outcomes: list[Outcome]) -> Standing:
    return Standing(
        name,
        tuple(outcome.scores[place] for outcome in outcomes),
        sum(outcome.wins[place] for outcome in outcomes),
        sum(outcome.decisions[place] for outcome in outcomes),
        sum(outcome.seconds[place] for outcome in outcomes),
    )


# ---- the command


def arena(args: argparse.Namespace) -> int:
    """Play a match with a progress bar and print its table."""
    say = words(args.lang, find_game(args.game).name, "bastide.arena")
    bots = [name.strip() for name in args.bots.split(",")]
    options = read_options(args.option, find_game(args.game).options)
    checked(args.game, bots, args.games, args.seed, options, args.processes)  # before a bar is drawn
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(say.say("arena-playing"), total=rounded(args.games, len(bots)))
        result = play_match(
            args.game,
            bots,
            args.games,
            args.seed,
            options,
            args.processes,
            lambda done: progress.update(task, completed=done),
        )
    Console().print(table(result, args.seed, say))
    return 0


def table(result: Result, seed: Seed, say: Words) -> Table:
    title = say.say("arena-title", {"game": result.game, "games": result.games, "seed": escape(str(seed))})
    made = Table(
        title=title, caption=say.say("arena-caption"), box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True
    )
    made.add_column(say.say("arena-bot"), no_wrap=True)
    for column in ("games", "wins", "share", "mean", "deviation", "min", "max", "thinking"):
        made.add_column(say.say(f"arena-{column}"), justify="right", no_wrap=True)
    for row in result.standings:
        low, high = row.interval
        share = {"share": tenths(100 * row.share), "low": tenths(100 * low), "high": tenths(100 * high)}
        made.add_row(
            row.bot,
            str(row.games),
            f"{row.wins:g}",
            say.say("arena-interval", share),
            say.say(tenths(mean(row.scores))),
            say.say(tenths(pstdev(row.scores))),
            str(min(row.scores)),
            str(max(row.scores)),
            say.say("arena-ms", {"ms": tenths(1000 * row.thinking)}),
        )
    return made


def tenths(value: float) -> Phrase:
    """A number with one digit after the point, or the comma, of the language."""
    number = round(10 * value)
    return Phrase("arena-tenths", {"whole": f"{number // 10}", "tenths": number % 10})
