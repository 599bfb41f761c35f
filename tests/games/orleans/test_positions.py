"""Positions of Orléans that do not add up: each is refused with a sentence that says what is wrong and where."""

import json
from typing import Any

import pytest

import bastide
from bastide.core.rng import seeded
from bastide.games.orleans.components import CITIZEN_NAMES
from tests.core.saying import check_input_error
from tests.games.edits import Data, Edit, edited, put
from tests.games.kit import asked, do
from tests.games.kit import refused as why_not
from tests.games.orleans.busy import busy
from tests.games.orleans.invariants import rich
from tests.games.orleans.scenes import GAME, at_end, drawing, fill, ready, scene

SEVEN = "farmer boatman trader monk monk knight scholar"


def written(state: bastide.State) -> Data:
    data: Data = json.loads(json.dumps(state.to_json()))
    return data


def middle() -> Data:
    """Well into a game of three who own much."""
    state = GAME.from_json(rich(3, 5))
    rng = seeded("middle")
    while asked(state)[-1][1] != "turn" or written(state)["round"] < 12:
        state.apply(busy(state, state.to_act[0], rng))
    return written(state)


def secretive() -> bastide.State:
    mine = {"bag": SEVEN, "slots": fill(castle="farmer - -"), "places": ["gunpowder_tower"], "tracks": {"knights": 1}}
    return drawing({0: mine, 1: {"bag": SEVEN}})


REMOVAL = written(do(GAME.start(seats=3, seed=4, first=1, remove_place_tiles=True), "remove tile=school"))
CENSUS = written(at_end(3, {0: {"tracks": {"farmers": 1}}, 1: {"tracks": {"farmers": 1}}, 2: {"coins": 0}}))
FOLLOWERS = written(do(secretive(), "back slot=castle:0", seat=0))
TOWER = written(do(secretive(), "draw count=2", seat=0))
PLAN = written(do(secretive(), "draw count=0", "put token=own_farmer slot=ship:0", seat=0))
READY = written(do(secretive(), "draw count=0", "put token=own_farmer slot=ship:0", "ready", seat=0))
IN_TURN = written(
    do(drawing({0: {"market": "monk"}, 1: {"market": "monk"}}, first=1), "put token=monk slot=ship:0", "ready", seat=0)
)
DEMANDED = written(do(GAME.from_json(IN_TURN), "demand", seat=1))
TURN = written(ready("farm_house", {"held": 1}, event="income"))
MIDDLE = middle()
TILE = written(do(ready("village"), "recruit character=trader"))
DEEDS = written(do(scene(players={0: {"slots": fill(town_hall="monk knight")}}), "use place=town_hall"))
LAY = written(do(ready("bathhouse", {"bag": SEVEN}), "use place=bathhouse"))
TECHNOLOGY = written(do(ready("farm_house", {"held": 1}), "pass"))
DEBT = written(at_end(2, {0: {"coins": 2}}, event="harvest", first=0))
SHIELD = written(at_end(2, {0: {"slots": fill("sacristy"), "places": ["sacristy"]}}, event="harvest", first=0))
FOOD = written(at_end(2, {0: {"goods": {"wine": 1}}}, event="harvest", first=0))
END = written(at_end(2, {0: {"stations": ["tours"]}}, event="trading_day", round=18))
FINE = {
    "removal": REMOVAL, "census": CENSUS, "followers": FOLLOWERS, "tower": TOWER, "plan": PLAN, "ready": READY,
    "in_turn": IN_TURN, "demanded": DEMANDED, "turn": TURN, "middle": MIDDLE, "tile": TILE, "deeds": DEEDS, "lay": LAY,
    "technology": TECHNOLOGY, "debt": DEBT, "shield": SHIELD, "food": FOOD, "end": END,
}  # fmt: skip


def refused(data: object) -> str:
    with pytest.raises(bastide.InputError) as error:
        GAME.from_json(data)
    check_input_error(error.value)
    return str(error.value)


