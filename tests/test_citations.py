"""Every rule of a game is cited by a test of it: the numbers come from the anchors of the rules text."""

import ast
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import pytest

import bastide

TITLE = "a title; what it says stands in its sub-rules"


@dataclass(eq=False)
class Rulebook:
    """One game: how its rules are numbered, and what of them no test needs to cite."""

    game: str
    prefix: str
    chapters: int
    rulings: int
    examples: int
    decisions: int
    decided: str
    """The rule that lists what players decide."""
    excuses: Mapping[str, str]

    @cached_property
    def anchors(self) -> list[str]:
        rules = Path(bastide.__file__).parent / "games" / self.game / "text" / "rules.en.md"
        return re.findall(rf"\{{#((?:{self.prefix}|R)-[\d.]+)\}}", rules.read_text(encoding="utf-8"))

    @cached_property
    def tests(self) -> list[Path]:
        return sorted((Path(__file__).parent / "games" / self.game).glob("test_*.py"))

    @cached_property
    def text(self) -> str:
        return "\n".join(path.read_text(encoding="utf-8") for path in self.tests)

    @cached_property
    def docstrings(self) -> dict[str, str]:
        """The test functions of all files with what they say."""
        found: dict[str, str] = {}
        for path in self.tests:
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    found[node.name] = ast.get_docstring(node) or ""
        return found

    def cited(self, number: str) -> bool:
        """Whether a test names exactly this number: neither a part of a longer one nor a range."""
        return re.search(rf"(?<![\w-]){re.escape(number)}(?!\d|\.\d)", self.text) is not None


BURGUNDY = Rulebook(
    game="burgundy",
    prefix="BUR",
    chapters=17,
    rulings=30,
    examples=38,
    decisions=11,
    decided="BUR-16",
    excuses={
        **dict.fromkeys(("BUR-1", "BUR-2", "BUR-3", "BUR-3.2", "BUR-3.3", "BUR-3.4", "BUR-4"), TITLE),
        **dict.fromkeys(("BUR-5", "BUR-5.1", "BUR-5.3", "BUR-5.4", "BUR-6", "BUR-9"), TITLE),
        **dict.fromkeys(("BUR-10", "BUR-11", "BUR-12", "BUR-13", "BUR-14"), TITLE),
        "BUR-17": "the rulings R-1 to R-30 are cited one by one",
    },
)
CAYLUS = Rulebook(
    game="caylus1303",
    prefix="CAY",
    chapters=11,
    rulings=50,
    examples=28,
    decisions=18,
    decided="CAY-10",
    excuses={
        **dict.fromkeys(("CAY-1", "CAY-2", "CAY-3", "CAY-3.2", "CAY-3.3", "CAY-3.4", "CAY-3.5"), TITLE),
        **dict.fromkeys(("CAY-4", "CAY-4.0", "CAY-4.10", "CAY-5", "CAY-6", "CAY-7", "CAY-8", "CAY-9"), TITLE),
        "CAY-11": "the rulings R-1 to R-50 are cited one by one",
    },
)
EVERY = (BURGUNDY, CAYLUS)


def numbered(numbers: Mapping[Rulebook, list[str]]) -> pytest.MarkDecorator:
    """One test for each number of each game."""
    pairs = [
        pytest.param(book, number, id=f"{book.game}-{number}") for book, found in numbers.items() for number in found
    ]
    return pytest.mark.parametrize(("book", "number"), pairs)


every_book = pytest.mark.parametrize("book", EVERY, ids=lambda book: book.game)


@every_book
def test_anchors_are_all_there(book: Rulebook) -> None:
    """Each rule has one anchor, and the rulings are numbered without a gap."""
    assert len(book.anchors) == len(set(book.anchors))
    rulings = [name for name in book.anchors if name.startswith("R-")]
    assert rulings == [f"R-{n}" for n in range(1, book.rulings + 1)]
    assert {f"{book.prefix}-{n}" for n in range(1, book.chapters + 1)} <= set(book.anchors)


@numbered({book: [name for name in book.anchors if name not in book.excuses] for book in EVERY})
def test_rule_is_cited(book: Rulebook, number: str) -> None:
    assert book.cited(number)


@numbered({book: list(book.excuses) for book in EVERY})
def test_excuse_is_honest(book: Rulebook, number: str) -> None:
    """What is not tested exists, and what is called a title has sub-rules, each of which must be cited."""
    assert number in book.anchors
    if book.excuses[number] == TITLE:
        assert any(name.startswith(f"{number}.") for name in book.anchors)


@numbered({book: [f"X{n}" for n in range(1, book.examples + 1)] for book in EVERY})
def test_worked_example_has_its_test(book: Rulebook, number: str) -> None:
    """A test of its own, whose docstring names the example and its rules."""
    said = book.docstrings[f"test_x{int(number[1:]):02d}"]
    assert re.match(rf"{number} \((?:{book.prefix}-[^)]*|R-[^)]*)\): ", said)


@numbered({book: [f"D{n}" for n in range(1, book.decisions + 1)] for book in EVERY})
def test_decision_has_its_test(book: Rulebook, number: str) -> None:
    assert any(text.startswith(f"{number} ({book.decided}): ") for text in book.docstrings.values())


@every_book
def test_no_rule_is_made_up(book: Rulebook) -> None:
    """A number cited by a test is one of the rules text."""
    named = {number.rstrip(".") for number in re.findall(rf"(?<![\w-])(?:{book.prefix}|R)-\d[\d.]*", book.text)}
    assert named - set(book.anchors) == set()
