"""Golden games: any change of play is a visible difference, and the engine plays the same bytes compiled or not."""

import pytest

from tests.games.florence.make_golden import GAMES, GOLDEN, NUMBERS, SETUPS

SHOWS = {
    "": ("open", "raise", "take", "lay", "keep", "under", "recruit", "work", "add", "finish", "build", "freedom"),
    "one": ("put_up", "buy", "reject", "claim"),
    "muse_princess": (
        "stake", "forgo", "cardinal", "muse", "princess", "merchant", "professor", "wait", "free", "pay", "exchange",
    ),
    "cooperative": ("offer", "join", "share", "accept", "counter", "refuse"),
}  # fmt: skip
"""What must be played in some game: of any kind, alone, with a module."""


def test_every_golden_game_is_there() -> None:
    GOLDEN.check_files()


@pytest.mark.parametrize("name", GAMES)
def test_golden_game(name: str) -> None:
    GOLDEN.check_game(name)


@pytest.mark.parametrize("kind", SHOWS)
def test_golden_games_cover(kind: str) -> None:
    """Every seat count, each module alone and both together, every level of Diego; and what they are for is played."""
    assert {seats for seats, _, _ in NUMBERS.values()} == {1, 2, 3, 4, 5}
    assert all(options in [row[1] for row in NUMBERS.values()] for options in SETUPS.values())
    played: set[str] = set()
    for name, (seats, options, _) in NUMBERS.items():
        if not kind or kind in options or (kind == "one" and seats == 1):
            lines = (GOLDEN.folder / f"{name}.game").read_text().splitlines()
            played |= {line.split()[1] for line in lines if line[:1].isdigit()}
    assert set(SHOWS[kind]) <= played


def test_same_bytes_everywhere() -> None:
    GOLDEN.check_digests()
