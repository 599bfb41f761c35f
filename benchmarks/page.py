"""How heavy and how quick the page is in a real browser: `python benchmarks/page.py`. Needs Chromium and the page."""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))
from docs.screenshots import free_port, open_table, wait_until

CLICKS = 30


def loaded(page: Page) -> dict[str, float]:
    """Kilobytes over the wire by kind, as the browser counted them."""
    entries: Any = page.evaluate(
        """() => [...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')]
                 .map(e => [e.name, e.transferSize])"""
    )
    fonts = sum(size for name, size in entries if ".woff" in name)
    rest = sum(size for name, size in entries if ".woff" not in name)
    return {"page": rest / 1000, "fonts": fonts / 1000}


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
                context = browser.new_context(viewport={"width": 1280, "height": 800}, service_workers="block")
                page = context.new_page()
                open_table(page, address, "Anna", 2)
                url = page.url
                times = []
                for _ in range(5):
                    visitor = browser.new_context(storage_state=context.storage_state(), service_workers="block")
                    fresh = visitor.new_page()
                    fresh.goto(url, wait_until="commit")
                    fresh.locator(".thing.open").first.wait_for()
                    times.append(float(fresh.evaluate("performance.now()")))
                    size = loaded(fresh)
                    visitor.close()
                clicks = answer_times(page)
                browser.close()
        finally:
            server.terminate()
            server.wait()
    table = Table(title="The page (a table of The Castles of Burgundy, empty cache)")
    table.add_column("what")
    table.add_column("figure", justify="right")
    table.add_row("over the wire, fonts aside", f"{size['page']:.0f} kB")
    table.add_row("fonts", f"{size['fonts']:.0f} kB")
    table.add_row("until something can be touched (median of 5)", f"{statistics.median(times):.0f} ms")
    table.add_row(f"click until the board shows it (median of {CLICKS})", f"{statistics.median(clicks):.0f} ms")
    table.add_row("the slowest of them", f"{max(clicks):.0f} ms")
    Console().print(table)


if __name__ == "__main__":
    main()
