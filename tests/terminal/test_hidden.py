"""What is hidden stays hidden: points of others while the game runs, and at a shared screen everything secret."""

import re
from pathlib import Path

import pytest

import bastide
from bastide import Record
from bastide.core.state import State
from bastide.terminal.secrets import keeps_secrets
from tests.core.playing import finish
from tests.games.caylus1303.scenario import scenario
from tests.terminal.conftest import Run, Sit
from tests.terminal.drawing import table

CAYLUS = ("play", "caylus1303", "--seed", "10")
ASKED = ["score", "player", "player 1", "player 2", "player 3", "board", "log 100", "hint", "why", "help"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A position in which the players have 111, 222 and 333 points."""
    points = {seat: {"points": 111 * (seat + 1)} for seat in range(3)}
    state = scenario(players=points, round=9)
    file = tmp_path / "my.game"
    file.write_text(Record("caylus1303", 3, 1, position=state.to_json()).text(), "utf-8")
    return file


# ---- points


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_nothing_tells_the_points_of_others(run: Run, file: Path, lang: str) -> None:
    ran = run("play", "--load", str(file), "--bots", "random,random", "--lang", lang, lines=ASKED).readable()
    assert ran.code == 0
    assert "111" in ran.out
    assert "222" not in ran.out
    assert "333" not in ran.out


@pytest.mark.parametrize(("lang", "hidden", "total"), [("en", "hidden", "Total"), ("ru", "скрыты", "Всего")])
def test_the_score_shows_ones_own_sources_alone(run: Run, file: Path, lang: str, hidden: str, total: str) -> None:
    ran = run("play", "--load", str(file), "--bots", "random,random", "--lang", lang, lines=["score"]).readable()
    rows = [line.split() for line in ran.answers[0].splitlines()]
    assert [total, "111", hidden, hidden] in rows
    assert ran.answers[0].count("111") == 2, "one source of one player, and the total"


def test_everybody_at_the_screen_sees_their_own(run: Run, file: Path) -> None:
    ran = run("play", "--load", str(file), "--bots", "random", lines=["score", "pass", "score"]).readable()
    first, *_, second = [line.split() for line in ran.out.splitlines() if "Total" in line]
    assert first == ["Total", "111", "hidden", "hidden"]
    assert second == ["Total", "hidden", "hidden", "333"]


def test_after_the_end_all_points_are_open(run: Run, file: Path) -> None:
    ran = run("play", "--load", str(file), "--bots", "random,random", lines=["1"] * 60 + ["score"]).readable()
    assert "▲ Player 3 wins!" in ran.out
    last = [line.split()[1:] for line in ran.out.splitlines() if "Total" in line][-1]
    assert all(points.isdecimal() for points in last)


def test_open_scores_are_open(run: Run) -> None:
    ran = run(*CAYLUS, "--bots", "random", "--option", "open_scores=true", lines=["1", "score"]).readable()
    assert "hidden" not in ran.out


@pytest.mark.parametrize("open_scores", [False, True])
def test_of_a_bots_hidden_points_only_the_gain_is_told(run: Run, open_scores: bool) -> None:
    options = ("--option", f"open_scores={str(open_scores).lower()}")
    ran = run(*CAYLUS, "--bots", "random,random", *options, lines=["1"] * 60)
    told = ran.out.partition("The game is over ─")[0]
    assert bool(re.search(r"This turn: .*PP \+\d", told)) != open_scores
    assert bool(re.search(r"PP \d+ → \d+", told)) == open_scores


def test_a_replay_shows_a_spectator_no_points_before_the_end(run: Run, file: Path) -> None:
    ran = run("replay", str(file), "--upto", "0").readable()
    assert ran.out.count("hidden") == 3
    assert not re.search("111|222|333", ran.out)


def test_the_replay_of_a_finished_game_hides_nothing(run: Run, tmp_path: Path) -> None:
    record = Record("caylus1303", 3, 10)
    while not record.state.over:
        record.apply(record.state.legal(record.state.to_act[0])[0])
    file = tmp_path / "over.game"
    file.write_text(record.text(), "utf-8")
    assert "hidden" not in run("replay", str(file), "--upto", "40").readable().out


# ---- a shared screen


def secret_choice() -> State:
    state = bastide.game("burgundy").start(2, 10, setup="advanced_secret")
    state.apply(state.legal(state.to_act[0])[0])
    return state


def sold() -> State:
    """Goods were sold: their owner alone sees which, but everybody saw it happen."""
    game = bastide.game("burgundy")
    state = game.start(2, 10)
    state.apply(game.parse(0, "sell goods=4 die=0", state))
    return state


def started(name: str) -> State:
    return bastide.game(name).start(2, 10)


@pytest.mark.parametrize(
    ("state", "secrets"),
    [
        (started("burgundy"), [False, False]),
        (secret_choice(), [True, False]),
        (sold(), [False, False]),
        (started("caylus1303"), [False, False]),
        (started("fair"), [True, True]),
        (finish(started("fair")), [False, False]),
    ],
    ids=["burgundy", "secret choice", "goods sold", "caylus1303", "hidden hands", "all over"],
)
def test_who_keeps_secrets(state: State, secrets: list[bool]) -> None:
    remembered = table(state.game).remembered
    assert [keeps_secrets(state, seat, remembered) for seat in range(2)] == secrets
    assert not keeps_secrets(state, None, remembered)


def test_points_are_not_worth_a_curtain(sit: Sit) -> None:
    ran, prompts = sit(*CAYLUS, "--seats", "3", lines=[*["1"] * 30, "quit", ""])
    assert ran.code == 0
    assert not [prompt for prompt in prompts if "Hand the screen" in prompt]


def test_with_hidden_hands_the_screen_is_handed_over_at_every_change_of_person(sit: Sit) -> None:
    """The first one answers two questions, then the second: a curtain falls between them only."""
    lines = ["1", "1", "", "1", "1", *["", "1"] * 4, "quit", ""]
    ran, prompts = sit("play", "fair", "--seats", "2", "--seed", "10", lines=lines)
    assert ran.code == 0
    curtains = [number for number, prompt in enumerate(prompts) if "Hand the screen" in prompt]
    assert curtains[0] == 2
    assert len(curtains) > 2


def test_alone_with_bots_there_is_no_curtain(sit: Sit) -> None:
    _, prompts = sit("play", "fair", "--bots", "random", "--seed", "10", lines=["1"] * 12)
    assert not [prompt for prompt in prompts if "Hand the screen" in prompt]
