"""A finished game of Orléans: its end card and its replay, as the other games have them."""

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web import test_end, test_replay
from tests.web.conftest import Server
from tests.web.tables import among_bots
from tests.web.test_orleans import GAME
from tests.web.visitor import DESKTOP, PHONE, Visitor

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def over(chromium: Browser, server: Server) -> dict[str, str]:
    """Its address. Bots that play at random would lose everything, and there would be nothing to tell."""
    host = Visitor(chromium, server, "Host")
    address = among_bots(host, GAME, 3, "greedy")
    host.close()
    return {GAME: address}


@pytest.mark.parametrize(("lang", "how"), [("en", DESKTOP), ("ru", PHONE)], ids=["desktop", "phone"])
def test_how_it_came_out(
    chromium: Browser, server: Server, over: dict[str, str], lang: str, how: dict[str, Any]
) -> None:
    test_end.test_how_it_came_out(chromium, server, over, GAME, lang, how)


def test_closed_and_opened_again(chromium: Browser, server: Server, over: dict[str, str]) -> None:
    test_end.test_closed_and_opened_again(chromium, server, over, GAME, DESKTOP)


def test_the_first_round_can_be_reached(chromium: Browser, server: Server, over: dict[str, str]) -> None:
    test_replay.test_the_first_round_can_be_reached(chromium, server, over, GAME)


def test_replay_by_touch(chromium: Browser, server: Server, over: dict[str, str]) -> None:
    test_replay.test_by_touch(chromium, server, over, GAME)