@pytest.mark.parametrize("name", FINE)
def test_the_positions_themselves_are_fine(name: str) -> None:
    assert written(GAME.from_json(FINE[name])) == FINE[name]


# ---- the form


@pytest.mark.parametrize("data", [None, 3, "orleans", [], [TURN], {}, {"game": "orleans"}, {**TURN, "game": "chess"}])
def test_what_is_no_position(data: Any) -> None:
    refused(data)


NEEDED = {"game", "seats", "round", "phase", "hourglass", "players"}


@pytest.mark.parametrize("name", list(TURN))
def test_a_missing_part_is_named_or_follows_from_the_rest(name: str) -> None:
    data = {key: value for key, value in TURN.items() if key != name}
    if name in NEEDED:
        assert f'"{name}" is missing' in refused(data)
    elif name not in ("past", "lost_goods", "map"):
        back = written(GAME.from_json(data))
        assert {**back, "rng": None, "moves": 0} == {**TURN, "rng": None, "moves": 0}


def test_a_position_by_hand() -> None:
    """Only what cannot be told from the rest has to be written."""
    events = [name for name in ("taxes", "income", "trading_day", "harvest", "plague") for _ in range(3)]
    data = {"game": "orleans", "seats": 2, "round": 1, "phase": "actions", "hourglass": ["pilgrimage"] * 2 + events}
    mine = {"slots": {"farm_house:0": "boatman", "farm_house:1": "own_craftsman"},
            "market": {"own_farmer": 1, "own_boatman": 1, "own_trader": 1}}  # fmt: skip
    state = GAME.from_json({**data, "players": [mine, {}]})
    assert state.to_act == (0,)
    assert written(state)["supply"]["boatman"] == 5
    assert state.view(1)["players"][0]["market"] == ["own_farmer", "own_boatman", "own_trader"]  # type: ignore[index]
    for phase in ("followers", "planning"):
        turns = {"phase": phase, "planning_in_order": phase == "planning"}
        assert GAME.from_json({**data, **turns, "players": [{}, {}]}).to_act == (
            (0, 1) if phase == "followers" else (0,)
        )
    full = {"market": {"monk": 8}, "bag": {"own_farmer": 1, "own_boatman": 1, "own_craftsman": 1, "own_trader": 1}}
    ordered = {"phase": "followers", "planning_in_order": True, "in_turn": True}
    drawer = {"market": {}, "bag": full["bag"]}
    crowded = GAME.from_json({**data, **ordered, "players": [full, drawer]})
    assert crowded.to_act == (1,)  # ORL-3.3.2: no room, no question
    removal = {**data, "phase": "removal", "round": 0, "past": [], "hourglass": [*data["hourglass"], "pilgrimage"]}  # type: ignore[misc]
    assert len(GAME.from_json({**removal, "players": [{}, {}]}).stack) == 4


@pytest.mark.parametrize(
    ("owned", "tracks", "gone"),
    [
        ((0, 0), {"knights": 4}, []),
        ((1, 0), {"knights": 4}, ["knights_track"]),
        ((0, 2), {"boatmen": 5, "development": 28}, ["development_3", "development_18"]),
        ((2, 3), {}, list(CITIZEN_NAMES[:-1])),
    ],
)
def test_citizens_are_what_nobody_has(owned: tuple[int, int], tracks: dict[str, int], gone: list[str]) -> None:
    """ORL-2.9: gone are those whose space somebody has reached, before others; that of the corner lies to the end."""
    people = {seat: {"citizens": count, "tracks": tracks} for seat, count in enumerate(owned)}
    lying = written(scene(2, players=people))["citizens"]
    assert lying == [name for name in CITIZEN_NAMES if name not in gone]


@pytest.mark.parametrize("name", FINE)
def test_citizens_that_are_left_out_of_a_played_position(name: str) -> None:
    """ORL-2.9, ORL-6.2: they add up again; that of the corner is gone where somebody has got it."""
    data = {key: value for key, value in FINE[name].items() if key != "citizens"}
    lying = written(GAME.from_json(data))["citizens"]
    assert len(lying) == len(FINE[name]["citizens"])
    assert ("most_stations" in lying) == (name != "end")


