"""Orders in the course of the game (ORL-8.1)."""

from bastide.core.masks import each_of
from bastide.core.reading import Reader, member
from bastide.games.orleans import goods
from bastide.games.orleans.map import CITIES
from bastide.games.orleans.orders.asks import ASK_ORDER
from bastide.games.orleans.orders.components import OPEN, ORDER_NAMES
from bastide.games.orleans.position import Position
from bastide.games.orleans.rules import Module


class Orders(Module):
    def set_up(self, state: Position) -> None:
        """ORL-8.1.1."""
        cards = state.rng.shuffled(bytes(range(len(state.box.orders))))
        state.display = cards[-OPEN:]
        state.deck = cards[:-OPEN]

    def after_action(self, state: Position, seat: int) -> None:
        """ORL-8.1.2: now and at no other time."""
        if state.display:
            state.ask(ASK_ORDER, seat)

    def check(self, state: Position, given: dict[str, Reader]) -> None:
        """ORL-8.1.1: each card of the game is in one place, and five lie open while there are so many. A display or a
        deck that was left out is what the other cards leave."""
        taken = [card for player in state.players for card in each_of(player.orders)]
        seen = [*state.display, *state.deck, *taken]
        rest = bytes([card for card in range(len(state.box.orders)) if card not in seen])
        if "display" not in given:
            state.display = rest if "deck" in given else rest[:OPEN]
            rest = rest[len(state.display) :]
        if "deck" not in given:
            state.deck = rest
        where = member(given, "display")
        seen = [*state.display, *state.deck, *taken]
        for card, name in enumerate(ORDER_NAMES):
            want = 1 if card < len(state.box.orders) else 0
            where.fail_if(
                seen.count(card) != want, "bad-json-count", what=f"@city-{name}", got=seen.count(card), want=want
            )
        want = min(OPEN, len(state.display) + len(state.deck))
        where.fail_if(len(state.display) != want, "bad-json-length", want=want, got=len(state.display))

    def final_points(self, state: Position, seat: int) -> list[tuple[int, str, str, str]]:
        """ORL-8.1.4."""
        cards = each_of(state.players[seat].orders)
        orders = [state.box.orders[card] for card in cards]
        return [(order.points, "ORL-8.1.4", "why-order", CITIES[order.city]) for order in orders]

    def shown(self, state: Position) -> dict[str, object]:
        """ORL-10.1: the display; of the deck only how many there are (ORL-10.2)."""
        return {"orders": [card_view(state, card) for card in state.display], "order_deck": len(state.deck)}

    def shown_of(self, state: Position, seat: int) -> dict[str, object]:
        mask = state.players[seat].orders
        return {"orders": [card_view(state, card) for card in each_of(mask)]}


def card_view(state: Position, card: int) -> dict[str, object]:
    order = state.box.orders[card]
    return {
        "name": ORDER_NAMES[card],
        "city": CITIES[order.city],
        "goods": goods.names(order.goods),
        "points": order.points,
        "gain": order.points - goods.value(order.goods),
    }
