"""How large the page prints: a drawing may scale what its style says."""

from playwright.sync_api import Page

SMALL = """least => {
  const found = new Set()
  const walker = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode, holder = node.parentElement
    if (!node.data.trim() || holder.closest('title, style, .hidden-visually') || !holder.checkVisibility({ visibilityProperty: true })) continue
    if (!holder.getClientRects().length) continue
    const drawn = holder.closest('text, foreignObject')
    const matrix = drawn?.getScreenCTM()
    const size = parseFloat(getComputedStyle(holder).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1)
    if (size < least - 0.05) found.add(`"${node.data.trim()}" ${size.toFixed(1)}`)
  }
  return [...found]
}"""  # noqa: E501
"""Whatever is printed smaller than so many pixels."""


def small_print(page: Page, least: float) -> list[str]:
    found: list[str] = page.evaluate(SMALL, least)
    return found
