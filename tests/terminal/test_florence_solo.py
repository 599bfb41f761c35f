"""The board of a game against Diego."""

from tests.games.florence.solo_scenes import alone
from tests.terminal.drawing import draw


def test_diego() -> None:
    """FLO-10, FLO-15: what he has, the card of the round with its two highest entries, and no face-down profession that
    nobody has seen."""
    diego = {
        "points": -3, "jesters": 2, "buildings": {"tower": 2}, "prestiges": "prestige_most_jesters",
        "row": [{"card": "poet", "bonuses": ["bonus_jesters"]}, {"card": "jurist"}, {"card": "recruiting_card"}],
    }  # fmt: skip
    declined = [{"object": "park", "roll": 4}]
    solo = {"seen": ["poet"], "declined": declined}
    shown = draw(alone("auction", diego=diego, virtuals=("composer | painter", ""), solo=solo))
    for line in (
        "Diego: -3 PP, 3,500 coins",
        "He has jesters: 2, builders: 0, Tower ×2",
        "His row: Poet +4, ▒, Recruiting card",
        "Professions to recruit: Painter",
        "Face-down professions of the virtual players: 1, 0",
        "Diego is second in the action phase.",
        "Auction card: Jester 6*, Recruiting card 3*, Builder 2, Prestige card –, Landscape –",
        "Declined, with the die (1 of 4): Park (4)",
        "(6)",
    ):
        assert line in shown, line
    assert "Jurist" not in shown
    assert "Composer" not in shown
    after = draw(alone(begins="diego", upper="work build"))
    assert "Diego begins the action phase." in after
    assert "He could do: complete a Work / build" in after
