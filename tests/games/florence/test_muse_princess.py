"""Muse & Princess: the auction of the characters (FLO-11.1 to FLO-11.4), the Banker, coins (FLO-11.2)."""

from typing import Any

import pytest

from tests.games.florence.court import bids, court, held, own
from tests.games.florence.scenes import GAME, coins, points
from tests.games.kit import asked, do, lines, refused, table, told

RICH = {seat: {"coins": 2000} for seat in range(5)}
NAMES = ("banker", "cardinal", "merchant", "muse", "princess", "professor")


def places(name: str, first: int, last: int) -> set[str]:
    return {f"stake character={name} space={space}" for space in range(first, last + 1)}


# ---- FLO-11.1, FLO-11.2


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_setup(seats: int) -> None:
    """D1 (FLO-16): FLO-11.1: six characters face up, 600 coins on the Banker; FLO-9.5: also with two players."""
    state = GAME.start(seats, 1, muse_princess=True)
    view: Any = state.view(None)
    cards = view["muse_princess"]["characters"]
    assert [card["character"] for card in cards] == list(NAMES)
    assert all(card["holder"] is None and card["bidder"] is None and not card["down"] for card in cards)
    assert [card["coins"] for card in cards] == [600, None, None, None, None, None]
    assert "muse_princess" not in GAME.start(seats, 1).view(None)


def test_no_converting() -> None:
    """FLO-11.2: prestige points are never turned into coins."""
    state = court("auction", {0: {"points": 9, "coins": 0}})
    assert lines(state) == {"leave"}
    assert refused(state, "convert points=2") == "FLO-11.2"
    assert refused(court("actions", {0: {"points": 9}}), "convert points=2") == "FLO-11.2"


# ---- FLO-11.3: the auction


def test_after_phase_a() -> None:
    """FLO-11.3: after phase A and before phase B, clockwise from the first player."""
    state = court("auction", first=1, chooser=1)
    do(state, "leave", "leave", "leave")
    assert table(state)["phase"] == "characters"
    order = []
    for _ in range(3):
        order += asked(state)
        do(state, "forgo")
    assert order == [(1, "character"), (2, "character"), (0, "character")]
    assert asked(state) == [(1, "turn")]


def test_spaces() -> None:
    """D9 (FLO-16): spaces 3 to 15, of the Banker 0 to 5 (FLO-11.3.4), or pass."""
    state = court("characters", RICH)
    every = [places(name, 3, 15) for name in NAMES[1:]]
    assert lines(state) == {*places("banker", 0, 5), *set.union(*every), "forgo"}
    assert refused(state, "stake character=muse space=2") == "FLO-11.3.4"
    assert refused(state, "stake character=banker space=6") == "FLO-11.3.4"


def test_x12() -> None:
    """X12 (FLO-11.3.2, FLO-11.3.3): space 6 of the Merchant is a bid of 600 coins, paid at the next turn."""
    state = do(court("characters", RICH), "stake character=merchant space=6")
    assert bids(state) == {"merchant": (0, 6)}
    assert coins(state)[0] == 2000
    do(state, "forgo", "forgo")
    assert held(state) == {"merchant": 0}
    assert coins(state) == [1400, 2000, 2000]


def test_outbidding() -> None:
    """FLO-11.3.2: a pawn on a higher space sends the other back; being outbid is no pass."""
    state = do(court("characters", RICH), "stake character=muse space=5")
    assert refused(state, "stake character=muse space=5") == "FLO-11.3.2"
    assert lines(state, "character=muse") == places("muse", 6, 15)
    events = told(state, "stake character=muse space=8", "forgo")
    assert [event.args["other"] for event in events if event.kind == "stake"] == [1]
    assert bids(state) == {"muse": (1, 8)}
    assert asked(state) == [(0, "character")]
    do(state, "stake character=muse space=9")
    assert asked(state) == [(1, "character")]
    do(state, "stake character=cardinal space=3")
    assert held(state) == {"muse": 0, "cardinal": 1}
    assert coins(state) == [1100, 1700, 2000]


def test_winning_is_the_whole_turn() -> None:
    """FLO-11.3.3: who wins a card neither bids nor passes; what he has bought is gone."""
    state = do(court("characters", RICH), "stake character=muse space=3", "stake character=cardinal space=3")
    do(state, "stake character=cardinal space=4")
    assert held(state) == {"muse": 0}
    assert asked(state) == [(1, "character")]
    assert refused(state, "stake character=muse space=9") == "FLO-11.3.2"


def test_last_player_wins_one_turn_later() -> None:
    """FLO-11.3.3: nobody is left to bid against him."""
    state = do(court("characters", RICH, seats=2), "forgo", "stake character=princess space=4")
    assert held(state) == {"princess": 1}
    assert coins(state) == [2000, 1600]
    assert table(state)["phase"] == "actions"


