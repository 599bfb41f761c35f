"""On every hand-held screen, with small and large text: all that can be touched is as large as a thumb where it is met,
nothing must be scrolled to act, and no text is cut."""

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Browser, Page

from bastide.core.record import Record
from tests.games.kit import do
from tests.web import arno, loire
from tests.web.conftest import Server
from tests.web.moments import burgundy, moment, opened, record_of
from tests.web.tables import settle
from tests.web.visitor import APART, PHONE, laid_out

THUMB = 44

MET = """([within, thumb]) => {
  const found = []
  const say = (one, what) => found.push(`${one.ariaLabel || one.textContent.trim() || one.tagName}: ${what}`)
  for (const one of document.querySelector(within).querySelectorAll('button, a[href], summary, select, input, [role=button]')) {
    if (!one.getClientRects().length || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || one.disabled || one.closest('.hidden-visually')) continue
    const box = one.getBoundingClientRect()
    const places = [[box.x + box.width / 2, box.y + box.height / 2]]
    if (one instanceof SVGGraphicsElement) places.unshift([one.getScreenCTM().e, one.getScreenCTM().f])
    const meets = (x, y) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (one.contains(hit) || hit.closest('label')?.contains(one) === true ||
        hit.closest('[data-also]')?.dataset.also === (one.dataset.place ?? '')) // another thing that says the same
    }
    const reach = (x, y, dx, dy, most) => {
      let n = 0
      for (const step of [4, 1]) while (n < most && meets(x + dx * (n + step), y + dy * (n + step))) n += step
      return n
    }
    const across = (x, y, dx, dy) => { const n = reach(x, y, dx, dy, thumb); return n + reach(x, y, -dx, -dy, thumb - n) + 1 }
    const at = places.find(([x, y]) => meets(x, y))
    if (!at) { say(one, `not met at ${places[0].map(Math.round)}, which is ${document.elementFromPoint(...places[0])?.outerHTML.slice(0, 90)}`); continue }
    const wide = across(...at, 1, 0), high = across(...at, 0, 1)
    if (wide < thumb || high < thumb) say(one, `${wide} × ${high}`)
  }
  return found
}"""  # noqa: E501
"""Whatever can be pressed and is not met, or is met over less than a thumb. What is covered does not count, so that
areas which cover each other are found here too."""

SCROLLED = """() => [document.documentElement, ...document.querySelectorAll('main.board, section.edge')]
    .filter(one => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
    .map(one => `${one.tagName}.${one.className}: ${one.scrollWidth} × ${one.scrollHeight} in ${one.clientWidth} × ${one.clientHeight}`)"""  # noqa: E501
"""What would have to be scrolled."""

CUT = """([within, roomy]) => {
  const found = []
  const whole = document.querySelector(within)
  const frame = whole.getBoundingClientRect()
  const scrolls = (one) => one !== whole && (/auto|scroll/.test(getComputedStyle(one).overflowY) || scrolls(one.parentElement))
  const hidden = (one, box) => {
    if (one === whole) return false
    const frame = one.getBoundingClientRect()
    const apart = box.left >= frame.right || box.right <= frame.left || box.top >= frame.bottom || box.bottom <= frame.top
    return (one instanceof HTMLElement && getComputedStyle(one).overflowX === 'hidden' && apart) || hidden(one.parentElement, box)
  }
  const walker = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode, holder = node.parentElement
    if (!node.data.trim() || holder.closest('title, style, .hidden-visually') || !holder.checkVisibility({ visibilityProperty: true }) || scrolls(holder)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    if (!range.getClientRects().length || !holder.getClientRects().length) continue
    const box = range.getBoundingClientRect()
    if (hidden(holder, box)) continue
    const out = (bound) => box.left < bound.left - 1 || box.right > bound.right + 1 || box.top < bound.top - 2 || box.bottom > bound.bottom + 2
    const button = holder.closest(roomy ? 'button' : 'button, foreignObject')
    if (out(frame)) found.push(`"${node.data.trim()}" leaves ${within}`)
    else if (button && out(button.getBoundingClientRect())) found.push(`"${node.data.trim()}" leaves its button`)
  }
  return found
}"""  # noqa: E501
"""Text that leaves the board, the edge or its button; not in a list that is scrolled to be read. Where there is room,
text may be higher than the frame that it was laid out in. A sentence that a card leaves out whole is out of sight."""


def ship() -> Record:
    """A ship has been placed: whole depots are touched."""
    state = do(burgundy(storage=["ship", "mine"]), "place storage=0 hex=h18 die=0")
    return record_of(state)


