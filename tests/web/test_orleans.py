"""Orléans in a real browser: planning by mouse, touch and keys, in secret and at once; travelling; whole games."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator

from tests.web.accessibility import check, leaves
from tests.web.conftest import Server
from tests.web.loire import MOMENTS, moment
from tests.web.moments import opened
from tests.web.situations import WHOLE
from tests.web.test_sizes import CUT
from tests.web.visitor import ANSWERED, DESKTOP, PHONE, Visitor, Way, laid_out
from tests.web.wholes import PLAYED, by_mouse, on_a_phone, on_the_text_board, told

GAME = "orleans"
READY = re.compile("^(Ready|Готово),")
PLANNED = 3
"""So many tokens does a follower put on slots before he is ready."""


class Follower(Visitor):
    """Plans a little, carries out what is activated, and takes the first of whatever else is asked."""

    planned = 0

    def listed(self) -> Locator:
        """A few steps of a plan, then ready: the first of the list might be put and taken back for ever."""
        ready = self.page.locator(".text .actions li button", has_text=READY)
        self.planned = (self.planned + 1) % (PLANNED + 1) if ready.count() else 0
        return ready.first if ready.count() and not self.planned else super().listed()

    def target(self) -> Locator:
        page = self.page
        meant = page.locator(".edge .primary[data-do]")
        if meant.count():
            return meant.first
        lens = ".lens " if page.locator(".lens").count() else ""
        touched = page.locator(".edge .chip").count() > 0
        kinds = ["slot", "supply", "edge", "load", "deed", "place", "tile", "goods", "stations", "held"]
        if not touched:
            ready = page.locator('.edge [data-touch="ready"]').count() > 0
            if ready and self.planned < PLANNED and page.locator('.thing.open[data-place^="market:"]').count():
                self.planned += 1
                kinds = ["market"]
            elif page.locator(".edge .primary").count():
                self.planned = 0
                return page.locator(".edge .primary").first
            else:
                kinds = kinds[2:]
        for kind in kinds:
            named = f':is([data-place^="{kind}:"], [data-place="{kind}"])'
            things = page.locator(f'{lens}.thing.open:is(button, [role="button"]){named}:visible')
            if things.count():
                return things.first
        others = page.locator(f'{lens}.thing.open:is(button, [role="button"]):visible')
        return others.or_(page.locator(".edge .choice")).first


def put(visitor: Visitor, way: Way, token: str = "market:own_farmer", slot: str = "slot:village:0") -> None:
    """A token on a slot."""
    visitor.wait()  # what was done before has been answered
    for thing in (token, slot):
        before = visitor.seen()
        found = visitor.page.locator(f'.thing.button[data-place="{thing}"]:visible').first
        if way == "keyboard":
            found.focus()
            visitor.page.keyboard.press("Enter")
        else:
            visitor.press(found, way)
        visitor.page.wait_for_function(ANSWERED, arg=before)


def confirm(visitor: Visitor, button: Locator, way: Way = "mouse") -> None:
    """Press, and press the big button if the page wants to be sure."""
    moves = visitor.moves()
    if way == "keyboard":
        button.focus()
        visitor.page.keyboard.press("Enter")
    else:
        visitor.press(button, way)
    visitor.page.wait_for_function(PLAYED, arg=moves)
    if visitor.moves() == moves:
        visitor.press(visitor.page.locator(".edge .primary[data-do]"), "mouse")
    visitor.wait_moves(">", moves)


def be_ready(visitor: Visitor, way: Way = "mouse") -> None:
    confirm(visitor, visitor.page.locator('.edge .primary[data-touch="ready"]'), way)


@WHOLE
def test_by_mouse(chromium: Browser, server: Server, whole: bool) -> None:
    by_mouse(Follower, chromium, server, GAME, whole)


@WHOLE
def test_on_a_phone(chromium: Browser, server: Server, whole: bool) -> None:
    on_a_phone(Follower, chromium, server, GAME, whole)


@WHOLE
def test_on_the_text_board(chromium: Browser, server: Server, whole: bool) -> None:
    parts = ["Question and actions", "Event", "Market and bag", "Places", "Stock", "Map", "Tracks", "Deeds", "Rivals"]
    on_the_text_board(Follower, chromium, server, GAME, whole, parts)


@pytest.mark.parametrize("way", ["mouse", "touch", "keyboard"])
def test_planning(chromium: Browser, server: Server, way: Way) -> None:
    """Put, take back, put, be ready: what is planned is marked, and a place that is complete says so (ORL-3.4)."""
    visitor = Visitor(chromium, server, "Planner", **(PHONE if way == "touch" else DESKTOP))
    visitor.start(game=GAME)
    visitor.wait()
    page = visitor.page
    slot = page.locator('.thing[data-place="slot:farm_house:0"]').first
    put(visitor, way, "market:own_boatman", "slot:farm_house:0")
    slot.locator('[data-piece="own_boatman"]').wait_for()
    slot.locator(".planned").wait_for()
    visitor.wait()
    before = visitor.seen()
    slot.focus() if way == "keyboard" else visitor.press(slot, way)
    if way == "keyboard":
        page.keyboard.press("Enter")
    page.wait_for_function(ANSWERED, arg=before)
    slot.locator('[data-piece="own_boatman"]').wait_for(state="detached")
    put(visitor, way, "market:own_boatman", "slot:farm_house:0")
    assert page.locator('.thing[data-place="place:farm_house"] .active').count() == 0
    put(visitor, way, "market:own_craftsman", "slot:farm_house:1")
    page.locator('.thing[data-place="place:farm_house"] .active').wait_for()
    be_ready(visitor, way)
    visitor.close()


def test_a_token_is_dragged_to_its_slot(chromium: Browser, server: Server) -> None:
    visitor = Visitor(chromium, server, "Dragger")
    visitor.start(game=GAME)
    visitor.wait()
    before = visitor.seen()
    page = visitor.page
    page.locator('.thing[data-place="market:own_farmer"]').drag_to(page.locator('.thing[data-place="slot:castle:0"]'))
    page.wait_for_function(ANSWERED, arg=before)
    page.locator('.thing[data-place="slot:castle:0"] [data-piece="own_farmer"]').wait_for()
    visitor.close()


def test_a_token_that_does_not_fit_says_why(chromium: Browser, server: Server) -> None:
    visitor = Visitor(chromium, server, "Asker")
    visitor.start(game=GAME)
    visitor.wait()
    page = visitor.page
    page.locator('.thing[data-place="market:own_farmer"]').click()
    page.locator('.thing[data-place="slot:scriptorium:0"]').click()
    page.locator(".edge .notice").wait_for()
    visitor.close()


def test_two_plan_at_once_and_see_only_that_the_other_is_ready(chromium: Browser, server: Server) -> None:
    """ORL-10.3: plans are private until everybody is ready, and can be changed until then."""
    host = Visitor(chromium, server, "Host")
    address = host.start("friends", game=GAME)
    link = host.page.locator(".invitation input, .link input, input[readonly]").first
    link.wait_for()
    guest = Visitor(chromium, server, "Guest")
    guest.follow(link.input_value())
    guest.table().wait_for()
    for visitor in (host, guest):
        visitor.wait()
    put(host, "mouse", "market:own_boatman", "slot:farm_house:0")
    put(guest, "mouse", "market:own_trader", "slot:castle:2")
    put(host, "mouse", "market:own_craftsman", "slot:farm_house:1")
    assert guest.page.locator('[data-piece="own_craftsman"]:not([data-place^="market"] *)').count() == 0
    told = guest.context.request.get(f"{server.address}/api/tables/{address.rsplit('/', 1)[1]}").json()
    farm = told["view"]["players"][0]["places"][0]
    assert farm["name"] == "farm_house" and [slot["token"] for slot in farm["slots"]] == [None, None]
    be_ready(host)
    guest.page.locator(".player .ready").wait_for()
    assert guest.asked() and not host.asked()
    host.page.locator(".edge .tools button").first.click()  # not so ready after all
    host.page.wait_for_function("() => document.querySelector('.table').dataset.asked === 'true'")
    guest.page.locator(".player .ready").wait_for(state="detached")
    be_ready(host)
    be_ready(guest)
    host.page.wait_for_function("() => document.querySelector('.table').dataset.busy === 'false'")
    guest.page.locator(".player").first.click()
    guest.page.locator('.sheet [data-place="p0:slot:farm_house:0"] [data-piece="own_boatman"]').wait_for()
    guest.close()
    host.close()


@pytest.mark.parametrize("how", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_merchant_travels_and_takes_a_good(chromium: Browser, server: Server, how: dict[str, Any]) -> None:
    """ORL-4.6: the place, the way, then a good that lies on it or none."""
    visitor = opened(chromium, server, moment("turn"), **how)
    page = visitor.page
    way: Way = "touch" if how is PHONE else "mouse"
    visitor.press(page.locator('.thing.open[data-about="place:ship"]:visible').first, way)
    edge = page.locator('.thing.button.open[data-place="edge:blois__tours__river"]:visible').first
    edge.wait_for()
    visitor.press(edge, way)
    load = page.locator('main.board .thing.button.open[data-place="load:cheese"]:visible').first
    load.wait_for()
    assert page.locator('.edge .choice[data-touch^="load:"]').count() == 0, "it lies on the map"
    before = visitor.seen()
    visitor.press(load, way)
    page.wait_for_function(ANSWERED, arg=before)
    if str(visitor.moves()) == before["moves"]:
        confirm(visitor, page.locator(".edge .primary[data-do]"), way)
    assert told(visitor)["players"][0]["goods"]["cheese"] == 2
    visitor.close()


LOOKS: list[tuple[str, dict[str, Any], str, str]] = [
    ("en", DESKTOP, "light", "desktop-light"),
    ("ru", PHONE, "dark", "phone-dark"),
    ("en", DESKTOP, "dark", "desktop-dark"),
    ("ru", PHONE, "light", "phone-light"),
]


@pytest.mark.parametrize(
    ("ask", "lang", "how", "scheme"),
    [
        pytest.param(ask, lang, how, scheme, id=f"{name}-{ask}", marks=[] if look == place % 4 else pytest.mark.long)
        for place, ask in enumerate(MOMENTS)
        for look, (lang, how, scheme, name) in enumerate(LOOKS)
    ],
)
def test_every_question_is_accessible(
    chromium: Browser, server: Server, ask: str, lang: str, how: dict[str, Any], scheme: str
) -> None:
    visitor = opened(chromium, server, moment(ask), lang, color_scheme=scheme, **how)
    check(visitor.page, ask)
    leaves(visitor.page)
    visitor.close()


ABOUT = "() => [...document.querySelectorAll('[data-about]')].map(one => one.dataset.about)"


def test_everything_has_a_card(chromium: Browser, server: Server) -> None:
    """Whatever the board marks explains itself, in words of the game."""
    for lang in ("en", "ru"):
        visitor = opened(chromium, server, moment("turn"), lang)
        page = visitor.page
        found = page.evaluate(
            "() => [...new Set([...document.querySelectorAll('[data-about]')].map(one => one.dataset.about))]"
        )
        kinds = {one.split(":")[0] for one in found}
        assert {"place", "slot", "city", "edge", "event", "round", "bag", "coins", "goods", "supply", "track"} <= kinds
        for kind in sorted(kinds - {"pass", "ready", "demand", "skip"}):
            thing = page.locator(f'[data-about="{kind}"]:visible, [data-about^="{kind}:"]:visible').first
            if not thing.count():
                continue
            page.mouse.move(0, 0)
            thing.hover(force=True)
            card = page.locator(".about.card")
            card.wait_for()
            text = card.inner_text()
            assert "page-" not in text and "place-" not in text and "-help" not in text, text
        visitor.close()


def test_the_cards_of_a_rival_tell_of_the_rival(chromium: Browser, server: Server) -> None:
    """What is active on my board is not on his, and nothing there is mine."""
    visitor = opened(chromium, server, moment("turn"))
    page = visitor.page
    page.locator(".player").nth(2).click()
    for about, said in {"place:ship": "still missing", "slot:ship:0": "empty", "goods:wine": "has 2"}.items():
        thing = page.locator(f'.sheet [data-about="p2:{about}"]').first
        # A place is met beside its slots, on its name.
        thing.click(button="right", force=True, position={"x": 60, "y": 18} if about.startswith("place") else None)
        card = page.locator(f'.about.card[data-of="p2:{about}"]')
        card.wait_for()
        assert card.inner_text().startswith("Player 3 ·") and said in card.inner_text()
        assert "you have" not in card.inner_text()
        page.keyboard.press("Escape")
    visitor.close()


def test_the_same_plan_again(chromium: Browser, server: Server) -> None:
    """One press puts the tokens where they were in the last round, as far as they are there."""
    visitor = Visitor(chromium, server, "Steady", lang="ru")
    visitor.start(game=GAME)
    visitor.wait()
    page = visitor.page
    assert page.locator("[data-again]").count() == 0
    put(visitor, "mouse", "market:own_boatman", "slot:farm_house:0")
    put(visitor, "mouse", "market:own_craftsman", "slot:farm_house:1")
    be_ready(visitor)
    for _ in range(12):  # the action, the followers, whatever the event asks
        visitor.wait()
        if page.locator("[data-again]").count():
            break
        things = page.locator('.thing.button.open[data-place="place:farm_house"], .edge .primary')
        confirm(visitor, (things if things.count() else page.locator(".edge .choice")).first)
    again = page.locator("[data-again]")
    page.set_viewport_size({"width": 360, "height": 640})
    laid_out(page)
    assert page.evaluate(CUT, ["section.edge", False]) == [], "neither that button nor the big one is cut"
    page.set_viewport_size(DESKTOP["viewport"])
    again.click()
    page.locator('.thing[data-place="slot:farm_house:0"] .planned').wait_for()
    visitor.close()


def pinch(visitor: Visitor, x: float, y: float, near: float, far: float) -> None:
    """Two fingers, side by side, are spread from one distance to another."""
    fingers = visitor.context.new_cdp_session(visitor.page)

    def send(kind: str, apart: float | None = None) -> None:
        points = [] if apart is None else [{"x": x - apart / 2, "y": y, "id": 0}, {"x": x + apart / 2, "y": y, "id": 1}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    send("touchStart", near)
    for step in range(1, 9):
        send("touchMove", near + (far - near) * step / 8)
    send("touchEnd")


def test_the_map_is_stretched_with_two_fingers(chromium: Browser, server: Server) -> None:
    """The map grows under the fingers and the page does not; a tap on a city brings it near; the button leads back."""
    visitor = opened(chromium, server, moment("turn"), **PHONE)
    page = visitor.page
    page.locator('[data-place="leaf:map"]').tap()
    frame = page.locator(".zoom .frame")
    city = page.locator('.thing[data-place="city:bourges"]:visible')
    box = city.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    pinch(visitor, x, y, 60, 150)
    page.wait_for_function("() => Number(document.querySelector('.zoom .frame').dataset.times) > 2.2")
    after = city.bounding_box()
    assert after is not None and after["width"] > 2 * box["width"]
    assert abs(after["x"] + after["width"] / 2 - x) < 20 and abs(after["y"] + after["height"] / 2 - y) < 20
    assert page.evaluate("visualViewport.scale") == 1
    pinch(visitor, x, y, 150, 40)
    page.wait_for_function("() => document.querySelector('.zoom .frame').dataset.times === '1.0'")
    city.tap()
    page.wait_for_function("() => document.querySelector('.zoom .frame').dataset.times === '2.0'")
    assert page.locator(".edge .notice").count() == 0 and frame.evaluate("one => one.scrollLeft") > 0
    page.locator(".zoom > button").tap()
    page.wait_for_function("() => document.querySelector('.zoom .frame').dataset.times === '1.0'")
    visitor.close()


def test_the_recap_of_a_phone_opens(chromium: Browser, server: Server) -> None:
    """What others did fills more than two lines: a tap shows it again, and all of it."""
    visitor = Follower(chromium, server, "Late", lang="ru", **PHONE)
    visitor.start(game=GAME, bot="greedy", seats=4)
    page = visitor.page
    recap = page.locator(".edge .recap.compact")
    cut = "() => { const f = document.querySelector('.recap .flow'); return f && f.scrollHeight > f.clientHeight + 2 }"
    for _ in range(30):
        visitor.act("touch")
        visitor.wait()
        if recap.count() and page.evaluate(cut):
            break
    assert recap.get_attribute("aria-expanded") == "false"
    recap.tap()
    page.wait_for_function("() => document.querySelector('.recap.compact')?.ariaExpanded === 'true'")
    assert not page.evaluate(cut)
    visitor.close()
