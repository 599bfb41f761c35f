"""The end: a card with the standings, where the points came from, and what decided it; and what can be done now."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page

from tests.games.burgundy.proof import last_turn
from tests.web.accessibility import in_both
from tests.web.conftest import Server
from tests.web.moments import opened, record_of
from tests.web.tables import golden_game, rewrite
from tests.web.test_phone import small
from tests.web.visitor import DESKTOP, PHONE, Visitor

GAMES = ["burgundy", "caylus1303", "orleans", "florence", "fair"]
GOLDEN = Path(__file__).parents[1] / "games" / "burgundy" / "golden" / "two-basic.game"


def texts(page: Page, selector: str) -> list[str]:
    return [" ".join(text.split()) for text in page.locator(selector).all_inner_texts()]


@pytest.mark.parametrize(
    ("lang", "how"),
    [
        pytest.param("en", DESKTOP, id="en-desktop"),
        pytest.param("ru", PHONE, id="ru-phone"),
        pytest.param("ru", DESKTOP, id="ru-desktop", marks=pytest.mark.long),
        pytest.param("en", PHONE, id="en-phone", marks=pytest.mark.long),
    ],
)
@pytest.mark.parametrize("game", GAMES)
def test_how_it_came_out(
    chromium: Browser, server: Server, finished: dict[str, str], game: str, lang: str, how: dict[str, Any]
) -> None:
    """Everybody by their points, the winners marked; bars that add up to no more than that; readable in every theme."""
    visitor = Visitor(chromium, server, "Ilse", lang=lang, **how)
    page = visitor.page
    page.goto(finished[game])
    page.locator(".outcome").wait_for()
    points = [int(text) for text in texts(page, ".standings .points")]
    assert len(points) == 3 and points == sorted(points, reverse=True)
    assert page.locator(".standings .wins .points").first.inner_text() == str(points[0])
    bars = page.locator(".sources dd").all()
    assert 0 < len(bars) <= 5
    for place, most in enumerate(points):
        named = [int(bar.locator(".bar b").nth(place).inner_text()) for bar in bars]
        assert sum(named) <= most or game == "florence", "where points can be given away"
    assert page.locator(".outcome .chart polyline").count() == 3
    assert not re.search(r"[0-9a-f]{32}", page.locator(".sheet").inner_text()), "no check sum here"
    in_both(page, f"{game}: the end")
    if how is PHONE:
        assert small(page, ".sheet") == []
    assert page.evaluate("document.documentElement.scrollWidth") == how["viewport"]["width"]
    visitor.close()


@pytest.mark.parametrize(
    ("game", "how"), list(zip(GAMES, [PHONE, DESKTOP, DESKTOP, PHONE, DESKTOP], strict=True)), ids=GAMES
)
def test_closed_and_opened_again(
    chromium: Browser, server: Server, finished: dict[str, str], game: str, how: dict[str, Any]
) -> None:
    visitor = Visitor(chromium, server, "Ilse", **how)
    page = visitor.page
    page.goto(finished[game])
    page.locator(".outcome").wait_for()
    page.keyboard.press("Escape")
    page.locator(".outcome").wait_for(state="detached")
    page.locator("section.edge .primary").click()
    page.locator(".outcome").wait_for()
    page.get_by_role("button", name="Replay", exact=True).click()
    page.locator("section.edge[data-at='0']").wait_for()
    assert page.locator(".outcome").count() == 0
    page.keyboard.press("End")
    page.locator("section.edge .question", has_text="win").wait_for()
    assert page.locator(".outcome").count() == 0, "it has been seen"
    visitor.close()


@pytest.mark.parametrize(
    ("game", "name"),
    [
        ("burgundy", "three-advanced-secret"),
        ("caylus1303", "three-greedy"),
        ("orleans", "three-in-turn"),
        ("florence", "three"),
    ],
)
def test_the_turning_point_leads_there(chromium: Browser, server: Server, game: str, name: str) -> None:
    """After that move whoever won was in front, and just before it was not, or nobody had anything."""
    visitor = Visitor(chromium, server, "Ilse", **DESKTOP)
    page = visitor.page
    page.goto(golden_game(server, game, name))
    page.locator(".outcome").wait_for()
    first = page.locator(".standings .wins").first.get_attribute("data-side")
    turning = page.locator(".turning")
    move = int(re.findall(r"move (\d+)\.", turning.inner_text())[0])
    # With the sentence of that move, when the whole log has come.
    page.wait_for_function("() => document.querySelector('.turning').textContent.split('.').length > 2")
    turning.click()
    page.locator(f"section.edge[data-at='{move}']").wait_for()

    def lead() -> bool:
        scores = [int(text) for text in page.locator(".player .score").all_inner_texts()]
        return scores[int(first or 0)] == max(scores) > 0

    assert lead()
    if move > 1:
        page.keyboard.press("ArrowLeft")
        page.locator(f"section.edge[data-at='{move - 1}']").wait_for()
        assert not lead()
    visitor.close()


def test_how_a_tie_was_broken(chromium: Browser, server: Server) -> None:
    """BUR-12.4: at every place, by what the game says; nobody shares one."""
    duchies = ({"h12": "bank", "h26": "market"}, {"h12": "bank"}, {"h12": "bank"}, {"h12": "bank"})
    points = (60, 80, 60, 80)
    players = {seat: {"points": points[seat], "hexes": hexes} for seat, hexes in enumerate(duchies)}
    visitor = opened(chromium, server, record_of(last_turn(players, seats=4, track=(1, 3, 0, 2))))
    page = visitor.page
    visitor.prefer("depot")
    page.locator(".outcome").wait_for()
    assert texts(page, ".standings .place") == ["1", "2", "3", "4"]
    told = ["ahead as later in the turn order", "ahead with more empty hexes: 35 to 34"]
    assert texts(page, ".standings .second") == told
    visitor.close()


def test_a_game_ends_under_ones_eyes(chromium: Browser, server: Server) -> None:
    """The last act, and the card is there: once more, the record, sharing the result and the link."""
    visitor = Visitor(chromium, server, "Anna", **DESKTOP)
    page = visitor.page
    page.locator("summary", has_text="Open a record").click()
    page.locator("input[type=file]").set_input_files(GOLDEN)
    page.locator("details").get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Open", exact=True).click()
    page.wait_for_url("**/t/*")
    visitor.play("mouse")
    page.locator(".outcome").wait_for()
    assert page.locator(".sheet h2").inner_text().endswith(("wins", "win together", "You win!"))
    page.evaluate("() => { navigator.share = async what => { window.shared = what } }")
    page.get_by_role("button", name="Share").click()
    shared = page.evaluate("window.shared")
    assert shared["url"].startswith(page.url.split("?")[0])
    assert re.match(r"The Castles of Burgundy: \w.* \d+, \w.* \d+", shared["text"]) and "Anna" in shared["text"]
    with page.expect_download() as download:
        page.get_by_text("Save the record").click()
    assert Path(download.value.path()).read_text().startswith("bastide record 1")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.locator(".fairness summary").click()
    page.locator(".fairness .seed").wait_for()
    page.keyboard.press("Escape")
    page.locator("section.edge .primary").click()
    address = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url.split("?")[0] != address.split("?")[0])
    visitor.close()


def test_a_fork_counts_its_own_moves(chromium: Browser, server: Server, finished: dict[str, str]) -> None:
    """A table that went on from another's position says and shows what was decided by its own moves, or nothing."""

    def turning(less: int) -> Locator:
        def forked(data: dict[str, Any]) -> None:
            data["table"]["moves"] -= less
            data["course"] = data["course"][less:]
            for entry in data["entries"]:
                entry["moves"] = entry.get("moves") and entry["moves"] - less

        rewrite(visitor, forked)
        visitor.page.goto(finished["caylus1303"])
        visitor.page.locator(".outcome").wait_for()
        return visitor.page.locator(".outcome .turning")

    visitor = Visitor(chromium, server, "Ilse", fresh=True)
    said = re.search(r"after move (\d+)", turning(0).inner_text())
    assert said
    move = int(said[1])
    assert f"after move {move - 1}." in turning(1).inner_text()
    assert turning(move).count() == 0
    visitor.close()
