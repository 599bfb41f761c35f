"""What browsers are told, and which cookies count: https, sessions, and doors that are closed to strangers."""

import asyncio
from http.cookies import SimpleCookie

import httpx
import msgspec
import pytest

from bastide.core.errors import InputError
from bastide.server.settings import Settings
from tests.server.client import PATIENCE, Server, Visitor, running
from tests.server.games import duel

pytestmark = pytest.mark.asyncio
PUBLIC = "https://bastide.test"


def over_tls(settings: Settings, origin: str = PUBLIC) -> Settings:
    return msgspec.structs.replace(settings, origin=origin)


def given(answer: httpx.Response) -> dict[str, str]:
    """The cookies of an answer, with what they say besides their value."""
    found = SimpleCookie()
    for line in answer.headers.get_list("set-cookie"):
        found.load(line)
    return {name: morsel.OutputString() for name, morsel in found.items()}


async def tls_visitor(server: Server, name: str = "") -> Visitor:
    visitor = Visitor(server, {})
    visitor.http.base_url = httpx.URL(PUBLIC)
    visitor.http.cookies.clear()
    await visitor.get("/api/me")
    if name:
        await visitor.post("/api/me", {"name": name}, 200)
    return visitor


# ---- https


async def test_https_stays_https(server_settings: Settings) -> None:
    async with running(over_tls(server_settings)) as server:
        visitor = await tls_visitor(server)
        for path in ("/api/me", "/health", "/api/tables/none", "/nowhere"):
            answer = await visitor.get(path)
            assert answer.headers["strict-transport-security"] == "max-age=31536000"
    async with running(server_settings) as server:
        assert "strict-transport-security" not in (await (await server.visitor()).get("/api/me")).headers


async def test_cookies_over_https_are_out_of_reach_for_other_hosts(server_settings: Settings) -> None:
    async with running(over_tls(server_settings)) as server:
        visitor = Visitor(server, {})
        visitor.http.base_url = httpx.URL(PUBLIC)
        cookies = given(await visitor.get("/api/me"))
        assert list(cookies) == ["__Host-bastide_csrf"]
        cookies |= given(await visitor.post("/api/me", {"name": "Ann"}, 200))
        for name in ("__Host-bastide_csrf", "__Host-bastide_guest"):
            assert "Secure" in cookies[name] and "Path=/" in cookies[name] and "Domain" not in cookies[name]
        assert (await visitor.get("/api/me", 200)).json() == {"name": "Ann"}


async def test_whoever_was_known_before_https_stays_known(server_settings: Settings) -> None:
    """Their cookie has the old name: it counts, and is renewed under the new one."""
    async with running(server_settings) as server:
        ann = await server.visitor("Ann")
        old, token = ann.http.cookies["bastide_guest"], ann.http.cookies["bastide_csrf"]
    async with running(over_tls(server_settings)) as server:
        page = Visitor(server, {"cookie": f"bastide_guest={old}; bastide_csrf={token}"})
        answer = await page.request("POST", "/api/me", json={"name": "Anna"}, headers={"x-bastide-csrf": token})
        assert answer.status_code == 200 and answer.json() == {"name": "Anna"}
        again = await page.get("/api/me", 200)
        assert again.json() == {"name": "Anna"}
        cookies = given(again)
        assert old in cookies["__Host-bastide_guest"] and "Max-Age=0" in cookies["bastide_guest"]
        # A host beside ours cannot put its own guest in the place of ours.
        both = Visitor(server, {"cookie": f"bastide_guest=other.1234; __Host-bastide_guest={old}"})
        assert (await both.get("/api/me", 200)).json() == {"name": "Anna"}


@pytest.mark.parametrize(
    "origin", ["https://bastide.test/", "https://Bastide.test", "https://bastide.test:443/", " https://bastide.test"]
)
async def test_the_public_address_is_read_as_it_is_meant(server_settings: Settings, origin: str) -> None:
    async with running(over_tls(server_settings, origin)) as server:
        ann = await tls_visitor(server, "Ann")
        place = await ann.new_table("person", "open")
        async with ann.socket(place, origin=PUBLIC) as page:
            assert (await page.message())["t"] == "table"
        async with ann.socket(place, origin="https://elsewhere.test") as page:
            assert (await page.message())["code"] == "forbidden"


