"""Takes the pictures of the README in a real browser: `make screenshots`. Needs Chromium."""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import uuid
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, StorageState, sync_playwright

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-headless-shell")
PICTURES = Path(__file__).parent / "pictures"
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
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


def open_table(page: Page, address: str, seats: int, game: str = "burgundy", flags: tuple[str, ...] = ()) -> None:
    page.goto(address)
    page.locator(f'.game[data-game="{game}"]').click()
    page.locator("form.card .pick").nth(1).locator("button", has_text=str(seats)).click()
    if flags:
        page.locator("form.card > details > summary").click()
    for flag in flags:
        page.locator(f'input[name="{flag}"]').check()
    page.locator(".start").click()
    page.wait_for_url("**/t/*")


def introduce(browser: Browser, address: str) -> StorageState:
    """One guest plays in all pictures."""
    page = desktop(browser, None)
    page.goto(f"{address}/settings")
    form = page.locator("form.name-form:visible").last
    form.locator("input").fill("Anna")
    form.locator("button").click()
    form.get_by_role("status").filter(has_text="Saved").wait_for()
    state = page.context.storage_state()
    page.context.close()
    return state


def desktop(browser: Browser, state: StorageState | None, settings: str = "{ lang: 'en' }") -> Page:
    context = browser.new_context(**DESKTOP, reduced_motion="reduce", color_scheme="light", storage_state=state)
    page = context.new_page()
    page.add_init_script(f"localStorage.setItem('bastide-settings', JSON.stringify({settings}))")
    return page


def wait_until_asked(page: Page) -> None:
    page.wait_for_function("() => document.querySelector('.table')?.dataset.asked === 'true'", timeout=60_000)


def play_some(page: Page, actions: int, until: str = "") -> None:
    """Follow the hints of the bot, so that the board looks like a real game; then on until such things are open."""
    for action in range(10 * actions):
        wait_until_asked(page)
        if action >= actions and (not until or page.locator(until).count() > 1):
            return
        moves = page.locator(".table").get_attribute("data-moves")
        hint = post(page, "hint", seat=0)
        post(page, "act", seat=0, key=uuid.uuid4().hex, answers=hint["answers"], action=hint["text"])
        page.wait_for_function("n => document.querySelector('.table').dataset.moves !== n", arg=moves)


def post(page: Page, what: str, **data: object) -> dict[str, Any]:
    """Ask the server as the page does. Where others have been planning meanwhile, what was asked before is refused."""
    address = urlsplit(page.url)
    csrf = next(str(cookie.get("value")) for cookie in page.context.cookies() if cookie.get("name") == "bastide_csrf")
    path = address._replace(path=f"/api/tables/{address.path.split('/')[2]}/{what}", query="").geturl()
    for _ in range(10):
        answer = page.request.post(path, data=data, headers={"x-bastide-csrf": csrf})
        if answer.ok:
            found: dict[str, Any] = answer.json()
            return found
        time.sleep(0.5)
    raise RuntimeError(answer.text())


def phone(browser: Browser, state: StorageState, scheme: Scheme = "light", settings: str = "{ lang: 'ru' }") -> Page:
    context = browser.new_context(**PHONE, color_scheme=scheme, storage_state=state)
    page = context.new_page()
    page.add_init_script(f"localStorage.setItem('bastide-settings', JSON.stringify({settings}))")
    return page


def keep(page: Page, name: str) -> None:
    """Take the picture, when letters are there and no points fly any more."""
    page.wait_for_timeout(300)
    page.evaluate("() => document.fonts.ready")
    page.wait_for_function("() => !document.querySelector('span.gain')")
    page.screenshot(path=PICTURES / f"{name}.png")


def burgundy(browser: Browser, address: str, state: StorageState) -> None:
    page = desktop(browser, state)
    open_table(page, address, 4)
    play_some(page, ACTIONS, until=DIE)
    page.locator(DIE).first.click()
    keep(page, "burgundy-desktop-light")
    page.emulate_media(color_scheme="dark")
    keep(page, "burgundy-desktop-dark")
    table = page.url
    page.context.close()
    for scheme in SCHEMES:
        page = phone(browser, state, scheme)
        page.goto(table)
        page.locator(DIE).first.tap()
        keep(page, f"burgundy-phone-{scheme}")
        page.context.close()


def caylus1303(browser: Browser, address: str, state: StorageState) -> None:
    """In the middle of planning, with a worker about to go to a building."""
    page = desktop(browser, state, "{ lang: 'en', confirm: 'always' }")
    open_table(page, address, 4, "caylus1303")
    play_some(page, ACTIONS // 2, until=SPACE)
    page.locator(SPACE).last.click()
    keep(page, "caylus1303-desktop-light")
    table = page.url
    page.context.close()
    page = phone(browser, state, settings="{ lang: 'ru', confirm: 'always' }")
    page.goto(table)
    page.locator(SPACE).last.tap()
    keep(page, "caylus1303-phone-light")
    page.context.close()


def orleans(browser: Browser, address: str, state: StorageState) -> None:
    """In the middle of planning, with a token in hand; the modules are in play."""
    page = desktop(browser, state)
    open_table(page, address, 3, "orleans", MODULES)
    play_some(page, ACTIONS, until=f'.table:has(:text-is("active")) {TOKEN}')
    page.locator(TOKEN).first.click()
    page.locator(".tabs button", has_text="Map").click()
    keep(page, "orleans-desktop-light")
    table = page.url
    page.context.close()
    page = phone(browser, state)
    page.goto(table)
    page.locator(TOKEN).first.tap()
    keep(page, "orleans-phone-light")
    page.context.close()


def florence(browser: Browser, address: str, state: StorageState) -> None:
    """In the middle of a turn, with a building about to be laid."""
    page = desktop(browser, state)
    open_table(page, address, 3, "florence")
    play_some(page, ACTIONS // 2, until=BUILDING)
    page.locator(BUILDING).first.click()
    best = page.locator(".tools .best")
    best.wait_for()
    if best.is_enabled():
        best.click()
    keep(page, "florence-desktop-light")
    table = page.url
    page.context.close()
    page = phone(browser, state)
    page.goto(table)
    page.locator(".tools .best").wait_for()
    keep(page, "florence-phone-light")
    page.context.close()


def lobby(browser: Browser, address: str, state: StorageState) -> None:
    """With a table of each game, high enough for the whole form."""
    for lang, schemes in {"en": SCHEMES, "ru": SCHEMES[:1]}.items():
        page = desktop(browser, state, f"{{ lang: '{lang}' }}")
        page.set_viewport_size({"width": 1280, "height": 840})
        page.goto(address)
        page.locator("article.card").nth(3).wait_for()
        for scheme in schemes:
            page.emulate_media(color_scheme=scheme)
            keep(page, f"lobby-desktop-{scheme}" if lang == "en" else f"lobby-desktop-{lang}")
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
                browser = playwright.chromium.launch(executable_path=CHROMIUM)
                state = introduce(browser, address)
                for taken in (burgundy, caylus1303, orleans, florence, lobby):
                    taken(browser, address, state)
                browser.close()
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
