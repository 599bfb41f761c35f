"""Waiting for one's turn, but not without end: who holds it may wait for a database that does not answer."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from bastide.server.store import Unavailable


@asynccontextmanager
async def turn(lock: asyncio.Lock, seconds: float) -> AsyncGenerator[None, None]:
    """Hold the lock; whoever does not get it in so many seconds is told that the database does not answer."""
    try:
        async with asyncio.timeout(seconds):
            await lock.acquire()
    except TimeoutError:
        raise Unavailable("others wait too") from None
    try:
        yield
    finally:
        lock.release()
