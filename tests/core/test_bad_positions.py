"""Positions of Burgundy that do not add up: each is refused with a sentence that names where."""

import copy
import json
from collections.abc import Sequence
from typing import Any

import pytest

import bastide
from bastide.core.words import words
from tests.core.playing import finish, positions
from tests.core.saying import check_input_error, check_sentence
from tests.games.burgundy.scenario import scenario
from tests.games.edits import Data, Edit, put

GAME = bastide.game("burgundy")


def written(state: bastide.State) -> Data:
    data: Data = json.loads(json.dumps(state.to_json()))
    return data


def middle() -> Data:
    """Well into a game of three: tiles everywhere, goods sold, points scored, nobody beside another on the track."""
    for state, _, _ in positions(GAME, 3, 2):
        data = written(state)
        if state.moves > 60 and len({player["position"] for player in data["players"]}) == 3:
            return data
    raise AssertionError("no such position")


START = written(GAME.start(seats=2, seed=4))
MIDDLE = middle()
LYING: dict[str, Sequence[str | None]] = {"1": ["bank"], "3": ["cow_2"]}
CASTLE = written(scenario(stack=[{"seat": 0, "ask": "castle"}], depots=LYING, players={0: {"storage": ["ship"]}}))
OPEN, SECRET = (written(GAME.start(seats=2, seed=4, setup=f"advanced_{how}")) for how in ("open", "secret"))
KEYS = list(START)
NEEDED = ("game", "seats", "phase", "round", "dice", "depots", "players")


def refused(data: object) -> str:
    with pytest.raises(bastide.InputError) as error:
        GAME.from_json(data)
    check_input_error(error.value)
    return str(error.value)


@pytest.mark.parametrize("data", [START, MIDDLE, CASTLE, OPEN, SECRET])
def test_the_positions_themselves_are_fine(data: Data) -> None:
    assert written(GAME.from_json(data)) == data


# ---- the form


@pytest.mark.parametrize(
    "data", [None, 3, "burgundy", [], [START], {}, {"game": "burgundy"}, {**START, "game": "chess"}]
)
def test_what_is_no_position(data: Any) -> None:
    refused(data)


@pytest.mark.parametrize("name", NEEDED)
def test_a_missing_part_is_named(name: str) -> None:
    data = {key: value for key, value in MIDDLE.items() if key != name}
    assert f'"{name}" is missing' in refused(data)


@pytest.mark.parametrize("name", [name for name in KEYS if name not in (*NEEDED, "order", "turn", "depot_goods")])
def test_all_else_may_be_left_out(name: str) -> None:
    data = {key: value for key, value in MIDDLE.items() if key != name}
    assert GAME.from_json(data).scores() == GAME.from_json(MIDDLE).scores()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_position_in_a_few_words(seats: int) -> None:
    """Whoever is further on the track begins; what was not said is empty, or drawn from what is left."""
    players: list[Data] = [{"duchy": 1, "hexes": {"h19": "castle"}} for _ in range(seats)]
    players[1].update(position=1, storage=["bank", None, None], bonus={"large": ["mine"], "small": []})
    data: Data = {"game": "burgundy", "seats": seats, "phase": "b", "round": 2, "dice": [[1, 2]] * seats}
    state = GAME.from_json({**data, "depots": {"4": ["ship", None, None, None]}, "players": players})
    assert state.to_act == (1,)
    whole = written(state)
    assert whole["order"] == whole["track"] == [1, *(seat for seat in range(seats) if seat != 1)]
    assert "mine" not in whole["bonus"]["large"]
    assert (whole["moves"], len(whole["round_goods"]), len(whole["goods_stacks"])) == (0, 3, 15)
    assert GAME.from_json(whole) == state
    check_sentence(words("en", "burgundy").say(state.question(1)))
    assert finish(state).over


@pytest.mark.parametrize("name", KEYS)
def test_a_part_of_the_wrong_kind_is_named(name: str) -> None:
    wrong: list[Any] = ["nonsense", 3.5, 1 if name == "bought" else True, [[[]]], {"nonsense": 1}]
    for value in wrong:
        assert name in refused({**MIDDLE, name: value})


