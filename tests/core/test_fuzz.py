"""Whatever comes in, only InputError and IllegalAction come out, or a position that can be played to its end."""

import copy
import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bastide
from bastide.core.record import Record, RecordError
from tests.conftest import COMPILED
from tests.core.playing import GAMES, finish, positions, some_positions
from tests.core.saying import check_sentence

TRIES = settings(deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
SHARE = 1.0 if COMPILED else 0.4
"""Compiled, all tries are made; interpreted, where each takes several times as long, the first of them."""


def tries(most: int) -> settings:
    return settings(TRIES, max_examples=int(most * SHARE))


ODD = ["", "@tile-ship", "x" * 3000]
NUMBERS = st.one_of(st.integers(-2, 9), st.integers(), st.sampled_from([10**28, -(10**40), 127, 1_000_000, 1 << 32]))
EVERY = [*GAMES, "fair"]
ASKED = {"burgundy": 7, "caylus1303": 11, "fair": 8}
"""Kinds of questions that random games lead to."""
SETUPS: dict[str, list[dict[str, object]]] = {
    "burgundy": [{"setup": "advanced_open"}, {"setup": "advanced_secret"}],
    "caylus1303": [{"first_game": True}, {"squares": 5, "open_scores": True}],
    "fair": [{"pitch": "wide", "rain": True}],
}
"""Ways to set up that start otherwise than the plain one."""


def written(state: bastide.State, by_name: bool = False) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(state.to_json(by_name)))
    return data


def of_each_kind(game: bastide.Game) -> list[dict[str, Any]]:
    """A few positions for every kind of question that is asked."""
    found: dict[str, list[dict[str, Any]]] = {}
    for seed in range(40):
        for state, _, _ in positions(game, game.seats[seed % len(game.seats)], seed):
            kind = state.question(state.to_act[0]).key
            if len(found.setdefault(kind, [])) < 3 * (1 + seed // 8):
                found[kind].append(written(state))
    assert len(found) >= ASKED.get(game.name, 1), found.keys()
    return [data for several in found.values() for data in several[-3:]]


def texts(part: Any) -> set[str]:
    """Every text and every key in a piece of JSON."""
    if isinstance(part, dict):
        return set(part).union(*(texts(item) for item in part.values()))
    if isinstance(part, list):
        return set().union(*(texts(item) for item in part))
    return {part} if isinstance(part, str) else set()


class Ground:
    """What there is of one game to be edited: positions, actions, lines, and values that look like its own."""

    def __init__(self, name: str) -> None:
        self.game = bastide.game(name)
        seats = (min(self.game.seats), max(self.game.seats))
        self.starts = [
            *(written(self.game.start(number, 1, **one)) for number in seats for one in SETUPS.get(name, [])),
            *(written(state) for state in some_positions(self.game, 25, games=1)),
            *(written(state, True) for state in some_positions(self.game, 70, games=1)),
            *of_each_kind(self.game),
        ]
        self.played = [self.game.from_json(data) for data in self.starts]
        legal = [(state, seat) for state in self.played for seat in state.to_act]
        self.actions = [action.to_json() for state, seat in legal for action in state.legal(seat)]
        self.lines = sorted({str(state.legal(seat)[n]) for state, seat in legal for n in (0, -1)})
        names = sorted(texts(self.starts)) + ODD
        self.leaves = st.one_of(
            st.none(), st.booleans(), NUMBERS, st.floats(), st.sampled_from(names), st.text(max_size=5)
        )  # fmt: skip
        keys = st.one_of(st.sampled_from(names), st.text(max_size=5))
        self.values = st.recursive(
            self.leaves,
            lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(keys, inner, max_size=4)),
            max_leaves=6,
        )
        words = sorted({word for line in self.lines for word in line.split()})
        fields = [*sorted({field for action in self.actions for field in action}), "x"]
        field = st.builds("{}={}".format, st.sampled_from(fields), self.leaves)
        word = st.one_of(st.sampled_from(words), st.sampled_from(words), field, st.text(max_size=6))
        self.line = st.lists(word, max_size=7).map(" ".join)


@cache
def ground(name: str) -> Ground:
    return Ground(name)


EVERY_GAME = pytest.mark.parametrize("name", EVERY)


