"""Bots and hints are shared fairly: whoever makes them think for long waits for it, and nobody else does."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bastide
from bastide.bots.random import RandomBot
from bastide.core.bot import Bot
from bastide.core.record import Record
from bastide.server import bots
from bastide.server.settings import Settings
from bastide.server.thinkers import Thinker
from bastide.server.turns import Turns
from tests.server import misfortunes
from tests.server.client import Place, Server, Visitor, running
from tests.server.games import whose_turn, worker
from tests.server.misfortunes import Held

pytestmark = pytest.mark.asyncio

SLOW = "caylus1303"
"""The game over which bots dawdle here."""
HINTS = 8
LONG = 60.0
"""Seconds in which anything happens that a test waits for."""


@pytest.fixture
def held(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Held:
    """Hints that take as long as the test likes."""
    found = Held(tmp_path / "held")
    monkeypatch.setattr(bots, "advise", found)
    monkeypatch.setattr(bots, "HINT_SECONDS", 10 * LONG)
    worker(server).bots.hinters.patience = 10 * LONG
    return found


class Clock:
    """Time that goes on only while somebody thinks."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now

    async def think(self, seconds: float) -> None:
        for _ in range(10):  # everybody can ask meanwhile
            await asyncio.sleep(0)
        self.now += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("bastide.server.turns.monotonic", clock)
    return clock


async def on_one_screen(visitor: Visitor, game: str = SLOW) -> Place:
    return await visitor.new_table("person", "person", mode="hotseat", game=game, hints=True)


async def hint(visitor: Visitor, place: Place) -> tuple[int, dict[str, Any]]:
    answer = await visitor.post(f"{place.path}/hint", {"seat": (await visitor.table(place, words=0))["seat"]})
    return answer.status_code, answer.json()


async def waiting(server: Server, hints: int) -> None:
    """Until so many hints wait behind the one that is thought of."""
    async with asyncio.timeout(LONG):
        while worker(server).bots.hinters.turns.waiting < hints:
            await asyncio.sleep(0.005)


# ---- hints


async def test_a_bot_moves_before_the_hints_of_others(server: Server, bob: Visitor, held: Held) -> None:
    """Eight strangers, or one with eight cookies, ask for hints that take long: Bob's bot does not wait for them."""
    table = await bob.new_table("person", "bot:greedy")
    await whose_turn(table, bob)
    guests = [await server.visitor(f"Guest {number}") for number in range(HINTS)]
    places = [await on_one_screen(guest) for guest in guests]
    asked = [asyncio.create_task(hint(guest, place)) for guest, place in zip(guests, places, strict=True)]
    await waiting(server, HINTS - 1)
    before = worker(server).bots.moves
    async with asyncio.timeout(LONG):
        while worker(server).bots.moves == before:
            if (await bob.table(table, words=0))["legal"]:
                await bob.move(table)
            await asyncio.sleep(0.01)
    assert not any(one.done() for one in asked)
    held.let_go_on()
    for status, said in await asyncio.gather(*asked):
        assert status == 200 and said["action"]


async def test_one_hint_at_a_time_for_each_guest(server: Server, ann: Visitor, held: Held) -> None:
    here, there = await on_one_screen(ann), await on_one_screen(ann)
    asked = [asyncio.create_task(hint(ann, place)) for place in (here, there) for _ in range(4)]
    async with asyncio.timeout(LONG):
        while sum(one.done() for one in asked) < 4:  # those that are refused
            await asyncio.sleep(0.005)
    held.let_go_on()
    answers = await asyncio.gather(*asked)
    given = [said["action"] for status, said in answers if status == 200]
    assert len(given) == 4 and all(action == given[0] for action in given)  # the same question, thought over once
    assert [said["code"] for status, said in answers if status == 429] == ["hint-pending"] * 4
    assert (await hint(ann, there))[0] == 200


