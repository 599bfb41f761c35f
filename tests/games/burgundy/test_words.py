"""Sentences of Burgundy: bad options and positions are explained, plurals are right."""

import ast
import re
from typing import Any

import pytest

import bastide
from bastide.core.errors import InputError
from bastide.core.words import LANGUAGES, words
from tests.speech import BURGUNDY
from tests.test_words import WEB, called, check, nodes

GAME = bastide.game("burgundy")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_has_its_own_short_name(language: str) -> None:
    say = words(language, "burgundy").say
    assert len({say(key) for key in BURGUNDY.short}) == len(BURGUNDY.short)


def test_every_source_of_workers_and_silver_is_named() -> None:
    gains = [node for node in nodes(BURGUNDY) if called(node) in ("gain_workers", "gain_silver")]
    third = [node.args[2] for node in gains if isinstance(node, ast.Call)]
    sources = {str(argument.value) for argument in third if isinstance(argument, ast.Constant)}
    assert len(sources) > 3
    for language in LANGUAGES:
        for why in sources:
            said = words(language, "burgundy").say("part-why", {"why": why})
            assert (said == "") == (why == "action"), f"{why} falls to the default, or an action is explained"


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"duchies": "1+2+3"}, "bad-duchies-count"),
        ({"duchies": [1, 10]}, "bad-duchies-range"),
        ({"duchies": "4"}, "bad-duchies-twice"),
        ({"sheets": "1,2"}, "bad-sheets"),
        ({"setup": "quick"}, "bad-option-value"),
        ({"colour": "red"}, "bad-option"),
    ],
)
def test_bad_options_are_explained(options: dict[str, object], key: str) -> None:
    with pytest.raises(InputError) as caught:
        GAME.start(seats=2, seed=1, **options)
    assert caught.value.phrase.key == key
    check(BURGUNDY, caught.value.phrase)
    assert str(caught.value) != key
    assert "«" in caught.value.say("ru")


def test_bad_positions_and_actions_are_explained() -> None:
    data: Any = GAME.start(seats=2, seed=1).to_json()
    data["players"][0]["hexes"] = {"h01": "bank"}
    with pytest.raises(InputError) as caught:
        GAME.from_json(data)
    assert str(caught.value) == "players[0].hexes.h01: this tile cannot lie here: bank. The hex is for: animals."
    check(BURGUNDY, caught.value.phrase)
    with pytest.raises(InputError) as caught:
        GAME.action({"do": "ship", "seat": 0, "depots": [2, 2]})
    assert caught.value.say("ru") == "depots: назовите одно хранилище от 1 до 6 или два разных."


@pytest.mark.parametrize(
    ("count", "price", "object_", "silver"),
    [
        (1, "рабочий", "рабочего", "самородок"),
        (2, "рабочих", "рабочих", "самородка"),
        (5, "рабочих", "рабочих", "самородков"),
        (11, "рабочих", "рабочих", "самородков"),
        (21, "рабочий", "рабочего", "самородок"),
    ],
)
def test_russian_plurals(count: int, price: str, object_: str, silver: str) -> None:
    say = words("ru", "burgundy").say
    taken = say("do-take", {"tile": "@tile-ship", "depot": 3, "face": 2, "price": count})
    assert taken == f"Взять жетон «корабль» из хранилища № 3, кубик 2 ({count} {price})"
    workers = say("do-workers", {"count": count, "silver": count, "face": 0, "price": 0})
    assert workers == f"Взять {count} {object_} и {count} {silver}"
    refused = say("refuse-workers", {"price": count, "workers": 0})
    assert refused == f"Это стоит {count} {object_}, а у вас нет ни одного."
    gained = say("event-gain_silver", {"player": "Анна", "count": count, "why": "mines"})
    assert gained == f"Анна получает {count} {silver} (рудники)."


def test_english_plurals() -> None:
    say = words("en", "burgundy").say
    one = say("do-take", {"tile": "@tile-ship", "depot": 3, "face": 2, "price": 1})
    assert one == "Take ship from depot 3 with the die showing 2 (1 worker)"
    assert say("do-workers", {"count": 4, "silver": 0, "face": 0, "price": 0}) == "Take 4 workers"
    assert say("do-buy", {"tile": "@tile-cow_3", "depot": 0}) == "Buy 3 cows from the black depot for 2 silver"


def test_every_rule_of_the_page_stands_in_the_rules() -> None:
    """What a card of the page cites can be opened."""
    source = (WEB / "games" / "burgundy" / "about.ts").read_text("utf-8")
    cited = set(re.findall(r"BUR-[\d.]*\d", source))
    assert len(cited) > 15
    for language in LANGUAGES:
        page = (BURGUNDY.folder / "text" / f"rules.{language}.md").read_text("utf-8")
        assert [number for number in sorted(cited) if f"{{#{number}}}" not in page] == []
