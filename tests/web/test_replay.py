"""Replay, step by step: by keyboard, by touch and by the slider; the log follows, and each step says what it was."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.web.accessibility import check
from tests.web.conftest import Server
from tests.web.test_phone import small
from tests.web.visitor import DESKTOP, PHONE, Visitor

GAMES = ["burgundy", "caylus1303", "orleans", "florence", "fair"]


def watch(visitor: Visitor, address: str) -> None:
    visitor.page.goto(address)
    visitor.page.locator(".outcome").wait_for()
    visitor.page.keyboard.press("Escape")
    visitor.page.locator(".outcome").wait_for(state="detached")


def told(visitor: Visitor, address: str) -> list[tuple[int, str]]:
    """The moves of which something is said, and what. In a game with secret choices the first may have no words."""
    log = visitor.context.request.get(address.replace("/t/", "/api/tables/") + "/log?lang=ru").json()
    return [(entry["moves"], " ".join(entry["lines"])) for entry in log if entry.get("moves") and entry["lines"]]


def at(page: Page, move: int) -> None:
    page.locator(f"section.edge[data-at='{move}']").wait_for()


@pytest.mark.parametrize(("game", "lang"), list(zip(GAMES, ["en", "ru", "en", "ru", "en"], strict=True)))
def test_by_keyboard(chromium: Browser, server: Server, finished: dict[str, str], game: str, lang: str) -> None:
    """Arrows step, Home and End go to the ends; the log marks the line that led here and keeps it in sight."""
    visitor = Visitor(chromium, server, "Ilse", lang=lang, **DESKTOP)
    watch(visitor, finished[game])
    page = visitor.page
    moves = visitor.moves()
    page.keyboard.press("ArrowLeft")
    at(page, moves - 1)
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("ArrowLeft")
    at(page, 0)
    outlined = game == "fair"  # Drawn in words, without pieces to outline.
    step, enough = 0, max(12, told(visitor, finished[game])[0][0])
    while step < enough or not outlined:
        step += 1
        page.keyboard.press("ArrowRight")
        at(page, step)
        current = page.locator(".players .log [aria-current='step']")
        if current.count():
            box, panel = current.bounding_box(), page.locator(".players .panel").bounding_box()
            assert box and panel and box["y"] < panel["y"] + panel["height"] and box["y"] + box["height"] > panel["y"]
            spoken = page.locator("section.edge .step").inner_text().strip()
            line = " ".join(current.locator("span").first.inner_text().split())
            assert not spoken or line in spoken or line.startswith(("Auction", "Аукцион")), (
                "its own line, or one of many acts"
            )
        outlined = outlined or page.locator("[data-pointed]").get_attribute("data-pointed") != ""
    assert page.locator(".players .log [aria-current='step']").count() == 1
    check(page, "a replay")
    page.keyboard.press("End")
    at(page, moves)
    visitor.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_first_round_can_be_reached(chromium: Browser, server: Server, finished: dict[str, str], game: str) -> None:
    visitor = Visitor(chromium, server, "Ilse", **DESKTOP)
    watch(visitor, finished[game])
    page = visitor.page
    rounds = page.locator("section.edge select")
    page.wait_for_function("() => document.querySelector('section.edge option')?.value === '0'")
    values = rounds.locator("option").evaluate_all("all => all.map(one => Number(one.value))")
    assert values == sorted(set(values))
    rounds.select_option("0")
    at(page, 0)
    headline = page.locator("h1").inner_text()
    assert rounds.locator("option").first.inner_text() in headline
    visitor.close()


@pytest.mark.parametrize("game", GAMES)
def test_by_touch(chromium: Browser, server: Server, finished: dict[str, str], game: str) -> None:
    """On a phone: stepping, the log, and back; everything as large as a thumb."""
    visitor = Visitor(chromium, server, "Thumb", lang="ru", **PHONE, color_scheme="dark")
    watch(visitor, finished[game])
    page = visitor.page
    moves = visitor.moves()
    page.get_by_role("button", name="На ход назад").tap()
    at(page, moves - 1)
    assert small(page, "section.edge") == []
    check(page, "a replay on a phone")
    edge = page.locator("section.edge").bounding_box()
    step = told(visitor, finished[game])[0][0]
    page.locator("input[type=range]").fill(str(step))
    at(page, step)
    assert page.locator("section.edge").bounding_box() == edge, "what is said of a step never moves the board"
    page.get_by_role("button", name="Журнал").tap()
    page.locator(".sheet [aria-current='step']").wait_for()
    page.locator(".sheet button.line").nth(3).tap()
    page.locator(".sheet").wait_for(state="detached")
    page.locator("section.edge .primary").tap()
    at(page, moves)
    assert page.locator("section.edge").bounding_box() == edge, "nor does who has won"
    visitor.close()


def test_all_that_is_said_of_a_step_can_be_read(chromium: Browser, server: Server, finished: dict[str, str]) -> None:
    """Two lines of it always; the whole by a touch, over the board, which stays where it is."""
    visitor = Visitor(chromium, server, "Thumb", lang="ru", **PHONE)
    watch(visitor, finished["caylus1303"])
    page = visitor.page
    more = page.locator("section.edge .more")
    steps = told(visitor, finished["caylus1303"])
    brief, long = min(steps, key=lambda step: len(step[1])), max(steps, key=lambda step: len(step[1]))
    page.locator("input[type=range]").fill(str(brief[0]))
    at(page, brief[0])
    assert more.count() == 0
    edge = page.locator("section.edge").bounding_box()
    page.locator("input[type=range]").fill(str(long[0]))
    at(page, long[0])
    more.tap()
    whole = page.locator("section.edge .whole")
    assert " ".join(whole.inner_text().split()) == long[1]
    assert whole.evaluate("one => one.clientHeight > 3 * parseFloat(getComputedStyle(one).fontSize)")
    assert page.locator("section.edge").bounding_box() == edge
    assert small(page, "section.edge") == []
    check(page, "all of a step")
    more.tap()
    assert whole.count() == 0
    visitor.close()


def test_points_that_were_hidden_are_open_afterwards(
    chromium: Browser, server: Server, finished: dict[str, str]
) -> None:
    visitor = Visitor(chromium, server, "Ilse", **DESKTOP)
    watch(visitor, finished["caylus1303"])
    page = visitor.page
    page.locator("input[type=range]").fill("20")
    at(page, 20)
    assert page.locator(".player .score").count() == 3
    assert page.locator(".player .unknown").count() == 0
    visitor.close()


def test_while_the_game_goes_on(chromium: Browser, server: Server) -> None:
    """Looking back in the middle: the arrows step, and the way to now is one touch."""
    visitor = Visitor(chromium, server, "Anna", **DESKTOP)
    how: dict[str, Any] = {"bot": "random"}
    visitor.start(**how)
    visitor.play("mouse", most=4)
    visitor.wait()
    page = visitor.page
    page.locator(".players .log button.line").last.click()
    page.locator("input[type=range]").wait_for()
    step = int(page.locator("section.edge").get_attribute("data-at") or 0)
    page.keyboard.press("ArrowRight")
    at(page, step + 1)
    page.keyboard.press("ArrowLeft")
    at(page, step)
    assert page.locator(".recap").count() == 0, "it is about now"
    page.locator("section.edge .primary").click()
    assert visitor.wait()
    visitor.close()
