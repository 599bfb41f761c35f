"""Positions of Caylus 1303 that do not add up: each is refused with a sentence that names where."""

import json
from typing import Any

import pytest

import bastide
from tests.core.playing import positions
from tests.core.saying import check_input_error
from tests.games.caylus1303.scenario import GAME, at_work, delivering, favoured, goods, managed, on_bridge, scenario
from tests.games.edits import Data, Edit, edited, put
from tests.games.kit import asked, do, lines, table

SET = goods(food=1, wood=1, stone=1)


def written(state: bastide.State) -> Data:
    data: Data = json.loads(json.dumps(state.to_json()))
    return data


def middle() -> Data:
    """Well into a game of three: buildings, residences, points."""
    for state, _, _ in positions(GAME, 3, 2):
        data = written(state)
        if data["round"] == 6 and data["stack"][0]["ask"] == "plan":
            return data
    raise AssertionError("no such position")


DRAFT = written(GAME.start(seats=3, seed=4))
MIDDLE = middle()
PLAN = written(scenario(road={14: "wood_farm"}, owners={14: 1}, players={1: {"standing": [6]}}))
EARLY = written(scenario(players={1: {"characters": ["early_riser"]}}, stack=[{"seat": 1, "ask": "early"}]))
USE = written(at_work(0, players={0: {"goods": goods(wood=1)}, 1: {"standing": [6]}}))
BRIDGE = written(on_bridge())
BAILIFF = written(do(on_bridge(players={2: {"characters": ["bailiff"]}}), "skip", "skip", "skip"))
FAVOUR = written(favoured(board=["thief"]))
VISIT = written(do(favoured(board=["thief"]), "visit slot=0"))
DELIVER = written(delivering(1, 0, players={0: {"goods": SET}, 1: {"goods": SET}}))
CARTER = written(
    do(delivering(0, players={0: {"goods": SET}, 1: {"goods": SET, "characters": ["deliveryman"]}}), "skip")
)  # fmt: skip
PRESTIGE = written(managed(road={7: "residence"}, owners={7: 0}, players={0: {"goods": goods(gold=1, wood=1)}}))
FINE = {
    "draft": DRAFT, "middle": MIDDLE, "plan": PLAN, "early": EARLY, "use": USE, "bridge": BRIDGE, "bailiff": BAILIFF,
    "favour": FAVOUR, "visit": VISIT, "deliver": DELIVER, "carter": CARTER, "prestige": PRESTIGE,
}  # fmt: skip


def refused(data: object) -> str:
    with pytest.raises(bastide.InputError) as error:
        GAME.from_json(data)
    check_input_error(error.value)
    return str(error.value)


def stacked(*decisions: dict[str, Any]) -> Edit:
    return put("stack", list(decisions))


def ask(seat: int, name: str, *numbers: int) -> dict[str, Any]:
    return {"seat": seat, "ask": name, **({"with": [*numbers, 0, 0][:3]} if numbers else {})}


def standing(placed: list[int]) -> dict[int, dict[str, Any]]:
    """So many workers of each seat on the road."""
    spaces = iter(range(5, 14))
    return {seat: {"standing": [next(spaces) for _ in range(count)]} for seat, count in enumerate(placed)}


@pytest.mark.parametrize("name", FINE)
def test_the_positions_themselves_are_fine(name: str) -> None:
    assert written(GAME.from_json(FINE[name])) == FINE[name]
    assert FINE[name]["stack"][-1]["ask"] == {"middle": "plan", "carter": "deliver"}.get(name, name)


# ---- the form


@pytest.mark.parametrize(
    "data", [None, 3, "caylus1303", [], [DRAFT], {}, {"game": "caylus1303"}, {**PLAN, "game": "chess"}]
)
def test_what_is_no_position(data: Any) -> None:
    refused(data)


NEEDED = {"game", "seats", "round", "phase", "first", "provost", "road", "owners", "site", "board", "players"}


