"""A person at the page: takes a name, opens tables, and plays by mouse, by keyboard, by touch or on the text board."""

from contextlib import suppress
from typing import Any, Literal

from playwright.sync_api import Browser, Locator, Page, TimeoutError

from tests.web.conftest import Server

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


class Visitor:
    """One browser context with its own cookie. Anything on the console that is an error fails the test at the end."""

    def __init__(self, chromium: Browser, server: Server, name: str, lang: str = "en", **how: Any) -> None:
        self.server = server
        self.name = name
        settings = {"locale": "ru-RU" if lang == "ru" else "en-US", "reduced_motion": "reduce", **(how or DESKTOP)}
        self.context = chromium.new_context(**settings)
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.goto(server.address + "/")
        self.page.locator(".start").wait_for()

    def close(self) -> None:
        self.context.close()
        assert self.errors == []

    # ---- coming and going

    def start(self, against: Literal["bots", "friends", "screen"] = "bots", seats: int = 2, bot: str = "greedy") -> str:
        """A new table; its address."""
        page = self.page
        group = page.locator("form.card .pick")
        group.nth(0).locator("button").nth(["bots", "friends", "screen"].index(against)).click()
        group.nth(1).locator("button", has_text=str(seats)).click()
        if against == "bots" and bot == "random":
            group.nth(2).locator("button").nth(1).click()
        page.locator(".start").click()
        self.take_name()
        page.wait_for_url("**/t/*")
        self.table().wait_for()
        return page.url

    def take_name(self) -> None:
        form = self.page.locator("form.name-form:visible").last
        form.wait_for()
        form.locator("input").fill(self.name)
        form.locator("button").click()

    def visit(self, address: str) -> None:
        self.page.goto(address)
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
        """Until something is asked of us; False when the game is over."""
        self.page.wait_for_function(
            """() => { const t = document.querySelector('.table');
                       return t?.dataset.asked === 'true' || t?.dataset.status === 'over' }""",
            timeout=60_000,
        )
        return self.asked()

    def wait_beyond(self, moves: int) -> None:
        self.page.wait_for_function(
            "n => Number(document.querySelector('.table')?.dataset.moves) !== n", arg=moves, timeout=30_000
        )

    # ---- playing

    def play(self, way: Literal["mouse", "keyboard", "touch", "text"], most: int = MOST) -> None:
        """Play on until the game is over, or so many actions."""
        for _ in range(most):
            if not self.wait():
                return
            self.act(way)
        assert most < MOST, "a game without end"

    def act(self, way: Literal["mouse", "keyboard", "touch", "text"]) -> None:
        before = self.moves()
        for _ in range(12):
            if way == "text":
                self.press(self.page.locator(".text .actions button:enabled").first, "mouse")
            elif way == "keyboard":
                self.keys()
            else:
                self.point(way)
            self.page.wait_for_timeout(30)
            if self.moves() != before or self.status() == "over" or not self.asked():
                return
        self.wait_beyond(before)

    def point(self, way: str) -> None:
        """Touch the big button, or a thing that can be touched, or a button for what cannot be drawn."""
        primary = self.page.locator(".edge .primary")
        if primary.count():
            self.press(primary.first, way)
            return
        for kind in TARGETS:
            things = self.page.locator(f'.thing.open[data-place^="{kind}"]')
            if things.count():
                self.press(things.first, way)
                return
        choices = self.page.locator(".edge .choice")
        if choices.count():
            self.press(choices.first, way)

    def press(self, thing: Locator, way: str) -> None:
        """A thing may be gone before the finger is down, as for anybody: then look again."""
        with suppress(TimeoutError):
            if way == "touch":
                thing.tap(timeout=2_000)
            else:
                thing.click(timeout=2_000)

    def keys(self) -> None:
        """Only the keyboard: the list of all actions, and Enter on the first."""
        keyboard = self.page.keyboard
        keyboard.press("/")
        self.page.locator(".sheet li button").first.wait_for()
        for _ in range(3):  # past the cross and the search field
            keyboard.press("Tab")
        keyboard.press("Enter")
