"""The page never acts behind anybody's back: what a touch, a hold, a drag and a key do, and what they never do."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page

from bastide.core.action import Action
from tests.web.conftest import Server
from tests.web.situations import go_on, record_where
from tests.web.visitor import PHONE, Visitor
from tests.web.wholes import PLAYED

BOTH = pytest.mark.parametrize("game", ["burgundy", "caylus1303"])
WAYS = pytest.mark.parametrize("way", ["mouse", "touch", "keyboard"])


def by(way: str) -> pytest.MarkDecorator:
    """One way is enough where a touch means the same whatever it was made with: that is for web/tests to prove."""
    return pytest.mark.parametrize("way", [way])


def visit(chromium: Browser, server: Server, way: str = "mouse") -> Visitor:
    return Visitor(chromium, server, "Anna", **(PHONE if way == "touch" else {}))


def press(visitor: Visitor, thing: Locator, way: str) -> None:
    if way == "keyboard":
        thing.focus()
        visitor.page.keyboard.press("Enter")
    else:
        visitor.press(thing, way)


def thing(page: Page, touch: str) -> Locator:
    return page.locator(f'main.board .thing[data-place="{touch}"]:visible').last


def reach(visitor: Visitor, touch: str, way: str) -> Locator:
    """A thing that can be met: on a phone its depot is opened first."""
    found = visitor.page.locator(f'main.board .thing.button[data-place="{touch}"]:visible')
    if way == "touch" and not found.count():
        member = visitor.page.locator(f'main.board .group:has([data-place="{touch}"])')
        visitor.press(member, way)
        visitor.page.locator(f'.lens [data-place="{touch}"]').wait_for()
    return found.last


def still(visitor: Visitor, moves: int, wait: int = 250) -> None:
    """Nothing has been played, and nothing is about to be."""
    visitor.page.wait_for_timeout(wait)
    assert visitor.moves() == moves


def view(visitor: Visitor) -> dict[str, Any]:
    shown: dict[str, Any] = visitor.page.evaluate(
        "async () => (await (await fetch('/api/tables/' + location.pathname.split('/')[2])).json()).view"
    )
    return shown


def touches(legal: list[Action]) -> list[tuple[str, ...]]:
    return [action.touches() for action in legal]


def confirm(visitor: Visitor, moves: int) -> None:
    """What has been chosen is played, at the latest by the big button."""
    visitor.page.wait_for_function(PLAYED, arg=moves)
    if visitor.moves() == moves:
        visitor.page.locator(".edge .primary").click()
    visitor.wait_moves(">", moves)


# ---- 1: the means are chosen by the person


def two_dice(state: Any, legal: list[Action]) -> bool:
    """Both dice are left and show different faces."""
    first, second = state.view(0)["players"][0]["dice"]
    return {("die:0", "workers"), ("die:1", "workers")} <= {tuple(sorted(one)) for one in touches(legal)} and bool(
        first != second
    )


@WAYS
def test_which_die_is_asked(chromium: Browser, server: Server, way: str) -> None:
    visitor = visit(chromium, server, way)
    go_on(visitor, record_where("burgundy", two_dice))
    page, moves = visitor.page, visitor.moves()
    press(visitor, thing(page, "workers"), way)
    page.locator(".question", has_text="Which die").wait_for()
    still(visitor, moves)
    assert page.locator('.thing.open[data-place^="die:"]').count() == 2
    page.locator(".edge .primary").wait_for()  # the cheapest is offered, not taken
    press(visitor, thing(page, "die:1"), way)
    visitor.wait_moves(">", moves)
    assert view(visitor)["used"] == [False, True]
    visitor.close()


def reaches(legal: list[Action], die: int) -> set[str]:
    return {
        one[-1] for one in touches(legal) if one[0] == f"die:{die}" and one[-1].startswith(("depot:", "hex:", "goods:"))
    }


def only_the_other(state: Any, legal: list[Action]) -> bool:
    """There is something that only the second die reaches, without a further choice."""
    mine = reaches(legal, 1) - reaches(legal, 0)
    once = [one[-1] for one in touches(legal)]
    return bool(reaches(legal, 0)) and any(touch.startswith("depot:") and once.count(touch) == 1 for touch in mine)


@by("touch")
def test_what_another_die_reaches_is_chosen_anew(chromium: Browser, server: Server, way: str) -> None:
    record = record_where("burgundy", only_the_other)
    legal = record.state.legal(0)
    once = [one[-1] for one in touches(legal)]
    tile = next(
        one for one in reaches(legal, 1) - reaches(legal, 0) if one.startswith("depot:") and once.count(one) == 1
    )
    visitor = visit(chromium, server, way)
    go_on(visitor, record)
    page, moves = visitor.page, visitor.moves()
    press(visitor, thing(page, "die:0"), way)
    press(visitor, reach(visitor, tile, way), way)
    page.wait_for_function("touch => document.querySelector('.table').dataset.touched === touch", arg=tile)
    still(visitor, moves)
    page.locator(".edge .primary").click()  # now it is meant
    visitor.wait_moves(">", moves)
    visitor.close()


def one_place(state: Any, legal: list[Action]) -> bool:
    """A stored tile has exactly one hex to go to, and one die."""
    return any(
        place[1].startswith("storage:") and stored(legal).count(place[1]) == 1
        for place in touches(legal)
        if len(place) == 3
    )


def stored(legal: list[Action]) -> list[str]:
    return [touch for one in touches(legal) for touch in one if touch.startswith("storage:")]


@by("keyboard")
def test_what_has_one_place_to_go_waits(chromium: Browser, server: Server, way: str) -> None:
    record = record_where("burgundy", one_place)
    legal = record.state.legal(0)
    slot = next(touch for touch in stored(legal) if stored(legal).count(touch) == 1)
    visitor = visit(chromium, server, way)
    go_on(visitor, record)
    page, moves = visitor.page, visitor.moves()
    press(visitor, thing(page, slot), way)
    page.locator('.edge .primary[data-do="place"]').wait_for()
    still(visitor, moves)
    confirm(visitor, moves)
    visitor.close()


def test_every_tile_that_can_be_touched_has_a_price(chromium: Browser, server: Server) -> None:
    visitor = visit(chromium, server)
    go_on(visitor, record_where("burgundy", two_dice, 4))
    prices = visitor.page.locator('.thing.open:is([data-place^="depot:"], [data-place^="hex:"])').evaluate_all(
        "all => all.map(one => one.dataset.price)"
    )
    assert prices
    assert all(price is not None and price.isdigit() for price in prices)
    assert "0" in prices
    visitor.close()


# ---- 2: what is given up is asked for


def must_discard(state: Any, legal: list[Action]) -> bool:
    return any(action.gives() for action in legal)


@by("touch")
def test_which_tile_leaves(chromium: Browser, server: Server, way: str) -> None:
    record = record_where("burgundy", must_discard)
    action = next(one for one in record.state.legal(0) if one.gives())
    tile = next(touch for touch in action.touches() if touch.startswith("depot:"))
    visitor = visit(chromium, server, way)
    go_on(visitor, record)
    page, moves = visitor.page, visitor.moves()
    for touch in action.touches():
        if touch.startswith("die:"):
            press(visitor, thing(page, touch), way)
    press(visitor, reach(visitor, tile, way), way)
    page.locator(".question", has_text="Which tile leaves").wait_for()
    still(visitor, moves)
    losses = page.locator('.thing.loss[data-place^="storage:"]')
    assert losses.count() == 3
    assert "given up" in (losses.first.get_attribute("aria-label") or "")
    press(visitor, losses.nth(1), way)
    confirm(visitor, moves)
    visitor.close()


def pays_by_choice(state: Any, legal: list[Action]) -> bool:
    """Goods of the player's own choice are paid, two alike among them."""
    gifts = [action.gives() for action in legal]
    return any(len(gift) > len(set(gift)) for gift in gifts) and any(len(set(gift)) > 1 for gift in gifts)


