"""Caylus 1303 in a real browser: games by mouse, by touch and on the text board; the provost; nobody shut out."""

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.games.caylus1303.scenario import on_bridge
from tests.web.accessibility import check, leaves
from tests.web.conftest import Server
from tests.web.situations import WHOLE, play_through
from tests.web.tables import settle
from tests.web.townsman import GAME, Townsman, moment
from tests.web.visitor import ANSWERED, DESKTOP, PHONE, Visitor

FLOWN = """() => { window.flown = []
    new MutationObserver(() => { for (const one of document.querySelectorAll('.flight')) window.flown.push(one.dataset.kind) })
      .observe(document.body, { childList: true, subtree: true }) }"""  # noqa: E501
"""The kinds of places from which pieces have flown."""


def finish(visitor: Visitor, seats: int) -> None:
    assert visitor.status() == "over"
    visitor.page.locator("text=/wins?|Победа/").first.wait_for()
    assert visitor.page.locator(".player .score").count() == seats, "at the end all points are open"
    visitor.close()


@WHOLE
def test_by_mouse(chromium: Browser, server: Server, whole: bool) -> None:
    visitor = Townsman(chromium, server, "Mouse")
    visitor.set_up(seats=3, game=GAME)
    visitor.wait()
    assert visitor.page.locator(".player .score").count() == 1, "only one's own points are shown"
    assert visitor.page.locator(".player .unknown").count() == 2
    play_through(visitor, "mouse", GAME, whole, 3)
    finish(visitor, 3)


def test_on_a_phone(chromium: Browser, server: Server) -> None:
    visitor = Townsman(chromium, server, "Thumb", lang="ru", **PHONE)
    visitor.start(game=GAME)
    visitor.play("touch")
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 390
    finish(visitor, 2)


@WHOLE
def test_on_the_text_board(chromium: Browser, server: Server, whole: bool) -> None:
    visitor = Townsman(chromium, server, "Reader")
    visitor.start(bot="random", game=GAME)
    visitor.page.keyboard.press("t")
    visitor.page.locator(".text").wait_for()
    visitor.wait()
    tree = visitor.page.locator(".text").aria_snapshot()
    parts = ["Question and actions", "Road", "Castle site", "Can be built", "You", "Rivals", "Bridge", "Log"]
    places = [tree.index(f'heading "{part}') for part in parts]
    assert places == sorted(places)
    assert tree.index("- button") > places[0]
    assert visitor.page.locator(".text li", has_text="Provost: between 12 and 13").count() == 1
    for said in ("After this round he goes between", "A set scores 5 now", "Castle site: one worker"):
        assert visitor.page.locator(".text", has_text=said).count() == 1, said
    play_through(visitor, "text", GAME, whole)
    finish(visitor, 2)


def test_the_provost_can_be_looked_at_where_he_is_not_yet(chromium: Browser, server: Server) -> None:
    """Pointing at a place repaints the road and says who would gain or lose; nothing is played by that."""
    visitor = Townsman(chromium, server, "Anna")
    visitor.open_record(moment("bridge"))
    page = visitor.page
    road = page.locator(".road.tan")
    before = road.get_attribute("d")
    moves = visitor.moves()
    page.locator('.thing.open[data-place^="provost:"]').first.hover()
    page.locator(".fates").wait_for()
    assert road.get_attribute("d") != before
    page.mouse.move(5, 5)
    page.locator(".fates").wait_for(state="detached")
    assert road.get_attribute("d") == before
    assert visitor.moves() == moves
    visitor.close()


def test_a_look_at_the_provost_ends_with_the_question(chromium: Browser, server: Server) -> None:
    """The pointer rests on a place that the next player may choose as well, and has not asked about it."""
    visitor = Townsman(chromium, server, "Anna")
    settle(visitor, confirm="never", curtain="secrets")
    visitor.open_position(on_bridge(seats=2, open_scores=True))
    page, moves = visitor.page, visitor.moves()
    page.locator('.thing.open[data-place="provost:14"]').hover()
    page.locator(".fates").wait_for()
    page.locator('.edge [data-touch="skip"]').evaluate("one => one.click()")  # without the pointer
    visitor.wait_moves(">", moves)
    visitor.wait()
    assert page.locator('.thing.open[data-place="provost:14"]').count() == 1
    page.locator(".fates").wait_for(state="detached")
    visitor.close()


