"""Browser contexts that are used again: a new one, with everything to load anew, costs more than a small test."""

from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext

BORN_WITH: Final = ("locale", "has_touch", "is_mobile", "device_scale_factor")
"""What cannot be changed any more."""
STILL: Final = "/ready"
"""Of the same origin, and nothing goes on there."""
CLOCK: Final = """() => {
  const { get } = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')
  window.later = 0
  const moved = { configurable: true, get() { return get.call(this) + window.later } }
  Object.defineProperty(Event.prototype, 'timeStamp', moved)
}"""
LATER: Final = "milliseconds => { window.later += milliseconds }"
"""Time passes, as far as clicks and keys can tell."""


def furnished(context: BrowserContext) -> BrowserContext:
    """With a clock that tests can put forward."""
    context.add_init_script(f"({CLOCK})()")
    return context


class Rooms:
    """Free contexts, each with one page. Whoever comes next finds no cookie, nothing kept, and an empty page."""

    def __init__(self) -> None:
        self._free: dict[tuple[object, ...], list[BrowserContext]] = {}
        self._taken: dict[BrowserContext, tuple[object, ...]] = {}

    def take(self, chromium: Browser, address: str, how: dict[str, Any]) -> BrowserContext:
        key = (address, *(how.get(name) for name in BORN_WITH))
        free = self._free.setdefault(key, [])
        while free and not free[-1].pages:
            free.pop().close()  # its page is gone: a renderer may die on a busy machine
        if free:
            context = free.pop()
            page = context.pages[0]
            page.set_viewport_size(how["viewport"])
            page.emulate_media(color_scheme=how["color_scheme"], reduced_motion=how["reduced_motion"])
            page.mouse.move(0, 0)
        else:
            # A worker that keeps the page for later is a matter of its own tests.
            context = furnished(chromium.new_context(**how, service_workers="block"))
            context.new_page().goto(address + STILL)
        self._taken[context] = key
        return context

    def give_back(self, context: BrowserContext) -> None:
        first, *others = context.pages
        for page in others:
            page.close()
        context.unroute_all()
        first.unroute_all()
        context.clear_cookies()
        key = self._taken[context]
        first.goto(f"{key[0]}{STILL}")
        first.evaluate("localStorage.clear(), sessionStorage.clear()")
        del self._taken[context]
        self._free[key].append(context)

    def leave(self, context: BrowserContext) -> None:
        """Whoever took it closes it: what was done there cannot be undone."""
        self._taken.pop(context, None)

    def clear(self) -> None:
        """Close what a test that failed did not give back."""
        for context in self._taken:
            context.close()
        self._taken.clear()


ROOMS: Final = Rooms()
