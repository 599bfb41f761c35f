"""What people may be called: names that can be told apart, read one way, and are never taken for anything else."""

import unicodedata
from typing import Final

from bastide.core.phrases import Phrase
from bastide.server.refused import Refused
from bastide.server.table import PERSON, Table

LOOSE_MARKS: Final = ((0x300, 0x36F), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE20, 0xFE2F))
"""Marks that go with any letter: where they are left after composing, somebody has piled them up."""
MOST_MARKS: Final = 2
"""Of one letter, in writings that need marks of their own."""
LATIN: Final = "аaвbеeкkмmнhоoрpсcтtуyхxѕsіiјjһhԁdԛqԝwгrпnьbзeчyαaβbεeιiκkνvοoρpτtυuχxωw0o1ili3e5s6b8b9g"
ALIKE: Final = dict(zip(LATIN[::2], LATIN[1::2], strict=True))
"""Letters and digits that look like a Latin one, in the small letters that `looks` makes of all."""


TURNS: Final = dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F, 0x61C])


def tidy(name: str) -> str:
    """The name as it is written down; refused if it could deceive."""
    found = " ".join(unicodedata.normalize("NFKC", name).split())
    marks = 0
    for letter in found:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me", "Mc") else 0
        loose = any(low <= ord(letter) <= high for low, high in LOOSE_MARKS)
        if loose or marks > MOST_MARKS or kind in ("Cc", "Cs", "Co", "Cn", "Zl", "Zp"):
            raise Refused(400, "bad-name")
    if not found or found.startswith("@") or unicodedata.category(found[0]).startswith("M"):
        raise Refused(400, "bad-name")
    return found


def looks(name: str) -> str:
    """What is left of a name for an eye that runs over it: two names that look alike give the same."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    letters = [ALIKE.get(letter, letter) for letter in plain if unicodedata.category(letter)[0] in "LN"]
    return "".join(letters) or name


def alike(one: str, other: str) -> bool:
    return looks(one) == looks(other)


def one_way(text: str) -> str:
    """Without the signs that turn the direction of what follows, beyond the end of the line too."""
    return text.translate(TURNS)


def names_of(table: Table) -> list[str | Phrase]:
    """Who plays, by seat, in any language."""
    return [
        plain(seat.name) if seat.kind == PERSON else Phrase("bot-name", {"number": number})
        for number, seat in enumerate(table.seats, 1)
    ]


def plain(name: str) -> str:
    """A name from before they were looked at: words would take it for one of their own."""
    return name.lstrip("@") or "?"
