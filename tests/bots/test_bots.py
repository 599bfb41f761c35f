"""The greedy bot at Burgundy plays well; what all bots keep to is test_fair_play."""

from itertools import pairwise

import pytest

import bastide
from bastide.arena import Local, Match, Sitting, play, run
from bastide.core.state import State
from tests.games.burgundy.scenario import scenario
from tests.games.kit import do

GAME = bastide.game("burgundy")
SETUPS = ("basic", "advanced_open", "advanced_secret")


# ---- the search


def best(state: State) -> str:
    return str(bastide.bot("greedy").choose(state, 0))


def test_plays_a_turn_through_castle_and_city_hall() -> None:
    """One die, three placements: castle, city hall on h12 for 11 points, castle (X31)."""
    state = scenario(
        round=5,
        players={0: {"hexes": {"h13": "knowledge_1"}, "storage": ["castle", "city_hall", "castle"], "workers": 0}},
        dice={0: (6, 6)},
    )
    played = []
    while state.to_act == (0,):
        action = bastide.bot("greedy").choose(state, 0)
        played.append(action.do)
        state.apply(action)
    assert played.count("place") == 3
    assert state.scores()[0] == 11


def test_stops_looking_where_the_dice_of_the_next_round_fall() -> None:
    """The last of a round who is first of the next may not plan with dice that nobody has rolled."""
    goods = {"goods_2": 2, "goods_5": 1}
    state = scenario(players={0: {"storage": ["ship"], "goods": goods}}, dice={0: (2, 2)}, order=(1, 0), turn=1)
    choices = {str(bastide.bot("greedy").choose(state, 0, seed)) for seed in range(8)}
    assert len(choices) == 1


# ---- knowing the game


def test_finishes_an_area_before_the_phase_ends() -> None:
    """A one-hex city: 1 + 10 points now, 1 + 8 a turn later."""
    state = scenario(round=5, players={0: {"hexes": {"h13": "knowledge_4"}, "storage": ["bank"]}}, dice={0: (2, 5)})
    state = do(state, "workers die=1")
    assert best(state) == "place storage=0 tile=bank hex=h12 die=0"


def test_sells_at_the_end_of_the_game() -> None:
    state = scenario(phase="e", round=5, players={0: {"goods": {"goods_3": 4}}}, dice={0: (3, 1)})
    assert best(state) == "sell goods=3 die=0"


def test_spends_no_silver_on_a_tile_that_comes_too_late() -> None:
    state = scenario(
        phase="e",
        round=5,
        players={0: {"silver": 2}},
        used=(True, True),
        depots={"black": ["mine", "ship"]},
    )
    assert best(state) == "end"


def test_takes_animals_of_its_kind() -> None:
    state = scenario(
        phase="c",
        players={0: {"hexes": {"h05": "pig_4", "h06": "pig_3", "h12": "bank"}}},
        depots={"3": ["pig_2"], "6": [None, "sheep_3"]},
        used=(True, True),
        stack=[{"seat": 0, "ask": "castle"}],
    )
    assert "tile=pig_2" in best(state)


def test_takes_the_fuller_load() -> None:
    state = scenario(
        players={0: {"hexes": {"h18": "ship"}}},
        depot_goods={"2": {"goods_1": 1}, "5": {"goods_2": 2, "goods_3": 1}},
        used=(True, False),
        stack=[{"seat": 0, "ask": "ship"}],
    )
    assert best(state) == "ship depots=5"


def test_workers_silver_mines_and_goods_are_worth_something_until_the_end() -> None:
    for phase in ("a", "c", "e"):
        plain = GAME.evaluate(scenario(phase=phase), 0)
        for more in ({"workers": 2}, {"silver": 1}, {"hexes": {"h25": "mine"}}, {"goods": {"goods_3": 2}}):
            assert GAME.evaluate(scenario(phase=phase, players={0: more}), 0) > plain


def test_mines_are_worth_more_early() -> None:
    gains = []
    for phase in ("a", "b", "c", "d", "e"):
        plain = scenario(phase=phase, players={0: {"hexes": {"h25": "mine"}}})
        more = scenario(phase=phase, players={0: {"hexes": {"h25": "mine", "h30": "mine"}}})
        gains.append(GAME.evaluate(more, 0) - GAME.evaluate(plain, 0))
    assert all(earlier > later for earlier, later in pairwise(gains))


def test_a_finished_game_is_worth_its_points() -> None:
    state = scenario(phase="e", round=5, players={0: {"points": 50}, 1: {"points": 40}}, order=(1, 0), turn=1)
    while not state.over:
        state.apply(bastide.bot("greedy").choose(state, state.to_act[0]))
    assert [GAME.evaluate(state, seat) for seat in range(2)] == state.scores()


@pytest.mark.parametrize("setup", ["advanced_open", "advanced_secret"])
def test_starts_where_the_castle_has_neighbours(setup: str) -> None:
    """Duchy 1: h07 and h19 touch six hexes, h02 and h03 at the edge only four."""
    state = GAME.start(2, "castle", setup=setup, duchies="1")
    seat = state.to_act[0]
    choice = bastide.bot("greedy").choose(state, seat)
    assert choice.fields()["castle"] in ("h07", "h19")


# ---- strength


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    greedy, other = run("burgundy", ["greedy", "random"], 4, "strength", backend=Local(1)).standings
    assert (greedy.wins, other.wins) == (4, 0)
    assert greedy.scores.mean > 150


@pytest.mark.slow
def test_four_greedy_bots_end_their_game() -> None:
    match = Match("burgundy", ("greedy",) * 4, 4, "four", {"setup": "advanced_open"})
    outcome = play(match, Sitting(0, (0, 1, 2, 3), 0))
    assert sum(outcome.wins) == 1
    assert min(outcome.scores) > 140
