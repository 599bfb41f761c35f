"""BUR-17: the rulings on what the rulebook leaves open. R-6, R-7 and R-8 are proven where their rules are."""

from collections import Counter
from typing import Any

import pytest

from tests.games.burgundy.proof import after_last_turn, asked, goods, just_placed
from tests.games.burgundy.scenario import GAME, scenario
from tests.games.kit import do, lines, player, refused, rows


@pytest.mark.parametrize("setup", ["basic", "advanced_open", "advanced_secret"])
def test_starting_castle_is_setup(setup: str) -> None:
    """R-1: neither an action nor points."""
    state = GAME.start(seats=2, seed=3, setup=setup)
    while asked(state)[-1] == "choose":
        state.apply(state.legal(state.to_act[0])[0])
    assert asked(state) == ["turn"]
    assert state.scores() == [0, 0]
    assert state.ledger(0) == state.ledger(1) == []


def test_no_die_is_left_unused() -> None:
    """R-2: the turn cannot end with a die, and workers can always be taken."""
    state = scenario(used=(True, False))
    assert refused(state, "end") == "BUR-3.4.1"
    assert lines(state) == {"workers die=1"}


@pytest.mark.parametrize(
    ("tile", "where"),
    [("castle", "h07"), ("ship", "h18"), ("warehouse", "h26"), ("church", "h26"), ("city_hall", "h26")],
)
def test_no_purchase_within_an_effect(tile: str, where: str) -> None:
    """R-3: no purchase in the middle of an effect chain; as soon as it is through, there is."""
    owner = {"silver": 2, "goods": goods("1"), "storage": ["mine"]}
    state = just_placed(tile, where, owner=owner, depots={"5": ["mine", None], "black": ["bank"]})
    assert refused(state, "buy depot=0 tile=bank") == "BUR-3.4.3"
    while len(asked(state)) > 1:
        state.apply(state.legal(0)[-1])
    assert lines(state, "buy") == {"buy depot=0 slot=0 tile=bank"}


def test_discard_for_a_purchase() -> None:
    """R-4: full storage asks for a discard before a purchase too; the tile is out of the game."""
    owner = {"storage": ["cow_2", "castle", "mine"], "silver": 2}
    state = scenario(players={0: owner}, depots={"black": ["ship"]})
    whole = GAME.action({"do": "buy", "seat": 0, "depot": 0, "slot": 0, "tile": "ship"})
    assert refused(state, whole) == "BUR-5.1.2"
    before: Any = state.to_json()
    after: Any = do(state, "buy tile=ship discard=1").to_json()
    assert player(state)["storage"] == ["cow_2", "ship", "mine"]
    assert after["gone"]["castle"] == before["gone"].get("castle", 0) + 1


@pytest.mark.parametrize("line", ["take depot=1 slot=1 die=0", "buy depot=0 slot=0"])
@pytest.mark.parametrize("more", ["discard=0", "discard=2", "tile=ship discard=2"])
def test_no_discard_by_choice(line: str, more: str) -> None:
    """R-5, BUR-5.1.2: nothing is discarded while a storage space is free, not even from that space; the tile to take
    need not be named for the rule to be."""
    owner = {"storage": ["cow_2", "castle"], "silver": 2}
    state = scenario(players={0: owner}, depots={"1": [None, "ship"], "black": ["ship"]})
    assert refused(state, f"{line} {more}") == "BUR-5.1.2"


def test_boards_are_paired() -> None:
    """R-9: the pairs of duchies on a board, as reconstructed; and a player may say otherwise."""
    pairs = set()
    for seed in range(12):
        data: Any = GAME.start(seats=4, seed=seed, setup="advanced_open").to_json()
        pairs |= {tuple(board) for board in data["boards"]}
    assert pairs == {(1, 2), (1, 3), (1, 4), (1, 5), (6, 7), (8, 9)}
    other: Any = GAME.start(seats=4, seed=1, setup="advanced_open", sheets=[1, 9, 1, 8, 1, 7, 1, 6, 2, 3, 4, 5])
    assert all(tuple(board) not in pairs for board in other.to_json()["boards"])


@pytest.mark.parametrize(
    ("known", "line", "rule"), [(5, "ship depots=3", "BUR-8"), (26, "ship depots=3+4", "BUR-6.1.1")]
)
def test_one_pair_or_one_depot(known: int, line: str, rule: str) -> None:
    """R-10: with knowledge 5 a pair, never a single depot; without it a single one, never a pair."""
    state = just_placed("ship", "h18", owner={"hexes": {"h13": f"knowledge_{known}"}})
    assert refused(state, line) == rule


@pytest.mark.parametrize("known", [5, 26])
@pytest.mark.parametrize("depots", [[1, 3], [6, 2], [4, 1]])
def test_depots_that_are_no_neighbours(known: int, depots: list[int]) -> None:
    """R-10, BUR-1.10: they can be named, in either order and whatever one knows, and the rule says why not."""
    state = just_placed("ship", "h18", owner={"hexes": {"h13": f"knowledge_{known}"}})
    action = GAME.action({"do": "ship", "seat": 0, "depots": depots})
    assert action == GAME.parse(0, f"ship depots={depots[1]}+{depots[0]}", state)
    assert refused(state, action) == "BUR-1.10"
    assert GAME.action(action.to_json()) == action
    with pytest.raises(ValueError, match="ship"):
        GAME.encode(action)


