"""What a seat sees of orders as numbers (ORL-8.1)."""

from typing import Final

from bastide.core.blocks import Bits, Block, Ids, Made
from bastide.games.orleans.orders.components import OPEN, ORDERS

TABLE: Final[list[Block]] = [
    Ids("orders", OPEN, len(ORDERS), "display"),
    Made("order_deck", 1, len(ORDERS) + 1, lambda state, look: [len(state.deck)]),
]
PLAYER: Final[list[Block]] = [Bits("orders", len(ORDERS))]
