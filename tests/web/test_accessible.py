"""axe-core finds nothing on any page and sheet, light and dark, on a desktop and on a phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page

from bastide.core.record import Record
from tests.web import arno, loire
from tests.web.accessibility import check, in_all, in_both
from tests.web.conftest import Server
from tests.web.moments import burgundy, moment, opened, record_of
from tests.web.situations import go_on, record_where
from tests.web.visitor import DESKTOP, PHONE, Visitor

SHEETS = {"l": "log", "g": "ledger", "c": "chat", "/": "actions", "m": "menu", "?": "keys"}
LONG = pytest.mark.long
"""Each page and sheet is seen light and dark and on both screens in every run; all of it together takes longer."""
PAIRED = pytest.mark.parametrize(
    ("lang", "scheme"),
    [("en", "light"), ("ru", "dark"), pytest.param("en", "dark", marks=LONG), pytest.param("ru", "light", marks=LONG)],
)


def visit(chromium: Browser, server: Server, lang: str, scheme: str, how: str) -> Visitor:
    size = PHONE if how == "phone" else DESKTOP
    return Visitor(chromium, server, "Axe", lang=lang, **{**size, "color_scheme": scheme})


def close(page: Page) -> None:
    """The sheet that is open."""
    page.keyboard.press("Escape")
    page.locator(".sheet").wait_for(state="detached")


@PAIRED
def test_pages(chromium: Browser, server: Server, lang: str, scheme: str) -> None:
    visitor = visit(chromium, server, lang, scheme, "desktop")
    check(visitor.page, "lobby")
    for path in ("/settings", "/credits", "/rules/burgundy", "/rules/caylus1303"):
        visitor.page.goto(server.address + path)
        visitor.page.locator("h1").wait_for()
        check(visitor.page, path)
    visitor.close()


@pytest.mark.parametrize(
    ("game", "scheme", "how"),
    [
        ("burgundy", "light", "desktop"),
        ("burgundy", "dark", "phone"),
        ("caylus1303", "dark", "desktop"),
        ("caylus1303", "light", "phone"),
        pytest.param("burgundy", "dark", "desktop", marks=LONG),
        pytest.param("burgundy", "light", "phone", marks=LONG),
        pytest.param("caylus1303", "light", "desktop", marks=LONG),
        pytest.param("caylus1303", "dark", "phone", marks=LONG),
    ],
)
def test_table_and_sheets(chromium: Browser, server: Server, game: str, scheme: str, how: str) -> None:
    visitor = visit(chromium, server, "ru" if how == "phone" else "en", scheme, how)
    visitor.start(bot="random", game=game, seats=3)
    visitor.wait()
    page = visitor.page
    visitor.act("touch" if how == "phone" else "mouse")
    visitor.wait()
    check(page, "table")
    page.locator("main.board .thing.button:visible").first.click(button="right")
    page.locator(".about").wait_for()
    check(page, "card", ".about")
    page.keyboard.press("Escape")
    for key, sheet in SHEETS.items():
        page.keyboard.press(key)
        page.locator(".sheet .body :is(p, li, table, button, kbd)").first.wait_for()
        check(page, sheet, ".sheet")
        close(page)
    page.locator(".player").nth(1).click()
    page.locator(".sheet").wait_for()
    check(page, "a rival", ".sheet")
    close(page)
    page.keyboard.press("m")
    page.locator(".sheet button:has(use[href$=rules])").click()
    page.locator(".sheet .rules h2").first.wait_for()
    check(page, "rules", ".sheet")
    close(page)
    page.keyboard.press("t")
    page.locator(".text").wait_for()
    check(page, "text board")
    visitor.close()


MOMENTS: dict[str, Callable[[], Record]] = {
    "burgundy, a turn": lambda: record_of(burgundy()),
    "caylus1303, placing": lambda: moment("caylus1303", "plan"),
    "caylus1303, a draft": lambda: moment("caylus1303", "draft"),
    "orleans, planning": lambda: loire.moment("plan"),
    "orleans, a turn": lambda: loire.moment("turn"),
    "orleans, a bribe": lambda: loire.moment("offer"),
    "florence, an auction": lambda: arno.moment("bid"),
    "florence, laying": lambda: arno.moment("lay"),
    "florence, a turn": lambda: arno.moment("turn"),
    "florence, characters": lambda: arno.moment("characters"),
}


@pytest.mark.parametrize("name", list(MOMENTS))
def test_an_open_table(chromium: Browser, server: Server, name: str) -> None:
    """What is asked, after a first touch too, light, dark and with high contrast; and as text."""
    visitor = opened(chromium, server, MOMENTS[name](), "ru" if "a turn" in name else "en", {"confirm": "always"})
    page = visitor.page
    in_all(page, name)
    touched = page.locator("main.board .thing.open:visible")
    if touched.count():
        touched.first.focus()
        page.keyboard.press("Enter")
        page.wait_for_function("() => document.querySelector('.table').dataset.busy === 'false'")
        check(page, f"{name}, touched")
    page.keyboard.press("t")
    page.locator(".text").wait_for()
    check(page, f"{name}, as text")
    visitor.close()


@pytest.mark.parametrize("game", ["burgundy", "caylus1303"])
def test_end_replay_and_curtain(chromium: Browser, server: Server, game: str) -> None:
    record = record_where(game, lambda state, legal: not legal, ends=True)
    record.undo(2)
    visitor = visit(chromium, server, "en", "light", "desktop")
    page = visitor.page
    go_on(visitor, record, seat=record.state.to_act[0])
    visitor.play("mouse")
    page.locator(".outcome").wait_for()
    in_both(page, "the end")
    close(page)
    page.keyboard.press("Home")
    page.locator('.edge[data-at="0"]').wait_for()
    in_both(page, "replay")
    page.goto(server.address)
    visitor.start("screen", game=game)
    page.locator(".curtain").wait_for()
    in_both(page, "curtain")
    visitor.close()
