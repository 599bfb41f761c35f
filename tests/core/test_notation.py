"""One line per action, both ways."""

import pytest

from bastide.core.errors import InputError
from bastide.core.notation import line, split, value
from bastide.core.phrases import Value


@pytest.mark.parametrize(
    ("do", "fields", "text"),
    [
        ("end", {}, "end"),
        ("workers", {"die": 0}, "workers die=0"),
        ("take", {"depot": 3, "slot": 1, "tile": "ship"}, "take depot=3 slot=1 tile=ship"),
        ("ship", {"depots": (3, 4)}, "ship depots=3+4"),
        ("load", {"goods": (2,)}, "load goods=2"),
        ("move", {"steps": -2}, "move steps=-2"),
    ],
)
def test_a_line_and_back(do: str, fields: dict[str, Value], text: str) -> None:
    assert line(do, fields) == text
    word, written = split(text)
    assert word == do
    assert written == {name: part.partition("=")[2] for name, part in zip(fields, text.split()[1:], strict=True)}


def test_blanks_do_not_matter() -> None:
    assert split("  take \t depot=3\n tile=ship ") == ("take", {"depot": "3", "tile": "ship"})


@pytest.mark.parametrize("text", ["", " ", "\n\t"])
def test_an_empty_line_is_no_action(text: str) -> None:
    with pytest.raises(InputError, match="The line is empty"):
        split(text)


@pytest.mark.parametrize("word", ["depot", "depot=", "=3", "="])
def test_a_word_that_is_no_field_is_named(word: str) -> None:
    with pytest.raises(InputError, match=f'"{word}" is not of the form name=value'):
        split(f"take {word} tile=ship")


def test_a_field_is_written_once() -> None:
    with pytest.raises(InputError, match='"depot" is written twice'):
        split("take depot=3 depot=3")


@pytest.mark.parametrize(
    ("text", "meant"),
    [("3", 3), ("03", 3), ("-2", -2), ("3+4", [3, 4]), ("ship", "ship"), ("a+1", "a+1"), ("9" * 30, "9" * 30)],
)
def test_a_value_is_a_number_a_list_or_a_text(text: str, meant: object) -> None:
    assert value(text) == meant
