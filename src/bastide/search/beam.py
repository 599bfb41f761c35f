"""Looking through one's own turn: lines of play that end where the turn passes or chance speaks. It knows no game."""

from typing import Final

from bastide.core.action import Action
from bastide.core.game import Game
from bastide.core.state import State
from bastide.search.budget import Budget
from bastide.search.judge import DIGITS, Judge

LENGTH: Final = 24
"""A line is judged as it stands after so many actions: no turn is longer, unless a game lets it go in circles."""


class Line:
    """Some actions of a seat in a row, where they lead and what that is worth to it."""

    def __init__(self, before: "Line | None", action: Action, state: State, value: float) -> None:
        self.before = before
        self.action = action
        self.state = state
        self.value = value
        self.whole = True
        """Whether it ends with the turn, or as far as somebody looks; not if it never would."""

    def actions(self) -> list[Action]:
        """All of them, the first one first."""
        found: list[Action] = []
        line: Line | None = self
        while line is not None:
            found.append(line.action)
            line = line.before
        found.reverse()
        return found


class Beam:
    """Follows the `width` best unfinished lines at a time; `nodes` counts the positions that were judged. Without a
    `judge` they are worth what the game says. Only the best one is followed when a `budget` says that time is short."""

    def __init__(
        self, rules: Game, width: int, length: int = LENGTH, judge: Judge | None = None, budget: Budget | None = None
    ) -> None:
        self.rules = rules
        self.width = width
        self.length = length
        self.judge = judge
        self.budget = budget
        self.nodes = 0

    def turns(self, state: State, seat: int, options: list[Action]) -> list[Line]:
        """The whole turns that were found, in the order of finding; `options`: what they may begin with."""
        rules, judge = self.rules, self.judge
        chance = state.rng.words()
        found: list[Line] = []
        before: list[Line | None] = [None]
        choices = [options]
        for step in range(self.length):
            unfinished: list[Line] = []
            for place in range(len(before)):
                line = before[place]
                start = state if line is None else line.state
                for action in choices[place]:
                    after = start.clone()
                    action.apply(after)  # it comes from the list of the legal ones, so nothing needs checking
                    after.proceed()
                    self.nodes += 1
                    value = rules.evaluate(after, seat) if judge is None else judge.worth(after, seat)
                    longer = Line(line, action, after, value)
                    known = after.rng.words() == chance and not rules.beyond(state, after)
                    if after.asked(seat) is None or not known:
                        found.append(longer)
                    elif step == self.length - 1:
                        longer.whole = self.length < LENGTH
                        found.append(longer)
                    else:
                        unfinished.append(longer)
            if not unfinished:
                break
            before, choices = self._best(unfinished, seat)
        return found

    def _best(self, unfinished: list[Line], seat: int) -> tuple[list[Line | None], list[list[Action]]]:
        """The most promising ones, and what can follow each. Of those that are worth the same and leave as many options
        one is enough: they differ only in the order of their actions, or in which of two equal dice was used."""
        unfinished.sort(key=worth, reverse=True)
        lines: list[Line | None] = []
        choices: list[list[Action]] = []
        seen: set[tuple[float, int]] = set()
        width = 1 if self.budget is not None and self.budget.hurried() else self.width
        for line in unfinished:
            options = self.rules.promising(line.state, seat, line.state.legal(seat))
            mark = (round(line.value, DIGITS), len(options))
            if mark not in seen:
                seen.add(mark)
                lines.append(line)
                choices.append(options)
                if len(lines) == width:
                    break
        return lines, choices


def worth(line: Line) -> float:
    return line.value


def whole(lines: list[Line]) -> list[Line]:
    """Those that end with the turn, if there are any: whoever goes in circles never comes to an end."""
    return [line for line in lines if line.whole] or lines


def best_of(lines: list[Line]) -> Line:
    """The first of those that are worth most."""
    best = lines[0]
    for line in lines:
        if line.value > best.value:
            best = line
    return best