def test_order_of_scoring() -> None:
    """R-11: area, then bonus tile, then the effect of the tile."""
    hexes = {where: "cow_2" if where < "h05" else "pig_2" for where in ("h01", "h05", "h06")}
    hexes |= {"h10": "sheep_2", "h11": "sheep_3", "h27": "bank"}
    state = scenario(phase="b", players={0: {"hexes": hexes, "storage": ["cow_4"]}}, dice={0: (2, 2)})
    do(state, "place hex=h28 die=0")
    assert rows(state) == [(1, "BUR-9.1"), (8, "BUR-9.1"), (5, "BUR-9.2"), (4, "BUR-6.2")]


def test_depots_are_laid_out_afresh() -> None:
    """R-12: ships, mines and castles leave with all other tiles; every space is filled again."""
    depots: dict[str, Any] = {
        "1": [None, "ship"],
        "2": [None, "castle"],
        "5": ["mine", None],
        "black": ["castle", "mine", "ship", "bank"],
    }
    state = scenario(round=5, turn=1, used=(True, False), depots=depots)
    before: Any = state.to_json()
    after: Any = do(state, "workers die=1").to_json()
    assert after["phase"] == "b"
    gained = Counter(after["gone"]) - Counter(before["gone"])
    assert gained == {"ship": 2, "castle": 2, "mine": 2, "bank": 1}
    assert all(None not in after["depots"][str(depot)][:2] for depot in range(1, 7))


def test_last_ship_and_last_tie_break() -> None:
    """R-13, R-14: a ship of the last turn moves the pawn, and the track after that turn breaks the tie."""
    one = {"hexes": {"h12": "bank", "h18": "ship"}, "points": 7}
    assert after_last_turn({0: one, 1: one}).winners() == [1]
    other = {"hexes": {"h12": "bank"}, "storage": ["ship"], "points": 7}
    state = scenario(phase="e", round=5, turn=1, used=(True, False), players={0: one, 1: other}, dice={1: (2, 2)})
    do(do(state, "place hex=h18 die=1"), "ship depots=1")
    assert state.to_json()["track"] == [1, 0]
    assert state.scores() == [7, 7]
    assert state.winners() == [0]


def test_ship_leaves_only_what_cannot_be_stored() -> None:
    """R-15: fewer colours than fit are refused."""
    state = do(
        just_placed("ship", "h18", owner={"goods": goods("1")}, depot_goods={"3": goods("234")}), "ship depots=3"
    )
    assert refused(state, "load goods=2") == "BUR-6.1.1"


def test_castle_action_is_no_purchase_and_costs_nothing() -> None:
    """R-16: with silver but no workers every value is open and no purchase is."""
    owner = {"workers": 0, "silver": 2}
    depots: dict[str, Any] = {
        str(depot): [tile] for depot, tile in enumerate(("bank", "knowledge_1", "cow_2", "ship", "mine", "bank"), 1)
    }
    state = scenario(
        players={0: {**owner, "hexes": {"h13": "knowledge_26"}, "storage": ["castle"]}},
        dice={0: (6, 6)},
        depots={**depots, "black": ["mine"]},
    )
    do(state, "place hex=h07 die=0")
    assert len(lines(state, "take")) == 6
    assert {action.do for action in state.legal(0)} == {"take", "workers"}


@pytest.mark.parametrize("number", [13, 14])
def test_boarding_house_gives_four(number: int) -> None:
    """R-17: neither knowledge 13 nor 14 changes the boarding house."""
    state = just_placed("boarding_house", "h12", owner={"hexes": {"h13": f"knowledge_{number}"}, "workers": 2})
    assert (player(state)["workers"], player(state)["silver"]) == (4, 0)


def test_mines_of_phase_e_pay_before_the_final_scoring() -> None:
    """R-18: 3 mines are 3 silver, and those 3 points."""
    state = after_last_turn({0: {"hexes": {"h25": "mine", "h30": "mine", "h34": "mine"}}})
    assert player(state)["silver"] == 3
    assert rows(state) == [(3, "BUR-12.2")]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_start_player_is_drawn_by_lot(seats: int) -> None:
    """R-19: every seat starts about as often as the others."""
    starts = [state.to_act[0] for state in (GAME.start(seats=seats, seed=seed) for seed in range(300))]
    assert all(abs(starts.count(seat) - 300 / seats) < 45 for seat in range(seats))


@pytest.mark.parametrize("where", ["h04", "h08", "h13", "h31", "h35", "h36"])
def test_knowledge_1_works_from_anywhere(where: str) -> None:
    """R-20: it does not matter where in the duchy the tile lies."""
    owner = {"hexes": {where: "knowledge_1", "h26": "bank"}, "storage": ["bank"]}
    state = scenario(players={0: owner}, dice={0: (1, 1)})
    assert lines(state, "place hex=h27 die=0") == {"place storage=0 tile=bank hex=h27 die=0"}