def test_an_unknown_part_is_named() -> None:
    assert '"weather"' in refused({**START, "weather": "fine"})
    data = copy.deepcopy(START)
    data["players"][1]["mood"] = "good"
    assert 'players[1]: "mood"' in refused(data)


@pytest.mark.parametrize("name", list(START["players"][0]))
def test_a_missing_or_wrong_part_of_a_player_is_named(name: str) -> None:
    data = copy.deepcopy(START)
    data["players"][1][name] = "nonsense"
    assert f"players[1].{name}" in refused(data)
    del data["players"][1][name]
    if name in ("duchy", "hexes"):
        assert f'players[1]: "{name}" is missing' in refused(data)
    elif name != "goods":  # not all goods would be there
        assert GAME.from_json(data).seats == 2


# ---- numbers out of range


@pytest.mark.parametrize(
    ("path", "values"),
    [
        ("seats", (1, 5)),
        ("round", (0, 6)),
        ("turn", (-1, 2)),
        ("moves", (-1, 10**30)),
        ("white", (0, 7)),
        ("dice.0.1", (0, 7)),
        ("dice.1", ([1], [1, 2, 3])),
        ("phase", ("f", "A")),
        ("setup", ("easy",)),
        ("used", ([True], [True, False, True], [1, 0])),
        ("order.0", (2, -1)),
        ("track.1", (2,)),
        ("players.0.silver", (-1, 10**30)),
        ("players.1.workers", (-1, 1.0)),
        ("players.1.points", (-1, "3")),
        ("players.0.position", (-1, 7)),
        ("players.0.duchy", (0, 10)),
        ("players.0.goods.goods_1", (-1, 8)),
        ("players.0.storage", ([None] * 2, [None] * 4)),
        ("depots.1", ([None] * 3, [None] * 5)),
        ("depots.black", ([None] * 7,)),
        ("depot_goods.6.goods_7", (1,)),
        ("rng", ([1, 2, 3], [1, 2, 3, 4, 5], [0, 0, 0, 0], [1, 2, 3, 1 << 32], [-1, 2, 3, 4])),
        ("stack.0.seat", (2, -1)),
        ("stack.0.ask", ("sleep", "")),
        ("stack.0.with", ([1], [-1, 0, 0], [128, 0, 0])),
        ("stack.0.together", (1, None)),
        ("ledger", ([[]], [[2, 1, "", "", "", 0]], [[0, 1, "", "", 3, 0]])),
        ("gone.ship", (-1, 101)),
        ("gone.ships", (1,)),
    ],
)
def test_a_number_or_name_that_cannot_be_is_named(path: str, values: tuple[Any, ...]) -> None:
    for value in values:
        data = copy.deepcopy(START)
        put(path, value)(data)
        assert path.split(".")[0] in refused(data)


# ---- components


def with_more(pile: str, tile: str) -> Edit:
    return lambda data: data["piles"][pile].append(tile)


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (with_more("ship", "ship"), 'piles.ship: "ship": 21 found'),
        (with_more("building", "bank"), 'piles.building: "bank": 6 found in this pile'),
        (with_more("ship", "mine"), 'piles.ship: "mine": 1 found in this pile'),
        (with_more("knowledge", "knowledge_7"), 'piles.knowledge: "knowledge_7": 1 found in this pile'),
        (with_more("ship", "boat"), '"boat"'),
        (with_more("ship", ""), "piles.ship"),
        (lambda data: data["piles"]["ship"].pop(), '"ship": 25 found, there must be 26'),
        (lambda data: data["piles"]["black"].pop(), "found, there must be"),
        (lambda data: data["piles"].pop("mine"), 'piles: "mine" is missing'),
        (put("gone.ship", 1), '"ship": 27 found, there must be 26'),
        (put("players.0.storage.0", "castle"), '"castle": 17 found, there must be 16'),
        (put("players.0.storage.0", "knowledge_7"), '"knowledge_7": 2 found, there must be 1'),
        (put("players.0.hexes.h22", "ship"), '"ship": 27 found, there must be 26'),
        (put("players.0.hexes.h22", "mine"), "players[0].hexes.h22"),
        (put("players.0.hexes.h38", "mine"), '"h38"'),
        (put("players.0.hexes", {}), '"castle"|castle'),
        (put("players.1.duchy", None), "players[1].hexes"),
        (put("depots.1.0", "ship"), "depots.1[0]"),
        (put("depots.1.3", "cow_2"), "depots.1[3]"),  # a space for four players
        (put("depots.1.0", None), "found, there must be"),
    ],
)
def test_tiles_that_do_not_add_up(edit: Edit, said: str) -> None:
    data = copy.deepcopy(START)
    edit(data)
    message = refused(data)
    assert any(part in message for part in said.split("|")), message


