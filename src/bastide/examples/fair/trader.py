"""What a player has: behind the screen a purse and wares, before it the pitch."""

from typing import Final

from bastide.core.auction import NOBODY
from bastide.core.kinds import Name, Number
from bastide.core.reading import named
from bastide.core.saving import Mask, One, Part, Row

from .components import CELLS, STAKES, WARES


class Trader:
    """All fields are values that never change in place, so clones share them."""

    def __init__(self) -> None:
        self.hand = b""
        self.coins = 0
        self.shown = NOBODY
        """The ware that is shown this morning, in secret until all are ready."""
        self.stake = 0
        self.built = 0
        """Cells under booths, as a mask."""
        self.blocked = 0
        self.points = 0

    def clone(self) -> "Trader":
        copy = Trader()
        copy.hand = self.hand
        copy.coins = self.coins
        copy.shown = self.shown
        copy.stake = self.stake
        copy.built = self.built
        copy.blocked = self.blocked
        copy.points = self.points
        return copy

    def key(self) -> tuple[object, ...]:
        return (self.hand, self.coins, self.shown, self.stake, self.built, self.blocked, self.points)

    @property
    def covered(self) -> int:
        return self.built | self.blocked

    def take(self, ware: int) -> None:
        self.hand = bytes(sorted([*self.hand, ware]))

    def view(self, seat: int, whole: bool) -> dict[str, object]:
        """What others see; with what is behind the screen, if the whole is shown."""
        return {
            "seat": seat,
            "points": self.points,
            "wares": len(self.hand),
            "hand": [WARES[ware] for ware in self.hand] if whole else None,
            "coins": self.coins if whole else None,
            "shown": WARES[self.shown] if whole and self.shown != NOBODY else None,
            "stake": self.stake if whole else None,
            "built": named(self.built, CELLS),
            "blocked": named(self.blocked, CELLS),
        }


PLAYER: Final[list[Part]] = [
    Row("hand", Name(WARES), None, bytes),
    One("coins", Number(0, 99)),
    One("shown", Name(WARES), null=NOBODY, default=NOBODY),
    One("stake", Number(0, STAKES), default=0),
    Mask("built", CELLS, needed=False),
    Mask("blocked", CELLS, needed=False),
    One("points", Number(0, 999), default=0),
]
