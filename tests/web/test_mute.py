"""Not hearing somebody: no words, no dot, no sign in the title, no sound, on this device and until it is taken back."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.web.accessibility import check
from tests.web.conftest import Server
from tests.web.test_attention import begin, pair
from tests.web.visitor import DESKTOP, PHONE, Visitor, Way

HEARD = "text => [...document.querySelectorAll('.sheet ol li')].some(one => one.textContent.includes(text))"
IDLE = "() => document.querySelector('.table').dataset.busy === 'false'"


def say(visitor: Visitor, text: str) -> None:
    page = visitor.page
    if not page.locator(".sheet form input").count():
        page.keyboard.press("c")
    page.locator(".sheet form input").fill(text)
    page.keyboard.press("Enter")
    page.wait_for_function(HEARD, arg=text)
    page.wait_for_function(IDLE)


def press(page: Page, way: Way, name: str) -> None:
    button = page.locator(f".sheet button[aria-label*='{name}']").first
    if way == "touch":
        button.tap()
    elif way == "mouse":
        button.click()
    else:
        while not button.evaluate("one => one === document.activeElement"):
            page.keyboard.press("Tab")
        page.keyboard.press("Space")


def unread(page: Page) -> bool:
    return page.locator("header [role=img]").count() > 0 or "✉" in page.title()


def test_a_muted_player_is_not_heard(chromium: Browser, server: Server) -> None:
    first, second = pair(chromium, server)
    first.settle(sounds=True, lang="en")
    begin(first, second)
    page = first.page
    say(second, "one")
    page.wait_for_function("() => document.title.includes('✉')")
    page.keyboard.press("c")
    page.wait_for_function(HEARD, arg="one")
    page.locator(".sheet summary").click()
    check(page, "who is heard")
    press(page, "mouse", "Piotr")
    page.wait_for_function("() => document.querySelector('.sheet ol li') === null")
    assert "A message from somebody you have muted" in page.locator(".sheet").inner_text()
    page.keyboard.press("Escape")
    page.evaluate("window.tones = 0")
    say(second, "two")
    second.page.keyboard.press("Escape")
    first.post("/api/tables/" + page.url.rpartition("/")[2].partition("?")[0] + "/chat", {"text": "myself"})
    page.wait_for_function("() => document.querySelector('header [role=img]') !== null")  # my own from elsewhere
    page.keyboard.press("c")
    page.wait_for_function(HEARD, arg="myself")
    page.wait_for_function("() => window.tones > 0")  # one for my own, which came last
    assert page.evaluate("window.tones") == 1, "nothing rings for whoever is not heard"
    assert "two" not in page.locator(".sheet ol").inner_text()
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    page.locator(".sheet").wait_for()
    assert "Piotr: one" not in page.locator(".sheet").inner_text(), "the log does not tell it either"
    page.reload()
    page.locator("main.board .thing").first.wait_for()
    assert not unread(page)
    page.keyboard.press("c")
    page.wait_for_function(HEARD, arg="myself")
    assert "2 messages from people you have muted" in page.locator(".sheet").inner_text()
    page.locator(".sheet summary").click()
    press(page, "keyboard", "Piotr")
    page.wait_for_function(HEARD, arg="one")
    page.wait_for_function(HEARD, arg="two")
    first.close()
    second.close()


@pytest.mark.parametrize(("way", "lang", "how"), [("touch", "ru", PHONE), ("keyboard", "en", DESKTOP)])
def test_players_are_muted_in_their_sheet(
    chromium: Browser, server: Server, way: Way, lang: str, how: dict[str, Any]
) -> None:
    first, second = Visitor(chromium, server, "Margot", lang=lang, **how), Visitor(chromium, server, "Piotr")
    begin(first, second)
    page = first.page
    page.locator("header nav button").last.click()
    page.locator(".sheet button", has_text="Игроки" if lang == "ru" else "Players").click()
    press(page, way, "Piotr")
    page.locator(".sheet button[aria-pressed=true]").wait_for()
    box = page.locator(".sheet button[aria-pressed=true]").bounding_box()
    assert box is not None and box["height"] >= 44
    say(second, "hello")
    say(second, "again")
    assert not unread(page)
    first.close()
    second.close()


def test_a_host_silences_who_only_watches(chromium: Browser, server: Server) -> None:
    host, guest = Visitor(chromium, server, "Margot"), Visitor(chromium, server, "Eve")
    host.start("friends")
    guest.post("/api/me", {"name": "Eve"})
    guest.visit(host.page.locator(".share input").input_value())
    say(guest, "take the mine")
    page = host.page
    page.keyboard.press("c")
    page.wait_for_function(HEARD, arg="take the mine")
    page.locator(".sheet summary").click()
    press(page, "keyboard", "let Eve speak")
    page.locator(".sheet button[aria-label*='let Eve speak'][aria-pressed=true]").wait_for()
    guest.page.locator(".sheet form input").fill("I insist")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_function("() => document.body.innerText.includes('has silenced you')")
    for visitor in (host, guest):
        visitor.close()
