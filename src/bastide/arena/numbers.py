"""Numbers as a reader of the language writes them."""

from bastide.arena.statistics import Interval
from bastide.core.words import Words


def number(say: Words, value: float, digits: int = 1) -> str:
    """With the point, or the comma, and the minus of the language."""
    said = f"{value:.{digits}f}"
    if not float(said):
        said = said.removeprefix("-")
    return said.replace("-", "−").replace(".", say.say("arena-point"))


def signed(say: Words, value: float, digits: int = 1) -> str:
    said = number(say, value, digits)
    return said if said.startswith("−") or not float(f"{value:.{digits}f}") else f"+{said}"


def short(say: Words, value: float) -> str:
    """With a digit after the point only where it says something."""
    return number(say, value, 0 if round(value, 1) == round(value) else 1)


def percent(say: Words, share: float) -> str:
    return say.say("arena-percent", {"share": number(say, 100 * share)})


def interval(say: Words, share: float, found: Interval, digits: int = 1) -> str:
    middle, low, high = (number(say, 100 * value, digits) for value in (share, *found))
    return say.say("arena-interval", {"share": middle, "low": low, "high": high})


def seconds(say: Words, value: float) -> str:
    """In seconds from one on, in milliseconds below; small ones with a digit more."""
    if value >= 1:
        return say.say("arena-s", {"s": number(say, value)})
    return say.say("arena-ms", {"ms": number(say, 1000 * value, 2 if value < 0.001 else 1)})
