"""Views are what their types say, in every game and with every option: no member more or less, none of another type."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import chain
from pathlib import Path
from random import Random
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import bastide
from bastide.core.decision import in_the_open
from bastide.core.state import State
from bastide.core.view_types import SharedView
from tests.core.playing import started
from tests.games.test_observations import ALL

Seen = set[tuple[type, str]]


def view_type(name: str) -> type:
    """The type of a game's whole view: the one that has all that every view has."""
    module = import_module(bastide.game(name).package + ".view_types")
    kinds = [kind for kind in vars(module).values() if is_typeddict(kind) and kind is not SharedView]
    (whole,) = [kind for kind in kinds if set(get_type_hints(SharedView)) <= set(get_type_hints(kind))]
    assert isinstance(whole, type)
    return whole


@cache
def members_of(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def check(value: object, kind: Any, where: str, seen: Seen) -> None:
    """Whether a value is what its type says; what members were there is noted."""
    origin, args = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        assert isinstance(value, dict), where
        members = members_of(kind)
        assert kind.__required_keys__ <= set(value) <= set(members), f"{where}: {set(value) ^ set(members)}"
        for name, member in value.items():
            seen.add((kind, name))
            check(member, members[name], f"{where}.{name}", seen)
    elif origin in (UnionType, Union):
        fitting = [one for one in args if fits(value, one)]
        assert fitting, f"{where}: {value!r} is none of {args}"
        check(value, fitting[0], where, seen)
    elif origin is list:
        assert isinstance(value, list), where
        for place, item in enumerate(value):
            check(item, args[0], f"{where}[{place}]", seen)
    elif origin is dict:
        assert isinstance(value, dict) and args[0] is str, where
        for name, item in value.items():
            check(item, args[1], f"{where}[{name!r}]", seen)
    else:
        assert type(value) is kind, f"{where}: {value!r} is no {kind}"


def fits(value: object, kind: Any) -> bool:
    plain = dict if is_typeddict(kind) else get_origin(kind) or kind
    return type(value) is plain


def documented(kind: Any) -> Iterator[tuple[type, str]]:
    """Every member of a type and of the types of its members."""
    if is_typeddict(kind):
        for name, member in get_type_hints(kind).items():
            yield kind, name
            yield from documented(member)
    for one in get_args(kind):
        yield from documented(one)


def golden(name: str) -> Iterator[State]:
    """Positions of whole games that bots have played."""
    for path in sorted((Path(__file__).parent / name / "golden").glob("*.game")):
        record = bastide.Record.parse(path.read_text())
        state = record.replay(upto=0)
        for action in record.moves:
            state.apply(action)
            yield state


def random(name: str) -> Iterator[State]:
    """Positions of games of some set-up for every number of players."""
    game = bastide.game(name)
    for seats in game.seats:
        state, dice = started(game, seats, 1), Random(1)
        while not state.over:
            state.apply(dice.choice(state.legal(dice.choice(state.to_act))))
            yield state


@pytest.mark.parametrize("name", ALL)
@pytest.mark.slow
def test_views_are_what_their_types_say(name: str) -> None:
    """Of every game all questions, some positions, its end, and whatever asks something else than those before."""
    kind, seen, asked = view_type(name), Seen(), set[tuple[int, ...]]()
    for number, state in enumerate(chain(random(name), golden(name))):
        open_questions = [state.questions[one.kind].shown(state, one) for one in in_the_open(state.stack)]
        check(open_questions, members_of(kind)["asked"], f"{name}.asked", seen)
        now = (state.seats, *[decision.kind for decision in state.stack])
        if now in asked and number % 29 and not state.over:
            continue
        asked.add(now)
        for seat in (None, state.to_act[0] if state.to_act else 0, state.seats - 1):
            check(state.view(seat), kind, name, seen)
        if state.over:
            check(state.opened().view(None), kind, name, seen)
    own = bastide.game(name).package
    unseen = [(one, member) for one, member in documented(kind) if (one, member) not in seen]
    missing = {f"{one.__name__}.{member}" for one, member in unseen if one.__module__.startswith(own)}
    assert not missing, f"members that no view has: {missing}"
