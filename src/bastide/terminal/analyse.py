"""`bastide analyse`: how a recorded game stood, which turns cost most, and what chance gave."""

import argparse
import json
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from bastide.analysis.analyse import Effort, analysing
from bastide.analysis.lines import steps
from bastide.analysis.result import Analysis, Costly
from bastide.core.action import Action
from bastide.core.errors import InputError
from bastide.core.phrases import Phrase, Value
from bastide.core.record import Record
from bastide.core.words import Words, check_language, words
from bastide.search.reasons import said as sentence
from bastide.terminal.commands import PACKAGE
from bastide.terminal.files import load
from bastide.terminal.screen import HEADING, QUIET, Screen
from bastide.terminal.telling import names

BARS: Final = "▁▂▃▄▅▆▇█"
WIDEST: Final = 60
"""Columns of a curve."""


def analyse(args: argparse.Namespace) -> int:
    language = check_language(args.lang)
    if args.nodes is not None and args.nodes < 1:
        raise InputError(Phrase("bad-bot-least", {"word": "--nodes", "got": args.nodes, "least": 1}))
    record = load(args.file, to_play=False)
    said = words(language, record.game.name, PACKAGE)
    if not record.moves:
        raise InputError(Phrase("analysis-nothing", {"file": args.file}))
    effort = Effort() if args.nodes is None else Effort.of(args.nodes)
    found = watched(record, effort, said)
    if args.json:
        print(json.dumps(found.to_json(), ensure_ascii=False, indent=1))
        return 0
    notice = record.notice()
    screen = Screen()
    if notice is not None:
        screen.error(said.say(notice))
    Report(record, found, screen, said).show()
    return 0


def watched(record: Record, effort: Effort, said: Words) -> Analysis:
    """The analysis, with a bar on a terminal that says how far it is."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(said.say("analysis-runs"), total=1.0)
        steps = analysing(record, effort)
        while True:
            try:
                progress.update(task, completed=next(steps))
            except StopIteration as end:
                found: Analysis = end.value
                return found


class Report:
    def __init__(self, record: Record, found: Analysis, screen: Screen, said: Words) -> None:
        self.record = record
        self.found = found
        self.screen = screen
        self.words = said
        self.names = names(record.state, said)

    def say(self, key: str, **args: Value) -> str:
        return self.words.say(Phrase(key, args))

    def show(self) -> None:
        self.screen.rule(self.say("analysis-standing"))
        self.curves()
        self.screen.say("")
        self.screen.rule(self.say("analysis-costly"))
        for number, costly in enumerate(self.found.costly, 1):
            self.mistake(number, costly)
        if self.found.costly:
            self.screen.say(self.say("analysis-loss"), QUIET)
        else:
            self.screen.say(self.say("analysis-no-costly"))
        self.screen.say("")
        self.screen.rule(self.say("analysis-players"))
        self.players()

    def curves(self) -> None:
        """A line for each seat, all on the same scale."""
        leads = sampled([standing.leads for standing in self.found.standings], WIDEST)
        low = min(min(row) for row in leads)
        high = max(max(row) for row in leads)
        grid = Table.grid(padding=(0, 1))
        for seat in range(self.record.seats):
            curve = "".join(bar(row[seat], low, high) for row in leads)
            grid.add_row(self.names[seat], curve, signed(leads[-1][seat]))
        self.screen.show(grid)
        key = "analysis-scale" if self.record.seats > 1 else "analysis-scale-alone"
        self.screen.say(self.say(key, low=signed(low), high=signed(high)), QUIET)

    def mistake(self, number: int, costly: Costly) -> None:
        args: dict[str, Value] = {"number": number, "move": costly.moves + 1, "player": self.names[costly.seat]}
        args |= {"points": f"{costly.loss:.1f}", "error": f"{costly.error:.1f}"}
        self.screen.say(self.words.say(Phrase("analysis-mistake", args)), HEADING)
        self.screen.say(self.say("analysis-played", line=self.line(costly, costly.played)), indent=3)
        self.screen.say(self.say("analysis-better", line=self.line(costly, costly.better)), indent=3)
        if costly.why is not None:
            self.screen.say(self.say("analysis-why", why=sentence(self.words, costly.why)), indent=3)

    def line(self, costly: Costly, actions: Sequence[Action]) -> str:
        state = self.record.replay(costly.moves)
        told = [
            self.words.say(step.said) if self.words.has(step.said.key) else str(step.action)
            for step in steps(state, costly.seat, actions)
        ]
        return " → ".join(told)

    def players(self) -> None:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
        for heading in ("", "analysis-luck", "analysis-agreed", "analysis-lost"):
            table.add_column(self.say(heading) if heading else "", justify="right" if heading else "left")
        for seat, one in enumerate(self.found.seats):
            luck = f"{signed(one.luck)} ± {one.error:.1f}" if self.found.chances else self.say("analysis-no-chance")
            agreed = self.say("analysis-of", some=one.agreed, all=one.turns)
            table.add_row(self.names[seat], luck, agreed, f"{one.lost:.1f}")
        self.screen.show(table)


def sampled(rows: list[tuple[float, ...]], most: int) -> list[tuple[float, ...]]:
    """At most so many of them, with the first and the last."""
    if len(rows) <= most:
        return rows
    return [rows[round(place * (len(rows) - 1) / (most - 1))] for place in range(most)]


def bar(value: float, low: float, high: float) -> str:
    return BARS[round((value - low) / ((high - low) or 1.0) * (len(BARS) - 1))]


def signed(points: float) -> str:
    return f"{points:+.1f}".replace("-", "−")
