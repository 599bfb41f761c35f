"""A person at the page: takes a name, opens tables, and plays by mouse, by keyboard, by touch or on the text board."""

import json
import os
import time
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page

from bastide.core.record import Record
from tests.web.conftest import Server
from tests.web.rooms import LATER, ROOMS, STILL, furnished

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
TARGETS = ("hex", "depot", "goods", "storage", "depot_goods", "duchy", "workers", "silver", "die")
"""What to touch first: things before means, so that one touch often says all."""
MOST = 400
LONGEST = 24
"""Letters of a name; no form takes more."""
PATIENCE = int(os.environ.get("BASTIDE_PATIENCE", "60000"))
"""Milliseconds that anything may take on a busy machine; what never comes still fails."""
Way = Literal["mouse", "keyboard", "touch", "text"]
DOUBLE_TAP = 0.55
"""Seconds after which Chromium takes two taps for two; nobody can put that clock forward."""
DOUBLE_CLICK = 300
"""Milliseconds after which the page takes two clicks for two."""

READY = """() => { const t = document.querySelector('.table')?.dataset
    return t?.status === 'over' || document.querySelector('.curtain .primary') ||
      (t?.asked === 'true' && t.busy === 'false' && document.querySelector('main.board .thing, main.board .text')) }"""
"""Something is asked of us, the board is there, and nothing is on its way to the server."""

ANSWERED = """before => { const t = document.querySelector('.table').dataset
    if (t.moves !== before.moves || t.status === 'over' || t.asked !== 'true') return true
    const lens = document.querySelector('.lens') !== null
    return t.busy === 'false' && (t.touched !== before.touched || lens !== before.lens) }"""
"""The page has answered a touch: something was played, touched or opened."""


DOUBLED = """() => [...document.querySelectorAll('.edge .choice')].map(one => one.dataset.touch)
    .filter(touch => document.querySelector(`main.board .thing[data-place="${touch}"]`))"""
"""Buttons at the table edge for what can be touched on the board."""


APART = """([some, others]) => {
  const boxes = (what) => [...document.querySelectorAll(what)].filter(one => one.getClientRects().length).map(one => one.getBoundingClientRect())
  const covers = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  return boxes(some).filter(one => boxes(others).some(other => covers(one, other))).length }"""  # noqa: E501
"""How many of some drawings lie over others."""
BADGES = "main.board g[data-mark].price, main.board g[data-mark].gain, main.board g[data-mark].silver"


STILL_FRAMES = """() => new Promise(done => {
  let still = 0
  const seen = new MutationObserver(() => { still = 0 })
  seen.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const frame = () => {
    if (++still > 3) { seen.disconnect(); done() }
    else requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
})"""


def laid_out(page: Page) -> None:
    """Until the page has answered a change of its size, or a touch, and nothing moves any more: boards measure their
    frame and draw themselves anew."""
    page.evaluate(STILL_FRAMES)


