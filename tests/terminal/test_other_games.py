"""A game without a board of its own and almost without words: shown as a tree, played all the same."""

from pathlib import Path

import pytest

from bastide import Record
from tests.core import fair
from tests.terminal.conftest import Run

FAIR = ("play", fair.GAME.name, "--seed", "10")


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("table", [["--bots", "random"], ["--seats", "3"], ["--seats", "1"]])
def test_the_fair_is_played_to_its_end(run: Run, tmp_path: Path, lang: str, table: list[str]) -> None:
    file = tmp_path / "my.game"
    ran = run(*FAIR, *table, "--lang", lang, lines=["1", "hint", "why", "log", "score", *["1"] * 150, f"save {file}"])
    assert (ran.code, ran.err) == (0, "")
    assert max(len(line) for line in ran.out.splitlines()) <= 100
    assert Record.parse(file.read_text("utf-8")).state.over
    assert "├── day: 0" in ran.out


def test_hidden_things_of_others_are_not_in_the_tree(run: Run) -> None:
    """What the second person reads does not depend on what the first has chosen in secret."""
    read = {run(*FAIR, "--seats", "2", lines=["1", stake, "log"]).answers[1] for stake in "123"}
    assert len(read) == 1
    assert "■ Player 2, you decide" in read.pop()


def test_a_replay_of_the_fair(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "my.game"
    run(*FAIR, "--seats", "2", lines=[*["1"] * 10, f"save {file}"])
    ran = run("replay", str(file))
    assert ran.code == 0
    assert ran.out.startswith("1. ● Player 1: ")
    assert "├── " in ran.out
