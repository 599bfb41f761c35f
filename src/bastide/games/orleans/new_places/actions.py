"""What can be done (ORL-8.5)."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.errors import Refusal
from bastide.core.fields import Field
from bastide.core.kinds import Name
from bastide.core.phrases import Value
from bastide.games.orleans import gains, goods
from bastide.games.orleans.actions.move import GOOD, ON_TILE, PLACE, Give, each
from bastide.games.orleans.actions.places import CarryOne
from bastide.games.orleans.box import PLACE_NAMES
from bastide.games.orleans.components import SEATS
from bastide.games.orleans.goods import CHEESE, GOODS, WOOL
from bastide.games.orleans.new_places.components import BRASSERIE, FARM_COINS, FARM_POINTS, SHEEP_FARM
from bastide.games.orleans.position import Position

YIELDS: Final[tuple[str, ...]] = ("wool", "coins", "points")
FOR_WOOL: Final = 0
FOR_COINS: Final = 1
FOR_POINTS: Final = 2


class Shear(CarryOne):
    """The Sheep Farm: a cheese for wool, coins or development points (ORL-8.5.4, D22, D26)."""

    do: ClassVar[str] = "shear"
    cites: ClassVar[str] = "ORL-8.5.4"
    where: ClassVar[int] = SHEEP_FARM
    declared: ClassVar[tuple[Field, ...]] = (
        Field("place", PLACE, coded=False),
        Field("for", Name(YIELDS), attribute="yields"),
        ON_TILE,
    )
    yields: int
    on_tile: int

    def touches(self) -> tuple[str, ...]:
        return (f"place:{PLACE_NAMES[self.place]}", *self.gives(), f"yield:{YIELDS[self.yields]}")

    def gives(self) -> tuple[str, ...]:
        return (goods.good_id(CHEESE, self.on_tile == 1),)

    def cost(self, state: Position) -> dict[str, int]:
        return {GOODS[CHEESE]: 1}

    def choice_refusal(self, state: Position) -> Refusal | None:
        player = state.players[self.seat]
        if not goods.count(player.brasserie if self.on_tile else player.goods, CHEESE):
            return Refusal("ORL-8.5.2.1", "refuse-no-such-good", {"good": GOOD.words(CHEESE)})
        if self.yields == FOR_WOOL and not goods.count(state.market, WOOL):
            return Refusal("ORL-9.3", "refuse-no-good", {"good": GOOD.words(WOOL)})
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


class Ward(Give):
    """Ignore the event: a good leaves the Brasserie for the goods market (ORL-8.5.2, D18)."""

    do: ClassVar[str] = "ward"
    cites: ClassVar[str] = "ORL-8.5.2"
    missing: ClassVar[str] = "refuse-not-on-brasserie"
    missing_rule: ClassVar[str] = "ORL-8.5.2.1"
    declared: ClassVar[tuple[Field, ...]] = (Field("good", GOOD, touch="brasserie"),)
    good: int

    def there(self, state: Position) -> bool:
        return goods.count(state.players[self.seat].brasserie, self.good) > 0

    def give(self, state: Position) -> None:
        state.tell("shield", self.seat, {"what": PLACE_NAMES[BRASSERIE]})
        state.return_good(self.seat, self.good, True)

    def words(self, state: Position) -> dict[str, Value]:
        return {**super().words(state), "event": f"@hourglass-{state.box.events[state.event].name}"}


SHEARS: Final = [
    [[Shear(seat, SHEEP_FARM, yields, on_tile) for yields in range(len(YIELDS))] for on_tile in range(2)]
    for seat in range(SEATS)
]
WARDS: Final[list[list[Action]]] = each(Ward, range(goods.KINDS))
ACTIONS: Final[list[type[Action]]] = [Shear, Ward]
