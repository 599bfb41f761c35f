"""A visitor who knows the things of Caylus 1303, and moments of it to come to."""

from playwright.sync_api import Locator

from bastide.core.record import Record
from bastide.core.state import State
from tests.web import moments
from tests.web.visitor import Visitor

GAME = "caylus1303"
TARGETS = ("character", "slot", "use", "branch", "supply", "build", "goods", "space", "site", "provost")
"""What to touch first: whatever brings something, and the provost only when nothing else is left."""


class Townsman(Visitor):
    """A visitor who knows the things of this game."""

    def target(self) -> Locator:
        primary = self.page.locator(".edge .primary")
        if primary.count():
            return primary.first
        for kind in TARGETS:
            things = self.page.locator(
                f'.thing.open[data-place^="{kind}:"]:visible, .thing.open[data-place="{kind}"]:visible'
            )
            if things.count():
                return things.first
        return self.page.locator(".edge .choice").first

    def open_position(self, state: State) -> None:
        """A table on one screen that begins there."""
        self.open_record(Record(GAME, state.seats, 1, position=state.to_json()))

    def thing(self, place: str) -> Locator:
        return self.page.locator(f'main.board .thing[data-place="{place}"]:visible')

    def question(self) -> str:
        return self.page.locator(".edge .question").inner_text()


def moment(ask: str, seats: int = 3) -> Record:
    """A moment of a game with open scores: nothing to hide from who takes the screen next."""
    return moments.moment(GAME, ask, seats, open_scores=True)
