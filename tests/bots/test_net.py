"""Learned values: what a net makes of a position, that it sees further than the game's own guess, and what a search
makes of that."""

from importlib.resources import files

import numpy as np
import pytest
from training.play import ahead, positions

import bastide
from bastide.bots.net import net
from bastide.core.state import State
from bastide.search.budget import Budget
from bastide.search.tree import TreeSearch
from bastide.search.value import Value, margins

GAMES = [game for game in bastide.games() if bastide.game(game).searching(bastide.game(game).start(2, 1)).net]
every_net = pytest.mark.parametrize("game", GAMES)


def weights(game: str) -> str:
    return bastide.game(game).searching(bastide.game(game).start(2, 1)).net


@every_net
def test_it_is_small(game: str) -> None:
    file = files(bastide.game(game).package) / "bot" / f"{weights(game)}.npz"
    assert len(file.read_bytes()) <= 2_000_000


@every_net
def test_it_sees_further_than_the_guess(game: str) -> None:
    """In games that it was not made of."""
    rows = [row for seed in range(6) for row in positions(game, 2, ["greedy?width=1"], f"fresh {seed}")]
    judge = net(game, weights(game))
    found = [judge.judge(row.seen, row.guess) for row in rows]
    off = [sum((row.margin - value) ** 2 for row, value in zip(rows, found, strict=True))]
    off.append(sum((row.margin - row.guess) ** 2 for row in rows))
    assert off[0] < 0.8 * off[1]


@every_net
def test_it_is_the_sum_over_all_columns(game: str) -> None:
    """Only those that are not zero are looked at."""
    state = bastide.game(game).start(2, 4)
    judge = net(game, weights(game))
    seen = state.observe(1)
    first = np.maximum(judge.expand(seen)[0] @ judge.first + judge.first_bias, 0)
    second = np.maximum(first @ judge.second + 0.5 * judge.guessed + judge.second_bias, 0)
    whole = judge.scale * (float(second @ judge.last) + judge.last_bias + judge.beside * 0.5)
    assert judge.margin(state, 1, 0.5 * judge.scale) == pytest.approx(whole, abs=1e-3)


class Opposite(Value):
    """Thinks that whoever seems ahead is behind, by far."""

    def margin(self, state: State, seat: int, guess: float) -> float:
        return -50.0 * guess


def test_of_two_the_one_loses_what_the_other_gains() -> None:
    state = bastide.game("caylus1303").start(2, 3)
    assert margins(Opposite(), state, 0, [1.0, -1.0]) == [-50.0, 50.0] == margins(Opposite(), state, 1, [1.0, -1.0])
    assert margins(Value(), bastide.game("caylus1303").start(3, 3), 1, [1.0, -1.0, -4.0]) == [1.0, -1.0, -4.0]


def test_a_tree_goes_by_the_value_that_it_was_given() -> None:
    """Whoever is told that gains are losses chooses otherwise."""
    rules = bastide.game("caylus1303")
    state = rules.start(2, 3)
    for number in range(12):
        state.apply(bastide.bot("greedy?width=1").choose(state, state.to_act[0], number))
    seat = state.to_act[0]
    how = rules.searching(state)
    plain = TreeSearch(rules, how, Budget(800)).consider(state, seat)
    same = TreeSearch(rules, how, Budget(800), None, Value()).consider(state, seat)
    fooled = TreeSearch(rules, how, Budget(800), None, Opposite()).consider(state, seat)
    assert fooled[0].actions[0] != plain[0].actions[0]
    assert abs(same[0].value - plain[0].value) < 10 < abs(fooled[0].value - plain[0].value)


@pytest.mark.parametrize("game", ["caylus1303", "florence"])
def test_what_nets_are_made_of(game: str) -> None:
    """Every seat's view of positions of a game, and how far ahead it came out."""
    rows = positions(game, 2, ["greedy?width=1"], "made 1")
    assert len(rows) > 10 and len(rows) % 2 == 0
    for one, other in zip(rows[::2], rows[1::2], strict=True):
        assert one.margin == -other.margin and one.guess == pytest.approx(-other.guess)
        assert one.seen != other.seen and one.clock == other.clock
    assert ahead([3.0, 9.0, 5.0], 1) == 4.0 and ahead([3.0, 9.0, 5.0], 0) == -6.0
