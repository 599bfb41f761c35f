"""The table tells what happens: turns in a line, pieces one after another, a log by turns, and who is who."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.web.accessibility import check
from tests.web.conftest import Server
from tests.web.tables import rewrite, settle
from tests.web.visitor import DESKTOP, PHONE, Visitor, laid_out

GAMES = ["burgundy", "caylus1303"]
MOVING: dict[str, Any] = {**DESKTOP, "reduced_motion": "no-preference"}

STIRRING: dict[str, Any] = {"reduced_motion": "no-preference"}

COVERED = """() => {
  window.covered = new Set()
  window.rising = 0
  const box = (one) => one.getBoundingClientRect()
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  const look = () => {
    for (const gain of document.querySelectorAll('.player .gain')) {
      window.rising += 1
      if (getComputedStyle(gain).transform !== 'none') continue // on its way there
      for (const one of gain.closest('.player').querySelectorAll('.name, .you, .place, .mark, .icon'))
        if (one.getClientRects().length && meet(box(gain), box(one))) window.covered.add(one.className.baseVal ?? one.className)
    }
    requestAnimationFrame(look)
  }
  look()
}"""  # noqa: E501
"""From now on note what rising points lie over."""

RECORD = """() => {
  window.frames_seen = []
  let last = ''
  const look = () => {
    const flights = [...document.querySelectorAll('.flight')].map(one => Number(one.dataset.seat))
    const scores = [...document.querySelectorAll('.player .score')].map(one => one.textContent)
    const seen = JSON.stringify({ flights, scores })
    if (seen !== last) window.frames_seen.push(JSON.parse(last = seen))
    requestAnimationFrame(look)
  }
  look()
}"""
"""From now on note who has pieces in the air, and what the scores say, whenever either changes."""

AT_ONCE = """
  const Socket = window.WebSocket
  window.WebSocket = class extends Socket {
    set onmessage(hear) {
      const held = []
      super.onmessage = (message) => {
        held.push(message)
        clearTimeout(this.timer)
        this.timer = setTimeout(() => held.splice(0).forEach(hear), 400)
      }
    }
  }
  const look = () => {
    const moves = Number(document.querySelector('.table')?.dataset.moves ?? 0)
    if (moves !== (window.drawn ??= []).at(-1)) window.drawn.push(moves)
    requestAnimationFrame(look)
  }
  look()"""
"""What the server says within a moment comes all at once; and note how far the game is in each frame that is drawn."""

DOTTED = """() => document.querySelector('[data-pointed]').dataset.pointed.split(' ').filter(Boolean)
    .flatMap(place => [...document.querySelectorAll(`[data-place="${place}"]:not([data-unseen])`)])
    .filter(one => getComputedStyle(one).outlineStyle === 'dotted' && getComputedStyle(one).outlineWidth === '3px')
    .length"""
"""How many places are outlined because somebody looks at a line."""


def act(number: int, seat: int, *lines: str, **more: Any) -> dict[str, Any]:
    name = "Anna" if seat == 0 else f"Bot {seat + 1}"
    told = {"number": number, "at": 0, "kind": "act", "name": name, "seat": seat, "moves": number, "events": []}
    return {**told, "lines": list(lines), "briefs": [], "gained": [], **more}


def undo(number: int, seat: int, to: int) -> dict[str, Any]:
    return {**act(number, seat), "kind": "undo", "to": to}


def recap(page: Page) -> list[str]:
    page.locator(".recap").wait_for()
    return [" ".join(line.split()) for line in page.locator(".recap .turn").all_inner_texts()]


def told(chromium: Browser, server: Server, entries: list[dict[str, Any]], **how: Any) -> Visitor:
    """Anna at a table of three where this has happened."""
    visitor = Visitor(chromium, server, "Anna", fresh=True, **how)
    sent = iter([entries])
    rewrite(visitor, lambda data: data.update(entries=next(sent, [])))
    visitor.start(bot="random", seats=3, game="fair")
    visitor.page.locator(".players .log li.turn, .edge .recap").first.wait_for()
    return visitor


def until_recap(visitor: Visitor, way: Any, most: int = 40) -> None:
    """Play on until others have done something that there are words for."""
    for _ in range(most):
        assert visitor.wait()
        if visitor.page.locator(".recap .turn").count():
            return
        visitor.act(way)
    raise AssertionError("nobody ever does anything")


def test_turns_are_told_in_a_line_each(chromium: Browser, server: Server) -> None:
    """Acts of one seat in a row are one turn; what was taken back is not told; without brief words the sentence is."""
    entries = [
        act(1, 0, "Anna begins."),
        act(2, 1, "Bot 2 pays.", briefs=[[1, "warehouse on h12", 11], [1, "−1 worker", 0]], gained=[[1, 11]]),
        act(3, 1, "Bot 2 sells to Anna.", briefs=[[1, "sold 2 pink", 4], [0, "trade", 1]], gained=[[1, 4], [0, 1]]),
        act(4, 2, "Round 2 begins.", "Bot 3 takes a (thing)."),
        {"number": 5, "at": 0, "kind": "chat", "name": "Ilse", "seat": None, "text": "hello"},
        act(6, 2, "Bot 3 errs.", briefs=[[2, "erred", 0]]),
        undo(7, 2, 4),
    ]
    visitor = told(chromium, server, entries)
    page = visitor.page
    assert recap(page) == [
        "Bot 2: warehouse on h12 +11, −1 worker, sold 2 pink +4 ›",
        "You: trade +1 ›",
        "Bot 3: takes a (thing) ›",
    ]
    turns = page.locator(".players .log li.turn")
    said = [" ".join(turn.split()) for turn in turns.all_inner_texts()]
    assert said == [
        "Ilse: hello",
        "Round 2 begins. Bot 3 takes a (thing).",
        "Bot 2 pays. sells to Anna. +15",
        "Anna begins.",
    ]
    assert turns.nth(2).locator("b").all_inner_texts() == ["Bot 2", "Anna", "+15"]
    visitor.close()


def test_what_the_table_does_for_others_is_told_of_them(chromium: Browser, server: Server) -> None:
    """Within my own act too; and what befell me while others acted. Each seat of a turn has a line of its own."""
    passing = [[0, "passed", 0], [1, "used the Farm", 0], [0, "+2 wood", 0], [1, "+1 food", 0]]
    working = [[2, "worker to the Mill", 0], [0, "Mill", 1], [1, "+3 workers", 0], [0, "had to pass", 0]]
    entries = [
        act(1, 1, "Bot 2 waits.", briefs=[[1, "long ago", 0]]),
        act(2, 0, "Anna passes.", briefs=passing),
        act(3, 2, "Bot 3 works.", briefs=working),
    ]
    visitor = told(chromium, server, entries, **PHONE)
    lines = visitor.page.locator(".edge .recap .turn")
    lines.first.wait_for()
    said = [" ".join(line.removesuffix("›").split()) for line in lines.all_inner_texts()]
    assert said == [
        "Bot 2: used the Farm, +1 food",
        "Bot 3: worker to the Mill",
        "You: Mill +1, had to pass",
        "Bot 2: +3 workers",
    ]
    visitor.close()


def test_people_at_one_screen(chromium: Browser, server: Server) -> None:
    """Whoever holds it signs what is said and taken back, and is asked in one sentence."""
    visitor = Visitor(chromium, server, "Хозяин", lang="ru")
    settle(visitor, curtain="secrets", lang="ru")
    visitor.start("screen", seats=2, bot="random")
    page = visitor.page
    visitor.wait()
    question = page.locator(".edge .question")
    other, asked = question.inner_text().split(" · ")
    assert asked.startswith("Ваш ход:") and question.inner_text().count(":") == 1
    while (holder := question.inner_text().split(" · ")[0]) == other:
        visitor.act("mouse")
        visitor.wait()
    page.keyboard.press("c")
    page.locator(".sheet input").fill("Думаю")
    page.keyboard.press("Enter")
    page.locator(".sheet li b", has_text=holder).wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("u")
    line = page.locator(".players .recap .turn", has_text="отменяет")
    line.wait_for()
    said = line.inner_text()
    assert said.startswith(f"{holder}:") and other in said
    page.wait_for_function(
        "name => document.querySelector('[data-told]').textContent.includes(name + ' отменяет ')", arg=holder
    )
    visitor.close()


@pytest.mark.parametrize(("bots", "said"), [(1, "Ходит бот …"), (2, "Ходят боты …")])
def test_while_bots_move_on_a_shared_screen(chromium: Browser, server: Server, bots: int, said: str) -> None:
    def theirs(data: dict[str, Any]) -> None:
        for seat, kind in enumerate(["person", "person", *["bot"] * bots]):
            data["table"]["seats"][seat].update(kind=kind, you=kind == "person")
        data["view"]["to_act"] = [2]
        data.update(legal=[], wide=[])

    visitor = Visitor(chromium, server, "Мария", lang="ru")
    rewrite(visitor, theirs)
    visitor.start("screen", seats=2 + bots)
    visitor.page.locator(".curtain h2", has_text=said).wait_for()
    visitor.close()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_recap_at_the_side(chromium: Browser, server: Server, game: str, lang: str) -> None:
    """A line for each turn of an opponent; a click or Enter shows it again on the board."""
    for scheme in ("light", "dark"):
        visitor = Visitor(chromium, server, "Anna", lang=lang, **DESKTOP, color_scheme=scheme)
        visitor.start(game=game, seats=3)
        until_recap(visitor, "mouse")
        page = visitor.page
        lines = page.locator(".recap .turn")
        assert all(text.startswith(("Bot ", "Бот ", "You:", "Вы:")) for text in lines.all_inner_texts())
        check(page, f"recap, {scheme}")
        visitor.page.wait_for_timeout(300)
        for line in lines.all():  # what befell somebody may have no place of its own on this board
            if scheme == "light":
                line.click()
            else:
                line.focus()
                page.keyboard.press("Enter")
            page.wait_for_timeout(300)
            if page.evaluate(DOTTED):
                break
        page.wait_for_function(f"() => ({DOTTED})() > 0")
        page.mouse.move(600, 20)
        page.mouse.down()
        page.mouse.up()
        assert page.evaluate(DOTTED) == 0, "the next touch is for something else"
        visitor.close()


@pytest.mark.parametrize("game", GAMES)
def test_recap_on_a_phone(chromium: Browser, server: Server, game: str) -> None:
    """In the line of the table edge where nothing else is said; a tap shows it again and plays nothing."""
    visitor = Visitor(chromium, server, "Thumb", lang="ru", **PHONE)
    visitor.start(game=game, seats=3)
    until_recap(visitor, "touch")
    page = visitor.page
    moves = visitor.moves()
    check(page, "recap on a phone")
    line = page.locator(".edge .recap")
    box, edge = line.bounding_box(), page.locator("section.edge").bounding_box()
    assert box and edge and box["height"] <= 44 and box["width"] <= edge["width"]
    line.tap()
    page.wait_for_function("() => document.querySelector('[data-pointed]').dataset.pointed !== ''")
    assert visitor.moves() == moves
    visitor.close()


@pytest.mark.parametrize("game", GAMES)
def test_pieces_fly_act_by_act(chromium: Browser, server: Server, game: str) -> None:
    """Never those of two seats at once, and in the order in which they acted."""
    visitor = Visitor(chromium, server, "Anna", **MOVING)
    visitor.start(game=game, seats=3)
    visitor.wait()
    page = visitor.page
    page.wait_for_function("() => document.querySelector('.air').dataset.flying === 'false'")
    page.evaluate(RECORD)
    acted: list[int] = []
    for _ in range(6):
        visitor.act("mouse")
        visitor.wait()
        page.wait_for_function("() => document.querySelector('.air').dataset.flying === 'false'")
    frames = page.evaluate("window.frames_seen")
    for frame in frames:
        seats = {seat for seat in frame["flights"] if seat >= 0}
        assert len(seats) <= 1, frames
        acted += [seat for seat in seats if acted[-1:] != [seat]]
    assert {0} < set(acted)
    assert page.locator(".flight, .waiting").count() == 0
    visitor.close()


def test_what_i_did_is_drawn_before_what_the_others_answer(chromium: Browser, server: Server) -> None:
    visitor = Visitor(chromium, server, "Anna", **DESKTOP)
    visitor.context.add_init_script(AT_ONCE)
    visitor.start(game="caylus1303", bot="random")
    answered = 0
    for _ in range(8):
        visitor.wait()
        before = visitor.moves()
        visitor.prefer("space")
        visitor.wait()
        answered += visitor.moves() > before + 1
        assert before + 1 in visitor.page.evaluate("window.drawn")
    assert answered
    visitor.close()


def test_points_come_with_their_piece(chromium: Browser, server: Server) -> None:
    """While a piece is on its way its points are not counted yet, and it is not drawn where it goes."""
    visitor = Visitor(chromium, server, "Anna", fresh=True, **MOVING)
    settle(visitor, speed="slow")

    def enrich(data: dict[str, Any]) -> None:
        for entry in data["entries"]:
            if entry.get("seat") == 0 and any(event.get("piece") for event in entry.get("events", [])):
                entry["gained"] = [[0, 7]]

    rewrite(visitor, enrich)
    visitor.start(bot="random")
    visitor.wait()
    page = visitor.page
    page.evaluate(RECORD)
    visitor.prefer("depot")
    page.locator(".flight").first.wait_for()
    hidden = page.evaluate(
        """() => [...document.querySelectorAll('[data-place^="storage:"] [data-piece]')]
             .map(one => getComputedStyle(one).opacity)"""
    )
    assert "0" in hidden
    page.locator(".player .gain", has_text="+7").wait_for()
    mine = [frame["scores"][0] for frame in page.evaluate("window.frames_seen") if 0 in frame["flights"]]
    assert "-7" in mine
    page.wait_for_function("() => document.querySelector('.player .score').textContent === '0'")
    shown = page.locator('[data-place^="storage:"] [data-piece]').first.evaluate("one => getComputedStyle(one).opacity")
    assert shown == "1"
    visitor.close()


def test_a_touch_ends_all_flights_and_counts(chromium: Browser, server: Server) -> None:
    visitor = Visitor(chromium, server, "Anna", **MOVING)
    settle(visitor, speed="slow")
    visitor.start(bot="random")
    visitor.wait()
    page = visitor.page
    visitor.prefer("depot")
    page.locator(".flight").first.wait_for()
    page.locator('.thing.button[data-place^="die"]').first.click()
    assert page.locator(".flight").count() == 0
    assert visitor.seen()["touched"]
    visitor.close()


def test_speed_is_chosen_in_the_settings(chromium: Browser, server: Server) -> None:
    """Off: nothing flies, what has changed is dotted."""
    visitor = Visitor(chromium, server, "Anna", **MOVING)
    page = visitor.page
    page.goto(server.address + "/settings")
    page.get_by_role("group", name="Animations").get_by_role("button", name="off").click()
    page.goto(server.address)
    visitor.start(bot="random")
    visitor.wait()
    page.evaluate(RECORD)
    visitor.prefer("depot")
    visitor.wait()
    assert page.locator("[data-news]").get_attribute("data-news")
    assert all(frame["flights"] == [] for frame in page.evaluate("window.frames_seen"))
    visitor.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_line_of_the_log_leads_to_the_board(chromium: Browser, server: Server, game: str) -> None:
    """Pointed at, it outlines its places; the arrows go from line to line; Enter shows that position."""
    visitor = Visitor(chromium, server, "Anna", **DESKTOP)
    visitor.start(game=game, bot="random")
    visitor.play("mouse", most=4)
    until_recap(visitor, "mouse")
    page = visitor.page
    lines = page.locator(".players .log button.line")
    for number in range(lines.count()):  # one that names a place: who takes workers, for instance, does so nowhere
        lines.nth(number).hover()
        laid_out(page)
        if page.evaluate("document.querySelector('[data-pointed]').dataset.pointed"):
            break
    else:
        raise AssertionError("no line leads anywhere")
    page.mouse.move(700, 20)
    assert page.evaluate(DOTTED) == 0
    lines.first.focus()
    page.keyboard.press("ArrowDown")
    assert lines.nth(1).evaluate("one => one === document.activeElement")
    page.keyboard.press("End")
    assert lines.last.evaluate("one => one === document.activeElement")
    assert page.locator(".players .log button.line[tabindex='0']").count() == 1, "the keyboard stops here once"
    page.keyboard.press("Enter")
    page.locator("input[type=range]").wait_for()
    assert lines.last.get_attribute("aria-current") == "step"
    visitor.close()


def test_what_is_taken_back_leaves_the_log_at_once(chromium: Browser, server: Server) -> None:
    """At the side and in the sheet, also while it lies open."""
    visitor = Visitor(chromium, server, "Anna", **DESKTOP)
    visitor.start(bot="random")
    visitor.wait()
    visitor.prefer("depot")
    visitor.wait()
    page = visitor.page
    last = page.locator(".players .log button.line").first.get_attribute("data-entry")
    page.keyboard.press("l")
    line = page.locator(f'[data-entry="{last}"]')
    page.locator(f'.sheet [data-entry="{last}"]').wait_for()
    assert line.count() == 2
    page.get_by_role("button", name="Undo").click()
    line.first.wait_for(state="detached")
    assert line.count() == 0
    assert page.locator(".sheet").count() == 1
    visitor.close()


def test_the_log_is_said_to_the_ear(chromium: Browser, server: Server) -> None:
    """In one polite region, and what comes in quick succession in one breath."""
    visitor = Visitor(chromium, server, "Anna", **DESKTOP)
    visitor.start(bot="random", seats=4)
    visitor.wait()
    page = visitor.page
    region = page.locator("[data-told]")
    assert region.get_attribute("aria-live") == "polite"
    visitor.prefer("depot")
    page.wait_for_function("() => document.querySelector('[data-told]').textContent.includes('Anna takes ')")
    page.keyboard.press("t")
    page.locator(".text").wait_for()
    assert page.locator(".text ol[aria-live]").count() == 0, "the log of the text board says nothing twice"
    visitor.close()


@pytest.mark.parametrize("how", [DESKTOP, PHONE], ids=["card", "chip"])
@pytest.mark.parametrize("game", [*GAMES, "fair"])
def test_who_i_am(chromium: Browser, server: Server, game: str, how: dict[str, Any]) -> None:
    """Marked for the eye and said to the ear; everybody sits where they sit; the same is counted for everybody."""
    visitor = Visitor(chromium, server, "Anna", **how)
    visitor.start(bot="random", seats=3, game=game)
    visitor.wait()
    page = visitor.page
    players = page.locator("button.player")
    assert players.evaluate_all("all => all.map(one => one.dataset.seat)") == ["0", "1", "2"]
    mine = page.locator("button.player.mine")
    assert mine.count() == 1 and "You" in mine.inner_text()
    label = mine.get_attribute("aria-label") or ""
    assert label.startswith("Anna, You, ") and "Waiting" not in label
    if how is PHONE:
        kinds = players.evaluate_all("all => all.map(one => one.querySelectorAll('.score svg').length)")
        assert len(set(kinds)) == 1, "workers of one and points of another cannot be compared"
    visitor.close()


def test_five_players_on_a_small_phone(chromium: Browser, server: Server) -> None:
    """Their chips have 260 pixels, and nothing of them is cut off."""
    small = {**PHONE, "viewport": {"width": 360, "height": 640}}
    for text in (100, 130):
        visitor = Visitor(chromium, server, "Anna-Margareta von und zu", lang="ru", **small)
        settle(visitor, textSize=text)
        visitor.start(bot="random", seats=5, game="caylus1303")
        visitor.wait()
        cut = visitor.page.locator(".player").evaluate_all(
            "all => all.filter(one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight).length"
        )
        assert cut == 0
        wide = visitor.page.evaluate("document.documentElement.scrollWidth")
        assert wide == 360
        visitor.close()


@pytest.mark.parametrize("how", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_rising_points_cover_no_words(chromium: Browser, server: Server, how: dict[str, Any]) -> None:
    """In the place of the points that change, or below a chip; however long a name is."""
    visitor = Visitor(chromium, server, "Anna-Maria of the Long Name", fresh=True, **{**how, **STIRRING})

    def enrich(data: dict[str, Any]) -> None:
        for entry in data["entries"]:
            entry["gained"] = [[seat, 7] for seat in range(3)]

    rewrite(visitor, enrich)
    visitor.start(bot="random", seats=3)
    visitor.wait()
    page = visitor.page
    page.evaluate(COVERED)
    visitor.act("touch" if how is PHONE else "mouse")
    page.wait_for_function("() => window.rising > 0")
    page.wait_for_function("() => document.querySelectorAll('.player .gain').length === 0")
    assert page.evaluate("[...window.covered]") == []
    visitor.close()
