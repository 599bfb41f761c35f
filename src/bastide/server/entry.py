"""One row of a table's log, and what is left of it when somebody is erased."""

from typing import Any, Final

import msgspec

NAMELESS: Final = "—"
"""What somebody is called who was erased."""
GONE: Final = "gone"
"""The kind of an entry that was a line of chat."""


class Entry(msgspec.Struct, frozen=True):
    """One row of the log."""

    number: int
    at: float
    kind: str
    guest: str
    key: str | None
    body: dict[str, Any]
    asked: str | None = None
    """Names the request that came under the key."""


def without(entry: Entry, guest: str) -> Entry:
    """The entry without the names and the words of a guest."""
    if entry.guest != guest:
        return entry
    if entry.kind == "chat":
        return msgspec.structs.replace(entry, kind=GONE, body={"name": NAMELESS})
    body = dict(entry.body)
    if "name" in body:
        body["name"] = NAMELESS
    if entry.kind == "create":
        body["seats"] = [{**one, "name": NAMELESS} if one["guest"] == guest else one for one in body["seats"]]
    return msgspec.structs.replace(entry, body=body)
