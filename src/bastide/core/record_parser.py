"""Reading a record, line by line (`Record.parse`)."""

import json
from collections.abc import Callable
from contextlib import suppress
from typing import NoReturn, TypeVar

from bastide.core.catalog import game as find_game
from bastide.core.dice import read_dice
from bastide.core.errors import IllegalAction, InputError
from bastide.core.game import Game
from bastide.core.notation import number, whole
from bastide.core.phrases import Phrase, Value
from bastide.core.record import BOM, HEADING, Record, RecordError, check_sum
from bastide.core.rng import check_seed

T = TypeVar("T")


class Parser:
    """Reads a record line by line and knows the number of the line that is wrong."""

    def __init__(self, text: str, bounded: bool) -> None:
        self.bounded = bounded
        self.text = text.removeprefix(BOM)
        rows = [row.strip() for row in self.text.splitlines()]
        self.rows = [(n, row) for n, row in enumerate(rows, 1) if row and not row.startswith("#")]
        self.remarks = [row for row in rows if row.startswith("#")]
        self.game = ""
        self.rules: int | None = None
        """The version of the rules, where it is said."""
        self.options: list[str] = []
        """Those that are named."""
        self.at = 0
        """The row that is read next."""

    def fail(self, line: int, key: str, **args: int | str | Phrase) -> NoReturn:
        raise RecordError(line, Phrase(key, dict(args)), self.game)

    def record(self) -> Record:
        if not self.rows or self.rows[0][1] != HEADING:
            self.fail(1, "bad-record-heading", want=HEADING)
        if not self.rows[-1][1].startswith("end "):
            self.fail(self.rows[-1][0], "bad-record-cut")
        game = self.named_game()
        if self.played_by() != game.rules_version:
            return self.old(game)
        record = self.set_up(game)
        self.moves(record)
        self.ending(record)
        return record

    def played_by(self) -> int:
        return 1 if self.rules is None else self.rules

    def old(self, game: Game) -> Record:
        """Played by other rules: nothing was changed since, and it holds up to some line."""
        self.unchanged()
        try:
            record = self.set_up(game)
        except RecordError as error:
            versions: dict[str, Value] = {"was": self.played_by(), "now": game.rules_version}
            raise RecordError(
                error.line, Phrase("bad-record-old", {**versions, "said": error.said}), self.game
            ) from None
        try:
            self.moves(record)
            self.ending(record)
        except RecordError as error:
            record.rules = self.played_by()
            record.stale = error
            record.source = self.text
        return record

    def moves(self, record: Record) -> None:
        for line, row in self.rows[self.at : -1]:
            self.move(record, line, row)

    def named(self, name: str) -> str:
        """What follows the name with which the next row begins."""
        if self.at >= len(self.rows):
            self.fail(self.rows[-1][0], "bad-record-cut")
        line, row = self.rows[self.at]
        word, _, value = row.partition(" ")
        if word != name or not value:
            self.fail(line, "bad-record-want", want=name, got=row)
        self.at += 1
        return value

    def begins(self, name: str) -> bool:
        return self.at < len(self.rows) and self.rows[self.at][1].partition(" ")[0] == name

    def named_game(self) -> Game:
        self.at = 1
        name = self.named("game")
        try:
            game = find_game(name)
        except InputError as error:
            raise RecordError(self.rows[1][0], error.phrase) from None
        self.game = game.name
        if self.begins("rules"):
            self.rules = whole(self.named("rules"))
            if not self.rules:
                self.fail(self.rows[2][0], "bad-record-want", want="rules 2", got=self.rows[2][1])
        return game

    def set_up(self, game: Game) -> Record:
        """All before the moves. Errors name the row that was read last."""
        seats = whole(self.named("seats"))
        if seats is None:
            self.fail(self.rows[self.at - 1][0], "bad-record-want", want="seats 2", got=self.rows[self.at - 1][1])
        self.told(lambda: game.check_seats(seats))
        seed = self.named("seed")
        self.told(lambda: check_seed(seed))
        options: dict[str, object] = {}
        while self.begins("option"):
            option, _, value = self.named("option").partition(" ")
            if option in options:
                self.fail(self.rows[self.at - 1][0], "bad-notation-twice", field=option)
            options[option] = _setting(value)
            self.checked(game, seats, options)
        self.options = list(options)
        position: object = None
        if self.begins("position"):
            position = self.position()
            if self.bounded:
                self.told(lambda: game.check_bounds(position))
        record = self.told(lambda: Record(game.name, seats, seed, options, position))
        with suppress(InputError):  # other remarks may begin like that
            record.dice = read_dice(self.remarks)
        return record

    def checked(self, game: Game, seats: int, options: dict[str, object]) -> None:
        """Those that were read so far: one may need another before it."""
        self.told(lambda: game.check_options(seats, options))

    def told(self, read: Callable[[], T]) -> T:
        """What is read from the last row; its errors name the row."""
        try:
            return read()
        except InputError as error:
            raise RecordError(self.rows[self.at - 1][0], error.phrase, self.game) from None

    def position(self) -> object:
        """The position in which the record begins."""
        line, row = self.rows[self.at]
        self.at += 1
        try:
            found: object = json.loads(row.partition(" ")[2])
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

    def unchanged(self) -> None:
        """The closing line must be that of the lines before it, whatever they mean."""
        line, count, found = self.closing()
        rows = [row for _, row in self.rows[:-1]]
        moves = sum(whole(row.partition(" ")[0]) is not None for row in rows)
        if count != moves:
            self.fail(line, "bad-record-count", want=count, got=moves)
        if found != check_sum(rows):
            self.fail(line, "bad-record-sum", want=check_sum(rows), got=found)

    def closing(self) -> tuple[int, int, str]:
        """The number of the last line, how many moves it speaks of, and the check sum."""
        line, end = self.rows[-1]
        parts = end.split()
        count = whole(parts[1]) if len(parts) == 4 and parts[2] == "moves" and end == " ".join(parts) else None
        if count is None:
            self.fail(line, "bad-record-want", want="end N moves SUM", got=end)
        return line, count, parts[3]

    def ending(self, record: Record) -> None:
        """The closing lines must be those that this game would get."""
        line, count, found = self.closing()
        if count != record.at:
            self.fail(line, "bad-record-count", want=count, got=record.at)
        text = record.written(self.rules, self.options)
        fresh = [row for row in text.splitlines() if row and not row.startswith("#")]
        for (place, row), want in zip(self.rows[:-1], fresh[:-1], strict=False):
            if row != want:
                self.fail(place, "bad-record-want", want=want, got=row)
        if found != fresh[-1].split()[3] or len(self.rows) != len(fresh):
            self.fail(line, "bad-record-sum", want=fresh[-1].split()[3], got=found)


def _setting(text: str) -> object:
    """The value of an option as it was written."""
    if text in ("true", "false"):
        return text == "true"
    parts = [number(part) for part in text.split("+")]
    numbers = [part for part in parts if part is not None]
    if len(numbers) < len(parts):
        return text
    return numbers[0] if len(numbers) == 1 else tuple(numbers)
