"""Values of one's own box in the form of a new table: what is wrong is said with its place, what is right is played."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from bastide.core.record import Record
from bastide.games.orleans.orders.components import ORDER_NAMES
from tests.games.orleans.test_components import OURS, changed
from tests.web.conftest import Server
from tests.web.visitor import Visitor

WRONG: list[tuple[str, dict[str, tuple[str, ...]]]] = [
    (
        "{",
        {"en": ("components", "not JSON", "line 1, column 2"), "ru": ("components", "не JSON", "строка 1, столбец 2")},
    ),
    (
        json.dumps(changed("orders.blois.goods", ["grain", "gold"])),
        {"en": ("components.orders.blois.goods[1]", '"gold"'), "ru": ("components.orders.blois.goods[1]", "gold")},
    ),
    (
        json.dumps({"levels": {"brasserie": 3, "trading_house": 1, "sheep_farm": 2}}),
        {"en": ("components.levels.brasserie", "1 to 2"), "ru": ("components.levels.brasserie", "от 1 до 2")},
    ),
    (json.dumps({"orders": "x" * 8192}), {"en": ("8206 characters", "8192"), "ru": ("8206 символов", "8192")}),
]


def form(visitor: Visitor) -> Page:
    """The form of a new game of Orléans, with all there is to set."""
    visitor.post("/api/me", {"name": visitor.name})
    page = visitor.page
    page.locator('.game[data-game="orleans"]').click()
    page.locator("form.card > details > summary").click()
    page.locator("form.card .expert summary").click()
    return page


def choose_file(page: Page, text: str) -> None:
    file: Any = {"name": "box.json", "mimeType": "application/json", "buffer": text.encode()}
    page.locator("form.card input[type=file]").set_input_files(file)
    page.wait_for_function("n => document.querySelector('textarea[name=components]').value.length === n", arg=len(text))


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_wrong_values_are_refused_with_their_place(chromium: Browser, server: Server, lang: str) -> None:
    """Typed or out of a file: the form says what and where, keeps the text, and no table is made."""
    visitor = Visitor(chromium, server, "Owner", lang=lang)
    page = form(visitor)
    for number, (text, said) in enumerate(WRONG):
        if number % 2:
            choose_file(page, text)
        else:
            page.locator('textarea[name="components"]').fill(text)
        page.locator(".start").click()
        for words in said[lang]:
            page.locator("form.card .problem", has_text=words).wait_for()
        assert page.locator('textarea[name="components"]').input_value() == text
    assert "/t/" not in page.url
    mine = visitor.context.request.get(f"{server.address}/api/tables?scope=mine").json()
    assert mine == []
    visitor.close()


def test_right_values_are_played_and_recorded(chromium: Browser, server: Server) -> None:
    visitor = Visitor(chromium, server, "Owner", lang="ru")
    page = form(visitor)
    values = {"orders": changed("orders.tours.points", 77)["orders"], "slots": {**OURS["slots"], "bathhouse": "monk"}}
    choose_file(page, json.dumps(values, indent=2))
    page.locator('input[name="orders"]').check()
    page.locator(".start").click()
    page.wait_for_url("**/t/*")
    visitor.table().wait_for()
    visitor.wait()
    table = f"{server.address}/api/tables/{page.url.rsplit('/', 1)[1]}"
    view = visitor.context.request.get(table).json()["view"]
    assert [tile["slots"] for tile in view["tiles"] if tile["name"] == "bathhouse"] == [["monk"]]
    visitor.post(f"{table.removeprefix(server.address)}/close", {})
    record = Record.parse(visitor.context.request.get(f"{table}/record").text())
    assert json.loads(str(record.options["components"])) == values
    cards = record.state.box.orders  # type: ignore[attr-defined]
    assert cards[ORDER_NAMES.index("tours")].points == 77
    visitor.close()
