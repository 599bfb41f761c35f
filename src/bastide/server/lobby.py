"""Lists of tables: what the rows of the database say of them, in the viewer's language. No table is folded for that."""

import time
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog

from bastide.core.catalog import games
from bastide.core.phrases import Phrase
from bastide.core.words import Words, words
from bastide.server.guests import Guest
from bastide.server.refused import Refused
from bastide.server.store import Row, Store
from bastide.server.writer import TABLE_ID, Writer

LATELY: Final = 14 * 24 * 3600.0
"""Seconds for which the lobby shows a public table that nobody touches."""
COLUMNS: Final = "tables.id, game, options, mode, visibility, status, summary, updated"
MINE: Final = f"""select {COLUMNS}, put_away from tables join members on members.table_id = tables.id
    where members.guest = :guest and status <> 'closed' order by put_away, updated desc limit 100"""
OTHERS: Final = f"""select {COLUMNS} from tables where status in (%s) and visibility = 'public'
    and updated >= :since order by status desc, updated desc limit 100"""
STATUSES: Final = {"open": "'open'", "public": "'playing', 'over'"}
ONE_OF_MINE: Final = """select summary from tables join members on members.table_id = tables.id
    where members.guest = :guest and tables.id = :table"""
PUT_AWAY: Final = "update members set put_away = :away where guest = :guest and table_id = :table"

log = structlog.get_logger()


async def listed(store: Store, writer: Writer, guest: Guest, scope: str, lang: str) -> list[dict[str, Any]]:
    """One query each. Of public tables those that somebody has touched lately."""
    if scope == "mine":
        rows = await store.read(MINE, guest=guest.id)
    else:
        rows = await store.read(OTHERS % STATUSES[scope], since=time.time() - LATELY)
    known = games()
    found = [one for row in rows if row["game"] in known and (one := as_listed(row, words(lang, row["game"])))]
    for row in found:
        awaited, together = row["summary"].pop("awaited", None), row["summary"].pop("together", False)
        if scope == "mine":
            if awaited is None:  # written before the summary said so
                with suppress(Refused):  # it cannot be opened
                    awaited = (await writer.table(row["id"])).awaited()
            row["your_turn"] = guest.id in (awaited or ())
            row["can_put_away"] = not (row["your_turn"] and together)
            row["put_away"] = bool(row["put_away"]) and row["can_put_away"]
    return sorted(found, key=lambda row: not row.get("your_turn"))


def as_listed(row: Row, said: Words) -> dict[str, Any] | None:
    """A table as the lobby lists it; one that cannot be read keeps nobody from the rest."""
    try:
        summary = msgspec.json.decode(row["summary"], type=dict)
        options = msgspec.json.decode(row["options"], type=dict)
    except msgspec.MsgspecError:
        log.error("a table's row cannot be read; see `bastide check`", table=row["id"])
        return None
    come = summary.pop("progress", None) or {"key": "progress-moves", "args": {"moves": summary.get("moves", 0)}}
    opponents = [f"opponent-{name}" for name in summary.pop("opponents", ())]
    return {
        **{name: value for name, value in row.items() if name != "options"},
        "summary": summary,
        "progress": said.say(Phrase(come["key"], come["args"])) if row["status"] == "playing" else "",
        "modules": modules(options, said),
        "opponents": [said.say(key) for key in opponents],
    }


def modules(options: dict[str, Any], said: Words) -> list[str]:
    """Of what was set, that for which the game has a short word: it says so of what is not as usual."""
    keys = [
        f"option-{name}-short" if value is True else f"option-{name}-{value}-short" for name, value in options.items()
    ]
    return [said.say(key) for key in keys if said.has(key)]


async def put_away(store: Store, guest: str, table_id: str, away: bool) -> None:
    """Out of this guest's list, or back into it; not where others wait for them, and it comes back when they do."""
    known = TABLE_ID.fullmatch(table_id)  # a database may not even be able to hold it
    rows = await store.read(ONE_OF_MINE, guest=guest, table=table_id) if known else []
    if not rows:
        raise Refused(404, "no-table")
    summary = msgspec.json.decode(rows[0]["summary"])
    if away and summary.get("together") and guest in summary.get("awaited", ()):
        raise Refused(409, "others-wait")
    await store.write([(PUT_AWAY, {"guest": guest, "table": table_id, "away": int(away)})])
