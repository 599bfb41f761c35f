"""The line of play: what was played, what was taken back, and states to go on from without playing it all again.

Records, the server's tables and games in a terminal take back, play again and look back on the same line.
"""

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from bastide.core.action import Action
from bastide.core.errors import InputError
from bastide.core.event import Event
from bastide.core.game import Game
from bastide.core.phrases import Phrase
from bastide.core.state import State

KEEP_EVERY: Final = 8
"""A state is kept in memory after so many moves."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """An action on the line."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.digest = ""
        """Names the line up to and with this move; empty until somebody asks."""
        self.events: list[Event] | None = None
        """What it made happen; None until somebody asks."""


M = TypeVar("M", bound=Move)


@mypyc_attr(allow_interpreted_subclasses=True)
class History(Generic[M]):
    """`line[:at]` has been played; what lies beyond has been taken back and can be played again."""

    def __init__(
        self, game: Game, seats: int, seed: int | str, options: Mapping[str, object], position: object = None
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.position = position
        """Where the line begins, as JSON; None: with the deal."""
        self.line: list[M] = []
        self.at = 0
        self._now: State | None = None
        self._states: dict[int, State] = {}
        self._saved: dict[int, str] = {}
        """Snapshots that were kept elsewhere, as JSON until they are needed."""
        self._course: list[list[int]] = []
        self._course_of: str = ""
        self._believed: set[int] = set()
        """Those that were read."""
        self.unreadable: set[int] = set()
        """Those that could not be read, or could not be played on from; whoever keeps them should replace them."""

    @property
    def moves(self) -> list[Action]:
        """The actions that have been played."""
        return [move.action for move in self.line[: self.at]]

    @property
    def state(self) -> State:
        """The position of now. Change it only through the history."""
        if self._now is None:
            self._now = self.replay()
        return self._now

    # ---- going on

    def play(self, move: M) -> None:
        """Play a new move. An illegal one raises IllegalAction and changes nothing."""
        state = self.state
        state.apply(move.action)
        self.append(move, state)

    def append(self, move: M, after: State | None = None) -> None:
        """A move that is known to be legal, with the state it leads to if that is known too. What had been taken back
        is forgotten."""
        self._forget(self.at)
        self.line.append(move)
        self.at += 1
        self._now = after
        if after is not None and self.at % KEEP_EVERY == 0:
            self._states[self.at] = after.clone()

    def go(self, at: int, after: State | None = None) -> None:
        """Take back, or play again, until so many moves have been played."""
        self.at = at
        self._now = after

    def take_out(self, place: int, after: State | None = None) -> M:
        """Take one move out of the line and leave those played after it. What had been taken back is forgotten."""
        taken, later = self.line[place], self.line[place + 1 : self.at]
        self._forget(place)
        for move in [taken, *later]:
            move.digest = ""
            move.events = None
        self.line += later
        self.at = len(self.line)
        self._now = after
        return taken

    def _forget(self, at: int) -> None:
        del self.line[at:]
        for kept in [kept for kept in self._states if kept > at]:
            del self._states[kept]
        for kept in [kept for kept in self._saved if kept > at]:
            del self._saved[kept]

    # ---- looking back

    def replay(self, upto: int | None = None) -> State:
        """A fresh state after the first `upto` moves (without it, of now), played on from the nearest that is kept."""
        at = self.at if upto is None else upto
        try:
            return self._play_on(at)
        except Exception:
            if not self._mistrust(at):
                raise
        return self._play_on(at)

    def _play_on(self, at: int) -> State:
        start = max([kept for kept in [*self._states, *self._saved] if kept <= at], default=0)
        if start not in self._states:
            saved = self._saved.get(start)
            self._states[start] = self._first() if saved is None else self.game.from_json(json.loads(saved))
            if saved is not None:
                self._believed.add(start)
                del self._saved[start]
        state = self._states[start].clone()
        for place in range(start, at):
            state.apply(self.line[place].action)
            if (place + 1) % KEEP_EVERY == 0:
                self._states[place + 1] = state.clone()
        return state

    def _mistrust(self, at: int) -> bool:
        """Begin again with the deal, because the latest snapshot is no good: the moves are the truth. False: there was
        none."""
        kept = [moves for moves in [*self._saved, *self._believed] if moves <= at]
        if not kept:
            return False
        self.unreadable.add(max(kept))
        self._states.clear()
        self._saved.clear()
        self._believed.clear()
        return True

    def without(self, place: int) -> State:
        """The position of now, had a move not been made. IllegalAction: a later one needs it."""
        state = self.replay(place)
        for move in self.line[place + 1 : self.at]:
            state.apply(move.action)
        return state

    def _first(self) -> State:
        if self.position is None:
            return self.game.start(self.seats, self.seed, **dict(self.options))
        state = self.game.from_json(self.position)
        if state.seats != self.seats:
            raise InputError(Phrase("bad-record-seats", {"want": self.seats, "got": state.seats}))
        return state

    def told(self, first: int = 0, last: int | None = None) -> list[list[Event]]:
        """What the moves from `first` to before `last` (without it, to now) made happen. It is remembered."""
        moves = self.line[first : self.at if last is None else last]
        unheard = [place for place, move in enumerate(moves) if move.events is None]
        if unheard:
            state = self.replay(first + unheard[0])
            events = state.watch()
            for move in moves[unheard[0] : unheard[-1] + 1]:
                state.apply(move.action)
                move.events = events.copy()
                events.clear()
        return [move.events or [] for move in moves]

    def course(self) -> list[list[int]]:
        """The points of the seats and then of opponents, as they stood at the beginning and after each move; no secrets
        are kept here. It is remembered."""
        if not self._course or self._course_of != self.digest():
            state = self.replay(0)
            course = [standing(state)]
            for move in self.moves:
                state.apply(move)
                course.append(standing(state))
            self._course = course
            self._course_of = self.digest()
        return self._course

    def forget_told(self) -> None:
        for move in self.line:
            move.events = None

    # ---- snapshots that are kept elsewhere

    def digest(self, at: int | None = None) -> str:
        """Names the line up to a move, so that a snapshot of another line is never taken for one of this."""
        at = self.at if at is None else at
        known = at
        while known and not self.line[known - 1].digest:
            known -= 1
        digest = self.line[known - 1].digest if known else ""
        for move in self.line[known:at]:
            digest = sha256(f"{digest} {move.action.seat} {move.action}".encode()).hexdigest()[:16]
            move.digest = digest
        return digest

    def keep_saved(self, at: int, body: str) -> None:
        self._saved[at] = body


def standing(state: State) -> list[int]:
    """The points of the seats, and of opponents whom nobody sits for."""
    return [*state.scores(), *[opponent.points for opponent in state.opponents()]]
