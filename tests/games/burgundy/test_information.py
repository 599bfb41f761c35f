"""BUR-15: who knows what. Views, imagined states and the order of chance."""

import json
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from bastide.core.state import State
from bastide.games.burgundy.components import TILES
from tests.games.burgundy.scenario import GAME, end_turns, scenario
from tests.games.burgundy.test_die_actions import seen
from tests.games.kit import do


def played(moves: int, **start: Any) -> State:
    """A game after so many moves, picked without looking."""
    state = GAME.start(**{"seats": 3, "seed": 5, **start})
    for move in range(moves):
        if not state.over:
            actions = state.legal(state.to_act[-1])
            state.apply(actions[move * 7 % len(actions)])
    return state


def castle_pending() -> State:
    board = {"hexes": {"h13": "knowledge_26"}, "storage": ["castle"], "sold": {"goods_1": 2}}
    state = scenario(players={0: board}, depots={"4": ["ship"]}, dice={0: (6, 6)})
    return do(state, "place hex=h07 die=0")


def colours_pending() -> State:
    board = {"goods": {"goods_1": 1, "goods_2": 1}, "storage": ["ship"]}
    state = scenario(players={0: board}, depot_goods={"1": {"goods_3": 1, "goods_4": 1}}, dice={0: (2, 2)})
    return do(do(state, "place hex=h18 die=0"), "ship depots=1")


POSITIONS: dict[str, Callable[[], State]] = {
    "start": lambda: played(0),
    "boards dealt": lambda: played(0, setup="advanced_open"),
    "one open choice": lambda: played(1, setup="advanced_open"),
    "nothing chosen in secret": lambda: played(0, setup="advanced_secret"),
    "one secret choice": lambda: played(1, setup="advanced_secret"),
    "two secret choices": lambda: played(2, setup="advanced_secret"),
    "castle pending": castle_pending,
    "colours pending": colours_pending,
    "phase a": lambda: played(25),
    "middle": lambda: played(120),
    "four players": lambda: played(150, seats=4),
    "over": lambda: played(2000),
}

every_position = pytest.mark.parametrize("position", POSITIONS)


def viewers(state: State) -> list[int | None]:
    return [None, *range(state.seats)]


def reshuffled(state: State) -> State:
    """The same table with all that is face down in another order, and other chance to come."""
    data: Any = state.to_json()
    for pile in data["piles"].values():
        pile.reverse()
    unseen = (data["goods_stacks"] + data["boxed_goods"])[::-1]
    cut = len(data["goods_stacks"])
    data.update(goods_stacks=unseen[:cut], boxed_goods=unseen[cut:], rng=[1, 2, 3, 4])
    return GAME.from_json(data)


@every_position
def test_hidden_things_do_not_show(position: str) -> None:
    """BUR-15: the order of piles, goods stacks and boxed goods changes no view, no options and nothing imagined."""
    state = POSITIONS[position]()
    other = reshuffled(state)
    assert other != state
    for viewer in viewers(state):
        assert other.view(viewer) == state.view(viewer)
        assert other.determinize(viewer, "dream") == state.determinize(viewer, "dream")
    assert [other.legal(seat) for seat in range(state.seats)] == [state.legal(seat) for seat in range(state.seats)]


@every_position
@pytest.mark.parametrize("seed", [1, "two"])
def test_imagined_states_look_the_same(position: str, seed: int | str) -> None:
    """BUR-15: what a seat imagines is a whole game that looks just like the true one to it."""
    state = POSITIONS[position]()
    before = state.clone()
    for viewer in viewers(state):
        other = state.determinize(viewer, seed)
        assert other.view(viewer) == state.view(viewer)
        assert other.determinize(viewer, 9) == state.determinize(viewer, 9)
        assert GAME.from_json(other.to_json()) == other
        for seat in range(state.seats):
            assert other.legal(seat) == state.legal(seat)
    assert state == before


@every_position
def test_view_is_plain(position: str) -> None:
    """BUR-15: a view is JSON without any of the secrets, and there is no way back from it to the state."""
    state = POSITIONS[position]()
    before = state.clone()
    for viewer in viewers(state):
        view = seen(state, viewer)
        assert json.loads(json.dumps(view)) == view
        assert not {"rng", "goods_stacks", "boxed_goods", "secret"} & set(view)
        assert all(isinstance(count, int) for count in view["piles"].values())
        for part in (view["depots"]["1"], view["players"][0]["hexes"], view["players"][0]["storage"], view["track"]):
            part.clear()
        assert state == before


