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

Where the rules of a game have changed (`Game.rules_version` above 1) a line `rules 2` follows its name; without one it
was played by the first. A record of other rules is opened up to the first line that no longer holds: `stale` says
which; it can be looked at and forked, not played on. An option that it does not name has its default.
A game that does not begin with the deal has a line `position {…}` after its options; `resigned` names the seats that
gave it up, `stopped` says that it was not played to its end.
The last line counts the moves and carries a check sum of all before it, so a cut or changed file is noticed. Lines that
begin with # are remarks; those of `# dice` say what the seed was made of (`core/dice.py`).
"""

import json
from hashlib import sha256
from operator import index
from typing import Final, SupportsIndex, TypeVar

from bastide.core.action import Action
from bastide.core.catalog import game as find_game
from bastide.core.dice import Dice, read_dice
from bastide.core.errors import InputError
from bastide.core.history import History, Move
from bastide.core.phrases import Phrase, Value
from bastide.core.rng import check_seed
from bastide.core.state import State

T = TypeVar("T")

HEADING: Final[str] = "bastide record 1"
BOM: Final[str] = "\ufeff"
"""With which some editors begin a file."""


class RecordError(InputError):
    """A record that cannot be read: `line` says where (0: the whole)."""

    def __init__(self, line: int, phrase: Phrase, game: str = "") -> None:
        super().__init__(Phrase("bad-record", {"line": line, "said": phrase}), game)
        self.line = line
        self.said = phrase

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (type(self), (self.line, self.said, self.game))


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
        self.rules = found.rules_version
        """The version of the rules by which it was played."""
        self.stale: RecordError | None = None
        """Of other rules: the first line that does not hold by those of now."""
        self.source = ""
        """Its whole text then, which is all there is to write of it."""
        self.replay()  # a position that cannot be read is refused at once

    def __reduce__(self) -> tuple[object, ...]:
        """With what was taken back, without the states in between."""
        begins = (self.game.name, self.seats, self.seed, dict(self.options), self.position)
        dice = [] if self.dice is None else self.dice.lines()
        return (restored, (begins, [move.action for move in self.line], self.at, self.resigned, self.stopped, dice))

    def apply(self, action: Action) -> None:
        """Play an action and write it down. What had been undone is forgotten."""
        notice = self.notice()
        if notice is not None:
            raise InputError(notice, self.game.name)
        self.play(Move(action))

    def notice(self) -> Phrase | None:
        """Of a record that cannot be played on: by which rules it was played, and where they are others now."""
        if self.stale is None:
            return None
        args: dict[str, Value] = {"was": self.rules, "now": self.game.rules_version, "moves": len(self.line)}
        return Phrase("old-record", {**args, "said": self.stale.phrase})

    def undo(self, moves: SupportsIndex = 1) -> int:
        """Take back up to so many moves; how many were there to take back."""
        taken = max(0, min(index(moves), self.at))
        self.go(self.at - taken)
        return taken

    def redo(self, moves: SupportsIndex = 1) -> int:
        """Play again up to so many moves that were undone; how many there were."""
        done = max(0, min(index(moves), len(self.line) - self.at))
        self.go(self.at + done)
        return done

    def replay(self, upto: SupportsIndex | None = None) -> State:
        """A fresh state after the first `upto` moves (all without it)."""
        return super().replay(self._count(upto))

    def _count(self, upto: SupportsIndex | None) -> int:
        count = self.at if upto is None else index(upto)
        if not 0 <= count <= self.at:
            raise InputError(Phrase("bad-upto", {"got": count, "high": self.at}))
        return count

    def fork(self, upto: SupportsIndex | None = None) -> "Record":
        """A record of its own that goes on from the position after `upto` moves."""
        other = Record(self.game.name, self.seats, self.seed, dict(self.options), self.position)
        for action in self.moves[: self._count(upto)]:
            other.apply(action)
        return other

    # ---- text

    def text(self) -> str:
        """The record as text: set-up, seed, a line for each move, and a check sum."""
        if self.stale is not None:
            return self.source
        version = self.game.rules_version
        return self.written(version if version > 1 else None, list(self.options))

    def written(self, rules: int | None, options: list[str]) -> str:
        """Its text with these options named, and the version of its rules if that is to be said."""
        lines = [HEADING, f"game {self.game.name}"]
        if rules is not None:
            lines.append(f"rules {rules}")
        lines += [f"seats {self.seats}", f"seed {self.seed}"]
        lines += [f"option {name} {written(self.options[name])}".rstrip() for name in options]
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
        """A record from its text: every line is read, every move is played, score and check sum must agree. One of
        other rules must be whole, and is opened as far as it holds (`stale`). `bounded`: it comes from a stranger, and
        may begin only with what a game can bring."""
        from bastide.core.record_parser import Parser

        return Parser(text, bounded).record()


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
    """A setting as a record writes it."""
    if isinstance(value, tuple):
        return "+".join(str(item) for item in value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def check_sum(lines: list[str]) -> str:
    """Over the lines that say something, so that remarks and blank lines may come and go."""
    said = "\n".join(line for line in lines if line and not line.startswith("#"))
    return sha256(said.encode()).hexdigest()[:16]
