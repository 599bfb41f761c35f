"""Whatever comes in, only InputError and IllegalAction come out, or a position that can be played to its end."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bastide
from bastide.core.record import Record, RecordError
from tests.core import fair
from tests.core.playing import finish, positions, some_positions
from tests.core.saying import check_sentence

GAME = bastide.game("burgundy")
TRIES = settings(deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))

NAMES = [
    *("burgundy", "basic", "advanced_open", "advanced_secret", "a", "e", "black", "3", "h01", "h19", "h22"),
    *(
        "ship",
        "mine",
        "castle",
        "bank",
        "city_hall",
        "cow_2",
        "knowledge_7",
        "building",
        "animal",
        "goods_1",
        "goods_6",
    ),
    *("turn", "choose", "ship", "load", "castle", "warehouse", "fetch", "city_hall", "", "@tile-ship", "x" * 3000),
]
NUMBERS = st.one_of(st.integers(-2, 9), st.integers(), st.sampled_from([10**28, -(10**40), 127, 1_000_000, 1 << 32]))
LEAVES = st.one_of(st.none(), st.booleans(), NUMBERS, st.floats(), st.sampled_from(NAMES), st.text(max_size=5))
KEYS = st.one_of(st.sampled_from(NAMES), st.text(max_size=5))
VALUES = st.recursive(
    LEAVES,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(KEYS, inner, max_size=4)),
    max_leaves=6,
)


def written(state: bastide.State) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(state.to_json()))
    return data


def pending(kinds: int) -> list[dict[str, Any]]:
    """Positions in which something other than the turn is pending, a few of each kind."""
    found: dict[str, list[dict[str, Any]]] = {}
    for seed in range(40):
        for state, _, _ in positions(GAME, 2 + seed % 3, seed):
            if len(state.stack) > 1:
                data = written(state)
                found.setdefault(data["stack"][-1]["ask"], []).append(data)
    assert len(found) == kinds
    return [data for several in found.values() for data in several[:3]]


CHOOSING = [(seats, how) for seats in (2, 4) for how in ("advanced_open", "advanced_secret")]
STARTS = [
    *(written(GAME.start(seats=seats, seed=1, setup=how)) for seats, how in CHOOSING),
    *(written(state) for state in some_positions(GAME, 25, games=1)),
    *pending(6),
]


def paths(part: Any, above: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a piece of JSON."""
    inner = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    return [above, *(path for name, item in inner for path in paths(item, (*above, name)))]


def at(data: Any, path: tuple[Any, ...]) -> Any:
    for name in path:
        data = data[name]
    return data


@st.composite
def edited(draw: st.DrawFn, whole: list[Any]) -> Any:
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
            above[name] = draw(VALUES)
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


@settings(TRIES, max_examples=600)
@given(edited(STARTS))
def test_edited_positions(data: Any) -> None:
    state = only_bad_input(lambda: GAME.from_json(data))
    if isinstance(state, bastide.State):
        check_sound(state, GAME)


@settings(TRIES, max_examples=200)
@given(VALUES, st.sampled_from(STARTS), st.integers(0, 99))
def test_any_json_as_a_position_a_part_of_one_or_an_action(data: Any, start: dict[str, Any], number: int) -> None:
    assert only_bad_input(lambda: GAME.from_json(data)) is None
    assert only_bad_input(lambda: GAME.action(data)) is None
    name = list(start)[number % len(start)]
    state = only_bad_input(lambda: GAME.from_json({**start, name: data}))
    if isinstance(state, bastide.State):
        check_sound(state, GAME)


PLAYED = [GAME.from_json(data) for data in STARTS]
ACTIONS = [action.to_json() for state in PLAYED for seat in state.to_act for action in state.legal(seat)]


def play(state: bastide.State, read: Callable[[], object]) -> None:
    """An action that is read can be written again; it is legal, or refused and then changes nothing."""
    action = only_bad_input(read)
    if isinstance(action, bastide.Action):
        assert GAME.action(action.to_json()) == action
        trial = state.clone()
        try:
            trial.apply(action)
        except bastide.IllegalAction as error:
            check_sentence(error.message)
            assert trial == state
        else:
            assert GAME.parse(action.seat, str(action), state) == action
        only_bad_input(lambda: GAME.encode(action))


@settings(TRIES, max_examples=600)
@given(edited(ACTIONS), st.sampled_from(PLAYED))
def test_edited_actions(data: Any, state: bastide.State) -> None:
    play(state, lambda: GAME.action(data))


LINES = sorted({str(state.legal(seat)[n]) for state in PLAYED for seat in state.to_act for n in (0, -1)})
WORDS = sorted({word for line in LINES for word in line.split()})
FIELDS = ["depot", "slot", "tile", "die", "discard", "hex", "goods", "depots", "seat", "do", "x"]
FIELD = st.builds("{}={}".format, st.sampled_from(FIELDS), LEAVES)
WORD = st.one_of(st.sampled_from(WORDS), st.sampled_from(WORDS), FIELD, st.text(max_size=6))
LINE = st.lists(WORD, max_size=7).map(" ".join)


@settings(TRIES, max_examples=250)
@given(st.one_of(LINE, st.text(), st.sampled_from(LINES)), st.integers(-1, 5), st.sampled_from(PLAYED))
def test_any_line(line: str, seat: int, state: bastide.State) -> None:
    play(state, lambda: GAME.parse(seat, line, state))


@settings(TRIES, max_examples=150)
@given(st.one_of(st.integers(-2, GAME.num_actions + 1), st.integers()), st.integers(-1, 5), st.sampled_from(PLAYED))
def test_any_code(code: int, seat: int, state: bastide.State) -> None:
    play(state, lambda: GAME.decode(state, code, seat))


# ---- records


def record_text(game: bastide.Game, moves: int) -> list[str]:
    record = Record(game.name, 2, 8)
    for _, _, action in positions(game, 2, 8):
        if len(record.moves) < moves:
            record.apply(action)
    return record.text().splitlines()


TEXTS = [record_text(GAME, 12), record_text(fair.GAME, 99)]


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


@settings(TRIES, max_examples=300)
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


@settings(TRIES, max_examples=150)
@given(st.text())
def test_any_text_as_a_record(text: str) -> None:
    for made in (text, f"bastide record 1\n{text}", f"bastide record 1\ngame burgundy\n{text}\nend 0 moves 0"):
        with pytest.raises(RecordError):
            Record.parse(made)


SEEDS = st.one_of(st.integers(), st.text(), st.booleans(), st.floats(), st.none(), st.binary())


@settings(TRIES, max_examples=200)
@given(st.one_of(st.integers(-1, 6), VALUES), SEEDS, st.dictionaries(st.sampled_from(list(GAME.options)), VALUES))
def test_any_set_up(seats: Any, seed: Any, options: dict[str, Any]) -> None:
    state = only_bad_input(lambda: GAME.start(seats=seats, seed=seed, **options))
    if isinstance(state, bastide.State):
        assert GAME.from_json(written(state)) == state
        if seed is not None:
            record = Record("burgundy", seats, seed, options)
            assert record.state == state
            assert Record.parse(record.text()).state == state
