"""A game that has no folder on the page: the shell draws it in words, and it is played to the end like any other."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.accessibility import check
from tests.web.conftest import Server
from tests.web.visitor import DESKTOP, PHONE, Visitor, Way

ENTRY = "[bastide.games]\nfair = tests.core.fair:GAME\n"


@pytest.fixture(scope="module")
def fairground(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that finds the toy game as it would find any package: by its entry point."""
    folder = tmp_path_factory.mktemp("fair")
    about = folder / "fair-0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: fair\nVersion: 0\n")
    (about / "entry_points.txt").write_text(ENTRY)
    root = str(Path(__file__).parents[2])
    found = Server(folder)
    found.environment["PYTHONPATH"] = os.pathsep.join([str(folder), root, os.environ.get("PYTHONPATH", "")])
    found.start()
    yield found
    found.kill()


@pytest.mark.parametrize(
    ("way", "lang", "seats"),
    [("mouse", "en", 2), ("mouse", "ru", 4), ("keyboard", "en", 3), ("keyboard", "ru", 2), ("text", "ru", 2)],
)
def test_played_to_the_end(chromium: Browser, fairground: Server, way: Way, lang: str, seats: int) -> None:
    visitor = Visitor(chromium, fairground, "Anna", lang=lang)
    visitor.start(seats=seats, bot="random", game="fair")
    if way == "text":
        visitor.page.keyboard.press("t")
        visitor.page.locator(".text").wait_for()
    assert visitor.wait()
    check(visitor.page, "the table")
    visitor.play(way)
    assert visitor.status() == "over"
    visitor.page.locator("text=/wins|Победа/").first.wait_for()
    check(visitor.page, "the end")
    visitor.page.keyboard.press("g")
    visitor.page.locator(".sheet table").wait_for()
    check(visitor.page, "the points")
    visitor.close()


def test_on_a_phone(chromium: Browser, fairground: Server) -> None:
    visitor = Visitor(chromium, fairground, "Thumb", lang="ru", **PHONE)
    visitor.start(seats=4, bot="random", game="fair")
    assert visitor.wait()
    check(visitor.page, "the table")
    for _ in range(8):
        visitor.page.wait_for_timeout(500)  # two taps on one spot would be a double tap
        if visitor.wait():
            visitor.act("touch")
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 390
    visitor.close()


def test_alone_against_somebody_who_has_no_seat(chromium: Browser, fairground: Server) -> None:
    """FAIR-8: the crier has points but no seat, and the game can be lost to him."""
    visitor = Visitor(chromium, fairground, "Anna", **DESKTOP)
    visitor.start(seats=1, game="fair")
    visitor.wait()
    assert visitor.page.locator(".players .player").count() == 2
    assert visitor.page.locator(".players button.player").count() == 1, "nobody can look at what he has"
    visitor.play("keyboard")
    visitor.page.locator("text=/wins|is lost/").first.wait_for()
    visitor.page.keyboard.press("g")
    assert visitor.page.locator(".sheet thead th").count() == 3
    visitor.close()


def test_everything_about_it_is_found_by_name(chromium: Browser, fairground: Server) -> None:
    """The lobby, its rules that are not there, and a player's sheet: nothing fails for want of a folder."""
    visitor = Visitor(chromium, fairground, "Anna")
    page = visitor.page
    assert page.locator('.game[data-game="fair"] svg use').count() == 1, "a picture for those that have none"
    page.goto(fairground.address + "/rules/fair")
    page.locator("main [role=alert]").wait_for()
    page.goto(fairground.address)
    visitor.start(seats=2, bot="random", game="fair")
    visitor.wait()
    page.locator(".player").last.click()
    page.locator(".sheet").wait_for()
    visitor.close()