def paths(part: Any, above: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a piece of JSON."""
    inner = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    return [above, *(path for name, item in inner for path in paths(item, (*above, name)))]


def at(data: Any, path: tuple[Any, ...]) -> Any:
    for name in path:
        data = data[name]
    return data


@st.composite
def edited(draw: st.DrawFn, whole: list[Any], values: st.SearchStrategy[Any]) -> Any:
    """A good piece of JSON with one to three places changed, removed, doubled or swapped."""
    data = copy.deepcopy(draw(st.sampled_from(whole)))
    for _ in range(draw(st.integers(1, 3))):
        places = paths(data)[1:]
        if not places:
            break
        path = draw(st.sampled_from(places))
        above, name = at(data, path[:-1]), path[-1]
        how = draw(st.sampled_from(["put", "put", "remove", "double", "swap", "swap", "near"]))
        if how == "put":
            above[name] = draw(values)
        elif how == "remove":
            del above[name]
        elif how == "double" and isinstance(above, list):
            above.append(copy.deepcopy(above[name]))
        elif how == "near" and isinstance(above[name], int):
            above[name] = above[name] + draw(st.sampled_from([-1, 1]))
        else:
            apart = [place for place in places if place[: len(path)] != path[: len(place)]]
            other = draw(st.sampled_from(apart or [path]))
            there = at(data, other[:-1])
            above[name], there[other[-1]] = there[other[-1]], above[name]
    return data


def check_sound(state: bastide.State, game: bastide.Game) -> None:
    """A position that was accepted can be saved, seen and played to its end, where it is still accepted."""
    assert game.from_json(written(state)) == state
    for seat in range(state.seats):
        json.dumps(state.view(seat))
        assert bool(state.legal(seat)) == (seat in state.to_act)
        assert [action for action in state.legal(seat) if state.refuse(action) is not None] == []
    assert state.determinize(0, 1).view(0) == state.view(0)
    over = finish(state.clone())
    assert game.from_json(written(over)) == over


def only_bad_input(read: Callable[[], object]) -> object:
    """What it reads, or None after an error that is a sentence."""
    try:
        return read()
    except bastide.InputError as error:
        check_sentence(str(error).replace("-", " "))
        return None


@EVERY_GAME
@tries(600)
@given(st.data())
def test_edited_positions(name: str, draw: st.DataObject) -> None:
    here = ground(name)
    data = draw.draw(edited(here.starts, here.values))
    state = only_bad_input(lambda: here.game.from_json(data))
    if isinstance(state, bastide.State):
        check_sound(state, here.game)


@EVERY_GAME
def test_a_long_game_can_go_on(name: str) -> None:
    """What is counted on grows: a position that was accepted stays one however it goes on."""
    game = bastide.game(name)
    data = {**written(game.start(min(game.seats), 1)), "moves": 1_000_000}
    check_sound(game.from_json(data), game)


@EVERY_GAME
@tries(200)
@given(st.data(), st.integers(0, 99))
def test_any_json_as_a_position_a_part_of_one_or_an_action(name: str, draw: st.DataObject, number: int) -> None:
    here = ground(name)
    data, start = draw.draw(here.values), draw.draw(st.sampled_from(here.starts))
    assert only_bad_input(lambda: here.game.from_json(data)) is None
    assert only_bad_input(lambda: here.game.action(data)) is None
    part = list(start)[number % len(start)]
    state = only_bad_input(lambda: here.game.from_json({**start, part: data}))
    if isinstance(state, bastide.State):
        check_sound(state, here.game)


def play(game: bastide.Game, state: bastide.State, read: Callable[[], object]) -> None:
    """An action that is read can be written again; it is legal, or refused and then changes nothing."""
    action = only_bad_input(read)
    if isinstance(action, bastide.Action):
        assert game.action(action.to_json()) == action
        trial = state.clone()
        try:
            trial.apply(action)
        except bastide.IllegalAction as error:
            check_sentence(error.message)
            assert trial == state
        else:
            assert game.parse(action.seat, str(action), state) == game.action(action.to_json(), state)
        only_bad_input(lambda: game.encode(action))


@EVERY_GAME
@tries(600)
@given(st.data())
def test_edited_actions(name: str, draw: st.DataObject) -> None:
    here = ground(name)
    data = draw.draw(edited(here.actions, here.values))
    play(here.game, draw.draw(st.sampled_from(here.played)), lambda: here.game.action(data))


@EVERY_GAME
@tries(250)
@given(st.data(), st.integers(-1, 5))
def test_any_line(name: str, draw: st.DataObject, seat: int) -> None:
    here = ground(name)
    line = draw.draw(st.one_of(here.line, st.text(), st.sampled_from(here.lines)))
    state = draw.draw(st.sampled_from(here.played))
    play(here.game, state, lambda: here.game.parse(seat, line, state))


@EVERY_GAME
@tries(150)
@given(st.data(), st.integers(-1, 5))
def test_any_code(name: str, draw: st.DataObject, seat: int) -> None:
    here = ground(name)
    code = draw.draw(st.one_of(st.integers(-2, here.game.num_actions + 1), st.integers()))
    state = draw.draw(st.sampled_from(here.played))
    play(here.game, state, lambda: here.game.decode(state, code, seat))


# ---- records


def record_text(game: bastide.Game, moves: int) -> list[str]:
    record = Record(game.name, 2, 8)
    for _, _, action in positions(game, 2, 8):
        if len(record.moves) < moves:
            record.apply(action)
    return record.text().splitlines()


TEXTS = [*(record_text(bastide.game(name), 12) for name in GAMES), record_text(bastide.game("fair"), 99)]
LINE = st.sampled_from(EVERY).flatmap(lambda name: ground(name).line)


@st.composite
def edited_records(draw: st.DrawFn) -> tuple[list[str], list[str]]:
    """A record, and the same with lines and characters changed, removed, added and moved."""
    whole = draw(st.sampled_from(TEXTS))
    lines = list(whole)
    for _ in range(draw(st.integers(1, 3))):
        number = draw(st.integers(0, len(lines) - 1)) if lines else 0
        how = draw(st.sampled_from(["put", "remove", "insert", "letter", "cut", "move"]))
        if how == "put":
            lines[number : number + 1] = [draw(st.one_of(LINE, st.text(), st.sampled_from(whole)))]
        elif how == "insert":
            lines.insert(number, draw(st.one_of(LINE, LINE.map("0 {}".format), st.text(), st.sampled_from(whole))))
        elif how == "remove":
            del lines[number : number + 1]
        elif how == "cut":
            lines = "\n".join(lines)[: draw(st.integers(0, 2000))].split("\n")
        elif how == "move" and lines:
            lines.insert(draw(st.integers(0, len(lines) - 1)), lines.pop(number))
        elif lines:
            line = lines[number]
            place = draw(st.integers(0, len(line)))
            lines[number] = line[:place] + draw(st.text(max_size=2)) + line[place + 1 :]
    return whole, lines


def said(text: str) -> list[str]:
    """The lines that count: blank ones, remarks and blanks around a line may come and go."""
    return [line.strip() for line in text.splitlines() if line.strip() and not line.strip().startswith("#")]


@tries(300)
@given(edited_records())
def test_edited_records(both: tuple[list[str], list[str]]) -> None:
    whole, lines = both
    text = "\n".join(lines)
    if said(text) == said("\n".join(whole)):
        assert Record.parse(text).text().splitlines() == whole
        return
    with pytest.raises(RecordError) as error:
        Record.parse(text)
    check_sentence(str(error.value).replace("-", " "))


@EVERY_GAME
@tries(150)
@given(st.text())
def test_any_text_as_a_record(name: str, text: str) -> None:
    for made in (text, f"bastide record 1\n{text}", f"bastide record 1\ngame {name}\n{text}\nend 0 moves 0"):
        with pytest.raises(RecordError):
            Record.parse(made)


SEEDS = st.one_of(st.integers(), st.text(), st.booleans(), st.floats(), st.none(), st.binary())


@EVERY_GAME
@tries(200)
@given(st.data(), SEEDS)
def test_any_set_up(name: str, draw: st.DataObject, seed: Any) -> None:
    here = ground(name)
    seats = draw.draw(st.one_of(st.integers(-1, 6), here.values))
    options = draw.draw(st.dictionaries(st.sampled_from(list(here.game.options)), here.values))
    state = only_bad_input(lambda: here.game.start(seats=seats, seed=seed, **options))
    if isinstance(state, bastide.State):
        assert here.game.from_json(written(state)) == state
        if seed is not None:
            record = Record(name, seats, seed, options)
            assert record.state == state
            assert Record.parse(record.text()).state == state