class Visitor:
    """One browser context with its own cookie. Anything on the console that is an error fails the test at the end.

    `fresh`: a context that nobody had before and nobody has afterwards, with everything that the page brings.
    """

    def __init__(
        self, chromium: Browser, server: Server, name: str, lang: str = "en", fresh: bool = False, **how: Any
    ) -> None:
        self.server = server
        self.name = name[:LONGEST]
        self.lang = lang
        self.fresh = fresh
        settings = {
            **DESKTOP,
            "locale": "ru-RU" if lang == "ru" else "en-US",
            "reduced_motion": "reduce",
            "color_scheme": "light",
            **how,
        }
        self.context = (
            furnished(chromium.new_context(**settings)) if fresh else ROOMS.take(chromium, server.address, settings)
        )
        self.context.set_default_timeout(PATIENCE)
        self._page = self.context.pages[0] if self.context.pages else self.context.new_page()
        self._page.on("pageerror", self.erred)
        self._page.on("console", self.said)
        if fresh:
            self._page.goto(server.address + STILL)
        self.outside = True
        self.errors: list[str] = []
        self.tapped = 0.0

    def erred(self, error: Error) -> None:
        self.errors.append(str(error))

    def said(self, message: ConsoleMessage) -> None:
        """What our own policy forbids is an error of the page."""
        if "Content Security Policy" in message.text:
            self.errors.append(message.text)

    def spoil(self) -> None:
        """Nobody else shall have this context."""
        ROOMS.leave(self.context)
        self.fresh = True

    def close(self) -> None:
        self._page.remove_listener("pageerror", self.erred)
        self._page.remove_listener("console", self.said)
        if self.fresh:
            self.context.close()
        else:
            ROOMS.give_back(self.context)
        assert self.errors == []

    # ---- coming and going

    @property
    def page(self) -> Page:
        """Whoever has not gone anywhere yet comes into the lobby."""
        if self.outside:
            self.goto("/")
            self._page.locator(".start").wait_for()
        return self._page

    def goto(self, path: str) -> None:
        self.outside = False
        self._page.goto(path if "://" in path else self.server.address + path)

    def settle(self, **wish: object) -> None:
        """Settings of this device, and the same page again."""
        self._page.evaluate("value => localStorage.setItem('bastide-settings', value)", json.dumps(wish))
        if not self.outside:
            self._page.reload()

    def open_record(self, record: Record) -> None:
        """A table on one screen that goes on from the end of a record."""
        self.post("/api/me", {"name": self.name})
        self.visit(f"/t/{self.post('/api/import', {'record': record.text()})['table']['id']}")
        self.wait()
        self._page.mouse.move(0, 0)  # it rests on nothing

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """A request with the cookies of the page."""
        request, address = self.context.request, self.server.address
        token = self.cookie("bastide_csrf")
        if token is None:
            request.get(f"{address}/api/me")
            token = self.cookie("bastide_csrf")
        answer = request.post(address + path, data=body, headers={"x-bastide-csrf": token or "", "origin": address})
        assert answer.ok, answer.text()
        return answer.json()

    def cookie(self, name: str) -> str | None:
        return next((one["value"] for one in self.context.cookies() if one["name"] == name), None)

    def start(
        self,
        against: Literal["bots", "friends", "screen"] = "bots",
        seats: int = 2,
        bot: str = "greedy",
        game: str = "burgundy",
        options: dict[str, str] | None = None,
    ) -> str:
        """A new table, as `set_up` makes it, but without the form; its address."""
        self.post("/api/me", {"name": self.name})
        others = {
            "bots": {"kind": "bot", "bot": bot},
            "friends": {"kind": "open"},
            "screen": {"kind": "person"},
        }[against]
        people = [{"kind": "person"}, *([others] * (seats - 1))]
        if against == "screen":
            people = [{**one, "name": f"Player {seat + 1}" if seat else self.name} for seat, one in enumerate(people)]
        mode = "hotseat" if against == "screen" else "online"
        made = self.post("/api/tables", {"game": game, "seats": people, "mode": mode, "options": options or {}})
        self.visit(f"/t/{made['table']['id']}")
        return self._page.url

    def set_up(
        self,
        against: Literal["bots", "friends", "screen"] = "bots",
        seats: int = 2,
        bot: str = "expert",
        game: str = "burgundy",
        options: dict[str, str] | None = None,
    ) -> str:
        """A new table by the form of the lobby, with a bot that it offers; its address. `options` are those of the
        lists under "more options"."""
        page = self.page
        page.locator(f'.game[data-game="{game}"]').click()
        group = page.locator("form.card .pick")
        group.nth(0).locator("button").nth(["bots", "friends", "screen"].index(against)).click()
        group.nth(1).locator("button", has_text=str(seats)).click()
        if against == "bots":
            group.nth(2).locator(f'button[data-value="{bot}"]').click()
        for name, value in (options or {}).items():
            if not page.locator(f'select[name="{name}"]').is_visible():
                page.locator("form.card > details > summary").click()
            page.locator(f'select[name="{name}"]').select_option(value)
        self.begin()
        page.wait_for_url("**/t/*")
        self.table().wait_for()
        return page.url

    def begin(self) -> None:
        """The form of a new table as it stands; whoever has no name writes it there."""
        start = self.page.locator(".start:enabled")
        start.wait_for()
        field = self.page.locator('form.card input[autocomplete="nickname"]')
        if field.count() and not field.input_value():
            field.fill(self.name)
        start.click()

    def take_name(self) -> None:
        form = self.page.locator("form.name-form:visible").last
        form.wait_for()
        field = form.locator("input")
        field.fill(self.name)
        form.locator("button").click()
        field.wait_for(state="detached")  # whoever goes on before the server has heard it stays without a name

    def follow(self, invitation: str) -> None:
        """Name and seat in one step."""
        self.goto(invitation)
        self.page.locator(".invitation .step input").fill(self.name)
        self.page.locator(".invitation .step button").click()

    def visit(self, address: str) -> None:
        self.goto(address)
        self.table().wait_for()

    # ---- looking

    def table(self) -> Locator:
        return self.page.locator(".table")

    def status(self) -> str:
        return self.table().get_attribute("data-status") or ""

    def moves(self) -> int:
        return int(self.table().get_attribute("data-moves") or 0)

    def asked(self) -> bool:
        return self.table().get_attribute("data-asked") == "true"

    def wait(self) -> bool:
        """Until something is asked of us and can be answered; False when the game is over."""
        while True:
            self.page.wait_for_function(READY)
            if self.status() == "over":
                return False
            curtain = self.page.locator(".curtain .primary")
            if curtain.count():  # the screen is handed over
                curtain.click()
            elif self.asked():  # what was true a moment ago may be answered by now
                return True

    def wait_moves(self, test: str, moves: int) -> None:
        """Until the number of moves compares so, and nothing is on its way."""
        self.page.wait_for_function(
            f"""n => {{ const t = document.querySelector('.table')?.dataset
                        return t?.busy === 'false' && Number(t.moves) {test} n }}""",
            arg=moves,
        )

    def seen(self) -> dict[str, Any]:
        """What a touch may change."""
        found: dict[str, Any] = self.page.evaluate(
            """() => { const { moves, touched } = document.querySelector('.table').dataset
                       return { moves, touched, lens: document.querySelector('.lens') !== null } }"""
        )
        return found

    def wait_focus(self) -> None:
        """Until the keyboard has a place at the table."""
        self.page.wait_for_function("() => document.activeElement?.closest('main.board, section.edge') != null")

    # ---- playing

    def play(self, way: Way, most: int = MOST) -> None:
        """Play on until the game is over, or so many actions."""
        for _ in range(most):
            if not self.wait():
                return
            self.act(way)
        assert most < MOST, "a game without end"

    def act(self, way: Way) -> None:
        """One action, in as many touches as it takes."""
        first = self.moves()
        while self.moves() == first and self.wait():
            before = self.seen()
            if way == "text":
                self.press(self.listed(), way)
            elif way == "keyboard":
                self.keys()
            else:
                assert self.page.evaluate(DOUBLED) == [] or way == "touch", "what is drawn needs no button"
                self.press(self.target(), way)
            self.page.wait_for_function(ANSWERED, arg=before)

    def listed(self) -> Locator:
        """What to do on the text board."""
        listed = self.page.locator(".text .actions li button")
        return (listed if listed.count() else self.page.locator(".text .actions .thing.open")).first

    def prefer(self, *kinds: str) -> None:
        """One action: touch things of these kinds where there are some, otherwise whatever comes first."""
        first = self.moves()
        while self.moves() == first and self.wait():
            before = self.seen()
            wanted = [
                self.page.locator(f'.thing.open[data-place="{k}"], .thing.open[data-place^="{k}:"]') for k in kinds
            ]
            found = [things for things in [self.page.locator(".edge .primary"), *wanted] if things.count()]
            self.press(found[0].first if found else self.target(), "mouse")
            self.page.wait_for_function(ANSWERED, arg=before)

    def target(self) -> Locator:
        """The big button, or a thing that can be touched, or a button for what cannot be drawn."""
        primary = self.page.locator(".edge .primary")
        if primary.count():
            return primary.first
        lens = ".lens " if self.page.locator(".lens").count() else ""
        for kind in TARGETS:
            things = self.page.locator(
                f'{lens}.thing.open[data-place^="{kind}:"]:visible, {lens}.thing.open[data-place="{kind}"]:visible'
            )
            if things.count():
                return things.first
        return self.page.locator(f"{lens}.thing.open:visible").or_(self.page.locator(".edge .choice")).first

    def press(self, thing: Locator, way: str) -> None:
        """As a person would who looks before each touch: never twice within a blink, which the page takes for a double
        click. A mouse need not wait for that: the page's clock is put forward instead."""
        if way == "touch":
            time.sleep(max(0.0, DOUBLE_TAP - (time.monotonic() - self.tapped)))
            thing.tap()
            self.tapped = time.monotonic()
        else:
            self.page.evaluate(LATER, DOUBLE_CLICK)
            thing.click()

    def keys(self) -> None:
        """Only the keyboard: the list of all actions, and Enter on the first."""
        keyboard = self.page.keyboard
        keyboard.press("/")
        self.page.locator(".sheet li button").first.wait_for()
        keyboard.press("Tab")  # from the search field
        keyboard.press("Enter")
