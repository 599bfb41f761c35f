"""Choices at the same time: everybody plans, changes the plan, takes it back and gets ready in any order, and nobody
knows what the others chose before all are ready. The toy game plans its days like that."""

import asyncio
import itertools
import random
from typing import Any

import msgspec
import pytest

from bastide.core.history import KEEP_EVERY
from bastide.examples.fair.components import WARES
from bastide.examples.fair.state import FairState
from bastide.server.history import TableHistory
from bastide.server.store import open_store
from bastide.server.table import Table
from tests.server.client import Place, Server, Visitor, fresh_key
from tests.server.games import agree, stored, worker
from tests.server.test_secrets import settled

pytestmark = pytest.mark.asyncio

NAMES = ("Ann", "Bob", "Cleo", "Dan")
BUSY = 10
"""Things that are done before everybody gets ready."""


async def four(*servers: Server, **more: object) -> tuple[Place, list[Visitor]]:
    """A game of four people, who come through different workers if there are several."""
    people = [await servers[seat % len(servers)].visitor(name) for seat, name in enumerate(NAMES)]
    place = await people[0].new_table("person", "open", "open", "open", game="fair", visibility="public", **more)
    for seat in (1, 2, 3):
        await people[seat].post(f"{place.path}/sit", {"seat": seat}, 200)
    return place, people


def fair(table: Table) -> FairState:
    assert isinstance(table.state, FairState)
    return table.state


class Planner:
    """What a seat should have chosen, and been asked, after all that its player did."""

    def __init__(self, place: Place, visitor: Visitor, seat: int) -> None:
        self.place = place
        self.visitor = visitor
        self.seat = seat
        self.done: list[str] = []
        self.undone: list[str] = []
        self.answers = 0

    @property
    def ready(self) -> bool:
        return "ready" in self.done

    def plan(self) -> tuple[str | None, int]:
        wares = [text.removeprefix("show ware=") for text in self.done if text.startswith("show")]
        stakes = [int(text.removeprefix("stake coins=")) for text in self.done if text.startswith("stake")]
        return (wares[-1] if wares else None), (stakes[-1] if stakes else 0)

    async def shown(self) -> dict[str, Any]:
        return await self.visitor.table(self.place, words=0)

    async def act(self, text: str) -> None:
        """With two clicks: the second is no answer to what is asked after the first, even if that is the same."""
        before = await self.shown()
        done = await self.visitor.act(self.place, text, self.seat, before["answers"])
        again = {"seat": self.seat, "answers": before["answers"], "key": fresh_key(), "action": text}
        await self.visitor.refused(409, "stale", f"{self.place.path}/act", again)
        self.done.append(text)
        self.undone.clear()
        self.answers = done["number"]

    async def undo(self) -> None:
        self.answers = (await self.visitor.undo(self.place))["number"]
        self.undone.append(self.done.pop())

    async def redo(self) -> None:
        self.answers = (await self.visitor.redo(self.place))["number"]
        self.done.append(self.undone.pop())

    async def something(self, luck: random.Random, may_be_ready: bool) -> None:
        texts = [choice["text"] for choice in (await self.shown())["legal"]]
        what = [text for text in texts if may_be_ready or text != "ready"]
        what += ["undo"] * 2 * bool(self.done) + ["redo"] * 2 * bool(self.undone)
        deed = luck.choice(what)
        await (self.undo() if deed == "undo" else self.redo() if deed == "redo" else self.act(deed))

    async def get_ready(self) -> None:
        if self.plan()[0] is None:
            await self.act((await self.shown())["legal"][0]["text"])
        await self.act("ready")


async def check(planners: list[Planner], passer_by: Visitor) -> None:
    """Everybody sees who is ready and the own plan alone; everybody's question is as old as it should be."""
    waiting = [planner.seat for planner in planners if not planner.ready]
    looking: list[tuple[Visitor, int | None]] = [*((one.visitor, one.seat) for one in planners), (passer_by, None)]
    for visitor, seat in looking:
        shown = await visitor.table(planners[0].place)
        view = shown["view"]
        assert view["to_act"] == waiting
        assert view["ready"] == [other for other in range(4) if other not in waiting]
        assert shown["table"]["proposals"] == []
        for planner, player in zip(planners, view["players"], strict=True):
            plan = (player["shown"], player["stake"])
            assert plan == (planner.plan() if planner.seat == seat else (None, None))
        acts = [entry for entry in await visitor.log(planners[0].place) if entry["kind"] == "act"]
        assert all(("action" in entry) == (entry["seat"] == seat) for entry in acts)
        assert all(event["seat"] == seat for entry in acts for event in entry.get("events", []) if len(event) > 2)
        if seat is not None:
            planner = planners[seat]
            assert shown["answers"] == planner.answers
            assert bool(shown["legal"]) == (seat in waiting)
            assert shown["table"]["can_undo"] == bool(planner.done)
            assert shown["table"]["can_redo"] == bool(planner.undone)