def test_more_citizens_than_there_are() -> None:
    """ORL-2.9: fourteen."""
    data = edited(TURN, put("players.1.citizens", 7))
    del data["citizens"]
    assert '"citizens": ' in refused(data)


@pytest.mark.parametrize("name", list(TURN))
def test_a_part_of_the_wrong_kind_is_named(name: str) -> None:
    flags = ("acted", "in_turn", "planning_in_order")
    wrong: list[Any] = ["nonsense", 3.5, 1 if name in flags else True, [[[]]], {"nonsense": 1}]
    for value in wrong:
        assert name in refused({**TURN, name: value})


@pytest.mark.parametrize("name", list(TURN["players"][0]))
def test_a_wrong_part_of_a_player_is_named(name: str) -> None:
    assert f"players[1].{name}" in refused(edited(TURN, put(f"players.1.{name}", "nonsense")))
    data = edited(TURN)
    del data["players"][1][name]
    assert written(GAME.from_json(data)) == TURN


def test_an_unknown_part_is_named() -> None:
    assert '"weather"' in refused({**TURN, "weather": "fine"})
    assert 'players[1]: "mood"' in refused(edited(TURN, put("players.1.mood", "good")))
    assert 'players[0].goods: "silk"' in refused(edited(TURN, put("players.0.goods.silk", 2)))
    assert 'players[0].slots: "castle:3"' in refused(edited(TURN, put("players.0.slots.castle:3", "monk")))
    assert 'players[0].bag: "king"' in refused(edited(TURN, put("players.0.bag.king", 1)))


@pytest.mark.parametrize(
    ("path", "values"),
    [
        ("seats", (1, 5)),
        ("moves", (-1, 10**30)),
        ("round", (-1, 19)),
        ("phase", ("dawn", "")),
        ("first", (-1, 3)),
        ("active", (-1, 3)),
        ("step", (-1, 5)),
        ("passed", ([3], [-1])),
        ("planned", ([3],)),
        ("hourglass", (["war"],)),
        ("past", (["war"],)),
        ("supply", ({"farmer": -1}, {"own_farmer": 1}, {"king": 1})),
        ("market", ({"grain": -1}, {"silk": 1})),
        ("map", ([None] * 51, ["silk"] * 52)),
        ("tiles", (["castle"], ["palace"], ["school", "school"])),
        ("technology", (-1, 17)),
        ("citizens", (["mayor"],)),
        ("deeds", ([None] * 44,)),
        ("players.0.coins", (-1, 10**30)),
        ("players.0.held", (-1, 17)),
        ("players.0.merchant", ("paris",)),
        ("players.0.stations", (["paris"], ["tours", "tours"])),
        ("players.0.supply", (-1, 11)),
        ("players.0.tracks.farmers", (-1, 9)),
        ("players.0.tracks.development", (31,)),
        ("players.0.places", (["castle"], ["school", "school"])),
        ("rng", ([1, 2, 3], [0, 0, 0, 0])),
        ("stack.0.seat", (3, -1)),
        ("stack.0.ask", ("sleep", "")),
        ("stack.0.with", ([1], [-1, 0, 0])),
        ("stack.0.together", (None,)),
        ("modules", (["chess"], ["new_deeds", "intrigue"], ["uprising_last"])),
    ],
)
def test_a_number_or_name_that_cannot_be_is_named(path: str, values: tuple[Any, ...]) -> None:
    for value in values:
        assert path.split(".")[0] in refused(edited(TURN, put(path, value)))


# ---- components


def in_tours(seat: int) -> list[Edit]:
    return [put(f"players.{seat}.stations", ["tours"]), put(f"players.{seat}.supply", 9)]