def test_a_fifth_tile_in_the_black_depot_of_two_players() -> None:
    data = copy.deepcopy(START)
    data["depots"]["black"][4] = data["piles"]["black"].pop(0)
    assert "depots.black" in refused(data)


def test_a_third_tile_with_a_black_back() -> None:
    """Of each building two have a black back: three cannot lie in the black depot and its pile."""
    data = copy.deepcopy(START)
    here = [tile for tile in data["depots"]["black"] + data["piles"]["black"] if tile]
    assert here.count("bank") == 2
    slot = next(slot for slot, tile in enumerate(data["depots"]["black"]) if tile and tile != "bank")
    other = data["depots"]["black"][slot]
    data["depots"]["black"][slot] = "bank"
    data["piles"]["building"].remove("bank")
    data["gone"][other] = 1
    assert "black" in refused(data)


def test_starting_castles_have_coloured_backs() -> None:
    data = copy.deepcopy(START)
    assert data["piles"]["black"].count("castle") == 2
    data["piles"]["black"] = [tile for tile in data["piles"]["black"] if tile != "castle"]
    data["piles"]["castle"] += ["castle"] * 2
    assert (
        'piles.castle: "castle": 16 found in this pile and among what was drawn from it, but only 14 have this back'
        in refused(data)
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("left_out", [("piles",), ("piles", "gone")])
def test_piles_are_made_for_every_position(seats: int, left_out: tuple[str, ...]) -> None:
    """BUR-14.2: whichever backs the tiles had that were taken, an assignment is found with which the piles last."""
    for number, (state, _, _) in enumerate(positions(GAME, seats, 8)):
        if number % 7 == 0:
            data = written(state)
            part = {name: value for name, value in data.items() if name not in left_out}
            made = written(GAME.from_json(part))
            if "gone" in part:
                assert {name: len(pile) for name, pile in made["piles"].items()} == {
                    name: len(pile) for name, pile in data["piles"].items()
                }
            else:
                assert all(len(pile) >= len(data["piles"][name]) for name, pile in made["piles"].items())


def test_a_tile_bought_from_the_black_depot_of_four() -> None:
    """Its back was black, though tiles of its kind are in the coloured pile too; all of both piles will be drawn."""
    data = written(GAME.start(seats=4, seed=4))
    data["players"][0]["storage"][0] = data["depots"]["black"][0]
    data["depots"]["black"][0] = None
    for name in ("piles", "gone"):
        data.pop(name)
    assert len(written(GAME.from_json(data))["piles"]["black"]) == 32


def test_the_piles_must_last_for_the_phases_to_come() -> None:
    data = copy.deepcopy(START)
    taken = data["piles"]["mine"]
    data["gone"]["mine"] = len(taken) - 1
    data["piles"]["mine"] = taken[:1]
    assert "piles.mine: 1 tiles are too few" in refused(data)


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (lambda data: data["goods_stacks"].pop(), "goods_stacks: there must be 20 entries, not 19"),
        (lambda data: data["goods_stacks"].append("goods_1"), "goods_stacks: there must be 20 entries, not 21"),
        (lambda data: data["boxed_goods"].pop(), "found, there must be 7"),
        (lambda data: data["boxed_goods"].append("goods_2"), '"goods_2": 8 found, there must be 7'),
        (lambda data: data["round_goods"].pop(), "round_goods: there must be 4 entries, not 3"),
        (lambda data: data["round_goods"].append("goods_3"), "round_goods: there must be 4 entries, not 5"),
        (put("round_goods.0", "gold"), 'round_goods[0]: "gold"'),
        (put("players.0.sold.goods_1", 7), '"goods_1": '),
        (
            put("players.0.goods", {f"goods_{n}": 1 for n in range(1, 5)}),
            "players[0].goods: 4 kinds of goods; at most 3",
        ),
        (put("depot_goods.2", {"goods_4": 3}), '"goods_4": '),
        (put("depot_goods.2", {"gold": 3}), 'depot_goods.2: "gold"'),
    ],
)
def test_goods_that_do_not_add_up(edit: Edit, said: str) -> None:
    data = copy.deepcopy(START)
    edit(data)
    assert said in refused(data)


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (lambda data: data["bonus"]["large"].remove("ship"), '"bonus_ship_large": 0 found, there must be 1'),
        (lambda data: data["players"][1]["bonus"]["small"].append("mine"), '"bonus_mine_small": 2 found'),
        (lambda data: data["bonus"]["small"].append("mine"), "bonus"),  # named twice in one list
        (lambda data: data["bonus"]["large"].append("boat"), 'bonus.large[6]: "boat"'),
        (lambda data: data["bonus"].pop("large"), 'bonus: "large" is missing'),
    ],
)
def test_bonus_tiles_that_do_not_add_up(edit: Edit, said: str) -> None:
    data = copy.deepcopy(START)
    edit(data)
    assert said in refused(data)


