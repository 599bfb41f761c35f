"""What the actions of this game share: kinds of their fields, and what is given up."""

from abc import abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Final

from bastide.core.action import Action, every
from bastide.core.choice import Skip
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.fields import Field
from bastide.core.kinds import Name, Number
from bastide.core.phrases import Value
from bastide.games.orleans import goods
from bastide.games.orleans.box import PLACE_NAMES, PLACE_OF, SLOT_NAMES
from bastide.games.orleans.components import FIRST_TILE, SEATS
from bastide.games.orleans.goods import GOODS
from bastide.games.orleans.map import CITIES, EDGE_NAMES
from bastide.games.orleans.position import Player, Position
from bastide.games.orleans.tokens import CHARACTERS, TOKENS

EVERY_TILE: Final = range(len(PLACE_NAMES) - FIRST_TILE)
NONE: Final = -1  # a field that was left out


class Move(Action):
    """An action of Orléans."""

    game: ClassVar[str] = "orleans"


class Decline(Skip):
    """Decline: a second token, a shield, a technology tile, an offer (ORL-11)."""

    game: ClassVar[str] = "orleans"
    cites: ClassVar[str] = "ORL-11"


def each(make: Callable[..., Action], *numbers: Iterable[int]) -> Any:
    """The actions of a class, each made once: by seat, then by its numbers."""
    return every(make, range(SEATS), *numbers)


DECLINES: Final[list[Action]] = each(Decline)
NEVER: Final[list[Action]] = []  # for `last` of what cannot be declined

# ---- fields


class SlotName(Name):
    """A slot; sentences speak of its place."""

    def words(self, number: int) -> Value:
        return "none" if number == NONE else PLACE.words(PLACE_OF[number])


PLACE: Final = Name(PLACE_NAMES, "place")
TILE: Final = Name(PLACE_NAMES[FIRST_TILE:], "place")
SLOT: Final = SlotName(SLOT_NAMES, "place")
TOKEN: Final = Name(TOKENS, "token")
NEUTRAL: Final = Name(CHARACTERS, "token")
GOOD: Final = Name(GOODS, "good")
CITY: Final = Name(CITIES, "city")
EDGE: Final = Field("edge", Name(EDGE_NAMES))
LOAD: Final = Field("good", GOOD, absent=NONE, touch="load")
ON_TILE: Final = Field("tile", Number(1, 1), attribute="on_tile", absent=0)  # the good comes from the Brasserie (D26)


class SlotMove(Move):
    """Something about a slot of one's own."""

    declared: ClassVar[tuple[Field, ...]] = (Field("slot", SLOT),)
    slot: int


class Give(Move):
    """Something is given up, one thing at a time (ORL-5.8.3); what is owed besides (a of the decision) is asked for
    next."""

    cites: ClassVar[str] = "ORL-5.8"
    missing: ClassVar[str] = "refuse-no-item"
    missing_rule: ClassVar[str] = ""
    """What is said to those who have no such thing; the rule, if it is not the one that allows it."""

    @abstractmethod
    def there(self, state: Position) -> bool:
        """Whether the player has it."""

    @abstractmethod
    def give(self, state: Position) -> None:
        """It goes, with what it brings."""

    def gives(self) -> tuple[str, ...]:
        return self.touches() if self.declared else ()

    def worth(self) -> int:
        """How much of what is owed it counts for."""
        return 1

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        if self.there(state):
            return None
        return Refusal(self.missing_rule or self.cites, self.missing, self.words(state))

    def apply(self, state: Position) -> None:
        asked = state.settle(self.seat)
        self.give(state)
        if asked.a > self.worth():
            state.ask(asked.kind, self.seat, asked.a - self.worth())


class GoodMove(Give):
    """A good of one's own, of the stock or of the Brasserie."""

    missing: ClassVar[str] = "refuse-no-such-good"
    declared: ClassVar[tuple[Field, ...]] = (Field("good", GOOD), ON_TILE)
    good: int
    on_tile: int

    def touches(self) -> tuple[str, ...]:
        return (goods.good_id(self.good, self.on_tile == 1),)

    def there(self, state: Position) -> bool:
        player = state.players[self.seat]
        return goods.count(player.brasserie if self.on_tile else player.goods, self.good) > 0

    def give(self, state: Position) -> None:
        """Back to the goods market."""
        state.return_good(self.seat, self.good, self.on_tile == 1)


def good_moves(moves: list[list[Action]], player: Player, fields: int = goods.ALL_FIELDS) -> list[Action]:
    """Of moves by good and place, those for the goods of a player: of the stock first."""
    stock = [moves[good][0] for good in goods.kinds(player.goods & fields)]
    return stock + [moves[good][1] for good in goods.kinds(player.brasserie & fields)]