@pytest.mark.parametrize(
    ("edits", "said"),
    [
        ([put("supply.monk", 12)], '"monk": 12 found, there must be 11'),
        ([put("supply.farmer", 13)], '"farmer": 13 found, there must be 14'),
        ([put("players.0.bag", {"own_farmer": 1})], "players[0]: "),
        ([put("players.1.market", {})], "players[1]: "),
        ([put("market.wool", 3)], '"wool": 3 found, there must be 15'),
        ([put("players.0.goods.wool", 1)], '"wool": 16 found, there must be 15'),
        ([put("lost_goods.grain", 5), put("market.grain", 19)], "lost_goods: 5 goods are out of the game; "),
        ([put("technology", 16)], '"technology": 17 found, there must be 16'),
        ([put("players.1.citizens", 1)], '"citizens": 15 found, there must be 14'),
        ([put("citizens", TURN["citizens"][1:])], '"citizens": 13 found, there must be 14'),
        ([put("players.1.citizens", 1), put("citizens", TURN["citizens"][:-1])], "lies on the map until the game ends"),
        ([put("players.1.places", ["school"])], "players[1].places: this place tile is in two places"),
        ([put("players.1.places", ["brasserie"])], "players[1].places: "),
        ([put("tiles", ["brasserie"])], "tiles: "),
        ([put("players.1.stations", ["tours"])], "players[1]: 11 trading stations, "),
        (
            [edit for seat in (1, 2) for edit in in_tours(seat)],
            "players[2]: two players have a trading station",
        ),
        ([put("map.2", "grain"), put("market.grain", 17)], "map[2]: goods lie here only with 4 or more players"),
        ([put("deeds.0", "monk"), put("supply.monk", 10)], "deeds[0]: \"monk\" cannot lie on this space of "),
        ([put("hourglass.0", "plague")], 'hourglass: "'),
        ([put("round", 3)], "round: 2 hourglass tiles"),
        ([put("past", ["income", "pilgrimage"])], "hourglass: the first tile to be turned up is a Pilgrimage"),
    ],
)  # fmt: skip
def test_components_that_do_not_add_up(edits: list[Edit], said: str) -> None:
    """ORL-1.3 to ORL-1.6, ORL-2.6 to ORL-2.9, ORL-4.7, ORL-4.10.1."""
    assert said in refused(edited(TURN, *edits))


def slot(name: str, token: str) -> list[Edit]:
    """A token of the supply, or a technology tile of the stack, on a slot of seat 1."""
    if token == "technology":
        return [put(f"players.1.slots.{name}", token), put("technology", 14), put("players.1.installed", True)]
    return [put(f"players.1.slots.{name}", token), put(f"supply.{token}", TURN["supply"][token] - 1)]


@pytest.mark.parametrize(
    ("edits", "said"),
    [
        (slot("castle:0", "knight"), 'players[1].slots.castle:0: "knight" cannot stand here; the slot is for "farmer"'),
        (slot("castle:0", "scholar"), "castle:0"),
        (slot("farm_house:1", "boatman"), "farm_house:1"),
        (slot("castle:1", "farmer"), "castle:1"),
        (slot("hayrick:0", "farmer"), "hayrick:0"),
        (slot("town_hall:0", "technology"), "town_hall:0"),
        ([put("players.1.slots", {"town_hall:0": "own_farmer"}), put("players.1.market.own_farmer", 0)], "town_hall:0"),
        (
            [
                put("players.1.slots", {"castle:0": "technology", "castle:1": "technology"}),
                put("technology", 13), put("players.1.installed", True),
            ],
            "castle:0",
        ),
        ([*slot("castle:0", "technology"), put("players.1.installed", False)], 'so "installed" must be true'),
        ([put("players.1.market.monk", 5), put("supply.monk", 6)], "players[1].market: 9 are too many; at most 8"),
        ([put("players.1.tower", {"monk": 1}), put("supply.monk", 10)], "players[1].tower: "),
    ],
)  # fmt: skip
def test_what_cannot_lie_there(edits: list[Edit], said: str) -> None:
    """ORL-3.3.2, ORL-4.2, ORL-4.8.4, ORL-4.9.1, ORL-4.10.3."""
    assert said in refused(edited(TURN, *edits))