async def test_hints_of_one_address_wait_for_each_other(server: Server, held: Held, clock: Clock) -> None:
    """Somebody at another address comes next, however many hints were wanted here before."""
    many = [await server.visitor(f"Guest {number}") for number in range(4)]
    other = await server.visitor("Other", address="10.1.2.3")
    places = [await on_one_screen(guest) for guest in (*many, other)]
    asked = [asyncio.create_task(hint(guest, place)) for guest, place in zip(many, places, strict=False)]
    await waiting(server, 3)
    others = asyncio.create_task(hint(other, places[-1]))
    await waiting(server, 4)
    async with asyncio.timeout(LONG):
        while not held.begun:
            await asyncio.sleep(0.005)
    clock.now += 1
    held.let_one()
    await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
    held.let_one()
    assert (await others)[0] == 200
    assert sum(one.done() for one in asked) == 1
    held.let_go_on()
    assert [status for status, _ in await asyncio.gather(*asked)] == [200] * 4


async def test_a_hint_that_does_not_come_is_not_made_up(
    server: Server, ann: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "advise", misfortunes.think_for_ever)
    monkeypatch.setattr(bots, "HINT_SECONDS", 0.3)
    status, said = await hint(ann, await on_one_screen(ann))
    assert (status, said["code"]) == (409, "hint-late")


# ---- moves


