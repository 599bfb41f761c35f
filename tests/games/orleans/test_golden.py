"""Golden games: any change of play is a visible difference, and the engine plays the same bytes compiled or not."""

import pytest

from tests.games.orleans.make_golden import DEALT, GAMES, GOLDEN, MODULES, RICH

SHOWS = {
    "two-orders": ("fulfil",),
    "three-new-events": ("voyage", "indulge", "train", "scrap", "render", "stay"),
    "four-uprising-last": ("keep",),
    "two-new-deeds": ("distil", "announce", "tow"),
    "three-intrigue": ("name", "name_slot", "name_swap", "name_track", "propose", "accept", "refuse", "pick_good"),
    "four-new-places": ("shear", "ward"),
}
"""What must be played in a game of a module alone."""


def test_every_golden_game_is_there() -> None:
    GOLDEN.check_files()


@pytest.mark.parametrize("name", GAMES)
def test_golden_game(name: str) -> None:
    GOLDEN.check_game(name)


def test_golden_games_cover_the_modules() -> None:
    """The base game and everything together with 2 to 4 seats, every module alone, and each really comes into play."""
    assert {row[0] for row in DEALT.values()} == {row[0] for name, row in RICH.items() if "everything" in name}
    assert {row[1] for row in RICH.values()} == set(MODULES)
    for name, wanted in SHOWS.items():
        lines = (GOLDEN.folder / f"{name}.game").read_text().splitlines()
        played = {line.split()[1] for line in lines if line[:1].isdigit()}
        assert set(wanted) <= played


def test_same_bytes_everywhere() -> None:
    GOLDEN.check_digests()
