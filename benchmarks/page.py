"""How heavy and how quick the page is in a real browser: `python benchmarks/page.py`. Needs Chromium and the page."""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))
from docs.screenshots import free_port, open_table, wait_until

from bastide.core.catalog import games

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
                     const look = () => table.dataset.moves !== moves
                       ? requestAnimationFrame(() => done(performance.now() - start)) : requestAnimationFrame(look)
                     look()
                   })"""
            )
        )
    return found


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
                browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
                clicks: list[float] = []
                found = {"lobby": first_load(browser, address, None, ".start")}
                for game in games():
                    context = browser.new_context(viewport={"width": 1280, "height": 800}, service_workers="block")
                    page = context.new_page()
                    open_table(page, address, "Anna", 2, game)
                    found[f"table: {game}"] = first_load(browser, page.url, context.storage_state(), ".thing.open")
                    clicks = clicks or answer_times(page)
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


if __name__ == "__main__":
    main()
