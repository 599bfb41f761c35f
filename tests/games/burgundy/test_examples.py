"""The worked examples X1 to X38, one test each."""

from typing import Any

import pytest

from bastide.core.state import State
from tests.games.burgundy.proof import after_last_turn, asked, goods
from tests.games.burgundy.scenario import GAME, end_turns, scenario
from tests.games.kit import do, lines, player, refused, rows


def known(*numbers: int) -> dict[str, str]:
    """These knowledge tiles on hexes of duchy 1 away from the centre."""
    return dict(zip(("h36", "h35", "h04", "h31", "h08"), (f"knowledge_{number}" for number in numbers), strict=False))


def depot_goods(state: State, depot: int) -> dict[str, int]:
    data: Any = state.to_json()
    found: dict[str, int] = data["depot_goods"][str(depot)]
    return found


def types_in(state: State, depot: int) -> list[str]:
    """Kinds of tiles in a depot, buildings and animals by their type's name."""
    data: Any = state.to_json()
    names = [tile for tile in data["depots"][str(depot)] if tile]
    return [
        tile if tile in ("castle", "mine", "ship") else "animal" if tile[-2] == "_" else "building" for tile in names
    ]


def test_x01() -> None:
    """X1 (BUR-4.1): die 2 used as 6 with 2 workers takes a tile from depot 6."""
    state = scenario(players={0: {"workers": 2}}, dice={0: (2, 2)}, depots={"6": ["bank"]})
    do(state, "take depot=6 die=0")
    assert (player(state)["workers"], player(state)["storage"]) == (0, ["bank", None, None])


def test_x02() -> None:
    """X2 (BUR-6.1.1): light blue is taken, plus either brown or pink; the other stays in the depot."""
    owner = {"storage": ["ship"], "goods": goods("14")}
    state = scenario(players={0: owner}, dice={0: (2, 2)}, depot_goods={"3": goods("153")})
    do(do(state, "place hex=h18 die=0"), "ship depots=3")
    assert lines(state) == {"load goods=3", "load goods=5"}
    do(state, "load goods=5")
    assert (player(state)["goods"], depot_goods(state, 3)) == (goods("1145"), goods("3"))


def test_x03() -> None:
    """X3 (BUR-6.2): cow_4 beside cow_3 scores 7, another cow_4 there 11."""
    owner = {"hexes": {"h12": "bank", "h05": "cow_3"}, "storage": ["cow_4", "cow_4"]}
    state = scenario(players={0: owner}, dice={0: (4, 1)})
    do(do(state, "place storage=0 hex=h11 die=0"), "place storage=1 hex=h06 die=1")
    assert rows(state) == [(7, "BUR-6.2"), (11, "BUR-6.2")]


def test_x04() -> None:
    """X4 (BUR-8 no. 7): sheep_3 beside sheep_4 scores 9; pig_2 in the same pasture 3."""
    owner = {"hexes": {"h12": "bank", "h05": "sheep_4", **known(7)}, "storage": ["sheep_3", "pig_2"]}
    state = scenario(players={0: owner}, dice={0: (4, 1)})
    do(do(state, "place tile=sheep_3 hex=h11 die=0"), "place tile=pig_2 hex=h06 die=1")
    assert rows(state) == [(9, "BUR-6.2"), (3, "BUR-6.2")]


def test_x05() -> None:
    """X5 (BUR-8 no. 8): a 6 used as a 3 costs 2 workers."""
    state = scenario(players={0: {"hexes": known(8), "workers": 2}}, dice={0: (6, 6)}, depots={"3": ["cow_2"]})
    assert player(do(state, "take depot=3 die=0"))["workers"] == 0


def test_x06() -> None:
    """X6 (BUR-8 no. 15, 25): sold 4 red, 3 purple, 3 pink, 1 orange: 12 points, and 11 more with tile 25."""
    sold = goods("44442223336")
    assert rows(after_last_turn({0: {"hexes": known(15), "sold": sold}})) == [(12, "BUR-8")]
    assert rows(after_last_turn({0: {"hexes": known(15, 25), "sold": sold}})) == [(12, "BUR-8"), (11, "BUR-8")]