@pytest.mark.parametrize("name", list(MIDDLE))
def test_a_missing_part_is_named_or_follows_from_the_rest(name: str) -> None:
    data = {key: value for key, value in MIDDLE.items() if key != name}
    if name in NEEDED:
        assert f'"{name}" is missing' in refused(data)
    else:
        back = written(GAME.from_json(data))
        assert {**back, name: None} == {**MIDDLE, "ledger": back["ledger"], name: None}
        assert name in ("moves", "rng", "ledger", "layout", "stack") or back[name] == MIDDLE[name]


def test_a_position_by_hand() -> None:
    """Only what cannot be told from the rest has to be written."""
    players = [{"goods": {"wood": 1}, "reserve": 4, "characters": [name]} for name in ("thief", "foreman")]
    fresh = written(GAME.start(seats=2, seed=3))
    data = {name: fresh[name] for name in NEEDED - {"board", "players", "phase", "first"}}
    data |= {"phase": "planning", "first": 1, "board": ["steward", "bailiff", "architect"], "players": players}
    state = GAME.from_json(data)
    assert (state.to_act, state.moves, state.scores()) == ((1,), 0, [0, 0])
    assert [written(state)["players"][0][name] for name in ("camp", "houses", "standing")] == [11, 9, []]
    drafting = {**data, "phase": "draft", "board": [], "offer": ["thief", "foreman", "steward", "bailiff", "architect"]}
    drafting["players"] = [{"goods": {}, "reserve": 10} for _ in range(2)]
    assert GAME.from_json(drafting).to_act == (0,)


@pytest.mark.parametrize("name", list(MIDDLE))
def test_a_part_of_the_wrong_kind_is_named(name: str) -> None:
    wrong: list[Any] = ["nonsense", 3.5, 1 if name in ("open_scores", "first_game") else True, [[[]]], {"nonsense": 1}]
    for value in wrong:
        assert name in refused({**MIDDLE, name: value})


def test_an_unknown_part_is_named() -> None:
    assert '"weather"' in refused({**PLAN, "weather": "fine"})
    assert 'players[1]: "mood"' in refused(edited(PLAN, put("players.1.mood", "good")))
    assert 'site: "towers"' in refused(edited(PLAN, put("site.towers", 2)))
    assert 'players[0].goods: "silk"' in refused(edited(PLAN, put("players.0.goods.silk", 2)))


@pytest.mark.parametrize("name", list(PLAN["players"][0]))
def test_a_missing_or_wrong_part_of_a_player_is_named(name: str) -> None:
    data = edited(PLAN, put(f"players.1.{name}", "nonsense"))
    assert f"players[1].{name}" in refused(data)
    del data["players"][1][name]
    if name in ("goods", "reserve"):
        assert f'players[1]: "{name}" is missing' in refused(data)
    elif name != "standing":
        assert written(GAME.from_json(data)) == PLAN


