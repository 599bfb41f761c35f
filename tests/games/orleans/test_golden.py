"""Golden games: any change of play is a visible difference, and the engine plays the same bytes compiled or not."""

import pytest

from tests.games.orleans.make_golden import GAMES, GOLDEN


def test_every_golden_game_is_there() -> None:
    GOLDEN.check_files()


@pytest.mark.parametrize("name", GAMES)
def test_golden_game(name: str) -> None:
    GOLDEN.check_game(name)


def test_same_bytes_everywhere() -> None:
    GOLDEN.check_digests()
