"""The things of Caylus 1303 at the table: paid by counting, previewed, explained, behind a curtain."""

import re
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser

from tests.games.caylus1303.scenario import at_work, delivering, goods, scenario
from tests.web.accessibility import check
from tests.web.conftest import Server
from tests.web.test_sizes import MET
from tests.web.townsman import GAME, Townsman
from tests.web.visitor import APART, BADGES, DESKTOP, PHONE, laid_out

RICH = goods(food=3, wood=3, stone=3, cloth=3, gold=3)
Way = Literal["mouse", "touch", "keyboard"]
WAYS: list[tuple[Way, str, dict[str, Any]]] = [
    ("mouse", "en", DESKTOP), ("touch", "ru", PHONE), ("keyboard", "en", DESKTOP)
]  # fmt: skip
WHICH = {"en": "Which goods do you give?", "ru": "Какие ресурсы вы отдаёте?"}

WATCHED = """() => { window.early = 0
    new MutationObserver(() => {
      const shown = document.querySelector('.leaves button[aria-pressed="true"]')?.dataset.place
      if (shown !== window.shown && window.shown && document.querySelector('.flight')) window.early += 1
      window.shown = shown
    }).observe(document.body, { childList: true, subtree: true, attributes: true }) }"""
"""How often the leaf has changed while pieces were in the air."""


def meet(visitor: Townsman, place: str, way: Way) -> None:
    thing = visitor.thing(place)
    if way == "keyboard":
        thing.focus()
        visitor.page.keyboard.press("Enter")
    else:
        visitor.press(thing, way)


def said(visitor: Townsman, text: str) -> None:
    visitor.page.locator(".edge .question", has_text=text).wait_for()


# ---- paying


@pytest.mark.parametrize(("way", "lang", "how"), WAYS)
def test_the_same_good_twice(chromium: Browser, server: Server, way: Way, lang: str, how: dict[str, Any]) -> None:
    """The Alchemist takes any two goods: two touches on wood, which shows how often it was touched."""
    visitor = Townsman(chromium, server, "Anna", lang=lang, **how)
    visitor.open_position(at_work(18, players={0: {"goods": RICH}}, road={18: "stone_alchemist"}, open_scores=True))
    wood = visitor.thing("goods:wood")
    assert visitor.thing("goods:wood").count() == 1, "one thing, whatever it counts"
    meet(visitor, "branch:1", way)
    said(visitor, WHICH[lang])
    assert "loss" in (wood.get_attribute("class") or "")
    meet(visitor, "goods:wood", way)
    assert wood.locator("text=×1").count() == 1
    if way == "keyboard":
        visitor.page.keyboard.press("Escape")
        assert visitor.table().get_attribute("data-touched") == "branch:1", "one back"
        meet(visitor, "goods:wood", way)
    moves = visitor.moves()
    meet(visitor, "goods:wood", way)
    visitor.wait_moves(">", moves)
    visitor.wait()
    assert stock(visitor) == {"food": "3", "wood": "1", "stone": "3", "cloth": "3", "gold": "5"}
    if way == "keyboard":
        visitor.wait_focus()
    visitor.close()


def stock(visitor: Townsman) -> dict[str, str | None]:
    """My goods as the board shows them."""
    return {good: visitor.thing(f"goods:{good}").locator(".number").text_content() for good in RICH}


@pytest.mark.parametrize(("way", "lang", "how"), WAYS)
def test_any_three_of_these(chromium: Browser, server: Server, way: Way, lang: str, how: dict[str, Any]) -> None:
    """With the Chamberlain any three goods make a set, in any order; each target shows what it would score."""
    visitor = Townsman(chromium, server, "Anna", lang=lang, **how)
    players = {0: {"goods": RICH, "characters": ["chamberlain", "foreman"]}}
    visitor.open_position(delivering(0, players=players, open_scores=True))
    assert visitor.thing("goods:stone").get_attribute("data-gain") == "+6"
    assert visitor.page.evaluate(APART, [BADGES, "main.board text.caption:not(.middle)"]) == 0, "headings stay free"
    meet(visitor, "goods:stone", way)
    meet(visitor, "goods:stone", way)
    said(visitor, WHICH[lang])
    assert visitor.thing("goods:stone").locator("text=×2").count() == 1
    assert visitor.table().get_attribute("data-touched") == "goods:stone goods:stone"
    moves = visitor.moves()
    meet(visitor, "goods:wood", way)
    visitor.wait_moves(">", moves)
    visitor.wait()
    assert stock(visitor) == {"food": "3", "wood": "2", "stone": "1", "cloth": "3", "gold": "3"}
    visitor.close()


# ---- what is shown on targets


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_prices_and_points_stand_on_the_targets(chromium: Browser, server: Server, lang: str) -> None:
    visitor = Townsman(chromium, server, "Anna", lang=lang)
    visitor.open_position(scenario(bridge=[2], open_scores=True))
    prices = {thing.get_attribute("data-price") for thing in visitor.page.locator(".thing.open").all()}
    assert prices == {"2"}, "the worker and the surcharge"
    said(visitor, "5 left, each placement takes 2" if lang == "en" else "осталось 5, каждый раз уходит 2")
    visitor.close()
    visitor = Townsman(chromium, server, "Anna", lang=lang)
    players = {0: {"goods": goods(wood=1, food=1), "characters": ["architect"]}}
    visitor.open_position(at_work(2, players=players, open_scores=True))
    assert visitor.thing("build:wood_farm").get_attribute("data-gain") == "+3", "2 and the Architect's"
    said(visitor, "Carpenter" if lang == "en" else "Плотницкая")
    visitor.close()