def test_a_stand_in_whose_tile_is_gone() -> None:
    """R-10: a scholar on another's slot needs a School that was his, or one that has left the game."""
    stands = slot("castle:0", "scholar")
    without = [name for name in TURN["tiles"] if name != "school"]
    GAME.from_json(edited(TURN, *stands, put("tiles", without)))
    GAME.from_json(edited(TURN, *stands, put("tiles", without), put("players.1.places", ["school"])))
    assert "castle:0" in refused(edited(TURN, *stands, put("tiles", without), put("players.2.places", ["school"])))


@pytest.mark.parametrize(
    ("path", "value", "module"),
    [
        ("display", ["blois"], "orders"),
        ("deck", ["blois"], "orders"),
        ("players.0.orders", ["blois"], "orders"),
        ("players.0.brasserie", {"cheese": 1}, "new_places"),
        ("players.0.bound", 1, "new_deeds"),
        ("players.0.barred", ["castle"], "intrigue"),
    ],
)
def test_what_belongs_to_a_module(path: str, value: Any, module: str) -> None:
    """ORL-8.0: it is there only if that is in play."""
    assert f'belongs to the module "{module}"' in refused(edited(TURN, put(path, value)))


# ---- the course of a round


@pytest.mark.parametrize(
    ("start", "path", "values", "said"),
    [
        ("turn", "planned", ([0],), "planned: "),
        ("turn", "in_turn", (True,), "in_turn: "),
        ("turn", "step", (1,), "step: "),
        ("turn", "passed", ([0],), "stack[0]: "),
        ("turn", "acted", (True,), "stack[0]: "),
        ("turn", "active", (1,), "stack[0]: "),
        ("turn", "players.0.points", (3,), "players[0].points: there must be 0 points"),
        ("turn", "players.0.new", (["farm_house:0"],), "players[0].new: "),
        ("turn", "players.0.was_tower", ({"monk": 1},), "players[0].was_tower: "),
        ("turn", "players.0.shown", ({"bag": {}, "market": {}},), "players[0].shown: "),
        ("plan", "passed", ([0],), "passed: "),
        ("plan", "acted", (True,), "acted: "),
        ("plan", "planned", ([0, 1],), "planned: "),
        ("plan", "planned", ([0],), "stack: "),
        ("plan", "in_turn", (True,), "stack: "),
        ("plan", "players.0.shown", (None,), "players[0].shown: "),
        ("plan", "players.0.shown.bag", ({},), "players[0].shown: "),
        ("plan", "players.0.shown.slots", ({},), "players[0].shown: "),
        ("plan", "players.0.new", ([],), "players[0].shown: "),
        ("plan", "players.0.new", (["ship:1"],), "players[0].new: "),
        ("plan", "players.0.was_tower", ({"monk": 1},), "players[0].was_tower: "),
        ("followers", "stack.1.with", ([0, 0, 0], [2, 0, 0], [1, 1, 0]), "stack[1]: "),
        ("demanded", "in_turn", (False,), "in_turn: "),
        ("demanded", "stack.0.seat", (0,), "stack: "),
        ("demanded", "planned", ([1],), "players[0].new: "),
        ("debt", "step", (0, 3), "step: "),
        ("debt", "step", (2,), "stack: "),
        ("debt", "first", (1,), "stack: "),
        ("debt", "passed", ([0],), "passed: "),
        ("debt", "stack.0.with", ([0, 0, 0], [1001, 0, 0], [1, 1, 0]), "stack[0]: "),
        ("census", "stack.0.with", ([2, 0, 0],), "stack[0]: "),
        ("census", "stack.0.seat", (0,), "stack[0]: "),
        ("census", "players.2.coins", (1,), "stack[0]: "),
        ("census", "players.0.tracks.farmers", (0,), "stack[0]: "),
        ("removal", "round", (1,), "round: "),
        ("removal", "first", (0,), "stack: "),
        ("removal", "tiles", (REMOVAL["tiles"][1:],), "stack: "),
        ("removal", "stack", (REMOVAL["stack"] * 2,), "stack: "),
        ("tile", "stack.0.with", ([2, 0, 0], [0, 0, 0], [1, 0, 1]), "stack[0]: "),
        ("tile", "acted", (False,), "stack[0]: "),
        ("tile", "active", (1,), "stack[0]: "),
        ("deeds", "acted", (False,), "stack[0]: "),
        ("lay", "acted", (False,), "stack[0]: "),
        ("technology", "passed", ([],), "stack[0]: "),
        ("technology", "acted", (True,), "stack[0]: "),
        ("shield", "stack.0.with", ([1, 0, 0],), "stack[0]: "),
        ("food", "stack.0.with", ([1, 0, 0],), "stack[0]: "),
        ("end", "step", (1,), "citizens: "),
        ("end", "players.1.points", (0,), "players[1].points: there must be"),
    ],
)
def test_what_a_phase_does_not_know(start: str, path: str, values: tuple[Any, ...], said: str) -> None:
    """ORL-3, ORL-10.3, ORL-11: who is asked what, who has passed or planned, how far the event has come."""
    for value in values:
        assert said in refused(edited(FINE[start], put(path, value)))


