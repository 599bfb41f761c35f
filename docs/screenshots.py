"""Takes the pictures of the README in a real browser: `make screenshots`. Needs Chromium."""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright

PICTURES = Path(__file__).parent / "pictures"
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
ACTIONS = 46
DIE = '.thing.open[data-place^="die"]'
SPACE = '.thing.open[data-place^="space:"]'
BUILDING = '.thing.open[data-place^="building:"]'
TOKEN = '.thing.open[data-place^="market:"]'
MODULES = ("orders", "new_events", "intrigue", "new_places")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_until(address: str) -> None:
    for _ in range(150):
        try:
            urllib.request.urlopen(f"{address}/ready", timeout=1)
            return
        except OSError:
            time.sleep(0.2)
    raise RuntimeError("the server did not start")


def open_table(
    page: Page, address: str, name: str, seats: int, game: str = "burgundy", flags: tuple[str, ...] = ()
) -> None:
    page.goto(address)
    page.locator(f'.game[data-game="{game}"]').click()
    page.locator("form.card .pick").nth(1).locator("button", has_text=str(seats)).click()
    if flags:
        page.locator("form.card summary").click()
    for flag in flags:
        page.locator(f'input[name="{flag}"]').check()
    page.locator(".start").click()
    form = page.locator("form.name-form:visible").last
    form.locator("input").fill(name)
    form.locator("button").click()
    page.wait_for_url("**/t/*")


def wait_until_asked(page: Page) -> None:
    page.wait_for_function("() => document.querySelector('.table')?.dataset.asked === 'true'", timeout=60_000)


def hint(page: Page) -> str:
    """What the bot would do. What was asked before is forgotten where others have been planning meanwhile."""
    for _ in range(10):
        page.keyboard.press("h")
        with suppress(TimeoutError):
            page.locator(".edge .line", has_text="would").wait_for(timeout=8_000)
            return page.locator(".edge .line").inner_text().partition(": ")[2]
    raise RuntimeError("the bot has no hint")


def play_some(page: Page, actions: int, until: str = "") -> None:
    """Follow the hint of the bot, so that the board looks like a real game; then on until such things are open."""
    for action in range(10 * actions):
        wait_until_asked(page)
        if action >= actions and (not until or page.locator(until).count() > 1):
            return
        moves = page.locator(".table").get_attribute("data-moves")
        wanted = hint(page)
        page.keyboard.press("/")
        page.wait_for_timeout(400)  # what comes sooner in the same place is taken for a double click
        page.locator(".sheet li button", has_text=wanted).first.click()
        page.wait_for_function("n => document.querySelector('.table').dataset.moves !== n", arg=moves)


def on_a_phone(browser: Browser, desktop: Page, settings: str) -> Page:
    """The same table and guest on a phone, in Russian; the desktop is put away."""
    table, state = desktop.url, desktop.context.storage_state()
    desktop.context.close()
    page = browser.new_context(**PHONE, color_scheme="light", storage_state=state, locale="ru-RU").new_page()
    page.add_init_script(f"localStorage.setItem('bastide-settings', JSON.stringify({settings}))")
    page.goto(table)
    return page


def burgundy(browser: Browser, address: str) -> None:
    context = browser.new_context(**DESKTOP, reduced_motion="reduce", color_scheme="light", locale="en-US")
    page = context.new_page()
    open_table(page, address, "Anna", 4)
    play_some(page, ACTIONS, until=DIE)
    page.locator(DIE).first.click()
    table = page.url
    page.screenshot(path=PICTURES / "burgundy-desktop-light.png")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.goto(address)
        page.locator("article.card").first.wait_for()
        page.screenshot(path=PICTURES / f"lobby-desktop-{scheme}.png")
    page.goto(table)
    page.locator(DIE).first.click()
    page.screenshot(path=PICTURES / "burgundy-desktop-dark.png")
    state = context.storage_state()
    context.close()
    for scheme in ("light", "dark"):
        phone: dict[str, Any] = {**PHONE, "color_scheme": scheme}
        context = browser.new_context(**phone, storage_state=state, locale="ru-RU")
        page = context.new_page()
        page.add_init_script("localStorage.setItem('bastide-settings', JSON.stringify({ lang: 'ru' }))")
        page.goto(table)
        page.locator(DIE).first.tap()
        page.wait_for_timeout(300)
        page.screenshot(path=PICTURES / f"burgundy-phone-{scheme}.png")
        context.close()


def caylus1303(browser: Browser, address: str) -> None:
    """In the middle of planning, with a worker about to go to a building."""
    context = browser.new_context(**DESKTOP, reduced_motion="reduce", color_scheme="light", locale="en-US")
    page = context.new_page()
    page.add_init_script("localStorage.setItem('bastide-settings', JSON.stringify({ lang: 'en', confirm: 'always' }))")
    open_table(page, address, "Anna", 4, "caylus1303")
    play_some(page, ACTIONS // 2, until=SPACE)
    page.locator(SPACE).last.click()
    page.screenshot(path=PICTURES / "caylus1303-desktop-light.png")
    page = on_a_phone(browser, page, "{ lang: 'ru', confirm: 'always' }")
    page.locator(SPACE).last.tap()
    page.wait_for_timeout(300)
    page.screenshot(path=PICTURES / "caylus1303-phone-light.png")
    page.context.close()


def orleans(browser: Browser, address: str) -> None:
    """In the middle of planning, with a token in hand; the modules are in play."""
    context = browser.new_context(**DESKTOP, reduced_motion="reduce", color_scheme="light", locale="en-US")
    page = context.new_page()
    open_table(page, address, "Anna", 3, "orleans", MODULES)
    play_some(page, ACTIONS, until=TOKEN)
    page.locator(TOKEN).first.click()
    page.wait_for_timeout(300)
    page.screenshot(path=PICTURES / "orleans-desktop-light.png")
    page = on_a_phone(browser, page, "{ lang: 'ru' }")
    page.locator(TOKEN).first.tap()
    page.wait_for_timeout(300)
    page.screenshot(path=PICTURES / "orleans-phone-light.png")
    page.context.close()


def florence(browser: Browser, address: str) -> None:
    """In the middle of a turn, with a building about to be laid."""
    context = browser.new_context(**DESKTOP, reduced_motion="reduce", color_scheme="light", locale="en-US")
    page = context.new_page()
    open_table(page, address, "Anna", 3, "florence")
    play_some(page, ACTIONS // 2, until=BUILDING)
    page.locator(BUILDING).first.click()
    best = page.locator(".tools .best")
    best.wait_for()
    if best.is_enabled():
        best.click()
    page.wait_for_timeout(300)
    page.screenshot(path=PICTURES / "florence-desktop-light.png")
    page = on_a_phone(browser, page, "{ lang: 'ru' }")
    page.locator(".tools .best").wait_for()
    page.wait_for_timeout(300)
    page.screenshot(path=PICTURES / "florence-phone-light.png")
    page.context.close()


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "BASTIDE_DATABASE_URL": f"sqlite:///{folder}/pictures.db"}
        environment["BASTIDE_REQUESTS_PER_MINUTE"] = environment["BASTIDE_ACTIONS_PER_MINUTE"] = "100000"
        command = [sys.executable, "-m", "bastide.cli", "serve", "--port", str(port)]
        server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        try:
            wait_until(address)
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
                burgundy(browser, address)
                caylus1303(browser, address)
                orleans(browser, address)
                florence(browser, address)
                browser.close()
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
