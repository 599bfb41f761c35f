"""Words of Caylus 1303: names tell tiles apart, tables agree with the box, bad input is explained, plurals fit."""

from typing import Any

import pytest

import bastide
from bastide.core.errors import InputError
from bastide.core.phrases import Value
from bastide.core.words import LANGUAGES, words
from bastide.games.caylus1303.components import BUILDINGS, FIRST_WOODEN, FLAGS, PRESTIGE, RESIDENCE, STARTING, Building
from bastide.games.caylus1303.goods import GOODS, count
from tests.speech import CAYLUS
from tests.test_words import check

GAME = bastide.game("caylus1303")


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_of_one_flag_have_different_short_names(language: str) -> None:
    say = words(language, "caylus1303").say
    shown = [(FLAGS[building.kind], say(f"tile-{building.name}-short")) for building in BUILDINGS[1:]]
    assert len(set(shown)) == len(shown)


def table_rows(language: str) -> dict[str, list[str]]:
    """The tables of the rules page by the first cell of a row."""
    lines = (CAYLUS.folder / "text" / f"rules.{language}.md").read_text("utf-8").splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    return {row[0]: row[1:] for row in rows}


def cost_words(building: Building) -> str:
    """A cost as the English tables write it: "wood + any", of prestige buildings "1 gold + 2 stone"."""
    prestige = building.kind == PRESTIGE
    parts = [(count(building.cost, good), name) for good, name in enumerate(GOODS)]
    found = [name if number == 1 and not prestige else f"{number} {name}" for number, name in parts if number]
    return " + ".join(sorted(found + ["any"] * building.any))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_of_the_rules_agree_with_the_components(language: str) -> None:
    """Every building that can be built stands there with its points and, in English, with its cost."""
    rows = table_rows(language)
    for building in BUILDINGS[FIRST_WOODEN:RESIDENCE]:
        cost, points = rows[words(language, "caylus1303").say(f"tile-{building.name}")][:2]
        assert points == str(building.points), building.name
        if language == "en":
            assert " + ".join(sorted(cost.split(" + "))) == cost_words(building), building.name
    starting = {building.name: building.count for building in BUILDINGS if building.kind == STARTING}
    for name, tiles in starting.items():
        assert rows[words(language, "caylus1303").say(f"tile-{name}")][0] == str(tiles), name


@pytest.mark.parametrize(
    ("options", "key"),
    [({"squares": 6}, "bad-option-value"), ({"open_scores": "yes"}, "bad-option-value"), ({"boards": 1}, "bad-option")],
)
def test_bad_options_are_explained(options: dict[str, object], key: str) -> None:
    with pytest.raises(InputError) as caught:
        GAME.start(seats=2, seed=1, **options)
    assert caught.value.phrase.key == key
    check(CAYLUS, caught.value.phrase)


def test_bad_positions_and_actions_are_explained() -> None:
    data: Any = GAME.start(seats=2, seed=1).to_json()
    data["road"][15] = "mansion"
    with pytest.raises(InputError) as caught:
        GAME.from_json(data)
    assert str(caught.value) == "road[15]: this cannot lie on space 15, or it needs an owner."
    check(CAYLUS, caught.value.phrase)
    with pytest.raises(InputError) as caught:
        GAME.action({"do": "use", "seat": 0, "building": "wood_tailor", "pay": "silk"})
    assert caught.value.say("ru").startswith("pay[0]: «silk»")
    check(CAYLUS, caught.value.phrase)


def test_a_refusal_names_what_is_asked_instead() -> None:
    """The question that is open is quoted with all that it speaks of."""
    state = GAME.start(seats=2, seed=1)
    while state.question(state.to_act[0]).key != "ask-use":
        state.apply(state.legal(state.to_act[0])[0])
    seat = state.to_act[0]
    refusal = state.refuse(GAME.action({"do": "pass", "seat": seat}))
    assert refusal is not None
    check(CAYLUS, refusal.phrase)
    for language in LANGUAGES:
        say = words(language, "caylus1303").say
        assert say(refusal.phrase).endswith(say(state.question(seat)))


@pytest.mark.parametrize(
    ("count", "paid", "steps"), [(1, "рабочий", "шаг"), (2, "рабочих", "шага"), (5, "рабочих", "шагов")]
)
def test_russian_plurals(count: int, paid: str, steps: str) -> None:
    say = words("ru", "caylus1303").say
    moved = say("do-move", {"to": 14, "steps": count, "forward": 1, "price": count})
    assert moved == f"Передвинуть прево на {count} {steps} вперёд, на позицию 14 ({count} {paid})"
    gained = say("event-workers", {"player": "Анна", "count": count, "short": 0})
    assert gained == f"Анна получает {count} {'рабочего' if count == 1 else 'рабочих'}."


@pytest.mark.parametrize(
    ("steps", "en", "ru"),
    [
        (-3, "3 steps back", "3 шага назад"),
        (-1, "1 step back", "1 шаг назад"),
        (1, "1 step forward", "1 шаг вперёд"),
        (2, "2 steps forward", "2 шага вперёд"),
    ],
)
def test_the_way_of_the_provost(steps: int, en: str, ru: str) -> None:
    args: dict[str, Value] = {"player": "Ann", "steps": steps}
    assert words("en", "caylus1303").say("event-provost", args) == f"Ann moves the provost {en}."
    assert words("ru", "caylus1303").say("event-provost", args) == f"Ann передвигает прево на {ru}."


def test_goods_are_counted() -> None:
    goods = " ".join(["@good-wood"] * 4 + ["@good-gold"] * 3)
    args: dict[str, Value] = {"building": "@tile-theatre", "goods": goods, "points": 12, "favour": 1}
    said = words("en", "caylus1303").say("do-build", args)
    assert said == "Build the Theatre for 4 × wood, 3 × gold: 12 PP and a favour"
    said = words("ru", "caylus1303").say("do-build", args)
    assert said == "Построить: Театр (стоимость: 4 × дерево, 3 × золото), 12 ПО и привилегия"
