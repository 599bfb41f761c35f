"""A game is its record: a set-up, a seed and one line per action. Saving, undo, replay and forking work on it.

    bastide record 1
    game burgundy
    seats 2
    seed 7
    option duchies 1+3
    option setup basic

    0 take depot=3 slot=1 tile=ship die=0
    1 workers die=1

    score 0 0
    end 2 moves 5f0c2a…

A game that does not begin with the deal has a line `position {…}` after its options.
The last line counts the moves and carries a check sum of all before it, so a cut or changed file is noticed. Lines that
begin with # are remarks.
"""

import json
from hashlib import sha256
from typing import Final, NoReturn

from bastide.core.action import Action
from bastide.core.catalog import game as find_game
from bastide.core.game import Game
from bastide.core.option import Setting
from bastide.core.refusal import IllegalAction, InputError, Phrase
from bastide.core.rng import Seed, check_seed
from bastide.core.state import State

HEADING: Final = "bastide record 1"
SNAPSHOT_EVERY: Final = 8


class RecordError(InputError):
    """A record that cannot be read: `line` says where (0: the whole)."""

    def __init__(self, line: int, phrase: Phrase, game: str = "") -> None:
        super().__init__(Phrase("bad-record", {"line": line, "said": phrase}), game)
        self.line = line


