"""One game between bots. All that happens in it follows from the seed, the deal, the line-up and the rotation."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

import bastide
from bastide.arena.deals import Sitting
from bastide.arena.errors import ArenaError
from bastide.core.action import Action
from bastide.core.catalog import bot
from bastide.core.catalog import game as find_game
from bastide.core.record import Record, written
from bastide.core.rng import Seed, check_seed


@dataclass(frozen=True)
class Match:
    """All that a process must know to play any game of a tournament."""

    game: str
    bots: tuple[str, ...]
    seats: int
    seed: str
    options: dict[str, object]
    """Those that were asked for; the others have their defaults."""

    def identity(self) -> dict[str, object]:
        """What decides how games go, as plain JSON."""
        found = find_game(self.game)
        options = found.check_options(self.seats, self.options)
        return {
            "bastide": bastide.__version__,
            "game": self.game,
            "rules": found.rules_version,
            "bots": list(self.bots),
            "seats": self.seats,
            "seed": self.seed,
            "options": {name: written(value) for name, value in options.items()},
        }

    def deal_seed(self, deal: int) -> str:
        return f"{self.seed} {deal}"


@dataclass(frozen=True)
class Outcome:
    """How a game ended, by place of the line-up (not by seat)."""

    sitting: Sitting
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    """1 for the best; those who share a place have the same."""
    wins: tuple[float, ...]
    """A shared win counts in parts; alone a bot can win or lose."""
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """Thinking time, of all decisions together."""
    longest: tuple[float, ...]
    """That of the slowest decision."""
    record: str = ""
    """Its record, if that was asked for."""

    def facts(self) -> tuple[object, ...]:
        """What is the same whenever and wherever it is played: all but the times."""
        return (self.sitting, self.scores, self.ranks, self.wins, self.decisions, self.record)


def check_match(
    game: str, bots: Sequence[str], seats: int | None, seed: Seed, options: dict[str, object] | None
) -> Match:
    """Refuse here what would otherwise fail in every process."""
    found = find_game(game)
    for name in bots:
        bot(name)
    if not bots:
        raise ArenaError("bad-arena-nobody")
    count = found.check_seats(min(len(bots), 2) if seats is None else seats)
    if count > len(bots):
        raise ArenaError("bad-arena-bots", seats=count, bots=len(bots))
    found.check_options(count, options or {})
    return Match(found.name, tuple(bots), count, str(check_seed(seed)), dict(options or {}))


def play(match: Match, sitting: Sitting, recorded: bool = False) -> Outcome:
    """Play a game to its end; a bot's error names the game in which it happened."""
    try:
        return _play(match, sitting, recorded)
    except Exception as error:
        bots = ",".join(match.bots[number] for number in sitting.lineup)
        error.add_note(f"(in the arena: --bots {bots} --seed {match.seed} --only {sitting.deal}:{sitting.rotation})")
        raise


def _play(match: Match, sitting: Sitting, recorded: bool) -> Outcome:
    seats = match.seats
    players = [bot(match.bots[number]) for number in sitting.lineup]
    decisions = [0] * seats
    seconds = [0.0] * seats
    longest = [0.0] * seats
    moves: list[Action] = []
    seed = match.deal_seed(sitting.deal)
    state = find_game(match.game).start(seats, seed, **match.options)
    while not state.over:
        seat = state.to_act[0]
        place = sitting.place(seat)
        before = perf_counter()
        action = players[place].choose(state, seat, f"{seed} {place}")
        took = perf_counter() - before
        seconds[place] += took
        longest[place] = max(longest[place], took)
        decisions[place] += 1
        if recorded:
            moves.append(action)
        state.apply(action)
    seat_of = [sitting.seat(place) for place in range(seats)]
    scores = state.scores()
    returns = state.returns()
    winners = state.winners()
    return Outcome(
        sitting,
        tuple(scores[seat] for seat in seat_of),
        tuple(1 + sum(other > returns[seat] for other in returns) for seat in seat_of),
        tuple(1 / len(winners) if seat in winners else 0.0 for seat in seat_of),
        tuple(decisions),
        tuple(seconds),
        tuple(longest),
        record_of(match, sitting, moves) if recorded else "",
    )


def record_of(match: Match, sitting: Sitting, moves: list[Action]) -> str:
    """The record, with a remark on who sat in which seat."""
    record = Record(match.game, match.seats, match.deal_seed(sitting.deal), match.options)
    for action in moves:
        record.apply(action)
    seated = [match.bots[sitting.lineup[sitting.place(seat)]] for seat in range(match.seats)]
    heading, _, rest = record.text().partition("\n")
    return "\n".join([heading, *(f"# seat {seat} {name}" for seat, name in enumerate(seated)), rest])
