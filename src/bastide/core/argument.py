"""What a decision carries besides its seat, by name: its integers as people write them in positions."""

from typing import Final

from mypy_extensions import mypyc_attr

from bastide.core.decision import Decision
from bastide.core.kinds import Kind, Number
from bastide.core.reading import Reader, named

NEEDED: Final = -(1 << 40)
"""No number that a decision carries: it must be said."""
PLAIN: Final = 3
"""So many arguments are a, b and c of a decision; those after them are `more`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Argument:
    """One integer of a decision. With `absent`, it may be left out and is that number; `plus` is added to what is
    written where it is kept."""

    def __init__(self, name: str, kind: Kind, absent: int = NEEDED, plus: int = 0) -> None:
        self.name = name
        self.kind = kind
        self.absent = absent
        self.plus = plus

    def write(self, number: int) -> object:
        """As people write it."""
        value = self.kind.write(number - self.plus)
        return list(value) if isinstance(value, tuple) else value

    def read(self, reader: Reader) -> int:
        """What `write` has written."""
        return self.kind.read(reader) + self.plus


UNUSED: Final = Argument("", Number(0, 0), 0)
"""In the place of what is always 0."""


class Heap(Argument):
    """How many there are of each name, kept as one integer with so many bits for each; none where it is left out."""

    def __init__(self, name: str, names: tuple[str, ...], width: int, absent: int = 0) -> None:
        super().__init__(name, Number(0, (1 << width) - 1), absent)
        self.names = names
        self.width = width

    def write(self, number: int) -> object:
        field = (1 << self.width) - 1
        counts = [number >> self.width * place & field for place in range(len(self.names))]
        return {name: count for name, count in zip(self.names, counts, strict=True) if count}

    def read(self, reader: Reader) -> int:
        given = reader.members((), self.names)
        return sum([self.kind.read(item) << self.width * self.names.index(name) for name, item in given.items()])


class Set(Argument):
    """A set of names, kept as a mask; empty where it is left out."""

    def __init__(self, name: str, names: tuple[str, ...]) -> None:
        super().__init__(name, Number(0, 0), 0)
        self.names = names

    def write(self, number: int) -> object:
        return named(number, self.names)

    def read(self, reader: Reader) -> int:
        return reader.mask(self.names)


def write(arguments: tuple[Argument, ...], listed: Argument | None, decision: Decision) -> dict[str, object]:
    """What a decision carries, by name: `listed` is what each of `more` is, where it is a list of one thing."""
    more = () if listed else decision.more
    found: dict[str, object] = {}
    for argument, number in zip(arguments, (decision.a, decision.b, decision.c, *more), strict=False):
        if number != argument.absent:
            found[argument.name] = argument.write(number)
    if listed:
        found[listed.name] = [listed.write(number) for number in decision.more]
    return found


def read(arguments: tuple[Argument, ...], listed: Argument | None, reader: Reader) -> list[int]:
    """What `write` has written: a, b, c, then `more`. Of `more` either nothing is said, or what is needed."""
    last = [argument.name for argument in arguments[PLAIN:]]
    given: object = reader.value
    says_more = isinstance(given, dict) and any(name in given for name in last)
    told = arguments if says_more else arguments[:PLAIN]
    needed = [argument.name for argument in told if argument.absent == NEEDED] + ([listed.name] if listed else [])
    names = [argument.name for argument in arguments if argument.name and argument.name not in needed]
    parts = reader.members(tuple(needed), tuple(names))
    found = [argument.read(parts[argument.name]) if argument.name in parts else argument.absent for argument in told]
    found += [0] * (PLAIN - len(found))
    return found + [listed.read(item) for item in parts[listed.name].items()] if listed else found
