"""Alone against Diego (FLO-10): setting up, his rights, what the human does in phase A."""

from typing import Any

import pytest

from bastide.core.errors import InputError
from tests.core.playing import positions
from tests.games.florence.scenes import GAME, coins, tiles
from tests.games.florence.solo_scenes import BACKS, STOCK, alone, declining, earned, his, load, row, solo, stock
from tests.games.kit import asked, do, legal, lines, player, refused, table, told

EVERYTHING = ("forest", "lake", "park", "jester", "builder", "recruiting_card", "prestige_card")


# ---- FLO-10.1 to FLO-10.5


@pytest.mark.parametrize(("seats", "virtuals", "left"), [(4, 2, 9), (5, 3, 6)])
def test_tables(seats: int, virtuals: int, left: int) -> None:
    """FLO-10.1, FLO-10.2: Diego and two or three virtual players with three professions each; two freedoms of each
    type; the stocks are as always (FLO-2.1)."""
    state = GAME.start(1, 1, table=seats)
    data = table(state)
    assert [len(one["closed"]) for one in solo(state)["virtuals"]] == [3] * virtuals
    assert len(row(state)) == 3
    assert data["freedoms"] == {"travel": 2, "religion": 2, "opinion": 2}
    assert data["stock"] == STOCK
    assert player(state)["coins"] == 3500
    assert asked(state) == [(0, "discard")]
    state.apply(state.legal(0)[0])
    assert len(table(state)["decks"]["professions"]) == left


@pytest.mark.parametrize(("level", "has"), [("easy", 0), ("standard", 1500), ("hard", 3500)])
def test_levels(level: str, has: int) -> None:
    """D24 (FLO-16): level and table are chosen before; FLO-10.3: his coins; no points."""
    state = GAME.start(1, 1, diego=level)
    assert (his(state)["coins"], his(state)["points"]) == (has, 0)
    assert state.view(0)["opponents"] == [{"name": "diego", "points": 0}]


def test_options_are_for_one() -> None:
    """FLO-10.1: tables and levels hold for one player, who has no expansions."""
    for seats, given in ((2, {"table": 5}), (3, {"diego": "hard"}), (1, {"muse_princess": True})):
        with pytest.raises(InputError):
            GAME.start(seats, 1, **given)
    with pytest.raises(InputError):
        GAME.start(1, 1, cooperative=True)


def test_three_cards_a_round() -> None:
    """FLO-10.4: by backs, and three in each round, whatever happens: 21 in all; FLO-10.5: first in turns."""
    first: set[int] = set()
    for seed in range(6):
        begins: dict[int, str] = {}
        last: Any = None
        for state, _, _ in positions(GAME, 1, seed, table=4 + seed % 2):
            part = solo(state)
            assert sorted([*part["deck"], *part["used"]]) == [f"diego_{number:02}" for number in range(1, 22)]
            view: Any = state.view(0)
            assert view["solo"]["deck"] == BACKS[21 - len(part["deck"]) :]
            if state.phase_name == "auction":  # type: ignore[attr-defined]
                assert len(part["used"]) == 3 * state.round - 2  # type: ignore[attr-defined]
                begins[state.round] = part["begins"]  # type: ignore[attr-defined]
            last = state
        assert last.over
        assert solo(last)["deck"] == []
        assert all(begins[number] != begins[number + 1] for number in range(1, 7))
        first.add(begins[1] == "diego")
    assert first == {True, False}


# ---- FLO-10.6, FLO-10.7: his rights


def test_his_buildings() -> None:
    """FLO-10.6, FLO-10.18: the same building twice, without a place for it; empty cells never below 0; the stock
    binds."""
    state = alone(diego={"row": "mathematician", "buildings": {"university": 1}, "builders": 3})
    assert state.view(0)["solo"]["diego"]["empty"] == 43 - 7  # type: ignore[index]
    do(state, "end")
    assert his(state)["buildings"]["university"] == 3
    assert table(state)["buildings"]["university"] == 0
    many = {"university": 3, "laboratory": 3, "workshop": 3}
    full = alone(diego={"row": "mathematician", "buildings": many})
    assert full.view(0)["solo"]["diego"]["empty"] == 0  # type: ignore[index]
    do(full, "end")
    assert his(full)["buildings"]["university"] == 3
    assert earned(full) == []


