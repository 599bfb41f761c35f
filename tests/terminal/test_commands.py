"""What can be typed at the table: actions, commands, mistakes."""

import re
from pathlib import Path

import pytest

from bastide import Record
from tests.terminal.conftest import Run

TABLE = ("play", "--seed", "10", "--bots", "random")
"""You begin with 4 and 6 on the dice, one worker, one silver, and one purple, one pink and one red good."""
FIRST = "take depot=4 tile=ship die=0"
SECOND = "workers"


def moves(file: Path) -> list[str]:
    return [f"{action.seat} {action}" for action in Record.parse(file.read_text("utf-8")).moves]


# ---- actions


def test_an_action_can_be_written_out(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "my.game"
    ran = run(*TABLE, lines=[FIRST, f"save {file}"]).readable()
    assert moves(file) == ["0 take depot=4 slot=0 tile=ship die=0"]
    assert "Player 1 takes ship from depot 4." in ran.answers[0]


def test_full_storage_asks_in_a_second_step_what_to_discard(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "my.game"
    fill = [FIRST, "take depot=6 tile=church", "workers die=0", "workers die=1", "take depot=1 tile=market die=1"]
    ran = run("play", "--seed", "10", "--seats", "2", lines=[*fill, "1", "0", "1", "2", f"save {file}"]).readable()
    assert "1 Take ship from depot 1 with the die showing 6 (1 worker), discarding a stored tile" in ran.answers[4]
    assert ran.answers[5].splitlines() == [
        "Which stored tile leaves the game?",
        "   1 Discard ship and take ship from depot 1 with the die showing 6 (1 worker)",
        "   2 Discard church and take ship from depot 1 with the die showing 6 (1 worker)",
        "   3 Discard market and take ship from depot 1 with the die showing 6 (1 worker)",
        "   0 Back",
    ]
    assert "Die 6 left" in ran.answers[6]
    assert ran.answers[7] == ran.answers[5]
    assert "Player 1 discards church." in ran.answers[8]
    assert moves(file)[-1] == "0 take depot=1 slot=1 tile=ship die=0 discard=1"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "✗ Введите номер варианта"),
        ("0", "✗ Варианта 0 нет."),
        ("99", "✗ Варианта 99 нет. Варианты пронумерованы с 1 до "),
        ("9" * 20, "непонятно"),
        ("take depot=" + "9" * 5000, "✗ Строка слишком длинная"),
        ("отмна", "Может быть, «отмена»?"),
        ("tkae depot=4", "Может быть, «take»?"),
        ("qwerty", "✗ «qwerty» — непонятно."),
        ("take depot=4", "✗ «take depot=4» подходит к 2 действиям."),
        ("take depot", "✗ «depot» — не вида имя=значение."),
        ("take depot=2 tile=castle die=1", "BUR-4.7 «Рабочие нужны до начала действия»: Это стоит 2 рабочих"),
        ("buy depot=0 tile=bank", "BUR-10.1 «Два самородка за один жетон»: Жетон стоит 2 самородка"),
        ("place tile=ship hex=h20", "✗ Нельзя: place storage=0 tile=ship hex=h20"),
        ("end", "BUR-3.4.1 «Два кубика — два действия»: Прежде чем завершить ход"),
        ("undo", "✗ Отменять нечего."),
        ("вернуть", "✗ Ничего не отменено"),
        ("save", "✗ Укажите, куда сохранить"),
        ("save /no/such/folder/my.game", "✗ Файла «/no/such/folder/my.game» нет."),
        ("load", "✗ Укажите, что загрузить"),
        ("load /no/such.game", "✗ Файла «/no/such.game» нет."),
        ("load nul\0name", "✗ Ошибка с файлом «nul"),
        ("rule", "✗ Укажите правило"),
        ("rule BUR-99", "✗ Правила «BUR-99» нет."),
        ("tile unicorn", "✗ Жетона «unicorn» нет."),
        ("player 7", "✗ Игрока «7» нет."),
        ("log all", "✗ Укажите, сколько строк"),
        ("why unicorn", "✗ «unicorn» — не действие и не предмет на столе."),
    ],
)
def test_what_cannot_be_done_is_answered_and_changes_nothing(run: Run, tmp_path: Path, line: str, said: str) -> None:
    file = tmp_path / "my.game"
    ran = run(*TABLE, "--lang", "ru", lines=[line, f"save {file}"])
    assert said in " ".join(ran.answers[0].split())
    assert moves(file) == []


# ---- undo, redo, save, load


def test_undo_goes_back_to_my_decision_and_takes_the_bots_reply_with_it(run: Run, tmp_path: Path) -> None:
    a, b, c, d, e = (tmp_path / name for name in "abcde")
    lines = [FIRST, f"save {a}", SECOND, f"save {b}", "undo", f"save {c}", "u", f"save {d}", "redo", "y", f"save {e}"]
    ran = run(*TABLE, lines=lines).readable()
    assert "✗" not in ran.out
    assert len(moves(b)) > len(moves(a)) + 1, "the bot has replied"
    assert moves(c) == moves(a)
    assert moves(d) == []
    assert moves(e) == moves(b)


