"""What a search compares."""

from typing import Final

from bastide.core.action import Action
from bastide.games.florence.actions.move import Convert
from bastide.games.florence.asks import ASK_BID, ASK_CHOOSE, ASK_LAST
from bastide.games.florence.bot.alone import promising
from bastide.games.florence.position import Position
from bastide.games.florence.solo.asks import ASK_BUY, ASK_PUT_UP

IN_AUCTIONS: Final = (ASK_BID, ASK_CHOOSE, ASK_LAST, ASK_BUY, ASK_PUT_UP)


def candidates(state: Position, seat: int, legal: list[Action]) -> list[Action]:
    """In auctions all that the coins at hand allow, beside what seems right at first sight; else what is promising."""
    found = promising(state, seat, legal)
    asked = state.asked(seat)
    if asked is None or asked.kind not in IN_AUCTIONS:
        return found
    return found + [action for action in legal if not isinstance(action, Convert) and action not in found]
