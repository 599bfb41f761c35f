"""Looks through its own turn and follows the line of play that ends in the best position. It knows no game."""

from typing import Final, NamedTuple

from bastide.core.action import Action
from bastide.core.bot import Bot
from bastide.core.catalog import game
from bastide.core.errors import InputError
from bastide.core.game import Game
from bastide.core.phrases import Phrase
from bastide.core.rng import Seed
from bastide.core.state import State

WIDTH: Final = 16
"""How many unfinished lines are followed at a time."""
LENGTH: Final = 24
"""A line is judged as it stands after so many actions: no turn is longer, unless a game lets it go in circles."""


class Line(NamedTuple):
    """Some actions of the seat in a row: the number of the first, where they lead, and what can follow."""

    first: int
    state: State
    options: list[Action]


class GreedyBot(Bot):
    """A beam search that ends where the turn passes or chance speaks: beyond that nothing is known."""

    def __init__(self, width: int = WIDTH, length: int = LENGTH) -> None:
        for name, got in (("width", width), ("length", length)):
            if got < 1:
                raise InputError(Phrase("bad-bot-least", {"word": name, "got": got, "least": 1}))
        self.width = width
        self.length = length

    def think(self, state: State, seat: int, seed: Seed) -> Action:
        rules = game(state.game)
        legal = rules.promising(state, seat, state.legal(seat))
        if len(legal) == 1:
            return legal[0]
        evaluate = rules.evaluate
        chance = state.rng.words()
        best = float("-inf")
        choice = 0
        lines = [Line(number, state, [action]) for number, action in enumerate(legal)]
        for step in range(self.length):
            unfinished: list[tuple[float, int, State]] = []
            for line in lines:
                for action in line.options:
                    after = line.state.clone()
                    action.apply(after)  # it comes from the list of the legal ones, so nothing needs checking
                    after.proceed()
                    value = evaluate(after, seat)
                    known = after.rng.words() == chance and not rules.beyond(state, after)
                    if after.asked(seat) is None or not known or step == self.length - 1:
                        if value > best:
                            best = value
                            choice = line.first
                    else:
                        unfinished.append((value, line.first, after))
            lines = best_lines(rules, unfinished, seat, self.width)
            if not lines:
                break
        return legal[choice]


def best_lines(rules: Game, unfinished: list[tuple[float, int, State]], seat: int, width: int) -> list[Line]:
    """The most promising ones. Of those that are worth the same and leave as many options, one is enough.

    They differ only in the order of their actions, or in which of two equal dice was used.
    """
    unfinished.sort(key=lambda row: -row[0])
    lines: list[Line] = []
    seen: set[tuple[float, int]] = set()
    for value, first, state in unfinished:
        options = rules.promising(state, seat, state.legal(seat))
        mark = (round(value, 6), len(options))
        if mark not in seen:
            seen.add(mark)
            lines.append(Line(first, state, options))
            if len(lines) == width:
                break
    return lines
