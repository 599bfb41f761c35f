"""Logging out everywhere: another device is a stranger at the table at once, another window of mine is not."""

from playwright.sync_api import Browser

from tests.web.conftest import Server
from tests.web.visitor import Visitor


def test_other_devices_are_out_at_once(chromium: Browser, server: Server) -> None:
    mine, other = Visitor(chromium, server, "Anna", fresh=True), Visitor(chromium, server, "Anna", fresh=True)
    table = mine.start(bot="random")
    mine.wait()
    other.context.add_cookies(
        [{"name": "bastide_guest", "value": mine.cookie("bastide_guest") or "", "url": server.address}]
    )
    other.visit(table)
    other.wait()
    assert other.asked()
    second = mine.context.new_page()
    second.goto(f"{server.address}/settings")
    second.locator(".elsewhere button").click()
    other.page.locator('.table[data-connection="refused"] main.message').wait_for()
    mine.page.reload()
    mine.wait()
    assert mine.asked()
    moves = mine.moves()
    mine.act("keyboard")
    mine.wait_moves(">", moves)
    other.close()
    mine.close()
