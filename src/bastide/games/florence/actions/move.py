"""What the actions of this game share."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.choice import Skip
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.fields import Field
from bastide.core.kinds import Name, Number
from bastide.core.phrases import Phrase
from bastide.games.florence.components import CONVERTED, SEATS
from bastide.games.florence.position import Position

EVERY_SEAT: Final = range(SEATS)
NEVER: Final[list[Action]] = []
"""For `last` of what cannot be declined."""


class Move(Action):
    """An action of The Princes of Florence."""

    game: ClassVar[str] = "florence"

    def asked(self, state: Position) -> Decision:
        """What it answers; it is off the stack then."""
        return state.settle(self.seat)


class Decline(Skip):
    """Leave it at that: keep a recruiting card (FLO-5.5), put the rest under the deck as drawn (FLO-5.4)."""

    game: ClassVar[str] = "florence"
    cites: ClassVar[str] = "FLO-16"


DECLINES: Final[list[Action]] = [Decline(seat) for seat in EVERY_SEAT]

MOST_POINTS: Final = 199
"""Prestige points that can be named at once."""


class PointsMove(Move):
    """So many prestige points."""

    declared: ClassVar[tuple[Field, ...]] = (Field("points", Number(0, MOST_POINTS)),)

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points


class Convert(PointsMove):
    """Turn prestige points into coins (FLO-3.3). A conversion is final."""

    do: ClassVar[str] = "convert"
    cites: ClassVar[str] = "FLO-3.3"

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        if not state.box.converts:
            return Refusal("FLO-11.2", "refuse-no-converting")
        have = state.players[self.seat].points
        if not 0 < self.points <= have:
            return Refusal("FLO-3.3", "refuse-points", {"points": self.points, "have": have})
        return None

    def apply(self, state: Position) -> None:
        state.players[self.seat].coins += CONVERTED * self.points
        if state.events is not None:
            state.tell("convert", self.seat, {"points": self.points, "coins": CONVERTED * self.points})
        state.gain_points(self.seat, -self.points, "FLO-3.3", "why-convert", "")

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-convert", {"points": self.points, "coins": CONVERTED * self.points})


CONVERTS: Final[list[list[Action]]] = [
    [Convert(seat, points) for points in range(1, MOST_POINTS + 1)] for seat in EVERY_SEAT
]


def named(prefix: str, names: tuple[str, ...]) -> list[str]:
    """References to words, ready-made because refusals are put together for every action that is looked at."""
    return [f"@{prefix}-{name}" for name in names]


def named_field(name: str, names: tuple[str, ...], touch: str = "", gives: bool = False) -> Field:
    return Field(name, Name(names), touch=touch, gives=gives)


def coins_refusal(state: Position, seat: int, price: int, rule: str) -> Refusal | None:
    """What has to be paid from coins: points are turned into coins before."""
    coins = state.players[seat].coins
    return None if coins >= price else Refusal(rule, "refuse-coins", {"price": price, "coins": coins})
