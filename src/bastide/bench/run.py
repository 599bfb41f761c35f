"""`bastide bench`: interpreted, compiled and Catanatron in turn, each measurement in a process of its own."""

import argparse
import json
import math
import os
import platform
import shutil
import subprocess
import sys
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import bastide
from bastide.core import rng
from bastide.core.catalog import game
from bastide.core.errors import InputError
from bastide.core.phrases import Phrase
from bastide.core.words import Words, words

ROUNDS = 3
"""The engines take turns, so that a slow moment of the machine does not fall on one of them alone."""
FIGURES = ("decisions", "games", "clones")
WIDE = 80
CATAN_SEATS = (2, 4)
"""The fewest and the most players Catanatron knows."""

INSTALLED = Path(bastide.__file__).parent

Rates = dict[str, float]
"""Per second, by figure."""


def bench(args: argparse.Namespace) -> int:
    """Measure and print a table. What cannot be measured here is left out, and named."""
    say = words(getattr(args, "lang", "en"), package="bastide.bench")
    game(args.game).check_seats(args.seats)
    check_seconds(args.seconds)
    console = Console()
    engines = engines_here()
    if args.json:
        rates = take_turns(engines, args.game, args.seats, args.seconds, say)
        print(json.dumps(report(rates, args), indent=1))
        return 0
    show_machine(console, say)
    rates = take_turns(engines, args.game, args.seats, args.seconds, say)
    console.print(table(rates, args, say, console.width))
    for missing in ("compiled", "catanatron"):
        if missing not in engines:
            console.print(say.say(f"bench-no-{missing}"), markup=False, soft_wrap=True)
    return 0


def check_seconds(seconds: float) -> None:
    if not (math.isfinite(seconds) and seconds > 0):
        raise InputError(Phrase("bad-option-value", {"option": "--seconds", "got": str(seconds), "allowed": "> 0"}))


# ---- measuring


def engines_here() -> list[str]:
    engines = ["interpreted"]
    if not rng.__file__.endswith(".py"):
        engines.append("compiled")
    if find_spec("catanatron") is not None:
        engines.append("catanatron")
    return engines


def take_turns(engines: list[str], name: str, seats: int, seconds: float, say: Words) -> dict[str, list[Rates]]:
    """The rates of every round, by engine."""
    rates: dict[str, list[Rates]] = {engine: [] for engine in engines}
    with TemporaryDirectory() as folder, Progress(console=Console(stderr=True), transient=True) as progress:
        copy_sources(Path(folder))
        task = progress.add_task("", total=ROUNDS * len(engines))
        for number in range(ROUNDS):
            for engine in engines:
                progress.update(task, description=say.say(f"bench-{engine}"))
                source = Path(folder) if engine == "interpreted" else INSTALLED.parent
                rates[engine].append(measure(engine, source, name, seats, seconds / ROUNDS, number))
                progress.advance(task)
    return rates


def copy_sources(folder: Path) -> None:
    """The package without its extension modules, so that Python has nothing but the sources to import."""
    shutil.copytree(INSTALLED, folder / INSTALLED.name, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))


def measure(engine: str, source: Path, name: str, seats: int, seconds: float, number: int) -> Rates:
    """One process with the package of this folder; -P keeps it from finding another in the working directory."""
    if engine == "catanatron":
        seats = min(max(seats, CATAN_SEATS[0]), CATAN_SEATS[1])
    seed = number * 1_000_000  # other games in each round, the same ones interpreted and compiled
    command = [sys.executable, "-P", "-m", "bastide.bench.worker", engine, name, str(seats), str(seconds), str(seed)]
    path = os.pathsep.join(filter(None, [str(source), os.environ.get("PYTHONPATH")]))
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": path}, stdout=subprocess.PIPE, check=True, encoding="utf-8"
    )
    report = json.loads(done.stdout)
    if engine != "catanatron" and report["compiled"] != (engine == "compiled"):
        raise RuntimeError(f"{report['file']} was measured as {engine}")
    return {figure: float(report[figure]) for figure in FIGURES}


# ---- showing


def machine() -> dict[str, int | str]:
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count() or 1,
        "version": bastide.__version__,
    }


def report(rates: dict[str, list[Rates]], args: argparse.Namespace) -> dict[str, object]:
    """For programs: the median of each figure, per second, and the rounds it is of."""
    engines = {engine: {figure: figures(rounds, figure) for figure in FIGURES} for engine, rounds in rates.items()}
    return {**machine(), "game": args.game, "seats": args.seats, "seconds": args.seconds, "engines": engines}


def figures(rounds: list[Rates], figure: str) -> dict[str, object]:
    return {"median": middle(rounds, figure), "rounds": [rates[figure] for rates in rounds]}


def show_machine(console: Console, say: Words) -> None:
    facts = {**machine(), "compiled": "yes" if "compiled" in engines_here() else "no"}
    console.print(say.say("bench-machine", facts), markup=False, highlight=False, soft_wrap=True)


def table(rates: dict[str, list[Rates]], args: argparse.Namespace, say: Words, width: int = WIDE) -> Table:
    """On a narrow screen without lines; nothing is ever cut off."""
    title = say.say("bench-title", {"game": args.game, "seats": args.seats})
    made = Table(title=title, caption=say.say("bench-caption", {"rounds": ROUNDS}))
    if width < WIDE:
        made.box, made.pad_edge, made.collapse_padding = box.SIMPLE_HEAD, False, True
    made.add_column("", overflow="fold")
    for figure in FIGURES:
        made.add_column(say.say(f"bench-{figure}"), justify="right", overflow="fold")
    for engine, rounds in rates.items():
        made.add_row(label(engine, say), *[rate_cell(rounds, figure, say) for figure in FIGURES])
    if "catanatron" in rates:
        made.add_section()
        for engine in rates:
            if engine != "catanatron":
                cells = [ratio_cell(rates[engine], rates["catanatron"], figure, say) for figure in FIGURES]
                made.add_row(say.say("bench-ratio", {"engine": label(engine, say)}), *cells)
    return made


def label(engine: str, say: Words) -> str:
    name = say.say(f"bench-{engine}")
    return f"{name} {version('catanatron')}" if engine == "catanatron" else name


def middle(rounds: list[Rates], figure: str) -> float:
    return median(rates[figure] for rates in rounds)


def rate_cell(rounds: list[Rates], figure: str, say: Words) -> str:
    """The median, and how far the rounds lie apart."""
    values = [rates[figure] for rates in rounds]
    spread = (max(values) - min(values)) / 2 / median(values)
    return say.say("bench-rate", {"rate": number(median(values)), "spread": math.ceil(100 * spread)})


def ratio_cell(rounds: list[Rates], others: list[Rates], figure: str, say: Words) -> str:
    return say.say("bench-times", {"ratio": number(middle(rounds, figure) / middle(others, figure))})


def number(value: float) -> int | Phrase:
    """Whole where it is large; below 100 with one digit after the point, or comma, of the language."""
    if value >= 100:
        return round(value)
    tenths = round(10 * value)
    return Phrase("bench-tenths", {"whole": tenths // 10, "tenths": tenths % 10})
