"""Dragging A to B is touching A and then B; dropped elsewhere, nothing has happened."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator

from tests.web.conftest import Server
from tests.web.visitor import ANSWERED, DESKTOP, PHONE, Visitor

DIE = '.thing.button[data-place^="die:"]'
TILE = '.thing.open[data-place^="depot:"]'
FREE = '[data-place^="storage:"]'
Point = tuple[float, float]
Hand = Callable[[str, Point], None]


def middle(thing: Locator) -> Point:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def mouse(visitor: Visitor) -> Hand:
    def do(what: str, at: Point) -> None:
        if what != "up":
            visitor.page.mouse.move(*at, steps=4)
        if what != "move":
            getattr(visitor.page.mouse, what)()

    return do


def finger(visitor: Visitor) -> Hand:
    device = visitor.context.new_cdp_session(visitor.page)
    kinds = {"down": "touchStart", "move": "touchMove", "up": "touchEnd"}

    def do(what: str, at: Point) -> None:
        points = [] if what == "up" else [{"x": at[0], "y": at[1]}]
        if what == "up":  # it has come to rest: a flick would swallow the next tap
            for rest in (1, 0, 1, 0):
                do("move", (at[0] + rest, at[1]))
        device.send("Input.dispatchTouchEvent", {"type": kinds[what], "touchPoints": points})

    return do


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_dropped_elsewhere_nothing_has_happened(chromium: Browser, server: Server, screen: str) -> None:
    visitor = Visitor(chromium, server, "Anna", **(PHONE if screen == "phone" else DESKTOP))
    visitor.start(bot="random")
    visitor.wait()
    page, before = visitor.page, visitor.seen()
    hand = finger(visitor) if screen == "phone" else mouse(visitor)
    die = middle(page.locator(DIE).first)
    nowhere = (8.0, 400.0)
    hand("down", die)
    hand("move", (die[0] + 3, die[1]))
    assert visitor.seen() == before, "three pixels are no drag"
    hand("move", nowhere)
    page.locator(".ghost > g").wait_for()
    assert visitor.seen()["touched"].startswith("die:"), "what is dragged has been touched"
    hand("up", nowhere)
    page.locator("svg.ghost").wait_for(state="detached")
    assert visitor.seen() == before
    hand("down", die)
    hand("move", nowhere)
    page.keyboard.press("Escape")
    page.locator("svg.ghost").wait_for(state="detached")
    hand("up", nowhere)
    assert visitor.seen() == before
    visitor.press(page.locator(DIE).first, "touch" if screen == "phone" else "mouse")
    page.wait_for_function(ANSWERED, arg=before)  # and touching goes on as ever
    visitor.close()


def test_a_die_to_a_tile_and_a_tile_to_the_storage(chromium: Browser, server: Server) -> None:
    visitor = Visitor(chromium, server, "Anna")
    visitor.start(bot="random")
    visitor.wait()
    page, hand, before = visitor.page, mouse(visitor), visitor.moves()
    hand("down", middle(page.locator(DIE).first))
    hand("move", (400, 400))
    target = middle(page.locator(TILE).first)
    hand("move", target)
    hand("up", target)
    visitor.wait_moves(">", before)
    if visitor.wait() and page.locator(TILE).count():
        moves, place = visitor.moves(), page.locator(TILE).first.get_attribute("data-place")
        hand("down", middle(page.locator(TILE).first))
        space = middle(page.locator(f"{FREE}:not(.thing)").first)
        hand("move", space)
        assert visitor.seen()["touched"] == place
        hand("up", space)
        page.wait_for_function(ANSWERED, arg={"moves": str(moves), "touched": "", "lens": False})
    visitor.close()


def test_by_finger_onto_a_depot(chromium: Browser, server: Server) -> None:
    """Dropped on a depot, a die has been touched and the depot opens."""
    visitor = Visitor(chromium, server, "Thumb", **PHONE)
    visitor.start(bot="random", seats=4)
    visitor.wait()
    page, hand = visitor.page, finger(visitor)
    hand("down", middle(page.locator(DIE).first))
    hand("move", (195, 500))
    depot = middle(page.locator(".thing.group.open").first)
    hand("move", depot)
    hand("up", depot)
    page.locator(".lens").wait_for()
    assert visitor.seen()["touched"].startswith("die:")
    before = visitor.seen()
    page.locator(".lens .thing.open").first.tap()
    page.wait_for_function(ANSWERED, arg=before)
    visitor.close()


def test_a_long_press_asks_what_it_is(chromium: Browser, server: Server) -> None:
    visitor = Visitor(chromium, server, "Thumb", **PHONE)
    visitor.start(bot="random", seats=4)
    visitor.wait()
    page, hand = visitor.page, finger(visitor)
    page.locator(".thing.group.open").first.tap()
    page.locator(".lens").wait_for()
    before = visitor.seen()
    tile = page.locator(".lens .thing.open").first
    hand("down", middle(tile))
    page.locator(f'.about[data-of="{tile.get_attribute("data-about")}"]').wait_for()
    hand("up", middle(tile))
    page.locator(".lens .head button").tap()  # its click comes after any late one of the press
    page.locator(".lens").wait_for(state="detached")
    assert visitor.seen() == {**before, "lens": False}, "asking is no touch"
    visitor.close()
