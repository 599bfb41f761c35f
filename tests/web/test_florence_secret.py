"""What only its owner may know, on a screen that three share: hands, coins and prestige cards."""

from typing import Any

from playwright.sync_api import Browser

from tests.web.accessibility import check
from tests.web.arno import moment
from tests.web.conftest import Server
from tests.web.moments import opened
from tests.web.visitor import Visitor
from tests.web.wholes import told


def held(view: Any, seat: int) -> list[str]:
    """The cards in hand, professions, bonus and prestige cards; there are some of each."""
    cards: list[str] = view["players"][seat]["cards"]
    kinds = {card.partition("_")[0] if card.startswith(("bonus_", "prestige_")) else "profession" for card in cards}
    assert kinds == {"profession", "bonus", "prestige"}
    return cards


def shown(visitor: Visitor, cards: list[str]) -> list[str]:
    """Those of the cards that are anywhere in the document, as a place or as the words for one."""
    document = visitor.page.content()
    return [card for card in cards if f"card:{card}" in document]


def test_three_secrets_stay_behind_the_curtain(chromium: Browser, server: Server) -> None:
    """FLO-15: nothing of the first is left in the document when the second has the screen, however they look."""
    visitor = opened(chromium, server, moment("turn"))
    page, curtain = visitor.page, visitor.page.locator(".curtain")
    before = told(visitor)
    mine, coins = held(before, 0), before["players"][0]["coins"]
    assert coins == 1300 and shown(visitor, mine) == mine
    page.locator('[data-place="coins"]', has_text="1,300").wait_for()
    visitor.press(page.locator('.edge [data-touch="end"]'), "mouse")
    page.locator(".curtain, .edge .primary[data-do=end]").first.wait_for()
    if not curtain.count():
        visitor.press(page.locator(".edge .primary[data-do=end]"), "mouse")
    curtain.wait_for()
    assert shown(visitor, mine) == [] and "1,300" not in page.content() and "1300" not in page.content()
    visitor.wait()
    view = told(visitor)
    assert view["seat"] == 1
    first: Any = view["players"][0]
    assert first["cards"] == [] and first["coins"] is first["prestiges"] is first["works"] is first["adds"] is None
    assert shown(visitor, view["players"][1]["cards"]) == view["players"][1]["cards"]
    assert shown(visitor, mine) == [] and "1,300" not in page.content() and "1300" not in page.content()
    page.locator('.player[data-seat="0"]').click()
    page.locator(".sheet svg").first.wait_for()
    assert shown(visitor, mine) == [] and "1,300" not in page.content() and "1300" not in page.content()
    page.keyboard.press("Escape")
    page.locator("header nav button", has_text="Cards").click()
    rows = page.locator(".sheet tbody tr")
    rows.first.wait_for()
    assert rows.count() == 21
    assert page.locator(".sheet tr", has_text="in your hand").count() == view["players"][1]["hand"]["professions"]
    check(page, "every card")
    visitor.close()