@pytest.mark.parametrize("origin", ["bastide.test", "ftp://bastide.test", "https://bastide.test/games", "https://"])
async def test_a_public_address_that_is_none_is_named(origin: str) -> None:
    with pytest.raises(InputError):
        Settings(origin=origin)


async def test_styles_come_from_our_files_alone(ann: Visitor) -> None:
    policy = (await ann.get("/api/me")).headers["content-security-policy"]
    assert "style-src 'self'" in policy and "unsafe" not in policy


# ---- metrics


async def test_metrics_are_none_of_a_strangers_business(server_settings: Settings) -> None:
    async with running(server_settings) as server:
        assert (await (await server.visitor()).get("/metrics")).status_code == 200
        assert (await (await server.visitor(address="::1")).get("/metrics")).status_code == 200
        for address in ("192.0.2.7", "10.0.0.1", "2001:db8::1", "nonsense"):
            stranger = await server.visitor(address=address)
            answer = await stranger.get("/metrics")
            assert answer.status_code == 404 and "bastide_" not in answer.text
    async with running(msgspec.structs.replace(server_settings, metrics_token="t0ken")) as server:
        for address in ("127.0.0.1", "192.0.2.7"):
            visitor = await server.visitor(address=address)
            for said, status in [("", 404), ("Bearer t0ke", 404), ("Basic t0ken", 404), ("Bearer t0ken", 200)]:
                answer = await visitor.request("GET", "/metrics", headers={"authorization": said} if said else {})
                assert answer.status_code == status, (address, said)


# ---- logging out everywhere


def with_cookie_of(guest: Visitor, server: Server) -> Visitor:
    other = Visitor(server, {})
    other.http.cookies.set("bastide_guest", guest.http.cookies["bastide_guest"])
    return other


@pytest.mark.usefixtures("brisk")
async def test_logging_out_everywhere_leaves_only_this_device(two_servers: tuple[Server, Server]) -> None:
    here, there = two_servers
    ann, bob = await here.visitor("Ann"), await here.visitor("Bob")
    place = await duel(ann, bob)
    thief = with_cookie_of(ann, there)
    assert (await thief.get("/api/me", 200)).json() == {"name": "Ann"}
    token = (await ann.post(f"{place.path}/token", {"seat": 0}, 201)).json()["token"]
    program = Visitor(there, {"authorization": f"Bearer {token}"})
    async with ann.socket(place) as own, thief.socket(place) as page, program.socket(place) as machine:
        for socket in (own, page, machine):
            assert (await socket.message())["seat"] == 0
        await ann.post("/api/me/logout", {}, 200)
        for socket in (own, page, machine):
            assert await asyncio.wait_for(socket.close_code(), PATIENCE) == 4401
        assert (await ann.get("/api/me", 200)).json() == {"name": "Ann"}
        assert (await thief.get("/api/me", 200)).json() == {"name": ""}
        assert (await program.get(place.path)).status_code == 401
    async with ann.socket(place) as own, thief.socket(place, invite=place.invite) as page:
        assert (await own.message())["seat"] == 0
        assert (await page.message())["seat"] is None
    # Again: the cookie that was given for it is as good as the first.
    second = with_cookie_of(ann, there)
    assert (await second.get("/api/me", 200)).json() == {"name": "Ann"}
    await ann.post("/api/me/logout", {}, 200)
    assert (await second.at(here).get("/api/me", 200)).json() == {"name": ""}


async def test_a_session_cannot_be_chosen(ann: Visitor, server: Server) -> None:
    await ann.post("/api/me/logout", {}, 200)
    guest, _, signed = ann.http.cookies["bastide_guest"].split(".")
    for cookie in (f"{guest}.2.{signed}", f"{guest}.{signed}", f"{guest}.-1.{signed}", f"{guest}.{'9' * 30}.{signed}"):
        forged = Visitor(server, {"cookie": f"bastide_guest={cookie}"})
        assert (await forged.get("/api/me", 200)).json() == {"name": ""}, cookie


async def test_nobody_is_nobody_to_log_out(server: Server) -> None:
    stranger = await server.visitor()
    await stranger.refused(401, "no-name", "/api/me/logout", {})