# ---- players


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (lambda data: data["players"].pop(), "players: there must be 3 entries, not 2"),
        (put("seats", 2), "there must be 2 entries, not 3|is out of range"),
        (lambda data: data["dice"].pop(), "dice: there must be 3 entries, not 2"),
        (put("track", [0, 0, 1]), "track: every seat must be named exactly once"),
        (put("order", [0, 1, 1]), "order: every seat must be named exactly once"),
        (lambda data: data["track"].reverse(), "track: the seats do not stand in the order of their positions"),
        (put("boards", [[], []]), "boards: there must be 3 entries, not 2"),
        (put("boards.0", [10]), "boards[0][0]: 10 is out of range"),
        (put("secret", [None]), "secret: there must be 3 entries, not 1"),
        (put("secret.0", {"duchy": 1, "castle": "h19"}), "secret"),  # nobody chooses in the middle of a game
    ],
)
def test_players_that_do_not_add_up(edit: Edit, said: str) -> None:
    data = copy.deepcopy(MIDDLE)
    edit(data)
    message = refused(data)
    assert any(part in message for part in said.split("|")), message


def test_a_duchy_that_is_not_on_the_board_that_was_dealt() -> None:
    data = copy.deepcopy(OPEN)
    state = GAME.from_json(data)
    state.apply(state.legal(state.to_act[0])[0])
    data = written(state)
    seat = data["track"][0]
    data["boards"][seat] = [number for number in range(2, 10) if number not in data["boards"][seat]][:2]
    assert f"players[{seat}]" in refused(data)


@pytest.mark.parametrize(
    ("boards", "said"),
    [
        ([[5, 1], [5, 1]], "boards[0]: duchy 5 exists only once"),
        ([[1, 2], [1, 3]], ""),
        ([[5], [6, 5]], "boards[0]: duchy 5 exists only once"),
        ([[1, 1], [6, 7]], "boards[0]: a board has no more than two sides"),
        ([[8, 9], [6, 7, 1]], "boards[1]: a board has no more than two sides"),
    ],
)
def test_boards_that_do_not_add_up(boards: list[list[int]], said: str) -> None:
    """BUR-1.2, BUR-13.4: two different sides, and duchies 2 to 9 on one of them all."""
    for data in (OPEN, SECRET):
        changed = {**data, "boards": boards}
        if said:
            assert said in refused(changed)
        else:
            assert written(GAME.from_json(changed)) == changed


