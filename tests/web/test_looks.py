"""Colour is never alone: patterns on players' pieces and on tiles, always in high contrast, otherwise on demand."""

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import Server
from tests.web.tables import settle
from tests.web.visitor import Visitor

FILLS = "all => all.map(one => getComputedStyle(one).fill)"


@pytest.mark.parametrize(
    ("wish", "drawn"),
    [({}, False), ({"patterns": True}, True), ({"theme": "contrast"}, True), ({"theme": "dark"}, False)],
    ids=["light", "patterns", "contrast", "dark"],
)
def test_patterns(chromium: Browser, server: Server, wish: dict[str, object], drawn: bool) -> None:
    visitor = Visitor(chromium, server, "Anna", color_scheme="light", viewport={"width": 1280, "height": 800})
    settle(visitor, **wish)
    visitor.start(bot="random", seats=4)
    visitor.wait()
    page = visitor.page
    fills = page.locator(".player .emblem circle").evaluate_all(FILLS)
    assert len(fills) == 4
    assert sum("url(" in fill for fill in fills) == (3 if drawn else 0), "the first colour is solid"
    assert (page.locator("pattern").count() == 4) == drawn
    assert (page.locator(".thing path.edge").count() > 0) == drawn
    visitor.close()


NEWS = """() => { const places = document.querySelector('[data-news]')?.dataset.news.split(' ').filter(Boolean) ?? []
    const drawn = places.flatMap(place => [...document.querySelectorAll(`[data-place="${place}"]`)])
    const dotted = drawn.filter(one => getComputedStyle(one).outlineStyle === 'dotted')
    return dotted.map(one => one.dataset.place).sort() }"""
"""The places on the board that are dotted."""


@pytest.mark.parametrize("game", ["burgundy", "caylus1303"])
def test_what_others_changed_stays_dotted_until_i_act(chromium: Browser, server: Server, game: str) -> None:
    """Also for somebody who comes back later; looking about takes nothing away."""
    visitor = Visitor(chromium, server, "Anna")
    visitor.start(bot="random", game=game)
    page = visitor.page
    dotted: list[str] = []
    while not dotted:
        assert visitor.wait()
        before = visitor.moves()
        visitor.act("keyboard")
        assert visitor.wait()
        if visitor.moves() > before + 1:  # after mine came others' moves: what I did last would be dotted too
            dotted = page.evaluate(NEWS)
    page.keyboard.press("Tab")
    assert page.evaluate(NEWS) == dotted
    page.reload()
    visitor.wait()
    assert page.evaluate(NEWS) == dotted
    moves = visitor.moves()
    visitor.act("keyboard")
    visitor.wait_moves(">", moves)
    visitor.wait()
    assert page.evaluate(NEWS) != dotted
    visitor.close()
