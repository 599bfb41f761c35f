"""Golden games: any change of play is a visible difference, and the engine plays the same bytes compiled or not."""

import pytest

import bastide
from tests.games.burgundy.make_golden import GAMES, GOLDEN, digests

FILES = sorted(GOLDEN.glob("*.game"))


def test_every_golden_game_is_there() -> None:
    assert {file.stem for file in FILES} == set(GAMES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_golden_game(file: "object") -> None:
    """A record replays to the same bytes, score and winner."""
    text = (GOLDEN / str(file)).read_text()
    record = bastide.Record.parse(text)
    assert record.state.over
    assert record.text() == text


def test_same_bytes_everywhere() -> None:
    """The same seeds give the same records: `make test` checks it interpreted, `make test-compiled` compiled."""
    assert digests() == (GOLDEN / "digests.txt").read_text().split("\n")[:-1]
