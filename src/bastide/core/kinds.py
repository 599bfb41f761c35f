"""Kinds of values: how a number of the engine is written, read and counted. Fields of actions and parts of positions
are declared with them, so that notation, JSON and codes follow from one place."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from bastide.core.phrases import Value
from bastide.core.reading import Reader


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind(ABC):
    """`size` values, each a number of the engine. A `noun` is what sentences call them by."""

    def __init__(self, size: int, noun: str = "") -> None:
        self.size = size
        self.noun = noun

    @abstractmethod
    def write(self, number: int) -> Value:
        """As people write it, in the notation and in JSON (where a tuple is a list)."""

    @abstractmethod
    def read(self, reader: Reader) -> int:
        """What `write` has written; an error says what is allowed."""

    def words(self, number: int) -> Value:
        """As sentences speak of it."""
        return self.write(number)

    def digit(self, number: int) -> int:
        """The number as one of 0 … size - 1; -1 if it is none of the kind."""
        return number if 0 <= number < self.size else -1

    def number(self, digit: int) -> int:
        return digit


class Number(Kind):
    """Whole numbers from `low` to `high`; some may have a name besides (`also`)."""

    def __init__(self, low: int, high: int, also: dict[str, int] | None = None) -> None:
        super().__init__(high - low + 1)
        self.low = low
        self.high = high
        self.also = also or {}

    def write(self, number: int) -> Value:
        return number

    def read(self, reader: Reader) -> int:
        if isinstance(reader.value, str) and reader.value in self.also:
            return self.also[reader.value]
        return reader.number(self.low, self.high)

    def digit(self, number: int) -> int:
        return number - self.low if self.low <= number <= self.high else -1

    def number(self, digit: int) -> int:
        return digit + self.low


@mypyc_attr(allow_interpreted_subclasses=True)
class Name(Kind):
    """Entries of a table of names; those without a name ("") are none. With a noun their words are "@noun-name"."""

    def __init__(self, names: tuple[str, ...], noun: str = "") -> None:
        super().__init__(len(names), noun)
        self.names = names

    def write(self, number: int) -> Value:
        return self.names[number]

    def words(self, number: int) -> Value:
        if not 0 <= number < self.size:
            return "none"
        return f"@{self.noun}-{self.names[number]}" if self.noun else self.names[number]

    def read(self, reader: Reader) -> int:
        return reader.choice(self.names)


class Several(Kind):
    """A set of whole numbers as a mask, written as a list; never empty."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__(1 << high - low + 1)
        self.low = low
        self.high = high

    def write(self, number: int) -> Value:
        return tuple([value for value in range(self.low, self.high + 1) if number >> value & 1])

    def read(self, reader: Reader) -> int:
        mask = 0
        for value in reader.numbers(None, self.low, self.high):
            mask |= 1 << value
        if not mask:
            reader.fail("bad-json-empty")
        return mask

    def digit(self, number: int) -> int:
        digit = number >> self.low
        return digit if 0 <= digit < self.size and digit << self.low == number else -1

    def number(self, digit: int) -> int:
        return digit << self.low


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Kind):
    """Numbers of a list, each written in a way of its own: subclasses say how to `write`; reading looks it up."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__(len(numbers))
        self.numbers = numbers
        self._digits = {number: digit for digit, number in enumerate(numbers)}

    def digit(self, number: int) -> int:
        return self._digits.get(number, -1)

    def number(self, digit: int) -> int:
        return self.numbers[digit]
