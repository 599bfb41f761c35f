"""A new version of the page: an old one says so, the files of the old version are swept out, and it opens offline."""

import shutil
from pathlib import Path

from playwright.sync_api import Browser

from tests.web.conftest import PAGE, Server
from tests.web.visitor import Visitor

STORES = """async () => {
  const found = {}
  for (const name of await caches.keys())
    found[name] = (await (await caches.open(name)).keys()).map(request => new URL(request.url).pathname)
  return found
}"""
SCRIPT = "() => document.querySelector('script[type=module][src]').getAttribute('src')"
KEPT = "async () => (await caches.keys()).length === 1 && Boolean(await caches.match('/'))"


def newer_page(folder: Path) -> str:
    """The same page with other names for its scripts, as a new version has."""
    shutil.copytree(PAGE.parent, folder)
    scripts = list(folder.glob("assets/*.js"))
    for path in [*scripts, folder / "index.html"]:
        text = path.read_text()
        for script in scripts:
            text = text.replace(script.name, f"{script.stem}N.js")
        path.write_text(text)
    for script in scripts:
        script.rename(script.with_stem(f"{script.stem}N"))
    return str(folder)


def test_an_old_page_says_so_and_is_swept_out(chromium: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        visitor = Visitor(chromium, server, "Anna")
        page = visitor.page
        visitor.start(bot="random")
        visitor.wait()
        page.wait_for_function(KEPT)
        old = page.evaluate(SCRIPT)
        assert old in next(iter(page.evaluate(STORES).values()))
        assert not page.locator(".upgrade").count()
        server.page = newer_page(tmp_path / "newer")
        server.restart()
        page.locator(".upgrade").wait_for()
        page.locator(".upgrade button").click()
        page.wait_for_function(
            "old => document.querySelector('script[type=module][src]').src.indexOf(old) < 0", arg=old
        )
        visitor.wait()
        page.wait_for_function("old => caches.match(old).then(found => !found)", arg=old)
        page.wait_for_function(KEPT)
        assert page.evaluate(SCRIPT) in next(iter(page.evaluate(STORES).values()))
        visitor.context.set_offline(True)
        page.goto(server.address + "/")
        page.locator("[role=status]").wait_for()  # it opens, and says that there is no connection
        visitor.close()
    finally:
        server.kill()
