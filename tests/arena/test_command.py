"""`bastide arena` as it is typed: tables, JSON, one game again, and one sentence for what it cannot do."""

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bastide.arena import ArenaError, Local, Match, Result, run
from bastide.arena.again import again
from tests.terminal.conftest import Run

SOURCE = Path(run.__code__.co_filename).parent
SHORT = ("--bots", "random,random", "--games", "4", "--seed", "s", "--processes", "1")


@pytest.fixture(scope="module")
def result() -> Result:
    return run("fair", ["random", "random"], 4, "s", backend=Local(1))


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--bots", "random,nobody"], '"nobody"'),
        (["--bots", "random,,random"], '""'),
        (["--bots", "random", "--seats", "2"], "2"),
        (["--bots", "random,random,random,random,random", "--seats", "5"], "1, 2, 3, 4"),
        (["--games", "0"], "--games"),
        (["--games", "many"], '"many"'),
        (["--processes", "-1"], "--processes"),
        (["--seed", " "], "' '"),
        (["--option", "rain"], '"rain"'),
        (["--option", "rain=true", "--option", "rain=true"], '"rain"'),
        (["--option", "nothing=1"], '"nothing"'),
        (["--option", "pitch=strange"], "strange"),
        (["--backend", "cloud"], "local, ray"),
        (["--address", "127.0.0.1:1"], "--backend ray"),
        (["--report", "no/such/folder.html"], "no/such/folder.html"),
        (["--results", "."], "."),
        (["--only", "7"], '"7"'),
        (["--only", "0:2"], '"0:2"'),
        (["--only", "-1:0"], "--only"),
        (["--bots", "random,random,random", "--only", "0:0"], "2"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_one_sentence_says_what_is_wrong(
    typed: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, given: list[str], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = typed("arena", "fair", *given, "--lang", lang)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert bool(re.search("[а-я]", ran.err)) == (lang == "ru")
    assert said in re.sub("[«»]", '"', ran.err)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(("lang", "shown"), [("en", ("4 games", "Share", "seed s")), ("ru", ("4 партии", "Доля"))])
def test_tables_fit_sixty_columns(
    typed: Run, monkeypatch: pytest.MonkeyPatch, lang: str, shown: tuple[str, ...]
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    ran = typed("arena", "fair", *SHORT, "--lang", lang)
    assert ran.code == 0
    assert all(part in ran.out for part in shown)
    assert ran.out.count("random #2") == 3
    assert "…\n" not in ran.out, "nothing is cut off"
    assert max(map(len, ran.out.splitlines())) <= 60


def test_json(typed: Run, result: Result) -> None:
    told = json.loads(typed("arena", "fair", *SHORT, "--json").out)
    assert (told["game"], told["games"], told["seed"], told["options"]["rain"]) == ("fair", 4, "s", "false")
    assert [row["wins"] for row in told["standings"]] == [row.wins for row in result.standings]
    assert {"mu", "sigma", "ordinal"} == set(told["standings"][0]["rating"])
    assert told["pairs"][0]["difference"] == result.pairs[0].difference.mean


def test_one_game_can_be_played_again(typed: Run, result: Result, tmp_path: Path) -> None:
    command = again(result.match, (0, 1))
    assert command == "bastide arena fair --bots random,random --seats 2 --seed s --only"
    wanted = result.outcomes[3]
    told = typed(*command.split()[1:], f"{wanted.sitting.deal}:{wanted.sitting.rotation}", "--json")
    line = json.loads(told.out)
    assert tuple(line["scores"]) == wanted.scores
    shown = typed(*command.split()[1:], "1:1", "--records", str(tmp_path))
    assert all(f" {points} " in shown.out for points in wanted.scores)
    assert [path.name for path in tmp_path.iterdir()] == ["deal00001.bots1-2.rotation1.game"]


def test_the_command_to_play_again_survives_a_shell() -> None:
    match = Match("fair", ("my:Bot?deep=true&x=1", "b"), 2, "it's", {"rain": True, "duchies": (1, 2)})
    assert again(match, (0, 1)) == (
        "bastide arena fair --bots 'my:Bot?deep=true&x=1,b' --seats 2 --seed 'it'\"'\"'s' "
        "--option rain=true --option duchies=1,2 --only"
    )


def test_errors_speak_english_in_python() -> None:
    with pytest.raises(ArenaError, match="--games must be at least 1, not 0"):
        run("fair", ["random", "random"], 0)
    with pytest.raises(ArenaError, match="at least one bot"):
        run("fair", [])


def test_every_word_is_there_in_both_languages() -> None:
    keys = {}
    for language in ("en", "ru"):
        body = FluentParser().parse((SOURCE / "text" / f"{language}.ftl").read_text("utf-8")).body
        keys[language] = {entry.id.name for entry in body if isinstance(entry, ftl.Message)}
        assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    assert keys["en"] == keys["ru"]
    source = "".join(path.read_text("utf-8") for path in sorted(SOURCE.rglob("*.py")))
    missing = set(re.findall(r'"((?:bad-(?:arena|results)|arena|report)-[a-z-]+[a-z])"', source)) - keys["en"]
    assert not missing
    unused = {key for key in keys["en"] if f'"{key.split("-", 1)[1]}"' not in source and f'"{key}"' not in source}
    assert {key for key in unused if not key.endswith("-note")} == set()
