"""Coming to a table: who it is, and whether they may see it."""

from typing import Any

from litestar import Request

from bastide.server import permissions
from bastide.server.guests import Guest
from bastide.server.refused import Refused
from bastide.server.table import Table
from bastide.server.worker import Worker


async def visit(request: Request[Any, Any, Any], table_id: str, worker: Worker, invite: str) -> tuple[Table, Guest]:
    guest = await worker.guests.of(request)
    if guest.table and guest.table != table_id:
        raise Refused(403, "token-seat")
    table = await worker.writer.table(table_id, fresh=worker.settings.shared)
    permissions.may_see(table, guest.id, invite)
    return table, guest