def test_passing() -> None:
    """FLO-11.3.2: who passes is out for this round; FLO-11.3.4: it ends when all have bought or passed."""
    state = do(court("characters", RICH), "forgo", "stake character=muse space=3", "stake character=muse space=4")
    assert asked(state) == [(1, "character")]
    do(state, "forgo")
    assert held(state) == {"muse": 2}
    assert own(state)["out"] == []
    assert asked(state) == [(0, "turn")]


def test_bids_are_payable() -> None:
    """FLO-11.3.2: no bid beyond the coins held; whoever has none is asked all the same (FLO-15)."""
    state = court("characters", {0: {"coins": 400}})
    assert lines(state, "character=professor") == places("professor", 3, 4)
    assert refused(state, "stake character=professor space=5") == "FLO-11.3.2"
    poor = court("characters", {0: {"coins": 0}}, cast={"down": ["banker"], "banker": 1}, out=[1])
    assert lines(poor) == {"forgo"}


def test_top_space() -> None:
    """FLO-11.3.2: nothing is above the last space."""
    state = court("characters", RICH, bids={"muse": (1, 15)})
    assert not lines(state, "character=muse")
    assert refused(state, "stake character=muse space=15") == "FLO-11.3.2"


def test_unused_characters_go_back() -> None:
    """FLO-11.3.1, FLO-11.13: at the start of the next auction all that are still held go back, used or not."""
    state = court("auction", round=2, cardinal=1, muse=2, still_in=[0])
    events = told(state, "leave")
    assert held(state) == {}
    assert [(event.seat, event.args["what"]) for event in events if event.kind == "lapse"] == [
        (1, "cardinal"),
        (2, "muse"),
    ]
    assert lines(state, "character=muse")


# ---- FLO-11.4: face up and face down


def test_used_at_once() -> None:
    """FLO-11.4: used before the auction is over, a card lies face down and cannot be bought again in this round."""
    state = do(court("characters", RICH), "stake character=merchant space=3", "forgo", "stake character=muse space=3")
    assert asked(state) == [(0, "use")]
    do(state, "merchant")
    assert own(state)["down"] == ["merchant"]
    again = court("characters", RICH, cast={"down": ["merchant"], "turn": 1}, out=[0])
    assert refused(again, "stake character=merchant space=9") == "FLO-11.3.2"
    do(state, "end", "end", "end", "leave", "leave", "leave")
    assert own(state)["down"] == []
    assert lines(state, "character=merchant")


def test_used_later() -> None:
    """FLO-11.4: used after the auction, a card lies face up again at once."""
    state = do(court("actions", merchant=0), "merchant")
    assert own(state)["down"] == []
    assert held(state) == {}


# ---- FLO-11.6: the Banker


def test_x13() -> None:
    """X13 (FLO-11.6): unsold in round 1 he has 700; bought for 200 in round 2 he brings 500 and is refilled to 600."""
    state = court("characters", {seat: {"coins": 300} for seat in range(3)})
    events = told(state, "forgo", "forgo", "forgo")
    assert own(state)["coins"] == 700
    assert [event.args["coins"] for event in events if event.kind == "unsold"] == [700]
    do(state, *["end"] * 3, *["leave"] * 3)
    assert (table(state)["round"], asked(state)) == (2, [(1, "character")])
    do(state, "stake character=banker space=2", "forgo", "forgo")
    assert coins(state) == [300, 800, 300]
    assert own(state)["coins"] == 600
    assert own(state)["banker"] == 1


def test_x24() -> None:
    """X24 (FLO-11.6, FLO-17.18): without a coin one may bid 500 for a Banker of 600, and gets 100."""
    state = court("characters", {0: {"coins": 0}})
    do(state, "stake character=banker space=5", "forgo", "forgo")
    assert coins(state)[0] == 100
    assert own(state)["coins"] == 600


def test_banker_works_at_once() -> None:
    """FLO-11.5, FLO-11.4: nobody holds him, and he cannot be bought twice in a round."""
    state = do(court("characters", RICH), "stake character=banker space=0", "stake character=muse space=3")
    do(state, "stake character=muse space=4")
    assert held(state) == {}
    assert own(state)["down"] == ["banker"]
    assert coins(state)[0] == 2600
    assert asked(state) == [(1, "character")]
    assert refused(state, "stake character=banker space=3") == "FLO-11.3.2"


def test_banker_does_not_grow_when_bought() -> None:
    """FLO-11.6: only a Banker whom nobody bought gains 100."""
    state = do(court("characters", RICH, seats=2), "stake character=banker space=1", "forgo")
    assert own(state)["coins"] == 600
    assert points(state) == [0, 0]
