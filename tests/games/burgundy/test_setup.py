"""BUR-2 Setup and BUR-13, the advanced set-up."""

from collections import Counter
from typing import Any

import pytest

from bastide.core.errors import InputError
from bastide.core.state import State
from bastide.games.burgundy.components import TILES, TYPES
from tests.games.burgundy.proof import asked
from tests.games.burgundy.scenario import GAME, scenario
from tests.games.burgundy.test_die_actions import seen
from tests.games.kit import do, lines, player, refused, rows

EVERY_TYPE = {"building", "animal", "knowledge", "castle", "mine", "ship"}
TYPE_OF = {tile.name: TYPES[tile.type] for tile in TILES[1:]}

CASTLE_HEXES = {
    1: {"h02", "h03", "h07", "h19"},
    2: {"h04", "h22", "h34", "h37"},
    3: {"h07", "h19", "h29", "h33"},
    4: {"h01", "h14", "h24", "h37"},
    5: {"h11", "h20", "h24", "h32"},
    6: {"h03", "h19", "h34", "h37"},
    7: {"h02", "h03", "h35", "h36"},
    8: {"h06", "h08", "h30", "h32"},
    9: {"h03", "h16", "h21", "h35"},
}
SHEETS = {(1, 2), (1, 3), (1, 4), (1, 5), (6, 7), (8, 9)}

seats_2_to_4 = pytest.mark.parametrize("seats", [2, 3, 4])


def whole(state: State) -> Any:
    """The position with its secrets."""
    return state.to_json()


def advanced(seats: int = 2, mode: str = "open", seed: int = 3, **options: Any) -> State:
    """The advanced set-up, everybody's choice still to come: nothing has been laid out yet."""
    return GAME.start(seats=seats, seed=seed, setup=f"advanced_{mode}", **options)


@seats_2_to_4
def test_piles(seats: int) -> None:
    """BUR-2.1: six coloured piles by type and a black one of all 40 black backs; the start castles are drawn."""
    piles = whole(advanced(seats))["piles"]
    assert {name: len(tiles) for name, tiles in piles.items()} == {
        "building": 40, "animal": 20, "knowledge": 20, "castle": 14 - seats, "mine": 10, "ship": 20, "black": 40,
    }  # fmt: skip
    for name in EVERY_TYPE:
        assert {TYPE_OF[tile] for tile in piles[name]} == {name}
    assert Counter(TYPE_OF[tile] for tile in piles["black"]) == {
        "building": 16, "animal": 8, "knowledge": 6, "castle": 2, "mine": 2, "ship": 6,
    }  # fmt: skip


@pytest.mark.parametrize("pile", ["building", "animal", "knowledge", "black"])
def test_piles_are_shuffled(pile: str) -> None:
    """BUR-2.1: every seed has its own order, and the black pile mixes the types."""
    orders = {tuple(whole(advanced(seed=seed))["piles"][pile]) for seed in range(20)}
    assert len(orders) == 20
    assert len({tuple(sorted(order)) for order in orders}) == 1


@seats_2_to_4
def test_goods_of_the_phases(seats: int) -> None:
    """BUR-2.2, BUR-2.5: 25 goods wait for the phases; of the 17 others what the players did not get is boxed."""
    data = whole(advanced(seats))
    assert len(data["goods_stacks"]) == 25
    assert sum(sum(board["goods"].values()) for board in data["players"]) == 3 * seats
    assert len(data["boxed_goods"]) == 17 - 3 * seats
    assert len({tuple(whole(advanced(seats, seed=seed))["goods_stacks"]) for seed in range(20)}) == 20


@seats_2_to_4
def test_bonus_tiles_on_the_board(seats: int) -> None:
    """BUR-2.3: all 12 bonus tiles lie on the board."""
    bonus = seen(GAME.start(seats=seats, seed=1))["bonus"]
    assert set(bonus["large"]) == set(bonus["small"]) == EVERY_TYPE
    assert len(bonus["large"] + bonus["small"]) == 12