@pytest.mark.parametrize("ask", ["favour", "deliver", "use", "plan"])
def test_the_leaf_of_the_next_touch_opens_by_itself(chromium: Browser, server: Server, ask: str) -> None:
    """On a phone, whatever is asked: something to touch is in sight, or every answer is a button."""
    visitor = Townsman(chromium, server, "Anna", **PHONE)
    visitor.open_record(moment(ask))
    assert visitor.page.locator(".thing.open:visible").count() or visitor.page.locator(".edge .choice").count() > 1
    shown = visitor.page.locator('.leaves button[aria-pressed="true"]').inner_text()
    visitor.page.locator(".leaves button").last.tap()
    visitor.page.locator(".stage section").first.wait_for()  # the players, though nothing is to be touched there
    visitor.page.locator(".leaves button", has_text=shown.split("\n")[0]).tap()
    moves = visitor.moves()
    visitor.act("touch")
    assert visitor.moves() > moves
    visitor.close()


@pytest.mark.parametrize(
    ("lang", "how", "scheme"),
    [
        pytest.param("en", DESKTOP, "light", id="desktop-light"),
        pytest.param("ru", PHONE, "dark", id="phone-dark"),
        pytest.param("en", DESKTOP, "dark", id="desktop-dark", marks=pytest.mark.long),
        pytest.param("ru", PHONE, "light", id="phone-light", marks=pytest.mark.long),
    ],
)
def test_table_and_text_board_are_accessible(
    chromium: Browser, server: Server, lang: str, how: dict[str, Any], scheme: str
) -> None:
    """axe-core finds nothing serious or critical (see accessibility.py)."""
    visitor = Townsman(chromium, server, "Axe", lang=lang, color_scheme=scheme, **how)
    visitor.start(seats=5, bot="random", game=GAME)
    visitor.wait()
    check(visitor.page, "draft")
    visitor.play("touch" if how is PHONE else "mouse", most=3)
    visitor.wait()
    check(visitor.page, "table")
    if how is not PHONE:
        log = visitor.page.locator(".players .log").first.bounding_box()
        assert log and log["height"] > 220, "five players leave the log room"
    leaves(visitor.page)
    visitor.page.keyboard.press("t")
    visitor.page.locator(".text").wait_for()
    check(visitor.page, "text board")
    visitor.close()


@pytest.mark.parametrize(
    ("ask", "piece", "place"),
    [("plan", "reserve", "space:"), ("bridge", "provost", "provost:")],
)
def test_pieces_are_dragged_where_they_belong(
    chromium: Browser, server: Server, ask: str, piece: str, place: str
) -> None:
    """A worker from the reserve to a building, the provost along the road: the same as touching the place."""
    visitor = Townsman(chromium, server, "Anna", **DESKTOP, reduced_motion="no-preference")
    visitor.open_record(moment(ask))
    page = visitor.page
    page.evaluate(FLOWN)
    target = page.locator(f'.thing.open[data-place^="{place}"]').first
    before = visitor.seen()
    page.locator(f'.thing[data-place="{piece}"]').drag_to(target)
    page.wait_for_function(ANSWERED, arg=before)
    page.locator("svg.ghost").wait_for(state="detached")
    assert piece not in page.evaluate("window.flown"), "it need not fly where it was dropped"
    visitor.close()


def test_pieces_fly_and_arrive(chromium: Browser, server: Server) -> None:
    """What moves is seen on its way, is not yet drawn where it goes, and nothing hangs in the air afterwards."""
    visitor = Townsman(chromium, server, "Anna", **DESKTOP, reduced_motion="no-preference")
    settle(visitor, speed="slow", confirm="never", curtain="secrets")
    visitor.open_record(moment("bridge"))
    page = visitor.page
    page.evaluate(FLOWN)
    page.locator('.thing.open[data-place^="provost:"]').first.click()
    page.locator(".flight").first.wait_for()
    provost = page.locator('main.board [data-piece="provost"]')
    assert provost.evaluate("one => getComputedStyle(one).opacity") == "0"
    page.wait_for_function("() => document.querySelector('.air').dataset.flying === 'false'")
    assert page.locator(".flight").count() == 0
    assert "provost" in page.evaluate("window.flown")
    assert provost.evaluate("one => getComputedStyle(one).opacity") == "1"
    visitor.close()