@by("mouse")
def test_goods_are_counted(chromium: Browser, server: Server, way: str) -> None:
    record = record_where("caylus1303", pays_by_choice, 3)
    action = next(one for one in record.state.legal(0) if len(one.gives()) > len(set(one.gives())))
    visitor = visit(chromium, server, way)
    go_on(visitor, record)
    page, moves = visitor.page, visitor.moves()
    others = [touch for touch in action.touches() if touch not in action.gives()]
    for touch in [*others, *action.gives()]:
        if visitor.moves() > moves:
            break
        target = thing(page, touch)
        if "loss" in (target.get_attribute("class") or ""):
            assert touch in action.gives()
        press(visitor, target if target.count() else page.locator(f'.edge [data-touch="{touch}"]'), way)
        page.wait_for_function("() => document.querySelector('.table').dataset.busy === 'false'")
    confirm(visitor, moves)
    visitor.close()


# ---- 3: looking never plays


@BOTH
@pytest.mark.parametrize("way", ["hold", "right", "finger"])
def test_looking_never_plays(chromium: Browser, server: Server, game: str, way: str) -> None:
    visitor = visit(chromium, server, "touch" if way == "finger" else "mouse")
    visitor.start(game=game, bot="random")
    visitor.wait()
    page, moves, before = visitor.page, visitor.moves(), visitor.seen()
    target = page.locator("main.board .thing.button:visible").first
    box = target.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if way == "right":
        page.mouse.click(x, y, button="right")
    elif way == "hold":
        page.mouse.move(x, y)
        page.mouse.down()
        page.wait_for_timeout(450)
        page.mouse.up()
    else:
        session = visitor.context.new_cdp_session(page)
        session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        page.wait_for_timeout(450)
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.locator(".about").wait_for()
    still(visitor, moves)
    assert visitor.seen() == before
    visitor.close()


