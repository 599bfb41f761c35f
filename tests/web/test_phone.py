"""On a phone: what is small opens magnified, everything that can be touched is as large as a thumb, nothing scrolls."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.web.accessibility import check
from tests.web.conftest import Server
from tests.web.visitor import ANSWERED, PHONE, Visitor

LOW: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 640}}
SIDE: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}

TOO_SMALL = """within => {
  const found = []
  for (const one of document.querySelector(within).querySelectorAll('button, a.button, summary, select, input, [role=button]')) {
    if (!one.getClientRects().length || one.disabled) continue
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    one.scrollIntoView({ block: 'center' })
    const box = one.getBoundingClientRect()
    let [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    if (one instanceof SVGGraphicsElement) ({ e: x, f: y } = one.getScreenCTM())
    for (const [dx, dy] of [[0, 0], [-21, 0], [21, 0], [0, -21], [0, 21]]) {
      const hit = document.elementFromPoint(x + dx, y + dy)
      if (hit && (one.contains(hit) || hit.closest('label')?.contains(one))) continue
      found.push(`${one.ariaLabel ?? one.textContent.trim() ?? one.tagName} ${Math.round(box.width)}x${Math.round(box.height)} at ${dx},${dy}: ${hit?.outerHTML.slice(0, 80)}`)
      break
    }
  }
  return found
}"""  # noqa: E501
"""Whatever can be pressed and is not met 21 pixels to each side of its middle: thumbs need 44."""


def small(page: Page, within: str = "body") -> list[str]:
    found: list[str] = page.evaluate(TOO_SMALL, within)
    return found


def focused_in(page: Page, selector: str) -> bool:
    found: bool = page.evaluate("s => document.activeElement?.closest(s) != null", selector)
    return found


def test_a_depot_opens_magnified(chromium: Browser, server: Server) -> None:
    visitor = Visitor(chromium, server, "Thumb", **PHONE)
    visitor.start(bot="random", seats=4)
    visitor.wait()
    page = visitor.page
    before = visitor.seen()
    page.locator(".thing.group.open").first.tap()
    page.locator(".lens").wait_for()
    assert visitor.seen() == {**before, "lens": True}, "looking into a depot is no touch"
    widths = page.locator(".lens .thing .body").evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")
    assert widths and min(widths) >= 56
    assert page.locator(".lens[role=dialog]").get_attribute("aria-label")
    assert small(page, ".lens") == []
    check(page, "the lens on a phone")
    tile = page.locator(".lens .thing.open").first
    before = visitor.seen()
    tile.tap()
    page.wait_for_function(ANSWERED, arg=before)
    page.locator(".lens").wait_for(state="detached")
    visitor.close()


def test_the_lens_by_keyboard(chromium: Browser, server: Server) -> None:
    """Enter opens it and leads into it, arrows go about in it, Escape closes it and takes nothing back."""
    visitor = Visitor(chromium, server, "Keys", viewport={"width": 390, "height": 844})
    visitor.start(bot="random", seats=4)
    visitor.wait()
    page = visitor.page
    page.locator('.thing.button[data-place^="die"]').first.click()
    touched = visitor.seen()["touched"]
    assert touched
    page.locator(".thing.group.open").first.focus()
    page.keyboard.press("Enter")
    page.locator(".lens").wait_for()
    assert focused_in(page, ".lens .thing.open")
    page.keyboard.press("ArrowRight")
    assert focused_in(page, ".lens .thing")
    page.keyboard.press("Escape")
    page.locator(".lens").wait_for(state="detached")
    assert focused_in(page, ".thing.group")
    assert visitor.seen()["touched"] == touched
    page.keyboard.press("Enter")
    page.locator(".lens").wait_for()
    before = visitor.seen()
    page.keyboard.press("Enter")
    page.wait_for_function(ANSWERED, arg=before)
    visitor.close()


@pytest.mark.parametrize("how", [PHONE, LOW], ids=["390x844", "360x640"])
def test_everything_is_as_large_as_a_thumb(chromium: Browser, server: Server, how: dict[str, Any]) -> None:
    visitor = Visitor(chromium, server, "Thumb", lang="ru", **how)
    page = visitor.page
    found = {"lobby": small(page)}
    visitor.start(bot="random", seats=4)
    visitor.wait()
    found["table"] = small(page)
    scrolls = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert scrolls == [how["viewport"]["width"], how["viewport"]["height"]], "nothing scrolls"
    leaves = page.locator(".leaves button")
    for leaf in range(leaves.count()):
        leaves.nth(leaf).tap()
        found[f"leaf {leaf}"] = small(page)
    visitor.play("touch", most=3)
    visitor.wait()
    recap = page.locator(".recap.compact .flow")
    while not recap.count():  # until the others have had a turn; who buys a tile has not ended his own
        visitor.act("touch")
        assert visitor.wait()
    found["recap"] = small(page)
    recap.evaluate("one => { one.textContent = '+1' }")
    found["short recap"] = small(page)
    page.reload()
    visitor.wait()
    for name in ("l", "g", "c", "/", "m", "?"):
        page.keyboard.press(name)
        page.locator(".sheet").wait_for()
        found[name] = small(page, ".sheet")
        page.keyboard.press("Escape")
        page.locator(".sheet").wait_for(state="detached")
    page.keyboard.press("l")
    page.locator(".sheet li button").last.tap()
    page.locator("input[type=range]").wait_for()
    page.locator(".sheet").wait_for(state="detached")
    found["replay"] = small(page)
    page.locator(".edge .primary").tap()
    page.locator("input[type=range]").wait_for(state="detached")
    page.keyboard.press("t")
    page.locator(".text").wait_for()
    found["text"] = small(page)
    page.goto(server.address + "/settings")
    page.locator("h1").wait_for()
    found["settings"] = small(page)
    assert {where: what for where, what in found.items() if what} == {}
    visitor.close()


def test_a_low_phone_plays_by_leaves(chromium: Browser, server: Server) -> None:
    """Where ring and duchy do not fit over each other, the one that holds the next touch opens by itself."""
    visitor = Visitor(chromium, server, "Thumb", **LOW)
    visitor.start(bot="random")
    visitor.wait()
    assert visitor.page.locator(".leaves button").count() == 2
    visitor.play("touch", most=12)
    visitor.close()


@pytest.mark.parametrize("game", ["burgundy", "caylus1303"])
def test_a_phone_on_its_side(chromium: Browser, server: Server, game: str) -> None:
    """The table edge stands at the right, and the whole board beside it: nothing scrolls, everything can be touched."""
    visitor = Visitor(chromium, server, "Thumb", lang="ru", **SIDE)
    visitor.start(bot="random", seats=4, game=game)
    visitor.wait()
    page = visitor.page
    board, edge = page.locator("main.board").bounding_box(), page.locator("section.edge").bounding_box()
    assert board and edge and board["x"] + board["width"] <= edge["x"] + 1 and edge["height"] == 390
    high = page.locator("main.board").evaluate("board => [board.scrollHeight, board.clientHeight]")
    assert high[0] == high[1], "nothing scrolls"
    if game == "burgundy":
        visitor.play("touch", most=6)
    visitor.close()


def test_the_lobby_fits_a_phone_with_all_options_open(chromium: Browser, server: Server) -> None:
    visitor = Visitor(chromium, server, "Thumb", lang="ru", **PHONE)
    page = visitor.page
    for game in ("burgundy", "caylus1303"):
        page.locator(f'.game[data-game="{game}"]').tap()
        details = page.locator("form.card details")
        details.evaluate("one => { one.open = true }")
        page.locator("form.card label").first.wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE["viewport"]["width"]
    visitor.close()
