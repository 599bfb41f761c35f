"""Positions as people write them: rows and what questions carry by name, what is left out, a game a step at a time."""

import json
from pathlib import Path
from typing import Any

import pytest

import bastide
from bastide.core.record import Record
from tests.core.playing import GAMES, going_on, started
from tests.core.saying import check_illegal, check_input_error

EVERY_GAME = pytest.mark.parametrize("name", [*GAMES, "fair"])
GOLDEN = Path(__file__).parents[1] / "games"
NEVER: dict[str, set[str]] = {"orleans": {"famine"}}
"""Questions that carry something and that golden games do not ask."""


def plain(state: bastide.State, by_name: bool = False) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(state.to_json(by_name)))
    return data


def golden(name: str) -> list[Record]:
    return [Record.parse(file.read_text()) for file in sorted((GOLDEN / name / "golden").glob("*.game"))]


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_asked_is_read_again_by_name(name: str) -> None:
    """Every kind of question of the golden games, with every set of arguments that it has there."""
    game, seen = bastide.game(name), set[tuple[object, ...]]()
    for record in golden(name):
        state = record.replay(0)
        for action in record.moves:
            for decision in state.stack:
                carried = (decision.a > 0, decision.b > 0, decision.c > 0, len(decision.more))
                if (decision.kind, carried) not in seen:
                    seen.add((decision.kind, carried))
                    named = plain(state, True)
                    assert game.from_json(named) == state
                    assert all(isinstance(one.get("with", {}), dict) for one in named["stack"])
            state.apply(action)
        assert game.from_json(plain(state, True)) == state
    carry = {q.name for q in state.questions if q.carried() or q.listed}
    met = {state.questions[kind].name for kind, _ in seen}  # type: ignore[call-overload]
    assert carry - met == NEVER.get(name, set())


@EVERY_GAME
def test_old_and_new_form_mean_the_same(name: str) -> None:
    game = bastide.game(name)
    for seed in range(3):
        for number, (state, _, _) in enumerate(going_on(started(game, game.seats[-1 - seed], seed), seed)):
            if number % 20 == 0:
                assert game.from_json(plain(state, True)) == game.from_json(plain(state)) == state


@EVERY_GAME
def test_a_step_at_a_time_comes_to_the_same(name: str) -> None:
    """The same position in the end, the same events in the same order, and nothing is left watching."""
    game = bastide.game(name)
    kinds: set[str] = set()
    for state, _, action in going_on(started(game, game.seats[-1], 5), 5):
        before, after = state.clone(), state.clone()
        told = after.watch()
        after.apply(action)
        steps = list(before.steps(action))
        kinds |= {step.kind for step in steps}
        assert before == after and before.events is None
        assert repr([event for step in steps for event in step.events]) == repr(told)
        assert steps[0].kind == "action" and all((step.asked is None) == (step.kind != "settled") for step in steps)
    assert kinds >= ({"action", "settled"} if name == "burgundy" else {"action", "course"})


@EVERY_GAME
def test_going_on_at_once_after_some_steps(name: str) -> None:
    game = bastide.game(name)
    for state, _, action in going_on(started(game, game.seats[-1], 6), 6):
        here, after = state.clone(), state.clone()
        next(here.steps(action))
        here.proceed()
        after.apply(action)
        assert here == after


def test_an_illegal_action_takes_no_step() -> None:
    game = bastide.game("burgundy")
    state = game.start(seats=2, seed=1)
    before = state.clone()
    with pytest.raises(bastide.IllegalAction) as error:
        state.steps(game.action({"do": "end", "seat": state.to_act[0]}))
    check_illegal(error.value, "burgundy")
    assert state == before


# ---- what is wrong, and what helps


def refused(name: str, data: dict[str, Any]) -> str:
    with pytest.raises(bastide.InputError) as error:
        bastide.game(name).from_json(data)
    check_input_error(error.value)
    return str(error.value)


SEEDED = {name: plain(bastide.game(name).start(seats=3, seed=4), True) for name in GAMES}


TURN = SEEDED["burgundy"]["stack"][0]
LOADING = [TURN, {**TURN, "ask": "load", "with": {"depot": 1, "colours": ["goods_1"]}}]


def without(name: str, *members: str) -> dict[str, Any]:
    return {member: value for member, value in SEEDED[name].items() if member not in members}


