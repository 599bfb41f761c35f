"""A record that was played by other rules is opened to be looked through, and says how far it holds."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

import bastide
from bastide.core.record import Record, check_sum
from tests.web.accessibility import check
from tests.web.conftest import Server
from tests.web.visitor import DESKTOP, PHONE, Visitor

HOLDS = 12


def of_other_rules(game: str) -> str:
    """By version 2, in which there was something to do that there is not by version 1."""
    record, player = Record(game, 2, "old"), bastide.bot("random")
    while record.at < HOLDS + 6:
        record.apply(player.choose(record.state, record.state.to_act[0], record.at))
    lines = record.text().splitlines()[:-1]
    lines.insert(2, "rules 2")
    moves = [place for place, line in enumerate(lines) if line[:1].isdigit()]
    lines[moves[HOLDS]] = "0 dance"
    return "\n".join([*lines, f"end {len(moves)} moves {check_sum(lines)}", ""])


@pytest.mark.parametrize(
    ("game", "lang", "size", "said"),
    [
        ("fair", "en", DESKTOP, "version 2 of the rules; version 1 is in force here"),
        ("burgundy", "ru", PHONE, "по правилам версии 2, а здесь действует версия 1"),
    ],
)
def test_looked_through(
    chromium: Browser, server: Server, tmp_path: Path, game: str, lang: str, size: dict[str, Any], said: str
) -> None:
    file = tmp_path / "old.game"
    file.write_text(of_other_rules(game), "utf-8-sig")
    visitor = Visitor(chromium, server, "Anna", lang=lang, **size)
    page = visitor.page
    page.locator("details:has(textarea) summary").click()
    page.locator("input[type=file]").set_input_files(file)
    page.locator("details:has(textarea) input[autocomplete=nickname]").fill("Anna")
    page.locator("details:has(textarea) form:has(textarea) button").last.click()
    page.locator(".edge .step", has_text=said).wait_for()
    assert (visitor.status(), visitor.moves()) == ("closed", HOLDS)
    check(page, "an old record")
    page.locator(".edge .slide button").first.click()
    page.locator(f'.edge[data-at="{HOLDS - 1}"]').wait_for()
    assert said not in page.locator(".edge").inner_text()
    if size is PHONE:
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
    visitor.close()
