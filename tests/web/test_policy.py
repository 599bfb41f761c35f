"""What the page may load and keep: styles from our files alone, and nothing of any person for later."""

import re

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import Server
from tests.web.test_drag import DIE, middle, mouse
from tests.web.test_upgrade import KEPT, STORES
from tests.web.visitor import DESKTOP, PHONE, Visitor

GAMES = ("burgundy", "caylus1303", "orleans", "florence", "fair")
WATCH = """() => { window.broken = []
    addEventListener('securitypolicyviolation',
        e => window.broken.push(`${e.violatedDirective} ${e.sample || e.blockedURI}`)) }"""
FILLS = """one => [...one.querySelectorAll('*')].filter(n => !n.closest('[data-mark], title'))
    .map(n => getComputedStyle(n).fill)"""
INLINE = """() => { const one = document.createElement('i'); one.setAttribute('style', 'color: red')
    document.body.append(one); return getComputedStyle(one).color === 'rgb(255, 0, 0)' }"""


@pytest.mark.parametrize("screen", ["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_boards_need_no_styles_in_markup(chromium: Browser, server: Server, game: str, screen: str) -> None:
    visitor = Visitor(chromium, server, "Anna", fresh=True, **(PHONE if screen == "phone" else DESKTOP))
    visitor.context.add_init_script(f"({WATCH})()")
    visitor.start(bot="random", game=game)
    page = visitor.page
    for _ in range(6):
        if visitor.wait():
            visitor.act("keyboard")
    assert page.evaluate("broken") == []
    visitor.close()


def test_other_pages_too(chromium: Browser, server: Server) -> None:
    visitor = Visitor(chromium, server, "Anna", fresh=True)
    visitor.context.add_init_script(f"({WATCH})()")
    page = visitor.page
    for path in ("/", "/settings", "/credits", "/rules/burgundy", "/rules/florence", "/schema"):
        visitor.goto(path)
        page.wait_for_load_state("networkidle")
        assert page.evaluate("broken") == [], path
    visitor.goto("/")
    assert not page.evaluate(INLINE), "the policy is in force"
    assert page.evaluate("broken")
    visitor.errors.clear()
    visitor.close()


def test_what_is_dragged_looks_like_itself(chromium: Browser, server: Server) -> None:
    """Its styles come along though none is written in markup."""
    visitor = Visitor(chromium, server, "Anna")
    visitor.start(bot="random")
    visitor.wait()
    page, hand = visitor.page, mouse(visitor)
    there = page.locator(DIE).first.evaluate(FILLS)
    hand("down", middle(page.locator(DIE).first))
    hand("move", (8, 400))
    ghost = page.locator(".ghost > g")
    ghost.wait_for()
    assert ghost.evaluate(FILLS) == there and there
    hand("up", (8, 400))
    visitor.close()


def test_nothing_of_a_person_is_kept_for_later(chromium: Browser, server: Server) -> None:
    visitor = Visitor(chromium, server, "Anna", fresh=True)
    page = visitor.page
    page.evaluate(KEPT, "no other")
    table = visitor.start(bot="random", game="burgundy")
    visitor.wait()
    for path in ("/health", "/ready", "/metrics", "/api/me", "/schema/openapi.json"):
        page.evaluate("path => fetch(path).then(answer => answer.text())", path)
        page.goto(server.address + path)
    page.goto(table)
    visitor.wait()
    page.goto(f"{server.address}/settings")
    kept = [path for paths in page.evaluate(STORES).values() for path in paths]
    files = re.compile(r"/|/(assets|sprites)/[\w.-]+|/[\w-]+\.(svg|png|webmanifest)")
    assert kept and [path for path in kept if not files.fullmatch(path)] == []
    text = page.evaluate("async () => (await (await caches.match('/')).text())")
    assert 'id="app"' in text, "what is opened without a network is still the page"
    assert "Anna" not in text
    visitor.close()