@pytest.mark.parametrize("place", ["guildhall", "ship", "monastery", None])
def test_who_can_only_pass(place: str | None) -> None:
    """ORL-3.5.1, ORL-3.5.4, ORL-4.3.2: a position may ask whoever has filled nothing that can be carried out."""
    mine = {"merchant": "chartres", "slots": fill(place) if place else {}}
    state = scene(2, players={0: mine, 1: {"stations": ["chartres"]}}, event="pilgrimage")
    assert [str(action) for action in state.legal(0)] == ["pass"]
    assert GAME.from_json(state.to_json()) == state
    if place:
        rule = {"guildhall": "ORL-4.7", "monastery": "ORL-5.1", "ship": "ORL-4.3.1"}[place]
        way = "travel place=ship edge=chartres__orleans__road" if place == "ship" else f"use place={place}"
        assert why_not(state, way) == rule
    do(state, "pass")
    assert state.to_act != (0,)


def test_tokens_on_slots_before_the_first_round() -> None:
    """ORL-7.1: nothing can be carried out then, nor is anything in the way of it."""
    state = scene(2, "removal", {0: {"slots": fill("farm_house")}})
    view: Any = state.view(0)
    assert all(place["blocked"] is None for place in view["players"][0]["places"])


ASKED = {name: data["stack"] for name, data in FINE.items() if data["stack"]}


@pytest.mark.parametrize("start", FINE)
def test_questions_of_another_phase(start: str) -> None:
    """ORL-11: what is asked in one phase cannot be asked in another. (Items are owed in several.)"""
    here = FINE[start]
    for name, stack in ASKED.items():
        owed = stack[0]["ask"] == "debt" and (here["acted"] or here["phase"] == "event")
        if FINE[name]["phase"] != here["phase"] and not owed:
            assert refused(edited(here, put("stack", [{**one, "seat": one["seat"] % here["seats"]} for one in stack])))


@pytest.mark.parametrize("start", [name for name in FINE if name != "end"])
def test_nothing_asked(start: str) -> None:
    """ORL-6.1: only when the game is over."""
    said = refused(edited(FINE[start], put("stack", [])))
    assert "nothing is asked" in said or "supply: " in said or "players[0]." in said
    twice = FINE[start]["stack"][-1:] * 2
    assert refused(edited(FINE[start], put("stack", [*FINE[start]["stack"][:-1], *twice])))


@pytest.mark.parametrize("stack", [[{"seat": 0, "ask": "turn"}], [{"seat": 0, "ask": "shield"}]])
def test_something_asked_after_the_end(stack: list[Data]) -> None:
    """ORL-6.1."""
    refused(edited(END, put("stack", stack)))


def test_players_are_as_many_as_seats() -> None:
    assert "players: there must be 3 entries, not 2" in refused(edited(TURN, put("players", TURN["players"][:2])))
