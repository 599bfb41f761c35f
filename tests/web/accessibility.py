"""axe-core on the page as it stands."""

from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """([within, runOnly]) => axe.run(within ? document.querySelector(within) : document,
    { runOnly, resultTypes: ['violations'], selectors: false, preload: false })"""
"""To say in full what is well, and where, takes longer than to find what is not."""
ALL = ["wcag2a", "wcag2aa", "wcag21aa", "best-practice"]
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def check(page: Page, what: str, within: str = "", rules: list[str] = ALL) -> None:
    """`within`: the part that has changed since the whole page was checked."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text())
    found: Any = page.evaluate(RUN, [within, rules])
    bad = [f"{rule['id']} ({rule['impact']}): {rule['nodes'][0]['html'][:160]}" for rule in found["violations"]]
    assert bad == [], f"{what}: {bad}"


def in_both(page: Page, what: str) -> None:
    """Light and dark; the second time only what colours can change."""
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        check(page, f"{what}, {scheme}", rules=["color-contrast"] if scheme == "dark" else ALL)


def in_all(page: Page, what: str) -> None:
    """Also with high contrast; on a table that is open, where what colours cannot change is seen once."""
    in_both(page, what)
    page.emulate_media(color_scheme="light", contrast="more")
    check(page, f"{what}, contrast", rules=["color-contrast"])
    page.emulate_media(contrast="no-preference")


def leaves(page: Page) -> None:
    """The leaves of a phone's board that are not open yet."""
    closed = page.locator('.leaves button:not([aria-pressed="true"])')
    for name in closed.evaluate_all("all => all.map(one => one.dataset.place)"):
        page.locator(f'.leaves button[data-place="{name}"]').click()
        check(page, name, "main.board")
