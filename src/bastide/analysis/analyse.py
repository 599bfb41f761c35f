"""The analysis of a recorded game, step by step, so that whoever waits for it hears how far it is.

Every turn gets a first glance (the greedy bot's, within the turn); the most suspicious ones are looked at by
the search.
"""

from collections.abc import Generator
from dataclasses import dataclass
from math import sqrt
from typing import Final

from bastide.analysis.judging import Referee, Verdict
from bastide.analysis.luck import Luck
from bastide.analysis.result import Analysis, Chance, Costly, Seat, Standing
from bastide.analysis.turns import Turn, spoke, states_of, turns_of
from bastide.core.phrases import Phrase
from bastide.core.record import Record
from bastide.core.state import State
from bastide.search.reasons import Reasons, sentence

SHOWN: Final = 3
LEAST_LOSS: Final = 0.05
"""Points; what costs less is not worth a word."""
FEWEST: Final = 2
MOST: Final = 12
"""Pairs that are played on from each time that chance speaks."""
FEW_ROUNDS: Final = 3
SEED: Final = "analysis"


@dataclass(frozen=True)
class Effort:
    """`nodes`: positions for a turn that is looked at; `looks`: how many turns are; `plays`: how often the game is
    played on, in all, to see what chance gave."""

    nodes: int = 4000
    looks: int = 16
    plays: int = 1200

    @staticmethod
    def of(nodes: int) -> "Effort":
        """So much for a turn, and as much more or less for the rest."""
        return Effort(nodes, min(16, max(SHOWN, nodes // 250)), nodes * 3 // 10)


Steps = Generator[float, None, Analysis]
"""Says which part is done, and at last what was found."""


def analyse(record: Record, effort: Effort | None = None) -> Analysis:
    """All of it at once."""
    steps = analysing(record, effort or Effort())
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: Analysis = end.value
            return found


def analysing(record: Record, effort: Effort) -> Steps:
    states = states_of(record)
    turns = [turn for turn in turns_of(record, states) if turn.choice]
    judge = Referee(record.game, effort.nodes)
    verdicts: list[Verdict] = []
    for turn in turns:
        yield 0.15 * len(verdicts) / len(turns)
        verdicts.append(judge.glance(states[turn.moves], turn.seat, turn.actions, f"{SEED} {turn.moves}"))
    suspects = sorted(range(len(turns)), key=lambda number: -verdicts[number].loss)[: effort.looks]
    looked: list[int] = []
    for number in suspects:
        yield 0.15 + 0.55 * len(looked) / len(suspects)
        turn = turns[number]
        verdicts[number] = judge.look(states[turn.moves], turn.seat, turn.actions, f"{SEED} {turn.moves}")
        looked.append(number)
    chances: list[Chance] = []
    errors = [0.0] * record.seats
    drawn = [moves for moves in range(len(record.moves)) if spoke(record, states[moves], states[moves + 1])]
    pairs = min(MOST, max(FEWEST, effort.plays // (2 * record.seats * max(1, len(drawn)))))
    luck = Luck(record.game, pairs)
    for moves in drawn:
        yield 0.7 + 0.3 * len(chances) / len(drawn)
        gave: list[float] = []
        for seat in range(record.seats):
            points, error = luck.gave(
                states[moves], record.moves[moves], states[moves + 1], seat, f"{SEED} {moves} {seat}"
            )
            gave.append(round(points, 2))
            errors[seat] += error * error
        chances.append(Chance(moves, tuple(gave)))
    return Analysis(
        record.game.name,
        len(record.moves),
        tuple(standings(record, states, turns)),
        tuple(costly(record, states, [(turns[number], verdicts[number]) for number in looked])),
        tuple(chances),
        tuple(
            summary(seat, turns, verdicts, [chance.gave[seat] for chance in chances], sqrt(errors[seat]))
            for seat in range(record.seats)
        ),
    )


def standings(record: Record, states: list[State], turns: list[Turn]) -> list[Standing]:
    """Where rounds begin, and at the end: there all have had as many turns. Without rounds, where turns do."""
    clock = [record.game.clock(state) for state in states]
    begins = [moves for moves in range(1, len(clock)) if clock[moves] != clock[moves - 1]]
    if len(begins) < FEW_ROUNDS:
        begins = [turn.moves for turn in turns]
    found: list[Standing] = []
    for moves in sorted({0, *begins, len(record.moves)}):
        state = states[moves]
        worths = state.scores() if state.over else [record.game.evaluate(state, seat) for seat in range(record.seats)]
        found.append(Standing(moves, tuple(round(worth, 1) for worth in worths)))
    return found


def costly(record: Record, states: list[State], looked: list[tuple[Turn, Verdict]]) -> list[Costly]:
    """The worst first; what may as well be chance is not among them."""
    looked = [(turn, one) for turn, one in looked if one.loss > max(LEAST_LOSS, one.error)]
    looked.sort(key=lambda pair: (-pair[1].loss, pair[0].moves))
    found: list[Costly] = []
    for turn, one in looked[:SHOWN]:
        why = reason(record, states[turn.moves], turn, one)
        played, better = tuple(turn.actions), tuple(one.better)
        found.append(Costly(turn.seat, turn.moves, played, better, round(one.loss, 2), round(one.error, 2), why))
    return found


def reason(record: Record, state: State, turn: Turn, verdict: Verdict) -> Phrase | None:
    """What speaks for the better turn: against what was played, or by itself."""
    reasons = Reasons(record.game, state, turn.seat, SEED)
    parts = reasons.instead(verdict.better, turn.actions) or reasons.of(verdict.better, [turn.actions])
    return sentence(parts) if parts else None


def summary(seat: int, turns: list[Turn], verdicts: list[Verdict], gave: list[float], error: float) -> Seat:
    own = [verdict for turn, verdict in zip(turns, verdicts, strict=True) if turn.seat == seat]
    lost = sum(verdict.loss for verdict in own) / max(1, len(own))
    agreed = len([verdict for verdict in own if verdict.agreed])
    return Seat(len(own), agreed, round(lost, 2), round(sum(gave), 2), round(error, 2))
