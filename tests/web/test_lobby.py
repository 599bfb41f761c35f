"""The lobby: what each row says, tables that are put away and come back, and nothing claimed that nobody can know."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.accessibility import check
from tests.web.conftest import Server
from tests.web.visitor import DESKTOP, PHONE, Visitor

SAID: dict[str, dict[str, Any]] = {
    "en": {"row": "round 1 of 18 · 2 novices · orders, intrigue", "away": "Put away", "back": "Put back"},
    "ru": {"row": "раунд 1 из 18 · 2 новичка · заказы, интриги", "away": "Убрать", "back": "Вернуть"},
}
NOBODY = {"en": "Nobody is waiting for players", "ru": "Сейчас никто не ждёт игроков"}
UNKNOWN = {"en": "No connection: tables", "ru": "Нет связи — столы"}


@pytest.mark.parametrize(("lang", "how"), [("en", DESKTOP), ("ru", PHONE)], ids=["desktop", "phone"])
def test_my_tables(chromium: Browser, server: Server, lang: str, how: dict[str, Any]) -> None:
    """A row says how the game stands; by the keyboard it is put away, found again after a reload, and taken back."""
    visitor = Visitor(chromium, server, "Anna", lang=lang, **how)
    said = SAID[lang]
    visitor.start(game="orleans", seats=3, bot="novice", options={"orders": True, "intrigue": True})  # type: ignore[dict-item]
    visitor.goto("/")
    page = visitor.page
    row = page.locator(".mine article")
    row.wait_for()
    expect(row).to_contain_text(said["row"])
    row.get_by_role("button", name=said["away"]).focus()
    page.keyboard.press("Enter")
    expect(row).to_have_count(0)
    expect(page.locator("h1").first).to_be_focused()
    page.reload()
    shelf = page.locator(".mine button[aria-expanded]")
    shelf.wait_for()
    expect(shelf).to_contain_text("(1)")
    expect(row).to_have_count(0)
    shelf.click()
    expect(row).to_contain_text(said["row"])
    check(page, "put away")
    small = page.locator(".mine button, .mine a").evaluate_all(
        "all => all.filter(one => one.getBoundingClientRect().height < 44).map(one => one.outerHTML)"
    )
    assert small == [] and page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    row.get_by_role("button", name=said["back"]).click()
    expect(shelf).to_have_count(0)
    expect(row).to_have_count(1)
    visitor.close()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_without_a_connection_nothing_is_claimed(chromium: Browser, server: Server, lang: str) -> None:
    visitor = Visitor(chromium, server, "Anna", lang=lang, fresh=True)
    page = visitor.page
    expect(page.locator("main")).to_contain_text(NOBODY[lang])
    visitor.context.set_offline(True)
    expect(page.locator("main")).to_contain_text(UNKNOWN[lang])
    expect(page.locator("main")).not_to_contain_text(NOBODY[lang])
    check(page, "lists without a connection")
    visitor.context.set_offline(False)
    expect(page.locator("main")).to_contain_text(NOBODY[lang])
    visitor.close()
