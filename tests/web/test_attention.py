"""Calling people back: title and icon at their move and at a word in the chat; sounds, and notifications on wish."""

import pytest
from playwright.sync_api import Browser, Page

from tests.web.accessibility import check
from tests.web.conftest import Server
from tests.web.visitor import Visitor

LISTENING = """
    window.tones = 0, window.asked = 0, window.notified = []
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (...when) { window.tones += 1; return start.apply(this, when) }
    let permission = localStorage.permission ?? 'default'
    window.Notification = class {
      static get permission() { return permission }
      static async requestPermission() { window.asked += 1; return permission = localStorage.permission = ANSWER }
      constructor(title, how) { window.notified.push([title, how.body]) }
    }
    ServiceWorkerRegistration.prototype.showNotification = async (title, how) => window.notified.push([title, how.body])
    Object.defineProperty(document, 'hidden', { get: () => window.away === true })
"""
"""What the page plays and shows, and whether it is looked at."""
MARKED = "name => document.querySelector('link[rel=icon]').getAttribute('href') === name"


def pair(chromium: Browser, server: Server, lang: str = "en", answer: str = "granted") -> tuple[Visitor, Visitor]:
    """The first of them is listened to."""
    first = Visitor(chromium, server, "Margot", lang=lang, fresh=True)
    first.context.add_init_script(LISTENING.replace("ANSWER", f"'{answer}'"))
    return first, Visitor(chromium, server, "Piotr")


def begin(first: Visitor, second: Visitor) -> None:
    first.start("friends")
    second.follow(first.page.locator(".share input").input_value())
    for visitor in (first, second):
        visitor.page.wait_for_function("() => document.querySelector('main.board .thing') !== null")


def until_other(first: Visitor, second: Visitor) -> None:
    """Play until it is the second one's turn."""
    while not second.asked():
        if first.asked():
            first.act("keyboard")
        first.page.wait_for_timeout(50)


def pass_back(first: Visitor, second: Visitor) -> None:
    while not first.asked():
        if second.asked():
            second.act("keyboard")
        second.page.wait_for_timeout(50)


def switch(page: Page, label: str, state: str) -> None:
    page.get_by_role("group", name=label).get_by_role("button", name=state, exact=True).click()


@pytest.mark.parametrize(("lang", "sign"), [("en", "● Your move · The Castles"), ("ru", "● Ваш ход · Замки")])
def test_title_and_icon(chromium: Browser, server: Server, lang: str, sign: str) -> None:
    first, second = pair(chromium, server, lang)
    begin(first, second)
    until_other(first, second)
    first.page.wait_for_function(MARKED, arg="/icon.svg")
    assert "●" not in first.page.title()
    pass_back(first, second)
    first.page.wait_for_function(MARKED, arg="/icon-move.svg")
    assert first.page.title().startswith(sign)
    first.page.wait_for_function("() => window.tones >= 2")
    assert first.page.evaluate("[window.asked, window.notified.length]") == [0, 0], "nothing unasked"
    until_other(first, second)
    second.page.keyboard.press("c")
    for said in ("Hello", "Still there?"):
        second.page.locator(".sheet input").fill(said)
        second.page.keyboard.press("Enter")
        second.page.wait_for_function("() => document.querySelector('.table').dataset.busy === 'false'")
    first.page.wait_for_function("() => document.title.startsWith('✉ 2 · ')")
    first.page.wait_for_function(MARKED, arg="/icon-chat.svg")
    first.page.keyboard.press("c")
    first.page.wait_for_function("() => !document.title.includes('✉')")
    first.page.goto(server.address)
    first.page.wait_for_function(MARKED, arg="/icon.svg")
    first.close()
    second.close()


def test_sound_and_notifications_on_wish(chromium: Browser, server: Server) -> None:
    first, second = pair(chromium, server)
    page = first.page
    page.goto(f"{server.address}/settings")
    check(page, "settings")
    assert page.evaluate("window.asked") == 0, "leave is asked for on the click alone"
    assert page.evaluate("window.tones") == 0
    switch(page, "Sounds", "off")
    switch(page, "Sounds", "on")
    page.wait_for_function("() => window.tones === 2")  # this is what it sounds like
    switch(page, "Browser notifications", "on")
    page.wait_for_function("() => window.asked === 1")
    page.goto(server.address)
    page.locator(".start").wait_for()
    begin(first, second)
    until_other(first, second)
    page.evaluate("window.tones = 0, window.away = true, window.notified = []")
    pass_back(first, second)
    page.wait_for_function("() => window.tones >= 2 && window.notified.length === 1")
    title, body = page.evaluate("window.notified[0]")
    assert title.startswith("● Your move") and body
    until_other(first, second)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Sounds: on").click()
    page.get_by_role("button", name="Sounds: off").wait_for()
    page.keyboard.press("Escape")
    page.evaluate("window.away = false, window.notified = [], window.tones = 0")
    pass_back(first, second)
    page.wait_for_function("() => document.title.startsWith('● ')")
    assert page.evaluate("window.notified") == [], "whoever looks needs no notification"
    assert page.evaluate("window.tones") == 0, "silent"
    first.close()
    second.close()


def test_a_browser_that_refuses_says_so(chromium: Browser, server: Server) -> None:
    first, second = pair(chromium, server, answer="denied")
    first.page.goto(f"{server.address}/settings")
    switch(first.page, "Browser notifications", "on")
    first.page.get_by_text("does not allow notifications").wait_for()
    assert first.page.evaluate("JSON.parse(localStorage['bastide-settings']).notify") is False
    first.close()
    second.close()