class Record:
    """A game from its set-up to now. `state` is the position after all moves; change it only through the record."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        seed: Seed = 0,
        options: dict[str, object] | None = None,
        position: object = None,
    ) -> None:
        self.game: Game = find_game(game)
        self.seats = self.game.check_seats(seats)
        self.seed = check_seed(seed)
        self.options: dict[str, Setting] = self.game.check_options(seats, options or {})
        self.moves: list[Action] = []
        self._undone: list[Action] = []
        self.position = position
        """Where it begins, as JSON, when it does not begin with the deal: a fork, or a study."""
        self.state = self._first()
        self._snapshots: list[State] = [self.state.clone()]

    def _first(self) -> State:
        if self.position is None:
            given: dict[str, object] = dict(self.options)
            return self.game.start(self.seats, self.seed, **given)
        state = self.game.from_json(self.position)
        if state.seats != self.seats:
            raise InputError(Phrase("bad-record-seats", {"want": self.seats, "got": state.seats}))
        return state

    # ---- playing

    def apply(self, action: Action) -> None:
        """Play an action and write it down. What had been undone is forgotten."""
        self.state.apply(action)
        self._undone.clear()
        self._write(action)

    def _write(self, action: Action) -> None:
        self.moves.append(action)
        if len(self.moves) % SNAPSHOT_EVERY == 0:
            self._snapshots.append(self.state.clone())

    def undo(self, moves: int = 1) -> int:
        """Take back up to so many moves; how many were there to take back."""
        taken = min(moves, len(self.moves))
        for _ in range(taken):
            self._undone.append(self.moves.pop())
        del self._snapshots[len(self.moves) // SNAPSHOT_EVERY + 1 :]
        self.state = self.replay()
        return taken

    def redo(self, moves: int = 1) -> int:
        done = min(moves, len(self._undone))
        for _ in range(done):
            action = self._undone.pop()
            self.state.apply(action)
            self._write(action)
        return done

    def replay(self, upto: int | None = None) -> State:
        """A fresh state after the first `upto` moves (all without it), played on from the nearest snapshot."""
        count = len(self.moves) if upto is None else upto
        if not 0 <= count <= len(self.moves):
            raise InputError(Phrase("bad-upto", {"got": count, "high": len(self.moves)}))
        nearest = min(count // SNAPSHOT_EVERY, len(self._snapshots) - 1)
        state = self._snapshots[nearest].clone()
        for action in self.moves[nearest * SNAPSHOT_EVERY : count]:
            state.apply(action)
        return state

    def fork(self, upto: int | None = None) -> "Record":
        """A record of its own that goes on from the position after `upto` moves."""
        given: dict[str, object] = dict(self.options)
        other = Record(self.game.name, self.seats, self.seed, given, self.position)
        for action in self.moves[: len(self.moves) if upto is None else upto]:
            other.apply(action)
        return other

    # ---- text

    def text(self) -> str:
        lines = [HEADING, f"game {self.game.name}", f"seats {self.seats}", f"seed {self.seed}"]
        lines += [f"option {name} {written(value)}" for name, value in self.options.items()]
        if self.position is not None:
            lines.append(f"position {json.dumps(self.position, separators=(',', ':'))}")
        lines.append("")
        lines += [f"{action.seat} {action}" for action in self.moves]
        if self.moves:
            lines.append("")
        lines.append(" ".join(["score", *(str(points) for points in self.state.scores())]))
        if self.state.over:
            lines.append(" ".join(["winner", *(str(seat) for seat in self.state.winners())]))
        return "\n".join(lines) + f"\nend {len(self.moves)} moves {check_sum(lines)}\n"

    @staticmethod
    def parse(text: str) -> "Record":
        """A record from its text: every line is read, every move is played, score and check sum must agree."""
        return _Parser(text).record()


def written(value: Setting) -> str:
    if isinstance(value, tuple):
        return "+".join(str(item) for item in value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def check_sum(lines: list[str]) -> str:
    """Over the lines that say something, so that remarks and blank lines may come and go."""
    said = "\n".join(line for line in lines if line and not line.startswith("#"))
    return sha256(said.encode()).hexdigest()[:16]


class _Parser:
    """Reads a record line by line and knows the number of the line that is wrong."""

    def __init__(self, text: str) -> None:
        rows = [row.strip() for row in text.splitlines()]
        self.rows = [(n, row) for n, row in enumerate(rows, 1) if row and not row.startswith("#")]
        self.game = ""

    def fail(self, line: int, key: str, **args: int | str | Phrase) -> NoReturn:
        raise RecordError(line, Phrase(key, dict(args)), self.game)

    def record(self) -> Record:
        if not self.rows or self.rows[0][1] != HEADING:
            self.fail(1, "bad-record-heading", want=HEADING)
        if not self.rows[-1][1].startswith("end "):
            self.fail(self.rows[-1][0], "bad-record-cut")
        record = self.set_up()
        first = 4 + len(record.options) + (record.position is not None)
        for line, row in self.rows[first:-1]:
            self.move(record, line, row)
        self.ending(record)
        return record

    def named(self, index: int, name: str) -> str:
        if index >= len(self.rows):
            self.fail(self.rows[-1][0], "bad-record-cut")
        line, row = self.rows[index]
        word, _, value = row.partition(" ")
        if word != name or not value:
            self.fail(line, "bad-record-want", want=name, got=row)
        return value

    def set_up(self) -> Record:
        name = self.named(1, "game")
        try:
            self.game = find_game(name).name
        except InputError as error:
            raise RecordError(self.rows[1][0], error.phrase) from None
        seats = self.named(2, "seats")
        if not seats.isdecimal() or len(seats) > 2:
            self.fail(self.rows[2][0], "bad-record-want", want="seats 2", got=self.rows[2][1])
        seed = self.named(3, "seed")
        options: dict[str, object] = {}
        for index in range(4, 4 + len(find_game(name).options)):
            option, _, value = self.named(index, "option").partition(" ")
            if option in options:
                self.fail(self.rows[index][0], "bad-notation-twice", field=option)
            options[option] = _setting(value)
        try:
            return Record(name, int(seats), seed, options, self.position(4 + len(options)))
        except InputError as error:
            raise RecordError(self.rows[2][0], error.phrase, self.game) from None

    def position(self, index: int) -> object:
        """The position in which the record begins, if it says so."""
        line, row = self.rows[index]
        word, _, data = row.partition(" ")
        if word != "position":
            return None
        try:
            found: object = json.loads(data)
        except ValueError:
            self.fail(line, "bad-record-want", want="position {…}", got=row[:40])
        return found

    def move(self, record: Record, line: int, row: str) -> None:
        word, _, rest = row.partition(" ")
        if word in ("score", "winner"):
            return
        if not word.isdecimal() or len(word) > 2:
            self.fail(line, "bad-record-move", got=row[:80])
        try:
            action = record.game.parse(int(word), rest, record.state)
            record.apply(action)
        except InputError as error:
            raise RecordError(line, error.phrase, self.game) from None
        except IllegalAction as refused:  # a name of its own: compiled, a name has one type
            said = refused.phrase or Phrase(refused.message)
            self.fail(line, "bad-record-illegal", rule=refused.rule, said=said)

    def ending(self, record: Record) -> None:
        """The closing lines must be those that this game would get."""
        line, end = self.rows[-1]
        parts = end.split()
        if len(parts) != 4 or parts[2] != "moves" or not parts[1].isdecimal():
            self.fail(line, "bad-record-want", want="end N moves SUM", got=end)
        if int(parts[1]) != len(record.moves):
            self.fail(line, "bad-record-count", want=int(parts[1]), got=len(record.moves))
        fresh = [row for row in record.text().splitlines() if row]
        for (number, row), want in zip(self.rows[:-1], fresh[:-1], strict=False):
            if row != want:
                self.fail(number, "bad-record-want", want=want, got=row)
        if parts[3] != fresh[-1].split()[3] or len(self.rows) != len(fresh):
            self.fail(line, "bad-record-sum", want=fresh[-1].split()[3], got=parts[3])


def _setting(text: str) -> object:
    """The value of an option as it was written."""
    if "+" in text and all(part.isdecimal() and len(part) < 10 for part in text.split("+")):
        return tuple(int(part) for part in text.split("+"))
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isdecimal() and len(text) < 10 else text
