"""How things are pickled and copied, compiled or not: made anew by their constructor, then given all that they have.

(Compiled classes have no `__dict__`, and none of them can be made without its constructor.)
"""

from typing import TYPE_CHECKING, Any, Final

from bastide.core.ledger import Entry

if TYPE_CHECKING:
    from bastide.core.state import State

Reduced = tuple[object, ...]
"""What `__reduce__` gives: what to call, with what, and what is set then."""
NATIVE: Final[dict[tuple[type, tuple[str, ...]], list[str]]] = {}
"""By compiled class and what is left out, the names of its other attributes."""


def attributes(thing: Any, without: tuple[str, ...] = ()) -> dict[str, object]:
    """All that a thing has, by name."""
    key = (type(thing), without)
    if key not in NATIVE:
        left_out = ("__dict__", *without)
        NATIVE[key] = [name for name in getattr(key[0], "__mypyc_attrs__", ()) if name not in left_out]
    found: dict[str, object] = {name: getattr(thing, name) for name in NATIVE[key]}
    found.update(getattr(thing, "__dict__", {}))
    for name in without:
        found.pop(name, None)
    return found


def reduced(thing: object, *arguments: object) -> Reduced:
    """A thing by the arguments of its constructor and all that it has."""
    return (remade, (type(thing), arguments, attributes(thing)))


def remade(make: Any, arguments: tuple[object, ...], fields: dict[str, object]) -> Any:
    """(Not by what pickle itself would set: compiled classes have a `__setstate__` of their own.)"""
    thing = make(*arguments)
    for name, value in fields.items():
        setattr(thing, name, value)
    return thing


def restored(make: Any, arguments: tuple[object, ...], fields: dict[str, object], ledger: tuple[Any, ...]) -> "State":
    """A state that was pickled: how it is made, what it has, and its ledger in one row."""
    state: State = remade(make, arguments, fields)
    state.last = chain(ledger)
    return state


def row(last: Entry | None) -> tuple[Any, ...]:
    """A ledger as one row, the newest entry first: a chain would be too deep."""
    found: list[object] = []
    while last is not None:
        found += [last.seat, last.points, last.rule, last.why, last.what, last.move]
        last = last.before
    return tuple(found)


def chain(row: tuple[Any, ...]) -> Entry | None:
    last: Entry | None = None
    for at in range(len(row) - 6, -1, -6):
        last = Entry(last, row[at], row[at + 1], row[at + 2], row[at + 3], row[at + 4], row[at + 5])
    return last
