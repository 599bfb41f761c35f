"""Records on disk. Every failure is an InputError that says what is wrong with which file."""

import io
import sys
from pathlib import Path
from typing import Final

from bastide.core.errors import InputError
from bastide.core.phrases import Phrase
from bastide.core.record import BOM, HEADING, Record

STDIN: Final = "-"


def read(name: str) -> str:
    try:
        if name == STDIN:
            return typed()
        return Path(name).expanduser().read_text("utf-8-sig")
    except UnicodeDecodeError:
        raise InputError(Phrase("file-not-text", {"file": name})) from None
    except (OSError, ValueError) as error:
        raise failure(name, error) from None


def typed() -> str:
    """All of standard input, which `main` lets stand for any bytes: here they must be text."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        given: bytes = sys.stdin.buffer.read()
        return given.decode("utf-8-sig")
    return str(sys.stdin.read())


def load(name: str, to_play: bool = True) -> Record:
    """A record; one of other rules only to be looked at, as far as it holds."""
    text = read(name)
    try:
        record = Record.parse(text)
    except InputError as error:
        raise InputError(Phrase("file-bad", {"file": name, "said": error.phrase}), error.game) from None
    notice = record.notice() if to_play else None
    if notice is not None:
        raise InputError(Phrase("file-old", {"file": name, "said": notice}), record.game.name)
    return record


def save(name: str, record: Record) -> None:
    """Write a record; only another record is ever overwritten."""
    path = Path(name).expanduser()
    try:
        ours = not path.is_file() or path.read_bytes().removeprefix(BOM.encode()).startswith(HEADING.encode())
        if ours:
            path.write_text(record.text(), "utf-8")
    except (OSError, ValueError) as error:
        raise failure(name, error) from None
    if not ours:
        raise InputError(Phrase("file-not-ours", {"file": name}))


def failure(name: str, error: OSError | ValueError) -> InputError:
    """What went wrong with a file; a ValueError is a name that cannot be one."""
    kinds: dict[type[Exception], str] = {
        FileNotFoundError: "file-missing",
        IsADirectoryError: "file-folder",
        NotADirectoryError: "file-missing",
        PermissionError: "file-denied",
    }
    key = kinds.get(type(error), "file-failed")
    said = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return InputError(Phrase(key, {"file": name, "said": said}))
