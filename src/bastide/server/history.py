"""The line of play at a table: the actions so far, those taken back, and states to go on from without replaying."""

from hashlib import sha256
from typing import Final

import msgspec

from bastide.core.action import Action
from bastide.core.event import Event
from bastide.core.game import Game
from bastide.core.state import State

KEEP_EVERY: Final = 8
"""A state is kept in memory after so many moves."""


class Move:
    """An action on the line: the log entry that brought it, and whether it showed something new."""

    def __init__(self, action: Action, number: int, reveals: bool, digest: str) -> None:
        self.action = action
        self.number = number
        self.reveals = reveals
        self.digest = digest
        """Names the line up to and with this move, so that a snapshot of another line is never taken for it."""


class History:
    """`moves[:at]` have been played; what lies beyond has been taken back and can be played again."""

    def __init__(self, game: Game, seats: int, seed: str, options: dict[str, object], position: object) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.position = position
        """Where the line begins, as JSON; None: with the deal."""
        self.moves: list[Move] = []
        self.at = 0
        self._states: dict[int, State] = {}
        self._saved: dict[int, str] = {}
        """Snapshots from the database, as JSON until they are needed."""

    def digest(self, at: int | None = None) -> str:
        at = self.at if at is None else at
        return self.moves[at - 1].digest if at else ""

    def append(self, action: Action, number: int, reveals: bool) -> None:
        """A new move: what had been taken back is forgotten."""
        self.forget(self.at)
        digest = sha256(f"{self.digest()} {action.seat} {action}".encode()).hexdigest()[:16]
        self.moves.append(Move(action, number, reveals, digest))
        self.at += 1

    def moves_of(self, number: int) -> int | None:
        """How many moves had been played after the move of a log entry; None when it was taken back for good."""
        return next((at + 1 for at, move in enumerate(self.moves) if move.number == number), None)

    def forget(self, at: int) -> None:
        del self.moves[at:]
        for kept in [kept for kept in self._states if kept > at]:
            del self._states[kept]
        for kept in [kept for kept in self._saved if kept > at]:
            del self._saved[kept]

    def keep(self, at: int, state: State) -> None:
        self._states[at] = state

    def keep_saved(self, at: int, body: str) -> None:
        self._saved[at] = body

    def nearest(self, at: int) -> tuple[int, State]:
        """The latest state kept at or before a move, as a copy; in the worst case the game is dealt anew."""
        best = max((kept for kept in [*self._states, *self._saved] if kept <= at), default=0)
        if best not in self._states:
            body = self._saved.pop(best, None)
            self._states[best] = self._first() if body is None else self.game.from_json(msgspec.json.decode(body))
        return best, self._states[best].clone()

    def _first(self) -> State:
        if self.position is not None:
            return self.game.from_json(self.position)
        return self.game.start(self.seats, self.seed, **self.options)

    def state(self, at: int | None = None) -> State:
        """The position after `at` moves."""
        at = self.at if at is None else at
        start, state = self.nearest(at)
        for index in range(start, at):
            state.apply(self.moves[index].action)
            if (index + 1) % KEEP_EVERY == 0 and index + 1 < at:
                self.keep(index + 1, state.clone())
        return state

    def told(self, first: int, last: int) -> list[list[Event]]:
        """The events of the moves `first` … `last` - 1."""
        state = self.state(first)
        found: list[list[Event]] = []
        for move in self.moves[first:last]:
            events = state.watch()
            state.apply(move.action)
            found.append(events.copy())
            events.clear()
        return found