@pytest.mark.parametrize(("has", "points", "left"), [(0, -5, 100), (300, -3, 0), (2000, 0, 1100)])
def test_x09(has: int, points: int, left: int) -> None:
    """X9 (FLO-10.7): he buys for 900: coins first, then points worth 200 each, the change stays with him; his points
    may be negative."""
    rolls = [{"object": "jester", "roll": 3}, {"object": "builder", "roll": 6}, {"object": "lake", "roll": 6}]
    state = alone("auction", diego={"coins": has}, solo={"declined": rolls})
    events = told(state, "reject")
    assert (his(state)["points"], his(state)["coins"], his(state)["jesters"]) == (points, left, 1)
    assert earned(state) == ([(points, "FLO-10.7")] if points else [])
    paid = next(event for event in events if event.kind == "diego_pay")
    change = left if points else 0
    assert paid.args == {"coins": 900, "purse": min(has, 900), "points": -points, "change": change}


# ---- FLO-10.8, FLO-10.9: putting up


def test_what_can_be_put_up() -> None:
    """D23 (FLO-16): FLO-10.8: any object in stock that he may take, each once in a round; landscapes one by one."""
    state = alone("auction", {"builders": 3}, stock=stock(jester=0, builder=3), rolls=(6,))
    assert lines(state) == {f"put_up object={name}" for name in EVERYTHING if name not in ("jester", "builder")}
    assert refused(state, "put_up object=jester") == "FLO-4.2"
    assert refused(state, "put_up object=builder") == "FLO-4.10"
    do(state, "put_up object=forest", "reject")
    assert refused(state, "put_up object=forest") == "FLO-10.8"
    assert "put_up object=lake" in lines(state)
    do(load(state, 6), "put_up object=lake", "reject")


def test_x10() -> None:
    """X10 (FLO-10.9): jester 6, roll 3: the last bid is 900, the human pays 1000."""
    state = alone("auction", rolls=(3,))
    events = told(state, "put_up object=jester")
    said = next(event for event in events if event.kind == "put_up")
    assert (said.args["bid"], said.args["coins"], said.reveals) == (900, 1000, True)
    assert state.view(0)["asked"] == [
        {
            "seat": 0,
            "ask": "buy",
            "object": "jester",
            "roll": 3,
            "modifier": 6,
            "bid": 900,
            "price": 1000,
            "must": False,
        }
    ]
    do(state, "buy")
    assert coins(state) == [2500]
    assert player(state)["jesters"] == 1
    assert table(state)["phase"] == "actions"


def test_price_is_paid_in_coins() -> None:
    """FLO-10.9, FLO-3.3: he may turn points into coins first."""
    state = do(alone("auction", {"coins": 900, "points": 2}, rolls=(3,)), "put_up object=jester")
    assert refused(state, "buy") == "FLO-10.9"
    do(state, "convert points=1", "buy")
    assert coins(state) == [0]


@pytest.mark.parametrize("roll", [1, 2, 3])
def test_forced_to_buy(roll: int) -> None:
    """FLO-10.9: without a modifier, 1 and 2 must be bought."""
    state = do(alone("auction", rolls=(roll,)), "put_up object=prestige_card")
    if roll == 3:
        assert lines(state) == {"buy", "reject"}
        return
    assert refused(state, "reject") == "FLO-10.9"
    assert lines(state) == {"buy"}


