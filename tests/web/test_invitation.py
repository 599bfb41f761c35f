"""An invitation: who invites to what, a name and a seat in one step, and a link that everybody can pass on."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.web.accessibility import check
from tests.web.conftest import Server
from tests.web.visitor import DESKTOP, PATIENCE, PHONE, Visitor, Way

SHARING = """navigator.share = data => { window.shared = data; return Promise.resolve() }"""
BEGUN = "() => document.querySelector('.table')?.dataset.status === 'playing'"
SMALLEST = 44


def newcomer(chromium: Browser, link: str, lang: str = "en", **how: Any) -> Page:
    """Somebody who has never been here follows a link."""
    context = chromium.new_context(
        **{"locale": "ru-RU" if lang == "ru" else "en-US", "reduced_motion": "reduce", **(how or DESKTOP)},
        service_workers="block",
    )
    context.add_init_script(SHARING)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(link)
    page.locator(".invitation h2").wait_for()
    return page


def inviting(chromium: Browser, server: Server, seats: int, name: str = "Margot") -> tuple[Visitor, str]:
    host = Visitor(chromium, server, name)
    host.start("friends", seats=seats)
    return host, link_of(host.page)


def link_of(page: Page) -> str:
    return page.locator(".share input").input_value()


def sit(page: Page, way: Way, name: str) -> None:
    """Name and seat in one step."""
    field, button = page.locator(".invitation .step input"), page.locator(".invitation .step button")
    if way == "keyboard":
        while not field.evaluate("one => one === document.activeElement"):
            page.keyboard.press("Tab")
        page.keyboard.type(name)
        page.keyboard.press("Enter")
    else:
        field.fill(name)
        (button.tap if way == "touch" else button.click)()


def focused(page: Page) -> str:
    found: str = page.evaluate("document.activeElement.tagName + ' ' + document.activeElement.textContent")
    return found


@pytest.mark.parametrize(
    ("way", "lang", "how"), [("mouse", "en", DESKTOP), ("touch", "ru", PHONE), ("keyboard", "ru", DESKTOP)]
)
def test_name_and_seat_in_one_step(chromium: Browser, server: Server, way: Way, lang: str, how: dict[str, Any]) -> None:
    host, link = inviting(chromium, server, 3)
    page = newcomer(chromium, link, lang, **how)
    page.locator("h2", has_text="Burgundy" if lang == "en" else "Бургундии").wait_for()
    heading = page.locator(".invitation h2").inner_text()
    assert "Margot" in heading and ("invites you" if lang == "en" else "зовёт вас") in heading
    assert page.locator(".invitation [data-game=burgundy]").count() == 1
    assert "Margot" in page.locator(".invitation fieldset").inner_text()
    assert page.locator(".invitation li").count() >= 2, "how it is played, in words"
    sit(page, way, "Piotr")
    page.locator(".seats li", has_text="Piotr").wait_for()
    host.page.locator(".seats li", has_text="Piotr").wait_for()
    status = page.locator(".seats [role=status]").first.inner_text()
    assert ("You have a seat" if lang == "en" else "Вы за столом") in status
    assert focused(page).startswith("H2"), "the focus is not lost with the form"
    assert page.locator(".invitation").count() == 0
    page.context.close()
    host.close()


def test_an_invitation_without_a_name_says_what_is_missing(chromium: Browser, server: Server) -> None:
    host, link = inviting(chromium, server, 2)
    page = newcomer(chromium, link, "ru")
    page.locator(".invitation .step button").click()
    assert page.locator(".invitation [role=alert]").inner_text() == "Введите имя."
    assert focused(page).startswith("INPUT")
    page.context.close()
    host.close()


def test_any_free_seat_and_another_language(chromium: Browser, server: Server) -> None:
    host, link = inviting(chromium, server, 4)
    page = newcomer(chromium, link, "en", **PHONE)
    page.get_by_role("button", name="Русский").tap()
    page.locator("h2", has_text="зовёт вас").wait_for()
    assert page.locator("html").get_attribute("lang") == "ru"
    page.locator(".invitation input[type=radio]").last.check()
    sit(page, "touch", "Piotr")
    page.locator(".seats li:nth-child(4)", has_text="Piotr").wait_for()
    page.context.close()
    host.close()


def test_the_link_works_for_the_next_one(chromium: Browser, server: Server) -> None:
    """The one of somebody who has not sat down yet, the one of a guest at the table, and the one of a spectator."""
    _, link = inviting(chromium, server, 3)
    waiting = newcomer(chromium, link)
    second = newcomer(chromium, waiting.url)
    sit(second, "mouse", "Piotr")
    second.locator(".seats li", has_text="Piotr").wait_for()
    assert "Margot invites you" in waiting.locator(".invitation h2").inner_text()
    third = newcomer(chromium, link_of(second))
    assert "Piotr invites you" in third.locator(".invitation h2").inner_text(), "whoever passed the link on"
    for nobody in ("2", "9", "x", "-1"):  # an open seat, and no seat at all
        fourth = newcomer(chromium, f"{link}&from={nobody}")
        assert "Margot invites you" in fourth.locator(".invitation h2").inner_text()
        fourth.context.close()
    sit(third, "mouse", "Ilse")
    for page in (waiting, second, third):
        page.wait_for_function(BEGUN)
    waiting.get_by_role("button", name="Menu").click()
    waiting.locator(".sheet").get_by_role("button", name="Players").click()
    waiting.get_by_label("Link to watch").wait_for()
    watching = chromium.new_page()
    watching.goto(link_of(waiting))
    watching.wait_for_function(BEGUN)
    assert watching.locator(".thing.open").count() == 0


def test_sharing_on_a_phone(chromium: Browser, server: Server) -> None:
    host, link = inviting(chromium, server, 3)
    assert host.page.get_by_role("button", name="Share").count() == 0, "there is no share sheet on a desktop"
    page = newcomer(chromium, link, "en", **PHONE)
    sit(page, "touch", "Piotr")
    page.get_by_role("button", name="Share").tap()
    shared = page.evaluate("window.shared")
    assert shared["url"] == f"{link}&from=1" and shared["text"] == "Piotr invites you to The Castles of Burgundy"
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy").tap()
    page.locator(".share [role=status]", has_text="copied").wait_for()
    page.context.close()
    host.close()


@pytest.mark.parametrize(
    ("how", "colours"),
    [
        pytest.param(DESKTOP, "light", id="desktop-light"),
        pytest.param(PHONE, "dark", id="phone-dark"),
        pytest.param(DESKTOP, "dark", id="desktop-dark", marks=pytest.mark.long),
        pytest.param(PHONE, "light", id="phone-light", marks=pytest.mark.long),
    ],
)
def test_everybody_can_read_it(chromium: Browser, server: Server, how: dict[str, Any], colours: str) -> None:
    host, link = inviting(chromium, server, 4, "Anna-Magdalena Wilhelmine")
    for lang in ("en", "ru"):
        page = newcomer(chromium, link, lang, **how, color_scheme=colours)
        page.locator(".invitation li").first.wait_for()
        check(page, f"invitation {lang} {colours}")
        wide = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert wide, "nothing to scroll sideways"
        small = page.locator(".invitation button, .invitation .step input, .invitation .seat:has(input)").evaluate_all(
            f"all => all.filter(one => one.getBoundingClientRect().height < {SMALLEST}).map(one => one.outerHTML)"
        )
        assert small == []
        sit(page, "mouse", "Piotr" if lang == "en" else "Пётр")
        page.locator(".seats h2").wait_for()
        check(page, f"waiting {lang} {colours}")
        page.context.close()
    host.close()


# ---- names in the lobby


def test_the_focus_goes_to_the_field_for_a_name(chromium: Browser, server: Server) -> None:
    visitor = Visitor(chromium, server, "Anna")
    page = visitor.page
    page.locator(".start:enabled").wait_for()
    page.locator(".start").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.tagName === 'INPUT'")
    asked = page.evaluate("document.getElementById(document.activeElement.getAttribute('aria-describedby')).innerText")
    assert asked == "Enter a name."
    page.keyboard.type("Anna")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    visitor.close()