@pytest.mark.parametrize(
    ("path", "values"),
    [
        ("seats", (1, 6)),
        ("squares", (0, 6)),
        ("moves", (-1, 10**30)),
        ("round", (0, 10)),
        ("phase", ("dawn", "")),
        ("first", (-1, 3)),
        ("tile", (3,)),
        ("provost", (4, 32)),
        ("at", (-1, 29)),
        ("step", (-1, 6)),
        ("using", (-1, 3)),
        ("road", ([None] * 27, [None] * 29)),
        ("road.14", ("castle", 3)),
        ("owners.14", (-1, 3, "red")),
        ("owners", ([None] * 27,)),
        ("layout", ([], ["start_farm"] * 7)),
        ("site.tiles", (["start_market"], ["start_market", "wood_manor", "stone_church", "garden"])),
        ("site.workers", ([3], [-1], [0, 0])),
        ("bridge", ([3], [1, 1])),
        ("joined", ({"space": 28, "seat": 0}, {"space": 3, "seat": 3}, {"space": 3}, [3, 0])),
        ("used", (["provost"], ["journeyman", "journeyman"])),
        ("offer", (["provost"],)),
        ("board", (["thief", "thief"],)),
        ("players.0.reserve", (-1, 16)),
        ("players.0.camp", (-1, 16)),
        ("players.0.houses", (-1, 10)),
        ("players.0.points", (-1, 10**30)),
        ("players.0.sets", (-1, 201)),
        ("players.0.goods.gold", (-1, 201, 1.0)),
        ("players.0.standing", ([28], [-1], [5, 5])),
        ("players.0.characters", (["provost"], ["thief", "thief"])),
        ("rng", ([1, 2, 3], [0, 0, 0, 0], [1, 2, 3, 1 << 32])),
        ("stack.0.seat", (3, -1)),
        ("stack.0.ask", ("sleep", "")),
        ("stack.0.with", ([1], [-1, 0, 0], [29, 0, 0])),
        ("stack.0.together", (1, None)),
        ("ledger", ([[]], [[3, 1, "", "", "", 0]])),
    ],
)
def test_a_number_or_name_that_cannot_be_is_named(path: str, values: tuple[Any, ...]) -> None:
    for value in values:
        assert path.split(".")[0] in refused(edited(PLAN, put(path, value)))


# ---- components


@pytest.mark.parametrize(
    ("edits", "said"),
    [
        ([put("layout.0", "start_farm")], "layout: spaces 5 to 12"),
        ([put("site.tiles.0", "start_farm")], "layout: spaces 5 to 12"),
        ([put("site.tiles.0", "wood_farm")], "layout: spaces 5 to 12"),
        ([put("site.tiles.1", "stone_farm")], "site: the castle site holds"),
        ([put("site.tiles.2", "garden")], "site: the castle site holds"),
        ([put("site.tiles.1", "wood_farm")], '"wood_farm": 2 found, there must be 1'),
        ([put("road.13", "wood_manor")], '"wood_manor": 2 found, there must be 1'),
        ([put("road.0", "court")], "road[0]: this cannot lie on space 0"),
        ([put("road.4", None)], "road[4]"),
        ([put("road.5", "start_farm")], "road[5]"),
        ([put("road.5", None)], "road[5]"),
        ([put("road.5", "residence")], "road[5]"),
        ([put("road.5", "garden")], "road[5]"),
        ([put("road.13", "stone_farm")], "road[13]"),
        ([put("road.13", "wood_stonemason")], "road[13]"),
        ([put("road.18", "wood_sawmill")], "road[18]"),
        ([put("road.18", None)], "road[18]"),
        ([put("road.14", "garden")], "road[14]"),
        ([put("road.14", "residence")], "road[14]"),
        ([put("road.15", "wood_sawmill")], "road[15]"),
        ([put("owners.13", 0)], "owners[13]: no house can stand above space 13"),
        ([put("owners.0", 0)], "owners[0]"),
        ([put("owners.20", 0)], "owners[20]"),
        ([put("owners.18", 0)], "owners[18]"),
        ([put("road.16", "wood_quarry"), put("owners.16", 0)], "road[16]: space 16 is built up although"),
    ],
)
def test_tiles_that_do_not_add_up(edits: list[Edit], said: str) -> None:
    assert said in refused(edited(PLAN, *edits))


