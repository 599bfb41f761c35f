"""Whole games by typing: from the first question to the winner, in both languages."""

import re
from pathlib import Path

import pytest

from bastide import Record
from tests.terminal.conftest import Run

PLANNED = {"orleans": ["1", "1", "ready", "1", "pass"]}
"""Where the first option can be taken back, other answers come between; what does not fit is refused."""
WINNER = {"en": re.compile(r" wins!|Winners: "), "ru": re.compile("Победител[ьи] — ")}


TABLES = [
    ["burgundy", "--bots", "random"],
    ["burgundy", "--bots", "random,random", "--seat", "2", "--option", "duchies=random"],
    ["burgundy", "--seats", "4", "--bots", "random,random", "--option", "setup=advanced_open"],
    ["burgundy", "--seats", "2", "--option", "setup=advanced_secret"],
    ["caylus1303", "--bots", "random"],
    ["caylus1303", "--bots", "random,random", "--seat", "2", "--option", "first_game=true"],
    ["caylus1303", "--seats", "5", "--bots", "random,random,random", "--option", "open_scores=true"],
    ["caylus1303", "--seats", "3", "--option", "squares=5"],
    ["florence", "--seats", "3", "--bots", "random,random"],
    ["florence", "--bots", "random", "--option", "few_freedoms=true"],
    ["orleans", "--seats", "3", "--bots", "random,random", "--option", "remove_place_tiles=true"],
    ["orleans", "--bots", "random", *(f"--option={name}=true" for name in ("orders", "new_events", "new_deeds"))],
]
GAMES = [
    pytest.param(table, lang, marks=() if number % 2 == part else pytest.mark.long)
    for number, table in enumerate(TABLES)
    for part, lang in enumerate(WINNER)
]
"""Every table in one of the languages; in the other with the long tests."""


@pytest.mark.parametrize(("table", "lang"), GAMES)
@pytest.mark.slow
def test_a_game_of_first_options_ends_with_a_winner(run: Run, tmp_path: Path, table: list[str], lang: str) -> None:
    file = tmp_path / "my.game"
    lines = [*PLANNED.get(table[0], ["1"] * 5) * 60, f"save {file}"]
    ran = run("play", *table, "--seed", "first options", "--lang", lang, lines=lines).readable()
    assert ran.code == 0
    assert not ran.err
    assert WINNER[lang].search(ran.out)
    record = Record.parse(file.read_text("utf-8"))
    assert record.state.over
    ranking = [str(record.state.scores()[seat]) for seat in record.state.ranking()]
    total = {"en": "Total", "ru": "Всего"}[lang]
    assert [line.split()[1:] for line in ran.out.splitlines() if line.strip().startswith(total)] == [ranking]


def test_without_options_it_is_you_against_a_greedy_bot(run: Run) -> None:
    ran = run("play", lines=["quit"]).readable()
    assert ran.code == 0
    assert "● Player 1: you" in ran.out
    assert "■ Player 2: the greedy bot" in ran.out
    assert "Player 3" not in ran.out


def test_the_same_seed_is_the_same_game(run: Run) -> None:
    def game(seed: str) -> str:
        return run("play", "--seed", seed, "--bots", "random", lines=["1", "1", "1"]).out

    assert game("7") == game("7")
    assert game("7").replace("7", "") != game("8").replace("8", "")


@pytest.mark.parametrize(("lang", "said"), [("en", "Goodbye!"), ("ru", "До свидания!")])
def test_the_end_of_the_input_ends_the_program(run: Run, lang: str, said: str) -> None:
    ran = run("play", "--lang", lang, "--bots", "random", lines=["1"]).readable()
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith(f"{said}\n")


def test_bots_are_told_in_sentences_and_summed_up(run: Run) -> None:
    table = ("play", "--lang", "ru", "--seed", "10", "--bots", "random,random")
    ran = run(*table, lines=["1", "1", "1", "1", "1", "1"]).readable()
    assert "\n■ Игрок 2\n  Игрок 2 " in ran.out
    assert "\n▲ Игрок 3\n  Игрок 3 " in ran.out
    assert "  Итог хода: " in ran.out
    assert "\nРаунд 2: все бросают кубики.\n" in ran.out
