"""What keeps a version from being released, said in a sentence."""

import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

import bastide

ROOT = Path(__file__).parents[1]
TODAY = date(2026, 3, 1)
GOOD = """# Changelog

A promise.

## [Unreleased]

## [1.2.0] - 2026-02-28

### Added

- A game.

## [1.1.0] - 2026-01-01

- The first.
"""


@pytest.fixture(scope="module", autouse=True)
def building() -> Iterator[None]:
    sys.path.insert(0, str(ROOT / "building"))
    yield
    sys.path.remove(str(ROOT / "building"))


def test_the_version_is_read_where_it_is_written() -> None:
    import release

    assert release.version_of((ROOT / "src/bastide/__init__.py").read_text("utf-8")) == bastide.__version__
    assert release.wrong_version(bastide.__version__) == []
    assert release.version_of("version = 3\n") == ""


@pytest.mark.parametrize("version", ["", "1.2", "1.2.3.dev0", "v1.2.3", "1.2.3-rc1"])
def test_what_is_no_version(version: str) -> None:
    import release

    (said,) = release.wrong_version(version)
    assert f'"{version}"' in said


def test_a_good_changelog() -> None:
    import release

    assert release.wrong_changelog(GOOD, "1.2.0", TODAY) == []
    assert release.sections(GOOD)["1.1.0"] == ("2026-01-01", "- The first.")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("## [Unreleased]\n", "", "no section [Unreleased]"),
        ("## [Unreleased]\n", "## [Unreleased]\n\n- A bot.\n", "belongs to 1.2.0"),
        ("[1.2.0]", "[1.2.1]", "no section [1.2.0]"),
        (" - 2026-02-28", "", "no date such as 2026-03-01"),
        (" - 2026-02-28", " - soon", "no date"),
        (" - 2026-02-28", " - 2026-02-30", "no date"),
        (" - 2026-02-28", " - 20260228", "no date"),
        ("2026-02-28", "2026-03-02", "yet to come"),
        ("### Added\n\n- A game.\n\n", "", "nothing is said of 1.2.0"),
    ],
)
def test_what_is_wrong_with_a_changelog(old: str, new: str, said: str) -> None:
    import release

    assert old in GOOD
    (problem,) = release.wrong_changelog(GOOD.replace(old, new, 1), "1.2.0", TODAY)
    assert said in problem


def test_the_changelog_of_this_tree_can_be_read() -> None:
    """It has a place for what comes next, and every version in it has its date."""
    import release

    found = release.sections((ROOT / "CHANGELOG.md").read_text("utf-8"))
    assert next(iter(found)) == "Unreleased"
    assert [name for name, (written, _) in found.items() if name != "Unreleased" and not release.is_day(written)] == []


def test_a_tree_that_is_not_clean_and_a_tag_that_is_there() -> None:
    import release

    assert release.wrong_tree("", "v1.1.0\n", "1.2.0") == []
    assert "Makefile" in release.wrong_tree(" M Makefile\n", "", "1.2.0")[0]
    assert "count up" in release.wrong_tree("", "v1.1.0\nv1.2.0\n", "1.2.0")[0]


def test_a_tag_is_the_version() -> None:
    import release

    assert release.wrong_tag("v1.2.0", "1.2.0") == []
    for tag in ("1.2.0", "v1.2.1", ""):
        assert "1.2.0" in release.wrong_tag(tag, "1.2.0")[0]


def test_what_was_not_built_is_named() -> None:
    import release

    made = ["bastide-1.2.0.tar.gz", "bastide-1.2.0-py3-none-any.whl", "bastide-1.1.0.tar.gz"]
    assert release.missing("1.2.0", made) == []
    assert release.missing("1.2.0", made[1:]) == ["dist/bastide-1.2.0.tar.gz was not made."]


def test_every_step_of_make_is_a_target() -> None:
    import release

    rules = (ROOT / "Makefile").read_text("utf-8")
    assert [step for step in release.STEPS if step[0] == "make" and f"\n{step[1]}:" not in rules] == []


def test_problems_end_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before anything is run: the workflow asks in the same way."""
    import release

    monkeypatch.setattr(sys, "argv", ["release.py", "--tag", "v0.0.0"])
    with pytest.raises(SystemExit, match=r"The tag is v0\.0\.0"):
        release.main()
