"""An action carries its rule: one small class per kind of action, printed to and parsed from one short line."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from bastide.core import notation
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.fields import Field
from bastide.core.phrases import Phrase, Value


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(ABC):
    """Something a seat can do. A value: never changed after it was made.

    Its constructor takes the seat and the numbers of its fields, in the order in which they are `declared`; a class
    names the attributes.
    """

    game: ClassVar[str] = ""
    do: ClassVar[str] = ""
    """The first word of the notation, and "do" in JSON."""
    cites: ClassVar[str] = ""
    """The number of the rule that allows it."""
    declared: ClassVar[tuple[Field, ...]] = ()
    """What it says besides `do` and `seat`, in the order of the notation."""

    code: int = -1
    """Its integer code, as soon as somebody has asked for it (`Game.encode`)."""

    def __init__(self, seat: int, *numbers: int) -> None:
        self.seat = seat
        for field, number in zip(self.declared, numbers, strict=True):
            setattr(self, field.attribute, number)

    @property
    def rule(self) -> str:
        """The number of the rule that allows it."""
        return self.cites

    def refuse(self, state: Any, asked: Decision) -> Refusal | None:
        """The first rule that forbids it as an answer to what its seat is asked; None when it is legal, as some actions
        are whenever they are an answer."""
        return None

    @abstractmethod
    def apply(self, state: Any) -> None:
        """Carry it out. Only for actions that are known to be legal; `State.apply` checks first."""

    def describe(self, state: Any) -> Phrase:
        """What it does in this state, with its price, as a sentence for a person."""
        return Phrase(f"do-{self.do.replace('_', '-')}", self.words(state))

    def words(self, state: Any) -> dict[str, Value]:
        """What sentences about it speak of: without more ado, its fields."""
        return {field.said: field.kind.words(field.of(self)) for field in self.declared}

    def cost(self, state: Any) -> dict[str, int]:
        """What has to be paid for it here, by the names of `State.counters`; what differs between its targets."""
        return {}

    def loses(self, state: Any) -> bool:
        """Whether it lets something lapse that could still be had: a person is asked before."""
        return False

    def complete(self, state: Any) -> "Action | None":
        """The action with what can be read off the table filled in (fields that are not coded); None if nothing is
        there to act on."""
        return self

    # ---- what follows from the declaration

    def numbers(self) -> list[int]:
        """The values of its fields, in the order in which they are declared."""
        return [field.of(self) for field in self.declared]

    def fields(self) -> dict[str, Value]:
        """What it says, as it is written; fields that do not apply are absent, and so is what has no name (no tile)."""
        found: dict[str, Value] = {}
        for field in self.declared:
            number = field.of(self)
            value = "" if number == field.absent else field.write(number)
            if value not in ("", ()):
                found[field.name] = value
        return found

    def touches(self) -> tuple[str, ...]:
        """The things it touches, in the order in which a person would point at them; without fields, a button."""
        first: list[str] = []
        others: list[str] = []
        for field in self.declared:
            (first if field.first else others).extend(field.touches(field.of(self)))
        return (*first, *others) or (self.do,)

    def gives(self) -> tuple[str, ...]:
        """Those of the things it touches that are given up by it."""
        return tuple([touch for field in self.declared if field.gives for touch in field.touches(field.of(self))])

    def to_json(self) -> dict[str, object]:
        """The action as JSON, which `Game.action` reads."""
        data: dict[str, object] = {"do": self.do, "seat": self.seat}
        for name, value in self.fields().items():
            data[name] = list(value) if isinstance(value, tuple) else value
        return data

    def __str__(self) -> str:
        return notation.line(self.do, self.fields())

    def __repr__(self) -> str:
        return f"<{self.seat}: {self}>"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Action)
            and type(other) is type(self)
            and self.seat == other.seat
            and self.numbers() == other.numbers()
        )

    def __hash__(self) -> int:
        return hash((self.game, self.do, self.seat, *self.numbers()))

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (type(self), (self.seat, *self.numbers()))


def every(make: Callable[..., Action], *numbers: Iterable[int]) -> Any:
    """Actions are values, so each is made once and shared: lists of lists, by the arguments of `make`."""
    if len(numbers) == 1:
        return [make(number) for number in numbers[0]]
    return [every(partial(make, number), *numbers[1:]) for number in numbers[0]]


def chosen(table: list[Any], mask: int) -> list[Action]:
    """Of actions that are listed by a number, those of a mask."""
    found: list[Action] = []
    add_chosen(found, table, mask)
    return found


def add_chosen(found: list[Action], table: list[Any], mask: int) -> None:
    """The same, added to others."""
    while mask:
        low = mask & -mask
        found.append(table[low.bit_length() - 1])
        mask ^= low
