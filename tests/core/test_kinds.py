"""Kinds of values and fields of actions: what is written is read back, and every value has a digit of its own."""

import pytest

from bastide.core.errors import InputError
from bastide.core.fields import Field
from bastide.core.kinds import Kind, Name, Number, OneOf, Several
from bastide.core.phrases import Value
from bastide.core.reading import Reader


class Stones(OneOf):
    """1, 4 or 9 stones, written as so many strokes."""

    def __init__(self) -> None:
        super().__init__([1, 4, 9])

    def write(self, number: int) -> Value:
        return "I" * number

    def read(self, reader: Reader) -> int:
        return len(reader.text())


KINDS: list[tuple[Kind, list[int]]] = [
    (Number(3, 6), [3, 4, 5, 6]),
    (Number(-1, 1), [-1, 0, 1]),
    (Name(("wood", "stone")), [0, 1]),
    (Several(1, 3), [2, 4, 6, 8, 10, 12, 14]),
    (Stones(), [1, 4, 9]),
]


def as_json(value: Value) -> object:
    return list(value) if isinstance(value, tuple) else value


@pytest.mark.parametrize(("kind", "numbers"), KINDS)
def test_what_is_written_is_read_back(kind: Kind, numbers: list[int]) -> None:
    for number in numbers:
        assert kind.read(Reader(as_json(kind.write(number)))) == number


@pytest.mark.parametrize(("kind", "numbers"), KINDS)
def test_every_value_has_a_digit(kind: Kind, numbers: list[int]) -> None:
    digits = [kind.digit(number) for number in numbers]
    assert len(set(digits)) == len(numbers)
    assert all(0 <= digit < kind.size for digit in digits)
    assert [kind.number(digit) for digit in digits] == numbers
    for stranger in (-7, 99, 1 << 20):
        assert kind.digit(stranger) == -1


def test_a_number_may_have_a_name() -> None:
    depot = Number(0, 6, also={"black": 0})
    assert depot.read(Reader("black")) == depot.read(Reader(0)) == 0
    with pytest.raises(InputError):
        depot.read(Reader("white"))


def test_a_set_is_never_empty() -> None:
    with pytest.raises(InputError):
        Several(1, 3).read(Reader([]))


def test_a_field_that_may_be_left_out_has_one_value_more() -> None:
    die = Field("die", Number(0, 1), absent=-1)
    assert die.optional and die.size == 3 and die.blank == -1
    assert [die.digit(number) for number in (-1, 0, 1)] == [0, 1, 2]
    assert [die.number(digit) for digit in range(3)] == [-1, 0, 1]
    assert die.digit(2) == -1


def test_a_field_that_is_read_off_the_table_is_no_part_of_a_code() -> None:
    tile = Field("tile", Name(("", "ship", "mine")), coded=False)
    assert tile.size == 1
    assert {tile.digit(number) for number in range(3)} == {0}


def test_a_field_can_be_kept_under_another_name() -> None:
    class Held:
        where = 5

    assert Field("hex", Number(0, 36), "where").of(Held()) == 5
