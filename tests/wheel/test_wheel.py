"""A wheel is all that is needed: to play, to replay, for the arena, for a server with its page."""

import json
import re
import time
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

from tests.wheel.fresh import ROOT, Fresh, build

pytestmark = pytest.mark.skipif(not (ROOT / "web/dist/index.html").exists(), reason="the page is not built (make page)")


def test_everything_works_with_the_wheel_alone(tmp_path: Path) -> None:
    """The wheel is made of the sdist, as `python -m build` does it."""
    wheel = build(tmp_path, "--no-isolation")
    assert wheel.name.endswith("-py3-none-any.whl")
    names = ZipFile(wheel).namelist()
    assert [name for name in names if name.endswith(("licenses/LICENSE", "licenses/NOTICE.md"))]
    assert not [name for name in names if name.startswith("tests") or name.endswith((".so", ".pyd"))]
    course(Fresh(tmp_path, wheel, "server"), "interpreted")


@pytest.mark.long
def test_everything_works_with_the_compiled_wheel(tmp_path: Path) -> None:
    """In an environment that the build makes for itself, with what it says it needs."""
    wheel = build(tmp_path, "--wheel", BASTIDE_COMPILE="1")
    assert "-none-any" not in wheel.name
    course(Fresh(tmp_path, wheel, "server"), "compiled")


def course(fresh: Fresh, how: str) -> None:
    assert f"({how}, " in fresh.run("--version")
    fresh.run("play", "burgundy", "--seed", "7", "--bots", "random", typed="1\n1\n1\nsave my.game\n")
    told = fresh.run("replay", "my.game", "--lang", "ru")
    assert "1. " in told and re.search("[а-я]", told)
    replayed = json.loads(fresh.run("replay", "my.game", "--json"))
    assert replayed["seed"] == "7" and len(replayed["moves"]) >= 3
    for game in json.loads(fresh.run("games", "--json")):
        assert game["package"] == "bastide"
    assert "greedy" in fresh.run("arena", "caylus1303", "--bots", "greedy,random", "--games", "2", "--processes", "1")
    with fresh.served() as address:
        serves(address)


def serves(address: str) -> None:
    """The page with all that it loads, and a game against a bot."""
    http = httpx.Client(base_url=address, timeout=60, transport=httpx.HTTPTransport(retries=10))
    page = http.get("/").raise_for_status()
    assert page.headers["content-type"].startswith("text/html")
    loaded = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
    assert [name for name in loaded if name.endswith(".js")]
    for name in loaded:
        assert http.get(name).raise_for_status().content
    http.get("/api/me").raise_for_status()
    http.headers["x-bastide-csrf"] = http.cookies["bastide_csrf"]
    http.post("/api/me", json={"name": "Ann"}).raise_for_status()
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "person"}]
    table = http.post("/api/tables", json={"game": "orleans", "seats": seats}).raise_for_status().json()["table"]["id"]
    assert "Orléans" in {game["title"] for game in http.get("/api/games").raise_for_status().json()}
    until = time.monotonic() + 60
    while not http.get(f"/api/tables/{table}").json()["table"]["moves"]:
        assert time.monotonic() < until, "the bot does not move"
        time.sleep(0.1)
