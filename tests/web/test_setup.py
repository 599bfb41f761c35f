"""A new table: who shares the screen is asked by name and remembered, a bot can sit there too, and options speak."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from bastide.core.record import Record
from tests.web.accessibility import check
from tests.web.conftest import Server
from tests.web.visitor import PHONE, Visitor

FIRST_GAME = Path(__file__).parents[1] / "games/caylus1303/golden/two-first-game.game"


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


@pytest.mark.parametrize("against", ["bots", "screen"])
def test_the_name_is_asked_for_in_the_same_form(chromium: Browser, server: Server, against: str) -> None:
    """Whoever starts without one is told so where it belongs, and starts with it: there is no second form."""
    visitor = Visitor(chromium, server, "Family", lang="ru")
    page = visitor.page
    assert page.locator("form:has(input[autocomplete=nickname]):visible").count() == 1
    if against == "screen":
        share_screen(page, 2)
    page.locator(".start").click()
    field = page.locator("form.card input[autocomplete=nickname]")
    page.wait_for_function("() => document.activeElement?.autocomplete === 'nickname'")
    page.locator("form.card", has_text="Введите имя.").wait_for()
    check(page, "a name is missing")
    field.fill("Family")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    if against == "screen":
        page.locator(".curtain button").click()
    assert names(page)[0].startswith("Family")
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
    page.locator("form.card > details > summary").tap()
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
    page.locator("form.card > details > summary").click()
    shown = {"1": ["hints"], "2": ["style", "hints", "muse_princess", "cooperative", "few_freedoms"]}
    shown["3"] = shown["2"][:-1]
    fields = "select, {0} input[type=checkbox], {0} textarea"
    for seats, options in shown.items():
        page.get_by_role("group", name="Игроков").get_by_role("button", name=seats).click()
        alone = seats == "1"
        front = ["table", "diego"] if alone else []
        for place, named in (("form.card > label", front), ("form.card > details > label", options)):
            found = page.locator(f"{place} {fields.format(place)}").evaluate_all("all => all.map(one => one.name)")
            assert found == named, place
        assert page.get_by_role("group", name="С кем").count() == (not alone)
        assert page.locator("form.card", has_text="против Диего").count() == alone
    assert not any(text.endswith(".") for text in page.locator("details label:has(select) span").all_inner_texts())
    page.locator("form.card summary", has_text="Для знатоков").click()
    assert page.locator("form.card .expert textarea").get_attribute("name") == "components"
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


def test_what_excludes_each_other_is_not_both_ticked(chromium: Browser, server: Server) -> None:
    """The form says why; what another option brings along goes with it."""
    visitor = Visitor(chromium, server, "Anna")
    page = visitor.page
    page.locator('.game[data-game="orleans"]').click()
    page.locator("form.card > details > summary").click()
    new_deeds, intrigue, uprising = (
        page.locator(f'form.card input[name="{name}"]') for name in ("new_deeds", "intrigue", "uprising_last")
    )
    label = page.locator("form.card label", has=page.locator('input[name="intrigue"]'))
    assert intrigue.is_enabled() and "Only one board" not in label.inner_text()
    new_deeds.check()
    assert intrigue.is_disabled() and "Only one board of deeds is in play" in label.inner_text()
    new_deeds.uncheck()
    intrigue.check()
    assert new_deeds.is_disabled() and uprising.is_disabled()
    page.locator('form.card input[name="new_events"]').check()
    uprising.check()
    page.locator('form.card input[name="new_events"]').uncheck()
    assert not uprising.is_checked(), "it was one of those"
    check(page, "modules")
    visitor.begin()
    page.wait_for_url("**/t/*")
    table = visitor.context.request.get(f"{server.address}/api/tables/{page.url.rsplit('/', 1)[1]}").json()["table"]
    assert [name for name, value in table["options"].items() if value is True] == ["intrigue"]
    visitor.close()


def test_the_first_game_is_the_easy_one(chromium: Browser, server: Server) -> None:
    """Until a game of Caylus has been finished; the box is there for everybody to see."""
    visitor = Visitor(chromium, server, "Anna")
    page = visitor.page
    easy = page.locator('form.card > label input[name="first_game"]')
    page.locator('.game[data-game="caylus1303"]').click()
    page.locator(".start:enabled").wait_for()
    assert easy.is_visible() and easy.is_checked()
    record = Record.parse(FIRST_GAME.read_text("utf-8"))
    record.undo(1)
    visitor.open_record(record)
    visitor.play("mouse")
    assert visitor.status() == "over"
    visitor.goto("/")
    page.locator('.game[data-game="caylus1303"]').click()
    expect(easy).not_to_be_checked()
    visitor.close()
