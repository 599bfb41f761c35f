"""Orléans on hand-held screens: nothing is printed too small, and larger text never makes the board's smaller."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page

from bastide.core.state import State
from tests.web import loire
from tests.web.conftest import Server
from tests.web.moments import opened, record_of
from tests.web.tables import settle
from tests.web.test_orleans_cards import rich
from tests.web.visitor import PHONE, laid_out

PRINTED = """() => {
  const found = {}
  const walker = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode, holder = node.parentElement, text = node.data.trim()
    if (!text || holder.closest('title, style, .hidden-visually') || !holder.checkVisibility({ visibilityProperty: true })) continue
    let size = parseFloat(getComputedStyle(holder).fontSize)
    const drawn = holder instanceof SVGGraphicsElement ? holder : holder.closest('foreignObject')
    if (drawn) { const m = drawn.getScreenCTM(); size *= Math.sqrt(Math.abs(m.a * m.d - m.b * m.c)) }
    const key = `${holder.closest('main.board') ? 'board ' : ''}${holder.closest('[data-place]')?.dataset.place ?? ''} ${text}`
    found[key] = Math.min(found[key] ?? 99, Math.round(size * 10) / 10)
  }
  return found
}"""  # noqa: E501
"""Whatever is printed, and in how many pixels."""
SCREENS = {(390, 844): 9, (360, 640): 8, (844, 390): 8}
"""The least that is printed there."""
SAME = [(390, 844), (844, 390)]
"""Where the board has as much room at any size of text that its own need not shrink."""


def printed(page: Page) -> dict[str, float]:
    """On all leaves."""
    found: dict[str, float] = {}
    leaves = page.locator("main.board .leaves button")
    for number in range(leaves.count()):
        leaves.nth(number).click(force=True)
        laid_out(page)
        found |= page.evaluate(PRINTED)
    return found


@pytest.mark.parametrize("make", [loire.plan, rich], ids=["plan", "rich"])
def test_nothing_is_printed_too_small(chromium: Browser, server: Server, make: Callable[[], State]) -> None:
    visitor = opened(chromium, server, record_of(make()), "ru", **PHONE)
    page = visitor.page
    seen: dict[tuple[int, tuple[int, int]], dict[str, float]] = {}
    for text in (100, 130):
        settle(visitor, textSize=text, curtain="secrets")
        visitor.wait()
        for (wide, high), least in SCREENS.items():
            page.set_viewport_size({"width": wide, "height": high})
            laid_out(page)
            seen[text, (wide, high)] = printed(page)
            small = {what: size for what, size in seen[text, (wide, high)].items() if size < least}
            assert small == {}, f"{wide}x{high} at {text} %"
    for screen in SAME:
        before, after = seen[100, screen], seen[130, screen]
        smaller = {what: (size, after[what]) for what, size in before.items() if after.get(what, 99) < size - 0.1}
        assert {what for what in smaller if what.startswith("board")} == set(), smaller
    # What a place gives is shown on a phone on its side, too.
    page.set_viewport_size({"width": 844, "height": 390})
    page.locator('[data-place="leaf:board"]').click()
    laid_out(page)
    for place in ("farm_house", "village", "university", "scriptorium", "windmill"):
        assert page.locator(f'main.board [data-place="place:{place}"] .yield *').count(), place
    visitor.close()