@pytest.mark.parametrize(
    ("edits", "said"),
    [
        ([put("players.0.houses", 8)], 'players[0]: "houses": 9 found, there must be 10'),
        ([put("owners.14", 0)], 'players[0]: "houses": 11 found, there must be 10'),
        ([put("players.0.reserve", 6)], 'players[0]: "workers": 16 found, there must be 15'),
        ([put("players.1.standing", [])], 'players[1]: "workers": 14 found, there must be 15'),
        ([put("site.workers", [0])], 'players[0]: "workers": 16 found, there must be 15'),
        ([put("players.1.standing", [4])], "players[1]: a worker cannot stand there"),
        ([put("players.1.standing", [15])], "players[1]: a worker cannot stand there"),
        ([put("players.0.standing", [6]), put("players.0.camp", 9)], "players: 2 workers on space 6"),
        ([put("joined", {"space": 6, "seat": 2})], "joined: somebody was joined"),
        ([put("used", ["thief"])], "used: only the Journeyman and the Goldsmith"),
        ([put("using", 1)], "using: this seat has no worker"),
        ([put("at", 6), put("using", 1)], "using: this seat has no worker"),  # nobody works in planning
        ([put("board", ["day_laborer", "thief"])], '"characters": 2 found, there must be 6'),
        ([put("players.0.characters", ["thief"])], "this character is in two places: Thief"),
        ([put("players.0.characters", ["bailiff"])], '"characters": 7 found, there must be 6'),
        (
            [put("offer", ["thief"]), put("board", [name for name in PLAN["board"] if name != "thief"])],
            "offered only before round 1",
        ),
        ([put("players", PLAN["players"][:2])], "players: there must be 3 entries, not 2"),
    ],
)
def test_pieces_that_do_not_add_up(edits: list[Edit], said: str) -> None:
    assert said in refused(edited(PLAN, *edits))


def test_two_workers_without_the_one_who_joined() -> None:
    """CAY-6.3: the second worker on a building is the Journeyman's."""
    crowd = [put("players.0.standing", [6]), put("players.0.camp", 9), put("used", ["journeyman"])]
    assert "2 workers on space 6" in refused(edited(PLAN, *crowd, put("joined", {"space": 6, "seat": 2})))
    GAME.from_json(edited(PLAN, *crowd, put("joined", {"space": 6, "seat": 0})))


@pytest.mark.parametrize("start", [DELIVER, PRESTIGE])
def test_nobody_stands_on_the_road_after_activation(start: Data) -> None:
    edits = [put("players.2.standing", [5]), put("players.2.camp", start["players"][2]["camp"] - 1)]
    assert "a worker cannot stand there" in refused(edited(start, *edits))


@pytest.mark.parametrize("start", [DRAFT, PRESTIGE])
def test_nobody_stands_at_the_site_before_or_after(start: Data) -> None:
    edits = [put("site.workers", [2]), put("players.2.camp", start["players"][2]["camp"] - 1)]
    assert "a worker cannot stand there" in refused(edited(start, *edits))


# ---- the course of a round


@pytest.mark.parametrize("start", ["draft", "plan", "use", "bridge"])
def test_sets_before_the_delivery(start: str) -> None:
    """CAY-3.4.4: sets are counted from phase 3 on, and forgotten at the end of the round."""
    assert "players[1]: nobody has delivered" in refused(edited(FINE[start], put("players.1.sets", 3)))


@pytest.mark.parametrize(("start", "tile"), [("bridge", 1), ("use", 2), ("deliver", 1), ("prestige", 2)])
def test_a_tile_that_is_not_with_the_first_to_pass(start: str, tile: int) -> None:
    """CAY-3.2.7: whoever passes first takes it."""
    assert "tile: the first-player tile lies with" in refused(edited(FINE[start], put("tile", tile)))
    passing = edited(PLAN, put("bridge", [2]), put("tile", tile))
    assert tile == 2 or "tile: " in refused(passing)


HOUSED = [put("owners.9", 0), put("players.0.houses", 8)]


@pytest.mark.parametrize(("start", "at"), [("plan", 0), ("early", 0), ("use", 0), ("bridge", 4), ("deliver", 0)])
def test_a_house_over_a_building_that_was_not_turned(start: str, at: int) -> None:
    """CAY-4.2, CAY-3.5.1: from the Court, space 1, in phase 2 to the beginning of phase 4, never else."""
    data = edited(FINE[start], *HOUSED)
    assert data["at"] == at
    if start in ("bridge", "deliver"):
        assert written(GAME.from_json(data)) == data
    else:
        assert "owners[9]: the starting building on space 9" in refused(data)