def test_another_action_after_undo_forgets_what_was_undone(run: Run) -> None:
    ran = run(*TABLE, lines=[FIRST, "undo", SECOND + " die=1", "redo"]).readable()
    assert "Nothing was taken back" in ran.answers[3]


def test_a_saved_game_goes_on_where_it_was(run: Run, tmp_path: Path) -> None:
    file, again = tmp_path / "my.game", tmp_path / "again.game"
    ran = run(*TABLE, lines=[FIRST, f"save {file}", SECOND, f"load {file}", "load", f"save {again}"]).readable()
    assert f'Loaded "{file}" (1 move).' in " ".join(ran.answers[3].split())
    assert again.read_text("utf-8") == file.read_text("utf-8")
    other = run("play", "--load", str(file), "--bots", "random", lines=[f"save {again}"]).readable()
    assert other.code == 0
    assert again.read_text("utf-8") == file.read_text("utf-8")


def test_the_game_after_loading_is_the_game_that_was_saved(run: Run, tmp_path: Path) -> None:
    file, straight, detour = (tmp_path / name for name in ("my", "straight", "detour"))
    run(*TABLE, lines=[FIRST, f"save {file}", SECOND, "1", f"save {straight}"])
    run("play", "--load", str(file), "--bots", "random", lines=[SECOND, "1", f"save {detour}"])
    assert moves(detour) == moves(straight)


