"""Bad input to Caylus 1303: options, actions, notation, codes; each error says what is wrong, nothing changes."""

from typing import Any

import pytest

import bastide
from bastide.core.record import Record
from tests.core.playing import every_action
from tests.core.saying import check_illegal, check_input_error
from tests.games.caylus1303.scenario import GAME, at_work, delivering, favoured, goods, managed, on_bridge, scenario
from tests.games.kit import refused

RICH = goods(food=2, wood=2, stone=2, cloth=2, gold=2)


def bad(error: pytest.ExceptionInfo[bastide.InputError], *said: str) -> None:
    check_input_error(error.value)
    for part in said:
        assert part in str(error.value)


# ---- starting


@pytest.mark.parametrize("seats", [0, 1, 6, -2, True, 2.0, "2", None, (2,)])
def test_numbers_of_players(seats: Any) -> None:
    with pytest.raises(bastide.InputError) as error:
        GAME.start(seats=seats, seed=1)
    bad(error, "2, 3, 4, 5", str(seats))
    with pytest.raises(bastide.InputError):
        Record("caylus1303", seats)


@pytest.mark.parametrize("name", ["colour", "Squares", "", "duchies"])
def test_unknown_options(name: str) -> None:
    with pytest.raises(bastide.InputError) as error:
        GAME.start(seats=2, seed=1, **{name: True})
    bad(error, f'"{name}"', "open_scores, first_game, squares")


@pytest.mark.parametrize(
    ("name", "allowed", "values"),
    [
        ("squares", "1, 2, 3, 4, 5", [0, 6, -1, True, "3", 3.0, None, [3]]),
        ("open_scores", "false, true", [0, 1, "true", None, []]),
        ("first_game", "false, true", [0, 1, "yes", None, {}]),
    ],
)
def test_option_values(name: str, allowed: str, values: list[Any]) -> None:
    for value in values:
        with pytest.raises(bastide.InputError) as error:
            GAME.start(seats=2, seed=1, **{name: value})
        bad(error, f'"{name}"', allowed)


# ---- actions as JSON

USE = {"do": "use", "seat": 0, "building": "stone_alchemist", "branch": 1, "pay": "food+wood"}


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"do": "draft", "seat": 0, "character": "provost"}, 'character: "provost"'),
        ({"do": "place", "seat": 0, "space": 28, "building": "fair"}, "space: 28"),
        ({"do": "place", "seat": 0, "space": 3, "building": "castle"}, 'building: "castle"'),
        ({"do": "place", "seat": 0, "space": 14, "building": ""}, "building"),
        ({"do": "build", "seat": 0, "building": "fair"}, 'building: "fair"'),
        ({"do": "build", "seat": 0, "building": "residence"}, 'building: "residence"'),
        ({"do": "visit", "seat": 0, "slot": 3, "building": "stone_church"}, "slot: 3"),
        ({"do": "deliver", "seat": 0, "goods": "food"}, "goods"),
        ({"do": "deliver", "seat": 0, "goods": "food+wood"}, "goods"),
        ({"do": "deliver", "seat": 0, "goods": "food+wood+gold+cloth"}, "goods"),
        ({"do": "deliver", "seat": 0, "goods": ["food", "wood", "silk"]}, 'goods[2]: "silk"'),
        ({**USE, "pay": "food+food+food"}, "pay"),
        ({**USE, "pay": []}, "pay"),
        ({**USE, "branch": 2}, "branch: 2"),
        ({"do": "use", "seat": 0, "building": "garden"}, 'building: "garden"'),
        ({"do": "skip", "seat": 5}, "seat: 5"),
    ],
)
def test_values_that_cannot_be(data: dict[str, Any], said: str) -> None:
    with pytest.raises(bastide.InputError) as error:
        GAME.action(data)
    bad(error, said)


