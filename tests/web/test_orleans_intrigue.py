"""Trade & Intrigue in a real browser: bribes between two people, villains aimed at what is drawn, orders, debts."""

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import Server
from tests.web.loire import moment
from tests.web.moments import opened
from tests.web.test_orleans import confirm
from tests.web.visitor import DESKTOP, PHONE, Visitor, Way
from tests.web.wholes import told


def two_at(chromium: Browser, server: Server, ask: str, *hows: dict[str, Any]) -> tuple[Visitor, Visitor]:
    """Two people on the first two seats of a moment, each with a browser; a bot has the third."""
    host = Visitor(chromium, server, "Host", **hows[0])
    host.post("/api/me", {"name": "Host"})
    made = host.post("/api/import", {"record": moment(ask).text()})["table"]["id"]
    seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    made = host.post(f"/api/tables/{made}/fork", {"moves": 0, "seats": seats})["table"]["id"]
    host.visit(f"/t/{made}")
    link = host.page.locator(".invitation input, .link input, input[readonly]").first
    link.wait_for()
    guest = Visitor(chromium, server, "Guest", **hows[1])
    guest.follow(link.input_value())
    guest.table().wait_for()
    host.wait()
    return host, guest


@pytest.mark.parametrize(
    ("answer", "hows"), [("accept", (DESKTOP, PHONE)), ("refuse", (PHONE, DESKTOP))], ids=["accepted", "refused"]
)
def test_a_bribe(chromium: Browser, server: Server, answer: str, hows: tuple[dict[str, Any], dict[str, Any]]) -> None:
    """ORL-8.4.3: the target is named on the rival's things, who puts an offer together; it is accepted or refused."""
    host, guest = two_at(chromium, server, "sabotage", *hows)
    ways: list[Way] = ["touch" if how is PHONE else "mouse" for how in hows]
    confirm(host, host.page.locator('main.board .thing.open[data-place="p1:slot:castle:0"]:visible'), ways[0])
    guest.wait()
    offer = guest.page.locator("[data-offer]")
    offer.wait_for()
    assert "page-" not in offer.inner_text() and offer.get_attribute("data-offer") == "0"
    steps = guest.page.locator(".stepper button")
    for _ in range(2):
        steps.nth(1).click()
    guest.press(guest.page.locator('.stepper .thing[data-place="coins:3"]'), ways[1])
    guest.page.locator('[data-laid="coins:3"]').wait_for()
    host.page.locator('[data-offer] [data-laid="coins:3"]').wait_for()  # others see that an offer is being made
    assert host.page.locator("[data-offer] button").count() == 0, "it is not theirs"
    guest.press(guest.page.locator('[data-offer] .thing[data-place="goods:wool"]'), ways[1])
    guest.page.locator('[data-laid="goods:wool"]').wait_for()
    confirm(guest, guest.page.locator('.edge .primary[data-touch="propose"]'), ways[1])
    host.wait()
    host.page.locator('[data-offer] [data-laid="goods:wool"]').wait_for()
    confirm(host, host.page.locator(f'[data-offer] .thing[data-place="{answer}"]'), ways[0])
    guest.page.locator("[data-offer]").wait_for(state="detached")
    players = told(host)["players"]
    castle = next(place for place in players[1]["places"] if place["name"] == "castle")
    spared = answer == "accept"
    assert [player["coins"] for player in players[:2]] == ([16, 4] if spared else [13, 7])
    assert [player["goods"]["wool"] for player in players[:2]] == ([1, 1] if spared else [0, 2])
    assert castle["slots"][0]["token"] == ("farmer" if spared else None)
    guest.close()
    host.close()


def test_a_bribe_by_keyboard_and_text(chromium: Browser, server: Server) -> None:
    """The sheet is reached with keys; the text board says all of it and has all its actions."""
    visitor = opened(chromium, server, moment("offer"))
    page = visitor.page
    piece = page.locator('[data-offer] .thing[data-place="goods:wine"]')
    piece.wait_for()
    piece.focus()
    page.keyboard.press("Enter")
    page.locator('[data-laid="goods:wine"]').wait_for()
    page.keyboard.press("t")
    text = page.locator(".text")
    text.wait_for()
    assert "coins 2; wine 1, wool 1" in text.inner_text()
    moves = visitor.moves()
    text.locator(".actions button", has_text="Offer 2 coins").click()
    visitor.wait_moves(">", moves)
    visitor.wait()
    text.locator(".actions button", has_text="Refuse the bribe").wait_for()
    visitor.close()


