"""`bastide replay`: a recorded game, move by move."""

import argparse
import json
from typing import Any, Final

from bastide.core.errors import InputError
from bastide.core.phrases import Phrase, Value
from bastide.core.record import Record
from bastide.core.state import State
from bastide.core.words import LANGUAGES, check_language, words
from bastide.terminal import answers
from bastide.terminal.boards import board
from bastide.terminal.commands import PACKAGE, plain, small_number
from bastide.terminal.files import STDIN, load
from bastide.terminal.screen import HEADING, LeaveError, Screen
from bastide.terminal.telling import described, names

STEPS: Final = ("next", "back", "end", "quit")


def replay(args: argparse.Namespace) -> int:
    language = check_language(args.lang)
    record = load(args.file, to_play=False)
    if args.upto is not None and not 0 <= args.upto <= len(record.moves):
        raise InputError(Phrase("bad-upto", {"got": args.upto, "high": len(record.moves)}))
    player = Player(record, Screen(), language)
    if args.json:
        player.print_json(args.upto)
        return 0
    player.warn()
    if args.upto is not None:
        player.show(args.upto)
    elif player.screen.interactive and args.file != STDIN:
        player.walk()
    else:
        player.print_all()
    return 0


class Player:
    """Shows the positions of a record to a spectator; of a finished game all that was hidden while it ran."""

    def __init__(self, record: Record, screen: Screen, language: str) -> None:
        self.record = record
        self.over = record.replay().over
        self.screen = screen
        self.words = words(language, record.game.name, PACKAGE)
        self.board = board(record.game, self.words, names(record.state, self.words), screen.size)

    def say(self, key: str, **args: Value) -> str:
        return self.words.say(Phrase(key, args))

    def warn(self) -> None:
        """Of other rules: how far it holds, and why not further."""
        notice = self.record.notice()
        if notice is not None:
            self.screen.error(self.words.say(notice))

    def move(self, number: int) -> str:
        """A move in words, with its number; the first is 1."""
        action = self.record.moves[number - 1]
        said = described(action, self.record.replay(number - 1), self.words)
        return f"{number}. {self.board.player(action.seat)}: {said}"

    def show(self, number: int) -> None:
        """The position after so many moves, with the board of whoever made the last one; at the end all boards."""
        state = self.record.replay(number)
        count = len(self.record.moves)
        self.screen.say("")
        self.screen.rule(self.say("replay-position", number=number, count=count))
        if number:
            self.screen.say(self.move(number), HEADING)
        view = self.view(state)
        self.screen.show(self.board.draw(view))
        for seat in range(state.seats):
            if state.over or (number and seat == self.record.moves[number - 1].seat):
                self.screen.show("", self.board.draw_player(view, seat))
        if state.over:
            self.screen.show("", answers.scores(state, None, self.board, self.words, final=True))

    def view(self, state: State) -> dict[str, Any]:
        return (state.opened() if self.over else state).view(None)

    def print_json(self, number: int | None) -> None:
        """The moves up to a position, and the position as a spectator sees it, for programs."""
        record, number = self.record, len(self.record.moves) if number is None else number
        state = record.replay(number)
        moves: list[dict[str, object]] = []
        for action in record.moves[:number]:
            moves.append({"number": len(moves) + 1, **action.to_json(), "move": str(action)})
        notice = record.notice()
        found = {
            "game": record.game.name,
            "rules": record.rules,
            "notice": None if notice is None else self.words.say(notice),
            "seats": record.seats,
            "seed": str(record.seed),
            "options": record.options,
            "moves": moves,
            "over": state.over,
            "scores": state.scores(),
            "winners": state.winners(),
            "view": self.view(state),
        }
        print(json.dumps(found, ensure_ascii=False, indent=1))

    def walk(self) -> None:
        """Step through the moves as the reader says."""
        here = 0
        count = len(self.record.moves)
        self.show(here)
        try:
            while True:
                answer = self.screen.ask(self.say("replay-prompt", count=count) + " ")
                there = self.target(answer, here)
                if there is None:
                    self.screen.error(self.say("replay-what", got=answer, count=count))
                else:
                    here = there
                    self.show(here)
        except LeaveError:
            return

    def target(self, answer: str, here: int) -> int | None:
        """The position that an answer asks for; None when it cannot be read."""
        count = len(self.record.moves)
        number = small_number(answer)
        if number is not None:
            return number if number <= count else None
        step = "next" if not answer else read_step(answer)
        if step == "quit":
            raise LeaveError
        steps = {"next": min(here + 1, count), "back": max(here - 1, 0), "end": count}
        return steps.get(step)

    def print_all(self) -> None:
        """Every move in a line, then the last position."""
        for number in range(1, len(self.record.moves) + 1):
            self.screen.say(self.move(number))
        self.show(len(self.record.moves))


def read_step(answer: str) -> str:
    """A step in any language, as a word or a letter; "" when it is none."""
    for language in LANGUAGES:
        say = words(language, package=PACKAGE).say
        for step in STEPS:
            if plain(answer) in (say(f"step-{step}"), say(f"step-{step}-letter")):
                return step
    return ""