@seats_2_to_4
def test_each_player_gets(seats: int) -> None:
    """BUR-2.4: duchy 1 with a castle on h19, 3 goods face up, 2 dice, 1 silver, no points, empty storage."""
    state = GAME.start(seats=seats, seed=4)
    for seat in range(seats):
        board = seen(state)["players"][seat]
        assert board["duchy"] == 1
        assert board["hexes"] == {"h19": "castle"}
        assert sum(board["goods"].values()) == 3
        assert len(board["dice"]) == 2
        assert (board["silver"], board["points"], board["sold"]) == (1, 0, 0)
        assert board["storage"] == [None, None, None]
        assert board["bonus"] == {"large": [], "small": []}


def test_start_goods_of_one_colour_share_a_space() -> None:
    """BUR-2.4: some deal gives three goods of two colours or of one, counted together."""
    deals = [player(GAME.start(seats=4, seed=seed), seat)["goods"] for seed in range(20) for seat in range(4)]
    assert {len(goods) for goods in deals} == {1, 2, 3}
    assert {sum(goods.values()) for goods in deals} == {3}


@seats_2_to_4
def test_start_player(seats: int) -> None:
    """BUR-2.6, R-19: every seat is start player equally often; workers 1, 2, 3, 4 clockwise from there."""
    starts: Counter[int] = Counter()
    for seed in range(600):
        state = GAME.start(seats=seats, seed=seed)
        first = whole(state)["track"][0]
        starts[first] += 1
        for step in range(seats):
            assert player(state, (first + step) % seats)["workers"] == step + 1
    assert set(starts) == set(range(seats))
    assert all(abs(count - 600 // seats) < 50 for count in starts.values())


@seats_2_to_4
def test_pawns(seats: int) -> None:
    """BUR-2.7, BUR-2.8: one stack on the first space, the start player on top; who is first has the white die."""
    for seed in range(8):
        state = GAME.start(seats=seats, seed=seed)
        first = state.to_act[0]
        clockwise = [(first + step) % seats for step in range(seats)]
        assert seen(state)["track"] == [{"seat": seat, "position": 0} for seat in clockwise]
        assert seen(state)["order"] == clockwise
        assert player(state, first)["workers"] == 1


@seats_2_to_4
def test_start_castle_is_no_action(seats: int) -> None:
    """BUR-2.9, R-1, X12: no castle action, no points for the full one-hex area, no bonus tile."""
    state = GAME.start(seats=seats, seed=6)
    assert asked(state) == ["turn"]
    assert state.scores() == [0] * seats
    assert all(rows(state, seat) == [] for seat in range(seats))


@pytest.mark.parametrize(
    ("seats", "numbered", "black", "sale", "large", "small"),
    [(2, 12, 4, 2, 5, 2), (3, 18, 6, 3, 6, 3), (4, 24, 8, 4, 7, 4)],
)
def test_numbers_by_player_count(seats: int, numbered: int, black: int, sale: int, large: int, small: int) -> None:
    """BUR-2.10: tiles per phase, points of a sale, points of the bonus tiles."""
    depots = seen(GAME.start(seats=seats, seed=1))["depots"]
    assert sum(tile is not None for tile in depots.pop("black")) == black
    assert sum(tile is not None for spaces in depots.values() for tile in spaces) == numbered

    state = scenario(seats=seats, players={0: {"goods": {"goods_1": 1}}}, dice={0: (1, 1)})
    assert rows(do(state, "sell goods=1 die=0")) == [(sale, "BUR-5.3.2")]

    mines = {"hexes": {"h25": "mine", "h30": "mine"}, "storage": ["mine"]}
    for points, left in ((large, ["mine"]), (small, [])):
        owner = {"bonus": {"large": [] if left else ["mine"], "small": []}}
        bonus = {"large": sorted(EVERY_TYPE - {"mine"}) + left, "small": sorted(EVERY_TYPE)}
        state = scenario(seats=seats, phase="c", players={0: mines, 1: owner}, bonus=bonus, dice={0: (3, 3)})
        assert rows(do(state, "place hex=h34 die=0"))[-1] == (points, "BUR-9.2")


# ---- BUR-13


def test_boards_are_dealt() -> None:
    """BUR-13.1, BUR-13.4, R-9: each player gets another one of the six boards, and any of them may come."""
    met = set()
    for seed in range(30):
        boards = [tuple(board) for board in whole(advanced(4, seed=seed))["boards"]]
        assert len(set(boards)) == 4
        met |= set(boards)
    assert met == SHEETS


@pytest.mark.parametrize("sheet", sorted(SHEETS))
@pytest.mark.parametrize("mode", ["open", "secret"])
def test_side_and_castle_hex(mode: str, sheet: tuple[int, int]) -> None:
    """BUR-13.2: two sides with four castle hexes each, on duchy 1 too; nothing else can be chosen or done."""
    deals = [advanced(2, mode, seed) for seed in range(50)]
    state = next(deal for deal in deals if tuple(whole(deal)["boards"][deal.to_act[0]]) == sheet)
    assert lines(state) == {f"choose duchy={side} castle={where}" for side in sheet for where in CASTLE_HEXES[side]}
    other = next(duchy for duchy in CASTLE_HEXES if duchy not in sheet)
    assert refused(state, f"choose duchy={other} castle={min(CASTLE_HEXES[other])}") == "BUR-13.2"
    assert refused(state, f"choose duchy={sheet[0]} castle=h12") == "BUR-13.2"
    assert refused(state, "workers die=0") == "BUR-13.2"


def test_open_choice() -> None:
    """BUR-13.3: open choices come one after another from the start player on, and stand for all to see."""
    state = advanced(3, "open")
    for seat in whole(state)["track"]:
        assert state.to_act == (seat,)
        side = whole(state)["boards"][seat][1]
        castle = max(CASTLE_HEXES[side])
        do(state, f"choose duchy={side} castle={castle}")
        for viewer in (None, 0, 1, 2):
            board = seen(state, viewer)["players"][seat]
            assert (board["duchy"], board["hexes"]) == (side, {castle: "castle"})
    assert seen(state)["phase"] == "a"


def test_open_choice_out_of_turn() -> None:
    """BUR-13.3: in the open mode nobody chooses before it is their turn, nor twice."""
    state = advanced(2, "open")
    first, second = whole(state)["track"]
    side = whole(state)["boards"][second][0]
    assert refused(state, f"choose duchy={side} castle={min(CASTLE_HEXES[side])}", second) == "BUR-13.3"
    state.apply(state.legal(first)[0])
    side = whole(state)["boards"][first][0]
    assert refused(state, f"choose duchy={side} castle={min(CASTLE_HEXES[side])}", first) == "BUR-13.3"


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_secret_choice(order: tuple[int, ...]) -> None:
    """BUR-13.3: secret choices come in any order, and all are revealed when the last has chosen."""
    state = advanced(3, "secret")
    waiting = {0, 1, 2}
    chosen = {}
    for seat in order:
        assert set(state.to_act) == waiting
        assert all(board["duchy"] is None and board["hexes"] == {} for board in seen(state)["players"])
        side = whole(state)["boards"][seat][0]
        chosen[seat] = (side, {min(CASTLE_HEXES[side]): "castle"})
        do(state, f"choose duchy={side} castle={min(CASTLE_HEXES[side])}", seat=seat)
        waiting -= {seat}
    assert {seat: (b["duchy"], b["hexes"]) for seat, b in enumerate(seen(state)["players"])} == chosen
    assert seen(state)["phase"] == "a"


def test_secret_choice_only_once() -> None:
    """BUR-13.3: a secret choice cannot be taken back."""
    state = advanced(2, "secret")
    side = whole(state)["boards"][0][0]
    state.apply(state.legal(0)[0])
    assert refused(state, f"choose duchy={side} castle={min(CASTLE_HEXES[side])}", 0) == "BUR-13.3"


def test_pairing_can_be_replaced() -> None:
    """BUR-13.4, R-9: whoever owns the box can give its own pairing."""
    sheets = (1, 9, 1, 8, 1, 7, 1, 6, 2, 3, 4, 5)
    met = {tuple(b) for seed in range(30) for b in whole(advanced(4, seed=seed, sheets=sheets))["boards"]}
    assert met == {(1, 9), (1, 8), (1, 7), (1, 6), (2, 3), (4, 5)}


@pytest.mark.parametrize(
    "sheets",
    [
        pytest.param((1, 2, 1, 3, 1, 4, 1, 5, 6, 7, 8, 8), id="one number twice"),
        pytest.param((1, 2, 1, 3, 1, 4, 1, 5, 6, 7), id="five boards"),
        pytest.param((1, 1, 1, 2, 1, 3, 4, 5, 6, 7, 8, 9), id="duchy 1 on both sides"),
    ],
)
def test_pairing_that_cannot_be(sheets: tuple[int, ...]) -> None:
    """BUR-13.4: duchy 1 shows on one side of four boards, each of 2 to 9 on one side of one board."""
    with pytest.raises(InputError):
        advanced(2, sheets=sheets)


def test_chosen_castle_scores_nothing() -> None:
    """BUR-13.5: not even on a castle area of one hex; no castle action, no points."""
    for seed in range(6):
        state = advanced(2, "open", seed)
        while not seen(state)["phase"]:
            state.apply(state.legal(state.to_act[0])[-1])
        assert state.scores() == [0, 0]
        assert rows(state, 0) == rows(state, 1) == []
        assert asked(state) == ["turn"]


def test_castle_at_the_edge() -> None:
    """BUR-13.5: h04 of duchy 2 fills its area, and has only three neighbours to build on from there."""
    stored = ["bank", "cow_2", "ship"]
    board = {"duchy": 2, "hexes": {"h04": "castle"}, "storage": stored, "workers": 3}
    state = scenario(players={0: board}, dice={0: (1, 1)})
    assert {(a.fields()["tile"], a.fields()["hex"]) for a in state.legal(0) if a.do == "place"} == {
        ("cow_2", "h03"), ("cow_2", "h08"), ("bank", "h09"),
    }  # fmt: skip


def test_second_castle_of_an_area() -> None:
    """BUR-13.5, BUR-9.3, X29: duchy 7, start castle on h02; a castle on h03 fills the area of two."""
    board = {"duchy": 7, "hexes": {"h02": "castle"}, "storage": ["castle"]}
    state = scenario(players={0: board}, dice={0: (4, 4)})
    do(state, "place hex=h03 die=0")
    assert rows(state) == [(3, "BUR-9.1"), (10, "BUR-9.1")]
    assert asked(state) == ["turn", "castle"]


@pytest.mark.parametrize("mode", ["open", "secret"])
def test_choice_comes_before_phase_a(mode: str) -> None:
    """BUR-13.6, R-25: goods, silver, workers and turn order are settled, the boards public, no depot tile is known."""
    state = advanced(3, mode)
    view = seen(state)
    assert view["phase"] is None
    assert all(tile is None for spaces in view["depots"].values() for tile in spaces)
    assert view["round_goods"] == []
    assert [sum(board["goods"].values()) for board in view["players"]] == [3, 3, 3]
    assert [board["silver"] for board in view["players"]] == [1, 1, 1]
    assert [view["players"][pawn["seat"]]["workers"] for pawn in view["track"]] == [1, 2, 3]
    assert all(seen(state, viewer)["boards"] == whole(state)["boards"] for viewer in (None, 0, 1, 2))
    assert len(view["boards"]) == 3


def test_two_players_on_duchy_1() -> None:
    """BUR-13.6: two may choose duchy 1 on different boards; the choice replaces h19 as start hex."""
    seed = next(s for s in range(50) if all(1 in board for board in whole(advanced(2, seed=s))["boards"]))
    state = advanced(2, seed=seed)
    do(state, "choose duchy=1 castle=h02")
    do(state, "choose duchy=1 castle=h07")
    first, second = whole(state)["track"]
    assert player(state, first)["hexes"] == {"h02": "castle"}
    assert player(state, second)["hexes"] == {"h07": "castle"}
    assert [player(state, seat)["duchy"] for seat in (0, 1)] == [1, 1]
