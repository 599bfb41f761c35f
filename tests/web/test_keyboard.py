"""The table by keyboard: areas that are one stop of Tab each, keys, and whole rounds in few keystrokes."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from bastide.core.record import Record
from tests.web import arno, loire
from tests.web.accessibility import check
from tests.web.conftest import Server
from tests.web.moments import burgundy, moment, opened, record_of
from tests.web.situations import go_on
from tests.web.tables import golden_game
from tests.web.visitor import ANSWERED, PHONE, Visitor, laid_out

MOMENTS: dict[str, Callable[[], Record]] = {
    "burgundy": lambda: record_of(burgundy()),
    "caylus1303": lambda: moment("caylus1303", "plan"),
    "orleans": lambda: loire.moment("plan"),
    "florence": lambda: arno.moment("turn"),
}
GAMES = pytest.mark.parametrize("game", list(MOMENTS))

AREA = "[data-area], main.board svg[role=group], main.board section"
FOCUSED = """areas => {
  const one = document.activeElement
  if (one === document.body) return null
  const area = one.closest(areas)
  const name = area && (area.getAttribute('aria-label') || area.querySelector('h2')?.textContent)
  const board = one.closest('main.board') !== null
  return { area: name, board, place: one.dataset.place ?? '', open: one.matches('.open') }
}"""
"""Where the keyboard is."""
OPEN_AREAS = """areas => [...document.querySelectorAll('main.board .thing.open')]
    .filter(one => one.getClientRects().length).map(one => one.closest(areas).getAttribute('aria-label'))"""


def focused(page: Page) -> Any:
    return page.evaluate(FOCUSED, AREA)


def stops(page: Page, most: int = 40) -> list[Any]:
    """Where Tab leads, from the beginning of the page to its end."""
    page.evaluate("document.activeElement.blur()")
    found: list[Any] = []
    for _ in range(most):
        page.keyboard.press("Tab")
        one = focused(page)
        if one is None:
            return found
        found.append(one)
    raise AssertionError(f"more than {most} stops: {found}")


# ---- areas


@GAMES
@pytest.mark.parametrize("how", ["desktop", "phone"])
def test_an_area_is_one_stop(chromium: Browser, server: Server, game: str, how: str) -> None:
    """Each has a name, and is entered where something can be touched."""
    visitor = opened(
        chromium, server, MOMENTS[game](), "ru" if how == "phone" else "en", **(PHONE if how == "phone" else {})
    )
    page = visitor.page
    laid_out(page)
    found = stops(page)
    board = [one for one in found if one["board"]]
    names = [one["area"] for one in board]
    assert len(set(names)) == len(names) and all(names), names
    assert 1 <= len(board) <= 9, names
    assert found.index(board[0]) <= 4, "top bar, what is asked, then the board"
    at = page.evaluate(OPEN_AREAS, AREA)
    assert {one["area"] for one in board if one["open"]} == set(at), "where something can be touched, Tab comes to that"
    visitor.close()


def test_an_area_is_entered_where_it_was_left(chromium: Browser, server: Server) -> None:
    visitor = opened(chromium, server, loire.moment("plan"))
    page = visitor.page
    laid_out(page)
    market = page.locator('main.board [data-area][aria-label="Market"]')
    tokens = market.locator(".thing.open")
    tokens.first.focus()
    page.keyboard.press("End")
    expect(tokens.last).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(tokens.nth(tokens.count() - 2)).to_be_focused()
    page.keyboard.press("Tab")
    assert focused(page)["area"] != "Market"
    page.keyboard.press("Shift+Tab")
    expect(tokens.nth(tokens.count() - 2)).to_be_focused()
    page.keyboard.press("Home")
    expect(tokens.first).to_be_focused()
    visitor.close()


# ---- keys


@pytest.mark.parametrize(("lang", "title"), [("en", "Keys"), ("ru", "Клавиши")])
def test_keys_and_the_list_of_them(chromium: Browser, server: Server, lang: str, title: str) -> None:
    """Letters by the key that is pressed, whatever script it writes."""
    visitor = opened(chromium, server, loire.moment("plan"), lang)
    page, moves = visitor.page, visitor.moves()

    def press(code: str, key: str, shift: bool = False) -> None:
        page.evaluate(
            """([code, key, shiftKey]) => (document.activeElement ?? document.body).dispatchEvent(
                new KeyboardEvent('keydown', { code, key, shiftKey, bubbles: true, cancelable: true }))""",
            [code, key, shift],
        )

    page.keyboard.press("?")
    sheet = page.locator(".sheet")
    expect(sheet.locator("h2")).to_have_text(title)
    sheet.locator("kbd", has_text="Shift + N").wait_for()
    assert not page.evaluate("() => /keys-|undefined/.test(document.querySelector('.sheet').innerText)")
    check(page, "keys", ".sheet")
    page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    seen = []
    for _ in range(3):
        press("KeyN", "т" if lang == "ru" else "n")
        seen.append(focused(page)["place"])
    press("KeyN", "Т" if lang == "ru" else "N", shift=True)
    assert len(set(seen)) == 3 and focused(page)["place"] == seen[1]
    big = page.locator("section.edge .primary")
    expect(big).to_have_attribute("data-touch", "ready")
    press("KeyD", "в" if lang == "ru" else "d")
    visitor.wait_moves("===", moves + 1)
    visitor.close()


# ---- where the keyboard is


def test_the_keyboard_is_never_nowhere(chromium: Browser, server: Server) -> None:
    """After Start, after a sheet that was opened from nowhere, in the past and back, at the end and after it."""
    visitor = Visitor(chromium, server, "Nora")
    page = visitor.page
    visitor.post("/api/me", {"name": visitor.name})
    page.reload()
    question = page.locator("section.edge .question")
    page.locator('.game[data-game="burgundy"]').focus()
    page.keyboard.press("Enter")
    page.locator(".start").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    visitor.wait()
    expect(question).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('section.edge, main.board') !== null")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("c")
    expect(page.locator(".sheet input")).to_be_focused()
    page.keyboard.press("Escape")
    expect(question).to_be_focused()
    visitor.wait_focus()
    page.goto(golden_game(server, "burgundy", "two-basic"))
    page.locator(".outcome").wait_for()
    page.keyboard.press("Escape")
    expect(question).to_be_focused()
    page.keyboard.press("Home")
    page.locator('.edge[data-at="0"]').wait_for()
    assert page.evaluate("document.activeElement !== document.body")
    page.locator(".edge .primary").focus()
    page.keyboard.press("Enter")  # back to the end: that button has gone
    page.wait_for_function("() => document.activeElement.closest('section.edge') !== null")
    visitor.close()


LIVE = """said => [...document.querySelectorAll('[aria-live], [role=status], [role=alert], [role=log]')]
    .filter(one => one.getAttribute('aria-live') !== 'off' && one.textContent.includes(said)).length"""


@GAMES
def test_one_voice_asks(chromium: Browser, server: Server, game: str) -> None:
    """One live region has the question: on the board, after a touch, and as text, where actions stand in groups."""
    visitor = opened(chromium, server, MOMENTS[game](), settings={"confirm": "always"})
    page = visitor.page
    question = page.locator("section.edge .question")
    laid_out(page)
    assert page.evaluate(LIVE, question.inner_text()) == 1
    page.locator("main.board .thing.open:visible").first.focus()
    page.keyboard.press("Enter")
    visitor.page.wait_for_function("() => document.querySelector('.table').dataset.busy === 'false'")
    assert page.evaluate(LIVE, question.inner_text()) == 1
    page.keyboard.press("t")
    page.locator(".text").wait_for()
    assert page.evaluate(LIVE, question.inner_text()) == 1
    groups = page.locator(".text .actions").get_by_role("group")
    tree = page.locator(".text .actions").aria_snapshot()
    assert groups.count() >= 1 and tree.count("- group:") == 0, "actions stand in groups, and each has a name"
    inside = [one for one in stops(page) if one["board"]]
    assert len(inside) == groups.count() + 1, "one stop each, and one from which all of it is scrolled"
    visitor.close()


# ---- whole rounds

LETTER = """wanted => {
  const at = (one, right, down) => {
    const box = one.getBoundingClientRect()
    return [box.x + Math.min(right, box.width / 2), box.y + Math.min(down, box.height / 2)]
  }
  const thing = [...document.querySelectorAll(wanted)].find((one) => one.getClientRects().length)
  if (!thing) return ''
  const spots = [at(thing, 999, 999), at(thing, 7, 7), at(thing, 7, 999)]
  const far = (tag) => {
    const [x, y] = at(tag, 999, 999)
    return Math.min(...spots.map((one) => Math.hypot(x - one[0], y - one[1])))
  }
  const [tag] = [...document.querySelectorAll('.letters kbd')].sort((one, two) => far(one) - far(two))
  return tag && far(tag) < 70 ? tag.textContent : '' }"""
"""What the eye reads on a thing: the letters that stand nearest to its corner, its side or its middle."""
BIG = "section.edge .primary:enabled"
MOST = 3
"""Keystrokes of a step: from one answer of the page to the next."""
ALL = 1.7
"""Keystrokes of a step, all in all."""

Cell = tuple[int, int]


def cells(touches: list[str], wide: int = 7) -> list[Cell]:
    return sorted((int(one.split(":")[1]) % wide, int(one.split(":")[1]) // wide) for one in touches)


def shape(lies: list[Cell]) -> list[Cell]:
    left, top = min(x for x, _ in lies), min(y for _, y in lies)
    return [(x - left, y - top) for x, y in lies]


class Fingers:
    """Somebody who sees the screen and has a keyboard alone; every keystroke is counted."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.steps: list[tuple[str, int]] = []
        self.count = 0

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
            self.count += 1

    def done(self, what: str) -> None:
        laid_out(self.page)
        self.steps.append((what, self.count))
        self.count = 0

    def step(self, what: str, *keys: str) -> None:
        before = self.visitor.seen()
        self.press(*keys)
        self.page.wait_for_function(ANSWERED, arg=before)
        self.done(what)

    def letters(self, *wanted: str) -> list[str]:
        """The keys of the letters that stand on it. J calls them, and they stay."""
        if not self.page.locator(".letters").count():
            self.press("j")
        self.page.locator(".letters kbd").first.wait_for()
        laid_out(self.page)
        found: str = self.page.evaluate(LETTER, ", ".join(wanted))
        assert found, (f"no letter on {wanted}", self.steps, self.visitor.seen())
        return list(found.lower())

    def touch(self, touch: str) -> None:
        """What has the focus needs only Enter, the big button only D."""
        if self.page.locator(f'main.board .stepper [data-place^="{touch.partition(":")[0]}:"]:visible').count():
            self.reckon(touch)
        big = self.page.locator(BIG)
        here = focused(self.page)
        if here and here["open"] and here["place"] == touch:
            self.step(touch, "Enter")
        elif not self.page.locator(".letters").count() and big.count() and big.get_attribute("data-touch") == touch:
            self.step(touch, "d")
        else:
            thing = f'.thing.open[data-place="{touch}"]'
            self.step(touch, *self.letters(f"main.board {thing}", f".players {thing}", f'.edge [data-touch="{touch}"]'))

    def reckon(self, touch: str) -> None:
        """More or fewer, until the number is there."""
        kind, _, wanted = touch.partition(":")
        while True:
            shown = self.page.locator(f'main.board .stepper [data-place^="{kind}:"]:visible').first
            number = int((shown.get_attribute("data-place") or "").partition(":")[2])
            if number == int(wanted):
                return
            name = "More" if number < int(wanted) else "Fewer"
            self.press(*self.letters(f'main.board .stepper:has([data-place^="{kind}:"]) [aria-label="{name}"]'))
            self.done(name)

    def ghost(self) -> list[Cell]:
        return cells((self.page.locator("[data-ghost]:visible").get_attribute("data-ghost") or "").split())

    def lay(self, touches: list[str]) -> None:
        """The shape, turned and flipped until it looks like that, then called there by its middle, or nearly."""
        wanted = cells(touches)
        for key in "rrrfrrr":
            if shape(self.ghost()) == shape(wanted):
                break
            self.press(key)
            self.done("turn")
        if self.ghost() != wanted:
            x, y = wanted[len(wanted) // 2]
            self.press(*self.letters(f'.aim[data-at="cell:{x + 7 * y}"]'))
            self.done(touches[0])
        while self.ghost() != wanted:
            (x, y), (to_x, to_y) = self.ghost()[0], wanted[0]
            self.press(
                "ArrowRight" if to_x > x else "ArrowLeft" if to_x < x else "ArrowDown" if to_y > y else "ArrowUp"
            )
            self.done("move")

    def play(self, choice: dict[str, Any]) -> None:
        moves, touches = self.visitor.moves(), choice["touches"]
        if touches and all(touch.startswith("cell:") for touch in touches):
            self.page.locator("[data-ghost]:visible").wait_for()
            self.lay(touches)
        else:
            for touch in touches:
                picked = self.visitor.seen()["touched"].split()
                if self.visitor.moves() == moves and touches.count(touch) > picked.count(touch):
                    self.touch(touch)
        if self.visitor.moves() == moves:  # it waits to be confirmed
            keys = self.letters(BIG) if self.page.locator(".letters").count() else ["d"]
            self.step(choice["text"], *keys)
        assert self.visitor.moves() > moves, choice["text"]


def legal(visitor: Visitor) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The view, and what can be done now."""
    number = visitor.page.url.rpartition("/")[2].partition("?")[0]
    shown = visitor.context.request.get(f"{visitor.server.address}/api/tables/{number}").json()
    wide = [{"text": text, "touches": [shown["things"][at] for at in touches]} for text, touches in shown["wide"]]
    return shown["view"], [{**shown["alike"], **one} for one in shown["legal"]] or wide


AIMLESS = ("withdraw", "back", "demand", "convert")
"""What leads back, or could be done for ever."""
LAST = ("ready", "pass", "leave", "skip", "end")
"""What ends something: done when there is nothing else to do, so that much is done in the round."""


ROUNDS: dict[str, Callable[[], Record]] = {
    "orleans": lambda: loire.moment("followers"),
    "florence": lambda: arno.moment("choose"),
}


ALONE = "() => document.querySelectorAll('.player.active').length === 1"
"""Nobody else plans any more, so that whatever moves now is mine."""


@pytest.mark.parametrize(("game", "seed"), [("orleans", 1), ("florence", 3)])
def test_a_round_in_few_keystrokes(chromium: Browser, server: Server, game: str, seed: int) -> None:
    """Whatever somebody wants to do: never more than three keystrokes until the page answers."""
    chance = random.Random(seed)
    visitor = Visitor(chromium, server, "Fingers", lang="ru" if game == "orleans" else "en")
    go_on(visitor, ROUNDS[game](), bot="greedy")
    fingers = Fingers(visitor)
    kinds: set[str] = set()
    first = legal(visitor)[0]["round"]
    while visitor.wait():
        visitor.page.wait_for_function(ALONE)
        view, choices = legal(visitor)
        if view["round"] > first:
            break
        sensible = [one for one in choices if one["text"].split()[0] not in AIMLESS]
        more = [one for one in sensible if one["text"].split()[0] not in LAST]
        choice = chance.choice(more or sensible)
        kinds.add(choice["text"].split()[0])
        fingers.play(choice)
    counts = [count for _, count in fingers.steps]
    assert len(counts) >= 6 and len(kinds) >= 3, (kinds, fingers.steps)
    assert max(counts) <= MOST, fingers.steps
    assert sum(counts) <= ALL * len(counts), fingers.steps
    visitor.close()
