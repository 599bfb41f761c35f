"""One line per action: `take depot=3 slot=1 tile=ship die=0`. Numbers that are lists join with a plus: `depots=3+4`."""

from bastide.core.errors import InputError
from bastide.core.phrases import Phrase, Value


def line(do: str, fields: dict[str, Value]) -> str:
    parts = [do]
    for name, value in fields.items():
        shown = "+".join(str(item) for item in value) if isinstance(value, tuple) else str(value)
        parts.append(f"{name}={shown}")
    return " ".join(parts)


def split(text: str) -> tuple[str, dict[str, str]]:
    """The first word and the fields of a line. Says which word it cannot read."""
    parts = text.split()
    if not parts:
        raise InputError(Phrase("bad-notation-empty"))
    fields: dict[str, str] = {}
    for part in parts[1:]:
        name, equals, value = part.partition("=")
        if not (name and equals and value):
            raise InputError(Phrase("bad-notation-word", {"word": part}))
        if name in fields:
            raise InputError(Phrase("bad-notation-twice", {"field": name}))
        fields[name] = value
    return parts[0], fields


def number(text: str) -> int | None:
    """A whole number as it is written, if it is one. Nobody means one of twenty digits."""
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdecimal() and len(digits) < 20 else None


def whole(text: str) -> int | None:
    """A number that is not negative, if it is one."""
    return None if text.startswith("-") else number(text)


def value(text: str) -> object:
    """What was written after the equals sign, as JSON would have it: a number, a list of numbers, or a text."""
    parts = [number(part) for part in text.split("+")]
    return text if None in parts else parts if len(parts) > 1 else parts[0]
