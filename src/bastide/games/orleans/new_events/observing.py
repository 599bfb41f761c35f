"""What a seat sees as numbers of what the new hourglass tiles ask (ORL-8.2)."""

from collections.abc import Sequence
from typing import Final

from bastide.core.blocks import Block, Look, Made
from bastide.games.orleans.blocks import Owed, waiting
from bastide.games.orleans.box import PLACES
from bastide.games.orleans.new_events.asks import ASK_AMNESTY, ASK_DUES, ASK_FAMINE, ASK_HARVEST, ASK_TORTURE
from bastide.games.orleans.position import Position
from bastide.games.orleans.tokens import NEUTRALS


def amnesty(state: Position, look: Look) -> Sequence[int]:
    """The new token, and the place that is carried out."""
    decision = waiting(state, 1 << ASK_AMNESTY)
    return [] if decision is None else [decision.a, decision.c + 1]


TABLE: Final[list[Block]] = [
    Made("amnesty", 2, max(NEUTRALS, len(PLACES)) + 1, amnesty, ids=True),
    Owed("owed", [ASK_TORTURE, ASK_DUES, ASK_HARVEST, ASK_FAMINE]),
]
