"""Records of other rules: opened up to the first line that no longer holds. Options that were added have their default.
Files that begin with a mark of their encoding."""

import re
from pathlib import Path
from typing import ClassVar

import pytest

import bastide
from bastide import InputError, Record, RecordError
from bastide.core.option import Option, read_options
from bastide.core.record import check_sum
from bastide.core.words import words
from bastide.examples.fair.game import GAME, Fair
from tests.core import newrules
from tests.core.playing import positions


def played(seats: int = 3, seed: int = 1, moves: int = 10_000, **options: object) -> Record:
    record = Record("fair", seats, seed, options)
    for place, (_, _, action) in enumerate(positions(GAME, seats, seed, **options)):
        if place < moves:
            record.apply(action)
    return record


def turned(record: Record) -> int:
    """How many moves come before the first booth that is turned."""
    return next(place for place, action in enumerate(record.moves) if re.search(r"build .*turn=[1-9]", str(action)))


def with_sum(lines: list[str], moves: int) -> str:
    return "\n".join([*lines, f"end {moves} moves {check_sum(lines)}"]) + "\n"


# ---- the version in a record


def test_every_game_says_the_version_of_its_rules_in_its_own_folder() -> None:
    for name in bastide.games():
        assert bastide.game(name).rules_version >= 1
        assert "rules_version" in vars(type(bastide.game(name)))


def test_the_first_version_is_not_written_and_later_ones_are(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played(moves=5)
    assert "rules" not in record.text()
    monkeypatch.setattr(Fair, "rules_version", 3)
    assert record.text().splitlines()[1:3] == ["game fair", "rules 3"]
    again = Record.parse(record.text())
    assert (again.rules, again.stale, again.text()) == (3, None, record.text())


def test_a_record_may_name_the_first_version() -> None:
    lines = played(moves=5).text().splitlines()[:-1]
    lines.insert(2, "rules 1")
    assert Record.parse(with_sum(lines, 5)).at == 5


@pytest.mark.parametrize("row", ["rules", "rules 0", "rules -1", "rules two", "rules 1 2", "rules 01"])
def test_a_version_is_a_number_from_one_on(row: str) -> None:
    lines = played(moves=5).text().splitlines()[:-1]
    lines.insert(2, row)
    with pytest.raises(RecordError) as caught:
        Record.parse(with_sum(lines, 5))
    assert caught.value.line == 3


# ---- other rules


def test_an_old_record_that_holds_is_one_of_now(monkeypatch: pytest.MonkeyPatch) -> None:
    old = played(moves=6)
    text = old.text()
    newrules.change(monkeypatch)
    record = Record.parse(text)
    assert record.stale is None and record.notice() is None
    assert record.state == old.state
    record.apply(record.state.legal(record.state.to_act[0])[0])
    assert "\nrules 2\n" in record.text()


@pytest.mark.parametrize("version", [2, 7])
def test_an_old_record_opens_up_to_the_first_line_that_no_longer_holds(
    monkeypatch: pytest.MonkeyPatch, version: int
) -> None:
    old = played(seed=2)
    text, holds = old.text(), turned(old)
    newrules.change(monkeypatch, version)
    record = Record.parse(text)
    assert record.at == holds
    assert record.moves == old.moves[:holds]
    assert record.stale is not None
    assert text.splitlines()[record.stale.line - 1] == f"{old.moves[holds].seat} {old.moves[holds]}"
    assert record.replay(holds - 1).moves == holds - 1
    for language, said in (("en", f"version {version}"), ("ru", f"версия {version}")):
        notice = words(language, "fair").say(record.notice() or "")
        assert said in notice and f" {holds}" in notice and f" {record.stale.line}: " in notice and "FAIR-5" in notice


def test_it_can_be_looked_at_and_forked_and_is_not_lost_but_not_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    text = played(seed=2).text()
    newrules.change(monkeypatch)
    record = Record.parse(text)
    seat = record.state.to_act[0]
    with pytest.raises(InputError, match="not played on"):
        record.apply(bastide.bot("random").choose(record.state, seat))
    assert record.text() == text
    assert record.undo() == 1
    assert record.redo(5) == 1
    fork = record.fork(3)
    assert (fork.at, fork.stale) == (3, None)
    assert "\nrules 2\n" in fork.text()


def test_points_that_are_counted_otherwise_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    old = played()
    text = old.text()
    newrules.count_otherwise(monkeypatch)
    record = Record.parse(text)
    assert record.at == old.at
    assert record.stale is not None
    assert text.splitlines()[record.stale.line - 1].startswith("score ")


def test_a_record_of_newer_rules_says_so_too(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as newer:
        newrules.count_otherwise(newer)
        text = played(moves=4).text()
    record = Record.parse(text)
    assert (record.rules, record.at) == (2, 4)
    assert "version 2 of the rules; version 1 is in force here" in words("en", "fair").say(record.notice() or "")


def test_a_changed_file_is_no_old_record(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = played(seed=2).text().splitlines()
    newrules.change(monkeypatch)
    for place in (*range(2, len(lines)), -1):
        if lines[place]:
            with pytest.raises(RecordError):
                Record.parse("\n".join([*lines[:place], *lines[place + 1 :]] if place >= 0 else lines[:-1]))
    with pytest.raises(RecordError, match="the record was changed"):
        Record.parse("\n".join(lines).replace("option rain false", "option rain true"))


def test_a_setup_that_no_longer_holds_is_refused_with_both_versions(monkeypatch: pytest.MonkeyPatch) -> None:
    text = played(purse=8).text()
    monkeypatch.setattr(Fair, "rules_version", 2)
    monkeypatch.setitem(GAME.options, "purse", Option("purse", "choice", 5, (5, 6)))
    with pytest.raises(RecordError, match=r"set up under version 1 .* version 2.*\"purse\"") as caught:
        Record.parse(text)
    assert text.splitlines()[caught.value.line - 1] == "option purse 8"


# ---- options


class Later(Fair):
    """The fair with an option more."""

    name: ClassVar[str] = "fair"

    def __init__(self) -> None:
        super().__init__()
        self.options = {"crier": Option("crier", "flag", True, (False, True)), **self.options}


def test_an_option_that_was_added_later_has_its_default(monkeypatch: pytest.MonkeyPatch) -> None:
    old = played(rain=True, moves=20)
    text = old.text()
    monkeypatch.setitem(bastide.core.catalog._GAMES, "fair", Later())
    record = Record.parse(text)
    assert dict(record.options) == {"crier": True, **old.options}
    assert record.at == 20 and record.stale is None
    assert "option crier true" in record.text()
    assert Record.parse(record.text()).state == old.state


def test_an_option_that_somebody_took_out_is_missed() -> None:
    """By the check sum: it need not be one that changes the moves."""
    lines = played(moves=0).text().splitlines()
    with pytest.raises(RecordError, match="the record was changed"):
        Record.parse("\n".join(line for line in lines if line != "option rain false"))


# ---- a mark of the encoding


def test_a_record_may_begin_with_a_mark_of_its_encoding() -> None:
    record = played(moves=4)
    assert Record.parse("\ufeff" + record.text()).text() == record.text()


def test_so_may_a_file_of_printed_values(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    game = bastide.game("florence")
    name = next(name for name, option in game.options.items() if option.type == "text")
    file.write_text("{}", "utf-8-sig")
    given = read_options([f"{name}=@{file}"], game.options)
    assert given == {name: "{}"}
    assert game.check_options(3, {name: "\ufeff{}"}) == game.check_options(3, given)
