"""CAY-3.4: deliveries to the castle, and the characters that work there (CAY-6.8 to CAY-6.11)."""

from typing import Any

import pytest

from tests.games.caylus1303.proof import now, stock, workers
from tests.games.caylus1303.scenario import along_the_road, decline, delivering, goods
from tests.games.kit import asked, do, legal, lines, player, refused, rows, table, told

SET = goods(food=1, wood=1, stone=1)
ALL = goods(food=3, wood=3, stone=3, cloth=3, gold=3)


def holding(*characters: str, **more: Any) -> dict[str, Any]:
    return {"goods": ALL, "characters": list(characters), **more}


def test_from_left_to_right_any_number_of_sets() -> None:
    """CAY-3.4.1: also none; the workers stay at the site."""
    state = delivering(2, 0, players={0: {"goods": SET}, 2: {"goods": ALL}})
    do(state, "deliver goods=food+wood+stone", "deliver goods=food+wood+gold")
    assert now(state) == (2, "deliver")
    assert workers(state, 2) == (5, 9, 1)
    do(state, "skip")
    assert now(state) == (0, "deliver")
    assert workers(state, 2) == (5, 9, 1)
    view: Any = state.view(None)
    assert view["site"]["workers"] == [2, 0]


def test_who_has_no_set_is_not_asked() -> None:
    """CAY-3.4.1, CAY-10.1: the worker stays at the site all the same."""
    state = delivering(1, 0, 2, players={0: {"goods": goods(food=9, gold=2)}, 1: {"goods": SET}, 2: {"goods": SET}})
    do(state, "skip")
    assert now(state) == (2, "deliver")
    assert workers(state) == (5, 9, 1)


def test_what_a_set_is() -> None:
    """CAY-3.4.2: food and two different ones of wood, stone, cloth and gold."""
    state = delivering(0, players={0: {"goods": ALL}})
    assert lines(state, "deliver") == {
        f"deliver goods=food+{two}"
        for two in ("wood+stone", "wood+cloth", "wood+gold", "stone+cloth", "stone+gold", "cloth+gold")
    }
    for bad in ("food+food+wood", "food+wood+wood", "wood+stone+cloth", "gold+gold+gold", "stone+cloth+gold"):
        assert refused(state, f"deliver goods={bad}") == "CAY-3.4.2"
    do(state, "deliver goods=food+cloth+gold")
    assert player(state)["goods"] == {**ALL, "food": 2, "cloth": 2, "gold": 2}


def test_a_set_one_cannot_pay() -> None:
    """CAY-3.4.2: the goods must be there."""
    assert refused(delivering(0, players={0: {"goods": SET}}), "deliver goods=food+wood+gold") == "CAY-3.4.2"


@pytest.mark.parametrize(
    ("characters", "row"),
    [
        ([], [(5, "CAY-3.4.3")]),
        (["foreman"], [(5, "CAY-3.4.3"), (1, "CAY-6.10")]),
        (["goldsmith"], [(5, "CAY-3.4.3"), (5, "CAY-6.11")]),
        (["foreman", "goldsmith"], [(5, "CAY-3.4.3"), (1, "CAY-6.10"), (5, "CAY-6.11")]),
        (["chamberlain"], [(5, "CAY-3.4.3")]),
    ],
)
def test_points_of_a_set(characters: list[str], row: list[Any]) -> None:
    """CAY-3.4.3, CAY-6.10, CAY-6.11: 5 PP at once, 1 more with the Foreman, 5 more for gold with the Goldsmith."""
    state = delivering(0, players={0: holding(*characters)})
    assert rows(do(state, "deliver goods=food+wood+gold")) == row


def test_the_goldsmith_once_a_round_whatever_the_number_of_gold() -> None:
    """CAY-6.11, CAY-10.2: automatically for the first set with gold; a set without gold does not use it up."""
    state = delivering(0, players={0: holding("goldsmith", "chamberlain")})
    do(state, "deliver goods=food+wood+stone")
    assert table(state)["used"] == []
    do(state, "deliver goods=food+gold+gold", "deliver goods=food+wood+gold")
    assert rows(state) == [(5, "CAY-3.4.3"), (5, "CAY-3.4.3"), (5, "CAY-6.11"), (5, "CAY-3.4.3")]
    assert table(state)["used"] == ["goldsmith"]


def test_the_goldsmith_is_fresh_in_the_next_round() -> None:
    """CAY-6.11: once per round."""
    state = delivering(0, players={0: holding("goldsmith")}, board=[])
    do(state, "deliver goods=food+wood+gold", "skip", "visit slot=0")
    decline(state)
    assert (table(state)["round"], table(state)["used"]) == (2, [])


