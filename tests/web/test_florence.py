"""The Princes of Florence in a real browser: professions, bids, tiles by mouse, touch and keys, Works; whole games."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator

from tests.games.florence.joining import meeting
from tests.games.florence.scenes import scene
from tests.games.kit import do
from tests.web.accessibility import check, leaves
from tests.web.arno import ME, MOMENTS, OTHERS, moment
from tests.web.conftest import Server
from tests.web.moments import opened, record_of
from tests.web.situations import WHOLE, go_on
from tests.web.test_drag import finger
from tests.web.test_walk import PRINTED, SMALL
from tests.web.visitor import ANSWERED, DESKTOP, PHONE, Visitor, Way, laid_out
from tests.web.wholes import PLAYED, by_mouse, on_a_phone, on_the_text_board, told

GAME = "florence"
COLUMNS = 7


class Prince(Visitor):
    """Presses the big button where there is one, does what has a place of its own, and never gives points for coins."""

    def target(self) -> Locator:
        page = self.page
        primary = page.locator(".edge .primary")
        if primary.count():
            return primary.first
        for kind in ("card", "object", "building", "space", "freedom", "coins", "character"):
            things = page.locator(f'.thing.open[data-place^="{kind}:"]:visible')
            if things.count():
                return things.first
        if page.locator('[data-pay="true"]:visible').count():
            return page.locator('[data-pay="true"] .thing.open').first
        choices = page.locator(".edge .choice")
        return choices.first if choices.count() else page.locator(".thing.open:visible").first


RUNS_OUT = """() => [...document.querySelectorAll('.players .player')].filter(one =>
  [...one.querySelectorAll('.head > *')].some(part => part.getBoundingClientRect().right > one.getBoundingClientRect().right - 2))
  .map(one => one.textContent)"""  # noqa: E501
"""Cards of players out of which something runs."""


def confirm(visitor: Visitor, way: Way = "mouse") -> None:
    """The big button."""
    moves = visitor.moves()
    if way == "keyboard":
        visitor.page.keyboard.press("Enter")
    else:
        visitor.press(visitor.page.locator(".edge .primary"), way)
    visitor.wait_moves(">", moves)


@WHOLE
def test_by_mouse(chromium: Browser, server: Server, whole: bool) -> None:
    by_mouse(Prince, chromium, server, GAME, whole)


@WHOLE
def test_on_a_phone(chromium: Browser, server: Server, whole: bool) -> None:
    on_a_phone(Prince, chromium, server, GAME, whole)


@WHOLE
def test_on_the_text_board(chromium: Browser, server: Server, whole: bool) -> None:
    parts = ["Question and actions", "Auction", "Your estate", "Work values", "Buildings", 'You"', "Rivals"]
    on_the_text_board(Prince, chromium, server, GAME, whole, parts)


@pytest.mark.parametrize("way", ["mouse", "touch"])
def test_three_professions_are_kept(chromium: Browser, server: Server, way: Way) -> None:
    """FLO-2.4: one of the four goes back."""
    visitor = Visitor(chromium, server, "Chooser", **(PHONE if way == "touch" else DESKTOP))
    visitor.start(game=GAME, bot="random")
    visitor.wait()
    if way == "mouse":  # whoever is ready says so, and the points stay in their card
        visitor.page.locator(".players .ready").first.wait_for()
        assert visitor.page.evaluate(RUNS_OUT) == []
    row = visitor.page.locator('.thing.open[data-place^="card:"]:visible').first
    name = (row.get_attribute("data-place") or "").removeprefix("card:")
    visitor.press(row, way)
    visitor.page.wait_for_function(PLAYED, arg=0)
    if visitor.page.locator(".edge .primary[data-do]").count():
        confirm(visitor, way)
    visitor.wait_moves(">", 0)
    cards = told(visitor)["players"][0]["cards"]
    assert len(cards) == 3 and name not in cards
    visitor.close()


@pytest.mark.parametrize("how", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_bidding(chromium: Browser, server: Server, how: dict[str, Any]) -> None:
    """FLO-4.4: the big button raises by a step and says to how much; the other one passes."""
    visitor = opened(chromium, server, moment("bid"), **how)
    button = visitor.page.locator(".edge .primary")
    assert button.inner_text() == "+100 = 500"
    confirm(visitor, "touch" if how is PHONE else "mouse")
    assert told(visitor)["auction"]["bid"] == 500
    visitor.close()


# ---- laying tiles

LAID = [27, 32, 33, 34, 39]
"""Where the theatre appears: the first place where it may lie."""


def ghost(visitor: Visitor) -> list[int]:
    """The cells of the tile that is being laid."""
    cells = visitor.page.locator("[data-ghost]:visible").get_attribute("data-ghost") or ""
    return sorted(int(cell.split(":")[-1]) for cell in cells.split())


def fits(visitor: Visitor) -> bool:
    return visitor.page.locator("[data-ghost]:visible").get_attribute("data-fits") == "true"


def middle(visitor: Visitor, cell: int) -> tuple[float, float]:
    """The middle of a cell on the screen."""
    box = visitor.page.locator("[data-ghost] > rect:visible").bounding_box()
    assert box is not None
    size = box["width"] / COLUMNS
    return box["x"] + size * (cell % COLUMNS + 0.5), box["y"] + size * (cell // COLUMNS + 0.5)


def is_laid(visitor: Visitor, cells: list[int]) -> bool:
    return {"tile": "theatre", "cells": cells} in told(visitor)["players"][0]["estate"]


def test_a_tile_is_dragged(chromium: Browser, server: Server) -> None:
    """The ghost follows the mouse; where no action has its cells it says why, and there is nothing to press."""
    visitor = opened(chromium, server, moment("lay"))
    page = visitor.page
    page.locator("[data-ghost]:visible").wait_for()
    assert ghost(visitor) == LAID and fits(visitor)
    asked = re.findall(r"\b[a-g][1-7]\b", page.locator(".edge .question").inner_text())
    printed = page.locator("main.board .names text").evaluate_all("all => all.map(one => one.textContent)")
    assert len(asked) == len(LAID) and set(asked) <= set(printed), "cells are called by names that stand on them"
    page.mouse.move(*middle(visitor, 33))
    page.mouse.down()
    page.mouse.move(*middle(visitor, 32), steps=4)
    assert ghost(visitor) == [cell - 1 for cell in LAID] and not fits(visitor)
    page.locator(".tools p", has_text="touch another building").wait_for()
    assert page.locator(".edge .primary").count() == 0
    page.mouse.move(*middle(visitor, 40), steps=4)
    page.mouse.up()
    assert ghost(visitor) == [cell + 7 for cell in LAID] and fits(visitor)
    confirm(visitor)
    assert is_laid(visitor, [cell + 7 for cell in LAID])
    visitor.close()


def test_a_tile_is_tucked_in(chromium: Browser, server: Server) -> None:
    """Where it leaves the most room is outlined, one press away; every place says what it leaves."""
    visitor = opened(chromium, server, moment("lay"))
    page = visitor.page
    page.locator("[data-ghost]:visible").wait_for()
    packing = told(visitor)["players"][0]["packing"]
    room = packing["rooms"][" ".join(map(str, LAID))]
    page.locator(".tools p", has_text=f"Leaves room for {room[0]} of 13").wait_for()
    page.locator("[data-ghost] .best").wait_for()
    page.locator(".tools .best").click()
    assert ghost(visitor) == packing["best"] and fits(visitor)
    assert page.locator("[data-ghost] .best").count() == 0
    room = packing["rooms"][" ".join(map(str, packing["best"]))]
    page.locator(".tools p", has_text=f"Leaves room for {room[0]} of 13").wait_for()
    visitor.close()


def test_values_before_and_after(chromium: Browser, server: Server) -> None:
    """What is pointed at shows what the Works would be worth with it."""
    visitor = opened(chromium, server, moment("turn"))
    page = visitor.page
    player = told(visitor)["players"][0]
    things = {"jester": "object", **dict.fromkeys(told(visitor)["buildings"], "building")}
    for thing, adds in player["adds"].items():
        if thing in things:
            page.locator(f'[data-place="{things[thing]}:{thing}"]').first.hover()
            for work in player["works"]:
                row = page.locator(f'main.board .thing[data-place="card:{work["card"]}"]')
                after = work["value"] + adds.get(work["card"], 0)
                row.locator(".number", has_text=re.compile(f"^{after}$")).wait_for()
                assert row.locator(".fresh").count() == (work["card"] in adds)
    visitor.close()


def test_the_preview_ends_when_the_object_is_won(chromium: Browser, server: Server) -> None:
    """The pointer still rests on the jester, who has just been bought."""
    visitor = Visitor(chromium, server, "Anna")
    go_on(visitor, record_of(scene(2, "auction", {0: ME, 1: {"coins": 0}}, round=4)))
    page = visitor.page
    jester = page.locator('main.board .thing.open[data-place="object:jester"]')
    jester.hover()
    page.locator("main.board rect.fresh").first.wait_for()
    jester.click()
    visitor.wait_moves(">=", 2)
    page.wait_for_function("!document.querySelector('main.board rect.fresh')")
    assert told(visitor)["players"][0]["jesters"] == ME["jesters"] + 1
    visitor.close()


def test_a_tile_is_laid_with_a_thumb(chromium: Browser, server: Server) -> None:
    """A tap on a cell calls the middle of the tile there; buttons turn and flip it."""
    visitor = opened(chromium, server, moment("lay"), **PHONE)
    page = visitor.page
    page.locator("[data-ghost]:visible").wait_for()
    page.touchscreen.tap(*middle(visitor, 40))
    assert ghost(visitor) == [cell + 7 for cell in LAID] and fits(visitor)
    page.locator(".tools .flip").tap()
    flipped = ghost(visitor)
    assert flipped != [cell + 7 for cell in LAID]
    page.locator(".tools .turn").tap()
    assert ghost(visitor) != flipped
    for _ in range(3):
        page.locator(".tools .turn").tap()
    page.locator(".tools .flip").tap()
    assert ghost(visitor) == [cell + 7 for cell in LAID]
    confirm(visitor, "touch")
    assert is_laid(visitor, [cell + 7 for cell in LAID])
    visitor.close()


def test_a_finger_drags_a_tile(chromium: Browser, server: Server) -> None:
    """The page is not scrolled by that, though the board lies in one that could be."""
    visitor = opened(chromium, server, moment("lay"), **PHONE)
    page = visitor.page
    page.locator("[data-ghost]:visible").wait_for()
    hand = finger(visitor)
    hand("down", middle(visitor, LAID[2]))
    for cell in (LAID[2] - 7, LAID[2] + 7):
        hand("move", middle(visitor, cell))
        laid_out(page)
    assert ghost(visitor) == [cell + 7 for cell in LAID], "also where it has been on the way"
    hand("up", middle(visitor, LAID[2] + 7))
    assert ghost(visitor) == [cell + 7 for cell in LAID] and fits(visitor)
    visitor.close()


def test_a_tile_is_laid_with_keys(chromium: Browser, server: Server) -> None:
    """Arrows move it, R turns and F flips it, Enter lays it, Escape takes the step before back."""
    visitor = opened(chromium, server, moment("turn"))
    page = visitor.page
    building = page.locator('.thing.open[data-place="building:theatre"]')
    building.focus()
    page.keyboard.press("Enter")
    page.locator("[data-ghost]:visible").wait_for()
    page.keyboard.press("Escape")
    page.locator("[data-ghost]:visible").wait_for(state="detached")
    visitor.wait_moves("==", 0)
    building.focus()
    page.keyboard.press("Enter")
    page.locator("[data-ghost]:visible").wait_for()
    for _ in range(4):
        page.keyboard.press("r")
    assert ghost(visitor) == LAID
    page.keyboard.press("f")
    page.keyboard.press("f")
    assert ghost(visitor) == LAID
    page.keyboard.press("ArrowLeft")
    assert not fits(visitor)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    assert fits(visitor)
    confirm(visitor, "keyboard")
    assert is_laid(visitor, [cell + 7 for cell in LAID])
    visitor.close()


# ---- Works


@pytest.mark.parametrize("how", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_work(chromium: Browser, server: Server, how: dict[str, Any]) -> None:
    """FLO-6.1: a profession that reaches the minimum, then how much of the pay is prestige."""
    visitor = opened(chromium, server, moment("rich"), **how)
    page = visitor.page
    way: Way = "touch" if how is PHONE else "mouse"
    if how is PHONE:
        page.locator('[data-place="leaf:works"]').tap()
    before = visitor.seen()
    points = told(visitor)["players"][0]["points"]
    visitor.press(page.locator('.thing.open[data-place^="card:"]:visible').first, way)
    page.wait_for_function(ANSWERED, arg=before)
    pay = page.locator('[data-pay="true"]:visible')
    pay.wait_for()
    for _ in range(3):
        visitor.press(pay.locator("button").nth(1), way)
    moves = visitor.moves()
    visitor.press(pay.locator(".thing"), way)
    page.wait_for_function(PLAYED, arg=moves)
    if visitor.moves() == moves:
        confirm(visitor, way)
    visitor.wait_moves(">", moves)
    assert told(visitor)["players"][0]["points"] == points + 3
    visitor.close()


@pytest.mark.parametrize(
    ("lang", "wide", "high"),
    [("ru", 390, 844), ("ru", 360, 640), ("ru", 844, 390), ("en", 360, 640)],
    ids=["ru", "ru-small", "ru-flat", "en-small"],
)
def test_more_stays_under_the_finger(chromium: Browser, server: Server, lang: str, wide: int, high: int) -> None:
    """However long the button gets that takes the pay: a second press of "+" is a second press of "+"."""
    visitor = opened(chromium, server, moment("rich"), lang, **{**PHONE, "viewport": {"width": wide, "height": high}})
    page = visitor.page
    page.locator('[data-place="leaf:works"]').tap()
    before = visitor.seen()
    page.locator('.thing.open[data-place^="card:"]:visible').first.tap()
    page.wait_for_function(ANSWERED, arg=before)
    pay = page.locator('[data-pay="true"]:visible')
    pay.wait_for()
    controls = [pay.locator("button").nth(0), pay.locator("output"), pay.locator("button").nth(1)]
    at = [one.bounding_box() for one in controls]
    for _ in range(3):
        visitor.press(controls[2], "touch")
        page.wait_for_function("() => !document.querySelector('button:active')")  # it gives way under the finger
        assert [one.bounding_box() for one in controls] == at
    assert controls[1].inner_text() == ("3 ПО" if lang == "ru" else "3 PP"), "with its unit"
    visitor.close()


def test_nothing_is_left_of_the_stepper_without_numbers(chromium: Browser, server: Server) -> None:
    """While a building for two estates is chosen no points can be given for coins: no empty card, no buttons."""
    for how in (DESKTOP, PHONE):
        visitor = opened(chromium, server, record_of(meeting(3, {0: ME, **OTHERS}, round=4)), **how)
        page = visitor.page
        stepper = page.locator('main.board [data-place^="convert:"]:visible')
        stepper.wait_for()
        page.locator('main.board .thing.open[data-place="building:theatre"]:visible').first.click()
        stepper.wait_for(state="detached")
        assert page.locator("main.board .card[data-pay]:visible").count() == 0
        assert page.locator('.edge [data-touch^="convert:"]').count() == 0
        visitor.close()


def test_a_card_of_five(chromium: Browser, server: Server) -> None:
    """FLO-6.5.1: each with its worth; the others go under the deck as drawn, if nothing is said (FLO-5.4). Meanwhile
    points can be given for coins, as always (FLO-3.3)."""
    visitor = opened(chromium, server, moment("keep"))
    page = visitor.page
    cards = page.locator('.thing.open[data-place^="card:bonus_"]')
    assert cards.count() == 5
    moves, points = visitor.moves(), told(visitor)["players"][0]["points"]
    visitor.press(page.locator('.thing.open[data-place="convert:1"]'), "mouse")
    page.wait_for_function(PLAYED, arg=moves)
    if visitor.moves() == moves:
        confirm(visitor)
    visitor.wait_moves(">", moves)
    assert told(visitor)["players"][0]["points"] == points - 1
    visitor.wait()
    assert cards.count() == 5
    moves = visitor.moves()
    visitor.press(cards.first, "mouse")
    visitor.wait_moves(">", moves)
    skip = page.locator('.edge [data-touch="skip"]')
    skip.wait_for()
    moves = visitor.moves()
    visitor.press(skip, "mouse")
    visitor.wait_moves(">", moves)
    visitor.close()


# ---- for everybody

OFF = """() => [...document.querySelectorAll('main.board .thing.open[data-place^="space:"]')].filter(one => {
  const { x, y, width, height } = one.getBoundingClientRect()
  return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}).map(one => one.dataset.place)"""
"""Bidding spaces that are not met in their middle."""


@pytest.mark.parametrize("wide", [1280, 1600])
def test_all_six_characters_can_be_bid_for(chromium: Browser, server: Server, wide: int) -> None:
    """FLO-11.3.2: on a wide screen none has to be scrolled to."""
    visitor = opened(chromium, server, moment("characters"), "ru", viewport={"width": wide, "height": wide * 5 // 8})
    page = visitor.page
    page.locator(".thing.open[data-place='space:professor:13']").wait_for()
    assert page.locator("main.board [data-character]").count() == 6
    assert page.evaluate(OFF) == []
    visitor.close()


def test_no_leaf_is_printed_too_small(chromium: Browser, server: Server) -> None:
    """Also those that are not open by themselves."""
    found = {}
    for ask in ("turn", "joint", "last"):
        visitor = opened(chromium, server, moment(ask), "ru", **PHONE)
        page = visitor.page
        leaves = page.locator("main.board .leaves button")
        for number in range(leaves.count()):
            leaves.nth(number).tap(force=True)
            laid_out(page)
            found[f"{ask} {number}"] = page.evaluate(PRINTED, SMALL)
        visitor.close()
    assert {where: bad for where, bad in found.items() if bad} == {}


def test_drawings_grow_with_the_letters(chromium: Browser, server: Server) -> None:
    """On a phone where there is room, as on the leaf of the auction; nowhere do they shrink."""
    visitor = opened(chromium, server, moment("turn"), "ru", **PHONE)
    page = visitor.page
    scales: dict[int, list[float]] = {}
    for size in (100, 130):
        visitor.settle(textSize=size, curtain="secrets")
        visitor.wait()
        for leaf in ("estate", "works", "auction"):
            page.locator(f'[data-place="leaf:{leaf}"]').tap()
            laid_out(page)
            drawn = page.locator("main.board .leaf svg.board:visible").last
            scales.setdefault(size, []).append(drawn.evaluate("one => one.getScreenCTM().a"))
    assert scales[100] == [1, 1, 1]
    assert min(scales[130]) >= 1 and scales[130][2] > 1.1
    visitor.close()


def test_a_long_hint_begins_where_it_begins(chromium: Browser, server: Server) -> None:
    """What does not fit is scrolled to; nothing stands above the first line."""
    visitor = opened(chromium, server, moment("turn"), "ru", **{**PHONE, "viewport": {"width": 360, "height": 640}})
    page = visitor.page
    page.locator(".edge .buttons button").last.tap()
    page.locator(".edge .hint").wait_for()
    laid_out(page)
    tops = page.locator(".edge .line, .edge .hint").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().top)"
    )
    assert tops[1] >= tops[0]
    visitor.close()


@pytest.mark.parametrize(("lang", "sum"), [("en", "1,300"), ("ru", "1 300")], ids=["en", "ru"])
def test_sums_are_written_one_way(chromium: Browser, server: Server, lang: str, sum: str) -> None:
    visitor = opened(chromium, server, moment("choose"), lang)
    page = visitor.page
    page.locator('main.board [data-place="coins"]', has_text=sum).wait_for()
    page.locator('.thing.open[data-place="object:jester"]').hover()
    assert re.findall(r"\b\d{4}\b", page.locator(".table").inner_text()) == []
    visitor.close()


def test_the_text_board_says_where_and_how_large(chromium: Browser, server: Server) -> None:
    """Columns, outlines of the tiles, what freedoms add, and the place that leaves the most room."""
    visitor = opened(chromium, server, moment("lay"), settings={"textBoard": True})
    page = visitor.page
    heads = page.locator(".text thead th").all_inner_texts()
    assert heads[:7] == list("abcdefg")
    text = page.locator(".text").inner_text()
    assert "Theatre: " in text and "medium, 5 cells in the shape a1 b1" in text
    mine = told(visitor)["players"][0]
    adds = len(re.findall(r"Freedom of \w+: \d, adds: \w.* \+3", text))
    assert adds == sum(freedom in mine["adds"] for freedom in ("travel", "religion", "opinion"))
    best = mine["packing"]["best"]
    names = " ".join(f"{'abcdefg'[cell % COLUMNS]}{cell // COLUMNS + 1}" for cell in best)
    assert f"Best fit: {names}. Leaves room for" in text
    tight = page.locator(".text .actions li button", has_text="Best fit. Leaves room")
    assert tight.count() == 1 and names in tight.inner_text()
    visitor.close()


def test_prestige_cards_are_turned_one_by_one(chromium: Browser, server: Server) -> None:
    """FLO-8.2: whoever is there at the end sees which scored; it can be skipped, and comes once."""
    hands: dict[int, dict[str, Any]] = {
        0: {"hand": "prestige_most_jesters prestige_two_large", "jesters": 1},
        1: {"hand": "prestige_most_parks"},
    }
    record = record_of(do(scene(2, "actions", hands, round=7), "end"))
    visitor = opened(chromium, server, record, settings={"speed": "slow"}, reduced_motion="no-preference")
    page = visitor.page
    visitor.press(page.locator('.edge [data-touch="end"]'), "mouse")
    if page.locator(".edge .primary[data-do]").count():
        page.locator(".edge .primary").click()
    cards = page.locator(".finale li")
    page.locator(".finale button").wait_for()
    assert cards.count() == 3 and page.locator(".finale .down").count() >= 2
    assert not page.locator(".standings").is_visible(), "first things first"
    page.locator(".finale button").click()
    page.locator(".standings").wait_for()
    brought = [points for player in told(visitor)["players"] for points in player["prestiges"].values()]
    shown = [text.split("\n")[-1] for text in cards.all_inner_texts()]
    assert shown == [f"+{points}" if points else "–" for points in brought]
    page.keyboard.press("Escape")
    page.locator("section.edge .primary").click()
    page.locator(".standings").wait_for()
    assert page.locator(".finale button").count() == 0
    visitor.close()


@pytest.mark.parametrize("ask", MOMENTS)
@pytest.mark.parametrize(
    ("lang", "how", "scheme"),
    [
        pytest.param("en", DESKTOP, "light", id="desktop-light"),
        pytest.param("ru", PHONE, "dark", id="phone-dark"),
        pytest.param("en", DESKTOP, "dark", id="desktop-dark", marks=pytest.mark.long),
        pytest.param("ru", PHONE, "light", id="phone-light", marks=pytest.mark.long),
    ],
)
def test_every_question_is_accessible(
    chromium: Browser, server: Server, ask: str, lang: str, how: dict[str, Any], scheme: str
) -> None:
    visitor = opened(chromium, server, moment(ask), lang, color_scheme=scheme, **how)
    check(visitor.page, ask)
    leaves(visitor.page)
    visitor.close()


def test_everything_has_a_card(chromium: Browser, server: Server) -> None:
    """Whatever the board marks explains itself, in words of the game."""
    for lang in ("en", "ru"):
        visitor = opened(chromium, server, moment("turn"), lang)
        page = visitor.page
        found = page.evaluate(
            "() => [...new Set([...document.querySelectorAll('[data-about]')].map(one => one.dataset.about))]"
        )
        kinds = {one.split(":")[0] for one in found}
        assert {"object", "card", "building", "tile", "freedom", "profession", "bonus", "builders", "coins"} <= kinds
        for kind in sorted(kinds - {"player"}):
            thing = page.locator(f'[data-about="{kind}"]:visible, [data-about^="{kind}:"]:visible').first
            page.mouse.move(0, 0)
            thing.hover(force=True)
            card = page.locator(".about.card")
            card.wait_for()
            text = card.inner_text()
            assert "page-" not in text and "card-" not in text and "-help" not in text, text
        visitor.close()
