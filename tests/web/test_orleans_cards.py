"""Orléans at the page: cards of places that answer as a whole, what they say, and points as they stand."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Position

from bastide.core.state import State
from tests.games.orleans.scenes import drawing, fill, scene
from tests.web.conftest import Server
from tests.web.loire import DISPLAY, EDGES, ME, moment
from tests.web.moments import opened, record_of
from tests.web.visitor import DESKTOP, PHONE, Visitor, Way, laid_out
from tests.web.wholes import told

GAME = "orleans"
HEAD: Position = {"x": 60, "y": 8}
"""On the name of a card: beside its slots."""


def card(visitor: Visitor, place: str) -> Locator:
    return visitor.page.locator(f'main.board [data-about="place:{place}"]:visible').first


def lies(visitor: Visitor, slot: str, token: str) -> None:
    visitor.page.locator(f'main.board [data-place="slot:{slot}"] [data-piece="{token}"]').first.wait_for()


@pytest.mark.parametrize("how", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_village_asks_on_its_card(chromium: Browser, server: Server, how: dict[str, Any]) -> None:
    """ORL-4.5: whom it recruits is asked where it was touched, and answered there."""
    visitor = opened(chromium, server, moment("turn"), **how)
    page = visitor.page
    way: Way = "touch" if how is PHONE else "mouse"
    visitor.press(page.locator('main.board .thing.open[data-about="place:village"]:visible').first, way)
    offers = page.locator('main.board .thing.open[data-place^="offer:"]:visible')
    offers.nth(2).wait_for()
    assert offers.count() == 3
    assert "Whom do you recruit?" in page.locator(".edge .question").inner_text()
    village, craftsman = card(visitor, "village").bounding_box(), offers.nth(1).bounding_box()
    assert village and craftsman and abs(village["y"] - craftsman["y"]) < village["height"]
    moves = visitor.moves()
    visitor.press(offers.nth(1), way)
    if page.locator(".edge .primary[data-do]").count():
        visitor.press(page.locator(".edge .primary[data-do]"), way)
    visitor.wait_moves(">", moves)
    assert told(visitor)["players"][0]["tracks"]["craftsmen"] == ME["tracks"]["craftsmen"] + 1
    visitor.close()


def test_a_card_is_filled_as_a_whole(chromium: Browser, server: Server) -> None:
    """A touch beside the slots, and a token dropped there; of which token, if several fit, the question asks."""
    visitor = Visitor(chromium, server, "Planner")
    visitor.start(game=GAME)
    visitor.wait()
    page = visitor.page
    page.locator('.thing[data-place="market:own_farmer"]').click()
    card(visitor, "castle").click(position=HEAD)
    lies(visitor, "castle:0", "own_farmer")
    visitor.wait()
    page.locator('.thing[data-place="market:own_trader"]').drag_to(card(visitor, "castle"), target_position=HEAD)
    lies(visitor, "castle:2", "own_trader")
    visitor.wait()
    # A slot that is taken stands for those beside it.
    page.locator('.thing[data-place="market:own_boatman"]').drag_to(page.locator('[data-place="slot:castle:0"]'))
    lies(visitor, "castle:1", "own_boatman")
    visitor.close()
    visitor = opened(chromium, server, record_of(drawing({0: {"market": "farmer monk"}})))
    page = visitor.page
    card(visitor, "guildhall").click(position=HEAD)
    page.locator(".edge .question", has_text="Which token").wait_for()
    assert page.locator('.thing.open[data-place^="market:"]').count() > 1
    page.locator('.thing.open[data-place="market:own_farmer"]').click()
    lies(visitor, "guildhall:0", "own_farmer")
    visitor.close()


def rich() -> State:
    """Somebody with goods on a Brasserie, four merchants in one city, and thirteen places."""
    mine = {"places": ["sacristy", "windmill", "pharmacy"], "slots": fill("monastery"), "merchant": "orleans"}
    rival = {"places": ["brasserie"], "brasserie": {"cheese": 2, "wine": 1}, "merchant": "orleans"}
    people = {0: {**ME, **mine}, 1: rival, 2: {"merchant": "orleans"}, 3: {"merchant": "orleans"}}
    tiles = ["trading_house", "sheep_farm", "school"]
    modules = ["orders", "new_places"]
    return scene(4, "actions", people, edges=EDGES, modules=modules, display=DISPLAY, tiles=tiles)


COVERED = """() => {
  const box = (one) => one.getBoundingClientRect()
  const workers = [...document.querySelectorAll('main.board [data-place^="city:"] [data-piece="worker"]')].map(box)
  return [...document.querySelectorAll('main.board [data-place^="edge:"] [data-piece]')].map(one => [one, box(one)]).filter(([, a]) =>
    workers.some(b => (Math.min(a.right, b.right) - Math.max(a.left, b.left)) > 3 && (Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)) > 3))
    .map(([one]) => one.closest('[data-place]').dataset.place) }"""  # noqa: E501


def test_what_is_on_the_table_is_drawn(chromium: Browser, server: Server) -> None:
    """Goods beside four merchants and on a rival's Brasserie, the city of an order, why a place is shut, what each
    tile does, and all that it would score now (ORL-6.3)."""
    visitor = opened(chromium, server, record_of(rich()))
    page = visitor.page
    assert page.evaluate(COVERED) == []
    for city in DISPLAY:
        page.locator(f'main.board [data-place="city:{city}"] .seal').wait_for()
    assert page.locator('main.board [data-place^="city:"] .seal').count() == len(DISPLAY)
    assert "order" in (page.locator('main.board [data-place="city:briare"]').get_attribute("aria-label") or "")
    on_tile = page.locator('.player [data-about="p1:brasserie:cheese"]')
    assert on_tile.inner_text() == "2"
    # ORL-5.1: filled or not, in a Pilgrimage the Monastery is shut.
    shut = page.locator('main.board [data-place="place:monastery"]')
    assert shut.locator(".blocked").count() and not shut.locator(".active").count()
    for place in ("sacristy", "trading_house", "sheep_farm"):
        card = f':is([data-place="place:{place}"], [data-place="tile:{place}"])'
        assert page.locator(f"main.board {card} .yield *").count()
    columns = page.locator('main.board [data-place^="place:"]').evaluate_all(
        "all => new Set(all.map(one => Math.round(one.getBoundingClientRect().left))).size"
    )
    assert columns == 2
    # The sheet of points says what everything would bring now.
    page.keyboard.press("g")
    sheet = page.locator(".sheet")
    sheet.locator("text=If the game ended now").wait_for()
    assert sheet.locator("svg.chart").count() == 0
    row = sheet.locator("tbody tr", has_text="trading stations").inner_text().split("\t")
    assert row[1] == str(2 * 3), "two stations, level 3"
    page.keyboard.press("Escape")
    page.locator(".player").first.click()
    facts = page.locator(".sheet dl").last.inner_text()
    assert "grain\n2 VP" in facts, "points are no goods"
    page.keyboard.press("Escape")
    page.locator(".player").nth(1).click()
    assert page.locator('.sheet [data-place="p1:place:brasserie"] [data-piece="cheese"]').count()
    visitor.close()


def test_four_merchants_at_the_beginning(chromium: Browser, server: Server) -> None:
    """All begin in Orléans, with goods on every way."""
    for how in (DESKTOP, PHONE):
        visitor = Visitor(chromium, server, "Host", **how)
        visitor.start("screen", 4, game=GAME)
        visitor.wait()
        if how is PHONE:
            visitor.page.locator('[data-place="leaf:map"]').tap()
        laid_out(visitor.page)
        assert visitor.page.evaluate(COVERED) == []
        visitor.close()


def test_the_text_board_says_what_tracks_and_places_bring(chromium: Browser, server: Server) -> None:
    visitor = opened(chromium, server, moment("turn"))
    page = visitor.page
    page.keyboard.press("t")
    text = page.locator(".text")
    text.wait_for()
    said = text.inner_text()
    assert "farmers track: 1: +grain; 2: +grain; 3: +cheese" in said
    assert "scholars track: 1: +2 development" in said
    assert "Recruit a knight: from the next round on you may draw more followers." in said
    visitor.close()
