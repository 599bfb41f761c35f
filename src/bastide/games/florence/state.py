"""The state of The Princes of Florence: the table of position.py, and what can be asked of it."""

from typing import Final, SupportsIndex

from bastide.core.decision import Decision
from bastide.core.option import Setting
from bastide.core.phrases import Phrase
from bastide.core.question import Question
from bastide.core.rng import Rng
from bastide.core.saving import Part
from bastide.core.state import Opponent
from bastide.games.florence import checking, course, knowledge, saving, view
from bastide.games.florence.actions.auction import LEAVES, PASSES
from bastide.games.florence.actions.move import DECLINES, NEVER
from bastide.games.florence.actions.turn import ENDS
from bastide.games.florence.box import Box
from bastide.games.florence.components import ROUNDS
from bastide.games.florence.cooperative import questions as cooperative
from bastide.games.florence.cooperative.actions import Offer
from bastide.games.florence.expansion import box_of
from bastide.games.florence.muse_princess import questions as muse_princess
from bastide.games.florence.muse_princess.actions import ANY_TIME, IN_TURN
from bastide.games.florence.position import Player, Position
from bastide.games.florence.questions.auction import Bidding, Choosing, TakingLast, Typing
from bastide.games.florence.questions.cards import Discarding, Keeping, Laying, Ordering, Recruiting
from bastide.games.florence.questions.turn import Turning, Working
from bastide.games.florence.solo import questions as solo

QUESTIONS: Final[list[Question]] = [
    Discarding(NEVER),
    Choosing(LEAVES, ANY_TIME),
    Bidding(PASSES, ANY_TIME),
    TakingLast(LEAVES, ANY_TIME),
    Typing(NEVER),
    Laying(NEVER),
    Keeping(NEVER),
    Ordering(DECLINES),
    Recruiting(DECLINES),
    Turning(ENDS, (*IN_TURN, Offer)),
    Working(NEVER),
    *muse_princess.QUESTIONS,
    *cooperative.QUESTIONS,
    *solo.QUESTIONS,
]  # by the numbers of asks.py, then of the modules'


class FlorenceState(Position):
    """Public face of a game of The Princes of Florence."""

    def __init__(self, seats: int, rng: Rng, players: list[Player], box: Box) -> None:
        super().__init__(QUESTIONS, seats, rng, players, box)

    def clone(self) -> "FlorenceState":
        copy = FlorenceState(self.seats, self.rng.clone(), [player.clone() for player in self.players], self.box)
        self.copy_into(copy)
        copy.round = self.round
        copy.phase = self.phase
        copy.first = self.first
        copy.decks = self.decks.copy()
        copy.stock = self.stock
        copy.buildings = self.buildings
        copy.freedoms = self.freedoms
        copy.gone = self.gone
        copy.still_in = self.still_in
        copy.closed = self.closed
        copy.chooser = self.chooser
        copy.item = self.item
        copy.auction = None if self.auction is None else self.auction.clone()
        copy.stage = self.stage
        copy.actions = self.actions
        copy.did = self.did
        copy.extras = [extra.clone() for extra in self.extras]
        return copy

    def makings(self) -> tuple[object, ...]:
        packed = [extra.packed() for extra in self.extras]
        return (laid_out, self.seats, self.rng, self.players, self.box.settings, packed)

    def go_on(self) -> bool:
        return course.go_on(self)

    # ---- points

    def progress(self) -> Phrase:
        return Phrase("progress-round", {"round": self.round, "rounds": ROUNDS})

    def scores(self) -> list[int]:
        return [player.points for player in self.players]

    def add_points(self, seat: int, points: int) -> None:
        self.everybody()[seat].points += points

    def opponents(self) -> list[Opponent]:
        return [Opponent(player.name, player.points) for player in self.everybody()[self.seats :]]

    def rank(self, side: int) -> tuple[int, ...]:
        """FLO-8.4: points, then coins, which are hidden until the end (FLO-15); else together."""
        player = self.everybody()[side]
        return (player.points, player.coins if self.over else 0)

    def tie_break(self, ahead: int, behind: int) -> Phrase | None:
        more, less = self.rank(ahead)[1], self.rank(behind)[1]
        return Phrase("tie-coins", {"more": more, "less": less}) if more > less else None

    def counters(self, seat: SupportsIndex) -> dict[str, int]:
        player = self.players[self.check_seat(seat)]
        return {"coins": player.coins, "points": player.points}

    # ---- what is seen, and what can only be guessed

    def table_view(self, seat: int | None) -> dict[str, object]:
        return view.table_view(self, seat)

    def imagine(self, seat: int | None) -> None:
        knowledge.imagine(self, seat)

    # ---- JSON

    def parts(self) -> list[Part]:
        return saving.PARTS

    def usual_stack(self) -> list[Decision] | None:
        return checking.usual_stack(self)


def laid_out(
    seats: int, rng: Rng, players: list[Player], settings: tuple[Setting, ...], packed: list[object]
) -> FlorenceState:
    """A state with its box, and what its modules have on the table."""
    box = box_of(seats, settings)
    state = FlorenceState(seats, rng, players, box)
    state.extras = [module.unpacked(one) for module, one in zip(box.modules, packed, strict=True)]
    return state
