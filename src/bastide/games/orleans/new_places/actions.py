"""What can be done (ORL-8.5)."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.fields import Field
from bastide.core.kinds import Name
from bastide.core.phrases import Phrase
from bastide.games.orleans import gains, goods
from bastide.games.orleans.actions.move import EVERY_SEAT, GOOD, PLACE, Move, good_words, place_words
from bastide.games.orleans.actions.places import Carry
from bastide.games.orleans.actions.torture import ON_TILE
from bastide.games.orleans.box import PLACE_NAMES
from bastide.games.orleans.goods import CHEESE, GOODS, WOOL
from bastide.games.orleans.new_places.components import BRASSERIE, FARM_COINS, FARM_POINTS, SHEEP_FARM
from bastide.games.orleans.position import Position

YIELDS: Final[tuple[str, ...]] = ("wool", "coins", "points")
FOR_WOOL: Final = 0
FOR_COINS: Final = 1
FOR_POINTS: Final = 2


class Shear(Carry):
    """The Sheep Farm: a cheese for wool, coins or development points (ORL-8.5.4, D22, D26)."""

    do: ClassVar[str] = "shear"
    cites: ClassVar[str] = "ORL-8.5.4"
    declared: ClassVar[tuple[Field, ...]] = (
        Field("place", PLACE, coded=False),
        Field("for", Name(YIELDS), attribute="yields"),
        ON_TILE,
    )

    def __init__(self, seat: int, place: int, yields: int, on_tile: int) -> None:
        self.seat = seat
        self.place = place
        self.yields = yields
        self.on_tile = on_tile

    @property
    def rule(self) -> str:
        return "ORL-8.5.4"

    def complete(self, state: Position) -> "Shear":
        return Shear(self.seat, SHEEP_FARM, self.yields, self.on_tile)

    def touches(self) -> tuple[str, ...]:
        return (f"place:{PLACE_NAMES[self.place]}", *self.gives(), f"yield:{YIELDS[self.yields]}")

    def gives(self) -> tuple[str, ...]:
        return ("brasserie:cheese",) if self.on_tile else ("goods:cheese",)

    def cost(self, state: Position) -> dict[str, int]:
        return {GOODS[CHEESE]: 1}

    def way_refusal(self, state: Position) -> Refusal | None:
        player = state.players[self.seat]
        if self.place != SHEEP_FARM:
            return Refusal("ORL-8.5.4", "refuse-say-how", {"place": place_words(self.place)})
        if not goods.count(player.brasserie if self.on_tile else player.goods, CHEESE):
            return Refusal("ORL-8.5.2.1", "refuse-no-such-good", {"good": good_words(CHEESE)})
        if self.yields == FOR_WOOL and not goods.count(state.market, WOOL):
            return Refusal("ORL-9.3", "refuse-no-good", {"good": good_words(WOOL)})
        if self.yields == FOR_POINTS and not gains.steps_left(player):
            return Refusal("ORL-8.5.4", "refuse-developed")
        return None

    def carry_out(self, state: Position) -> None:
        state.return_good(self.seat, CHEESE, self.on_tile == 1)
        if self.yields == FOR_WOOL:
            gains.take_from_market(state, self.seat, WOOL)
        elif self.yields == FOR_COINS:
            state.gain_coins(self.seat, FARM_COINS, "supply")
        else:
            gains.develop(state, self.seat, FARM_POINTS)

    def describe(self, state: Position) -> Phrase:
        return Phrase("do-shear", {"for": YIELDS[self.yields], "tile": self.on_tile})


class Ward(Move):
    """Ignore the event: a good leaves the Brasserie for the goods market (ORL-8.5.2, D18)."""

    do: ClassVar[str] = "ward"
    cites: ClassVar[str] = "ORL-8.5.2"
    declared: ClassVar[tuple[Field, ...]] = (Field("good", GOOD, touch="brasserie", gives=True),)

    def __init__(self, seat: int, good: int) -> None:
        self.seat = seat
        self.good = good

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        if goods.count(state.players[self.seat].brasserie, self.good):
            return None
        return Refusal("ORL-8.5.2.1", "refuse-not-on-brasserie", {"good": good_words(self.good)})

    def apply(self, state: Position) -> None:
        state.settle(self.seat)
        if state.events is not None:
            state.tell("shield", self.seat, {"what": PLACE_NAMES[BRASSERIE]})
        state.return_good(self.seat, self.good, True)

    def describe(self, state: Position) -> Phrase:
        event = f"@hourglass-{state.box.events[state.event].name}"
        return Phrase("do-ward", {"good": good_words(self.good), "event": event})


SHEARS: Final = [
    [[Shear(seat, SHEEP_FARM, yields, on_tile) for yields in range(len(YIELDS))] for on_tile in range(2)]
    for seat in EVERY_SEAT
]
WARDS: Final = [[Ward(seat, good) for good in range(goods.KINDS)] for seat in EVERY_SEAT]
ACTIONS: Final[list[type[Action]]] = [Shear, Ward]
