"""BUR-16: the decision points D1 to D11."""

from typing import Any

import pytest

from bastide.core.state import State
from tests.games.burgundy.proof import goods, just_placed
from tests.games.burgundy.scenario import GAME, scenario
from tests.games.kit import do, legal, lines, player, refused

CASTLES = {
    1: "h02 h03 h07 h19",
    2: "h04 h22 h34 h37",
    3: "h07 h19 h29 h33",
    4: "h01 h14 h24 h37",
    5: "h11 h20 h24 h32",
    6: "h03 h19 h34 h37",
    7: "h02 h03 h35 h36",
    8: "h06 h08 h30 h32",
    9: "h03 h16 h21 h35",
}
"""The castle hexes of the duchies (BUR-1.8)."""


def doings(state: State) -> set[str]:
    return {action.do for action in state.legal(state.to_act[0])}


@pytest.mark.parametrize(("setup", "at_once"), [("advanced_open", False), ("advanced_secret", True)])
def test_d01_side_and_castle(setup: str, at_once: bool) -> None:
    """D1 (BUR-16): before phase A, in turn or all at once: 2 sides × 4 castle hexes, not to be declined."""
    state = GAME.start(seats=3, seed=5, setup=setup)
    data: Any = state.to_json()
    assert state.to_act == ((0, 1, 2) if at_once else (data["track"][0],))
    for seat in state.to_act:
        one, other = data["boards"][seat]
        assert {str(action) for action in state.legal(seat)} == {
            f"choose duchy={duchy} castle={where}" for duchy in (one, other) for where in CASTLES[duchy].split()
        }
        assert refused(state, "skip", seat) == refused(state, "workers die=0", seat) == "BUR-13.2"


@pytest.mark.parametrize("used", [(False, False), (True, False), (False, True)])
def test_d02_turn(used: tuple[bool, bool]) -> None:
    """D2 (BUR-16): use a die that is not used, or buy; the turn cannot be ended before both dice are used."""
    state = scenario(players={0: {"silver": 2}}, used=used, depots={"black": ["mine"]})
    free = {f"workers die={die}" for die in range(2) if not used[die]}
    assert lines(state) == free | {"buy depot=0 slot=0 tile=mine"}
    assert refused(state, "end") == "BUR-3.4.1"


def test_d02_end_of_turn() -> None:
    """D2 (BUR-16): with both dice used what is left is to buy or to end the turn."""
    state = scenario(players={0: {"silver": 2}}, used=(True, True), depots={"black": ["mine"]})
    assert lines(state) == {"buy depot=0 slot=0 tile=mine", "end"}
    assert refused(state, "workers die=0") == "BUR-3.4.1"
    assert do(state, "end").to_act == (1,)


def test_d03_use_of_a_die() -> None:
    """D3 (BUR-16): die × take, place, sell, workers, each at its price; here no worker, so only 2 and 5."""
    owner = {"storage": ["ship", "bank"], "goods": goods("25")}
    depots: dict[str, Any] = {"1": ["bank", None], "2": [None, "castle"], "5": ["mine", "knowledge_4"]}
    assert lines(scenario(players={0: owner}, dice={0: (2, 5)}, depots=depots)) == {
        "take depot=2 slot=1 tile=castle die=0",
        "place storage=0 tile=ship hex=h18 die=0",
        "sell goods=2 die=0",
        "workers die=0",
        "take depot=5 slot=0 tile=mine die=1",
        "take depot=5 slot=1 tile=knowledge_4 die=1",
        "place storage=0 tile=ship hex=h20 die=1",
        "sell goods=5 die=1",
        "workers die=1",
    }


def test_d04_discard() -> None:
    """D4 (BUR-16): with full storage a take or a purchase names one of the three; the take itself may be left."""
    owner = {"storage": ["cow_2", "castle", "mine"], "silver": 2}
    depots: dict[str, Any] = {"1": ["bank", None], "black": ["ship"]}
    state = scenario(players={0: owner}, dice={0: (1, 1)}, used=(True, False), depots=depots)
    assert lines(state) == {
        *(f"take depot=1 slot=0 tile=bank die=1 discard={n}" for n in range(3)),
        *(f"buy depot=0 slot=0 tile=ship discard={n}" for n in range(3)),
        "workers die=1",
    }


