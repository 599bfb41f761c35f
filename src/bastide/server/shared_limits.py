"""Where workers add up who comes near to a limit: a sorted set in Redis, or a table of the database."""

import asyncio
import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import Mapping
from contextlib import suppress
from typing import Final, cast

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from bastide.server.limits import Allowance, Room
from bastide.server.settings import Settings
from bastide.server.store import Store, Unavailable

EVERY: Final = 0.25
"""Seconds between two exchanges, if nobody is in a hurry; then only the pause."""
PAUSE: Final = 0.03
WITHIN: Final = 2.0
BELIEVED: Final = 5.0
"""Seconds for which a worker's word counts on how many are there."""
AT_ONCE: Final = 200
"""Names told in one go; the others have to wait for the next."""
HEARD: Final = 5000
NAME: Final = 200
"""Characters of a name."""
ROOM: Final = "room"

Used = dict[str, float]

log = structlog.get_logger()


class Pool(ABC):
    @abstractmethod
    async def add(self, used: Used, noted: Used) -> Used:
        """Add what was used up, set what is noted (both in seconds from now), and say how it stands with all."""

    async def close(self) -> None:  # noqa: B027 - not all have something to close
        """Nobody will ask again."""


class RedisPool(Pool):
    """One round trip. The clock is that of Redis, the same for all."""

    SCRIPT: Final = """
        local time = redis.call('TIME')
        local now = time[1] + time[2] / 1000000
        for i = 2, #ARGV, 3 do
            local from = now
            if ARGV[i + 2] == 'add' then
                from = math.max(now, tonumber(redis.call('ZSCORE', KEYS[1], ARGV[i]) or 0))
            end
            redis.call('ZADD', KEYS[1], string.format('%.6f', from + ARGV[i + 1]), ARGV[i])
        end
        redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', string.format('%.6f', now))
        redis.call('EXPIRE', KEYS[1], 7200)
        local found = redis.call('ZRANGE', KEYS[1], 0, ARGV[1], 'REV', 'WITHSCORES')
        for i = 2, #found, 2 do
            found[i] = string.format('%.6f', found[i] - now)
        end
        return found
    """
    KEY: Final = "bastide:limits"

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(url, decode_responses=True, socket_timeout=WITHIN, socket_connect_timeout=WITHIN)
        self._script = self._redis.register_script(self.SCRIPT)

    async def add(self, used: Used, noted: Used) -> Used:
        given: list[str | float] = [HEARD]
        for what, names in (("add", used), ("set", noted)):
            for name, seconds in names.items():
                given += [name, seconds, what]
        found = cast(list[str], await self._script(keys=[self.KEY], args=given))
        return {name: float(ahead) for name, ahead in zip(found[::2], found[1::2], strict=True)}

    async def close(self) -> None:
        await self._redis.aclose()


class StorePool(Pool):
    """Rows of the database; nothing is written while nobody comes near to a limit."""

    ADD: Final = """insert into limits (name, until) values (:name, :until) on conflict (name) do update
        set until = excluded.until + case when limits.until > :now then limits.until - :now else 0 end"""
    SET: Final = """insert into limits (name, until) values (:name, :until)
        on conflict (name) do update set until = excluded.until"""
    ALL: Final = "select name, until from limits where until > :now order by until desc limit 5000"
    OVER: Final = "delete from limits where until < :now"
    SWEEP_EVERY: Final = 60.0

    def __init__(self, store: Store) -> None:
        self.store = store
        self._swept = 0.0

    async def add(self, used: Used, noted: Used) -> Used:
        now = time.time()
        writes = [
            self.store.write([(statement, {"name": name, "until": now + seconds, "now": now})])
            for statement, names in ((self.ADD, used), (self.SET, noted))
            for name, seconds in names.items()
        ]
        await asyncio.gather(*writes)
        if now - self._swept > self.SWEEP_EVERY:
            self._swept = now
            await self.store.write([(self.OVER, {"now": now})])
        now = time.time()
        return {row["name"]: row["until"] - now for row in await self.store.read(self.ALL, now=now)}


class SharedLimits:
    """This worker's limits, and what it hears of the others."""

    def __init__(self, pool: Pool, allowances: Mapping[str, Allowance], room: Room) -> None:
        self.pool = pool
        self.allowances = allowances
        self.room = room
        self.worker = secrets.token_hex(4)
        self.urgent = asyncio.Event()
        for one in allowances.values():
            one.urgent = self.urgent
        self._well = True

    async def watch(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(EVERY):
                    await self.urgent.wait()
            self.urgent.clear()
            try:
                await self.exchange()
            except Exception:
                log.exception("sharing limits failed")
            await asyncio.sleep(PAUSE)

    async def exchange(self) -> None:
        """Tell and hear. While that cannot be done each worker's own limits hold."""
        used = {(name, key): spent for name, one in self.allowances.items() for key, spent in one.tell().items()}
        later = list(used)[AT_ONCE:]
        told = {plain(f"{name} {key}"): spent for (name, key), spent in used.items() if (name, key) not in later}
        open_here = dict(list(self.room.tell().items())[:AT_ONCE])
        noted = {plain(f"{ROOM} {self.worker} {count} {key}"): BELIEVED for key, count in open_here.items()}
        try:
            async with asyncio.timeout(WITHIN):
                found = await self.pool.add(told, noted)
        except (RedisError, Unavailable, OSError) as error:
            later = list(used)
            if self._well:
                log.warning("limits cannot be shared now", why=str(error) or type(error).__name__)
            self._well = False
        else:
            self._well = True
            self._hear(found)
        for name, key in later:  # it is still to be told
            spent = self.allowances[name].spent
            spent[key] = spent.get(key, 0.0) + used[name, key]

    def _hear(self, found: Used) -> None:
        heard: dict[str, Used] = {name: {} for name in self.allowances}
        elsewhere: dict[tuple[str, str], tuple[float, int]] = {}
        for said, ahead in found.items():
            name, _, key = said.partition(" ")
            if name in heard:
                heard[name][key] = ahead
            elif name == ROOM:
                worker, count, address = key.split(" ", 2)
                if worker != self.worker:  # its latest word counts
                    elsewhere[address, worker] = max(elsewhere.get((address, worker), (0.0, 0)), (ahead, int(count)))
        for name, used in heard.items():
            self.allowances[name].hear(used)
        self.room.elsewhere = {}
        for (address, _), (_, open_there) in elsewhere.items():
            self.room.elsewhere[address] = self.room.elsewhere.get(address, 0) + open_there


def plain(name: str) -> str:
    """A part of it may be whatever somebody wrote into an address; every database can hold this."""
    return "".join(sign if " " <= sign <= "~" else "?" for sign in name[:NAME])


def open_pool(settings: Settings, store: Store) -> Pool:
    return RedisPool(settings.redis_url) if settings.redis_url else StorePool(store)
