"""Alone against Diego (FLO-10): what he takes in phase A."""

from typing import Any

import pytest

from tests.core.playing import positions
from tests.games.florence.scenes import GAME, coins
from tests.games.florence.solo_scenes import STOCK, alone, declining, earned, his, row, solo, stock
from tests.games.kit import asked, do, legal, lines, player, table, told

# ---- FLO-10.11: what Diego takes


def test_x11() -> None:
    """X11 (FLO-10.9, FLO-10.11): recruiting 1000 and jester 1200 declined, the builder bought for 400 though 1 was
    rolled; Diego takes the jester for 1100."""
    state = alone("auction", virtuals=("", "", ""), rolls=(6, 5, 1))
    do(state, "put_up object=recruiting_card", "reject", "put_up object=jester", "reject", "put_up object=builder")
    assert lines(state) == {"buy", "reject"}
    events = told(state, "buy")
    assert coins(state) == [3100]
    bought = next(event for event in events if event.kind == "diego_buy")
    assert (bought.args["what"], bought.args["coins"], bought.args["why"]) == ("jester", 1100, "why-diego-declined")
    assert (his(state)["jesters"], his(state)["coins"]) == (1, 2400)


def test_x26() -> None:
    """X26 (FLO-10.11, FLO-10.13): with three builders he passes the builder over and takes the jester."""
    auction = "builder 5, jester 4, landscape, recruiting_card 2, prestige_card"
    declined = [{"object": "builder", "roll": 2}, {"object": "jester", "roll": 3}, {"object": "park", "roll": 5}]
    state = alone(
        "auction", diego={"builders": 3}, round=5, auction=auction, solo={"declined": declined}, stock=stock(builder=1)
    )
    do(state, "reject")
    assert (his(state)["builders"], his(state)["jesters"], his(state)["coins"]) == (3, 1, 3500 - 700)


def test_nothing_declined() -> None:
    """FLO-17.25 (FLO-10.11): he rolls for the leftmost entry that the human has not bought."""
    state = alone("auction", rolls=(1, 4))
    events = told(do(state, "put_up object=jester"), "buy")
    bought = next(event for event in events if event.kind == "diego_buy")
    said = {"what": "recruiting_card", "coins": 700, "roll": 4, "modifier": 3, "why": "why-diego-leftmost"}
    assert bought.args == said
    assert row(state) == ["recruiting_card"]


def test_every_declined_object_is_passed_over() -> None:
    """FLO-10.11: then he proceeds as if nothing had been declined."""
    state = declining(
        "builder", "forest", "lake", diego={"builders": 3}, stock=stock(forest=0, lake=0, park=0, builder=2)
    )
    assert asked(do(state, "reject")) == [(0, "turn")]
    assert his(state)["jesters"] == 1


def test_nothing_is_left_for_him() -> None:
    """FLO-10.11: he gets nothing."""
    bare = dict.fromkeys(STOCK, 0)
    state = alone("auction", {"coins": 3500}, stock={**bare, "jester": 1}, decks={"prestiges": ""}, rolls=(1,))
    events = told(do(state, "put_up object=jester"), "buy")
    assert [event.kind for event in events if event.kind.startswith("diego_")] == ["diego_nothing"]


def test_landscape_bought_and_declined() -> None:
    """FLO-10.11: the human bought one type and declined another: the entry counts as declined."""
    state = alone(
        "auction",
        diego={"row": "poet"},
        rolls=(6, 3),
        auction="landscape, jester 6, builder 4, recruiting_card 3, prestige_card",
    )
    do(state, "put_up object=forest", "reject", "put_up object=lake", "buy")
    state.apply(legal(state, "lay")[0])
    assert his(state)["landscapes"] == {"forest": 0, "lake": 1, "park": 0}
    assert his(state)["coins"] == 3500 - 600


def test_landscape_bought() -> None:
    """FLO-10.11: an entry that the human has bought is not taken where nothing was declined."""
    state = alone("auction", rolls=(1, 1), auction="landscape, jester 6, builder 4, recruiting_card 3, prestige_card")
    do(state, "put_up object=forest", "buy")
    state.apply(legal(state, "lay")[0])
    assert his(state)["jesters"] == 1


# ---- FLO-10.12: his landscapes


LANDS = "landscape 2, jester 6, builder 4, recruiting_card 3, prestige_card"


def landed(*declined: tuple[str, int], **given: Any) -> Any:
    rolls = [{"object": name, "roll": roll} for name, roll in declined]
    return alone("auction", auction=LANDS, solo={"declined": rolls}, **given)


