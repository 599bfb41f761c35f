"""What the actions of this game share."""

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Final

from bastide.core.action import Action, every
from bastide.core.choice import Skip
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.fields import Field
from bastide.core.kinds import Name, Number
from bastide.core.phrases import Value
from bastide.games.florence import components as c
from bastide.games.florence.position import Position

# ---- kinds of their fields, and words for what they speak of

OBJECT: Final = Name(c.OBJECTS, "object")
LANDSCAPE_TYPE: Final = Name(c.LANDSCAPES, "object")
CARD: Final = Name(c.CARD_NAMES, "card")
PROFESSION: Final = Name(c.CARD_NAMES[: c.FIRST_CARD[1]], "card")
BONUS: Final = Name(c.CARD_NAMES[c.FIRST_CARD[1] : c.FIRST_CARD[2]], "card")
FREEDOM: Final = Name(c.FREEDOMS, "freedom")
MOST_POINTS: Final = 199  # prestige points that can be named at once

OBJECT_WORDS: Final = [f"@object-{name}" for name in c.OBJECTS]
CARD_WORDS: Final = [f"@card-{name}" for name in c.CARD_NAMES]
BUILDING_WORDS: Final = [f"@tile-{name}" for name in c.BUILDINGS]

NEVER: Final[list[Action]] = []  # for `last` of what cannot be declined


def each(make: Callable[..., Action], *numbers: Iterable[int]) -> Any:
    """The actions of a class, each made once: by seat, then by its numbers."""
    return every(make, range(c.SEATS), *numbers)


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


DECLINES: Final[list[Action]] = each(Decline)


class PointsMove(Move):
    """So many prestige points, each for so many coins."""

    declared: ClassVar[tuple[Field, ...]] = (Field("points", Number(0, MOST_POINTS)),)
    rate: ClassVar[int] = c.CONVERTED
    points: int

    @property
    def coins(self) -> int:
        return self.rate * self.points

    def words(self, state: Position) -> dict[str, Value]:
        return {"points": self.points, "coins": self.coins}


class Convert(PointsMove):
    """Turn prestige points into coins (FLO-3.3). A conversion is final."""

    do: ClassVar[str] = "convert"
    cites: ClassVar[str] = "FLO-3.3"
    declared: ClassVar[tuple[Field, ...]] = (Field("points", Number(0, MOST_POINTS), touch="convert"),)

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        if not state.box.converts:
            return Refusal("FLO-11.2", "refuse-no-converting")
        have = state.players[self.seat].points
        if not 0 < self.points <= have:
            return Refusal("FLO-3.3", "refuse-points", {"points": self.points, "have": have})
        return None

    def apply(self, state: Position) -> None:
        state.players[self.seat].earn(self.coins)
        if state.events is not None:
            state.tell("convert", self.seat, self.words(state))
        state.gain_points(self.seat, -self.points, "FLO-3.3", "why-convert", "")


CONVERTS: Final[list[list[Action]]] = each(Convert, range(1, MOST_POINTS + 1))


def coins_refusal(state: Position, seat: int, price: int, rule: str) -> Refusal | None:
    """What has to be paid from coins: points are turned into coins before."""
    coins = state.players[seat].coins
    return None if coins >= price else Refusal(rule, "refuse-coins", {"price": price, "coins": coins})