@pytest.mark.parametrize("space", [5, 8])
def test_the_goods_of_the_market_lie_on_top(chromium: Browser, server: Server, space: int) -> None:
    """They reach over the tiles that can be built; each is met where it is drawn, and taken by a click."""
    visitor = Townsman(chromium, server, "Anna", **DESKTOP)
    visitor.open_position(at_work(space, road={space: "start_market"}, open_scores=True))
    for wide, high in ((1600, 1000), (1280, 800)):
        visitor.page.set_viewport_size({"width": wide, "height": high})
        laid_out(visitor.page)
        assert visitor.page.locator('main.board .thing.open[data-place^="supply:"]').count() == 4
        assert visitor.page.evaluate(MET, [".table", 1]) == []
    moves = visitor.moves()
    visitor.thing("supply:cloth").click()
    visitor.wait_moves(">", moves)
    visitor.wait()
    assert stock(visitor)["cloth"] == "1"
    visitor.close()


# ---- everything explains itself


@pytest.mark.parametrize(("lang", "scheme"), [("en", "light"), ("ru", "dark")])
def test_everything_explains_itself(chromium: Browser, server: Server, lang: str, scheme: str) -> None:
    """Whatever is marked has a card with a name, and what it does; a right click shows it and plays nothing."""
    visitor = Townsman(chromium, server, "Anna", lang=lang, color_scheme=scheme, **DESKTOP)
    given: Any = {"road": {14: "wood_tailor", 7: "residence"}, "owners": {14: 1, 7: 0}}
    visitor.open_position(scenario(workers=[1], open_scores=True, **given))
    page = visitor.page
    marked = {one.get_attribute("data-about") for one in page.locator("[data-about]:visible").all()}
    expected = {"space:0", "space:7", "space:14", "space:20", "build:wood_farm", "build:mansion", "slot:0", "site"}
    expected |= {"goods:gold", "reserve", "camp", "houses", "score", "recruitment", "round", "headline", "provost"}
    expected |= {"bridge:0", "p1:goods:wood", "p1:reserve", "p1:houses", "pass"}
    assert expected <= marked
    moves, touched = visitor.moves(), visitor.table().get_attribute("data-touched")
    for about in sorted(filter(None, marked)):
        page.locator(f'[data-about="{about}"]:visible').first.dispatch_event("contextmenu")
        card = page.locator(f'.about[data-of="{about}"]')
        card.wait_for()
        text = card.inner_text()
        yours = re.search(r"\b(your|ваш)", text.lower())
        assert not (about.startswith("p1:") and yours), f"{about}: {text}"
        assert len(text.splitlines()) > 1, f"{about}: nothing but a name: {text}"
        assert not any(sign in text for sign in ("page-", "undefined", "NaN", "{", "@")), text
    check(page, "with a card")
    assert (visitor.moves(), visitor.table().get_attribute("data-touched")) == (moves, touched)
    visitor.close()


def test_a_card_after_a_moment_of_hovering(chromium: Browser, server: Server) -> None:
    visitor = Townsman(chromium, server, "Anna", **DESKTOP)
    visitor.open_position(scenario(road={14: "wood_tailor"}, owners={14: 1}, open_scores=True))
    visitor.thing("space:14").hover()
    card = visitor.page.locator('.about[data-of="space:14"]')
    card.wait_for()
    assert "1 PP for the owner when you place a worker" in card.inner_text()
    assert "CAY-4.7" in card.inner_text()
    visitor.page.mouse.move(600, 60)
    card.wait_for(state="detached")
    camp = visitor.page.locator('main.board [data-about="camp"]').bounding_box()
    assert camp
    visitor.page.mouse.move(camp["x"] + camp["width"] - 4, camp["y"] + camp["height"] - 4)  # beside its picture
    visitor.page.locator('.about[data-of="camp"]').wait_for()
    visitor.close()


# ---- secrets


def test_points_are_behind_the_curtain(chromium: Browser, server: Server) -> None:
    """On one screen: only for the seat that holds it, and for nobody while it is handed over."""
    visitor = Townsman(chromium, server, "Anna", **DESKTOP)
    visitor.start("screen", seats=2, game=GAME)
    page = visitor.page
    page.locator(".curtain").wait_for()
    assert page.locator("main.board").count() == 0
    visitor.wait()
    assert page.locator('[data-place="score"] .number').count() == 1
    assert page.locator(".player .score").count() == 1
    visitor.act("mouse")
    page.locator(".curtain").wait_for()
    assert page.locator("main.board").count() == 0
    visitor.close()


# ---- leaves


def test_pieces_fly_to_the_tab_of_a_closed_leaf(chromium: Browser, server: Server) -> None:
    """And the leaf changes after they have landed."""
    visitor = Townsman(chromium, server, "Anna", reduced_motion="no-preference", **PHONE)
    visitor.start(seats=2, game=GAME)
    visitor.wait()
    page = visitor.page
    page.evaluate(WATCHED)
    for _ in range(3):
        visitor.wait()
        page.wait_for_function("() => document.querySelector('.air')?.dataset.flying === 'false'")
        page.wait_for_timeout(100)  # the leaf opens now
        visitor.act("touch")
    assert page.evaluate("() => window.early") == 0
    visitor.close()
