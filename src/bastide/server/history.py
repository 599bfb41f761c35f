"""The line of play at a table: its moves know the log entries that brought them and the waves in which they were made.

A wave is a choice at the same time (`Decision.together`). While it goes on, each seat can take its own moves out of the
line and put them back, whatever the others do meanwhile; and what was chosen in it is secret.
"""

from collections.abc import Mapping

from bastide.core.action import Action
from bastide.core.errors import IllegalAction, InputError
from bastide.core.game import Game
from bastide.core.history import History, Move
from bastide.core.state import State
from bastide.server.outdated import Lost, lost_at


class TableMove(Move):
    """An action on the line: the log entry that brought it, whether it showed something new, and its wave (0: none)."""

    def __init__(self, action: Action, number: int, reveals: bool, wave: int | None) -> None:
        super().__init__(action)
        self.number = number
        self.reveals = reveals
        self.wave = wave
        """None: it was written down before waves had numbers."""


class TableHistory(History[TableMove]):
    def __init__(self, game: Game, seats: int, seed: str, options: Mapping[str, object], position: object) -> None:
        super().__init__(game, seats, seed, options, position)
        self.taken: list[TableMove] = []
        """Moves that were taken out of a wave, the latest last."""

    def places(self) -> dict[int, int]:
        """By log entry, how many moves had been played after its move; none for what is not on the line any more."""
        return {move.number: place for place, move in enumerate(self.line, 1)}

    # ---- waves

    def open_waves(self) -> set[int]:
        """The waves that go on."""
        return {decision.together for decision in self.state.stack if decision.together}

    def wave(self, place: int) -> int:
        """The wave of a move."""
        move = self.line[place]
        if move.wave is None:
            asked = self.replay(place).asked(move.action.seat)
            move.wave = asked.together if asked else 0
        return move.wave

    def can_leave(self, place: int) -> bool:
        """Whether a move can leave the line alone: since then there were only answers of a wave that still goes on, and
        nothing was revealed."""
        wave = self.wave(place)
        later = range(place, self.at)
        return wave in self.open_waves() and not any(self.line[p].reveals or self.wave(p) != wave for p in later)

    def can_return(self, seats: list[int]) -> TableMove | None:
        """The move that these seats took out of a wave last, if the wave still goes on."""
        waves = self.open_waves() if self.taken else ()
        return next((move for move in reversed(self.taken) if move.action.seat in seats and move.wave in waves), None)

    # ---- other rules

    def hold(self) -> Lost | None:
        """Played from the deal by the rules of now, up to the first move that does not hold by them: it and all after
        it leave the line, and so does what was taken back."""
        state, lost, at = self.replay(0), None, 0
        for move in self.line[: self.at]:
            try:
                state.apply(move.action)
            except (InputError, IllegalAction) as error:
                lost = lost_at(move.number, error)
                break
            at += 1
        self._forget(at)
        self.go(at, state)
        return lost

    # ---- folding

    def add(self, move: TableMove, after: State | None) -> None:
        """A new move. Only what others have taken out of the same wave can be put back after it."""
        self.taken = [one for one in self.taken if one.wave == move.wave and one.action.seat != move.action.seat]
        self.append(move, after)

    def go(self, at: int, after: State | None = None) -> None:
        self.taken = []
        super().go(at, after)

    def leave(self, number: int, wave: int, after: State | None) -> None:
        """The move of a log entry leaves the line."""
        move = self.take_out(self.places()[number] - 1, after)
        move.wave = wave
        self.taken.append(move)

    def come_back(self, number: int, reveals: bool, after: State | None) -> None:
        """It comes back as the last one; what it reveals may be something else now."""
        move = next(move for move in self.taken if move.number == number)
        move.reveals = reveals
        self.taken.remove(move)
        self.append(move, after)