def test_city_hall_by_city_hall() -> None:
    """R-21: a city hall placed by a city hall, in another city, triggers again."""
    state = just_placed("city_hall", "h26", owner={"storage": ["city_hall", "mine"]})
    do(state, "place storage=1 hex=h12")
    assert asked(state) == ["turn", "city_hall"]
    do(state, "place tile=mine hex=h25")
    assert asked(state) == ["turn"]
    assert player(state)["storage"] == [None] * 3


def test_sold_goods_in_views() -> None:
    """R-22: the owner sees which goods were sold, others see how many; the ledger names them for all."""
    state = do(scenario(players={0: {"goods": goods("44")}}, dice={0: (4, 4)}), "sell goods=4 die=0")
    own: Any = state.view(0)
    other: Any = state.view(1)
    assert own["players"][0]["sold_goods"] == goods("44")
    assert "sold_goods" not in other["players"][0]
    assert other["players"][0]["sold"] == 2
    assert other["ledger"][-1]["what"] == "goods_4"


def test_stored_goods_are_never_thrown_away() -> None:
    """R-23: a full goods storage keeps what it has, and only a sale touches it."""
    state = just_placed("ship", "h18", owner={"goods": goods("123")}, depot_goods={"5": goods("456")})
    do(state, "ship depots=5")
    assert player(state)["goods"] == goods("123")
    for action in state.legal(0):
        after = state.clone()
        after.apply(action)
        assert (player(after)["goods"] == goods("123")) == (action.do != "sell")


def test_single_option_keeps_its_name() -> None:
    """R-24: a forced choice is asked with its one option here, so the record names it."""
    state = just_placed("church", "h26", depots={"5": ["mine", None]})
    assert lines(state) == {"take depot=5 slot=0 tile=mine"}


@pytest.mark.parametrize("setup", ["advanced_open", "advanced_secret"])
def test_choice_comes_before_phase_a(setup: str) -> None:
    """R-25: the deal of the boards is public, no tile of phase A is known yet."""
    view: Any = GAME.start(seats=2, seed=4, setup=setup).view(None)
    assert [len(board) for board in view["boards"]] == [2, 2]
    assert view["phase"] is None
    assert {tile for depot in view["depots"].values() for tile in depot} == {None}


def test_knowledge_holds_for_the_rest_of_the_turn() -> None:
    """R-26: a castle's action places 13, the second die takes workers with a silver."""
    state = just_placed("castle", "h07", owner={"storage": ["knowledge_13"], "workers": 1})
    do(do(state, "place tile=knowledge_13 hex=h08"), "workers die=1")
    assert (player(state)["workers"], player(state)["silver"]) == (2, 1)


def test_die_is_changed_only_by_using_it() -> None:
    """R-27: every action that costs workers uses the die up at once; what the dice show stays."""
    owner = {"storage": ["ship", "bank"], "goods": goods("25"), "workers": 3}
    state = scenario(players={0: owner}, dice={0: (2, 6)}, depots={"1": ["bank", None], "4": ["ship", None]})
    for action in state.legal(0):
        after = state.clone()
        after.apply(action)
        data: Any = after.to_json()
        assert data["dice"][0] == [2, 6]
        assert data["used"].count(True) == 1


@pytest.mark.parametrize(("known", "count"), [(26, 1), (5, 2)])
def test_ship_may_sail_to_any_depot(known: int, count: int) -> None:
    """R-28: also to an empty one or where nothing fits, while others hold goods; with knowledge 5 to any pair."""
    owner = {"hexes": {"h13": f"knowledge_{known}"}, "goods": goods("123")}
    state = just_placed("ship", "h18", owner=owner, depot_goods={"2": goods("11"), "5": goods("4")})
    ships = [action.to_json()["depots"] for action in state.legal(0)]
    assert ships == [[(depot + more - 1) % 6 + 1 for more in range(count)] for depot in range(1, 7)]
    do(state, "ship depots=5+6" if known == 5 else "ship depots=6")
    assert player(state)["goods"] == goods("123")
    assert player(state)["position"] == 1


def test_six_tiles_in_the_black_depot_of_three() -> None:
    """R-29: six with three players, between four and eight."""
    data: Any = GAME.start(seats=3, seed=1).to_json()
    assert sum(tile is not None for tile in data["depots"]["black"]) == 6


@pytest.mark.parametrize("seed", range(4))
def test_open_choice_goes_in_turn_order(seed: int) -> None:
    """R-30: from the start player on, in the order of the track."""
    state = GAME.start(seats=4, seed=seed, setup="advanced_open")
    track = state.to_json()["track"]
    asked_seats = []
    while asked(state)[-1] == "choose":
        asked_seats.append(state.to_act[0])
        state.apply(state.legal(state.to_act[0])[0])
    assert asked_seats == track
