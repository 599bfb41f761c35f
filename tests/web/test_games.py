"""Games in a real browser, in every way a person may play: one of them whole, of the others both ends."""

from playwright.sync_api import Browser

from tests.web.conftest import Server
from tests.web.situations import WHOLE, play_through
from tests.web.visitor import ANSWERED, PHONE, Visitor


def finish(visitor: Visitor) -> None:
    assert visitor.status() == "over"
    visitor.page.locator("text=/wins?|Победа/").first.wait_for()
    visitor.close()


def test_by_mouse(chromium: Browser, server: Server) -> None:
    visitor = Visitor(chromium, server, "Mouse", fresh=True)
    visitor.set_up()
    visitor.play("mouse")
    finish(visitor)


@WHOLE
def test_by_keyboard(chromium: Browser, server: Server, whole: bool) -> None:
    visitor = Visitor(chromium, server, "Keys", lang="ru")
    visitor.set_up(bot="novice")
    visitor.wait()
    for key in ("ArrowDown", "ArrowLeft", "ArrowRight"):  # on the board itself: to a thing, and touch it
        visitor.page.keyboard.press(key)
        assert visitor.page.evaluate("document.activeElement.dataset.place")
    before = visitor.seen()
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_function(ANSWERED, arg=before)
    visitor.page.keyboard.press("Escape")
    play_through(visitor, "keyboard", "burgundy", whole)
    finish(visitor)


@WHOLE
def test_on_a_phone(chromium: Browser, server: Server, whole: bool) -> None:
    visitor = Visitor(chromium, server, "Thumb", lang="ru", fresh=True, **PHONE)
    visitor.set_up()
    play_through(visitor, "touch", "burgundy", whole)
    width = visitor.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390
    finish(visitor)


@WHOLE
def test_on_the_text_board(chromium: Browser, server: Server, whole: bool) -> None:
    visitor = Visitor(chromium, server, "Reader")
    visitor.set_up(bot="novice")
    visitor.page.keyboard.press("t")
    visitor.page.locator(".text").wait_for()
    visitor.wait()
    tree = visitor.page.locator(".text").aria_snapshot()
    parts = ["Question and actions", "Your duchy", "Supply", "Depots", "Turn order", "Bonus", "Other players", "Log"]
    places = [tree.index(f'heading "{part}') for part in parts]
    assert places == sorted(places)
    assert tree.index("- button") > places[0]
    play_through(visitor, "text", "burgundy", whole)
    finish(visitor)


def test_three_on_one_screen(chromium: Browser, server: Server) -> None:
    visitor = Visitor(chromium, server, "Family")
    visitor.set_up("screen", seats=3)
    visitor.play("mouse", most=20)  # a few rounds, with a curtain at every turn
    assert visitor.status() == "playing"
    visitor.close()
