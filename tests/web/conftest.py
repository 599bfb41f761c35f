"""A real server, a real Chromium, the built page."""

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

import bastide
from tests.web.rooms import ROOMS

BUILT = Path(bastide.__file__).parents[2] / "web" / "dist"
PAGE = Path(os.environ.get("BASTIDE_WEB_FOLDER") or BUILT) / "index.html"
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
"""The shell draws the same page with less around it."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Say why, where the browser or the page is missing."""
    reason = "" if CHROMIUM else "no chromium (Debian: apt-get install chromium-headless-shell)"
    reason = reason or ("" if PAGE.exists() else "the page is not built (make page)")
    if reason:
        for item in items:
            if "tests/web" in str(item.path):
                item.add_marker(pytest.mark.skipif(True, reason=reason))


class Server:
    """`bastide serve` in a process of its own, which can be killed and started again on the same database."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.page = ""
        """Where another page lies than the built one."""

    def start(self) -> None:
        environment = {
            **os.environ,
            "BASTIDE_DATABASE_URL": f"sqlite:///{self.folder / 'web.db'}",
            "BASTIDE_REQUESTS_PER_MINUTE": "1000000",
            "BASTIDE_ACTIONS_PER_MINUTE": "1000000",
            "BASTIDE_TABLES_PER_HOUR": "1000000",
        }
        if self.page:
            environment["BASTIDE_WEB_FOLDER"] = self.page
        command = [sys.executable, "-m", "bastide.cli", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, start_new_session=True)
        for _ in range(150):
            try:
                urllib.request.urlopen(f"{self.address}/ready", timeout=1)
                return
            except OSError:
                time.sleep(0.2)
        raise RuntimeError("the server did not start")

    def restart(self) -> None:
        self.kill()
        self.start()

    def kill(self) -> None:
        """At once and without a word to anybody, as a crash would."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.process = None


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("web"))
    found.start()
    yield found
    if found.process is not None:
        found.kill()


@pytest.fixture(autouse=True)
def rooms() -> Iterator[None]:
    yield
    ROOMS.clear()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM,
            args=[
                "--disable-dev-shm-usage",
                "--disable-gpu",
                "--in-process-gpu",
                "--no-first-run",
                "--disable-background-networking",
            ],
        )
        loop = asyncio._get_running_loop()
        yield browser
        asyncio._set_running_loop(loop)  # the last test may have been one without a browser
        browser.close()


class Finished(dict[str, str]):
    """The address of a finished game of each kind, played when it is first asked for."""

    def __init__(self, chromium: Browser, server: Server) -> None:
        super().__init__()
        self.chromium = chromium
        self.server = server

    def __missing__(self, game: str) -> str:
        from tests.web.tables import among_bots
        from tests.web.visitor import Visitor

        host = Visitor(self.chromium, self.server, "Host")
        # At random a follower or an artist seldom comes to anything, and there would be little to tell.
        self[game] = among_bots(host, game, 3, "greedy" if game in ("orleans", "florence") else "random")
        host.close()
        return self[game]


@pytest.fixture(scope="session")
def finished(chromium: Browser, server: Server) -> dict[str, str]:
    return Finished(chromium, server)