def test_a_side_of_a_board_that_somebody_has_chosen() -> None:
    """BUR-1.2: what is played is not dealt to another as well."""
    first, second = OPEN["track"]
    boards = {first: [5, 1], second: [6, 7]}
    state = GAME.from_json({**OPEN, "boards": [boards[seat] for seat in range(2)]})
    state.apply(next(action for action in state.legal(first) if action.to_json()["duchy"] == 5))
    data = written(state)
    data["boards"][first] = []
    assert GAME.from_json(data).to_act == (second,)
    data["boards"][second] = [6, 5]
    assert f"boards[{second}]: duchy 5 exists only once" in refused(data)


def test_a_duchy_that_exists_once_is_not_played_twice() -> None:
    data = written(GAME.start(seats=2, seed=4, duchies="2+3"))
    data["players"][1].update(duchy=2, hexes=data["players"][0]["hexes"])
    assert "duchy" in refused(data)


# ---- what is asked


def stacked(*decisions: tuple[int, str]) -> Edit:
    return put("stack", [{"seat": seat, "ask": ask} for seat, ask in decisions])


@pytest.mark.parametrize(
    "edit",
    [
        stacked(),
        stacked((0, "castle")),
        stacked((0, "choose")),
        stacked((1, "turn")),
        stacked((0, "turn"), (0, "turn")),
        stacked((0, "turn"), (1, "castle")),
        stacked((0, "turn"), (0, "choose")),
        stacked((0, "turn"), (0, "warehouse")),  # no goods
        stacked((0, "turn"), (0, "warehouse"), (0, "castle")),  # no goods either when the castle is done
        stacked((0, "turn"), (0, "fetch")),  # nothing may be fetched
        put("stack.1", {"seat": 0, "ask": "fetch", "with": [3, 0, 0]}),  # no building fetches buildings and animals
        put("stack.1", {"seat": 0, "ask": "castle", "with": [1, 0, 0]}),
        put("stack.1", {"seat": 0, "ask": "castle", "together": True}),
        put("stack.0", {"seat": 0, "ask": "turn", "with": [0, 1, 0]}),
        put("stack.0", {"seat": 0, "ask": "turn", "together": True}),
        stacked((0, "turn"), (0, "load")),  # from no depot
        put("players.0.storage", ["ship"] * 3),  # the castle came from there, so there is room
    ],
)
def test_decisions_that_cannot_be_pending(edit: Edit) -> None:
    data = copy.deepcopy(CASTLE)
    edit(data)
    for name in ("piles", "gone"):
        data.pop(name)
    assert "stack" in refused(data)


LOAD = {"seat": 0, "ask": "load", "with": [2, 0, 0b11110]}


@pytest.mark.parametrize("numbers", [[0, 0, 30], [7, 0, 30], [2, 7, 30], [2, 0, 0], [2, 0, 96], [2, 0, 126]])
def test_loading_what_is_not_there(numbers: list[int]) -> None:
    lying = {f"goods_{n}": 1 for n in range(1, 5)}
    data = written(scenario(stack=[LOAD], depot_goods={"2": lying}))
    data["stack"][1]["with"] = numbers
    assert "stack" in refused(data)


@pytest.mark.parametrize("storage", [[None] * 3, ["cow_2", None, None]])
def test_a_city_hall_with_nothing_to_place(storage: list[str | None]) -> None:
    """BUR-7.2: it is asked only while a stored tile can go somewhere; nothing stored, or none that fits, is lost."""
    effect = {"seat": 0, "ask": "city_hall"}
    data = written(scenario(stack=[effect], players={0: {"storage": ["ship"]}}))
    data["players"][0]["storage"] = storage
    for name in ("piles", "gone"):
        data.pop(name)
    assert "stack" in refused(data)


