"""The characters of Muse & Princess on the board of The Princes of Florence, and in its menu."""

from bastide.core.words import words
from bastide.terminal.menu import menu
from tests.games.florence.court import court
from tests.games.florence.scenes import GAME
from tests.terminal.drawing import draw, touched


def test_who_bids_and_who_holds() -> None:
    state = court("characters", bids={"muse": (1, 6)}, merchant=2, out=[2], cast={"down": ["professor"]})
    shown = draw(state, touched(state, 0))
    assert "▸Banker (600 coins): free;" in shown
    assert "▸Muse: ■ Player 2 has bid 600;" in shown
    assert " Merchant: ▲ Player 3;" in shown
    assert " Professor: face down;" in shown


def test_no_characters_without_the_module() -> None:
    assert "Cardinal" not in draw(GAME.start(3, 1))


def test_bids_stand_under_their_character() -> None:
    state = court("characters", {0: {"coins": 900}})
    groups = menu(GAME, state, 0, words("en", "florence", "bastide.terminal")).groups
    bids = {group.subheading: len(group.options) for group in groups if group.heading == "Bid for a character"}
    assert bids == {"Banker": 6, "Cardinal": 7, "Merchant": 7, "Muse": 7, "Princess": 7, "Professor": 7}
