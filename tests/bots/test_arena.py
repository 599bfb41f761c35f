"""The arena seats the bots fairly, counts right, and refuses what it cannot play."""

import argparse

import pytest

from bastide.arena import match
from bastide.arena.match import Standing, arena, play_match, rounded, wilson
from bastide.bots.random import RandomBot
from bastide.core.action import Action
from bastide.core.errors import InputError
from bastide.core.rng import Seed
from bastide.core.state import State
from bastide.core.words import words


def arguments(**given: object) -> argparse.Namespace:
    usual: dict[str, object] = {
        "game": "burgundy",
        "bots": "random,random",
        "games": 4,
        "seed": "s",
        "option": [],
        "processes": 1,
        "lang": "en",
    }
    return argparse.Namespace(**{**usual, **given})


def test_every_bot_sits_in_every_seat_of_every_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    sat: list[tuple[str, int, str]] = []

    class Noting(RandomBot):
        def __init__(self, name: str) -> None:
            self.name = name

        def choose(self, state: State, seat: int, seed: Seed = 0) -> Action:
            if state.moves < state.seats:
                sat.append((self.name, seat, str(state.to_json()["piles"])))
            return super().choose(state, seat, seed)

    monkeypatch.setattr(match, "bot", Noting)
    play_match("burgundy", ["a", "b", "c"], 6, "fair", {"setup": "advanced_open"}, processes=1)
    deals = {deal for _, _, deal in sat}
    assert len(deals) == 2
    assert sorted(sat) == sorted((name, seat, deal) for name in "abc" for seat in range(3) for deal in deals)


def test_games_are_rounded_up_to_full_rotations() -> None:
    assert [rounded(games, 3) for games in (1, 3, 4)] == [3, 3, 6]
    assert play_match("burgundy", ["random"] * 3, 4, processes=1).games == 6


def test_processes_change_nothing_but_the_time() -> None:
    alone = play_match("burgundy", ["random", "random"], 6, "spread", {"duchies": "2,3"}, processes=1)
    many = play_match("burgundy", ["random", "random"], 6, "spread", {"duchies": "2,3"}, processes=2)
    assert [row.scores for row in alone.standings] == [row.scores for row in many.standings]
    assert [row.wins for row in alone.standings] == [row.wins for row in many.standings]
    assert [row.decisions for row in alone.standings] == [row.decisions for row in many.standings]


def test_the_seed_decides_the_games() -> None:
    scores = [play_match("burgundy", ["random"] * 2, 4, seed, processes=1).standings[0].scores for seed in ("a", "b")]
    assert scores[0] != scores[1]


def test_progress_counts_the_games() -> None:
    told: list[int] = []
    play_match("burgundy", ["random", "random"], 4, processes=1, progress=told.append)
    assert told == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 4, 0.0456, 0.6994)],
)
def test_wilson_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_a_standing_adds_up() -> None:
    row = Standing("random", (100, 140), wins=1.5, decisions=200, seconds=0.5)
    assert (row.games, row.share, row.thinking) == (2, 0.75, 0.0025)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"bots": "random,nobody"}, 'no bot "nobody"'),
        ({"bots": "random"}, "number of players"),
        ({"bots": "random,,random"}, 'no bot ""'),
        ({"game": "chess"}, 'no game "chess"'),
        ({"games": 0}, "--games must be at least 1, not 0"),
        ({"processes": -1}, "--processes must be at least 0, not -1"),
        ({"seed": " "}, "seed"),
        ({"option": ["duchies"]}, "NAME=VALUE"),
        ({"option": ["duchies=1", "duchies=2"]}, "twice"),
        ({"option": ["nothing=1"]}, '"nothing"'),
        ({"option": ["duchies=77"]}, "77"),
        ({"option": ["setup=strange"]}, "strange"),
        ({"lang": "xx"}, '"xx"'),
    ],
)
def test_refuses_what_it_cannot_play(given: dict[str, object], said: str) -> None:
    with pytest.raises(InputError) as refusal:
        arena(arguments(**given))
    assert said in words("en", refusal.value.game, "bastide.arena").say(refusal.value.phrase)


@pytest.mark.parametrize(("lang", "shown"), [("en", ("4 games", "Wins", "seed s")), ("ru", ("4 партии", "Побед"))])
def test_prints_a_table(capsys: pytest.CaptureFixture[str], lang: str, shown: tuple[str, ...]) -> None:
    assert arena(arguments(lang=lang, option=["duchies=1,3"])) == 0
    out = capsys.readouterr().out
    assert all(part in out for part in shown)
    assert out.count("random") == 2
    assert max(len(line) for line in out.splitlines()) <= 80
