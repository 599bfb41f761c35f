"""Small plots in SVG. Across, everything is in per cent of the width, so that they fit a phone without small print:
words stand beside them in HTML."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log10

from bastide.arena.report.markup import Markup, el, join
from bastide.arena.statistics import Interval, Spread

HEIGHT = 28
TALL = 64
BINS = 30
"""Columns of a histogram at most; each stands for the same count of whole numbers."""


@dataclass(frozen=True)
class Axis:
    """From where to where a plot goes, and the marks under it."""

    low: float
    high: float
    marks: tuple[float, ...]

    def at(self, value: float) -> float:
        """Where a value lies, from 0 to 100."""
        return round(min(max(self.share(value), 0.0), 100.0), 3)

    def share(self, value: float) -> float:
        """The same, beyond the ends too."""
        return 100 * (value - self.low) / (self.high - self.low)

    def x(self, value: float) -> str:
        return f"{self.at(value)}%"


def axis(values: Sequence[float], marks: int = 5) -> Axis:
    """Round numbers around the values."""
    low, high = min(values), max(values)
    if low == high:
        low, high = low - 1, high + 1
    step = nice((high - low) / marks)
    first, last = floor(low / step), ceil(high / step)
    return Axis(first * step, last * step, tuple(number * step for number in range(first, last + 1)))


def nice(step: float) -> float:
    """1, 2 or 5 times a power of ten, not below the step."""
    power = 10.0 ** floor(log10(step))
    return next(power * digit for digit in (1, 2, 5, 10) if power * digit >= step * (1 - 1e-9))


def svg(label: str, height: int, *children: str, **more: object) -> Markup:
    return el("svg", *children, class_="track", height=height, role="img", aria_label=label, **more)


def line(x1: str, y1: float, x2: str, y2: float, kind: str) -> Markup:
    return el("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=kind)


def grid(scale: Axis, height: int, special: float | None = None) -> Markup:
    """Thin lines at the marks and a stronger one at the value that all is compared with."""
    lines = [line(scale.x(mark), 0, scale.x(mark), height, "grid") for mark in scale.marks]
    if special is not None:
        lines.append(line(scale.x(special), 0, scale.x(special), height, "par"))
    return join(*lines)


def whisker(label: str, scale: Axis, value: float, interval: Interval | None, special: float | None) -> Markup:
    """A point and its interval."""
    middle = HEIGHT / 2
    parts: list[str] = [grid(scale, HEIGHT, special)]
    if interval is not None:
        low, high = scale.x(interval.low), scale.x(interval.high)
        parts.append(line(low, middle, high, middle, "range"))
        parts += [line(end, middle - 5, end, middle + 5, "range") for end in (low, high)]
    parts.append(el("circle", cx=scale.x(value), cy=middle, r=5.5, class_="dot"))
    return svg(label, HEIGHT, *parts)


def bar(label: str, scale: Axis, value: float, special: float | None = None) -> Markup:
    """From the left end of the axis."""
    width = f"{scale.at(value)}%"
    body = el("rect", x=0, y=7, width=width, height=HEIGHT - 14, rx=3, class_="body")
    return svg(label, HEIGHT, grid(scale, HEIGHT, special), body)


def histogram(label: str, scale: Axis, values: Sequence[int], spread: Spread) -> Markup:
    """How often which whole numbers came, and below their quartiles."""
    wide = max(1, ceil((scale.high - scale.low) / BINS))
    counts = Counter((value - floor(scale.low)) // wide for value in values)
    base, most = TALL - 22, max(counts.values())
    parts: list[str] = [grid(scale, TALL)]
    for place, count in sorted(counts.items()):
        tall = round((base - 2) * count / most, 2)
        x = round(scale.share(floor(scale.low) + place * wide - 0.46), 3)
        width = f"{round(scale.share(scale.low + wide * 0.92), 3)}%"
        parts.append(el("rect", x=f"{x}%", y=round(base - tall, 2), width=width, height=tall, class_="soft"))
    middle = TALL - 11
    parts.append(line(scale.x(spread.least), middle, scale.x(spread.most), middle, "range"))
    width = f"{round(scale.at(spread.upper) - scale.at(spread.lower), 3)}%"
    parts.append(el("rect", x=scale.x(spread.lower), y=middle - 7, width=width, height=14, rx=3, class_="body"))
    parts.append(line(scale.x(spread.median), middle - 7, scale.x(spread.median), middle + 7, "median"))
    return svg(label, TALL, *parts)


def course(label: str, scale: Axis, points: Sequence[tuple[float, float, float, float]]) -> Markup:
    """A value that settles, with its interval: (across from 0 to 1, value, low, high)."""

    def at(across: float, value: float) -> str:
        return f"{round(100 * across, 2)},{round(100 - scale.at(value), 2)}"

    upper = [at(across, high) for across, _, _, high in points]
    lower = [at(across, low) for across, _, low, _ in reversed(points)]
    lines = [line("0", 100 - scale.at(mark), "100", 100 - scale.at(mark), "grid") for mark in scale.marks]
    zero = [line("0", 100 - scale.at(0), "100", 100 - scale.at(0), "par")] if scale.low <= 0 <= scale.high else []
    return svg(
        label,
        150,
        *lines,
        *zero,
        el("polygon", points=" ".join([*upper, *lower]), class_="band"),
        el("polyline", points=" ".join(at(across, value) for across, value, _, _ in points), class_="curve"),
        viewBox="0 0 100 100",
        preserveAspectRatio="none",
    )