def test_x07() -> None:
    """X7 (BUR-8 no. 17, 22): 2 watchtowers and 4 banks are 8 + 16 points."""
    towers = {"h12": "watchtower", "h26": "watchtower"}
    banks = {"h14": "bank", "h23": "bank", "h27": "bank", "h32": "bank"}
    state = after_last_turn({0: {"hexes": {**known(17, 22), **towers, **banks}}})
    assert rows(state) == [(8, "BUR-8"), (16, "BUR-8")]


def test_x08() -> None:
    """X8 (BUR-8 no. 24): 1 cow tile, 1 chicken tile, 3 sheep tiles are 3 kinds: 12 points."""
    herd = {"h01": "cow_2", "h05": "chicken_3", "h06": "sheep_2", "h10": "sheep_3", "h28": "sheep_4"}
    assert rows(after_last_turn({0: {"hexes": {**known(24), **herd}}})) == [(12, "BUR-8")]


def test_x09() -> None:
    """X9 (BUR-1.8): duchy 1 has cities of 5, 3, 3 and 1: the last hex of each scores that size."""
    kinds = ("bank", "market", "church", "warehouse", "boarding_house")
    for city in ("h26 h27 h32 h33 h37", "h09 h14 h15", "h23 h24 h29", "h12"):
        *full, last = city.split()
        hexes = {"h08": "knowledge_1", "h30": "mine", **dict(zip(full, kinds, strict=False))}
        state = scenario(players={0: {"hexes": hexes, "storage": ["watchtower"], "workers": 3}})
        do(state, f"place hex={last} die=0")
        assert rows(state)[0] == ({5: 15, 3: 6, 1: 1}[len(city.split())], "BUR-9.1")


def test_x10() -> None:
    """X10 (BUR-7.2): a market without ship or animal tile in any numbered depot is placed for nothing."""
    depots: dict[str, Any] = {"1": ["bank"], "2": ["knowledge_1", "castle"], "5": ["mine"], "black": ["ship", "cow_3"]}
    state = scenario(players={0: {"storage": ["market"]}}, dice={0: (3, 3)}, depots=depots)
    do(state, "place hex=h26 die=0")
    assert (asked(state), player(state)["storage"]) == (["turn"], [None] * 3)


@pytest.mark.parametrize(
    ("standing", "tile", "where"),
    [
        ({"h25": "mine", "h30": "mine"}, "mine", "h34"),
        (
            {"h27": "bank", "h01": "cow_3", "h05": "cow_2", "h06": "pig_2", "h10": "pig_2", "h11": "cow_3"},
            "cow_4",
            "h28",
        ),
    ],
    ids=["third-mine", "sixth-animal"],
)
def test_x11(standing: dict[str, str], tile: str, where: str) -> None:
    """X11 (BUR-9.2): the third mine or the sixth animal tile brings the bonus tile at once."""
    state = scenario(players={0: {"hexes": standing, "storage": [tile], "workers": 3}})
    do(state, f"place hex={where} die=0")
    assert player(state)["bonus"]["large"] == ["mine" if tile == "mine" else "animal"]


def test_x12() -> None:
    """X12 (BUR-2.9): basic setup, duchy 1: no points although h19 is a full area."""
    state = GAME.start(seats=2, seed=12)
    assert player(state)["hexes"] == {"h19": "castle"}
    assert state.scores() == [0, 0]


def test_x13() -> None:
    """X13 (BUR-9.1, BUR-9.2): 3 players, phase B, third mine: 6 + 8 + 6 = 20 points and the large mine tile."""
    owner = {"hexes": {"h25": "mine", "h30": "mine"}, "storage": ["mine"]}
    state = scenario(seats=3, phase="b", players={0: owner}, dice={0: (3, 3)})
    do(state, "place hex=h34 die=0")
    assert rows(state) == [(6, "BUR-9.1"), (8, "BUR-9.1"), (6, "BUR-9.2")]
    assert player(state)["bonus"]["large"] == ["mine"]


