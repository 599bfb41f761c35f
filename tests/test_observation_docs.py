"""docs/observations.md is what the code has: every field of every game, with its meaning."""

from pathlib import Path

import pytest
from docs import observations

from bastide.core.game import Game

PAGE = Path(observations.__file__).with_name("observations.md")


def test_the_page_is_what_the_code_has() -> None:
    assert PAGE.read_text("utf-8") == observations.text(), "python -m docs.observations > docs/observations.md"


@pytest.mark.parametrize("game", observations.own(), ids=lambda game: game.name)
def test_every_meaning_is_that_of_a_field(game: Game) -> None:
    layout = game.observed().layout
    common = set(observations.meanings("bastide.core")["table"])
    said = observations.meanings(game.package)
    assert common | set(said["table"]) == {cell.name for cell in layout if cell.player < 0}
    assert set(said["player"]) == {cell.name for cell in layout if cell.player == 0}


@pytest.mark.parametrize("game", observations.own(), ids=lambda game: game.name)
def test_fields_follow_each_other_without_a_gap(game: Game) -> None:
    at = 0
    for cell in game.observed().layout:
        assert cell.offset == at
        at += cell.entries * cell.width
    assert at == game.observed().length == len(game.start(seed=1).observe(0))
