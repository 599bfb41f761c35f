"""Values as they are printed, from somebody who owns the box, in place of those that are reconstructed: an option of
type "text" that takes a JSON object or its text. No file is ever read here."""

import json
from typing import Final

from bastide.core.errors import InputError
from bastide.core.phrases import Phrase
from bastide.core.reading import Reader

LONGEST: Final = 8192
"""Characters of such a text: more than twice what a complete one needs."""


def parsed(reader: Reader, longest: int = LONGEST) -> Reader:
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
            raise InputError(Phrase("bad-components-twice", {"where": "components", "name": name}))
        found[name] = value
    return found


def one_line(written: dict[str, object], given: list[str]) -> str:
    """The parts that were given, as a text that an option can hold; nothing for nothing."""
    found = {name: written[name] for name in given}
    return json.dumps(found, separators=(",", ":")) if found else ""
