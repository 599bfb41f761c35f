"""Bad input, forged identities and other people's pages: always an answer with a code, never a change."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.routes import HTTPRoute

from bastide.core.words import LANGUAGES, words
from bastide.server import app, permissions
from bastide.server.page import FOREVER
from bastide.server.settings import Settings
from tests.server.client import ORIGIN, Place, Server, Visitor, fresh_key, running
from tests.server.games import duel, stored, whose_turn, worker

pytestmark = pytest.mark.asyncio

HEADERS = {
    "content-security-policy": "default-src 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}


def paths(server: Server, method: str, place: Place) -> list[str]:
    """Every address that takes this kind of request, at a table that is there."""
    found = []
    for route in server.app.routes:
        if isinstance(route, HTTPRoute) and method in route.methods and route.path.startswith("/api"):
            filled = route.path_format.replace("{table_id}", place.id).replace("{moves}", "0")
            found.append(filled.replace("{game}", "burgundy"))
    return found


async def everything(server: Server) -> dict[str, list[Any]]:
    """The whole database, but for who thinks for which bots."""
    found = {}
    for name in ("guests", "tables", "log", "snapshots", "members", "tokens"):
        rows = await worker(server).store.read(f"select * from {name}")
        found[name] = sorted(str({k: v for k, v in row.items() if not k.startswith("bot_")}) for row in rows)
    return found


def well_refused(answer: Any, *statuses: int) -> None:
    assert answer.status_code in statuses, f"{answer.status_code}: {answer.text}"
    said = answer.json()
    assert said["code"] and said["message"], said
    assert said["message"] != f"no-{said['code']}"


# ---- what cannot be read

BODIES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"7",
    b'"text"',
    b"\xff\xfe",
    b'{"name": "\xff"}',
    b'{"name": "\\ud800", "text": "\\ud800", "key": "\\ud800"}',
    b"{}" * 2,
    b"[" * 50_000,
    b'{"a":' * 50_000,
    b'{"seat": 1e999}',
    b'{"seat": ' + b"9" * 5000 + b"}",
    b'{"seat": "0"}',
    b'{"seat": true}',
    b'{"seat": -1}',
    b'{"seat": 0, "unknown": 1}',
    b'{"unknown": {"unknown": [{"unknown": null}]}}',
]


async def test_bodies_that_cannot_be_read(server: Server, ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    before = await everything(server)
    headers = {"x-bastide-csrf": ann.http.cookies["bastide_csrf"], "content-type": "application/json"}
    with_body = [
        path for path in paths(server, "POST", place) if not path.endswith(("/analysis", "/leave", "/close", "/logout"))
    ]
    assert len(with_body) > 12
    for path in with_body:
        for body in BODIES:
            well_refused(await ann.request("POST", path, content=body, headers=headers), 400, 422)
    assert await everything(server) == before


async def test_forms_and_plain_text_are_not_taken(server: Server, ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    before = await everything(server)
    for kind, body in [
        ("application/xml", b'{"name": "Mallory", "text": "hi"}'),
        ("text/plain", b'{"name": "Mallory"}'),
        ("application/x-www-form-urlencoded", b"name=Mallory"),
        (
            "multipart/form-data; boundary=x",
            b'--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nM\r\n--x--\r\n',
        ),
        ("multipart/form-data", b"name"),
        ("nonsense", b"\x00"),
    ]:
        for path in ("/api/me", f"{place.path}/chat"):
            headers = {"x-bastide-csrf": ann.http.cookies["bastide_csrf"], "content-type": kind}
            well_refused(await ann.request("POST", path, content=body, headers=headers), 400, 415)
    assert await everything(server) == before


async def test_bodies_that_are_too_large(server: Server, ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    before = await everything(server)
    for path in ("/api/me", "/api/tables", "/api/import", f"{place.path}/act", f"{place.path}/chat"):
        answer = await ann.post(path, {"record": "x" * (server.settings.body_limit + 1)})
        well_refused(answer, 413)
        assert answer.json()["code"] == "too-large"
    for path, body in [
        ("/api/import", {"record": "x" * 200_001}),
        (f"{place.path}/chat", {"text": "x" * 501}),
        (f"{place.path}/chat", {"text": ""}),
        (f"{place.path}/chat", {"text": " \n\u200b\x00"}),
        (f"{place.path}/act", {"seat": 0, "answers": 3, "key": "x" * 65, "action": "end"}),
        (f"{place.path}/act", {"seat": 0, "answers": 3, "key": "", "action": "end"}),
        (f"{place.path}/act", {"seat": 0, "answers": 3, "key": "k", "action": "x" * 401}),
        (f"{place.path}/act", {"seat": 0, "answers": 3, "key": "k", "action": {"do": "x" * 101}}),
        (f"{place.path}/act", {"seat": 0, "answers": 3, "key": "k", "action": {str(n): n for n in range(41)}}),
        ("/api/tables", {"game": "burgundy", "seats": [{"kind": "open"}] * 9}),
        ("/api/tables", {"game": "x" * 41, "seats": [{"kind": "open"}] * 2}),
        ("/api/tables", {"game": "burgundy", "seats": [{"kind": "open"}] * 2, "options": {"duchies": "9" * 21_000}}),
    ]:
        well_refused(await ann.post(path, body), 400)
    assert await everything(server) == before


NAMES = ["", " ", "x" * 25, "a\x00b", "\x00", "\n", "a\tb", "\x7f", " padded", "padded ", "\u2028", "a\u0085", "a\n"]
UNSEEN = ["\u200b", "Ann\u200b", "\u202egniK", "a\u2066b", "\u00ad", "\u2800", "\u200d", "\ufeff"]


async def test_names_and_keys_that_are_not_taken(server: Server, ann: Visitor) -> None:
    before = await everything(server)
    for name in (*NAMES, *UNSEEN):
        well_refused(await ann.post("/api/me", {"name": name}), 400)
        seats = [{"kind": "person", "name": name}, {"kind": "person", "name": "Bob"}]
        if name:
            body = {"game": "burgundy", "mode": "hotseat", "seats": seats}
            well_refused(await ann.post("/api/tables", body), 400)
    place = await ann.new_table("person", "person", mode="hotseat")
    shown = await ann.table(place)
    act = {"seat": shown["seat"], "answers": shown["answers"], "action": shown["legal"][0]["action"]}
    for key in ("\x00", "a b", "a\nb", "a\n", "ключ"):
        well_refused(await ann.post(f"{place.path}/act", {**act, "key": key}), 400)
    assert (await everything(server))["guests"] == before["guests"]
    assert await ann.table(place) == shown
    for name in ("Ж", "O'Neil", '"; drop table guests; --', "<script>", "日本", "a b", "🏴\u200d☠️"):
        assert (await ann.post("/api/me", {"name": name}, 200)).json() == {"name": name}
        assert (await ann.get("/api/me")).json() == {"name": name}


IDS = ["nothing", "x" * 24, "x" * 100, "..", "%2e%2e", "%00", "a%00b", "%ff", "%ed%a0%80", "стол", "' or 1=1 --", "*"]


async def test_tables_that_are_not_there(server: Server, ann: Visitor) -> None:
    place = await ann.new_table("person", "open")
    before = await everything(server)
    for table_id in IDS:
        for method in ("GET", "POST"):
            for path in paths(server, method, place):
                if place.id in path:
                    wrong = path.replace(place.id, table_id)
                    how: dict[str, Any] = {}
                    if method == "POST":
                        how = {"json": {}, "headers": {"x-bastide-csrf": ann.http.cookies["bastide_csrf"]}}
                    well_refused(await ann.request(method, wrong, **how), 400, 404, 405)
        async with ann.socket(Place(table_id, "")) as page:
            assert await page.close_code() in (4400, 4404)
    assert await everything(server) == before


async def test_addresses_and_methods_that_are_not_there(ann: Visitor) -> None:
    for path in ("/api", "/api/", "/api/nothing", "/api/tables/x/nothing", "/nothing", "/api/games/chess/words"):
        answer = await ann.get(path)
        well_refused(answer, 404)
    for method, path in [
        ("DELETE", "/api/tables"),
        ("PUT", "/api/me"),
        ("PATCH", "/api/games"),
        ("POST", "/api/games"),
    ]:
        headers = {"x-bastide-csrf": ann.http.cookies["bastide_csrf"]}
        well_refused(await ann.request(method, path, headers=headers), 405)
    for query in ("lang=fr", "lang=", "scope=all", "scope=mine&scope=open", "lang=%00"):
        answer = await ann.get(f"/api/tables?{query}")
        assert answer.status_code in (200, 400)
    place = await ann.new_table("person", "person", mode="hotseat")
    for path in ("log?since=-1", "log?since=x", "positions/-1", "positions/x", "positions/99999999999999999999"):
        well_refused(await ann.get(f"{place.path}/{path}"), 400, 404)
    for seat in ("", "-1", "8", "x"):
        well_refused(await ann.get(f"{place.path}/refusals", seat=seat), 400)


# ---- who is asking


async def test_nothing_is_posted_without_the_page_that_we_gave(server: Server, ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    before = await everything(server)
    token = ann.http.cookies["bastide_csrf"]
    wrong = [None, "", "x", token[:-1], token[:-1] + ("0" if token[-1] != "0" else "1"), b"\xff\xfe", "x" * 128]
    for path in paths(server, "POST", place):
        for header in wrong:
            headers: dict[str, Any] = {} if header is None else {"x-bastide-csrf": header}
            answer = await ann.request("POST", path, json={"name": "Mallory", "seat": 0}, headers=headers)
            well_refused(answer, 403)
            assert answer.json()["code"] == "forbidden"
    other = (await server.visitor()).http.cookies["bastide_csrf"]
    answer = await ann.request("POST", f"{place.path}/leave", headers={"x-bastide-csrf": other})
    well_refused(answer, 403)
    assert await everything(server) == before


async def test_forged_cookies_are_nobodys(server: Server, ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    before = await everything(server)
    real = ann.http.cookies["bastide_guest"]
    guest, _, signed = real.partition(".")
    bobs = bob.http.cookies["bastide_guest"].partition(".")[2]
    forged = [
        guest,
        f"{guest}.",
        f"{guest}.{bobs}",
        f"{guest}.{signed[:-1]}",
        f"{guest}.{signed.upper()}",
        f".{signed}",
    ]
    for value in [*forged, "", ".", "a.b.c", "x" * 4000]:
        mallory = await server.visitor()
        mallory.http.cookies.set("bastide_guest", value, domain=ORIGIN.partition("//")[2])
        assert (await mallory.get("/api/me", 200)).json() == {"name": ""}
        assert (await mallory.table(place))["table"]["your_seats"] == []
        await mallory.refused(401, "no-name", f"{place.path}/leave")
    for raw in (b"bastide_guest=\xff.\xff", b"\x01", b"bastide_guest"):
        answer = await (await server.visitor()).request("GET", "/api/me", headers={b"cookie": raw})
        assert answer.json() == {"name": ""}
    assert await everything(server) == before


async def test_the_cookie_is_safe_from_scripts_and_other_sites(server: Server) -> None:
    visitor = await server.visitor()
    plain = await visitor.post("/api/me", {"name": "Ann"}, 200)
    (given,) = [one for one in plain.headers.get_list("set-cookie") if one.startswith("bastide_guest=")]
    assert "HttpOnly" in given and "samesite=lax" in given.lower() and "Path=/" in given
    settings = msgspec.structs.replace(server.settings, origin="https://play.example")
    async with running(settings) as public:
        visitor = Visitor(public, {})
        visitor.http.base_url = ORIGIN.replace("http", "https")
        answers = [await visitor.get("/api/me"), await visitor.post("/api/me", {"name": "Ann"}, 200)]
        cookies = [one for answer in answers for one in answer.headers.get_list("set-cookie")]
        assert [one.partition("=")[0] for one in cookies] == [
            "__Host-bastide_csrf",
            "__Host-bastide_guest",
            "bastide_guest",
        ]
        assert all("secure" in one.lower() for one in cookies)


async def test_another_site_may_not_open_our_sockets(server_settings: Settings) -> None:
    settings = msgspec.structs.replace(server_settings, origin="http://play.example")
    async with running(settings) as server:
        ann = await server.visitor("Ann")
        place = await ann.new_table("person", "person", mode="hotseat")
        for origin in ("http://evil.example", "http://play.example.evil.example", ORIGIN, "null"):
            async with ann.socket(place, origin=origin) as page:
                assert (await page.message())["code"] == "forbidden"
        async with ann.socket(place, origin="http://play.example") as page:
            assert (await page.message())["seat"] is not None


async def test_frames_that_nobody_asked_for(ann: Visitor) -> None:
    place = await ann.new_table("person", "person", mode="hotseat")
    async with ann.socket(place) as page:
        await page.message()
        page.send(text="{")
        page.send(text="x" * 60_000)
        page.send(bytes=b"\xff\x00")
        page.send(text=None, bytes=None)
        done = await ann.move(place)
        assert (await page.message())["number"] == done["number"]


# ---- what comes back


async def test_chat_is_given_back_as_it_was_said(ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    texts = ["<img src=x onerror=alert(1)>", "\"quoted\" & 'co'", "a\x00b\u2028c", "😀 שלום", "{{7*7}} ${7} %s"]
    for text in texts:
        await ann.post(f"{place.path}/chat", {"text": text}, 200)
    answer = await bob.get(f"{place.path}/log", 200)
    assert answer.headers["content-type"].startswith("application/json")
    assert [entry["text"] for entry in answer.json() if entry["kind"] == "chat"] == texts


async def test_every_refusal_has_its_words() -> None:
    source = "\n".join(path.read_text() for path in Path(permissions.__file__).parent.glob("*.py"))
    codes = {*re.findall(r'Refused\(\s*\d+,\s*"([a-z-]+)"', source), *app.CODES.values(), "failure", "too-many"}
    assert len(codes) > 30
    for language in LANGUAGES:
        said = words(language, "", "bastide.server")
        assert [code for code in sorted(codes) if not said.has(f"no-{code}")] == []


async def test_every_answer_has_the_security_headers(server_settings: Settings, tmp_path: Path) -> None:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Bastide</title>")
    (folder / "assets" / "page.js").write_text("'use strict'")
    (tmp_path / "secret.txt").write_text("not for everybody")
    settings = msgspec.structs.replace(server_settings, web_folder=str(folder), requests_per_minute=25)
    async with running(settings) as server:
        ann = await server.visitor("Ann")
        place = await ann.new_table("person", "person", mode="hotseat")
        answers = [
            await ann.get("/api/games", 200),
            await ann.get(place.path, 200),
            await ann.get("/", 200),
            await ann.get("/tables/abc", 200),
            await ann.get("/assets/page.js", 200),
            await ann.get("/health", 200),
            await ann.get("/api/tables/nothing", 404),
            await ann.get("/api/nothing", 404),
            await ann.get("/api/tables?lang=fr&scope=x", 400),
            await ann.request("DELETE", "/api/tables", headers={"x-bastide-csrf": ann.http.cookies["bastide_csrf"]}),
            await ann.request("POST", "/api/me", json={"name": "x"}),
            await ann.post("/api/me", {"name": ""}, 400),
            await ann.post("/api/import", {"record": "x" * server.settings.body_limit}, 413),
        ]
        for path in (
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/..%2fsecret.txt",
            "/assets/../../secret.txt",
            "//secret",
        ):
            answer = await ann.get(path)
            assert b"not for everybody" not in answer.content
            answers.append(answer)
        answers += [await ann.get("/api/games") for _ in range(30)]
        assert answers[-1].status_code == 429
        for answer in answers:
            for name, value in HEADERS.items():
                assert answer.headers.get(name, "").startswith(value), (answer.status_code, answer.url, name)
        kept = [answer.headers["cache-control"] for answer in answers[:7]]
        assert kept == ["no-store", "no-store", "no-cache", "no-cache", FOREVER, "no-store", "no-store"]
        policy = answers[0].headers["content-security-policy"]
        assert "frame-ancestors 'none'" in policy and "'unsafe-inline'" not in policy.partition("style-src")[0]


async def test_the_log_of_a_table_is_not_changed_by_bad_actions(server: Server, ann: Visitor, bob: Visitor) -> None:
    place = await duel(ann, bob)
    _, shown = await whose_turn(place, ann, bob)
    before = await everything(server)
    number = shown["table"]["number"]
    for visitor in (ann, bob):
        for seat in range(8):
            for answers in (0, number, number + 1, 10**6):
                for action in ("end", {"do": "workers", "die": 7}, "fly", {"do": "choose", "duchy": 1, "castle": "h1"}):
                    body = {"seat": seat, "answers": answers, "key": fresh_key(), "action": action}
                    well_refused(await visitor.post(f"{place.path}/act", body), 403, 404, 409, 422)
    assert await everything(server) == before
    assert (await stored(server, place)).number == number