@pytest.mark.parametrize(
    ("space", "tile", "wrong"),
    [
        (18, "stone_alchemist", {"branch": 1, "pay": "food"}),
        (18, "stone_alchemist", {"branch": 0, "pay": "food+food"}),
        (18, "stone_alchemist", {"branch": 1, "pay": "food+wood", "gain": "food"}),
        (9, "start_market", {}),
        (8, "start_guild_3", {}),
        (12, "start_guild_4", {"branch": 1}),
        (0, "fair", {"pay": "wood"}),
    ],
)
def test_exchanges_that_a_building_does_not_have(space: int, tile: str, wrong: dict[str, Any]) -> None:
    """They can be written, but the rule of the building has no such exchange."""
    state = at_work(space, players={0: {"goods": RICH}}, road={} if space == 0 else {space: tile})
    action = GAME.action({"do": "use", "seat": 0, "building": tile, **wrong})
    assert refused(state, action).startswith("CAY-4.")
    refusal = state.refuse(action)
    assert refusal is not None and refusal.phrase.key == "refuse-exchange"


@pytest.mark.parametrize(
    ("space", "line", "rule"),
    [
        (8, "use pay=gold", "CAY-4"),
        (9, "use gain=gold", "CAY-4"),
        (18, "use branch=1 pay=food+gold", "CAY-4"),
        (2, "build building=wood_tailor any=gold", "CAY-4.0.5"),
    ],
)
def test_gold_is_refused_by_its_rule(space: int, line: str, rule: str) -> None:
    """R-15: gold can be named where any other good may, and the rule says why not."""
    state = at_work(space, players={0: {"goods": RICH}}, road={18: "stone_alchemist"})
    assert refused(state, line) == rule


@pytest.mark.parametrize("data", [None, [], "use", 3, {}, {"seat": 0}, {"do": None}, {"do": []}, {"do": "fly"}])
def test_what_is_no_action(data: Any) -> None:
    with pytest.raises(bastide.InputError) as error:
        GAME.action(data)
    bad(error, "JSON")


# ---- codes


@pytest.mark.parametrize(
    "data",
    [
        *({"do": "house", "seat": 0, "space": space} for space in (0, 4, 13, 27)),
        *({"do": "move", "seat": 0, "to": to} for to in (0, 4)),
    ],
)
def test_actions_that_no_position_allows_have_no_code(data: dict[str, Any]) -> None:
    """An action must not take the code of another."""
    with pytest.raises(bastide.InputError) as error:
        GAME.encode(GAME.action(data))
    bad(error, data["do"])


def test_codes_that_name_nothing() -> None:
    state = GAME.start(seats=2, seed=1)
    for code in (-1, GAME.num_actions, 10**9, 10**30):
        with pytest.raises(bastide.InputError) as error:
            GAME.decode(state, code)
        bad(error, f"from 0 to {GAME.num_actions - 1}")


def test_a_code_is_that_of_its_action() -> None:
    """CAY-4.1: the Fair has one branch, so the code of a first branch names nothing there."""
    state = at_work(0, players={0: {"goods": RICH}})
    use = next(action for action in state.legal(0) if action.do == "use")
    codes = [GAME.encode(action) for action in every_action(GAME, state, 0)]
    assert len(codes) == len(set(codes))
    numbered = GAME.encode(GAME.action({"do": "use", "seat": 0, "building": "stone_church", "branch": 0}))
    assert numbered != GAME.encode(use) and not state.mask(0)[numbered]
    with pytest.raises(bastide.InputError) as error:
        state.step(numbered)
    bad(error, str(numbered))


SPOTS = {
    "draft": GAME.start(seats=3, seed=1),
    "plan": scenario(bridge=[2], players={0: {"standing": [5]}, 1: {"standing": [6]}}),
    "use": at_work(18, players={0: {"goods": RICH}}, road={18: "stone_alchemist"}),
    "court": at_work(1, players={0: {"goods": RICH}}),
    "carpenter": at_work(2, players={0: {"goods": RICH}}),
    "bridge": on_bridge(),
    "favour": favoured(players={1: {"characters": ["thief"]}}),
    "deliver": delivering(0, players={0: {"goods": RICH}}),
    "prestige": managed(road={5: "residence"}, owners={5: 0}, players={0: {"goods": RICH}}),
}


