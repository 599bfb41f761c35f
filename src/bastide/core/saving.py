"""Positions as JSON: what every game writes, and the parts from which a game's own fields are written and read.

A position is an object with these members, then those of the game. Only `game`, `seats` and what the game needs must be
there.

    game     the name of the game
    seats    the number of players
    moves    how many actions have been played (0)
    stack    what is asked, the top last: {"seat": 0, "ask": "turn", "with": {…}, "together": wave}; left out, it is
             what the game asks by itself in such a position. `with` is what the question carries, by name or as numbers
    rng      the words of the generator (some that are always the same)
    ledger   where points came from: [seat, points, rule, why, what, move]; points it does not explain are set by hand
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from bastide.core import argument, ledger
from bastide.core.decision import Decision
from bastide.core.kinds import Kind, Name
from bastide.core.ledger import Entry, entries
from bastide.core.question import Question
from bastide.core.reading import Reader, named
from bastide.core.rng import Rng, of_words

MANY: Final = 1_000_000_000_000_000
"""More than any game counts of anything, and so much more that no game that goes on from a position comes near it: what
was accepted can be written and read again."""
RNG: Final = (1, 2, 3, 4)
"""The generator of a position that does not name one."""
MISSING: Final = -(1 << 40)
"""A default that is none: the part is needed."""


# ---- parts


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(ABC):
    """One member of a position's, or of a player's, JSON: how it is written from whoever has it, and read back."""

    def __init__(self, name: str, needed: bool = True) -> None:
        self.name = name
        self.needed = needed

    @abstractmethod
    def write(self, owner: Any) -> object:
        """The field as JSON."""

    def write_named(self, owner: Any) -> object:
        """The same for people: by names where `write` has a row. It is read as well."""
        return self.write(owner)

    @abstractmethod
    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        """Set the field from its JSON."""

    def default(self, owner: Any) -> None:
        """What holds when it was left out: by default, what a fresh game has."""
        return


class One(Part):
    """A number of some kind. With a `null`, that number is written as null; with a `default`, it may be left out."""

    def __init__(self, name: str, kind: Kind, attribute: str = "", null: int = MISSING, default: int = MISSING) -> None:
        super().__init__(name, default == MISSING)
        self.kind = kind
        self.attribute = attribute or name
        self.null = null
        self.usual = default

    def write(self, owner: Any) -> object:
        number = getattr(owner, self.attribute)
        return None if number == self.null else plain(self.kind.write(number))

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        empty = reader.value is None and self.null != MISSING
        setattr(owner, self.attribute, self.null if empty else self.kind.read(reader))

    def default(self, owner: Any) -> None:
        setattr(owner, self.attribute, self.usual)


class Flag(Part):
    """Yes or no; left out it is no."""

    def __init__(self, name: str, attribute: str = "") -> None:
        super().__init__(name, False)
        self.attribute = attribute or name

    def write(self, owner: Any) -> object:
        return bool(getattr(owner, self.attribute))

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        setattr(owner, self.attribute, reader.flag())

    def default(self, owner: Any) -> None:
        setattr(owner, self.attribute, False)


class Mask(Part):
    """A set out of a table of names, written as a list of them. Left out, where it may be, it is empty."""

    def __init__(self, name: str, names: tuple[str, ...], attribute: str = "", needed: bool = True) -> None:
        super().__init__(name, needed)
        self.names = names
        self.attribute = attribute or name

    def write(self, owner: Any) -> object:
        return named(getattr(owner, self.attribute), self.names)

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        setattr(owner, self.attribute, reader.mask(self.names))

    def default(self, owner: Any) -> None:
        setattr(owner, self.attribute, 0)


class Row(Part):
    """A list of numbers of some kind, so many of them (0: as many as there are seats; None: any number).

    `made` is what the state keeps them in: list, tuple or bytes. With a `null`, that number is written as null.
    """

    def __init__(
        self,
        name: str,
        kind: Kind,
        length: int | None,
        made: Callable[[list[int]], object] = list,
        attribute: str = "",
        null: int = MISSING,
        needed: bool = True,
    ) -> None:
        super().__init__(name, needed)
        self.kind = kind
        self.length = length
        self.made = made
        self.attribute = attribute or name
        self.null = null

    def write(self, owner: Any) -> object:
        numbers = getattr(owner, self.attribute)
        return [None if number == self.null else plain(self.kind.write(number)) for number in numbers]

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        items = reader.items(seats if self.length == 0 else self.length)
        empty = self.null != MISSING
        numbers = [self.null if empty and item.value is None else self.kind.read(item) for item in items]
        setattr(owner, self.attribute, self.made(numbers))


class SeatPart(Part):
    """A seat; null is nobody, if nobody has a number (`nobody`). `plus` is added to the seat where that is kept."""

    def __init__(self, name: str, attribute: str = "", nobody: int = MISSING, plus: int = 0) -> None:
        super().__init__(name)
        self.attribute = attribute or name
        self.nobody = nobody
        self.plus = plus

    def write(self, owner: Any) -> object:
        number = getattr(owner, self.attribute)
        return None if number == self.nobody else number - self.plus

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        empty = reader.value is None and self.nobody != MISSING
        setattr(owner, self.attribute, self.nobody if empty else reader.number(0, seats - 1) + self.plus)


class Seats(Part):
    """Some seats in an order, none twice; `everybody`: all of them."""

    def __init__(
        self, name: str, made: Callable[[list[int]], object] = tuple, attribute: str = "", everybody: bool = False
    ) -> None:
        super().__init__(name)
        self.made = made
        self.attribute = attribute or name
        self.everybody = everybody

    def write(self, owner: Any) -> object:
        return list(getattr(owner, self.attribute))

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        found: list[int] = []
        for item in reader.items():
            seat = item.number(0, seats - 1)
            if seat in found:
                reader.fail("bad-json-order") if self.everybody else item.fail("bad-json-twice")
            found.append(seat)
        if self.everybody and len(found) != seats:
            reader.fail("bad-json-order")
        setattr(owner, self.attribute, self.made(found))


class SeatMask(Part):
    """A mask of seats, written as a list of them; it may be left out."""

    def __init__(self, name: str) -> None:
        super().__init__(name, False)

    def write(self, owner: Any) -> object:
        return [seat for seat in range(owner.seats) if getattr(owner, self.name) >> seat & 1]

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        mask = 0
        for item in reader.items():
            mask |= 1 << item.number(0, seats - 1)
        setattr(owner, self.name, mask)


class Counts(Part):
    """How many there are of each name, kept as they are in a fresh game: as a list or as bytes. It may be left out; of
    `sparse` ones some names may be, of which there are none."""

    def __init__(self, name: str, names: tuple[str, ...], most: int, attribute: str = "", sparse: bool = False) -> None:
        super().__init__(name, False)
        self.names = names
        self.most = most
        self.attribute = attribute or name
        self.sparse = sparse

    def write(self, owner: Any) -> object:
        return dict(zip(self.names, getattr(owner, self.attribute), strict=True))

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        given = reader.members((), self.names) if self.sparse else reader.members(self.names)
        counts = [given[name].number(0, self.most) if name in given else 0 for name in self.names]
        kept = getattr(owner, self.attribute)
        setattr(owner, self.attribute, counts if isinstance(kept, list) else bytes(counts))


class Packed(Part):
    """Numbers by name, kept as one integer with so many bits for each. Only those that are not 0 are written, unless it
    is `full`. Left out, they are as in a fresh game, or, if it is not 0, the number `unsaid`."""

    def __init__(
        self, name: str, names: tuple[str, ...], width: int, most: list[int], full: bool = False, unsaid: int = 0
    ) -> None:
        super().__init__(name, False)
        self.names = names
        self.width = width
        self.most = most
        self.full = full
        self.unsaid = unsaid

    def write(self, owner: Any) -> object:
        packed: int = getattr(owner, self.name)
        numbers = [packed >> self.width * place & (1 << self.width) - 1 for place in range(len(self.names))]
        return {name: number for name, number in zip(self.names, numbers, strict=True) if number or self.full}

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        packed = 0
        for name, item in reader.members((), self.names).items():
            place = self.names.index(name)
            packed += item.number(0, self.most[place]) << self.width * place
        setattr(owner, self.name, packed)

    def default(self, owner: Any) -> None:
        if self.unsaid:
            setattr(owner, self.name, self.unsaid)


class Key:
    """The name of some neighbours in a row: from `first` up to `end`."""

    def __init__(self, name: str, first: int, end: int) -> None:
        self.name = name
        self.first = first
        self.end = end


class Marks(Row):
    """A row of names or nulls, of the length that it has; kept as bytes, each one more than the number of the name. It
    may be left out. Where its places have `keys`, it may also be an object by key, of a name or a list of them."""

    def __init__(self, name: str, names: tuple[str, ...], attribute: str = "", needed: bool = False) -> None:
        super().__init__(name, Name(("", *names)), None, bytes, attribute, null=0, needed=needed)

    def keys(self, owner: Any) -> list[Key]:
        """Names for all its places; none where it has no names for them."""
        return []

    def write_named(self, owner: Any) -> object:
        keys = self.keys(owner)
        row = self.write(owner)
        assert isinstance(row, list)
        return by_key(row, keys) if keys else row

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        row = self.places(owner, reader)
        setattr(owner, self.attribute, bytes([0 if item.value is None else self.kind.read(item) for item in row]))

    def places(self, owner: Any, reader: Reader) -> list[Reader]:
        """Each place of the row, where it is written; those of which nothing is said are null."""
        return places(reader, self.keys(owner), len(getattr(owner, self.attribute)))


def by_key(row: list[object], keys: list[Key]) -> dict[str, object]:
    """A row by key: what lies there, or a list where there are several places; bare ones are left out."""
    found: dict[str, object] = {}
    for key in keys:
        lying = row[key.first : key.end]
        if lying.count(None) < len(lying):
            found[key.name] = lying if len(lying) > 1 else lying[0]
    return found


def places(reader: Reader, keys: list[Key], length: int) -> list[Reader]:
    """Each place of a row, be it a list or, by its keys, an object; those of which nothing is said are null."""
    if not keys or not isinstance(reader.value, dict):
        return reader.items(length)
    found = [Reader(None, reader.where)] * length
    given = reader.members((), tuple([key.name for key in keys]))
    for key in keys:
        if key.name in given:
            item = given[key.name]
            lying = item.items() if isinstance(item.value, list) else [item]
            size = key.end - key.first
            item.fail_if(len(lying) > size, "bad-json-longer", most=size, got=len(lying))
            found[key.first : key.first + len(lying)] = lying
    return found


class Each(Part):
    """An object for each seat, or for each of some others, made of parts of its own."""

    def __init__(self, name: str, parts: list[Part], attribute: str = "") -> None:
        super().__init__(name)
        self.parts = parts
        self.attribute = attribute or name

    def write(self, owner: Any) -> object:
        return [write_parts(self.parts, one) for one in getattr(owner, self.attribute)]

    def write_named(self, owner: Any) -> object:
        return [write_parts(self.parts, one, True) for one in getattr(owner, self.attribute)]

    def read(self, owner: Any, reader: Reader, seats: int) -> None:
        all_of_them = getattr(owner, self.attribute)
        for one, item in zip(all_of_them, reader.items(len(all_of_them)), strict=True):
            read_object(self.parts, one, item, seats)


def may(part: Part) -> Part:
    """It may be left out, and is then as in a fresh game, or made from the rest."""
    part.needed = False
    return part


def plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def write_parts(parts: list[Part], owner: object, by_name: bool = False) -> dict[str, object]:
    """The fields of something as JSON; `by_name` as people read them best."""
    if by_name:
        return {part.name: part.write_named(owner) for part in parts}
    return {part.name: part.write(owner) for part in parts}


def read_parts(parts: list[Part], owner: object, given: dict[str, Reader], seats: int) -> None:
    """Set the fields of something from what was given; what may be left out gets its default."""
    for part in parts:
        if part.name in given:
            part.read(owner, given[part.name], seats)
        else:
            part.default(owner)


def read_object(parts: list[Part], owner: object, reader: Reader, seats: int) -> None:
    """What `write_parts` has written, as an object of its own."""
    read_parts(parts, owner, members(parts, reader), seats)


def members(
    parts: list[Part], reader: Reader, needed: tuple[str, ...] = (), optional: tuple[str, ...] = ()
) -> dict[str, Reader]:
    """The members that these parts know, and some more."""
    must = (*needed, *[part.name for part in parts if part.needed])
    return reader.members(must, (*optional, *[part.name for part in parts if not part.needed]))


# ---- what every position has


def decision_json(decision: Decision, question: Question, by_name: bool = False) -> dict[str, object]:
    """A decision by the name of its question."""
    data: dict[str, object] = {"seat": decision.seat, "ask": question.name}
    if by_name:
        carried = argument.write(question.carried(), question.listed, decision)
        if carried:
            data["with"] = carried
    elif decision.a or decision.b or decision.c or decision.more:
        data["with"] = [decision.a, decision.b, decision.c, *decision.more]
    if decision.together:
        data["together"] = decision.together
    return data


def read_decision(reader: Reader, seats: int, questions: list[Question]) -> Decision:
    """What `decision_json` has written."""
    parts = reader.members(("seat", "ask"), ("with", "together"))
    kind = parts["ask"].choice(tuple([question.name for question in questions]))
    question = questions[kind]
    carried = parts.get("with", Reader([]))
    if isinstance(carried.value, dict):
        carries = bool(question.carried()) or question.listed is not None
        carried.fail_if(carried.value and not carries, "bad-json-carries", ask=question.name)
        numbers = argument.read(question.carried(), question.listed, carried)
    else:
        numbers = carried.numbers(None, 0, MANY)
    a, b, c, *more = [*numbers, *[0] * (3 - len(numbers))]
    together = 0
    if "together" in parts:
        wave = parts["together"]
        together = int(wave.flag()) if isinstance(wave.value, bool) else wave.number(0, MANY)
    return Decision(parts["seat"].number(0, seats - 1), kind, a, b, c, together, tuple(more))


def read_rng(reader: Reader | None) -> Rng:
    words = list(RNG) if reader is None else reader.numbers(None, 0, 0xFFFFFFFF)
    found = of_words(words)
    if found is None:
        assert reader is not None
        reader.fail("bad-json-rng")
    return found


def read_ledger(rows: Reader | None, points: list[int], moves: int) -> Entry | None:
    """The ledger of all seats. Points that it does not explain get an entry that says so."""
    last = None if rows is None else ledger.from_json(rows.value, len(points))
    for seat, total in enumerate(points):
        told = sum([entry.points for entry in entries(last) if entry.seat == seat])
        if told != total:
            last = Entry(last, seat, total - told, "", "why-by-hand", "", moves)
    return last


# ---- value semantics


def frozen(value: Any) -> object:
    """A value of a state's field as something that can be compared and hashed."""
    if isinstance(value, list):
        return tuple([frozen(item) for item in value])
    key = getattr(value, "key", None)
    return value if key is None else key()
