"""The page: what was played, who is stronger and by how much, how scores and times lie, and every game."""

from collections.abc import Iterator, Sequence
from importlib import resources
from itertools import groupby

import bastide
from bastide.arena.again import again
from bastide.arena.match import Outcome
from bastide.arena.numbers import interval, number, percent, seconds, short, signed
from bastide.arena.report.markup import Markup, el, join
from bastide.arena.report.plots import Axis, axis, bar, course, histogram, whisker
from bastide.arena.standings import Pair, Result
from bastide.arena.statistics import estimate
from bastide.core.words import Words

HUES = 8
"""Colours for bots in the style; more bots than that share them."""
COURSES = 10
"""Pairs whose course is drawn."""
POINTS = 120
"""Points of such a course."""
SHARES = Axis(0.0, 1.0, (0.0, 0.25, 0.5, 0.75, 1.0))


def page(result: Result, say: Words) -> str:
    """All of it, as HTML."""
    made = Page(result, say)
    style = resources.files(__package__).joinpath("style.css").read_text("utf-8")
    title = say.say("report-title", {"game": made.game})
    head = el(
        "head",
        Markup('<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'),
        el("title", title),
        el("style", Markup(style)),
    )
    footer = el("footer", f"Bastide {bastide.__version__}")
    body = el("body", el("main", made.header(title), *made.sections(), footer))
    return f"<!doctype html>\n{el('html', head, body, lang=say.language)}\n"