@pytest.mark.parametrize("name", SPOTS)
def test_every_illegal_code_is_refused_with_a_rule(name: str) -> None:
    """The whole space of actions, from every seat: a rule, a sentence in two languages, an untouched state."""
    state = SPOTS[name]
    legal = [state.legal(seat) for seat in range(3)]
    refusals = 0
    for seat in range(3):
        for action in every_action(GAME, state, seat):
            assert GAME.action(action.to_json()) == action
            if action not in legal[seat]:
                assert refused(state, action).startswith("CAY-")
                refusals += 1
    assert refusals > 200


# ---- notation


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "empty"),
        ("fly", '"fly"'),
        ("Place space=3", '"Place"'),
        ("place space", '"space"'),
        ("place space=3 space=3", '"space" is written twice'),
        ("place space=3 colour=red", '"colour"'),
        ("place space=99 building=fair", "space: 99"),
        ("place space=three building=fair", "space: "),
        ("place", "fits"),
        ("place building=start_farm", "fits 2 actions. Say more (space)"),
        ("use building=castle", '"castle"'),
        ("deliver goods=food+wood+silk", '"silk"'),
        ("move to=-1", "to: -1"),
        ("take character=provost", '"provost"'),
        ("place space=" + "9" * 5000, "space"),
    ],
)
def test_lines_that_cannot_be_read(line: str, said: str) -> None:
    state = scenario()
    before = state.clone()
    with pytest.raises(bastide.InputError) as error:
        GAME.parse(0, line, state)
    bad(error, said)
    assert state == before


@pytest.mark.parametrize(
    ("line", "rule", "said"),
    [
        ("place space=14", "CAY-3.2.3", "Space 14 is empty"),
        ("place building=stone_church", "CAY-3.2.3", "lies at the castle site"),
        ("place building=wood_tailor", "CAY-3.2.3", "does not stand on space"),
        ("place space=4", "CAY-3.2.3", "Guilds Bridge"),
        ("place space=5", "CAY-3.2.3", "Somebody already stands"),
        ("visit slot=2", "CAY-3.2.2", "can't do that"),
        ("use", "CAY-3.2.2", "can't do that"),
    ],
)
def test_lines_that_mean_nothing_legal_name_the_rule(line: str, rule: str, said: str) -> None:
    """What is not on the table is read all the same, so that the rule can be named."""
    state = scenario(players={1: {"standing": [5]}})
    with pytest.raises(bastide.IllegalAction) as error:
        state.apply(GAME.parse(0, line, state))
    check_illegal(error.value, "caylus1303")
    assert error.value.rule == rule
    assert said in error.value.message


@pytest.mark.parametrize("seat", [-1, 3, 4, 99])
def test_lines_and_codes_of_seats_that_are_not_there(seat: int) -> None:
    state = scenario()
    with pytest.raises(bastide.InputError):
        GAME.parse(seat, "pass", state)
    with pytest.raises(bastide.InputError):
        GAME.decode(state, 3, seat)


def test_an_action_of_another_game() -> None:
    state = scenario()
    other = bastide.game("burgundy").action({"do": "end", "seat": 0})
    with pytest.raises(bastide.IllegalAction):
        state.apply(other)


def test_what_json_leaves_out_is_read_off_the_table() -> None:
    """With the state at hand a space or a slot says which building it is, and a use which one is being used."""
    state = scenario()
    assert str(GAME.action({"do": "place", "seat": 0, "space": 5}, state)) == "place space=5 building=start_sawmill"
    assert str(GAME.action({"do": "visit", "seat": 0, "slot": 0}, favoured())) == "visit slot=0 building=start_market"
    market = at_work(9)
    assert GAME.action({"do": "use", "seat": 0, "gain": "food"}, market) in market.legal(0)
    assert refused(state, GAME.action({"do": "place", "seat": 0, "space": 14}, state)) == "CAY-3.2.3"