def test_no_house_over_a_starting_building_in_management() -> None:
    """CAY-3.5.1: all are turned before anything is asked."""
    edits = [put("owners.9", 0), put("players.0.houses", PRESTIGE["players"][0]["houses"] - 1)]
    assert "owners[9]" in refused(edited(PRESTIGE, *edits))


@pytest.mark.parametrize(
    ("start", "name", "values"),
    [
        ("draft", "at", (1, 28)),
        ("draft", "step", (1,)),
        ("plan", "at", (1, 6, 28)),
        ("plan", "step", (1, 3)),
        ("early", "step", (2,)),
        ("use", "step", (1, 4)),
        ("use", "at", (28,)),
        ("bridge", "step", (5,)),
        ("deliver", "at", (1, 5)),
        ("deliver", "step", (5,)),
        ("prestige", "at", (0, 5, 14)),
        ("prestige", "step", (1,)),
    ],
)
def test_a_course_that_is_not_the_phase_s(start: str, name: str, values: tuple[int, ...]) -> None:
    """CAY-3.1: how far a phase has come is counted anew in each."""
    for value in values:
        said = refused(edited(FINE[start], put(name, value)))
        assert name in said or "using" in said


@pytest.mark.parametrize(
    ("placed", "first", "turns"),
    [
        ([0, 0, 0], 0, [0]),
        ([0, 0, 0], 2, [2]),
        ([1, 0, 0], 0, [1, 0]),
        ([1, 1, 0], 0, [2, 0, 1]),
        ([0, 1, 0], 0, [0]),
        ([1, 2, 1], 1, [2, 0, 1]),
        ([1, 1, 1], 1, [1, 0, 2]),
    ],
)
def test_a_turn_that_skips_somebody(placed: list[int], first: int, turns: list[int]) -> None:
    """CAY-3.2.2: whoever comes before in the order has placed by then; the first who has placed least is asked where
    the position does not say who."""
    data = written(scenario(turn=first, players=standing(placed)))
    for seat in range(3):
        asking = edited(data, put("stack", [ask(seat, "plan")]))
        if seat in turns:
            assert GAME.from_json(asking).to_act == (seat,)
        else:
            assert "stack[0]" in refused(asking)
    del data["stack"]
    assert GAME.from_json(data).to_act == (turns[0],)


def test_turns_after_passes_and_the_early_riser() -> None:
    """CAY-3.2.2, CAY-6.1: who has passed is not waited for; the Early Riser may be one worker ahead."""
    passed = written(scenario(bridge=[0, 1], players={0: {"standing": [5]}, 2: {"standing": [6]}}, turn=2))
    assert GAME.from_json({**passed, "first": 0}).to_act == (2,)
    early = {1: {"characters": ["early_riser"], "standing": [5]}, 0: {"standing": [6]}}
    data = written(scenario(players=early))
    assert GAME.from_json(edited(data, put("stack", [ask(1, "plan")]))).to_act == (1,)


@pytest.mark.parametrize(("placed", "first"), [([0, 1, 0], 0), ([0, 0, 2], 0), ([3, 0, 1], 1), ([0, 2, 2], 2)])
def test_what_comes_of_a_position_is_one_too(placed: list[int], first: int) -> None:
    """CAY-3.2.2: also where those who come later have more workers on the board than there were turns."""
    state = scenario(turn=first, players=standing(placed))
    while table(state)["phase"] == "planning":
        assert GAME.from_json(written(state)) == state
        state.apply(state.legal(state.to_act[0])[0])


