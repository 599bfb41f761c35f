"""Every kind of question of every game on every screen: asked in words, reached by a click, not covered, not cut, and
printed large enough to be read."""

import pytest
from playwright.sync_api import Browser, Page

from tests.web.conftest import Server
from tests.web.kinds import SETUPS, met
from tests.web.moments import record_of
from tests.web.test_sizes import CUT, MET, SCROLLED, THUMB
from tests.web.visitor import Visitor, laid_out

MOST = 200
"""Choices of a question that is described at once."""
SILENT = {"complete"}
"""Kinds that settle themselves: nobody is ever asked."""
SCREENS = [(1280, 800), (1600, 1000), (390, 844), (360, 640), (844, 390), (820, 1180)]
POINTER = 24
"""What a mouse meets at least, in pixels."""
PHONE_SIZE = (390, 844)
SMALL, TINY = 9, 8
"""The smallest print there, and anywhere."""

PRINTED = """least => {
  const found = new Map()
  const walker = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode, holder = node.parentElement
    if (!node.data.trim() || holder.closest('title, style, .hidden-visually') || !holder.getClientRects().length) continue
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const matrix = holder instanceof SVGGraphicsElement ? holder.getScreenCTM() : holder.closest('foreignObject')?.getScreenCTM()
    const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1
    const size = parseFloat(getComputedStyle(holder).fontSize) * scale
    if (size < least - 0.05) found.set(`${size.toFixed(1)} px: ${node.data.trim().slice(0, 24)} (${holder.tagName}.${holder.getAttribute('class') || ''})`, 1)
  }
  return [...found.keys()]
}"""  # noqa: E501
"""What is printed too small to be read."""


def wrong(page: Page, wide: int, high: int) -> list[str]:
    """What is wrong on the table as it is now."""
    roomy = wide > 1000
    found: list[str] = page.evaluate(MET, [".table", POINTER if roomy else THUMB])
    for part in ("main.board", "section.edge"):
        found += page.evaluate(CUT, [part, roomy])
    found += page.evaluate(SCROLLED)
    found += page.evaluate(PRINTED, SMALL if (wide, high) == PHONE_SIZE else TINY)
    if not page.locator("section.edge .question").inner_text().strip():
        found.append("nothing is asked in words")
    return found


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.long)], ids=["in-turn", "everywhere"])
@pytest.mark.parametrize("text", [100, 130])
@pytest.mark.parametrize("game", list(SETUPS))
def test_every_question_on_every_screen(chromium: Browser, server: Server, game: str, text: int, every: bool) -> None:
    """In turn: each question on one screen with each size of text, all screens among them."""
    questions = met(game, MOST)
    asked = {question.name for question in next(iter(questions.values())).questions}
    assert set(questions) == asked - SILENT, "a position stands for each kind"
    visitor = Visitor(chromium, server, "Anna", lang="en" if text == 100 else "ru")
    visitor.settle(curtain="secrets", confirm="always", textSize=text)
    page = visitor.page
    found: list[str] = []
    for number, (kind, state) in enumerate(questions.items()):
        visitor.open_record(record_of(state))
        at = number + (text > 100) * 3
        for wide, high in SCREENS if every else [SCREENS[at % len(SCREENS)]]:
            page.set_viewport_size({"width": wide, "height": high})
            laid_out(page)
            found += [f"{kind} at {wide}x{high}, {text} %: {what}" for what in wrong(page, wide, high)]
    assert not found, "\n".join(found)
    visitor.close()