def test_x14() -> None:
    """X14 (BUR-5.2c): with only h19 filled no animal hex of die 2 is in reach; a ship on h18 is legal."""
    state = scenario(players={0: {"storage": ["cow_2", "ship"]}}, dice={0: (2, 2)})
    assert lines(state, "place die=0") == {"place storage=1 tile=ship hex=h18 die=0"}
    for where in ("h05", "h28"):
        assert refused(state, f"place tile=cow_2 hex={where} die=0") == "BUR-5.2"


def test_x15() -> None:
    """X15 (BUR-5.2e): a second bank not in the city of h26, but on h12; with knowledge 1 everywhere."""
    near = {"h26": "bank", "h20": "ship", "h21": "ship", "h31": "knowledge_2", "h28": "cow_2", "h36": "knowledge_3"}
    banned = {"h27", "h32", "h33", "h37"}
    for tile, expected in (("knowledge_4", {"h12"}), ("knowledge_1", {"h12"} | banned)):
        owner = {"hexes": {**near, "h35": tile}, "storage": ["bank"], "workers": 3}
        found = lines(scenario(players={0: owner}, dice={0: (3, 3)}), "place die=0")
        assert {line.split()[3].removeprefix("hex=") for line in found} & {"h12", *banned} == expected


def test_x16() -> None:
    """X16 (BUR-4.3): tiles 8 and 9, die 5 as 2: 1 worker for a building, 2 for a ship."""
    owner = {"hexes": {"h13": "knowledge_8", **known(9)}, "storage": ["market", "ship"], "workers": 3}
    state = scenario(players={0: owner}, dice={0: (5, 5)})
    do(state, "place tile=market hex=h14 die=0")
    assert player(state)["workers"] == 2
    do(state, "place tile=ship hex=h18 die=1")
    assert player(state)["workers"] == 0


def test_x17() -> None:
    """X17 (BUR-4.3, BUR-8.1): tile 12, die 6: depot 1 is free, depot 2 costs 1 worker."""
    owner = {"hexes": known(12), "workers": 1}
    state = scenario(players={0: owner}, dice={0: (6, 6)}, depots={"1": ["bank"], "2": ["knowledge_1"]})
    assert player(do(state, "take depot=1 die=0"))["workers"] == 1
    assert player(do(state, "take depot=2 die=1"))["workers"] == 0


def test_x18() -> None:
    """X18 (BUR-5.1.2): full storage, die 4: one stored tile of choice leaves the game, then the take."""
    owner = {"storage": ["knowledge_1", "castle", "mine"]}
    state = scenario(players={0: owner}, dice={0: (4, 4)}, depots={"4": ["ship"]})
    assert lines(state, "take die=0") == {f"take depot=4 slot=0 tile=ship die=0 discard={n}" for n in range(3)}
    after: Any = do(state, "take die=0 discard=0").to_json()
    assert player(state)["storage"] == ["ship", "castle", "mine"]
    assert after["gone"]["knowledge_1"] == 1


def test_x19() -> None:
    """X19 (BUR-6.3, R-21): city hall places a castle, the castle's action another tile; depth first."""
    owner = {"hexes": {"h13": "knowledge_26"}, "storage": ["city_hall", "castle", "boarding_house"]}
    state = scenario(players={0: owner}, dice={0: (3, 1)})
    do(state, "place tile=city_hall hex=h26 die=0")
    do(state, "place tile=castle hex=h07")
    assert asked(state) == ["turn", "castle"]
    do(state, "place tile=boarding_house hex=h14")
    assert (asked(state), player(state)["workers"]) == (["turn"], 4)


