"""People before a real terminal: several at one screen, leaving, and what is offered to them."""

from pathlib import Path

import pytest

from bastide import Record
from tests.terminal.conftest import Run, Sit

SECRET = ("play", "--seats", "2", "--seed", "10", "--option", "setup=advanced_secret")


def test_seats_without_a_bot_are_for_people_and_everybody_is_called(run: Run) -> None:
    ran = run("play", "--seats", "3", "--bots", "random", "--seed", "10", "--lang", "ru", lines=["1"] * 8).readable()
    assert "■ Игрок 2: случайный бот" in ran.out
    assert "▲ Игрок 3: человек за этим экраном" in ran.out
    assert "● Игрок 1, решаете вы ──" in ran.out
    assert "▲ Игрок 3, решаете вы ──" in ran.out
    assert "■ Игрок 2, решаете вы ──" not in ran.out


def test_bots_take_the_seats_after_yours(run: Run) -> None:
    ran = run("play", "--seat", "2", "--seats", "3", "--bots", "greedy", lines=["quit"])
    people = ["a person" in line for line in ran.out.splitlines()[1:4]]
    assert people == [True, True, False]


def test_a_secret_choice_is_not_shown_to_the_next_person(run: Run) -> None:
    """Whatever the first one chooses, the second one reads the same until both have chosen."""
    seen = set()
    for choice in ("1", "4", "8"):
        ran = run(*SECRET, lines=[choice, "log", "score", "player 1", "player 2", "why", "1"]).readable()
        seen.add("".join(ran.answers[:6]))
        assert "has chosen in secret" in ran.answers[0]
        assert "Player 1 starts in duchy" in ran.answers[6], "now both are shown"
    assert len(seen) == 1


def test_the_screen_is_handed_over_in_a_secret_choice_only(sit: Sit) -> None:
    ran, prompts = sit(*SECRET, lines=["1", "", "1", "1", "1", "quit", ""])
    assert ran.code == 0
    assert [number for number, prompt in enumerate(prompts) if "Hand the screen to" in prompt] == [1]


@pytest.mark.parametrize("leave", ["^C", "quit", "выход", "ы"])
def test_leaving_offers_to_save(sit: Sit, tmp_path: Path, leave: str) -> None:
    file = tmp_path / "my.game"
    table = ("play", "--seed", "10", "--bots", "random", "--lang", "ru")
    ran, prompts = sit(*table, lines=["workers die=0", leave, "/no/such/folder/x", str(file)])
    assert ran.code == 0
    assert [prompt.startswith("Сохранить партию?") for prompt in prompts] == [False, False, True, True]
    assert "✗ Файла «/no/such/folder/x» нет." in ran.out
    assert [str(action) for action in Record.parse(file.read_text("utf-8")).moves] == ["workers die=0"]


def test_nothing_is_offered_when_nothing_would_be_lost(sit: Sit, tmp_path: Path) -> None:
    file = tmp_path / "my.game"
    for lines in ([], ["workers die=0", f"save {file}", "quit"], ["workers die=0", "undo", "quit"]):
        ran, prompts = sit("play", "--seed", "10", "--bots", "random", lines=lines)
        assert ran.code == 0
        assert set(prompts) == {">"}


def test_ctrl_c_twice_leaves_at_once(sit: Sit) -> None:
    ran, prompts = sit("play", "--seed", "10", "--bots", "random", lines=["workers die=0", "^C", "^C"])
    assert ran.code == 0
    assert ran.out.endswith("Goodbye!\n")
    assert len(prompts) == 3


@pytest.mark.parametrize(
    ("answer", "who"),
    [
        ("random", ["a person", "the random bot", "a person"]),
        ("", ["you", "the greedy bot", "the greedy bot"]),
        ("-", ["a person"] * 3),
    ],
)
def test_who_sits_where_is_asked_when_a_game_is_loaded(
    run: Run, sit: Sit, tmp_path: Path, answer: str, who: list[str]
) -> None:
    file = tmp_path / "my.game"
    run("play", "--seats", "3", lines=[f"save {file}"])
    ran, prompts = sit("play", "--load", str(file), lines=[answer])
    assert prompts[0].startswith("Who plays the other seats of this game for 3?")
    assert [wanted in line for wanted, line in zip(who, ran.out.splitlines()[1:4], strict=True)] == [True] * 3


def test_leaving_before_the_game_has_begun(run: Run, sit: Sit, tmp_path: Path) -> None:
    file = tmp_path / "my.game"
    run("play", lines=[f"save {file}"])
    ran, prompts = sit("play", "--load", str(file))
    assert (ran.code, ran.out, ran.err) == (0, "", "")
    assert len(prompts) == 1
