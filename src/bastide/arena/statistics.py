"""What can be said of numbers: shares and means with the intervals in which the true ones lie with 95 %."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import mean, pstdev, quantiles, stdev
from typing import NamedTuple

NORMAL_95 = 1.959964
"""How many standard deviations hold 95 % of a normal distribution."""
FEW = {1: 12.7062, 2: 4.3027}
"""The same of Student's distribution with one and two degrees of freedom."""


class Interval(NamedTuple):
    low: float
    high: float


class Estimate(NamedTuple):
    """A mean and its interval; of a single number nothing is known."""

    mean: float
    interval: Interval | None


def wilson(wins: float, games: int) -> Interval:
    """Wilson's interval of a share."""
    z2 = NORMAL_95**2 / games
    share = wins / games
    middle = (share + z2 / 2) / (1 + z2)
    reach = NORMAL_95 * sqrt(share * (1 - share) / games + z2 / (4 * games)) / (1 + z2)
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))


def student(freedom: int) -> float:
    """How many standard errors hold 95 %: the expansion of Cornish and Fisher, right to 0.004 from three degrees on."""
    if freedom in FEW:
        return FEW[freedom]
    z = NORMAL_95
    terms: tuple[float, ...] = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values."""
    middle = mean(values)
    if len(values) < 2:
        return Estimate(middle, None)
    reach = student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Estimate(middle, Interval(middle - reach, middle + reach))


@dataclass(frozen=True)
class Spread:
    """How values are distributed."""

    count: int
    mean: float
    deviation: float
    least: float
    lower: float
    median: float
    upper: float
    most: float


def spread(values: Sequence[float]) -> Spread:
    lower, median, upper = quantiles(values, n=4, method="inclusive") if len(values) > 1 else (values[0],) * 3
    return Spread(
        len(values), mean(values), pstdev(values), min(values), lower, median, upper, max(values)
    )  # fmt: skip
