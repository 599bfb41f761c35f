"""BUR-3 Structure, BUR-11 End of a phase and BUR-12 End of the game: phases, rounds, turns, who wins."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from bastide.games.burgundy.components import TILES, TYPES
from tests.games.burgundy.proof import after_last_turn, asked
from tests.games.burgundy.scenario import GAME, end_turns, scenario
from tests.games.burgundy.test_die_actions import knowing, seen
from tests.games.kit import do, legal, lines, player, refused, rows

TYPE_OF = {tile.name: TYPES[tile.type] for tile in TILES[1:]}
SPACES = {
    "1": ["building", "ship", "knowledge", "animal"],
    "2": ["knowledge", "castle", "building", "building"],
    "3": ["animal", "building", "ship", "knowledge"],
    "4": ["ship", "building", "animal", "mine"],
    "5": ["mine", "knowledge", "building", "building"],
    "6": ["building", "animal", "castle", "ship"],
}
BLACK_TILES = {2: 4, 3: 6, 4: 8}

seats_2_to_4 = pytest.mark.parametrize("seats", [2, 3, 4])


@cache
def quiet_game(seats: int) -> list[Any]:
    """The positions at the start of all 25 rounds and at the end of a game in which everybody takes workers."""
    state = GAME.start(seats=seats, seed=seats)
    found = [state.to_json()]
    while not state.over:
        found.append(end_turns(state).to_json())
    return found


def types(tiles: Sequence[str | None]) -> list[str]:
    return [TYPE_OF[tile] if tile else "" for tile in tiles]


def ship_ready(**given: Any) -> dict[str, Any]:
    """A player who can place a ship on h18 with a 2."""
    return {"storage": ["ship"], **given}


# ---- BUR-3.1, BUR-3.2


@seats_2_to_4
def test_length_of_the_game(seats: int) -> None:
    """BUR-3.1, BUR-12.1: 5 phases of 5 rounds, 50 die actions for each player, then the game is over."""
    state = GAME.start(seats=seats, seed=2)
    uses: Counter[int] = Counter()
    rounds = []
    while not state.over:
        rounds.append((seen(state)["phase"], seen(state)["round"]))
        seat = state.to_act[0]
        state.apply(legal(state, "workers")[0])
        uses[seat] += 1
    assert list(dict.fromkeys(rounds)) == [(phase, number) for phase in "abcde" for number in range(1, 6)]
    assert uses == dict.fromkeys(range(seats), 50)


def test_depots_are_cleared() -> None:
    """BUR-3.2.1, BUR-3.3.7, R-12: tiles left in any depot are gone for good; goods in the depots stay."""
    state = scenario(
        round=5,
        depots={"black": ["ship", None, "mine"], "2": [None, "castle"], "4": [None, "bank"]},
        depot_goods={"2": {"goods_3": 4, "goods_1": 1}},
    )
    end_turns(state)
    assert seen(state)["phase"] == "b"
    assert seen(state)["gone"] == {"ship": 1, "mine": 1, "castle": 1, "bank": 1}
    lying = seen(state)["depot_goods"]
    assert lying["2"]["goods_3"] >= 4
    assert lying["2"]["goods_1"] >= 1
    assert sum(sum(goods.values()) for goods in lying.values()) == 6


@seats_2_to_4
@pytest.mark.parametrize("phase", range(5))
def test_depots_are_filled(seats: int, phase: int) -> None:
    """BUR-3.2.2, BUR-3.2.3, BUR-3.2.4, X22: a tile of its type on each used space, 4, 6 or 8 in the black depot."""
    data = quiet_game(seats)[5 * phase]
    assert data["phase"] == "abcde"[phase]
    for depot, kinds in SPACES.items():
        wanted = kinds[:seats] + [""] * (4 - seats)
        if seats == 3 and depot == "6":
            wanted[2] = "castle" if "abcde"[phase] in "ace" else "mine"
        assert types(data["depots"][depot]) == wanted
    assert sum(tile is not None for tile in data["depots"]["black"]) == BLACK_TILES[seats]


@seats_2_to_4
def test_tiles_come_from_the_piles(seats: int) -> None:
    """BUR-3.2.2, BUR-3.2.4: coloured piles fill the depots 1 to 6, then the black pile fills the black depot."""
    state = GAME.start(seats=seats, seed=8, setup="advanced_open")
    before: Any = state.to_json()
    while seen(state)["phase"] is None:
        state.apply(state.legal(state.to_act[0])[0])
    for depot, kinds in SPACES.items():
        drawn = [before["piles"][kind].pop() for kind in kinds[:seats]]
        assert seen(state)["depots"][depot][:seats] == drawn
    drawn = [before["piles"]["black"].pop() for _ in range(BLACK_TILES[seats])]
    assert seen(state)["depots"]["black"][: len(drawn)] == drawn
    assert state.to_json()["piles"] == before["piles"]


def test_goods_are_revealed() -> None:
    """BUR-3.2.5: the five goods of the phase come to the round spaces, top to bottom; the first goes to its depot."""
    for phase in range(4):
        old, new = quiet_game(3)[5 * phase + 4], quiet_game(3)[5 * phase + 5]
        revealed = old["goods_stacks"][:5]
        assert old["round_goods"] == []
        assert new["round_goods"] == revealed[1:]
        assert new["goods_stacks"] == old["goods_stacks"][5:]
        white = str(new["white"])
        assert Counter(new["depot_goods"][white]) == Counter(old["depot_goods"][white]) + Counter(revealed[:1])


# ---- BUR-3.3


@seats_2_to_4
def test_everybody_rolls(seats: int) -> None:
    """BUR-3.3.1: each round all players roll two dice, and one white die is rolled; all of it is public."""
    rolls = [number for data in quiet_game(seats)[:25] for pair in data["dice"] for number in pair]
    assert len(rolls) == 25 * seats * 2
    assert set(rolls) == {1, 2, 3, 4, 5, 6}
    assert {data["white"] for data in quiet_game(seats)[:25]} == {1, 2, 3, 4, 5, 6}
    state = GAME.start(seats=seats, seed=1)
    for viewer in (None, *range(seats)):
        assert [board["dice"] for board in seen(state, viewer)["players"]] == state.to_json()["dice"]
        assert seen(state, viewer)["white"] == state.to_json()["white"]


@seats_2_to_4
def test_white_die_brings_a_good(seats: int) -> None:
    """BUR-3.3.2: the topmost good goes to the depot of the white die, which has no other use and no price."""
    state = GAME.start(seats=seats, seed=1)
    assert set(seen(state)["prices"]) == {"0", "1"}
    assert not any("white" in touched for action in legal(state) for touched in action.touches())
    for old, new in zip(quiet_game(seats)[:24], quiet_game(seats)[1:25], strict=True):
        if new["round"] > 1:
            wanted = {depot: Counter(goods) for depot, goods in old["depot_goods"].items()}
            wanted[str(new["white"])][old["round_goods"][0]] += 1
            assert new["depot_goods"] == wanted
            assert new["round_goods"] == old["round_goods"][1:]


def test_turn_order() -> None:
    """BUR-3.3.3, BUR-3.3.5, X21: from the right to the left, in a stack from the top; a ship lands on top."""
    pawns = {0: ship_ready(position=0), 1: {"position": 1}, 2: {"position": 1}}
    state = scenario(seats=3, players=pawns, track=(1, 2, 0), order=(1, 2, 0), turn=2, dice={0: (2, 2)})
    do(state, "place hex=h18 die=0")
    do(state, "ship depots=1")
    assert seen(state)["track"] == [{"seat": seat, "position": 1} for seat in (0, 1, 2)]
    assert seen(state)["order"] == [1, 2, 0]
    do(state, "workers die=1")
    assert seen(state)["round"] == 2
    for seat in (0, 1, 2):
        assert state.to_act == (seat,)
        do(state, "workers die=0")
        do(state, "workers die=1")


def test_only_the_active_player_acts() -> None:
    """BUR-3.3.3: nobody acts out of turn."""
    state = scenario(seats=3)
    for seat in (1, 2):
        assert state.legal(seat) == []
        assert refused(state, "workers die=0", seat) == "BUR-3.3.3"


def test_moves_change_the_next_round_only() -> None:
    """BUR-3.3.4, BUR-3.3.6, X36: P and Q place ships; this round goes on P, Q, R and the next one is Q, P, R."""
    state = scenario(seats=3, players={0: ship_ready(), 1: ship_ready()}, dice=dict.fromkeys(range(3), (2, 2)))
    turns = []
    for seat in range(3):
        turns.append(state.to_act[0])
        if seat < 2:
            do(state, "place hex=h18 die=0")
            do(state, "ship depots=1")
        else:
            do(state, "workers die=0")
        do(state, "workers die=1")
    assert turns == [0, 1, 2]
    assert seen(state)["round"] == 2
    assert seen(state)["order"] == [1, 0, 2]
    assert state.to_act == (1,)


def test_goods_pile_up_in_a_depot() -> None:
    """BUR-3.3.7: any number of goods of all colours lie in a depot; at the end they count for nobody."""
    heap = {f"goods_{colour}": 5 for colour in range(1, 7)}
    state = scenario(phase="d", depot_goods={"3": heap})
    end_turns(state)
    assert sum(sum(goods.values()) for goods in seen(state)["depot_goods"].values()) == 31
    assert after_last_turn({}, depot_goods={"3": heap}).scores() == [0, 0]


# ---- BUR-3.4


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_each_die_once(order: tuple[int, int]) -> None:
    """BUR-3.4.1, R-2: each die for one action, in any order, the same action twice; none may be left unused."""
    first, second = order
    state = scenario(players={0: {"silver": 2}}, depots={"black": ["ship"]})
    assert refused(state, "end") == "BUR-3.4.1"
    do(state, f"workers die={first}")
    assert refused(state, f"workers die={first}") == "BUR-3.4.1"
    assert refused(state, "end") == "BUR-3.4.1"
    do(state, f"workers die={second}")
    assert lines(state) == {"buy depot=0 slot=0 tile=ship", "end"}
    assert player(state)["workers"] == 4


def test_one_purchase_in_a_turn() -> None:
    """BUR-3.4.2: once per turn, beside the two die actions."""
    state = scenario(players={0: {"silver": 4}}, depots={"black": ["ship", "mine"]})
    do(state, "buy tile=ship")
    assert refused(state, "buy depot=0 slot=1 tile=mine") == "BUR-10.1"
    assert lines(state) == {"workers die=0", "workers die=1"}


def test_effects_first() -> None:
    """BUR-3.4.3, R-3, X19, X31: castle, city hall and castle again are resolved before any die or purchase."""
    board = {"hexes": knowing(26), "storage": ["castle", "city_hall", "castle"], "silver": 2}
    state = scenario(players={0: board}, depots={"black": ["ship"]}, dice={0: (6, 6)})
    for line, pending in [
        ("place storage=0 hex=h07 die=0", "castle"),
        ("place storage=1 hex=h12", "city_hall"),
        ("place storage=2 hex=h03", "castle"),
    ]:
        do(state, line)
        assert asked(state) == ["turn", pending]
        for other in ("workers die=1", "buy depot=0 slot=0 tile=ship", "end"):
            assert refused(state, other) == "BUR-3.4.3"
    do(state, "workers")
    assert state.scores()[0] == 11
    assert (player(state)["workers"], player(state)["storage"]) == (2, [None, None, None])
    assert seen(state)["used"] == [True, False]


@pytest.mark.parametrize(
    ("silver", "bought", "known", "depots", "offered"),
    [
        pytest.param(1, False, (), {"black": ["ship"]}, set(), id="X37 1 silver"),
        pytest.param(2, False, (), {"black": ["ship"]}, {"end", "buy depot=0 slot=0 tile=ship"}, id="X37 2 silver"),
        pytest.param(9, True, (), {"black": ["ship"]}, set(), id="bought already"),
        pytest.param(9, False, (), {"4": ["ship"]}, set(), id="the black depot is empty"),
        pytest.param(9, False, (6,), {"4": ["ship"]}, {"end", "buy depot=4 slot=0 tile=ship"}, id="knowledge 6"),
        pytest.param(9, False, (6,), {}, set(), id="all depots are empty"),
    ],
)
def test_end_of_a_turn(silver: int, bought: bool, known: tuple[int, ...], depots: Any, offered: set[str]) -> None:
    """BUR-3.4.4: with both dice used the turn ends by itself unless a purchase is still possible."""
    board = {"silver": silver, "hexes": knowing(*known)}
    state = scenario(players={0: board}, depots=depots, bought=bought, used=(True, False), dice={0: (1, 1)})
    do(state, "workers die=1")
    if offered:
        assert lines(state) == offered
        do(state, "end")
    assert state.to_act == (1,)
    assert seen(state)["used"] == [False, False]
    assert seen(state)["bought"] is False


def test_effects_after_the_last_die() -> None:
    """BUR-3.4.5: a die is used when its action starts; with both used the castle action is still carried out."""
    board = {"hexes": knowing(26), "storage": ["castle"], "goods": {"goods_5": 1}}
    state = scenario(players={0: board}, used=(True, False), dice={0: (1, 6)})
    do(state, "place hex=h07 die=1")
    assert seen(state)["used"] == [True, True]
    assert lines(state) == {"sell goods=5", "workers"}
    do(state, "sell goods=5")
    assert player(state)["sold"] == {"goods_5": 1}
    assert state.to_act == (1,)


# ---- BUR-11


@pytest.mark.parametrize("phase", ["a", "d"])
@pytest.mark.parametrize(
    ("mines", "known", "silver", "workers"),
    [(0, (), 0, 0), (1, (), 1, 0), (3, (), 3, 0), (0, (2,), 0, 0), (2, (2,), 2, 2)],
)
def test_mines_pay(mines: int, known: tuple[int, ...], silver: int, workers: int, phase: str) -> None:
    """BUR-11.1: after round 5 each mine brings 1 silver, with knowledge 2 a worker as well."""
    hexes = {**dict.fromkeys(("h25", "h30", "h34")[:mines], "mine"), **knowing(*known)}
    state = after_last_turn({0: {"hexes": hexes}, 1: {"hexes": {"h25": "mine"}, "silver": 4}}, phase=phase)
    assert (player(state)["silver"], player(state)["workers"]) == (silver, workers)
    assert (player(state, 1)["silver"], player(state, 1)["workers"]) == (5, 0)
    assert seen(state)["phase"] == {"a": "b", "d": "e"}[phase]


def test_mines_pay_before_the_final_scoring() -> None:
    """BUR-11.1, R-18, X23: 2 mines and knowledge 2 make 3 silver and 4 workers of 1 and 2: 3 and 2 points."""
    mines = {"h25": "mine", "h30": "mine", **knowing(2)}
    state = after_last_turn({0: {"hexes": mines, "silver": 1, "workers": 2}})
    assert (player(state)["silver"], player(state)["workers"]) == (3, 4)
    assert rows(state) == [(3, "BUR-12.2"), (2, "BUR-12.2")]


def test_what_a_new_phase_leaves_alone() -> None:
    """BUR-11.2: storage, goods, workers, silver, points, duchy and track are kept."""
    board = {
        "hexes": knowing(26), "storage": ["ship", None, "cow_2"], "goods": {"goods_2": 3}, "sold": {"goods_1": 1},
        "silver": 3, "workers": 5, "points": 12, "position": 2,
    }  # fmt: skip
    state = after_last_turn({0: board}, phase="b")
    assert seen(state)["phase"] == "c"
    assert {name: player(state)[name] for name in board} == {**board, "hexes": {"h19": "castle", **knowing(26)}}
    assert seen(state)["track"] == [{"seat": 0, "position": 2}, {"seat": 1, "position": 0}]
    assert state.to_act == (0,)


# ---- BUR-12


def test_game_over() -> None:
    """BUR-12.1: after phase E nobody acts any more; before that there is no winner."""
    assert after_last_turn({}, phase="d").winners() == []
    state = after_last_turn({})
    assert state.over
    assert state.to_act == ()
    assert [state.legal(seat) for seat in (0, 1)] == [[], []]
    assert refused(state, "workers die=0", 0) == "BUR-12.1"


@pytest.mark.parametrize(
    ("given", "points"),
    [
        pytest.param({"goods": {"goods_1": 1, "goods_4": 3}}, 4, id="1 per unsold good"),
        pytest.param({"silver": 5}, 5, id="1 per silver"),
        pytest.param({"workers": 1}, 0, id="1 worker is too little"),
        pytest.param({"workers": 7}, 3, id="1 per 2 workers"),
        pytest.param({"storage": ["castle", "knowledge_25", "cow_4"], "sold": {"goods_1": 3}}, 0, id="storage"),
        pytest.param({"hexes": knowing(25, 15), "sold": {"goods_1": 3, "goods_2": 1}}, 4 + 6, id="knowledge"),
        pytest.param({"goods": {"goods_6": 2}, "silver": 3, "workers": 5, "storage": ["ship", "mine"]}, 7, id="X24"),
    ],
)
def test_final_points(given: dict[str, Any], points: int) -> None:
    """BUR-12.2: goods, silver, workers and knowledge tiles in the duchy."""
    state = after_last_turn({0: {"points": 30, **given}})
    assert state.scores() == [30 + points, 0]


ONE_MORE = {"hexes": {"h12": "bank"}}


@pytest.mark.parametrize(
    ("players", "track", "ranking"),
    [
        pytest.param([{"points": 9}, {"points": 8}], (0, 1), [0, 1], id="BUR-12.3 most points"),
        pytest.param([{"points": 9, **ONE_MORE}, {"points": 8}], (0, 1), [0, 1], id="BUR-12.3 points first"),
        pytest.param([ONE_MORE, {}], (1, 0), [1, 0], id="BUR-12.3 X25 more empty hexes"),
        pytest.param([{}, ONE_MORE], (0, 1), [0, 1], id="BUR-12.3 X25 more empty hexes, other way round"),
        pytest.param([{}, {}], (0, 1), [1, 0], id="BUR-12.3 R-14 last on the track"),
        pytest.param([{}, {}], (1, 0), [0, 1], id="BUR-12.3 R-14 last on the track, other way round"),
        pytest.param([{}, {}, {}, {}], (2, 0, 3, 1), [1, 3, 0, 2], id="BUR-12.5 the track always decides"),
        pytest.param(
            [{"points": 5}, {"points": 7, **ONE_MORE}, {"points": 7}, {"points": 5}], (0, 1, 2, 3), [2, 1, 3, 0],
            id="BUR-12.4 R-8 the same criteria for all ranks",
        ),
    ],
)  # fmt: skip
def test_winner(players: list[dict[str, Any]], track: tuple[int, ...], ranking: list[int]) -> None:
    """BUR-12.3, BUR-12.4, BUR-12.5: points, then empty hexes, then the turn order; never a shared win."""
    state = after_last_turn(dict(enumerate(players)), seats=len(players), track=track)
    assert seen(state)["ranking"] == ranking
    assert state.winners() == ranking[:1]


def test_empty_hexes() -> None:
    """BUR-12.5: 37 less the tiles in the duchy, the start castle counted."""
    state = scenario(players={0: {"hexes": {"h12": "bank", **knowing(1, 2)}}})
    assert [board["empty_hexes"] for board in seen(state)["players"]] == [33, 36]


@pytest.mark.parametrize(("line", "winner"), [("place hex=h18 die=1", 1), ("workers die=1", 0)])
def test_last_ship_moves_the_pawn(line: str, winner: int) -> None:
    """R-13, R-14, BUR-12.3: a ship of the very last turn takes its owner off the last place, and so the tie-break."""
    tiles = {"h12": "bank"} if line.startswith("place") else {}  # so that both have as many empty hexes
    points = 0 if line.startswith("place") else 1  # for the workers that seat 0 takes
    state = scenario(
        phase="e", round=5, order=(1, 0), track=(1, 0), turn=1, used=(True, False), dice={0: (2, 2)},
        players={0: ship_ready(), 1: {"hexes": tiles, "points": points}},
    )  # fmt: skip
    do(state, line)
    if not state.over:
        do(state, "ship depots=1")
    assert state.scores() == [points, points]
    assert [board["empty_hexes"] for board in seen(state)["players"]] == [36 - len(tiles)] * 2
    assert state.winners() == [winner]
