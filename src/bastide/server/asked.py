"""What was asked under a key. A request is noted where its body is read, and known where it is accepted."""

from contextvars import ContextVar
from hashlib import sha256
from typing import Final

import msgspec

_ASKED: Final[ContextVar[str | None]] = ContextVar("asked", default=None)


def note_asked(path: str, body: object) -> None:
    """Of the request that this task answers: its address and what it says, however that is written."""
    said = msgspec.json.encode(body, order="sorted")
    _ASKED.set(sha256(path.encode() + b"\n" + said).hexdigest()[:16])


def asked() -> str | None:
    return _ASKED.get()
