"""What a tournament says: how each bot did, how each pair compares on equal deals, what the seats are worth."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from bastide.arena.deals import lineups
from bastide.arena.match import Match, Outcome
from bastide.arena.ratings import Rating, ratings
from bastide.arena.statistics import Estimate, Interval, Spread, estimate, spread, wilson


@dataclass(frozen=True)
class Standing:
    """How one bot did."""

    name: str
    points: tuple[int, ...]
    """Its scores, game by game."""
    wins: float
    """A shared win counts in parts."""
    seat_wins: tuple[float, ...]
    """Of the games in each seat."""
    decisions: int
    seconds: float
    longest: float
    rating: Rating | None

    @property
    def games(self) -> int:
        return len(self.points)

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> Interval:
        """Wilson's, of the share of wins."""
        return wilson(self.wins, self.games)

    @cached_property
    def scores(self) -> Spread:
        return spread(self.points)

    @property
    def thinking(self) -> float:
        """Seconds for a decision."""
        return self.seconds / self.decisions if self.decisions else 0.0

    @property
    def rate(self) -> float:
        """Decisions in a second of thinking."""
        return self.decisions / self.seconds if self.seconds else 0.0

    def to_json(self) -> dict[str, object]:
        rating = self.rating
        return {
            "bot": self.name,
            "games": self.games,
            "wins": self.wins,
            "share": self.share,
            "interval": list(self.interval),
            "seat_wins": list(self.seat_wins),
            "scores": vars(self.scores),
            "rating": rating and {"mu": rating.mu, "sigma": rating.sigma, "ordinal": rating.ordinal},
            "decisions": self.decisions,
            "seconds": self.seconds,
            "thinking": self.thinking,
            "longest": self.longest,
            "rate": self.rate,
        }


@dataclass(frozen=True)
class Pair:
    """Two bots at the same tables. `differences` has one number for each deal and line-up: the mean over all rotations
    of the first bot's points less the second's, for those games hang together."""

    first: int
    second: int
    games: int
    ahead: float
    """Games in which the first one did better; half for a tie."""
    differences: tuple[float, ...]

    @property
    def share(self) -> float:
        return self.ahead / self.games

    @property
    def interval(self) -> Interval:
        return wilson(self.ahead, self.games)

    @cached_property
    def difference(self) -> Estimate:
        return estimate(self.differences)


@dataclass(frozen=True)
class Result:
    """A tournament: its games sorted by deal, line-up and rotation, and all that follows from them."""

    match: Match
    outcomes: tuple[Outcome, ...]

    @property
    def games(self) -> int:
        return len(self.outcomes)

    @property
    def lineups(self) -> list[tuple[int, ...]]:
        return lineups(len(self.match.bots), self.match.seats)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The bots; who takes part more than once is numbered."""
        seen: Counter[str] = Counter()
        found: list[str] = []
        for name in self.match.bots:
            seen[name] += 1
            found.append(name if seen[name] == 1 else f"{name} #{seen[name]}")
        return tuple(found)

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        """In the order in which the bots were named."""
        rated = ratings(self.outcomes, len(self.match.bots))
        return tuple(self._standing(number, rated[number]) for number in range(len(self.match.bots)))

    @property
    def ranked(self) -> list[int]:
        """The bots from the best to the worst, by their share of wins, then by their points."""
        rows = self.standings
        return sorted(range(len(rows)), key=lambda number: (-rows[number].share, -rows[number].scores.mean, number))

    @cached_property
    def pairs(self) -> tuple[Pair, ...]:
        """Any two bots that met."""
        found = (self._pair(first, second) for first, second in combinations(range(len(self.match.bots)), 2))
        return tuple(pair for pair in found if pair is not None)

    @cached_property
    def seats(self) -> tuple[float, ...]:
        """The share of wins in each seat, whoever sat there: every bot sat everywhere equally often."""
        won = [0.0] * self.match.seats
        for outcome in self.outcomes:
            for place, part in enumerate(outcome.wins):
                won[outcome.sitting.seat(place)] += part
        return tuple(part / self.games for part in won)

    def facts(self) -> tuple[object, ...]:
        """All but the times: the same on every machine."""
        return tuple(outcome.facts() for outcome in self.outcomes)

    def to_json(self) -> dict[str, object]:
        return {
            **self.match.identity(),
            "games": self.games,
            "standings": [row.to_json() for row in self.standings],
            "pairs": [
                {
                    "first": self.names[pair.first],
                    "second": self.names[pair.second],
                    "games": pair.games,
                    "ahead": pair.ahead,
                    "share": pair.share,
                    "interval": list(pair.interval),
                    "difference": pair.difference.mean,
                    "difference_interval": pair.difference.interval and list(pair.difference.interval),
                }
                for pair in self.pairs
            ],
            "seats_share": list(self.seats),
        }

    def _standing(self, number: int, rating: Rating | None) -> Standing:
        played = [
            (outcome, outcome.sitting.lineup.index(number))
            for outcome in self.outcomes
            if number in outcome.sitting.lineup
        ]
        won = [0.0] * self.match.seats
        for outcome, place in played:
            won[outcome.sitting.seat(place)] += outcome.wins[place]
        return Standing(
            self.names[number],
            tuple(outcome.scores[place] for outcome, place in played),
            sum(won),
            tuple(part * self.match.seats / len(played) for part in won),
            sum(outcome.decisions[place] for outcome, place in played),
            sum(outcome.seconds[place] for outcome, place in played),
            max(outcome.longest[place] for outcome, place in played),
            rating,
        )

    def _pair(self, first: int, second: int) -> Pair | None:
        ahead = 0.0
        deals: defaultdict[tuple[int, tuple[int, ...]], list[int]] = defaultdict(list)
        for outcome in self.outcomes:
            lineup = outcome.sitting.lineup
            if first in lineup and second in lineup:
                one, other = lineup.index(first), lineup.index(second)
                deals[outcome.sitting.deal, lineup].append(outcome.scores[one] - outcome.scores[other])
                ahead += half_points(outcome.ranks[one], outcome.ranks[other])
        if not deals:
            return None
        return Pair(first, second, sum(map(len, deals.values())), ahead, tuple(map(average, deals.values())))


def half_points(mine: int, yours: int) -> float:
    return 1.0 if mine < yours else 0.5 if mine == yours else 0.0


def average(values: Sequence[int]) -> float:
    return sum(values) / len(values)
