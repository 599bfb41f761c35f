"""A game in progress: its record, who sits where, and what happened with each move."""

from bastide.core.action import Action
from bastide.core.bot import Bot
from bastide.core.catalog import bot
from bastide.core.event import Event
from bastide.core.record import Record
from bastide.core.state import State

PERSON = ""
"""In place of a bot's name."""


class Session:
    """Plays on a record. `kinds` names the bot of each seat, or PERSON."""

    def __init__(self, record: Record, kinds: list[str]) -> None:
        self.kinds = kinds
        self._bots: dict[int, Bot] = {seat: bot(kind) for seat, kind in enumerate(kinds) if kind != PERSON}
        self.record = record

    def resume(self, record: Record) -> None:
        """Go on with a record, the same people and bots at the table."""
        self.record = record

    @property
    def state(self) -> State:
        return self.record.state

    @property
    def events(self) -> list[list[Event]]:
        """What happened with each move."""
        return self.record.told()

    def is_person(self, seat: int) -> bool:
        return self.kinds[seat] == PERSON

    def people(self) -> list[int]:
        return [seat for seat in range(len(self.kinds)) if self.is_person(seat)]

    def play(self, action: Action) -> list[Event]:
        """Apply a legal action; what happened."""
        self.record.apply(action)
        return self.record.told(self.record.at - 1)[0]

    def bot_choice(self, seat: int) -> Action:
        """The same position gives the same choice, so that undo and redo meet no surprises."""
        return self._bots[seat].choose(self.state, seat, self.chance())

    def chance(self) -> str:
        return f"{self.record.seed} {self.record.at}"

    def undo(self) -> bool:
        """Back to the last decision of a person, and what bots did since. False when there is none."""
        for back, action in enumerate(reversed(self.record.moves), 1):
            if self.is_person(action.seat):
                self.record.undo(back)
                return True
        return False

    def redo(self) -> bool:
        """Forward to the next decision of a person. False when nothing was undone."""
        done = False
        while self.record.redo():
            done = True
            if self.state.over or self.is_person(self.state.to_act[0]):
                break
        return done
