"""How often and how much: so many in so many seconds for each name, refilled steadily, for all workers together.

A worker counts for itself and asks nobody while somebody uses a small part of a limit: all such parts together are
within it. Whoever uses more is spoken of: a few times a second the workers add up what those have used, in Redis or in
the database (`SharedLimits`), and go by that. So nothing waits, and nothing is written for those who just play.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

from bastide.server.refused import Refused

MOST_KEPT: Final = 50_000
"""Names that a worker remembers."""
PART: Final = 4
"""A worker speaks of nobody up to this part of its share: other machines may have workers too."""
SOON: Final = 10
"""The part of a limit of which the others hear at once."""
HAIR: Final = 1e-6


class Allowance:
    """What was used up is refilled until some time, and that may lie `seconds` ahead at most."""

    def __init__(self, count: int, seconds: float = 60, workers: int = 0) -> None:
        self.seconds = seconds
        self.cost = seconds / count
        """Seconds that one takes to be refilled."""
        self.workers = workers
        """0: there are no others."""
        self.spent: dict[str, float] = {}
        """Of those who are spoken of: what they have used here since the others were told."""
        self.urgent = asyncio.Event()
        """Somebody uses a limit up faster than the others are told of by themselves."""
        self._until: dict[str, float] = {}
        self._part: dict[str, float] = {}
        """The same for the part that nobody is told of."""

    def take(self, key: str) -> None:
        now = time.monotonic()
        until = max(self._until.get(key, 0.0), now) + self.cost
        if until - now > self.seconds + HAIR:
            raise Refused(429, "too-many", wait=until - now - self.seconds)
        self._until[key] = until
        if self.workers:
            self._count(key, now)
        if len(self._until) > MOST_KEPT:
            for kept in (self._until, self._part, self.spent):
                kept.clear()

    def _count(self, key: str, now: float) -> None:
        if key in self.spent:
            self.spent[key] += self.cost
            if self.spent[key] * SOON > self.seconds:
                self.urgent.set()
            return
        part = self._part[key] = max(self._part.get(key, 0.0), now) + self.cost * self.workers * PART
        if part - now > self.seconds:
            self.spent[key] = self._until[key] - now  # all of it
            self.urgent.set()

    def tell(self) -> dict[str, float]:
        """What the others have to be told now; it counts as told."""
        told = {key: spent for key, spent in self.spent.items() if spent}
        self.spent.update(dict.fromkeys(told, 0.0))
        return told

    def hear(self, used: dict[str, float]) -> None:
        """What all together have used up, in seconds; who is not spoken of any more has recovered."""
        now = time.monotonic()
        for key in [key for key, spent in self.spent.items() if not spent and key not in used]:
            del self.spent[key]
        for key, ahead in used.items():
            if key not in self.spent:  # we have never said what they used here
                self.spent[key] = max(0.0, self._until.get(key, 0.0) - now)
            self._until[key] = now + ahead + self.spent[key]


class Room:
    """So many at once for each name, and no more."""

    def __init__(self, most: int, workers: int = 0) -> None:
        self.most = most
        self.workers = workers
        self.elsewhere: dict[str, int] = {}
        """How many there are at other workers, of those who are spoken of."""
        self._here: Counter[str] = Counter()

    @contextmanager
    def place(self, key: str) -> Generator[None]:
        if self._here[key] + self.elsewhere.get(key, 0) >= self.most:
            raise Refused(429, "too-many")
        self._here[key] += 1
        try:
            yield
        finally:
            self._here[key] -= 1
            if not self._here[key]:
                del self._here[key]

    def tell(self) -> dict[str, int]:
        """How many are here, of those who use more than a small part or are spoken of by others."""
        few = self.most / max(1, self.workers * PART)
        return {key: count for key, count in self._here.items() if count >= few or key in self.elsewhere}