@pytest.mark.parametrize(("known", "second"), [(26, 3), (5, 0)])
def test_loading_from_a_pair_goes_with_knowledge_5(known: int, second: int) -> None:
    lying = {f"goods_{n}": 1 for n in range(1, 5)}
    owner = {"hexes": {"h13": f"knowledge_{known}"}}
    right = {**LOAD, "with": [2, 3 - second, 0b11110]}
    data = written(scenario(stack=[right], depot_goods={"2": lying}, players={0: owner}))
    data["stack"][1]["with"] = [2, second, 0b11110]
    assert "stack" in refused(data)


@pytest.mark.parametrize("asked", ["ship", "castle", "warehouse", "city_hall", "fetch"])
def test_an_effect_follows_a_placement_so_there_is_room(asked: str) -> None:
    """BUR-5.1.2: with full storage no effect can be pending."""
    owner = {"storage": ["castle", "castle"], "goods": {"goods_1": 1}, "hexes": {"h13": "knowledge_26"}}
    effect = {"seat": 0, "ask": asked, **({"with": [1, 0, 0]} if asked == "fetch" else {})}
    data = written(scenario(stack=[effect], depots={"1": ["bank"]}, players={0: owner}))
    data["players"][0]["storage"][2] = "castle"
    for name in ("piles", "gone"):
        data.pop(name)
    assert "stack" in refused(data)


@pytest.mark.parametrize(
    ("start", "edit"),
    [
        (OPEN, stacked()),
        (OPEN, stacked((0, "turn"))),
        (OPEN, stacked((0, "choose"), (0, "choose"))),
        (OPEN, stacked((0, "choose"))),  # nobody asks seat 1, and it has no castle
        (OPEN, put("setup", "basic")),
        (OPEN, put("setup", "advanced_secret")),  # in secret all are asked together
        (OPEN, lambda data: data["stack"].reverse()),  # in the order of the track
        (OPEN, put("dice.0.1", 3)),
        (OPEN, put("white", 3)),
        (OPEN, put("depots.1.0", "bank")),
        (OPEN, put("depot_goods.1", {"goods_1": 1})),
        (SECRET, put("setup", "advanced_open")),
        (OPEN, put("boards.0", [])),
        (SECRET, put("secret.0", {"duchy": 1, "castle": "h19"})),  # chosen and still asked
        (SECRET, put("boards.1", [])),
        (SECRET, put("phase", "a")),
    ],
)
def test_choices_of_the_advanced_set_up_that_cannot_be_pending(start: Data, edit: Edit) -> None:
    data = copy.deepcopy(start)
    edit(data)
    refused(data)


@pytest.mark.parametrize("choice", [{"duchy": 0, "castle": "h01"}, {"duchy": 1, "castle": "h01"}, {"duchy": 1}, 65, []])
def test_secret_choices_that_could_not_be_made(choice: Any) -> None:
    state = GAME.start(seats=2, seed=4, setup="advanced_secret")
    state.apply(state.legal(0)[0])
    data = written(state)
    assert data["secret"][0] is not None
    data["secret"][0] = choice
    assert "secret" in refused(data)


def test_a_secret_choice_of_a_board_that_was_not_dealt() -> None:
    state = GAME.start(seats=2, seed=4, setup="advanced_secret")
    state.apply(state.legal(0)[0])
    data = written(state)
    castle = next(action for action in state.legal(1) if action.to_json()["duchy"] not in data["boards"][0])
    data["secret"][0] = {name: castle.to_json()[name] for name in ("duchy", "castle")}
    assert "secret" in refused(data)


def test_points_that_the_ledger_does_not_explain_are_entered_as_such() -> None:
    data = copy.deepcopy(MIDDLE)
    data["players"][2]["points"] += 5
    state = GAME.from_json(data)
    assert state.scores()[2] == data["players"][2]["points"]
    assert (state.ledger(2)[-1].points, state.ledger(2)[-1].why) == (5, "why-by-hand")
