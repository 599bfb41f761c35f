"""Who may think next, where there are fewer processes than bots.

Whoever has had the least time lately comes first, and of those who have had as much whoever has waited longest. So a
table whose bots think for seconds over each move waits for itself, not others for it; but not for ever: waiting
makes up for part of what it has had.
"""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from time import monotonic
from typing import Final

HALF_LIFE: Final = 30.0
"""Seconds after which half of the time that somebody has had is forgotten."""
WAITING: Final = 0.5
"""Seconds that are forgiven for each second of waiting."""
KEPT: Final = 10_000


class Turn:
    """Somebody's place, and since when he has had it."""

    def __init__(self) -> None:
        self.since = monotonic()

    def begin(self) -> None:
        """Only now: what came before was not for him."""
        self.since = monotonic()


class Turns:
    def __init__(self, places: int) -> None:
        self.places = places
        self._free = places
        self._asked: dict[asyncio.Future[None], tuple[str, float]] = {}
        """Who waits, and since when."""
        self._had: dict[str, tuple[float, float]] = {}
        """Seconds that a key has had, and when that was said."""

    @property
    def waiting(self) -> int:
        return len(self._asked)

    def share(self) -> float:
        """The part of its usual time that somebody should take, so that all who wait do not wait longer than that."""
        return self.places / (self.places + len(self._asked))

    @asynccontextmanager
    async def turn(self, key: str, patience: float | None = None) -> AsyncGenerator[Turn]:
        """Wait for a place and hold it; TimeoutError when that takes longer than anybody has patience for."""
        asked: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._asked[asked] = (key, monotonic())
        self._give()
        try:
            await asyncio.wait_for(asyncio.shield(asked), patience)
        except (TimeoutError, asyncio.CancelledError):
            if asked in self._asked:
                del self._asked[asked]
            else:
                self._end()
            raise
        turn = Turn()
        try:
            yield turn
        finally:
            self._note(key, monotonic() - turn.since)
            self._end()

    def had(self, key: str) -> float:
        seconds, at = self._had.get(key, (0.0, 0.0))
        return float(seconds * 0.5 ** ((monotonic() - at) / HALF_LIFE))

    def _owed(self, key: str, since: float, now: float) -> float:
        """How long somebody should still let others go first."""
        return self.had(key) - WAITING * (now - since)

    def _note(self, key: str, seconds: float) -> None:
        self._had[key] = (self.had(key) + seconds, monotonic())
        if len(self._had) > KEPT:
            self._had = {key: row for key, row in self._had.items() if self.had(key) > 1}

    def _end(self) -> None:
        self._free += 1
        self._give()

    def _give(self) -> None:
        while self._free and self._asked:
            now = monotonic()
            first = min(self._asked, key=lambda asked: self._owed(*self._asked[asked], now))
            del self._asked[first]
            self._free -= 1
            first.set_result(None)