def test_x20() -> None:
    """X20 (BUR-5.3.2, BUR-8 no. 3, 4): 3 players, 4 red sold: 12 points, 2 silver, 1 worker."""
    state = scenario(seats=3, players={0: {"hexes": known(3, 4), "goods": goods("4444")}}, dice={0: (4, 4)})
    do(state, "sell goods=4 die=0")
    assert rows(state) == [(12, "BUR-5.3.2")]
    assert (player(state)["silver"], player(state)["workers"]) == (2, 1)


def test_x21() -> None:
    """X21 (BUR-3.3.3, BUR-6.1.3): Green (0) lands on Blue (1) and Red (2): next round Green, Blue, Red."""
    players: dict[int, dict[str, Any]] = {0: {"storage": ["ship"]}, 1: {"position": 1}, 2: {"position": 1}}
    order = (1, 2, 0)
    state = scenario(seats=3, players=players, dice={0: (2, 2)}, order=order, track=order, turn=2, used=(True, False))
    do(do(state, "place hex=h18 die=1"), "ship depots=1")
    data: Any = state.to_json()
    assert (data["round"], data["order"]) == (2, [0, 1, 2])


def test_x22() -> None:
    """X22 (BUR-3.2.3): depot 6 with 3 players in phases D and E, and with 4 players in phase D."""
    assert types_in(after_last_turn({}, phase="c", seats=3), 6) == ["building", "animal", "mine"]
    assert types_in(after_last_turn({}, phase="d", seats=3), 6) == ["building", "animal", "castle"]
    assert types_in(after_last_turn({}, phase="c", seats=4), 6) == ["building", "animal", "castle", "ship"]


def test_x23() -> None:
    """X23 (BUR-11.1, BUR-12.2): 2 mines, knowledge 2, 1 silver, 2 workers: 3 points silver, 2 points workers."""
    owner = {"hexes": {"h25": "mine", "h30": "mine", "h13": "knowledge_2"}, "silver": 1, "workers": 2}
    state = after_last_turn({0: owner})
    assert (player(state)["silver"], player(state)["workers"]) == (3, 4)
    assert rows(state) == [(3, "BUR-12.2"), (2, "BUR-12.2")]


def test_x24() -> None:
    """X24 (BUR-12.2): 2 unsold goods, 3 silver, 5 workers, 2 stored tiles: 2 + 3 + 2 + 0 = 7 points."""
    owner = {"goods": goods("25"), "silver": 3, "workers": 5, "storage": ["bank", "mine"]}
    assert rows(after_last_turn({0: owner})) == [(2, "BUR-12.2"), (3, "BUR-12.2"), (2, "BUR-12.2")]


def test_x25() -> None:
    """X25 (BUR-12.3): both 187 points, P (0) has 5 empty hexes and Q (1) has 7: Q wins."""
    river = ("h16", "h17", "h18", "h20", "h21", "h22")
    same = dict.fromkeys(("h02", "h03", "h07"), "castle") | dict.fromkeys(river, "ship")
    for city in ("h09 h14 h15", "h23 h24 h29", "h26 h27 h32 h33 h37"):
        same |= zip(city.split(), ("bank", "market", "church", "warehouse", "boarding_house"), strict=False)
    same |= {"h12": "watchtower", "h01": "cow_2", "h05": "pig_2", "h06": "sheep_2"}
    one = {**same, **known(1, 2, 3, 4, 5), "h13": "knowledge_6", "h10": "pig_3"}
    other = {**same, **known(7, 8, 9, 10, 11)}
    state = after_last_turn({0: {"hexes": one, "points": 187}, 1: {"hexes": other, "points": 187}}, track=(1, 0))
    view: Any = state.view(None)
    assert [seat["empty_hexes"] for seat in view["players"]] == [5, 7]
    assert (state.scores(), state.winners()) == ([187, 187], [1])