@pytest.mark.parametrize(
    ("name", "changed", "said"),
    [
        ("orleans", {"supply": {"farmer": 3}}, 'supply: "farmer": 3 found, there must be 14. Leave out "supply", and'),
        ("orleans", {"market": {}}, 'Leave out "market", and it is made from the rest.'),
        ("orleans", {"technology": 3}, 'Leave out "technology"'),
        ("orleans", {"citizens": []}, 'Leave out "citizens"'),
        ("florence", {"stock": {**SEEDED["florence"]["stock"], "jester": 2}}, 'Leave out "stock"'),
        ("florence", {"decks": {"professions": [], "bonuses": [], "prestiges": []}}, 'Leave out "decks"'),
        ("florence", {"freedoms": {"travel": 1, "religion": 2, "opinion": 2}}, 'Leave out "freedoms"'),
        ("burgundy", {"piles": {**SEEDED["burgundy"]["piles"], "mine": ["mine"] * 10}}, 'Leave out "piles"'),
        ("burgundy", {"boxed_goods": []}, 'Leave out "boxed_goods"'),
        ("burgundy", {"round_goods": []}, 'round_goods: there must be 4 entries, not 0. Leave out "round_goods"'),
        ("burgundy", {"stack": LOADING}, 'stack[1]: "load" cannot be asked in such a position'),
    ],
)  # fmt: skip
def test_the_cure_is_said_and_helps(name: str, changed: dict[str, Any], said: str) -> None:
    """Whoever leaves out what the sentence names has a position again."""
    game = bastide.game(name)
    assert said in refused(name, {**SEEDED[name], **changed})
    game.from_json(without(name, *changed))


def test_no_cure_is_promised_where_there_is_none() -> None:
    """All 14 farmers and more are in one bag: leaving out the supply does not help."""
    data = without("orleans")
    data["players"] = [{**data["players"][0], "bag": {"farmer": 15}}, *data["players"][1:]]
    assert refused("orleans", data).endswith("there must be 14.")


@pytest.mark.parametrize(
    ("member", "value", "said"),
    [
        ("map", {"paris__rome__road": "wine"}, 'map: "paris__rome__road" does not belong here'),
        ("map", {"blois__orleans__river": "silk"}, 'map.blois__orleans__river: "silk" is not known here'),
        ("map", {"blois__orleans__river": ["wine"] * 2}, "river: 2 entries are too many; at most 1"),
        ("map", {"chartres__le_mans__road": [None, "grain"]}, "map.chartres__le_mans__road[1]: goods lie here only"),
        ("deeds", {"astronomy": ["monk"]}, 'deeds.astronomy[0]: "monk" cannot lie on this space of '),
        ("deeds", {"astronomy": ["scholar"] * 4}, "deeds.astronomy: 4 entries are too many; at most 3"),
        ("stack", [{"seat": 0, "ask": "plan", "with": {"level": 1}}], 'the question "plan" carries nothing'),
        ("stack", [{"seat": 0, "ask": "tile", "with": {}}], 'stack[0].with: "level" is missing'),
        ("stack", [{"seat": 0, "ask": "tile", "with": {"level": 3}}], "stack[0].with.level: 3 is out of range"),
        ("stack", [{"seat": 0, "ask": "tile", "with": {"level": 2}}], '(Followers). Leave out "stack", and it is made'),
    ],
)  # fmt: skip
def test_a_name_that_cannot_be_is_said_with_its_place(member: str, value: Any, said: str) -> None:
    assert said in refused("orleans", {**SEEDED["orleans"], member: value})


def test_goods_and_tokens_by_name() -> None:
    """One good of a connection stands for itself; a short list fills the first spaces."""
    game = bastide.game("orleans")
    data = without("orleans", "market", "supply", "citizens")
    data["map"] = {"blois__orleans__river": "wine", "briare__orleans__river": [None, "wool"]}
    data["deeds"] = {"city_wall": ["knight"], "papal_conclave": [None, None, "knight"]}
    state = game.from_json(data)
    named = plain(state, True)
    assert named["map"] == data["map"]
    assert named["deeds"] == {"city_wall": ["knight", *[None] * 9], "papal_conclave": [None, None, "knight"]}
    assert plain(state)["map"].count(None) == 50


# ---- Florence: a tile by its cells, decks that are left out


def laying() -> bastide.State:
    data = without("florence", "decks", "stack", "rng")
    people = [{**one, "hand": []} for one in data["players"]]
    data.update(phase="actions", step=1, actions=1, first=0, players=people)
    data["stack"] = [{"seat": 0, "ask": "turn"}, {"seat": 0, "ask": "lay", "with": {"tile": "tower"}}]
    return bastide.game("florence").from_json(data)


def test_a_tile_is_laid_by_its_cells() -> None:
    """Where it is turned and how follows from them, also where the rules forbid it (FLO-6.2.2)."""
    game, state = bastide.game("florence"), laying()
    action = game.action({"do": "lay", "seat": 0, "cells": [0, 1, 2]}, state)
    assert action in state.legal(0)
    state.apply(action)
    covered = game.action({"do": "lay", "seat": 0, "cells": [35, 36, 37]}, laying())
    with pytest.raises(bastide.IllegalAction) as error:
        laying().apply(covered)
    assert error.value.rule == "FLO-6.2.2"
    with pytest.raises(bastide.InputError) as bad:
        game.action({"do": "lay", "seat": 0, "cells": [0, 1, 9]}, laying())
    check_input_error(bad.value)
    with pytest.raises(bastide.InputError):
        game.action({"do": "lay", "seat": 0, "turn": 0}, laying())


def test_decks_are_what_lies_nowhere_else() -> None:
    """FLO-1.5: every card once."""
    data = plain(laying())
    found = [card for deck in data["decks"].values() for card in deck]
    assert len(found) == len(set(found)) == 55
