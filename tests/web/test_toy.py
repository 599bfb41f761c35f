"""A game that has no folder on the page: the shell draws it in words, and it is played to the end like any other."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.accessibility import check
from tests.web.conftest import Server
from tests.web.visitor import PHONE, Visitor, Way

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.parametrize(
    ("way", "lang", "seats"),
    [
        ("mouse", "ru", 4),
        ("keyboard", "en", 3),
        ("text", "ru", 2),
        pytest.param("mouse", "en", 2, marks=pytest.mark.long),
        pytest.param("keyboard", "ru", 2, marks=pytest.mark.long),
    ],
)
def test_played_to_the_end(chromium: Browser, server: Server, way: Way, lang: str, seats: int) -> None:
    visitor = Visitor(chromium, server, "Anna", lang=lang)
    visitor.start(seats=seats, bot="random", game="fair")
    if way == "text":
        visitor.page.keyboard.press("t")
        visitor.page.locator(".text").wait_for()
    assert visitor.wait()
    check(visitor.page, "the table")
    visitor.play(way)
    assert visitor.status() == "over"
    visitor.page.locator("text=/wins?|Победа/").first.wait_for()
    check(visitor.page, "the end")
    visitor.page.keyboard.press("Escape")  # the card of the end
    visitor.page.keyboard.press("g")
    visitor.page.locator(".sheet table").wait_for()
    check(visitor.page, "the points")
    visitor.close()


def test_on_a_phone(chromium: Browser, server: Server) -> None:
    visitor = Visitor(chromium, server, "Thumb", lang="ru", **PHONE)
    visitor.start(seats=4, bot="random", game="fair")
    assert visitor.wait()
    check(visitor.page, "the table")
    for _ in range(8):
        visitor.page.wait_for_timeout(500)  # two taps on one spot would be a double tap
        if visitor.wait():
            visitor.act("touch")
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 390
    visitor.close()


def test_on_one_screen_it_is_handed_over_behind_a_curtain(chromium: Browser, server: Server) -> None:
    """What a game hides from whom is not known here."""
    visitor = Visitor(chromium, server, "Family")
    visitor.start("screen", game="fair")
    visitor.page.locator(".curtain button").click()
    visitor.wait()
    visitor.act("mouse")
    visitor.close()


def test_alone_against_somebody_who_has_no_seat(chromium: Browser, server: Server) -> None:
    """FAIR-8: the crier has points but no seat, and the game can be lost to him."""
    visitor = Visitor(chromium, server, "Anna")
    page = visitor.page
    visitor.start(seats=1, game="fair")
    visitor.wait()
    assert page.locator(".players .player").count() == 2
    assert page.locator(".players button.player").count() == 1, "there is nothing of his to look at"
    for _ in range(100):  # whoever never bids loses, or wins by wares alone
        if not visitor.wait():
            break
        visitor.prefer("pass", "ready")
    page.locator("text=/wins?|is lost/").first.wait_for()
    assert page.locator('.player[aria-label^="The crier, "]').count() == 1
    page.keyboard.press("Escape")
    page.keyboard.press("g")
    assert page.locator(".sheet thead th span").all_inner_texts() == ["You", "The crier"]
    visitor.close()


def test_its_words_and_rules_are_found_by_its_name(chromium: Browser, server: Server) -> None:
    visitor = Visitor(chromium, server, "Anna", lang="ru")
    page = visitor.page
    assert page.locator('.game[data-game="fair"] svg use').count() == 1, "a picture for those that have none"
    page.goto(server.address + "/rules/fair#FAIR-5")
    page.locator(".here").wait_for()
    page.goto(server.address)
    visitor.start(bot="random", game="fair")
    visitor.wait()
    assert "утро" in page.locator("h1").inner_text()
    assert (
        page.locator("main.board").inner_text().count("Рынок")
        or page.locator("main.board h3", has_text="рынок").count()
    )
    page.locator(".player").last.click()
    page.locator(".sheet", has_text="площадк").or_(page.locator(".sheet", has_text="построено")).wait_for()
    visitor.close()


def test_nothing_outside_its_folder_names_a_game() -> None:
    games = [folder.name for folder in (WEB / "src" / "games").iterdir()]
    named = re.compile("|".join(re.sub(r"\d+$", "", game) for game in games), re.IGNORECASE)
    shared = [
        *(WEB / "src").glob("*.*"),
        *(WEB / "src/lib").rglob("*.*"),
        *(WEB / "src/pages").rglob("*.*"),
        *(WEB / "scripts").rglob("*.*"),
    ]
    assert len(games) > 1
    assert [str(file) for file in shared if named.search(file.read_text("utf-8"))] == []
