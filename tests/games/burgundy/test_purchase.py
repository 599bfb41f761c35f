"""BUR-10: buying a tile for silver, once a turn, when nothing is pending."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.burgundy.proof import asked
from tests.games.burgundy.scenario import GAME, end_turns, scenario
from tests.games.burgundy.test_die_actions import knowing, seen
from tests.games.kit import do, legal, lines, player, refused

DEPOTS: dict[str, Sequence[str | None]] = {
    "black": ["ship", None, "bank", "knowledge_14"],
    "3": ["cow_2", "market"],
    "6": [None, "pig_2"],
}
BLACK = {
    "buy depot=0 slot=0 tile=ship",
    "buy depot=0 slot=2 tile=bank",
    "buy depot=0 slot=3 tile=knowledge_14",
}
NUMBERED = {
    "buy depot=3 slot=0 tile=cow_2",
    "buy depot=3 slot=1 tile=market",
    "buy depot=6 slot=1 tile=pig_2",
}


@pytest.mark.parametrize(
    ("silver", "bought", "known", "offered"),
    [
        pytest.param(0, False, (), set(), id="no silver"),
        pytest.param(1, False, (6,), set(), id="1 silver is too little"),
        pytest.param(2, False, (), BLACK, id="2 silver: the black depot"),
        pytest.param(9, False, (), BLACK, id="more silver: the black depot"),
        pytest.param(2, False, (6,), BLACK | NUMBERED, id="BUR-10.4 knowledge 6: any of the seven depots"),
        pytest.param(9, True, (), set(), id="bought already"),
        pytest.param(9, True, (6,), set(), id="BUR-10.4 bought already, with knowledge 6"),
    ],
)
def test_what_can_be_bought(silver: int, bought: bool, known: tuple[int, ...], offered: set[str]) -> None:
    """BUR-10.1, BUR-10.4: exactly the tiles of the open depots, whatever the dice show and without workers."""
    board = {"silver": silver, "hexes": knowing(*known)}
    state = scenario(players={0: board}, depots=DEPOTS, dice={0: (1, 1)}, bought=bought)
    assert lines(state, "buy") == offered


@pytest.mark.parametrize(("known", "line"), [((), "buy depot=0 slot=2 tile=bank"), ((6,), "buy depot=3 slot=1")])
def test_buying(known: tuple[int, ...], line: str) -> None:
    """BUR-10.1: 2 silver, the tile goes to storage; no die and no worker is used."""
    board = {"silver": 5, "workers": 1, "hexes": knowing(*known)}
    state = scenario(players={0: board}, depots=DEPOTS, dice={0: (1, 1)})
    tile = legal(state, line)[0].fields()["tile"]
    do(state, line)
    after = player(state)
    assert (after["silver"], after["workers"]) == (3, 1)
    assert after["storage"] == [tile, None, None]
    assert after["hexes"] == {"h19": "castle", **knowing(*known)}
    assert seen(state)["used"] == [False, False]
    assert seen(state)["bought"] is True


@pytest.mark.parametrize(
    ("line", "given", "rule"),
    [
        pytest.param("buy depot=0 slot=0 tile=ship", {"silver": 1}, "BUR-10.1", id="too little silver"),
        pytest.param("buy depot=3 slot=0 tile=cow_2", {"silver": 2}, "BUR-10.1", id="a numbered depot without tile 6"),
        pytest.param("buy depot=0 slot=1 tile=ship", {"silver": 2}, "BUR-10.1", id="an empty space"),
        pytest.param("buy depot=0 slot=0 tile=mine", {"silver": 2}, "BUR-10.1", id="another tile lies there"),
        pytest.param(
            "buy depot=0 slot=0 tile=ship discard=0",
            {"silver": 2, "storage": ["mine"]},
            "BUR-5.1.2",
            id="R-5 free storage",
        ),
    ],
)
def test_buying_refused(line: str, given: dict[str, Any], rule: str) -> None:
    """BUR-10.1: the price, the depot and the tile must be right."""
    state = scenario(players={0: given}, depots=DEPOTS)
    assert refused(state, line) == rule


def test_once_a_turn() -> None:
    """BUR-10.1: one purchase in a turn, and one again in the next."""
    state = scenario(players={0: {"silver": 6}}, depots=DEPOTS)
    do(state, "buy tile=ship")
    assert legal(state, "buy") == []
    assert refused(state, "buy depot=0 slot=2 tile=bank") == "BUR-10.1"
    end_turns(state)
    assert state.to_act == (0,)
    do(state, "buy tile=bank")
    assert player(state)["silver"] == 2
    assert player(state)["storage"] == ["ship", "bank", None]


FULL = ["mine", "castle", "cow_2"]


def test_buying_with_full_storage() -> None:
    """BUR-10.1, BUR-5.1.2, R-4: with full storage a purchase discards one of the three tiles too."""
    state = scenario(players={0: {"silver": 2, "storage": FULL}}, depots={"black": ["ship"]})
    assert lines(state, "buy") == {f"buy depot=0 slot=0 tile=ship discard={slot}" for slot in range(3)}
    do(state, "buy discard=2")
    assert player(state)["storage"] == ["mine", "castle", "ship"]
    assert seen(state)["gone"] == {"cow_2": 1}


def test_buying_with_full_storage_needs_a_discard() -> None:
    """BUR-10.1, BUR-5.1.2, R-4: the discard cannot be left out."""
    state = scenario(players={0: {"silver": 2, "storage": FULL}}, depots={"black": ["ship"]})
    action = GAME.action({"do": "buy", "seat": 0, "depot": 0, "slot": 0, "tile": "ship"})
    assert refused(state, action) == "BUR-5.1.2"


@pytest.mark.parametrize(
    ("tile", "die", "where", "pending"),
    [
        pytest.param("castle", 6, "h07", "castle", id="R-16 a castle action is no purchase"),
        pytest.param("ship", 2, "h18", "ship", id="a ship"),
        pytest.param("warehouse", 3, "h26", "warehouse", id="a warehouse"),
        pytest.param("market", 3, "h26", "fetch", id="a market"),
        pytest.param("city_hall", 3, "h26", "city_hall", id="a city hall"),
    ],
)
def test_no_purchase_while_an_effect_is_pending(tile: str, die: int, where: str, pending: str) -> None:
    """BUR-10.2, BUR-3.4.3, R-3: what a placement has started must be finished first."""
    board = {"silver": 2, "storage": [tile, "mine"], "goods": {"goods_1": 1}, "hexes": {"h13": "knowledge_6"}}
    state = scenario(players={0: board}, depots=DEPOTS, dice={0: (die, die)})
    assert legal(state, "buy")
    do(state, f"place tile={tile} hex={where} die=0")
    assert asked(state) == ["turn", pending]
    assert legal(state, "buy") == []
    assert refused(state, "buy depot=0 slot=0 tile=ship") == "BUR-3.4.3"
    while len(asked(state)) > 1:
        state.apply(state.legal(0)[-1])
    assert legal(state, "buy")


def test_bought_tile_is_placed_with_a_die() -> None:
    """BUR-10.2: what was bought before a die action may be placed with that die."""
    state = scenario(players={0: {"silver": 2}}, depots=DEPOTS, dice={0: (3, 3)})
    assert legal(state, "place") == []
    do(state, "buy tile=bank")
    do(state, "place tile=bank hex=h26 die=0")
    assert player(state)["hexes"]["h26"] == "bank"
    assert player(state)["silver"] == 2


@pytest.mark.parametrize("when", [0, 1, 2])
def test_before_between_and_after_the_dice(when: int) -> None:
    """BUR-10.2, BUR-3.4.2: the purchase may come before, between or after the two die actions."""
    state = scenario(players={0: {"silver": 2}}, depots=DEPOTS)
    moves = ["workers die=0", "workers die=1"]
    moves.insert(when, "buy tile=ship")
    for line in moves:
        assert state.to_act == (0,)
        do(state, line)
    assert state.to_act == (1,)
    assert player(state)["storage"] == ["ship", None, None]


def test_spaces_are_not_refilled() -> None:
    """BUR-10.3: a bought tile's space stays empty until the next phase, in the black and in a numbered depot."""
    board = {"silver": 4, "hexes": knowing(6), "storage": ["market"]}
    state = scenario(round=3, players={0: board}, depots=DEPOTS, dice={0: (3, 3)})
    do(state, "buy depot=3 tile=market")
    do(state, "place storage=0 hex=h26 die=0")
    do(state, "take depot=6 tile=pig_2")
    end_turns(state)
    do(state, "buy depot=0 tile=ship")
    end_turns(state)
    assert seen(state)["phase"] == "a"
    assert seen(state)["depots"]["black"] == [None, None, "bank", "knowledge_14", None, None, None, None]
    assert seen(state)["depots"]["3"] == ["cow_2", None, None, None]
    assert seen(state)["depots"]["6"] == [None, None, None, None]
    end_turns(state)
    assert seen(state)["phase"] == "b"
    assert all(seen(state)["depots"]["black"][:4])
    assert all(seen(state)["depots"]["3"][:2] + seen(state)["depots"]["6"][:2])


def test_knowledge_6_holds_at_once() -> None:
    """BUR-10.4, X26, R-26: placed with the first die, tile 6 opens all depots for this turn's one purchase."""
    state = scenario(players={0: {"silver": 4, "storage": ["knowledge_6"]}}, depots=DEPOTS, dice={0: (1, 1)})
    assert lines(state, "buy") == BLACK
    do(state, "place tile=knowledge_6 hex=h13 die=0")
    assert lines(state, "buy") == BLACK | NUMBERED
    do(state, "buy depot=3 tile=cow_2")
    assert player(state)["workers"] == 0
    assert legal(state, "buy") == []
    assert refused(state, "buy depot=3 slot=1 tile=market") == "BUR-10.1"


def test_knowledge_6_gives_no_second_purchase() -> None:
    """BUR-10.4: a purchase made before tile 6 was placed was the one of this turn."""
    state = scenario(players={0: {"silver": 4, "storage": ["knowledge_6"]}}, depots=DEPOTS, dice={0: (1, 1)})
    do(state, "buy tile=ship")
    do(state, "place tile=knowledge_6 hex=h13 die=0")
    assert legal(state, "buy") == []
    assert refused(state, "buy depot=3 slot=0 tile=cow_2") == "BUR-10.1"