def test_the_early_riser_is_asked_before_all_turns() -> None:
    """CAY-3.2.1, CAY-6.1, D2: also where the position does not say so, with 2 workers; planning begins with the first
    player, and no worker of the holder's was early by then."""
    unsaid = edited(EARLY, lambda data: data.pop("stack"))
    assert asked(GAME.from_json(unsaid)) == [(1, "early")]
    tired = edited(unsaid, put("players.1.reserve", 1), put("players.1.camp", 14))
    assert asked(GAME.from_json(tired)) == [(0, "plan")]
    assert "stack[0]" in refused(edited(EARLY, stacked(ask(1, "plan"))))
    assert GAME.from_json(edited(EARLY, stacked(ask(0, "plan")))).to_act == (0,)


@pytest.mark.parametrize(("placed", "turn"), [([0, 1, 0], 0), ([1, 1, 0], 1), ([1, 2, 1], 0), ([2, 2, 1], 1)])
def test_the_early_worker_is_no_turn(placed: list[int], turn: int) -> None:
    """CAY-3.2.2, CAY-6.1: where the turns go round without it, it was early."""
    players = standing(placed)
    players[1]["characters"] = ["early_riser"]
    data = written(scenario(players=players))
    del data["stack"]
    assert asked(GAME.from_json(data)) == [(turn, "plan")]


@pytest.mark.parametrize("seat", range(3))
def test_nobody_is_early_after_the_first_worker(seat: int) -> None:
    """CAY-6.1, CAY-6.3, R-45: no worker is on the board then, on the road or at the site."""
    camp = put(f"players.{seat}.camp", EARLY["players"][seat]["camp"] - 1)
    assert "stack[0]" in refused(edited(EARLY, camp, put(f"players.{seat}.standing", [5])))
    assert "stack[0]" in refused(edited(EARLY, camp, put("site.workers", [seat])))


@pytest.mark.parametrize(
    "given",
    [
        pytest.param({"players": {0: {"reserve": 0}}}, id="R-40 without workers"),
        pytest.param({"players": {0: {"reserve": 1}}, "bridge": [2]}, id="X12 without the surcharge"),
        pytest.param(
            {"players": {0: {"reserve": 0, "characters": ["early_riser"], "standing": [6]}}}, id="R-34 was early"
        ),
    ],
)
def test_who_must_pass_is_asked(given: dict[str, Any]) -> None:
    """CAY-3.2.6, CAY-3.2.8, R-34, R-40: with nothing but to pass, whether the position says so or not."""
    state = scenario(**given)
    unsaid = edited(written(state), lambda data: data.pop("stack"))
    assert GAME.from_json(unsaid) == state
    assert lines(state) == {"pass"}
    assert table(do(state, "pass"))["bridge"] == [*given.get("bridge", ()), 0]


# ---- what is asked


