"""A file of results: whoever was interrupted goes on, and nobody goes on with another run."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from bastide.arena import ArenaError, Local, Match, Outcome, Result, Sitting, run
from bastide.core.record import Record

BOTS = ["random"] * 3


class Counting:
    """A backend that plays here, counts, and can be interrupted."""

    def __init__(self, most: int = 1000) -> None:
        self.most = most
        self.played = 0

    def play(self, match: Match, sittings: Sequence[Sitting], recorded: bool) -> Iterator[Outcome]:
        for outcome in Local(1).play(match, sittings, recorded):
            if self.played == self.most:
                raise KeyboardInterrupt
            self.played += 1
            yield outcome


def tournament(file: Path | None, backend: Counting | None = None, **more: object) -> Result:
    given: dict[str, object] = {"bots": BOTS, "games": 4, "seed": "go", "results": file, **more}
    call: Callable[..., Result] = run
    return call("fair", backend=backend or Counting(), **given)


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    with pytest.raises(KeyboardInterrupt):
        tournament(file, Counting(5))
    with file.open("ab") as torn:
        torn.write(file.read_bytes().splitlines()[-1][:40])
    rest = Counting()
    assert tournament(file, rest).facts() == tournament(None).facts()
    assert rest.played == 12 - 5
    assert len(file.read_bytes().splitlines()) == 13
    assert tournament(file, Counting(0)).facts() == tournament(None).facts(), "nothing is left to play"


def test_a_file_and_a_folder_may_be_named_by_a_text(tmp_path: Path) -> None:
    run("fair", BOTS, 2, "go", backend=Counting(), results=str(tmp_path / "file"), records=str(tmp_path / "folder"))
    assert (tmp_path / "file").is_file() and any((tmp_path / "folder").iterdir())


def test_more_games_go_on_and_fewer_are_a_part(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    tournament(file)
    more = Counting()
    assert tournament(file, more, games=8).games == 24
    assert more.played == 12
    assert tournament(file, Counting(0), games=2).facts() == tournament(None, games=2).facts()


@pytest.mark.parametrize("length", [0, 1, 30])
def test_a_file_that_was_cut_in_its_first_line_begins_anew(tmp_path: Path, length: int) -> None:
    file = tmp_path / "results.jsonl"
    tournament(file)
    file.write_bytes(file.read_bytes()[:length])
    assert tournament(file).facts() == tournament(None).facts()
    assert len(file.read_bytes().splitlines()) == 13


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"seed": "other"}, 'there "seed" is go, here it is other'),
        ({"bots": ["random", "greedy"]}, 'there "bots" is random,random,random, here it is random,greedy'),
        ({"seats": 3}, 'there "seats" is 2, here it is 3'),
        ({"options": {"rain": True}}, 'there "option rain" is false, here it is true'),
    ],
)
def test_the_file_of_another_run_is_refused(tmp_path: Path, given: dict[str, Any], said: str) -> None:
    file = tmp_path / "results.jsonl"
    tournament(file)
    before = file.read_bytes()
    with pytest.raises(ArenaError) as refused:
        tournament(file, None, **given)
    assert said in str(refused.value)
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", [b"Dear Margot", b"Dear Margot\n", b"{}\n", b"[1]\n", b"\xff\xfe\n"])
def test_another_file_is_left_alone(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "letter.txt"
    file.write_bytes(text)
    with pytest.raises(ArenaError, match="left alone"):
        tournament(file)
    assert file.read_bytes() == text


@pytest.mark.parametrize("line", ['{"deal":0}', '{"deal":0,"bots":[0,9]}'])
def test_a_line_that_says_nothing_is_named(tmp_path: Path, line: str) -> None:
    file = tmp_path / "results.jsonl"
    tournament(file)
    lines = file.read_text("utf-8").splitlines()
    lines[2] = line
    file.write_text("\n".join([*lines, ""]), "utf-8")
    with pytest.raises(ArenaError, match="Line 3"):
        tournament(file)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such locks")
def test_two_runs_do_not_write_one_file(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    refused: list[str] = []

    def second(done: int, total: int) -> None:
        if done == 3:
            with pytest.raises(ArenaError) as told:
                tournament(file)
            refused.append(str(told.value))

    tournament(file, progress=second)
    assert "another run" in refused[0]


def test_records_that_are_missing_are_played_again(tmp_path: Path) -> None:
    file, folder = tmp_path / "results.jsonl", tmp_path / "records"
    plain = tournament(file, records=folder)
    saved = sorted(folder.iterdir())
    assert len(saved) == 12
    assert all(Record.parse(path.read_text("utf-8")).state.over for path in saved)
    text = saved[4].read_bytes()
    saved[4].unlink()
    again = Counting()
    assert tournament(file, again, records=folder).facts() == plain.facts()
    assert (again.played, saved[4].read_bytes()) == (1, text)
    assert len(file.read_bytes().splitlines()) == 13


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_run_that_was_killed_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    command = [sys.executable, "-m", "bastide.cli", "arena", "fair", "--bots", "random,random", "--games", "500"]
    command += ["--seed", "killed", "--processes", "2", "--results", str(file), "--json"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as first:
        while not file.exists() or file.read_bytes().count(b"\n") < 4:
            assert first.poll() is None
            time.sleep(0.02)
        os.kill(first.pid, signal.SIGKILL)
    done = file.read_bytes().count(b"\n") - 1
    command[command.index("500")] = str(done + 4)
    ended = subprocess.run(command, capture_output=True, check=True)
    told = json.loads(ended.stdout)
    whole = run("fair", ["random", "random"], done + 4, "killed", backend=Local(1))
    assert told["games"] == whole.games
    assert [row["wins"] for row in told["standings"]] == [row.wins for row in whole.standings]
    assert [row["scores"] for row in told["standings"]] == [vars(row.scores) for row in whole.standings]
