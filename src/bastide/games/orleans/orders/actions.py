"""What can be done (ORL-8.1)."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import Refusal, first_reason
from bastide.core.fields import Field
from bastide.core.kinds import Name, Number
from bastide.core.phrases import Value
from bastide.games.orleans import debts, goods, turn
from bastide.games.orleans.actions.move import Move, each
from bastide.games.orleans.goods import CHEESE, GOODS, ONE, WINE
from bastide.games.orleans.map import CITIES
from bastide.games.orleans.new_places.components import LAID
from bastide.games.orleans.orders.components import ORDER_NAMES
from bastide.games.orleans.position import Player, Position


class Fulfil(Move):
    """Fulfil an order (ORL-8.1.2, D12): its goods leave the game, and the player has passed (ORL-8.1.3, R-23, R-24).
    The owner of the Brasserie says how many of them come from there (D26)."""

    do: ClassVar[str] = "fulfil"
    cites: ClassVar[str] = "ORL-8.1.2"
    declared: ClassVar[tuple[Field, ...]] = (
        Field("order", Name(ORDER_NAMES), attribute="card"),
        Field("tile_cheese", Number(1, LAID), attribute="cheese", absent=0),
        Field("tile_wine", Number(1, LAID), attribute="wine", absent=0),
    )

    card: int
    cheese: int
    wine: int

    @property
    def tile(self) -> int:
        """The goods of the Brasserie."""
        return self.cheese * ONE[CHEESE] + self.wine * ONE[WINE]

    def touches(self) -> tuple[str, ...]:
        return (f"order:{ORDER_NAMES[self.card]}", *self.gives())

    def gives(self) -> tuple[str, ...]:
        return tuple([f"brasserie:{GOODS[good]}" for good in goods.listed(self.tile)])

    def cost(self, state: Position) -> dict[str, int]:
        wanted = state.box.orders[self.card].goods
        return {GOODS[good]: goods.count(wanted, good) for good in goods.kinds(wanted)}

    def refuse(self, state: Position, asked: Decision) -> Refusal | None:
        player = state.players[self.seat]
        order = state.box.orders[self.card]
        reasons = [
            (self.card not in state.display, "ORL-8.1.1", "refuse-no-order"),
            (player.merchant != order.city, "ORL-8.1.2", "refuse-order-city"),
            (not goods.covers(player.stock(), order.goods), "ORL-8.1.2", "refuse-order-goods"),
            (
                self.cheese not in from_tile(player, order.goods, CHEESE)
                or self.wine not in from_tile(player, order.goods, WINE),
                "ORL-8.5.2.1",
                "refuse-order-tile",
            ),
        ]
        return first_reason(self.words(state), reasons)

    def apply(self, state: Position) -> None:
        state.settle(self.seat)
        order = state.box.orders[self.card]
        if state.events is not None:
            ways = {"from": f"order:{ORDER_NAMES[self.card]}", "to": "orders"}
            city = CITIES[order.city]
            state.tell("fulfil", self.seat, {"piece": "order", "what": city, "points": order.points, **ways})
        for good in goods.listed(self.tile):
            debts.lose_good(state, self.seat, good, True)
        for good in goods.listed(order.goods - self.tile):
            debts.lose_good(state, self.seat, good, False)
        state.players[self.seat].orders |= 1 << self.card
        turn_up(state, state.display.index(self.card))
        turn.take_pass(state, self.seat, False)

    def words(self, state: Position) -> dict[str, Value]:
        order = state.box.orders[self.card]
        named = {"city": f"@city-{CITIES[order.city]}", "goods": goods.stock_words(order.goods)}
        return {**named, "points": order.points, "tile": goods.stock_words(self.tile) or "none"}


def from_tile(player: Player, wanted: int, good: int) -> range:
    """ORL-8.5.2.1: how many goods of a kind can be taken off the Brasserie; the rest comes from the stock."""
    need = goods.count(wanted, good)
    least = max(0, need - goods.count(player.goods, good))
    return range(least, min(need, goods.count(player.brasserie, good)) + 1)


def turn_up(state: Position, place: int) -> None:
    """ORL-8.1.2: a new card in the place of one that was taken; the display is not refilled from an empty deck
    (ORL-9.8)."""
    card = state.deck[-1:]
    state.deck = state.deck[:-1]
    state.display = state.display[:place] + card + state.display[place + 1 :]
    if card:
        name, city = ORDER_NAMES[card[0]], CITIES[state.box.orders[card[0]].city]
        state.moved("order", -1, "order", "order_deck", f"order:{name}", city, reveals=True)


FULFILS: Final[list[list[list[list[Action]]]]] = each(Fulfil, range(len(ORDER_NAMES)), range(LAID + 1), range(LAID + 1))
"""By seat, card, cheese and wine of the Brasserie."""
ACTIONS: Final[list[type[Action]]] = [Fulfil]
