"""Bots of somebody else in the arena: of a package, and of a file where one works."""

import subprocess
import sys
from pathlib import Path

import pytest

import bastide
from bastide.arena import Local, run
from tests.core.players import Patient

MINE = """
from bastide.bots.random import RandomBot

class Mine(RandomBot):
    def __init__(self, back: int = 1) -> None:
        self.back = back
"""


def bastide_in(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bastide.cli", *args], cwd=folder, capture_output=True, text=True, timeout=120
    )


def test_a_bot_is_made_once_for_all_games_of_a_match() -> None:
    spec = "tests.core.players:Patient?place=5"
    made = Patient.made
    result = run("fair", [spec, spec, "random"], 6, seats=3, backend=Local(1))
    assert Patient.made == made + 1
    assert [row.name for row in result.standings] == [spec, f"{spec} #2", "random"]


def test_the_bot_of_a_package_plays_in_processes_of_their_own() -> None:
    alone, many = (run("fair", ["thrifty?spare=2", "thrifty"], 4, "x", backend=Local(number)) for number in (1, 2))
    assert alone.facts() == many.facts()


@pytest.mark.parametrize("game", ["fair", "burgundy", "caylus1303", "orleans", "florence"])
def test_the_bot_of_a_package_plays_every_game(game: str) -> None:
    state = bastide.game(game).start(2, "thrift")
    for _ in range(40):
        state.apply(bastide.bot("thrifty").choose(state, state.to_act[0], 1))


def test_a_bot_of_a_file_where_one_works(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(MINE, "utf-8")
    ran = bastide_in(tmp_path, "arena", "fair", "--bots", "mine:Mine?back=2,random", "--games", "2", "--processes", "2")
    assert (ran.returncode, "mine:Mine?back=2" in ran.stdout) == (0, True), ran.stderr
    ran = bastide_in(tmp_path, "arena", "fair", "--bots", "mine:Mine?forth=2,random", "--games", "2")
    assert ran.returncode == 2
    assert ran.stderr == 'bastide: The bot "mine:Mine" takes no "forth". It takes: back=1.\n'
