"""Phase A (FLO-4), with two players (FLO-9), and coins for prestige (FLO-3.3)."""

from typing import Any

import pytest

from tests.games.florence.scenes import coins, points, scene, tiles
from tests.games.kit import asked, do, legal, lines, player, refused, rows, table


def test_x01() -> None:
    """X1 (FLO-4.3, FLO-4.4, FLO-4.6, FLO-4.7, FLO-4.8): four players, four objects; the last one takes a builder for
    200."""
    state = scene(4, "auction", {seat: {"coins": 1000} for seat in range(4)})
    do(state, "open object=park", "pass", "pass", "pass")
    assert coins(state)[0] == 800
    state.apply(legal(state, "lay")[0])
    do(state, "open object=jester", "raise", "raise", "raise", "raise", "raise", "pass", "pass")
    assert coins(state)[3] == 300
    assert asked(state) == [(1, "choose")]
    do(state, "open object=forest", "raise", "raise", "raise", "raise", "pass")
    assert coins(state)[1] == 400
    state.apply(legal(state, "lay")[0])
    assert asked(state) == [(2, "last")]
    assert lines(state, "take") == {
        f"take object={name}" for name in ("lake", "builder", "recruiting_card", "prestige_card")
    }
    do(state, "take object=builder")
    assert coins(state)[2] == 800
    assert player(state, 2)["builders"] == 1
    assert table(state)["phase"] == "actions"


def test_seven_stacks() -> None:
    """D3 (FLO-16): the chooser names one of seven objects (FLO-4.1) or is out (FLO-4.3, FLO-17.3)."""
    state = scene(3, "auction")
    names = ("forest", "lake", "park", "jester", "builder", "recruiting_card", "prestige_card")
    assert lines(state) == {*[f"open object={name}" for name in names], "leave"}


def test_opening_bid_is_exact() -> None:
    """FLO-4.3: exactly 200."""
    state = do(scene(3, "auction"), "open object=jester")
    assert table(state)["auction"] == {"bidders": [1, 2, 0], "bid": 200, "leader": 0}


def test_one_object_each() -> None:
    """FLO-4.2: who has bought is out, and the stack is closed for this round."""
    state = do(scene(3, "auction"), "open object=jester", "pass", "pass")
    assert asked(state) == [(1, "choose")]
    assert table(state)["still_in"] == [1, 2]
    assert refused(state, "open object=jester") == "FLO-4.2"


def test_empty_stack() -> None:
    """FLO-4.2, FLO-14: what is out of stock cannot be chosen; neither can prestige cards without a deck."""
    stock = {"forest": 6, "lake": 6, "park": 6, "jester": 0, "builder": 6, "recruiting_card": 5}
    state = scene(3, "auction", stock=stock, decks={"prestiges": ""})
    assert refused(state, "open object=jester") == "FLO-4.2"
    assert refused(state, "open object=prestige_card") == "FLO-4.2"


def test_passing_out() -> None:
    """FLO-4.3: a chooser who names nothing is out; the next one clockwise chooses."""
    state = do(scene(3, "auction", first=1, chooser=1), "leave")
    assert asked(state) == [(2, "choose")]
    assert table(state)["still_in"] == [0, 2]
    assert asked(do(state, "leave")) == [(0, "last")]


def test_only_the_chooser_can_pass_out() -> None:
    """FLO-4.3: others can only pass on an object."""
    state = do(scene(3, "auction"), "open object=jester")
    assert refused(state, "leave") == "FLO-4.4"


def test_out_of_turn() -> None:
    """FLO-4.3, FLO-4.4, FLO-4.8: others than the chooser, the next bidder, the last one have nothing to say."""
    state = scene(3, "auction")
    assert refused(state, "leave", seat=1) == "FLO-4.3"
    assert refused(do(state, "open object=jester"), "raise", seat=2) == "FLO-4.4"
    assert refused(scene(3, "auction", still_in=[0]), "leave", seat=1) == "FLO-4.8"


def test_bidding() -> None:
    """D4 (FLO-16): a hundred more, or out of this auction (FLO-4.4)."""
    state = do(scene(3, "auction"), "open object=jester")
    assert lines(state) == {"raise", "pass"}
    do(state, "raise")
    assert table(state)["auction"]["bid"] == 300


def test_pass_is_final_for_the_object() -> None:
    """FLO-4.4: who passed is not asked again for this object, but for the next; the opener may bid again."""
    state = do(scene(3, "auction"), "open object=jester", "pass", "raise")
    assert asked(state) == [(0, "bid")]
    do(state, "raise", "pass")
    assert coins(state)[0] == 3500 - 400
    do(state, "open object=park")
    assert asked(state) == [(2, "bid")]


