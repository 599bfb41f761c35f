"""A real server, a real Chromium, the built page."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

import bastide
from tests.web.rooms import ROOMS

BUILT = Path(bastide.__file__).parents[2] / "web" / "dist"
PAGE = Path(os.environ.get("BASTIDE_WEB_FOLDER") or BUILT) / "index.html"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Say why, where the browser or the page is missing."""
    reason = "" if shutil.which("chromium") else "no chromium (Debian: apt-get install chromium)"
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
            executable_path=shutil.which("chromium"),
            args=["--disable-dev-shm-usage", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
        )
        yield browser
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


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A second attempt, and a warning that says so: on a busy machine a browser may be slower than any patience.

    What is really broken stays broken.
    """
    if "tests/web" not in str(pyfuncitem.path):
        return None
    wanted = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    try:
        pyfuncitem.obj(**wanted)
    except Exception as failure:
        warnings.warn(f"{pyfuncitem.name} needed a second attempt: {failure!r}", stacklevel=1)
        server = wanted.get("server")
        if isinstance(server, Server) and server.process is None:
            server.start()
        pyfuncitem.obj(**wanted)
    return True