class Page:
    """The parts of the page."""

    def __init__(self, result: Result, say: Words) -> None:
        self.result = result
        self.words = say
        self.rated = any(row.rating for row in result.standings)
        self.game = say.say("game-name") if say.has("game-name") else result.match.game

    def say(self, key: str, **args: int | str) -> str:
        return self.words.say(f"report-{key}", args)

    def header(self, title: str) -> Markup:
        match = self.result.match
        facts = [
            ("games", str(self.result.games)),
            ("seats", str(match.seats)),
            ("seed", match.seed),
            *((None, f"{name} = {value}") for name, value in self.options()),
        ]
        rows = [el("div", *([el("dt", self.say(name))] if name else []), el("dd", value)) for name, value in facts]
        note = el("p", self.say("about"), class_="note")
        return el("header", el("h1", title), note, el("dl", *rows))

    def options(self) -> list[tuple[str, object]]:
        """Those that were set."""
        every = self.result.match.identity()["options"]
        assert isinstance(every, dict)
        return [(name, every[name]) for name in self.result.match.options]

    def sections(self) -> Iterator[Markup]:
        result = self.result
        yield self.section("standings", self.standings())
        yield self.section("shares", self.shares())
        if result.pairs:
            yield self.section("pairs", self.pairs())
        if len(result.standings) > 2 and result.pairs:
            yield self.section("matrix", self.matrix())
        yield self.section("scores", self.scores())
        if any(len(pair.differences) > 2 for pair in result.pairs):
            yield self.section("courses", self.courses())
        if result.match.seats > 1:
            yield self.section("seats-worth", self.seats())
        yield self.section("times", self.times())
        yield self.section("games-list", self.games())

    def section(self, key: str, *children: str) -> Markup:
        """With a heading and what is to be known of it."""
        note = "standings-plain" if key == "standings" and not self.rated else key
        return el("section", el("h2", self.say(key)), el("p", self.say(f"{note}-note"), class_="note"), *children)

    # ---- parts that plots share

    def hue(self, bot: int) -> str:
        return f"--c: var(--h{bot % HUES})"

    def row(self, label: str, plot: str, value: str, more: str = "", hue: int | None = None) -> Markup:
        small = [el("small", f" {more}")] if more else []
        return el(
            "div",
            el("div", label, class_="label" if hue is not None else "label plain"),
            el("div", plot, class_="plot"),
            el("div", value, *small, class_="value"),
            class_="row",
            style=None if hue is None else self.hue(hue),
        )

    def marks(self, scale: Axis, texts: Sequence[str]) -> Markup:
        """What stands under the plots of some rows."""
        spans = [
            el("span", text, style=f"left: {scale.x(mark)}") for mark, text in zip(scale.marks, texts, strict=True)
        ]
        line = el("div", el("div", *spans, class_="marks"), class_="plot")
        empty = (el("div", class_="label plain"), el("div", class_="value"))
        return el("div", empty[0], line, empty[1], class_="row scale")

    def plain_marks(self, scale: Axis) -> list[str]:
        return [number(self.words, mark, digits(scale)) for mark in scale.marks]

    def signed_marks(self, scale: Axis) -> list[str]:
        return [signed(self.words, mark, digits(scale)) for mark in scale.marks]

    def table(self, heads: Sequence[str], rows: Sequence[Markup], kind: str | None = None) -> Markup:
        head = el("thead", el("tr", *(el("th", text, scope="col") for text in heads)))
        return el("div", el("table", head, el("tbody", *rows), class_=kind), class_="wide")

    def who(self, bot: int) -> Markup:
        return el("td", self.result.names[bot], class_="who", style=self.hue(bot))

    # ---- strength

    def standings(self) -> Markup:
        words = self.words
        heads = ["bot", *(["rating"] if self.rated else []), "games", "wins", "share", "mean", "thinking", "rate"]
        rows: list[Markup] = []
        for bot in self.result.ranked:
            row = self.result.standings[bot]
            rating = join("–")
            if row.rating is not None:
                rating = join(number(words, row.rating.mu), el("small", f" ± {number(words, row.rating.sigma)}"))
            cells = [
                *([el("td", rating)] if self.rated else []),
                el("td", str(row.games)),
                el("td", f"{row.wins:g}"),
                el("td", percent(words, row.share)),
                el("td", number(words, row.scores.mean)),
                el("td", seconds(words, row.thinking)),
                el("td", f"{row.rate:.0f}"),
            ]
            rows.append(el("tr", self.who(bot), *cells))
        return self.table([words.say(f"arena-{head}") for head in heads], rows)

    def shares(self) -> Markup:
        words = self.words
        par = 1 / self.result.match.seats if self.result.match.seats > 1 else None
        rows = []
        for bot in self.result.ranked:
            row = self.result.standings[bot]
            low, high = (number(words, 100 * value) for value in row.interval)
            said = interval(words, row.share, row.interval)
            plot = whisker(f"{row.name}: {said}", SHARES, row.share, row.interval, par)
            rows.append(self.row(row.name, plot, percent(words, row.share), f"{low}–{high}", bot))
        return join(*rows, self.marks(SHARES, [f"{round(100 * mark)} %" for mark in SHARES.marks]))

    def said_difference(self, pair: Pair) -> tuple[str, str]:
        found = pair.difference
        if found.interval is None:
            return signed(self.words, found.mean), ""
        low, high = (signed(self.words, value) for value in found.interval)
        return signed(self.words, found.mean), f"{low} … {high}"

    def pairs(self) -> Markup:
        every = [0.0]
        for pair in self.result.pairs:
            every += [pair.difference.mean, *(pair.difference.interval or ())]
        scale = axis(every)
        rows = []
        for pair in self.result.pairs:
            mean, between = self.said_difference(pair)
            names = f"{self.result.names[pair.first]} − {self.result.names[pair.second]}"
            plot = whisker(f"{names}: {mean} ({between})", scale, pair.difference.mean, pair.difference.interval, 0.0)
            rows.append(self.row(names, plot, mean, between, self.better(pair)))
        return join(*rows, self.marks(scale, self.signed_marks(scale)))

    def better(self, pair: Pair) -> int | None:
        """Whoever is proved to make more points."""
        found = pair.difference.interval
        if found is None or found.low <= 0 <= found.high:
            return None
        return pair.first if found.low > 0 else pair.second

    def matrix(self) -> Markup:
        """Who against whom."""
        met = {(pair.first, pair.second): pair for pair in self.result.pairs}
        order = self.result.ranked
        rows = []
        for mine in order:
            cells = []
            for yours in order:
                pair = met.get((mine, yours)) or met.get((yours, mine))
                if pair is None:
                    cells.append(el("td", "–", class_="cell none", style="--much: 0%"))
                    continue
                turned = pair.first != mine
                share = 1 - pair.share if turned else pair.share
                points = -pair.difference.mean if turned else pair.difference.mean
                colour = "--good" if share > 0.5 else "--bad"
                style = f"--c: var({colour}); --much: {round(abs(share - 0.5) * 110)}%"
                below = el("small", signed(self.words, points))
                cells.append(el("td", percent(self.words, share), Markup("<br>"), below, class_="cell", style=style))
            rows.append(el("tr", self.who(mine), *cells))
        return self.table(["", *(self.result.names[bot] for bot in order)], rows, "matrix")

    # ---- scores, seats, times

    def scores(self) -> Markup:
        scale = axis([points for row in self.result.standings for points in row.points])
        rows = []
        for bot in self.result.ranked:
            row = self.result.standings[bot]
            spread = row.scores
            quartiles = " · ".join(short(self.words, value) for value in (spread.lower, spread.median, spread.upper))
            said = self.say("quartiles", quartiles=quartiles, low=f"{spread.least:g}", high=f"{spread.most:g}")
            plot = histogram(f"{row.name}: {said}", scale, row.points, spread)
            rows.append(self.row(row.name, plot, quartiles, f"{spread.least:g} … {spread.most:g}", bot))
        return join(*rows, self.marks(scale, self.plain_marks(scale)))

    def courses(self) -> Markup:
        return join(*(self.course(pair) for pair in self.result.pairs[:COURSES] if len(pair.differences) > 2))

    def course(self, pair: Pair) -> Markup:
        count = len(pair.differences)
        start = min(count, max(3, count // 20))
        counts = sorted({start + (count - start) * step // POINTS for step in range(POINTS + 1)})
        points = []
        for upto in counts:
            mean, found = estimate(pair.differences[:upto])
            assert found is not None
            points.append(((upto - start) / max(1, count - start), mean, found.low, found.high))
        scale = axis([0.0, *(value for point in points for value in point[1:])], 4)
        names = f"{self.result.names[pair.first]} − {self.result.names[pair.second]}"
        heights = [
            el("span", text, style=f"top: {100 - scale.at(mark)}%")
            for mark, text in zip(scale.marks, self.signed_marks(scale), strict=True)
        ]
        ends = [
            el("span", self.say("deals", deals=upto), style=f"left: {place}%")
            for upto, place in ((start, 0), (count, 100))
        ]
        better = self.better(pair)
        return el(
            "div",
            el("h3", names),
            el("div", *heights, class_="heights"),
            course(names, scale, points),
            el("div", *ends, class_="marks"),
            class_="course",
            style=None if better is None else self.hue(better),
        )

    def seats(self) -> Markup:
        seats = self.result.match.seats
        heads = [self.words.say("arena-bot"), *(self.say("seat", seat=seat + 1) for seat in range(seats))]
        rows = [
            el("tr", self.who(bot), *(el("td", percent(self.words, share)) for share in row.seat_wins))
            for bot, row in ((bot, self.result.standings[bot]) for bot in self.result.ranked)
        ]
        every = [el("td", percent(self.words, share)) for share in self.result.seats]
        rows.append(el("tr", el("td", self.say("everybody")), *every, class_="won"))
        return self.table(heads, rows)

    def times(self) -> Markup:
        scale = axis([0.0, *(1000 * row.thinking for row in self.result.standings)])
        rows = []
        for bot in self.result.ranked:
            row = self.result.standings[bot]
            said = seconds(self.words, row.thinking)
            longest = self.say("longest", time=seconds(self.words, row.longest))
            rows.append(self.row(row.name, bar(f"{row.name}: {said}", scale, 1000 * row.thinking), said, longest, bot))
        texts = self.plain_marks(scale)
        texts[-1] = self.words.say("arena-ms", {"ms": texts[-1]})
        return join(*rows, self.marks(scale, texts))

    # ---- games

    def games(self) -> Markup:
        def lineup(outcome: Outcome) -> tuple[int, ...]:
            return outcome.sitting.lineup

        grouped = groupby(sorted(self.result.outcomes, key=lineup), lineup)
        return join(*(self.games_of(bots, list(outcomes)) for bots, outcomes in grouped))

    def games_of(self, bots: tuple[int, ...], outcomes: list[Outcome]) -> Markup:
        names = " – ".join(self.result.names[bot] for bot in bots)
        summary = el("summary", self.say("games-of", bots=names, games=len(outcomes)))
        first = outcomes[0].sitting
        command = el("pre", el("code", f"{again(self.result.match, bots)} {first.deal}:{first.rotation}"))
        seats = [self.say("seat", seat=seat + 1) for seat in range(len(bots))]
        rows = []
        for outcome in outcomes:
            sitting = outcome.sitting
            cells = [el("td", el("code", f"{sitting.deal}:{sitting.rotation}"))]
            for seat in range(len(bots)):
                place = sitting.place(seat)
                won = "who won" if outcome.wins[place] else "who"
                name, points = self.result.names[bots[place]], f" {outcome.scores[place]}"
                cells.append(el("td", name, points, class_=won, style=self.hue(bots[place])))
            rows.append(el("tr", *cells))
        return el("details", summary, command, self.table([self.say("number"), *seats], rows, "games"))


def digits(scale: Axis) -> int:
    """After the point, so that all marks are told apart."""
    step = scale.marks[1] - scale.marks[0]
    return next(count for count in range(9) if round(step, count) == round(step, 9))
