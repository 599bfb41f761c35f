"""Bad command lines: one line on standard error in the language asked for, nothing on standard output, status 2."""

import re
from pathlib import Path

import pytest

from bastide import Record
from tests.terminal.conftest import KEY, Run

BAD = [
    (["play", "chess"], '"chess"'),
    (["play", "--seats", "9"], "9"),
    (["play", "--seats", "1"], "2, 3, 4"),
    (["play", "--seats", "two"], '"two"'),
    (["play", "--seats"], "--seats"),
    (["play", "--seat", "3"], "3"),
    (["play", "--seat", "0"], "0"),
    (["play", "--seed", ""], "''"),
    (["play", "--seed", " 7"], "' 7'"),
    (["play", "--bots", "deep"], '"deep"'),
    (["play", "--bots", "greedy,deep"], '"deep"'),
    (["play", "--bots", "random,random", "--seats", "2"], "2"),
    (["play", "--bots", "random,random,random,random"], "5"),
    (["play", "--option", "setup"], '"setup"'),
    (["play", "--option", "speed=9"], '"speed"'),
    (["play", "--option", "setup=hard"], "advanced_secret"),
    (["play", "--option", "duchies=0"], '"0"'),
    (["play", "--option", "duchies=3"], '"3"'),
    (["play", "--option", "setup=basic", "--option", "setup=basic"], '"setup"'),
    (["play", "caylus1303", "--option", "squares=9"], "1, 2, 3, 4, 5"),
    (["play", "caylus1303", "--option", "squares=true"], "1, 2, 3, 4, 5"),
    (["play", "caylus1303", "--option", "open_scores=1"], "false, true"),
    (["play", "caylus1303", "--option", "first_game=maybe"], '"maybe"'),
    (["play", "caylus1303", "--seats", "6"], "2, 3, 4, 5"),
    (["arena", "caylus1303", "--option", "squares=0"], "1, 2, 3, 4, 5"),
    (["arena", "caylus1303", "--option", "squares"], '"squares"'),
    (["play", "--load", "no-such.game"], '"no-such.game"'),
    (["play", "--load", "/"], '"/"'),
    (["play", "--load", "good.game", "--seats", "3"], "3"),
    (["play", "--load", "good.game", "--seed", "7"], "--seed"),
    (["play", "--load", "letter.game"], '"letter.game"'),
    (["play", "--load", "picture.game"], '"picture.game"'),
    (["play", "--load", "cut.game"], "end …"),
    (["play", "--load", "illegal.game"], "BUR-3.4.1"),
    (["play", "--fast"], "--fast"),
    (["replay"], "bastide replay"),
    (["replay", "no-such.game"], '"no-such.game"'),
    (["replay", "good.game", "--upto", "99"], "99"),
    (["replay", "good.game", "--upto", "-1"], "-1"),
    (["replay", "good.game", "--upto", "x"], '"x"'),
    (["replay", "good.game", "again.game"], "again.game"),
    (["juggle"], '"juggle"'),
    (["--loud"], "--loud"),
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a good record and several bad ones."""
    record = Record("burgundy", 2, "10")
    for line in ("workers die=0", "workers die=1"):
        record.apply(record.game.parse(record.state.to_act[0], line, record.state))
    text = record.text()
    (tmp_path / "good.game").write_text(text, "utf-8")
    (tmp_path / "letter.game").write_text("Dear Margot", "utf-8")
    (tmp_path / "picture.game").write_bytes(b"\x89PNG\xff\xfe")
    (tmp_path / "cut.game").write_text(text.partition("score")[0], "utf-8")
    (tmp_path / "illegal.game").write_text(text.replace("workers die=1", "workers die=0"), "utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(("argv", "names"), BAD, ids=lambda value: " ".join(value) if isinstance(value, list) else "")
@pytest.mark.usefixtures("folder")
def test_a_bad_command_line_is_answered_in_one_line(run: Run, lang: str, argv: list[str], names: str) -> None:
    ran = run(*argv, "--lang", lang)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("bastide: ")
    assert ran.err.count("\n") == 1
    assert not KEY.search(ran.err)
    assert bool(re.search("[а-я]", ran.err)) == (lang == "ru")
    assert names in re.sub("[«»]", '"', ran.err)


@pytest.mark.parametrize("argv", [["play", "--lang", "fr"], ["replay", "x.game", "--lang=fr"]])
def test_an_unknown_language_is_refused_in_english(run: Run, argv: list[str]) -> None:
    ran = run(*argv)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == 'bastide: There is no language "fr". The languages are: en, ru.\n'


def test_a_command_is_needed(run: Run) -> None:
    ran = run()
    assert (ran.code, ran.out) == (2, "")
    assert "play, replay, verify, arena, bench" in ran.err


@pytest.mark.parametrize(("lang", "said"), [("en", "usage: bastide"), ("ru", "вызов: bastide")])
@pytest.mark.parametrize("command", [[], ["play"], ["replay"], ["arena"], ["bench"]])
def test_help_speaks_the_language(run: Run, lang: str, said: str, command: list[str]) -> None:
    ran = run(*command, "--help", "--lang", lang).readable()
    assert ran.code == 0
    assert ran.out.startswith(" ".join([said, *command]))
    assert bool(re.search("[а-я]", ran.out)) == (lang == "ru")
    assert ("advanced_secret" in ran.out) == (command in (["play"], ["arena"])), "the settings of the game"
