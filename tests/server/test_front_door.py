"""How requests come in: tokens and other authorization, languages, methods, workers that know less, full memory."""

import asyncio
import re
from pathlib import Path

import httpx
import msgspec
import pytest

from bastide.bots.hinting import Hint
from bastide.core.state import State
from bastide.server import writer
from bastide.server.bots import Bots
from bastide.server.settings import Settings
from bastide.server.table import Table
from tests.server.client import ORIGIN, Server, Visitor, running
from tests.server.games import duel, whose_turn, worker

pytestmark = pytest.mark.asyncio


async def test_only_a_token_is_let_in_without_the_page(server: Server, ann: Visitor, bob: Visitor) -> None:
    """With any other authorization the cookie counts, and then the page's own header must be there."""
    place = await duel(ann, bob)
    for header in ("", "Basic YW5uOmFubg==", "Bearer", "bearer nonsense"):
        answer = await ann.request("POST", f"{place.path}/leave", headers={"authorization": header})
        assert answer.status_code == (401 if header.lower().startswith("bearer") else 403)
    assert not (await ann.table(place))["table"]["seats"][0]["away"]


async def test_a_proxy_may_ask_for_a_password_of_its_own(ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    ann.http.headers["authorization"] = "Basic YW5uOmFubg=="
    assert (await ann.table(place))["table"]["your_seats"] == [0]
    await ann.post(f"{place.path}/chat", {"text": "Hello"}, 200)
    async with ann.socket(place) as page:
        assert (await page.message())["seat"] == 0


async def test_a_refusal_has_no_english_words_in_russian(ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    how = {"accept-language": "ru", "x-bastide-csrf": ann.http.cookies["bastide_csrf"]}
    json = {**how, "content-type": "application/json"}
    answers: list[httpx.Response] = [
        await ann.request("POST", "/api/me", content=b"{", headers=json),
        await ann.request("POST", "/api/me", json={"name": 7}, headers=how),
        await ann.request("POST", "/api/me", json={"name": "x", "y": 1}, headers=how),
        await ann.request("POST", "/api/me", content=b"x", headers=how),
        await ann.request("POST", "/api/me", json={"name": "x"}, headers={"accept-language": "ru"}),
        await ann.request("GET", "/api/tables?scope=x", headers=how),
        await ann.request("GET", f"{place.path}/refusals", headers=how),
        await ann.request("GET", f"{place.path}/log?since=-1&lang=ru"),
    ]
    for answer in answers:
        said = answer.json()
        assert not re.search("[a-zA-Z]", said["message"]), said
        assert said["detail"]
    assert answers[1].json()["detail"] == "name: Expected `str`, got `int`"
    async with ann.socket(place, lang="ru", since=-1) as page:
        refused = await page.message()
        assert not re.search("[a-zA-Z]", refused["message"]) and refused["detail"]


async def test_the_page_is_there_for_those_who_only_look(server_settings: Settings, tmp_path: Path) -> None:
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Bastide</title>")
    async with running(msgspec.structs.replace(server_settings, web_folder=str(folder))) as server:
        visitor = await server.visitor()
        for path in ("/", "/health", "/ready"):
            seen = await visitor.get(path, 200)
            looked = await visitor.request("HEAD", path)
            assert looked.status_code == 200
            assert looked.headers["content-type"] == seen.headers["content-type"]
        assert (await visitor.get("/")).headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize(("language", "said"), [("en", "This server has no page"), ("ru", "Показать нечего")])
async def test_a_server_without_a_page_says_so(ann: Visitor, language: str, said: str) -> None:
    answer = await ann.request("GET", "/", headers={"accept-language": f"{language}-XX,en;q=0.5"})
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.text.startswith(said)
    assert (await ann.request("GET", "/nowhere")).json()["code"] == "not-found"


async def test_a_file_that_is_known_is_not_sent_again(server_settings: Settings, tmp_path: Path) -> None:
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Bastide</title>")
    (folder / "drawing.svg").write_text("<svg/>")
    async with running(msgspec.structs.replace(server_settings, web_folder=str(folder))) as server:
        visitor = await server.visitor()
        for path in ("/", "/drawing.svg"):
            tag = (await visitor.get(path, 200)).headers["etag"]
            known = await visitor.request("GET", path, headers={"if-none-match": tag})
            assert (known.status_code, known.content, known.headers["etag"]) == (304, b"", tag)
            other = await visitor.request("GET", path, headers={"if-none-match": 'W/"other"'})
            assert other.status_code == 200 and other.content


async def test_the_description_needs_nothing_from_elsewhere(ann: Visitor) -> None:
    for path in ("/schema", "/schema/openapi.json"):
        answer = await ann.get(path, 200)
        assert answer.json()["openapi"] and "https://" not in answer.text


async def test_nothing_is_kept_for_queries_that_mean_nothing(server: Server, ann: Visitor) -> None:
    """Else a flood of them would fill the memory."""
    for number in range(5):
        assert "game-name" in (await ann.get("/api/games/burgundy/words", 200, x=number)).text
    kept = server.app.stores.get("response_cache")
    assert getattr(kept, "_store", {}) == {}


# ---- workers that know less


async def test_a_token_at_a_worker_that_has_not_seen_me_sit_down(two_servers: tuple[Server, Server]) -> None:
    here, there = two_servers
    ann, bob = await here.visitor("Ann"), await here.visitor("Bob")
    place = await ann.new_table("person", "open", "open")
    await ann.at(there).table(place)
    await bob.post(f"{place.path}/sit", {"seat": 1, "invite": place.invite}, 200)
    await bob.at(there).post(f"{place.path}/token", {"seat": 1}, 201)
    await bob.post(f"{place.path}/leave", expect=200)
    other = bob.at(there)
    await other.post(f"{place.path}/chat", {"text": "Back in a moment"}, 200)  # without the link: Bob has been here
    await other.post(f"{place.path}/sit", {"seat": 2}, 200)


async def test_a_table_that_is_put_out_of_memory_while_it_is_read(
    two_servers: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "TABLES_IN_MEMORY", 1)
    ann = await two_servers[0].visitor("Ann")
    places = [await ann.new_table("person", "person", mode="hotseat") for _ in range(4)]
    for _ in range(5):
        for found in await asyncio.gather(*(ann.table(place, words=0) for place in places * 3)):
            assert found["legal"]
    assert worker(two_servers[0]).writer.count == 1


# ---- hints


async def test_a_hint_answers_what_was_asked_when_it_was_wanted(
    ann: Visitor, bob: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await duel(ann, bob, hints=True)
    mover, shown = await whose_turn(place, ann, bob)

    async def think(self: Bots, guest: str, address: str, table: Table, state: State, seat: int) -> Hint:
        await mover.move(place)
        await mover.undo(place)
        return Hint(state.legal(seat)[0], [], None)

    monkeypatch.setattr(Bots, "hint", think)
    hint = (await mover.post(f"{place.path}/hint", {"seat": shown["seat"]}, 200)).json()
    assert hint["answers"] == shown["answers"]
    said = await mover.act(place, hint["action"], shown["seat"], hint["answers"], expect=409)
    assert said["code"] == "stale"


# ---- who is here


async def test_a_page_that_is_loaded_again_sees_who_has_come(ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    async with ann.socket(place, origin=ORIGIN) as page:
        assert (await page.message())["online"] == ["Ann"]
        async with bob.socket(place) as bobs, ann.socket(place) as again:
            await bobs.message()
            assert (await again.message())["online"] == ["Ann", "Bob"]
