"""The expansions of The Princes of Florence in a real browser: offers between neighbours, characters, Diego."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator

from bastide.core.record import Record
from tests.games.florence.joining import meeting
from tests.web.arno import ME, OTHERS, moment
from tests.web.conftest import Server
from tests.web.moments import opened, record_of
from tests.web.situations import go_on, record_where
from tests.web.test_florence import Prince, confirm
from tests.web.visitor import Visitor
from tests.web.wholes import PLAYED, told


def test_a_joint_building_is_offered_and_countered(chromium: Browser, server: Server) -> None:
    """FLO-12.10: where over the border, for how much, then a counter-offer, and the answer to it; on one screen."""
    visitor = opened(chromium, server, moment("joint"))
    page = visitor.page
    page.locator("[data-ghost]:visible").wait_for()
    confirm(visitor)
    visitor.wait()
    share(visitor, 2)
    counter = page.locator('[data-place="counter"]')
    counter.wait_for()
    press(visitor, counter)
    page.locator("[data-ghost]:visible").wait_for()
    confirm(visitor)
    visitor.wait()
    share(visitor, 1)
    press(visitor, page.locator('.edge [data-touch="accept"]'))
    view = told(visitor)
    assert [one["building"] for one in view["cooperative"]["joint"]] == ["theatre"]
    visitor.close()


def press(visitor: Visitor, button: Locator, waits: bool = True) -> None:
    """Press, and press the big button if the page wants to be sure; `waits` until something is asked again."""
    moves = visitor.moves()
    visitor.press(button, "mouse")
    visitor.page.wait_for_function(PLAYED, arg=moves)
    if visitor.moves() == moves:
        visitor.press(visitor.page.locator(".edge .primary[data-do]"), "mouse")
    visitor.wait_moves(">", moves)
    if waits:
        visitor.wait()


def share(visitor: Visitor, steps: int, waits: bool = True) -> None:
    """So many hundreds."""
    sheet = visitor.page.locator("[data-offer]")
    sheet.wait_for()
    for _ in range(steps):
        visitor.press(sheet.locator(".stepper button").nth(1), "mouse")
    press(visitor, sheet.locator(".stepper .thing"), waits)


def test_a_character_is_bid_for(chromium: Browser, server: Server) -> None:
    """FLO-11: a space of a card says both."""
    visitor = opened(chromium, server, moment("characters"))
    press(visitor, visitor.page.locator('[data-place="space:muse:4"]'))
    muse = [one for one in told(visitor)["muse_princess"]["characters"] if one["character"] == "muse"]
    assert (muse[0]["bidder"], muse[0]["space"]) == (0, 4)
    visitor.close()


def test_neighbours_talk_from_two_browsers(chromium: Browser, server: Server) -> None:
    """FLO-12.10: with both expansions; an offer, a counter-offer, and both see the building."""
    record = record_of(meeting(2, {0: ME, 1: OTHERS[1]}, round=4, muse=True))
    host, guest = Visitor(chromium, server, "Host"), Visitor(chromium, server, "Guest")
    host.post("/api/me", {"name": host.name})
    made = host.post("/api/import", {"record": record.text()})["table"]["id"]
    seats = [{"kind": "person"}, {"kind": "open"}]
    made = host.post(f"/api/tables/{made}/fork", {"moves": 0, "seats": seats})["table"]["id"]
    host.visit(f"/t/{made}")
    link = host.page.locator(".invitation input, .link input, input[readonly]").first
    link.wait_for()
    guest.follow(link.input_value())
    guest.table().wait_for()
    host.wait()
    press(host, host.page.locator('.thing.open[data-place="building:theatre"]'))  # there is no place for it otherwise
    host.page.locator("[data-ghost]:visible").wait_for()
    confirm(host)
    share(host, 3, waits=False)
    guest.wait()
    guest.page.locator("[data-offer]").wait_for()
    press(guest, guest.page.locator('[data-place="counter"]'))
    guest.page.locator("[data-ghost]:visible").wait_for()
    confirm(guest)
    share(guest, 1, waits=False)
    host.wait()
    press(host, host.page.locator('.edge [data-touch="accept"]'))
    for visitor in (host, guest):
        visitor.page.locator('main.board [data-laid="theatre"]').first.wait_for()
        visitor.close()


def test_whose_estate_is_on_which_side(chromium: Browser, server: Server) -> None:
    """FLO-12.1: in the picture of an offer, from left to right."""
    visitor = opened(chromium, server, moment("offer"))
    parts = told(visitor)["cooperative"]["offer"]["parts"]
    sides = visitor.page.locator("[data-offer] .owner")
    names = ["Anna", *(f"Player {seat + 1}" for seat in range(1, 3))]
    assert [text.strip() for text in sides.all_inner_texts()] == [names[part["seat"]] for part in parts]
    visitor.close()


def test_in_the_last_auction_nobody_need_roll(chromium: Browser, server: Server) -> None:
    """FLO-10.10: the big button takes the object for the last price; Diego's board shows the die and what he has."""
    visitor = opened(chromium, server, moment("last"))
    page = visitor.page
    diego = page.locator(".players section", has=page.locator(".die"))
    text = " ".join(diego.inner_text().split())
    assert "1,600" in text and "×2" in text and "after yours face down" in text
    page.locator('.thing.open[data-place="object:lake"]').click()
    page.locator('.edge .primary[data-do="claim"]').wait_for()
    assert page.locator('.edge [data-touch="claim"]').count() == 0, "once is enough"
    page.locator(".edge [data-plain]").click()
    visitor.wait_moves(">", 0)
    visitor.wait()
    roll = told(visitor)["asked"][-1]["roll"]
    assert diego.locator(".die circle").count() == roll
    visitor.close()


@pytest.mark.parametrize("won", [False, True], ids=["lost", "won"])
def test_alone_against_diego(chromium: Browser, server: Server, won: bool) -> None:
    """FLO-10: the end of a game, and who has won."""
    visitor = Prince(chromium, server, "Alone")
    go_on(visitor, nearly(won), 0)
    page = visitor.page
    page.locator(".players section", has_text="Row of cards").wait_for()
    stack = page.locator('.thing.open[data-place^="object:"]').first
    low, high = told(visitor)["solo"]["prices"][(stack.get_attribute("data-place") or "").removeprefix("object:")]
    assert f"{low:,}–{high:,}" in (stack.text_content() or "")
    press(visitor, stack)
    price = told(visitor)["asked"][-1]["price"]
    assert low <= price <= high
    page.locator(".thing:has(.on)", has_text=f"{price:,}").wait_for()
    visitor.play("mouse")
    assert visitor.status() == "over"
    assert told(visitor)["winners"] == ([0] if won else [])
    visitor.close()


def nearly(won: bool) -> Record:
    """The last decision of a game with many points on one side."""
    points = {True: 150, False: 0}[won]
    record = record_where("florence", lambda state, legal: state.view(0)["round"] == 7, seats=1)
    position: Any = record.state.to_json()
    position["players"][0] |= {"points": points, "coins": 3000}
    return Record("florence", 1, 1, {}, position=position)


@pytest.mark.long
@pytest.mark.parametrize(
    ("seats", "options"), [(1, {}), (3, {"muse_princess": True, "cooperative": True})], ids=["alone", "both"]
)
def test_a_whole_game(chromium: Browser, server: Server, seats: int, options: dict[str, Any]) -> None:
    visitor = Prince(chromium, server, "Whole")
    visitor.start(seats=seats, game="florence", bot="random", options=options)
    visitor.play("mouse")
    assert visitor.status() == "over"
    visitor.close()
