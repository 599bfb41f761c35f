"""What a game can bring together: positions that strangers hand in have no more of anything.

What can be stored goes far beyond (`saving.MANY`), so that a game that goes on from a position can be stored too; but
with a thousand goods in hand a bot thinks for minutes.
"""

from typing import Final

from bastide.core.reading import Reader

ROWS: Final = 2_000
"""Entries of a ledger."""
LONGEST: Final = 60
"""Letters of a reason in a ledger."""
MOVES: Final = 5_000
POINTS: Final = 1_000


def check(reader: Reader, most: dict[str, int]) -> None:
    """Whether no member of a position, nor the sum of one that is a list or an object of numbers, is beyond what is
    said by its name; raises InputError."""
    known = {"moves": MOVES, "points": POINTS, **most}
    known["together"] = known["moves"]  # a wave has the number of a move
    left = [reader]
    while left:
        here = left.pop()
        for name, item in inside(here):
            if name == "ledger":
                check_ledger(item, known)
                continue
            if name in known:
                total = sum([abs(number) for number in numbers(item.value)])
                item.fail_if(total > known[name], "bad-json-range", got=total, low=0, high=known[name])
            left.append(item)


def inside(reader: Reader) -> list[tuple[str, Reader]]:
    """The members of an object by name, the items of a list without."""
    value = reader.value
    before = "" if reader.where == "JSON" else reader.where
    if isinstance(value, dict):
        dot = f"{before}." if before else ""
        return [(str(name), Reader(item, f"{dot}{name}")) for name, item in value.items()]
    if isinstance(value, list):
        return [("", Reader(item, f"{before}[{number}]")) for number, item in enumerate(value)]
    return []


def numbers(value: object) -> list[int]:
    """A number, or those of a list or object."""
    if isinstance(value, dict):
        value = list(value.values())
    found = value if isinstance(value, list) else [value]
    return [number for number in found if isinstance(number, int) and not isinstance(number, bool)]


def check_ledger(reader: Reader, known: dict[str, int]) -> None:
    """Rows are [seat, points, rule, why, what, move]; their shape is looked at when they are read."""
    rows = reader.value if isinstance(reader.value, list) else []
    reader.fail_if(len(rows) > ROWS, "bad-json-range", got=len(rows), low=0, high=ROWS)
    for number, row in enumerate(rows):
        if isinstance(row, list) and len(row) == 6:
            for place, high in ((1, known["points"]), (5, known["moves"])):
                for got in numbers(row[place]):
                    where = Reader(None, f"ledger[{number}][{place}]")
                    where.fail_if(abs(got) > high, "bad-json-range", got=got, low=-high, high=high)
            long = any(isinstance(text, str) and len(text) > LONGEST for text in row[2:5])
            Reader(None, f"ledger[{number}]").fail_if(long, "bad-ledger-row")
