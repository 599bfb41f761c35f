"""Records that tables give, and tables that show records."""

from typing import Any

import msgspec

from bastide.core.record import Record
from bastide.core.words import LANGUAGES, words
from bastide.server.outdated import line_of
from bastide.server.table import Entry, Seat, Table
from bastide.server.writer import Writer, new_row


def record_of(table: Table) -> str:
    """The record of a game. Begun by other rules, it is one of now as far as it holds; the rest is in remarks."""
    record = Record(table.game.name, len(table.seats), table.seed, dict(table.options), table.position)
    for action in table.history.moves:
        record.apply(action)
    record.resigned, record.stopped, record.dice = tuple(table.resigned), table.closed, table.dice
    if not table.outdated:
        return record.text()
    record.stopped = True
    lines = [f"# begun by version {table.rules} of the rules"]
    for entry in table.entries[table.lost.number - 1 :] if table.lost else ():
        if entry.kind == "act":
            data = entry.body["action"]
            lines.append(f"# no longer holds: {data['seat']} {line_of(table.game, data)}")
        elif entry.kind in ("undo", "redo"):
            lines.append(f"# {entry.kind}")
    return record.text() + "".join(f"{line}\n" for line in lines)


async def open_record(writer: Writer, guest: str, name: str, record: Record, seats: list[Seat]) -> Table:
    """A table that shows a record of other rules as far as it holds: closed, with all its moves, nothing hidden."""
    notice = record.notice()
    notes = {lang: words(lang, record.game.name).say_once(notice) for lang in LANGUAGES} if notice else {}
    options: dict[str, object] = dict(record.options)
    row = new_row(record.game.name, options, len(seats), "hotseat", "invite", record.replay(0).to_json())
    at = row["created"]
    created = {"seats": msgspec.to_builtins(seats), "name": name, "hints": True, "notes": notes}
    bodies: list[tuple[str, dict[str, Any]]] = [("create", created), ("start", {"rules": record.game.rules_version})]
    bodies += [("act", {"action": action.to_json(), "reveals": False, "wave": 0}) for action in record.moves]
    bodies.append(("close", {"how": "rules"}))
    entries = [Entry(number, at, kind, guest, None, body) for number, (kind, body) in enumerate(bodies, 1)]
    return await writer.open(row, entries)