@pytest.mark.parametrize("how", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_villains_are_aimed_at_what_is_drawn(chromium: Browser, server: Server, how: dict[str, Any]) -> None:
    """ORL-8.4.3.1: a track and a player's card; a good of a rival and one of one's own."""
    way: Way = "touch" if how is PHONE else "mouse"
    visitor = opened(chromium, server, moment("treason"), **how)
    page = visitor.page
    visitor.press(page.locator('main.board .thing.button.open[data-place="track:knights"]:visible').first, way)
    assert page.locator(".player.open").count() == 2
    confirm(visitor, page.locator('.player.open[data-place="player:2"]'), way)
    assert told(visitor)["asked"][-1]["track"] == "knights" and told(visitor)["asked"][-1]["target"] == 2
    visitor.close()
    visitor = opened(chromium, server, moment("swindle"), **how)
    page = visitor.page
    visitor.press(page.locator('main.board .thing.open[data-place="p2:goods:brocade"]:visible'), way)
    board = 'main.board .thing.button.open[data-place="goods:grain"]:visible'
    confirm(visitor, page.locator(board if how is DESKTOP else '.edge [data-touch="goods:grain"]').first, way)
    asked = told(visitor)["asked"][-1]
    assert (asked["target"], asked["good"], asked["own"]) == (2, "brocade", "grain")
    visitor.close()


@pytest.mark.parametrize("how", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_order_is_fulfilled_on_its_card(chromium: Browser, server: Server, how: dict[str, Any]) -> None:
    """ORL-8.1.2: five cards lie under the map; what is missing is pale."""
    visitor = opened(chromium, server, moment("orders"), **how)
    page = visitor.page
    cards = page.locator('main.board .thing[data-place^="order:"]:visible')
    cards.first.wait_for()
    assert cards.count() == 5
    pale = page.locator('.thing[data-place="order:chatellerault"] g[opacity]:not([opacity="1"])')
    assert pale.count() == 2, "wool and brocade"
    assert page.locator('[data-place="orders"] .number').text_content() == "2"
    confirm(visitor, page.locator('.thing.button.open[data-place="order:blois"]'), "touch" if how is PHONE else "mouse")
    assert [order["name"] for order in told(visitor)["players"][0]["orders"]] == ["blois", "le_mans", "tours"]
    visitor.close()


@pytest.mark.parametrize("ask", ["sabotage", "swindle", "offer", "orders", "tugboat", "famine"])
def test_everything_has_a_name(chromium: Browser, server: Server, ask: str) -> None:
    """No key of a text is ever seen, on the board, in its cards or in words."""
    for lang in ("en", "ru"):
        visitor = opened(chromium, server, moment(ask), lang)
        page = visitor.page
        page.locator("main.board .thing.open").first.wait_for()
        assert "page-" not in page.locator(".table").inner_text()
        labels = page.evaluate("() => [...document.querySelectorAll('[aria-label]')].map(one => one.ariaLabel)")
        assert [label for label in labels if "page-" in label or "{" in label] == []
        visitor.close()


def test_a_debt_tells_how_much_is_left(chromium: Browser, server: Server) -> None:
    """Of three tokens two are left to give."""
    visitor = opened(chromium, server, moment("famine"))
    page = visitor.page
    owed = page.locator("[data-owed]")
    owed.wait_for()
    assert "3 of 3" in owed.inner_text()
    confirm(visitor, page.locator('[data-owed] .thing[data-place="bag:monk"]'))
    page.locator('[data-owed="2"][data-of="3"]').wait_for()
    assert "2 of 3" in owed.inner_text() and owed.locator("i.paid").count() == 1
    visitor.close()
