"""A hint says what a bot would do, why, and how it would go on: on every screen, in both languages."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser

from bastide.core.telling import try_out
from tests.web.conftest import Server
from tests.web.situations import go_on, record_where
from tests.web.visitor import DESKTOP, PHONE, Visitor

SCREENS = {"desktop": (DESKTOP, "en", r"(\+\d+)"), "phone": (PHONE, "ru", r"[а-яё].*\+\d+")}


@pytest.mark.parametrize("screen", SCREENS)
def test_a_hint_says_why(chromium: Browser, server: Server, screen: str) -> None:
    how, lang, figure = SCREENS[screen]
    visitor = Visitor(chromium, server, "Anna", lang, **how)
    go_on(visitor, record_where("burgundy", finishing))
    page = visitor.page
    page.keyboard.press("h")
    why = page.locator(".edge .line .why")
    why.wait_for()
    assert re.search(figure, why.inner_text()) and why.inner_text().endswith(".")
    whole = page.locator(".edge .line").bounding_box()
    assert whole is not None and whole["y"] + whole["height"] <= how["viewport"]["height"], "all of it is seen"
    visitor.close()


def finishing(state: Any, legal: Any) -> bool:
    """Something can be finished, with both dice left."""
    return len(legal) > 9 and any(
        event.args["why"] == "why-area" for action in legal for event in try_out(state.clone(), action).scored
    )
