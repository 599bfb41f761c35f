"""Records on disk. Every failure is an InputError that says what is wrong with which file."""

from pathlib import Path

from bastide.core.record import HEADING, Record
from bastide.core.refusal import InputError, Phrase


def load(name: str) -> Record:
    try:
        text = Path(name).expanduser().read_text("utf-8")
    except UnicodeDecodeError:
        raise InputError(Phrase("file-not-text", {"file": name})) from None
    except OSError as error:
        raise failure(name, error) from None
    try:
        return Record.parse(text)
    except InputError as error:
        raise InputError(Phrase("file-bad", {"file": name, "said": error.phrase}), error.game) from None


def save(name: str, record: Record) -> None:
    """Write a record; only another record is ever overwritten."""
    path = Path(name).expanduser()
    try:
        if path.exists() and not path.is_dir() and not path.read_bytes().startswith(HEADING.encode()):
            raise InputError(Phrase("file-not-ours", {"file": name}))
        path.write_text(record.text(), "utf-8")
    except OSError as error:
        raise failure(name, error) from None


def failure(name: str, error: OSError) -> InputError:
    kinds = {
        FileNotFoundError: "file-missing",
        IsADirectoryError: "file-folder",
        NotADirectoryError: "file-missing",
        PermissionError: "file-denied",
    }
    key = kinds.get(type(error), "file-failed")
    return InputError(Phrase(key, {"file": name, "said": error.strerror or str(error)}))
