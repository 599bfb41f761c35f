"""A choice that all make at once: all see who is ready, nobody what was chosen, and it can be taken back meanwhile."""

from playwright.sync_api import Browser

from tests.web.accessibility import check
from tests.web.conftest import Server
from tests.web.visitor import Visitor


def test_who_is_ready_and_who_has_changed_their_mind(chromium: Browser, server: Server) -> None:
    anna = Visitor(chromium, server, "Anna")
    address = anna.start("friends", game="fair")
    invite = anna.page.locator("input[readonly]").input_value()
    boris = Visitor(chromium, server, "Boris", lang="ru")
    boris.post("/api/me", {"name": "Boris"})
    boris.visit(invite)
    boris.page.locator(".seats button.primary", has_text="Сесть").click()
    for visitor in (anna, boris):
        assert visitor.wait()
    assert "/t/" in address
    anna.prefer("ware")
    anna.wait()
    anna.prefer("ready")
    sign = boris.page.locator(".player", has_text="Anna").locator(".ready")
    sign.wait_for()
    assert sign.inner_text() == "готово"
    assert "готово" in (boris.page.locator(".player", has_text="Anna").get_attribute("aria-label") or "")
    assert boris.asked()
    check(boris.page, "somebody is ready")
    assert not anna.asked()
    undo = anna.page.get_by_role("button", name="Undo")
    assert undo.is_enabled(), "a choice can be taken back while others still think"
    undo.click()
    sign.wait_for(state="detached")
    assert anna.wait()
    anna.prefer("ready")
    boris.prefer("ware")
    boris.wait()
    moves = boris.moves()
    boris.prefer("ready")
    anna.wait_moves(">", moves)
    assert anna.page.locator(".ready").count() == boris.page.locator(".ready").count() == 0
    anna.close()
    boris.close()
