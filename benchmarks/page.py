"""How heavy and how quick the page is in a real browser: `python benchmarks/page.py`. Needs Chromium and the page."""

import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))
from docs.screenshots import CHROMIUM, free_port, introduce, open_table, wait_until
from tests.web.arno import wide
from tests.web.loire import owner
from tests.web.moments import record_of

from bastide.core.catalog import games
from bastide.core.state import State

CLICKS = 30
LOADS = 5


def loaded(page: Page) -> tuple[float, float]:
    """Kilobytes over the wire, as the browser counted them: fonts aside, and fonts."""
    entries: Any = page.evaluate(
        """() => [...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')]
                 .map(e => [e.name, e.transferSize])"""
    )
    fonts = sum(size for name, size in entries if ".woff" in name)
    rest = sum(size for name, size in entries if ".woff" not in name)
    return rest / 1000, fonts / 1000


def first_load(browser: Browser, url: str, state: Any, ready: str) -> tuple[float, float, float]:
    """Somebody comes with an empty cache: kilobytes as above, and milliseconds until something can be touched."""
    times: list[float] = []
    for _ in range(LOADS):
        context = browser.new_context(
            storage_state=state, service_workers="block", viewport={"width": 1280, "height": 800}, locale="en-US"
        )
        page = context.new_page()
        page.goto(url, wait_until="commit")
        page.locator(ready).first.wait_for()
        times.append(float(page.evaluate("performance.now()")))
        page.wait_for_load_state("networkidle")
        size = loaded(page)
        context.close()
    return *size, statistics.median(times)


def answer_times(page: Page) -> list[float]:
    """Milliseconds from a click on an action to the board that shows it."""
    found: list[float] = []
    for _ in range(CLICKS):
        page.wait_for_function("() => document.querySelector('.table')?.dataset.asked === 'true'", timeout=60_000)
        page.keyboard.press("/")
        page.locator(".sheet li button").first.wait_for()
        found.append(
            page.evaluate(
                """() => new Promise(done => {
                     const table = document.querySelector('.table'), moves = table.dataset.moves
                     const start = performance.now()
                     document.querySelector('.sheet li button').click()
                     // What is urgent comes right after the frame is drawn, before what a bot answers to it.
                     const drawn = () => done(performance.now() - start)
                     const look = () => table.dataset.moves !== moves
                       ? scheduler.postTask(drawn, { priority: 'user-blocking' }) : requestAnimationFrame(look)
                     look()
                   })"""
            )
        )
    return found


PUTS = 6
PLAN = """async (puts) => {
  const table = document.querySelector('.table'), found = { touched: [], shown: [] }
  const frame = () => new Promise(requestAnimationFrame)
  const wait = (ms) => new Promise(done => setTimeout(done, ms))
  const first = (kind) => document.querySelector(`.thing.button.open[data-place^="${kind}:"]`)
  const press = (one) => one.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  for (let put = 0; put < puts; put += 1) {
    await wait(800) // never within the time of a double click
    let start = performance.now()
    press(first('market'))
    await frame()
    await frame()
    found.touched.push(performance.now() - start)
    await wait(800)
    const moves = table.dataset.moves
    start = performance.now()
    press(first('slot'))
    while (table.dataset.moves === moves) await frame()
    await frame()
    found.shown.push(performance.now() - start)
  }
  return found
}"""
"""A token is touched, then a slot: milliseconds until the touch is seen, and until the token lies on the slot."""


BUILDS = 8
BUILD = """async (builds) => {
  const table = document.querySelector('.table'), found = { placed: [], laid: [] }
  const frame = () => new Promise(requestAnimationFrame)
  const wait = (ms) => new Promise(done => setTimeout(done, ms))
  const press = (one) => one.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  const until = async (seen) => { const start = performance.now(); while (!seen()) await frame(); await frame(); return performance.now() - start }
  const undo = async () => {
    const moves = table.dataset.moves
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', code: 'KeyU', bubbles: true }))
    await until(() => table.dataset.moves !== moves && table.dataset.busy === 'false')
    await wait(800)
  }
  for (let build = 0; build < builds; build += 1) {
    press(document.querySelector('.thing.button.open[data-place="building:workshop"]'))
    found.placed.push(await until(() => document.querySelector('[data-ghost]')))
    await wait(800) // never within the time of a double click
    press(document.querySelector('.edge .primary'))
    found.laid.push(await until(() => document.querySelector('main.board [data-laid="workshop"]')))
    await wait(800)
    await undo()
    await undo()
  }
  return found
}"""  # noqa: E501
"""A building is touched, then laid: milliseconds until it can be moved about, and until it lies in the estate."""


