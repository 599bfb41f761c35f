"""Too many requests, actions, words and tables: refused, and nobody else is held up."""

import asyncio
import time
from typing import Any

import msgspec
import pytest

from bastide.server.settings import Settings
from tests.server.client import PATIENCE, Place, Server, Visitor, fresh_key, running
from tests.server.games import whose_turn, worker
from tests.server.test_safety import well_refused

pytestmark = pytest.mark.asyncio


async def limited(settings: Settings, **limits: int) -> Settings:
    return msgspec.structs.replace(settings, **limits)


async def test_a_flood_from_one_address(server_settings: Settings) -> None:
    async with running(await limited(server_settings, requests_per_minute=30)) as server:
        ann = await server.visitor("Ann")
        answers = [await ann.get("/api/games") for _ in range(60)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert 20 < len(refused) < 60
        well_refused(refused[0], 429)
        assert refused[0].json()["code"] == "too-many"
        assert 1 <= int(refused[0].headers["retry-after"]) <= 2
        async with ann.socket(Place("any", "")) as page:
            assert (await page.message())["code"] == "too-many"
        await ann.get("/health", 200)
        other = await server.visitor(address="10.1.2.3")
        await other.get("/api/games", 200)


async def test_the_addresses_of_one_ipv6_connection_share_a_limit(server_settings: Settings) -> None:
    async with running(await limited(server_settings, requests_per_minute=10)) as server:
        many = [Visitor(server, {}, f"2001:db8:1:2::{number:x}") for number in range(20)]
        statuses = [(await visitor.get("/api/games")).status_code for visitor in many]
        assert statuses[:9] == [200] * 9 and 429 in statuses
        for address in ("2001:db8:1:3::1", "::ffff:10.0.0.1", "::ffff:10.0.0.2", "nonsense"):
            for _ in range(8):
                await Visitor(server, {}, address).get("/api/games", 200)


async def test_floods_of_actions_words_and_tables(server_settings: Settings) -> None:
    few = {"actions_per_minute": 5, "chat_per_minute": 3, "tables_per_hour": 2}
    async with running(await limited(server_settings, **few)) as server:
        ann, bob = await server.visitor("Ann"), await server.visitor("Bob")
        place = await ann.new_table("person", "open", visibility="public")
        await ann.new_table("person", "open")
        body = {"game": "burgundy", "seats": [{"kind": "open"}] * 2}
        await bob.refused(429, "too-many", "/api/tables", body)  # the same address
        await bob.refused(429, "too-many", "/api/import", {"record": "x"})
        await (await server.visitor("Cleo", address="10.1.2.3")).post("/api/tables", body, 201)
        await bob.post(f"{place.path}/sit", {"seat": 1}, 200)
        for _ in range(3):
            await ann.post(f"{place.path}/chat", {"text": "spam"}, 200)
        number = (await ann.table(place))["table"]["number"]
        await ann.refused(429, "too-many", f"{place.path}/chat", {"text": "spam"})
        await bob.post(f"{place.path}/chat", {"text": "stop it"}, 200)
        assert (await ann.table(place))["table"]["number"] == number + 1
        for _ in range(4):  # and sitting down was the first
            await bob.post(f"{place.path}/act", {"seat": 0, "answers": 0, "key": fresh_key(), "action": "end"}, 403)
        await bob.refused(429, "too-many", f"{place.path}/undo", {"key": fresh_key()})
        mover, shown = await whose_turn(place, ann, bob)
        if mover is ann:
            await ann.act(place, shown["legal"][0]["action"], 0, shown["answers"])


async def test_a_flood_over_several_workers(server_settings: Settings) -> None:
    """Somebody whom the load balancer sends to every worker in turn gets what one worker would give."""
    few = {"requests_per_minute": 120, "chat_per_minute": 10, "tables_per_hour": 4, "workers": 2}
    settings = await limited(server_settings, **few)
    async with running(settings) as one, running(settings) as two:
        began = time.monotonic()
        both = [Visitor(one, {}), Visitor(two, {})]
        accepted = 0
        for turn in range(600):
            accepted += (await both[turn % 2].get("/api/games")).status_code == 200
            await asyncio.sleep(0.002)  # the network takes its time too; without it nobody else in this process acts
        passed = time.monotonic() - began
        assert accepted <= 120 * 1.5 + 2 * passed, "the limit counts once for each worker"
        for _ in range(100):  # and now both know
            if all([(await visitor.get("/api/games")).status_code == 429 for visitor in both]):
                break
        else:
            raise AssertionError("one of them knows nothing")
        ann = await one.visitor("Ann", address="10.1.2.3")
        await (await two.visitor(address="10.1.2.4")).get("/api/games", 200)
        ann_too = Visitor(two, {}, "10.1.2.3")
        ann_too.http.cookies = ann.http.cookies
        place = await ann.new_table("person", "open")
        for _ in range(3):
            await ann.new_table("person", "open")
        await has_heard(two, one)
        await ann_too.refused(429, "too-many", "/api/tables", {"game": "burgundy", "seats": [{"kind": "open"}] * 2})
        for _ in range(10):
            await ann.post(f"{place.path}/chat", {"text": "spam"}, 200)
        await has_heard(two, one)
        await ann_too.refused(429, "too-many", f"{place.path}/chat", {"text": "spam"})
        await (await two.visitor("Bob", address="10.1.2.5")).post(
            f"{place.path}/chat", {"text": "stop it", "invite": place.invite}, 200
        )


async def has_heard(here: Server, there: Server) -> None:
    """Until this worker has heard of what was done at the other: much sooner than it could be done again."""
    for server in (there, here):  # one that tells, and then one that hears
        limits, done = worker(server).limits, asyncio.Event()
        exchange = limits.exchange

        async def noted(exchange: Any = exchange, done: asyncio.Event = done) -> None:
            await exchange()
            done.set()

        limits.exchange = noted  # type: ignore[method-assign]
        await asyncio.wait_for(done.wait(), PATIENCE)
        limits.exchange = exchange  # type: ignore[method-assign]


async def test_pages_of_one_address_over_several_workers(server_settings: Settings) -> None:
    settings = await limited(server_settings, sockets_per_address=4, workers=2)
    async with running(settings) as one, running(settings) as two:
        ann = await one.visitor("Ann")
        place = await ann.new_table("person", "person", mode="hotseat")
        async with ann.socket(place) as first, ann.socket(place) as second, ann.socket(place) as third:
            for page in (first, second, third):
                await page.message()
            await has_heard(two, one)
            async with ann.at(two).socket(place) as other:
                assert (await other.message())["t"] == "table"
                async with ann.at(two).socket(place) as another:
                    assert (await another.message())["code"] == "too-many"


async def test_so_many_pages_of_one_address_and_no_more(server_settings: Settings) -> None:
    async with running(await limited(server_settings, sockets_per_address=2)) as server:
        ann = await server.visitor("Ann")
        place = await ann.new_table("person", "person", mode="hotseat")
        async with ann.socket(place) as one:
            async with ann.socket(place) as other, ann.socket(place) as third:
                await one.message()
                await other.message()
                assert (await third.message())["code"] == "too-many"
                assert await third.close_code() == 4429
            async with ann.socket(place) as again:
                assert (await again.message())["t"] == "table"
