"""A game is its record: a set-up, a seed and one line per action. Saving, undo, replay and forking work on it.

    bastide record 1
    game NAME
    seats 2
    seed 7
    option duchies 1+3
    option setup basic

    0 take depot=3 slot=1 tile=ship die=0
    1 workers die=1

    score 0 0
    resigned 1
    stopped
    end 2 moves 5f0c2a…

A game that does not begin with the deal has a line `position {…}` after its options; `resigned` names the seats that
gave it up, `stopped` says that it was not played to its end.
The last line counts the moves and carries a check sum of all before it, so a cut or changed file is noticed. Lines that
begin with # are remarks; those of `# dice` say what the seed was made of (`core/dice.py`).
"""

import json
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from typing import Final, NoReturn, TypeVar

from bastide.core.action import Action
from bastide.core.catalog import game as find_game
from bastide.core.dice import Dice, read_dice
from bastide.core.errors import IllegalAction, InputError
from bastide.core.game import Game
from bastide.core.history import History, Move
from bastide.core.notation import number, whole
from bastide.core.phrases import Phrase
from bastide.core.rng import check_seed
from bastide.core.state import State

T = TypeVar("T")

HEADING: Final = "bastide record 1"


class RecordError(InputError):
    """A record that cannot be read: `line` says where (0: the whole)."""

    def __init__(self, line: int, phrase: Phrase, game: str = "") -> None:
        super().__init__(Phrase("bad-record", {"line": line, "said": phrase}), game)
        self.line = line
        self._said = phrase

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (type(self), (self.line, self._said, self.game))


class Record(History[Move]):
    """A game from its set-up to now."""

    def __init__(
        self,
        game: object,
        seats: object = 2,
        seed: object = 0,
        options: dict[str, object] | None = None,
        position: object = None,
    ) -> None:
        found = find_game(game)
        count = found.check_seats(seats)
        super().__init__(found, count, check_seed(seed), found.check_options(count, options or {}), position)
        self.resigned: tuple[int, ...] = ()
        """The seats that gave the game up; bots may have played on for them."""
        self.stopped = False
        """Not played to its end: those who played agreed, resigned, or left."""
        self.dice: Dice | None = None
        """What the seed was made of, where that can be shown."""
        self.replay()  # a position that cannot be read is refused at once

    def __reduce__(self) -> tuple[object, ...]:
        """With what was taken back, without the states in between."""
        begins = (self.game.name, self.seats, self.seed, dict(self.options), self.position)
        dice = [] if self.dice is None else self.dice.lines()
        return (restored, (begins, [move.action for move in self.line], self.at, self.resigned, self.stopped, dice))

    def apply(self, action: Action) -> None:
        """Play an action and write it down. What had been undone is forgotten."""
        self.play(Move(action))

    def undo(self, moves: int = 1) -> int:
        """Take back up to so many moves; how many were there to take back."""
        taken = max(0, min(moves, self.at))
        self.go(self.at - taken)
        return taken

    def redo(self, moves: int = 1) -> int:
        done = max(0, min(moves, len(self.line) - self.at))
        self.go(self.at + done)
        return done

    def replay(self, upto: int | None = None) -> State:
        """A fresh state after the first `upto` moves (all without it)."""
        return super().replay(self._count(upto))

    def _count(self, upto: int | None) -> int:
        count = self.at if upto is None else upto
        if not 0 <= count <= self.at:
            raise InputError(Phrase("bad-upto", {"got": count, "high": self.at}))
        return count

    def fork(self, upto: int | None = None) -> "Record":
        """A record of its own that goes on from the position after `upto` moves."""
        other = Record(self.game.name, self.seats, self.seed, dict(self.options), self.position)
        for action in self.moves[: self._count(upto)]:
            other.apply(action)
        return other

    # ---- text

    def text(self) -> str:
        lines = [HEADING, f"game {self.game.name}", f"seats {self.seats}", f"seed {self.seed}"]
        lines += [f"option {name} {written(value)}".rstrip() for name, value in self.options.items()]
        if self.position is not None:
            lines.append(f"position {json.dumps(self.position, separators=(',', ':'))}")
        if self.dice is not None:
            lines += self.dice.lines()
        lines.append("")
        moves = self.moves
        lines += [f"{action.seat} {action}" for action in moves]
        if moves:
            lines.append("")
        lines.append(" ".join(["score", *[str(points) for points in self.state.scores()]]))
        if self.state.over:
            lines.append(" ".join(["winner", *[str(seat) for seat in self.state.winners()]]))
        if self.resigned:
            lines.append(" ".join(["resigned", *[str(seat) for seat in self.resigned]]))
        if self.stopped and not self.state.over:
            lines.append("stopped")
        return "\n".join(lines) + f"\nend {self.at} moves {check_sum(lines)}\n"

    @staticmethod
    def parse(text: str, bounded: bool = False) -> "Record":
        """A record from its text: every line is read, every move is played, score and check sum must agree. `bounded`:
        it comes from a stranger, and may begin only with what a game can bring."""
        return _Parser(text, bounded).record()


def restored(
    begins: tuple[object, object, object, dict[str, object], object],
    actions: list[Action],
    at: int,
    resigned: tuple[int, ...],
    stopped: bool,
    dice: list[str],
) -> Record:
    """A record that was pickled."""
    record = Record(begins[0], begins[1], begins[2], begins[3], begins[4])
    for action in actions:
        record.append(Move(action))
    record.go(at)
    record.resigned = resigned
    record.stopped = stopped
    record.dice = read_dice(dice)
    return record


