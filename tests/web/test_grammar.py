"""The grammar of asking: the bar says what comes next; previews end; one touch throws nothing away; names are there."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web import arno, loire
from tests.web.conftest import Server
from tests.web.moments import opened
from tests.web.tables import golden_game
from tests.web.visitor import DESKTOP, PHONE, Visitor, laid_out

QUESTION = "section.edge .question"


def touch(page: Page, place: str) -> None:
    page.locator(f'.thing.open[data-place="{place}"]').first.click()


@pytest.mark.parametrize(("lang", "asks"), [("en", ["Whom", "Where to?"]), ("ru", ["Кого", "Куда?"])], ids=["en", "ru"])
def test_after_the_first_touch_the_second_is_asked(
    chromium: Browser, server: Server, lang: str, asks: list[str]
) -> None:
    """ORL-5: Village and Wagon are two touches; the town is as good as the road that leads to it."""
    visitor = opened(chromium, server, loire.moment("turn"), lang)
    page = visitor.page
    asked = page.locator(QUESTION)
    first = asked.inner_text()
    things = page.evaluate("() => [...document.querySelectorAll('.thing.open')].map(one => one.dataset.place)")
    assert "place:village" in things and "place:wagon" in things
    touch(page, "place:village")
    expect(asked).to_contain_text(asks[0])
    page.keyboard.press("Escape")
    expect(asked).to_have_text(first)
    touch(page, "place:wagon")
    expect(asked).to_contain_text(asks[1])
    town = page.locator('.thing.open[data-place^="city:"]').first
    town.click()
    expect(page.locator('.thing.picked[data-place^="edge:"]')).to_have_count(1)
    visitor.close()


@pytest.mark.parametrize("way", ["usual", "plain"])
def test_a_trip_takes_along_what_lies_there(chromium: Browser, server: Server, way: str) -> None:
    """ORL-5: the big button takes the one good; to leave it is the exception, and has a button of its own."""
    visitor = opened(chromium, server, loire.moment("turn"), "en")
    page = visitor.page
    moves = visitor.moves()
    touch(page, "place:wagon")
    touch(page, "edge:blois__vendome__road")
    expect(page.locator(QUESTION)).to_contain_text("grain")
    page.locator("section.edge .primary" if way == "usual" else "section.edge [data-plain]").click()
    visitor.wait_moves("===", moves + 1)
    taken = visitor.page.evaluate(
        "() => fetch(`/api${location.pathname.replace('/t/', '/tables/')}`).then(answer => answer.json())"
    )["view"]["players"][0]["goods"]
    assert taken["grain"] == (3 if way == "usual" else 2)
    visitor.close()


def test_turn_order_is_asked_for_before_a_plan_is_thrown_away(chromium: Browser, server: Server) -> None:
    """ORL-10.3: plans begin anew. One touch says so, and does nothing yet."""
    visitor = opened(chromium, server, loire.moment("plan"), "en")
    page = visitor.page
    moves = visitor.moves()
    page.locator('section.edge [data-touch="demand"]').click()
    expect(page.locator(QUESTION)).to_contain_text("begin anew")
    assert visitor.moves() == moves
    page.locator("section.edge .primary").click()
    visitor.wait_moves("===", moves + 1)
    visitor.close()


def test_a_preview_ends_when_the_pointer_leaves(chromium: Browser, server: Server) -> None:
    visitor = opened(chromium, server, arno.moment("turn"), "en")
    page = visitor.page
    shown = page.locator("svg.board rect.fresh")
    laid_out(page)
    page.locator('[data-place="object:jester"]').first.hover(force=True)  # of use to every Work, whatever was dealt
    expect(shown).not_to_have_count(0)
    page.mouse.move(5, 5)
    expect(shown).to_have_count(0)
    visitor.close()


def test_a_preview_ends_with_the_question(chromium: Browser, server: Server) -> None:
    """The pointer rests where it was, but what it asked about is settled."""
    visitor = opened(chromium, server, arno.moment("turn"), "en", {"confirm": "never"})
    page = visitor.page
    shown = page.locator("svg.board rect.fresh")
    laid_out(page)
    moves = visitor.moves()
    page.locator('[data-place="object:jester"]').first.hover(force=True)
    expect(shown).not_to_have_count(0)
    page.locator("main.board button", has_text="Give 1 PP").evaluate("one => one.click()")  # without the pointer
    visitor.wait_moves(">", moves)
    visitor.wait()
    expect(shown).to_have_count(0)
    visitor.close()


def test_a_finger_on_a_thing_does_not_scroll(chromium: Browser, server: Server) -> None:
    """`touch-action` is not heard by what is drawn inline."""
    visitor = opened(chromium, server, arno.moment("turn"), "en", **PHONE)
    styles = visitor.page.evaluate(
        """() => [...document.querySelectorAll('.thing.button')].map(getComputedStyle)
            .map(style => `${style.display} ${style.touchAction}`)"""
    )
    assert styles and set(styles) == {"block pinch-zoom"}
    visitor.close()


def test_who_has_no_name_is_asked_for_it_before_playing_on(chromium: Browser, server: Server) -> None:
    visitor = Visitor(chromium, server, "Nora")
    page = visitor.page
    page.goto(golden_game(server, "burgundy", "two-basic"))
    page.locator(".outcome").wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("Home")
    before = page.url
    play_on = page.get_by_role("button", name="Play on from here")
    play_on.click()
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator(".edge .name-form")).to_have_count(0)
    play_on.click()
    visitor.take_name()
    page.wait_for_function("was => location.href !== was", arg=before)
    visitor.wait()
    visitor.close()


@pytest.mark.parametrize("how", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_players_are_named_everywhere(chromium: Browser, server: Server, how: dict[str, Any]) -> None:
    visitor = Visitor(chromium, server, "Anna", **how)
    visitor.start(bot="random", seats=4)
    visitor.wait()
    page = visitor.page
    names = " ".join(page.locator(".players .player").all_inner_texts())
    assert all(f"Bot {number}" in names for number in (2, 3, 4))
    assert page.evaluate("document.documentElement.scrollWidth") == how["viewport"]["width"]
    visitor.close()


@pytest.mark.parametrize("path", ["/settings", "/credits"])
def test_whoever_comes_to_a_page_begins_at_its_heading(chromium: Browser, server: Server, path: str) -> None:
    """Not nowhere: the focus is on the heading of the page that one has come to."""
    visitor = Visitor(chromium, server, "Nora")
    page = visitor.page
    page.locator(f'a[href="{path}"]').first.click()
    expect(page.locator("h1")).to_be_focused()
    page.go_back()
    expect(page.locator("h1", has_text="New table")).to_be_focused()
    visitor.close()


def test_whoever_plays_alone_is_not_asked_for_bots(chromium: Browser, server: Server) -> None:
    """FLO-10: alone there is no seat that a bot could take."""
    visitor = Visitor(chromium, server, "Nora")
    page = visitor.page
    page.locator('.game[data-game="florence"]').click()
    bots = page.locator('form.card .pick button[data-value="expert"]')
    expect(bots).to_be_visible()
    page.locator("form.card .pick").nth(1).locator("button", has_text="1").click()
    expect(bots).to_have_count(0)
    visitor.begin()
    visitor.wait()
    expect(page.locator(".players")).to_contain_text("Diego")
    visitor.close()