def test_a_drag_shows_where_it_may_be_dropped(chromium: Browser, server: Server) -> None:
    visitor = visit(chromium, server)
    go_on(visitor, record_where("burgundy", lambda state, legal: two_dice(state, legal) and bool(reaches(legal, 0))))
    page, moves = visitor.page, visitor.moves()
    box = page.locator('.thing.open[data-place^="depot:"]').first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] + 60, steps=4)
    assert page.locator('.goal[data-place^="storage:"]').count() > 0
    page.mouse.move(4, 400)
    page.mouse.up()
    assert page.locator(".goal").count() == 0
    still(visitor, moves)
    visitor.close()


# ---- 4: keys, sheets, double clicks


@BOTH
def test_keys_mean_nothing_behind_a_sheet(chromium: Browser, server: Server, game: str) -> None:
    visitor = visit(chromium, server)
    visitor.start(game=game, bot="random")
    visitor.wait()
    visitor.act("mouse")
    visitor.wait()
    page, moves = visitor.page, visitor.moves()
    page.keyboard.press("c")
    page.locator(".sheet input").wait_for()
    page.keyboard.type("uyu")  # the chat has the focus
    assert page.locator(".sheet input").input_value() == "uyu"
    page.keyboard.press("Tab")
    page.keyboard.press("u")
    still(visitor, moves)
    page.go_back()  # the way back closes the sheet first
    page.locator(".sheet").wait_for(state="detached")
    assert "/t/" in page.url
    for name in ("l", "g", "m", "?", "/"):
        page.keyboard.press(name)
        page.locator(".sheet").wait_for()
        page.locator(".sheet h2").click()
        page.keyboard.press("u")
        still(visitor, moves, 80)
        page.keyboard.press("Escape")
        page.locator(".sheet").wait_for(state="detached")
    visitor.close()


@BOTH
@pytest.mark.parametrize("way", ["mouse", "touch"])
def test_a_touch_beside_a_sheet_closes_it(chromium: Browser, server: Server, game: str, way: str) -> None:
    visitor = visit(chromium, server, way)
    visitor.start(game=game, bot="random")
    visitor.wait()
    page, before = visitor.page, visitor.seen()
    page.keyboard.press("g")
    sheet = page.locator(".sheet").bounding_box()
    board = page.locator("main.board").bounding_box()
    assert sheet is not None
    assert board is not None
    x, y = (sheet["x"] - 30, sheet["y"] + 200) if way == "mouse" else (200, sheet["y"] - 12)
    (page.mouse.click if way == "mouse" else page.touchscreen.tap)(x, y)
    page.locator(".sheet").wait_for(state="detached")
    page.wait_for_timeout(200)
    assert visitor.seen() == before
    visitor.close()


