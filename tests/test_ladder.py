"""docs/ladder.py: every tournament of the ladder can be played, and its page says how."""

import shlex

import pytest
from docs import ladder
from docs.observations import own

from bastide.arena import Local, run
from bastide.arena.match import check_match
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
