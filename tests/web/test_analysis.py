"""The analysis of a finished game on the page: a golden game's curve, its costliest turns, and the better lines."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.web.accessibility import in_both
from tests.web.conftest import Server
from tests.web.tables import golden_game
from tests.web.test_phone import small
from tests.web.visitor import DESKTOP, PHONE, Visitor


@pytest.fixture(scope="module")
def golden(server: Server) -> str:
    """The address of a table at which a golden game was played, which the bot looks through once."""
    return golden_game(server, "florence", "two")


def analysed(page: Page, address: str) -> None:
    page.goto(address)
    page.locator(".outcome").get_by_role("button", name=("Analysis"), exact=True).or_(
        page.locator(".outcome").get_by_role("button", name="Разбор", exact=True)
    ).click()
    page.locator(".analysis[data-ready=true]").wait_for(timeout=90_000)


@pytest.mark.parametrize(
    ("lang", "how"),
    [
        pytest.param("en", DESKTOP, id="en-desktop"),
        pytest.param("ru", PHONE, id="ru-phone"),
        pytest.param("ru", DESKTOP, id="ru-desktop", marks=pytest.mark.long),
        pytest.param("en", PHONE, id="en-phone", marks=pytest.mark.long),
    ],
)
def test_a_golden_game(chromium: Browser, server: Server, golden: str, lang: str, how: dict[str, Any]) -> None:
    """A curve for each seat that leads to its moments; three turns, each with a line to follow; luck and play."""
    visitor = Visitor(chromium, server, "Ilse", lang=lang, **how)
    page = visitor.page
    analysed(page, golden)
    assert page.locator(".leads polyline:not(.under)").count() == 2
    assert page.locator(".analysis tbody tr").count() == 2
    cards = page.locator(".analysis .card")
    assert cards.count() == 3
    losses = [text.split()[0] for text in page.locator(".analysis .loss").all_inner_texts()]
    assert losses == sorted(losses, key=lambda loss: float(loss.replace("−", "-").replace(",", ".")))
    in_both(page, "the analysis")
    if how is PHONE:
        assert small(page, ".sheet") == []
    assert page.evaluate("document.documentElement.scrollWidth") == how["viewport"]["width"]

    better = cards.first.locator("ol").last.locator("li").all_inner_texts()
    cards.first.locator("button.primary").click()
    edge = page.locator("section.edge")
    page.locator("section.edge[data-step='0']").wait_for()
    for step, said in enumerate(better, 1):
        page.keyboard.press("ArrowRight")
        page.locator(f"section.edge[data-step='{step}']").wait_for()
        assert said in edge.inner_text()
    page.keyboard.press("ArrowRight")
    assert page.locator(f"section.edge[data-step='{len(better)}']").count() == 1, "there is no further step"
    edge.locator(".primary").click()
    page.locator(".analysis[data-ready=true]").wait_for()

    box = page.locator(".leads input").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.locator(".analysis").wait_for(state="detached")
    middle = visitor.moves() // 2
    page.locator(", ".join(f"section.edge[data-at='{middle + off}']" for off in (-1, 0, 1, 2))).wait_for()
    visitor.close()
