"""Dice that nobody can choose, in two browsers: pages are bound, reveal by themselves, and check it at the end."""

import json
from hashlib import sha256
from typing import Any

from playwright.sync_api import Browser, Page

from bastide.terminal.verify import BAD, examine
from tests.web.accessibility import check
from tests.web.conftest import Server
from tests.web.visitor import PHONE, Visitor

PLAYING = "() => document.querySelector('.table')?.dataset.status === 'playing'"
ENDED = "() => document.querySelector('.table')?.dataset.status === 'closed'"
KEPT = "() => JSON.parse(localStorage['bastide-dice'])"
WRONG = """() => {
  const kept = JSON.parse(localStorage['bastide-dice'])
  for (const table in kept.seen) kept.seen[table] = '0'.repeat(64)
  localStorage['bastide-dice'] = JSON.stringify(kept)
}"""


def fairness(page: Page) -> str:
    """What the menu says of the dice."""
    if not page.locator(".fairness").count():
        page.keyboard.press("m")
    if page.locator(".fairness[open]").count() == 0:
        page.locator(".fairness summary").click()
    return page.locator(".fairness").inner_text()


def resign(page: Page) -> None:
    page.keyboard.press("Escape")
    page.locator(".sheet").wait_for(state="detached")
    page.keyboard.press("m")
    page.locator(".sheet button", has_text="Players").click()
    page.locator(".sheet button", has_text="Resign").click()
    page.locator(".sheet [role=alert] .primary").click()


def kept(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(KEPT)
    return found


def test_two_pages_draw_the_dice_and_check_them(chromium: Browser, server: Server) -> None:
    first, second = Visitor(chromium, server, "Margot"), Visitor(chromium, server, "Piotr", lang="ru", **PHONE)
    address = first.set_up("friends")
    second.follow(first.page.locator(".share input").input_value())
    for visitor in (first, second):
        visitor.page.wait_for_function(PLAYING)
    mine, theirs = kept(first.page), kept(second.page)
    for each in (mine, theirs):
        assert all(sha256(number.encode()).hexdigest() == bound for bound, number in each["numbers"].items())
    bound = [*list(mine["numbers"])[-1:], *list(theirs["numbers"])[-1:]]
    promised = mine["seen"][address.rpartition("/")[2].partition("?")[0]]
    said = fairness(first.page)
    assert (
        "Nobody could choose what chance brings" in said
        and "Check sum of Margot" in said
        and "Check sum of Piotr" in said
    )
    assert all(one in said for one in (promised, *bound))
    assert not [number for each in (mine, theirs) for number in each["numbers"].values() if number in said]
    assert "Checked" not in said
    check(first.page, "dice in the menu")
    resign(first.page)
    for visitor in (first, second):
        visitor.page.wait_for_function(ENDED)
    first.page.keyboard.press("Escape")
    said = fairness(first.page)
    assert "your number is part of the seed" in said
    assert all(number in said for each in (mine, theirs) for number in list(each["numbers"].values())[-1:])
    path = address.replace("/t/", "/api/tables/").partition("?")[0]
    record = first.context.request.get(f"{path}/record").text()
    assert [one for one in examine(record, [promised, *bound]) if one.mark == BAD] == []
    first.page.reload()  # on a device that has seen another promise
    first.page.evaluate(WRONG)
    first.page.wait_for_function(ENDED)
    assert "does not match what this device has seen" in fairness(first.page)
    second.page.locator("header nav button").last.click()
    second.page.locator(".fairness summary").click()
    assert "ваше число вошло в сид" in second.page.locator(".fairness").inner_text()
    first.close()
    second.close()


def test_who_does_not_reveal_is_waited_for(chromium: Browser, server: Server) -> None:
    """Whoever closes the page keeps nobody from playing; meanwhile it is said what is going on."""
    first, second = Visitor(chromium, server, "Margot"), Visitor(chromium, server, "Piotr")
    first.set_up("friends")
    link = first.page.locator(".share input").input_value()
    second.context.route("**/reveal*", lambda route: route.abort())
    second.follow(link)
    first.page.locator("h2", has_text="Drawing lots").wait_for()
    assert "begins in a few seconds" in first.page.locator(".seats [role=status]").first.inner_text()
    check(first.page, "drawing the dice")
    for visitor in (first, second):
        visitor.page.wait_for_function(PLAYING)
    shown = first.context.request.get(first.page.url.replace("/t/", "/api/tables/")).json()["table"]["dice"]
    assert [share["revealed"] for share in shown["seats"]] == [True, False], json.dumps(shown)
    resign(first.page)
    second.page.wait_for_function(ENDED)
    assert "your number did not arrive in time" in fairness(second.page)
    second.spoil()
    first.close()
    second.close()
