"""Every rule of a game is cited by a test of it and named where it is implemented, by its number in full.

The numbers come from the anchors of the rules text.
"""

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
    ruling: str = "R-"
    """What the numbers of rulings begin with: what they decide stands where the rule is implemented."""

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

    @cached_property
    def source(self) -> str:
        """The game itself; its bot and its pictures carry out no rules."""
        folder = Path(bastide.__file__).parent / "games" / self.game
        files = [path for path in folder.rglob("*.py") if path.relative_to(folder).parts[0] not in ("bot", "terminal")]
        return "\n".join(path.read_text(encoding="utf-8") for path in sorted(files))

    def named(self, text: str) -> set[str]:
        """The numbers in a text."""
        found = re.findall(rf"(?<![\w-])(?:{self.prefix}|R)-\d[\d.]*", text)
        return {number.rstrip(".") for number in found}


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
    rulings=51,
    examples=28,
    decisions=18,
    decided="CAY-10",
    excuses={
        **dict.fromkeys(("CAY-1", "CAY-2", "CAY-3", "CAY-3.2", "CAY-3.3", "CAY-3.4", "CAY-3.5"), TITLE),
        **dict.fromkeys(("CAY-4", "CAY-4.0", "CAY-4.10", "CAY-5", "CAY-6", "CAY-7", "CAY-8", "CAY-9"), TITLE),
        "CAY-11": "the rulings R-1 to R-51 are cited one by one",
    },
)
ORLEANS = Rulebook(
    game="orleans",
    prefix="ORL",
    chapters=12,
    rulings=58,
    examples=46,
    decisions=26,
    decided="ORL-11",
    excuses={
        **dict.fromkeys(("ORL-1", "ORL-2", "ORL-3", "ORL-4", "ORL-4.8", "ORL-4.9", "ORL-4.11", "ORL-5"), TITLE),
        **dict.fromkeys(("ORL-6", "ORL-7", "ORL-8", "ORL-8.1", "ORL-8.2", "ORL-8.3", "ORL-8.4", "ORL-8.5"), TITLE),
        **dict.fromkeys(("ORL-9", "ORL-10"), TITLE),
        "R-35": "names a tile of another expansion, so there is nothing to carry out",
        "ORL-12": "the rulings R-1 to R-58 are cited one by one",
    },
)
FLORENCE = Rulebook(
    game="florence",
    prefix="FLO",
    chapters=18,
    rulings=46,
    examples=26,
    decisions=24,
    decided="FLO-16",
    excuses={
        **dict.fromkeys([f"FLO-{chapter}" for chapter in range(1, 14)], TITLE),
        **dict.fromkeys(("FLO-5.5", "FLO-6.1", "FLO-6.2", "FLO-6.3", "FLO-6.4", "FLO-6.5", "FLO-11.3"), TITLE),
        "FLO-17": TITLE,
        "FLO-18": "the examples are tests one by one",
    },
    ruling="FLO-17.",
)
EVERY = (BURGUNDY, CAYLUS, ORLEANS, FLORENCE)


every_book = pytest.mark.parametrize("book", EVERY, ids=lambda book: book.game)


@every_book
def test_anchors_are_all_there(book: Rulebook) -> None:
    """Each rule has one anchor, and the rulings are numbered without a gap."""
    assert len(book.anchors) == len(set(book.anchors))
    rulings = [name for name in book.anchors if name.startswith(book.ruling)]
    assert rulings == [f"{book.ruling}{n}" for n in range(1, book.rulings + 1)]
    assert {f"{book.prefix}-{n}" for n in range(1, book.chapters + 1)} <= set(book.anchors)


@every_book
def test_every_rule_is_cited(book: Rulebook) -> None:
    assert [name for name in book.anchors if name not in book.named(book.text) | set(book.excuses)] == []


@every_book
def test_every_rule_is_named_where_it_is_implemented(book: Rulebook) -> None:
    found = book.named(book.source)
    rules = [name for name in book.anchors if not name.startswith(book.ruling) and name not in book.excuses]
    assert [name for name in rules if name not in found] == []


@every_book
def test_excuses_are_honest(book: Rulebook) -> None:
    """What is not tested exists, and what is called a title has sub-rules, each of which must be cited."""
    assert [number for number in book.excuses if number not in book.anchors] == []
    titles = [number for number, excuse in book.excuses.items() if excuse == TITLE]
    assert [one for one in titles if not any(name.startswith(f"{one}.") for name in book.anchors)] == []


@every_book
def test_every_worked_example_has_its_test(book: Rulebook) -> None:
    """A test of its own, whose docstring names the example and its rules."""

    def shown(number: int) -> bool:
        name = f"test_x{number:02d}"
        said = [text for test, text in book.docstrings.items() if test == name or test.startswith(f"{name}_")]
        return any(re.match(rf"X{number} \((?:{book.prefix}-[^)]*|R-[^)]*)\): ", text) for text in said)

    assert [f"X{number}" for number in range(1, book.examples + 1) if not shown(number)] == []


@every_book
def test_every_decision_has_its_test(book: Rulebook) -> None:
    wanted = [f"D{number} ({book.decided}): " for number in range(1, book.decisions + 1)]
    assert [one for one in wanted if not any(text.startswith(one) for text in book.docstrings.values())] == []


@every_book
def test_no_rule_is_made_up(book: Rulebook) -> None:
    """A number cited by a test or in the source is one of the rules text."""
    assert book.named(book.text) | book.named(book.source) <= set(book.anchors)


@every_book
def test_numbers_are_written_in_full(book: Rulebook) -> None:
    """Whoever looks for a number finds it: never "CAY-3.2.8, 6.2" for CAY-3.2.8 and CAY-6.2."""
    assert re.findall(rf"{book.prefix}-[\d.]+\d(?:,| to| and| or|;) \d+\.\d", book.text + book.source) == []
