"""Every rule of Burgundy is cited by a test of it: the numbers come from the anchors of the rules text."""

import ast
import re
from pathlib import Path

import pytest

import bastide

RULES = Path(bastide.__file__).parent / "games" / "burgundy" / "text" / "rules.en.md"
TESTS = sorted((Path(__file__).parent / "games" / "burgundy").glob("test_*.py"))
ANCHORS = re.findall(r"\{#((?:BUR|R)-[\d.]+)\}", RULES.read_text(encoding="utf-8"))
TEXT = "\n".join(path.read_text(encoding="utf-8") for path in TESTS)
EXAMPLES = 38
DECISIONS = 11

TITLE = "a title; what it says stands in its sub-rules"
NOT_TESTED = {
    **dict.fromkeys(("BUR-1", "BUR-2", "BUR-3", "BUR-3.2", "BUR-3.3", "BUR-3.4", "BUR-4"), TITLE),
    **dict.fromkeys(("BUR-5", "BUR-5.1", "BUR-5.3", "BUR-5.4", "BUR-6", "BUR-9"), TITLE),
    **dict.fromkeys(("BUR-10", "BUR-11", "BUR-12", "BUR-13", "BUR-14"), TITLE),
    "BUR-17": "the rulings R-1 to R-27 are cited one by one",
}


def cited(number: str) -> bool:
    """Whether a test names exactly this number: neither a part of a longer one nor a range."""
    return re.search(rf"(?<![\w-]){re.escape(number)}(?!\d|\.\d)", TEXT) is not None


def docstrings() -> dict[str, str]:
    """The test functions of all files with what they say."""
    found: dict[str, str] = {}
    for path in TESTS:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[node.name] = ast.get_docstring(node) or ""
    return found


DOCSTRINGS = docstrings()


def test_anchors_are_all_there() -> None:
    """Each rule has one anchor, and the rulings are R-1 to R-27."""
    assert len(ANCHORS) == len(set(ANCHORS))
    assert [name for name in ANCHORS if name.startswith("R-")] == [f"R-{n}" for n in range(1, 28)]
    assert {f"BUR-{n}" for n in range(1, 18)} <= set(ANCHORS)


@pytest.mark.parametrize("number", [name for name in ANCHORS if name not in NOT_TESTED])
def test_rule_is_cited(number: str) -> None:
    assert cited(number)


@pytest.mark.parametrize("number", NOT_TESTED)
def test_excuse_is_honest(number: str) -> None:
    """What is not tested exists, and what is called a title has sub-rules, each of which must be cited."""
    assert number in ANCHORS
    if NOT_TESTED[number] == TITLE:
        assert any(name.startswith(f"{number}.") for name in ANCHORS)


@pytest.mark.parametrize("number", range(1, EXAMPLES + 1))
def test_worked_example_has_its_test(number: int) -> None:
    """A test of its own, whose docstring names the example and its rules."""
    assert re.match(rf"X{number} \((?:BUR-[^)]*|R-[^)]*)\): ", DOCSTRINGS[f"test_x{number:02d}"])


@pytest.mark.parametrize("number", range(1, DECISIONS + 1))
def test_decision_has_its_test(number: int) -> None:
    assert any(text.startswith(f"D{number} (BUR-16): ") for text in DOCSTRINGS.values())


def test_no_rule_is_made_up() -> None:
    """A number cited by a test is one of the rules text."""
    named = {number.rstrip(".") for number in re.findall(r"(?<![\w-])(?:BUR|R)-\d[\d.]*", TEXT)}
    assert named - set(ANCHORS) == set()
