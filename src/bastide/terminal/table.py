"""The table at which people and bots play: asks people, listens to them, and tells what the others do."""

from contextlib import suppress

from bastide.core.action import Action
from bastide.core.errors import InputError
from bastide.core.event import Event
from bastide.core.lexicon import missing
from bastide.core.phrases import Phrase
from bastide.terminal import answers, commands, files
from bastide.terminal.boards.board import View
from bastide.terminal.desk import Desk
from bastide.terminal.menu import Menu, next_menu
from bastide.terminal.screen import HEADING, QUIET, LeaveError, Screen
from bastide.terminal.secrets import keeps_secrets
from bastide.terminal.session import PERSON, Session
from bastide.terminal.telling import TURN_MARKS, unit

PROMPT = "> "
LONGEST = 500
"""Letters of a line; nothing that makes sense is longer."""


class Table(Desk):
    """One game from the first question to the last word."""

    def __init__(self, session: Session, screen: Screen, language: str) -> None:
        super().__init__(session, screen, language)
        self.file = ""
        self.saved = list(session.record.moves)
        self.changed = False

    # ---- the course of the game

    def run(self) -> None:
        self.greet()
        try:
            while True:
                self.bots_play()
                if self.session.state.over:
                    self.finish()
                else:
                    self.ask_person(self.session.state.to_act[0])
                self.listen()
        except (LeaveError, KeyboardInterrupt):
            self.farewell()

    def greet(self) -> None:
        self.screen.rule(self.say("game-name") if self.words.has("game-name") else self.game.name)
        for seat, kind in enumerate(self.session.kinds):
            key = f"bot-{kind}"
            who = self.say(key) if self.words.has(key) else kind
            if kind == PERSON:
                who = self.say("a-person", people=len(self.session.people()))
            self.screen.say(f"{self.board.player(seat)}: {who}", indent=2)
        lacking = missing(self.game, (self.words.language,))
        if lacking is not None:
            self.screen.error(self.words.say(lacking))
        self.screen.say(self.say("greet-seed", seed=str(self.session.record.seed)), QUIET, indent=2)
        self.screen.say(self.say("greet-help"), indent=2)

    def bots_play(self) -> None:
        """Bots move until a person is asked or the game is over; every turn is told and summed up."""
        state = self.session.state
        while not state.over and not self.session.is_person(state.to_act[0]):
            seat = state.to_act[0]
            before = state.counters(seat)
            heard: list[Event] = []
            self.screen.say(f"\n{self.board.player(seat)}", HEADING)
            while not turn_ended(heard) and not state.over and state.to_act[0] == seat:
                heard = self.session.play(self.session.bot_choice(seat))
                self.tell(heard)
            self.sum_up(seat, before, state.counters(seat))
            self.tell_course(heard)

    def sum_up(self, seat: int, before: dict[str, int], after: dict[str, int]) -> None:
        """What a turn changed of all that its player counts before everybody."""
        hidden = self.session.state.hidden_counters
        changed = [name for name in after if before[name] != after[name] and name not in hidden]
        changes = [self.change(seat, name, before[name], after[name]) for name in changed]
        if changes:
            self.screen.say(self.say("turn-sum", change=", ".join(changes)), HEADING, indent=2)

    def change(self, seat: int, name: str, was: int, now: int) -> str:
        """Before and after; of points that are hidden only what everybody saw, the gain."""
        view: View = self.session.state.view(self.seat)
        if name == "points":
            what = unit(self.words)
            if view["scores"][seat] is None:
                return self.say("turn-gain", what=what, gain=now - was)
        else:
            what = self.say(f"counter-{name}") if self.words.has(f"counter-{name}") else name
        return self.say("turn-change", what=what, was=was, now=now)

    def tell(self, heard: list[Event]) -> None:
        """What an action did."""
        for line in self.story(heard[: course_begins(heard)]):
            self.screen.say(line, indent=2)

    def tell_course(self, heard: list[Event]) -> None:
        """How the game goes on after it. Whose turn it is, is plain to see."""
        for line in self.story([event for event in heard[course_begins(heard) :] if event.kind != "turn"]):
            self.screen.say(line, HEADING)

    def story(self, events: list[Event]) -> list[str]:
        return answers.story([events], self.seat, self.board, self.words)

    def ask_person(self, seat: int) -> None:
        """Show a person the position. Where there are secrets the one before leaves nothing on the screen."""
        player = self.board.player(seat)
        if self.screen.interactive and self.seat not in (None, seat) and self.secrets(self.seat, seat):
            self.screen.clear()
            self.screen.ask(self.say("hand-over", player=player) + " ")
        self.seat = seat
        self.screen.say("")
        self.screen.rule(self.say("your-turn", player=player) if len(self.session.people()) > 1 else player)
        self.on_board("")

    def secrets(self, *seats: int | None) -> bool:
        """Whether one of these seats sees more than anybody may."""
        return any(keeps_secrets(self.session.state, seat, self.board.remembered) for seat in seats)

    def finish(self) -> None:
        """The board, the ranking and the winner; then commands as long as somebody wants to look around."""
        state = self.session.state
        self.menu = Menu([])
        if self.seat is None:  # a game that was over when it was loaded
            self.seat = self.session.people()[0]
        self.screen.say("")
        self.screen.rule(self.say("end-title"))
        self.on_board("")
        self.screen.show("", answers.scores(state, self.seat, self.board, self.words, final=True))
        self.screen.say(self.outcome(), HEADING)
        self.screen.say(self.say("end-next"))

    def outcome(self) -> str:
        """Who has won; a game is lost when that is an opponent whom nobody sits for."""
        state = self.session.state
        winners = [self.board.player(seat) for seat in state.winners()]
        if not winners:
            return self.say("end-lost", player=self.board.player(state.ranking()[0]))
        return self.say("end-winner", count=len(winners), player=", ".join(winners))

    def farewell(self) -> None:
        """Offer to save what is not saved, to a person who can answer."""
        moves = self.session.record.moves
        played = any(self.session.is_person(action.seat) for action in moves)
        with suppress(LeaveError, KeyboardInterrupt):
            while self.screen.interactive and played and moves != self.saved:
                name = self.screen.ask("\n" + self.say("save-offer") + " ")
                if not name:
                    break
                self.heed(f"save {name}")
        self.screen.say(self.say("farewell"))

    # ---- listening

    def listen(self) -> None:
        """Heed one line after the other until the position has changed."""
        self.changed = False
        while not self.changed:
            self.heed(self.screen.ask(PROMPT))

    def heed(self, line: str) -> None:
        """Do what a line says. What cannot be done is answered by a sentence and changes nothing."""
        word, _, rest = line.partition(" ")
        try:
            if len(line) > LONGEST:
                raise InputError(Phrase("input-long", {"most": LONGEST}))
            if not line:
                self.on_nothing()
            elif (number := commands.small_number(line)) is not None:
                self.pick(number)
            elif self.is_action(word, rest):
                self.play(self.parsed(line))
            elif (name := commands.command(word)) is not None:
                getattr(self, f"on_{name}")(rest.strip())
            else:
                self.on_unknown(word)
        except InputError as error:
            self.screen.error(self.words.say(error.phrase))

    def is_action(self, word: str, rest: str) -> bool:
        """A verb of the game that is a command too (load) means the action when it looks like one."""
        if word not in self.game.verbs:
            return False
        asked = any(option.actions[0].do == word for option in self.menu.options)
        return commands.command(word) is None or "=" in rest or (asked and not rest)

    def pick(self, number: int) -> None:
        self.asked()
        option = self.menu.option(number)
        if number == 0 and self.menu.back:
            self.on_board("")
        elif option is None:
            raise InputError(Phrase("input-number", {"number": number, "count": len(self.menu.options)}))
        elif len(option.actions) > 1:
            self.menu = next_menu(self.session.state, option, self.words)
            self.show_menu()
        else:
            self.play(option.actions[0])

    def play(self, action: Action) -> None:
        refusal = self.session.state.refuse(action)
        if refusal is not None:
            self.screen.error(self.say("input-illegal", line=str(action)))
            self.screen.show(answers.refused(refusal, self.words))
            return
        heard = self.session.play(action)
        self.tell(heard)
        self.tell_course(heard)
        self.changed = True

    def on_nothing(self) -> None:
        if self.session.state.over:
            raise LeaveError
        self.screen.error(self.say("input-empty"))

    def on_unknown(self, word: str) -> None:
        meant = commands.similar(word, self.game.verbs)
        self.screen.error(
            self.say("input-unknown", word=word) + (" " + self.say("input-similar", word=meant) if meant else "")
        )

    # ---- commands that change something

    def on_undo(self, _: str) -> None:
        if not self.session.undo():
            raise InputError(Phrase("undo-nothing"))
        self.screen.say(self.say("undo-done"))
        self.changed = True

    def on_redo(self, _: str) -> None:
        if not self.session.redo():
            raise InputError(Phrase("redo-nothing"))
        self.screen.say(self.say("redo-done"))
        self.changed = True

    def on_save(self, name: str) -> None:
        name = name or self.file
        if not name:
            raise InputError(Phrase("save-name"))
        files.save(name, self.session.record)
        self.file = name
        self.saved = list(self.session.record.moves)
        self.screen.say(self.say("save-done", file=name, count=len(self.saved)))

    def on_load(self, name: str) -> None:
        name = name or self.file
        if not name:
            raise InputError(Phrase("load-name"))
        record = files.load(name)
        if record.game.name != self.game.name or record.seats != self.session.record.seats:
            raise InputError(Phrase("load-other", {"file": name, "game": record.game.name, "seats": record.seats}))
        self.session.resume(record)
        self.file = name
        self.saved = list(record.moves)
        self.screen.say(self.say("load-done", file=name, count=len(self.saved)))
        self.changed = True

    def on_quit(self, _: str) -> None:
        raise LeaveError


def course_begins(heard: list[Event]) -> int:
    """Where the events of an action end and those of the game's course begin."""
    return next((number for number, event in enumerate(heard) if event.kind in TURN_MARKS), len(heard))


def turn_ended(heard: list[Event]) -> bool:
    return course_begins(heard) < len(heard)
