"""What `bastide bench` prints and refuses; how fast anything is, is not asserted."""

import json
import re
from argparse import Namespace
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from bastide.bench import run, worker
from bastide.cli import main
from bastide.core.words import LANGUAGES, words

pytestmark = pytest.mark.slow

ARGS = Namespace(game="burgundy", seats=2, seconds=0.01, json=False)


def rounds(*decisions: float) -> list[run.Rates]:
    return [{"decisions": rate, "games": rate / 1000, "clones": rate * 10} for rate in decisions]


RATES = {
    "interpreted": rounds(50_000, 45_000, 51_000),
    "compiled": rounds(400_000, 400_000, 400_000),
    "catanatron": rounds(20_000, 20_000, 20_000),
}


def shown(rates: dict[str, list[run.Rates]], language: str, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(run, "version", lambda name: "3.2.1")
    text = StringIO()
    Console(file=text, width=100).print(run.table(rates, ARGS, words(language, package="bastide.bench")))
    return text.getvalue()


# ---- the table


def test_table_has_medians_spreads_and_ratios(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [re.split(r"\s*[│┃]\s*", line)[1:-1] for line in shown(RATES, "en", monkeypatch).splitlines()]
    assert [row for row in rows if row] == [
        ["", "decisions/s", "games/s", "clones/s"],
        ["interpreted", "50,000 ±6%", "50.0 ±6%", "500,000 ±6%"],
        ["compiled", "400,000 ±0%", "400 ±0%", "4,000,000 ±0%"],
        ["Catanatron 3.2.1", "20,000 ±0%", "20.0 ±0%", "200,000 ±0%"],
        ["interpreted : Catanatron", "×2.5", "×2.5", "×2.5"],
        ["compiled : Catanatron", "×20.0", "×20.0", "×20.0"],
    ]


def test_without_catanatron_there_are_no_ratios(monkeypatch: pytest.MonkeyPatch) -> None:
    text = shown({"interpreted": RATES["interpreted"]}, "en", monkeypatch)
    assert "interpreted" in text
    assert "×" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_screen_cuts_nothing_off(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "version", lambda name: "3.2.1")
    text = StringIO()
    made = run.table(RATES, ARGS, words(language, package="bastide.bench"), 60)
    Console(file=text, width=60).print(made)
    assert max(map(len, text.getvalue().splitlines())) <= 60
    assert "…" not in text.getvalue()
    for figure in ("50 000 ±6", "4 000 000 ±0", "×20"):
        assert figure in re.sub("[,\u202f\xa0]", " ", text.getvalue())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_table_is_there(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text = shown(RATES, language, monkeypatch)
    assert "Catanatron" in text
    assert "bench-" not in text


# ---- a whole run


def test_run_measures_every_engine_that_is_here(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["bench", "burgundy", "--seconds", "0.01", "--seats", "3"])
    text = capsys.readouterr().out
    assert left.value.code == 0
    assert "burgundy, 3 players" in text
    for engine, row, hint in (
        ("interpreted", "│ interpreted ", ""),
        ("compiled", "│ compiled ", "make compile"),
        ("catanatron", "│ Catanatron ", "pip install 'bastide[bench]'"),
    ):
        here = engine in run.engines_here()
        assert (row in text) == here
        assert not hint or (hint in text) != here


def test_json_has_the_figures_and_what_they_are_of(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "engines_here", lambda: ["interpreted"])
    monkeypatch.setattr(run, "ROUNDS", 2)
    with pytest.raises(SystemExit) as left:
        main(["bench", "burgundy", "--seconds", "0.01", "--json"])
    assert left.value.code == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["seats"]) == ("burgundy", 2)
    figures = found["engines"]["interpreted"]
    assert set(figures) == set(run.FIGURES)
    assert len(figures["games"]["rounds"]) == 2
    assert min(figures["games"]["rounds"]) <= figures["games"]["median"] <= max(figures["games"]["rounds"])


def test_what_is_missing_is_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "engines_here", lambda: ["interpreted"])
    monkeypatch.setattr(run, "ROUNDS", 1)
    assert run.bench(ARGS) == 0
    text = capsys.readouterr().out
    assert "not compiled" in text
    assert "make compile" in text
    assert "pip install 'bastide[bench]'" in text


def test_sources_are_never_measured_as_compiled(tmp_path: Path) -> None:
    run.copy_sources(tmp_path)
    assert run.measure("interpreted", tmp_path, "burgundy", 2, 0.001, 0)["decisions"] > 0
    with pytest.raises(RuntimeError, match="measured as compiled"):
        run.measure("compiled", tmp_path, "burgundy", 2, 0.001, 0)


@pytest.mark.parametrize("seats", [1, 4])
def test_a_game_of_another_package_is_measured_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    monkeypatch.setattr(run, "ROUNDS", 1)
    with pytest.raises(SystemExit) as left:
        main(["bench", "fair", "--seconds", "0.01", "--seats", str(seats)])
    assert left.value.code == 0
    assert f"fair, {seats} player" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words_given", "said"),
    [
        (["nosuch"], "nosuch"),
        (["burgundy", "--seats", "5"], "5"),
        (["burgundy", "--seconds", "0"], "--seconds"),
        (["burgundy", "--seconds", "nan"], "--seconds"),
        (["burgundy", "--seconds", "inf"], "--seconds"),
    ],
)
def test_bad_input_ends_with_status_2(words_given: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["bench", *words_given])
    assert left.value.code == 2
    assert said in capsys.readouterr().err


# ---- the worker


def test_play_makes_so_many_decisions_and_stops_at_the_end() -> None:
    engine = worker.Bastide(2, 0, "burgundy")
    state = engine.start()
    assert engine.play(state, 10) == 10
    assert state.moves == 10
    assert engine.play(state, worker.NO_LIMIT) == state.moves - 10
    assert state.over


def test_cloned_positions_are_spread_over_the_game() -> None:
    found = worker.positions(worker.Bastide(2, 0, "burgundy"))
    moves = [state.moves for state in found]
    assert moves == sorted(set(moves))
    assert len(moves) > worker.POSITIONS // 2
    assert not any(state.over for state in found[: len(found) // 2])