def test_chooser_who_did_not_win_chooses_again() -> None:
    """FLO-4.7."""
    state = do(scene(3, "auction"), "open object=jester", "raise", "pass", "pass")
    assert asked(state) == [(0, "choose")]
    do(state, "open object=builder", "raise", "pass")
    assert asked(state) == [(0, "last")]


def test_bid_within_coins() -> None:
    """FLO-4.5: no bid beyond the coins that one holds at that moment."""
    state = do(scene(3, "auction", {1: {"coins": 200}}), "open object=jester")
    assert lines(state) == {"pass"}
    assert refused(state, "raise") == "FLO-4.5"


def test_x22() -> None:
    """X22 (FLO-3.3, FLO-4.5): 900 bid, 500 coins and 6 points: 5 points bring 500 coins, and 1000 can be bid."""
    sale: dict[str, Any] = {"auction": {"bidders": [0, 1], "bid": 900, "leader": 1}, "item": "jester"}
    state = scene(3, "auction", {0: {"coins": 500, "points": 6}}, **sale)
    assert lines(state, "convert") == {f"convert points={number}" for number in range(1, 7)}
    do(state, "convert points=5")
    assert (coins(state)[0], points(state)[0]) == (1000, 1)
    assert rows(state) == [(-5, "FLO-3.3")]
    do(state, "raise")
    assert table(state)["auction"]["bid"] == 1000


def test_converting() -> None:
    """D20 (FLO-16): 100 coins a point, as often as wanted, never below 0 (FLO-3.3, FLO-17.14)."""
    state = scene(3, "auction", {0: {"points": 3}})
    assert refused(state, "convert points=4") == "FLO-3.3"
    assert refused(state, "convert points=0") == "FLO-3.3"
    do(state, "convert points=1", "convert points=2")
    assert (coins(state)[0], points(state)[0]) == (3800, 0)
    assert lines(state, "convert") == set()


def test_converting_in_the_middle() -> None:
    """FLO-3.3: also at decisions that cost nothing; what was asked is asked still."""
    state = do(scene(3, "auction", {0: {"points": 3}}), "open object=forest", "pass", "pass")
    assert asked(state) == [(0, "lay")]
    do(state, "convert points=2")
    assert (asked(state), coins(state)[0], points(state)[0]) == ([(0, "lay")], 3500, 1)


def test_conversion_is_final() -> None:
    """FLO-3.3: it is not undone when one is outbid."""
    state = do(scene(3, "auction", {0: {"points": 3}}), "open object=jester", "raise", "pass")
    do(state, "convert points=3", "pass")
    assert (coins(state)[0], points(state)[0]) == (3800, 0)


def test_x25() -> None:
    """X25 (FLO-4.3, FLO-3.3): with 100 coins and a point one may convert it and open; without the point one is out."""
    state = scene(3, "auction", {0: {"coins": 100, "points": 1}})
    assert lines(state) == {"leave", "convert points=1"}
    do(state, "convert points=1")
    assert "open object=jester" in lines(state)
    state = scene(3, "auction", {0: {"coins": 100}})
    assert lines(state) == {"leave"}


def test_poor_chooser() -> None:
    """FLO-14: a chooser whose coins and points do not reach the opening bid must pass out."""
    state = scene(3, "auction", {0: {"coins": 0, "points": 1}})
    do(state, "convert points=1")
    assert lines(state) == {"leave"}
    assert refused(state, "open object=jester") == "FLO-4.5"


def test_opening_bid_is_binding() -> None:
    """FLO-4.4: if nobody raises, the opener has bought."""
    state = do(scene(3, "auction"), "open object=jester", "pass", "pass")
    assert coins(state)[0] == 3300
    assert player(state)["jesters"] == 1


def test_losers_pay_nothing() -> None:
    """FLO-4.6."""
    state = do(scene(3, "auction"), "open object=jester", "raise", "raise", "pass", "pass")
    assert coins(state) == [3500, 3500, 3100]


def test_last_one() -> None:
    """D5 (FLO-16): whoever is alone takes an object for 200 or nothing (FLO-4.8, FLO-17.30)."""
    state = scene(3, "auction", still_in=[1], chooser=1, closed=["jester"])
    assert asked(state) == [(1, "last")]
    assert refused(state, "take object=jester") == "FLO-4.2"
    assert table(do(state.clone(), "leave"))["phase"] == "actions"
    do(state, "take object=builder")
    assert coins(state)[1] == 3300


def test_last_one_must_pay() -> None:
    """FLO-4.8: he must hold the 200; FLO-4.10 holds for him."""
    state = scene(3, "auction", {0: {"coins": 100, "points": 2, "builders": 3}}, still_in=[0])
    assert refused(state, "take object=jester") == "FLO-4.8"
    do(state, "convert points=1")
    assert refused(state, "take object=builder") == "FLO-4.10"
    do(state, "take object=jester")
    assert coins(state)[0] == 0


