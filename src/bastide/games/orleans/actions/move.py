"""What the actions of this game share: kinds of their fields, and refusals that several of them give."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.choice import Skip
from bastide.core.fields import Field
from bastide.core.kinds import Name
from bastide.games.orleans.box import PLACE_NAMES, SLOT_NAMES
from bastide.games.orleans.components import FIRST_TILE, SEATS
from bastide.games.orleans.goods import GOODS
from bastide.games.orleans.tokens import TOKENS

EVERY_SEAT: Final = range(SEATS)
NONE: Final = -1
"""A field that was left out."""


class Move(Action):
    """An action of Orléans."""

    game: ClassVar[str] = "orleans"


class Decline(Skip):
    """Decline: a second token, a shield, a technology tile, an offer (ORL-11)."""

    game: ClassVar[str] = "orleans"
    cites: ClassVar[str] = "ORL-11"


DECLINES: Final[list[Action]] = [Decline(seat) for seat in EVERY_SEAT]
NEVER: Final[list[Action]] = []
"""For `last` of what cannot be declined."""

# ---- fields

PLACE: Final = Name(PLACE_NAMES)
TILE: Final = Name(PLACE_NAMES[FIRST_TILE:])
SLOT: Final = Name(SLOT_NAMES)
TOKEN: Final = Name(TOKENS)
GOOD: Final = Name(GOODS)


class SlotMove(Move):
    """Something about a slot of one's own."""

    declared: ClassVar[tuple[Field, ...]] = (Field("slot", SLOT),)

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot


# ---- words and refusals


def place_words(place: int) -> str:
    return f"@place-{PLACE_NAMES[place]}"


def token_words(kind: int) -> str:
    return f"@token-{TOKENS[kind]}"


def good_words(good: int) -> str:
    return f"@good-{GOODS[good]}"
