"""Chance in the open: every draw can be said, and what was not said is asked for."""

from random import Random

import pytest

import bastide
from bastide.core.chance import after, dealt
from bastide.core.errors import InputError
from bastide.core.rng import Rng, Scripted, Undrawn
from bastide.core.state import State
from tests.core.playing import GAMES


class Noted(Rng):
    """Writes down what it draws."""

    def __init__(self, rng: Rng, drawn: list[int]) -> None:
        words = rng.words()
        super().__init__(words[0], words[1], words[2], words[3])
        self.drawn = drawn

    def clone(self) -> Rng:
        return Noted(self, self.drawn)

    def below(self, n: int) -> int:
        value = super().below(n)
        if n > 1:
            self.drawn.append(value)
        return value


def test_a_draw_that_nobody_has_said_stops() -> None:
    rng = Scripted([3, 0])
    assert rng.die() == 4
    assert rng.below(1) == 0  # nothing to draw
    assert rng.clone().below(2) == 0
    assert rng.below(2) == 0
    with pytest.raises(Undrawn) as stopped:
        rng.below(7)
    assert stopped.value.outcomes == 7
    with pytest.raises(InputError, match="must be 0 to 5"):
        Scripted([6]).die()


def said(draws: list[int], look: object) -> State:
    """Draw by draw, as a tree of chance would: each node has the outcomes that it asks for."""
    assert callable(look)
    for count in range(len(draws)):
        outcomes = look(draws[:count])
        assert isinstance(outcomes, int)
        assert 0 <= draws[count] < outcomes
    state = look(draws)
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize("name", [*GAMES, "fair"])
def test_what_is_said_draw_by_draw_is_the_same_game(name: str) -> None:
    game = bastide.game(name)
    drawn: list[int] = []
    plain = game.deal(2, Noted(game.start(seed=3).rng, drawn), game.check_options(2, {}))
    state = said(drawn[:], lambda draws: dealt(game, 2, {}, draws))
    assert state.position() == plain.position()
    dice = Random(3)
    nodes = len(drawn)
    while not plain.over and plain.moves < 60:
        seat = dice.choice(plain.to_act)
        action = dice.choice(plain.legal(seat))
        drawn.clear()
        plain.apply(action)
        before = state.key()
        following = said(drawn[:], lambda draws, state=state, action=action: after(state, action, draws))
        assert state.key() == before
        state = following
        nodes += len(drawn)
        assert state.position() == plain.position()
    assert nodes
    if not state.over:
        with pytest.raises(ValueError, match="were said"):
            after(state, state.legal(state.to_act[0])[0], [0] * 500)
