"""What the bot keeps of the duchies it has looked at changes nothing but the time it takes."""

import random

import pytest

import bastide
from bastide.core.state import State
from bastide.games.burgundy.bot.land import KEPT, SURVEY

GAME = bastide.game("burgundy")


def game_of_chance(seats: int, setup: str) -> list[State]:
    """All positions of a game, and with each one that it might have come to instead."""
    dice = random.Random(seats)
    state = GAME.start(seats=seats, seed=seats, setup=setup)
    found: list[State] = []
    while not state.over:
        options = state.legal(state.to_act[0])
        other = state.clone()
        other.apply(dice.choice(options))
        found += [state.clone(), other]
        state.apply(dice.choice(options))
    return found


@pytest.mark.parametrize(("seats", "setup"), [(2, "basic"), (3, "advanced_secret"), (4, "basic")])
def test_a_position_is_worth_the_same_whatever_was_looked_at_before(seats: int, setup: str) -> None:
    states = game_of_chance(seats, setup)
    kept = [GAME.evaluate(state, seat) for state in states for seat in range(seats)]
    afresh = []
    for state in states:
        for seat in range(seats):
            SURVEY.lands.clear()
            afresh.append(GAME.evaluate(state, seat))
    assert kept == afresh


def test_when_much_was_kept_it_is_forgotten() -> None:
    for state in game_of_chance(2, "basic"):
        GAME.evaluate(state, 0)
    assert len(SURVEY.lands) > 10
    SURVEY.kept = KEPT
    GAME.evaluate(GAME.start(seats=2, seed=1, duchies=[8, 9]), 0)
    assert len(SURVEY.lands) <= 2
    assert SURVEY.kept <= 3
