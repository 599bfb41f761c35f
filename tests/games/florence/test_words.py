"""Words of The Princes of Florence: tables and cards agree with the box, bad input is explained, plurals fit."""

from typing import Any

import pytest

import bastide
from bastide.core.errors import InputError
from bastide.core.masks import mask_of
from bastide.core.phrases import Value
from bastide.core.words import LANGUAGES, words
from bastide.games.florence.components import (
    BONUSES,
    BUILDINGS,
    CARD_NAMES,
    FREEDOMS,
    LANDSCAPES,
    LARGE,
    MEDIUM,
    OBJECTS,
    OUTLINES,
    PRESTIGES,
    PROFESSIONS,
    TILES,
)
from bastide.games.florence.outlines import cell_names, shape_of
from tests.games.florence.solo_scenes import printed
from tests.speech import FLORENCE
from tests.test_words import check

GAME = bastide.game("florence")
every_language = pytest.mark.parametrize("language", LANGUAGES)


def table_rows(language: str) -> dict[str, list[str]]:
    """The tables of the rules page by the first cell of a row."""
    lines = (FLORENCE.folder / "text" / f"rules.{language}.md").read_text("utf-8").splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    return {row[0]: row[1:] for row in rows}


@every_language
def test_the_tables_of_the_rules_agree_with_the_cards(language: str) -> None:
    """FLO-13.1, FLO-13.3, FLO-13.4: every card stands there under its name, with its figures."""
    rows = table_rows(language)
    say = words(language, "florence").say
    for bonus in BONUSES:
        assert rows[say(f"card-{bonus.name}")][0] == str(bonus.each), bonus.name
    for prestige in PRESTIGES:
        shared = str(prestige.tied) if prestige.tied else "–"
        assert rows[say(f"card-{prestige.name}")] == [str(prestige.points), shared], prestige.name
    for profession in PROFESSIONS:
        building, landscape, freedom = rows[say(f"card-{profession.name}")]
        assert building == say(f"tile-{BUILDINGS[profession.building]}").lower(), profession.name
        assert landscape == say(f"tile-{LANDSCAPES[profession.landscape]}").lower(), profession.name
        assert say(f"freedom-{FREEDOMS[profession.freedom]}").endswith(f" {freedom}"), profession.name


@every_language
def test_what_cards_explain_agrees_with_their_figures(language: str) -> None:
    """FLO-13: points of bonus cards, full and shared points of prestige cards."""
    say = words(language, "florence").say
    for bonus in BONUSES:
        assert say(f"card-{bonus.name}").startswith(f"{bonus.each} "), bonus.name
        assert say(f"card-{bonus.name}-help").startswith(f"+{bonus.each} "), bonus.name
    for prestige in PRESTIGES:
        said = say(f"card-{prestige.name}-help")
        assert said.startswith(f"{prestige.points} "), prestige.name
        assert not prestige.tied or f"; {prestige.tied} " in said, prestige.name


def test_tiles_name_their_size_their_cells_and_whom_they_help() -> None:
    """FLO-1.2, FLO-1.3, FLO-13.4."""
    say = words("en", "florence").say
    for tile, name in enumerate(TILES):
        said = say(f"tile-{name}-help")
        assert f", {len(shape_of(OUTLINES[tile]))} cells." in said, name
        if tile < len(BUILDINGS):
            size = "Large" if LARGE >> tile & 1 else "Medium" if MEDIUM >> tile & 1 else "Small"
            assert said.startswith(f"{size} building"), name
            for profession in PROFESSIONS:
                there = say(f"card-{profession.name}").lower() in said
                assert there == (profession.building == tile), (name, profession.name)
        else:
            count = sum(profession.landscape == tile - len(BUILDINGS) for profession in PROFESSIONS)
            assert f" {count} professions" in said, name
            assert f"For {count} professions" in say(f"object-{name}-help"), name


