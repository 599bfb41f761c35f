"""Very many choices: the page gets only lines and touches, and asks for the words of those that it shows."""

import pytest
from playwright.sync_api import Browser, Route

from tests.web.accessibility import check
from tests.web.conftest import Server
from tests.web.visitor import ANSWERED, Visitor

LISTED = 40
LINE = "build at="
"""How the bare line of a placement begins."""


def at_a_wide_choice(chromium: Browser, server: Server) -> Visitor:
    """Somebody at a table of the toy game who is about to build on a pitch of 320 cells."""
    visitor = Visitor(chromium, server, "Anna")
    visitor.settle(confirm="always")
    visitor.start(seats=1, game="fair", options={"pitch": "wide"})
    while visitor.wait() and not visitor.page.locator('.thing[data-place^="turn:"]').count():
        visitor.prefer("coins:5", "ready", "ware")  # the crier never bids as much
    return visitor


def test_touches_narrow_it_until_words_come(chromium: Browser, server: Server) -> None:
    visitor = at_a_wide_choice(chromium, server)
    page = visitor.page
    assert page.locator('.thing.open[data-place^="cell:"]').count() > 200
    check(page, "very many choices")
    page.locator('.thing.open[data-place="cell:c3"]').click()
    page.locator('.thing.open[data-place^="turn:"]').first.click()
    label = page.locator(".edge .question", has_text="corner on c3")
    label.wait_for()
    moves = visitor.moves()
    page.locator(".edge .primary").click()
    visitor.wait_moves(">", moves)
    visitor.close()


def test_the_list_shows_some_and_finds_the_others(chromium: Browser, server: Server) -> None:
    visitor = at_a_wide_choice(chromium, server)
    page = visitor.page
    page.keyboard.press("/")
    page.locator(".sheet li button", has_text="corner on").first.wait_for()
    assert page.locator(".sheet li button").count() == LISTED
    page.locator(".sheet p", has_text="more").wait_for()
    page.locator(".sheet input").fill("at=f5")
    page.locator(".sheet li button", has_text="corner on f5").first.wait_for()
    moves = visitor.moves()
    page.locator(".sheet li button").first.click()
    visitor.wait_moves(">", moves)
    visitor.close()


def test_the_text_board_asks_what_to_touch(chromium: Browser, server: Server) -> None:
    visitor = at_a_wide_choice(chromium, server)
    page = visitor.page
    page.keyboard.press("t")
    page.locator(".text .actions").wait_for()
    assert page.locator(".text .actions li").count() == 0
    check(page, "very many choices on the text board")
    page.locator('.text .thing[data-place="cell:b2"]').press("Enter")
    page.locator(".text .actions li button", has_text="corner on b2").first.wait_for()
    moves = visitor.moves()
    page.locator(".text .actions li button").first.click()
    visitor.wait_moves(">", moves)
    visitor.close()


@pytest.mark.parametrize("answer", ["nothing", "an error"])
def test_a_choice_can_be_played_before_it_has_words(chromium: Browser, server: Server, answer: str) -> None:
    def refuse(route: Route) -> None:
        if answer == "nothing":
            route.fulfill(json=[])
        else:
            route.fulfill(status=500, json={"code": "no", "message": "no"})

    visitor = at_a_wide_choice(chromium, server)
    page = visitor.page
    page.route("**/describe*", refuse)
    before = visitor.seen()
    page.locator('.thing.open[data-place="cell:c3"]').click()
    page.wait_for_function(ANSWERED, arg=before)
    page.locator('.thing.open[data-place^="turn:"]').first.click()
    page.locator(".edge .question", has_text=LINE + "c3").wait_for()
    moves = visitor.moves()
    page.locator(".edge .primary").click()
    visitor.wait_moves(">", moves)
    visitor.close()