MOMENTS: dict[str, Callable[[], Record]] = {
    "burgundy turn": lambda: record_of(burgundy()),
    "burgundy two": lambda: record_of(burgundy(2)),
    "burgundy ship": ship,
    "burgundy choose": lambda: moment("burgundy", "choose", 2, setup="advanced_open"),
    "caylus1303 draft": lambda: moment("caylus1303", "draft", 3),
    "caylus1303 plan": lambda: moment("caylus1303", "plan", 5),
    "caylus1303 use": lambda: moment("caylus1303", "use", 3),
    "caylus1303 bridge": lambda: moment("caylus1303", "bridge", 3),
    "caylus1303 deliver": lambda: moment("caylus1303", "deliver", 3),
    "caylus1303 favour": lambda: moment("caylus1303", "favour", 3),
    **{f"orleans {name}": partial(loire.moment, name) for name in loire.MOMENTS},
    **{f"florence {name}": partial(arno.moment, name) for name in arno.MOMENTS},
}
ALONE = ("burgundy ship", "burgundy two", "orleans turn", "orleans deeds")
"""Fewer tiles in each group, or groups that are touched as a whole."""
SCREENS = [(390, 844), (360, 640), (844, 390), (820, 1180)]
LOW = [(360, 640), (844, 390)]
"""Where lenses are opened: the others have more room for the same."""
TEXTS = [100, 130]
ALL = [(text, screen) for text in TEXTS for screen in SCREENS]
TIGHT = [(130, screen) for screen in LOW]
"""Large text on small screens, where things get too small first."""
EASY = [one for one in ALL if one not in TIGHT]


def measured(page: Page, within: str = ".table") -> list[str]:
    found: list[str] = page.evaluate(MET, [within, THUMB])
    for part in ("main.board", "section.edge") if within == ".table" else (within,):
        found += page.evaluate(CUT, [part, False])
    if within == ".table":
        found += page.evaluate(SCROLLED)
        found += ["signs over the name of a building"] * page.evaluate(APART, [".signs", ".tile-head"])
    return found


def lenses(page: Page) -> dict[str, list[str]]:
    """What small things stand in groups, magnified."""
    found: dict[str, list[str]] = {}
    groups = page.locator('main.board .group[aria-haspopup="dialog"]:visible')
    for number in range(groups.count()):
        name = groups.nth(number).get_attribute("data-group") or ""
        groups.nth(number).tap(force=True)  # that it is met has been seen
        if page.locator(".lens").count():
            found[f"lens {name}"] = measured(page, ".lens")
            page.locator(".lens .head button").tap(force=True)
            page.locator(".lens").wait_for(state="detached")
        else:  # the group itself was touched
            page.keyboard.press("Escape")
    return found


def looked_over(page: Page, groups: bool) -> dict[str, list[str]]:
    """What is wrong on the board as it is now, on each of its leaves, and in its lenses."""
    found = {}
    leaves = page.locator("main.board .leaves button")
    for number in range(max(1, leaves.count())):
        if leaves.count():
            leaves.nth(number).tap(force=True)
            laid_out(page)
        label = leaves.nth(number).inner_text() if leaves.count() else "board"
        found[label] = measured(page)
        if groups:
            found |= lenses(page)
    sides = page.locator('.thing[data-place^="duchy:"]')
    if sides.count():  # a side of the board first, then a hex on it
        sides.first.tap()
        page.locator('.thing.open[data-place^="hex:"]').first.wait_for()
        found["side"] = measured(page)
        page.keyboard.press("Escape")
    return {where: what for where, what in found.items() if what}


@pytest.mark.parametrize(
    ("name", "looks", "magnified"),
    [
        one
        for place, name in enumerate(MOMENTS)
        for one in (
            pytest.param(name, [EASY[place % len(EASY)], *TIGHT], [LOW[place % 2]], id=name.replace(" ", "-")),
            pytest.param(name, ALL, LOW, id=f"{name.replace(' ', '-')}-everywhere", marks=pytest.mark.long),
        )
    ],
)
def test_a_thumb_meets_everything(
    chromium: Browser,
    server: Server,
    name: str,
    looks: list[tuple[int, tuple[int, int]]],
    magnified: list[tuple[int, int]],
) -> None:
    """`magnified`: the screens on which lenses are opened."""
    settings: dict[str, object] = {"confirm": "always"}
    visitor = opened(chromium, server, MOMENTS[name](), "ru", settings, **PHONE)
    page = visitor.page
    found = {}
    size = 0
    for text, (wide, high) in looks:
        if text != size:
            size = text
            settle(visitor, textSize=size, curtain="secrets", **settings)
            visitor.wait()
        page.set_viewport_size({"width": wide, "height": high})
        laid_out(page)
        bad = looked_over(page, groups=name not in ALONE and (wide, high) in magnified)
        if bad:
            found[f"{wide}x{high} at {text} %"] = bad
    assert found == {}
    if name.endswith("ship"):
        assert page.locator('main.board .thing.open[data-place^="depot_goods:"]', has_text="0").count() == 4, (
            "empty ones"
        )
    visitor.close()