def test_chamberlain() -> None:
    """CAY-6.9: any three goods, alike or not, with or without food, gold too."""
    state = delivering(0, players={0: holding("chamberlain")})
    assert len(legal(state, "deliver")) == 35
    for one_set in ("gold+gold+gold", "wood+wood+stone", "stone+cloth+gold"):
        do(state.clone(), f"deliver goods={one_set}")
    few = delivering(1, 0, players={0: {"goods": goods(gold=2), "characters": ["chamberlain"]}, 1: {"goods": SET}})
    assert table(do(few, "skip"))["round"] == 2  # two goods are no set


# ---- the majority


@pytest.mark.parametrize(
    ("order", "sets", "winner"),
    [
        ([0, 1, 2], [1, 2, 0], 1),
        ([0, 1, 2], [1, 1, 1], 0),
        ([2, 0, 1], [1, 1, 1], 2),
        ([1, 0], [1, 1, 0], 1),
        ([0, 1, 2], [0, 0, 3], 2),
        ([0, 1, 2], [0, 0, 0], None),
    ],
)
def test_majority(order: list[int], sets: list[int], winner: int | None) -> None:
    """CAY-3.4.4: most sets of the round; among equals further left; nobody where nobody delivered."""
    state = delivering(*order, players={seat: {"goods": ALL} for seat in range(3)})
    for seat in order:
        do(state, *["deliver goods=food+wood+gold"] * sets[seat])
        if now(state) == (seat, "deliver"):
            do(state, "skip")
    if winner is None:
        assert table(state)["round"] == 2
    else:
        assert asked(state) == [(winner, "favour")]
        assert [workers(state, seat)[2] for seat in range(3)] == [int(seat in order) for seat in range(3)]


def test_sets_of_earlier_rounds_do_not_count() -> None:
    """CAY-3.4.4: only this round's."""
    state = delivering(0, players={0: {"goods": SET}}, board=[])
    do(state, "deliver", "visit slot=0")
    decline(state)
    assert [player(state, seat)["sets"] for seat in range(3)] == [0, 0, 0]


def test_a_character_of_the_majority_comes_too_late() -> None:
    """CAY-3.4.5: no extra delivery, no later points."""
    players: dict[int, Any] = {0: {"goods": ALL}, 1: {"characters": ["foreman"]}}
    state = delivering(0, players=players, board=["deliveryman"])
    do(state, "deliver goods=food+wood+gold", "skip", "visit slot=0", "use gain=food")
    do(state, "take character=deliveryman")
    assert (table(state)["round"], state.scores()) == (2, [5, 0, 0])


# ---- Deliveryman


@pytest.mark.parametrize("workers_there", [[], [0], [1], [0, 1], [1, 0]])
def test_deliveryman(workers_there: list[int]) -> None:
    """CAY-6.8: after all others, with a worker first in the normal place; even if nobody at all stands there."""
    players = {0: {"goods": ALL, "characters": ["deliveryman"]}, 1: {"goods": ALL}}
    state = along_the_road(players=players, workers=workers_there)
    turns = []
    while table(state)["phase"] == "delivery":
        view: Any = state.view(None)
        turns.append((state.to_act[0], view["asked"][-1]["extra"]))
        do(state, "skip")
    assert turns == [*((seat, False) for seat in workers_there), (0, True)]


def test_all_sets_of_the_deliveryman_count() -> None:
    """CAY-6.8: those in order and those at the end, for the place of the own worker."""
    players = {0: {"goods": ALL}, 1: {"goods": ALL, "characters": ["deliveryman"]}}
    state = delivering(1, 0, players=players)
    do(state, "deliver goods=food+wood+gold", "skip")
    do(state, "deliver goods=food+wood+gold", "deliver goods=food+wood+gold", "skip")
    do(state, "deliver goods=food+wood+gold", "skip")
    assert player(state, 1)["sets"] == player(state, 0)["sets"] == 2
    assert now(state) == (1, "favour")  # further left


def test_delivered_goods_return_to_the_supply() -> None:
    """CAY-3.4.2: three goods go, nothing comes but points."""
    state = delivering(0, players={0: {"goods": {**SET, "cloth": 1}}})
    events = told(state, "deliver goods=food+wood+stone")
    assert stock(state) == {"cloth": 1}
    assert [event.kind for event in events][:2] == ["deliver", "score"]
