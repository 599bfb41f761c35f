"""Whole games, or both their ends: by mouse, by touch and as text. And what the tests of large games share."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Browser

from tests.web.conftest import Server
from tests.web.situations import play_through
from tests.web.visitor import PHONE, Visitor

PLAYED = """moves => { const t = document.querySelector('.table').dataset
    return t.busy === 'false' && (Number(t.moves) > moves || document.querySelector('.edge .primary[data-do]')) }"""


def told(visitor: Visitor) -> Any:
    """The view that the server shows to this visitor now."""
    number = visitor.page.url.rpartition("/")[2].partition("?")[0]
    return visitor.context.request.get(f"{visitor.server.address}/api/tables/{number}").json()["view"]


def finish(visitor: Visitor) -> None:
    assert visitor.status() == "over"
    visitor.page.locator("text=/wins?|Победа|Победитель/").first.wait_for()
    visitor.close()


def by_mouse(who: type[Visitor], chromium: Browser, server: Server, game: str, whole: bool) -> None:
    visitor = who(chromium, server, "Mouse")
    visitor.set_up(seats=2, game=game)
    play_through(visitor, "mouse", game, whole)
    finish(visitor)


def on_a_phone(who: type[Visitor], chromium: Browser, server: Server, game: str, whole: bool) -> None:
    visitor = who(chromium, server, "Thumb", lang="ru", **PHONE)
    visitor.start(game=game, bot="random")
    play_through(visitor, "touch", game, whole)
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 390
    finish(visitor)


def on_the_text_board(
    who: type[Visitor], chromium: Browser, server: Server, game: str, whole: bool, parts: Sequence[str]
) -> None:
    """With its headings in this order."""
    visitor = who(chromium, server, "Reader")
    visitor.start(bot="random", game=game)
    visitor.page.keyboard.press("t")
    visitor.page.locator(".text").wait_for()
    visitor.wait()
    tree = visitor.page.locator(".text").aria_snapshot()
    places = [tree.index(f'heading "{part}') for part in parts]
    assert places == sorted(places)
    play_through(visitor, "text", game, whole)
    finish(visitor)
