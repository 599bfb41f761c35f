"""Whom nobody sits for: Diego, who plays (FLO-10.6), and virtual players, who have professions only (FLO-10.1)."""

from typing import ClassVar

from bastide.core.pickling import Reduced, reduced
from bastide.games.florence.position import FIRST_LANDSCAPE, Player
from bastide.games.florence.solo.components import AREA, RECRUIT, TILE_CELLS


class Diego(Player):
    """FLO-10.25: repeats count. Of what a player has he uses coins, points, `hand` for prestige cards, `played` and
    `received` for what lies face up, `recruiting` for recruiting cards in his row, landscapes, jesters, builders."""

    name: ClassVar[str] = "diego"

    def __init__(self, coins: int) -> None:
        super().__init__(coins, 0)
        self.row: tuple[int, ...] = ()  # face-down cards from left to right: professions, or RECRUIT
        self.laid: tuple[int, ...] = ()  # masks of the bonus cards that lie on them (FLO-10.21)
        self.houses = bytes(FIRST_LANDSCAPE)  # how many he has of each building
        self.tokens = bytes(3)  # how many he has of each freedom

    def clone(self) -> "Diego":
        copy = Diego(self.coins)
        self.copy_into(copy)
        copy.row = self.row
        copy.laid = self.laid
        copy.houses = self.houses
        copy.tokens = self.tokens
        return copy

    def __reduce__(self) -> Reduced:
        return reduced(self, self.coins)

    def leftmost(self) -> int:
        """His leftmost face-down profession; -1 where he has none."""
        for card in self.row:
            if card != RECRUIT:
                return card
        return -1

    def put(self, card: int) -> None:
        """A face-down card at the right end of his row."""
        self.row = (*self.row, card)
        self.laid = (*self.laid, 0)

    # ---- what cards count

    def in_hand(self) -> int:
        return len(self.row)

    def of_sizes(self, mask: int) -> int:
        return sum([count for building, count in enumerate(self.houses) if mask >> building & 1])

    def freedom_count(self) -> int:
        return sum(self.tokens)

    def empty_cells(self) -> int:
        """FLO-10.6: his tiles need no places."""
        return max(0, AREA - sum([TILE_CELLS[tile] for tile in self.tiles()]))

    def tiles(self) -> list[int]:
        counts = [*self.houses, *self.landscapes]
        return [tile for tile, count in enumerate(counts) for _ in range(count)]

    def copies_of_freedom(self, freedom: int) -> int:
        return self.tokens[freedom]


class Virtual:
    """A virtual player."""

    def __init__(self, closed: bytes, open: int) -> None:
        self.closed = closed  # face-down professions from left to right
        self.open = open  # mask of those that lie face up

    def __reduce__(self) -> Reduced:
        return (Virtual, (self.closed, self.open))
