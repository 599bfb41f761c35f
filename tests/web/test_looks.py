"""Colour is never alone: patterns on players' pieces and on tiles, always in high contrast, otherwise on demand."""

import json

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import Server
from tests.web.visitor import Visitor

SETTINGS = "bastide-settings"
FILLS = "all => all.map(one => getComputedStyle(one).fill)"


@pytest.mark.parametrize(
    ("wish", "drawn"),
    [({}, False), ({"patterns": True}, True), ({"theme": "contrast"}, True), ({"theme": "dark"}, False)],
    ids=["light", "patterns", "contrast", "dark"],
)
def test_patterns(chromium: Browser, server: Server, wish: dict[str, object], drawn: bool) -> None:
    visitor = Visitor(chromium, server, "Anna", color_scheme="light", viewport={"width": 1280, "height": 800})
    visitor.page.evaluate("([key, value]) => localStorage.setItem(key, value)", [SETTINGS, json.dumps(wish)])
    visitor.page.reload()
    visitor.start(bot="random", seats=4)
    visitor.wait()
    page = visitor.page
    fills = page.locator(".player .emblem circle").evaluate_all(FILLS)
    assert len(fills) == 4
    assert sum("url(" in fill for fill in fills) == (3 if drawn else 0), "the first colour is solid"
    assert (page.locator("pattern").count() == 4) == drawn
    assert (page.locator(".thing path.edge").count() > 0) == drawn
    visitor.close()


def test_what_others_changed_stays_dotted_until_i_touch(chromium: Browser, server: Server) -> None:
    visitor = Visitor(chromium, server, "Anna")
    visitor.start(bot="random")
    fresh = visitor.page.locator("[data-fresh]")
    for _ in range(12):
        if visitor.wait() and fresh.count():
            break
        visitor.act("mouse")
    assert fresh.count()
    visitor.page.keyboard.press("Tab")
    fresh.first.wait_for(state="detached")
    visitor.close()
