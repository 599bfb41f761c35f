"""Without a network: the page says so at once, covers nothing, and comes back by itself."""

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.accessibility import check
from tests.web.conftest import Server
from tests.web.visitor import DESKTOP, PHONE, Visitor

COVERED = """() => { const bar = document.querySelector('p.bar').getBoundingClientRect()
    return [...document.querySelectorAll('header button, header a, nav button')].filter(one => {
      const box = one.getBoundingClientRect()
      const beside = box.right <= bar.left || box.left >= bar.right
      return box.width && !beside && box.bottom > bar.top + 1 && box.top < bar.bottom - 1
    }).map(one => one.outerHTML) }"""
"""Buttons of the top bar that lie under the word about the connection."""


@pytest.mark.parametrize(("lang", "how"), [("en", DESKTOP), ("ru", PHONE)], ids=["desktop", "phone"])
def test_a_lost_network_is_heard_at_once(chromium: Browser, server: Server, lang: str, how: dict[str, Any]) -> None:
    visitor = Visitor(chromium, server, "Anna", lang=lang, fresh=True, **how)
    page = visitor.page
    for path in ("", visitor.start(bot="random")):
        if not path:
            page.goto(server.address)
            page.locator(".start").wait_for()
        else:
            page.goto(path)
            visitor.wait()
        visitor.context.set_offline(True)
        page.locator("p.bar").wait_for()
        assert page.evaluate(COVERED) == []
        check(page, "without a network")
        visitor.context.set_offline(False)
        page.locator("p.bar").wait_for(state="detached")
    assert visitor.wait()
    visitor.close()
