"""Live tables: every page gets its own view, resumes where it was, at any worker, after any restart."""

import asyncio
from typing import Any

import msgspec
import pytest

from bastide.server import api, guests
from bastide.server.live import BACKLOG
from bastide.server.settings import Settings
from tests.server.client import Place, Server, Socket, Visitor, running
from tests.server.games import duel, play_out, stored, whose_turn, worker

pytestmark = pytest.mark.asyncio


def numbers(messages: list[dict[str, Any]]) -> list[int]:
    return [entry["number"] for message in messages for entry in message["entries"]]


async def play(place: Place, moves: int, *people: Visitor) -> int:
    """So many moves by whoever is asked: the number of the last entry."""
    number = 0
    for choice in range(moves):
        mover, shown = await whose_turn(place, *people)
        action = shown["legal"][choice % len(shown["legal"])]["action"]
        number = (await mover.act(place, action, shown["seat"], shown["answers"]))["number"]
    return number


async def test_everybody_gets_their_own_view(server: Server, ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    passer_by = await server.visitor()
    async with ann.socket(place) as anns, bob.socket(place) as bobs, passer_by.socket(place) as others:
        pages: list[tuple[int | None, Socket]] = [(0, anns), (1, bobs), (None, others)]
        for _, page in pages:
            await page.until(3)
        for _ in range(6):
            number = await play(place, 1, ann, bob)
            state = (await stored(server, place)).state
            assert state is not None
            for seat, page in pages:
                message = (await page.until(number))[-1]
                assert message["t"] == "table"
                assert message["seat"] == seat
                assert message["view"] == state.view(seat)
                legal = [] if seat is None else [action.to_json() for action in state.legal(seat)]
                assert [one["action"] for one in message["legal"]] == legal
                assert message["table"]["your_seats"] == ([] if seat is None else [seat])
                (entry,) = message["entries"]
                assert entry["number"] == number and entry["kind"] == "act"
                assert entry["events"] and entry["lines"]


async def test_a_page_that_comes_back_gets_what_it_missed_once(ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    seen: list[int] = []
    last = 3
    for moves in (0, 1, 5, 0, 3):
        if moves:
            last = await play(place, moves, ann, bob)
        async with ann.socket(place, since=max(seen, default=0)) as page:
            seen += numbers(await page.until(last))
            last = await play(place, 2, ann, bob)
            seen += numbers(await page.until(last))
    assert seen == list(range(1, last + 1))


async def test_after_a_long_absence_the_rest_is_in_the_log(ann: Visitor) -> None:
    place = await ann.new_table("person", "person", mode="hotseat")
    last = await play(place, BACKLOG + 10, ann)
    async with ann.socket(place, since=2) as page:
        found = numbers([await page.message()])
    assert found == list(range(last - BACKLOG + 1, last + 1))
    older = [entry["number"] for entry in await ann.log(place, since=2)]
    assert older == list(range(3, last + 1))


async def test_a_long_log_is_read_page_by_page(ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api, "LOG_PAGE", 7)
    place = await ann.new_table("person", "person", mode="hotseat")
    last = await play(place, 20, ann)
    found: list[int] = []
    for _ in range(10):
        found += [entry["number"] for entry in await ann.log(place, since=max(found, default=0))]
    assert found == list(range(1, last + 1))


async def test_a_number_from_the_future_is_no_trouble(ann: Visitor) -> None:
    place = await ann.new_table("person", "person", mode="hotseat")
    async with ann.socket(place, since=10**9) as page:
        message = await page.message()
        assert message["entries"] == [] and message["number"] == 2


async def test_two_tabs_of_one_seat(ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    async with ann.socket(place) as one, ann.socket(place, lang="ru") as other:
        await one.message()
        await other.message()
        last = await play(place, 4, ann, bob)
        first, second = await one.until(last), await other.until(last)
        assert numbers(first) == numbers(second) == list(range(4, last + 1))
        assert first[-1]["view"] == second[-1]["view"]
        assert first[-1]["entries"][-1]["lines"] != second[-1]["entries"][-1]["lines"]


async def test_a_program_is_spared_the_words(ann: Visitor) -> None:
    place = await ann.new_table("person", "person", mode="hotseat")
    async with ann.socket(place, words=0) as page:
        await page.message()
        message = (await page.until(await play(place, 1, ann)))[-1]
    assert message["question"] == ""
    assert set(message["legal"][0]) == {"text", "action"}
    assert "lines" not in message["entries"][0]


async def test_who_is_at_the_table(server: Server, ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    passer_by = await server.visitor()
    async with ann.socket(place) as page, passer_by.socket(place):
        assert (await page.message())["online"] == ["Ann"]
        async with bob.socket(place) as bobs:
            assert (await bobs.message())["online"] == ["Ann", "Bob"]
            assert (await page.message())["online"] == ["Ann", "Bob"]
        message = await page.message()
        assert message["online"] == ["Ann"] and message["entries"] == []


@pytest.mark.usefixtures("brisk")
async def test_who_is_at_the_table_through_another_worker(two_servers: tuple[Server, Server]) -> None:
    here, there = two_servers
    ann, bob = await here.visitor("Ann"), await there.visitor("Bob")
    place = await duel(ann, bob)

    async def shown(page: Socket, names: list[str]) -> None:
        while (await page.message())["online"] != names:
            pass

    async with ann.socket(place) as page:
        async with bob.socket(place) as bobs:
            await shown(page, ["Ann", "Bob"])
            await shown(bobs, ["Ann", "Bob"])
        await shown(page, ["Ann"])


async def test_chat_and_seats_are_live(ann: Visitor, bob: Visitor) -> None:
    place = await ann.new_table("person", "open", visibility="public")
    async with ann.socket(place) as page:
        assert (await page.message())["view"] is None
        await bob.post(f"{place.path}/chat", {"text": "Привет <b>всем</b> & co"}, 200)
        (said,) = (await page.message())["entries"]
        assert (said["kind"], said["name"], said["text"]) == ("chat", "Bob", "Привет <b>всем</b> & co")
        await bob.post(f"{place.path}/sit", {"seat": 1}, 200)
        messages = await page.until(4)
        assert numbers(messages) == [3, 4]
        assert messages[-1]["table"]["status"] == "playing" and messages[-1]["view"]


async def test_sockets_that_are_refused(server: Server, ann: Visitor) -> None:
    place = await ann.new_table("person", "person", mode="hotseat")
    stranger = await server.visitor()
    cases: list[tuple[Socket, str, int]] = [
        (ann.socket(Place("nothing", "")), "no-table", 4404),
        (stranger.socket(place), "no-invite", 4403),
        (stranger.socket(place, invite="x" * 1000), "no-invite", 4403),
        (ann.socket(place, lang="fr"), "bad-request", 4400),
        (ann.socket(place, since="-1"), "bad-request", 4400),
        (ann.socket(place, since="ten"), "bad-request", 4400),
        (ann.socket(place, origin="https://evil.example"), "forbidden", 4403),
        (ann.socket(place, origin="null"), "forbidden", 4403),
    ]
    for socket, code, closed in cases:
        async with socket as page:
            said = await page.message()
            assert (said["t"], said["code"]) == ("refused", code)
            assert said["message"]
            assert await page.close_code() == closed
    async with stranger.socket(place, invite=place.invite, origin=None) as page:
        assert (await page.message())["seat"] is None


# ---- several workers


async def test_a_page_at_another_worker_sees_everything(two_servers: tuple[Server, Server]) -> None:
    here, there = two_servers
    ann, bob = await here.visitor("Ann"), await there.visitor("Bob")
    place = await duel(ann, bob)
    async with ann.socket(place) as near, bob.socket(place) as far:
        first, second = await near.until(3), await far.until(3)
        last = await play(place, 10, ann, bob)
        first += await near.until(last)
        second += await far.until(last)
        assert numbers(first) == numbers(second) == list(range(1, last + 1))
    tables = [await worker(server).writer.table(place.id, fresh=True) for server in two_servers]
    assert tables[0] is not tables[1]
    assert tables[0].state == tables[1].state
    assert tables[0].asked_since == tables[1].asked_since
    assert tables[0].history.digest() == tables[1].history.digest()


async def test_a_new_name_is_known_at_every_worker(
    two_servers: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guests, "BELIEVED", -1.0)
    here, there = two_servers
    ann = await here.visitor("Ann")
    assert (await ann.at(there).get("/api/me")).json() == {"name": "Ann"}
    await ann.post("/api/me", {"name": "Anna"}, 200)
    assert (await ann.at(there).get("/api/me")).json() == {"name": "Anna"}


async def test_bots_at_two_workers_play_one_game(two_servers: tuple[Server, Server], quick_bots: None) -> None:
    here, there = two_servers
    ann = await here.visitor("Ann")
    passer_by = await there.visitor()
    place = await ann.new_table("person", "bot:random", "bot:random", visibility="public")
    seen: list[int] = []
    async with passer_by.socket(place, words=0) as page:
        game = asyncio.create_task(play_out(place, ann, ann.at(there)))
        message = await page.message()
        seen += numbers([message])
        while message["table"]["status"] != "over":
            message = await page.message()
            seen += numbers([message])
        await game
    table = await stored(here, place)
    assert seen == [entry.number for entry in table.entries]
    assert [move.number for move in table.history.line] == [row.number for row in table.entries if row.kind == "act"]
    for server in two_servers:
        known = await worker(server).writer.table(place.id, fresh=True)
        assert known.state == table.state


async def test_a_restart_in_the_middle_of_a_game(server_settings: Settings, quick_bots: None) -> None:
    settings = msgspec.structs.replace(server_settings, secret="kept over the restart, as the file is")
    async with running(settings) as server:
        ann, bob = await server.visitor("Ann"), await server.visitor("Bob")
        place = await duel(ann, bob, options={"setup": "advanced_secret"})
        shown = await ann.table(place, words=0)
        async with ann.socket(place) as page:
            await page.message()
            await ann.act(place, shown["legal"][0]["action"], 0, shown["answers"])
            last = (await page.until(4))[-1]
        waiting = await bob.table(place)
    async with running(settings) as server:
        ann, bob = ann.at(server), bob.at(server)
        async with ann.socket(place, since=last["number"]) as page:
            again = await page.message()
            assert again["entries"] == []
            assert {**again, "entries": last["entries"]} == last
            assert await bob.table(place) == waiting
            # An answer that was on its way when the server stopped is accepted, and once.
            for repeated in (False, True):
                done = await bob.act(place, waiting["legal"][0]["action"], 1, waiting["answers"], "on-its-way")
                assert done == {"number": 5, "repeated": repeated}
            assert numbers(await page.until(5)) == [5]
        last_number = await play(place, 20, ann, bob)
        before = [await person.table(place) for person in (ann, bob)]
        log = await ann.log(place)
    async with running(settings) as server:
        assert [await person.at(server).table(place) for person in (ann, bob)] == before
        assert await ann.at(server).log(place) == log
        assert before[0]["table"]["number"] == last_number