def test_last_at_the_very_start() -> None:
    """FLO-4.8: also when all others passed out at once."""
    assert asked(do(scene(3, "auction"), "leave", "leave")) == [(2, "last")]


def test_phase_ends() -> None:
    """FLO-4.9: when nobody is in any more."""
    state = do(scene(3, "auction"), "leave", "leave", "leave")
    assert table(state)["phase"] == "actions"
    assert asked(state) == [(0, "turn")]


def test_no_fourth_builder() -> None:
    """FLO-4.10, FLO-17.9: neither opening nor bidding; he is not even asked."""
    state = scene(3, "auction", {0: {"builders": 3}})
    assert refused(state, "open object=builder") == "FLO-4.10"
    do(state, "leave", "open object=builder", "pass")
    assert player(state, 1)["builders"] == 1
    state = do(scene(3, "auction", {1: {"builders": 3}}), "open object=builder")
    assert asked(state) == [(2, "bid")]


CROWDED = "lake lake lake lake lake lake park park park park park"


def test_landscape_without_room() -> None:
    """FLO-4.10, FLO-17.8: who has no place for a landscape can neither open nor bid for it."""
    state = scene(3, "auction", {0: {"estate": CROWDED}})
    assert refused(state, "open object=forest") == "FLO-4.10"
    state = do(scene(3, "auction", {1: {"estate": CROWDED}}), "open object=forest")
    assert asked(state) == [(2, "bid")]


def test_loop() -> None:
    """FLO-4.11: the chooser stays as long as others win; then the next one who is in."""
    state = scene(4, "auction", first=2, chooser=2)
    do(state, "open object=jester", "raise", "pass", "pass", "pass")
    assert asked(state) == [(2, "choose")]
    do(state, "open object=builder", "pass", "pass")
    assert asked(state) == [(0, "choose")]
    do(state, "leave")
    assert asked(state) == [(1, "last")]


def test_recruiting_card_without_target() -> None:
    """FLO-4.10: it may be bought even if there is nothing to recruit."""
    state = do(scene(3, "auction"), "open object=recruiting_card", "pass", "pass")
    assert player(state)["recruiting"] == 1


# ---- FLO-9: two players


def test_opening_with_two() -> None:
    """FLO-9.3, FLO-17.2: 300 to open; the last one pays 200."""
    state = do(scene(2, "auction"), "open object=jester")
    assert table(state)["auction"]["bid"] == 300
    do(state, "pass", "take object=builder")
    assert coins(state) == [3200, 3300]


def test_landscapes_are_one_object() -> None:
    """FLO-9.4: five objects; the winner names the type when he takes it, and no other landscape is to be had."""
    state = scene(2, "auction")
    assert refused(state, "open object=forest") == "FLO-9.4"
    assert {line.split("=")[1] for line in lines(state, "open")} == {
        "jester", "builder", "recruiting_card", "prestige_card", "landscape",
    }  # fmt: skip
    do(state, "open object=landscape", "pass")
    assert asked(state) == [(0, "type")]
    do(state, "landscape type=lake")
    assert asked(state) == [(0, "lay")]
    state.apply(legal(state)[0])
    assert tiles(state) == ["lake"]
    assert refused(state, "take object=landscape") == "FLO-4.2"


@pytest.mark.parametrize("gone", ["forest", "lake"])
def test_type_in_stock(gone: str) -> None:
    """D6 (FLO-16): only types in stock (FLO-9.4) and, once taken, a place for the tile."""
    stock = {"forest": 6, "lake": 6, "park": 6, "jester": 7, "builder": 6, "recruiting_card": 5, gone: 0}
    state = do(scene(2, "auction", stock=stock), "open object=landscape", "pass")
    assert refused(state, f"landscape type={gone}") == "FLO-4.2"
    assert len(lines(state)) == 2


def test_no_landscape_left() -> None:
    """FLO-9.4, FLO-4.2: with none of the three types in stock landscapes are not available."""
    stock = {"forest": 0, "lake": 0, "park": 0, "jester": 7, "builder": 6, "recruiting_card": 5}
    assert refused(scene(2, "auction", stock=stock), "open object=landscape") == "FLO-4.2"


def test_last_one_names_the_type() -> None:
    """FLO-9.4: also for 200."""
    state = do(scene(2, "auction"), "leave", "take object=landscape", "landscape type=park")
    assert asked(state) == [(1, "lay")]


def test_everything_else_as_usual() -> None:
    """FLO-9.5: raises of 100, two actions each."""
    state = do(scene(2, "auction"), "open object=jester", "raise")
    assert table(state)["auction"]["bid"] == 400
    do(state, "pass", "leave")
    assert table(state)["actions"] == 2