def open_at(browser: Browser, address: str, state: State, ready: str) -> Page:
    """A table of one's own that goes on from a position."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, service_workers="block")
    page = context.new_page()
    page.goto(address)
    token = next(one["value"] for one in context.cookies() if one["name"] == "bastide_csrf")
    headers = {"x-bastide-csrf": token, "origin": address}
    context.request.post(f"{address}/api/me", data={"name": "Anna"}, headers=headers)
    record = {"record": record_of(state).text()}
    made = context.request.post(f"{address}/api/import", data=record, headers=headers).json()["table"]["id"]
    page.evaluate("localStorage.setItem('bastide-settings', JSON.stringify({ confirm: 'never' }))")
    page.goto(f"{address}/t/{made}")
    page.locator(".curtain .primary").click()
    page.locator(f'.thing.open[data-place^="{ready}:"]').first.wait_for()
    return page


def planning_times(browser: Browser, address: str) -> dict[str, list[float]]:
    """A plan with every place tile: the widest choice that a board has to draw."""
    page = open_at(browser, address, owner(), "market")
    found: dict[str, list[float]] = page.evaluate(PLAN, PUTS)
    page.context.close()
    return found


def building_times(browser: Browser, address: str) -> tuple[dict[str, list[float]], list[int]]:
    """A building with every place where it may lie; and the bytes of what the server said meanwhile, message by
    message, before they are compressed."""
    page = open_at(browser, address, wide(), "building")
    sizes: list[int] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: sizes.append(len(text))))
    page.reload()
    page.locator(".curtain .primary").click()
    page.locator('.thing.open[data-place^="building:"]').first.wait_for()
    sizes.clear()
    found: dict[str, list[float]] = page.evaluate(BUILD, BUILDS)
    page.context.close()
    return found, sizes


def main() -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "BASTIDE_DATABASE_URL": f"sqlite:///{folder}/page.db"}
        command = [sys.executable, "-m", "bastide.cli", "serve", "--port", str(port)]
        server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        try:
            wait_until(address)
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=CHROMIUM)
                clicks: list[float] = []
                guest = introduce(browser, address)
                found = {"lobby": first_load(browser, address, None, ".start")}
                for game in games():
                    size: ViewportSize = {"width": 1280, "height": 800}
                    context = browser.new_context(viewport=size, service_workers="block", storage_state=guest)
                    page = context.new_page()
                    open_table(page, address, 2, game)
                    found[f"table: {game}"] = first_load(browser, page.url, context.storage_state(), ".thing.open")
                    clicks = clicks or answer_times(page)
                plan = planning_times(browser, address)
                build, sizes = building_times(browser, address)
                browser.close()
        finally:
            server.terminate()
            server.wait()
    table = Table(title=f"The first load, with an empty cache (median of {LOADS})")
    for name in ("what", "fonts aside", "fonts", "until something can be touched"):
        table.add_column(name, justify="left" if name == "what" else "right")
    for name, (rest, fonts, time) in found.items():
        table.add_row(name, f"{rest:.0f} kB", f"{fonts:.0f} kB", f"{time:.0f} ms")
    console = Console()
    console.print(table)
    slowest = f"the slowest of {CLICKS} {max(clicks):.0f} ms"
    console.print(f"From a click until the board shows it: {statistics.median(clicks):.0f} ms, {slowest}.")
    touched, shown = plan["touched"], plan["shown"]
    console.print(
        f"A plan with every place tile: a touch is seen after {statistics.median(touched):.0f} ms (at most"
        f" {max(touched):.0f}), a token on its slot after {statistics.median(shown):.0f} ms (at most {max(shown):.0f})."
    )
    placed, laid = build["placed"], build["laid"]
    console.print(
        f"A building with every place: it can be moved about after {statistics.median(placed):.0f} ms (at most"
        f" {max(placed):.0f}), lies after {statistics.median(laid):.0f} ms (at most {max(laid):.0f}); the largest"
        f" message has {max(sizes) / 1000:.1f} kB, {len(sizes) / BUILDS:.1f} messages for building, laying and taking"
        " both back."
    )


if __name__ == "__main__":
    main()
