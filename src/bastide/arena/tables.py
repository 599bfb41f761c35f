"""The tables of a tournament in a terminal: narrow ones, each about one thing."""

from collections.abc import Iterator

from rich import box
from rich.markup import escape
from rich.table import Table

from bastide.arena.match import Match, Outcome
from bastide.arena.numbers import interval, number, seconds, signed
from bastide.arena.standings import Result
from bastide.core.words import Words


def tables(result: Result, say: Words) -> Iterator[Table]:
    yield strength(result, say)
    yield scores(result, say)
    if result.pairs:
        yield pairs(result, say)


def grid(say: Words, first: str, *columns: str, title: str = "", caption: str = "") -> Table:
    made = Table(
        title=escape(title), caption=escape(caption), box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True
    )
    made.title = made.title or None
    made.caption = made.caption or None
    made.add_column(say.say(f"arena-{first}"), overflow="fold")
    for column in columns:
        made.add_column(say.say(f"arena-{column}"), justify="right", no_wrap=True)
    return made


def strength(result: Result, say: Words) -> Table:
    match = result.match
    title = say.say("arena-title", {"game": match.game, "games": result.games, "seed": match.seed})
    rated = any(row.rating for row in result.standings)
    caption = "" if rated or match.seats == 1 else say.say("arena-unrated")
    made = grid(say, "bot", *(["rating"] if rated else []), "games", "wins", "share", title=title, caption=caption)
    for place in result.ranked:
        row = result.standings[place]
        rating = [say.say("arena-rated", rated_args(row.rating.mu, row.rating.sigma, say)) if row.rating else "–"]
        made.add_row(
            escape(row.name),
            *(rating if rated else []),
            str(row.games),
            f"{row.wins:g}",
            interval(say, row.share, row.interval),
        )
    return made


def rated_args(mu: float, sigma: float, say: Words) -> dict[str, str]:
    return {"mu": number(say, mu), "sigma": number(say, sigma)}


def scores(result: Result, say: Words) -> Table:
    columns = ("mean", "quartiles", "range", "thinking", "rate")
    made = grid(say, "bot", *columns, caption=say.say("arena-caption"))
    for place in result.ranked:
        row = result.standings[place]
        spread = row.scores
        made.add_row(
            escape(row.name),
            number(say, spread.mean),
            " ".join(f"{value:.0f}" for value in (spread.lower, spread.median, spread.upper)),
            f"{spread.least:g}…{spread.most:g}",
            seconds(say, row.thinking),
            f"{row.rate:.0f}",
        )
    return made


def pairs(result: Result, say: Words) -> Table:
    made = grid(say, "pair", "ahead", "difference", caption=say.say("arena-pairs-caption"))
    for pair in result.pairs:
        difference = pair.difference
        said = signed(say, difference.mean)
        if difference.interval is not None:
            low, high = (signed(say, value) for value in difference.interval)
            said = say.say("arena-between", {"mean": said, "low": low, "high": high})
        names = f"{result.names[pair.first]} – {result.names[pair.second]}"
        made.add_row(escape(names), interval(say, pair.share, pair.interval, 0), said)
    return made


def game_table(match: Match, outcome: Outcome, say: Words) -> Table:
    """One game, seat by seat."""
    sitting = outcome.sitting
    title = say.say("arena-one", {"game": match.game, "deal": sitting.deal, "rotation": sitting.rotation})
    made = grid(say, "bot", "seat", "points", "place", "decisions", "thinking", title=title)
    for seat in range(match.seats):
        place = sitting.place(seat)
        decisions = outcome.decisions[place]
        made.add_row(
            escape(match.bots[sitting.lineup[place]]),
            str(seat + 1),
            str(outcome.scores[place]),
            str(outcome.ranks[place]),
            str(decisions),
            seconds(say, outcome.seconds[place] / decisions if decisions else 0.0),
        )
    return made
