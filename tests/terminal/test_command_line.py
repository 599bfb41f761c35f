"""Bad command lines: one line on standard error in the language asked for, nothing on standard output, status 2."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bastide import Record
from tests.server.test_startup import broken_package, environ
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
    (["play", "burgundy", "--bots", "novice?style=sheep"], "ships, herds, learning"),
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
    (["completion"], "bash, zsh, fish"),
    (["completion", "tcsh"], '"tcsh"'),
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
    assert "play, replay, analyse, verify, arena, bench" in ran.err


@pytest.mark.parametrize(("lang", "said"), [("en", "usage: bastide"), ("ru", "вызов: bastide")])
@pytest.mark.parametrize(
    "command", [[], ["play"], ["replay"], ["arena"], ["bench"], ["games"], ["bots"], ["completion"]]
)
def test_help_speaks_the_language(run: Run, lang: str, said: str, command: list[str]) -> None:
    ran = run(*command, "--help", "--lang", lang).readable()
    assert ran.code == 0
    assert ran.out.startswith(" ".join([said, *command]))
    assert bool(re.search("[а-я]", ran.out)) == (lang == "ru")
    assert ("`bastide games`" in " ".join(ran.out.split())) == (command in (["play"], ["arena"])), "what can be set"


def test_the_version(run: Run) -> None:
    assert re.fullmatch(r"bastide \d+[.]\d+[.]\d+ [(](interpreted|compiled), Python 3[.].*[)]\n", run("--version").out)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_games_and_bots_are_listed_on_a_narrow_screen(run: Run, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With those of other packages."""
    for command, named in (
        ("games", ("burgundy", "caylus1303", "fair", "advanced_secret", "herds (")),
        ("bots", ("greedy",)),
    ):
        monkeypatch.setattr("bastide.terminal.listing.get_terminal_size", lambda: os.terminal_size((60, 24)))
        ran = run(command, "--lang", lang)
        assert (ran.code, ran.err) == (0, "")
        assert not KEY.search(ran.out.replace("@FILE", "FILE"))
        assert max(map(len, ran.out.splitlines())) <= 60
        assert all(name in ran.out for name in named)
        assert bool(re.search("[а-я]", ran.out)) == (lang == "ru")
        found = json.loads(run(command, "--json", "--lang", lang).out)
        assert all(one["name"] in ran.out for one in found)
        assert {one["package"] for one in found} >= {"bastide"}


def test_a_record_from_a_pipe(run: Run, folder: Path) -> None:
    lines = (folder / "good.game").read_text("utf-8").splitlines()
    assert run("replay", "-", lines=lines) == run("replay", "good.game")
    found = json.loads(run("replay", "-", "--json", lines=lines).out)
    assert (found["game"], found["seed"], found["scores"]) == ("burgundy", "10", [0, 0])
    assert [move["move"] for move in found["moves"]] == ["workers die=0", "workers die=1"]
    earlier = json.loads(run("replay", "good.game", "--json", "--upto", "1").out)
    assert len(earlier["moves"]) == 1 and earlier["view"] != found["view"]
    ran = run("replay", "-", lines=["Dear Margot"])
    assert (ran.code, ran.err.count("\n")) == (2, 1)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_completes_commands_games_and_bots(run: Run, shell: str) -> None:
    script = run("completion", shell).out
    for word in ("play", "completion", "upto", "caylus1303", "greedy"):
        assert word in script
    if shell == "bash":
        asked = "COMP_WORDS=(bastide play ca); COMP_CWORD=2; _shtab_bastide; echo ${COMPREPLY[@]}"
        told = subprocess.run(["bash", "-c", f"{script}\n{asked}"], capture_output=True, text=True, check=True)
        assert told.stdout == "caylus1303\n"


def test_a_package_that_cannot_be_loaded_is_named_and_left_out(tmp_path: Path) -> None:
    broken_package(tmp_path)

    def bastide(*args: str) -> "subprocess.CompletedProcess[str]":
        command = [sys.executable, "-m", "bastide.cli", *args]
        return subprocess.run(command, env=environ(str(tmp_path)), capture_output=True, text=True, check=False)

    listed = bastide("games", "--json", "--lang", "ru")
    assert "torn" not in {game["name"] for game in json.loads(listed.stdout)}
    assert listed.stderr.count("\n") == 1
    assert "не загружается" in listed.stderr and listed.stderr.endswith("RuntimeError: torn to pieces\n")
    for asked in (["play", "torn"], ["play", "burgundy", "--bots", "torn"]):
        ran = bastide(*asked)
        assert (ran.returncode, ran.stdout) == (2, "")
        assert "RuntimeError: torn to pieces" in ran.stderr and "Traceback" not in ran.stderr
