"""docs/ladder.py: every tournament of the ladder can be played, and its page says how."""

import json
import shlex
from collections.abc import Iterator, Sequence

import pytest
from docs import ladder
from docs.observations import own

from bastide.arena import Local, Match, Outcome, Sitting, play, run
from bastide.arena.match import check_match
from bastide.arena.results import outcome_of
from bastide.core.game import Game
from bastide.core.words import words

every_game = pytest.mark.parametrize("game", own(), ids=lambda game: game.name)


@every_game
def test_every_rung_can_be_played_with_every_number_of_seats(game: Game) -> None:
    rungs = list(ladder.rungs(game, 2))
    assert {rung.seats for rung in rungs} == set(game.seats)
    for rung in rungs:
        assert check_match(game.name, rung.bots, rung.seats, ladder.SEED, None).seats == rung.seats


def test_a_table_of_the_page_says_who_won_and_how_to_play_it_again() -> None:
    game = own()[0]
    rung = ladder.Rung("Two players", ("greedy?width=1", "random"), 2, 2)
    result = run(game.name, rung.bots, rung.games, ladder.SEED, seats=2, backend=Local(1))
    text = "\n".join(ladder.section(game, rung, result, words("en", game.name, "bastide.arena")))
    (command,) = [line.strip() for line in text.splitlines() if line.startswith("    bastide arena")]
    told = shlex.split(command)
    assert told[told.index("--seed") + 1] == ladder.SEED and told[told.index("--games") + 1] == "2"
    best = next(line for line in text.splitlines() if line.startswith("| greedy"))
    assert "100 %" in best and f"| {result.standings[0].scores.mean:.1f} |" in best
    assert "| greedy?width=1 – random | 2 |" in text


class Nobody(Local):
    """Plays no games: whoever asks for one is told which are missing."""

    def play(self, match: Match, sittings: Sequence[Sitting], recorded: bool) -> Iterator[Outcome]:
        raise AssertionError(f"{len(sittings)} games of {match.game} for {match.seats} are missing: make ladder")


def test_the_page_is_made_of_the_games_that_were_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "Local", Nobody)
    assert ladder.page(own(), ladder.GAMES, 1) == ladder.PAGE.read_text("utf-8")


@every_game
def test_who_plays_a_game_of_the_ladder_again_gets_the_same_one(game: Game) -> None:
    """One between two that are quick. Where it differs a bot has changed: what it played must be played anew."""
    rung = next(rung for rung in ladder.rungs(game, 1) if rung.seats == 2 and "novice" in rung.bots)
    match = check_match(game.name, rung.bots, rung.seats, ladder.SEED, None)
    quick = rung.bots.index("amateur"), rung.bots.index("novice")
    lines = ladder.kept(game, rung).read_text("utf-8").splitlines()[1:]
    was = next(found for line in lines if (found := outcome_of(json.loads(line), match)).sitting.lineup == quick)
    assert play(match, was.sitting).facts() == was.facts()