def test_d05_ship() -> None:
    """D5 (BUR-16): a depot, then exactly as many new colours as fit; neither can be declined."""
    state = just_placed("ship", "h18", owner={"goods": goods("1")}, depot_goods={"3": goods("2345")})
    assert lines(state) == {f"ship depots={depot}" for depot in range(1, 7)}
    assert refused(state, "skip") == "BUR-3.4.3"
    do(state, "ship depots=3")
    assert lines(state) == {f"load goods={two}" for two in ("2+3", "2+4", "2+5", "3+4", "3+5", "4+5")}
    assert refused(state, "skip") == "BUR-3.4.3"


def test_d06_castle() -> None:
    """D6 (BUR-16): what a die can do, with any value and without price; not to be declined."""
    state = just_placed("castle", "h07", owner={"storage": ["mine"], "goods": goods("3")}, depots={"6": ["bank", None]})
    assert lines(state) == {
        "take depot=6 slot=0 tile=bank", "place storage=1 tile=mine hex=h25", "sell goods=3", "workers",
    }  # fmt: skip
    assert refused(state, "skip") == "BUR-3.4.3"


@pytest.mark.parametrize(("known", "count"), [(26, 2), (6, 4)])
def test_d07_purchase(known: int, count: int) -> None:
    """D7 (BUR-16): the black depot, with knowledge 6 any depot; once, and it need not be made."""
    owner = {"hexes": {"h13": f"knowledge_{known}"}, "silver": 4}
    depots: dict[str, Any] = {"black": ["mine", "bank"], "4": ["ship", "church"]}
    state = scenario(players={0: owner}, dice={0: (1, 1)}, depots=depots)
    assert len(lines(state, "buy")) == count
    if known != 6:
        assert refused(state, "buy depot=4 tile=ship") == "BUR-10.1"
    do(state, "buy depot=0 tile=mine")
    assert lines(state) == {"workers die=0", "workers die=1"}
    assert refused(state, "buy depot=0 tile=bank") == "BUR-10.1"


def test_d08_warehouse() -> None:
    """D8 (BUR-16): which colour to sell; not to be declined."""
    state = just_placed("warehouse", "h26", owner={"goods": goods("126")})
    assert lines(state) == {"sell goods=1", "sell goods=2", "sell goods=6"}
    assert refused(state, "skip") == "BUR-7"


@pytest.mark.parametrize(("building", "count"), [("carpenters_workshop", 2), ("church", 4), ("market", 3)])
def test_d09_fetching(building: str, count: int) -> None:
    """D9 (BUR-16): a fitting tile of a numbered depot; not to be declined."""
    depots: dict[str, Any] = {
        "1": ["bank", "ship"], "2": ["knowledge_1", "castle"], "3": ["cow_2", None], "5": ["mine", "knowledge_2"],
        "6": ["church", "pig_2"], "black": ["bank", "ship", "mine"],
    }  # fmt: skip
    state = just_placed(building, "h26", depots=depots)
    assert doings(state) == {"take"}
    assert len(state.legal(0)) == count
    assert refused(state, "skip") == "BUR-7"


def test_d10_city_hall() -> None:
    """D10 (BUR-16): a stored tile on a legal hex, or none."""
    state = just_placed("city_hall", "h26", owner={"storage": ["mine", "cow_2"]})
    assert lines(state) == {"place storage=1 tile=mine hex=h25", "skip"}


@pytest.mark.parametrize(("face", "price"), [(5, 0), (4, 1), (6, 1), (3, 2), (1, 2), (2, 3)])
def test_d11_cheapest_way(face: int, price: int) -> None:
    """D11 (BUR-16): the target value says all; one action, the cheapest way round."""
    state = scenario(players={0: {"workers": 3}}, dice={0: (face, face)}, depots={"5": ["mine", None]})
    (take,) = legal(state, "take die=0")
    state.apply(take)
    assert player(state)["workers"] == 3 - price


def test_no_decision_outside_the_own_turn() -> None:
    """BUR-16: only the active player is asked; another seat is refused by the turn order."""
    state = scenario(seats=4)
    for seat in (1, 2, 3):
        assert state.legal(seat) == []
        assert refused(state, "workers die=0", seat) == "BUR-3.3.3"