@every_position
def test_what_all_know(position: str) -> None:
    """BUR-15: depots, goods, dice, track, points, player boards, gone tiles and boards dealt are public."""
    state = POSITIONS[position]()
    truth: Any = state.to_json()
    for viewer in viewers(state):
        view = seen(state, viewer)
        for name in ("depots", "depot_goods", "round_goods", "bonus", "white", "order", "turn", "used", "bought"):
            assert view[name] == truth[name]
        assert view["gone"] == truth["gone"]
        assert view["boards"] == truth["boards"]
        assert [pawn["seat"] for pawn in view["track"]] == truth["track"]
        assert [board["dice"] for board in view["players"]] == truth["dice"]
        assert view["scores"] == state.scores()
        for shown, board in zip(view["players"], truth["players"], strict=True):
            for name in ("duchy", "hexes", "storage", "goods", "silver", "workers", "points", "bonus"):
                assert shown[name] == board[name]


@every_position
def test_only_the_owner_knows_more(position: str) -> None:
    """BUR-15: apart from its own sold goods and secret choice, a seat's view is what a spectator sees."""
    state = POSITIONS[position]()
    public = seen(state)
    for viewer in range(state.seats):
        view = seen(state, viewer)
        assert view.pop("seat") == viewer
        for name in ("sold_goods", "sold_worth", "choice"):
            view["players"][viewer].pop(name, None)
        spectator = deepcopy(public)
        assert spectator.pop("seat") is None
        for name in ("sold_goods", "sold_worth"):
            spectator["players"][viewer].pop(name, None)
        assert view == spectator


@pytest.mark.parametrize("position", ["phase a", "middle", "four players"])
def test_composition_of_the_piles(position: str) -> None:
    """BUR-15: what the piles still hold follows from what has been seen, so the view says it: all less the seen."""
    state = POSITIONS[position]()
    view = seen(state)
    open_tiles = Counter(view["gone"])
    for spaces in view["depots"].values():
        open_tiles.update(tile for tile in spaces if tile)
    for board in view["players"]:
        open_tiles.update(tile for tile in [*board["hexes"].values(), *board["storage"]] if tile)
    unseen: Counter[str] = Counter()
    for pile in view["unseen"].values():
        unseen.update(pile)
    assert unseen + open_tiles == {tile.name: tile.coloured + tile.black for tile in TILES[1:]}

    truth: Any = state.to_json()
    open_goods = Counter(view["round_goods"])
    for goods in [*view["depot_goods"].values(), *(board["goods"] for board in view["players"])]:
        open_goods.update(goods)
    for board in truth["players"]:
        open_goods.update(board["sold"])
    assert open_goods + Counter(view["unseen_goods"]) == {f"goods_{colour}": 7 for colour in range(1, 7)}


def test_sold_goods() -> None:
    """BUR-15, R-22: how many goods were sold is public; which ones only the owner sees."""
    sold = {"goods_1": 2, "goods_4": 1}
    state = scenario(seats=3, players={1: {"sold": sold}})
    for viewer in (None, 0, 2):
        assert seen(state, viewer)["players"][1]["sold"] == 3
        assert "sold_goods" not in seen(state, viewer)["players"][1]
    assert seen(state, 1)["players"][1]["sold_goods"] == sold


def test_other_sold_goods_look_the_same() -> None:
    """BUR-15, R-22: who of two others sold which colour makes no difference to a third seat or a spectator."""
    one = scenario(seats=3, players={1: {"sold": {"goods_1": 1}}, 2: {"sold": {"goods_2": 1}}})
    other = scenario(seats=3, players={1: {"sold": {"goods_2": 1}}, 2: {"sold": {"goods_1": 1}}})
    for viewer in (None, 0):
        assert one.view(viewer) == other.view(viewer)
    for owner in (1, 2):
        assert one.view(owner) != other.view(owner)


# ---- the secret choice