async def test_a_table_that_thinks_long_waits_for_itself(
    server: Server, bob: Visitor, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    think, turns = Thinker.think, worker(server).bots.movers.turns

    async def takes_long(self: Thinker, seconds: float, what: Callable[..., Any], *about: object) -> Any:
        """Longer than it takes Bob's bots to be asked again."""
        found = await think(self, seconds, what, *about)
        while about[0] == SLOW and not any(key == light.id for key, _ in turns._asked.values()):
            await asyncio.sleep(0.001)
        clock.now += 0.5 if about[0] == SLOW else 0.01
        return found

    monkeypatch.setattr(Thinker, "think", takes_long)
    mallory = await server.visitor("Mallory")
    light = Place("", "")
    heavy = [await mallory.new_table("bot:greedy", "bot:greedy", game=SLOW) for _ in range(4)]
    light = await bob.new_table("bot:random", "bot:random")
    async with asyncio.timeout(LONG):
        while not await bot_moves(server, light):
            await asyncio.sleep(0.002)
        first = sum([await bot_moves(server, place) for place in heavy])
        while await bot_moves(server, light) < 6:
            await asyncio.sleep(0.002)
    between = sum([await bot_moves(server, place) for place in heavy]) - first
    assert between < 12, "each of the four came before Bob's bots again, five times"


async def bot_moves(server: Server, place: Place) -> int:
    return len((await worker(server).writer.table(place.id)).history.line)


async def test_the_least_served_comes_first(clock: Clock) -> None:
    turns, order = Turns(1), []

    async def think(key: str, seconds: float) -> None:
        async with turns.turn(key):
            await clock.think(seconds)
        order.append(key)

    await think("slow", 0.2)
    await think("quick", 0.001)
    order.clear()
    under_way = asyncio.create_task(think("slow", 0.05))
    await asyncio.sleep(0)
    waiting = [asyncio.create_task(think(key, 0.001)) for key in ("slow", "slow", "quick", "new", "quick")]
    await asyncio.gather(under_way, *waiting)
    assert order == ["slow", "new", "quick", "quick", "slow", "slow"]
    assert turns.waiting == 0


async def test_nobody_lets_others_go_first_for_ever(clock: Clock) -> None:
    """Whoever has had more than others waits for it, but has his turn though they come again and again."""
    turns, done = Turns(1), asyncio.Event()
    turns._note("slow", 0.1)

    async def think(key: str) -> None:
        async with turns.turn(key):
            await clock.think(0.004)

    async def again_and_again(key: str) -> None:
        while not done.is_set():
            await think(key)

    others = [asyncio.create_task(again_and_again(f"quick {number}")) for number in range(20)]
    await asyncio.sleep(0)
    await think("slow")
    assert 0 < clock.now - 1000 < 0.3  # they would take 2 s to have had as much
    done.set()
    await asyncio.gather(*others)


async def test_the_start_of_a_process_is_counted_against_nobody(clock: Clock) -> None:
    turns = Turns(1)
    async with turns.turn("first") as turn:
        await clock.think(0.2)
        turn.begin()
        await clock.think(0.01)
    assert turns.had("first") == pytest.approx(0.01)


async def test_the_more_wait_the_less_time_each_should_take() -> None:
    turns, go_on = Turns(2), asyncio.Event()

    async def think(key: int) -> None:
        async with turns.turn(str(key)):
            await go_on.wait()

    assert turns.share() == 1
    tasks = [asyncio.create_task(think(key)) for key in range(8)]
    await asyncio.sleep(0)
    assert (turns.waiting, turns.share()) == (6, 2 / 8)
    go_on.set()
    await asyncio.gather(*tasks)
    assert turns.share() == 1


async def test_in_a_hurry_a_bot_has_its_share_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    had: list[float] = []

    class Leisurely(RandomBot):
        def within(self, seconds: float) -> Bot:
            had.append(seconds)
            return self

    monkeypatch.setattr(bots, "listed_bot", lambda _: Leisurely())
    state = bastide.game("fair").start(2, 1)
    bots.think("fair", state.to_json(), 0, "seed", "leisurely", 0.25)
    assert had == [bots.PACE / 4]


async def test_whoever_gives_up_leaves_the_place_to_others() -> None:
    turns = Turns(1)
    async with turns.turn("one"):
        with pytest.raises(TimeoutError):
            await turns.turn("impatient", 0.01).__aenter__()
        gone = asyncio.create_task(turns.turn("cancelled").__aenter__())
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        assert turns.waiting == 0
    just = asyncio.create_task(turns.turn("just given").__aenter__())
    just.cancel()
    await asyncio.gather(just, return_exceptions=True)
    async with asyncio.timeout(5), turns.turn("last"):
        pass


# ---- tables of bots alone


async def test_so_many_tables_of_bots_alone_and_no_more(server_settings: Settings, quick_bots: None) -> None:
    few = msgspec.structs.replace(server_settings, bot_tables=2)
    alone = {"game": SLOW, "seats": [{"kind": "bot", "bot": "random"}] * 2}
    async with running(few) as server:
        held = worker(server).bots
        held._take_up = lambda table_id: None  # type: ignore[method-assign]  # they begin, and go on for ever
        ann = await server.visitor("Ann")
        for _ in range(2):
            await ann.post("/api/tables", alone, 201)
        await ann.refused(429, "bot-tables", "/api/tables", alone)
        again = await server.visitor("Ann again")
        await again.refused(429, "bot-tables", "/api/tables", alone)  # a new cookie at the same address
        await (await server.visitor("Other", address="10.1.2.3")).post("/api/tables", alone, 201)
        elsewhere = await server.visitor("Mover", address="10.1.2.4")
        for _ in range(2):
            await elsewhere.post("/api/tables", alone, 201)
        # Not by a table whose seats are left to bots one after the other, nor by a fork.
        place = await again.new_table("open", "open", game=SLOW)
        await again.post(f"{place.path}/bot", {"seat": 0, "bot": "random"}, 200)
        await again.refused(429, "bot-tables", f"{place.path}/bot", {"seat": 1, "bot": "random"})
        own = await on_one_screen(again)
        await again.refused(429, "bot-tables", f"{own.path}/fork", {"moves": 0, "seats": alone["seats"]})
        # Whoever plays along is not counted.
        await ann.new_table("person", "bot:random", game=SLOW)


async def test_the_end_of_a_game_makes_room(server_settings: Settings, quick_bots: None) -> None:
    few = msgspec.structs.replace(server_settings, bot_tables=1)
    alone = {"game": "fair", "seats": [{"kind": "bot", "bot": "random"}] * 2}
    async with running(few) as server:
        ann = await server.visitor("Ann")
        made = (await ann.post("/api/tables", alone, 201)).json()["table"]
        place = Place(made["id"], made["invite"])
        while (await ann.table(place))["table"]["status"] != "over":
            await asyncio.sleep(0.02)
        await ann.post("/api/tables", alone, 201)


# ---- positions


async def test_a_crafted_position_is_refused_by_the_name_of_its_field(ann: Visitor) -> None:
    data: Any = json.loads(json.dumps(bastide.game(SLOW).start(seed=1).to_json()))
    data["players"][1]["goods"] = dict.fromkeys(("food", "wood", "stone", "cloth", "gold"), 200)
    record = Record(SLOW, 2, 1, {}, data).text()
    for language in ("en", "ru"):
        said = await ann.refused(422, "bad-input", "/api/import", {"record": record}, lang=language)
        assert "players[1].goods" in said["message"] and "1000" in said["message"]
    data["players"][1]["goods"] = {"food": 20}
    await ann.post("/api/import", {"record": Record(SLOW, 2, 1, {}, data).text()}, 201)