def written(value: object) -> str:
    if isinstance(value, tuple):
        return "+".join(str(item) for item in value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def check_sum(lines: list[str]) -> str:
    """Over the lines that say something, so that remarks and blank lines may come and go."""
    said = "\n".join(line for line in lines if line and not line.startswith("#"))
    return sha256(said.encode()).hexdigest()[:16]


class _Parser:
    """Reads a record line by line and knows the number of the line that is wrong."""

    def __init__(self, text: str, bounded: bool) -> None:
        self.bounded = bounded
        rows = [row.strip() for row in text.splitlines()]
        self.rows = [(n, row) for n, row in enumerate(rows, 1) if row and not row.startswith("#")]
        self.remarks = [row for row in rows if row.startswith("#")]
        self.game = ""

    def fail(self, line: int, key: str, **args: int | str | Phrase) -> NoReturn:
        raise RecordError(line, Phrase(key, dict(args)), self.game)

    def record(self) -> Record:
        if not self.rows or self.rows[0][1] != HEADING:
            self.fail(1, "bad-record-heading", want=HEADING)
        if not self.rows[-1][1].startswith("end "):
            self.fail(self.rows[-1][0], "bad-record-cut")
        record = self.set_up()
        with suppress(InputError):  # other remarks may begin like that
            record.dice = read_dice(self.remarks)
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
        seats = whole(self.named(2, "seats"))
        if seats is None:
            self.fail(self.rows[2][0], "bad-record-want", want="seats 2", got=self.rows[2][1])
        seed = self.named(3, "seed")
        game = find_game(name)
        self.told(2, lambda: game.check_seats(seats))
        self.told(3, lambda: check_seed(seed))
        options: dict[str, object] = {}
        for index in range(4, 4 + len(game.options)):
            option, _, value = self.named(index, "option").partition(" ")
            if option in options:
                self.fail(self.rows[index][0], "bad-notation-twice", field=option)
            options[option] = _setting(value)
            self.checked(index, game, seats, options)
        index = 4 + len(options)
        position = self.position(index)
        if self.bounded and position is not None:
            self.told(index, lambda: game.check_bounds(position))
        return self.told(index, lambda: Record(name, seats, seed, options, position))

    def checked(self, index: int, game: Game, seats: int, options: dict[str, object]) -> None:
        """Those that were read so far: one may need another before it."""
        self.told(index, lambda: game.check_options(seats, options))

    def told(self, index: int, read: Callable[[], T]) -> T:
        """What is read from a row; its errors name the row."""
        try:
            return read()
        except InputError as error:
            raise RecordError(self.rows[index][0], error.phrase, self.game) from None

    def position(self, index: int) -> object:
        """The position in which the record begins, if it says so."""
        line, row = self.rows[index]
        word, _, data = row.partition(" ")
        if word != "position":
            return None
        try:
            found: object = json.loads(data)
        except (ValueError, RecursionError):
            self.fail(line, "bad-record-want", want="position {…}", got=row)
        return found

    def move(self, record: Record, line: int, row: str) -> None:
        word, _, rest = row.partition(" ")
        if word in ("score", "winner"):
            return
        if word == "stopped":
            record.stopped = True
            return
        if word == "resigned":
            record.resigned = self.gave_up(record, line, rest)
            return
        seat = whole(word)
        if seat is None:
            self.fail(line, "bad-record-move", got=row)
        try:
            action = record.game.parse(seat, rest, record.state)
            record.apply(action)
        except InputError as error:
            raise RecordError(line, error.phrase, self.game) from None
        except IllegalAction as refused:  # another name: compiled, a variable has one type
            said = refused.phrase or Phrase(refused.message)
            self.fail(line, "bad-record-illegal", rule=refused.rule, said=said)

    def gave_up(self, record: Record, line: int, rest: str) -> tuple[int, ...]:
        seats = [whole(word) for word in rest.split()]
        found = tuple(seat for seat in seats if seat is not None and seat < record.seats)
        if not found or len(set(found)) != len(seats):
            self.fail(line, "bad-record-want", want="resigned 0", got=rest)
        return found

    def ending(self, record: Record) -> None:
        """The closing lines must be those that this game would get."""
        line, end = self.rows[-1]
        parts = end.split()
        count = whole(parts[1]) if len(parts) == 4 and parts[2] == "moves" and end == " ".join(parts) else None
        if count is None:
            self.fail(line, "bad-record-want", want="end N moves SUM", got=end)
        if count != record.at:
            self.fail(line, "bad-record-count", want=count, got=record.at)
        fresh = [row for row in record.text().splitlines() if row and not row.startswith("#")]
        for (place, row), want in zip(self.rows[:-1], fresh[:-1], strict=False):
            if row != want:
                self.fail(place, "bad-record-want", want=want, got=row)
        if parts[3] != fresh[-1].split()[3] or len(self.rows) != len(fresh):
            self.fail(line, "bad-record-sum", want=fresh[-1].split()[3], got=parts[3])


def _setting(text: str) -> object:
    """The value of an option as it was written."""
    if text in ("true", "false"):
        return text == "true"
    parts = [number(part) for part in text.split("+")]
    numbers = [part for part in parts if part is not None]
    if len(numbers) < len(parts):
        return text
    return numbers[0] if len(numbers) == 1 else tuple(numbers)
