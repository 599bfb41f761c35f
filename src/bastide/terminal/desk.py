"""What a person at the table can ask without changing anything. Every command is a method `on_<command>`."""

from rich.markdown import Markdown
from rich.text import Text

from bastide.bots.hinting import hint
from bastide.core.action import Action
from bastide.core.errors import InputError
from bastide.core.phrases import Phrase, Value
from bastide.core.words import words
from bastide.search.reasons import said as spoken
from bastide.terminal import answers, commands, rulebook
from bastide.terminal.boards import board
from bastide.terminal.menu import Menu, menu
from bastide.terminal.screen import HEADING, QUIET, Screen
from bastide.terminal.session import Session
from bastide.terminal.telling import described, names

LOG_LINES = 20


class Desk:
    """The person before the screen, what is shown there, and the answers to questions."""

    def __init__(self, session: Session, screen: Screen, language: str) -> None:
        self.session = session
        self.screen = screen
        self.game = session.record.game
        self.words = words(language, self.game.name, commands.PACKAGE)
        self.board = board(self.game, self.words, names(session.state, self.words), screen.size)
        self.seat: int | None = None
        """Who sits before the screen."""
        self.menu = Menu([])

    def say(self, key: str, **args: Value) -> str:
        return self.words.say(Phrase(key, args))

    def asked(self) -> int:
        """The seat that is asked something; not when the game is over."""
        if self.seat is None or self.session.state.over:
            raise InputError(Phrase("input-over"))
        return self.seat

    def parsed(self, line: str) -> Action:
        """The action that a line means."""
        return self.game.parse(self.asked(), line, self.session.state)

    def example(self) -> str:
        """An action as a line, to show how it is done."""
        legal = [] if self.session.state.over else self.legal()
        return str(legal[0]) if legal else self.game.verbs[0]

    def rule(self) -> str:
        """A rule of the game, to show what their numbers look like."""
        return self.session.state.turn_rule

    def piece(self) -> str:
        """Something that can be asked about, to show how it is done."""
        pieces = self.board.pieces()
        return self.say(self.board.noun(pieces[0]).removeprefix("@")) if pieces else "…"

    # ---- commands

    def on_help(self, _: str) -> None:
        self.screen.say(self.say("help-input"))
        self.screen.say(self.say("help-notation", example=self.example(), verbs=", ".join(self.game.verbs)))
        if self.words.has("help-game"):
            self.screen.say(self.say("help-game"))
        self.screen.say(self.say("help-commands"), HEADING)
        examples = {"example": self.example(), "rule": self.rule(), "piece": self.piece()}
        self.screen.show(commands.overview(self.words, examples))

    def on_board(self, _: str) -> None:
        """Everything anew: the board, the question, the options."""
        state = self.session.state
        touched = {touch for action in self.legal() for touch in action.touches()}
        self.screen.show(self.board.draw(state.view(self.seat), frozenset(touched)))
        if self.seat is not None and not state.over:
            self.menu = menu(self.game, state, self.seat, self.words)
            self.screen.say("\n" + self.words.say(state.question(self.seat)), HEADING)
            self.show_menu()

    def legal(self) -> list[Action]:
        return [] if self.seat is None else self.session.state.legal(self.seat)

    def show_menu(self) -> None:
        self.screen.show(self.menu.draw())

    def on_player(self, which: str) -> None:
        seats = self.session.record.seats
        chosen = [seat for seat in range(seats) if seat != self.seat]
        if which:
            number = commands.small_number(which) or 0
            if not 1 <= number <= seats:
                raise InputError(Phrase("player-which", {"got": which, "seats": seats}))
            chosen = [number - 1]
        view = self.session.state.view(self.seat)
        for seat in chosen:
            self.screen.show(self.board.draw_player(view, seat))

    def on_hint(self, _: str) -> None:
        seat = self.asked()
        state = self.session.state
        found = hint(state, seat, self.session.chance())
        number = self.menu.number(found.action)
        said = described(found.action, state, self.words)
        self.screen.say(self.say("hint", number=number, said=said) if number else self.say("hint-plain", said=said))
        if found.why is not None:
            self.screen.say(spoken(self.words, found.why), indent=2)
        if found.then:
            then = "; ".join(self.words.say(phrase) for phrase in found.then)
            self.screen.say(self.say("hint-then", then=then), QUIET, indent=2)

    def on_why(self, what: str) -> None:
        """Of an action in notation, of things on the table, or of everything that cannot be done."""
        seat = self.asked()
        state = self.session.state
        parts = what.split()
        if not parts or parts[0] not in self.game.verbs:
            if not answers.touched_by_any(self.game, state, seat, parts):
                raise InputError(
                    Phrase(
                        "whynot-what",
                        {"got": what, "example": self.example(), "things": " ".join(self.legal()[0].touches())},
                    )
                )
            self.screen.show(answers.why_not(self.game, state, seat, parts, self.words))
            return
        action = self.parsed(what)
        refusal = state.refuse(action)
        if refusal is None:
            said = described(action, state, self.words)
            self.screen.say(self.say("whynot-allowed", number=self.menu.number(action), said=said))
        else:
            self.screen.say(self.say("whynot-refused", line=str(action)))
            self.screen.show(answers.refused(refusal, self.words))

    def on_rule(self, which: str) -> None:
        language = self.words.language
        number = rulebook.number(which, self.game, language)
        if not number:
            raise InputError(Phrase("rule-which" if which else "rule-none", {"got": which, "rule": self.rule()}))
        title = rulebook.title(number, self.words)
        self.screen.show(Text(f"{number} «{title}»" if title else number, HEADING))
        self.screen.show(Markdown(rulebook.rule(number, self.game, language)))

    def on_tile(self, name: str) -> None:
        found = answers.tiles(name, self.board, self.words)
        if found is None:
            raise InputError(Phrase("tiles-none", {"got": name}))
        self.screen.show(found)

    def on_log(self, lines: str) -> None:
        wanted = commands.small_number(lines or str(LOG_LINES))
        if wanted is None:
            raise InputError(Phrase("log-lines", {"got": lines}))
        told = answers.story(self.session.events, self.seat, self.board, self.words)
        if not told:
            self.screen.say(self.say("log-empty"))
        elif len(told) > wanted:
            self.screen.say(self.say("log-more", count=len(told) - wanted), QUIET)
        for sentence in told[max(0, len(told) - wanted) :]:
            self.screen.say(sentence, indent=2)

    def on_score(self, _: str) -> None:
        self.screen.show(answers.scores(self.session.state, self.seat, self.board, self.words))
