"""Whether the orders of a position that was read add up (ORL-8.1.1)."""

from bastide.core.reading import Reader
from bastide.games.orleans.orders.components import OPEN, ORDER_NAMES
from bastide.games.orleans.position import Position


def check_orders(state: Position, given: dict[str, Reader]) -> None:
    """Each card of the game is in one place, and five lie open while there are so many. A display or a deck that was
    left out is what the other cards leave."""
    taken = [card for player in state.players for card in range(len(ORDER_NAMES)) if player.orders >> card & 1]
    seen = [*state.display, *state.deck, *taken]
    rest = bytes([card for card in range(len(state.box.orders)) if card not in seen])
    if "display" not in given:
        state.display = rest if "deck" in given else rest[:OPEN]
        rest = rest[len(state.display) :]
    if "deck" not in given:
        state.deck = rest
    where = given.get("display", Reader(None, "display"))
    seen = [*state.display, *state.deck, *taken]
    for card, name in enumerate(ORDER_NAMES):
        want = 1 if card < len(state.box.orders) else 0
        where.fail_if(seen.count(card) != want, "bad-json-count", what=f"@city-{name}", got=seen.count(card), want=want)
    want = min(OPEN, len(state.display) + len(state.deck))
    where.fail_if(len(state.display) != want, "bad-json-length", want=want, got=len(state.display))
