"""A game that is known by its entry point alone, without a board of its own: shown as a tree, played all the same."""

import re
from pathlib import Path

import pytest

from bastide import Record
from tests.terminal.conftest import Run

FAIR = ("play", "fair", "--seed", "10")


@pytest.mark.parametrize(("lang", "day"), [("en", "├── day: 1"), ("ru", "├── день: 1")])
@pytest.mark.parametrize("table", [["--bots", "random"], ["--seats", "3"], ["--seats", "1"]])
def test_the_fair_is_played_to_its_end(run: Run, tmp_path: Path, lang: str, day: str, table: list[str]) -> None:
    file = tmp_path / "my.game"
    asked = ["1", "help", "hint", "why", "log", "score", "rule FAIR-2", "player 1"]
    ran = run(*FAIR, *table, "--lang", lang, lines=[*asked, *["1"] * 150, f"save {file}"]).readable()
    assert (ran.code, ran.err) == (0, "")
    assert Record.parse(file.read_text("utf-8")).state.over
    assert day in ran.out


def test_hidden_things_of_others_are_not_in_the_tree(run: Run) -> None:
    """What the second person reads does not depend on what the first has chosen in secret."""
    lines = ["show ware=cloth", "show ware=wine", "show ware=spice"]
    shown = [line for line in lines if "✗" not in run(*FAIR, "--seats", "2", lines=[line]).answers[0]]
    assert len(shown) == 2
    read = set()
    for line in shown:
        ran = run(*FAIR, "--seats", "2", lines=[line, "stake coins=1", "ready", "log"])
        read.add(ran.answers[2].replace("stakes: 1", ""))
    assert len(read) == 1
    assert "■ Player 2, you decide" in read.pop()


def test_of_a_bot_only_what_everybody_sees_is_summed_up(run: Run) -> None:
    """Its purse is behind a screen, even when it pays."""
    out = ""
    for seed in range(6):
        out += run("play", "fair", "--seed", str(seed), "--bots", "random", lines=["1"] * 60).out
    assert "Player 2 blocks" in out
    sums = re.findall("This turn: .*", out)
    assert sums
    assert not [line for line in sums if "coins" in line]


def test_a_replay_of_the_fair(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "my.game"
    run(*FAIR, "--seats", "2", lines=[*["1"] * 10, f"save {file}"])
    ran = run("replay", str(file))
    assert ran.code == 0
    assert ran.out.startswith("1. ● Player 1: ")
    assert "├── " in ran.out


def test_a_bot_of_ones_own_at_the_terminal(run: Run, tmp_path: Path) -> None:
    spec = "tests.core.players:Patient?last=true"
    file = tmp_path / "my.game"
    ran = run("play", "fair", "--seed", "4", "--bots", spec, lines=[*["1"] * 60, f"save {file}"])
    assert ran.code == 0
    assert f"Player 2: {spec}" in ran.out
    record = Record.parse(file.read_text("utf-8"))
    moves = [(place, action) for place, action in enumerate(record.moves) if action.seat == 1]
    assert moves
    for place, action in moves:
        assert action in record.replay(place).legal(1)


# ---- alone


@pytest.mark.parametrize(
    ("lang", "crier", "lost", "won"),
    [
        ("en", "■ The crier", "The game is lost: ■ The crier wins.", "● Player 1 wins!"),
        ("ru", "■ Глашатай", "Партия проиграна: победитель — ■ Глашатай.", "Победитель — ● Игрок 1!"),
    ],
)
def test_an_opponent_whom_nobody_sits_for_is_named_and_can_win(
    run: Run, tmp_path: Path, lang: str, crier: str, lost: str, won: str
) -> None:
    ends = set()
    for seed, lines in [(seed, lines) for seed in range(4) for lines in (["1"] * 40, ["1", "1", "pass"] * 3)]:
        file = tmp_path / "my.game"
        alone = ("play", "fair", "--seats", "1", "--seed", str(seed), "--lang", lang)
        board, _, end = run(*alone, lines=[*lines, f"save {file}"]).readable().out.rpartition(" 1.")
        assert crier.removeprefix("■ ") in board, "on the table"
        assert crier in end, "in the final table"
        over = Record.parse(file.read_text("utf-8")).state
        assert (lost in end, won in end) == ((False, True) if over.winners() else (True, False))
        ends.add(bool(over.winners()))
        assert crier in run("replay", str(file), "--lang", lang).out
    assert ends == {True, False}


# ---- a wide choice


def test_a_long_list_is_cut_and_the_rest_can_be_written(run: Run) -> None:
    wide = ("play", "fair", "--seats", "1", "--option", "pitch=wide", "--seed", "1")
    played = ["1", "1", "bid coins=5", "board"]
    ran = run(*wide, lines=[*played, "build at=h9 turn=0"])
    assert re.search(r"… and \d+ more; write one as a line, such as: build at=\w+ turn=\d", ran.out)
    assert "Player 1 builds the" in ran.answers[-1]