def alike(one: Table, other: Table) -> None:
    assert one.state == other.state
    assert one.asked_since == other.asked_since
    assert one.history.digest() == other.history.digest()
    for part in ("line", "taken"):
        moves = [[(m.number, m.reveals, m.wave) for m in getattr(table.history, part)] for table in (one, other)]
        assert moves[0] == moves[1]


async def test_four_plan_change_undo_and_get_ready_in_every_order(two_servers: tuple[Server, Server]) -> None:
    passer_by = await two_servers[0].visitor()
    for case, order in enumerate(itertools.permutations(range(4))):
        luck = random.Random(case)
        place, people = await four(*two_servers)
        planners = [Planner(place, visitor, seat) for seat, visitor in enumerate(people)]
        start = (await passer_by.table(place))["table"]["number"]
        for planner in planners:
            planner.answers = start
        for deed in range(BUSY):
            planner = luck.choice(planners)
            others_wait = any(not other.ready for other in planners if other is not planner)
            await planner.something(luck, may_be_ready=others_wait)
            if deed % 4 == 3:
                await check(planners, passer_by)
        for planner in planners:
            while planner.ready:
                await planner.undo()
        await check(planners, passer_by)
        tables = [await worker(server).writer.table(place.id, fresh=True) for server in two_servers]
        alike(*tables)
        alike(tables[0], await stored(two_servers[0], place))
        for seat in order:
            await planners[seat].get_ready()
            if seat != order[-1]:
                await check(planners, passer_by)
        # All are ready: what was chosen last is what counts, and the log tells it to everybody.
        after = await passer_by.table(place)
        log = await passer_by.log(place)
        plans = [planner.plan() for planner in planners]
        assert after["view"]["phase"] != "plan"
        assert sorted(after["view"]["market"]) == sorted(str(ware) for ware, _ in plans)
        on_the_line = [entry for entry in log if entry["kind"] == "act" and entry["moves"] is not None]
        assert [entry["moves"] for entry in sorted(on_the_line, key=lambda entry: entry["moves"])] == [
            *range(1, after["table"]["moves"] + 1)
        ]
        for seat, planner in enumerate(planners):
            texts = [entry["action"] for entry in on_the_line if entry["seat"] == seat]
            assert len(texts) == len(planner.done)
        taken_back = [entry for entry in log if entry["kind"] == "act" and entry["moves"] is None]
        assert all("action" not in entry for entry in taken_back)


async def test_others_receive_the_same_whatever_was_planned(server: Server, fixed_seed: str) -> None:
    """Over the socket, too, and in every sentence."""
    received: list[tuple[str, str]] = []
    for choice in (0, 1):
        place, (ann, bob, cleo, dan) = await four(server)
        passer_by = await server.visitor()
        for visitor in (bob, passer_by):
            visitor.heard.clear()
        async with bob.socket(place) as bobs, passer_by.socket(place) as passing:
            for person, seat in ((ann, 0), (cleo, 2), (dan, 3)):
                wares = [one["text"] for one in (await person.table(place, words=0))["legal"] if "show" in one["text"]]
                texts = [wares[choice % len(wares)], f"stake coins={1 + choice}", "ready"]
                for text in texts:
                    await person.act(place, text, seat, (await person.table(place, words=0))["answers"])
                await person.undo(place)
                last = (await person.redo(place))["number"]
            for page in (bobs, passing):
                await page.until(last)
        for visitor in (bob, passer_by):
            await visitor.table(place)
            await visitor.log(place)
            await visitor.get(f"{place.path}/positions/5", 200)
            await visitor.get("/api/tables", 200, scope="public")
        received.append((settled(bob.heard, place), settled(passer_by.heard, place)))
        await ann.post(f"{place.path}/close", expect=200)
        await agree(place, bob, cleo, dan)
    assert received[0] == received[1]


async def test_an_own_choice_is_taken_back_and_the_others_stay(server: Server) -> None:
    place, people = await four(server)
    ann, bob = people[:2]
    ware = (await ann.table(place, words=0))["legal"][0]["text"]
    await ann.act(place, ware, 0, (await ann.table(place, words=0))["answers"])
    asked = (await bob.table(place, words=0))["answers"]
    shown = (await bob.table(place, words=0))["legal"][0]["text"]
    await bob.act(place, shown, 1, asked)
    await bob.act(place, "stake coins=2", 1, (await bob.table(place, words=0))["answers"])
    before = (await bob.table(place, words=0))["answers"]
    await ann.undo(place)
    state = fair(await stored(server, place))
    assert state.traders[0].shown == -1
    assert (WARES[state.traders[1].shown], state.traders[1].stake) == (shown.removeprefix("show ware="), 2)
    now = await bob.table(place, words=0)
    assert (now["answers"], now["table"]["moves"], now["table"]["moves_undone"]) == (before, 2, 1)
    undo = (await bob.log(place))[-1]
    assert (undo["kind"], undo["seat"], undo["to"]) == ("undo", 0, 2)
    assert undo["of"] == min(entry["number"] for entry in await bob.log(place) if entry["kind"] == "act")
    # Bob, who has taken nothing back, plays nothing again; Ann does, and then it is the last move.
    await bob.refused(409, "nothing-to-redo", f"{place.path}/redo", {"key": fresh_key()})
    await ann.redo(place)
    table = await stored(server, place)
    assert [action.seat for action in table.history.moves] == [1, 1, 0]
    redo = (await bob.log(place))[-1]
    assert (redo["kind"], redo["of"], redo["to"]) == ("redo", undo["of"], 3)


