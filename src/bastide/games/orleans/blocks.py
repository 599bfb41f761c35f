"""How things of Orléans are seen as numbers (see core/observing.py): the blocks that it and its modules declare."""

from collections.abc import Sequence
from typing import Any, Final

from bastide.core.blocks import Block, Look, spread
from bastide.core.decision import Decision
from bastide.games.orleans import goods, tokens
from bastide.games.orleans.components import DEEDS
from bastide.games.orleans.position import Player, Position, Shown

COINS: Final = 9_999
MOST_OWED: Final = 1_000
"""Of coins and of what is owed no more is told apart."""


def unpacked(packed: int, width: int) -> list[int]:
    """Numbers that are kept as one integer, so many bits each, up to the last that is not 0."""
    found: list[int] = []
    field = (1 << width) - 1
    while packed:
        found.append(packed & field)
        packed >>= width
    return found


def is_open(look: Look) -> bool:
    """ORL-10.2: whether a player's secrets are seen: they stay his own at the end."""
    return look.viewer == look.seat or look.state.revealed


def seen(player: Player, look: Look) -> Player | Shown:
    """ORL-10.3: others see a player who draws and plans in secret as he was when he began."""
    return player if player.shown is None or is_open(look) else player.shown


class Packed(Block):
    """Numbers that are kept as one integer. Those that are `own` are shown to nobody else."""

    def __init__(self, name: str, entries: int, width: int, most: int, attribute: str = "", own: bool = False) -> None:
        super().__init__(name, entries, most + 1)
        self.attribute = attribute or name
        self.width = width
        self.own = own
        self.sure = True

    def numbers(self, owner: Any, look: Look) -> Sequence[int]:
        if self.own and not is_open(look):
            return []
        packed: int = getattr(owner, self.attribute)
        return unpacked(packed, self.width)


class Heap(Packed):
    """Tokens, by kind; without `kinds`, starters too."""

    def __init__(self, name: str, kinds: int = tokens.KINDS, attribute: str = "", own: bool = False) -> None:
        super().__init__(name, kinds, tokens.WIDTH, tokens.FIELD, attribute, own)


class Planned(Heap):
    """Tokens as they are seen while their owner plans."""

    def numbers(self, owner: Any, look: Look) -> Sequence[int]:
        packed: int = getattr(seen(owner, look), self.attribute)
        return unpacked(packed, self.width)


class Stock(Packed):
    """Goods, by kind."""

    def __init__(self, name: str, attribute: str = "") -> None:
        super().__init__(name, goods.KINDS, goods.WIDTH, goods.ALL, attribute)


class OwnBits(Block):
    """A mask that is its owner's."""

    def __init__(self, name: str, entries: int) -> None:
        super().__init__(name, entries, 2)
        self.sure = True

    def numbers(self, owner: Any, look: Look) -> Sequence[int]:
        if not is_open(look):
            return []
        mask: int = getattr(owner, self.name)
        return spread(mask, self.entries)


class Board(Block):
    """The tokens on a board of deeds: deed by deed, space by space; zeros where another board is in play (R-22).
    `spaces` has how many each deed may have at most."""

    def __init__(self, name: str, spaces: dict[str, int]) -> None:
        super().__init__(name, sum(spaces.values()), tokens.NEUTRALS + 1, True)
        self.sure = True
        self.starts = [-1] * len(DEEDS)
        """By deed, where its spaces begin."""
        at = 0
        for deed, most in spaces.items():
            self.starts[DEEDS.index(deed)] = at
            at += most

    def numbers(self, owner: Any, look: Look) -> Sequence[int]:
        state: Position = owner
        found: list[int] = []
        for row in state.box.rows:
            start = self.starts[row.number]
            if start < 0:
                return found
            if len(found) < start:
                found += [0] * (start - len(found))
            found += state.deeds[row.first : row.end]
        return found


# ---- what everybody may know of the decisions on the stack


def waiting(state: Position, kinds: int) -> Decision | None:
    """The topmost decision of some kinds (a mask)."""
    for decision in reversed(state.stack):
        if kinds >> decision.kind & 1:
            return decision
    return None


class Owed(Block):
    """How much is still to be given, in decisions of some kinds: their `a`."""

    def __init__(self, name: str, kinds: Sequence[int]) -> None:
        super().__init__(name, 1, MOST_OWED + 1)
        self.kinds = sum([1 << kind for kind in kinds])

    def numbers(self, owner: Any, look: Look) -> Sequence[int]:
        decision = waiting(owner, self.kinds)
        return [] if decision is None else [decision.a]