def test_secret_choice_shows_only_to_its_owner() -> None:
    """BUR-15, BUR-13.3: side and castle hex stay with the owner until the reveal; that it was made is public."""
    start = played(0, setup="advanced_secret")
    options = start.legal(1)
    states = []
    for action in options:
        state = start.clone()
        state.apply(action)
        states.append(state)
        duchy, castle = action.fields()["duchy"], action.fields()["castle"]
        assert seen(state, 1)["players"][1]["choice"] == {"duchy": duchy, "castle": castle}
    for viewer in (None, 0, 2):
        for state in states:
            assert state.view(viewer) == states[0].view(viewer)
            assert state.determinize(viewer, 3) == states[0].determinize(viewer, 3)
            board = seen(state, viewer)["players"][1]
            assert (board["chosen"], board["duchy"], board["hexes"]) == (True, None, {})
            assert "choice" not in board
    assert len({str(seen(state, 1)) for state in states}) == 8


def test_secret_choice_is_imagined() -> None:
    """BUR-15: others imagine any of the eight choices; the owner's own stays as it is."""
    state = played(0, setup="advanced_secret")
    do(state, str(state.legal(1)[3]), seat=1)
    truth: Any = state.to_json()
    imagined: list[Any] = [state.determinize(0, seed).to_json() for seed in range(60)]
    assert {(data["secret"][1]["duchy"], data["secret"][1]["castle"]) for data in imagined} == {
        (action.fields()["duchy"], action.fields()["castle"]) for action in played(0, setup="advanced_secret").legal(1)
    }
    own: list[Any] = [state.determinize(1, seed).to_json() for seed in range(10)]
    assert all(data["secret"] == truth["secret"] for data in own)
    assert all(data["secret"][0] is None and data["secret"][2] is None for data in imagined + own)


# ---- chance


def test_imagined_piles_are_any_order() -> None:
    """BUR-15: every tile of a pile may be the next one, and every unseen good may come next or be boxed."""
    state = played(25)
    data: Any = state.to_json()
    dreams: list[Any] = [state.determinize(0, seed).to_json() for seed in range(300)]
    for name in ("building", "animal", "knowledge", "black"):
        assert {dream["piles"][name][-1] for dream in dreams} == set(data["piles"][name])
        assert all(Counter(dream["piles"][name]) == Counter(data["piles"][name]) for dream in dreams)
        assert all(dream["piles"][name] != data["piles"][name] for dream in dreams)
    unseen = set(data["goods_stacks"] + data["boxed_goods"])
    assert {dream["goods_stacks"][0] for dream in dreams} == unseen
    assert {dream["boxed_goods"][0] for dream in dreams} == unseen


def test_imagined_dice_are_not_the_true_ones() -> None:
    """BUR-15: the dice to come differ from dream to dream; the true generator plays no part."""
    state = scenario()
    rolls = {str(end_turns(state.determinize(0, seed)).to_json()["dice"]) for seed in range(40)}
    assert len(rolls) > 30
    assert all(state.determinize(0, seed).to_json()["rng"] != state.to_json()["rng"] for seed in range(40))


def test_order_of_chance_in_the_setup() -> None:
    """BUR-15: shuffles and goods first, then the start player, then the boards: a seed deals alike in every set-up."""
    basic: Any = GAME.start(seats=3, seed=12).to_json()
    for setup in ("advanced_open", "advanced_secret"):
        data: Any = GAME.start(seats=3, seed=12, setup=setup).to_json()
        assert data["track"] == basic["track"]
        assert data["boxed_goods"] == basic["boxed_goods"]
        assert data["goods_stacks"][5:] == basic["goods_stacks"]
        for name, tiles in basic["piles"].items():
            assert data["piles"][name][: len(tiles)] == tiles
        for mine, theirs in zip(data["players"], basic["players"], strict=True):
            assert (mine["goods"], mine["workers"]) == (theirs["goods"], theirs["workers"])


@pytest.mark.parametrize("track", [(1, 2, 0), (2, 0, 1), (2, 1, 0)])
def test_order_of_chance_in_a_round(track: tuple[int, ...]) -> None:
    """BUR-15, BUR-3.3.1: dice are rolled in the turn order of the round, then the white die."""
    plain: Any = end_turns(scenario(seats=3, track=(0, 1, 2))).to_json()
    turned: Any = end_turns(scenario(seats=3, track=track)).to_json()
    assert [turned["dice"][seat] for seat in track] == plain["dice"]
    assert turned["white"] == plain["white"]
