"""Values as they are printed, from somebody who owns the box, in place of those that are reconstructed: an option of
type "text" that takes a JSON object or its text. No file is ever read here."""

import json
from abc import ABC, abstractmethod
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from bastide.core.errors import InputError
from bastide.core.phrases import Phrase
from bastide.core.reading import Reader

COMPONENTS: Final = "components"
"""The name of the option."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Printed(ABC):
    """The values that a game is played with, read from what was given. A part may be left out; one that is there is
    complete."""

    known: ClassVar[tuple[str, ...]] = ()
    """The names of its parts."""
    longest: ClassVar[int] = 8192
    """Characters of its text: more than twice what a complete one needs."""

    def __init__(self, reader: Reader) -> None:
        self.parts = parsed(reader, self.longest).members((), self.known)
        """Those that were given."""

    @abstractmethod
    def to_json(self) -> dict[str, object]:
        """All values, given or not."""

    def text(self) -> str:
        """What was given, in one line that an option can hold; nothing for nothing."""
        written = self.to_json()
        found = {name: written[name] for name in self.known if name in self.parts}
        return json.dumps(found, separators=(",", ":")) if found else ""


def parsed(reader: Reader, longest: int) -> Reader:
    """The object that an option's value is, or that its text says; an empty text says nothing."""
    text = reader.value
    if not isinstance(text, str):
        return reader
    if len(text) > longest:
        reader.fail("bad-components-long", got=len(text), most=longest)
    try:
        found: object = json.loads(text.removeprefix("\ufeff") or "{}", object_pairs_hook=unique)
        json.dumps(found, ensure_ascii=False).encode()  # half a character cannot be said again
    except InputError:
        raise
    except json.JSONDecodeError as error:
        reader.fail("bad-components-json", line=error.lineno, column=error.colno)
    except (ValueError, RecursionError):
        reader.fail("bad-components-json", line=1, column=1)
    return Reader(found, reader.where)


def unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object in which nothing is named twice."""
    found: dict[str, object] = {}
    for name, value in pairs:
        if name in found:
            raise InputError(Phrase("bad-components-twice", {"where": COMPONENTS, "name": name}))
        found[name] = value
    return found
