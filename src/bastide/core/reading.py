"""Reading JSON that may have been edited by hand: every error says where it is and what is allowed there."""

from typing import NoReturn

from bastide.core.errors import InputError
from bastide.core.integers import integer
from bastide.core.phrases import Phrase, Value


class Reader:
    """A JSON value and the path that leads to it."""

    def __init__(self, value: object, where: str = "") -> None:
        self.value = value
        self.where = where or "JSON"
        self._prefix = f"{where}." if where else ""

    def fail(self, key: str, cure: str = "", **args: Value) -> NoReturn:
        """Say what is wrong here, and stop. `cure` is the member that is made from the rest if it is left out."""
        said = Phrase(key, {"where": self.where, **args})
        raise InputError(Phrase("bad-json-cure", {"said": said, "cure": cure}) if cure else said)

    def fail_if(self, wrong: object, key: str, cure: str = "", **args: Value) -> None:
        """The same, if something is so."""
        if wrong:
            self.fail(key, cure, **args)

    def want(self, kind: str) -> NoReturn:
        """Say what kind of thing should stand here, and stop."""
        self.fail("bad-json-type", want=kind)

    def members(self, needed: tuple[str, ...], optional: tuple[str, ...] = ()) -> "dict[str, Reader]":
        """The members of an object, which must be just these."""
        value = self.value
        if not isinstance(value, dict):
            self.want("object")
        for name in value:
            if name not in needed and name not in optional:
                self.fail("bad-json-unknown", name=str(name), allowed=", ".join(needed + optional))
        for name in needed:
            if name not in value:
                self.fail("bad-json-missing", name=name)
        return {str(name): Reader(item, f"{self._prefix}{name}") for name, item in value.items()}

    def items(self, length: int | None = None) -> "list[Reader]":
        """The things of a list, of so many where that is said."""
        value = self.value
        if not isinstance(value, list):
            self.want("list")
        if length is not None and len(value) != length:
            self.fail("bad-json-length", want=length, got=len(value))
        return [Reader(item, f"{self.where}[{number}]") for number, item in enumerate(value)]

    def number(self, low: int, high: int) -> int:
        """A whole number within bounds."""
        value = integer(self.value)
        if value is None:
            self.want("number")
        if not low <= value <= high:
            self.fail("bad-json-range", got=value, low=low, high=high)
        return value

    def flag(self) -> bool:
        """True or false."""
        value = self.value
        if not isinstance(value, bool):
            self.want("bool")
        return value

    def text(self) -> str:
        """A text."""
        value = self.value
        if not isinstance(value, str):
            self.want("text")
        return value

    def choice(self, names: tuple[str, ...]) -> int:
        """The index of a name in a table; what has no name there ("") cannot be named."""
        value = self.text()
        if not value or value not in names:
            self.fail("bad-json-name", got=value, allowed=", ".join(name for name in names if name))
        return names.index(value)

    def mask(self, names: tuple[str, ...]) -> int:
        """A list of names, none twice, as a mask of their indices."""
        mask = 0
        for item in self.items():
            bit = 1 << item.choice(names)
            if mask & bit:
                item.fail("bad-json-twice")
            mask |= bit
        return mask

    def numbers(self, length: int | None, low: int, high: int) -> "list[int]":
        """A list of numbers; a single one may stand for itself, as it does in the notation."""
        if length is None and isinstance(self.value, int):
            return [self.number(low, high)]
        return [item.number(low, high) for item in self.items(length)]


def member(given: dict[str, Reader], name: str) -> Reader:
    """A member that may have been left out."""
    return given.get(name, Reader(None, name))


def says(reader: Reader, name: str) -> bool:
    """Whether an object has a member."""
    return isinstance(reader.value, dict) and name in reader.value


def named(mask: int, names: tuple[str, ...]) -> list[str]:
    """The names of a mask: what `Reader.mask` reads."""
    return [name for number, name in enumerate(names) if mask >> number & 1]
