"""Orléans with every module in a real browser, and by keyboard alone: whole games, or the beginning of one and the end
of another."""

from functools import cache

import pytest
from playwright.sync_api import Browser

from bastide.core.record import Record
from bastide.core.rng import seeded
from tests.games.orleans.busy import busy
from tests.games.orleans.hourglass import struck
from tests.games.orleans.make_golden import MODULES
from tests.web.accessibility import check
from tests.web.conftest import Server
from tests.web.moments import opened, record_of
from tests.web.situations import BEGINNING, LEFT, WHOLE, go_on
from tests.web.test_orleans import GAME, Follower
from tests.web.visitor import ANSWERED, PHONE, Way, laid_out


def set_up(visitor: Follower, modules: list[str]) -> None:
    """Everything that the form offers besides the base game."""
    page = visitor.page
    page.locator(f'.game[data-game="{GAME}"]').click()
    page.locator("form.card > details > summary").click()
    for name in modules:
        page.locator(f'input[name="{name}"]').check()
    visitor.begin()
    page.wait_for_url("**/t/*")


@cache
def almost_over(modules: tuple[str, ...]) -> Record:
    record = Record(GAME, 2, "the end", dict.fromkeys(modules, True))
    chance = seeded("the end", "web")
    while not record.state.over:
        seats = record.state.to_act
        record.apply(busy(record.state, seats[chance.below(len(seats))], chance))
    record.undo(LEFT)
    return record


def play_through(visitor: Follower, way: Way, modules: list[str], whole: bool) -> None:
    if not whole:
        visitor.play(way, most=BEGINNING)
        record = almost_over(tuple(modules))
        go_on(visitor, record, record.state.to_act[0])
    visitor.play(way)
    assert visitor.status() == "over"
    visitor.page.locator(".outcome .standings").wait_for()
    points = [int(text) for text in visitor.page.locator(".standings .points").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    check(visitor.page, "the end")
    visitor.close()


@WHOLE
def test_with_every_module(chromium: Browser, server: Server, whole: bool) -> None:
    modules = MODULES["everything_intrigue"]
    visitor = Follower(chromium, server, "Intriguer")
    visitor.post("/api/me", {"name": visitor.name})
    set_up(visitor, modules)
    visitor.table().wait_for()
    play_through(visitor, "mouse", modules, whole)


@pytest.mark.long
def test_with_every_module_on_a_phone(chromium: Browser, server: Server) -> None:
    modules = MODULES["everything_new_deeds"]
    visitor = Follower(chromium, server, "Deedful", lang="ru", **PHONE)
    visitor.post("/api/me", {"name": visitor.name})
    set_up(visitor, modules)
    visitor.table().wait_for()
    play_through(visitor, "touch", modules, whole=True)


def test_what_is_owed_stands_on_my_leaf(chromium: Browser, server: Server) -> None:
    """Whichever leaf of a phone is open when a debt comes, the one with the list of what can be given is marked."""
    state = struck("dues", {"goods": {"grain": 4, "wine": 2}}, {"goods": {"wool": 4}})
    visitor = opened(chromium, server, record_of(state), **PHONE)
    page = visitor.page
    page.locator("[data-owed] .thing.open").first.wait_for()
    page.locator('[data-place="leaf:deeds"]').tap()
    page.locator("[data-owed] .thing.open").first.wait_for(state="hidden")
    page.locator('[data-place="leaf:board"] i').wait_for()
    page.locator('[data-place="leaf:board"]').tap()
    page.locator("[data-owed] .thing.open").first.wait_for()
    visitor.close()


class Typist(Follower):
    """Looks for what to do in the list of actions; is ready at once, since plans can be changed for ever."""

    def keys(self) -> None:
        page, keyboard = self.page, self.page.keyboard
        planning = page.locator('.edge [data-touch="ready"]').count() > 0
        keyboard.press("/")
        listed = page.locator(".sheet li button")
        listed.first.wait_for()
        if planning:
            keyboard.type("ready")
            listed.nth(1).wait_for(state="detached")
        keyboard.press("Tab")
        keyboard.press("Enter")


@WHOLE
def test_by_keyboard_alone(chromium: Browser, server: Server, whole: bool) -> None:
    """To a token and to its slot with the arrows, then everything from the list of actions."""
    visitor = Typist(chromium, server, "Keys", lang="ru")
    visitor.start(game=GAME, bot="greedy")
    visitor.wait()
    page = visitor.page
    page.locator(".player .ready").wait_for()  # the bot plans meanwhile; its moves are no answers to mine
    laid_out(page)
    for wanted in ("market:own_farmer", "slot:university:0"):
        before = visitor.seen()
        way: list[str | None] = []
        while wanted not in way:
            assert len(way) < 4, f"{way} on the way to {wanted}"
            page.keyboard.press("ArrowDown")
            way.append(page.evaluate("document.activeElement?.dataset?.place"))
        page.keyboard.press("Enter")
        page.wait_for_function(ANSWERED, arg=before)
    page.locator('.thing[data-place="slot:university:0"] .planned').wait_for()
    play_through(visitor, "keyboard", [], whole)
