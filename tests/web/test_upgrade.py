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
UNTIL = """test => async known => {
  for (const start = performance.now(); !(await test(known)); await new Promise(requestAnimationFrame))
    if (performance.now() - start > 60000) throw new Error('it never came')
}"""
"""Asks again with every frame; a promise is no answer that `wait_for_function` would wait for."""
INSTALLED = rf"""() => ({UNTIL})(async () => {{
  const {{ installing, waiting, active }} = await navigator.serviceWorker.ready
  const own = document.querySelector('script[type=module][src]').src.match(/-([\w-]+)\.js$/)[1]
  return !installing && (waiting ?? active).scriptURL.endsWith('version=' + own)
}})()"""
"""The worker of this page is there."""
KEPT = f"""old => ({UNTIL})(async old =>
  navigator.serviceWorker.controller?.state === 'activated' && (await caches.keys()).length === 1 &&
  (await caches.match('/')) && !(await caches.match(old))
)(old)"""
"""It is at work and keeps nothing but this version."""


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
        visitor = Visitor(chromium, server, "Anna", fresh=True)
        page = visitor.page
        visitor.start(bot="random")
        visitor.wait()
        page.evaluate(KEPT, "no other")
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
        page.evaluate(INSTALLED)
        browser = visitor.context.new_cdp_session(page)
        browser.send("ServiceWorker.enable")
        browser.send("ServiceWorker.stopAllWorkers")  # the old one never comes to rest while a test looks on
        page.evaluate(KEPT, old)
        assert page.evaluate(SCRIPT) in next(iter(page.evaluate(STORES).values()))
        visitor.context.set_offline(True)
        page.goto(server.address + "/")
        page.locator(".bar[role=status]").wait_for()  # it opens, and says that there is no connection
        visitor.close()
    finally:
        server.kill()