def test_x26() -> None:
    """X26 (BUR-10.1, BUR-8 no. 6): tile 6 placed with the first die opens depot 3; no second purchase."""
    owner = {"storage": ["knowledge_6"], "silver": 4}
    state = scenario(players={0: owner}, dice={0: (1, 1)}, depots={"3": ["cow_2"], "black": ["mine"]})
    do(state, "place hex=h13 die=0")
    do(state, "buy depot=3 tile=cow_2")
    assert (player(state)["silver"], player(state)["storage"]) == (2, ["cow_2", None, None])
    assert refused(state, "buy depot=0 tile=mine") == "BUR-10.1"


def test_x27() -> None:
    """X27 (BUR-8 no. 5): pair 6+1 brings orange and both red; 6 and 2 are no pair."""
    owner = {"hexes": known(5), "storage": ["ship"], "goods": goods("42")}
    state = scenario(players={0: owner}, dice={0: (2, 2)}, depot_goods={"6": goods("6"), "1": goods("44")})
    do(state, "place hex=h18 die=0")
    assert lines(state) == {f"ship depots={pair}" for pair in ("1+2", "2+3", "3+4", "4+5", "5+6", "6+1")}
    assert refused(state, "ship depots=6+2") == "BUR-1.10"
    assert player(do(state, "ship depots=6+1"))["goods"] == goods("24446")


def test_x28() -> None:
    """X28 (BUR-9.2): 2 players; P finishes ships first: large, 5 points; Q later: small, 2 points."""
    ships = dict.fromkeys(("h16", "h17", "h18", "h20", "h21"), "ship")
    players = {seat: {"hexes": ships, "storage": ["ship"]} for seat in (0, 1)}
    state = scenario(phase="e", players=players, dice={0: (1, 1), 1: (1, 1)})
    for _ in range(2):
        do(do(state, "place hex=h22 die=0"), "ship depots=1")
        do(state, "workers die=1")
    assert [rows(state, seat)[-1] for seat in (0, 1)] == [(5, "BUR-9.2"), (2, "BUR-9.2")]
    assert (player(state, 0)["bonus"]["large"], player(state, 1)["bonus"]["small"]) == (["ship"], ["ship"])


def test_x29() -> None:
    """X29 (BUR-13.5): duchy 7, start castle h02, a castle on h03 in phase A: 3 + 10 points, then its action."""
    owner = {"duchy": 7, "hexes": {"h02": "castle"}, "storage": ["castle"]}
    state = do(scenario(players={0: owner}, dice={0: (4, 4)}), "place hex=h03 die=0")
    assert rows(state) == [(3, "BUR-9.1"), (10, "BUR-9.1")]
    assert asked(state) == ["turn", "castle"]


def test_x30() -> None:
    """X30 (BUR-6.1.1): 3 colours stored, none of them in the depot: nothing is taken, the pawn moves."""
    owner = {"storage": ["ship"], "goods": goods("123")}
    state = scenario(players={0: owner}, dice={0: (2, 2)}, depot_goods={"4": goods("56")})
    do(do(state, "place hex=h18 die=0"), "ship depots=4")
    assert (player(state)["goods"], depot_goods(state, 4)) == (goods("123"), goods("56"))
    assert player(state)["position"] == 1


def test_x31() -> None:
    """X31 (BUR-6.3, BUR-6.3.2, BUR-9.1): castle, city hall, castle, workers with one die: 11 points, 2 workers."""
    owner = {"hexes": {"h13": "knowledge_26"}, "storage": ["castle", "city_hall", "castle"]}
    state = scenario(players={0: owner}, dice={0: (6, 6)})
    for line in (
        "place storage=0 hex=h07 die=0",
        "place tile=city_hall hex=h12",
        "place tile=castle hex=h03",
        "workers",
    ):
        do(state, line)
    assert rows(state) == [(1, "BUR-9.1"), (10, "BUR-9.1")]
    assert (player(state)["workers"], player(state)["storage"]) == (2, [None] * 3)
    assert state.to_json()["used"] == [True, False]


