"""Records that were cut, edited or made up: each is refused with the line that is wrong."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

import bastide
from bastide.core.record import Record, RecordError
from bastide.examples.fair import GAME as FAIR
from tests.core.playing import positions
from tests.core.saying import check_input_error

GAME = bastide.game("burgundy")
LONG = "9" * 5000
"""More digits than Python reads as a number."""


def recorded(game: bastide.Game, seats: int, moves: int, **options: Any) -> list[str]:
    record = Record(game.name, seats, 4, options)
    for _, _, action in positions(game, seats, 4, **options):
        if len(record.moves) < moves:
            record.apply(action)
    return record.text().splitlines()


WHOLE = recorded(GAME, 2, 1000)
RECORDS = {
    "a whole game": WHOLE,
    "the start of a game": recorded(GAME, 3, 30, setup="advanced_secret"),
    "the start of a game in Caylus": recorded(bastide.game("caylus1303"), 3, 30, squares=2),
    "a fair": recorded(FAIR, 4, 1000, rain=True),
    "a fair of one": recorded(FAIR, 1, 1000),
}


def refused(lines: list[str]) -> RecordError:
    with pytest.raises(RecordError) as error:
        Record.parse("\n".join(lines) + "\n")
    check_input_error(error.value)
    assert str(error.value).startswith(f"Line {error.value.line}: ")
    return error.value


def saying(lines: list[str]) -> list[int]:
    """The numbers of the lines that are not blank."""
    return [number for number, line in enumerate(lines) if line]


def accepted(lines: list[str], edits: dict[int, list[str]]) -> list[str]:
    """The edits of lines that go unnoticed, or end in anything but a proper error."""
    found: list[str] = []
    for number, instead in edits.items():
        try:
            refused([*lines[:number], *instead, *lines[number + 1 :]])
        except (Exception, pytest.fail.Exception) as error:
            found.append(f"line {number + 1} as {instead!r:.60}: {error!r:.90}")
    return found


def test_the_records_themselves_are_fine() -> None:
    for lines in RECORDS.values():
        assert Record.parse("\n".join(lines)).text().splitlines() == lines
    assert len(WHOLE) > 100
    assert {lines[-2].split()[0] for lines in RECORDS.values()} == {"winner", "score"}


@pytest.mark.parametrize("lines", [[], ["", ""], ["# a remark"], ["{}"], ["bastide"], WHOLE[1:], ["record 1", *WHOLE]])
def test_what_is_no_record(lines: list[str]) -> None:
    assert 'a record begins with "bastide record 1"' in str(refused(lines))


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_cut_after_any_line(name: str) -> None:
    lines = RECORDS[name]
    for count in range(len(lines)):
        assert "breaks off" in str(refused(lines[:count])) or count == 0


@pytest.mark.parametrize("kept", range(1, 30))
def test_a_record_cut_within_its_closing_line(kept: int) -> None:
    refused([*WHOLE[:-1], WHOLE[-1][:-kept]])


def digits_moved(line: str) -> str:
    return line.translate(str.maketrans("0123456789", "1234567890"))


EDITS: dict[str, Callable[[str], list[str]]] = {
    "removed": lambda line: [],
    "twice": lambda line: [line, line],
    "longer": lambda line: [f"{line}x"],
    "with a zero": lambda line: [f"{line}0"],
    "with a word": lambda line: [f"{line} x"],
    "with a field": lambda line: [f"{line} die=0"],
    "without its end": lambda line: [line[:-1]],
    "without its beginning": lambda line: [line[1:]],
    "without its first word": lambda line: [line.partition(" ")[2]],
    "without its last word": lambda line: [line.rpartition(" ")[0]],
    "with other digits": lambda line: [digits_moved(line) if digits_moved(line) != line else f"9{line}"],
    "in capitals": lambda line: [line.upper() if line.upper() != line else f"A{line}"],
    "spaced out": lambda line: [line.replace(" ", "  ") if " " in line else f"{line} {line}"],
    "nonsense": lambda line: ["nonsense"],
    "a number": lambda line: ["0"],
    "a seat that is not there": lambda line: [f"7 {line.partition(' ')[2]}"],
    "a seat and nothing": lambda line: ["7 "],
    "a number too long": lambda line: [f"{LONG} {line}"],
    "a field too long": lambda line: [f"{line.partition('=')[0]}={LONG}"],
    "an end too long": lambda line: [f"end {LONG} moves 0"],
}


@pytest.mark.parametrize("name", RECORDS)
@pytest.mark.parametrize("edit", EDITS)
def test_a_record_with_one_line_edited(name: str, edit: str) -> None:
    lines = RECORDS[name]
    numbers = saying(lines)
    chosen = numbers if len(numbers) < 60 else [*numbers[:12], *numbers[12:-4:9], *numbers[-4:]]
    assert accepted(lines, {number: EDITS[edit](lines[number]) for number in chosen}) == []


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_with_two_lines_swapped(name: str) -> None:
    lines = RECORDS[name]
    for one, other in list(pairwise(saying(lines)))[:: 1 if len(lines) < 60 else 5]:
        if lines[one] != lines[other]:
            swapped = list(lines)
            swapped[one], swapped[other] = swapped[other], swapped[one]
            refused(swapped)


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("bastide record 1", "bastide record 9", 1, "begins with"),
        ("game burgundy", "game chess", 2, '"chess"'),
        ("game burgundy", "game", 2, "game"),
        ("seats 2", "seats 7", 3, "2, 3, 4"),
        ("seats 2", "seats two", 3, "seats"),
        ("seats 2", f"seats {LONG}", 3, "seats"),
        ("seed 4", "seed", 4, "seed"),
        ("option duchies standard", "option duchies 1+1+1", 5, '"duchies"'),
        ("option setup basic", "option setup easy", 6, '"easy"'),
        ("option setup basic", "option rain true", 6, '"rain"'),
        ("option setup basic", "option duchies 1+1", 6, "twice"),
        ("option sheets ", "option sheets 1+", 7, '"sheets"'),
    ],
)
def test_the_line_of_the_set_up_that_is_wrong_is_named(old: str, new: str, line: int, said: str) -> None:
    error = refused([row.replace(old, new) for row in WHOLE])
    assert (error.line, said in str(error)) == (line, True), str(error)


def test_the_move_that_is_wrong_is_named() -> None:
    first = next(number for number, line in enumerate(WHOLE) if line[:1].isdecimal())
    seat = WHOLE[first][0]
    for move, said in (
        (f"{seat} end", "not allowed (BUR-3.4.1)"),
        (f"{1 - int(seat)} workers die=0", "not allowed (BUR-3.3.3)"),
        (f"{seat} fly", '"fly"'),
        (f"{seat} workers", "fits 2 actions"),
        ("workers die=0", "A move is a seat number"),
    ):
        error = refused([*WHOLE[:first], move, *WHOLE[first + 1 :]])
        assert error.line == first + 1
        assert said in str(error)


# ---- records that begin with a position


def study() -> list[str]:
    return Record("burgundy", 2, 4, {}, GAME.start(seats=2, seed=4).to_json()).text().splitlines()


@pytest.mark.parametrize(
    "data", ["", "{", "{}", "[]", "7", "nonsense", "[" * 100_000, '{"game":"chess"}', "1e999", "NaN", LONG, "9" * 40]
)
def test_a_position_that_cannot_be_read(data: str) -> None:
    lines = study()
    assert lines[7].startswith("position {")
    error = refused([*lines[:7], f"position {data}", *lines[8:]])
    assert error.line == 8


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"workers":1', '"workers":2'),  # a sound position, but another one
        ('"moves":0', '"moves": 0'),
        ('"silver":1', '"silver":"1"'),
        ('"seats":2', '"seats":3'),
        ('"white":', '"black":'),
    ],
)
def test_a_position_that_was_changed(old: str, new: str) -> None:
    lines = study()
    assert Record.parse("\n".join(lines)).state == GAME.start(seats=2, seed=4)
    assert old in lines[7]
    refused([*lines[:7], lines[7].replace(old, new, 1), *lines[8:]])
