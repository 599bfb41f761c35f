"""The search bot: what it compares, and how it doubts. What all bots keep to is test_fair_play."""

import pytest

import bastide
from bastide.arena import Local, run
from bastide.bots.search import SearchBot
from bastide.core.errors import InputError
from bastide.core.searching import Searching
from bastide.core.state import State
from bastide.core.words import words
from bastide.search.beam import Beam, Line
from bastide.search.budget import Budget
from bastide.search.tree import TreeSearch
from bastide.search.turns import Candidate, TurnSearch

GAMES = [game for game in bastide.games() if game not in ("fair",)]
every_game = pytest.mark.parametrize("game", GAMES)


def opening(game: str, moves: int = 9) -> tuple[State, int]:
    """A position with something to choose."""
    state = bastide.game(game).start(2, f"search {game}")
    rules = bastide.game(game)
    while state.moves < moves or len(rules.candidates(state, state.to_act[0], state.legal(state.to_act[0]))) < 2:
        state.apply(bastide.bot("greedy?width=1").choose(state, state.to_act[0], state.moves))
    return state, state.to_act[0]


@every_game
def test_ways_to_go_on_begin_with_what_is_legal_and_the_first_is_played(game: str) -> None:
    state, seat = opening(game)
    bot = SearchBot(nodes=100)
    imagined = state.determinize(seat, 5)
    ways = bot.consider(imagined, seat, 5)
    assert len(ways) > 1
    for way in ways:
        assert way.actions[0] in state.legal(seat)
        assert all(action.seat == seat for action in way.actions)
    assert bot.choose(state, seat, 5) == ways[0].actions[0]


@every_game
def test_more_positions_are_judged_with_a_larger_budget(game: str) -> None:
    """And no fewer than it allows."""
    state, seat = opening(game)
    rules = bastide.game(game)
    used = []
    for nodes in (1, 3000):
        budget = Budget(nodes)
        how = rules.searching(state)
        if how.tree:
            TreeSearch(rules, how, budget).consider(state, seat)
        else:
            how.top = 3
            TurnSearch(rules, how, budget).consider(state, seat, 1)
        used.append(budget.used)
    assert 1 <= used[0] < 1000 and used[0] < 3000 <= used[1]


def test_a_small_budget_compares_fewer_turns() -> None:
    """Two at least, or in a hurry one; a usual one all that the game names."""
    state, seat = opening("burgundy")
    rules = bastide.game("burgundy")
    how = rules.searching(state)
    once = Budget(1)
    assert len(TurnSearch(rules, how, once).consider(state, seat, 1)) == 2
    hurried = TurnSearch(rules, how, Budget(0, 1e-9))
    assert hurried.affordable(hurried.candidates(state, seat)[0], state.clone(), seat, rules.clock(state) + 1) == 1
    for share in (4, 40):
        budget = Budget(share * once.used // 2)
        found = TurnSearch(rules, how, budget).consider(state, seat, 1)
        assert len(found) < how.top if share == 4 else len(found) == how.top
        assert all(one.looks for one in found) and budget.used < 2 * budget.nodes


@every_game
def test_thinks_for_some_time_if_told_so(game: str) -> None:
    state, seat = opening(game)
    assert bastide.bot("search?seconds=0.02").choose(state, seat, 1) in state.legal(seat)


def test_when_half_of_the_time_is_gone_only_the_best_line_is_followed() -> None:
    state, seat = opening("burgundy")
    rules = bastide.game("burgundy")

    def judged(width: int, seconds: float) -> int:
        beam = Beam(rules, width, budget=Budget(0, seconds))
        beam.turns(state, seat, state.legal(seat))
        return beam.nodes

    assert judged(16, 1e-9) == judged(1, 1e-9) == judged(1, 1000.0) < judged(16, 1000.0) == judged(16, 0.0)


@every_game
def test_times_as_many_positions_as_the_game_says(game: str) -> None:
    state, _ = opening(game)
    how = bastide.game(game).searching(state)
    assert SearchBot().budget(how).nodes == how.nodes
    assert SearchBot(times=2.5).budget(how).nodes == SearchBot(times=2.5).within(1.0).budget(how).nodes
    assert SearchBot(times=2.5).budget(how).nodes == round(2.5 * how.nodes)
    assert SearchBot(nodes=7, times=2.5).budget(how).nodes == 7
    assert SearchBot(times=0.0).budget(how).nodes == 1  # 0 would be as many as there is time for


def test_negative_budgets_are_refused_in_both_languages() -> None:
    for spec in ("search?nodes=-1", "search?seconds=-0.5", "search?times=-2.0"):
        with pytest.raises(InputError) as refused:
            bastide.bot(spec)
        for language in ("en", "ru"):
            assert spec.partition("=")[2] in words(language).say(refused.value.phrase)


@pytest.mark.parametrize("bot", ["search?nodes=20", "greedy"])
def test_plans_that_can_be_changed_are_not_changed_for_ever(bot: str) -> None:
    """In this deal a line that goes in circles seems best as long as it lasts."""
    (alone, _) = run("fair", [bot, "greedy"], 2, "deeper", backend=Local(1)).standings
    assert alone.decisions < 200


# ---- doubt


def candidates(*outcomes: list[float], sure: int = 1000) -> list[Candidate]:
    state = bastide.game("fair").start(2, 1)
    found = [Candidate(Line(None, state.legal(0)[0], state, 0.0), number) for number in range(len(outcomes))]
    for one, came in zip(found, outcomes, strict=True):
        one.outcomes = list(came)
        one.weigh(found[0], Searching(doubt=1.0, spread=6.0, sure=sure))
    return found


def test_a_few_worlds_do_not_prove_that_a_turn_is_better() -> None:
    first, other = candidates([3.0, 5.0], [5.0, 7.0])
    assert first.lead == 0.0
    assert other.lead == pytest.approx(2.0 - 6.0 / 2)  # 2 points better in both, but 6 points apart are usual
    assert (first.value, other.value) == (4.0, 6.0)


def test_many_worlds_do() -> None:
    first, other = candidates([3.0, 5.0] * 4, [5.0, 7.0] * 4)
    assert other.lead == pytest.approx(2.0 - 6.0 / 8) and other.lead > first.lead


def test_turns_that_differ_by_luck_are_doubted_longer() -> None:
    _, steady = candidates([0.0] * 4, [2.0] * 4)
    _, lucky = candidates([0.0] * 4, [10.0, -6.0, 10.0, -6.0])
    assert steady.value == lucky.value and lucky.lead < steady.lead


def test_enough_worlds_leave_no_doubt() -> None:
    """What seemed best at first sight may have been dropped before."""
    first, better, worse = candidates([0.0, 2.0], [4.0, -1.0, 3.0], [0.0, 1.0, 2.0], sure=2)
    assert (first.lead, better.lead, worse.lead) == (1.0, 2.0, 1.0)
