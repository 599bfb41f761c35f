"""Levels and styles: who errs does so repeatably, whoever is in a hurry hurries, and each level beats the one below."""

from statistics import mean, stdev

import pytest

import bastide
from bastide.arena import Local, run
from bastide.bots.greedy import GreedyBot
from bastide.bots.levels import LEVELS, SECONDS, Amateur, Master, style_of
from bastide.bots.search import SearchBot
from bastide.core.searching import Searching
from bastide.core.words import words
from bastide.search.budget import Budget
from bastide.search.judge import Judge

GAMES = ("burgundy", "caylus1303", "orleans", "florence")


def test_errors_are_normal_and_follow_from_the_seed_and_what_is_judged() -> None:
    judge = Judge(bastide.game("fair"), noise=1.0, seed="errors")
    errors = [judge.error(number / 7) for number in range(3000)]
    assert abs(mean(errors)) < 0.06
    assert abs(stdev(errors) - 1) < 0.05
    assert [judge.error(number / 7) for number in range(9)] == errors[:9]
    assert Judge(bastide.game("fair"), noise=1.0, seed="others").error(0.0) != errors[0]


def test_a_game_says_how_much_its_amateurs_err() -> None:
    state = bastide.game("caylus1303").start(2, 1)
    rules = bastide.game(state.game)
    judge = Amateur().judge(rules, state, 1)
    assert judge.noise == rules.searching(state).noise != Searching().noise


def test_whoever_errs_plays_otherwise_with_another_seed() -> None:
    state = bastide.game("burgundy").start(2, 1)
    seat = state.to_act[0]
    assert len({str(bastide.bot("novice").choose(state, seat, seed)) for seed in range(12)}) > 1
    assert len({str(bastide.bot("expert").choose(state, seat, seed)) for seed in range(3)}) == 1


@pytest.mark.parametrize(
    ("nodes", "seconds", "used", "part"), [(100, 0.0, 50, 0.5), (100, 1000.0, 50, 0.5), (100, 1e-9, 50, 1.0)]
)
def test_a_budget_is_whichever_is_less(nodes: int, seconds: float, used: int, part: float) -> None:
    budget = Budget(nodes, seconds)
    budget.used = used
    assert budget.part() == part if part < 1 else budget.part() >= 1


def test_in_a_hurry_less_time_is_taken_and_never_more() -> None:
    how = Searching(nodes=1000)
    assert Master().budget(how).seconds == SECONDS
    assert Master().within(0.2).budget(how).seconds == 0.2
    assert Master().within(0.2).within(0.5).budget(how).seconds == 0.2
    assert Master().within(9.0).budget(how).seconds == SECONDS
    plain = SearchBot()
    assert (plain.within(0.2).budget(how).nodes, plain.within(0.2).budget(how).seconds) == (1000, 0.2)
    assert plain.budget(how).seconds == 0
    greedy = bastide.bot("greedy")
    assert greedy.within(0.01) is greedy
    assert style_of(Master(style="ships").within(0.2)) == "ships"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_style_has_a_name(game: str, lang: str) -> None:
    said = words(lang, game)
    styles = bastide.game(game).styles
    assert 2 <= len(styles) <= 3
    assert all(said.has(f"style-{style}") for style in styles)


@pytest.mark.parametrize("maker", [GreedyBot, SearchBot, Amateur, Master])
def test_a_style_is_one_that_the_game_knows(maker: type[GreedyBot | SearchBot]) -> None:
    state = bastide.game("burgundy").start(2, 1)
    with pytest.raises(bastide.InputError, match=r'has no style "sheep".*ships, herds, learning'):
        maker(style="sheep").choose(state, state.to_act[0])


@pytest.mark.parametrize("game", GAMES)
def test_a_style_is_a_matter_of_taste(game: str) -> None:
    """Somewhere in a game each of them makes something else worth more."""
    rules = bastide.game(game)
    state = rules.start(2, "taste")
    liked: dict[str, set[float]] = {style: set() for style in rules.styles}
    while not state.over:
        seat = state.to_act[0]
        for style in rules.styles:
            liked[style].add(rules.inclination(state, seat, style))
        state.apply(bastide.bot("novice").choose(state, seat, state.moves))
    assert all(len(found) > 1 for found in liked.values())
    assert all(Judge(rules, style).liking(state, 0) == 0.0 for style in rules.styles)  # it is over


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lower", range(len(LEVELS) - 1))
def test_each_level_beats_the_one_below(lower: int, game: str) -> None:
    above, below = LEVELS[lower + 1], LEVELS[lower]
    better, _ = run(game, [above, below], 20, "levels", backend=Local(1)).standings
    assert better.name == above
    assert better.share > 0.5
