"""What somebody loads who comes for the first time: little, only the letters that are needed, and icons to install."""

import pytest
from playwright.sync_api import Browser, Page

from tests.web.conftest import Server
from tests.web.visitor import DESKTOP, Visitor

MOST = 200_000
"""Bytes over the wire, fonts aside."""
LOADED = """() => [...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')]
    .filter(one => !one.name.includes('.woff')).reduce((sum, one) => sum + one.transferSize, 0)"""


def load(page: Page, address: str, ready: str) -> int:
    page.goto(address)
    page.locator(ready).first.wait_for()
    page.wait_for_load_state("networkidle")
    found: int = page.evaluate(LOADED)
    return found


def test_the_first_load_is_light(chromium: Browser, server: Server) -> None:
    visitors = {game: Visitor(chromium, server, "Anna") for game in ("burgundy", "caylus1303", "orleans", "florence")}
    places = {game: visitor.start(game=game, bot="random") for game, visitor in visitors.items()}
    for game, address in {"": server.address, **places}.items():
        state = visitors[game].context.storage_state() if game else None
        context = chromium.new_context(**DESKTOP, locale="en-US", storage_state=state, service_workers="block")
        size = load(context.new_page(), address, ".thing" if game else ".start")
        assert 50_000 < size < MOST, game
        context.close()
    for visitor in visitors.values():
        visitor.close()


@pytest.mark.parametrize(("lang", "cuts"), [("en", {"latin"}), ("ru", {"latin", "cyrillic"})])
def test_only_the_letters_that_are_needed_are_loaded(
    chromium: Browser, server: Server, lang: str, cuts: set[str]
) -> None:
    context = chromium.new_context(locale="ru-RU" if lang == "ru" else "en-US", **DESKTOP)
    page = context.new_page()
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url) if request.url.endswith(".woff2") else None)
    page.goto(server.address)
    page.locator(".start").wait_for()
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    early = [one.get_attribute("href") or "" for one in page.locator("link[rel=preload][as=font]").all()]
    assert len(early) == 2 and set(early) <= {url.removeprefix(server.address) for url in loaded}, (
        "those of the question"
    )
    found = {cut for url in loaded for cut in ("latin-ext", "latin", "cyrillic") if f"-{cut}-" in url}
    assert found == cuts and len(loaded) <= 3 * len(cuts)
    figures = page.locator(".start, h1").evaluate_all("all => all.map(one => getComputedStyle(one).fontVariantNumeric)")
    assert set(figures) == {"lining-nums"}
    context.close()


def test_it_can_be_installed(chromium: Browser, server: Server) -> None:
    context = chromium.new_context()
    manifest = context.request.get(f"{server.address}/manifest.webmanifest").json()
    sizes = {(icon["sizes"], icon.get("purpose", "any")) for icon in manifest["icons"] if icon["type"] == "image/png"}
    assert sizes == {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}
    for name in [icon["src"] for icon in manifest["icons"]] + ["/apple-touch-icon.png", "/icon-move.svg"]:
        answer = context.request.get(server.address + name)
        assert answer.headers["content-type"].startswith("image/")
        if name.endswith(".png"):
            assert answer.body()[:4] == b"\x89PNG" and len(answer.body()) < 20_000
    context.close()
