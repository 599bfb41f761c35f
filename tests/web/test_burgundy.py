"""The Castles of Burgundy in a real browser: prices, points and discards are seen before, cards explain, buying has a
button, the question lives."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.accessibility import check
from tests.web.conftest import Server
from tests.web.moments import burgundy, moment, opened, record_of
from tests.web.visitor import APART, BADGES, DESKTOP, PHONE, Visitor

WAYS = pytest.mark.parametrize("way", ["mouse", "touch", "keyboard"])


def sit(chromium: Browser, server: Server, way: str = "mouse", lang: str = "en", **board: Any) -> Visitor:
    seats = board.pop("seats", 4)
    return opened(chromium, server, record_of(burgundy(seats, **board)), lang, **(PHONE if way == "touch" else DESKTOP))


def thing(page: Page, touch: str) -> Locator:
    return page.locator(f'main.board .thing[data-place="{touch}"]:visible').last


def touch(visitor: Visitor, name: str, way: str) -> None:
    """Touch a thing; on a phone a tile of a depot through its lens."""
    page = visitor.page
    if way == "touch" and name.startswith("depot:"):
        page.locator(f'.group:has([data-place="{name}"])').tap()
        page.locator(f'.lens [data-place="{name}"]').tap()
    elif way == "touch":
        thing(page, name).tap()
    elif way == "keyboard":
        thing(page, name).focus()
        page.keyboard.press("Enter")
    else:
        thing(page, name).click()


def question(page: Page) -> Locator:
    return page.locator(".edge .question")


def card(page: Page) -> Locator:
    return page.locator(".about")


# ---- prices and points


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_tile_shows_its_price(chromium: Browser, server: Server, seats: int) -> None:
    """In workers, 0 included; coins for what only silver reaches."""
    visitor = sit(chromium, server, seats=seats)
    page = visitor.page
    tiles = page.locator('main.board .thing.open[data-place^="depot:"]')
    assert tiles.count() == {2: 12 + 4, 3: 18 + 6, 4: 24 + 8}[seats]
    for place, price in (("depot:4:0", "0"), ("depot:3:0", "0"), ("depot:5:0", "1"), ("depot:6:1", "2")):
        assert thing(page, place).get_attribute("data-price") == price
    assert page.locator('main.board .thing[data-place^="depot:0:"] .silver').all_text_contents() == ["2"] * (2 * seats)
    assert (
        page.locator('main.board .thing.open[data-place^="depot:"]:not([data-price]):not(:has(.silver))').count() == 0
    )
    assert thing(page, "hex:h34").get_attribute("data-price") == "0"
    assert thing(page, "workers").get_attribute("data-price") is None, "taking workers never has a price"
    visitor.close()


@pytest.mark.parametrize("screen", ["desktop", "phone"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_badge_covers_a_number(chromium: Browser, server: Server, seats: int, screen: str) -> None:
    """Neither those of the depots and hexes, nor the pips of goods, nor the names of the log, which can be read."""
    visitor = sit(chromium, server, "touch" if screen == "phone" else "mouse", seats=seats)
    page = visitor.page
    assert page.locator(BADGES).count() > 10
    assert page.evaluate(APART, [BADGES, "main.board .number-die, main.board .face circle, main.board .name"]) == 0
    name = thing(page, "hex:h12").locator("text", has_text="h12")
    assert name.evaluate("one => parseFloat(one.getAttribute('font-size')) * one.getScreenCTM().a") > 9
    visitor.close()


def test_points_are_shown_where_they_are_won(chromium: Browser, server: Server) -> None:
    visitor = sit(chromium, server)
    page = visitor.page
    assert thing(page, "hex:h34").get_attribute("data-gain") == "+19"
    assert thing(page, "goods:3").get_attribute("data-gain") == "+8"
    assert thing(page, "storage:0").get_attribute("data-gain") is None, "the hexes say it"
    thing(page, "hex:h34").hover()
    expect(card(page)).to_contain_text("area of 3: mine area 6 + phase C 6 + large bonus: mine 7")
    visitor.close()


def test_a_phone_draws_its_depots_as_large_as_it_can(chromium: Browser, server: Server) -> None:
    """On a tablet a tile is touched where it lies; on a phone it is seen, and its depot touched."""
    widths = "all => Math.min(...all.map(one => one.getBoundingClientRect().width))"
    visitor = sit(chromium, server, "touch")
    page = visitor.page
    tiles = page.locator('main.board [data-place^="depot:"] .body')
    assert tiles.count() == 32 and tiles.evaluate_all(widths) >= 24
    assert page.locator("main.board .group[aria-haspopup]").count() == 7
    page.set_viewport_size({"width": 820, "height": 1180})
    expect(page.locator("main.board .group[aria-haspopup]")).to_have_count(0)
    assert tiles.evaluate_all(widths) >= 44
    visitor.close()


# ---- what is given up


@pytest.mark.parametrize(("way", "lang"), [("mouse", "en"), ("touch", "ru"), ("keyboard", "ru")])
def test_a_full_storage_asks_which_tile_leaves(chromium: Browser, server: Server, way: str, lang: str) -> None:
    visitor = sit(chromium, server, way, lang)
    page, moves = visitor.page, visitor.moves()
    touch(visitor, "depot:4:0", way)
    asked = {"en": "Which tile leaves the game?", "ru": "Какой жетон выбывает из игры?"}[lang]
    expect(question(page)).to_contain_text(asked)
    assert page.locator('main.board .thing.loss[data-place^="storage:"]').count() == 3
    assert page.locator("main.board .thing.loss[data-price]").count() == 0, "giving up is no price"
    assert visitor.moves() == moves
    touch(visitor, "storage:1", way)
    if visitor.moves() == moves:  # which die is asked too
        touch(visitor, "die:1", way)
    visitor.wait_moves(">", moves)
    stored = {"en": "Storage: ship", "ru": "Ячейки для жетонов: корабль"}[lang]
    expect(thing(page, "storage:1")).to_have_accessible_name(re.compile(f"^{stored}"))
    if way == "keyboard":
        visitor.wait_focus()
    visitor.close()


# ---- cards


CARDS = [
    ("die:0", "die 3", "take a tile from depot 3"),
    ("depot:2:0", "knowledge 16", "Worth 0 VP now"),
    ("depot:5:0", "mine", "Mines bring 2 silver at the end of this phase"),
    ("depot:3", "depot 3", "A die showing 3"),
    ("depot:0", "black depot", "2 silver, once a turn"),
    ("depot_goods:3", "depot 3: light blue ×2, brown ×1", "ship fetches them"),
    ("storage:1", "4 cows", "same pasture"),
    ("hex:h34", "h34, mine, number 3", "Area of 3, 1 empty: 6 + 6 VP"),
    ("hex:h25", "h25 · mine", "Area of 3"),
    ("goods:3", "pink ×2", "4 VP a tile, and 1 silver"),
    ("goods_spaces", "Goods", "Room for 3 colours"),
    ("workers", "3 workers", "1 VP for every two: 1 VP now"),
    ("silver", "2 silver", "At the end 1 VP each: 2 VP now"),
    ("sold", "sold: 0", "face down"),
    ("phase:c", "Phase C", "brings 6 VP extra"),
    ("round:4", "", "when round 5 begins"),
    ("bonus:mine:large", "large bonus tile for mines", "7 VP for the first"),
    ("track:0", "Turn order", "Whoever is furthest goes first"),
    ("filled", "7 of 37 hexes", "more empty hexes win"),
    ("p1:workers", "0 workers", "changes a die by 1"),
    ("p1:die:0", "die 1", "take a tile from depot 1"),
    ("p1:storage:0", "Storage", "Tiles wait here"),
]


def test_everything_has_a_card(chromium: Browser, server: Server) -> None:
    """By right click, which never plays; each with its rule."""
    visitor = sit(chromium, server)
    page, moves = visitor.page, visitor.moves()
    for place, name, says in CARDS:
        page.locator(f'[data-about="{place}"]:visible').last.dispatch_event("contextmenu")
        shown = page.locator(f'.about[data-of="{place}"]')
        expect(shown).to_contain_text(says)
        expect(shown).to_contain_text(name)
        expect(shown.locator(".rule")).to_contain_text("BUR-")
        page.keyboard.press("Escape")
    assert visitor.moves() == moves
    assert visitor.seen()["touched"] == ""
    visitor.close()


def test_whatever_the_board_marks_has_a_card(chromium: Browser, server: Server) -> None:
    """On both boards, in both languages: no id that `about` does not know, and no word that is missing."""
    for lang, way in (("ru", "mouse"), ("en", "touch")):
        visitor = sit(chromium, server, way, lang)
        page = visitor.page
        places = page.locator("main.board [data-about]:visible, .player [data-about]:visible")
        ids = sorted(set(places.evaluate_all("all => all.map(one => one.dataset.about)")))
        assert len(ids) > 60
        for place in ids:
            page.locator(f'[data-about="{place}"]:visible').last.dispatch_event("contextmenu")
            said = page.locator(f'.about[data-of="{place}"]').inner_text()
            assert "page-" not in said and "undefined" not in said and "{" not in said, place
        visitor.close()


@WAYS
def test_the_three_ways_to_a_card(chromium: Browser, server: Server, way: str) -> None:
    visitor = sit(chromium, server, way)
    page, before = visitor.page, visitor.seen()
    if way == "mouse":
        thing(page, "hex:h12").hover()
    elif way == "keyboard":
        page.keyboard.press("ArrowDown")
    else:
        box = thing(page, "hex:h12").bounding_box()
        assert box
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        device = visitor.context.new_cdp_session(page)
        device.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        card(page).wait_for()
        device.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card(page)).to_contain_text("BUR-")
    assert visitor.seen() == before, "looking is no touch"
    visitor.close()


# ---- buying


@WAYS
def test_buying_begins_with_a_button(chromium: Browser, server: Server, way: str) -> None:
    visitor = sit(chromium, server, way, storage=["mine"])
    page, moves = visitor.page, visitor.moves()
    expect(thing(page, "silver")).to_contain_text("Buy")
    touch(visitor, "silver", way)
    expect(page.locator(".edge .chip")).to_have_text("Buy · 2 silver ✕")
    black = page.locator('main.board .thing.open[data-place^="depot:"]')
    assert {place.split(":")[1] for place in black.evaluate_all("all => all.map(one => one.dataset.place)")} == {"0"}
    touch(visitor, "depot:0:2", way)
    visitor.wait_moves(">", moves)
    expect(question(page)).to_contain_text("both dice left, 3 and 4.")
    assert "Buy a tile" not in page.locator(".edge").inner_text()
    assert not page.locator('main.board .thing.button[data-place="silver"]').count(), "one purchase a turn"
    visitor.close()


# ---- the question


def test_the_question_says_what_is_left(chromium: Browser, server: Server) -> None:
    visitor = sit(chromium, server, storage=["church"])
    page, moves = visitor.page, visitor.moves()
    expect(question(page)).to_contain_text("Your turn: both dice left, 3 and 4; you may also buy a tile.")
    touch(visitor, "die:0", "mouse")
    touch(visitor, "storage:0", "mouse")
    touch(visitor, "hex:h12", "mouse")
    visitor.wait_moves(">", moves)
    expect(question(page)).to_contain_text("Church: take a mine, a castle or a knowledge tile.")
    touch(visitor, "depot:5:0", "mouse")
    visitor.wait_moves(">", moves + 1)
    expect(question(page)).to_contain_text("Die 4 left; you may still buy a tile.")
    visitor.close()


def test_hexes_have_the_names_of_the_log(chromium: Browser, server: Server) -> None:
    """On a large screen they are printed; on any, the log and the card say the number that is printed."""
    visitor = sit(chromium, server, storage=["church"])
    page, moves = visitor.page, visitor.moves()
    assert thing(page, "hex:h12").locator("text", has_text="h12").count() == 1
    touch(visitor, "die:0", "mouse")
    touch(visitor, "hex:h12", "mouse")
    visitor.wait_moves(">", moves)
    page.keyboard.press("l")
    expect(page.locator(".sheet")).to_contain_text("places church on hex h12 (number 3)")
    visitor.close()


def test_what_comes_to_nothing_is_said_in_the_bar(chromium: Browser, server: Server) -> None:
    """BUR-7.2: an effect that is lost; until the next thing is done."""
    for way, place in (("mouse", ".edge [data-missed]"), ("touch", ".edge .recap")):
        visitor = sit(chromium, server, way, storage=["warehouse"], goods={})
        page, moves = visitor.page, visitor.moves()
        touch(visitor, "die:0", way)
        touch(visitor, "storage:0", way)
        touch(visitor, "hex:h12", way)
        visitor.wait_moves(">", moves)
        expect(page.locator(place)).to_contain_text("warehouse: no goods to sell")
        touch(visitor, "workers", way)
        visitor.wait_moves(">", moves + 1)
        expect(page.locator(place)).to_have_count(0)
        visitor.close()


# ---- text


def test_the_text_board_tells_what_tiles_do_and_bring(chromium: Browser, server: Server) -> None:
    """As much as the cards of the drawn board."""
    visitor = sit(chromium, server)
    page = visitor.page
    page.keyboard.press("t")
    board = page.locator(".text")
    for said in (
        "church: When placed: take a mine",
        "At the end of the game: 4 VP for each warehouse in your duchy. Worth 0 VP now.",
        "h25, h30, h34: Area of 3, 1 empty: 6 + 6 VP when it is full.",
        "first 7 VP, second 4 VP. Your empty hexes: 1.",
        "black depot (Buy · 2 silver)",
        "Phase A +10",
        "Sold: 4 VP a tile, and 1 silver.",
        "Mines bring 2 silver at the end of this phase.",
    ):
        expect(board).to_contain_text(said)
    text = board.inner_text()
    assert "undefined" not in text and "page-" not in text
    visitor.close()


# ---- others


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_rival_s_sheet_shows_all_that_lies_there(chromium: Browser, server: Server, lang: str) -> None:
    rival = {"storage": ["castle", "pig_4"], "goods": {"goods_2": 3, "goods_6": 1}, "workers": 4}
    visitor = opened(chromium, server, record_of(burgundy(2, rival)), lang)
    page = visitor.page
    page.locator(".player").nth(1).click()
    sheet = page.locator(".sheet")
    sheet.wait_for()
    for place in ("die:0", "die:1", "storage:0", "storage:2", "goods:2", "goods:6", "workers", "silver", "sold"):
        assert sheet.locator(f'[data-about="p1:{place}"]').count() == 1, place
    fill = sheet.locator('[data-about="p1:goods:2"] rect').first.evaluate("one => getComputedStyle(one).fill")
    assert fill == "rgb(122, 90, 166)", "goods in their colour"
    expect(sheet.locator('[data-about="p1:goods:2"]')).to_contain_text("×3")
    visitor.close()


@pytest.mark.parametrize(
    ("scheme", "screen"),
    [
        ("light", "desktop"),
        ("dark", "phone"),
        pytest.param("dark", "desktop", marks=pytest.mark.long),
        pytest.param("light", "phone", marks=pytest.mark.long),
    ],
)
def test_every_state_is_accessible(chromium: Browser, server: Server, scheme: str, screen: str) -> None:
    way = "touch" if screen == "phone" else "mouse"
    how = {**(PHONE if way == "touch" else DESKTOP), "color_scheme": scheme}
    visitor = opened(chromium, server, record_of(burgundy()), "ru", **how)
    page = visitor.page
    check(page, "turn")
    touch(visitor, "depot:4:0", way)
    check(page, "discard")
    page.keyboard.press("Escape")
    if way == "touch":
        page.locator(".group").first.tap()
        page.locator(".lens").wait_for()
        check(page, "lens")
        page.keyboard.press("Escape")
    thing(page, "hex:h34").dispatch_event("contextmenu")
    card(page).wait_for()
    check(page, "card")
    page.keyboard.press("Escape")
    page.locator(".player").nth(1).click()
    page.locator(".sheet").wait_for()
    check(page, "rival")
    visitor.close()


def test_the_ring_of_focus_is_seen_on_the_black_depot(chromium: Browser, server: Server) -> None:
    visitor = sit(chromium, server)
    tile = thing(visitor.page, "depot:0:0")
    visitor.page.keyboard.press("ArrowDown")  # from now on focus is shown
    tile.focus()
    assert tile.evaluate("one => getComputedStyle(one).outlineColor") == "rgb(255, 255, 255)"
    visitor.close()


@pytest.mark.parametrize("screen", ["desktop", "phone", "side"])
def test_a_side_and_a_castle_are_chosen(chromium: Browser, server: Server, screen: str) -> None:
    """BUR-13.2, with nothing but touches."""
    how = {"desktop": DESKTOP, "phone": PHONE, "side": {**PHONE, "viewport": {"width": 844, "height": 390}}}[screen]
    visitor = opened(chromium, server, moment("burgundy", "choose", 2, setup="advanced_open"), **how)
    page, moves = visitor.page, visitor.moves()
    way = "mouse" if screen == "desktop" else "touch"
    visitor.press(page.locator('main.board .thing.open[data-place^="duchy:"]').first, way)
    visitor.press(page.locator('main.board .thing.open[data-place^="hex:"]').first, way)
    primary = page.locator(".edge .primary")
    if primary.count():
        visitor.press(primary, way)
    visitor.wait_moves(">", moves)
    visitor.close()
