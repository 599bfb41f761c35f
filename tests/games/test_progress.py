"""How far a game has come, as lists of games say it: nobody learns more by it than the table shows."""

import json
from random import Random

import pytest

import bastide
from bastide.core.words import LANGUAGES, words
from bastide.examples.fair import GAME as FAIR

GAMES = [*(bastide.game(name) for name in bastide.games()), FAIR]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_progress(game: bastide.Game) -> None:
    state, chance = game.start(game.seats[-1], "progress"), Random(7)
    told: dict[str, None] = {}
    while not state.over:
        come = state.progress()
        assert json.loads(json.dumps(dict(come.args))) == come.args, "it is kept as JSON"
        seat = chance.choice(state.to_act)
        if state.moves % 20 == 0:
            assert state.determinize(seat, "another world").progress() == come
        told[words("en", game.name).say(come)] = None
        for language in LANGUAGES:
            assert come.key not in words(language, game.name).say(come)
        state.apply(chance.choice(state.legal(seat)))
    assert len(told) >= 3, "it goes on with the game"
    assert state.progress().key