@every_language
def test_no_two_things_of_a_kind_have_the_same_name(language: str) -> None:
    say = words(language, "florence").say
    for names in (
        [f"card-{name}" for name in CARD_NAMES],
        [f"object-{name}" for name in OBJECTS],
        [f"freedom-{name}" for name in FREEDOMS],
    ):
        for form in ("", "-short"):
            assert len({say(f"{name}{form}") for name in names}) == len(names)


# ---- bad input


@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (3, {"few_freedoms": True}, "bad-option-seats"),
        (2, {"table": 5}, "bad-option-seats"),
        (2, {"diego": "cruel"}, "bad-option-value"),
        (2, {"components": {"outlines": {}}}, "bad-json-missing"),
        (2, {"components": "{"}, "bad-components-json"),
        (2, {"components": '{"palazzo_b": [1], "palazzo_b": [2]}'}, "bad-components-twice"),
        (2, {"components": {"palazzo_b": [0, 1, 2, 3, 4, 48]}}, "bad-components-cells"),
        (2, {"components": " " * 17000}, "bad-components-long"),
        (1, {"muse_princess": True}, "bad-option-solo"),
        (1, {"components": {"diego": []}}, "bad-json-length"),
        (1, {"components": printed(upper="work build bonus")}, "bad-components-line"),
        (1, {"components": {"diego": printed()["diego"][:1] * 21}}, "bad-components-backs"),
    ],
)
def test_bad_options_are_explained(seats: int, options: dict[str, object], key: str) -> None:
    with pytest.raises(InputError) as caught:
        GAME.start(seats=seats, seed=1, **options)
    assert caught.value.phrase.key == key
    check(FLORENCE, caught.value.phrase)


def test_an_outline_that_is_none_is_explained() -> None:
    outlines: dict[str, object] = {name: list(rows) for name, rows in zip(TILES, OUTLINES, strict=True)}
    for rows, key in ((["##", "#"], "bad-components-outline"), (["#.", ".#", "#."], "bad-components-cells")):
        with pytest.raises(InputError) as caught:
            GAME.start(seats=2, seed=1, components={"outlines": {**outlines, "tower": rows}})
        assert caught.value.phrase.key == key
        check(FLORENCE, caught.value.phrase)


def test_bad_positions_are_explained() -> None:
    data: Any = GAME.start(seats=2, seed=1).to_json()
    data["players"][0]["coins"] = 50
    with pytest.raises(InputError) as caught:
        GAME.from_json(data)
    assert str(caught.value) == "players[0]: 50 coins; it must be a multiple of 100."
    check(FLORENCE, caught.value.phrase)


# ---- sentences


def test_cells_have_names() -> None:
    assert cell_names(mask_of((0, 6, 42, 48))) == "a1 g1 a7 g7"


@pytest.mark.parametrize(
    ("count", "cards", "actions"),
    [(1, "карточку", "действие"), (2, "карточки", "действия"), (5, "карточек", "действий")],
)
def test_russian_plurals(count: int, cards: str, actions: str) -> None:
    say = words("ru", "florence").say
    looked: dict[str, Value] = {"player": "Анна", "count": count, "deck": "bonuses"}
    assert say("event-look", looked) == f"Анна смотрит {count} {cards} бонусов."
    asked: dict[str, Value] = {"actions": count, "least": 12}
    assert say("ask-turn", asked) == f"Осталось {count} {actions}. Работе нужна ценность 12."


@pytest.mark.parametrize(
    ("points", "coins", "en", "ru"),
    [
        (0, 1500, "Take 1,500 coins", "Взять 1\u00a0500 монет"),
        (7, 100, "Take 7 PP and 100 coins", "Взять 7 ПО и 100 монет"),
        (8, 0, "Take 8 PP", "Взять 8 ПО"),
    ],
)
def test_the_pay_of_a_work_in_words(points: int, coins: int, en: str, ru: str) -> None:
    """FLO-6.1.5."""
    args: dict[str, Value] = {"points": points, "coins": coins}
    assert words("en", "florence").say("do-finish", args) == en
    assert words("ru", "florence").say("do-finish", args) == ru
