"""Whether this worker can serve: the database takes a line in, within a time of its own.

Anybody may ask, so a worker tries at most once a second, and whoever asks meanwhile hears the same.
"""

import asyncio
import time
from typing import Final

import structlog

from bastide.server.store import Store, Unavailable

WITHIN: Final = 2.0
"""Seconds: less than those who watch over servers wait themselves."""
BELIEVED: Final = 1.0
NOTE: Final = """insert into limits (name, until) values (:name, :now)
    on conflict (name) do update set until = excluded.until"""

log = structlog.get_logger()


class Readiness:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._found = False
        self._until = 0.0
        self._trying = asyncio.Lock()

    async def look(self) -> bool:
        async with self._trying:
            if time.monotonic() > self._until:
                self._found = await self._try()
                self._until = time.monotonic() + BELIEVED
            return self._found

    async def _try(self) -> bool:
        try:
            async with asyncio.timeout(WITHIN):
                await self.store.write([(NOTE, {"name": "ready", "now": time.time()})])
        except (TimeoutError, Unavailable):
            return False
        except Exception:
            log.exception("not ready")
            return False
        return True
