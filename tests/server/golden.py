"""Tables at which golden games were played."""

from pathlib import Path
from typing import Any

import msgspec

from bastide.core.record import Record
from bastide.server.entry import Entry
from bastide.server.seat import Seat
from bastide.server.writer import Writer, new_row
from tests.server.client import Place

GAMES = Path(__file__).parents[1] / "games"


async def golden_table(writer: Writer, game: str, name: str) -> Place:
    """A public table at which a golden game was played."""
    record = Record.parse((GAMES / game / "golden" / f"{name}.game").read_text("utf-8"))
    options: dict[str, object] = dict(record.options)
    row = new_row(record.game.name, options, record.seats, "online", "public", record.replay(0).to_json())
    seats = msgspec.to_builtins([Seat("bot", "", f"Bot {number}", "greedy") for number in range(record.seats)])
    bodies: list[tuple[str, dict[str, Any]]] = [
        ("create", {"seats": seats, "name": "Host", "hints": False}),
        ("start", {"rules": record.game.rules_version}),
        *[("act", {"action": action.to_json(), "reveals": False, "wave": 0}) for action in record.moves],
    ]
    entries = [Entry(number, row["created"], kind, "host", None, body) for number, (kind, body) in enumerate(bodies, 1)]
    table = await writer.open(row, entries)
    assert table.ended
    return Place(table.id, table.invite)