def test_price_and_type_of_his_landscape() -> None:
    """FLO-10.12, FLO-17.26, FLO-17.37: the roll of the first declined landscape; the type of his leftmost profession,
    which is turned back and was seen by everybody (FLO-15); 3 points for a second one."""
    state = landed(("lake", 4), ("park", 1), ("forest", 2), diego={"row": "poet jurist", "landscapes": {"lake": 1}})
    do(state, "reject")
    assert his(state)["landscapes"]["lake"] == 2
    assert his(state)["coins"] == 3500 - 600
    assert earned(state) == [(3, "FLO-10.12")]
    assert row(state) == ["poet", "jurist"]
    assert solo(state)["seen"] == ["poet"]
    for seat in (None, 0):
        view: Any = state.view(seat)
        assert [one["card"] for one in view["solo"]["diego"]["row"]] == ["poet", None]


def test_his_type_is_out_of_stock() -> None:
    """FLO-10.12: forest, lake, park in this order."""
    left = {"forest": 0, "lake": 3, "park": 2}
    state = landed(("lake", 4), ("park", 1), ("jester", 2), diego={"row": "jurist"}, stock=stock(**left))
    do(state, "reject")
    assert his(state)["landscapes"] == {"forest": 0, "lake": 1, "park": 0}
    assert earned(state) == []


@pytest.mark.parametrize(
    ("roll", "kind"), [(1, "forest"), (2, "forest"), (3, "lake"), (4, "lake"), (5, "park"), (6, "park")]
)
def test_type_without_a_profession(roll: int, kind: str) -> None:
    """FLO-10.12: the die says it; a recruiting card in his row is no profession."""
    given = {"diego": {"row": "recruiting_card"}, "stock": stock(recruiting_card=4), "rolls": (roll,)}
    state = do(landed(("lake", 4), ("park", 1), ("jester", 2), **given), "reject")
    assert [name for name, count in his(state)["landscapes"].items() if count] == [kind]


# ---- FLO-10.13, FLO-10.14


@pytest.mark.parametrize(("had", "points"), [(0, []), (1, [(3, "FLO-10.13")]), (2, [(3, "FLO-10.13")])])
def test_his_builders(had: int, points: list[tuple[int, str]]) -> None:
    """FLO-10.13: 3 points for the second and for the third."""
    state = declining("builder", "forest", "lake", diego={"builders": had})
    do(state, "reject")
    assert his(state)["builders"] == had + 1
    assert earned(state) == points


def test_his_recruiting_card() -> None:
    """FLO-10.13: face down at the right end of his row."""
    state = declining("recruiting_card", "forest", "lake", diego={"row": "poet jurist"})
    do(state, "reject")
    assert row(state) == ["poet", "jurist", "recruiting_card"]
    assert table(state)["stock"]["recruiting_card"] == 4


def test_his_prestige_card() -> None:
    """FLO-10.13: of the next five the one worth most against the human now; the others go under the deck as drawn, and
    the human knows where they lie (FLO-15)."""
    top = "prestige_most_jesters prestige_most_lakes prestige_three_freedoms prestige_two_large prestige_most_builders"
    has = {"jesters": 1, "landscapes": {"lake": 2}, "builders": 1}
    state = declining("prestige_card", "forest", "lake", human={"builders": 2, "jesters": 1}, diego=has, top=top)
    do(state, "reject")
    assert his(state)["prestiges"] == ["prestige_most_lakes"]
    under = [name for name in top.split() if name != "prestige_most_lakes"]
    assert table(state)["decks"]["prestiges"][:4] == under[::-1]
    assert set(player(state)["known"]) == set(under)


def test_his_prestige_card_by_chance() -> None:
    """FLO-10.13: ties are random."""
    found: set[str] = set()
    for seed in range(1, 7):
        state = declining("prestige_card", "forest", "lake", rolls=(seed,))
        found.update(his(do(state, "reject"))["prestiges"])
    assert len(found) > 1


@pytest.mark.parametrize(
    ("bought", "declined", "builders", "recruiting"),
    [("jester", "prestige_card", 5, 4), ("builder", "jester", 5, 4), ("jester", "builder", 5, 4)],
)
def test_what_leaves_the_game(bought: str, declined: str, builders: int, recruiting: int) -> None:
    """FLO-10.14: a builder and a recruiting card, unless the human or Diego got one: one fewer of each in any case."""
    state = alone("auction", solo={"declined": [{"object": declined, "roll": 1}]}, rolls=(3,))
    events = told(do(state, f"put_up object={bought}"), "buy")
    left = table(state)["stock"]
    assert (left["builder"], left["recruiting_card"]) == (builders, recruiting)
    gone = {event.args["piece"] for event in events if event.kind == "withdrawn"}
    assert gone == {"builder", "recruiting_card"} - {bought, declined}


def test_stocks_run_out() -> None:
    """FLO-10.14: the recruiting cards are gone after round 5, the builders after round 6."""
    for state, _, _ in positions(GAME, 1, 3):
        if state.phase_name == "actions":  # type: ignore[attr-defined]
            left = table(state)["stock"]
            round: int = state.round  # type: ignore[attr-defined]
            assert left["recruiting_card"] == max(0, 5 - round)
            assert left["builder"] == max(0, 6 - round)
