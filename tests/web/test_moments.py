"""What nobody shall miss is shown for a moment; the others' turns come one after the other, and a touch skips them."""

from typing import Any

from playwright.sync_api import Browser

from tests.web.conftest import Server
from tests.web.tables import rewrite
from tests.web.visitor import DESKTOP, Visitor

MOVING: dict[str, Any] = {**DESKTOP, "reduced_motion": "no-preference"}
MOMENTS = [[-1, -1, "Round 2"], [0, 1, "Bot 2 takes the Steward from Anna."], [1, 0, "Bot 2 loses a worker."]]
NOTED = """() => {
  window.noted = []
  const seen = () => window.noted.push(...[...document.querySelectorAll('.banner, .skip')].map(one => one.innerText))
  new MutationObserver(seen).observe(document.querySelector('.table'), { childList: true, subtree: true })
}"""
"""From now on note what banners and the button that skips say."""


def my_turn(visitor: Visitor) -> None:
    """Play until others are asked."""
    while visitor.asked():
        visitor.act("mouse")


def test_a_banner_and_the_others_one_by_one(chromium: Browser, server: Server) -> None:
    visitor = Visitor(chromium, server, "Anna", fresh=True, **MOVING)

    coming: list[Any] = []

    def enrich(data: dict[str, Any]) -> None:
        for entry in data["entries"]:
            entry["moments"] = coming.pop() if coming and entry["kind"] == "act" and entry["seat"] else []

    rewrite(visitor, enrich)
    visitor.settle(speed="slow", confirm="never")
    visitor.start(bot="random", seats=4)
    page = visitor.page
    visitor.wait()
    coming.append(MOMENTS)
    my_turn(visitor)
    banner = page.locator(".banner")
    banner.wait_for()
    assert banner.locator("p").all_inner_texts() == ["Round 2", "Bot 2 takes the Steward from Anna"]
    assert banner.evaluate("one => getComputedStyle(one).pointerEvents") == "none", "it takes no touch"
    page.locator(".skip").wait_for()
    moves = visitor.moves()
    assert not visitor.asked(), "not all of them have been seen yet"
    thing = page.locator("main.board .thing").first
    thing.click()
    assert banner.count() == 0 and page.locator(".skip").count() == 0
    assert visitor.moves() > moves and visitor.seen()["touched"] == "", "the touch that skips does nothing else"
    page.locator("[data-told]", has_text="Bot 2 takes the Steward from Anna.").wait_for()
    assert page.locator("[aria-live]", has_text="Bot 2 takes the Steward from Anna").count() == 1, "it is heard once"
    visitor.wait()
    visitor.close()


def test_where_nothing_moves_nobody_waits(chromium: Browser, server: Server) -> None:
    """What happens is shown all the same."""
    visitor = Visitor(chromium, server, "Anna", lang="ru")
    visitor.start(game="caylus1303", bot="random", seats=4)
    visitor.wait()
    page = visitor.page
    page.evaluate(NOTED)
    for _ in range(40):
        visitor.prefer("pass")
        assert visitor.wait()
        noted = page.evaluate("window.noted")
        if any("Раунд" in text for text in noted):
            break
    else:
        raise AssertionError("no round was announced")
    assert not any("Пропустить" in text for text in noted)
    visitor.close()