def test_back_closes_a_lens_and_then_leaves(chromium: Browser, server: Server) -> None:
    visitor = visit(chromium, server, "touch")
    page = visitor.page  # the lobby, where it leads back to
    visitor.start(bot="random", seats=4)
    visitor.wait()
    for _ in range(2):
        page.locator(".thing.group.open").first.tap()
        page.locator(".lens").wait_for()
        page.go_back()
        page.locator(".lens").wait_for(state="detached")
        assert "/t/" in page.url
    page.locator(".thing.group.open").first.tap()
    page.locator(".lens .head button").tap()
    page.locator(".lens").wait_for(state="detached")
    page.go_back()  # nothing lies over the board any more
    page.wait_for_url(server.address + "/")
    visitor.close()


def test_a_double_click_meets_nothing_that_slid_there(chromium: Browser, server: Server) -> None:
    visitor = visit(chromium, server)
    visitor.settle(confirm="always")
    visitor.start(bot="random")
    page = visitor.page
    for _ in range(4):
        if not visitor.wait():
            break
        while not page.locator(".edge .primary").count():
            visitor.press(visitor.target(), "mouse")
        moves = visitor.moves()
        page.locator(".edge .primary").dblclick()
        visitor.wait_moves(">", moves)
        page.wait_for_timeout(200)
        assert page.locator(".table").get_attribute("data-touched") == ""
    visitor.close()


# ---- 5: refusals


def test_a_refusal_goes_with_its_question(chromium: Browser, server: Server) -> None:
    visitor = visit(chromium, server)
    visitor.start(bot="random")
    visitor.wait()
    page = visitor.page
    barred = page.locator('main.board .thing.closed[data-place^="depot:"]').first
    barred.click()
    page.locator(".edge .notice").wait_for()
    page.keyboard.press("h")
    page.locator(".edge .line", has_text="A bot would").wait_for()
    barred.click()
    page.locator(".edge .notice").wait_for()
    visitor.act("mouse")
    visitor.wait()
    assert page.locator(".edge .notice").count() == 0
    visitor.close()


# ---- 6: one screen for several people


@BOTH
def test_the_curtain(chromium: Browser, server: Server, game: str) -> None:
    visitor = visit(chromium, server)
    visitor.start("screen", game=game)
    page = visitor.page
    curtain = page.locator(".curtain")
    curtain.wait_for()
    assert page.locator("main.board, .players, .edge").count() == 0, "the board is not even in the document"
    for key in ("u", "h", "/", "l", "t"):
        page.keyboard.press(key)
    page.wait_for_timeout(150)
    assert page.locator(".sheet, main.board").count() == 0
    names = set()
    for _ in range(3):  # turn by turn
        curtain.wait_for()
        name = curtain.locator("h2").inner_text()
        curtain.locator("button").click()
        page.locator("main.board").wait_for()
        asked = page.locator(".question").inner_text()
        assert asked.split(" · ")[0] in name, "the question names the person"
        names.add(name)
        while not curtain.count():
            before = visitor.seen()
            visitor.press(visitor.target(), "mouse")
            page.wait_for_function(
                """before => { const t = document.querySelector('.table').dataset
                    const other = t.moves !== before.moves || t.touched !== before.touched
                    return document.querySelector('.curtain') || (t.busy === 'false' && other) }""",
                arg=before,
            )
    assert len(names) == 2
    curtain.locator("button").click()  # my turn; taking back the other's move hands the screen over
    page.locator('.edge .tools button[aria-label="Undo"]').click()
    curtain.wait_for()
    assert page.locator("main.board").count() == 0
    visitor.close()


# ---- 10: what is selected, what is passed over, the way back


@BOTH
def test_selected_is_stronger_and_one_touch_leads_back(chromium: Browser, server: Server, game: str) -> None:
    visitor = visit(chromium, server)
    visitor.settle(confirm="always")
    visitor.start(game=game, bot="random")
    visitor.wait()
    page = visitor.page
    target = page.locator("main.board .thing.open").first
    touch = target.get_attribute("data-place") or ""
    target.click()
    picked = page.locator(f'main.board .thing.picked[data-place="{touch}"]').first
    picked.wait_for()
    assert picked.locator(".tint").count() == 1
    passed = page.locator("main.board .thing.passed")
    assert all(
        opacity == "0.45" for opacity in passed.evaluate_all("all => all.map(one => getComputedStyle(one).opacity)")
    )
    page.locator(".edge .back").click()
    page.wait_for_function("() => document.querySelector('.table').dataset.touched === ''")
    assert page.locator(".thing.picked").count() == 0
    visitor.close()
