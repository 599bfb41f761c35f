"""Records of other rules at the terminal: replayed as far as they hold, not played on. Files with a byte order mark."""

from pathlib import Path

import pytest

from bastide import Record
from tests.core import newrules
from tests.core.test_rules_version import played, turned
from tests.terminal.conftest import Run


@pytest.fixture
def old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, int]:
    """A file, and how many of its moves hold."""
    record = played(seed=2)
    file = tmp_path / "old.game"
    file.write_text(record.text(), "utf-8-sig")
    newrules.change(monkeypatch)
    return str(file), turned(record)


@pytest.mark.parametrize(("lang", "said"), [("en", "version 2"), ("ru", "версия 2")])
def test_it_is_replayed_as_far_as_it_holds_and_says_why(run: Run, old: tuple[str, int], lang: str, said: str) -> None:
    file, holds = old
    ran = run("replay", file, "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    notice, _, moves = ran.out.partition("\n1. ")
    assert said in notice and "FAIR-5" in notice
    assert f"\n{holds}. " in moves and f"\n{holds + 1}. " not in moves
    assert run("replay", file, "--upto", str(holds)).code == 0
    assert f"the record has {holds} moves" in run("replay", file, "--upto", str(holds + 1)).err


@pytest.mark.parametrize(("lang", "said"), [("en", "cannot be played on"), ("ru", "нельзя продолжить")])
def test_it_is_not_played_on(run: Run, old: tuple[str, int], lang: str, said: str) -> None:
    file, _ = old
    ran = run("play", "--load", file, "--lang", lang)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err and "FAIR-5" in ran.err
    ran = run("play", "fair", "--seats", "3", "--lang", lang, lines=[f"load {file}"])
    assert said in " ".join(ran.answers[0].split())


def test_what_chance_brought_cannot_be_shown_any_more(run: Run, old: tuple[str, int]) -> None:
    ran = run("verify", old[0])
    assert ran.code == 1
    assert "The record does not replay." in ran.out


def test_a_file_with_a_byte_order_mark_is_read_and_written_over(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "my.game"
    file.write_text(played(seats=2, moves=6).text(), "utf-8-sig")
    ran = run("play", "--load", str(file), "--bots", "random", lines=["1", f"save {file}"])
    assert ran.code == 0
    assert Record.parse(file.read_text("utf-8")).at > 6