def test_forced_as_far_as_he_can_pay() -> None:
    """FLO-10.9: he turns points into coins; who cannot pay even then declines."""
    state = do(alone("auction", {"coins": 100, "points": 3}, rolls=(2,)), "put_up object=prestige_card")
    assert lines(state) == {f"convert points={count}" for count in (1, 2, 3)}
    do(state, "convert points=2", "buy")
    poor = do(alone("auction", {"coins": 100, "points": 1}, rolls=(2,)), "put_up object=prestige_card")
    assert solo(poor)["declined"] == [{"object": "prestige_card", "roll": 2}]
    assert asked(poor) == [(0, "put_up")]


# ---- FLO-10.10: the last auction


def test_the_last_auction() -> None:
    """FLO-10.10: after three (four) declined objects one may be taken for 200, none of the two dearest entries, nothing
    that was declined (FLO-17.29); or it is left unused."""
    state = declining("builder", "forest", "jester")
    assert lines(state) == {
        *(f"put_up object={name}" for name in ("lake", "park", "recruiting_card", "prestige_card")),
        *(f"claim object={name}" for name in ("lake", "park", "prestige_card")),
        "reject",
    }
    assert refused(state, "claim object=recruiting_card") == "FLO-10.10"
    assert refused(state, "claim object=forest") == "FLO-10.10"
    before = state.clone()
    do(state, "claim object=lake")
    assert coins(state) == [3300]
    state.apply(legal(state, "lay")[0])
    assert tiles(state) == ["lake"]
    do(before, "reject")
    assert table(before)["phase"] == "actions"
    assert coins(before) == [3500]


def test_the_last_auction_of_five() -> None:
    """FLO-10.10: as many auctions as the table has players."""
    state = declining("builder", "forest", "jester", table_of=5)
    assert refused(state, "reject") == "FLO-10.10"
    assert refused(state, "claim object=lake") == "FLO-10.10"
    do(load(state, 6), "put_up object=lake")
    state = declining("builder", "forest", "jester", "lake", table_of=5)
    assert legal(state, "reject")


def test_no_early_end() -> None:
    """FLO-17.45 (FLO-10.10): only the last auction may be left unused."""
    for declined in ((), ("builder",), ("builder", "forest")):
        assert refused(declining(*declined), "reject") == "FLO-10.10"


def test_rolling_in_the_last_auction() -> None:
    """FLO-10.10: it may be rolled for as well; declined, the human is finished."""
    state = declining("builder", "forest", "jester", rolls=(6,))
    do(state, "put_up object=lake", "reject")
    assert table(state)["phase"] == "actions"


def test_claim_has_its_price() -> None:
    """FLO-10.10: 200 in coins."""
    state = declining("builder", "forest", "jester", human={"coins": 100, "points": 1})
    assert refused(state, "claim object=lake") == "FLO-10.10"
    do(state, "convert points=1", "claim object=lake")


def test_dearest_wherever_they_stand() -> None:
    """FLO-10.10: the modifiers decide, not the order; no modifier counts as 0, and a landscape as the landscapes."""
    auction = "prestige_card, landscape 4, builder 1, jester 5, recruiting_card 2"
    state = declining("builder", "recruiting_card", "forest", auction=auction)
    assert [str(action) for action in legal(state) if action.do == "claim"] == ["claim object=prestige_card"]
    assert refused(state, "claim object=lake") == "FLO-10.10"
    assert refused(state, "claim object=jester") == "FLO-10.10"


def test_printed_card_says_which_are_dearest() -> None:
    """FLO-17.38 (FLO-10.10): though the jesters are gone, theirs is one of the two highest modifiers."""
    state = declining("builder", "forest", "lake", stock=stock(jester=0))
    assert refused(state, "claim object=recruiting_card") == "FLO-10.10"


def test_nothing_to_put_up() -> None:
    """FLO-10.10: where nothing is left that he may put up he is finished."""
    bare = dict.fromkeys(STOCK, 0)
    state = alone("auction", stock={**bare, "jester": 1}, decks={"prestiges": ""}, rolls=(6,))
    do(state, "put_up object=jester", "reject")
    assert table(state)["phase"] == "actions"
    assert his(state)["jesters"] == 1
