"""The numbered options: complete, grouped, in words, with the points they bring at once."""

from collections.abc import Sequence

import pytest

import bastide
from bastide.core.event import Event
from bastide.core.words import words
from bastide.terminal.menu import Menu, gain, menu, next_menu
from bastide.terminal.telling import described
from tests.games.burgundy.scenario import GAME, scenario
from tests.games.caylus1303.scenario import at_work, goods
from tests.games.caylus1303.scenario import scenario as planning
from tests.terminal.drawing import text

SAY = words("en", "burgundy", "bastide.terminal")


def lines(made: Menu) -> list[str]:
    return [line.rstrip() for line in text(made.draw()).splitlines()]


@pytest.mark.parametrize("name", ["burgundy", "caylus1303"])
def test_every_legal_action_has_a_number(name: str) -> None:
    """Only actions that say the same (the other die of a pair, another tile of the kind) share one."""
    game = bastide.game(name)
    said = words("en", name, "bastide.terminal")
    state = game.start(seats=3, seed="menu")
    bot = bastide.bot("random")
    while not state.over:
        seat = state.to_act[0]
        made = menu(game, state, seat, said)
        assert 0 not in [made.number(action) for action in state.legal(seat)]
        for option in made.options:
            assert {described(action, state, said) for action in option.twins} <= {
                described(action, state, said) for action in option.actions
            }
        assert [made.option(number) for number in range(1, len(made.options) + 1)] == made.options
        assert made.option(0) is None
        assert made.option(len(made.options) + 1) is None
        state.apply(bot.choose(state, seat, "menu"))


def test_options_stand_under_headings_the_ways_to_one_thing_together() -> None:
    state = scenario(
        dice={0: (3, 4)},
        players={0: {"storage": ["ship"], "goods": {"goods_3": 2}, "workers": 1, "silver": 2}},
        depots={"3": ["cow_2", None], "4": ["ship", "bank"], "black": ["church"]},
    )
    assert lines(menu(GAME, state, 0, SAY)) == [
        "Take a tile",
        "   1 Take 2 cows from depot 3 with the die showing 3",
        "   2 Take 2 cows from depot 3 with the die showing 4 (1 worker)",
        "   3 Take ship from depot 4 with the die showing 4",
        "   4 Take ship from depot 4 with the die showing 3 (1 worker)",
        "   5 Take bank from depot 4 with the die showing 4",
        "   6 Take bank from depot 4 with the die showing 3 (1 worker)",
        "Place a tile in the duchy",
        "   7 Place ship on hex h18 (number 2) with the die showing 3 (1 worker)",
        "   8 Place ship on hex h20 (number 5) with the die showing 4 (1 worker)",
        "Sell goods",
        "   9 Sell 2 goods tiles (pink) for 4 VP with the die showing 3  +4 VP",
        "  10 Sell 2 goods tiles (pink) for 4 VP with the die showing 4 (1 worker)  +4 VP",
        "Take workers",
        "  11 Take 2 workers with the die showing 3",
        "  12 Take 2 workers with the die showing 4",
        "Buy a tile",
        "  13 Buy church from the black depot for 2 silver",
    ]


def test_a_long_list_of_tiles_is_divided_by_depot() -> None:
    depots: dict[str, Sequence[str | None]] = {
        "1": ["bank", "ship"],
        "2": ["knowledge_8", "castle"],
        "3": ["cow_2", "church"],
        "4": ["ship", "market"],
    }
    many = scenario(dice={0: (1, 2)}, players={0: {"workers": 3}}, depots=depots)
    headings = [line for line in lines(menu(GAME, many, 0, SAY)) if not line[:4].strip().isdecimal()]
    assert headings == ["Take a tile", "  Depot 1", "  Depot 2", "  Depot 3", "  Depot 4", "Take workers"]
    few = scenario(dice={0: (1, 2)}, depots=depots)
    assert lines(menu(GAME, few, 0, SAY))[:2] == [
        "Take a tile",
        "   1 Take bank from depot 1 with the die showing 1",
    ]


def test_a_discard_is_a_second_step() -> None:
    state = scenario(
        dice={0: (5, 5)}, players={0: {"storage": ["ship", "ship", "bank"]}}, depots={"5": ["mine", None, None, None]}
    )
    made = menu(GAME, state, 0, SAY)
    assert lines(made)[:2] == [
        "Take a tile",
        "   1 Take mine from depot 5 with the die showing 5, discarding a stored tile",
    ]
    first = made.options[0]
    assert len(first.actions) == 3
    assert len(first.twins) == 3, "the other die"
    assert lines(next_menu(state, first, SAY)) == [
        "Which stored tile leaves the game?",
        "   1 Discard ship and take mine from depot 5 with the die showing 5",
        "   2 Discard bank and take mine from depot 5 with the die showing 5",
        "   0 Back",
    ]


def test_options_of_caylus_go_along_the_road_and_in_the_order_of_the_game() -> None:
    state = planning(
        players={0: {"standing": [6]}, 1: {"standing": [5], "characters": ["steward"]}},
        road={14: "wood_farm"},
        owners={14: 1},
    )
    said = words("en", "caylus1303", "bastide.terminal")
    made = menu(bastide.game("caylus1303"), state, 0, said)
    assert [line.split(", space ")[-1] for line in lines(made)] == [
        "Place a worker on a building",
        *("0", "1", "2", "3", "7", "8", "9", "10", "11", "12", "13", "14; its owner gets 2 PP", "18"),
        "Place a worker at the castle site",
        "  14 Place a worker at the castle site, position 1",
        "Pass",
        "  15 Pass first and begin round 2",
    ]
    tailor = at_work(14, road={14: "wood_tailor"}, owners={14: 0}, players={0: {"goods": goods(cloth=2)}})
    assert lines(menu(bastide.game("caylus1303"), tailor, 0, said)) == [
        "Use the building",
        "   1 Tailor: pay cloth, gain 4 PP  +4 PP",
        "   2 Tailor: pay 2 × cloth, gain 6 PP  +6 PP",
        "Decline",
        "   3 Do not use the Tailor",
    ]


@pytest.mark.parametrize("name", ["burgundy", "caylus1303"])
@pytest.mark.parametrize("seed", range(3))
def test_the_points_are_those_that_the_action_brings(seed: int, name: str) -> None:
    """Not those that the table brings by itself afterwards: at the end, or when the next building is activated."""
    state = bastide.game(name).start(seats=2, seed=seed)
    bot = bastide.bot("random")
    events = state.watch()
    later = 0
    while not state.over:
        seat = state.to_act[0]
        action = bot.choose(state, seat, seed)
        promised, before, same = gain(state, action), state.scores()[seat], state.clone()
        assert state == same, "looking changes nothing"
        state.act(action)
        final = [event for event in after_the_end(events) if event.seat == seat and event.kind == "score"]
        assert state.scores()[seat] - before == promised + sum(int(str(event.args["points"])) for event in final)
        events.clear()
        state.proceed()
        later += len(final) + len([event for event in events if event.kind == "score"])
    assert later, "something came by itself"


def after_the_end(events: list[Event]) -> list[Event]:
    kinds = [event.kind for event in events]
    return events[kinds.index("end") :] if "end" in kinds else []
