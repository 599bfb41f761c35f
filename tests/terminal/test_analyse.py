"""`bastide analyse`: what it says of a golden game, in both languages and for programs."""

import json
from pathlib import Path

from tests.terminal.conftest import Run

GOLDEN = str(Path(__file__).parents[1] / "games" / "florence" / "golden" / "two.game")


def test_says_what_was_costly(run: Run) -> None:
    ran = run("analyse", GOLDEN, "--nodes", "40")
    assert (ran.code, ran.err) == (0, "")
    for said in (
        "How it stood",
        "The costliest turns",
        "points worse",
        "Played: ",
        "Better: ",
        "Why: ",
        "dice, bags and decks",
    ):
        assert said in ran.out
    assert set("▁█") <= set(ran.out)


def test_in_russian(run: Run) -> None:
    ran = run("analyse", GOLDEN, "--nodes", "40", "--lang", "ru")
    assert ran.code == 0
    for said in (
        "Как складывалась партия",
        "Самые дорогие ошибки",
        "Сыграно: ",
        "Лучше: ",
        "Почему: ",
        "мешочки и колоды",
    ):
        assert said in ran.out


def test_for_programs(run: Run) -> None:
    found = json.loads(run("analyse", GOLDEN, "--nodes", "40", "--json").out)
    assert found["game"] == "florence" and len(found["seats"]) == 2
    assert found["costly"][0]["loss"] >= found["costly"][-1]["loss"] > 0


def test_what_cannot_be_analysed(run: Run, tmp_path: Path) -> None:
    assert run("analyse").code == 2
    assert run("analyse", str(tmp_path / "none")).code == 2
    ran = run("analyse", GOLDEN, "--nodes", "0")
    assert ran.code == 2 and "--nodes" in ran.err