CANNOT: list[tuple[str, list[Edit]]] = [
    ("plan", [stacked()]),
    ("plan", [stacked(ask(0, "draft"))]),
    ("plan", [stacked(ask(0, "use", 6))]),
    ("plan", [stacked(ask(0, "favour"))]),
    ("plan", [stacked(ask(0, "plan"), ask(0, "plan"))]),
    ("plan", [stacked(ask(0, "plan", 3))]),
    ("plan", [stacked({**ask(0, "plan"), "together": True})]),
    ("plan", [put("bridge", [0]), put("tile", 0)]),
    ("early", [stacked(ask(0, "early"))]),
    ("early", [put("bridge", [2]), put("tile", 2)]),
    ("use", [stacked(ask(1, "use", 6))]),
    ("use", [stacked(ask(0, "use", 1))]),
    ("use", [stacked(ask(0, "plan"))]),
    ("use", [stacked(ask(0, "deliver"))]),
    ("use", [put("players.0.goods.wood", 0)]),
    ("use", [put("at", 6), put("using", 1), stacked(ask(1, "use", 6))]),  # a pure gain is not asked
    ("bridge", [put("at", 5)]),
    ("bridge", [put("step", 0)]),
    ("bridge", [put("step", 4)]),
    ("bridge", [stacked(ask(1, "bridge"))]),
    ("bridge", [put("players.0.reserve", 0), put("players.0.camp", 15)]),
    ("bailiff", [put("at", 5)]),
    ("bailiff", [put("step", 2)]),
    ("bailiff", [stacked(ask(0, "bailiff"))]),
    ("favour", [stacked(ask(0, "favour", 1))]),
    ("favour", [stacked(ask(1, "favour"))]),
    ("favour", [put("using", None)]),
    ("deliver", [stacked(ask(1, "favour"))]),
    ("deliver", [put("step", 4), stacked(ask(1, "favour"))]),
    ("prestige", [stacked(ask(0, "favour"))]),
    ("favour", [stacked(ask(0, "favour"), ask(0, "visit"))]),
    ("visit", [stacked(ask(0, "visit"), ask(0, "welcome"))]),
    ("visit", [stacked(ask(1, "welcome"), ask(0, "visit"))]),
    ("visit", [stacked(ask(0, "welcome"), ask(0, "visit", 1))]),
    ("visit", [stacked(ask(0, "welcome"), ask(0, "visit", 3))]),
    ("visit", [put("board", []), put("players.1.characters", ["thief"])]),
    ("visit", [stacked(ask(0, "welcome"), ask(0, "welcome"), ask(0, "visit"))]),
    ("deliver", [stacked(ask(0, "deliver"))]),
    ("deliver", [stacked(ask(1, "deliver", 1))]),
    ("deliver", [stacked(ask(1, "deliver", 2))]),
    ("deliver", [put("players.1.goods.food", 0)]),
    ("carter", [stacked(ask(0, "deliver", 1))]),
    ("prestige", [stacked(ask(1, "prestige", 7))]),
    ("prestige", [stacked(ask(0, "prestige", 8))]),
    ("prestige", [put("at", 9)]),
    ("prestige", [stacked()]),
    ("draft", [stacked()]),
    ("draft", [lambda data: data["stack"].pop()]),
    ("draft", [lambda data: data["stack"].reverse()]),
    ("draft", [lambda data: data["board"].append(data["offer"].pop())]),
    ("draft", [lambda data: data["players"][0]["characters"].append(data["offer"].pop())]),
]


@pytest.mark.parametrize(("start", "edits"), CANNOT)
def test_questions_that_cannot_be_pending(start: str, edits: list[Edit]) -> None:
    assert "stack" in refused(edited(FINE[start], *edits))


def test_a_draft_in_which_one_has_two_characters() -> None:
    """CAY-2.9: who has chosen has one; who is still asked has none."""
    state = GAME.start(seats=3, seed=4)
    state.apply(state.legal(state.to_act[0])[0])
    data = written(state)
    chosen = next(player for player in data["players"] if player["characters"])
    still = data["players"][data["stack"][0]["seat"]]
    chosen["characters"], still["characters"] = [], chosen["characters"]
    assert "stack" in refused(data)


@pytest.mark.parametrize(("start", "edits"), [("use", [put("bridge", [0, 1])]), ("draft", [put("bridge", [0])])])
def test_who_has_passed_belongs_to_the_phase(start: str, edits: list[Edit]) -> None:
    """CAY-3.2.10: after planning all have, before it nobody."""
    assert "bridge: before round 1 nobody has passed" in refused(edited(FINE[start], *edits))


def test_the_end_is_in_round_9() -> None:
    assert "the game ends only after round 9" in refused(edited(PRESTIGE, put("round", 8), stacked()))
    over = GAME.from_json(edited(PRESTIGE, put("round", 9), put("at", 13), stacked()))
    assert over.over


def test_points_that_the_ledger_does_not_explain_are_entered_as_such() -> None:
    data = edited(MIDDLE, put("players.2.points", MIDDLE["players"][2]["points"] + 5))
    state = GAME.from_json(data)
    assert (state.ledger(2)[-1].points, state.ledger(2)[-1].why) == (5, "why-by-hand")
