"""The report is one page that needs nothing else, and says who is better."""

import re
import xml.etree.ElementTree as ElementTree
from dataclasses import replace

import pytest

from bastide.arena import Local, Match, Outcome, Result, Sitting, run
from bastide.arena.report import page
from bastide.arena.report.plots import axis
from bastide.core.words import words

KEY = re.compile(r"\b(report|arena)-[a-z]")


@pytest.fixture(scope="module")
def three() -> Result:
    return run("fair", ["random"] * 3, 8, "page", options={"rain": True}, backend=Local(1))


def read(result: Result, language: str = "en") -> tuple[str, ElementTree.Element]:
    """The page, which is also well-formed XML but for two heads."""
    text = page(result, words(language, result.match.game, "bastide.arena"))
    body = re.sub("<!doctype html>|<meta[^>]*>", "", text).replace("<br>", "<br/>")
    return text, ElementTree.fromstring(body)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_page_stands_alone_and_speaks(three: Result, language: str) -> None:
    text, root = read(three, language)
    assert not re.search(r"https?://|<script|<link|url\(|src=", text)
    assert root.get("lang") == language
    spoken = "".join(root.find("body").itertext())  # type: ignore[union-attr]
    assert not KEY.search(spoken)
    assert bool(re.search("[а-я]", spoken)) == (language == "ru")
    assert "rain = true" in spoken


def test_every_game_can_be_found(three: Result) -> None:
    _, root = read(three)
    lists = root.findall(".//details")
    assert len(lists) == 3
    assert sum(len(one.findall(".//tbody/tr")) for one in lists) == three.games
    command = lists[1].find(".//pre/code")
    assert command is not None
    assert command.text is not None
    assert command.text == "bastide arena fair --bots random,random --seats 2 --seed page --option rain=true --only 0:0"


def test_names_are_escaped() -> None:
    match = Match("fair", ("<b>bold</b>", 'a"&b'), 2, "<s>", {})
    one = Outcome(Sitting(0, (0, 1), 0), (3, 2), (1, 2), (1.0, 0.0), (5, 5), (0.1, 0.1), (0.1, 0.1))
    text, root = read(Result(match, (one, replace(one, sitting=Sitting(0, (0, 1), 1)))))
    assert "<b>" not in text
    assert "<b>bold</b>" in "".join(root.itertext())


@pytest.mark.parametrize(("bots", "seats"), [(["random"], 1), (["random"] * 3, 3), (["random"] * 2, 2)])
def test_small_tournaments_have_a_page_too(bots: list[str], seats: int) -> None:
    _, root = read(run("fair", bots, 1, "small", seats=seats, backend=Local(1)))
    assert len(root.findall(".//details")) == 1


@pytest.mark.parametrize(
    ("values", "low", "high"), [([0, 10], 0, 10), ([-3.2, 17], -5, 20), ([5, 5], 4, 6), ([0, 0.004], 0, 0.004)]
)
def test_an_axis_has_round_ends_around_all_values(values: list[float], low: float, high: float) -> None:
    found = axis(values)
    assert (found.low, found.high) == pytest.approx((low, high))
    assert found.at(found.low) == 0
    assert found.at(found.high) == 100
    assert list(found.marks) == sorted(set(found.marks))
