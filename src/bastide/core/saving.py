"""What the positions of all games share as JSON: pending decisions, the generator, the ledger."""

from bastide.core import ledger
from bastide.core.decision import Decision
from bastide.core.ledger import Entry, entries
from bastide.core.reading import Reader
from bastide.core.rng import Rng


def decision_json(decision: Decision, names: tuple[str, ...]) -> dict[str, object]:
    """A decision by the name of its kind."""
    data: dict[str, object] = {"seat": decision.seat, "ask": names[decision.kind]}
    if decision.a or decision.b or decision.c:
        data["with"] = [decision.a, decision.b, decision.c]
    if decision.together:
        data["together"] = True
    return data


def read_decision(reader: Reader, seats: int, names: tuple[str, ...], most: int) -> Decision:
    parts = reader.members(("seat", "ask"), ("with", "together"))
    numbers = parts["with"].numbers(3, 0, most) if "with" in parts else [0, 0, 0]
    together = parts["together"].flag() if "together" in parts else False
    kind = parts["ask"].choice(names)
    return Decision(parts["seat"].number(0, seats - 1), kind, numbers[0], numbers[1], numbers[2], together)


def read_rng(reader: Reader) -> Rng:
    words = reader.numbers(4, 0, 0xFFFFFFFF)
    if not any(words):
        reader.fail("bad-json-rng")
    return Rng(words[0], words[1], words[2], words[3])


def read_ledger(rows: Reader | None, points: list[int], moves: int) -> Entry | None:
    """The ledger of all seats. Points that it does not explain get an entry that says so."""
    last = None if rows is None else ledger.from_json(rows.value, len(points))
    for seat, total in enumerate(points):
        told = sum([entry.points for entry in entries(last) if entry.seat == seat])
        if told != total:
            last = Entry(last, seat, total - told, "", "why-by-hand", "", moves)
    return last
