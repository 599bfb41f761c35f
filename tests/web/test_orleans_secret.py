"""Planning in secret: two who share a screen, and two who change and take back their plans at the same time."""

from playwright.sync_api import Browser

from tests.web.conftest import Server
from tests.web.test_orleans import GAME, be_ready, put
from tests.web.visitor import PHONE, Visitor

FARM = ("market:own_boatman", "slot:farm_house:0"), ("market:own_craftsman", "slot:farm_house:1")
FARM_SLOT = '[data-place$="slot:farm_house:0"] [data-piece="own_boatman"]'
VILLAGE_SLOT = '[data-place$="slot:village:0"] [data-piece="own_farmer"]'


def rivals_board(visitor: Visitor, name: str) -> None:
    """Look at the board of somebody else."""
    visitor.page.locator(f'.player[aria-label^="{name}"]').click()
    visitor.page.locator(".sheet .thing, .sheet [data-place]").first.wait_for()


def test_a_plan_stays_behind_the_curtain(chromium: Browser, server: Server) -> None:
    """ORL-10.3: the screen is handed over; whoever has it sees the own plan alone, until both are ready."""
    visitor = Visitor(chromium, server, "Anna")
    visitor.settle(curtain="secrets")  # it falls where the game has something to hide
    visitor.start("screen", game=GAME)
    page, curtain = visitor.page, visitor.page.locator(".curtain")
    curtain.locator("h2", has_text="Anna").wait_for()
    assert page.locator("main.board .thing").count() == 0
    curtain.locator("button").click()
    for token, slot in FARM:
        put(visitor, "mouse", token, slot)
        assert curtain.count() == 0, "she goes on until she is ready"
    page.locator(FARM_SLOT).wait_for()
    visitor.press(page.locator('.edge .primary[data-touch="ready"]'), "mouse")
    curtain.locator("h2", has_text="Player 2").wait_for()
    assert page.locator("[data-piece]").count() == 0, "nothing is left in the document"
    curtain.locator("button").click()
    visitor.wait()
    page.locator('.thing.open[data-place="market:own_boatman"]').wait_for()
    assert page.locator(FARM_SLOT).count() == 0
    rivals_board(visitor, "Anna")
    page.locator('.sheet [data-place="p0:slot:farm_house:0"]').first.wait_for()
    assert page.locator(".sheet [data-place^='p0:slot:'] [data-piece]").count() == 0
    page.keyboard.press("Escape")
    told = page.locator("body").inner_text()
    assert "Anna is ready" in told
    assert "puts" not in told
    put(visitor, "mouse", "market:own_farmer", "slot:village:0")
    visitor.press(page.locator('.edge .primary[data-touch="ready"]'), "mouse")
    page.locator(".curtain .primary, [data-place='place:farm_house'].open").first.wait_for()
    visitor.wait()
    page.locator(FARM_SLOT).wait_for()
    visitor.close()


def test_two_change_their_plans_and_take_them_back(chromium: Browser, server: Server) -> None:
    """ORL-10.3: at a desk and on a phone. What one takes back or puts elsewhere leaves the other's plan as it is, and
    what was planned last is what both see in the end."""
    host = Visitor(chromium, server, "Host")
    host.start("friends", game=GAME)
    link = host.page.locator(".invitation input, .link input, input[readonly]").first
    link.wait_for()
    guest = Visitor(chromium, server, "Guest", lang="ru", **PHONE)
    guest.follow(link.input_value())
    for visitor in (host, guest):
        visitor.wait()
    for token, slot in FARM:
        put(host, "mouse", token, slot)
    put(guest, "touch", "market:own_farmer", "slot:village:0")
    guest.wait()
    moves = guest.moves()
    host.wait_moves("==", moves)
    host.page.locator(".edge .tools button").first.click()
    host.page.locator('.thing[data-place="slot:farm_house:1"] [data-piece]').wait_for(state="detached")
    guest.wait_moves("<", moves)
    guest.page.locator(VILLAGE_SLOT).first.wait_for()
    host.page.locator('.thing[data-place="slot:farm_house:0"]').first.click()  # and the other token by hand
    host.page.locator(FARM_SLOT).wait_for(state="detached")
    guest.page.locator(VILLAGE_SLOT).first.wait_for()
    put(host, "mouse", "market:own_trader", "slot:castle:2")
    be_ready(guest, "touch")
    host.page.locator(".player .ready").wait_for()
    assert host.page.locator(VILLAGE_SLOT).count() == 0
    be_ready(host)
    host.page.wait_for_function("() => document.querySelector('.table').dataset.busy === 'false'")
    rivals_board(host, "Guest")
    host.page.locator(f".sheet {VILLAGE_SLOT}").first.wait_for()
    rivals_board(guest, "Host")
    guest.page.locator('.sheet [data-place$="slot:castle:2"] [data-piece="own_trader"]').first.wait_for()
    assert guest.page.locator(f".sheet {FARM_SLOT}").count() == 0
    guest.close()
    host.close()
