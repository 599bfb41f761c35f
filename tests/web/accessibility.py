"""axe-core on the page as it stands."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'best-practice'],
    resultTypes: ['violations'], selectors: false, preload: false })"""
"""To say in full what is well, and where, takes longer than to find what is not."""


def check(page: Page, what: str) -> None:
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text())
    found: Any = page.evaluate(RUN)
    bad = [f"{rule['id']} ({rule['impact']}): {rule['nodes'][0]['html'][:160]}" for rule in found["violations"]]
    assert bad == [], f"{what}: {bad}"
