"""Whole numbers as programs hand them over: Python's, and those of numpy and others that are one (`operator.index`)."""

from operator import index
from typing import Any


def integer(value: Any) -> int | None:
    """A whole number; None: it is none, as yes and no are not, nor 2.0. (`Any`: compiled, other types than int would
    never come to be looked at.)"""
    if type(value) is int:
        number: int = value
        return number
    if isinstance(value, bool):
        return None
    try:
        return index(value)
    except TypeError:
        return None


def plain(value: object) -> object:
    """A value with plain integers in place of others, in lists too."""
    if isinstance(value, (bool, str)):
        return value
    if isinstance(value, tuple):
        return tuple([plain(item) for item in value])
    if isinstance(value, list):
        return [plain(item) for item in value]
    number = integer(value)
    return value if number is None else number
