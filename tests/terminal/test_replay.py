"""`bastide replay`: as a list, as one position, and step by step."""

import re
from pathlib import Path

import pytest

from bastide import Record
from tests.terminal.conftest import Run, Sit


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game in which everybody takes the last option."""
    record = Record("burgundy", 2, "10")
    while not record.state.over:
        record.apply(record.state.legal(record.state.to_act[0])[-1])
    file = tmp_path_factory.mktemp("replay") / "my.game"
    file.write_text(record.text(), "utf-8")
    return file


@pytest.mark.parametrize(("lang", "end"), [("en", "After move"), ("ru", "После действия")])
def test_without_a_terminal_all_moves_and_the_last_position_are_printed(
    run: Run, game: Path, lang: str, end: str
) -> None:
    record = Record.parse(game.read_text("utf-8"))
    ran = run("replay", str(game), "--lang", lang).readable()
    assert (ran.code, ran.err) == (0, "")
    listed, _, board = ran.out.partition(end)
    assert len(re.findall(r"^\d+\. [●■] ", listed, re.MULTILINE)) == len(record.moves)
    assert board.count("h37") == 2, "both duchies"
    for points in record.state.scores():
        assert f" {points} " in board


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_replay_of_caylus(run: Run, tmp_path: Path, lang: str) -> None:
    record = Record("caylus1303", 3, "10")
    while not record.state.over:
        record.apply(record.state.legal(record.state.to_act[0])[0])
    file = tmp_path / "my.game"
    file.write_text(record.text(), "utf-8")
    ran = run("replay", str(file), "--lang", lang).readable()
    assert (ran.code, ran.err) == (0, "")
    assert len(re.findall(r"^\d+\. [●■▲] ", ran.out, re.MULTILINE)) == len(record.moves) + 1, "the last one twice"
    ranked = [str(record.state.scores()[seat]) for seat in record.state.ranking()]
    assert [line.split()[1:] for line in ran.out.splitlines() if re.match(" (Total|Всего) ", line)] == [ranked]


def test_upto_prints_that_position(run: Run, game: Path) -> None:
    ran = run("replay", str(game), "--upto", "1").readable()
    assert "After move 1 of " in ran.out
    assert "1. ● Player 1: Take 2 workers with the die showing 6" in ran.out
    assert "● Player 1 [4] 6✓" in ran.out
    assert ran.out.count("h37") == 1
    start = run("replay", str(game), "--upto", "0").readable()
    assert "● Player 1 [4] [6]" in start.out
    assert "h37" not in start.out


@pytest.mark.parametrize(("lang", "back", "end", "leave"), [("en", "b", "e", "q"), ("ru", "назад", "К", "выход")])
def test_stepping_through(sit: Sit, game: Path, lang: str, back: str, end: str, leave: str) -> None:
    count = len(Record.parse(game.read_text("utf-8")).moves)
    steps = ["", "", back, back, back, "30", "999", "sideways", end, "", leave]
    ran, prompts = sit("replay", str(game), "--lang", lang, lines=steps)
    assert ran.readable().code == 0
    shown = [int(number) for number in re.findall(r"^(?:After move|После действия) (\d+)", ran.out, re.MULTILINE)]
    assert shown == [0, 1, 2, 1, 0, 0, 30, count, count]
    assert ran.out.count("✗") == 2
    assert len(prompts) == len(steps)


def test_the_end_of_the_input_ends_the_replay(sit: Sit, game: Path) -> None:
    assert sit("replay", str(game), lines=["5"])[0].code == 0
