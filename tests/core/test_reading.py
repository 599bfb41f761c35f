"""Reading JSON edited by hand: what is accepted, and errors that say where they are."""

from collections.abc import Callable

import pytest

from bastide.core.errors import InputError
from bastide.core.reading import Reader

DATA = {"name": "ship", "count": 3, "open": True, "list": [1, 2], "deep": {"inner": [{"n": 5}]}}


def parts() -> dict[str, Reader]:
    return Reader(DATA).members(("name", "count", "open", "list"), ("deep", "absent"))


def test_what_fits_is_read() -> None:
    found = parts()
    assert "absent" not in found
    assert found["name"].text() == "ship"
    assert found["name"].choice(("mine", "ship")) == 1
    assert found["count"].number(3, 3) == 3
    assert found["open"].flag() is True
    assert found["list"].numbers(2, 1, 2) == [1, 2]
    assert found["list"].numbers(None, 0, 9) == [1, 2]
    assert [item.number(0, 9) for item in found["list"].items()] == [1, 2]


Wrong = Callable[[dict[str, Reader]], object]


@pytest.mark.parametrize(
    ("read", "said"),
    [
        (lambda p: p["name"].number(0, 9), "name: this must be a whole number."),
        (lambda p: p["name"].flag(), "name: this must be true or false."),
        (lambda p: p["name"].items(), "name: this must be a list."),
        (lambda p: p["name"].members(()), "name: this must be an object."),
        (lambda p: p["name"].choice(("mine", "castle")), 'name: "ship" is not known here. Allowed: mine, castle.'),
        (lambda p: p["count"].text(), "count: this must be a string."),
        (lambda p: p["count"].choice(("3",)), "count: this must be a string."),
        (lambda p: p["count"].number(4, 9), "count: 3 is out of range; allowed is 4 to 9."),
        (lambda p: p["count"].number(0, 2), "count: 3 is out of range; allowed is 0 to 2."),
        (lambda p: p["open"].number(0, 9), "open: this must be a whole number."),
        (lambda p: p["list"].items(3), "list: there must be 3 entries, not 2."),
        (lambda p: p["list"].numbers(2, 1, 1), "list[1]: 2 is out of range; allowed is 1 to 1."),
        (lambda p: p["list"].items()[0].text(), "list[0]: this must be a string."),
        (lambda p: p["deep"].members(("other",)), 'deep: "inner" does not belong here. Allowed: other.'),
        (lambda p: p["deep"].members(("inner", "more")), 'deep: "more" is missing.'),
        (
            lambda p: p["deep"].members(("inner",))["inner"].items()[0].members(("n",))["n"].number(0, 4),
            "deep.inner[0].n",
        ),
        (lambda p: Reader(None).text(), "JSON: this must be a string."),
        (lambda p: Reader([1]).items()[0].flag(), "JSON[0]: this must be true or false."),
        (lambda p: Reader({}).members(("a",)), 'JSON: "a" is missing.'),
        (lambda p: Reader({1: 2}).members(("a",)), 'JSON: "1" does not belong here. Allowed: a.'),
        (lambda p: Reader(2.0).number(0, 9), "JSON: this must be a whole number."),
        (lambda p: Reader(float("nan")).number(0, 9), "JSON: this must be a whole number."),
    ],
)
def test_an_error_says_where_it_is_and_what_is_allowed(read: Wrong, said: str) -> None:
    with pytest.raises(InputError) as caught:
        read(parts())
    assert str(caught.value).startswith(said)


@pytest.mark.parametrize("digits", [20, 28, 29, 400, 5000])
def test_numbers_far_out_of_range_are_out_of_range(digits: int) -> None:
    for number in (10**digits, -(10**digits)):
        with pytest.raises(InputError, match=r"n: .*out of range; allowed is 0 to 9"):
            Reader(number, "n").number(0, 9)


def test_names_that_mean_nothing_are_not_offered() -> None:
    with pytest.raises(InputError, match=r"Allowed: a, b[.]"):
        Reader("c", "x").choice(("", "a", "b"))