def test_x32() -> None:
    """X32 (BUR-4.5, BUR-4.6): tiles 8 to 12, die 1: selling colour 4 costs 2 workers, taking from depot 4 costs 1."""
    owner = {"hexes": known(8, 9, 10, 11, 12), "goods": goods("4"), "workers": 3}
    state = scenario(players={0: owner}, dice={0: (1, 1)}, depots={"4": ["ship"]})
    assert player(do(state, "sell goods=4 die=0"))["workers"] == 1
    assert player(do(state, "take depot=4 die=1"))["workers"] == 0


def test_x33() -> None:
    """X33 (BUR-8 no. 5, R-10): pair 2+3: goods_1 and one of goods_3, goods_5; the other stays in its own depot."""
    owner = {"hexes": known(5), "storage": ["ship"], "goods": goods("12")}
    state = scenario(players={0: owner}, dice={0: (2, 2)}, depot_goods={"2": goods("3"), "3": goods("51")})
    do(do(state, "place hex=h18 die=0"), "ship depots=2+3")
    assert lines(state) == {"load goods=3", "load goods=5"}
    do(state, "load goods=3")
    assert player(state)["goods"] == goods("1123")
    assert (depot_goods(state, 2), depot_goods(state, 3)) == ({}, goods("5"))


def test_x34() -> None:
    """X34 (BUR-7, R-6): a warehouse must sell; a workshop with buildings only in the black depot loses its effect."""
    owner = {"storage": ["warehouse", "carpenters_workshop"], "goods": goods("15")}
    state = scenario(players={0: owner}, dice={0: (3, 3)}, depots={"black": ["bank"]})
    do(state, "place tile=warehouse hex=h26 die=0")
    assert lines(state) == {"sell goods=1", "sell goods=5"}
    do(do(state, "sell goods=5"), "place tile=carpenters_workshop hex=h12 die=1")
    assert (state.to_act, asked(state)) == ((1,), ["turn"])


def test_x35() -> None:
    """X35 (BUR-5.1.2): a tile is discarded although the second die will place the new one."""
    owner = {"storage": ["cow_2", "castle", "mine"]}
    state = scenario(players={0: owner}, dice={0: (4, 5)}, depots={"4": ["ship"]})
    do(do(state, "take depot=4 die=0 discard=2"), "place tile=ship hex=h20 die=1")
    assert player(state)["storage"] == ["cow_2", "castle", None]


def test_x36() -> None:
    """X36 (BUR-3.3.6): P and Q place ships; R still comes third, the next round goes Q, P, R."""
    players = {seat: {"storage": ["ship"]} for seat in (0, 1)}
    state = scenario(seats=3, players=players, dice={0: (2, 2), 1: (2, 2)})
    for seat in (0, 1):
        assert state.to_act == (seat,)
        do(do(state, "place hex=h18 die=0"), "ship depots=1")
        do(state, "workers die=1")
    assert state.to_act == (2,)
    assert end_turns(state).to_json()["order"] == [1, 0, 2]


@pytest.mark.parametrize(("silver", "asks"), [(1, False), (2, True)])
def test_x37(silver: int, asks: bool) -> None:
    """X37 (BUR-3.4.4): with 1 silver the turn ends by itself, with 2 the player buys or ends it."""
    state = scenario(players={0: {"silver": silver}}, used=(True, False), depots={"black": ["mine"]})
    do(state, "workers die=1")
    assert state.to_act == ((0,) if asks else (1,))
    assert not asks or lines(state) == {"buy depot=0 slot=0 tile=mine", "end"}


def test_x38() -> None:
    """X38 (BUR-8.4): die 4 places 11 on a 5 for 1 worker; the next die places a mine one step off for nothing."""
    owner = {"hexes": {"h13": "knowledge_26"}, "storage": ["knowledge_11", "mine"], "workers": 1}
    state = scenario(players={0: owner}, dice={0: (4, 3)})
    assert player(do(state, "place tile=knowledge_11 hex=h08 die=0"))["workers"] == 0
    assert player(do(state, "place tile=mine hex=h25 die=1"))["hexes"]["h25"] == "mine"
