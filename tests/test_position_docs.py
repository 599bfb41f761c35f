"""docs/positions.md has every member and every argument with its meaning; its examples are played on from."""

import json

import pytest
from docs import positions
from docs.observations import own

import bastide
from bastide.core.game import Game

EVERY_GAME = pytest.mark.parametrize("game", own(), ids=lambda game: game.name)


@EVERY_GAME
def test_every_meaning_is_that_of_a_member(game: Game) -> None:
    said = positions.meanings(game)
    sections = {one.key: [part.name for part in one.parts] for one in positions.sections(game)}
    assert sections.keys() | {"with", "example"} == said.keys()
    for key, members in sections.items():
        assert sorted(said[key]) == sorted(members), key
    questions = game.start(max(2, min(game.seats)), 1).questions
    carried = [f"{one.name}.{argument.name}" for one in questions for argument in one.carried() if argument.name]
    listed = [f"{one.name}.{one.listed.name}" for one in questions if one.listed is not None]
    assert sorted(said["with"]) == sorted(carried + listed)


@EVERY_GAME
def test_the_example_is_played_on(game: Game) -> None:
    """It says as little as it can: the whole of it is more, and means the same."""
    example = positions.meanings(game)["example"]
    data = json.loads(example["position"])
    state = game.from_json(data)
    whole = state.to_json(True)
    assert len(whole) > len(data) and game.from_json(whole) == state
    bot = bastide.bot("random")
    state.apply(game.parse(state.to_act[0], example["line"], state))
    while not state.over:
        state.apply(bot.choose(state, state.to_act[0], seed=state.moves))
    assert game.from_json(state.to_json(True)) == state
