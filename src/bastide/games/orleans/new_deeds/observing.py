"""What a seat sees of the new deeds as numbers (ORL-8.3)."""

from typing import Final

from bastide.core.blocks import Amount, Block
from bastide.games.orleans.blocks import Board
from bastide.games.orleans.components import MOST_SPACES, TECHNOLOGY
from bastide.games.orleans.new_deeds.components import SPACES

TABLE: Final[list[Block]] = [
    Board("new_deeds", dict.fromkeys(SPACES, MOST_SPACES)),
    Amount("reserved", TECHNOLOGY),
]
PLAYER: Final[list[Block]] = [Amount("bound", TECHNOLOGY)]
