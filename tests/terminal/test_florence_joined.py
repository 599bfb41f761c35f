"""Joined estates on the board of The Princes of Florence, and offers in its menu."""

from bastide.core.words import words
from bastide.terminal.menu import menu
from tests.games.florence.joining import counter, meeting, tower
from tests.games.florence.scenes import GAME
from tests.games.kit import do
from tests.terminal.drawing import draw, touched


def test_who_borders_on_whom() -> None:
    assert "Player 1 | ■ Player 2" in draw(meeting(3))
    assert "Side by side" not in draw(GAME.start(3, 1))


def test_the_offer() -> None:
    """FLO-12.10: who offers what to whom, where and for how much; the partner sees both estates."""
    state = counter(tower(meeting(3), 400), 200, row=2)
    shown = draw(state)
    assert "Player 2 offers ● Player 1: Tower (● Player 1 f3 g3; ■ Player 2 a3)" in " ".join(shown.split())
    assert "left until the next action: 3" in shown
    assert "Обсуждается" not in draw(state, lang="ru")


def test_places_of_both_estates_are_marked() -> None:
    state = do(meeting(3), "offer to=1 building=tower")
    shown = draw(state, touched(state, 0))
    rows = [line for line in shown.splitlines() if line.startswith("1 │")]
    assert len(rows) == 2
    assert rows[0].count("▸") == 2, "the last two columns of one's own"
    assert rows[1].count("▸") == 2, "the first two of the neighbour's"


def test_a_joint_building_is_drawn_in_both_estates() -> None:
    state = do(tower(meeting(3), 0), "accept")
    assert draw(state).count("Tow") > 0
    assert "Tower" in draw(state, seat=2)


def test_offers_in_the_menu() -> None:
    groups = menu(GAME, meeting(4), 0, words("en", "florence", "bastide.terminal")).groups
    offers = [
        option.said for group in groups if group.heading == "Propose a joint building" for option in group.options
    ]
    assert len(offers) == 20
    assert {"Propose to player 2: Tower", "Propose to player 4: Tower"} <= set(offers)
