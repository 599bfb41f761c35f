"""Intervals against known values, and standings that add up."""

import pytest

from bastide.arena import Match, Outcome, Result, Sitting, ratings
from bastide.arena.report import page
from bastide.arena.statistics import estimate, spread, student, wilson
from bastide.arena.tables import tables
from bastide.core.words import words


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 4, 0.0456, 0.6994)],
)
def test_wilson_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize(
    ("freedom", "value"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (30, 2.042), (999, 1.962)]
)
def test_student(freedom: int, value: float) -> None:
    assert student(freedom) == pytest.approx(value, abs=0.004)


def test_estimate() -> None:
    mean, interval = estimate([1.0, 2.0, 3.0, 4.0, 5.0])
    assert mean == 3
    assert interval is not None
    assert interval == pytest.approx((3 - 1.9632, 3 + 1.9632), abs=1e-3)
    assert estimate([7.0]) == (7, None)


def test_spread() -> None:
    found = spread([4, 1, 3, 2, 5])
    assert (found.least, found.lower, found.median, found.upper, found.most) == (1, 2, 3, 4, 5)
    assert (found.mean, found.count) == (3, 5)
    assert spread([8]).upper == 8


def outcome(deal: int, rotation: int, scores: tuple[int, ...], lineup: tuple[int, ...] = (0, 1)) -> Outcome:
    best = max(scores)
    wins = tuple((points == best) / scores.count(best) for points in scores)
    ranks = tuple(1 + sum(other > points for other in scores) for points in scores)
    count = len(scores)
    return Outcome(Sitting(deal, lineup, rotation), scores, ranks, wins, (10,) * count, (0.5,) * count, (0.2,) * count)


MATCH = Match("fair", ("a", "b"), 2, "s", {})


def test_a_standing_adds_up() -> None:
    games = (outcome(0, 0, (9, 3)), outcome(0, 1, (4, 6)), outcome(1, 0, (5, 5)), outcome(1, 1, (8, 2)))
    first, second = Result(MATCH, games).standings
    assert (first.games, first.wins, second.wins) == (4, 2.5, 1.5)
    assert first.seat_wins == (0.75, 0.5), "won and shared in the first seat; lost and won in the second"
    assert (first.points, first.thinking, first.rate, first.longest) == ((9, 4, 5, 8), 0.05, 20.0, 0.2)
    assert Result(MATCH, games).seats == (0.625, 0.375)


def test_rotations_of_a_deal_are_one_number_of_a_paired_difference() -> None:
    games = (outcome(0, 0, (9, 3)), outcome(0, 1, (4, 6)), outcome(1, 0, (5, 5)), outcome(1, 1, (8, 2)))
    (pair,) = Result(MATCH, games).pairs
    assert pair.differences == (2.0, 3.0)
    assert (pair.games, pair.ahead) == (4, 2.5)
    assert pair.difference.mean == 2.5


def test_a_bot_that_is_named_twice_is_two() -> None:
    games = tuple(outcome(0, 0, (3, 1), lineup) for lineup in ((0, 1), (0, 2), (1, 2)))
    result = Result(Match("fair", ("a", "b", "a"), 2, "s", {}), games)
    assert [row.name for row in result.standings] == ["a", "b", "a #2"]
    assert [row.wins for row in result.standings] == [2, 1, 0]
    assert result.ranked == [0, 1, 2]


def test_ratings_rank_by_strength_whatever_came_last() -> None:
    won = [outcome(deal, 0, (3, 1)) for deal in range(12)]
    lost = [outcome(deal, 0, (1, 3)) for deal in range(12, 18)]
    one, other = (ratings.ratings(games, 2) for games in ([*won, *lost], [*lost, *won]))
    for strong, weak in (one, other):
        assert strong is not None
        assert weak is not None
        assert strong.mu > 25 > weak.mu
        assert strong.sigma < 25 / 3
    assert ratings.ratings([*won, *lost], 2) == one, "the same games, the same ratings"
    assert ratings.ratings([outcome(0, 0, (3,), (0,))], 1) == (None,), "whoever met nobody has none"


def test_without_openskill_there_are_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "available", lambda: False)
    result = Result(MATCH, (outcome(0, 0, (3, 1)), outcome(0, 1, (3, 1))))
    assert [row.rating for row in result.standings] == [None, None]
    say = words("en", "fair", "bastide.arena")
    first = next(tables(result, say))
    assert [str(column.header) for column in first.columns] == ["Bot", "Games", "Wins", "Share (95 %)"]
    assert "bastide\\[arena]" in str(first.caption), "how to have them"
    assert "OpenSkill" not in page(result, say)
