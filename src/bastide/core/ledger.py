"""Where the points come from: every gain is an entry that names its rule. Entries form a chain that clones share."""

from bastide.core.errors import InputError
from bastide.core.phrases import Phrase


class Entry:
    """One gain (or loss) of points. `why` is a key of the words, `what` the id of the component that brought it."""

    def __init__(
        self, before: "Entry | None", seat: int, points: int, rule: str, why: str, what: str, move: int
    ) -> None:
        self.before = before
        self.seat = seat
        self.points = points
        self.rule = rule
        self.why = why
        self.what = what
        self.move = move

    def row(self) -> tuple[int, int, str, str, str, int]:
        """The entry as plain values."""
        return (self.seat, self.points, self.rule, self.why, self.what, self.move)

    def copy(self) -> "Entry":
        """The entry alone, for somebody who may change it."""
        return Entry(None, self.seat, self.points, self.rule, self.why, self.what, self.move)

    def __reduce__(self) -> tuple[object, ...]:
        from bastide.core.pickling import chain, row

        return (chain, (row(self),))

    def view(self) -> dict[str, object]:
        """As a row of a view."""
        return {
            "seat": self.seat,
            "points": self.points,
            "rule": self.rule,
            "why": self.why,
            "what": self.what,
            "move": self.move,
        }

    def __repr__(self) -> str:
        return f"Entry{self.row()!r}"


def entries(last: Entry | None) -> list[Entry]:
    """The whole chain, oldest first."""
    found: list[Entry] = []
    while last is not None:
        found.append(last)
        last = last.before
    found.reverse()
    return found


def to_json(last: Entry | None) -> list[object]:
    """The chain as rows, oldest first."""
    return [list(entry.row()) for entry in entries(last)]


def from_json(rows: object, seats: int) -> Entry | None:
    """A chain from its JSON, each row [seat, points, rule, why, what, move]."""
    if not isinstance(rows, list):
        raise InputError(Phrase("bad-json-type", {"where": "ledger", "want": "list"}))
    last: Entry | None = None
    for number, row in enumerate(rows):
        if not (isinstance(row, list) and len(row) == 6):
            raise InputError(Phrase("bad-ledger-row", {"where": f"ledger[{number}]"}))
        seat, points, rule, why, what, move = row
        numbers = all(isinstance(n, int) and not isinstance(n, bool) for n in (seat, points, move))
        if not numbers or not all(isinstance(text, str) for text in (rule, why, what)) or not 0 <= seat < seats:
            raise InputError(Phrase("bad-ledger-row", {"where": f"ledger[{number}]"}))
        last = Entry(last, seat, points, rule, why, what, move)
    return last
