"""A new table: who shares the screen is asked by name and remembered, a bot can sit there too, and options speak."""

import pytest
from playwright.sync_api import Browser, Page

from tests.web.accessibility import check
from tests.web.conftest import Server
from tests.web.visitor import PHONE, Visitor


def share_screen(page: Page, seats: int) -> None:
    picks = page.locator("form.card .pick")
    picks.nth(0).locator("button").nth(2).click()
    picks.nth(1).locator("button", has_text=str(seats)).click()


def names(page: Page) -> list[str]:
    page.get_by_role("button", name="Меню").click()
    page.locator(".sheet").get_by_role("button", name="Игроки").click()
    return page.locator(".seats li .name").all_inner_texts()


def test_the_people_at_one_screen_have_names(chromium: Browser, server: Server) -> None:
    """The first of them is who I am here; no other name is asked for."""
    visitor = Visitor(chromium, server, "", lang="ru")
    page = visitor.page
    share_screen(page, 4)
    page.get_by_label("Имя игрока 1").fill("Мария")
    page.get_by_label("Имя игрока 3").fill("Пётр")
    page.get_by_role("button", name="За игрока 2 играет бот").click()
    assert page.get_by_label("Имя игрока 2").count() == 0
    page.locator(".start").click()
    page.wait_for_url("**/t/*")
    page.locator(".curtain h2", has_text="Мария").or_(page.locator(".curtain h2", has_text="Пётр")).or_(
        page.locator(".curtain h2", has_text="Игрок 4")
    ).first.wait_for()
    page.locator(".curtain button").click()
    assert names(page) == ["Мария", "бот · любитель", "Пётр", "Игрок 4"]
    page.goto(server.address)
    page.locator(".start").wait_for()
    share_screen(page, 4)
    assert page.get_by_label("Имя игрока 1").input_value() == "Мария"
    assert page.get_by_label("Имя игрока 3").input_value() == "Пётр"
    assert page.get_by_role("button", name="За игрока 2 играет бот").get_attribute("aria-pressed") == "true"
    visitor.close()


def test_how_well_bots_play_is_explained_and_remembered(chromium: Browser, server: Server) -> None:
    visitor = Visitor(chromium, server, "Ученик", lang="ru")
    chosen = visitor.page.locator('form.card button[data-value="novice"]')
    assert chosen.get_attribute("aria-pressed") == "false"
    chosen.click()
    assert "узнал правила" in visitor.page.locator("form.card .about").inner_text()
    visitor.set_up(bot="novice")
    assert names(visitor.page)[1] == "бот · новичок"
    visitor.goto("/")
    visitor.page.locator('form.card button[data-value="novice"][aria-pressed="true"]').wait_for()
    visitor.close()


def test_without_any_name_one_is_asked_for(chromium: Browser, server: Server) -> None:
    visitor = Visitor(chromium, server, "Family", lang="ru")
    visitor.set_up("screen", seats=2)
    visitor.page.locator(".curtain button").click()
    assert names(visitor.page) == ["Family", "Игрок 2"]
    visitor.close()


@pytest.mark.parametrize(
    ("lang", "colours"),
    [
        ("en", "light"),
        ("ru", "dark"),
        pytest.param("en", "dark", marks=pytest.mark.long),
        pytest.param("ru", "light", marks=pytest.mark.long),
    ],
)
def test_the_form_can_be_read_and_touched(chromium: Browser, server: Server, lang: str, colours: str) -> None:
    visitor = Visitor(chromium, server, "", lang=lang, **PHONE, color_scheme=colours)
    page = visitor.page
    share_screen(page, 4)
    page.locator("fieldset .seat button").first.tap()
    page.locator("form.card summary").tap()
    check(page, "set-up")
    small = page.locator("form.card button, form.card input[type=text], form.card .flag").evaluate_all(
        "all => all.filter(one => one.getBoundingClientRect().height < 44).map(one => one.outerHTML)"
    )
    assert small == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    visitor.close()


def test_only_what_these_players_can_set_is_asked(chromium: Browser, server: Server) -> None:
    """And a file is chosen with a button that speaks the language of the page."""
    visitor = Visitor(chromium, server, "", lang="ru")
    page = visitor.page
    page.locator('.game[data-game="florence"]').click()
    page.locator("form.card summary").click()
    shown = {"1": ["hints", "table", "diego"], "2": ["style", "hints", "muse_princess", "cooperative", "few_freedoms"]}
    shown["3"] = shown["2"][:-1]
    for seats, options in shown.items():
        page.locator("form.card .pick").nth(1).locator("button", has_text=seats).click()
        named = page.locator("details select, details input[type=checkbox]").evaluate_all(
            "all => all.map(one => one.name)"
        )
        assert named == options
    assert not any(text.endswith(".") for text in page.locator("details label:has(select) span").all_inner_texts())
    assert page.locator("form.card label.button").inner_text() == "Выбрать файл"
    assert page.locator("input[type=file]").first.evaluate("one => getComputedStyle(one).clipPath") != "none"
    visitor.close()


def test_a_bot_with_a_character(chromium: Browser, server: Server) -> None:
    """Chosen among the further options, and named where it sits."""
    visitor = Visitor(chromium, server, "Ilse")
    visitor.set_up("bots", bot="novice", options={"style": "ships"})
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.locator(".sheet").get_by_role("button", name="Players").click()
    visitor.page.locator(".seats li", has_text="Bot · novice · ships and goods").wait_for()
    visitor.close()