def test_only_saved_games_are_overwritten(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Margot", "utf-8")
    ran = run(*TABLE, lines=[f"save {file}"])
    assert "is not a saved game" in " ".join(ran.answers[0].split())
    assert file.read_text("utf-8") == "Dear Margot"


def test_a_game_of_another_size_is_not_loaded_at_this_table(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "three.game"
    run("play", "--seats", "3", lines=[f"save {file}"])
    ran = run(*TABLE, lines=[f"load {file}"])
    assert "does not fit this table" in " ".join(ran.answers[0].split())


# ---- asking


@pytest.mark.parametrize("words", [("hint", "совет"), ("i", "с"), ("HINT", "Совет")])
def test_a_hint_is_an_option_with_its_sentence(run: Run, words: tuple[str, str]) -> None:
    for lang, word, said in (("en", words[0], "would choose "), ("ru", words[1], "выбрал бы ")):
        ran = run(*TABLE, "--lang", lang, lines=[word]).readable()
        number, _, sentence = " ".join(ran.answers[0].split()).partition(said)[2].partition(": ")
        option = next(line for line in ran.out.splitlines() if line.startswith(f"{number:>4} "))
        assert sentence.startswith(" ".join(option.split()[1:5]))
        reason = ran.answers[0].splitlines()[1]
        assert re.fullmatch(r"  \w.*\(?(about|около)? ?[+]\d+\)?.*", reason), reason


def test_why_names_the_rule_its_title_and_a_sentence(run: Run) -> None:
    said = "BUR-4.7 «Рабочие нужны до начала действия»: Это стоит 2 рабочих, а у вас только 1."
    for line in ("почему take depot=2 tile=castle die=1", "ч die:1 depot:2:1"):
        ran = run(*TABLE, "--lang", "ru", lines=[line]).readable()
        assert said in " ".join(ran.answers[0].split())


def test_why_alone_lists_every_reason_once(run: Run) -> None:
    ran = run(*TABLE, "--lang", "ru", lines=["почему"]).readable()
    for rule in ("BUR-4.7", "BUR-5.3.1", "BUR-10.1"):
        assert ran.answers[0].count(f"{rule} «") == 1
    assert "Взять рабочих" not in ran.answers[0], "that is always possible"


def test_why_of_what_is_allowed_says_so(run: Run) -> None:
    ran = run(*TABLE, lines=[f"why {FIRST}", "why workers die=0"]).readable()
    assert "This is allowed now, it is option " in ran.answers[0]
    assert "Take 2 workers with the die showing 4" in ran.answers[1]


@pytest.mark.parametrize("number", ["BUR-5.1.2", "bur-5.1.2", "5.1.2", "bur5.1.2"])
def test_a_rule_is_printed_from_the_page_of_rules(run: Run, number: str) -> None:
    ran = run(*TABLE, "--lang", "ru", lines=[f"правило {number}"]).readable()
    assert ran.answers[0].startswith("BUR-5.1.2 «Полные ячейки: сначала сбросьте жетон»")
    assert "BUR-5.1.3" not in ran.answers[0]


def test_a_chapter_of_the_rules_is_printed_whole(run: Run) -> None:
    ran = run(*TABLE, lines=["rule 5.4", "rule R-6", "rule 4.5"]).readable()
    assert "BUR-5.4.1" in ran.answers[0]
    assert "BUR-6" not in ran.answers[0]
    assert "R-7" not in ran.answers[1]
    assert "──" in ran.answers[2], "its table comes with it"


def test_tiles_are_found_by_their_name(run: Run) -> None:
    ran = run(*TABLE, "--lang", "ru", lines=["жетон знание 1", "tile church", "жетон коров", "жетон"]).readable()
    assert ran.answers[0].startswith("знание № 1 (")
    assert len(ran.answers[0].splitlines()) == 1
    assert ran.answers[1].startswith("церковь. При добавлении")
    assert [f"{count} коровы" in ran.answers[2] for count in (2, 3, 4)] == [True] * 3
    assert "сторожевая башня" in ran.answers[3]


def test_the_log_tells_what_happened(run: Run) -> None:
    ran = run(*TABLE, lines=["log", "workers die=0", "take depot=5 tile=mine", "log", "log 1"]).readable()
    assert ran.answers[0] == "Nothing has happened yet.\n"
    told = [line.strip() for line in ran.answers[3].splitlines()]
    assert told[:4] == [
        "Player 1 gets 2 workers.",
        "Player 1 pays 1 worker.",
        "Player 1 takes mine from depot 5.",
        "Player 2's turn.",
    ]
    assert any(line.startswith("Player 2 ") for line in told[4:])
    assert ran.answers[4].splitlines()[1:] == ran.answers[3].splitlines()[-1:]


def test_the_score_names_the_sources(run: Run) -> None:
    ran = run(*TABLE, "--lang", "ru", lines=["sell goods=4 die=0", "счет"]).readable()
    sale = next(line.split() for line in ran.answers[1].splitlines() if "проданные товары" in line)
    assert sale[-1] == "2"
    assert [line.split()[1:] for line in ran.answers[1].splitlines() if "Всего" in line] == [["2", "0"]]


def test_rivals_can_be_looked_at(run: Run) -> None:
    ran = run(*TABLE, lines=["player 2", "player", "p 1"]).readable()
    assert ran.answers[0] == ran.answers[1]
    assert "■ Player 2" in ran.answers[0]
    assert "h37" in ran.answers[0]
    assert "● Player 1" in ran.answers[2]


def test_help_lists_every_command_in_both_languages(run: Run) -> None:
    ran = run(*TABLE, "--lang", "ru", lines=["помощь", "?"]).readable()
    assert ran.answers[0] == ran.answers[1]
    for words in ("отмена (о)", "undo (u)", "почему (ч)", "why (w)", "сохранить (х)", "выход (ы)"):
        assert words in ran.answers[0]


def test_examples_are_of_the_game_and_of_the_moment(run: Run) -> None:
    """Whoever copies one gets an answer."""
    for game, rule in (("burgundy", "BUR-"), ("caylus1303", "CAY-")):
        table = ("play", game, "--seed", "10", "--bots", "random", "--lang", "ru")
        ran = run(*table, lines=["помощь", "правило", "почему unicorn"]).readable()
        helped, refused, why = (" ".join(answer.split()) for answer in ran.answers)
        for line in (helped.partition("например «")[2].partition("»")[0], why.rpartition("почему ")[2]):
            assert "✗" not in run(*table, lines=[f"why {line}"]).answers[0]
        number = refused.rpartition("правило ")[2]
        assert number.startswith(rule)
        assert run(*table, lines=[f"rule {number}"]).answers[0].startswith(f"{number} «")


def test_caylus_is_asked_about_in_its_own_words(run: Run) -> None:
    lines = ["1", "tile church", "жетон вор", "rule 3.2.5", "why space:4", "player 2", "жетон"]
    ran = run("play", "caylus1303", "--seed", "10", "--bots", "random", "--lang", "ru", lines=lines).readable()
    church, thief, rule, why, player, every = ran.answers[1:]
    assert church.startswith("Церковь. ")
    assert thief.startswith("Вор. ")
    assert rule.startswith("CAY-3.2.5 «")
    assert "CAY-3.2.3 «" in why
    assert "■ Игрок 2" in player
    assert "Очки престижа: скрыты" in player
    assert "Ювелирная мастерская" in " ".join(every.split())


def test_the_board_is_shown_again(run: Run) -> None:
    ran = run(*TABLE, lines=["board"]).readable()
    first = ran.out.split("> board")[0]
    assert ran.answers[0] in first


def test_after_the_end_one_may_look_around_and_take_back(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "my.game"
    run(*TABLE, lines=["1"] * 300 + [f"save {file}"])
    ran = run("play", "--load", str(file), "--bots", "random", lines=["1", "hint", "score", "undo", "quit"]).readable()
    assert "The game is over" in ran.answers[0]
    assert "The game is over" in ran.answers[1]
    assert "Total" in ran.answers[2]
    assert "Both dice used" in ran.answers[3]
    over = run("play", "--load", str(file), "--bots", "random", lines=["", "score"])
    assert over.answers == [""], "Enter leaves"


def test_every_tile_is_named_however_many_there_are(run: Run) -> None:
    ran = run("play", "--seed", "10", lines=["tile"]).readable()
    assert "…" not in ran.answers[0]
    assert "knowledge 26" in " ".join(ran.answers[0].split())