async def test_another_choice_forgets_the_own_one_that_was_taken_back_and_no_other(server: Server) -> None:
    place, people = await four(server)
    for seat in (0, 1):
        shown = await people[seat].table(place, words=0)
        await people[seat].act(place, shown["legal"][0]["text"], seat, shown["answers"])
    for person in people[:2]:
        await person.undo(place)
    await people[0].act(place, "stake coins=1", 0, (await people[0].table(place, words=0))["answers"])
    await people[0].refused(409, "nothing-to-redo", f"{place.path}/redo", {"key": fresh_key()})
    await people[1].redo(place)
    assert [str(action).split()[0] for action in (await stored(server, place)).history.moves] == ["stake", "show"]


async def test_beyond_the_wave_the_others_are_asked(server: Server) -> None:
    place, people = await four(server)
    planners = [Planner(place, visitor, seat) for seat, visitor in enumerate(people)]
    for planner in planners:
        await planner.get_ready()
    ann = people[0]
    await ann.undo(place)
    (asked,) = (await people[1].table(place))["table"]["proposals"]
    assert (asked["what"], asked["asks_you"]) == ("undo", True)
    for person in people[1:]:
        await person.post(f"{place.path}/consent", {"proposal": asked["number"], "yes": True}, 200)
    back = await ann.table(place, words=0)
    assert back["view"]["phase"] == "plan" and back["view"]["to_act"] == [0, 1, 2, 3]
    # Now the wave goes on again, and with it the freedom to take back.
    await ann.undo(place)
    again = await ann.table(place, words=0)
    assert again["table"]["proposals"] == [] and again["table"]["moves"] == back["table"]["moves"] - 1


async def test_bots_keep_what_they_have_chosen(server: Server, quick_bots: None) -> None:
    ann = await server.visitor("Ann")
    place = await ann.new_table("person", "bot:random", "bot:random", game="fair")
    shown = await ann.table(place, words=0)
    await ann.act(place, shown["legal"][0]["text"], 0, shown["answers"])
    while (await ann.table(place, words=0))["view"]["to_act"] != [0]:
        await asyncio.sleep(0.005)
    before = fair(await stored(server, place))
    await ann.undo(place)
    after = fair(await stored(server, place))
    assert after.traders[0].shown == -1
    assert [trader.key() for trader in after.traders[1:]] == [trader.key() for trader in before.traders[1:]]
    assert after.to_act == (0,)


# ---- what it costs, and logs that were written before


async def test_entries_of_a_wave_are_shown_without_playing_it_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, people = await four(server)
    replays: list[int | None] = []
    replay = TableHistory.replay

    def counted(self: TableHistory, upto: int | None = None) -> Any:
        replays.append(upto)
        return replay(self, upto)

    monkeypatch.setattr(TableHistory, "replay", counted)
    for number in range(3 * KEEP_EVERY):
        seat = number % 4
        shown = await people[seat].table(place, words=0)
        texts = [one["text"] for one in shown["legal"] if one["text"] != "ready"]
        await people[seat].act(place, texts[number % len(texts)], seat, shown["answers"])
        assert replays == []
    for person in people:
        await person.log(place)
        assert len(replays) <= 1  # for what happened, once and in one go
        replays.clear()
    await stored(server, place)
    assert len(replays) == 1


async def test_a_log_without_waves_is_read_as_one_with_them(server: Server) -> None:
    place, people = await four(server)
    for seat, deeds in ((0, 2), (1, 3), (2, 1), (0, 1)):
        for _ in range(deeds):
            shown = await people[seat].table(place, words=0)
            texts = [one["text"] for one in shown["legal"] if one["text"] != "ready"]
            await people[seat].act(place, texts[-1], seat, shown["answers"])
    new = await stored(server, place)
    seen = await people[3].log(place)
    store = open_store(server.settings)
    for row in await store.read("select number, body from log where table_id = :id and kind = 'act'", id=place.id):
        body = msgspec.json.decode(row["body"])
        del body["wave"]
        await store.write(
            [
                (
                    "update log set body = :body where table_id = :id and number = :number",
                    {"body": msgspec.json.encode(body).decode(), "id": place.id, "number": row["number"]},
                )
            ]
        )
    await store.close()
    old = await stored(server, place)
    assert not any("wave" in entry.body for entry in old.entries)
    assert old.asked_since == new.asked_since
    worker(server).writer._tables.clear()
    assert await people[3].log(place) == seen
    assert {old.history.wave(place) for place in range(7)} == {1}
    alike(old, new)
    await people[0].undo(place)
    assert (await people[0].log(place))[-1]["of"]
