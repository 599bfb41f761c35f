"""What a seat sees of the new tiles as numbers (ORL-8.5); the tiles themselves are among the others."""

from typing import Final

from bastide.core.blocks import Block
from bastide.games.orleans.blocks import Stock

PLAYER: Final[list[Block]] = [Stock("brasserie")]
